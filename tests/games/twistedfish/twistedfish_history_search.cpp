// Finds a way to a position of Twisted Fish from the rules alone. It goes backwards from the position: every
// card that somebody drew unseen goes back on the pond, and which card of the hand that was is searched for,
// so that at each moment the hands fit what was said and whether the game waited.
#include "model/games/twistedfish/conditions.h"
#include "tests/games/twistedfish/twistedfish_history_evidence.h"

#include <algorithm>
#include <tuple>

namespace tacklebox::testing::twisted {

using namespace twistedfish;

namespace {

class Backwards {
  public:
    Backwards(const std::vector<HandEvidence>& evidence, Seat viewer, const State& world)
        : m_evidence(evidence), m_viewer(viewer), m_seats(world.match.seats), m_hands(world.hands),
          m_pond(world.pond.asSet()) {}

    /// Where the first tries get lost, others mix up what seems likeliest.
    std::optional<Way> search(int mostSteps) {
        constexpr int kStepsATry = 1'000;
        const auto hands = m_hands;
        const auto pond = m_pond;
        for (; mostSteps > 0; mostSteps -= kStepsATry, ++m_try) {
            m_stepsLeft = std::min(mostSteps, kStepsATry);
            m_hands = hands;
            m_pond = pond;
            m_drawn.clear();
            if (back(int(m_evidence.size()) - 1)) return way();
        }
        return std::nullopt;
    }

  private:
    const std::vector<HandEvidence>& m_evidence;
    Seat m_viewer;
    int m_seats;
    int m_stepsLeft = 0, m_try = 0;
    Random m_random{1};
    std::array<CardSet, kMostPlayers> m_hands;
    CardSet m_pond;
    std::vector<Card> m_drawn; ///< the last one first
    Card m_pulled = kNoCard, m_netted = kNoCard;

    Way way() const {
        Way way{.pulled = m_pulled, .netted = m_netted};
        for (Seat seat = 0; seat < m_seats; ++seat)
            for (const Card card : m_hands[seat])
                if (seat != m_viewer) way.arrivals.push_back(card);
        way.arrivals.insert(way.arrivals.end(), m_drawn.rbegin(), m_drawn.rend());
        return way;
    }
    bool back(int at) {
        if (at < 0) return true;
        if (--m_stepsLeft <= 0) return false;
        const HandEvidence& found = m_evidence[std::size_t(at)];
        switch (found.kind) {
        case HandEvidence::Kind::Drew: return backDraw(at, found);
        case HandEvidence::Kind::Went: return backWent(at, found);
        case HandEvidence::Kind::Pulled: return backPull(at, found);
        default: return fits(found) && back(at - 1);
        }
    }
    bool fits(const HandEvidence& found) const {
        const CardSet hand = m_hands[found.seat];
        const bool second = hand.has(kTwoFistedFisherman) && hand.intersects(kAllFish);
        const bool stop = hand.has(kDivineIntervention);
        switch (found.kind) {
        case HandEvidence::Kind::Lacked: return !hand.intersects(found.cards);
        case HandEvidence::Kind::Held: return hand.intersects(found.cards);
        case HandEvidence::Kind::Saw: return hand.has(found.card);
        case HandEvidence::Kind::Stop: return found.waited == stop;
        case HandEvidence::Kind::Miss: return found.waited == second;
        case HandEvidence::Kind::NoFishing: return found.waited == (stop || second);
        case HandEvidence::Kind::Give: {
            const int count = (hand & found.cards).size();
            return found.waited ? count > 1 : count <= 1;
        }
        case HandEvidence::Kind::Drawn: return found.waited == canDoSomething(found.seat, found.pond);
        default: return true;
        }
    }
    bool canDoSomething(Seat seat, int pondSize) const {
        State state;
        state.match.seats = std::uint8_t(m_seats);
        state.hands = m_hands;
        state.status.turn = seat;
        for (int i = 0; i < pondSize; ++i)
            state.pond.add(0);
        return canDoSomethingAfterDraw(state);
    }

    static constexpr int kNever = -1;    ///< nothing says that the seat lacked the card
    static constexpr int kHeldLong = -2; ///< it held the card already, and has not lost it since

    /// When the seat last lacked the card before `at`.
    int lastLacked(int at, Seat seat, Card card) const {
        int pullAt = kNever; // when the Warden took a card unseen, and from whom
        Seat pulledFrom = kNoSeat;
        const auto was = [&](Seat holder, int when) {
            if (holder == seat) return pulledFrom == seat ? kNever : kHeldLong;
            return pulledFrom == holder && pulledFrom != kNoSeat ? pullAt : when;
        };
        for (; at >= 0; --at) {
            const HandEvidence& found = m_evidence[std::size_t(at)];
            const bool same = found.card == card;
            if (same && found.kind == HandEvidence::Kind::Went)
                return was(found.to.kind == PlaceKind::Hand ? found.to.seat : kNoSeat, at);
            if (same && found.kind == HandEvidence::Kind::Pulled) return at;
            if (same && (found.kind == HandEvidence::Kind::Drew || found.kind == HandEvidence::Kind::Saw))
                return was(found.seat, at);
            if (found.kind == HandEvidence::Kind::Pulled) {
                pullAt = at;
                pulledFrom = found.seat;
            }
            if (found.seat != seat) continue;
            const auto held = [&] { return was(seat, at); };
            if (found.kind == HandEvidence::Kind::Lacked && found.cards.has(card)) return at;
            if (found.kind == HandEvidence::Kind::Stop && card == kDivineIntervention)
                return found.waited ? held() : at;
            if (found.waited) continue;
            if (found.kind == HandEvidence::Kind::NoFishing && card == kDivineIntervention) return at;
            if ((found.kind == HandEvidence::Kind::Miss || found.kind == HandEvidence::Kind::NoFishing) &&
                card == kTwoFistedFisherman)
                return at;
            if (found.kind == HandEvidence::Kind::Drawn &&
                (card == kGlassBottomBoat || card == kGameWarden) && found.pond > 0)
                return at;
        }
        return kNever;
    }
    /// True if the card may have been in the hand at an earlier piece of evidence, as the hands are before
    /// `at`.
    bool mayHaveHeld(int earlier, int at, Seat seat, Card card) const {
        return mayHaveStayed(earlier, at, seat, card) && beforeItsDraw(earlier, seat, card) < earlier;
    }
    /// The same, if it had ever come by then.
    bool mayHaveStayed(int earlier, int at, Seat seat, Card card) const {
        for (int between = earlier; between < at; ++between) {
            const HandEvidence& found = m_evidence[std::size_t(between)];
            const bool same = found.card == card;
            if (found.kind == HandEvidence::Kind::Went && (same || found.card == kHidden)) {
                const bool fromHim = found.from.kind == PlaceKind::Hand && found.from.seat == seat;
                if (fromHim && (same || found.cards.has(card))) return true;
                if (same) return false;
            }
            if (same && (found.kind == HandEvidence::Kind::Drew || found.kind == HandEvidence::Kind::Saw))
                return found.kind == HandEvidence::Kind::Saw && found.seat == seat;
            if (found.seat != seat) continue;
            if (found.kind == HandEvidence::Kind::Pulled && (same || found.card == kHidden)) return true;
            if (found.kind == HandEvidence::Kind::Lacked && found.cards.has(card)) return false;
        }
        return m_hands[seat].has(card);
    }
    /// True if the card may have gone from the hand between the two.
    bool mayHaveLeft(int earlier, int at, Seat seat, Card card) const {
        return std::any_of(
            m_evidence.begin() + earlier, m_evidence.begin() + at, [&](const HandEvidence& found) {
                const bool same = found.card == card;
                if (found.kind == HandEvidence::Kind::Pulled)
                    return found.seat == seat && (same || found.card == kHidden);
                return found.kind == HandEvidence::Kind::Went && found.from.kind == PlaceKind::Hand &&
                       found.from.seat == seat && (same || (found.card == kHidden && found.cards.has(card)));
            });
    }
    /// Whatever the seat asked for before `at`, it may have held some of it.
    bool mayHaveAsked(int at, Seat seat) const {
        for (int earlier = 0; earlier < at; ++earlier) {
            const HandEvidence& found = m_evidence[std::size_t(earlier)];
            if (found.seat != seat || found.kind != HandEvidence::Kind::Held) continue;
            bool some = false;
            for (const Card card : found.cards)
                some = some || mayHaveHeld(earlier, at, seat, card);
            if (!some) return false;
        }
        return true;
    }
    static constexpr int kNeeded = 100;
    /// How much it would hurt to draw the card as late as `at`: the seat asked for its fish before, and must
    /// have held some of it.
    int wanted(int at, Seat seat, Card card) const {
        if (!isFish(card)) return 0;
        const CardSet fish = kCardsOf[fishOf(card)];
        int wanted = 0;
        for (int earlier = 0; earlier < at; ++earlier) {
            const HandEvidence& found = m_evidence[std::size_t(earlier)];
            if (found.seat != seat || found.kind != HandEvidence::Kind::Held || !(found.cards == fish))
                continue;
            if (!mayHaveHeld(earlier, at, seat, card) || mayHaveLeft(earlier, at, seat, card)) continue;
            int others = 0;
            for (const Card other : fish - CardSet::of(card))
                others += mayHaveHeld(earlier, at, seat, other);
            wanted = std::max(wanted, others == 0 ? kNeeded : 6 - others);
        }
        return wanted;
    }
    /// The last moment before the first draw before `at` by which the card can have come, where it has to.
    int beforeItsDraw(int at, Seat seat, Card card) const {
        const int last = lastLacked(at - 1, seat, card);
        if (last < 0) return last;
        for (int draw = last + 1; draw < at; ++draw) {
            const HandEvidence& found = m_evidence[std::size_t(draw)];
            if (found.kind == HandEvidence::Kind::Drew && found.seat == seat && found.card == kHidden &&
                !found.cards.has(card))
                return draw - 1;
        }
        return at;
    }
    /// True if the draws of the seat before `at` can have brought all that must have been drawn: each card in
    /// the hand that was lacked before, and each that was lacked and then left openly.
    bool enoughDraws(int at, Seat seat) const {
        struct Due {
            int after, before;
            Card card;
        };
        if (seat == m_viewer) return true;
        std::vector<Due> due;
        const auto add = [&](int before, Card card) {
            if (const int after = beforeItsDraw(before, seat, card); after >= 0)
                due.push_back({after, before, card});
        };
        for (const Card card : m_hands[seat])
            add(at, card);
        for (int left = 0; left < at; ++left) {
            const HandEvidence& found = m_evidence[std::size_t(left)];
            if (found.kind == HandEvidence::Kind::Went && found.card != kHidden && found.from.seat == seat &&
                found.from.kind == PlaceKind::Hand)
                add(left, found.card);
        }
        std::ranges::sort(due, {}, &Due::before);
        for (int draw = 0; draw < at && !due.empty(); ++draw) {
            const HandEvidence& found = m_evidence[std::size_t(draw)];
            if (found.kind != HandEvidence::Kind::Drew || found.seat != seat || found.card != kHidden)
                continue;
            const auto first = std::ranges::find_if(
                due, [&](const Due& one) { return one.after < draw && !found.cards.has(one.card); });
            if (first == due.end()) continue;
            if (first->before < draw) return false;
            due.erase(first);
        }
        return due.empty();
    }
    /// True if the card makes something that could be laid: then it rather came late, as he did not lay it.
    bool completes(Seat seat, Card card) const {
        const CardSet hand = m_hands[seat];
        const bool diver = hand.has(kDeadScubaDiver);
        if (card == kDeadScubaDiver) return !countFish(hand).four.empty();
        return isFish(card) && (hand & kCardsOf[fishOf(card)]).size() >= (diver ? 4 : 5);
    }
    /// What the seat may have drawn at `at`, the likeliest first.
    std::vector<Card> drawable(int at, Seat seat, CardSet among) {
        std::vector<std::tuple<int, int, Card>> keyed;
        for (const Card card : among) {
            const int last = beforeItsDraw(at + 1, seat, card);
            if (last == kHeldLong) continue;
            const int hurts = wanted(at, seat, card);
            if (hurts >= kNeeded) continue;
            const int mixed = m_random.below(1 + 2 * m_try) - (completes(seat, card) ? 6 : 0);
            keyed.push_back({hurts + mixed, m_try ? m_random.below(100) : -last, card});
        }
        std::ranges::sort(keyed);
        std::vector<Card> cards;
        for (const auto& [hurts, last, card] : keyed)
            cards.push_back(card);
        return cards;
    }

    bool backDraw(int at, const HandEvidence& found) {
        const auto goBack = [&](Card card) {
            m_hands[found.seat].remove(card);
            m_pond.add(card);
            m_drawn.push_back(card);
            if (enoughDraws(at, found.seat) && back(at - 1)) return true;
            m_drawn.pop_back();
            m_pond.remove(card);
            m_hands[found.seat].add(card);
            return false;
        };
        if (found.card != kHidden) return m_hands[found.seat].has(found.card) && goBack(found.card);
        return std::ranges::any_of(drawable(at, found.seat, m_hands[found.seat] - found.cards), goBack);
    }
    bool backWent(int at, const HandEvidence& found) {
        const bool toHand = found.to.kind == PlaceKind::Hand;
        const bool fromHand = found.from.kind == PlaceKind::Hand;
        const auto goBack = [&](Card card) {
            const auto before = m_hands;
            if (toHand) m_hands[found.to.seat].remove(card);
            if (fromHand) m_hands[found.from.seat].add(card);
            if (found.cards.size() == kColours) m_netted = card;
            const bool fits = found.card != kHidden ||
                              (enoughDraws(at, found.from.seat) && mayHaveAsked(at, found.from.seat) &&
                               mayHaveAsked(at, found.to.seat));
            if (fits && back(at - 1)) return true;
            m_hands = before;
            return false;
        };
        if (found.card != kHidden)
            return (!toHand || m_hands[found.to.seat].has(found.card)) && goBack(found.card);
        const CardSet among = m_hands[found.to.seat] & found.cards;
        std::vector<Card> cards;
        for (const Card card : among)
            cards.push_back(card);
        return std::ranges::any_of(cards, goBack);
    }
    bool backPull(int at, const HandEvidence& found) {
        const CardSet before = m_pond;
        const auto goBack = [&](Card card) {
            m_pulled = card;
            m_pond.remove(card);
            m_hands[found.seat].add(card);
            if (enoughDraws(at, found.seat) && mayHaveAsked(at, found.seat) && back(at - 1)) return true;
            m_hands[found.seat].remove(card);
            m_pond = before;
            return false;
        };
        if (found.card != kHidden) return before.has(found.card) && goBack(found.card);
        // First what was seen going to him and never from him, then what he lacked longest ago.
        std::vector<std::pair<int, Card>> keyed;
        for (const Card card : before) {
            const int last = lastLacked(at - 1, found.seat, card);
            keyed.push_back(
                {last == kHeldLong ? -1 : 10 * (last + 1) + wanted(at - 1, found.seat, card), card});
        }
        std::ranges::sort(keyed);
        const bool certain = keyed.front().first < 0;
        for (const auto& [key, card] : keyed)
            if ((!certain || key < 0) && goBack(card)) return true;
        return false;
    }
};

} // namespace

std::optional<Way> searchWay(const Seen& seen, Seat seat, const State& world, int mostSteps) {
    const auto evidence = evidenceOf(seen, seat, world.options.value[kOptionNetEndsTurn] != 0);
    return Backwards(evidence, seat, world).search(mostSteps);
}

} // namespace tacklebox::testing::twisted
