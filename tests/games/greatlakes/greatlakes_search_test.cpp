// Shark's search in The Great Lakes Fish-Out: exact enumeration of the last rounds, and mixed strategies for
// secret choices.
#include "model/games/greatlakes/bot/endgame.h"
#include "model/games/greatlakes/bot/levels.h"
#include "model/games/greatlakes/bot/odds.h"
#include "tests/games/greatlakes/greatlakes_table.h"

#include <map>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::greatlakes;

namespace {

double leadInPlayOuts(const Prospect& prospect, const InformationState<GreatLakes>& known, int times) {
    Determinizer<GreatLakes> determinizer(known);
    Random random(5);
    State determinization;
    double sum = 0;
    for (int i = 0; i < times; ++i) {
        determinizer.sample(random, determinization);
        CompactState game = compactStateOf(determinization);
        const SeatTypes types = sampleTypes(determinizer.types(), known.viewer(), random);
        Cards cards;
        for (Seat seat = 0; seat < game.seats; ++seat)
            cards[seat] = seat == known.viewer() ? prospect.card : types[seat]->sample(game, seat, random);
        resolveKeepers(game, reveal(game, cards), types, random);
        playOut(game, types, random);
        sum += Ending::of(game, known.viewer()).lead;
    }
    return sum / times;
}

} // namespace

TEST(GreatLakesSearch, EnumerationAgreesWithManyPlayouts) {
    LaidGame game(dealWithOnlyHands("[['10S','3H'],['QS','9H'],['JH','4S']]", "'3S','5S','6S','4H','5H'"));
    const auto known = game.informationStateOf(0);
    const Determinizer<GreatLakes> determinizer(known);
    EXPECT_EQ(determinizer.count(), 6) << "four cards in two hands of two";
    ASSERT_TRUE(canEnumerate(known, determinizer));
    for (const Prospect& prospect : enumerateChoice(known, determinizer))
        EXPECT_NEAR(prospect.ending.lead, leadInPlayOuts(prospect, known, 20000), 0.15)
            << packs::standardName(prospect.card);
}

TEST(GreatLakesSearch, AWholeHandCannotBeEnumerated) {
    LaidGame game("{}");
    const auto known = game.informationStateOf(0);
    EXPECT_FALSE(canEnumerate(known, Determinizer<GreatLakes>(known)));
}

TEST(GreatLakesSearch, EveryDeterminizationIsVisitedOnce) {
    LaidGame game(dealWithOnlyHands("[['10S','3H'],['QS','9H'],['JH','4S']]"));
    const auto known = game.informationStateOf(0);
    std::map<std::pair<std::uint64_t, std::uint64_t>, int> visits;
    Determinizer<GreatLakes>(known).forEachDeal([&](const State& determinization, double weight) {
        EXPECT_GT(weight, 0);
        EXPECT_EQ(GreatLakes::observation(determinization, 0), known.observation());
        ++visits[{determinization.hands[1].low(), determinization.hands[2].low()}];
    });
    EXPECT_EQ(visits.size(), 6u);
}

TEST(GreatLakesSearch, EquivalentSuitsAreMixed) {
    // Hearts and diamonds are equivalent; always choosing the same one would be predictable.
    LaidGame game(dealWithOnlyHands("[['QH','QD','9H','9D'],['KH','KD','8H','8D'],['JH','JD','10H','10D']]",
                                    "'3H','4H','5H','3D','4D','5D'"));
    std::array<int, packs::kSuits> chosen{};
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        ++chosen[packs::suitOf(game.decision(Level::Shark, 0, seed, {.effort = 50})->move.card)];
    EXPECT_GT(chosen[1], 8);
    EXPECT_GT(chosen[2], 8);
}

TEST(GreatLakesSearch, ProbabilitiesSumToOne) {
    LaidGame game("{}");
    Random random(3);
    Budget budget({.effort = 30}, skillOf(Level::Shark).search.playouts);
    double sum = 0;
    for (const Prospect& prospect : searchChoice(game.informationStateOf(1), random, budget))
        sum += prospect.share;
    EXPECT_NEAR(sum, 1, 1e-9);
}
