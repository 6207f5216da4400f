// The determinizer of The Great Lakes Fish-Out samples exactly the possible states.
#include "model/games/greatlakes/bot/determinizer.h"
#include "model/games/greatlakes/json.h"
#include "tests/support/possibledeterminizations.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

template <>
struct tacklebox::testing::SmallDeals<GreatLakes> {
    /// Most cards have been caught.
    static Setup<GreatLakes> setup(Seat, Random& random) {
        Setup<GreatLakes> setup;
        setup.seats = 3 + random.below(2);
        setup.dealer = Seat(random.below(setup.seats));
        Layout& layout = setup.layout;
        std::vector<Card> cards(GreatLakes::deck({}).begin(), GreatLakes::deck({}).end());
        random.shuffle(cards);
        const auto next = [&] {
            const Card card = cards.back();
            cards.pop_back();
            return card;
        };
        const int held = 2 + random.below(2);
        for (Seat seat = 0; seat < setup.seats; ++seat)
            while (layout.hands[seat].size() < held)
                layout.hands[seat].add(next());
        for (int left = random.below(4); left > 0; --left)
            layout.lake.putOnTop(next());
        while (!cards.empty())
            layout.caught[random.below(setup.seats)].add(next());
        return setup;
    }
    static Pile<kDeckSize>* pile(Layout&) { return nullptr; }
    static std::string hidden(const State& state) { return facesOf<GreatLakes>(state.chosen); }
};

TEST(GreatLakesDeterminizer, ExactlyThePossibleDeterminizationsAreSampled) {
    testAllDeterminizations<GreatLakes>(300);
}
