#include "model/bots/playoutjudge.h"
#include "model/engine/matchshell.h"
#include "model/games/greatlakes/bot/bot.h"
#include "model/games/greatlakes/bot/handchain.h"
#include "model/games/greatlakes/bot/odds.h"

namespace tacklebox {

using namespace greatlakes;

namespace {

/// 150 deals of Pikes at each number of seats: tackle judge great-lakes --seats pike --deals --games 150.
constexpr DealFigures kFigures[] = {{3, 16.1, 3.07, -0.38}, {4, 12.4, 3.11, -0.287}, {5, 10.04, 3.13, -0.23}};

class JudgePlayouts : public PlayoutsBase<GreatLakes> {
  public:
    static MatchLength length(const Options& options) {
        return {.target = options.value[kTarget], .deals = kMostGames};
    }
    static std::span<const DealFigures> figures() { return kFigures; }
    static constexpr int kStep = 1;
    static constexpr int kPlayoutsPerUnit = 5;

    using PlayoutsBase::PlayoutsBase;

    void see(const SeenEvent<GreatLakes>& event) {
        m_kept.see(event, m_known);
        PlayoutsBase::see(event);
    }
    bool ready(const Deadline&) {
        m_hands.reset();
        return true;
    }
    void nextDeterminization(Random& random) {
        if (!m_hands) {
            Determinizer<GreatLakes>(m_known).sample(random, m_determinization);
            m_hands.emplace(m_known, m_kept, m_determinization, expected()).advance(random, kFirstSteps);
        }
        m_hands->advance(random, kStepsBetween);
        m_hands->sample(random, m_determinization, m_types);
        m_game = compactStateOf(m_determinization);
        if (m_determinization.status.phase != Phase::Choose) return;
        for (Seat seat = 0; seat < m_game.seats; ++seat) {
            const bool laid = seat == self() && m_determinization.chosen[seat] != kNoCard;
            m_cards[seat] =
                laid ? m_determinization.chosen[seat] : m_types[seat]->sample(m_game, seat, random);
        }
    }
    MatchScore play(const Candidate& move, std::uint64_t seed) {
        Random random(seed);
        CompactState game = m_game;
        Cards kept = m_determinization.kept;
        if (move && move->kind != MoveKind::Choose) {
            kept = decideKeeping(game, m_determinization, self(), move->kind == MoveKind::FishOut);
        } else if (m_determinization.status.phase == Phase::Choose) {
            Cards cards = m_cards;
            if (move) cards[self()] = move->card;
            kept = reveal(game, cards);
        }
        resolveKeepers(game, kept, m_types, random);
        playOut(game, m_types, random);
        return counted(game);
    }

  private:
    static constexpr int kFirstSteps = 500, kStepsBetween = 10;

    static constexpr OpponentType opponentTypeOf(Level level) {
        switch (level) {
        case Level::Random: return OpponentType::AnyCard;
        case Level::Minnow: return OpponentType::Minnow;
        case Level::Perch: return OpponentType::Perch;
        case Level::Pike: return OpponentType::Skilled;
        case Level::Shark: break;
        }
        return OpponentType::Master;
    }
    /// Prior of the opponent types: of bots by level, of others as learnt in earlier games.
    Opponents expected() const {
        Opponents expected = priorTypes<kOpponentTypes>(m_levels, kPriorTypes, opponentTypeOf);
        for (Seat seat = 0; seat < kMostPlayers; ++seat)
            if (!m_levels[seat]) expected[seat] = m_known.learner().typesBefore()[seat];
        return expected;
    }

    /// The match score after the game (G-19, G-23).
    MatchScore counted(const CompactState& game) const {
        MatchScore match = m_determinization.match;
        for (Seat seat = 0; seat < game.seats; ++seat)
            match.scores[seat] = std::int16_t(match.scores[seat] + game.caught[seat]);
        const SeatSet first = leaders(match.scores, game.seats);
        const bool decided = first.size() == 1 && match.scores[first.first()] >= m_options.value[kTarget];
        match.over = decided || match.round >= kMostGames;
        if (match.over) match.winners = first;
        return match;
    }

    KeptDecisions m_kept;
    std::optional<HandChain> m_hands; ///< set at the first determinization of a position
    State m_determinization{};
    CompactState m_game;
    SeatTypes m_types{};
    Cards m_cards{}; ///< cards chosen in this round
};

} // namespace

template <>
std::unique_ptr<Judge<GreatLakes>> makeJudge<GreatLakes>(Seat seat, const Options& options,
                                                         std::uint64_t seed, const KnownLevels& levels) {
    return std::make_unique<PlayoutJudge<GreatLakes, JudgePlayouts>>(seat, options, seed, levels);
}

} // namespace tacklebox
