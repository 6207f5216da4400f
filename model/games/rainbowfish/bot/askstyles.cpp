#include "model/games/rainbowfish/bot/askstyles.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace tacklebox::rainbowfish {

namespace {

constexpr int kMostCounted = 3;   ///< of a number in a hand
constexpr int kStandings = 3;     ///< of a number: cold, neither, hot
constexpr std::size_t kLanes = 8; ///< the ways, and zeros, so that they are reckoned with all at once

/// The utility of asking for a number in a multinomial logit model (log-odds, natural logarithm; 0 for one
/// card of a number that is neither hot nor cold), by how it stands and how many of it are held: fitted
/// (maximum likelihood) to the asks of 600 games of each kind of player at tables of all kinds, 12,000
/// to 14,000 asks each; those of Sharks to 2,600 asks among themselves, where nothing cold could be told.
constexpr float kUtility[kStyles][kStandings][kMostCounted] = {
    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{0, 0, 0}, {0, 0, 0}, {1.7f, 1.7f, 1.7f}},
    {{-1.5f, -3.3f, -3.2f}, {0, 3.0f, 4.8f}, {3.9f, 5.6f, 7.1f}},
    {{-2.6f, -2.8f, -2.6f}, {0, 1.45f, 2.4f}, {4.0f, 5.7f, 6.7f}},
    {{-3.9f, -3.8f, -4.5f}, {0, -0.1f, 1.2f}, {6.4f, 6.9f, 8.4f}},
    {{-1.5f, -1.5f, -1.5f}, {0, 0.8f, 1.0f}, {0.9f, 1.85f, 2.3f}},
};
/// So often anybody asks for just any number.
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
void takeAsk(const HandEntry& ask, const Tally& hand, StyleShares& likelihoods) {
    const Tally::NumberCounts counts = hand.countsOfNumbers();
    const auto weightsOf = [&](Number number, int count) -> const Lanes& {
        const int standing = (ask.hot >> number & 1) ? 2 : (ask.cold >> number & 1) ? 0 : 1;
        return kAskWeights[std::size_t(standing)][std::size_t(std::min(count, kMostCounted))];
    };
    Lanes sum{};
    int held = 0;
    counts.forEach([&](Number number, int count) {
        const Lanes& weights = weightsOf(number, count);
        for (std::size_t lane = 0; lane < kLanes; ++lane)
            sum[lane] += weights[lane];
        ++held;
    });
    const Lanes& asked = weightsOf(ask.what, counts.of(ask.what));
    for (std::size_t style = 0; style < kStyles; ++style)
        likelihoods[style] *= double((1 - kWhims) * asked[style] / sum[style] + kWhims / float(held));
}

} // namespace

StyleShares likelihoodsOfAsks(std::span<const HandEntry> history, const Face* faces) {
    StyleShares likelihoods;
    likelihoods.fill(1);
    Tally hand;
    for (const HandEntry& entry : history) {
        switch (entry.kind) {
        case HandEntryKind::Arrives: hand.add(Tally::one(faces[entry.what])); break;
        case HandEntryKind::Takes: hand.add(Tally::one(entry.what)); break;
        case HandEntryKind::Gives: hand.take(Tally::one(entry.what)); break;
        case HandEntryKind::Asks: takeAsk(entry, hand, likelihoods); break;
        case HandEntryKind::Lacks:
        case HandEntryKind::Holds:
        case HandEntryKind::NoSet:
        case HandEntryKind::SomeSet:
        case HandEntryKind::MayStop: break;
        }
    }
    return likelihoods;
}

} // namespace tacklebox::rainbowfish
