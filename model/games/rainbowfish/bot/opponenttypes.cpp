#include "model/games/rainbowfish/bot/opponenttypes.h"

#include "model/bots/asklogit.h"

namespace tacklebox::rainbowfish {

namespace {

/// Public knowledge about the other hands' cards of a number.
enum Standing : std::size_t { Cold, Neither, Hot, kStandings };

using AskModel = AskLogit<kOpponentTypes, kStandings, 3>;
/// The utility is 0 for one card of a number that is neither hot nor cold. The others are maximum-likelihood
/// fits to asks in 600 games of each kind of player at mixed tables, 12,000 to 14,000 asks each. Those of
/// Shark use 2,600 asks among Sharks, which give no estimate for cold numbers.
constexpr AskModel::Utilities kUtilities = {
    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{0, 0, 0}, {0, 0, 0}, {1.7f, 1.7f, 1.7f}},
    {{-1.5f, -3.3f, -3.2f}, {0, 3.0f, 4.8f}, {3.9f, 5.6f, 7.1f}},
    {{-2.6f, -2.8f, -2.6f}, {0, 1.45f, 2.4f}, {4.0f, 5.7f, 6.7f}},
    {{-3.9f, -3.8f, -4.5f}, {0, -0.1f, 1.2f}, {6.4f, 6.9f, 8.4f}},
    {{-1.5f, -1.5f, -1.5f}, {0, 0.8f, 1.0f}, {0.9f, 1.85f, 2.3f}},
};
constexpr float kLapseRate = 0.03f;
const AskModel kAskModel(kUtilities, kLapseRate);

/// Multiplies in the likelihood of the ask from that hand, by type.
void takeAsk(const HandEntry& ask, Tally hand, TypeWeights& likelihoods) {
    kAskModel.take(likelihoods, hand.countsOfNumbers(), Number(ask.what), [&](Number number) {
        return (ask.hot >> number & 1) ? Hot : (ask.cold >> number & 1) ? Cold : Neither;
    });
}

constexpr Tally kMaskOfDrawTwos = Tally::allOf(kDrawTwos);
constexpr Tally kMaskOfKeepers = Tally::allOf(kReactions) | kMaskOfDrawTwos | kMaskOfWarMachines;
constexpr Tally kMaskOfDrawing =
    Tally::all(kWildDrawFour) | Tally::all(kDownpourOne) | Tally::all(kDownpourTwo);

/// Multiplies in the likelihood of asking with the hand's special cards unplayed, by type. Frequencies in
/// games of each kind of player.
void takeUnplayed(const HandEntry& ask, Tally hand, TypeWeights& likelihoods) {
    constexpr float kSlip = 0.03f;
    const auto take = [&](const TypeWeights& unplayed) {
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            likelihoods[type] *= unplayed[type];
    };
    if (ask.hole > 0 && hand.meets(kMaskOfDrawTwos)) {
        const bool last = hand.countOf(kMaskOfKeepers) == 1 && ask.hole <= 5;
        take({0.86, kSlip, kSlip, kSlip, last ? 0.85 : kSlip, 0.45});
    }
    if (hand.meets(kMaskOfDrawing)) take({0.86, kSlip, kSlip, kSlip, kSlip, 0.15});
    if (hand.has(kWild)) {
        const double waits = ask.hole == 0 || ask.others > 4 ? kSlip : ask.others == 4 ? 0.13 : 0.8;
        take({0.5, waits, waits, waits, waits, 0.5});
    }
}

template <bool kSpecials>
TypeWeights likelihoodsOf(std::span<const HandEntry> history, const Face* faces) {
    TypeWeights likelihoods;
    likelihoods.fill(1);
    Tally hand;
    for (const HandEntry& entry : history) {
        switch (entry.kind) {
        case HandEntryKind::Arrives: hand.add(Tally::one(faces[entry.what])); break;
        case HandEntryKind::Takes: hand.add(Tally::one(entry.what)); break;
        case HandEntryKind::Gives: hand.take(Tally::one(entry.what)); break;
        case HandEntryKind::Asks:
            takeAsk(entry, hand, likelihoods);
            if (kSpecials) takeUnplayed(entry, hand, likelihoods);
            break;
        case HandEntryKind::Lacks:
        case HandEntryKind::Holds:
        case HandEntryKind::NoSet:
        case HandEntryKind::SomeSet:
        case HandEntryKind::MayStop: break;
        }
    }
    return likelihoods;
}

} // namespace

TypeWeights likelihoodsOfAsks(std::span<const HandEntry> history, const Face* faces) {
    return likelihoodsOf<false>(history, faces);
}
TypeWeights likelihoodsOfTurns(std::span<const HandEntry> history, const Face* faces) {
    return likelihoodsOf<true>(history, faces);
}
void updateLikelihoods(const HandEntry& ask, const Tally& hand, TypeWeights& likelihoods) {
    takeAsk(ask, hand, likelihoods);
    takeUnplayed(ask, hand, likelihoods);
}

} // namespace tacklebox::rainbowfish
