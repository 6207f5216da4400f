// The Great Lakes Fish-Out: 3-5 seats, a pack of 52, everybody chooses a card in secret, the highest of each
// suit may fish out the lake. Rules: great-lakes.md (rulings G-01 ... G-23).
//
// The states of a game, one round after another until the hands are empty:
//
// clang-format off
//     Choose  --the last choice: all is revealed, losers stock the lake-->  Keep (for each keeper who has a choice)
//     Keep    --the last keeper has decided-->  Choose; or, out of cards, the end of the game:
//                                               Deal (chance) and Choose again, or Over
// clang-format on
#pragma once

#include "model/engine/game.h"
#include "model/games/packs/standardcards.h"

namespace tacklebox {

namespace greatlakes {

inline constexpr int kMostPlayers = 5;
inline constexpr int kDeckSize = 52;
/// G-23: after this many games the highest total wins.
inline constexpr int kMostGames = 20;

enum class Phase : std::uint8_t {
    Choose, ///< everybody chooses a card, at once and in secret
    Keep,   ///< a keeper stocks the lake or fishes it out
    Over,
};

/// What all may know of where the round stands. Nothing in it is secret.
struct Status {
    Phase phase = Phase::Choose;
    Seat turn = kNoSeat; ///< in Keep the keeper who decides
    SeatSet waiting;

    bool operator==(const Status&) const = default;
};

enum class MoveKind : std::uint8_t { Choose, FishOut, Stock };

struct Move {
    MoveKind kind{};
    Face card = kNoFace; ///< Choose only

    bool operator==(const Move&) const = default;
};

using SuitList = List<packs::Suit, packs::kSuits>;

/// A position to begin from. A shuffle gives the same: hands dealt, the cards left over in the lake (G-05).
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
    List<Card, kDeckSize> catches; ///< everybody's caught cards, in the order in which they were caught
};

/// What one seat may know. Everything but the other hands and what is chosen is public.
struct View {
    Seat viewer = kEverybody;
    MatchScore match;
    Status status;
    std::array<FaceList, kMostPlayers> hands{};
    FaceList lake;
    std::array<FaceList, kMostPlayers> caught{};
    std::array<Face, kMostPlayers> chosen{}; ///< kNoFace, a face, or kHidden
    std::array<Face, kMostPlayers> kept{};
    std::array<SuitList, kMostPlayers> fished{};

    bool operator==(const View&) const = default;
};

/// The value of a card in a round: 2-13 (king), the ace 1, or 14 where another's jack, queen or king of its
/// suit is revealed with it (G-09, G-10). `revealed` are all cards of the round.
int valueInRound(Card card, CardSet revealed);

} // namespace greatlakes

/// The game, by the contract of model/engine/game.h.
struct GreatLakes {
    using State = greatlakes::State;
    using Status = greatlakes::Status;
    using Move = greatlakes::Move;
    using Layout = greatlakes::Layout;
    using View = greatlakes::View;

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

    static Layout shuffled(const Options& options, int seats, Random& random);
    static const char* fault(const Options& options, int seats, const Layout& layout);
    static void open(State& state, const Options& options, int seats, Seat dealer, const Layout& layout,
                     EventLog<GreatLakes>& log);
    static SeatSet waiting(const State& state) { return state.status.waiting; }
    static void legalMoves(const State& state, Seat seat, MoveList<Move>& moves);
    static Refusal check(const State& state, Seat seat, const Move& move);
    static void apply(State& state, Seat seat, const Move& move, EventLog<GreatLakes>& log);
    static Chance chance(const State& state);
    static void applyChance(State& state, const Outcome<Layout>& outcome, EventLog<GreatLakes>& log);

    static View view(const State& state, Seat viewer);
    static void follow(View& view, const SeenEvent<GreatLakes>& event);
    static Status statusFor(const Status& status, Seat) { return status; }
    static Move censor(const Move& move) { return {move.kind, move.card == kNoFace ? kNoFace : kHidden}; }
};

static_assert(Game<GreatLakes>);

} // namespace tacklebox
