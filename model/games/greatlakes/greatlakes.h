// The Great Lakes Fish-Out for 3-5 seats, with a pack of 52: all choose a card in secret, then the highest of
// each suit may fish out the lake. Rules: great-lakes.md (rulings G-01 ... G-23).
//
// States of a game, round after round until the hands are empty:
//
// clang-format off
//     Choose  --the last choice: all is revealed, losers stock the lake-->  Keep (for each keeper who has a choice)
//     Keep    --the last keeper has decided-->  Choose; or, out of cards, the end of the game:
//                                               Deal (chance) and Choose again, or Over
// clang-format on
#pragma once

#include "model/engine/places.h"
#include "model/games/packs/standardcards.h"

namespace tacklebox {

namespace greatlakes {

inline constexpr int kMostPlayers = 5;
inline constexpr int kDeckSize = 52;
/// G-23: after this number of games the highest total wins.
inline constexpr int kMostGames = 20;
/// Index into GreatLakes::kOptions.
inline constexpr int kTarget = 0;

enum class Phase : std::uint8_t {
    Choose, ///< all players choose a card, at once and in secret
    Keep,   ///< a keeper stocks the lake or fishes it out
    Over,
};

/// Public state of the round.
struct Status {
    Phase phase = Phase::Choose;
    Seat turn = kNoSeat; ///< the keeper who decides, in Keep
    SeatSet playersToAct;

    bool operator==(const Status&) const = default;
};

enum class MoveKind : std::uint8_t { Choose, FishOut, Stock };

struct Move {
    MoveKind kind{};
    Face card = kNoFace; ///< Choose only

    bool operator==(const Move&) const = default;
};

/// Reasons for a refusal besides the shared ones (Reason), one for each rule.
enum class OwnReason : std::uint8_t {
    ChoiceIsFinal, ///< a choice cannot be changed
    ChooseFirst,   ///< keeping comes after everybody has chosen
};

using SuitList = List<packs::Suit, packs::kSuits>;

/// A start position. A shuffled one has full hands, and the remaining cards in the lake (G-05).
struct Layout {
    std::array<CardSet, kMostPlayers> hands{};
    Pile<kDeckSize> lake;
    std::array<List<Card, kDeckSize>, kMostPlayers> caught{};
    std::array<SuitList, kMostPlayers> fished{};
    Scores scores{};
};

struct State {
    MatchScore match;
    Options options;
    Status status;
    bool dealDue = false; ///< the next game is to be dealt
    std::array<Card, kMostPlayers> chosen{};
    std::array<Card, kMostPlayers> kept{};
    std::array<SuitList, kMostPlayers> fished{};
    std::array<CardSet, kMostPlayers> hands{};
    Pile<kDeckSize> lake; ///< the newest card on top
    std::array<CardSet, kMostPlayers> caught{};
    List<Card, kDeckSize> catches; ///< all caught cards, in the order of catching
};

/// The observation of one seat. Only the other hands and chosen cards are hidden.
struct Observation {
    Seat viewer = kOmniscient;
    MatchScore match;
    Status status;
    std::array<FaceList, kMostPlayers> hands{};
    FaceList lake;
    std::array<FaceList, kMostPlayers> caught{};
    std::array<Face, kMostPlayers> chosen{}; ///< kNoFace, a face, or kHidden
    std::array<Face, kMostPlayers> kept{};
    std::array<SuitList, kMostPlayers> fished{};

    bool operator==(const Observation&) const = default;
};

/// Value of a card in a round: 2-13 (king); an ace is 1, or 14 if a jack, queen or king of its suit is among
/// `revealed`, all cards of the round (G-09, G-10).
int valueInRound(Card card, CardSet revealed);

} // namespace greatlakes

/// Implements the Game concept (model/engine/game.h).
struct GreatLakes : PlacesGame<GreatLakes, greatlakes::State, greatlakes::Move, greatlakes::Layout,
                               greatlakes::Observation> {
    static constexpr std::string_view kId = "great-lakes";
    static constexpr std::string_view kTitle = "The Great Lakes Fish-Out";
    static constexpr int kLeastSeats = 3; // G-04
    static constexpr int kMostSeats = greatlakes::kMostPlayers;
    static constexpr int kFaces = packs::kStandardFaces;
    static constexpr std::string_view kEndings[] = {"out-of-cards"};
    static constexpr OptionSpec kOptions[] = {{"target", OptionKind::Number, 50, 10, 200}};

    static std::span<const Card> deck(const Options& options);
    static constexpr Face faceOf(Card card) { return card; }
    static std::string_view faceName(Face face) { return packs::standardName(face); }

    template <class Cards, class Visit>
    static void places(Cards& cards, int seats, Visit visit) {
        visitHands(cards, seats, visit);
        visit(PileId{PileKind::Lake}, cards.lake, kAllSeats);
    }

    static Layout shuffled(const Options& options, int seats, Random& random);
    static const char* validationError(const Options& options, int seats, const Layout& layout);
    static void newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                const Layout& layout, EventLog<GreatLakes>& log);
    static void legalMoves(const State& state, Seat seat, MoveList<Move>& moves);
    static Refusal check(const State& state, Seat seat, const Move& move);
    static void apply(State& state, Seat seat, const Move& move, EventLog<GreatLakes>& log);
    static Chance chance(const State& state);
    static void applyChance(State& state, const Outcome<Layout>& outcome, EventLog<GreatLakes>& log);

    static Observation observation(const State& state, Seat viewer);
    using PlacesGame::update;
    static void update(Observation& observation, const Moved& moved);
    static Move censor(const Move& move) { return {move.kind, move.card == kNoFace ? kNoFace : kHidden}; }
};

static_assert(Game<GreatLakes>);

} // namespace tacklebox
