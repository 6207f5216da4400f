// Sampled deals of Go Fish are possible, and as frequent as they are likely.
#include "model/games/gofish/bot/determinizer.h"
#include "model/games/gofish/json.h"
#include "model/host/matchadapter.h"
#include "tests/games/gofish/gofish_table.h"
#include "tests/support/determinizations.h"
#include "tests/support/possibledeterminizations.h"

#include <map>

using namespace tacklebox;
using namespace tacklebox::testing;
using namespace tacklebox::gofish;

template <>
struct tacklebox::testing::SmallDeals<GoFish> {
    /// Three ranks are in play; the others are books.
    static Setup<GoFish> setup(Seat viewer, Random& random) {
        Setup<GoFish> setup;
        setup.options = {{std::int16_t(random.below(2)), std::int16_t(random.below(2)), 1}};
        setup.seats = 2 + random.below(3);
        setup.dealer = Seat(random.below(setup.seats));
        setup.layout.hasHands = true;
        std::vector<Card> cards;
        for (Rank rank = 0; rank < packs::kRanks; ++rank)
            if (rank < 10)
                setup.layout.books.add({Seat(0), rank});
            else
                for (const Card card : cardsOfRank(rank))
                    cards.push_back(card);
        for (const Card card : dealHidden(setup, viewer, cards, 8, random))
            setup.layout.hands[viewer].add(card);
        return setup;
    }
    static auto* pile(Layout& layout) { return &layout.pond; }
    static std::string hidden(const State& state) {
        return facesOf<GoFish>(state.pond) + std::to_string(state.quietTurns) + (state.cardMoved ? "m" : "");
    }
};

TEST(GoFishDeterminizer, ExactlyThePossibleDeterminizationsAreSampled) {
    testAllDeterminizations<GoFish>(300);
}

TEST(GoFishDeterminizer, SamplesAgreeWithTheObservationInWholeGames) {
    testDeterminizations<GoFish>(1000);
}

namespace {

constexpr Rank kFirstInPlay = 10;

/// Three seats with two cards each and six in the pond, dealt in the given order; all ranks but three are
/// books.
Setup<GoFish> smallDeal(std::span<const Card> cards) {
    Setup<GoFish> setup;
    setup.seats = 3;
    setup.dealer = 2;
    Layout& layout = setup.layout;
    for (Rank rank = 0; rank < kFirstInPlay; ++rank)
        layout.books.add({0, rank});
    layout.hasHands = true;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (i < 6)
            layout.hands[i / 2].add(cards[i]);
        else
            layout.pond.putUnder(cards[i]);
    return setup;
}

/// The match after these moves, or after as many as are legal.
Match<GoFish> after(const Setup<GoFish>& setup, std::span<const Move> moves) {
    Match<GoFish> match(setup);
    for (const Move& move : moves)
        if (match.over() || match.move(match.state().status.turn, move)) break;
    return match;
}

/// The probability of the other seats' asks if each of their ranks is equally likely; 0 if the asks are
/// illegal.
double likelihood(const Setup<GoFish>& setup, std::span<const Move> moves) {
    double likelihood = 1;
    Match<GoFish> match(setup);
    for (const Move& move : moves) {
        const Seat seat = match.state().status.turn;
        if (seat != 0) likelihood /= ranksIn(match.state().hands[seat]).size();
        if (match.over() || match.move(seat, move)) return 0;
    }
    return likelihood;
}

/// Calls f(cards) for each distinguishable deal: hands of two, and the first `drawn` cards of the pond in
/// order. `cards` has all cards in order; those before `at` are fixed.
template <class F>
void eachDeal(std::vector<Card>& cards, std::size_t at, std::size_t drawn, F f) {
    if (at == 6 + drawn) return f(cards);
    for (std::size_t from = at; from < cards.size(); ++from) {
        std::swap(cards[at], cards[from]);
        const bool inOrder = at >= 6 || at % 2 == 0 || cards[at - 1] < cards[at];
        if (inOrder) eachDeal(cards, at + 1, drawn, f);
        std::swap(cards[at], cards[from]);
    }
}

} // namespace

/// Enumerates all deals of small positions that agree with the seat's events. With opponents who ask for
/// random ranks of their hands, each deal is sampled in proportion to its likelihood, raised to the sampler's
/// kTrust.
TEST(GoFishDeterminizer, DealsAreSampledByTheLikelihoodOfTheAsks) {
    constexpr int kPositions = 4, kSamples = 40'000;
    constexpr std::size_t kLeastHands = 6, kMostDrawn = 3;
    constexpr double kErrors = 5;
    constexpr double kLikeOne = 8; // samples that count as one, since successive samples are similar
    constexpr TypeWeights kAnyMove = {1};
    int compared = 0;
    for (std::uint64_t seed = 1; compared < kPositions; ++seed) {
        Random random(seed);
        std::vector<Card> cards;
        for (Rank rank = kFirstInPlay; rank < packs::kRanks; ++rank)
            for (const Card card : cardsOfRank(rank))
                cards.push_back(card);
        random.shuffle(cards);
        std::vector<Move> moves;
        for (int i = 0; i < 3; ++i) {
            const Match<GoFish> match = after(smallDeal(cards), moves);
            if (match.over()) break;
            MoveList<Move> legal;
            GoFish::legalMoves(match.state(), match.state().status.turn, legal);
            moves.push_back(legal[random.below(legal.size())]);
        }
        const Match<GoFish> real = after(smallDeal(cards), moves);
        const std::size_t drawn = std::size_t(6 - real.state().pond.size());
        if (real.over() || drawn > kMostDrawn) continue;
        const auto seen = eventsSeenBy(Seat(0), real.log());
        InformationState<GoFish> informationState(0);
        for (const auto& event : seen)
            informationState.see(event);

        std::map<std::uint64_t, std::array<double, 2>>
            hands; ///< of seat 1: likelihood, and number of samples
        double all = 0;
        int fitting = 0;
        constexpr std::size_t kOwn = 2;
        eachDeal(cards, kOwn, drawn, [&](std::span<const Card> deal) {
            const auto setup = smallDeal(deal);
            const double likely = std::pow(likelihood(setup, moves), Determinizer<GoFish>::kTrust);
            if (likely == 0) return;
            const Match<GoFish> match = after(setup, moves);
            if (!looksLike(seen, Seat(0), match.log())) return;
            hands[match.state().hands[1].low()][0] += likely;
            all += likely;
            ++fitting;
        });
        if (hands.size() < kLeastHands) continue;
        ++compared;
        Determinizer<GoFish> sampler(informationState, {}, kAnyMove);
        ASSERT_TRUE(sampler.found());
        State determinization;
        for (int i = 0; i < kSamples; ++i) {
            sampler.sample(random, determinization);
            ++hands[determinization.hands[1].low()][1];
        }
        for (const auto& [hand, counts] : hands) {
            const double share = counts[0] / all;
            const double error = std::sqrt(share * (1 - share) / (kSamples / kLikeOne));
            EXPECT_NEAR(counts[1] / kSamples, share, kErrors * error) << "seed " << seed;
        }
        std::printf("seed %d: %d deals fit, %zu hands\n", int(seed), fitting, hands.size());
    }
}
