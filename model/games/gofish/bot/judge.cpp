#include "model/bots/playoutjudge.h"
#include "model/games/gofish/bot/bot.h"
#include "model/games/gofish/bot/determinizer.h"
#include "model/games/gofish/bot/playout.h"

namespace tacklebox {

using namespace gofish;

namespace {

/// 150 deals of Pikes at each number of seats: tackle judge go-fish --seats pike --deals --games 150.
constexpr DealFigures kFigures[] = {{2, 6.5, 2.13, -1},
                                    {3, 4.33, 2.17, -0.5},
                                    {4, 3.25, 1.96, -0.333},
                                    {5, 2.6, 1.65, -0.25},
                                    {6, 2.17, 1.27, -0.2}};

class JudgePlayouts : public PlayoutsBase<GoFish> {
  public:
    static MatchLength length(const Options& options) { return {.deals = options.value[kGames]}; }
    static std::span<const DealFigures> figures() { return kFigures; }
    static constexpr int kStep = 1;
    static constexpr int kPlayoutsPerUnit = 5;

    using PlayoutsBase::PlayoutsBase;

    bool ready(const Deadline& deadline) {
        m_determinizer.emplace(m_known, deadline);
        return m_determinizer->found();
    }
    void nextDeterminization(Random& random) {
        m_determinizer->advance(random, kStepsBetween);
        m_determinizer->sample(random, m_determinization);
        m_determinization.options = m_options;
    }
    const MatchScore& play(const Candidate& move, std::uint64_t seed) {
        Random random(seed);
        m_playout.begin(m_determinization, m_known.publicHands(), m_known.turns());
        if (move) m_playout.play(*move);
        m_playout.playOn(random);
        return m_playout.state().match;
    }

  private:
    static constexpr int kStepsBetween = 30;

    std::optional<Determinizer<GoFish>> m_determinizer;
    Playout m_playout;
    State m_determinization{};
};

} // namespace

template <>
std::unique_ptr<Judge<GoFish>> makeJudge<GoFish>(Seat seat, const Options& options, std::uint64_t seed,
                                                 const KnownLevels& levels) {
    return std::make_unique<PlayoutJudge<GoFish, JudgePlayouts>>(seat, options, seed, levels);
}

} // namespace tacklebox
