// Runs a match: asks the bots for moves in order and reports events to them.
#pragma once

#include "model/host/anygame.h"
#include "model/host/matchadapter.h"
#include "model/host/turnorder.h"

#include <memory>
#include <optional>
#include <vector>

namespace tacklebox {

/// A match of any game with bots in some or all seats.
class AnyHost {
  public:
    /// `bots` has one entry for each seat, null for a seat without a bot.
    AnyHost(std::unique_ptr<AnyMatch> match, std::vector<std::unique_ptr<AnyBot>> bots);

    const AnyMatch& match() const { return *m_match; }

    /// Puts a bot in a seat, or removes it (null), between any two moves. The bot first receives all
    /// events that the seat has seen.
    void seatBot(Seat seat, std::unique_ptr<AnyBot> bot);

    /// Makes a move of a seat. A refused move changes nothing.
    Refusal move(Seat seat, const AnyMove& move);

    /// Supplies the outcome of the pending chance step, with ChanceMode::Ask. The outcome must fit it.
    void decideChance(const AnyOutcome& outcome);

    /// A move of a bot.
    struct BotMove {
        int event; ///< number in the log of the first event of the move
        Seat seat;
        AnyChoice choice;
    };
    /// The last move made by botsMove().
    const std::optional<BotMove>& lastBotMove() const { return m_lastBotMove; }

    /// Asks the bots in order until one moves. Returns false if none does: then the seat nextToAct() must
    /// move, or a chance step is pending, or the match is over.
    bool botsMove(const Thinking& thinking = {});

    /// The seat to be asked now. After botsMove() has returned false, that is a seat without a bot; kNoSeat
    /// if there is none.
    Seat nextToAct() const { return m_order.nextToAct(*m_match); }
    /// Makes the seat pass. Requires AnyMatch::canPass().
    void pass(Seat seat) { m_order.pass(seat); }

  private:
    void sendEventsToBots();

    std::unique_ptr<AnyMatch> m_match;
    std::vector<std::unique_ptr<AnyBot>> m_bots;
    int m_eventsSent = 0; ///< number of events reported to the bots
    std::optional<BotMove> m_lastBotMove;
    TurnOrder m_order;
};

/// AnyHost with the types of one game.
template <class G>
class Host {
  public:
    using Move = typename G::Move;

    Host(const Setup<G>& setup, std::vector<std::unique_ptr<Bot<G>>> bots)
        : m_host(anyMatch<G>(Match<G>(setup)), typeErased(std::move(bots))) {}

    const Match<G>& match() const { return matchOf<G>(m_host.match()); }
    void seatBot(Seat seat, std::unique_ptr<Bot<G>> bot) { m_host.seatBot(seat, typeErased(std::move(bot))); }
    Refusal move(Seat seat, const Move& move) { return m_host.move(seat, AnyMove(move)); }
    void decideChance(const typename Match<G>::ChanceOutcome& outcome) {
        m_host.decideChance({ErasedValue::of(outcome)});
    }
    bool botsMove(const Thinking& thinking = {}) { return m_host.botsMove(thinking); }
    Seat nextToAct() const { return m_host.nextToAct(); }
    void pass(Seat seat) { m_host.pass(seat); }

  private:
    static std::unique_ptr<AnyBot> typeErased(std::unique_ptr<Bot<G>> bot) {
        return bot ? std::make_unique<BotAdapter<G>>(std::move(bot)) : nullptr;
    }
    static std::vector<std::unique_ptr<AnyBot>> typeErased(std::vector<std::unique_ptr<Bot<G>>> bots) {
        std::vector<std::unique_ptr<AnyBot>> list;
        for (auto& bot : bots)
            list.push_back(typeErased(std::move(bot)));
        return list;
    }

    AnyHost m_host;
};

} // namespace tacklebox
