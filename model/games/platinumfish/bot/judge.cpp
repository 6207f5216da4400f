#include "model/bots/judging.h"
#include "model/engine/matchshell.h"
#include "model/games/platinumfish/bot/playout.h"
#include "model/games/platinumfish/bot/worldsampler.h"

namespace tacklebox {

using namespace platinumfish;

namespace {

class JudgePlayouts : public JudgedSeat<PlatinumFish> {
  public:
    static MatchLength length(const Options&) { return {.deals = 1}; }
    /// Not needed: a match is one deal.
    static std::span<const DealFigures> figures() { return {}; }
    static constexpr int kStep = 1;
    static constexpr int kManyfold = 10;

    using JudgedSeat::JudgedSeat;

    bool ready(const Deadline&) {
        m_worlds.emplace(m_known);
        return true;
    }
    void nextWorld(Random& random) {
        m_worlds->sample(random, m_world);
        m_world.options = m_options;
        const auto drawn = m_worlds->styles().draw(random);
        for (Seat seat = 0; seat < kMostPlayers; ++seat)
            m_styles[seat] = PlayStyle(drawn[seat]); // including the own type, as learnt
    }
    const MatchScore& play(const Candidate& move, std::uint64_t luck) {
        Playout game(m_world, luck, m_styles);
        if (move) game.play(self(), *move);
        game.finish();
        m_after = m_world.match;
        Scores points{};
        for (Seat seat = 0; seat < game.seats(); ++seat)
            points[seat] = std::int16_t(game.points(seat));
        m_after.over = true; // a match is one game
        m_after.winners = leaders(points, game.seats());
        return m_after;
    }

  private:
    std::optional<WorldSampler<PlatinumFish>> m_worlds;
    SeatStyles m_styles{};
    State m_world{};
    MatchScore m_after;
};

} // namespace

template <>
std::unique_ptr<Judge<PlatinumFish>> makeJudge<PlatinumFish>(Seat seat, const Options& options,
                                                             std::uint64_t seed, const KnownLevels& levels) {
    return std::make_unique<PlayoutJudge<PlatinumFish, JudgePlayouts>>(seat, options, seed, levels);
}

} // namespace tacklebox
