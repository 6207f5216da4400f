// Finds a way to a position of Twisted Fish from the rules alone. It goes backwards from the position: every
// card that somebody drew unseen goes back on the pond, and which card of the hand that was is searched for,
// so that at each moment the hands fit what was said and whether the game waited.
#include "model/games/twistedfish/conditions.h"
#include "tests/games/twistedfish/twistedfish_history_beats.h"

#include <algorithm>
#include <tuple>

namespace tacklebox::testing::twisted {

using namespace twistedfish;

namespace {

class Backwards {
  public:
    Backwards(const std::vector<Beat>& beats, Seat viewer, const State& world)
        : m_beats(beats), m_viewer(viewer), m_seats(world.match.seats), m_hands(world.hands),
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
            if (back(int(m_beats.size()) - 1)) return way();
        }
        return std::nullopt;
    }

  private:
    const std::vector<Beat>& m_beats;
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
        const Beat& beat = m_beats[std::size_t(at)];
        switch (beat.kind) {
        case Beat::Kind::Drew: return backDraw(at, beat);
        case Beat::Kind::Went: return backWent(at, beat);
        case Beat::Kind::Pulled: return backPull(at, beat);
        default: return fits(beat) && back(at - 1);
        }
    }
    bool fits(const Beat& beat) const {
        const CardSet hand = m_hands[beat.seat];
        const bool second = hand.has(kTwoFistedFisherman) && hand.intersects(kAllFish);
        const bool stop = hand.has(kDivineIntervention);
        switch (beat.kind) {
        case Beat::Kind::Lacked: return !hand.intersects(beat.cards);
        case Beat::Kind::Held: return hand.intersects(beat.cards);
        case Beat::Kind::Saw: return hand.has(beat.card);
        case Beat::Kind::Stop: return beat.waited == stop;
        case Beat::Kind::Miss: return beat.waited == second;
        case Beat::Kind::NoFishing: return beat.waited == (stop || second);
        case Beat::Kind::Give: {
            const int count = (hand & beat.cards).size();
            return beat.waited ? count > 1 : count <= 1;
        }
        case Beat::Kind::Drawn: return beat.waited == canDoSomething(beat.seat, beat.pond);
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
            const Beat& beat = m_beats[std::size_t(at)];
            const bool same = beat.card == card;
            if (same && beat.kind == Beat::Kind::Went)
                return was(beat.to.kind == PlaceKind::Hand ? beat.to.seat : kNoSeat, at);
            if (same && beat.kind == Beat::Kind::Pulled) return at;
            if (same && (beat.kind == Beat::Kind::Drew || beat.kind == Beat::Kind::Saw))
                return was(beat.seat, at);
            if (beat.kind == Beat::Kind::Pulled) {
                pullAt = at;
                pulledFrom = beat.seat;
            }
            if (beat.seat != seat) continue;
            const auto held = [&] { return was(seat, at); };
            if (beat.kind == Beat::Kind::Lacked && beat.cards.has(card)) return at;
            if (beat.kind == Beat::Kind::Stop && card == kDivineIntervention)
                return beat.waited ? held() : at;
            if (beat.waited) continue;
            if (beat.kind == Beat::Kind::NoFishing && card == kDivineIntervention) return at;
            if ((beat.kind == Beat::Kind::Miss || beat.kind == Beat::Kind::NoFishing) &&
                card == kTwoFistedFisherman)
                return at;
            if (beat.kind == Beat::Kind::Drawn && (card == kGlassBottomBoat || card == kGameWarden) &&
                beat.pond > 0)
                return at;
        }
        return kNever;
    }
    /// True if the card may have been in the hand at an earlier beat, as the hands are before `at`.
    bool mayHaveHeld(int earlier, int at, Seat seat, Card card) const {
        return mayHaveStayed(earlier, at, seat, card) && beforeItsDraw(earlier, seat, card) < earlier;
    }
    /// The same, if it had ever come by then.
    bool mayHaveStayed(int earlier, int at, Seat seat, Card card) const {
        for (int between = earlier; between < at; ++between) {
            const Beat& beat = m_beats[std::size_t(between)];
            const bool same = beat.card == card;
            if (beat.kind == Beat::Kind::Went && (same || beat.card == kHidden)) {
                const bool fromHim = beat.from.kind == PlaceKind::Hand && beat.from.seat == seat;
                if (fromHim && (same || beat.cards.has(card))) return true;
                if (same) return false;
            }
            if (same && (beat.kind == Beat::Kind::Drew || beat.kind == Beat::Kind::Saw))
                return beat.kind == Beat::Kind::Saw && beat.seat == seat;
            if (beat.seat != seat) continue;
            if (beat.kind == Beat::Kind::Pulled && (same || beat.card == kHidden)) return true;
            if (beat.kind == Beat::Kind::Lacked && beat.cards.has(card)) return false;
        }
        return m_hands[seat].has(card);
    }
    /// True if the card may have gone from the hand between the two.
    bool mayHaveLeft(int earlier, int at, Seat seat, Card card) const {
        return std::any_of(m_beats.begin() + earlier, m_beats.begin() + at, [&](const Beat& beat) {
            const bool same = beat.card == card;
            if (beat.kind == Beat::Kind::Pulled) return beat.seat == seat && (same || beat.card == kHidden);
            return beat.kind == Beat::Kind::Went && beat.from.kind == PlaceKind::Hand &&
                   beat.from.seat == seat && (same || (beat.card == kHidden && beat.cards.has(card)));
        });
    }
    /// Whatever the seat asked for before `at`, it may have held some of it.
    bool mayHaveAsked(int at, Seat seat) const {
        for (int earlier = 0; earlier < at; ++earlier) {
            const Beat& beat = m_beats[std::size_t(earlier)];
            if (beat.seat != seat || beat.kind != Beat::Kind::Held) continue;
            bool some = false;
            for (const Card card : beat.cards)
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
            const Beat& beat = m_beats[std::size_t(earlier)];
            if (beat.seat != seat || beat.kind != Beat::Kind::Held || !(beat.cards == fish)) continue;
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
            const Beat& beat = m_beats[std::size_t(draw)];
            if (beat.kind == Beat::Kind::Drew && beat.seat == seat && beat.card == kHidden &&
                !beat.cards.has(card))
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
            const Beat& beat = m_beats[std::size_t(left)];
            if (beat.kind == Beat::Kind::Went && beat.card != kHidden && beat.from.seat == seat &&
                beat.from.kind == PlaceKind::Hand)
                add(left, beat.card);
        }
        std::ranges::sort(due, {}, &Due::before);
        for (int draw = 0; draw < at && !due.empty(); ++draw) {
            const Beat& beat = m_beats[std::size_t(draw)];
            if (beat.kind != Beat::Kind::Drew || beat.seat != seat || beat.card != kHidden) continue;
            const auto first = std::ranges::find_if(
                due, [&](const Due& one) { return one.after < draw && !beat.cards.has(one.card); });
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

    bool backDraw(int at, const Beat& beat) {
        const auto goBack = [&](Card card) {
            m_hands[beat.seat].remove(card);
            m_pond.add(card);
            m_drawn.push_back(card);
            if (enoughDraws(at, beat.seat) && back(at - 1)) return true;
            m_drawn.pop_back();
            m_pond.remove(card);
            m_hands[beat.seat].add(card);
            return false;
        };
        if (beat.card != kHidden) return m_hands[beat.seat].has(beat.card) && goBack(beat.card);
        return std::ranges::any_of(drawable(at, beat.seat, m_hands[beat.seat] - beat.cards), goBack);
    }
    bool backWent(int at, const Beat& beat) {
        const bool toHand = beat.to.kind == PlaceKind::Hand;
        const bool fromHand = beat.from.kind == PlaceKind::Hand;
        const auto goBack = [&](Card card) {
            const auto before = m_hands;
            if (toHand) m_hands[beat.to.seat].remove(card);
            if (fromHand) m_hands[beat.from.seat].add(card);
            if (beat.cards.size() == kColours) m_netted = card;
            const bool fits =
                beat.card != kHidden || (enoughDraws(at, beat.from.seat) &&
                                         mayHaveAsked(at, beat.from.seat) && mayHaveAsked(at, beat.to.seat));
            if (fits && back(at - 1)) return true;
            m_hands = before;
            return false;
        };
        if (beat.card != kHidden)
            return (!toHand || m_hands[beat.to.seat].has(beat.card)) && goBack(beat.card);
        const CardSet among = m_hands[beat.to.seat] & beat.cards;
        std::vector<Card> cards;
        for (const Card card : among)
            cards.push_back(card);
        return std::ranges::any_of(cards, goBack);
    }
    bool backPull(int at, const Beat& beat) {
        const CardSet before = m_pond;
        const auto goBack = [&](Card card) {
            m_pulled = card;
            m_pond.remove(card);
            m_hands[beat.seat].add(card);
            if (enoughDraws(at, beat.seat) && mayHaveAsked(at, beat.seat) && back(at - 1)) return true;
            m_hands[beat.seat].remove(card);
            m_pond = before;
            return false;
        };
        if (beat.card != kHidden) return before.has(beat.card) && goBack(beat.card);
        // First what was seen going to him and never from him, then what he lacked longest ago.
        std::vector<std::pair<int, Card>> keyed;
        for (const Card card : before) {
            const int last = lastLacked(at - 1, beat.seat, card);
            keyed.push_back(
                {last == kHeldLong ? -1 : 10 * (last + 1) + wanted(at - 1, beat.seat, card), card});
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
    const auto beats = beatsOf(seen, seat, world.options.value[kOptionNetEndsTurn] != 0);
    return Backwards(beats, seat, world).search(mostSteps);
}

} // namespace tacklebox::testing::twisted
