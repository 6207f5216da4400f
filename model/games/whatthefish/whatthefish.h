// WTF (What the Fish!) for 2-6 seats, with 93 cards and no turns: anybody may act at any time. A fish that
// nobody kills wins. Rules: what-the-fish.md (rulings W-01 ... W-44).
//
// States of a game:
//
//     Open  --a dive--> Swim
//     Open  --all have passed: the highest FISH must dive--> Swim, or nobody holds one--> Flush
//     Flush --each in order flushes, until a FISH is drawn: it must dive--> Swim
//     Swim  --belly-up, Beaver Buddha, an undone dive--> Open (after 40 swims: the end)
//     Swim  --not endangered, and every opponent has passed: freedom--> the end
//     Open, Swim --WTF Tax on a hand with several kinds of FISH--> Tax --the gift--> back again
//     the end: Deal (chance) and Open again, or Over
//
// Pulling a card and reshuffling during a draw are chance steps between two states.
#pragma once

#include "model/engine/places.h"

namespace tacklebox {

namespace whatthefish {

inline constexpr int kMostPlayers = 6;
inline constexpr int kDeckSize = 93;
/// W-42: the open water after this many dives ends the game.
inline constexpr int kMostSwims = 40;
/// maximum number of flushes of a seat between two dives.
inline constexpr int kMostFlushes = 20;

// ---- cards: 2n and 2n + 1 are equal, so a card's face is half its number ----

/// FISH, KILL and PROTECTION have values 1-13, each twice.
inline constexpr int kValues = 13;
enum class CardKind : std::uint8_t { Fish, Kill, Protection, Wtf };

inline constexpr Face kMuggerCroc = 39, kSnapperSnatch = 40, kMrsCrabite = 41, kWtfTax = 42,
                      kCommunistManifesto = 43, kElvisEffect = 44, kBeaverBuddha = 45, kBenFranklin = 46;

constexpr Face faceOf(Card card) {
    return Face(card / 2);
}
constexpr CardKind kindOf(Face face) {
    return face < kMuggerCroc ? CardKind(face / kValues) : CardKind::Wtf;
}
/// 1-13. Requires a FISH, KILL or PROTECTION.
constexpr int valueOf(Face face) {
    return face % kValues + 1;
}
constexpr Face protectionOf(int value) {
    return Face(2 * kValues + value - 1);
}

/// The cards with this face.
constexpr CardSet cardsWithFace(Face face) {
    const CardSet one = CardSet::of(Card(2 * face));
    return face == kBenFranklin ? one : one | CardSet::of(Card(2 * face + 1));
}
inline constexpr CardSet kFish = CardSet::range(0, 26), kKills = CardSet::range(26, 26),
                         kProtections = CardSet::range(52, 26), kWtfCards = CardSet::range(78, 15);
inline constexpr Card kFranklin = 92;

/// "fish-8", "kill-13", "mugger-croc".
std::string_view faceName(Face face);

// ---- moves ----

/// WTF cards come last, in the order of their faces.
enum class MoveKind : std::uint8_t {
    Dive,
    Kill,
    Protect,
    BellyUp,
    Flush,
    Pass,
    Give,
    MuggerCroc,
    SnapperSnatch,
    MrsCrabite,
    WtfTax,
    CommunistManifesto,
    ElvisEffect,
    BeaverBuddha,
    BenFranklin,
};
inline constexpr int kMoveKinds = 15;
constexpr bool isWtf(MoveKind kind) {
    return kind >= MoveKind::MuggerCroc;
}
/// The WTF card of such a move.
constexpr Face wtfOf(MoveKind kind) {
    return Face(kMuggerCroc + int(kind) - int(MoveKind::MuggerCroc));
}

/// The cards a move names, in the order named. A full list cannot be held, as there are only 26 KILLs and 26
/// PROTECTIONs, so it is refused as cards not in hand. With 28 entries a move has 32 bytes, which copy faster
/// than 31.
inline constexpr int kMostNamed = 28;
using NamedCards = List<Face, kMostNamed>;

struct Move {
    MoveKind kind{};
    Seat target = kNoSeat; ///< the target; CommunistManifesto: `from`
    Seat to = kNoSeat;     ///< CommunistManifesto
    NamedCards cards;      ///< Kill, Protect; one card for Dive, Give, ElvisEffect

    bool operator==(const Move&) const = default;
};

/// Reasons for a refusal besides the shared ones (Reason), one for each rule; `seat`, `first` and `second`
/// are fields of Refusal.
enum class OwnReason : std::uint8_t {
    NoFishSwims,          ///< no fish to attack or protect, and no swim to end
    FishSwimsAlready,     ///< only one FISH is in play at a time
    OwnFish,              ///< attacks one's own fish
    NotYourFish,          ///< protects or gives up another's fish
    NotEndangered,        ///< the attack does not exceed the bar
    FallsShort,           ///< the PROTECTIONs sum to `first`, the attack is `second`
    CannotPassEndangered, ///< the owner must protect the endangered fish or give it up
    NotAFish,
    NotAKill,
    NotAProtection,
    HoldsOnlyOne, ///< names a card more often than it is held
    GiveFirst,    ///< must pay a WTF Tax first
    NobodyTaxesYou,
    MustFlush,       ///< nobody has a FISH, so all must flush
    HoldsFish,       ///< flushes with a FISH in hand
    FlushedTooOften, ///< has flushed `first` times since the last dive
    DrawsNothing,    ///< flushes without drawing a card
    NothingToUndo,
    NotInDiscard, ///< names a FISH that is not in the discard pile
    ManifestoForTwo,
    ManifestoForOthers,
};

// ---- public state ----

enum class Phase : std::uint8_t {
    Open,  ///< open water: no fish is swimming
    Swim,  ///< a fish is swimming
    Flush, ///< nobody has a FISH: all must flush, in order (W-07)
    Tax,   ///< the target of a WTF Tax chooses its gift
    Over,
};

struct Swim {
    Seat seat = kNoSeat; ///< kNoSeat: no swim
    Face fish = kNoFace;
    std::uint8_t bar = 0;    ///< the value that the next attack must exceed
    std::uint8_t attack = 0; ///< sum of KILLs in this wave

    constexpr bool any() const { return seat != kNoSeat; }
    constexpr bool endangered() const { return attack > bar; } // W-10: equal is not enough
    bool operator==(const Swim&) const = default;
};

/// The last action, if Ben Franklin could undo it.
struct LastAction {
    Seat seat = kNoSeat; ///< kNoSeat: nothing to undo
    MoveKind kind{};

    constexpr bool any() const { return seat != kNoSeat; }
    bool operator==(const LastAction&) const = default;
};

/// The state machine. Completely public.
struct Status {
    Phase phase = Phase::Open;
    Seat turn = kNoSeat; ///< there are no turns
    SeatSet playersToAct;
    SeatSet passed; ///< since the last action (W-01)
    Seat first = 0; ///< first seat of the order
    std::uint8_t seats = 0;
    std::uint8_t swims = 0; ///< dives of this game, undone ones not counted
    Swim swim;
    LastAction last;

    bool operator==(const Status& other) const { return sameBytes(*this, other); }
};

/// The seat at `place` (from 0) of the order.
constexpr Seat inOrder(const Status& status, int place) {
    return Seat((status.first + place) % status.seats);
}

// ---- position ----

/// An undone card. It belongs to nobody until a swim ends (W-37, W-38).
struct Frozen {
    Card card;
    std::uint8_t seat : 7;  ///< the seat to which it returns
    std::uint8_t opens : 1; ///< true for the first card of an undone action
};

/// Everything that an action can change. Undo restores a copy.
struct Position {
    std::array<CardSet, kMostPlayers> hands{};
    Pile<kDeckSize> draw;
    Pile<kDeckSize> discard;
    /// The FISH in play and the cards played on it, in order, except cards taken by a reshuffle.
    List<Card, 53> played;
    List<Frozen, kDeckSize> frozen;
    Swim swim;
    std::uint8_t swims = 0;
    std::array<std::uint8_t, kMostPlayers> flushes{}; ///< since the last dive, without forced flushes
};

/// Indices into WhatTheFish::kEndings (W-40, W-42, W-07).
enum class Ending : std::uint8_t { FishFreed, FortySwims, NoFishLeft };

/// A start position. Without hands, they are dealt from the draw pile.
struct Layout {
    bool hasHands = false;
    std::array<CardSet, kMostPlayers> hands{};
    Pile<kDeckSize> draw;
    Pile<kDeckSize> discard;
    Scores scores{};
};

/// The pending chance step, and its continuation.
struct PendingChance {
    enum class Kind : std::uint8_t { None, Pull, Shuffle, Deal };
    Kind kind = Kind::None;
    Seat from = kNoSeat;   ///< Pull
    Seat to = kNoSeat;     ///< Pull: receives the card. Shuffle: is drawing
    std::uint8_t left = 0; ///< cards still to be pulled or drawn
};

struct State {
    MatchScore match;
    Options options;
    Status status;
    PendingChance pendingChance;
    Position now;
    Position before; ///< the state before status.last; undefined without one
};

/// A frozen card, as seen by all.
struct SeenFrozen {
    Face face;
    Seat seat;
    bool opens;

    bool operator==(const SeenFrozen&) const = default;
};

/// The cards on the table, as a viewer sees them. Piles start with the top.
struct SeenPiles {
    FaceList draw, discard, played;
    List<SeenFrozen, kDeckSize> frozen;

    bool operator==(const SeenPiles&) const = default;
};

/// Observation of one seat. Hides other hands and the draw pile.
struct Observation {
    Seat viewer = kOmniscient;
    MatchScore match;
    Status status;
    std::array<FaceList, kMostPlayers> hands{};
    SeenPiles piles;
    SeenPiles before; ///< the piles before status.last; empty if there is none

    /// Progress of Ben Franklin's events.
    enum class Undo : std::uint8_t { None, Begun, CardFrozen };
    Undo undo = Undo::None;

    bool operator==(const Observation&) const = default;
};

/// Number of cards dealt and flushed (W-28).
constexpr int handSize(int seats) {
    return seats == 2 ? 10 : 7;
}

} // namespace whatthefish

/// See model/engine/game.h for the contract.
struct WhatTheFish : PlacesGame<WhatTheFish, whatthefish::State, whatthefish::Move, whatthefish::Layout,
                                whatthefish::Observation> {
    static constexpr std::string_view kId = "what-the-fish";
    static constexpr std::string_view kTitle = "WTF (What the Fish!)";
    static constexpr int kLeastSeats = 2;
    static constexpr int kMostSeats = whatthefish::kMostPlayers;
    static constexpr int kFaces = 47;
    static constexpr std::string_view kEndings[] = {"fish-freed", "forty-swims", "no-fish-left"};
    static constexpr OptionSpec kOptions[] = {{"wins", OptionKind::Number, 1, 1, 20}};

    static std::span<const Card> deck(const Options& options);
    static constexpr Face faceOf(Card card) { return whatthefish::faceOf(card); }
    static std::string_view faceName(Face face) { return whatthefish::faceName(face); }

    template <class Cards, class Visit>
    static void places(Cards& cards, int seats, Visit visit) {
        if constexpr (requires { cards.now; }) {
            places(cards.now, seats, visit);
        } else {
            visitHands(cards, seats, visit);
            auto& piles = pilesOf(cards);
            visit(PileId{PileKind::Draw}, piles.draw, SeatSet());
            visit(PileId{PileKind::Discard}, piles.discard, kAllSeats);
        }
    }

    static Layout shuffled(const Options& options, int seats, Random& random);
    static const char* validationError(const Options& options, int seats, const Layout& layout);
    static void newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                const Layout& layout, EventLog<WhatTheFish>& log);
    static void legalMoves(const State& state, Seat seat, MoveList<Move>& moves);
    static Refusal check(const State& state, Seat seat, const Move& move);
    static void apply(State& state, Seat seat, const Move& move, EventLog<WhatTheFish>& log);
    static Chance chance(const State& state);
    static void applyChance(State& state, const Outcome<Layout>& outcome, EventLog<WhatTheFish>& log);

    static Observation observation(const State& state, Seat viewer);
    using PlacesGame::update;
    static void update(Observation& observation, const SeenMove<Move>& made);
    static void update(Observation& observation, const Moved& moved);
    static void update(Observation& observation, const SeenStatus<Status>& status);
    /// Hides only the FISH of a WTF Tax, which two seats may see (W-33).
    static Move censor(const Move& move);

  private:
    template <class Cards>
    static auto& pilesOf(Cards& cards) {
        if constexpr (requires { cards.piles; })
            return cards.piles;
        else
            return cards;
    }
};

static_assert(Game<WhatTheFish>);

} // namespace tacklebox
