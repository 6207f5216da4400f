// Laid-out positions of What the Fish! for tests of its bots.
#pragma once

#include "model/games/whatthefish/bot/informationstate.h"
#include "model/host/matchadapter.h"
#include "model/wire/session.h"
#include "tests/support/streams.h"
#include "tests/support/table.h"

namespace tacklebox::testing {

inline constexpr const char* kPass = "{'kind':'pass'}";

/// Dealer 0. The test decides chance steps.
inline Table fishTable(int seats, std::string_view deal) {
    return Table("what-the-fish", seats, deal);
}

inline const Match<WhatTheFish>& matchOf(Table& table) {
    return matchOf<WhatTheFish>(table.session().match());
}

/// The information state of a seat (kNoSeat: the table) after all events.
inline InformationState<WhatTheFish> knownBy(Table& table, Seat viewer) {
    InformationState<WhatTheFish> informationState(viewer);
    for (const auto& event : streamOf(viewer, matchOf(table).log()))
        informationState.see(event);
    return informationState;
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

/// The decision of a bot of that level.
inline Choice<WhatTheFish> chosenBy(Table& table, Level level, Seat seat, std::uint64_t seed = 1) {
    const auto bot = makeBot<WhatTheFish>(level, seat, seed);
    for (const auto& event : streamOf(seat, matchOf(table).log()))
        bot->see(event);
    MoveList<whatthefish::Move> moves;
    WhatTheFish::legalMoves(matchOf(table).state(), seat, moves);
    const auto choice = bot->choose(moves.all(), {});
    EXPECT_TRUE(choice);
    EXPECT_FALSE(WhatTheFish::check(matchOf(table).state(), seat, choice->move));
    return *choice;
}

} // namespace tacklebox::testing
