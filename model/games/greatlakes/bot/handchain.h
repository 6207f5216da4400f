// Where the cards lie that a seat cannot see, by all that their holders have done in this game.
//
// The sampler of worlds that the bots search with weighs each hidden card by itself. That is quick, but it
// misses what hangs together: who waits has more of the suit, who let one card lie has better ones. Hands
// dealt by it are worse than those that people hold, and whoever is compared with them looks stronger than he
// is. Here whole hands are weighed.
#pragma once

#include "model/games/greatlakes/bot/knowledge.h"
#include "model/games/greatlakes/bot/worldsampler.h"

#include <span>
#include <unordered_map>
#include <vector>

namespace tacklebox::greatlakes {

/// What keepers have decided in this game. Rounds are kept by Knowledge.
class KeptDecisions {
  public:
    struct Decision {
        CompactState before; ///< as all knew it; hands empty
        OpponentLearner::Recalled recalled;
        Seat seat;
        Card kept;
        bool fished;
        std::size_t round; ///< the number of its round
    };

    /// The next event of the seat's stream, before `known` takes it in.
    void see(const SeenEvent<GreatLakes>& event, const Knowledge<GreatLakes>& known);
    const std::vector<Decision>& all() const { return m_decisions; }

  private:
    std::vector<Decision> m_decisions;
};

/// How likely a seat was to do what it has done in this game, holding now a certain hand. A policy weighs a
/// card by its suit alone, so what one suit's cards make of it is worked out once.
class HandReader {
  public:
    HandReader(const Knowledge<GreatLakes>& known, const KeptDecisions& kept)
        : m_known(known), m_kept(kept) {}

    double likelihood(Seat seat, PlayStyle style, CardBits hand);

  private:
    std::size_t readingOf(Seat seat, PlayStyle style, int suit, RankBits ranks);
    void read(Seat seat, PlayStyle style, int suit, RankBits held, float* reading) const;

    const Knowledge<GreatLakes>& m_known;
    const KeptDecisions& m_kept;
    std::unordered_map<std::uint32_t, std::size_t> m_where; ///< in m_readings
    /// For cards of one suit how likely their keeper's decisions were, and of each round how much they
    /// attracted, all together and the one that was chosen.
    std::vector<float> m_readings;
};

/// A Metropolis chain (model/bots/metropolis.h) over hands and playing styles: two hidden cards change
/// places, or a player his style.
class HandChain {
  public:
    /// `first` is a world that fits, `prior` what was believed of all before this game.
    HandChain(const Knowledge<GreatLakes>& known, const KeptDecisions& kept, const State& first,
              const Opponents& prior);

    void advance(Random& random, int steps);
    /// The hands and styles that the chain has come to. What others have chosen face down is in their hands.
    /// The own style is drawn as the others would read it who knew the own hand.
    void sample(Random& random, State& world, SeatStyles& styles) const;

  private:
    static constexpr int kOut = kMostPlayers; ///< the place of cards that a laid-out game leaves out

    void exchange(Random& random);
    void changeStyle(Random& random);
    double likelihood(int place, CardBits hand);

    HandReader m_reader;
    Opponents m_prior;
    State m_base;
    Seat m_self;
    SeatSet m_others;
    List<Card, kDeckSize> m_hidden;
    std::array<std::uint8_t, kDeckSize> m_place{}; ///< of a hidden card
    std::array<CardBits, kMostPlayers + 1> m_hands{};
    std::array<PlayStyle, kMostPlayers> m_styles{};
    std::array<double, kMostPlayers + 1> m_likelihoods{};
    OpponentModel<kStyles> m_own;
};

} // namespace tacklebox::greatlakes
