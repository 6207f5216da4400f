// The properties of a game at a table, besides its rules, and the decisions that people may delegate to the
// table.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/matchscore.h"
#include "model/engine/phrase.h"
#include "model/engine/piles.h"
#include "model/engine/seats.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tacklebox {

using SeatOrder = List<Seat, kMostSeats>;

/// How to play a reaction card for a person away from the screen.
struct StandingOrder {
    enum class Rule : std::uint8_t { AskMe, Always, OnlyIfILose, Never };
    Rule rule = Rule::OnlyIfILose;
    int onlyForNumber = -1; ///< only if asked for this number, where a game has numbers; -1 for any

    bool operator==(const StandingOrder&) const = default;
};

/// When to act for a person away from the screen, in a game without turns where all may act at any time.
struct WindowOrder {
    enum class Rule : std::uint8_t {
        AskMe,
        PassUntilChange,  ///< pass until any seat acts
        PassUnlessCardOf, ///< pass while the contested card (isContested()) belongs to another seat than
                          ///< `seat`
    };
    Rule rule = Rule::AskMe;
    Seat seat = kNoSeat;

    bool operator==(const WindowOrder&) const = default;
};

/// The orders of a seat.
struct Orders {
    std::function<StandingOrder(std::string_view card)> forCard; ///< by Reaction::id
    WindowOrder window;
    /// If set, *ask me* asks only if the card can change something for the seat; otherwise it is not played.
    bool asksOnlyIfItHelps = false;
};

/// A card that can have a standing order.
struct Reaction {
    std::string_view id; ///< its name in the line protocol
    Phrase words;        ///< "No Fishing"
};

/// Decisions that are made for a person without asking.
struct AutomaticDecisions {
    bool answerForMe = true;      ///< give an answer that leaves no choice
    bool skipEmptyWindows = true; ///< pass if passing is the only move; for a person playing alone
    bool alone = false;           ///< one person against bots, whose pauses reveal nothing (X-04)
};

/// The meaning of a move to its listeners.
enum class Act : std::uint8_t {
    Asks,     ///< demands cards of another player
    Answers,  ///< decides the outcome of another player's ask or card
    Attacks,  ///< adds to an attack on a fish
    Protects, ///< saves a fish from an attack
    Other,
};

/// The cards of a place as a viewer sees them: piles top first, hidden cards kHidden.
struct PileCards {
    PileId pile;
    FaceList faces;
};

/// The seats that may move, in the order in which they are asked: clockwise from the left of the player on
/// turn, who comes last.
template <class G>
SeatOrder orderFromTheLeft(const typename G::State& state) {
    SeatOrder order;
    const int seats = state.match.seats;
    const Seat turn = state.status.turn;
    Seat seat = turn == kNoSeat ? state.match.dealer : turn;
    for (int i = 0; i < seats; ++i) {
        seat = leftOf(seat, seats);
        if (G::playersToAct(state).has(seat)) order.add(seat);
    }
    return order;
}

/// The default properties. A game's TableTraits derives from it and overrides what differs; `piles` and
/// `ending` have no default.
template <class G>
struct UsualTableTraits {
    using State = typename G::State;
    using Move = typename G::Move;
    using Observation = typename G::Observation;

    /// True if facts about hands age by turns; false if by rounds or swims.
    static constexpr bool kHasTurns = true;
    /// True if the rules call a deal a game; false if a round.
    static constexpr bool kDealIsGame = false;
    /// True if the deal continues after the stock (isDrawnFrom()) is empty. The last card is then announced,
    /// because players without cards are skipped from then on.
    static constexpr bool kOutlastsStock = false;
    /// True if the game can also be played live: the first to act is first.
    static constexpr bool kLive = false;

    /// The order in which seats are asked.
    static SeatOrder turnOrder(const State& state) { return orderFromTheLeft<G>(state); }
    /// The cards that can have standing orders.
    static std::vector<Reaction> reactions() { return {}; }
    /// The move among `legal` that the orders of `seat` demand at this decision; nullopt if none applies or
    /// the order is *ask me*.
    static std::optional<Move> orderedMove(const State&, Seat, std::span<const Move>, const Orders&) {
        return std::nullopt;
    }
    /// True if the move lays a set that its holder could keep back.
    static bool isLay(const Move&) { return false; }
    /// True if a decision with this single legal move needs no question.
    static bool answersItself(const State&, Seat, const Move&, const AutomaticDecisions&) { return false; }
    /// True if the decision is public and needs no view of a hand.
    static bool isOpenDecision(const State&) { return false; }
    /// The other seat that a move names and that strict secrecy must ask. kNoSeat if it names none,
    /// and in games where the player asked always answers.
    static Seat asks(const Move&) { return kNoSeat; }
    static Act act(const Move&) { return Act::Other; }
    /// The points (or sets, if sets have no points) that `seat` has laid in the current deal, before it is
    /// scored; 0 in games without laid cards.
    static int laidPoints(const Observation&, Seat) { return 0; }
    /// The part of laidPoints() from special sets; 0 if the game has none.
    static int specialPoints(const Observation&, Seat) { return 0; }
    /// True if `move`, which led to `after`, leaves the choices of the others and their meaning unchanged: a
    /// pass that others have still to answer.
    static bool leavesAllAsItWas(const State& /*after*/, Seat, const Move&) { return false; }

    // ---- live games ----

    /// True if `seat` acted last and may add to its own move, which is faster for it than for the others.
    static bool addsToItsOwn(const State&, Seat) { return false; }
    /// The move for a seat that has not acted when the window closes. Requires a non-empty `legal`.
    static Move whenTimeIsUp(const State&, Seat, std::span<const Move> legal) { return legal[0]; }
    /// The move with which a bot passes.
    static Move passMove() { return Move{}; }
};

/// Specialised in each game's tabletraits.h, derived from its UsualTableTraits, with two more functions:
/// - `piles(observation)`: Every place of the game with its cards as the viewer sees them.
/// - `ending(scored, names)`: A sentence about the end of the deal, addressed to names.you.
template <class G>
struct TableTraits;

/// The order in which seats are asked.
template <class G>
SeatOrder turnOrder(const typename G::State& state) {
    return TableTraits<G>::turnOrder(state);
}

/// True if `seat` may pass, which lets the player on turn move first.
template <class G>
bool canPass(const typename G::State& state, Seat seat) {
    const Seat turn = state.status.turn;
    return turn != kNoSeat && turn != seat && G::playersToAct(state).has(turn);
}

} // namespace tacklebox
