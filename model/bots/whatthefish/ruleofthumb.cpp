#include "model/bots/bot.h"
#include "model/games/whatthefish/whatthefish.h"

namespace tacklebox {

using namespace whatthefish;

namespace {

/// How many cards of each face.
using Faces = std::array<std::uint8_t, WhatTheFish::kFaces>;

/// Dives with its highest FISH and saves it with as little as will do. Kills another's fish if it can, hopes
/// for the other hands' KILLs if those may suffice, and keeps Buddha and Franklin for when it must. A hand
/// without a FISH cannot win, so it looks for one: Elvis, Tax, Flush.
class RuleOfThumbBot : public Bot<WhatTheFish> {
  public:
    RuleOfThumbBot(Seat seat, std::uint64_t seed) : m_seat(seat), m_random(seed) {}

    void see(const SeenEvent<WhatTheFish>& event) override {
        WhatTheFish::follow(m_view, event);
        std::visit(Memory{*this}, event.content());
    }

    std::optional<Choice<WhatTheFish>> choose(std::span<const Move> legal, Thinking) override {
        m_legal = legal;
        const Move* move = decide();
        if (!move) move = find(MoveKind::Pass);
        if (!move) move = find(MoveKind::BellyUp);
        return Choice<WhatTheFish>{move ? *move : legal.front(), {}};
    }

  private:
    // ---- what it remembers of the other hands ----

    struct Memory {
        RuleOfThumbBot& bot;

        void operator()(const SeenDeal<WhatTheFish>&) const {
            bot.m_known = {};
            bot.m_flushes = 0;
        }
        void operator()(const SeenMove<Move>& made) const {
            bot.m_flushes += made.seat == bot.m_seat && made.move.kind == MoveKind::Flush;
        }
        void operator()(const Moved& moved) const {
            if (moved.to.kind == PlaceKind::Swim && kindOf(moved.face) == CardKind::Fish) bot.m_flushes = 0;
            if (moved.from.kind == PlaceKind::Hand) forget(bot.m_known[moved.from.seat], moved.face);
            if (moved.to.kind == PlaceKind::Hand && moved.face != kHidden)
                ++bot.m_known[moved.to.seat][moved.face];
        }
        /// What a hand shows it holds at the least.
        void operator()(const Peeked& peeked) const { see(peeked.owner, peeked.face); }
        void operator()(const Shown& shown) const { see(shown.seat, shown.face); }
        template <class Other>
        void operator()(const Other&) const {}

        void see(Seat seat, Face face) const {
            if (face != kHidden) bot.m_known[seat][face] = std::max<std::uint8_t>(bot.m_known[seat][face], 1);
        }
        static void forget(Faces& known, Face face) {
            if (face == kHidden)
                known = {}; // any of them may have gone
            else if (known[face] > 0)
                --known[face];
        }
    };

    int knownSum(Seat seat, CardKind kind) const {
        int sum = 0;
        for (Face face = 0; face < kMuggerCroc; ++face)
            if (kindOf(face) == kind) sum += m_known[seat][face] * valueOf(face);
        return sum;
    }

    // ---- what it sees ----

    const Swim& swim() const { return m_view.status.swim; }
    bool mine() const { return swim().seat == m_seat; }
    int seats() const { return m_view.match.seats; }
    int handSizeOf(Seat seat) const { return m_view.hands[seat].size(); }
    int sumInHand(CardKind kind) const {
        int sum = 0;
        for (const Face face : m_view.hands[m_seat])
            if (kindOf(face) == kind) sum += valueOf(face);
        return sum;
    }
    int bestFish() const {
        int best = 0;
        for (const Face face : m_view.hands[m_seat])
            if (kindOf(face) == CardKind::Fish) best = std::max(best, valueOf(face));
        return best;
    }
    /// What one unseen card is worth as a KILL, on average.
    double killInUnseenCard() const {
        int cards = kDeckSize, sum = kValues * (kValues + 1);
        const auto seen = [&](const FaceList& faces) {
            for (const Face face : faces) {
                if (face == kHidden) continue;
                --cards;
                if (kindOf(face) == CardKind::Kill) sum -= valueOf(face);
            }
        };
        seen(m_view.hands[m_seat]);
        seen(m_view.piles.discard);
        seen(m_view.piles.played);
        return cards > 0 ? double(sum) / cards : 0;
    }
    /// The KILLs that the other opponents of the swimming fish may bring, on average.
    double killsOfOthers() const {
        double sum = 0;
        for (Seat seat = 0; seat < seats(); ++seat)
            if (seat != m_seat && seat != swim().seat)
                sum +=
                    std::max<double>(knownSum(seat, CardKind::Kill), handSizeOf(seat) * killInUnseenCard());
        return sum;
    }
    /// True if the fish goes free when this seat passes.
    bool lastChance() const {
        for (const Seat seat : m_view.status.waiting)
            if (seat != m_seat && seat != swim().seat) return false;
        return true;
    }

    // ---- what it may do ----

    const Move* find(MoveKind kind) const {
        for (const Move& move : m_legal)
            if (move.kind == kind) return &move;
        return nullptr;
    }
    /// The move of that kind that is worth most; of equal ones any.
    template <class Worth>
    const Move* best(MoveKind kind, Worth worth) {
        const Move* best = nullptr;
        double bestWorth = 0;
        for (const Move& move : m_legal) {
            if (move.kind != kind) continue;
            const double value = worth(move) + 0.01 * m_random.unit();
            if (best && value <= bestWorth) continue;
            best = &move;
            bestWorth = value;
        }
        return best;
    }
    const Move* highest(MoveKind kind) {
        return best(kind, [](const Move& move) { return valueOf(move.cards[0]); });
    }
    /// Aimed at the fullest hand, or where most of what it wants is known to be.
    const Move* aimed(MoveKind kind, CardKind wanted) {
        return best(
            kind, [&](const Move& move) { return handSizeOf(move.target) + knownSum(move.target, wanted); });
    }
    /// A new hand; not too often, as hope has to end somewhere.
    const Move* flush() const { return m_flushes < 6 ? find(MoveKind::Flush) : nullptr; }

    const Move* decide() {
        if (m_view.status.phase == Phase::Tax)
            return best(MoveKind::Give, [](const Move& move) { return -valueOf(move.cards[0]); });
        if (!swim().any()) return openWater();
        if (mine()) return swim().endangered() ? save() : nullptr;
        return swim().endangered() ? nullptr : attack();
    }

    const Move* openWater() {
        if (const Move* elvis = highest(MoveKind::ElvisEffect))
            if (valueOf(elvis->cards[0]) > bestFish()) return elvis;
        if (const Move* dive = highest(MoveKind::Dive)) return dive;
        if (const Move* tax = aimed(MoveKind::WtfTax, CardKind::Fish)) return tax;
        return flush();
    }

    /// Its own fish is endangered. The smallest set that will do leaves the most for the next wave.
    const Move* save() {
        const auto cost = [](const Move& move) {
            int sum = 0;
            for (const Face face : move.cards)
                sum += valueOf(face);
            return -sum;
        };
        if (const Move* protect = best(MoveKind::Protect, cost)) return protect;
        if (const Move* undo = find(MoveKind::BenFranklin); undo && m_view.status.last.kind == MoveKind::Kill)
            return undo;
        if (const Move* fresh = flush()) return fresh;
        if (const Move* pulled = aimed(MoveKind::MuggerCroc, CardKind::Protection)) return pulled;
        if (const Move* moved = find(MoveKind::CommunistManifesto); moved && moved->to == m_seat)
            return moved;
        if (const Move* swapped = aimed(MoveKind::SnapperSnatch, CardKind::Protection);
            swapped && handSizeOf(swapped->target) >= 2)
            return swapped;
        return nullptr;
    }

    /// Another's fish swims towards freedom.
    const Move* attack() {
        const int needed = swim().bar - swim().attack + 1;
        const int held = sumInHand(CardKind::Kill);
        const auto least = [&](const Move& move) {
            const int value = valueOf(move.cards[0]);
            return value >= needed ? 100 - value : value; // the least that will do, else the most there is
        };
        if (held >= needed) return best(MoveKind::Kill, least);
        if (held > 0 && held + killsOfOthers() >= needed && !lastChance()) return best(MoveKind::Kill, least);
        if (!lastChance()) return nullptr;
        return lastResort(held);
    }

    /// Nobody else will stop the fish.
    const Move* lastResort(int held) {
        if (const Move* undo = find(MoveKind::BenFranklin);
            undo && m_view.status.last.seat == swim().seat &&
            (m_view.status.last.kind == MoveKind::Dive || m_view.status.last.kind == MoveKind::Protect))
            return undo;
        if (const Move* end = find(MoveKind::BeaverBuddha)) return end;
        if (const Move* pulled = aimed(MoveKind::MuggerCroc, CardKind::Kill)) return pulled;
        if (const Move* fresh = flush()) return fresh;
        if (const Move* moved = find(MoveKind::CommunistManifesto); moved && moved->to == m_seat)
            return moved;
        if (const Move* swapped = aimed(MoveKind::SnapperSnatch, CardKind::Kill);
            swapped && handSizeOf(swapped->target) * killInUnseenCard() > held)
            return swapped;
        // With others at the table a KILL that falls short gives them another chance to think it over.
        return seats() > 2 ? highest(MoveKind::Kill) : nullptr;
    }

    Seat m_seat;
    Random m_random;
    View m_view;
    std::array<Faces, kMostPlayers>
        m_known{};     ///< cards that a hand holds for certain, so far as it was shown
    int m_flushes = 0; ///< its own, since the last dive
    std::span<const Move> m_legal;
};

} // namespace

template <>
std::unique_ptr<Bot<WhatTheFish>> makePlayer<WhatTheFish>(Level, Seat seat, std::uint64_t seed) {
    return std::make_unique<RuleOfThumbBot>(seat, seed);
}

} // namespace tacklebox
