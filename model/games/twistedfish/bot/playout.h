// Hands of Twisted Fish played on quickly, by players who remember what all have heard.
#pragma once

#include "model/bots/searchtree.h"
#include "model/games/twistedfish/bot/odds.h"

#include <span>
#include <utility>
#include <vector>

namespace tacklebox::twistedfish {

/// What all at the table have heard, in the short form that a play-out keeps up.
struct PublicState {
    std::array<CardSet, kMostPlayers> open{};        ///< cards known to be in that hand
    std::array<CardSet, kMostPlayers> denied{};      ///< cards that the seat said no to
    std::array<std::uint16_t, kMostPlayers> wants{}; ///< fish that the seat asked for; a bit each
};

/// As sequentialHalving() wants it; the player who searches is the viewer of the knowledge.
class Playout {
  public:
    using Move = twistedfish::Move;
    using State = twistedfish::State;
    using InformationSet = AskInformationSet;

    /// `odds` are the viewer's, by which he ranks his asks.
    Playout(const Knowledge<TwistedFish>& known, const Odds& odds);

    /// How the others play in the worlds that follow; before the first they are keen.
    void setStyles(const std::array<AskStyle, kMostPlayers>& styles) { m_styles = styles; }
    /// What the others have heard of the viewer's own hand; else they are thought not to have listened.
    void setHeard(CardSet denied, std::uint16_t wants) {
        m_before.denied[m_seat] = denied;
        m_before.wants[m_seat] = wants;
    }
    void begin(const State& world);
    void play(const Move& move) { step(m_seat, move); }
    bool toAsk(Random& random);
    InformationSet informationSet() const { return askInformationSet(m_state, m_seat); }
    std::span<const Move> asks();
    /// Plays the hand to its end. It is worth half the share of a win, and the lead in points, 300 counting
    /// as one.
    PlayoutResult finish(Random& random);
    /// The match as it stands; after finish() the hand is counted, unless it went on for ever.
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
    std::array<AskStyle, kMostPlayers> m_styles;
    int m_round = 0; ///< the hand that is played on
    int m_steps = 0;
    std::vector<std::pair<double, Move>> m_weighed; ///< asks and what they seem worth
    std::vector<Move> m_asks;
    EventLog<TwistedFish> m_noLog;

    State m_state;
    PublicState m_public;
};

} // namespace tacklebox::twistedfish
