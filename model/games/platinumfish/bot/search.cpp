#include "model/games/platinumfish/bot/search.h"

#include "model/games/platinumfish/bot/playout.h"

#include <cmath>

namespace tacklebox::platinumfish {

namespace {

/// The lead counts a little beside the win: it tells more of a move while the game is young.
constexpr double kWorthOfLead = 0.02;

double worthFor(Seat seat, const Playout& game) {
    int most = 0, winners = 0, rival = 0;
    for (Seat other = 0; other < game.seats(); ++other) {
        most = std::max(most, game.points(other));
        if (other != seat) rival = std::max(rival, game.points(other));
    }
    for (Seat other = 0; other < game.seats(); ++other)
        winners += game.points(other) == most;
    const double win = game.points(seat) == most ? 1.0 / winners : 0.0;
    return win + kWorthOfLead * (game.points(seat) - rival);
}

/// Plays every move on in one world; what the first comes to is the measure for the others.
bool tryAll(std::vector<Tried>& tried, const Playout& start, Seat seat, Budget& budget) {
    double first = 0;
    for (std::size_t i = 0; i < tried.size(); ++i) {
        if (!budget.spend()) return false;
        Playout game = start;
        game.play(seat, tried[i].move);
        game.finish();
        const double worth = worthFor(seat, game);
        if (i == 0) first = worth;
        tried[i].gain += worth - first;
        tried[i].gainSquared += (worth - first) * (worth - first);
        tried[i].expected += game.points(seat);
        ++tried[i].worlds;
    }
    return true;
}

/// Gives up what is clearly worse than the best; the first stays, as the measure.
void giveUpTheWorse(std::vector<Tried>& tried) {
    constexpr double kClearly = 2;
    double best = 0;
    for (const Tried& attempt : tried)
        best = std::max(best, attempt.meanGain() - kClearly * attempt.error());
    std::erase_if(tried, [&](const Tried& attempt) {
        return &attempt != &tried.front() && attempt.meanGain() + kClearly * attempt.error() < best;
    });
}

} // namespace

double Tried::error() const {
    const double mean = meanGain();
    return std::sqrt(std::max(0.0, gainSquared / worlds - mean * mean) / worlds);
}

std::optional<Tried> bestByPlayouts(const Worlds<PlatinumFish>& worlds, Seat seat,
                                    std::span<const Move> moves, Budget& budget, Random& random) {
    constexpr int kWorldsAtOnce = 64;
    std::vector<Tried> tried;
    for (const Move& move : moves)
        tried.push_back({move});
    State world;
    for (int done = 1; tried.size() > 1 && budget.left() >= int(tried.size()); ++done) {
        worlds.sample(random, world);
        Ways ways;
        const auto drawn = worlds.ways().draw(random);
        for (Seat other = 0; other < kMostPlayers; ++other)
            ways[other] = other == seat ? Way::Sensible : Way(drawn[other]);
        if (!tryAll(tried, Playout(world, random.next(), ways), seat, budget)) break;
        if (done % kWorldsAtOnce == 0) giveUpTheWorse(tried);
    }
    if (budget.cancelled() || tried.front().worlds < 2) return std::nullopt;
    // By chance alone the best of several looks better than it is.
    constexpr double kDoubt = 0.5;
    const Tried* best = &tried.front();
    const auto surely = [](const Tried& attempt) { return attempt.meanGain() - kDoubt * attempt.error(); };
    for (const Tried& attempt : tried)
        if (attempt.worlds + 1 >= tried.front().worlds && surely(attempt) > surely(*best)) best = &attempt;
    Tried chosen = *best;
    chosen.expected /= chosen.worlds;
    return chosen;
}

} // namespace tacklebox::platinumfish
