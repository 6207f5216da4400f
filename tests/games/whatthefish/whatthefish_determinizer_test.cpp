// The determinizer of What the Fish! samples exactly the possible states.
#include "model/games/whatthefish/bot/determinizer.h"
#include "model/games/whatthefish/json.h"
#include "tests/games/whatthefish/whatthefish_table.h"
#include "tests/support/determinizations.h"
#include "tests/support/possibledeterminizations.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::whatthefish;

template <>
struct tacklebox::testing::SmallDeals<WhatTheFish> {
    /// Hides seven of thirteen cards: four FISH, three KILLs or PROTECTIONs, six WTF cards. The viewer holds
    /// the other six. The rest of the deck is on the discard pile or, to keep reshuffles small, in the
    /// viewer's hand.
    static Setup<WhatTheFish> setup(Seat viewer, Random& random) {
        Setup<WhatTheFish> setup;
        setup.seats = 2 + random.below(3);
        setup.dealer = Seat(random.below(setup.seats));
        Layout& layout = setup.layout;
        layout.hasHands = true;
        std::vector<Card> all(WhatTheFish::deck({}).begin(), WhatTheFish::deck({}).end()), candidates, rest;
        random.shuffle(all);
        int fish = 4, killsAndProtections = 3, wtf = 6;
        for (const Card card : all) {
            int& left = kFish.has(card) ? fish : kWtfCards.has(card) ? wtf : killsAndProtections;
            (left-- > 0 ? candidates : rest).push_back(card);
        }
        const bool viewerHoldsRest = random.below(2);
        for (const Card card : dealHidden(setup, viewer, candidates, 7, random))
            layout.hands[viewer].add(card);
        for (const Card card : rest)
            if (viewerHoldsRest)
                layout.hands[viewer].add(card);
            else
                layout.discard.add(card);
        return setup;
    }
    static auto* pile(Layout& layout) { return &layout.draw; }
    static std::string hidden(const State& state) {
        std::string key = facesOf<WhatTheFish>(state.now.draw);
        if (state.status.last.any()) { // Ben Franklin may restore the state before the last action
            for (const CardSet& hand : state.before.hands)
                key += facesOf<WhatTheFish>(hand);
            key += facesOf<WhatTheFish>(state.before.draw);
        }
        return key;
    }
    /// Prefers WTF cards, and Ben Franklin most.
    static Move pick(const MoveList<Move>& moves, Random& random) {
        for (const Move& move : moves)
            if (move.kind == MoveKind::BenFranklin && random.below(2)) return move;
        const Move any = moves[random.below(moves.size())];
        return isWtf(any.kind) ? any : moves[random.below(moves.size())];
    }
};

TEST(WhatTheFishDeterminizer, ExactlyThePossibleDeterminizationsAreSampled) {
    testAllDeterminizations<WhatTheFish>(300);
}

TEST(WhatTheFishDeterminizer, SamplesAgreeWithTheObservationInWholeGames) {
    testDeterminizations<WhatTheFish>(1000);
}
