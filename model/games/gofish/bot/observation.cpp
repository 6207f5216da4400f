#include "model/games/gofish/bot/observation.h"

namespace tacklebox::gofish {

const PublicHand* Observation::remembered(Seat seat, Rank rank) const {
    const PublicHand& known = (*heard)[seat];
    return turn - known.heardIn(rank) <= memory ? &known : nullptr;
}

bool Observation::isSure(Seat target, Rank rank) const {
    const PublicHand* known = remembered(target, rank);
    return known && known->atLeast(rank) > 0;
}

double Observation::chance(Seat target, Rank rank) const {
    if (isSure(target, rank)) return 1;
    int unseen = kBookSize - held(rank), places = pond, cards = sizes[target];
    for (Seat seat = 0; seat < seats; ++seat) {
        if (seat == me) continue;
        places += sizes[seat];
        const PublicHand* known = remembered(seat, rank);
        if (!known) continue;
        if (known->atLeast(rank) > 0) {
            unseen -= known->atLeast(rank);
            places -= sizes[seat];
        } else if (known->hadNone(rank)) {
            places -= sizes[seat] - known->unseen(rank);
            if (seat == target) cards = known->unseen(rank);
        }
    }
    if (unseen <= 0 || cards == 0) return 0;
    if (unseen + cards > places) return 1;
    double none = 1;
    for (int card = 0; card < unseen; ++card)
        none *= double(places - cards - card) / (places - card);
    return 1 - none;
}

} // namespace tacklebox::gofish
