// Hosts a match: asks its seats for moves in order and reports events to bots.
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

    /// Decides the pending chance step, with ChanceMode::Ask. The outcome must fit it.
    void decideChance(const AnyOutcome& outcome);

    /// A bot's decision, with the log number of its first event.
    struct BotMove {
        int event;
        Seat seat;
        AnyChoice choice;
    };
    /// The last move made by botsMove().
    const std::optional<BotMove>& lastBotMove() const { return m_lastBotMove; }

    /// Asks the bots in order until one moves. Returns false if none does: then it is up to the seat
    /// nextToAct(), or the match is over.
    bool botsMove(const Thinking& thinking = {});

    /// The seat without a bot to be asked now; kNoSeat after the match.
    Seat nextToAct() const { return m_order.nextToAct(*m_match); }
    /// The seat passes. Requires AnyMatch::canPass().
    void pass(Seat seat) { m_order.pass(seat); }

  private:
    void tellBots();

    std::unique_ptr<AnyMatch> m_match;
    std::vector<std::unique_ptr<AnyBot>> m_bots;
    int m_told = 0; ///< number of events reported to the bots
    std::optional<BotMove> m_lastBotMove;
    TurnOrder m_order;
};

/// A host for a given game.
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
        m_host.decideChance({ErasedValue::of(outcome)});
    }
    bool botsMove(const Thinking& thinking = {}) { return m_host.botsMove(thinking); }
    Seat nextToAct() const { return m_host.nextToAct(); }
    void pass(Seat seat) { m_host.pass(seat); }

  private:
    static std::unique_ptr<AnyBot> erased(std::unique_ptr<Bot<G>> bot) {
        return bot ? std::make_unique<BotAdapter<G>>(std::move(bot)) : nullptr;
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
