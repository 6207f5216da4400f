// States that one seat cannot tell apart: records of a match with two hidden cards swapped.
#pragma once

#include "tests/support/streams.h"

#include <utility>

namespace tacklebox::testing {

inline Seat anyOf(SeatSet seats, Random& random) {
    auto seat = seats.begin();
    for (int skip = random.below(seats.size()); skip > 0; --skip)
        ++seat;
    return *seat;
}

/// Replays a step, which must be legal.
template <class G>
void takeStep(Match<G>& match, const Step<G>& step) {
    if (const auto* made = std::get_if<MoveStep<G>>(&step))
        match.replayMove(made->seat, made->move);
    else
        match.replayChance(std::get<Outcome<typename G::Layout>>(step));
}

/// A record with two cards swapped throughout: in the initial deal and in all chance outcomes. Moves that
/// `seat` has seen stay. Unseen moves (chances to act that were declined) are dropped if they have become
/// illegal, and inserted if the game cannot continue without them.
template <class G>
class SwappedRecord {
  public:
    SwappedRecord(const Match<G>& match, Card one, Card other) : m_match(match), m_one(one), m_other(other) {}

    /// Returns the swapped match after `seen`, if everything that `seat` has seen is legal there and looks
    /// the same.
    std::optional<Match<G>> indistinguishableFrom(const std::vector<SeenEvent<G>>& seen, Seat seat) const {
        Setup<G> setup = m_match.setup();
        swapIn(setup.layout);
        if (G::validationError(setup.options, setup.seats, setup.layout)) return std::nullopt;
        auto original = Match<G>::opened(m_match.setup());
        auto match = Match<G>::opened(setup);
        for (const Step<G>& step : m_match.steps()) {
            const int before = original.log().size();
            takeStep(original, step);
            const Step<G> swapped = swappedStep(step);
            while (!fits(match, swapped)) {
                if (isUnseen(original, before, seat)) break; // drop it
                if (!decideUnseen(match, seat)) return std::nullopt;
            }
            if (fits(match, swapped)) takeStep(match, swapped);
        }
        if (!looksLike(seen, seat, match.log())) return std::nullopt;
        return match;
    }

  private:
    /// True if the step is legal now.
    static bool fits(const Match<G>& match, const Step<G>& step) {
        if (const auto* made = std::get_if<MoveStep<G>>(&step))
            return !match.chanceIsDue() && G::playersToAct(match.state()).has(made->seat) &&
                   !G::check(match.state(), made->seat, made->move);
        return !outcomeError(G::chance(match.state()), std::get<Outcome<typename G::Layout>>(step));
    }
    /// True if event `number` records a move that `seat` does not see.
    static bool isUnseen(const Match<G>& match, int number, Seat seat) {
        if (number >= match.log().size()) return false;
        const bool isMove = std::holds_alternative<MoveMade<typename G::Move>>(match.log()[number]);
        return isMove && !SeenEvent<G>::seenBy(seat, match.log(), number);
    }
    /// Makes a move of another seat that `seat` does not see; returns false if there is none.
    static bool decideUnseen(Match<G>& match, Seat seat) {
        if (match.chanceIsDue()) return false;
        MoveList<typename G::Move> moves;
        for (const Seat other : G::playersToAct(match.state()).without(seat)) {
            moves.clear();
            G::legalMoves(match.state(), other, moves);
            for (const auto& move : moves) {
                Match<G> tried = match;
                tried.replayMove(other, move);
                if (!isUnseen(tried, match.log().size(), seat)) continue;
                match = std::move(tried);
                return true;
            }
        }
        return false;
    }

    Step<G> swappedStep(const Step<G>& step) const {
        if (std::holds_alternative<MoveStep<G>>(step)) return step;
        auto outcome = std::get<Outcome<typename G::Layout>>(step);
        outcome.card = swapped(outcome.card);
        swapIn(outcome.order);
        return outcome;
    }
    Card swapped(Card card) const { return card == m_one ? m_other : card == m_other ? m_one : card; }
    void swapIn(CardSet& cards) const {
        if (cards.has(m_one) == cards.has(m_other)) return;
        const Card in = cards.has(m_one) ? m_one : m_other;
        cards.remove(in);
        cards.add(swapped(in));
    }
    template <int N>
    void swapIn(Pile<N>& pile) const {
        for (int i = 0; i < pile.size(); ++i)
            pile[i] = swapped(pile[i]);
    }
    void swapIn(typename G::Layout& layout) const {
        for (CardSet& hand : layout.hands)
            swapIn(hand);
        if constexpr (requires { layout.pond; }) swapIn(layout.pond);
        if constexpr (requires { layout.draw; }) swapIn(layout.draw);
        if constexpr (requires { layout.deck; }) swapIn(layout.deck);
        if constexpr (requires { layout.hole; }) swapIn(layout.hole);
        if constexpr (requires { layout.lake; }) swapIn(layout.lake);
    }

    const Match<G>& m_match;
    Card m_one, m_other;
};

template <class G>
const auto& handsOf(const typename G::State& state) {
    if constexpr (requires { state.hands; })
        return state.hands;
    else
        return state.now.hands;
}

/// Returns a card of another hand and any other card that `seat` does not hold; nothing if there are none.
template <class G>
std::pair<Card, Card> pairToSwap(const typename G::State& state, Seat seat, Random& random) {
    const auto& hands = handsOf<G>(state);
    CardSet ofOthers, elsewhere;
    for (const Card card : G::deck(state.options))
        if (!hands[seat].has(card)) elsewhere.add(card);
    for (Seat other = 0; other < state.match.seats; ++other)
        if (other != seat) ofOthers |= hands[other];
    if (ofOthers.empty()) return {kNoCard, kNoCard};
    const Card one = ofOthers.nth(random.below(ofOthers.size()));
    return {one, elsewhere.nth(random.below(elsewhere.size()))};
}

} // namespace tacklebox::testing
