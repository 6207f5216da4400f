// A C++ port of docs/bots/sample_bot.py, fast enough for many games. It stands for a player who knows the
// rules and little else.
#pragma once

#include "model/bots/bot.h"
#include "model/games/games.h"

#include <algorithm>
#include <map>

namespace tacklebox::testing {

/// The sample bot's preferences in a game; specialised for each.
///
///  - liked(view, move): preference for a move, by the order of kinds in the sample's list; 0 if not listed.
///
/// Asking games add:
///
///  - topic(move): the rank or fish that an ask is about.
///
///  - holds(view, seat, move): whether the seat holds the card asked for.
template <class G>
struct SampleLikes;

template <>
struct SampleLikes<TwistedFish> {
    using Move = twistedfish::Move;
    using Kind = twistedfish::MoveKind;
    static int liked(const twistedfish::Observation&, const Move& move) {
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
    static bool holds(const twistedfish::Observation& observation, Seat seat, const Move& move) {
        return std::ranges::find(observation.hands[seat], move.card) != observation.hands[seat].end();
    }
};

template <>
struct SampleLikes<PlatinumFish> {
    using Move = platinumfish::Move;
    using Kind = platinumfish::MoveKind;
    static int liked(const platinumfish::Observation&, const Move& move) {
        switch (move.kind) {
        case Kind::MatchDiscard: return 16;
        case Kind::TakeDiscard: return 15;
        case Kind::Take: return 6;
        case Kind::Ask: return 5;
        default: return 0;
        }
    }
    static int topic(const Move& move) { return move.rank; }
    static bool holds(const platinumfish::Observation&, Seat, const Move&) { return false; }
};

template <>
struct SampleLikes<RainbowFish> {
    using Move = rainbowfish::Move;
    using Kind = rainbowfish::MoveKind;
    static int liked(const rainbowfish::Observation&, const Move& move) {
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
    static bool holds(const rainbowfish::Observation&, Seat, const Move&) { return false; }
};

template <>
struct SampleLikes<GoFish> {
    using Move = gofish::Move;
    static int liked(const gofish::Observation&, const Move&) { return 5; }
    static int topic(const Move& move) { return move.rank; }
    static bool holds(const gofish::Observation&, Seat, const Move&) { return false; }
};

/// Any card may be played. Fishing out a suit pays for three cards of it, or near the end.
template <>
struct SampleLikes<GreatLakes> {
    using Move = greatlakes::Move;
    using Kind = greatlakes::MoveKind;
    static int liked(const greatlakes::Observation& observation, const Move& move) {
        if (move.kind == Kind::Choose) return 0;
        if (move.kind == Kind::Stock) return 1;
        const auto suit = packs::suitOf(observation.kept[observation.viewer]);
        const auto inLake =
            std::ranges::count_if(observation.lake, [&](Face face) { return packs::suitOf(face) == suit; });
        return inLake >= 3 || observation.hands[observation.viewer].size() < 4 ? 2 : 0;
    }
};

/// Protects, attacks and dives whenever possible.
template <>
struct SampleLikes<WhatTheFish> {
    using Move = whatthefish::Move;
    using Kind = whatthefish::MoveKind;
    static int liked(const whatthefish::Observation&, const Move& move) {
        switch (move.kind) {
        case Kind::Protect: return 14;
        case Kind::Kill: return 13;
        case Kind::Dive: return 12;
        default: return 0;
        }
    }
};

/// True in games with asks.
template <class G>
inline constexpr bool kAsks = requires(const typename G::Move& move) {
    SampleLikes<G>::topic(move);
};

/// Prefers some kinds of moves, and asks players who asked for the same before; otherwise moves at random.
/// Passes when another player is on turn.
template <class G>
class SampleBot : public Bot<G> {
  public:
    using Move = typename G::Move;
    using Kind = decltype(Move::kind);

    SampleBot(Seat seat, std::uint64_t seed) : m_seat(seat), m_random(seed) {}

    void see(const SeenEvent<G>& event) override {
        G::applyEvent(m_observation, event);
        if constexpr (kAsks<G>) {
            const auto* made = std::get_if<SeenMove<Move>>(&event.content());
            if (!made || made->move.kind != Kind::Ask) return;
            SeatSet& asked = m_asked[SampleLikes<G>::topic(made->move)];
            asked.add(made->seat);
            asked.remove(made->move.target);
        }
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

  protected:
    bool mayPass(std::span<const Move> legal) const {
        if constexpr (std::is_same_v<G, TwistedFish>)
            return m_observation.status.turn != m_seat &&
                   m_observation.status.phase == twistedfish::Phase::Turn;
        if constexpr (std::is_same_v<G, PlatinumFish>)
            return m_observation.status.turn != m_seat && legal.front().kind == Kind::Shuffle;
        return false;
    }

  private:
    double rate(const Move& move) {
        double rating = 4 * SampleLikes<G>::liked(m_observation, move);
        if constexpr (kAsks<G>) {
            if (move.kind != Kind::Ask) return rating;
            if (!SampleLikes<G>::holds(m_observation, m_seat, move)) rating += 2;
            if (m_asked[SampleLikes<G>::topic(move)].has(move.target)) rating += 1;
        }
        return rating;
    }

    Seat m_seat;
    Random m_random;
    typename G::Observation m_observation;
    std::map<int, SeatSet> m_asked; ///< seats that asked for a topic and have not been asked for it since
};

} // namespace tacklebox::testing
