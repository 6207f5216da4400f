#include "views/dialogs/curtain.h"

#include "views/panels/announcer.h"
#include "views/panels/playerwords.h"
#include "views/theme/keybutton.h"
#include "views/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace tacklebox {

namespace {

constexpr int kTickMillis = 16; ///< a hold is shown growing

/// A fish that carries the rod over, drawn in a box of 120 by 60.
void drawFish(QPainter& painter, const QPointF& middle, qreal scale) {
    painter.save();
    painter.translate(middle);
    painter.scale(scale, scale);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath body(QPointF(-34, 0));
    body.cubicTo(-14, -30, 30, -30, 52, 0);
    body.cubicTo(30, 30, -14, 30, -34, 0);
    QPainterPath tail(QPointF(-30, 0));
    tail.lineTo(-58, -20);
    tail.cubicTo(-50, -6, -50, 6, -58, 20);
    tail.closeSubpath();
    painter.setPen(QPen(theme::kInk, 3.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme::kGold);
    painter.drawPath(tail);
    painter.drawPath(body);
    painter.setBrush(Qt::NoBrush);
    painter.drawArc(QRectF(8, -14, 12, 28), 90 * 16, 180 * 16);
    painter.setBrush(theme::kPaper);
    painter.drawEllipse(QPointF(30, -6), 6.5, 6.5);
    painter.setBrush(theme::kInk);
    painter.drawEllipse(QPointF(31.5, -6), 2.6, 2.6);
    painter.restore();
}

} // namespace

Curtain::Curtain(QWidget* window)
    : QWidget(window), m_pass(new QLabel), m_name(new QLabel), m_recapTitle(new QLabel), m_recap(new QLabel),
      m_advice(new QLabel), m_recapArea(new QScrollArea), m_column(new QWidget(this)),
      m_show(new KeyButton(QString())), m_takeBack(new KeyButton(QString())),
      m_soundOff(new QCheckBox(tr("Sound off while passing"))) {
    setAccessibleName(tr("Curtain"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent); // every pixel is the curtain's own
    m_name->setObjectName(QStringLiteral("name"));
    m_recap->setObjectName(QStringLiteral("recap"));
    m_show->setObjectName(QStringLiteral("show"));
    m_show->setFilled(true);
    m_show->installEventFilter(this);

    QPalette light = palette();
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        light.setColor(role, Qt::white);
    light.setColor(QPalette::Window, theme::kWaterDark);
    for (QLabel* label : {m_pass, m_name, m_recapTitle, m_recap, m_advice}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setPalette(light);
        label->setAlignment(Qt::AlignHCenter);
    }
    m_recap->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_recapTitle->setText(tr("Since your last turn:"));
    m_recapTitle->setAlignment(Qt::AlignLeft);
    m_advice->setText(
        tr("With a screen reader: headphones, please. Your hand is read out once it is shown."));
    QPalette words = palette(); // only the words are light: the tick stays dark on its own ground
    words.setColor(QPalette::WindowText, Qt::white);
    m_soundOff->setPalette(words);
    m_soundOff->setChecked(true);
    m_recapArea->setWidget(m_recap);
    m_recapArea->setWidgetResizable(true);
    m_recapArea->setFrameShape(QFrame::NoFrame);
    m_recapArea->viewport()->setAutoFillBackground(false);
    m_recap->setAutoFillBackground(false);
    m_recapArea->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_recapArea->setAccessibleName(m_recapTitle->text());

    auto* column = new QVBoxLayout(m_column);
    column->setSpacing(8);
    column->addWidget(m_pass);
    column->addWidget(m_name);
    column->addSpacing(8);
    column->addWidget(m_recapTitle);
    column->addWidget(m_recapArea, 100);
    column->addStretch(1);
    column->addSpacing(8);
    column->addWidget(m_show, 0, Qt::AlignHCenter);
    column->addWidget(m_takeBack, 0, Qt::AlignHCenter);
    column->addWidget(m_soundOff, 0, Qt::AlignHCenter);
    column->addWidget(m_advice);
    setTabOrder(m_show, m_takeBack);
    setTabOrder(m_takeBack, m_soundOff);
    setTabOrder(m_soundOff, m_recapArea);

    // A press that comes from assistive technology has no length; it is never a stray click.
    connect(m_show, &QPushButton::clicked, this, [this] {
        if (m_hangs) reveal();
    });
    m_takeBack->setObjectName(QStringLiteral("takeBack"));
    // He whose turn comes has not looked yet, and it is he who agrees.
    connect(m_takeBack, &QPushButton::clicked, this, [this] {
        if (m_hangs && m_table) m_table->takeBack();
    });
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
    fill();
    if (m_hangs) {
        endHold();
        update();
        return;
    }
    m_hangs = true;
    if (parentWidget()) setGeometry(parentWidget()->rect());
    m_focusBefore = QApplication::focusWidget();
    show();
    raise();
    repaint(); // it is painted before anything behind it changes
    // What lies behind goes out of sight altogether: nothing of it can be focused, read out or grabbed.
    m_behind.clear();
    if (parentWidget())
        for (QObject* child : parentWidget()->children()) {
            auto* widget = qobject_cast<QWidget*>(child);
            if (!widget || widget == this || widget->isWindow() || widget->isHidden() ||
                qobject_cast<Announcer*>(widget))
                continue;
            m_behind.append(widget);
            widget->hide();
        }
    m_show->setFocus(Qt::OtherFocusReason);
    emit hung(true);
}

void Curtain::drawAside() {
    endHold();
    if (!m_hangs) return;
    m_hangs = false;
    m_for = kNoSeat;
    for (const QPointer<QWidget>& widget : std::as_const(m_behind))
        if (widget) widget->show();
    m_behind.clear();
    hide();
    if (m_focusBefore && m_focusBefore->isVisible()) m_focusBefore->setFocus(Qt::OtherFocusReason);
    emit hung(false);
}

void Curtain::coverNow() {
    if (!guards() || m_table->facing() == kNoSeat) return;
    // Painted first, and only then are the hands covered: the curtain comes down for the one who sits here,
    // whoever is due then.
    m_for = m_table->facing();
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
    m_pass->setText(tr("Pass the rod to"));
    m_name->setText(m_table ? seatTitle(m_table->plan(), m_for) : QString());
    const QStringList recap = m_table && m_for != kNoSeat ? m_table->recap(m_for) : QStringList();
    m_recap->setText(recap.join(u'\n'));
    m_recapTitle->setVisible(!recap.isEmpty());
    m_recapArea->setVisible(!recap.isEmpty());
    m_recapArea->setMaximumHeight((int(recap.size()) + 1) * 2 * QFontMetrics(font()).lineSpacing());
    m_show->setWords(m_onePress ? tr("Show my cards") : tr("Hold to show my cards"));
    m_show->setKey(tr("Space", "key"));
    m_show->setHeld(0);
    const Seat decider = m_table && m_for == m_table->dueSeat() ? m_table->lastDecider() : kNoSeat;
    m_takeBack->setVisible(decider != kNoSeat);
    if (decider != kNoSeat)
        m_takeBack->setWords(
            tr("I agree that %1 takes the last move back").arg(m_table->plan().seats[decider].name));
    const qreal letters = theme::fontPixels(*this);
    const qreal heading = qMax(letters, height() / 48.0); // to be read from the other side of the table
    m_pass->setFont(theme::titleFont(heading * 1.7));
    m_name->setFont(theme::titleFont(heading * 3.4));
    QFont bold = font();
    bold.setBold(true);
    m_recapTitle->setFont(bold);
    setAccessibleDescription(m_pass->text() + u' ' + m_name->text());
    place();
    m_show->setAccessibleDescription(m_pass->text() + u' ' + m_name->text());
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
    default: event->accept(); // letters are the table's, and the table is behind the curtain
    }
}

void Curtain::keyReleaseEvent(QKeyEvent* event) {
    if (!event->isAutoRepeat()) endHold();
    event->accept();
}

void Curtain::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    theme::drawWater(painter, rect());
    const qreal letters = theme::fontPixels(*this), scale = letters / 16.0;
    const QPoint top = m_column->geometry().topLeft();
    if (top.y() > 70 * scale) drawFish(painter, QPointF(width() / 2.0, top.y() - 34 * scale), scale * 0.95);
}

void Curtain::resizeEvent(QResizeEvent*) {
    place();
}

void Curtain::place() {
    const int letters = QFontMetrics(font()).averageCharWidth();
    const int wide = qMin(width() - 40, letters * 70);
    const int fish = qMin(height() / 6, int(80 * theme::fontPixels(*this) / 16.0));
    // As high as it needs, in the middle; what does not fit the recap scrolls, the newest lines in sight.
    const int recap = m_recap->heightForWidth(wide - 2 * letters) + letters;
    m_recapArea->setMinimumHeight(qMin(recap, height() * 45 / 100));
    QTimer::singleShot(0, m_recapArea, [area = m_recapArea] {
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    });
    const int needed = m_column->layout()->hasHeightForWidth() ? m_column->layout()->totalHeightForWidth(wide)
                                                               : m_column->sizeHint().height();
    const int high = qMin(height() - fish - 30, needed + letters);
    m_column->setGeometry((width() - wide) / 2, qMax(fish + 10, (height() - high + fish) / 2), wide, high);
}

} // namespace tacklebox

#include "moc_curtain.cpp"
