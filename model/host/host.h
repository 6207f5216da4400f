// Hosting a match: who is asked for a move, in which order, and what bots are told meanwhile.
#pragma once

#include "model/bots/bot.h"
#include "model/engine/match.h"
#include "model/games/policies.h"

#include <memory>
#include <vector>

namespace tacklebox {

/// The waiting seats in the order in which the game lets them be asked.
template <class G>
SeatOrder askingOrder(const typename G::State& state) {
    return Policy<G>::askingOrder(state);
}

/// True if `seat` may also let the player in turn go on instead of moving.
template <class G>
bool mayHoldBack(const typename G::State& state, Seat seat) {
    const Seat turn = state.status.turn;
    return turn != kNoSeat && turn != seat && G::waiting(state).has(turn);
}

/// A match together with the bots that sit in some or all of its seats.
template <class G>
class Host {
  public:
    using Move = typename G::Move;

    /// `bots` has an entry a seat, null for a seat that somebody else plays.
    Host(const Setup<G>& setup, std::vector<std::unique_ptr<Bot<G>>> bots)
        : m_match(setup), m_bots(std::move(bots)) {
        tellBots();
    }

    const Match<G>& match() const { return m_match; }

    /// Hands a seat to a bot, or back to somebody else (null), between any two moves. The bot first
    /// hears all that the seat has seen so far.
    void handOver(Seat seat, std::unique_ptr<Bot<G>> bot) {
        m_bots[seat] = std::move(bot);
        m_heldBack.remove(seat);
        for (int number = 0; m_bots[seat] && number < m_told; ++number)
            tell(seat, number);
    }

    /// A move somebody made for his own seat. A refusal changes nothing.
    Refusal move(Seat seat, const Move& move) {
        const Refusal refusal = m_match.move(seat, move);
        if (!refusal) tellBots();
        return refusal;
    }

    /// Decides the chance step that is due in a match that asks for its chances; the outcome must fit it.
    void decideChance(const typename Match<G>::ChanceOutcome& outcome) {
        m_match.decideChance(outcome);
        tellBots();
    }

    /// A bot's move: the event of the match's log that it begins with, and what the bot decided.
    struct BotMove {
        int event;
        Seat seat;
        Choice<G> choice;
    };
    /// What botsMove() did last.
    const std::optional<BotMove>& lastBotMove() const { return m_lastBotMove; }

    /// Asks the bots in order until one moves; true if one has. Otherwise it is for the seat toAsk() to
    /// decide, or the match is over. `thinking` is how each may think.
    bool botsMove(const Thinking& thinking = {}) {
        if (m_match.over()) return false;
        for (const Seat seat : askingOrder<G>(m_match.state())) {
            if (m_heldBack.has(seat)) continue;
            if (!m_bots[seat]) return false;
            m_moves.clear();
            G::legalMoves(m_match.state(), seat, m_moves);
            const auto choice = m_bots[seat]->choose(m_moves.all(), thinking);
            const int event = m_match.log().size();
            if (choice && !m_match.move(seat, choice->move)) {
                m_lastBotMove = {event, seat, *choice};
                tellBots();
                return true;
            }
            m_heldBack.add(seat);
        }
        return false;
    }

    /// The seat without a bot that is to be asked now; kNoSeat when the match is over.
    Seat toAsk() const {
        if (m_match.over()) return kNoSeat;
        for (const Seat seat : askingOrder<G>(m_match.state()))
            if (!m_heldBack.has(seat)) return seat;
        return kNoSeat;
    }
    /// The seat lets the player in turn go on; only where mayHoldBack().
    void holdBack(Seat seat) { m_heldBack.add(seat); }

  private:
    void tellBots() {
        m_heldBack = SeatSet();
        for (; m_told < m_match.log().size(); ++m_told)
            for (std::size_t seat = 0; seat < m_bots.size(); ++seat)
                if (m_bots[seat]) tell(Seat(seat), m_told);
    }
    void tell(Seat seat, int number) {
        if (const auto event = SeenEvent<G>::seenBy(seat, m_match.log(), number)) m_bots[seat]->see(*event);
    }

    Match<G> m_match;
    std::vector<std::unique_ptr<Bot<G>>> m_bots;
    int m_told = 0;
    std::optional<BotMove> m_lastBotMove;
    SeatSet m_heldBack; ///< who has let the player in turn go on at this position
    MoveList<Move> m_moves;
};

} // namespace tacklebox
