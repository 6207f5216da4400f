// Laid-out positions of What the Fish! for tests of its bots.
#pragma once

#include "model/games/whatthefish/bot/informationstate.h"
#include "tests/support/laidbots.h"

namespace tacklebox::testing {

inline constexpr const char* kPass = "{'kind':'pass'}";

/// Dealer 0. The test decides chance steps.
inline Table fishTable(int seats, std::string_view deal) {
    return Table("what-the-fish", seats, deal);
}

/// Random players rarely empty the draw pile or run out of FISH. These layouts have hands between the given
/// sizes and at most eleven cards in the draw pile; all other cards are in the discard pile. In half of the
/// layouts no hand has a FISH. `franklin` makes Ben Franklin in a hand more likely.
inline whatthefish::Layout shallowWaters(const whatthefish::Layout& full, int seats, int leastHand,
                                         int mostHand, bool franklin, Random& random) {
    whatthefish::Layout layout;
    layout.handsGiven = true;
    const bool fishless = random.below(2) == 0;
    const int most = leastHand + random.below(mostHand - leastHand + 1), drawn = random.below(12);
    for (const Card card : full.draw) {
        CardSet& hand = layout.hands[random.below(seats)];
        const bool dealt = franklin && card == whatthefish::kFranklin && random.below(2);
        const bool kept = !(fishless && whatthefish::kFish.has(card));
        if (dealt || (hand.size() < most && random.below(2) && kept))
            hand.add(card);
        else if (layout.draw.size() < drawn && kept)
            layout.draw.add(card);
        else
            layout.discard.add(card);
    }
    return layout;
}

inline Choice<WhatTheFish> chosenBy(Table& table, Level level, Seat seat) {
    return *decision<WhatTheFish>(level, seat, table);
}

} // namespace tacklebox::testing
