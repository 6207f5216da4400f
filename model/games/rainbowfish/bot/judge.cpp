#include "model/bots/judging.h"
#include "model/bots/levels.h"
#include "model/games/rainbowfish/bot/heuristicpolicy.h"
#include "model/games/rainbowfish/bot/playout.h"
#include "model/games/rainbowfish/bot/worldsampler.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {

/// 300 deals of Perches at each number of seats: tackle judge rainbow-fish --seats perch --deals --games 300.
constexpr DealFigures kFigures[] = {
    {2, 14.78, 4.81, -0.885}, {3, 10.38, 3.93, -0.342}, {4, 8.13, 3.57, -0.227}, {5, 6.9, 3.44, -0.151},
    {6, 5.97, 3.18, -0.112},  {7, 5.35, 3.17, -0.091},  {8, 4.64, 2.97, -0.077}};

class JudgePlayouts : public JudgedSeat<RainbowFish> {
  public:
    static MatchLength length(const Options& options) { return {.deals = options.value[kGames]}; }
    static std::span<const DealFigures> figures() { return kFigures; }
    static constexpr int kStep = 1;
    static constexpr int kManyfold = 1;

    using JudgedSeat::JudgedSeat;

    bool ready(const Deadline& deadline) {
        m_worlds.emplace(m_known, deadline);
        if (!m_worlds->found()) return false;
        m_policy.emplace(m_known, kForgetsNothing);
        return true;
    }
    void nextWorld(Random& random) {
        m_worlds->advance(random, kExchangesBetween);
        m_worlds->sample(random, m_world);
        m_world.options.value[kGames] = m_options.value[kGames];
        for (const Seat seat : m_worlds->others())
            m_styles[seat] = PlayStyle(OpponentModel<kStyles>(m_worlds->stylesOf(seat)).draw(random));
    }
    const MatchScore& play(const Candidate& move, std::uint64_t luck) {
        Random random(luck);
        m_playout.begin(m_world, m_policy->memory(), m_styles);
        if (move) m_playout.play(self(), *move);
        m_playout.playDeal(random);
        return m_playout.state().match;
    }

  private:
    static constexpr int kGames = 1; ///< the option
    static constexpr int kExchangesBetween = 60;

    std::optional<WorldSampler<RainbowFish>> m_worlds;
    std::optional<HeuristicPolicy> m_policy; ///< what the seat remembers
    Playout m_playout;
    SeatStyles m_styles = kAllSkilled;
    State m_world{};
};

} // namespace

template <>
std::unique_ptr<Judge<RainbowFish>> makeJudge<RainbowFish>(Seat seat, const Options& options,
                                                           std::uint64_t seed) {
    return std::make_unique<PlayoutJudge<RainbowFish, JudgePlayouts>>(seat, options, seed);
}

} // namespace tacklebox
