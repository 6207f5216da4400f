// A game without its types: plain values and plain functions, filled once a game (erase.h) from the contract
// in model/engine/game.h and from what its folder says beside its rules (words, JSON, policy, bots). All that
// is not hot is written over this and names no game.
#pragma once

#include "model/engine/chance.h"
#include "model/engine/match.h"
#include "model/engine/options.h"
#include "model/engine/phrase.h"
#include "model/engine/policy.h"
#include "model/engine/random.h"
#include "model/engine/refusal.h"
#include "model/engine/words.h"
#include "model/games/list.h"
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
class AnyFollower;

/// Everything that fixes a match before the first move (Setup<G>).
struct AnySetup {
    Options options;
    int seats = 0;
    Seat dealer = 0;
    std::uint64_t seed = 0;
    ChanceMode chance = ChanceMode::Auto;
    AnyLayout layout;
};

struct AnyGame {
    // ---- identity ----
    std::string_view id, title;
    int leastSeats, mostSeats;
    std::span<const OptionSpec> options;
    std::span<const std::string_view> endings; ///< the ways in which a deal can end
    int number;                                ///< in deal codes: never another
    /// The physical cards in deck order, and what a card looks like.
    std::span<const Card> (*deck)(const Options& options);
    Face (*faceOf)(Card card);
    std::string_view (*faceName)(Face face); ///< in the line protocol

    // ---- a match ----
    /// The opening that a seed shuffles.
    AnyLayout (*drawnLayout)(std::uint64_t seed, const Options& options, int seats);
    /// Begins a match. In Auto mode all chance up to the first decision is drawn.
    std::unique_ptr<AnyMatch> (*begin)(const AnySetup& setup);
    /// A match at its opening, to replay a record upon: no chance is drawn even in Auto mode.
    std::unique_ptr<AnyMatch> (*opened)(const AnySetup& setup);
    /// Folds the events of a viewer into his view.
    std::unique_ptr<AnyFollower> (*follower)(Seat viewer);
    const MatchScore& (*scoreOf)(const AnyView& view);
    const FaceList& (*handOf)(const AnyView& view, Seat seat);

    // ---- words ----
    Phrase (*cardWords)(Face face);
    /// What the card does, a whole sentence; an empty phrase where the face is hidden.
    Phrase (*effectWords)(Face face);
    /// A line in a list of moves: "Choose the king of spades".
    Phrase (*moveWords)(const AnyMove& move, const Names& names);
    /// A whole sentence, or an empty phrase for events that need none.
    Phrase (*eventWords)(const AnySeen& event, const Names& names);
    /// Whom a move asks for what, with no target where it asks nobody.
    Question (*question)(const AnyMove& move);
    /// What the player who acts says of it himself; empty for what needs no word or has the usual ones.
    Phrase (*aloud)(const AnySeen& event, const Names& names);
    /// The sentence of a card moved by that move, where it says more than eventWords(); else empty.
    Phrase (*outcomeWords)(Seat by, const AnyMove& move, const Moved& moved, const Names& names);
    /// The sentence of a card that its owner has to show by his own move, where it says more than that.
    Phrase (*shownWords)(const AnyMove& move, const Shown& shown, const Names& names);
    /// The sentence of a card that leaves its hand empty, where it says more than that; else empty.
    Phrase (*lastCardWords)(const Moved& moved, const Names& names);
    /// Of him who acts for a contested card of his (isContested()) because his time is up; and of him who
    /// leaves it to itself, with what he says then. Empty in games that are not live.
    Phrase (*tooLateWords)(Seat seat, const Names& names);
    Phrase (*letsBeWords)(Seat seat, const Names& names);
    Phrase (*letsBeAloud)();
    /// A whole sentence to the player who tried the move.
    Phrase (*refusalWords)(const Refusal& refusal, const Names& names);
    /// How a deal ended, a whole sentence.
    Phrase (*endingWords)(const Scored& scored, const Names& names);

    // ---- JSON ---- (the readers throw WireError)
    Json (*moveJson)(const AnyMove& move);
    AnyMove (*readMove)(const Json& json, const TableShape& table);
    Json (*viewJson)(const AnyView& view);
    /// A position as `deal` takes it, with its `scores`.
    Json (*layoutJson)(const AnyLayout& layout, const TableShape& table);
    /// A laid-out position, or a shuffle where no card is named. Errors carry `code`.
    AnyLayout (*readLayout)(const Json& deal, const TableShape& table, const Random& random, ErrorCode code);
    /// The due chance step, with what it needs; to a seat only its kind.
    Json (*chanceJson)(const Chance& chance, Seat viewer);
    Json (*outcomeJson)(const AnyOutcome& outcome, const TableShape& table);
    AnyOutcome (*readOutcome)(const Json& json, const Chance& chance, const TableShape& table,
                              const Random& random);
    /// What `hello` says of the game.
    Json (*helloJson)();

    // ---- bots ----
    std::unique_ptr<AnyBot> (*makeBot)(Level level, Seat seat, std::uint64_t seed);
    /// Judges moves of `seat` at a table with these rules.
    std::unique_ptr<AnyJudge> (*makeJudge)(Seat seat, const Options& options, std::uint64_t seed,
                                           const KnownLevels& levels);
    /// What `viewer` knows, nothing yet; kNoSeat hears what the whole table hears.
    std::unique_ptr<AnyKnowledge> (*makeKnowledge)(Seat viewer);
    /// The id of the reason's kind in the line protocol.
    std::string_view (*rationaleKind)(const Rationale& rationale);
    /// Why `seat` made `move`; empty if no reason was given.
    Phrase (*rationaleWords)(const Rationale& rationale, Seat seat, const AnyMove& move, const Names& names);
    Phrase (*factSubject)(const Fact& fact);
    Phrase (*factWords)(const Fact& fact, const Names& names);
    std::string_view expectedUnit; ///< of Rationale::expected

    // ---- policy: UsualPolicy says what each means; what needs a position AnyMatch answers ----
    bool hasTurns, live, outlastsStock;
    std::vector<Reaction> (*reactions)();
    bool (*isLay)(const AnyMove& move);
    /// So many sets laid, by the game's own name: "2 books laid".
    Phrase (*laidWords)(int count);
    Seat (*asks)(const AnyMove& move);
    Act (*act)(const AnyMove& move);
    Seat (*target)(const AnyMove& move); ///< the other seat that the move names; kNoSeat if it names none
    std::vector<PlaceCards> (*places)(const AnyView& view);
    int (*laidPoints)(const AnyView& view, Seat seat);
    int (*specialPoints)(const AnyView& view, Seat seat);
    bool (*catchGoesOn)(const AnyView& view);
    int (*goesOutWith)(const AnyView& view);
    bool (*endsTurn)(const AnyMove& move);
    AnyMove (*holdsBack)();

    // ---- what the values of this header are made of ----
    EventContent (*contentOf)(const AnySeen& event);
};

/// The game G without its types. Every game defines it beside its JSON.
template <class G>
const AnyGame& anyGame();
/// A match of G without its types.
template <class G>
std::unique_ptr<AnyMatch> anyMatch(Match<G> match);
#define TACKLEBOX_DECLARE(G)                                                                                 \
    template <>                                                                                              \
    const AnyGame& anyGame<G>();                                                                             \
    template <>                                                                                              \
    std::unique_ptr<AnyMatch> anyMatch<G>(Match<G> match);
TACKLEBOX_FOR_EACH_GAME(TACKLEBOX_DECLARE)
#undef TACKLEBOX_DECLARE

/// All games, in the order of the project's list.
std::span<const AnyGame* const> allGames();
/// The game with that id; null if there is none.
const AnyGame* gameNamed(std::string_view id);

inline EventContent AnySeen::content() const {
    return m_game->contentOf(*this);
}

/// A step of a record: a move, or what chance decided.
struct AnyStep {
    Seat seat = kNoSeat; ///< who moved; kNoSeat for a chance step
    AnyMove move;
    AnyOutcome outcome;

    bool isMove() const { return seat != kNoSeat; }
};

/// The view of one viewer, carried on by his events, and his events as JSON. He is given all of them in
/// order, from the first on.
class AnyFollower {
  public:
    virtual ~AnyFollower() = default;
    virtual void see(const AnySeen& event) = 0;
    virtual AnyView view() const = 0;
    /// Takes in the event and writes it.
    virtual Json tell(const AnySeen& event) = 0;
};

/// A match of any game in progress (Match<G>): position, events and record.
class AnyMatch {
  public:
    virtual ~AnyMatch() = default;
    virtual std::unique_ptr<AnyMatch> copy() const = 0;
    /// The match as it stood before step `steps` (0 the first).
    virtual std::unique_ptr<AnyMatch> before(int steps) const = 0;

    const AnyGame& game() const { return m_game; }
    const AnySetup& setup() const { return m_setup; }
    TableShape shape() const { return {m_setup.seats, m_setup.options}; }
    int seats() const { return m_setup.seats; }

    // ---- the position ----
    virtual const MatchScore& score() const = 0;
    bool over() const { return score().over; }
    /// Whose turn it is; kNoSeat where nobody's.
    virtual Seat turn() const = 0;
    /// Who may move now; empty while chance is due and after the match.
    virtual SeatSet waiting() const = 0;
    /// The same as `viewer` may know it: decisions that give a hand away do not show.
    virtual SeatSet waitingSeenBy(Seat viewer) const = 0;
    virtual AnyView view(Seat viewer) const = 0;
    /// What `viewer` knew of the position before event `number`: the fold of the viewer's own events.
    virtual AnyView viewBefore(Seat viewer, int number) const = 0;
    /// All legal moves of a seat, in the game's order; none for a seat that may not move.
    virtual void legalMoves(Seat seat, AnyMoves& moves) const = 0;
    AnyMoves legalMoves(Seat seat) const {
        AnyMoves moves;
        legalMoves(seat, moves);
        return moves;
    }
    /// Nothing, or why `seat` may not make that move now.
    virtual Refusal check(Seat seat, const AnyMove& move) const = 0;
    virtual Chance chance() const = 0;
    /// The chance step that `viewer` must take for due, of which only the kind counts.
    virtual Chance chanceSeenBy(Seat viewer) const = 0;
    bool chanceIsDue() const { return chance().kind != ChanceKind::None; }

    // ---- going on ----
    /// Makes the move if the rules allow it, and draws the chance it leads to in Auto mode. A refusal changes
    /// nothing.
    virtual Refusal move(Seat seat, const AnyMove& move) = 0;
    /// Decides the chance that is due; the outcome must fit it.
    virtual void decideChance(const AnyOutcome& outcome) = 0;
    /// Decides all chance that is due as the seed has it, also in a match that asks for its chances.
    virtual void drawDueChance() = 0;

    // ---- the record ----
    virtual int steps() const = 0;
    virtual AnyStep step(int number) const = 0;
    /// Makes a step of a record again, without drawing the chance that it leads to; refused where the rules
    /// do not allow it there. A chance step must fit the one that is due.
    virtual Refusal replayMove(Seat seat, const AnyMove& move) = 0;
    virtual void replayChance(const AnyOutcome& outcome) = 0;
    /// The same with any step; false if it does not belong there.
    virtual bool replay(const AnyStep& step) = 0;

    // ---- the events ----
    virtual int events() const = 0;
    virtual EventKind kind(int number) const = 0;
    /// Event `number` with nothing hidden.
    virtual EventContent event(int number) const = 0;
    /// Event `number` as `viewer` sees it, as long as the match lives; null if he does not see it. And
    /// whether there is something.
    virtual const AnySeen* seen(Seat viewer, int number) const = 0;
    virtual bool sees(Seat viewer, int number) const = 0;
    /// True for a move, or a card that changed its place, of which nothing was hidden from those who learnt
    /// of it at all.
    virtual bool isSeenInFull(int number) const = 0;
    /// True for a move of which all have seen everything.
    bool isOpenMove(int number) const {
        return kind(number) == EventKind::Move && isSeenInFull(number) && sees(kNoSeat, number);
    }
    /// Tells a bot what `seat` has seen of the events from `first` to before `last`.
    virtual void tell(AnyBot& bot, Seat seat, int first, int last) const = 0;
    /// Asks a bot that has been told for one of the legal moves of `seat`, which may move.
    virtual std::optional<AnyChoice> ask(AnyBot& bot, Seat seat, const Thinking& thinking) const = 0;

    // ---- policy ----
    virtual SeatOrder askingOrder() const = 0;
    /// True if `seat` may also let the player in turn go on instead of moving.
    bool mayHoldBack(Seat seat) const { return turn() != kNoSeat && turn() != seat && waiting().has(turn()); }
    virtual std::optional<AnyMove> byOrder(Seat seat, std::span<const AnyMove> legal,
                                           const Orders& orders) const = 0;
    virtual bool answersItself(Seat seat, const AnyMove& only, const Convenience& convenience) const = 0;
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
