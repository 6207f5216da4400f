// The determinizer of Platinum Fish samples exactly the possible states.
#include "model/games/platinumfish/bot/determinizer.h"
#include "model/games/platinumfish/json.h"
#include "tests/support/possibledeterminizations.h"

#include <numeric>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::platinumfish;

template <>
struct tacklebox::testing::SmallDeals<PlatinumFish> {
    /// Three ranks are in play; all pairs of the others have been laid.
    static Setup<PlatinumFish> setup(Seat viewer, Random& random) {
        Setup<PlatinumFish> setup;
        setup.options = {{std::int16_t(random.below(2))}};
        setup.seats = 2 + random.below(2);
        setup.dealer = Seat(random.below(setup.seats));
        Layout& layout = setup.layout;
        layout.hasHands = layout.discardGiven = true;
        std::vector<packs::Rank> ranks(packs::kRanks);
        std::iota(ranks.begin(), ranks.end(), packs::Rank(0));
        random.shuffle(ranks);
        std::vector<Card> cards;
        for (const packs::Rank rank : std::span(ranks).first(3))
            for (const Card card : kCardsOfRank[rank])
                cards.push_back(card);
        for (const packs::Rank rank : std::span(ranks).subspan(3)) {
            layout.matched |= kCardsOfRank[rank];
            for (int pairs = 0; pairs < 4; ++pairs)
                layout.matches.add({Seat(random.below(setup.seats)), rank});
        }
        for (const Card card : dealHidden(setup, viewer, cards, 8, random))
            if (layout.hands[viewer].size() < 2)
                layout.hands[viewer].add(card);
            else
                layout.discard.add(card);
        return setup;
    }
    static auto* pile(Layout& layout) { return &layout.deck; }
    static std::string hidden(const State& state) {
        return facesOf<PlatinumFish>(state.deck) + char(state.searcher) + char(state.status.phase) +
               char(state.status.refillSeat);
    }
};

TEST(PlatinumFishDeterminizer, ExactlyThePossibleDeterminizationsAreSampled) {
    testAllDeterminizations<PlatinumFish>(300);
}
