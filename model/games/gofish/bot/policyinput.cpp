#include "model/games/gofish/bot/policyinput.h"

#include <algorithm>

namespace tacklebox::gofish {

const PublicHand* PolicyInput::remembered(Seat seat, Rank rank) const {
    const PublicHand& known = (*publicHands)[seat];
    return turn - known.turnOf(rank) <= memory ? &known : nullptr;
}

bool PolicyInput::isSure(Seat target, Rank rank) const {
    const PublicHand* known = remembered(target, rank);
    return known && known->atLeast(rank) > 0;
}

AskOdds PolicyInput::odds(Seat target, Rank rank) const {
    if (!sampled) return oddsByCounting(target, rank);
    AskOdds odds = (*sampled)[target][rank];
    if (isSure(target, rank)) odds.hit = 1;
    return odds;
}

RankTally PolicyInput::tally(Rank rank) const {
    RankTally tally;
    tally.unseen = kBookSize - held(rank);
    tally.places = pond;
    for (Seat seat = 0; seat < seats; ++seat) {
        if (seat == me) continue;
        const PublicHand* known = remembered(seat, rank);
        int open = sizes[seat];
        tally.sure[seat] = 0;
        if (known && known->hadNone(rank)) open = std::min(open, known->unseen(rank));
        if (known && known->atLeast(rank) > 0) { // assumes that the hand has no more of the rank
            tally.unseen -= known->atLeast(rank);
            open = 0;
            tally.sure[seat] = std::uint8_t(known->atLeast(rank));
        }
        tally.places += open;
        tally.open[seat] = std::uint8_t(open);
    }
    return tally;
}

AskOdds PolicyInput::oddsByCounting(Seat target, const RankTally& tally) const {
    const int unseen = tally.unseen, places = tally.places, open = tally.open[target],
              sure = tally.sure[target];
    if (sure > 0) return {1, double(sure)};
    if (unseen <= 0) return {};
    AskOdds odds{open > 0 ? 1.0 : 0.0, double(unseen) * open / std::max(1, places)};
    if (unseen + open > places) return odds; // the other places can't have all of them
    double miss = 1;
    for (int card = 0; card < unseen; ++card)
        miss *= double(places - open - card) / (places - card);
    odds.hit = 1 - miss;
    // After a miss, the cards are in the other places.
    if (lucky && pond > 0) odds.luckyCatch = miss * unseen / (places - open);
    return odds;
}

} // namespace tacklebox::gofish
