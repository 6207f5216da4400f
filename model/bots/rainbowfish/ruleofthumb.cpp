#include "model/bots/bot.h"
#include "model/games/rainbowfish/rainbowfish.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {

using Counts = std::array<int, kNumbers>;

/// What a seat has told of its hand, by what it asked for, gave, took, and said that it had not.
struct Told {
    Counts sure{};                        ///< cards of a number that it surely holds
    Counts unseen{};                      ///< cards that could be of a number: come unseen since it had none
    std::array<int, kColors> colorSure{}; ///< cards of a colour that it surely holds

    void takesUnseen() {
        for (int& count : unseen)
            ++count;
    }
    void takes(Face face) {
        if (isNumber(face)) ++sure[numberOf(face)];
        if (!isBlack(face)) ++colorSure[colorOf(face)];
    }
    void loses(Face face) {
        const auto oneLess = [](int& count) { count = std::max(0, count - 1); };
        if (isNumber(face)) oneLess(sure[numberOf(face)]);
        if (!isBlack(face)) oneLess(colorSure[colorOf(face)]);
    }
    void hasNone(Number number) { sure[number] = unseen[number] = 0; }
    void hasSome(Number number) { sure[number] = std::max(1, sure[number]); }
};

/// Remembers who asked for what, who had none since when, and every card that went from hand to hand. Lays
/// each set at once, draws and takes by colour before it asks, and asks where a card is surest and worth
/// most. Keeps one skip, reverse, draw-2 or War Machine for the end, where it alone is worth a Special Set.
class RuleOfThumbBot : public Bot<RainbowFish> {
  public:
    RuleOfThumbBot(Seat seat, std::uint64_t seed) : m_seat(seat), m_random(seed) {}

    void see(const SeenEvent<RainbowFish>& event) override {
        if (const auto* moved = std::get_if<Moved>(&event.content())) remember(*moved);
        if (const auto* said = std::get_if<Said>(&event.content())) remember(*said);
        if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) remember(*made);
        RainbowFish::follow(m_view, event);
        if (std::holds_alternative<SeenDeal<RainbowFish>>(event.content())) beginDeal();
    }

    std::optional<Choice<RainbowFish>> choose(std::span<const Move> legal, Thinking) override {
        countUnseen();
        Move best = legal.front();
        double bestWorth = -1e9;
        for (const Move& move : legal) {
            const double worthOfMove = worth(move) + 0.01 * m_random.unit();
            if (worthOfMove <= bestWorth) continue;
            bestWorth = worthOfMove;
            best = move;
        }
        return Choice<RainbowFish>{best, {}};
    }

  private:
    // ---- memory ----

    void beginDeal() {
        m_told = {};
        for (Seat seat = 0; seat < m_view.match.seats; ++seat)
            for (int i = 0; i < m_view.hands[seat].size(); ++i)
                m_told[seat].takesUnseen();
    }
    void remember(const Moved& moved) {
        if (moved.from.kind == PlaceKind::Hand) m_told[moved.from.seat].loses(moved.face);
        if (moved.to.kind != PlaceKind::Hand) return;
        if (moved.face == kHidden)
            m_told[moved.to.seat].takesUnseen();
        else
            m_told[moved.to.seat].takes(moved.face);
        // Cards of a number go from hand to hand all at once, but for those that a colour takes.
        if (moved.from.kind == PlaceKind::Hand && isNumber(moved.face) &&
            numberOf(moved.face) == m_asked.number)
            m_told[moved.from.seat].hasNone(m_asked.number);
    }
    void remember(const Said& said) {
        if (said.saying == Saying::GoFish) m_told[said.seat].hasNone(m_asked.number);
        if (said.saying == Saying::NoneToGive) m_told[said.seat].colorSure[m_asked.color] = 0;
    }
    void remember(const SeenMove<Move>& made) {
        switch (made.move.kind) {
        case MoveKind::Ask: m_asked = made.move; return m_told[made.seat].hasSome(made.move.number);
        case MoveKind::Skip: return m_told[made.seat].hasSome(m_asked.number);
        case MoveKind::Wild:
        case MoveKind::Name: m_asked = made.move; return;
        case MoveKind::DownpourOne:
        case MoveKind::DownpourTwo: m_asked = made.move; return;
        default: return;
        }
    }

    // ---- judgement ----

    const FaceList& hand() const { return m_view.hands[m_seat]; }
    int held(Number number) const {
        return int(std::count_if(hand().begin(), hand().end(),
                                 [&](Face face) { return isNumber(face) && numberOf(face) == number; }));
    }
    /// Special cards that would make a Special Set at the end.
    int keepers() const {
        return int(std::count_if(hand().begin(), hand().end(),
                                 [](Face face) { return !isNumber(face) && !takesByColor(face); }));
    }
    /// More will come, or there is one to spare.
    bool canSpareKeeper() const { return keepers() > 1 || m_view.hole.size() > 3 * m_view.match.seats; }

    /// How many cards of each number and colour the bot has seen nothing of.
    void countUnseen() {
        for (Number number = 0; number < kNumbers; ++number)
            m_unseenOfNumber[number] = number == 0 ? kColors : 2 * kColors;
        m_unseenOfColor.fill(kCardsPerColor);
        for (const LaidSet& set : m_view.sets)
            if (set.number != kSpecialSet) m_unseenOfNumber[set.number] -= kSetSize;
        const auto seen = [this](Face face) {
            if (isNumber(face)) --m_unseenOfNumber[numberOf(face)];
            if (!isBlack(face)) --m_unseenOfColor[colorOf(face)];
        };
        for (const Face face : hand())
            seen(face);
        for (const Face face : m_view.discard)
            seen(face);
        m_unseen = m_view.hole.size();
        for (Seat seat = 0; seat < m_view.match.seats; ++seat) {
            if (seat == m_seat) continue;
            m_unseen += m_view.hands[seat].size();
            for (Number number = 0; number < kNumbers; ++number)
                m_unseenOfNumber[number] -= m_told[seat].sure[number];
        }
        m_unseen = std::max(1, m_unseen);
    }
    double expected(Seat target, Number number) const {
        const Told& told = m_told[target];
        const int unseen = std::min(told.unseen[number], m_view.hands[target].size() - told.sure[number]);
        return told.sure[number] +
               std::max(0, unseen) * std::max(0, m_unseenOfNumber[number]) / double(m_unseen);
    }
    double expectedOfColor(Seat target, Color color) const {
        const int sure = m_told[target].colorSure[color];
        const int unseen = std::max(0, m_view.hands[target].size() - sure);
        return sure + 0.8 * unseen * std::max(0, m_unseenOfColor[color]) / double(m_unseen);
    }

    double worthOfAsk(const Move& move) const {
        const double cards = expected(move.target, move.number);
        const double chance = std::min(1.0, cards);
        const double complete = held(move.number) + std::max(1.0, cards) >= kSetSize ? 2.0 : 0.0;
        return chance * (3.0 + cards + complete * pointsFor(move.number) + 0.5 * held(move.number));
    }
    /// Asks are worth up to about 15; what comes before them is worth more.
    double worth(const Move& move) const {
        switch (move.kind) {
        case MoveKind::Lay: return 100;
        case MoveKind::Ask: return worthOfAsk(move);
        case MoveKind::DrawTwo: return canSpareKeeper() ? 50 : -1;
        case MoveKind::WildDrawFour: return 45;
        case MoveKind::DownpourOne:
        case MoveKind::DownpourTwo: {
            double cards = 0;
            for (Seat seat = 0; seat < m_view.match.seats; ++seat)
                if (seat != m_seat) cards += expectedOfColor(seat, move.color);
            return 20 + cards;
        }
        case MoveKind::Wild: {
            const double cards = expectedOfColor(move.target, move.color);
            // While the Hole has cards a wild can wait for a better moment; afterwards it only spoils a
            // Special Set.
            return cards >= 1.0 || m_view.hole.empty() ? 20 + cards : cards - 2;
        }
        case MoveKind::Name: return expectedOfColor(move.target, move.color);
        case MoveKind::Reverse: return canSpareKeeper() ? 4 : -1;
        case MoveKind::Skip: return canSpareKeeper() ? 2 : -2;
        case MoveKind::WarMachine: return canSpareKeeper() ? 1 : -1;
        case MoveKind::Draw:
        case MoveKind::LaySpecial:
        case MoveKind::DiscardWild:
        case MoveKind::Answer:
        case MoveKind::Allow:
        case MoveKind::Done: return 0;
        }
        return 0;
    }

    Seat m_seat;
    Random m_random;
    View m_view;
    std::array<Told, kMostPlayers> m_told{};
    Move m_asked; ///< the last ask, for a number or a colour
    Counts m_unseenOfNumber{};
    std::array<int, kColors> m_unseenOfColor{};
    int m_unseen = 1;
};

} // namespace

template <>
std::unique_ptr<Bot<RainbowFish>> makePlayer<RainbowFish>(Level, Seat seat, std::uint64_t seed) {
    return std::make_unique<RuleOfThumbBot>(seat, seed);
}

} // namespace tacklebox
