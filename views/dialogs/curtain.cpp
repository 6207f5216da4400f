#include "views/dialogs/curtain.h"

#include "views/games/common/seatpictures.h"
#include "views/games/games.h"
#include "views/panels/announcer.h"
#include "views/panels/playerwords.h"
#include "views/theme/facestore.h"
#include "views/theme/keybutton.h"
#include "views/theme/fonts.h"
#include "views/theme/tokens.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kTickMillis = 16;  ///< a hold is shown growing
constexpr qreal kUsualText = 13; ///< pixels of a system's usual text
// Units at scale 1.
constexpr qreal kFaceWide = 128, kSheetWide = 620, kSheetPad = 24, kRodHigh = 15, kRing = 60, kFold = 38;
constexpr qreal kUsualRod = 0.67, kHighestRod = 0.42; ///< of the window's height
constexpr QColor kCloth(0xa0, 0x2a, 0x41), kClothDark(0x56, 0x0d, 0x20), kBrass(0xe3, 0xb8, 0x57),
    kBrassLight(0xf6, 0xdd, 0x9a), kRingGold(0xb8, 0x77, 0x00);

} // namespace

Curtain::Curtain(FaceStore& faces, QWidget* window)
    : QWidget(window), m_faces(faces), m_name(new QLabel(this)), m_why(new QLabel(this)),
      m_recapTitle(new QLabel(this)), m_recap(new QLabel), m_recapArea(new QScrollArea(this)),
      m_show(new KeyButton(QString(), {}, this)), m_pass(new KeyButton(QString(), {}, this)),
      m_passAll(new KeyButton(tr("Nobody acts: all pass"), tr("A", "key: all pass"), this)),
      m_takeBack(new KeyButton(QString(), {}, this)), m_pause(new KeyButton(QString(), {}, this)),
      m_soundOff(new QCheckBox(tr("Sound off while passing"), this)) {
    setAccessibleName(tr("Curtain"));
    setFocusPolicy(Qt::StrongFocus);
    m_name->setObjectName(QStringLiteral("name"));
    m_why->setObjectName(QStringLiteral("why"));
    m_recap->setObjectName(QStringLiteral("recap"));
    m_show->setObjectName(QStringLiteral("show"));
    m_show->setFilled(true);
    m_show->installEventFilter(this);
    m_pass->setObjectName(QStringLiteral("pass"));
    m_passAll->setObjectName(QStringLiteral("passAll"));
    m_passAll->setToolTip(tr("Whoever wants to act says so now. A pass holds until somebody acts."));
    m_takeBack->setObjectName(QStringLiteral("takeBack"));
    m_pause->setObjectName(QStringLiteral("pauseCurtain"));
    m_pause->setRank(KeyButton::Rank::Quiet);
    m_pause->setKey(tr("Esc", "key"));

    QPalette ink = palette(), muted = ink, light = ink;
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        ink.setColor(role, tokens::kInk);
    muted.setColor(QPalette::WindowText, tokens::kMuted);
    light.setColor(QPalette::WindowText, tokens::kPaper); // only the words: the tick has its own ground
    for (QLabel* label : {m_name, m_why, m_recapTitle, m_recap}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setPalette(ink);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    }
    m_recapTitle->setPalette(muted);
    m_recapTitle->setText(tr("Since your last turn:"));
    m_soundOff->setPalette(light);
    m_soundOff->setChecked(true);
    QPalette quiet = palette();
    quiet.setColor(QPalette::Button, tokens::kPanel);
    for (const auto role : {QPalette::ButtonText, QPalette::WindowText})
        quiet.setColor(role, tokens::kPaper);
    m_pause->setPalette(quiet);
    m_recapArea->setWidget(m_recap);
    m_recapArea->setWidgetResizable(true);
    m_recapArea->setFrameShape(QFrame::NoFrame);
    m_recapArea->viewport()->setAutoFillBackground(false);
    m_recap->setAutoFillBackground(false);
    m_recapArea->setAccessibleName(m_recapTitle->text());
    QWidget* const order[] = {m_show, m_pass, m_passAll, m_takeBack, m_recapArea, m_soundOff, m_pause};
    for (std::size_t i = 1; i < std::size(order); ++i)
        setTabOrder(order[i - 1], order[i]);

    // A press that comes from assistive technology has no length; it is never a stray click.
    connect(m_show, &QPushButton::clicked, this, [this] {
        if (m_hangs) reveal();
    });
    // He whose turn comes has not looked yet, and it is he who agrees.
    connect(m_takeBack, &QPushButton::clicked, this, [this] {
        if (m_hangs && m_table) m_table->takeBack();
    });
    connect(m_pass, &QPushButton::clicked, this, [this] { pass(mayPass().mid(0, 1)); });
    connect(m_passAll, &QPushButton::clicked, this, [this] { pass(mayPass()); });
    connect(m_pause, &QPushButton::clicked, this, &Curtain::pauseWanted);
    connect(m_soundOff, &QCheckBox::toggled, this, &Curtain::soundOffChanged);
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive) return;
        endHold();
        coverNow();
    });
    if (window) {
        window->installEventFilter(this);
        setGeometry(window->rect());
    }
    hide();
}

void Curtain::setRod(int y) {
    if (y == m_rod) return;
    m_rod = y;
    if (m_hangs) place();
}

void Curtain::setTable(Table* table) {
    if (m_table) m_table->disconnect(this);
    drawAside();
    m_table = table;
    endIdle();
    qApp->removeEventFilter(this);
    if (!table) return;
    connect(table, &Table::dueChanged, this, &Curtain::follow);
    connect(table, &Table::facingChanged, this, &Curtain::follow);
    connect(table, &Table::seatsChanged, this, &Curtain::follow);
    connect(table, &Table::pausedChanged, this, [this] {
        if (m_hangs) fill();
    });
    if (guards()) qApp->installEventFilter(this); // hands on keys and mouse, for the idle minute
    follow();
}

bool Curtain::guards() const {
    return m_table && m_table->persons() > 1;
}

void Curtain::setCalm(bool calm) {
    m_calm = calm;
    follow();
}

void Curtain::setOnePress(bool on) {
    m_onePress = on;
    if (m_hangs) fill();
}

void Curtain::setSoundOff(bool off) {
    m_soundOff->setChecked(off);
}

void Curtain::follow() {
    if (!guards()) {
        drawAside();
        return;
    }
    if (m_table->facing() != kNoSeat) {
        drawAside();
        if (!m_idling) beginIdle();
        return;
    }
    endIdle();
    if (m_table->due() != Due::HandOver) {
        drawAside(); // the table plays on in public
        return;
    }
    if (!m_hangs && !m_calm) return; // the end of the last turn is still being shown, to everybody
    hang();
}

void Curtain::hang() {
    const bool another = m_for != m_table->dueSeat();
    m_for = m_table->dueSeat();
    if (m_hangs && !another) return;
    if (m_hangs) {
        fill();
        endHold();
        update();
        return;
    }
    m_hangs = m_whole = true;
    fill();
    if (parentWidget()) setGeometry(parentWidget()->rect());
    m_focusBefore = QApplication::focusWidget();
    show();
    raise();
    repaint(); // it is painted before anything behind it changes
    // What lies behind goes out of sight altogether: nothing of it can be focused, read out or grabbed. But
    // for the table, as everybody may see it.
    m_behind.clear();
    if (parentWidget()) hideAround(parentWidget());
    if (m_view) m_view->setEnabled(false); // it takes no key and no focus, whoever gives it to it
    m_show->setFocus(Qt::OtherFocusReason);
    m_whole = !m_view || m_table->facing() != kNoSeat;
    place();
    emit hung(true);
}

/// Hides what lies in `parent` beside the public view, and over it.
void Curtain::hideAround(QWidget* parent) {
    const auto* area = parent == m_view ? qobject_cast<QAbstractScrollArea*>(parent) : nullptr;
    for (QObject* child : parent->children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (!widget || widget == this || widget->isWindow() || widget->isHidden() ||
            qobject_cast<Announcer*>(widget) || widget == m_view || (area && widget == area->viewport()))
            continue;
        if (m_view && widget->isAncestorOf(m_view)) {
            hideAround(widget);
            continue;
        }
        m_behind.append(widget);
        widget->hide();
    }
    if (parent != m_view && m_view && m_view->parentWidget() == parent) hideAround(m_view);
}

void Curtain::drawAside() {
    endHold();
    if (!m_hangs) return;
    m_hangs = false;
    m_whole = true;
    m_for = kNoSeat;
    for (const QPointer<QWidget>& widget : std::as_const(m_behind))
        if (widget) widget->show();
    m_behind.clear();
    if (m_view) m_view->setEnabled(true);
    hide();
    if (m_focusBefore && m_focusBefore->isVisible()) m_focusBefore->setFocus(Qt::OtherFocusReason);
    emit hung(false);
}

void Curtain::coverNow() {
    if (!guards() || m_table->facing() == kNoSeat) return;
    // Painted first, and only then are the hands covered: the curtain comes down for the one who sits here,
    // whoever is due then.
    m_for = m_table->facing();
    m_whole = true;
    fill();
    if (parentWidget()) setGeometry(parentWidget()->rect());
    show();
    raise();
    repaint();
    m_for = kNoSeat;
    m_table->cover();
    if (!m_hangs) hide(); // nobody's turn: the public table may be seen
}

void Curtain::fill() {
    const QString name = m_table ? seatTitle(m_table->plan(), m_for) : QString();
    const bool asked = m_table && m_for == m_table->dueSeat() && m_table->hasTheTurn(m_for);
    m_name->setText(asked ? tr("%1, your turn").arg(name) : tr("%1, you are asked").arg(name));
    const QString why = m_table && m_for != kNoSeat ? m_table->whyDue(m_for) : QString();
    m_why->setText(why.isEmpty() ? tr("Everybody else looks away.")
                                 : tr("%1 Everybody else looks away.", "a sentence").arg(why));
    QStringList recap = m_table && m_for != kNoSeat ? m_table->recap(m_for) : QStringList();
    recap.removeAll(why);
    m_recap->setText(recap.join(u'\n'));
    m_recapTitle->setVisible(!recap.isEmpty());
    m_recapArea->setVisible(!recap.isEmpty());
    m_show->setWords(m_onePress ? tr("Show my cards") : tr("Hold to show my cards"));
    m_show->setKey(tr("Space", "key"));
    m_show->setHeld(0);
    m_show->setToolTip(
        tr("With a screen reader: headphones, please. Your hand is read out once it is shown."));
    m_portrait = m_table && m_for != kNoSeat ? portraitOf(*m_table, m_for) : QString();
    const Seat decider = m_table && m_for == m_table->dueSeat() ? m_table->lastDecider() : kNoSeat;
    m_takeBack->setVisible(decider != kNoSeat);
    if (decider != kNoSeat)
        m_takeBack->setWords(
            tr("I agree that %1 takes the last move back").arg(m_table->plan().seats[decider].name));
    const QList<Seat> passing = mayPass();
    m_pass->setVisible(!passing.isEmpty());
    m_passAll->setVisible(passing.size() > 1);
    m_pass->setWords(tr("%1 passes").arg(name));
    m_pass->setKey(tr("N", "key: pass"));
    m_pass->setToolTip(tr("Without a look at the cards. It holds until somebody acts."));
    m_pause->setWords(m_table && m_table->paused() ? tr("Go on") : tr("Pause"));
    setAccessibleDescription(m_name->text() + QStringLiteral(". ") + m_why->text());
    place();
    m_show->setAccessibleDescription(accessibleDescription());
}

QList<Seat> Curtain::mayPass() const {
    QList<Seat> seats;
    if (!m_table || m_table->due() != Due::HandOver || m_for != m_table->dueSeat()) return seats;
    for (const Seat seat : m_table->mayPassUnseen())
        seats << seat;
    return seats;
}

void Curtain::pass(const QList<Seat>& seats) {
    if (!m_hangs || !m_table || seats.isEmpty() || m_table->paused()) return;
    endHold();
    SeatSet all;
    for (const Seat seat : seats)
        all.add(seat);
    m_table->passUnseen(all);
}

void Curtain::beginHold() {
    if (!m_hangs || m_holding) return;
    if (m_onePress) {
        reveal();
        return;
    }
    m_holding = true;
    m_heldFrom = m_clock.now();
    m_clock.callAt(m_show, m_heldFrom + kTickMillis, [this] { holdOn(); });
}

void Curtain::endHold() {
    m_holding = false;
    m_clock.cancel(m_show);
    m_show->setHeld(0);
    m_show->setDown(false);
}

void Curtain::holdOn() {
    if (!m_holding) return;
    const qint64 now = m_clock.now(), held = now - m_heldFrom;
    m_show->setHeld(qMin(1.0, qreal(held) / kHoldMillis));
    if (held >= kHoldMillis)
        reveal();
    else
        m_clock.callAt(m_show, qMin(now + kTickMillis, m_heldFrom + kHoldMillis), [this] { holdOn(); });
}

void Curtain::beginIdle() {
    m_idling = true;
    m_clock.callAt(this, m_clock.now() + kIdleMillis, [this] {
        m_idling = false;
        coverNow();
    });
}

void Curtain::endIdle() {
    m_idling = false;
    m_clock.cancel(this);
}

void Curtain::reveal() {
    endHold();
    // Behind the curtain the hand is laid open; facingChanged then draws it aside.
    if (m_table) m_table->reveal(m_for);
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) setGeometry(parentWidget()->rect());
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::TouchBegin:
    case QEvent::Wheel:
        if (m_idling) beginIdle();
        break;
    case QEvent::WindowStateChange:
        if (parentWidget() && watched == window() && (window()->windowState() & Qt::WindowMinimized))
            coverNow();
        break;
    default: break;
    }
    if (watched != m_show || !m_hangs) return QWidget::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        if (static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton) beginHold();
        return true;
    case QEvent::MouseButtonDblClick: return true;
    case QEvent::MouseButtonRelease:
    case QEvent::Leave:
    case QEvent::FocusOut: endHold(); return event->type() == QEvent::MouseButtonRelease;
    case QEvent::MouseMove:
        if (!m_show->rect().contains(static_cast<QMouseEvent*>(event)->pos())) endHold();
        return true;
    case QEvent::KeyPress:
    case QEvent::KeyRelease: {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() != Qt::Key_Space && key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter) break;
        event->type() == QEvent::KeyPress ? keyPressEvent(key) : keyReleaseEvent(key);
        return true;
    }
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void Curtain::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event->isAutoRepeat()) beginHold();
        event->accept();
        return;
    case Qt::Key_Escape: emit pauseWanted(); return;
    default:
        event->accept(); // other letters are the table's, and the table is behind the curtain
        if (!m_singleKeys || event->isAutoRepeat() || event->text().trimmed().isEmpty()) return;
        for (KeyButton* button : {m_pass, m_passAll})
            if (button->isVisible() && event->text().compare(button->key(), Qt::CaseInsensitive) == 0) {
                button->click();
                return;
            }
    }
}

void Curtain::keyReleaseEvent(QKeyEvent* event) {
    if (!event->isAutoRepeat()) endHold();
    event->accept();
}

void Curtain::mousePressEvent(QMouseEvent* event) {
    event->accept(); // the table above it is only to be looked at
}

bool Curtain::focusNextPrevChild(bool next) {
    QWidget* at = focusWidget();
    for (QWidget* other = at; other;) {
        other = next ? other->nextInFocusChain() : other->previousInFocusChain();
        if (other == at) break;
        if (!isAncestorOf(other) || !other->isVisible() || !(other->focusPolicy() & Qt::TabFocus)) continue;
        other->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return true;
    }
    return true; // the focus stays on it
}

// ---- how it looks ----

qreal Curtain::unit() const {
    return tokens::scaleOf(width(), height());
}

int Curtain::rod() const {
    if (m_whole) return 0;
    const qreal lowest = height() * kUsualRod;
    return int(m_rod > 0 ? std::clamp(qreal(m_rod), height() * kHighestRod, lowest) : lowest);
}

/// The cloth and the rod, once for each size.
void Curtain::paintCloth() {
    const qreal ratio = devicePixelRatioF();
    const int top = rod();
    if (m_clothRod == top && m_cloth.size() == size() * ratio) return;
    m_clothRod = top;
    m_cloth = QPixmap(size() * ratio);
    m_cloth.setDevicePixelRatio(ratio);
    m_cloth.fill(Qt::transparent);
    QPainter p(&m_cloth);
    p.setRenderHint(QPainter::Antialiasing);
    const qreal u = unit(), bar = kRodHigh * u;
    const QRectF cloth(0, top, width(), height() - top);
    QLinearGradient fall(cloth.topLeft(), cloth.bottomLeft());
    fall.setColorAt(0, kCloth);
    fall.setColorAt(1, kClothDark);
    p.fillRect(cloth, fall);
    // Folds: a shadow in each, and a thin light beside it.
    QColor shadow = kClothDark, light = kCloth.lighter(128);
    shadow.setAlphaF(0.42F);
    light.setAlphaF(0.4F);
    for (qreal x = -kFold * u * 0.4; x < width(); x += 2 * kFold * u) {
        p.fillRect(QRectF(x, cloth.top(), kFold * u, cloth.height()), shadow);
        p.fillRect(QRectF(x + kFold * u * 1.46, cloth.top(), std::max(1.0, 2.4 * u), cloth.height()), light);
    }
    // What hangs is darker just under the rod.
    QLinearGradient under(QPointF(0, cloth.top() + bar), QPointF(0, cloth.top() + bar + 34 * u));
    QColor dark = tokens::kNight, none = dark;
    dark.setAlphaF(0.35F);
    none.setAlphaF(0);
    under.setColorAt(0, dark);
    under.setColorAt(1, none);
    p.fillRect(QRectF(0, cloth.top() + bar, width(), 34 * u), under);
    QLinearGradient brass(QPointF(0, cloth.top()), QPointF(0, cloth.top() + bar));
    brass.setColorAt(0, kBrassLight);
    brass.setColorAt(0.5, kBrass);
    brass.setColorAt(1, kRingGold);
    p.setPen(QPen(tokens::kInk, std::max(1.5, 3 * u)));
    p.setBrush(brass);
    p.drawRect(QRectF(-8, cloth.top() + 1.5 * u, width() + 16, bar - 3 * u));
    p.setBrush(Qt::NoBrush);
    for (qreal x = kRing * u * 0.4; x < width(); x += kRing * u) {
        const QRectF ring(x - 9 * u, cloth.top() - 2 * u, 18 * u, bar + 9 * u);
        p.setPen(QPen(tokens::kInk, std::max(2.0, 5.4 * u)));
        p.drawEllipse(ring);
        p.setPen(QPen(kRingGold, std::max(1.0, 3 * u)));
        p.drawEllipse(ring);
    }
}

void Curtain::paintEvent(QPaintEvent* event) {
    paintCloth();
    QPainter p(this);
    p.drawPixmap(event->rect(), m_cloth,
                 QRectF(QPointF(event->rect().topLeft()) * devicePixelRatioF(),
                        QSizeF(event->rect().size()) * devicePixelRatioF())
                     .toRect());
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const qreal u = unit(), line = std::max(2.0, tokens::kDialogStroke * u),
                radius = tokens::kDialogRadius * u;
    QColor shadow = tokens::kNight;
    shadow.setAlphaF(0.5F);
    p.setPen(Qt::NoPen);
    p.setBrush(shadow);
    p.drawRoundedRect(QRectF(m_sheet).translated(4 * u, 8 * u), radius, radius);
    p.setPen(QPen(tokens::kInk, line));
    p.setBrush(tokens::kPaper);
    p.drawRoundedRect(QRectF(m_sheet), radius, radius);
    if (!m_portrait.isEmpty() && !m_face.isEmpty()) {
        const CardArt art{
            .file = QStringLiteral(":/portraits/%1-calm.svg").arg(m_portrait), .plate = {}, .plateLine = {}};
        const QPixmap face = m_faces.pixmapNow(art, m_face.size() * devicePixelRatioF());
        p.drawPixmap(QRectF(m_face), face, QRectF(face.rect()));
    }
    if (!m_box.isEmpty()) {
        p.setPen(QPen(tokens::kInk, std::max(1.5, 2 * u)));
        p.setBrush(tokens::kPaperSecond);
        p.drawRoundedRect(QRectF(m_box), 12 * u, 12 * u);
    }
}

void Curtain::resizeEvent(QResizeEvent*) {
    place();
}

void Curtain::setLetters(qreal share) {
    const qreal u = unit() * share, text = theme::fontPixels(*this) / kUsualText;
    const auto body = [&](qreal size) {
        QFont words = font();
        words.setPixelSize(int(std::round(tokens::fontPixels(size, u, text))));
        return words;
    };
    m_name->setFont(theme::titleFont(std::max(tokens::kLeastFontPixels, 29 * u * std::min(text, 1.5))));
    QFont bold = body(tokens::kCaption);
    bold.setBold(true);
    m_recapTitle->setFont(bold);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_why), static_cast<QWidget*>(m_recap), static_cast<QWidget*>(m_show),
          static_cast<QWidget*>(m_pass), static_cast<QWidget*>(m_passAll), static_cast<QWidget*>(m_takeBack),
          static_cast<QWidget*>(m_soundOff), static_cast<QWidget*>(m_pause)})
        widget->setFont(body(tokens::kBody));
}

int Curtain::arrange(int width, bool move) {
    const qreal u = unit();
    const int pad = int(kSheetPad * u), gap = int(10 * u), left = m_sheet.left() + pad;
    const int inner = width - 2 * pad, face = std::min(int(kFaceWide * u), inner / 3);
    int y = m_sheet.top() + pad;
    const int first = y;
    const auto put = [&](QWidget* widget, int x, int wide, int high) {
        if (widget->isHidden()) return;
        if (move) widget->setGeometry(x, y, wide, high);
        y += high;
    };
    const int words = left + face + int(18 * u), wide = inner - face - int(18 * u);
    for (QLabel* label : {m_name, m_why, m_recapTitle}) {
        put(label, words, wide, label->heightForWidth(wide));
        if (!label->isHidden()) y += gap / 2;
    }
    // The picture of a face has some air round the porthole.
    const int air = int(face * 0.09);
    if (move) m_face = QRect(left - air / 2, first - air, face, face);
    y = std::max(y, first + face - air + gap / 2);
    if (move) m_box = {};
    if (!m_recapArea->isHidden()) {
        const int inset = int(12 * u);
        const int needed = m_recap->heightForWidth(inner - 2 * inset) + int(6 * u);
        const int high = std::min(needed, int(height() * 0.3)) + inset;
        if (move) {
            m_box = QRect(left, y, inner, high);
            m_recapArea->setGeometry(m_box.adjusted(inset, inset / 2, -inset / 2, -inset / 2));
        }
        y += high + gap;
    }
    const QSize show = m_show->sizeHint();
    const int button = std::clamp(int(inner * 0.76), show.width(), std::max(show.width(), inner));
    put(m_show, left + (inner - button) / 2, button, std::max(show.height(), int(52 * u)));
    y += gap;
    // Passes side by side where they have room.
    if (!m_pass->isHidden()) {
        const int one = m_pass->sizeHint().width(), all = m_passAll->sizeHint().width();
        const int high = m_pass->sizeHint().height();
        const bool both = !m_passAll->isHidden(), row = both && one + all + gap <= inner;
        if (row) {
            const int start = left + (inner - one - all - gap) / 2;
            if (move) m_passAll->setGeometry(start + one + gap, y, all, high);
            put(m_pass, start, one, high);
        } else {
            put(m_pass, left + (inner - one) / 2, std::min(one, inner), high);
            if (both) {
                y += gap;
                put(m_passAll, left + std::max(0, (inner - all) / 2), std::min(all, inner), high);
            }
        }
        y += gap;
    }
    if (!m_takeBack->isHidden()) {
        const int needed = std::min(inner, m_takeBack->sizeHint().width());
        put(m_takeBack, left + (inner - needed) / 2, needed, m_takeBack->sizeHint().height());
        y += gap;
    }
    return y - m_sheet.top() + pad - gap;
}

void Curtain::place() {
    const qreal u = unit();
    const int edge = int(14 * u);
    // Letters give way before anything is cut, and the sheet may lie over the table.
    qreal share = 1;
    int wide = 0, high = 0;
    for (;; share -= 0.1) {
        setLetters(share);
        const qreal text = std::min(1.6, theme::fontPixels(*this) / kUsualText);
        wide = std::min(width() - 2 * edge, int(kSheetWide * u * std::max(1.0, text * share)));
        high = arrange(wide, false);
        if (high <= height() - 2 * edge || share < 0.45) break;
    }
    high = std::min(high, height() - 2 * edge);
    // Its lower edge where the cloth ends, its upper one over the rod if it is so high.
    const int most = height() - edge - int(8 * u) - high;
    const int top = m_whole ? (height() - high) / 2 : std::min(most, rod() + int(46 * u));
    m_sheet = QRect((width() - wide) / 2, std::max(edge, top), wide, high);
    arrange(wide, true);
    QTimer::singleShot(0, m_recapArea, [area = m_recapArea] {
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    });
    // The corners of the cloth; where the sheet takes all of it, the two stand under the bar or nowhere.
    const QSize tick = m_soundOff->sizeHint(), pause = m_pause->sizeHint();
    const int bottom = height() - edge;
    m_soundOff->setGeometry(edge, bottom - tick.height(), tick.width(), tick.height());
    m_pause->setGeometry(width() - edge - pause.width(), bottom - pause.height(), pause.width(),
                         pause.height());
    m_soundOff->setVisible(!m_soundOff->geometry().intersects(m_sheet));
    m_pause->setVisible(!m_pause->geometry().intersects(m_sheet));
    update();
}

} // namespace tacklebox

#include "moc_curtain.cpp"
