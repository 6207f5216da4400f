// The way of playing of docs/bots/sample_bot.py in the games without asks, for tests that seat it by the
// thousand; in the games of asks: sampleasker.h.
#pragma once

#include "model/bots/bot.h"
#include "model/games/greatlakes/greatlakes.h"
#include "model/games/whatthefish/whatthefish.h"

#include <algorithm>

namespace tacklebox::testing {

/// How much the sample bot likes a move: of those that it likes best it takes any, each equally likely.
/// Specialised for each game, in the words of the sample: rating().
template <class G>
int sampleRating(const typename G::View& view, const typename G::Move& move);

/// The Great Lakes: any card; a suit is worth fishing for three cards of it, or near the end.
template <>
inline int sampleRating<GreatLakes>(const greatlakes::View& view, const greatlakes::Move& move) {
    if (move.kind == greatlakes::MoveKind::Choose) return 0;
    if (move.kind == greatlakes::MoveKind::Stock) return 1;
    const auto suit = packs::suitOf(view.kept[view.viewer]);
    const auto inLake = std::count_if(view.lake.begin(), view.lake.end(),
                                      [&](Face face) { return packs::suitOf(face) == suit; });
    return inLake >= 3 || view.hands[view.viewer].size() < 4 ? 2 : 0;
}

/// What the Fish!: it protects, attacks and dives whenever it can; all else is the same to it.
template <>
inline int sampleRating<WhatTheFish>(const whatthefish::View&, const whatthefish::Move& move) {
    switch (move.kind) {
    case whatthefish::MoveKind::Protect: return 3;
    case whatthefish::MoveKind::Kill: return 2;
    case whatthefish::MoveKind::Dive: return 1;
    default: return 0;
    }
}

template <class G>
class SampleBot : public Bot<G> {
  public:
    explicit SampleBot(std::uint64_t seed) : m_random(seed) {}
    void see(const SeenEvent<G>& event) override { G::follow(m_view, event); }
    std::optional<Choice<G>> choose(std::span<const typename G::Move> legal, Thinking) override {
        std::vector<typename G::Move> best;
        int most = 0;
        for (const auto& move : legal) {
            const int rating = sampleRating<G>(m_view, move);
            if (rating > most) best.clear();
            most = std::max(most, rating);
            if (rating == most) best.push_back(move);
        }
        return Choice<G>{best[std::size_t(m_random.below(int(best.size())))], {}};
    }

  private:
    typename G::View m_view;
    Random m_random;
};

} // namespace tacklebox::testing
