// A match in progress: its position, its events and the record that reproduces both.
#pragma once

#include "model/engine/game.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace tacklebox {

/// Whether a match draws chance outcomes itself (Auto) or the caller supplies them (Ask).
enum class ChanceMode : std::uint8_t { Auto, Ask };

/// Everything that determines a match before its first move.
template <class G>
struct Setup {
    Options options = standardOptions(G::kOptions);
    int seats = G::kLeastSeats;
    Seat dealer = 0;
    std::uint64_t seed = 0;
    ChanceMode chance = ChanceMode::Auto;
    typename G::Layout layout;
};

/// Numbers of the random streams of a seed: the dealer, the opening shuffle, then one for each chance step.
inline constexpr std::uint64_t kDealerStream = 0, kShuffleStream = 1, kFirstChanceStream = 2;

/// The dealer drawn from a seed.
inline Seat drawnDealer(std::uint64_t seed, int seats) {
    return Seat(Random::forStep(seed, kDealerStream).below(seats));
}

/// The opening deal drawn from a seed.
template <class G>
typename G::Layout drawnLayout(std::uint64_t seed, const Options& options, int seats) {
    Random random = Random::forStep(seed, kShuffleStream);
    return G::shuffled(options, seats, random);
}

template <class G>
struct MoveStep {
    Seat seat;
    typename G::Move move;
};

/// One step of a record: a move or a chance outcome.
template <class G>
using Step = std::variant<MoveStep<G>, Outcome<typename G::Layout>>;

/// A match of game G.
template <class G>
class Match {
  public:
    using State = typename G::State;
    using Move = typename G::Move;
    using ChanceOutcome = Outcome<typename G::Layout>;

    /// Starts a match. Requires a valid layout. In Auto mode, draws all chance steps before the first
    /// decision.
    explicit Match(const Setup<G>& setup) : m_setup(setup) {
        G::newInitialState(m_state, setup.options, setup.seats, setup.dealer, setup.layout, m_log);
        drawDueChance();
    }

    const Setup<G>& setup() const { return m_setup; }
    const State& state() const { return m_state; }
    const EventLog<G>& log() const { return m_log; }
    const std::vector<Step<G>>& steps() const { return m_steps; }
    bool over() const { return m_state.match.over; }
    bool chanceIsDue() const { return G::chance(m_state).kind != ChanceKind::None; }

    /// Makes the move if it is legal and, in Auto mode, draws the chance steps that follow. A refused move
    /// changes nothing.
    Refusal move(Seat seat, const Move& move) {
        if (const Refusal refusal = G::check(m_state, seat, move)) return refusal;
        m_steps.push_back(MoveStep<G>{seat, move});
        G::apply(m_state, seat, move, m_log);
        drawDueChance();
        return {};
    }

    /// Applies the outcome of the pending chance step. Requires an outcome of that step.
    void decideChance(const ChanceOutcome& outcome) {
        takeChance(outcome);
        drawDueChance();
    }

    // ---- replaying a record: it supplies every chance outcome ----

    /// A match at its opening, without drawing chance, even in Auto mode.
    static Match opened(const Setup<G>& setup) { return Match(setup, Replay{}); }
    Refusal replayMove(Seat seat, const Move& move) {
        if (const Refusal refusal = G::check(m_state, seat, move)) return refusal;
        m_steps.push_back(MoveStep<G>{seat, move});
        G::apply(m_state, seat, move, m_log);
        return {};
    }
    void replayChance(const ChanceOutcome& outcome) { takeChance(outcome); }

  private:
    struct Replay {};
    Match(const Setup<G>& setup, Replay) : m_setup(setup) {
        G::newInitialState(m_state, setup.options, setup.seats, setup.dealer, setup.layout, m_log);
    }

    void takeChance(const ChanceOutcome& outcome) {
        m_steps.push_back(outcome);
        ++m_chances;
        G::applyChance(m_state, outcome, m_log);
    }
    void drawDueChance() {
        while (m_setup.chance == ChanceMode::Auto && chanceIsDue()) {
            Random random = Random::forStep(m_setup.seed, kFirstChanceStream + m_chances);
            ChanceOutcome outcome;
            drawChance<G>(m_state, random, outcome);
            takeChance(outcome);
        }
    }

    Setup<G> m_setup;
    State m_state;
    EventLog<G> m_log;
    std::vector<Step<G>> m_steps;
    std::uint64_t m_chances = 0;
};

} // namespace tacklebox
