// Rainbow Fish: 2-8 seats, a colour deck, Go Fish for sets of four equal numbers, with special cards that
// draw, take by colour, turn the tables or block. Rules: rainbow-fish.md (rulings R-01 ... R-40).
//
// The states of a turn:
//
// clang-format off
//     Turn   --ask--> Answer (the player asked holds the number and a reverse or skip) --> Turn, Lay or the next turn
//     Turn   --draw-2, wild-draw-4--> Block (each holder of a War Machine in order) --> Turn, NameColor, or the turn ends
//     Turn   --wild-draw-4--> NameColor (names colour and opponent) --> Turn, or the turn ends
//     Lay    the last chance of the turn, or of the one who reversed, to lay sets; then the next turn
// clang-format on
//
// and when no card is left, or nothing happens any more: Deal (chance) and Turn again, or Over.
#pragma once

#include "model/engine/game.h"
#include "model/games/rainbowfish/colordeck.h"

namespace tacklebox {

namespace rainbowfish {

inline constexpr int kMostPlayers = 8;
inline constexpr int kHandSize = 7;
inline constexpr int kRefillSize = 3;
/// so many quiet turns for each seat end the deal.
inline constexpr int kQuietTurnsPerSeat = 6;

enum class Phase : std::uint8_t {
    Turn,
    NameColor, ///< after a wild-draw-4's draw: colour and opponent are to be named
    Answer,    ///< the player asked decides whether he reacts
    Block,     ///< the holder of a War Machine decides
    Lay,       ///< the last chance to lay sets
    Wait,      ///< how Answer, Block and Lay look to all other seats
    Over,
};

/// Where the turn stands, nothing hidden. As a seat may see it: RainbowFish::statusFor().
struct Status {
    Phase phase = Phase::Turn;
    Seat turn = kNoSeat; ///< stays with the player in turn while others react
    SeatSet waiting;
    Seat asked = kNoSeat;      ///< in Answer: the player asked,
    Number number = kNoNumber; ///< and for which number

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

/// The cards that a Lay names: how many of each colour, two bits a colour. Which ones they are follows from
/// the number.
class NamedCards {
  public:
    constexpr int of(Color color) const { return m_bits >> (2 * color) & 3; }
    constexpr bool any() const { return m_bits != 0; }
    constexpr int total() const { return of(0) + of(1) + of(2) + of(3); }
    /// Counts one card more; stays at three, as no deck has more than two of a number in one colour.
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
    Face card = kNoFace; ///< DiscardWild; DrawTwo, Reverse, Skip (may be left out); Lay: a card named, but of
                         ///< another number
    NamedCards cards;    ///< Lay (may be left out)

    bool operator==(const Move&) const = default;
};

/// What lies in front of a seat: a set of a number, or a Special Set.
struct LaidSet {
    Seat seat;
    Number number; ///< kSpecialSet for a Special Set

    bool operator==(const LaidSet&) const = default;
};
inline constexpr Number kSpecialSet = kNumbers;
/// The number cards are exactly 19 sets; each seat can lay one Special Set, and have one from a laid-out
/// deal.
inline constexpr int kMostSets = 19 + 2 * kMostPlayers;
using LaidSets = List<LaidSet, kMostSets>;

/// What a set counts: a point, the zeros 3 (R-17: a Special Set 5).
constexpr int pointsFor(Number set) {
    return set == 0 ? 3 : set == kSpecialSet ? 5 : 1;
}

/// How a deal ends, in the order of RainbowFish::kEndings.
enum class Ending : std::uint8_t { AllPlayed, Quiet };

/// A position to begin from. A shuffle gives the same with `handsGiven` false and the whole deck in the Hole.
struct Layout {
    std::array<CardSet, kMostPlayers> hands{};
    bool handsGiven = false; ///< else the usual deal is made from the Hole as laid out
    Pile<kAllCards> hole;
    Pile<kAllCards> discard;
    LaidSets sets; ///< seat by seat
    CardSet laid;  ///< the cards of those sets; a Special Set stands for none
    Scores scores{};
};

struct State {
    MatchScore match;
    Options options;
    Status status;
    bool dealDue = false;        ///< the next game is to be dealt
    bool quiet = false;          ///< R-40: this turn began with an empty Hole, and nothing has happened in it
    std::uint8_t quietTurns = 0; ///< R-40: quiet turns in a row
    Face blockable = kNoFace;    ///< in Block: what was played, a draw-2 or a wild-draw-4
    std::array<CardSet, kMostPlayers> hands{};
    CardSet laid;  ///< the cards of all sets
    LaidSets sets; ///< in the order laid
    Pile<kAllCards> hole;
    Pile<kAllCards> discard;
};

/// What one seat may know. All but other hands and the Hole is public.
struct View {
    Seat viewer = kEverybody;
    MatchScore match;
    Status status;
    std::array<FaceList, kMostPlayers> hands{};
    FaceList hole;
    FaceList discard;
    LaidSets sets; ///< in the order laid

    bool operator==(const View&) const = default;
};

/// The opponents of `seat` who hold a card; they alone can be aimed at by colour.
SeatSet opponentsWithCards(const State& state, Seat seat);
/// The opponents whom `seat` may ask: those who hold a card, or all if none of them does.
SeatSet opponentsToAsk(const State& state, Seat seat);

inline constexpr std::string_view kDecks[] = {"classic", "h2o", "iron-man"};

} // namespace rainbowfish

/// The game, by the contract of model/engine/game.h.
struct RainbowFish {
    using State = rainbowfish::State;
    using Status = rainbowfish::Status;
    using Move = rainbowfish::Move;
    using Layout = rainbowfish::Layout;
    using View = rainbowfish::View;

    static constexpr std::string_view kId = "rainbow-fish";
    static constexpr std::string_view kTitle = "Rainbow Fish";
    static constexpr int kLeastSeats = 2;
    static constexpr int kMostSeats = rainbowfish::kMostPlayers;
    static constexpr int kFaces = rainbowfish::kColorDeckFaces;
    static constexpr std::string_view kEndings[] = {"all-played", "quiet"};
    static constexpr OptionSpec kOptions[] = {{"deck", OptionKind::Choice, 0, 0, 2, rainbowfish::kDecks},
                                              {"games", OptionKind::Number, 1, 1, 20}};

    static std::span<const Card> deck(const Options& options);
    static constexpr Face faceOf(Card card) { return rainbowfish::faceOfCard(card); }
    static std::string_view faceName(Face face) { return rainbowfish::faceNamedInDeck(face); }

    static Layout shuffled(const Options& options, int seats, Random& random);
    static const char* fault(const Options& options, int seats, const Layout& layout);
    static void open(State& state, const Options& options, int seats, Seat dealer, const Layout& layout,
                     EventLog<RainbowFish>& log);
    static SeatSet waiting(const State& state) { return state.status.waiting; }
    static void legalMoves(const State& state, Seat seat, MoveList<Move>& moves);
    static Refusal check(const State& state, Seat seat, const Move& move);
    static void apply(State& state, Seat seat, const Move& move, EventLog<RainbowFish>& log);
    static Chance chance(const State& state);
    static void applyChance(State& state, const Outcome<Layout>& outcome, EventLog<RainbowFish>& log);

    static View view(const State& state, Seat viewer);
    static void follow(View& view, const SeenEvent<RainbowFish>& event);
    /// Answer, Block and Lay exist only because of what somebody holds: to all but that seat they look like
    /// Wait. The ask itself stays visible.
    static Status statusFor(const Status& status, Seat viewer);
    static Move censor(const Move& move) {
        return move;
    } // no move names a card that another seat may not see
};

static_assert(Game<RainbowFish>);

} // namespace tacklebox
