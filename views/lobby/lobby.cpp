#include "views/lobby/lobby.h"

#include "views/games/common/seatpictures.h"
#include "views/games/games.h"
#include "views/history/unfinished.h"
#include "views/lobby/greeting.h"
#include "views/lobby/lessonstrip.h"
#include "views/lobby/lobbyfoot.h"
#include "views/lobby/lobbyroom.h"
#include "views/lobby/poster.h"
#include "views/lobby/regulars.h"
#include "views/lobby/shelfwords.h"
#include "views/lobby/wallnote.h"
#include "views/theme/keybutton.h"

#include <QEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kLiveMillis = 200; ///< sizes that follow each other faster are one drag

KeyButton* quietButton(const QString& words, const char* name, QWidget* parent, const QString& key = {}) {
    auto* button = new KeyButton(words, key, parent);
    button->setObjectName(QLatin1String(name));
    button->setRank(KeyButton::Rank::Quiet);
    return button;
}

/// The game to begin with first, the others in their usual order.
QList<GameInfo> onTheShelf() {
    QList<GameInfo> games = gameInfos();
    std::stable_partition(games.begin(), games.end(), [](const GameInfo& game) { return game.first; });
    return games;
}

UnfinishedGame unfinishedOf(const MatchLine& match, const QDateTime& now) {
    UnfinishedGame game{.match = match.id,
                        .game = match.game,
                        .title = match.whatIf ? unfinishedTitle(match) : shortTitle(match.game),
                        .standing = leadWords(match),
                        .players = namesWords(match),
                        .when = momentWords(match.played, now),
                        .trouble = troubleWords(match),
                        .free = match.byWhom == Played::ByNobody};
    const Seat you = onlyPersonOf(match.seats);
    for (qsizetype seat = 0; seat < match.seats.size(); ++seat)
        if (Seat(seat) != you) game.faces << portraitOf(match.seats, Seat(seat));
    if (const GameInfo* info = gameInfo(match.game)) game.ground = info->ground;
    return game;
}

} // namespace

Lobby::Lobby(QWidget* parent)
    : QWidget(parent), m_area(new QScrollArea(this)), m_room(new LobbyRoom), m_strip(new LessonStrip(this)),
      m_foot(new LobbyFoot(this)), m_main(new KeyButton(QString(), {}, m_room)),
      m_all(quietButton(QString(), "all", m_room)),
      m_history(quietButton(tr("Games played"), "history", m_room)),
      m_statistics(quietButton(tr("Statistics"), "statistics", m_room)),
      m_puzzles(quietButton(tr("Puzzles"), "puzzles", m_room)),
      m_learn(quietButton(tr("Learn to play"), "learn", m_room)),
      m_settings(quietButton(tr("Settings"), "settings", m_room)),
      m_dayDeal(new WallNote(WallNote::Sign::Calendar, -0.8, m_room)),
      m_friend(new WallNote(WallNote::Sign::Letter, 0.7, m_room)), m_regulars(new Regulars(m_room)),
      m_heading(new WoodCaption(tr("Still on the table"), m_room)) {
    setAccessibleName(tr("Lobby"));
    setFocusPolicy(Qt::StrongFocus);
    m_area->setWidget(m_room);
    m_foot->hide();
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_main->setObjectName(QStringLiteral("resume"));
    m_main->setFilled(true);
    m_main->keepRoomFor(tr("Enter")); // the counter is laid out in one way, wherever the keys are
    m_dayDeal->setObjectName(QStringLiteral("dayDeal"));
    m_friend->setObjectName(QStringLiteral("friend"));
    m_friend->setWords(tr("A deal from a friend"), tr("Type or paste its code"));
    m_regulars->setObjectName(QStringLiteral("regulars"));
    m_heading->setObjectName(QStringLiteral("heading"));

    connect(m_main, &QPushButton::clicked, this, [this] {
        switch (m_mainDoes) {
        case Main::Back: emit resumeWanted(); break;
        case Main::GoOn: emit keptWanted(m_mainMatch); break;
        case Main::Deal: emit playWanted(m_mainGame); break;
        }
    });
    connect(m_all, &QPushButton::clicked, this, &Lobby::allUnfinishedWanted);
    connect(m_history, &QPushButton::clicked, this, &Lobby::historyWanted);
    connect(m_statistics, &QPushButton::clicked, this, &Lobby::statisticsWanted);
    connect(m_settings, &QPushButton::clicked, this, &Lobby::settingsWanted);
    connect(m_puzzles, &QPushButton::clicked, this, [this] { emit puzzlesWanted(currentGame()); });
    connect(m_learn, &QPushButton::clicked, this, [this] { emit lessonWanted(currentGame()); });
    connect(m_strip, &LessonStrip::taken, this,
            [this] { emit lessonWanted(m_leftLesson.isEmpty() ? firstGame() : m_leftLesson); });
    connect(m_strip, &LessonStrip::declined, this, &Lobby::lessonDeclined);
    connect(m_dayDeal, &QAbstractButton::clicked, this, &Lobby::pressDayDeal);
    connect(m_friend, &QAbstractButton::clicked, this, &Lobby::dealCodeWanted);
    for (int i = 0; i < kCardsShown; ++i) {
        auto* card = new KeptCard(m_room);
        card->setObjectName(QStringLiteral("kept%1").arg(i));
        card->hide();
        connect(card, &KeptCard::goOnWanted, this, &Lobby::keptWanted);
        connect(card, &KeptCard::giveUpWanted, this, &Lobby::giveUpWanted);
        m_cards << card;
    }
    addShelves();

    // The way of Tab: what is to be gone on with, the shelf, the wall.
    QList<QWidget*> way{m_strip->showButton(), m_strip->declineButton(), m_main};
    for (KeptCard* card : std::as_const(m_cards))
        way << card;
    way << m_all;
    for (int i = 0; i < m_posters.size(); ++i)
        way << m_posters[i] << m_newTables[i] << m_rules[i];
    way << m_dayDeal << m_friend << m_history << m_statistics << m_puzzles << m_learn << m_settings;
    for (int i = 0; i < way.size(); ++i) {
        way[i]->installEventFilter(this);
        if (i > 0) setTabOrder(way[i - 1], way[i]);
    }
    m_settle.setSingleShot(true);
    m_settle.setInterval(kLiveMillis);
    connect(&m_settle, &QTimer::timeout, this, &Lobby::arrange);
    m_facts.now = QDateTime::currentDateTime();
    choose(0);
    follow();
}

void Lobby::addShelves() {
    for (const GameInfo& game : onTheShelf()) {
        auto* poster = new Poster(game, m_room);
        auto* fresh = quietButton(tr("New table ..."), "", m_room);
        fresh->setAccessibleName(tr("New table: %1").arg(game.title));
        fresh->setObjectName(QStringLiteral("new-") + game.id);
        auto* rules = quietButton(tr("Rules"), "", m_room);
        rules->setAccessibleName(tr("Rules: %1").arg(game.title));
        rules->setObjectName(QStringLiteral("rules-") + game.id);
        const QString id = game.id;
        connect(poster, &Poster::clicked, this, [this, id] { emit playWanted(id); });
        connect(fresh, &QPushButton::clicked, this, [this, id] { emit newTableWanted(id); });
        connect(rules, &QPushButton::clicked, this, [this, id] { emit rulesWanted(id); });
        m_posters << poster;
        m_newTables << fresh;
        m_rules << rules;
    }
}

QString Lobby::currentGame() const {
    return m_posters[m_current]->game();
}

QString Lobby::firstGame() const {
    return m_posters.front()->game();
}

bool Lobby::hasPlayed(const QString& game) const {
    return m_facts.last.contains(game) ||
           std::ranges::any_of(m_facts.unfinished,
                               [&game](const MatchLine& match) { return match.game == game; });
}

void Lobby::setLessons(const QStringList& learned, bool offer) {
    for (Poster* poster : std::as_const(m_posters))
        poster->setLearned(learned.contains(poster->game()));
    m_facts.learned = learned;
    m_offer = offer;
    follow();
}

void Lobby::setLeftLesson(const QString& game, int part) {
    m_leftLesson = game;
    m_leftPart = part;
    m_facts.lesson = game;
    follow();
}

void Lobby::chooseGame(const QString& game) {
    for (int i = 0; i < m_posters.size(); ++i)
        if (m_posters[i]->game() == game) choose(i);
}

void Lobby::setSolved(const QString& game, int solved, int puzzles) {
    for (Poster* poster : std::as_const(m_posters))
        if (poster->game() == game) poster->setSolved(solved, puzzles);
}

void Lobby::setResumable(const QString& title) {
    m_resumable = title;
    follow();
}

void Lobby::setFacts(const ShelfFacts& facts) {
    const QStringList learned = m_facts.learned; // that the store does not know
    m_facts = facts;
    m_facts.learned = learned;
    m_facts.lesson = m_leftLesson;
    m_unfinished.clear();
    for (const MatchLine& match : facts.unfinished)
        m_unfinished << unfinishedOf(match, facts.now);
    follow();
}

void Lobby::follow() {
    for (int i = 0; i < m_cards.size(); ++i) {
        const bool there = i < m_unfinished.size();
        if (!there && m_cards[i]->hasFocus()) m_main->setFocus(Qt::OtherFocusReason);
        if (there) m_cards[i]->setGame(m_unfinished[i], i);
        m_cards[i]->setVisible(there);
    }
    m_all->setWords(tr("All %1 ...", "unfinished games").arg(m_unfinished.size()));
    m_all->setAccessibleName(tr("All %n unfinished game(s) ...", nullptr, int(m_unfinished.size())));
    m_all->setVisible(m_unfinished.size() > kCardsShown);
    m_heading->setVisible(!m_unfinished.isEmpty());
    const bool fresh = m_facts.unfinished.isEmpty() && m_facts.lately.isEmpty(); // nobody has played anything
    if (m_strip->isAncestorOf(focusWidget())) m_main->setFocus(Qt::OtherFocusReason);
    const GameInfo* left = gameInfo(m_leftLesson);
    left ? m_strip->setGame(left->title, m_leftPart) : m_strip->setGame(m_posters.front()->text());
    m_strip->setVisible(left || (m_offer && fresh));
    for (Poster* poster : std::as_const(m_posters)) {
        const auto lies =
            std::find_if(m_facts.unfinished.begin(), m_facts.unfinished.end(), [&](const MatchLine& match) {
                return match.game == poster->game() && match.byWhom == Played::ByNobody && !match.damage;
            });
        const auto last = m_facts.last.constFind(poster->game());
        QString line, whole;
        if (lies != m_facts.unfinished.end()) {
            const QString standing = leadWords(*lies);
            line = standing.isEmpty() ? tr("Unfinished", "a game") : leadWords(*lies, false);
            whole = standing.isEmpty() ? tr("Unfinished.")
                                       : tr("Unfinished: %1.", "how the game stands").arg(standing);
        }
        if (last != m_facts.last.constEnd()) {
            const QString result = lastResultWords(*last, m_facts.now);
            if (line.isEmpty()) line = result.left(1).toUpper() + result.mid(1);
            whole += (whole.isEmpty() ? QString() : QStringLiteral(" ")) +
                     tr("Last match: %1.", "how it ended").arg(result);
        }
        if (line.isEmpty() && !fresh) line = tr("Not played yet");
        poster->setStatus(line, whole.isEmpty() ? tr("Not played yet.") : whole);
    }
    chooseMain();
    greet();
    choose(m_current);
    arrange();
}

void Lobby::chooseMain() {
    const auto free = std::find_if(m_unfinished.begin(), m_unfinished.end(), [](const UnfinishedGame& game) {
        return game.free && game.trouble.isEmpty();
    });
    if (!m_resumable.isEmpty()) {
        m_mainDoes = Main::Back;
        m_main->setWords(tr("Back to the table: %1").arg(m_resumable));
    } else if (free != m_unfinished.end()) {
        m_mainDoes = Main::GoOn;
        m_mainMatch = free->match;
        m_main->setWords(tr("Go on with %1", "a game").arg(shortTitle(free->game)));
    } else if (!m_facts.lately.isEmpty() && gameInfo(m_facts.lately.front().game)) {
        m_mainDoes = Main::Deal;
        m_mainGame = m_facts.lately.front().game;
        m_main->setWords(tr("Deal again: %1", "a game").arg(shortTitle(m_mainGame)));
    } else {
        m_mainDoes = Main::Deal;
        m_mainGame = m_posters.front()->game();
        m_main->setWords(tr("Deal the first hand"));
    }
}

void Lobby::greet() {
    m_regulars->say(greetingFor(m_facts, currentGame(), m_resumable, m_visit));
}

void Lobby::choose(int index) {
    m_current = index;
    for (int i = 0; i < m_posters.size(); ++i) {
        m_posters[i]->setChosen(i == index);
        const Qt::FocusPolicy policy = i == index ? Qt::StrongFocus : Qt::ClickFocus;
        for (QWidget* part : {static_cast<QWidget*>(m_posters[i]), static_cast<QWidget*>(m_newTables[i]),
                              static_cast<QWidget*>(m_rules[i])})
            part->setFocusPolicy(policy);
    }
    const QString lesson = tr("The lesson of %1", "a game").arg(shortTitle(currentGame()));
    m_learn->setToolTip(lesson);
    m_learn->setAccessibleDescription(lesson + QLatin1Char('.'));
    const DayDeal deal = m_facts.today.value(currentGame());
    m_dayDeal->setWords(tr("Today's deal: %1", "a game").arg(shortTitle(currentGame())), dayDealWords(deal));
    m_dayDeal->setToolTip(
        tr("Everybody has the same cards on this day, against two Perch. The first result counts."));
    m_dayDeal->setDay(m_facts.now.date());
    m_dayDeal->setDone(deal.state == DayDeal::State::Played);
}

void Lobby::pressDayDeal() {
    const DayDeal deal = m_facts.today.value(currentGame());
    if (deal.state != DayDeal::State::Begun)
        emit dayDealWanted(currentGame());
    else if (deal.match.byWhom == Played::Here)
        emit resumeWanted();
    else
        emit keptWanted(deal.match.id);
}

int Lobby::shelfOf(const QObject* part) const {
    for (int i = 0; i < m_posters.size(); ++i)
        if (part == m_posters[i] || part == m_newTables[i] || part == m_rules[i]) return i;
    return -1;
}

void Lobby::moveFocus(int key) {
    QWidget* at = focusWidget();
    const int shelf = shelfOf(at);
    const auto go = [](QWidget* to, bool on) {
        to->setFocus(on ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    };
    // What lies side by side.
    QList<QWidget*> row;
    if (shelf >= 0) {
        for (Poster* poster : std::as_const(m_posters))
            row << poster;
        at = m_posters[shelf];
    } else if (m_strip->isAncestorOf(at)) {
        row = {m_strip->showButton(), m_strip->declineButton()};
    } else if (at == m_dayDeal || at == m_friend || at == m_history || at == m_statistics ||
               at == m_puzzles || at == m_learn || at == m_settings) {
        row = {m_history, m_statistics, m_dayDeal, m_friend, m_puzzles, m_learn, m_settings};
    } else {
        for (KeptCard* card : std::as_const(m_cards))
            if (!card->isHidden()) row << card;
        if (!m_all->isHidden()) row << m_all;
        row << m_main;
    }
    const auto place = int(row.indexOf(at));
    const bool onShelf = shelf >= 0, onCounter = row.contains(m_main);
    switch (key) {
    case Qt::Key_Left:
        if (place > 0)
            go(row[place - 1], false);
        else if (onCounter && row.size() == 1) // one who sees a lit poster reaches for it
            go(m_posters[m_current], false);
        break;
    case Qt::Key_Right:
        if (place >= 0 && place + 1 < row.size())
            go(row[place + 1], true);
        else if (onCounter)
            go(m_posters[m_current], true);
        break;
    case Qt::Key_Home: go(row.front(), false); break;
    case Qt::Key_End: go(row.back(), true); break;
    case Qt::Key_Up:
        if (onShelf && shelf >= m_columns)
            go(m_posters[shelf - m_columns], false);
        else if (onShelf)
            go(m_dayDeal, false);
        else if (onCounter)
            go(m_posters[m_current], false);
        break;
    case Qt::Key_Down:
        if (onShelf && shelf + m_columns < m_posters.size())
            go(m_posters[shelf + m_columns], true);
        else if (onShelf)
            go(m_cards.front()->isHidden() ? static_cast<QWidget*>(m_main) : m_cards.front(), true);
        else if (!onCounter)
            go(m_posters[m_current], true);
        break;
    default: break;
    }
}

bool Lobby::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::FocusIn: {
        if (const int shelf = shelfOf(watched); shelf >= 0) choose(shelf);
        if (const QString cap = watched == m_main ? tr("Enter") : QString(); cap != m_main->key()) {
            m_main->setKey(cap);
            arrange();
        }
        if (!m_room->isAncestorOf(static_cast<QWidget*>(watched))) break; // it is always in sight
        const QRect box = static_cast<QWidget*>(watched)->geometry();
        // Who comes into the room, or clicks, has it before him as it is: its sign is not cut.
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        const QRect sight(0, m_area->verticalScrollBar()->value(), m_room->width(),
                          m_area->viewport()->height());
        const bool walked = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason ||
                            reason == Qt::ShortcutFocusReason;
        if (!walked && (box & sight).height() > box.height() / 2) break;
        const int above = shelfOf(watched) >= 0 ? qRound(m_scale.px(20)) : 10;
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
    if (enter && !event->isAutoRepeat()) return m_main->click();
    QWidget::keyPressEvent(event);
}

void Lobby::resizeEvent(QResizeEvent*) {
    // Only a window that is being dragged makes do with pictures of another size.
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
    // Where not all is in sight the shelf comes first.
    const bool whole = m_room->height() <= m_area->viewport()->height();
    whole ? m_main->setFocus(event->reason()) : m_posters[m_current]->setFocus(event->reason());
}

void Lobby::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) arrange();
}

} // namespace tacklebox

#include "moc_lobby.cpp"
