#include "app/console/series.h"

#include <uv.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <exception>
#include <mutex>
#include <thread>

namespace tacklebox::console {

namespace {

/// Shows a progress bar on standard error while it exists, if that is a terminal.
class ProgressBar {
  public:
    explicit ProgressBar(int total) : m_total(total), m_visible(uv_guess_handle(kStandardError) == UV_TTY) {}
    ~ProgressBar() {
        if (m_visible) std::fputs("\r\x1b[K", stderr);
    }
    void show(int done) {
        const int percent = int(100ll * done / m_total);
        if (!m_visible || percent == m_percent) return;
        m_percent = percent;
        std::string bar(std::size_t(percent / 2), '=');
        bar.resize(50, ' ');
        std::fprintf(stderr, "\r[%s] %3d %%", bar.c_str(), percent);
        std::fflush(stderr);
    }

  private:
    static constexpr int kStandardError = 2;

    int m_total;
    bool m_visible;
    int m_percent = -1;
};

} // namespace

AnySetup setupOfMatch(const AnyGame& game, std::uint64_t seed, const Options& options,
                      const Seating& seating) {
    AnySetup setup;
    setup.options = options;
    setup.seats = seating.seats;
    setup.seed = Random::forStep(seed, std::uint64_t(seating.number)).next();
    setup.dealer = drawnDealer(setup.seed, setup.seats);
    setup.layout = game.drawnLayout(setup.seed, options, setup.seats);
    return setup;
}

void count(Tally& tally, const AnyMatch& match, const Seating& seating, SeatSet forfeited) {
    tally.unfinished += !match.over();
    const MatchScore& score = match.score();
    for (Seat seat = 0; seat < seating.seats; ++seat) {
        PlayerTally& player = tally.players[seating.playerAt(seat)];
        if (score.winners.has(seat) && !forfeited.has(seat)) player.shares += kShare / score.winners.size();
        player.scores += score.scores[std::size_t(seat)];
    }
    for (int number = 0; number < match.events(); ++number) {
        if (match.kind(number) != EventKind::Scored) continue;
        ++tally.endings[std::get<Scored>(match.event(number)).ending];
        ++tally.deals;
    }
    for (int number = 0; number < match.steps(); ++number)
        tally.moves += match.step(number).isMove();
    ++tally.matches;
}

Tally playSeries(int games, int jobs, const Tally& empty,
                 const std::function<MatchPlayer()>& makeMatchPlayer) {
    Tally total = empty;
    std::atomic<int> next = 0, done = 0, working = std::min(jobs, games);
    std::mutex mutex;
    std::exception_ptr failure;
    const auto work = [&] {
        Tally own = empty;
        try {
            const MatchPlayer play = makeMatchPlayer();
            for (int number = next++; number < games; number = next++) {
                play(number, own);
                ++done;
            }
        } catch (...) {
            next = games;
            const std::lock_guard lock(mutex);
            if (!failure) failure = std::current_exception();
        }
        const std::lock_guard lock(mutex);
        total.add(own);
        --working;
    };
    std::vector<std::thread> threads;
    for (int job = working; job > 0; --job)
        threads.emplace_back(work);
    {
        ProgressBar bar(games);
        while (working > 0) {
            bar.show(done);
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }
    for (std::thread& thread : threads)
        thread.join();
    if (failure) std::rethrow_exception(failure);
    return total;
}

} // namespace tacklebox::console
