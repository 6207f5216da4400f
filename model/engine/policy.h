// What the people at a table may leave to it, and what a game says about that. The contract of a game's
// Policy: what is particular to it at a table, beside its rules.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/matchscore.h"
#include "model/engine/phrase.h"
#include "model/engine/places.h"
#include "model/engine/seats.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tacklebox {

using SeatOrder = List<Seat, kMostSeats>;

/// What a person who is not at the screen wants done with a reaction card.
struct StandingOrder {
    enum class Rule : std::uint8_t { AskMe, Always, OnlyIfILose, Never };
    Rule rule = Rule::OnlyIfILose;
    int onlyForNumber = -1; ///< only when asked for this number, in games that ask for numbers; -1 for any

    bool operator==(const StandingOrder&) const = default;
};

/// What a person who is not at the screen does where everybody may act at any time, in a game without turns.
struct WindowOrder {
    enum class Rule : std::uint8_t {
        AskMe,
        PassUntilChange,  ///< pass until any seat acts
        PassUnlessCardOf, ///< pass while the card that all may act upon (isContested()) is not `seat`'s
    };
    Rule rule = Rule::AskMe;
    Seat seat = kNoSeat;

    bool operator==(const WindowOrder&) const = default;
};

/// What a seat has ordered.
struct Orders {
    std::function<StandingOrder(std::string_view card)> forCard; ///< by Reaction::id
    WindowOrder window;
    /// *ask me* asks only where the card can change something for the seat; it is not played elsewhere.
    bool asksOnlyIfItHelps = false;
};

/// A card for which standing orders can be given.
struct Reaction {
    std::string_view id; ///< its name in the line protocol
    Phrase words;        ///< "No Fishing"
};

/// What is done for a person without a question.
struct Convenience {
    bool answerForMe = true;      ///< an answer that leaves no choice is given without a question
    bool skipEmptyWindows = true; ///< no question when passing is the only move; for one who plays alone
    bool alone = false;           ///< one person against bots, whose pauses give nothing away (X-04)
};

/// What a move is to those who hear it.
enum class Act : std::uint8_t {
    Asks,     ///< it demands cards of another
    Answers,  ///< it says what becomes of another's ask or card
    Attacks,  ///< it adds to an attack on a fish
    Protects, ///< it saves a fish from one
    Other,
};

/// The cards of one place as a viewer may see them; piles top first, hidden ones kHidden.
struct PlaceCards {
    Place place;
    FaceList faces;
};

/// The waiting seats in the order in which a program asks them: from the left of the player in turn
/// clockwise, he himself last.
template <class G>
SeatOrder orderFromTheLeft(const typename G::State& state) {
    SeatOrder order;
    const int seats = state.match.seats;
    const Seat turn = state.status.turn;
    Seat seat = turn == kNoSeat ? state.match.dealer : turn;
    for (int i = 0; i < seats; ++i) {
        seat = leftOf(seat, seats);
        if (G::waiting(state).has(seat)) order.add(seat);
    }
    return order;
}

/// What most games say. A game's Policy derives from it and replaces what is otherwise in that game; it says
/// itself how its places lie and how its deals end.
template <class G>
struct UsualPolicy {
    using State = typename G::State;
    using Move = typename G::Move;
    using View = typename G::View;

    /// Facts about hands grow older by turns; where there are none, by rounds or swims.
    static constexpr bool kHasTurns = true;
    /// True if the deal goes on without the pile that cards are drawn from (isDrawnFrom()): all are told when
    /// its last card goes, as who has no card left is passed over then.
    static constexpr bool kOutlastsStock = false;
    /// True if the game can be played against the clock too: whoever acts first.
    static constexpr bool kLive = false;

    /// Who is asked, in which order.
    static SeatOrder askingOrder(const State& state) { return orderFromTheLeft<G>(state); }
    /// The cards for which standing orders can be given.
    static std::vector<Reaction> reactions() { return {}; }
    /// What the orders of `seat` say to the decision before it, of the moves `legal`; nothing where they say
    /// nothing, or *ask me*.
    static std::optional<Move> byOrder(const State&, Seat, std::span<const Move>, const Orders&) {
        return std::nullopt;
    }
    /// True if the move lays a set that its holder could keep back.
    static bool isLay(const Move&) { return false; }
    /// True if a decision with this single legal move needs no question.
    static bool answersItself(const State&, Seat, const Move&, const Convenience&) { return false; }
    /// True if all persons may see what is decided, and no hand needs to be seen for it.
    static bool isOpenDecision(const State&) { return false; }
    /// The other seat that a move names, where strict secrecy has to ask it itself; kNoSeat if it
    /// names none, and in games in which the one asked always answers himself.
    static Seat asks(const Move&) { return kNoSeat; }
    static Act act(const Move&) { return Act::Other; }
    /// What lies before `seat` in the deal that is played, in points (where sets have none, in sets), before
    /// it is counted; 0 where a game counts at once.
    static int laidPoints(const View&, Seat) { return 0; }
    /// Those of laidPoints() that sets of a special kind gave; 0 where a game has none.
    static int specialPoints(const View&, Seat) { return 0; }
    /// True if who fishes just what he asked for goes on, as the options have it.
    static bool catchGoesOn(const View&) { return true; }
    /// Who fishes just what he asked for may have ended the deal with it, as he may lay his whole hand then,
    /// if he has so many cards; 0 where a catch ends no deal.
    static int goesOutWith(const View&) { return 0; }
    /// True if the turn ends with `move`, whatever that brings.
    static bool endsTurn(const Move&) { return false; }
    /// True if `move`, which has just led to `after`, leaves what the others may do and what it means as it
    /// was: a pass that others have still to answer.
    static bool leavesAllAsItWas(const State& /*after*/, Seat, const Move&) { return false; }

    // ---- of games that can be played live ----

    /// True if `seat` itself acted last and may add to what it did: it is quicker then than the others.
    static bool addsToItsOwn(const State&, Seat) { return false; }
    /// The move for a seat that has not acted when the window closes, of the moves `legal`, which are some.
    static Move whenTimeIsUp(const State&, Seat, std::span<const Move> legal) { return legal[0]; }
    /// What a bot does that lets the others go on.
    static Move holdsBack() { return Move{}; }
};

/// Specialised in each game's policy.h, over its UsualPolicy. Beside that it has
///     places(view)           every place of the game with its cards as the viewer may see them
///     ending(scored, names)  how a deal ended, in a sentence told to names.you
template <class G>
struct Policy;

/// Who is asked, in which order.
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

/// A place with its cards, for Policy::places().
inline PlaceCards placed(PlaceKind kind, Seat seat, const FaceList& faces) {
    return {{kind, seat}, faces};
}

} // namespace tacklebox
