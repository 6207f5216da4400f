// A judge for all games. Each game supplies its playouts.
#pragma once

#include "model/bots/informationstate.h"
#include "model/bots/judge.h"
#include "model/bots/opponentmodel.h"
#include "model/bots/winprobability.h"
#include "model/engine/random.h"

#include <algorithm>
#include <numeric>

namespace tacklebox {

/// A judge based on the playouts of a game. `Playouts` has
/// - `Playouts(seat, options, levels)`: Observes from a seat of a table with these options and bots.
/// - `see(event)`: Processes the next event of the seat.
/// - `candidates(legal)`: As Judge::candidates().
/// - `observation()`: The seat's observation.
/// - `ready(deadline)`: Prepares sampling for the current position. Returns false if no determinization was
///   found.
/// - `nextDeterminization(random)`: Samples the next determinization, and the opponent types in it.
/// - `play(move, seed)`: Makes the move (or passes) and finishes the deal with random numbers from `seed`.
///   Returns the match score.
/// - `length(options)`, `figures()`, `kStep`: Arguments of the constructor of WinProbability.
/// - `kPlayoutsPerUnit`: The number of playouts for each unit of JudgeEffort::playouts.
template <class G, class Playouts>
class PlayoutJudge final : public Judge<G> {
  public:
    using typename Judge<G>::Move;
    using typename Judge<G>::Candidate;

    PlayoutJudge(Seat seat, const Options& options, std::uint64_t seed, const KnownLevels& levels)
        : m_seat(seat), m_options(options), m_seed(seed), m_playouts(seat, options, levels) {}

    void see(const SeenEvent<G>& event) override {
        ++m_seen;
        if (std::holds_alternative<Scored>(event.content())) m_betweenDeals = true;
        if (std::holds_alternative<SeenDeal<G>>(event.content())) m_betweenDeals = false;
        m_playouts.see(event);
    }
    std::vector<Candidate> candidates(std::span<const Move> legal) const override {
        return m_playouts.candidates(legal);
    }
    std::optional<MoveValues> values(std::span<const Candidate> moves, const JudgeEffort& effort) override {
        const Deadline deadline(effort.cancelled, 0);
        if (moves.empty() || deadline.cancelled()) return std::nullopt;
        // Between deals, no move changes the value. Add it as often as sampled values at least are.
        if (m_betweenDeals) {
            MoveValues result(moves.size());
            for (std::size_t move = 0; move < moves.size(); ++move)
                for (int i = 0; i < kLeastDeterminizations; ++i)
                    result.add(move, winProbability().percent(m_playouts.observation().match, m_seat));
            return result;
        }
        if (!m_playouts.ready(deadline) || deadline.cancelled()) return std::nullopt;
        Comparison comparison{*this, moves, Random::forStep(m_seed, m_seen), deadline,
                              MoveValues(moves.size())};
        if (!comparison.run(effort)) return std::nullopt;
        return std::move(comparison.values);
    }

  private:
    static constexpr int kFirstDeterminizations = 8;  ///< for each move, before it can be eliminated
    static constexpr int kLeastDeterminizations = 20; ///< for each finalist, in each half of the work
    static constexpr std::size_t kFinalists = 3;      ///< moves to compare until the end

    struct Comparison {
        PlayoutJudge& judge;
        std::span<const Candidate> moves;
        Random random;
        const Deadline& deadline;
        MoveValues values;

        /// Sequential halving (Judge). Returns false if cancelled.
        bool run(const JudgeEffort& effort) {
            std::vector<std::size_t> remaining(moves.size());
            std::iota(remaining.begin(), remaining.end(), std::size_t(0));
            const int total = effort.playouts * Playouts::kPlayoutsPerUnit;
            int unused = total;
            // Every move needs a value, so each gets some determinizations before the first elimination.
            while (remaining.size() > kFinalists) {
                const int budget =
                    std::max(total / 2 / eliminationRounds(), kFirstDeterminizations * int(remaining.size()));
                if (!play(remaining, budget)) return false;
                unused -= budget;
                keepBest(remaining, std::max(kFinalists, (remaining.size() + 1) / 2));
            }
            if (moves.size() > kFinalists) {
                const auto required = std::size_t(effort.required);
                if (effort.required >= 0 && std::ranges::find(remaining, required) == remaining.end())
                    remaining.push_back(required);
                values.choose();
            } else if (moves.size() > 1) {
                if (!play(remaining, std::max(unused / 2, kLeastDeterminizations * int(remaining.size()))))
                    return false;
                unused /= 2;
                values.choose();
            }
            return play(remaining, std::max(unused, kLeastDeterminizations * int(remaining.size())));
        }
        int eliminationRounds() const {
            int rounds = 1;
            for (std::size_t remaining = moves.size(); remaining > 2 * kFinalists;
                 remaining = (remaining + 1) / 2)
                ++rounds;
            return rounds;
        }
        void keepBest(std::vector<std::size_t>& remaining, std::size_t most) {
            std::ranges::stable_sort(remaining, std::greater<>(),
                                     [this](std::size_t move) { return values.value(move).percent; });
            remaining.resize(std::min(remaining.size(), most));
        }
        /// Plays these moves in new determinizations, about `playouts` playouts for them together.
        bool play(const std::vector<std::size_t>& remaining, int playouts) {
            for (int determinizations = std::max(1, playouts / int(remaining.size())); determinizations > 0;
                 --determinizations) {
                if (deadline.cancelled()) return false;
                judge.m_playouts.nextDeterminization(random);
                const std::uint64_t seed = random.next();
                for (const std::size_t move : remaining)
                    values.add(move, judge.percentAfter(moves[move], seed));
            }
            return true;
        }
    };

    WinProbability& winProbability() {
        if (!m_winProbability)
            m_winProbability.emplace(Playouts::length(m_options), Playouts::figures(),
                                     m_playouts.observation().match.seats, Playouts::kStep);
        return *m_winProbability;
    }
    double percentAfter(const Candidate& move, std::uint64_t seed) {
        return winProbability().percent(m_playouts.play(move, seed), m_seat);
    }

    Seat m_seat;
    Options m_options;
    std::uint64_t m_seed;
    std::uint64_t m_seen = 0;    ///< number of events
    bool m_betweenDeals = false; ///< the last deal is scored and the next has not begun
    Playouts m_playouts;
    std::optional<WinProbability> m_winProbability; ///< created for the first judgement
};

/// Initial opponent models. A bot almost certainly has the type of its level, `typeOf(level)`; other players
/// have the prior `usual`.
template <std::size_t kTypes, class TypeOf>
OpponentModels<kTypes> priorTypes(const KnownLevels& levels,
                                  const typename OpponentModels<kTypes>::TypeWeights& usual, TypeOf typeOf) {
    constexpr double kOtherType = 1e-3; // probability of each other type
    OpponentModels<kTypes> models(usual);
    for (Seat seat = 0; seat < kMostSeats; ++seat) {
        if (!levels[seat]) continue;
        typename OpponentModels<kTypes>::TypeWeights weights;
        weights.fill(kOtherType);
        weights[std::size_t(typeOf(*levels[seat]))] = 1 - kOtherType * (kTypes - 1);
        models[seat] = OpponentModel<kTypes>(weights);
    }
    return models;
}

/// Base class of Playouts: the seat's information state, and all legal moves as candidates.
template <class G>
class PlayoutsBase {
  public:
    using Move = typename G::Move;
    using Candidate = typename Judge<G>::Candidate;

    PlayoutsBase(Seat seat, const Options& options, const KnownLevels& levels)
        : m_options(options), m_levels(levels), m_known(seat) {}
    void see(const SeenEvent<G>& event) { m_known.see(event); }
    const typename G::Observation& observation() const { return m_known.observation(); }
    static std::vector<Candidate> candidates(std::span<const Move> legal) {
        return {legal.begin(), legal.end()};
    }

  protected:
    Seat self() const { return m_known.viewer(); }

    Options m_options;
    KnownLevels m_levels;
    InformationState<G> m_known;
};

} // namespace tacklebox
