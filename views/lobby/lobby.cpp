#include "views/lobby/lobby.h"

#include "views/games/common/seatpictures.h"
#include "views/games/games.h"
#include "views/history/unfinished.h"
#include "views/lobby/greeting.h"
#include "views/lobby/poster.h"
#include "views/lobby/regulars.h"
#include "views/lobby/shelfwords.h"
#include "views/lobby/wallnote.h"
#include "views/theme/keybutton.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <climits>

namespace tacklebox {

namespace {

constexpr int kCardsShown = 3;
constexpr int kLiveMillis = 200; ///< sizes that follow each other faster are one drag
// Units at scale 1.
constexpr qreal kBarHeight = 34; ///< the menu bar above the lobby
constexpr qreal kColumn = 1440, kEdge = 28, kPosterWidth = 184, kPosterLeast = 104, kPosterMost = 300;
constexpr qreal kSignWide = 480, kSignHigh = 80, kSignTop = 36, kSideGap = 24;
constexpr qreal kTopPad = 5, kNoteWide = 350, kButtonLetters = 15, kLargeButton = 21, kHeadingLetters = 18;
constexpr qreal kCounterEdge = 10, kRegularsWide = 300, kRegularsAlone = 400, kCardWide = 296,
                kRegularsHigh = 240;

/// The room itself; painted once for each size.
class Room : public QWidget {
  public:
    using QWidget::QWidget;

    void set(const RoomPlan& plan, theme::Scenery scenery, bool live) {
        const bool same = plan == m_plan && scenery == m_scenery;
        m_plan = plan;
        m_scenery = scenery;
        if (same || (live && !m_picture.isNull())) return update();
        m_picture = {};
        update();
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        if (m_picture.isNull()) {
            m_painted = m_plan;
            m_picture = paintedRoom(m_plan, devicePixelRatioF(), m_scenery);
        }
        if (m_painted == m_plan) return painter.drawPixmap(0, 0, m_picture);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false); // while the window is being sized
        painter.drawPixmap(rect(), m_picture, m_picture.rect());
    }

  private:
    RoomPlan m_plan, m_painted;
    theme::Scenery m_scenery = theme::Scenery::Standard;
    QPixmap m_picture;
};

/// A caption on wood.
class Chip : public QLabel {
  public:
    using QLabel::QLabel;
    qreal unit = 1;

    QSize chipSize() const {
        return {qRound(fontMetrics().horizontalAdvance(text()) + 20 * unit),
                qRound(fontMetrics().height() + 6 * unit)};
    }

  protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        paintChip(painter, rect(), text(), font(), unit);
    }
};

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
    if (const GameInfo* info = gameInfo(match.game)) game.place = info->place;
    return game;
}

} // namespace

Lobby::Lobby(QWidget* parent)
    : QWidget(parent), m_area(new QScrollArea(this)), m_room(new Room),
      m_main(new KeyButton(QString(), {}, m_room)), m_all(quietButton(QString(), "all", m_room)),
      m_history(quietButton(tr("Games played"), "history", m_room)),
      m_statistics(quietButton(tr("Statistics"), "statistics", m_room)),
      m_learn(quietButton(tr("Learn to play"), "learn", m_room,
                          QKeySequence(QKeySequence::HelpContents).toString(QKeySequence::NativeText))),
      m_settings(quietButton(tr("Settings"), "settings", m_room)),
      m_dayDeal(new WallNote(WallNote::Sign::Calendar, -0.8, m_room)),
      m_friend(new WallNote(WallNote::Sign::Letter, 0.7, m_room)), m_regulars(new Regulars(m_room)),
      m_heading(new Chip(tr("Still on the table"), m_room)) {
    setAccessibleName(tr("Lobby"));
    setFocusPolicy(Qt::StrongFocus);
    m_area->setWidget(m_room);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_main->setObjectName(QStringLiteral("resume"));
    m_main->setFilled(true);
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
    connect(m_learn, &QPushButton::clicked, this, [this] { emit rulesWanted(currentGame()); });
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
    QList<QWidget*> way{m_main};
    for (KeptCard* card : std::as_const(m_cards))
        way << card;
    way << m_all;
    for (int i = 0; i < m_posters.size(); ++i)
        way << m_posters[i] << m_newTables[i] << m_rules[i];
    way << m_dayDeal << m_friend << m_history << m_statistics << m_learn << m_settings;
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

void Lobby::setResumable(const QString& title) {
    m_resumable = title;
    follow();
}

void Lobby::setFacts(const ShelfFacts& facts) {
    m_facts = facts;
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

int Lobby::posterLeast() const {
    qreal least = m_look.px(kPosterLeast);
    for (int i = 0; i < m_posters.size(); ++i)
        least = std::max<qreal>(
            least, std::max({m_posters[i]->leastWidth(m_look), m_newTables[i]->sizeHint().width(),
                             m_rules[i]->sizeHint().width()}));
    return qRound(least);
}

void Lobby::arrange() {
    const int wide = width(), high = height();
    m_look.live = m_settle.isActive();
    m_look.unit = tokens::scaleOf(wide, high + kBarHeight * tokens::scaleOf(wide, high));
    m_look.text = theme::textFactor();
    const LobbyLook& look = m_look;
    const auto u = [&look](qreal units) { return qRound(look.px(units)); };
    for (KeyButton* button : {m_all, m_history, m_statistics, m_learn, m_settings})
        button->setFont(look.body(kButtonLetters, true));
    m_main->setFont(look.body(tokens::kName, true));
    if (m_unfinished.isEmpty())
        m_main->setFont(look.body(kLargeButton, true));
    else if (m_main->sizeHint().width() > look.px(kRegularsWide * 1.05)) // else the cards have less room
        m_main->setFont(look.body(kButtonLetters, true));
    for (const QList<KeyButton*>& buttons : {m_newTables, m_rules})
        for (KeyButton* button : buttons)
            button->setFont(look.body(tokens::kKeyCap + 1, true));
    m_heading->setFont(look.body(kHeadingLetters, true));
    static_cast<Chip*>(m_heading)->unit = look.unit;
    for (KeptCard* card : std::as_const(m_cards))
        card->setLook(look);
    for (Poster* poster : std::as_const(m_posters))
        poster->setLook(look);
    for (WallNote* note : {m_dayDeal, m_friend})
        note->setLook(look);
    m_regulars->setLook(look);

    m_area->setGeometry(rect());
    m_plan = {.size = {}, .unit = look.unit, .sign = {}, .boards = {}, .counter = 0};
    // A bar to scroll by takes room, so there may be a second time.
    int room = wide;
    for (int attempt = 0; attempt < 2; ++attempt) {
        const int column = std::min(room, u(kColumn)) - 2 * u(kEdge), left = (room - column) / 2;
        const int wall = arrangeWall(left, column);
        const int gap = 2 * Poster::margin(look), least = posterLeast();
        const auto count = int(m_posters.size());
        m_columns = std::clamp((column + gap) / (least + gap), 1, count);
        while (count % m_columns != 0)
            --m_columns; // rows of one length
        int poster = std::min((column - gap * (m_columns - 1)) / m_columns,
                              u(m_columns < count ? kPosterMost : kPosterWidth * 1.15));
        const auto total = [&](int posterWidth) {
            const int shelves = arrangeShelves(left, column, wall, posterWidth, false);
            return arrangeCounter(left, column, shelves, 0, false);
        };
        // The widest posters with which all fits; where nothing does, those that need least.
        int best = poster;
        for (int tried = poster, lowest = INT_MAX; tried >= least; tried -= 2) {
            const int tall = total(tried);
            if (tall < lowest) best = tried;
            lowest = std::min(lowest, tall);
            if (tall <= high) break;
        }
        poster = best;
        const int needed = total(poster);
        if (needed > high && attempt == 0) {
            room = wide - m_area->verticalScrollBar()->sizeHint().width();
            continue;
        }
        const int tall = std::max(needed, high), extra = tall - needed;
        m_plan.size = {room, tall};
        m_room->resize(m_plan.size);
        // What is left goes above the posters and to the counter.
        const int shelves = arrangeShelves(left, column, wall + std::min(extra / 3, u(60)), poster, true);
        arrangeCounter(left, column, shelves + std::min(extra / 4, u(60)), tall, true);
        break;
    }
    static_cast<Room*>(m_room)->set(m_plan, theme::choice().scenery, look.live);
}

int Lobby::arrangeWall(int left, int width) {
    const LobbyLook& look = m_look;
    const auto u = [&look](qreal units) { return qRound(look.px(units)); };
    const int gap = u(tokens::kGap), right = left + width;
    const QSize history = m_history->sizeHint(), statistics = m_statistics->sizeHint(),
                learn = m_learn->sizeHint(), settings = m_settings->sizeHint();
    const int leftRow = history.width() + gap + statistics.width(),
              rightRow = learn.width() + gap + settings.width();
    int sign = u(kSignWide);
    const auto side = [&] { return (width - sign) / 2 - u(kSideGap); };
    const int wanted = std::max({leftRow, rightRow, m_dayDeal->leastWidth(look), m_friend->leastWidth(look)});
    if (side() < wanted) sign = std::max(u(300), width - 2 * (wanted + u(kSideGap)));
    const QRectF board(left + (width - sign) / 2.0, u(kSignTop), sign, u(kSignHigh));
    m_plan.sign = board;
    const int top = u(kTopPad), row = std::max(history.height(), learn.height());
    if (side() >= wanted) { // beside the sign
        m_history->setGeometry(QRect({left, top}, history));
        m_statistics->setGeometry(QRect({left + history.width() + gap, top}, statistics));
        m_settings->setGeometry(QRect({right - settings.width(), top}, settings));
        m_learn->setGeometry(QRect({right - rightRow, top}, learn));
        const int note = std::min(side(), u(kNoteWide)), at = top + row;
        const int high = std::max(m_dayDeal->heightFor(look, note), m_friend->heightFor(look, note));
        m_dayDeal->setGeometry(left, at, note, high);
        m_friend->setGeometry(right - note, at, note, high);
        return std::max(qRound(board.bottom()) + u(6), at + high);
    }
    // Below it: the buttons in as many rows as they need, then the notes.
    int y = qRound(board.bottom()) + u(14), x = left;
    for (KeyButton* button : {m_history, m_statistics, m_learn, m_settings}) {
        const QSize size = button->sizeHint();
        if (x > left && x + size.width() > right) {
            x = left;
            y += row + gap;
        }
        button->setGeometry(QRect({x, y}, size));
        x += size.width() + gap;
    }
    y += row + gap;
    const int half = (width - gap) / 2;
    const bool beside = half >= std::max(m_dayDeal->leastWidth(look), m_friend->leastWidth(look));
    const int note = beside ? half : width;
    const int high = std::max(m_dayDeal->heightFor(look, note), m_friend->heightFor(look, note));
    m_dayDeal->setGeometry(left, y, note, high);
    if (!beside) y += high + gap;
    m_friend->setGeometry(right - note, y, note, high);
    return y + high;
}

int Lobby::arrangeShelves(int left, int width, int top, int posterWidth, bool place) {
    const LobbyLook& look = m_look;
    const int margin = Poster::margin(look), gap = qRound(look.px(1));
    int tag = 0;
    for (const Poster* poster : std::as_const(m_posters))
        tag = std::max(tag, poster->tagHeight(look, posterWidth));
    const QSize fresh = m_newTables[0]->sizeHint(), rules = m_rules[0]->sizeHint();
    const int between = qRound(look.px(4));
    const bool stacked = fresh.width() + between + rules.width() > posterWidth + margin;
    const int buttons = stacked ? fresh.height() + between + rules.height() : fresh.height();
    const int whole = Poster::heightFor(look, posterWidth, tag);
    const auto count = int(m_posters.size());
    const int step = m_columns > 1 ? (width - posterWidth) / (m_columns - 1) : 0;
    const int most = posterWidth + qRound(look.px(64)); // posters of one row are not far apart
    const int stride = std::min(step, most);
    const int first = left + (width - posterWidth - stride * (m_columns - 1)) / 2;
    if (place) m_plan.boards.clear();
    for (int row = 0; row * m_columns < count; ++row) {
        if (place) m_plan.boards << top + Poster::boardAt(look, posterWidth);
        for (int i = row * m_columns; place && i < std::min(count, (row + 1) * m_columns); ++i) {
            const int x = first + (i - row * m_columns) * stride;
            m_posters[i]->setGeometry(x - margin, top, posterWidth + 2 * margin, whole);
            const int y = top + whole + gap / 2;
            if (stacked) {
                m_newTables[i]->setGeometry(QRect({x + (posterWidth - fresh.width()) / 2, y}, fresh));
                m_rules[i]->setGeometry(
                    QRect({x + (posterWidth - rules.width()) / 2, y + fresh.height() + between}, rules));
            } else {
                const int at = x + (posterWidth - fresh.width() - between - rules.width()) / 2;
                m_newTables[i]->setGeometry(QRect({at, y}, fresh));
                m_rules[i]->setGeometry(QRect({at + fresh.width() + between, y}, rules));
            }
        }
        top += whole + buttons + gap;
    }
    return top;
}

int Lobby::arrangeCounter(int left, int width, int top, int bottom, bool place) {
    const LobbyLook& look = m_look;
    const auto u = [&look](qreal units) { return qRound(look.px(units)); };
    const int edge = top + u(kCounterEdge), gap = u(tokens::kGap), right = left + width;
    const QSize main = m_main->sizeHint();
    const auto shown = int(std::min<qsizetype>(m_unfinished.size(), kCardsShown));
    const int group = std::min(width, std::max(u(shown > 0 ? kRegularsWide : kRegularsAlone), main.width()));
    const int least = KeptCard::leastWidth(look);
    // The regulars stand beside the cards unless those would then need more rows.
    const auto inRow = [&](int room) { return std::clamp((room + gap) / (least + gap), 0, shown); };
    const int roomBeside = width - group - 2 * gap;
    const bool beside = shown > 0 && inRow(roomBeside) > 0 && inRow(roomBeside) == inRow(width);
    const int cardsRoom = beside ? roomBeside : width;
    const int columns = shown == 0 ? 0 : std::clamp((cardsRoom + gap) / (least + gap), 1, shown);
    const int card =
        columns == 0 ? 0 : std::min((cardsRoom - gap * (columns - 1)) / columns, u(kCardWide * 1.1));
    int y = top + u(2); // the caption is a plate on the counter's edge
    if (shown > 0) {
        const QSize heading = static_cast<Chip*>(m_heading)->chipSize(), all = m_all->sizeHint();
        const int head = m_all->isHidden() ? heading.height() : std::max(heading.height(), all.height());
        if (place) {
            m_heading->setGeometry(QRect({left, y + (head - heading.height()) / 2}, heading));
            m_all->setGeometry(QRect({left + heading.width() + 2 * gap, y + (head - all.height()) / 2}, all));
        }
        y += head + u(2);
        const int rows = (shown + columns - 1) / columns;
        int high = 0;
        for (int i = 0; i < shown; ++i)
            high = std::max(high, m_cards[i]->heightFor(look, card));
        const int spare = place && beside ? std::max(0, bottom - y - rows * high - u(8)) / 2 : 0;
        for (int i = 0; i < shown; ++i)
            if (place)
                m_cards[i]->setGeometry(left + i % columns * (card + gap),
                                        y + std::min(spare, u(16)) + i / columns * high, card, high);
        y += rows * high;
    }
    const int cards = y + u(3);
    const int from = beside || shown == 0 ? edge + u(6) : y + gap;
    const int groupLeft = beside ? right - group : left + (width - group) / 2;
    const int leastFaces = m_regulars->leastHeight(look, group);
    // On a counter that is nearly empty the two have all its height, and the button is beside them.
    const int both = group + 3 * gap + main.width(), taken = shown * (card + gap);
    if (shown < kCardsShown && (beside || shown == 0) && taken + both <= width) {
        const int room = bottom - u(4) - from, high = std::min(room, u(kRegularsHigh));
        if (place) {
            m_plan.counter = top;
            const int start = left + taken + (width - taken - both) / 2, y0 = from + (room - high) / 2;
            m_regulars->setGeometry(start, y0, group, high);
            m_main->setGeometry(
                QRect({start + group + 3 * gap, y0 + (high - main.height()) / 2 + u(12)}, main));
        }
        return std::max(shown > 0 ? cards : 0, from + std::max(leastFaces, main.height()) + u(4));
    }
    if (place) {
        m_plan.counter = top;
        const int mainTop = bottom - main.height() - u(4);
        m_main->setGeometry(
            QRect({beside ? right - main.width() : groupLeft + (group - main.width()) / 2, mainTop}, main));
        m_regulars->setGeometry(groupLeft, from, group, mainTop - from);
    }
    return std::max(cards, from + leastFaces + main.height() + u(4));
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
    } else if (at == m_dayDeal || at == m_friend || at == m_history || at == m_statistics || at == m_learn ||
               at == m_settings) {
        row = {m_history, m_statistics, m_dayDeal, m_friend, m_learn, m_settings};
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
        if (place > 0) go(row[place - 1], false);
        break;
    case Qt::Key_Right:
        if (place >= 0 && place + 1 < row.size()) go(row[place + 1], true);
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
        const QRect box = static_cast<QWidget*>(watched)->geometry();
        const int above = shelfOf(watched) >= 0 ? qRound(m_look.px(20)) : 10;
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
