#include "model/games/gofish/bot/askstyles.h"

#include "model/bots/asklogit.h"

namespace tacklebox::gofish {

namespace {

/// How a rank stands for who asks; shared: all know already that he holds it.
enum Standing : std::size_t { Cold, Neither, Shared, Hot, kStandings };

using AskModel = AskLogit<kStyles, kStandings, 3>;
/// The utility is 0 for one card of a rank that is neither hot, cold nor shared. Round guesses set by hand:
/// they are not fitted to the asks of games, as those of Rainbow Fish are. Only the odds that come of them
/// are tested (calibration).
constexpr AskModel::Utilities kUtilities = {
    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {1.7f, 1.7f, 1.7f}},
    {{-2, -2, -2}, {0, 0, 0}, {0, 0, 0}, {3, 3, 3}}, {{-2, -2, -2}, {0, 0, 0}, {0, 0, 0}, {3, 3, 3}},
    {{-3, -3, -3}, {0, 1, 2}, {1, 2, 3}, {4, 4, 4}}, {{-2, -2, -2}, {0, 1, 2}, {1, 2, 3}, {4, 4, 4}},
};
constexpr float kWhims = 0.03f;
const AskModel kAskModel(kUtilities, kWhims);

/// How likely each style asks for it, with that hand.
void takeAsk(const HandEntry& ask, const RankCounts& hand, StyleShares& likelihoods) {
    kAskModel.take(likelihoods, hand, Rank(ask.what), [&](Rank rank) {
        return ask.hot.has(rank) ? Hot : ask.cold.has(rank) ? Cold : ask.shared.has(rank) ? Shared : Neither;
    });
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
