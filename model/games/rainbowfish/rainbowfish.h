// Rainbow Fish for 2-8 seats: Go Fish with a colour deck for sets of four equal numbers, and special cards
// that draw, take by colour, reverse asks or block. Rules: rainbow-fish.md (rulings R-01 ... R-40).
//
// States of a turn:
//
// clang-format off
//     Turn   --ask--> Answer (the player asked holds the number and a reverse or skip) --> Turn, Lay or the next turn
//     Turn   --draw-2, wild-draw-4--> Block (each holder of a War Machine in order) --> Turn, NameColor, or the turn ends
//     Turn   --wild-draw-4--> NameColor (names colour and opponent) --> Turn, or the turn ends
//     Lay    the last chance of the player on turn, or of the reverser, to lay sets; then the next turn
// clang-format on
//
// When no card is left, or after too many quiet turns: Deal (chance) and Turn again, or Over.
#pragma once

#include "model/engine/places.h"
#include "model/games/rainbowfish/colordeck.h"

namespace tacklebox {

namespace rainbowfish {

inline constexpr int kMostPlayers = 8;
inline constexpr int kHandSize = 7;
inline constexpr int kRefillSize = 3;
/// the deal ends after this many quiet turns for each seat.
inline constexpr int kQuietTurnsPerSeat = 6;

enum class Phase : std::uint8_t {
    Turn,
    NameColor, ///< after the draw of a wild-draw-4: the player names colour and opponent
    Answer,    ///< the player asked may react
    Block,     ///< the holder of a War Machine may use it
    Lay,       ///< last chance to lay sets
    Wait,      ///< how other seats see Answer, Block and Lay
    Over,
};

/// The state machine, complete. RainbowFish::statusFor() gives the part a seat may see.
struct Status {
    Phase phase = Phase::Turn;
    Seat turn = kNoSeat; ///< stays the same while others react
    SeatSet playersToAct;
    Seat asked = kNoSeat;      ///< the player asked, in Answer
    Number number = kNoNumber; ///< the number asked for, in Answer

    bool operator==(const Status&) const = default;
};

enum class MoveKind : std::uint8_t {
    // in Turn
    Ask,
    Lay,
    DrawTwo,
    Wild,
    WildDrawFour,
    DownpourOne,
    DownpourTwo,
    Draw,
    LaySpecial,
    DiscardWild,
    // in NameColor
    Name,
    // in Answer
    Answer,
    Reverse,
    Skip,
    // in Block
    WarMachine,
    Allow,
    // in Lay, beside Lay itself
    Done,
};

/// The cards chosen for a Lay: a count for each colour, in two bits each. The move gives their number.
class NamedCards {
  public:
    constexpr int of(Color color) const { return m_bits >> (2 * color) & 3; }
    constexpr bool any() const { return m_bits != 0; }
    constexpr int total() const { return of(0) + of(1) + of(2) + of(3); }
    /// Adds one card. Saturates at three, as no deck has more than two of a number and colour.
    constexpr void add(Color color) {
        if (of(color) < 3) m_bits = std::uint8_t(m_bits + (1 << (2 * color)));
    }
    constexpr bool operator==(const NamedCards&) const = default;

  private:
    std::uint8_t m_bits = 0;
};

struct Move {
    MoveKind kind{};
    Seat target = kNoSeat;     ///< Ask, Wild, Name
    Number number = kNoNumber; ///< Ask, Lay
    Color color = kNoColor;    ///< Wild, Downpours, Name
    Face card = kNoFace; ///< DiscardWild; optional for DrawTwo, Reverse, Skip; Lay: a card of a wrong number
    NamedCards cards;    ///< optional, Lay

    bool operator==(const Move&) const = default;
};

/// Reasons for a refusal besides the shared ones (Reason), one for each rule; `seat`, `first` and `second`
/// are fields of Refusal.
enum class OwnReason : std::uint8_t {
    SpecialNotInHand, ///< plays a special card without holding it; first: the MoveKind
    WrongSpecial,     ///< names a card that does not fit the move; first: the MoveKind
    HoleIsEmpty,      ///< draws from an empty hole
    NobodyHoldsCards, ///< takes by colour while no opponent has cards
    OnlyWhenAsked,    ///< plays a reverse or skip in one's own turn
    NotInOwnTurn,     ///< plays a War Machine in one's own turn
    HoldsNumberCards, ///< makes a move that requires a hand without number cards
    MustPlaySpecial,  ///< draws or lays a Special Set instead of playing a special card
    HoleNotEmpty,     ///< lays a Special Set while the hole has cards
    WildHasEffect,    ///< discards a wild that could take cards
    NoFourOfNumber,   ///< lays a set without four cards; first: the number, second: how many are held
    NotOfThatNumber,  ///< names a card of another number for a set; first: the number
    MoreThanInHand,   ///< names more cards of a face for a set than are held
    SetIsFourCards,   ///< names fewer or more than four cards for a set; first: the number
};

/// A set of a number or a Special Set, laid in front of a seat.
struct LaidSet {
    Seat seat;
    Number number; ///< kSpecialSet for a Special Set

    bool operator==(const LaidSet&) const = default;
};
inline constexpr Number kSpecialSet = kNumbers;
/// The number cards make exactly 19 sets. Each seat can lay one Special Set, and get one from a hand-made
/// start position.
inline constexpr int kMostSets = 19 + 2 * kMostPlayers;
using LaidSets = List<LaidSet, kMostSets>;

/// Points of a set: 3 for zeros, 5 for a Special Set, otherwise 1.
constexpr int pointsFor(Number set) {
    return set == 0 ? 3 : set == kSpecialSet ? 5 : 1;
}

/// Indices into RainbowFish::kEndings.
enum class Ending : std::uint8_t { AllPlayed, Quiet };

/// A start position. shuffled() returns one with `hasHands` false and the whole deck in the hole.
struct Layout {
    std::array<CardSet, kMostPlayers> hands{};
    bool hasHands = false; ///< if false, hands are dealt from the hole
    Pile<kAllCards> hole;
    Pile<kAllCards> discard;
    LaidSets sets; ///< seat by seat
    CardSet laid;  ///< cards of these sets, except Special Sets
    Scores scores{};
};

struct State {
    MatchScore match;
    Options options;
    Status status;
    bool dealDue = false;        ///< the next deal is pending
    bool quiet = false;          ///< R-40: the turn began with an empty hole, and nothing has changed since
    std::uint8_t quietTurns = 0; ///< R-40: consecutive quiet turns
    Face blockable = kNoFace;    ///< the draw-2 or wild-draw-4 played, in Block
    std::array<CardSet, kMostPlayers> hands{};
    CardSet laid;  ///< cards of all sets
    LaidSets sets; ///< in the order laid
    Pile<kAllCards> hole;
    Pile<kAllCards> discard;
};

/// Observation of one seat. Hides other hands and the hole.
struct Observation {
    Seat viewer = kOmniscient;
    MatchScore match;
    Status status;
    std::array<FaceList, kMostPlayers> hands{};
    FaceList hole;
    FaceList discard;
    LaidSets sets; ///< in the order laid

    bool operator==(const Observation&) const = default;
};

/// Opponents of `seat` with cards. Only they can be targets of a wild.
SeatSet opponentsWithCards(const State& state, Seat seat);
/// Opponents that `seat` may ask: those with cards, or all if none has any.
SeatSet opponentsToAsk(const State& state, Seat seat);

inline constexpr std::string_view kDecks[] = {"classic", "h2o", "iron-man"};

} // namespace rainbowfish

/// See model/engine/game.h for the contract.
struct RainbowFish : PlacesGame<RainbowFish, rainbowfish::State, rainbowfish::Move, rainbowfish::Layout,
                                rainbowfish::Observation> {
    static constexpr std::string_view kId = "rainbow-fish";
    static constexpr std::string_view kTitle = "Rainbow Fish";
    static constexpr int kLeastSeats = 2;
    static constexpr int kMostSeats = rainbowfish::kMostPlayers;
    static constexpr int kFaces = rainbowfish::kColorDeckFaces;
    static constexpr std::string_view kEndings[] = {"all-played", "quiet"};
    static constexpr OptionSpec kOptions[] = {{"deck", OptionKind::Choice, 0, 0, 2, rainbowfish::kDecks},
                                              {"games", OptionKind::Number, 1, 1, 20}};
    static constexpr PileKind kLaid = PileKind::Sets;

    static std::span<const Card> deck(const Options& options);
    static constexpr Face faceOf(Card card) { return rainbowfish::faceOfCard(card); }
    static std::string_view faceName(Face face) { return rainbowfish::deckFaceName(face); }

    template <class Cards, class Visit>
    static void places(Cards& cards, int seats, Visit visit) {
        visitHands(cards, seats, visit);
        visit(PileId{PileKind::Hole}, cards.hole, SeatSet());
        visit(PileId{PileKind::Discard}, cards.discard, kAllSeats);
    }

    static Layout shuffled(const Options& options, int seats, Random& random);
    static const char* validationError(const Options& options, int seats, const Layout& layout);
    static void newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                const Layout& layout, EventLog<RainbowFish>& log);
    static void legalMoves(const State& state, Seat seat, MoveList<Move>& moves);
    static Refusal check(const State& state, Seat seat, const Move& move);
    static void apply(State& state, Seat seat, const Move& move, EventLog<RainbowFish>& log);
    static Chance chance(const State& state);
    static void applyChance(State& state, const Outcome<Layout>& outcome, EventLog<RainbowFish>& log);

    static Observation observation(const State& state, Seat viewer);
    using PlacesGame::update;
    static void update(Observation& observation, const SeenMove<Move>& made);
    /// Shows Answer, Block and Lay to other seats as Wait, as these phases reveal cards in a hand. The ask
    /// stays visible.
    static Status statusFor(const Status& status, Seat viewer);
};

static_assert(Game<RainbowFish>);

} // namespace tacklebox
