// Sampled deals of Go Fish are possible, and each comes up as often as every other.
#include "model/games/gofish/bot/worldsampler.h"
#include "model/host/erase.h"
#include "tests/games/gofish/gofish_table.h"
#include "tests/support/worlds.h"

#include <map>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::gofish;

namespace {

/// The game from its shuffle on: the Pond of the deal, from the cards that came out of it and those that are
/// still in it.
History<GoFish> historyWith(const std::vector<SeenEvent<GoFish>>& seen, const State& world,
                            std::span<const Face> unseen) {
    History<GoFish> history;
    std::vector<Card> pond;
    std::size_t next = 0;
    for (const auto& event : seen) {
        if (const auto* deal = std::get_if<SeenDeal<GoFish>>(&event.content())) {
            history.setup.seats = deal->view.match.seats;
            history.setup.dealer = deal->view.match.dealer;
            history.setup.options = world.options;
        } else if (const auto* made = std::get_if<SeenMove<Move>>(&event.content())) {
            history.steps.push_back(MoveStep<GoFish>{made->seat, made->move});
        } else if (const auto* moved = std::get_if<Moved>(&event.content())) {
            if (moved->from.kind == PlaceKind::Pond)
                pond.push_back(moved->face == kHidden ? unseen[next++] : moved->face);
        }
    }
    for (int depth = 0; depth < world.pond.size(); ++depth)
        pond.push_back(world.pond.fromTop(depth));
    for (const Card card : pond)
        history.setup.layout.pond.putUnder(card);
    return history;
}

} // namespace

TEST(GoFishWorlds, EverySampledDealHasALegalHistoryThatLooksTheSame) {
    testSampledWorlds<GoFish>(20'000, [](const auto& knowledge, const auto& sampler, const auto& seen,
                                         Seat seat, const State& world) {
        const auto unseen = sampler.deal().first(knowledge.slots().size());
        return historyFault(historyWith(seen, world, unseen), seen, seat, world);
    });
}

namespace {

/// Three seats with two cards each and six in the Pond; all ranks but four are in books already.
Setup<GoFish> smallDeal(Random& random) {
    constexpr Rank kFirstInPlay = 10;
    Setup<GoFish> setup;
    setup.seats = 3;
    setup.dealer = 2;
    Layout& layout = setup.layout;
    for (Rank rank = 0; rank < kFirstInPlay; ++rank)
        layout.books.add({0, rank});
    for (Rank rank = kFirstInPlay; rank < packs::kRanks; ++rank)
        for (const Card card : cardsOfRank(rank))
            layout.pond.putOnTop(card);
    random.shuffle(layout.pond);
    layout.handsGiven = true;
    for (int i = 0; i < 6; ++i)
        layout.hands[std::size_t(i % 3)].add(layout.pond.draw());
    return setup;
}

/// The match after these asks, as far as they can be made.
Match<GoFish> after(const Setup<GoFish>& setup, std::span<const Move> moves) {
    Match<GoFish> match(setup);
    for (const Move& move : moves)
        if (match.over() || match.move(match.state().status.turn, move)) break;
    return match;
}

} // namespace

/// Against shuffles of the cards that are in play, those that fit what the seat has seen: every deal comes up
/// as often in both.
TEST(GoFishWorlds, DealsComeUpAsOftenAsInShufflesThatFit) {
    constexpr int kPositions = 6, kShuffles = 300'000, kLeastFitting = 500;
    constexpr double kErrors = 5;
    int compared = 0;
    for (std::uint64_t seed = 1; compared < kPositions; ++seed) {
        Random random(seed);
        const tacklebox::Setup<GoFish> setup = smallDeal(random);
        std::vector<Move> moves;
        for (int i = 0; i < 3; ++i) {
            const Match<GoFish> match = after(setup, moves);
            if (match.over()) break;
            MoveList<Move> legal;
            GoFish::legalMoves(match.state(), match.state().status.turn, legal);
            moves.push_back(legal[random.below(legal.size())]);
        }
        const Match<GoFish> real = after(setup, moves);
        if (real.over()) continue;
        const auto seen = streamOf(Seat(0), real.log());
        Knowledge<GoFish> knowledge(0);
        for (const auto& event : seen)
            knowledge.see(event);

        std::map<std::uint64_t, std::array<double, 2>> hands; ///< of seat 1
        std::array<double, 2> all{};
        for (int i = 0; i < kShuffles; ++i) {
            const Match<GoFish> match = after(smallDeal(random), moves);
            if (!looksLike(seen, Seat(0), match.log())) continue;
            ++hands[match.state().hands[1].low()][0];
            ++all[0];
        }
        if (all[0] < kLeastFitting) continue;
        ++compared;
        WorldSampler<GoFish> sampler(knowledge);
        ASSERT_TRUE(sampler.found());
        State world;
        for (; all[1] < 10 * all[0]; ++all[1]) {
            sampler.sample(random, world);
            ++hands[world.hands[1].low()][1];
        }
        for (const auto& [hand, counts] : hands) {
            const double share = (counts[0] + counts[1]) / (all[0] + all[1]);
            const double error = std::sqrt(share * (1 - share) / all[0]);
            EXPECT_NEAR(counts[0] / all[0], counts[1] / all[1], kErrors * error) << "seed " << seed;
        }
        std::printf("seed %d: %.0f shuffles fit, %zu hands\n", int(seed), all[0], hands.size());
    }
}
