// Hosting a match: its seats are asked for moves in order, and bots are told meanwhile what they see.
#pragma once

#include "model/host/anygame.h"
#include "model/host/askingorder.h"
#include "model/host/matchof.h"

#include <memory>
#include <optional>
#include <vector>

namespace tacklebox {

/// A match of any game together with the bots that sit in some or all of its seats.
class AnyHost {
  public:
    /// `bots` has an entry a seat, null for a seat that somebody else plays.
    AnyHost(std::unique_ptr<AnyMatch> match, std::vector<std::unique_ptr<AnyBot>> bots);

    const AnyMatch& match() const { return *m_match; }

    /// Hands a seat to a bot, or back to somebody else (null), between any two moves. The bot first
    /// hears all that the seat has seen so far.
    void seatBot(Seat seat, std::unique_ptr<AnyBot> bot);

    /// A move somebody made for his own seat. A refusal changes nothing.
    Refusal move(Seat seat, const AnyMove& move);

    /// Decides the chance step that is due in a match that asks for its chances; the outcome must fit it.
    void decideChance(const AnyOutcome& outcome);

    /// A bot's move: the event of the match's log that it begins with, and what the bot decided.
    struct BotMove {
        int event;
        Seat seat;
        AnyChoice choice;
    };
    /// What botsMove() did last.
    const std::optional<BotMove>& lastBotMove() const { return m_lastBotMove; }

    /// Asks the bots in order until one moves; true if one has. Otherwise it is for the seat toAsk() to
    /// decide, or the match is over. `thinking` is how each may think.
    bool botsMove(const Thinking& thinking = {});

    /// The seat without a bot that is to be asked now; kNoSeat when the match is over.
    Seat toAsk() const { return m_order.next(*m_match); }
    /// The seat lets the player in turn go on; only where AnyMatch::mayHoldBack().
    void holdBack(Seat seat) { m_order.holdBack(seat); }

  private:
    void tellBots();

    std::unique_ptr<AnyMatch> m_match;
    std::vector<std::unique_ptr<AnyBot>> m_bots;
    int m_told = 0; ///< events that bots have been told, each as its seat sees them
    std::optional<BotMove> m_lastBotMove;
    AskingOrder m_order;
};

/// The same for who has named the game.
template <class G>
class Host {
  public:
    using Move = typename G::Move;

    Host(const Setup<G>& setup, std::vector<std::unique_ptr<Bot<G>>> bots)
        : m_host(anyMatch<G>(Match<G>(setup)), erased(std::move(bots))) {}

    const Match<G>& match() const { return matchOf<G>(m_host.match()); }
    void seatBot(Seat seat, std::unique_ptr<Bot<G>> bot) { m_host.seatBot(seat, erased(std::move(bot))); }
    Refusal move(Seat seat, const Move& move) { return m_host.move(seat, AnyMove(move)); }
    void decideChance(const typename Match<G>::ChanceOutcome& outcome) {
        m_host.decideChance({Sealed::of(outcome)});
    }
    bool botsMove(const Thinking& thinking = {}) { return m_host.botsMove(thinking); }
    Seat toAsk() const { return m_host.toAsk(); }
    void holdBack(Seat seat) { m_host.holdBack(seat); }

  private:
    static std::unique_ptr<AnyBot> erased(std::unique_ptr<Bot<G>> bot) {
        return bot ? std::make_unique<BotOf<G>>(std::move(bot)) : nullptr;
    }
    static std::vector<std::unique_ptr<AnyBot>> erased(std::vector<std::unique_ptr<Bot<G>>> bots) {
        std::vector<std::unique_ptr<AnyBot>> list;
        for (auto& bot : bots)
            list.push_back(erased(std::move(bot)));
        return list;
    }

    AnyHost m_host;
};

} // namespace tacklebox
