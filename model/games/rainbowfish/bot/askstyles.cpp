#include "model/games/rainbowfish/bot/askstyles.h"

#include "model/bots/asklogit.h"

namespace tacklebox::rainbowfish {

namespace {

/// How a number stands for who asks.
enum Standing : std::size_t { Cold, Neither, Hot, kStandings };

using AskModel = AskLogit<kStyles, kStandings, 3>;
/// The utility is 0 for one card of a number that is neither hot nor cold; the others are fitted (maximum
/// likelihood) to the asks of 600 games of each kind of player at tables of all kinds, 12,000 to 14,000 asks
/// each; those of Sharks to 2,600 asks among themselves, where nothing cold could be told.
constexpr AskModel::Utilities kUtilities = {
    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}},
    {{0, 0, 0}, {0, 0, 0}, {1.7f, 1.7f, 1.7f}},
    {{-1.5f, -3.3f, -3.2f}, {0, 3.0f, 4.8f}, {3.9f, 5.6f, 7.1f}},
    {{-2.6f, -2.8f, -2.6f}, {0, 1.45f, 2.4f}, {4.0f, 5.7f, 6.7f}},
    {{-3.9f, -3.8f, -4.5f}, {0, -0.1f, 1.2f}, {6.4f, 6.9f, 8.4f}},
    {{-1.5f, -1.5f, -1.5f}, {0, 0.8f, 1.0f}, {0.9f, 1.85f, 2.3f}},
};
constexpr float kWhims = 0.03f;
const AskModel kAskModel(kUtilities, kWhims);

/// How likely each style asks for it, with that hand.
void takeAsk(const HandEntry& ask, const Tally& hand, StyleShares& likelihoods) {
    kAskModel.take(likelihoods, hand.countsOfNumbers(), Number(ask.what), [&](Number number) {
        return (ask.hot >> number & 1) ? Hot : (ask.cold >> number & 1) ? Cold : Neither;
    });
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
