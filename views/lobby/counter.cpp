#include "views/lobby/counter.h"

#include "views/games/common/seatpictures.h"
#include "views/games/games.h"
#include "views/history/unfinished.h"
#include "views/lobby/lobbyroom.h"
#include "views/lobby/regulars.h"
#include "views/lobby/shelfwords.h"
#include "views/theme/keybutton.h"
#include "views/theme/keymap.h"

#include <algorithm>
#include <span>

namespace tacklebox {

namespace {

// Units at scale 1.
constexpr qreal kCounterFontSize = 15, kLargeMain = 21, kHeadingFontSize = 18;
constexpr qreal kCounterEdge = 10, kRegularsWide = 300, kRegularsAlone = 400, kCardWide = 296,
                kRegularsHigh = 240;

/// "Go Fish"; also says if the match is a what-if or today's deal.
QString titleOf(const MatchSummary& match, const ShelfFacts& facts) {
    if (match.whatIf) return unfinishedTitle(match);
    const DayDeal today = facts.today.value(match.game);
    const bool isToday = today.state == DayDeal::State::Begun && today.match.id == match.id;
    const QString title = shortTitle(match.game);
    return isToday ? Counter::tr("%1 (today's deal)", "a game").arg(title) : title;
}

/// "with Ben, Cleo": the opponents of the only person, or all players if there are several people.
QString othersWords(const MatchSummary& match) {
    const Seat you = onlyPersonOf(match.seats);
    QStringList names;
    for (qsizetype seat = 0; seat < match.seats.size(); ++seat)
        if (Seat(seat) != you) names << match.seats[seat].name;
    return Counter::tr("with %1", "opponents").arg(names.join(QStringLiteral(", ")));
}

UnfinishedGame unfinishedOf(const MatchSummary& match, const ShelfFacts& facts) {
    UnfinishedGame game{.match = match.id,
                        .game = match.game,
                        .title = titleOf(match, facts),
                        .standing = leadWords(match),
                        .players = namesWords(match),
                        .when = momentWords(match.played, facts.now),
                        .trouble = troubleWords(match),
                        .free = match.playedBy == PlayedBy::Nobody};
    const Seat you = onlyPersonOf(match.seats);
    for (qsizetype seat = 0; seat < match.seats.size(); ++seat)
        if (Seat(seat) != you) game.faces << portraitOf(match.seats, Seat(seat));
    if (const GameInfo* info = gameInfo(match.game)) game.background = info->background;
    return game;
}

} // namespace

Counter::Counter(QWidget* room, QObject* parent)
    : QObject(parent), m_main(new KeyButton(QString(), {}, room)), m_all(new KeyButton(QString(), {}, room)),
      m_regulars(new Regulars(room)), m_heading(new WoodCaption(tr("Still on the table"), room)) {
    m_main->setObjectName(QStringLiteral("resume"));
    m_main->setDefaultLook(true);
    m_main->keepRoomFor(keys::nameOf(keys::Command::OpenGame)); // the layout must not depend on the focus
    m_all->setObjectName(QStringLiteral("all"));
    m_all->setRank(KeyButton::Rank::Quiet);
    m_regulars->setObjectName(QStringLiteral("regulars"));
    m_heading->setObjectName(QStringLiteral("heading"));
    connect(m_main, &QPushButton::clicked, this, [this] {
        switch (m_mainDoes) {
        case Main::Back: emit resumeWanted(); break;
        case Main::GoOn: emit resumeMatchWanted(m_mainMatch); break;
        case Main::Deal: emit playWanted(m_mainGame); break;
        }
    });
    connect(m_all, &QPushButton::clicked, this, &Counter::allUnfinishedWanted);
    for (int i = 0; i < kCardsShown; ++i) {
        auto* card = new SavedGameCard(room);
        card->setObjectName(QStringLiteral("kept%1").arg(i));
        card->hide();
        connect(card, &SavedGameCard::resumeWanted, this, &Counter::resumeMatchWanted);
        connect(card, &SavedGameCard::giveUpWanted, this, &Counter::giveUpWanted);
        m_cards << card;
    }
}

QList<QWidget*> Counter::parts() const {
    QList<QWidget*> parts{m_main};
    for (SavedGameCard* card : m_cards)
        parts << card;
    return parts << m_all;
}

QList<QWidget*> Counter::cards() const {
    QList<QWidget*> cards;
    for (SavedGameCard* card : m_cards)
        if (!card->isHidden()) cards << card;
    if (!m_all->isHidden()) cards << m_all;
    return cards;
}

void Counter::setFacts(const ShelfFacts& facts) {
    m_unfinished.clear();
    for (const MatchSummary& match : facts.unfinished)
        m_unfinished << unfinishedOf(match, facts);
    const auto shown =
        std::span(m_unfinished).first(std::size_t(std::min<qsizetype>(kCardsShown, m_unfinished.size())));
    for (std::size_t i = 0; i < shown.size(); ++i)
        if (std::ranges::count(shown, shown[i].title, &UnfinishedGame::title) > 1)
            shown[i].others = othersWords(facts.unfinished[qsizetype(i)]);
}

void Counter::update(const ShelfFacts& facts, const QString& resumable, const QString& first) {
    for (int i = 0; i < m_cards.size(); ++i) {
        const bool there = i < m_unfinished.size();
        if (!there && m_cards[i]->hasFocus()) m_main->setFocus(Qt::OtherFocusReason);
        if (there) m_cards[i]->setGame(m_unfinished[i], i);
        m_cards[i]->setVisible(there);
    }
    m_all->setWords(tr("All %1", "unfinished games").arg(m_unfinished.size()));
    m_all->setAccessibleName(tr("All %n unfinished game(s)", nullptr, int(m_unfinished.size())));
    m_all->setVisible(m_unfinished.size() > kCardsShown);
    m_heading->setVisible(!m_unfinished.isEmpty());
    chooseMain(facts, resumable, first);
}

void Counter::chooseMain(const ShelfFacts& facts, const QString& resumable, const QString& first) {
    const auto free = std::find_if(m_unfinished.begin(), m_unfinished.end(), [](const UnfinishedGame& game) {
        return game.free && game.trouble.isEmpty();
    });
    if (!resumable.isEmpty()) {
        m_mainDoes = Main::Back;
        m_main->setWords(tr("Resume %1").arg(resumable));
    } else if (free != m_unfinished.end()) {
        m_mainDoes = Main::GoOn;
        m_mainMatch = free->match;
        m_main->setWords(tr("Resume %1", "a game").arg(shortTitle(free->game)));
    } else if (!facts.lately.isEmpty() && gameInfo(facts.lately.front().game)) {
        m_mainDoes = Main::Deal;
        m_mainGame = facts.lately.front().game;
        m_main->setWords(tr("Play %1 again", "a game").arg(shortTitle(m_mainGame)));
    } else {
        m_mainDoes = Main::Deal;
        m_mainGame = first;
        m_main->setWords(tr("Deal the cards"));
    }
}

bool Counter::setMainHasKeys(bool has) {
    const QString cap = has ? keys::nameOf(keys::Command::OpenGame) : QString();
    if (cap == m_main->key()) return false;
    m_main->setKey(cap);
    return true;
}

void Counter::setScale(const LobbyScale& scale) {
    m_scale = scale;
    m_all->setFont(scale.body(kCounterFontSize, true));
    m_main->setFont(scale.body(tokens::kName, true));
    if (m_unfinished.isEmpty())
        m_main->setFont(scale.body(kLargeMain, true));
    else if (m_main->sizeHint().width() > scale.px(kRegularsWide * 1.05)) // the cards need the room
        m_main->setFont(scale.body(kCounterFontSize, true));
    m_heading->setFont(scale.body(kHeadingFontSize, true));
    m_heading->unit = scale.unit;
    for (SavedGameCard* card : std::as_const(m_cards))
        card->setScale(scale);
    m_regulars->setScale(scale);
}

WidgetRects Counter::layoutFor(int left, int width, int top, int bottom, bool hasFoot) const {
    const LobbyScale& scale = m_scale;
    const auto u = [&scale](qreal units) { return qRound(scale.px(units)); };
    const int edge = top + u(kCounterEdge), gap = u(tokens::kGap), right = left + width;
    const QSize main = hasFoot ? QSize(0, 0) : m_main->sizeHint();
    const auto shown = int(std::min<qsizetype>(m_unfinished.size(), kCardsShown));
    const int group = std::min(width, std::max(u(shown > 0 ? kRegularsWide : kRegularsAlone), main.width()));
    const int least = SavedGameCard::leastWidth(scale);
    // Put the regulars beside the cards, unless the cards then need more rows.
    const auto inRow = [&](int room) { return std::clamp((room + gap) / (least + gap), 0, shown); };
    const int roomBeside = width - group - 2 * gap;
    const bool beside = shown > 0 && inRow(roomBeside) > 0 && inRow(roomBeside) == inRow(width);
    const int cardsRoom = beside ? roomBeside : width;
    const int columns = shown == 0 ? 0 : std::clamp((cardsRoom + gap) / (least + gap), 1, shown);
    const int card =
        columns == 0 ? 0 : std::min((cardsRoom - gap * (columns - 1)) / columns, u(kCardWide * 1.1));
    WidgetRects counter;
    int y = top + u(2); // the caption is a plate on the counter's edge
    if (shown > 0) {
        const QSize heading = m_heading->captionSize(), all = m_all->sizeHint();
        const int head = m_all->isHidden() ? heading.height() : std::max(heading.height(), all.height());
        counter.add(m_heading, {left, y + (head - heading.height()) / 2}, heading);
        counter.add(m_all, {left + heading.width() + 2 * gap, y + (head - all.height()) / 2}, all);
        y += head + u(2);
        const int rows = (shown + columns - 1) / columns;
        int high = 0;
        for (int i = 0; i < shown; ++i)
            high = std::max(high, m_cards[i]->heightFor(scale, card));
        const int spare = beside ? std::max(0, bottom - y - rows * high - u(8)) / 2 : 0;
        for (int i = 0; i < shown; ++i)
            counter.add(m_cards[i], {left + i % columns * (card + gap),
                                     y + std::min(spare, u(16)) + i / columns * high, card, high});
        y += rows * high;
    }
    const int cards = y + u(3);
    const int from = beside || shown == 0 ? edge + u(6) : y + gap;
    const int groupLeft = beside ? right - group : left + (width - group) / 2;
    const int leastFaces = m_regulars->leastHeight(scale, group);
    // On a nearly empty counter the regulars and the button are side by side and get the full height.
    const int both = group + 3 * gap + main.width(), taken = shown * (card + gap);
    QPoint mainAt;
    if (shown < kCardsShown && (beside || shown == 0) && taken + both <= width) {
        const int room = bottom - u(4) - from, high = std::min(room, u(kRegularsHigh));
        const int start = left + taken + (width - taken - both) / 2, y0 = from + (room - high) / 2;
        counter.add(m_regulars, {start, y0, group, high});
        mainAt = {start + group + 3 * gap, y0 + (high - main.height()) / 2 + u(12)};
        counter.end = std::max(shown > 0 ? cards : 0, from + std::max(leastFaces, main.height()) + u(4));
    } else {
        mainAt = {beside ? right - main.width() : groupLeft + (group - main.width()) / 2,
                  bottom - main.height() - u(4)};
        counter.add(m_regulars, {groupLeft, from, group, mainAt.y() - from});
        counter.end = std::max(cards, from + leastFaces + main.height() + u(4));
    }
    if (!hasFoot) counter.add(m_main, mainAt, main);
    return counter;
}

} // namespace tacklebox

#include "moc_counter.cpp"
