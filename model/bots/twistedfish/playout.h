// Hands of Twisted Fish played on quickly, by players who remember what all have heard.
#pragma once

#include "model/bots/twistedfish/knowledge.h"

namespace tacklebox::twistedfish {

/// What all at the table have heard, in the short form that a play-out keeps up.
struct Talk {
    std::array<CardSet, kMostPlayers> open{};        ///< cards known to be in that hand
    std::array<CardSet, kMostPlayers> denied{};      ///< cards that the seat said no to
    std::array<std::uint16_t, kMostPlayers> wants{}; ///< fish that the seat asked for; a bit each
};

class Playout {
  public:
    explicit Playout(const Knowledge<TwistedFish>& known);

    /// Makes `first` for the viewer's seat, if there is one, and plays on to the end of the hand. What it was
    /// worth to him: half the share of a win, and the lead in points, 300 counting as one.
    double run(const State& world, const Move* first, Random& random);

  private:
    void step(Seat seat, const Move& move);
    Move choose(Seat seat, Random& random) const;
    Move chooseInTurn(Seat seat, Random& random) const;
    Move bestAsk(Seat seat, bool anyFish, Random& random, bool& sure) const;
    bool zingerToPlay(Seat seat, Random& random, Move& move) const;
    bool basketToLay(Seat seat, Move& move) const;
    double outcome() const;

    Seat m_seat;
    Talk m_before;
    EventLog<TwistedFish> m_noLog;

    State m_state;
    Talk m_talk;
};

} // namespace tacklebox::twistedfish
