#include "model/bots/playoutjudge.h"
#include "model/engine/matchshell.h"
#include "model/games/platinumfish/bot/bot.h"
#include "model/games/platinumfish/bot/determinizer.h"
#include "model/games/platinumfish/bot/playout.h"

namespace tacklebox {

using namespace platinumfish;

namespace {

class JudgePlayouts : public PlayoutsBase<PlatinumFish> {
  public:
    static MatchLength length(const Options&) { return {.deals = 1}; }
    /// Not needed: a match is one deal.
    static std::span<const DealFigures> figures() { return {}; }
    static constexpr int kStep = 1;
    static constexpr int kPlayoutsPerUnit = 10;

    using PlayoutsBase::PlayoutsBase;

    bool ready(const Deadline&) {
        m_determinizer.emplace(m_known);
        return true;
    }
    void nextDeterminization(Random& random) {
        m_determinizer->sample(random, m_determinization);
        m_determinization.options = m_options;
        const auto drawn = m_determinizer->types().sample(random);
        for (Seat seat = 0; seat < kMostPlayers; ++seat)
            m_types[seat] = OpponentType(drawn[seat]); // including the own type, as learnt
    }
    const MatchScore& play(const Candidate& move, std::uint64_t seed) {
        Playout game(m_determinization, seed, m_types);
        if (move) game.play(self(), *move);
        game.finish();
        m_after = m_determinization.match;
        Scores points{};
        for (Seat seat = 0; seat < game.seats(); ++seat)
            points[seat] = std::int16_t(game.points(seat));
        m_after.over = true; // a match is one game
        m_after.winners = leaders(points, game.seats());
        return m_after;
    }

  private:
    std::optional<Determinizer<PlatinumFish>> m_determinizer;
    SeatTypes m_types{};
    State m_determinization{};
    MatchScore m_after;
};

} // namespace

template <>
std::unique_ptr<Judge<PlatinumFish>> makeJudge<PlatinumFish>(Seat seat, const Options& options,
                                                             std::uint64_t seed, const KnownLevels& levels) {
    return std::make_unique<PlayoutJudge<PlatinumFish, JudgePlayouts>>(seat, options, seed, levels);
}

} // namespace tacklebox
