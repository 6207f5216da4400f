#include "views/lobby/lobby.h"

#include "views/games/games.h"
#include "views/history/unfinished.h"
#include "views/lobby/counter.h"
#include "views/lobby/greeting.h"
#include "views/lobby/lessonstrip.h"
#include "views/lobby/lobbyfoot.h"
#include "views/lobby/lobbyroom.h"
#include "views/lobby/postershelf.h"
#include "views/lobby/regulars.h"
#include "views/lobby/shelfwords.h"
#include "views/lobby/wallnote.h"
#include "views/theme/keybutton.h"
#include "views/theme/sentences.h"

#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kLiveMillis = 200; ///< resize events closer together belong to one drag
/// The interval for checking the date. It is also checked at midnight, but timers stop while a computer
/// sleeps.
constexpr qint64 kDayMillis = 600'000;

int millisToNextLook(const QDateTime& now) {
    const qint64 midnight = now.msecsTo(now.date().addDays(1).startOfDay());
    return int(std::clamp<qint64>(midnight, 0, kDayMillis));
}

KeyButton* quietButton(const QString& words, const char* name, QWidget* parent) {
    auto* button = new KeyButton(words, {}, parent);
    button->setObjectName(QLatin1String(name));
    button->setRank(KeyButton::Rank::Quiet);
    return button;
}

} // namespace

Lobby::Lobby(QWidget* parent)
    : QWidget(parent), m_area(new QScrollArea(this)), m_room(new LobbyRoom), m_strip(new LessonStrip(this)),
      m_foot(new LobbyFoot(this)), m_counter(new Counter(m_room, this)),
      m_history(quietButton(tr("Games played"), "history", m_room)),
      m_statistics(quietButton(tr("Statistics"), "statistics", m_room)),
      m_puzzles(quietButton(tr("Puzzles"), "puzzles", m_room)),
      m_learn(quietButton(tr("Learn to play"), "learn", m_room)),
      m_settings(quietButton(tr("Settings"), "settings", m_room)),
      m_dayDeal(new WallNote(WallNote::Sign::Calendar, -0.8, m_room)),
      m_friend(new WallNote(WallNote::Sign::Letter, 0.7, m_room)), m_shelf(new PosterShelf(m_room, this)) {
    setAccessibleName(tr("Lobby"));
    setFocusPolicy(Qt::ClickFocus); // so that Tab visits only the parts
    m_area->setWidget(m_room);
    m_foot->hide();
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_dayDeal->setObjectName(QStringLiteral("dayDeal"));
    m_friend->setObjectName(QStringLiteral("friend"));
    m_friend->setWords(tr("A deal from a friend"), tr("Enter or paste its code"));

    connect(m_counter, &Counter::resumeWanted, this, &Lobby::resumeWanted);
    connect(m_counter, &Counter::resumeMatchWanted, this, &Lobby::resumeMatchWanted);
    connect(m_counter, &Counter::giveUpWanted, this, &Lobby::giveUpWanted);
    connect(m_counter, &Counter::allUnfinishedWanted, this, &Lobby::allUnfinishedWanted);
    connect(m_counter, &Counter::playWanted, this, &Lobby::playWanted);
    connect(m_shelf, &PosterShelf::playWanted, this, &Lobby::playWanted);
    connect(m_shelf, &PosterShelf::newTableWanted, this, &Lobby::newTableWanted);
    connect(m_shelf, &PosterShelf::rulesWanted, this, &Lobby::rulesWanted);
    connect(m_history, &QPushButton::clicked, this, &Lobby::historyWanted);
    connect(m_statistics, &QPushButton::clicked, this, &Lobby::statisticsWanted);
    connect(m_settings, &QPushButton::clicked, this, &Lobby::settingsWanted);
    connect(m_puzzles, &QPushButton::clicked, this, [this] { emit puzzlesWanted(currentGame()); });
    connect(m_learn, &QPushButton::clicked, this, [this] { emit lessonWanted(currentGame()); });
    connect(m_strip, &LessonStrip::taken, this, [this] { emit lessonWanted(m_leftLesson); });
    connect(m_strip, &LessonStrip::declined, this, &Lobby::lessonDeclined);
    connect(m_dayDeal, &QAbstractButton::clicked, this, &Lobby::pressDayDeal);
    connect(m_friend, &QAbstractButton::clicked, this, &Lobby::dealCodeWanted);

    // The order of Tab: unfinished games, shelf, wall.
    QList<QWidget*> tabOrder{m_strip->showButton(), m_strip->declineButton()};
    tabOrder << m_counter->parts() << m_shelf->parts();
    tabOrder << m_dayDeal << m_friend << m_history << m_statistics << m_puzzles << m_learn << m_settings;
    for (int i = 0; i < tabOrder.size(); ++i) {
        tabOrder[i]->installEventFilter(this);
        if (i > 0) setTabOrder(tabOrder[i - 1], tabOrder[i]);
    }
    m_settle.setSingleShot(true);
    m_settle.setInterval(kLiveMillis);
    connect(&m_settle, &QTimer::timeout, this, &Lobby::arrange);
    m_midnight.setSingleShot(true);
    m_midnight.setTimerType(Qt::CoarseTimer);
    connect(&m_midnight, &QTimer::timeout, this, [this] {
        m_midnight.start(millisToNextLook(QDateTime::currentDateTime()));
        if (isVisible()) checkDate(); // otherwise new facts come before it is shown
    });
    m_facts.now = QDateTime::currentDateTime();
    choose(0);
    showFacts();
}

QString Lobby::currentGame() const {
    return m_shelf->chosenGame();
}

QString Lobby::firstGame() const {
    return m_shelf->firstGame();
}

bool Lobby::hasPlayed(const QString& game) const {
    return m_facts.hasPlayed(game);
}

const QList<UnfinishedGame>& Lobby::unfinished() const {
    return m_counter->unfinished();
}

void Lobby::setLessons(const QStringList& learned) {
    if (learned == m_facts.learned && !m_solvedAnew) return;
    m_solvedAnew = false;
    m_shelf->setLearned(learned);
    m_facts.learned = learned;
    showFacts();
}

void Lobby::setLeftLesson(const QString& game, int part) {
    if (game == m_leftLesson && part == m_leftPart) return;
    m_leftLesson = game;
    m_leftPart = part;
    m_facts.lesson = game;
    showFacts();
}

void Lobby::chooseGame(const QString& game) {
    if (const int at = m_shelf->posterOf(game); at >= 0) choose(at);
}

void Lobby::setSolved(const QString& game, int solved, int puzzles) {
    m_solvedAnew |= m_shelf->setSolved(game, solved, puzzles);
}

void Lobby::setResumable(const QString& title) {
    m_resumable = title;
    showFacts();
}

void Lobby::setFacts(const ShelfFacts& facts) {
    const QStringList learned = m_facts.learned; // the store does not know them
    m_facts = facts;
    m_facts.learned = learned;
    m_facts.lesson = m_leftLesson;
    m_midnight.start(millisToNextLook(m_facts.now));
    m_counter->setFacts(m_facts);
    showFacts();
}

void Lobby::showFacts() {
    m_counter->update(m_facts, m_resumable, m_shelf->firstGame());
    const bool fresh = !m_facts.hasPlayed();
    if (m_strip->isAncestorOf(focusWidget())) m_counter->mainButton()->setFocus(Qt::OtherFocusReason);
    m_strip->setVisible(!m_leftLesson.isEmpty());
    // One invitation is enough for a newcomer: that of the regulars, with the gold button.
    for (WallNote* note : {m_dayDeal, m_friend})
        note->setVisible(!fresh || !m_facts.learned.isEmpty());
    m_shelf->showFacts(m_facts, fresh);
    greet();
    showChosen();
    arrange();
}

void Lobby::greet() {
    m_counter->regulars()->say(greetingFor(m_facts, currentGame(), m_resumable, m_visit));
}

void Lobby::choose(int index) {
    m_shelf->choose(index);
    showChosen();
}

void Lobby::showChosen() {
    if (const GameInfo* left = gameInfo(m_leftLesson)) m_strip->setGame(left->title, m_leftPart);
    const QString lesson = tr("Learn %1", "a game").arg(shortTitle(currentGame()));
    m_learn->setToolTip(lesson);
    m_learn->setAccessibleDescription(withFullStop(lesson));
    const DayDeal deal = m_facts.today.value(currentGame());
    m_dayDeal->setWords(tr("Today's deal: %1", "a game").arg(shortTitle(currentGame())), dayDealWords(deal));
    m_dayDeal->setToolTip(
        tr("Everyone plays the same cards today, against two Perch. Your first result counts."));
    m_dayDeal->setDay(m_facts.now.date());
    m_dayDeal->setDone(deal.state == DayDeal::State::Played);
}

void Lobby::checkDate() {
    if (QDate::currentDate() != m_facts.now.date()) emit dayPassed();
}

void Lobby::pressDayDeal() {
    checkDate();
    if (m_facts.today.value(currentGame()).state == DayDeal::State::Played)
        emit dayDealsWanted(currentGame());
    else
        emit dayDealWanted(currentGame(), m_facts.now.date());
}

void Lobby::moveFocus(int key) {
    QWidget* at = focusWidget();
    QWidget* const main = m_counter->mainButton();
    const int shelf = m_shelf->posterOf(at);
    const auto go = [](QWidget* to, bool on) {
        to->setFocus(on ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    };
    if (QWidget* with = m_shelf->nextWithin(at, key)) return go(with, key == Qt::Key_Right);
    // The widgets beside the current one.
    QList<QWidget*> row;
    if (shelf >= 0) {
        row = m_shelf->posters();
        at = m_shelf->poster(shelf);
    } else if (m_strip->isAncestorOf(at)) {
        row = {m_strip->showButton(), m_strip->declineButton()};
    } else if (at == m_dayDeal || at == m_friend || at == m_history || at == m_statistics ||
               at == m_puzzles || at == m_learn || at == m_settings) {
        row = {m_history, m_statistics, m_dayDeal, m_friend, m_puzzles, m_learn, m_settings};
        row.removeIf([](const QWidget* part) { return part->isHidden(); });
    } else {
        row << m_counter->cards() << main;
    }
    const auto place = int(row.indexOf(at));
    const bool onShelf = shelf >= 0, onCounter = row.contains(main);
    switch (key) {
    case Qt::Key_Left:
        if (place > 0)
            go(row[place - 1], false);
        else if (onCounter && row.size() == 1) // the chosen poster is highlighted and looks reachable
            go(m_shelf->chosenPoster(), false);
        break;
    case Qt::Key_Right:
        if (place >= 0 && place + 1 < row.size())
            go(row[place + 1], true);
        else if (onCounter)
            go(m_shelf->chosenPoster(), true);
        break;
    case Qt::Key_Home: go(row.front(), false); break;
    case Qt::Key_End: go(row.back(), true); break;
    case Qt::Key_Up:
        if (onShelf && shelf >= m_shelf->columns())
            go(m_shelf->poster(shelf - m_shelf->columns()), false);
        else if (onShelf)
            go(m_dayDeal->isHidden() ? static_cast<QWidget*>(m_history) : m_dayDeal, false);
        else if (onCounter)
            go(m_shelf->chosenPoster(), false);
        break;
    case Qt::Key_Down:
        if (onShelf && shelf + m_shelf->columns() < m_shelf->count())
            go(m_shelf->poster(shelf + m_shelf->columns()), true);
        else if (onShelf)
            go(m_counter->cards().value(0, main), true);
        else if (!onCounter)
            go(m_shelf->chosenPoster(), true);
        break;
    default: break;
    }
}

bool Lobby::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::FocusIn: {
        if (const int shelf = m_shelf->posterOf(watched); shelf >= 0) choose(shelf);
        if (m_counter->setMainHasKeys(watched == m_counter->mainButton())) arrange();
        if (!m_room->isAncestorOf(static_cast<QWidget*>(watched))) break; // it is always visible
        const QRect box = static_cast<QWidget*>(watched)->geometry();
        // Do not scroll after a click or on entering the lobby if most of the widget is visible, so that the
        // sign is not cut off.
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        const QRect sight(0, m_area->verticalScrollBar()->value(), m_room->width(),
                          m_area->viewport()->height());
        const bool walked = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                            reason == Qt::ShortcutFocusReason;
        if (!walked && (box & sight).height() > box.height() / 2) break;
        const int above = m_shelf->posterOf(watched) >= 0 ? qRound(m_scale.px(20)) : 10;
        m_area->ensureVisible(box.center().x(), box.bottom() + 10, 0, 0);
        m_area->ensureVisible(box.center().x(), box.top() - above, 0, 0);
        break;
    }
    case QEvent::KeyPress: {
        auto* key = static_cast<QKeyEvent*>(event);
        switch (key->key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_Home:
        case Qt::Key_End: moveFocus(key->key()); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if (!key->isAutoRepeat()) static_cast<QAbstractButton*>(watched)->click();
            return true;
        default: break;
        }
        break;
    }
    default: break;
    }
    return QWidget::eventFilter(watched, event);
}

void Lobby::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !event->isAutoRepeat()) return m_counter->mainButton()->click();
    QWidget::keyPressEvent(event);
}

void Lobby::resizeEvent(QResizeEvent*) {
    // Scale old pictures only while the window is being dragged.
    if (m_resized.isValid() && m_resized.elapsed() < kLiveMillis && isVisible()) m_settle.start();
    m_resized.start();
    arrange();
}

void Lobby::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    ++m_visit;
    greet();
    arrange();
}

void Lobby::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    // Start at the shelf if not everything is visible.
    const bool whole = m_room->height() <= m_area->viewport()->height();
    whole ? m_counter->mainButton()->setFocus(event->reason())
          : m_shelf->chosenPoster()->setFocus(event->reason());
}

void Lobby::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
}

} // namespace tacklebox

#include "moc_lobby.cpp"
