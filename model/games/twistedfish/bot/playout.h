// Fast playouts of Twisted Fish by players who use public knowledge.
#pragma once

#include "model/bots/searchtree.h"
#include "model/games/twistedfish/bot/odds.h"

#include <span>
#include <utility>
#include <vector>

namespace tacklebox::twistedfish {

/// Public knowledge, in a compact form.
struct PublicState {
    std::array<CardSet, kMostPlayers> open{};        ///< cards known to be in the hand
    std::array<CardSet, kMostPlayers> denied{};      ///< cards that the seat denied
    std::array<std::uint16_t, kMostPlayers> wants{}; ///< bit set of fish that the seat asked for
};

/// Playouts of a round for sequentialHalving(). The searching player is the viewer of the knowledge.
class Playout {
  public:
    using Move = twistedfish::Move;
    using State = twistedfish::State;
    using InformationSet = AskInformationSet;

    /// Ranks the viewer's asks by `odds`.
    Playout(const InformationState<TwistedFish>& known, const Odds& odds);

    /// Sets the others' types for the next determinizations. The default is Keen.
    void setTypes(const std::array<OpponentType, kMostPlayers>& types) { m_types = types; }
    /// Sets the others' knowledge about the viewer's hand. The default is none.
    void setOthersKnowledge(CardSet denied, std::uint16_t wants) {
        m_before.denied[m_seat] = denied;
        m_before.wants[m_seat] = wants;
    }
    void begin(const State& determinization);
    void play(const Move& move) { step(m_seat, move); }
    bool playToNextAsk(Random& random);
    InformationSet informationSet() const { return askInformationSet(m_state, m_seat); }
    std::span<const Move> asks();
    /// Plays the round to its end. The value is half the share of the win, plus the lead in points / 300.
    PlayoutResult finish(Random& random);
    /// The match. After finish() it includes the round, unless the step limit was reached.
    const MatchScore& match() const { return m_state.match; }

  private:
    bool running() const;
    void goOn(Random& random);
    void step(Seat seat, const Move& move);
    template <class Visit>
    void forEachAsk(Seat seat, Visit&& visit) const;
    double useOf(Card card, Seat seat) const;
    Move choose(Seat seat, Random& random) const;
    Move chooseInTurn(Seat seat, Random& random) const;
    Move bestAsk(Seat seat, Random& random, bool& sure) const;
    Move anyAsk(Seat seat, Random& random) const;
    bool zingerToPlay(Seat seat, Random& random, Move& move) const;
    bool basketToLay(Seat seat, Move& move) const;
    PlayoutResult outcome() const;

    Seat m_seat;
    const Odds& m_odds;
    PublicState m_before;
    std::array<OpponentType, kMostPlayers> m_types;
    int m_round = 0; ///< index of the round to play
    int m_steps = 0;
    std::vector<std::pair<double, Move>> m_weighed; ///< asks by value
    std::vector<Move> m_asks;
    EventLog<TwistedFish> m_noLog;

    State m_state;
    PublicState m_public;
};

} // namespace tacklebox::twistedfish
