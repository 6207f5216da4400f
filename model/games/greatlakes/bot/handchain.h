// Samples hidden hands given all decisions of this game; used by the judge.
//
// The bots' own sampler weighs each hidden card independently. That is fast but ignores correlations: a
// player who waits holds more of the suit, one who did not play a card has better ones. Its hands are weaker
// than real ones, so a player compared with them looks too strong. This chain weighs whole hands.
#pragma once

#include "model/games/greatlakes/bot/determinizer.h"
#include "model/games/greatlakes/bot/informationstate.h"

#include <span>
#include <unordered_map>
#include <vector>

namespace tacklebox::greatlakes {

/// The keepers' decisions of this game. Knowledge records the rounds.
class KeptDecisions {
  public:
    struct Decision {
        CompactState before; ///< public state; hands empty
        OpponentLearner::Recalled recalled;
        Seat seat;
        Card kept;
        bool fished;
        std::size_t round; ///< index in InformationState::rounds()
    };

    /// Takes in the next event of the seat. Call before `known` takes it in.
    void see(const SeenEvent<GreatLakes>& event, const InformationState<GreatLakes>& known);
    const std::vector<Decision>& all() const { return m_decisions; }

  private:
    std::vector<Decision> m_decisions;
};

/// Likelihood of a seat's decisions in this game, given its current hand. A policy weighs a card by its suit
/// alone, so results are cached by suit.
class HandReader {
  public:
    HandReader(const InformationState<GreatLakes>& known, const KeptDecisions& kept)
        : m_known(known), m_kept(kept) {}

    double likelihood(Seat seat, OpponentType type, CardBits hand);

  private:
    std::size_t readingOf(Seat seat, OpponentType type, int suit, RankBits ranks);
    void read(Seat seat, OpponentType type, int suit, RankBits held, float* reading) const;

    const InformationState<GreatLakes>& m_known;
    const KeptDecisions& m_kept;
    std::unordered_map<std::uint32_t, std::size_t> m_where; ///< index in m_readings
    /// For the cards of one suit: the likelihood of its keeping decisions, then for each round the weight of
    /// all of them and of the chosen one.
    std::vector<float> m_readings;
};

/// A Metropolis chain (model/bots/metropolis.h) over hands and opponent types. A step exchanges two hidden
/// cards or changes a player's type.
class HandChain {
  public:
    /// `first`: a consistent determinization. `prior`: of the opponent types, before this game.
    HandChain(const InformationState<GreatLakes>& known, const KeptDecisions& kept, const State& first,
              const Opponents& prior);

    void advance(Random& random, int steps);
    /// Returns the current hands and types. Cards chosen face down by others are in their hands. The own
    /// type is drawn from its posterior given the own hand.
    void sample(Random& random, State& determinization, SeatTypes& types) const;

  private:
    static constexpr int kOut = kMostPlayers; ///< index of cards out of the game, in a laid-out one

    void exchange(Random& random);
    void changeType(Random& random);
    double likelihood(int place, CardBits hand);

    HandReader m_reader;
    Opponents m_prior;
    State m_base;
    Seat m_self;
    SeatSet m_others;
    List<Card, kDeckSize> m_hidden;
    std::array<std::uint8_t, kDeckSize> m_place{}; ///< owner of a hidden card
    std::array<CardBits, kMostPlayers + 1> m_hands{};
    std::array<OpponentType, kMostPlayers> m_types{};
    std::array<double, kMostPlayers + 1> m_likelihoods{};
    OpponentModel<kOpponentTypes> m_own;
};

} // namespace tacklebox::greatlakes
