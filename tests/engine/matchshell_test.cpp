// The part of a match that all games share: rounds, scores and the end.
#include "model/engine/matchshell.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tacklebox {
namespace {

/// Records its calls as text.
struct RecordingLog {
    std::vector<std::string> lines;

    void statusChanged(int before, int now) {
        lines.push_back("status " + std::to_string(before) + " to " + std::to_string(now));
    }
    void add(const Scored& scored) {
        lines.push_back("scored " + std::to_string(scored.points[0]) + ", total " +
                        std::to_string(scored.totals[0]));
    }
    void add(const Over& over) { lines.push_back("over, winners " + std::to_string(over.winners.size())); }
};

struct Position {
    int status = 3;
    MatchScore match;
};

using Lines = std::vector<std::string>;

TEST(MatchShell, StartsWithGivenTotals) {
    const MatchScore match = newMatch(4, 2, {5, 6, 7, 8});
    EXPECT_EQ(match.seats, 4);
    EXPECT_EQ(match.dealer, 2);
    EXPECT_EQ(match.round, 1);
    EXPECT_EQ(match.scores, (Scores{5, 6, 7, 8}));
    EXPECT_FALSE(match.over);
    EXPECT_FALSE(match.last.any);
}

TEST(MatchShell, LeftNeighbourDealsNextX01) {
    MatchScore match = newMatch(3, 1, {});
    beginNextDeal(match);
    EXPECT_EQ(match.round, 2);
    EXPECT_EQ(match.dealer, 2);
    beginNextDeal(match);
    EXPECT_EQ(match.dealer, 0) << "the seat left of the last is the first";
}

TEST(MatchShell, ReportsStatusOnlyWhenItChanges) {
    Position position;
    RecordingLog log;
    setStatus(position, 3, log);
    EXPECT_TRUE(log.lines.empty());
    setStatus(position, 4, log);
    EXPECT_EQ(log.lines, Lines{"status 3 to 4"});
    EXPECT_EQ(position.status, 4);
}

TEST(MatchShell, AddsPointsOfADeal) {
    MatchScore match = newMatch(2, 0, {10, 20});
    RecordingLog log;
    scoreDeal(match, {.points = {7, -30}, .out = 1, .ending = 2}, log);
    EXPECT_EQ(match.scores, (Scores{17, -10}));
    EXPECT_EQ(match.last, (DealResult{.points = {7, -30}, .out = 1, .ending = 2, .any = true}));
    EXPECT_EQ(log.lines, Lines{"scored 7, total 17"});
}

TEST(MatchShell, TotalsDoNotOverflow) {
    MatchScore match = newMatch(2, 0, {32760, -32760});
    RecordingLog log;
    scoreDeal(match, {.points = {100, -100}}, log);
    EXPECT_EQ(match.scores, (Scores{32767, -32768}));
}

TEST(MatchShell, EqualLeadersShareX08) {
    EXPECT_EQ(leaders({4, 9, 9, 1}, 4), SeatSet::of(1).with(2));
    EXPECT_EQ(leaders({-4, -9, 0, 0}, 2), SeatSet::of(0)) << "seats that nobody has do not lead";
}

TEST(MatchShell, ReportsTheEndAfterTheLastStatus) {
    Position position;
    RecordingLog log;
    endMatch(position, SeatSet::of(1), 9, log);
    EXPECT_TRUE(position.match.over);
    EXPECT_EQ(position.match.winners, SeatSet::of(1));
    EXPECT_EQ(log.lines, (Lines{"status 3 to 9", "over, winners 1"}));
}

} // namespace
} // namespace tacklebox
