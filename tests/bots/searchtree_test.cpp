// The search over a player's successive asks, in a toy game.
#include "model/bots/sequentialhalving.h"

#include <gtest/gtest.h>

#include <functional>

using namespace tacklebox;

namespace {

/// The rules of the toy game.
struct Rules {
    /// Whether an ask may follow this first move.
    std::function<bool(int move)> mayAsk = [](int) { return true; };
    /// The asks of an information set, ordered by prior.
    std::vector<int> asks = {0, 1, 2};
    std::function<double(int move, int informationSet, int ask)> value;
    double luck = 1; ///< size of the random part of a result
    int informationSets = 1;
};

/// A first move and one ask. A determinization is the information set that the move leads to.
class ToyGame {
  public:
    using Move = int;
    using State = int;
    using InformationSet = int;

    explicit ToyGame(Rules rules) : m_rules(std::move(rules)) {}

    void begin(int determinization) {
        m_situation = determinization;
        m_moves.clear();
    }
    void play(int move) { m_moves.push_back(move); }
    bool playToNextAsk(Random&) const { return m_moves.size() == 1 && m_rules.mayAsk(m_moves.front()); }
    int informationSet() const { return m_situation; }
    const std::vector<int>& asks() const { return m_rules.asks; }
    PlayoutResult finish(Random& random) {
        ++playedOut;
        const int ask = m_moves.size() > 1 ? m_moves[1] : -1;
        lastAsk = ask;
        lastLuck = random.unit();
        const double value = m_rules.value(m_moves.front(), m_situation, ask);
        return {value + m_rules.luck * (lastLuck - 0.5), 10 * value};
    }

    int playedOut = 0;
    int lastAsk = -1; ///< -1: none
    double lastLuck = 0;

  private:
    Rules m_rules;
    int m_situation = 0;
    std::vector<int> m_moves;
};

/// Runs playouts, each repeated with one decision changed. Returns the final ask in each information set.
std::vector<int> asksLearnt(const Rules& rules, int playOuts, std::uint64_t seed) {
    ToyGame game(rules);
    SearchTree<ToyGame> tree(game, 1);
    Random random(seed);
    std::vector<int> learnt(std::size_t(rules.informationSets));
    for (int i = 0; i < playOuts; ++i) {
        const int determinization = i % rules.informationSets;
        tree.playOut(0, 0, determinization, random.next());
        learnt[std::size_t(determinization)] = game.lastAsk;
        if (tree.mayChallenge()) tree.challenge(random);
    }
    return learnt;
}

} // namespace

TEST(SearchTree, FollowsTheBestPriorAtFirst) {
    EXPECT_EQ(asksLearnt({.value = [](int, int, int ask) { return double(ask); }}, 1, 1),
              std::vector<int>{0});
}

TEST(SearchTree, BetterAskReplacesTheFirst) {
    EXPECT_EQ(asksLearnt({.value = [](int, int, int ask) { return ask == 2 ? 0.6 : 0.3; }}, 200, 1),
              std::vector<int>{2});
}

TEST(SearchTree, EachInformationSetHasItsOwnBestAsk) {
    Rules rules{.value = [](int, int informationSet, int ask) { return ask == informationSet ? 0.6 : 0.3; }};
    rules.informationSets = 3;
    EXPECT_EQ(asksLearnt(rules, 600, 1), (std::vector<int>{0, 1, 2}));
}

TEST(SearchTree, SeesSmallDifferencesWithTheSameLuck) {
    // The luck of a playout is a thousand times the difference of the asks, but the same for both.
    EXPECT_EQ(asksLearnt({.value = [](int, int, int ask) { return 0.001 * ask; }}, 100, 1),
              std::vector<int>{2});
}

TEST(SearchTree, DoesNotMistakeLuckForSkill) {
    int changed = 0;
    constexpr int kTrees = 200;
    for (int seed = 1; seed <= kTrees; ++seed) {
        // Luck differs in each playout here, so two equal asks cannot be told apart.
        Random luck(std::uint64_t(1000 + seed));
        const Rules rules{.value = [&](int, int, int) { return luck.unit(); }};
        changed += asksLearnt(rules, 100, std::uint64_t(seed))[0] != 0;
    }
    RecordProperty("changed_of_200", changed);
    EXPECT_LT(changed, kTrees / 8);
}

TEST(SearchTree, DoesNotChallengeForcedAsks) {
    Rules rules{.value = [](int, int, int) { return 0.5; }};
    rules.asks = {0};
    ToyGame game(rules);
    SearchTree<ToyGame> tree(game, 1);
    tree.playOut(0, 0, 0, 1);
    tree.playOut(0, 0, 0, 2);
    EXPECT_FALSE(tree.mayChallenge());
}

TEST(SearchTree, ChallengeHasTheLuckOfThePlayOutBefore) {
    ToyGame game({.value = [](int, int, int) { return 0.5; }});
    SearchTree<ToyGame> tree(game, 1);
    Random random(1);
    tree.playOut(0, 0, 0, 1);
    tree.playOut(0, 0, 0, 2);
    const double luck = game.lastLuck;
    ASSERT_TRUE(tree.mayChallenge());
    tree.challenge(random);
    EXPECT_NE(game.lastAsk, 0);
    EXPECT_EQ(game.lastLuck, luck);
}

namespace {

/// Move 0 is worth 0.5. Move 1 leads to an ask: the one with the best prior is worth 0.2, another 0.8.
Rules tempting() {
    return {.mayAsk = [](int move) { return move == 1; },
            .value = [](int move, int, int ask) { return move == 0  ? 0.5
                                                         : ask == 1 ? 0.8
                                                                    : 0.2; }};
}

std::size_t bestOf(ToyGame& game, std::vector<CandidateMove<int>>& tried, int units) {
    Budget budget({}, units);
    Random random(3);
    return sequentialHalving(
        game, tried, [](int& determinization) { determinization = 0; }, budget, random);
}

} // namespace

TEST(SequentialHalving, SeesLaterOpportunities) {
    ToyGame game(tempting());
    std::vector<CandidateMove<int>> tried = {{.move = 0}, {.move = 1}};
    EXPECT_EQ(bestOf(game, tried, 1000), 1u);
    EXPECT_GT(tried[1].meanValue(), 0.6);
    EXPECT_GT(tried[1].meanPoints(), 6);
    EXPECT_NEAR(tried[0].meanPoints(), 5, 1e-9);

    Rules noChoice = tempting();
    noChoice.asks = {0};
    ToyGame other(noChoice);
    std::vector<CandidateMove<int>> again = {{.move = 0}, {.move = 1}};
    EXPECT_EQ(bestOf(other, again, 1000), 0u);
}

TEST(SequentialHalving, DoesItsWorkAndNoMore) {
    for (const int moves : {2, 3, 8}) {
        ToyGame game(tempting());
        std::vector<CandidateMove<int>> tried(std::size_t(moves), {.move = 1});
        bestOf(game, tried, 1000);
        EXPECT_LE(game.playedOut, 1000) << moves;
        EXPECT_GT(game.playedOut, 990 - 20 * moves) << moves;
    }
}

TEST(SequentialHalving, UsesTheHeuristicForEqualPlayOuts) {
    ToyGame game({.mayAsk = [](int) { return false; }, .value = [](int, int, int) { return 0.5; }});
    std::vector<CandidateMove<int>> tried = {{.move = 0}, {.move = 1, .heuristic = 0.1}, {.move = 2}};
    EXPECT_EQ(bestOf(game, tried, 300), 1u);
}

TEST(SequentialHalving, OnlyMoveIsTheBest) {
    ToyGame game(tempting());
    std::vector<CandidateMove<int>> tried = {{.move = 1}};
    EXPECT_EQ(bestOf(game, tried, 100), 0u);
}

TEST(SequentialHalving, StopsAtOnceWhenCancelled) {
    const std::atomic<bool> cancelled = true;
    ToyGame game(tempting());
    std::vector<CandidateMove<int>> tried = {{.move = 0}, {.move = 1}};
    Budget budget({.cancelled = &cancelled}, 1000);
    Random random(3);
    sequentialHalving(
        game, tried, [](int& determinization) { determinization = 0; }, budget, random);
    EXPECT_EQ(game.playedOut, 0);
}
