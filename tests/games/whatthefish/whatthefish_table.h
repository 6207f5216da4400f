// Laid-out positions of What the Fish! for tests of its bots.
#pragma once

#include "model/games/whatthefish/bot/informationstate.h"
#include "tests/support/decisions.h"

namespace tacklebox::testing {

inline constexpr const char* kPass = "{'kind':'pass'}";

/// Dealer 0. The test decides chance steps.
inline Table fishTable(int seats, std::string_view deal) {
    return Table("what-the-fish", seats, deal);
}

/// A position with an almost empty draw pile or without FISH, which random players rarely reach. Hands have
/// at most a number of cards drawn between `leastLimit` and `mostLimit`, and the draw pile has at most
/// eleven; all other cards are in the discard pile. Half of the positions have no FISH outside the discard
/// pile. `favourFranklin` makes Ben Franklin in a hand more likely.
inline whatthefish::Layout rareLayout(const whatthefish::Layout& full, int seats, int leastLimit,
                                      int mostLimit, bool favourFranklin, Random& random) {
    whatthefish::Layout layout;
    layout.hasHands = true;
    const bool fishless = random.below(2) == 0;
    const int handLimit = leastLimit + random.below(mostLimit - leastLimit + 1),
              drawPileSize = random.below(12);
    for (const Card card : full.draw) {
        CardSet& hand = layout.hands[random.below(seats)];
        const bool dealFranklin = favourFranklin && card == whatthefish::kFranklin && random.below(2);
        const bool inPlay = !(fishless && whatthefish::kFish.has(card));
        if (dealFranklin || (hand.size() < handLimit && random.below(2) && inPlay))
            hand.add(card);
        else if (layout.draw.size() < drawPileSize && inPlay)
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
