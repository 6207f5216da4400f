// Type-erased games: plain values and functions, built for each game (makeanygame.h) from the contract in
// model/engine/game.h and its words, JSON, table traits and bots. All code that is not performance-critical
// uses these.
#pragma once

#include "model/engine/chance.h"
#include "model/engine/match.h"
#include "model/engine/options.h"
#include "model/engine/phrase.h"
#include "model/engine/random.h"
#include "model/engine/refusal.h"
#include "model/engine/tabletraits.h"
#include "model/engine/words.h"
#include "model/host/anybot.h"
#include "model/host/anyvalues.h"
#include "model/json/jsonfwd.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace tacklebox {

class AnyMatch;
class AnyObservationTracker;

/// The type-erased Setup<G>.
struct AnySetup {
    Options options;
    int seats = 0;
    Seat dealer = 0;
    std::uint64_t seed = 0;
    ChanceMode chance = ChanceMode::Auto;
    AnyLayout layout;
};

/// Deal codes have room for the numbers of this many games.
inline constexpr int kMostListedGames = 8;

struct AnyGame {
    // ---- identity ----
    std::string_view id, title;
    int leastSeats, mostSeats;
    std::span<const OptionSpec> options;
    std::span<const std::string_view> endings; ///< names of the ways in which a deal can end
    int number;                                ///< in deal codes; must never change
    /// The cards in deck order; the face of a card.
    std::span<const Card> (*deck)(const Options& options);
    Face (*faceOf)(Card card);
    std::string_view (*faceName)(Face face); ///< in the line protocol

    // ---- a match ----
    /// The opening shuffle of a seed.
    AnyLayout (*drawnLayout)(std::uint64_t seed, const Options& options, int seats);
    /// Begins a match. In Auto mode, draws all chance up to the first decision.
    std::unique_ptr<AnyMatch> (*begin)(const AnySetup& setup);
    /// Begins a match to replay a record on: draws no chance, even in Auto mode.
    std::unique_ptr<AnyMatch> (*opened)(const AnySetup& setup);
    /// Maintains a viewer's observation.
    std::unique_ptr<AnyObservationTracker> (*tracker)(Seat viewer);
    const MatchScore& (*scoreOf)(const AnyObservation& observation);
    const FaceList& (*handOf)(const AnyObservation& observation, Seat seat);

    // ---- words ----
    Phrase (*cardWords)(Face face);
    /// Describes a card's effect as a sentence; empty for a hidden face.
    Phrase (*effectWords)(Face face);
    /// A line in a list of moves: "Choose the king of spades".
    Phrase (*moveWords)(const AnyMove& move, const Names& names);
    /// Describes an event as a sentence; empty for events that need none.
    Phrase (*eventWords)(const AnySeen& event, const Names& names);
    /// The same for speech and the news line, if it is shorter; else empty.
    Phrase (*briefWords)(const AnySeen& event, const Names& names);
    /// The target and subject of an ask; no target for other moves.
    Question (*question)(const AnyMove& move);
    /// The acting player's words, if any besides the usual ones; else empty.
    Phrase (*aloud)(const AnySeen& event, const Names& names);
    /// The sentence for a card moved by the move, if it says more than eventWords(); else empty.
    Phrase (*outcomeWords)(Seat by, const AnyMove& move, const Moved& moved, const Names& names);
    /// The sentence for a card shown because of its owner's move, if it says more; else empty.
    Phrase (*shownWords)(const AnyMove& move, const Shown& shown, const Names& names);
    /// The sentence for a card that leaves its hand empty, if it says more; else empty.
    Phrase (*lastCardWords)(const Moved& moved, const Names& names);
    /// The last result and the winners of the match as one text, for speech and the news line.
    Phrase (*matchEndWords)(const Scored& scored, const Over& over, const Names& names);
    /// The owner of a contested card (isContested()) gives it up because time is up, or lets it be, with the
    /// words for that. Only games played live have them.
    Phrase (*tooLateWords)(Seat seat, const Names& names);
    Phrase (*passAloud)();
    /// The sentence for the viewer's pass if it was the only legal move; else empty. Only live games have it.
    Phrase (*onlyPassWords)(const AnyObservation& before);
    /// Explains a refused move as a sentence to the player who tried it.
    Phrase (*refusalWords)(const Refusal& refusal, const Names& names);
    /// How a deal ended, as a sentence.
    Phrase (*endingWords)(const Scored& scored, const Names& names);

    // ---- JSON ---- (readers throw WireError)
    Json (*moveJson)(const AnyMove& move);
    AnyMove (*readMove)(const Json& json, const TableShape& table);
    Json (*observationJson)(const AnyObservation& observation);
    /// A layout for `deal`, with its `scores`.
    Json (*layoutJson)(const AnyLayout& layout, const TableShape& table);
    /// Reads a layout; shuffles if it names no card. Errors carry `code`.
    AnyLayout (*readLayout)(const Json& deal, const TableShape& table, const Random& random, ErrorCode code);
    /// The pending chance step, with its parameters; only its kind for a seat.
    Json (*chanceJson)(const Chance& chance, Seat viewer);
    Json (*outcomeJson)(const AnyOutcome& outcome, const TableShape& table);
    AnyOutcome (*readOutcome)(const Json& json, const Chance& chance, const TableShape& table,
                              const Random& random);
    /// The game's part of `hello`.
    Json (*helloJson)();

    // ---- bots ----
    std::unique_ptr<AnyBot> (*makeBot)(Level level, Seat seat, std::uint64_t seed);
    /// Judges moves of `seat` at a table with these options.
    std::unique_ptr<AnyJudge> (*makeJudge)(Seat seat, const Options& options, std::uint64_t seed,
                                           const KnownLevels& levels);
    /// An empty information state of `viewer`; kNoSeat for public knowledge.
    std::unique_ptr<AnyInformationState> (*makeInformationState)(Seat viewer);
    /// Name of the rationale's motive in the line protocol.
    std::string_view (*rationaleKind)(const Rationale& rationale);
    /// The reason of `seat` for `move`; empty if there is none.
    Phrase (*rationaleWords)(const Rationale& rationale, Seat seat, const AnyMove& move, const Names& names);
    Phrase (*factSubject)(const Fact& fact);
    Phrase (*factWords)(const Fact& fact, const Names& names);
    std::string_view expectedUnit; ///< of Rationale::expected

    // ---- Table traits: see UsualTableTraits. Traits of a state are in AnyMatch ----
    bool hasTurns, live, outlastsStock, dealIsGame;
    std::vector<Reaction> (*reactions)();
    bool (*isLay)(const AnyMove& move);
    /// "2 books laid", with the game's word for a set.
    Phrase (*laidWords)(int count);
    Seat (*asks)(const AnyMove& move);
    Act (*act)(const AnyMove& move);
    Seat (*target)(const AnyMove& move); ///< the other seat named by the move, or kNoSeat
    std::vector<PileCards> (*piles)(const AnyObservation& observation);
    int (*laidPoints)(const AnyObservation& observation, Seat seat);
    int (*specialPoints)(const AnyObservation& observation, Seat seat);
    AnyMove (*passMove)();

    // ---- Events ----
    EventContent (*contentOf)(const AnySeen& event);
};

/// The type-erased game G. Instantiated in a generated file for each game (cmake/game.cpp.in).
template <class G>
const AnyGame& anyGame();
/// A type-erased match of G.
template <class G>
std::unique_ptr<AnyMatch> anyMatch(Match<G> match);

/// All games, in the order of the list of games.
std::span<const AnyGame* const> allGames();
/// Returns the game with that id, or null.
const AnyGame* gameNamed(std::string_view id);

inline EventContent AnySeen::content() const {
    return m_game->contentOf(*this);
}

/// A step of a record: a move or a chance outcome.
struct AnyStep {
    Seat seat = kNoSeat; ///< the seat that moved; kNoSeat for a chance step
    AnyMove move;
    AnyOutcome outcome;

    bool isMove() const { return seat != kNoSeat; }
};

/// Maintains a viewer's observation and writes its events as JSON. Needs all events of the viewer, in order.
class AnyObservationTracker {
  public:
    virtual ~AnyObservationTracker() = default;
    virtual void see(const AnySeen& event) = 0;
    virtual AnyObservation observation() const = 0;
    /// Processes the event as see() does, and returns its JSON.
    virtual Json seeAsJson(const AnySeen& event) = 0;
};

/// A match of any game (Match<G>): state, events and record.
class AnyMatch {
  public:
    virtual ~AnyMatch() = default;
    virtual std::unique_ptr<AnyMatch> copy() const = 0;
    /// A new match with the first `steps` steps of this one.
    virtual std::unique_ptr<AnyMatch> before(int steps) const = 0;

    const AnyGame& game() const { return m_game; }
    const AnySetup& setup() const { return m_setup; }
    TableShape shape() const { return {m_setup.seats, m_setup.options}; }
    int seats() const { return m_setup.seats; }

    // ---- State ----
    virtual const MatchScore& score() const = 0;
    bool over() const { return score().over; }
    /// The seat on turn; kNoSeat if none.
    virtual Seat turn() const = 0;
    /// Seats that may move now; empty during a chance step and after the match.
    virtual SeatSet playersToAct() const = 0;
    /// The same as `viewer` may know it, without hidden decisions.
    virtual SeatSet playersToActSeenBy(Seat viewer) const = 0;
    virtual AnyObservation observation(Seat viewer) const = 0;
    /// The observation of `viewer` before event `number`.
    virtual AnyObservation observationBefore(Seat viewer, int number) const = 0;
    /// Writes all legal moves of `seat` to `moves`, in the game's order; none if it may not move.
    virtual void legalMoves(Seat seat, AnyMoves& moves) const = 0;
    AnyMoves legalMoves(Seat seat) const {
        AnyMoves moves;
        legalMoves(seat, moves);
        return moves;
    }
    /// Returns why `seat` may not make the move now, or no refusal.
    virtual Refusal check(Seat seat, const AnyMove& move) const = 0;
    virtual Chance chance() const = 0;
    /// The pending chance step as `viewer` may know it. Only its kind is meaningful.
    virtual Chance chanceSeenBy(Seat viewer) const = 0;
    bool chanceIsDue() const { return chance().kind != ChanceKind::None; }

    // ---- Playing ----
    /// Makes the move, and in Auto mode draws the chance that follows. A refused move changes nothing.
    virtual Refusal move(Seat seat, const AnyMove& move) = 0;
    /// Decides the pending chance step. The outcome must fit it.
    virtual void decideChance(const AnyOutcome& outcome) = 0;
    /// Draws all pending chance steps from the seed, even in a match with ChanceMode::Ask.
    virtual void drawDueChance() = 0;

    // ---- Record ----
    virtual int steps() const = 0;
    virtual AnyStep step(int number) const = 0;
    /// Repeats a step of a record, without drawing the chance that follows. Refuses illegal moves. A chance
    /// outcome must fit the pending step.
    virtual Refusal replayMove(Seat seat, const AnyMove& move) = 0;
    virtual void replayChance(const AnyOutcome& outcome) = 0;
    /// Repeats any step. Returns false if it does not fit.
    virtual bool replay(const AnyStep& step) = 0;

    // ---- Events ----
    virtual int events() const = 0;
    virtual EventKind kind(int number) const = 0;
    /// Event `number` without anything hidden.
    virtual EventContent event(int number) const = 0;
    /// The event as `viewer` sees it, valid while the match lives; null if hidden. sees() tells whether it is
    /// visible.
    virtual const AnySeen* seen(Seat viewer, int number) const = 0;
    virtual bool sees(Seat viewer, int number) const = 0;
    /// True for a move or a moved card of which nothing is hidden from the seats that see the event.
    virtual bool isVisibleToAll(int number) const = 0;
    /// True for a move that all have seen completely.
    bool isOpenMove(int number) const {
        return kind(number) == EventKind::Move && isVisibleToAll(number) && sees(kNoSeat, number);
    }
    /// Shows a bot those of the events `first` .. `last` - 1 that `seat` has seen.
    virtual void showEvents(AnyBot& bot, Seat seat, int first, int last) const = 0;
    /// Asks a bot that knows all events for a move of `seat`, which must be waiting.
    virtual std::optional<AnyChoice> ask(AnyBot& bot, Seat seat, const Thinking& thinking) const = 0;

    // ---- Table traits ----
    virtual SeatOrder turnOrder() const = 0;
    /// True if `seat` may pass and let the player on turn move first.
    bool canPass(Seat seat) const {
        return turn() != kNoSeat && turn() != seat && playersToAct().has(turn());
    }
    virtual std::optional<AnyMove> orderedMove(Seat seat, std::span<const AnyMove> legal,
                                               const Orders& orders) const = 0;
    virtual bool answersItself(Seat seat, const AnyMove& only, const AutomaticDecisions& automatic) const = 0;
    virtual bool isOpenDecision() const = 0;
    virtual bool leavesAllAsItWas(Seat seat, const AnyMove& move) const = 0;
    virtual bool addsToItsOwn(Seat seat) const = 0;
    virtual AnyMove whenTimeIsUp(Seat seat, std::span<const AnyMove> legal) const = 0;

  protected:
    AnyMatch(const AnyGame& game, AnySetup setup) : m_game(game), m_setup(std::move(setup)) {}
    AnyMatch(const AnyMatch&) = default;
    AnyMatch& operator=(const AnyMatch&) = delete;

  private:
    const AnyGame& m_game;
    AnySetup m_setup;
};

} // namespace tacklebox
