#include "model/games/gofish/bot/judgement.h"

namespace tacklebox::gofish {

const PublicHand* Observation::remembered(Seat seat, Rank rank, const Policy& policy) const {
    const PublicHand& known = (*heard)[seat];
    return turn - known.heardIn(rank) <= policy.turnsRemembered ? &known : nullptr;
}

bool Observation::isSure(const Move& ask, const Policy& policy) const {
    const PublicHand* known = remembered(ask.target, ask.rank, policy);
    return known && known->atLeast(ask.rank) > 0;
}

/// As if the cards that nobody has heard of lay at random in the Pond and in the hands.
double Observation::chance(const Move& ask, const Policy& policy) const {
    if (isSure(ask, policy)) return 1;
    int unseen = kBookSize - held(ask.rank), places = pond, cards = sizes[ask.target];
    for (Seat seat = 0; seat < seats; ++seat) {
        if (seat == me) continue;
        places += sizes[seat];
        const PublicHand* known = remembered(seat, ask.rank, policy);
        if (!known) continue;
        if (known->atLeast(ask.rank) > 0) {
            unseen -= known->atLeast(ask.rank);
            places -= sizes[seat];
        } else if (known->hadNone(ask.rank)) {
            places -= sizes[seat] - known->unseen(ask.rank);
            if (seat == ask.target) cards = known->unseen(ask.rank);
        }
    }
    if (unseen <= 0 || cards == 0) return 0;
    if (unseen + cards > places) return 1;
    double none = 1;
    for (int card = 0; card < unseen; ++card)
        none *= double(places - cards - card) / (places - card);
    return 1 - none;
}

double worth(const Observation& sight, const Move& ask, const Policy& policy) {
    constexpr double kSure = 10, kBook = 1.5, kCard = 1, kTells = 0.5;
    const int held = sight.held(ask.rank);
    if (!policy.weighsChances) return sight.isSure(ask, policy) ? kSure : sight.chance(ask, policy) > 0;
    const double chance = sight.chance(ask, policy);
    const double sure = chance == 1 ? kSure : 0; // it costs nothing: the turn goes on
    if (!policy.weighsCards) return sure + chance;
    const bool completes = held == kBookSize - 1;
    // Who asks tells that he holds the rank, unless all know it.
    const bool tells = (*sight.heard)[sight.me].atLeast(ask.rank) == 0;
    return sure + chance * (1 + kBook * completes + kCard * held) - kTells * (1 - chance) * tells;
}

} // namespace tacklebox::gofish
