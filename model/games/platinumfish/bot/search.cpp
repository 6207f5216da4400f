#include "model/games/platinumfish/bot/search.h"

#include "model/games/platinumfish/bot/playout.h"

#include <cmath>

namespace tacklebox::platinumfish {

namespace {

/// The lead counts a little besides the win: it is more informative early in the game.
constexpr double kValueOfLead = 0.02;

double valueFor(Seat seat, const Playout& game) {
    int most = 0, winners = 0, rival = 0;
    for (Seat other = 0; other < game.seats(); ++other) {
        most = std::max(most, game.points(other));
        if (other != seat) rival = std::max(rival, game.points(other));
    }
    for (Seat other = 0; other < game.seats(); ++other)
        winners += game.points(other) == most;
    const double win = game.points(seat) == most ? 1.0 / winners : 0.0;
    return win + kValueOfLead * (game.points(seat) - rival);
}

/// Plays out every move in one determinization. Values are relative to the first move.
bool tryAll(std::vector<RacingMove>& candidates, const Playout& start, Seat seat, Budget& budget) {
    double first = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (!budget.spend()) return false;
        Playout game = start;
        game.play(seat, candidates[i].move);
        game.finish();
        const double value = valueFor(seat, game);
        if (i == 0) first = value;
        candidates[i].gain += value - first;
        candidates[i].gainSquared += (value - first) * (value - first);
        candidates[i].expected += game.points(seat);
        ++candidates[i].determinizations;
    }
    return true;
}

/// Drops clearly worse moves; the first one stays for comparison.
void giveUpTheWorse(std::vector<RacingMove>& candidates) {
    constexpr double kClearly = 2; // standard errors
    double best = 0;
    for (const RacingMove& attempt : candidates)
        best = std::max(best, attempt.meanGain() - kClearly * attempt.error());
    std::erase_if(candidates, [&](const RacingMove& attempt) {
        return &attempt != &candidates.front() && attempt.meanGain() + kClearly * attempt.error() < best;
    });
}

} // namespace

double RacingMove::error() const {
    const double mean = meanGain();
    return std::sqrt(std::max(0.0, gainSquared / determinizations - mean * mean) / determinizations);
}

std::optional<RacingMove> bestByRacing(const Determinizer<PlatinumFish>& determinizer, Seat seat,
                                       std::span<const Move> moves, Budget& budget, Random& random) {
    constexpr int kDeterminizationsAtOnce = 64;
    std::vector<RacingMove> candidates;
    for (const Move& move : moves)
        candidates.push_back({move});
    State determinization;
    for (int done = 1; candidates.size() > 1 && budget.left() >= int(candidates.size()); ++done) {
        determinizer.sample(random, determinization);
        SeatTypes types;
        const auto drawn = determinizer.types().sample(random);
        for (Seat other = 0; other < kMostPlayers; ++other)
            types[other] = other == seat ? OpponentType::Sensible : OpponentType(drawn[other]);
        if (!tryAll(candidates, Playout(determinization, random.next(), types), seat, budget)) break;
        if (done % kDeterminizationsAtOnce == 0) giveUpTheWorse(candidates);
    }
    if (budget.cancelled() || candidates.front().determinizations < 2) return std::nullopt;
    // Selection bias: the best of several looks better than it is.
    constexpr double kDoubt = 0.5;
    const RacingMove* best = &candidates.front();
    const auto surely = [](const RacingMove& attempt) {
        return attempt.meanGain() - kDoubt * attempt.error();
    };
    for (const RacingMove& attempt : candidates)
        if (attempt.determinizations + 1 >= candidates.front().determinizations &&
            surely(attempt) > surely(*best))
            best = &attempt;
    RacingMove chosen = *best;
    chosen.expected /= chosen.determinizations;
    return chosen;
}

} // namespace tacklebox::platinumfish
