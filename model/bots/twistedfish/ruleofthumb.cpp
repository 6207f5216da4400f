#include "model/bots/bot.h"
#include "model/games/twistedfish/twistedfish.h"

namespace tacklebox {

using namespace twistedfish;

namespace {

/// What a seat remembers of a hand of Twisted Fish: who surely holds what, who said no to what and how many
/// cards he has taken unseen since, who has asked for which fish.
class Memory {
  public:
    void see(const SeenEvent<TwistedFish>& event) {
        std::visit(Reader{*this, event.viewer()}, event.content());
    }

    const CardSet& surelyHeldBy(Seat seat) const { return m_sure[seat]; }
    bool someoneSurelyHolds(Card card) const {
        for (const CardSet& sure : m_sure)
            if (sure.has(card)) return true;
        return false;
    }
    bool hasAskedFor(Seat seat, Fish fish) const { return m_wants[seat] >> fish & 1; }
    /// How many cards the seat has taken unseen since it said no to `card`; -1 if it never did.
    int takenSinceNo(Seat seat, Card card) const {
        const int then = m_takenAtNo[seat][card];
        return then == 0 ? -1 : m_taken[seat] - (then - 1);
    }

  private:
    struct Reader {
        Memory& memory;
        Seat self;

        void operator()(const SeenDeal<TwistedFish>&) const { memory = Memory(); }
        void operator()(const SeenMove<Move>& made) const {
            const Move& move = made.move;
            if (move.kind == MoveKind::Ask || move.kind == MoveKind::TheNet) {
                const Fish fish = move.kind == MoveKind::Ask ? fishOf(move.card) : move.fish;
                memory.m_wants[made.seat] |= std::uint16_t(1u << fish);
            }
            if (move.kind == MoveKind::Ask || move.kind == MoveKind::TheLure)
                memory.m_asked = CardSet::of(move.card);
            if (move.kind == MoveKind::TheNet) memory.m_asked = kCardsOf[move.fish];
            if (move.kind == MoveKind::Lay || move.kind == MoveKind::DeadScubaDiver)
                memory.m_wants[made.seat] &= std::uint16_t(~(1u << move.fish));
        }
        void operator()(const Said& said) const {
            if (said.saying != Saying::GoFish) return;
            for (const Card card : memory.m_asked) {
                memory.m_takenAtNo[said.seat][card] = std::uint8_t(memory.m_taken[said.seat] + 1);
                memory.m_sure[said.seat].remove(card);
            }
        }
        void operator()(const Moved& moved) const {
            if (moved.from.kind == PlaceKind::Hand && moved.from.seat != self) {
                // Of a card that leaves unseen, a Net's catch is one of the fish asked for.
                CardSet& sure = memory.m_sure[moved.from.seat];
                if (moved.face != kHidden)
                    sure.remove(moved.face);
                else
                    sure -= moved.to.kind == PlaceKind::Hand ? memory.m_asked : sure;
            }
            if (moved.to.kind != PlaceKind::Hand || moved.to.seat == self) return;
            if (moved.face != kHidden)
                memory.m_sure[moved.to.seat].add(moved.face);
            else
                ++memory.m_taken[moved.to.seat];
        }
        void operator()(const Peeked& peeked) const {
            if (peeked.face != kHidden && peeked.owner != self) memory.m_sure[peeked.owner].add(peeked.face);
        }
        template <class Other>
        void operator()(const Other&) const {}
    };

    std::array<CardSet, kMostPlayers> m_sure{};
    std::array<std::uint16_t, kMostPlayers> m_wants{}; ///< a bit a fish
    std::array<std::uint8_t, kMostPlayers> m_taken{};
    std::array<std::array<std::uint8_t, kDeckSize>, kMostPlayers> m_takenAtNo{};
    CardSet m_asked; ///< the cards that answer the last ask
};

/// Lays what it can, plays its Zingers before they cost points, and asks where a hit is likeliest and worth
/// most.
class RuleOfThumbBot : public Bot<TwistedFish> {
  public:
    RuleOfThumbBot(Seat seat, std::uint64_t seed) : m_seat(seat), m_random(seed) {}

    void see(const SeenEvent<TwistedFish>& event) override {
        m_memory.see(event);
        TwistedFish::follow(m_view, event);
    }

    std::optional<Choice<TwistedFish>> choose(std::span<const Move> legal, Thinking thinking) override {
        lookAround();
        const Move* best = &legal.front();
        double bestWorth = -1e9;
        for (const Move& move : legal) {
            const double worth = worthOf(move) + 0.01 * m_random.unit();
            if (worth <= bestWorth) continue;
            bestWorth = worth;
            best = &move;
        }
        // In another's turn a Zinger is played only where it is worth something.
        const bool mayHoldBack = m_view.status.phase == Phase::Turn && m_view.status.turn != m_seat;
        if (mayHoldBack && !thinking.mustMove && bestWorth < 0) return std::nullopt;
        return Choice<TwistedFish>{*best, {}};
    }

  private:
    /// What lies where, as far as this seat knows.
    void lookAround() {
        m_hand = {};
        for (const Face face : m_view.hands[m_seat])
            m_hand.add(face);
        CardSet located = m_hand;
        for (const Face face : m_view.discard)
            located.add(face);
        for (const Basket& basket : m_view.baskets)
            located |= basket.cards();
        m_unseen = m_view.pond.size();
        for (Seat seat = 0; seat < m_view.match.seats; ++seat) {
            if (seat == m_seat) continue;
            located |= m_memory.surelyHeldBy(seat);
            m_unseen += unseenIn(seat);
        }
        m_located = located;
    }
    int unseenIn(Seat seat) const {
        return std::max(0, m_view.hands[seat].size() - m_memory.surelyHeldBy(seat).size());
    }
    int held(Fish fish) const { return (m_hand & kCardsOf[fish]).size(); }
    /// The hand may soon be over: Zingers still held are about to cost points.
    bool late() const { return m_view.pond.size() <= 2 * m_view.match.seats; }

    /// How likely the seat holds the card, 0..1.
    double chanceOf(Seat seat, Card card) const {
        if (m_memory.surelyHeldBy(seat).has(card)) return 1;
        if (m_located.has(card) || m_unseen == 0) return 0;
        const int since = m_memory.takenSinceNo(seat, card);
        const double where = std::min(unseenIn(seat), since < 0 ? kDeckSize : since);
        const double chance = where / m_unseen;
        // Who asks for a fish holds some of it; who said no to this card, and took none since, does not hold
        // it.
        return std::min(0.95, m_memory.hasAskedFor(seat, fishOf(card)) ? 2 * chance : chance);
    }
    double chanceOfAny(Seat seat, Fish fish) const {
        double none = 1;
        for (const Card card : kCardsOf[fish] - m_hand)
            none *= 1 - chanceOf(seat, card);
        return 1 - none;
    }
    /// What a card of the fish is worth to this hand: the nearer the basket, the more.
    double use(Fish fish) const {
        const int count = held(fish);
        return valueOf(fish) * (1.0 + count * count);
    }
    double askWorth(Seat target, Card card) const {
        const double pondToo = m_located.has(card) || m_unseen == 0 ? 0 : 0.5 / m_unseen;
        return (chanceOf(target, card) + pondToo) * use(fishOf(card));
    }

    /// Higher is better; an ordinary ask is worth 0 to about 255.
    double worthOf(const Move& move) const {
        switch (move.kind) {
        case MoveKind::Lay: return 2000;
        case MoveKind::AddSixth: return 1900;
        case MoveKind::DeadScubaDiver: return diverWorth(move.fish);
        case MoveKind::GlassBottomBoat: return 1000 + unseenIn(move.target);
        case MoveKind::GameWarden:
            return 900 + m_view.hands[move.target].size() + m_view.match.scores[move.target] * 0.01;
        case MoveKind::TheNet:
            return (late() ? 40 : 0) + chanceOfAny(move.target, move.fish) * use(move.fish);
        case MoveKind::TheLure: return lureWorth(move.target, move.card);
        case MoveKind::Ask: return askWorth(move.target, move.card);
        case MoveKind::Unload: return late() ? 6 : -1;
        case MoveKind::GoFish: return m_view.status.phase == Phase::Miss ? 0 : 2;
        case MoveKind::TwoFistedFisherman: return 1;
        case MoveKind::DivineIntervention: return move.keep != late() ? 2 : 1;
        case MoveKind::NoFishing: return late() || wouldLose() ? 1 : -1;
        case MoveKind::Give: return -use(fishOf(move.card));
        case MoveKind::DeadInTheWater:
        case MoveKind::Allow:
        case MoveKind::Answer:
        case MoveKind::EndTurn: return 0;
        }
        return 0;
    }
    /// The Diver replaces the card that is hardest to get; a likely hit goes before him.
    double diverWorth(Fish fish) const {
        const Card missing = (kCardsOf[fish] - m_hand).first();
        for (Seat seat = 0; seat < m_view.match.seats; ++seat)
            if (seat != m_seat && !late() && m_memory.surelyHeldBy(seat).has(missing)) return -1;
        return 1500;
    }
    /// The Lure can win a card of a fish not held: worth it for the sixth card, or when it would be left
    /// over.
    double lureWorth(Seat target, Card card) const {
        for (const Basket& basket : m_view.baskets)
            if (basket.owner == m_seat && basket.diver && basket.fish == fishOf(card))
                return chanceOf(target, card) * 100;
        if (m_hand.has(card)) return -1;
        return askWorth(target, card) + (late() ? 40 : -10);
    }
    bool wouldLose() const {
        const Asked& asked = m_view.status.asked;
        return asked.isNet() ? held(asked.fish) > 0 : m_hand.has(asked.card);
    }

    Seat m_seat;
    Random m_random;
    View m_view;
    Memory m_memory;
    CardSet m_hand, m_located;
    int m_unseen = 0; ///< cards in the pond and in other hands that this seat cannot place
};

} // namespace

template <>
std::unique_ptr<Bot<TwistedFish>> makePlayer<TwistedFish>(Level, Seat seat, std::uint64_t seed) {
    return std::make_unique<RuleOfThumbBot>(seat, seed);
}

} // namespace tacklebox
