#include "views/dialogs/curtain.h"

#include "model/table/handover.h"
#include "views/dialogs/holdbutton.h"
#include "views/dialogs/recaplines.h"
#include "views/games/common/seatpictures.h"
#include "views/games/games.h"
#include "views/panels/playerwords.h"
#include "views/theme/inputwatch.h"
#include "views/theme/keymap.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QScrollArea>

namespace tacklebox {

Curtain::Curtain(FaceStore& faces, QWidget* window)
    : QWidget(window), m_faces(faces), m_name(new QLabel(this)), m_why(new QLabel(this)),
      m_recapTitle(new QLabel(this)), m_recap(new RecapLines(faces)), m_recapArea(new QScrollArea(this)),
      m_show(new HoldButton(m_clock, this)), m_buttons(new ButtonRow(this)),
      m_pass(new KeyButton(QString(), {}, m_buttons)),
      m_passAll(new KeyButton(tr("Everyone passes"), keys::nameOf(keys::Command::AllPass), m_buttons)),
      m_takeBack(new KeyButton(QString(), {}, m_buttons)), m_keep(new KeyButton(tr("No"), {}, m_buttons)),
      m_pause(new KeyButton(QString(), {}, this)),
      m_muteWhilePassing(new QCheckBox(tr("Mute while passing"), this)), m_ordersQuestion(new QLabel(this)),
      m_ordersAnswer(new QComboBox(this)), m_toCome(new QLabel(this)) {
    setAccessibleName(tr("Curtain"));
    setFocusPolicy(Qt::StrongFocus);
    m_name->setObjectName(QStringLiteral("name"));
    m_why->setObjectName(QStringLiteral("why"));
    m_toCome->setObjectName(QStringLiteral("toCome"));
    m_recap->setObjectName(QStringLiteral("recap"));
    m_show->setObjectName(QStringLiteral("show"));
    m_show->setDefaultLook(true);
    m_pass->setObjectName(QStringLiteral("pass"));
    m_passAll->setObjectName(QStringLiteral("passAll"));
    m_passAll->setToolTip(tr("If you want to act, say so now. A pass lasts until somebody acts."));
    m_takeBack->setObjectName(QStringLiteral("takeBack"));
    m_keep->setObjectName(QStringLiteral("keepMove"));
    m_pause->setObjectName(QStringLiteral("pauseCurtain"));
    m_pause->setRank(KeyButton::Rank::Quiet);
    m_pause->setKey(keys::nameOf(keys::Command::Back));

    m_buttons->setAlignment(Qt::AlignHCenter);
    m_ordersQuestion->setObjectName(QStringLiteral("ordersQuestion"));
    m_ordersQuestion->setBuddy(m_ordersAnswer);
    m_ordersAnswer->setObjectName(QStringLiteral("ordersAnswer"));
    using Rule = StandingOrder::Rule;
    m_ordersAnswer->addItem(tr("No, keep them"), int(Rule::Never));
    m_ordersAnswer->addItem(tr("Yes, if I would lose a card"), int(Rule::OnlyIfILose));
    m_ordersAnswer->addItem(tr("Ask me: pass me the screen"), int(Rule::AskMe));
    m_ordersAnswer->setToolTip(tr("While you have the screen, F8 changes this for each card."));

    for (QLabel* label : {m_name, m_why, m_recapTitle, m_ordersQuestion, m_toCome}) {
        label->setWordWrap(label != m_toCome);
        label->setTextFormat(Qt::PlainText);
        label->setAlignment(label == m_toCome ? Qt::AlignCenter : Qt::AlignLeft | Qt::AlignTop);
    }
    m_recapTitle->setText(tr("Since your last turn:"));
    m_muteWhilePassing->setChecked(true);
    m_recapArea->setWidget(m_recap);
    m_recapArea->setWidgetResizable(true);
    m_recapArea->setFrameShape(QFrame::NoFrame);
    m_recapArea->viewport()->setAutoFillBackground(false);
    m_recap->setAutoFillBackground(false);
    m_recapArea->setAccessibleName(m_recapTitle->text());
    applyTheme();
    QWidget* const order[] = {m_show,         m_pass,      m_passAll,          m_takeBack, m_keep,
                              m_ordersAnswer, m_recapArea, m_muteWhilePassing, m_pause};
    for (std::size_t i = 1; i < std::size(order); ++i)
        setTabOrder(order[i - 1], order[i]);

    // Assistive technology sends clicks without a duration, never by accident.
    connect(m_show, &QPushButton::clicked, this, &Curtain::reveal);
    connect(m_show, &HoldButton::held, this, &Curtain::reveal);
    // The next player has not looked yet; an undo needs their consent.
    connect(m_takeBack, &QPushButton::clicked, this, [this] {
        if (m_hangs && m_table) m_table->undo();
    });
    connect(m_keep, &QPushButton::clicked, this, [this] {
        if (!m_hangs || !m_table) return;
        m_declinedAt = m_table->events();
        m_show->setFocus(Qt::OtherFocusReason);
        fill();
    });
    connect(m_pass, &QPushButton::clicked, this, [this] { pass(mayPass().mid(0, 1)); });
    connect(m_passAll, &QPushButton::clicked, this, [this] { pass(mayPass()); });
    connect(m_pause, &QPushButton::clicked, this, &Curtain::pauseWanted);
    connect(m_muteWhilePassing, &QCheckBox::clicked, this, &Curtain::muteWhilePassingChanged);
    connect(&theme::InputWatch::instance(), &theme::InputWatch::input, this, [this] {
        if (m_idling) beginIdle(); // restarts the timeout
    });
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive) return;
        m_show->endHold();
        coverNow();
    });
    if (window) {
        window->installEventFilter(this);
        resize(window->size());
    }
    hide();
}

void Curtain::setTable(Table* table) {
    openCurtain();
    observe(this, table);
    endIdle();
    if (!table) return;
    connect(table, &Table::waitingForChanged, this, &Curtain::updateFromTable);
    connect(table, &Table::viewerChanged, this, &Curtain::updateFromTable);
    connect(table, &Table::seatsChanged, this, &Curtain::updateFromTable);
    connect(table, &Table::pausedChanged, this, [this] {
        if (m_hangs) fill();
    });
    updateFromTable();
}

bool Curtain::guards() const {
    return m_table && m_table->people() > 1;
}

void Curtain::setCalm(bool calm) {
    m_calm = calm;
    updateFromTable();
}

void Curtain::setOnePress(bool on) {
    m_show->setOnePress(on);
    if (m_hangs) fill();
}

void Curtain::setHideAfter(int millis) {
    m_hideAfter = millis;
    updateFromTable();
}

void Curtain::setMuteWhilePassing(bool mute) {
    m_muteWhilePassing->setChecked(mute);
}

bool Curtain::isMuteWhilePassing() const {
    return m_muteWhilePassing->isChecked();
}

void Curtain::updateFromTable() {
    if (!guards()) {
        openCurtain();
        return;
    }
    if (m_table->viewer() != kNoSeat) {
        openCurtain();
        if (!m_idling || m_idlesFor != idleMillis()) beginIdle();
        return;
    }
    endIdle();
    if (m_table->waitingFor() != WaitingFor::HandOver) {
        openCurtain(); // the table continues in public
        return;
    }
    // The end of the last turn is still being shown to everyone.
    if (!m_hangs && !(m_calm && m_table->isAllShown())) return;
    hang();
}

void Curtain::hang() {
    const bool another = m_for != m_table->seatToAct();
    m_for = m_table->seatToAct();
    if (another) m_ordersAnswer->setCurrentIndex(0);
    if (m_hangs && !another && m_takeBack->isHidden() == (whoAsksForUndo() == kNoSeat)) return;
    if (m_hangs) {
        fill();
        m_show->endHold();
        update();
        return;
    }
    m_hangs = m_whole = true;
    fill();
    if (parentWidget()) resize(parentWidget()->size());
    m_focusBefore = QApplication::focusWidget();
    show();
    raise();
    repaint(); // cover the screen before anything behind changes
    // Hide the widgets behind, so that nothing there can be focused, read out or grabbed. The public view
    // stays.
    if (parentWidget()) m_behind.hideAllBut(this, m_view, parentWidget());
    if (m_view) m_view->setEnabled(false); // it must take neither keys nor focus
    m_show->setFocus(Qt::OtherFocusReason);
    m_whole = !m_view || m_table->viewer() != kNoSeat;
    place();
    emit visibilityChanged(true);
}

void Curtain::openCurtain() {
    m_show->endHold();
    if (!m_hangs) return;
    m_hangs = false;
    m_whole = true;
    m_for = kNoSeat;
    m_behind.showAgain();
    if (m_view) m_view->setEnabled(true);
    hide();
    if (m_focusBefore && m_focusBefore->isVisible()) m_focusBefore->setFocus(Qt::OtherFocusReason);
    emit visibilityChanged(false);
}

void Curtain::coverNow() {
    if (!guards() || m_table->viewer() == kNoSeat) return;
    // Paint before the hands are covered; until then it names the current viewer.
    m_for = m_table->viewer();
    m_whole = true;
    fill();
    if (parentWidget()) resize(parentWidget()->size());
    show();
    raise();
    repaint();
    m_for = kNoSeat;
    m_table->cover();
    if (!m_hangs) hide(); // nobody has to act: show the public table
}

void Curtain::fill() {
    const QString name = m_table ? seatTitle(m_table->plan(), m_for) : QString();
    const bool asked = m_table && m_for == m_table->seatToAct() && m_table->hasTheTurn(m_for);
    m_name->setText(asked ? tr("%1, your turn").arg(name) : tr("%1, you're being asked").arg(name));
    const QString why = m_table && m_for != kNoSeat ? whyToAct(*m_table, m_for) : QString();
    const QList<Seat> passing = mayPass();
    const GameInfo* game = m_table ? gameInfo(m_table->plan().game) : nullptr;
    QStringList sentences{why};
    if (!passing.isEmpty() && game && game->windowWords)
        sentences << game->windowWords->whenAllPass(*m_table);
    const Seat decider = whoAsksForUndo();
    if (decider != kNoSeat)
        sentences << tr("%1 asks to undo their move.").arg(seatTitle(m_table->plan(), decider));
    sentences << tr("Everyone else, look away!");
    sentences.removeAll(QString());
    m_why->setText(sentences.join(u' '));
    fillRecap(why);
    m_show->setWords(m_show->onePress() ? tr("Show my cards") : tr("Hold to show my cards"));
    m_show->setKey(keys::nameOf(keys::Command::ShowHand));
    m_show->setHeld(0);
    m_show->setToolTip(
        tr("Using a screen reader? Put on headphones: your hand is read out as soon as it's shown."));
    m_portrait = m_table && m_for != kNoSeat ? portraitOf(*m_table, m_for) : QString();
    m_takeBack->setVisible(decider != kNoSeat);
    m_keep->setVisible(decider != kNoSeat);
    if (decider != kNoSeat)
        m_takeBack->setWords(tr("Let %1 undo that move").arg(m_table->plan().seats[decider].name));
    fillOrders();
    m_pass->setVisible(!passing.isEmpty());
    m_passAll->setVisible(passing.size() > 1);
    m_pass->setWords(tr("%1 passes").arg(name));
    m_pass->setKey(keys::nameOf(keys::Command::Pass));
    m_pass->setToolTip(tr("Without looking at the cards. It lasts until somebody acts."));
    m_pause->setWords(m_table && m_table->paused() ? tr("Resume") : tr("Pause"));
    setAccessibleDescription(m_name->text() + QStringLiteral(". ") + m_why->text());
    place();
    m_show->setAccessibleDescription(accessibleDescription());
}

Seat Curtain::whoAsksForUndo() const {
    const bool asked = m_table && m_for == m_table->seatToAct() && m_table->isTakeBackAsked();
    return asked && m_declinedAt != m_table->events() ? m_table->lastDecider() : kNoSeat;
}

void Curtain::fillRecap(const QString& why) {
    QList<RecapLines::Line> lines;
    const bool somebody = m_table && m_for != kNoSeat;
    const GameInfo* game = m_table ? gameInfo(m_table->plan().game) : nullptr;
    if (somebody)
        for (const RecapLine& line : recap(*m_table, m_for)) {
            if (line.words == why) continue;
            RecapLines::Line shown{.words = line.words, .faces = {}};
            for (const Face face : line.faces)
                if (game && game->art) shown.faces << game->art(face);
            lines << shown;
        }
    m_recap->setLines(lines);
    m_recapTitle->setVisible(!lines.isEmpty());
    m_recapArea->setVisible(!lines.isEmpty());
    QStringList names;
    if (somebody && m_for == m_table->seatToAct())
        for (const Seat seat : seatsToCome(*m_table, m_for))
            names << seatTitle(m_table->plan(), seat);
    m_toCome->setText(names.isEmpty() ? QString() : tr("Up next: %1").arg(listed(names)));
}

void Curtain::fillOrders() {
    const bool asks = m_table && m_for == m_table->seatToAct() && m_table->lacksOrders(m_for);
    m_ordersQuestion->setVisible(asks);
    m_ordersAnswer->setVisible(asks);
    if (!asks) return;
    QStringList cards;
    for (const ReactionCard& card : m_table->reactionCards())
        cards << card.words;
    m_ordersQuestion->setText(
        tr("When others ask you while they have the screen: play %1 for you?", "cards").arg(listed(cards)));
    m_ordersAnswer->setAccessibleName(m_ordersQuestion->text());
}

void Curtain::applyOrders() {
    if (!m_table || m_ordersAnswer->isHidden()) return;
    const StandingOrder order{StandingOrder::Rule(m_ordersAnswer->currentData().toInt())};
    for (const ReactionCard& card : m_table->reactionCards())
        m_table->setOrder(m_for, card.id, order);
}

QList<Seat> Curtain::mayPass() const {
    QList<Seat> seats;
    if (!m_table || m_table->waitingFor() != WaitingFor::HandOver || m_for != m_table->seatToAct())
        return seats;
    for (const Seat seat : m_table->seatsThatMayPassUnseen())
        seats << seat;
    return seats;
}

void Curtain::pass(const QList<Seat>& seats) {
    if (!m_hangs || !m_table || seats.isEmpty() || m_table->paused()) return;
    m_show->endHold();
    SeatSet all;
    for (const Seat seat : seats)
        all.add(seat);
    m_table->passUnseen(all);
}

void Curtain::beginIdle() {
    m_idling = true;
    m_idlesFor = idleMillis();
    m_clock.callAt(this, m_clock.now() + m_idlesFor, [this] {
        m_idling = false;
        coverNow();
    });
}

int Curtain::idleMillis() const {
    const bool looks = m_table && m_table->waitingFor() == WaitingFor::HideCards && m_calm;
    return looks && m_hideAfter > 0 ? m_hideAfter : kIdleMillis;
}

void Curtain::endIdle() {
    m_idling = false;
    m_clock.cancel(this);
}

void Curtain::reveal() {
    m_show->endHold();
    if (!m_hangs) return;
    applyOrders();
    // Opens the hand behind the curtain; viewerChanged() then raises it.
    if (m_table) m_table->reveal(m_for);
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parent() && event->type() == QEvent::Resize) resize(parentWidget()->size());
    if (event->type() == QEvent::WindowStateChange && parentWidget() && watched == window() &&
        (window()->windowState() & Qt::WindowMinimized))
        coverNow();
    return QWidget::eventFilter(watched, event);
}

void Curtain::keyPressEvent(QKeyEvent* event) {
    event->accept(); // the table behind must get no keys
    switch (keys::commandOf(*event, keys::Context::Curtain)) {
    case keys::Command::ShowHand:
        if (m_hangs && !event->isAutoRepeat()) m_show->beginHold();
        return;
    case keys::Command::Back: emit pauseWanted(); return;
    default: KeyButton::press(*event, {m_pass, m_passAll});
    }
}

void Curtain::keyReleaseEvent(QKeyEvent* event) {
    if (!event->isAutoRepeat()) m_show->endHold();
    event->accept();
}

void Curtain::mousePressEvent(QMouseEvent* event) {
    event->accept(); // the table above is not interactive
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
    return true; // the focus stays on the curtain
}

} // namespace tacklebox

#include "moc_curtain.cpp"
