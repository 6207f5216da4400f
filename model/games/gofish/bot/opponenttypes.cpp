#include "model/games/gofish/bot/opponenttypes.h"

#include "model/bots/asklogit.h"

namespace tacklebox::gofish {

namespace {

/// Public state of a rank for an asker. Shared: everyone knows that the asker holds it.
enum Standing : std::size_t { Cold, Neither, Shared, Hot, kStandings };

using AskModel = AskLogit<kOpponentTypes, kStandings, 3>;
/// The utility is 0 for one card of a rank that is Neither. Set by hand, not fitted to recorded asks as in
/// Rainbow Fish; only the calibration of the resulting odds is tested.
constexpr AskModel::Utilities kUtilities = {
    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {0, 0, 0}},    {{0, 0, 0}, {0, 0, 0}, {0, 0, 0}, {1.7f, 1.7f, 1.7f}},
    {{-2, -2, -2}, {0, 0, 0}, {0, 0, 0}, {3, 3, 3}}, {{-2, -2, -2}, {0, 0, 0}, {0, 0, 0}, {3, 3, 3}},
    {{-3, -3, -3}, {0, 1, 2}, {1, 2, 3}, {4, 4, 4}}, {{-2, -2, -2}, {0, 1, 2}, {1, 2, 3}, {4, 4, 4}},
};
constexpr float kLapseRate = 0.03f;
const AskModel kAskModel(kUtilities, kLapseRate);

/// Multiplies in each type's likelihood of the ask with that hand.
void takeAsk(const HandEntry& ask, const RankCounts& hand, TypeWeights& likelihoods) {
    kAskModel.take(likelihoods, hand, Rank(ask.what), [&](Rank rank) {
        return ask.hot.has(rank) ? Hot : ask.cold.has(rank) ? Cold : ask.shared.has(rank) ? Shared : Neither;
    });
}

} // namespace

TypeWeights likelihoodsOfAsks(std::span<const HandEntry> history, const Face* faces) {
    TypeWeights likelihoods;
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
