// The bot of docs/bots/sample_bot.py in the games of asks, in C++ so that many games with it take seconds:
// what somebody plays who knows the rules and little else. In the games without asks: samplebot.h.
#pragma once

#include "model/bots/bot.h"
#include "model/games/games.h"

#include <map>

namespace tacklebox::testing {

/// What the sample bot goes by in a game; specialised for each.
///
///  - liked(move): how much it likes the kind of move, as the place in its list says; 0 for what is not in
///  it.
///
///  - topic(move): what an ask is about.
///
///  - holds(view, seat, move): the seat holds the very card that it would ask for.
template <class G>
struct SampleLikes;

template <>
struct SampleLikes<TwistedFish> {
    using Move = twistedfish::Move;
    using Kind = twistedfish::MoveKind;
    static int liked(const Move& move) {
        switch (move.kind) {
        case Kind::Lay: return 18;
        case Kind::AddSixth: return 17;
        case Kind::TwoFistedFisherman: return 10;
        case Kind::NoFishing: return 9;
        case Kind::Ask: return 5;
        case Kind::TheNet: return 4;
        default: return 0;
        }
    }
    static int topic(const Move& move) { return twistedfish::fishOf(move.card); }
    static bool holds(const twistedfish::View& view, Seat seat, const Move& move) {
        return std::ranges::find(view.hands[seat], move.card) != view.hands[seat].end();
    }
};

template <>
struct SampleLikes<PlatinumFish> {
    using Move = platinumfish::Move;
    using Kind = platinumfish::MoveKind;
    static int liked(const Move& move) {
        switch (move.kind) {
        case Kind::MatchDiscard: return 16;
        case Kind::TakeDiscard: return 15;
        case Kind::Take: return 6;
        case Kind::Ask: return 5;
        default: return 0;
        }
    }
    static int topic(const Move& move) { return move.rank; }
    static bool holds(const platinumfish::View&, Seat, const Move&) { return false; }
};

template <>
struct SampleLikes<RainbowFish> {
    using Move = rainbowfish::Move;
    using Kind = rainbowfish::MoveKind;
    static int liked(const Move& move) {
        switch (move.kind) {
        case Kind::LaySpecial: return 19;
        case Kind::Lay: return 18;
        case Kind::DrawTwo: return 11;
        case Kind::Skip: return 8;
        case Kind::Reverse: return 7;
        case Kind::Ask: return 5;
        case Kind::Wild: return 3;
        default: return 0;
        }
    }
    static int topic(const Move& move) { return move.number; }
    static bool holds(const rainbowfish::View&, Seat, const Move&) { return false; }
};

/// It likes some kinds of moves better than others, asks best whom it remembers asking for the same, and
/// leaves the rest to chance. Out of its turn it lets the player in turn go on.
template <class G>
class SampleAsker : public Bot<G> {
  public:
    using Move = typename G::Move;
    using Kind = decltype(Move::kind);

    SampleAsker(Seat seat, std::uint64_t seed) : m_seat(seat), m_random(seed) {}

    void see(const SeenEvent<G>& event) override {
        G::follow(m_view, event);
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (!made || made->move.kind != Kind::Ask) return;
        SeatSet& asked = m_asked[SampleLikes<G>::topic(made->move)];
        asked.add(made->seat);
        asked.remove(made->move.target);
    }
    std::optional<Choice<G>> choose(std::span<const Move> legal, Thinking thinking) override {
        if (mayPass(legal) && !thinking.mustMove) return std::nullopt;
        const Move* best = &legal.front();
        double most = -1;
        for (const Move& move : legal) {
            const double rating = rate(move) + 0.5 * m_random.unit();
            if (rating <= most) continue;
            most = rating;
            best = &move;
        }
        return Choice<G>{*best, {}};
    }

  private:
    bool mayPass(std::span<const Move> legal) const {
        if (m_view.status.turn == m_seat) return false;
        if constexpr (std::is_same_v<G, TwistedFish>) return m_view.status.phase == twistedfish::Phase::Turn;
        if constexpr (std::is_same_v<G, PlatinumFish>) return legal.front().kind == Kind::Shuffle;
        return false;
    }
    double rate(const Move& move) {
        double rating = 4 * SampleLikes<G>::liked(move);
        if (move.kind != Kind::Ask) return rating;
        if (!SampleLikes<G>::holds(m_view, m_seat, move)) rating += 2;
        if (m_asked[SampleLikes<G>::topic(move)].has(move.target)) rating += 1;
        return rating;
    }

    Seat m_seat;
    Random m_random;
    typename G::View m_view;
    std::map<int, SeatSet> m_asked; ///< by topic: who asked for it and was not asked for it since
};

} // namespace tacklebox::testing
