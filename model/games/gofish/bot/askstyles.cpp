#include "model/games/gofish/bot/askstyles.h"

#include <algorithm>
#include <cmath>

namespace tacklebox::gofish {

namespace {

constexpr int kMostCounted = 3;   ///< of a rank in a hand
constexpr int kStandings = 4;     ///< of a rank: cold, neither, told, hot
constexpr std::size_t kLanes = 8; ///< the styles, and zeros, so that they are reckoned with all at once

/// The utility of asking for a rank in a multinomial logit model (log-odds, natural logarithm; 0 for one card
/// of a rank that is neither hot, cold nor told), by how it stands and how many of it are held. Round guesses
/// set by hand: they are not fitted to the asks of games, as those of Rainbow Fish are. Only the odds that
/// come of them are tested (calibration).
constexpr float kUtility[kStyles][kStandings][kMostCounted] = {
    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {1.7f, 1.7f, 1.7f}},
    {{-2, -2, -2}, {0, 0, 0}, {0, 0, 0}, {3, 3, 3}}, {{-2, -2, -2}, {0, 0, 0}, {0, 0, 0}, {3, 3, 3}},
    {{-3, -3, -3}, {0, 1, 2}, {1, 2, 3}, {4, 4, 4}}, {{-2, -2, -2}, {0, 1, 2}, {1, 2, 3}, {4, 4, 4}},
};
/// So often anybody asks for just any rank.
constexpr float kWhims = 0.03f;

using Lanes = std::array<float, kLanes>;
/// exp(kUtility), by standing and count.
const auto kAskWeights = [] {
    std::array<std::array<Lanes, kMostCounted + 1>, kStandings> weights{};
    for (std::size_t style = 0; style < kStyles; ++style)
        for (std::size_t standing = 0; standing < kStandings; ++standing)
            for (std::size_t count = 1; count <= kMostCounted; ++count)
                weights[standing][count][style] = std::exp(kUtility[style][standing][count - 1]);
    return weights;
}();

/// How likely each style asks for it, with that hand.
void takeAsk(const HandEntry& ask, const RankCounts& hand, StyleShares& likelihoods) {
    const auto weightsOf = [&](Rank rank, int count) -> const Lanes& {
        const std::size_t standing = ask.hot.has(rank)    ? 3
                                     : ask.cold.has(rank) ? 0
                                     : ask.told.has(rank) ? 2
                                                          : 1;
        return kAskWeights[standing][std::size_t(std::min(count, kMostCounted))];
    };
    Lanes sum{};
    int held = 0;
    hand.forEach([&](Rank rank, int count) {
        const Lanes& weights = weightsOf(rank, count);
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            sum[lane] += weights[lane];
        ++held;
    });
    const Lanes& asked = weightsOf(ask.what, hand.of(ask.what));
    for (std::size_t style = 0; style < kStyles; ++style)
        likelihoods[style] *= double((1 - kWhims) * asked[style] / sum[style] + kWhims / float(held));
}

} // namespace

StyleShares likelihoodsOfAsks(std::span<const HandEntry> history, const Face* faces) {
    StyleShares likelihoods;
    likelihoods.fill(1);
    RankCounts hand;
    for (const HandEntry& entry : history) {
        switch (entry.kind) {
        case HandEntryKind::Arrives: hand.add(packs::rankOf(faces[entry.what])); break;
        case HandEntryKind::Takes: hand.add(entry.what); break;
        case HandEntryKind::Leaves: hand.remove(entry.what); break;
        case HandEntryKind::Asks: takeAsk(entry, hand, likelihoods); break;
        }
    }
    return likelihoods;
}

} // namespace tacklebox::gofish
