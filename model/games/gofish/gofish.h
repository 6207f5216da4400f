// Go Fish for 2-6 seats, with a pack of 52: ask for a rank, get all cards of it or go fishing; four of a rank
// make a book. Rules: go-fish.md (rulings F-01 ... F-13).
//
// States of a game. The only decision is the ask of the player on turn; everything else follows by rule:
//
// clang-format off
//     Turn  --a hit, or the rank asked for is fished--> Turn of the same player, who draws first if without cards
//     Turn  --"Go fish": draws--> Turn of the next player who has or can draw a card
//     Turn  --nobody can ask again, or too many quiet turns--> Deal (chance) and Turn again, or Over
// clang-format on
//
// A complete book is laid at once.
#pragma once

#include "model/engine/places.h"
#include "model/games/packs/standardcards.h"

namespace tacklebox {

namespace gofish {

using packs::Rank;

inline constexpr int kMostPlayers = 6; // F-01
inline constexpr int kDeckSize = packs::kStandardFaces;
inline constexpr int kMostBooks = packs::kRanks;
inline constexpr int kBookSize = packs::kSuits;
inline constexpr Rank kNoRank = 255;
/// F-11: the game ends after this number of consecutive turns without a card moving.
inline constexpr int kMostQuietTurns = 40;
/// Cards dealt to each seat (F-02).
constexpr int handSize(int seats) {
    return seats <= 3 ? 7 : 5;
}

/// Indexes of the options, and the choices of option `end`: a game may also end when the first player is out
/// of cards (F-12).
inline constexpr int kLucky = 0, kEnd = 1, kGames = 2;
inline constexpr std::string_view kEndChoices[] = {"all-books", "first-out"};
inline constexpr int kAllBooks = 0, kFirstOut = 1;

/// Bit 0 is the ace, bit 12 the king.
using RankSet = SmallSet<Rank, std::uint16_t>;
/// The lowest thirteen bits.
constexpr RankSet ranksOf(std::uint64_t bits) {
    return RankSet::ofBits(std::uint16_t(bits & RankSet::all(packs::kRanks).bits()));
}

/// The four cards of a rank. Cards are numbered suit by suit, so cards of a rank are 13 apart.
constexpr CardSet cardsOfRank(Rank rank) {
    constexpr std::uint64_t kAces = 1ull | 1ull << 13 | 1ull << 26 | 1ull << 39;
    return {kAces << rank, 0};
}
/// Ranks with at least one card in the hand.
constexpr RankSet ranksIn(CardSet hand) {
    const std::uint64_t cards = hand.low();
    return ranksOf(cards | cards >> 13 | cards >> 26 | cards >> 39);
}
/// Ranks with all four cards in the hand.
constexpr RankSet booksIn(CardSet hand) {
    const std::uint64_t cards = hand.low();
    return ranksOf(cards & cards >> 13 & cards >> 26 & cards >> 39);
}

enum class Phase : std::uint8_t { Turn, Over };

/// Phase and seat on turn; public.
struct Status {
    Phase phase = Phase::Turn;
    Seat turn = kNoSeat;
    SeatSet playersToAct;

    bool operator==(const Status&) const = default;
};

enum class MoveKind : std::uint8_t { Ask };

struct Move {
    MoveKind kind{};
    Seat target = kNoSeat;
    Rank rank = kNoRank;

    bool operator==(const Move&) const = default;
};

/// Four cards of a rank, laid in front of a seat.
struct Book {
    Seat seat;
    Rank rank;

    bool operator==(const Book&) const = default;
};
using Books = List<Book, kMostBooks>;

/// Indexes into GoFish::kEndings: how a game ended (F-10, F-12, F-11).
enum class Ending : std::uint8_t { AllBooks, NobodyCanAsk, FirstOut, Quiet };

/// A start position. A shuffled one has `hasHands` false and all cards in the pond.
struct Layout {
    std::array<CardSet, kMostPlayers> hands{};
    bool hasHands = false; ///< if false, the hands are dealt from the pond in its given order
    Pile<kDeckSize> pond;
    Books books; ///< grouped by seat
    Scores scores{};
};

struct State {
    MatchScore match;
    Options options;
    Status status;
    bool dealDue = false;        ///< the next game is to be dealt
    bool cardMoved = false;      ///< in the current turn (F-11)
    std::uint8_t quietTurns = 0; ///< F-11: consecutive turns without a moved card, before the current one
    std::array<CardSet, kMostPlayers> hands{};
    Pile<kDeckSize> pond;
    Books books; ///< in the order laid
};

/// The observation of one seat. Only other hands and the pond are hidden.
struct Observation {
    Seat viewer = kOmniscient;
    MatchScore match;
    Options options; ///< public
    Status status;
    std::array<FaceList, kMostPlayers> hands{};
    FaceList pond;
    Books books; ///< in the order laid

    bool operator==(const Observation&) const = default;
};

/// Seats with at least one card.
constexpr SeatSet holdersOf(const State& state) {
    SeatSet holders;
    for (Seat seat = 0; seat < state.match.seats; ++seat)
        if (!state.hands[seat].empty()) holders.add(seat);
    return holders;
}

} // namespace gofish

/// Implements the Game concept (model/engine/game.h).
struct GoFish : PlacesGame<GoFish, gofish::State, gofish::Move, gofish::Layout, gofish::Observation> {
    static constexpr std::string_view kId = "go-fish";
    static constexpr std::string_view kTitle = "Go Fish";
    static constexpr int kLeastSeats = 2; // F-01
    static constexpr int kMostSeats = gofish::kMostPlayers;
    static constexpr int kFaces = packs::kStandardFaces;
    static constexpr std::string_view kEndings[] = {"all-books", "nobody-can-ask", "first-out", "quiet"};
    static constexpr OptionSpec kOptions[] = {
        {"lucky", OptionKind::Flag, 1},
        {"end", OptionKind::Choice, gofish::kAllBooks, 0, 1, gofish::kEndChoices},
        {"games", OptionKind::Number, 1, 1, 10}};
    static constexpr PileKind kLaid = PileKind::Books;

    static std::span<const Card> deck(const Options& options);
    static constexpr Face faceOf(Card card) { return card; } // no two cards are equal
    static std::string_view faceName(Face face) { return packs::standardName(face); }

    template <class Cards, class Visit>
    static void places(Cards& cards, int seats, Visit visit) {
        visitHands(cards, seats, visit);
        visit(PileId{PileKind::Pond}, cards.pond, SeatSet());
    }

    static Layout shuffled(const Options& options, int seats, Random& random);
    static const char* validationError(const Options& options, int seats, const Layout& layout);
    static void newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                const Layout& layout, EventLog<GoFish>& log);
    static void legalMoves(const State& state, Seat seat, MoveList<Move>& moves);
    static Refusal check(const State& state, Seat seat, const Move& move);
    static void apply(State& state, Seat seat, const Move& move, EventLog<GoFish>& log);
    static Chance chance(const State& state);
    static void applyChance(State& state, const Outcome<Layout>& outcome, EventLog<GoFish>& log);

    static Observation observation(const State& state, Seat viewer);
    using PlacesGame::update;
    static void update(Observation& observation, const Moved& moved);
};

static_assert(Game<GoFish>);

} // namespace tacklebox
