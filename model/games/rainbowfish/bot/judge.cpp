#include "model/bots/levels.h"
#include "model/bots/playoutjudge.h"
#include "model/games/rainbowfish/bot/bot.h"
#include "model/games/rainbowfish/bot/determinizer.h"
#include "model/games/rainbowfish/bot/heuristicpolicy.h"
#include "model/games/rainbowfish/bot/playout.h"

namespace tacklebox {

using namespace rainbowfish;

namespace {

/// Measured in 300 deals among Perches for each number of seats: tackle judge rainbow-fish --seats perch
/// --deals --games 300.
constexpr DealFigures kFigures[] = {
    {2, 14.78, 4.81, -0.885}, {3, 10.38, 3.93, -0.342}, {4, 8.13, 3.57, -0.227}, {5, 6.9, 3.44, -0.151},
    {6, 5.97, 3.18, -0.112},  {7, 5.35, 3.17, -0.091},  {8, 4.64, 2.97, -0.077}};

class JudgePlayouts : public PlayoutsBase<RainbowFish> {
  public:
    static MatchLength length(const Options& options) { return {.deals = options.value[kGames]}; }
    static std::span<const DealFigures> figures() { return kFigures; }
    static constexpr int kStep = 1;
    static constexpr int kPlayoutsPerUnit = 1;

    JudgePlayouts(Seat seat, const Options& options, const KnownLevels& levels)
        : PlayoutsBase(seat, options, levels),
          m_priors(priorTypes<kOpponentTypes>(levels, kPriorWithoutLevel, typeOf)) {}

    void see(const SeenEvent<RainbowFish>& event) {
        if (std::holds_alternative<SeenDeal<RainbowFish>>(event.content())) m_ownTurns.fill(1);
        const auto* made = std::get_if<SeenMove<Move>>(&event.content());
        if (made && made->seat == self() && made->move.kind == MoveKind::Ask) {
            Tally hand;
            for (const Face face : observation().hands[self()])
                hand.add(Tally::one(face));
            updateLikelihoods(m_known.askOf(self(), made->move.number), hand, m_ownTurns);
            const double highest = *std::ranges::max_element(m_ownTurns);
            for (double& likelihood : m_ownTurns)
                likelihood /= highest;
        }
        PlayoutsBase::see(event);
    }
    bool ready(const Deadline& deadline) {
        m_determinizer.emplace(m_known, deadline, m_priors, Determinizer<RainbowFish>::Weighed::Turns);
        if (!m_determinizer->found()) return false;
        m_policy.emplace(m_known, kForgetsNothing);
        return true;
    }
    void nextDeterminization(Random& random) {
        m_determinizer->advance(random, kExchangesBetweenSamples);
        m_determinizer->sample(random, m_determinization);
        m_determinization.options.value[kGames] = m_options.value[kGames];
        for (const Seat seat : m_determinizer->others())
            m_types[seat] = drawType(seat, m_determinizer->typesOf(seat), random);
        // Also draws this seat's type, from its observed turns. Otherwise it would be the best player in the
        // playouts.
        TypeWeights ownType = m_ownTurns;
        for (std::size_t type = 0; type < kOpponentTypes; ++type)
            ownType[type] *= m_priors[self()][type];
        m_types[self()] = drawType(self(), ownType, random);
    }
    const MatchScore& play(const Candidate& move, std::uint64_t seed) {
        Random random(seed);
        m_playout.begin(m_determinization, m_policy->memory(), m_types);
        if (move) m_playout.play(self(), *move);
        m_playout.playDeal(random);
        return m_playout.state().match;
    }

  private:
    /// Prior for people and other programs. The first two types show quickly, so their share is low.
    static constexpr TypeWeights kPriorWithoutLevel = {0.001, 0.001, 0.3, 0.3, 0.3, 0.098};
    static constexpr OpponentType typeOf(Level level) {
        switch (level) {
        case Level::Random: return OpponentType::AnyMove;
        case Level::Minnow: return OpponentType::Gatherer;
        case Level::Perch: return OpponentType::Hopeful;
        case Level::Pike: return OpponentType::Skilled;
        case Level::Shark: break;
        }
        return OpponentType::Deep;
    }
    /// The type of a known level, otherwise one drawn by `weights`. Always uses random numbers.
    OpponentType drawType(Seat seat, const TypeWeights& weights, Random& random) const {
        const auto drawn = OpponentType(OpponentModel<kOpponentTypes>(weights).sample(random));
        return m_levels[seat] ? typeOf(*m_levels[seat]) : drawn;
    }

    static constexpr int kGames = 1; ///< index of the option
    static constexpr int kExchangesBetweenSamples = 60;

    Opponents m_priors;
    TypeWeights m_ownTurns{}; ///< likelihood of this seat's turns in this deal, by type
    std::optional<Determinizer<RainbowFish>> m_determinizer;
    std::optional<HeuristicPolicy> m_policy; ///< the memory of the judged seat
    Playout m_playout;
    SeatTypes m_types = kAllSkilled;
    State m_determinization{};
};

} // namespace

template <>
std::unique_ptr<Judge<RainbowFish>> makeJudge<RainbowFish>(Seat seat, const Options& options,
                                                           std::uint64_t seed, const KnownLevels& levels) {
    return std::make_unique<PlayoutJudge<RainbowFish, JudgePlayouts>>(seat, options, seed, levels);
}

} // namespace tacklebox
