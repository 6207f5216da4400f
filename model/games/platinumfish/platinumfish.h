// Platinum Fish: 2-6 seats, two packs of 52, two dice; pairs of one rank are laid as they come, the most win.
// Rules: platinum-fish.md (rulings P-01 ... P-25).
//
// The states of a game:
//
// clang-format off
//     opening (chance): roll and deal each seat, all lay, refill empty hands, turn up the first discard --> Draw
//     Draw    --a match--> Draw again;  --no match, roll two dice (chance)--> Take, or Ask if the deck has none of it
//     Draw    --an opponent of the last searcher calls for it: shuffle (chance)--> Draw
//     Take, Ask --> Draw of the next player
//     a hand runs out: roll and deal (chance), lay --> Refill, if something on the discard pile matches
//     Refill  --its player is done, or nothing matches any more--> Draw of the next player
//     the last card leaves the deck --> Over
// clang-format on
#pragma once

#include "model/engine/game.h"
#include "model/games/packs/standardcards.h"

namespace tacklebox {

namespace platinumfish {

inline constexpr int kMostPlayers = 6; // P-01
/// Cards are numbered by face, the two of one face together: face * 2 and face * 2 + 1.
inline constexpr int kDeckSize = 2 * packs::kStandardFaces;
inline constexpr int kMostMatches = kDeckSize / 2;
/// P-02: who rolls less is dealt this many all the same.
inline constexpr int kLeastDealt = 3;

/// The option `discardAfterRefill`, by its index in Options and its two values.
inline constexpr int kDiscardAfterRefill = 0;
inline constexpr std::string_view kDiscardChoices[] = {"any", "top"};
inline constexpr int kAnyDiscard = 0, kTopDiscard = 1;

inline constexpr packs::Rank kNoRank = 255;

/// Several ranks: bit 0 is the ace, bit 12 the king.
using RankSet = std::uint16_t;
constexpr RankSet rankBit(packs::Rank rank) {
    return RankSet(1u << rank);
}
constexpr bool hasRank(RankSet ranks, packs::Rank rank) {
    return (ranks >> rank) & 1;
}

/// The rank of each card: a look into a table, where the rules go through a whole deck.
inline constexpr auto kRankOf = [] {
    std::array<packs::Rank, kDeckSize> ranks{};
    for (Card card = 0; card < kDeckSize; ++card)
        ranks[card] = packs::rankOf(Face(card / 2));
    return ranks;
}();
constexpr packs::Rank rankOf(Card card) {
    return kRankOf[card];
}
/// The same as a set of one rank.
inline constexpr auto kRankBitOf = [] {
    std::array<RankSet, kDeckSize> bits{};
    for (Card card = 0; card < kDeckSize; ++card)
        bits[card] = rankBit(rankOf(card));
    return bits;
}();
/// The eight cards of each rank.
inline constexpr auto kCardsOfRank = [] {
    std::array<CardSet, packs::kRanks> cards{};
    for (Card card = 0; card < kDeckSize; ++card)
        cards[rankOf(card)].add(card);
    return cards;
}();
/// The ranks that two dice allow to be taken from the deck (P-10).
constexpr RankSet ranksRolled(int a, int b) {
    constexpr RankSet kCourts = rankBit(packs::kJack) | rankBit(packs::kQueen) | rankBit(packs::kKing);
    const RankSet sum = a + b == 12 ? kCourts : rankBit(packs::Rank(a + b - 1));
    return rankBit(packs::Rank(a - 1)) | rankBit(packs::Rank(b - 1)) | sum;
}

enum class Phase : std::uint8_t {
    Draw,   ///< the player in turn draws; after a search opponents of the searcher may call for a shuffle
    Take,   ///< he takes a card of a rolled rank from the deck
    Ask,    ///< the deck has none of them: he asks an opponent for a rank, or declines
    Refill, ///< who was dealt a new hand may match cards of it from the discard pile; gives his hand away
    Wait,   ///< what the others see of Refill
    Over,
};

/// Where the turn stands. Hidden from some seats: `choices`, and all that tells of phase Refill.
struct Status {
    Phase phase = Phase::Draw;
    Seat turn = kNoSeat;
    SeatSet waiting;
    Seat refills = kNoSeat;             ///< in Refill: whose new hand it is
    std::array<std::uint8_t, 2> dice{}; ///< the last roll until the next turn begins, 0 where there is none
    RankSet choices = 0;                ///< in Take: what may be taken, for the player in turn alone

    bool operator==(const Status& other) const { return sameBytes(*this, other); }
};

enum class MoveKind : std::uint8_t { Draw, TakeDiscard, Shuffle, Take, Ask, Decline, MatchDiscard, Done };

struct Move {
    MoveKind kind{};
    Seat target = kNoSeat;      ///< Ask only
    packs::Rank rank = kNoRank; ///< Take, Ask
    Face card = kNoFace;        ///< MatchDiscard only

    bool operator==(const Move&) const = default;
};

/// Two cards of `rank` that lie in front of `seat`.
struct LaidMatch {
    Seat seat;
    packs::Rank rank;
};
using LaidMatches = List<LaidMatch, kMostMatches>;
using RankList = List<packs::Rank, kMostMatches>;

/// A position to begin from. Without hands the usual deal, with its dice, is made from the deck as it lies
/// here.
struct Layout {
    std::array<CardSet, kMostPlayers> hands{};
    Pile<kDeckSize> deck;
    Pile<kDeckSize> discard;
    LaidMatches matches; ///< in the order laid
    CardSet matched;     ///< the cards of those matches
    Scores scores{};
    bool handsGiven = false;
    bool discardGiven = false; ///< even if it is empty: no first discard is turned up
};

/// The chance step that is due.
enum class Due : std::uint8_t {
    Nothing,
    StartRoll,       ///< the roller's starting hand
    StartRefillRoll, ///< a new hand for the roller, before play begins
    RefillRoll,      ///< a new hand for the roller
    TurnRoll,        ///< the two dice of the player in turn
    Shuffle,         ///< of the deck
};

struct State {
    MatchScore match;
    Options options;
    Status status;
    Due due = Due::Nothing;
    Seat roller = kNoSeat;    ///< who rolls what is due
    Seat searcher = kNoSeat;  ///< whose opponents may still call for a shuffle (P-12)
    bool turnsUpFirst = true; ///< the dealer still has to turn up the first discard
    std::array<CardSet, kMostPlayers> hands{};
    Pile<kDeckSize> deck;
    Pile<kDeckSize> discard;
    LaidMatches matches; ///< of all seats, in the order laid
    CardSet matched;     ///< the cards of those matches
};

/// What one seat may know. The other hands and the deck are hidden, but not their sizes.
struct View {
    Seat viewer = kEverybody;
    MatchScore match;
    Options options; ///< the table's rules, known to all at it
    Status status;
    std::array<FaceList, kMostPlayers> hands{};
    FaceList deck;
    FaceList discard;
    std::array<RankList, kMostPlayers> matches{};
    Face half = kNoFace; ///< while following: the first card of a match whose second is still on its way

    bool operator==(const View&) const = default;
};

/// The ranks of a hand.
RankSet ranksIn(CardSet cards);
/// The cards of the discard pile that a player with a new hand may match now (P-18).
CardSet discardMatches(const State& state, Seat seat);

} // namespace platinumfish

/// The game, by the contract of model/engine/game.h.
struct PlatinumFish {
    using State = platinumfish::State;
    using Status = platinumfish::Status;
    using Move = platinumfish::Move;
    using Layout = platinumfish::Layout;
    using View = platinumfish::View;

    static constexpr std::string_view kId = "platinum-fish";
    static constexpr std::string_view kTitle = "Platinum Fish";
    static constexpr int kLeastSeats = 2; // P-01
    static constexpr int kMostSeats = platinumfish::kMostPlayers;
    static constexpr int kFaces = packs::kStandardFaces;
    static constexpr std::string_view kEndings[] = {"deck-empty"};
    static constexpr OptionSpec kOptions[] = {{"discardAfterRefill", OptionKind::Choice,
                                               platinumfish::kAnyDiscard, 0, 1,
                                               platinumfish::kDiscardChoices}};

    /// The first pack, then the second.
    static std::span<const Card> deck(const Options& options);
    static constexpr Face faceOf(Card card) { return Face(card / 2); }
    static std::string_view faceName(Face face) { return packs::standardName(face); }

    static Layout shuffled(const Options& options, int seats, Random& random);
    static const char* fault(const Options& options, int seats, const Layout& layout);
    static void open(State& state, const Options& options, int seats, Seat dealer, const Layout& layout,
                     EventLog<PlatinumFish>& log);
    static SeatSet waiting(const State& state) { return state.status.waiting; }
    static void legalMoves(const State& state, Seat seat, MoveList<Move>& moves);
    static Refusal check(const State& state, Seat seat, const Move& move);
    static void apply(State& state, Seat seat, const Move& move, EventLog<PlatinumFish>& log);
    static Chance chance(const State& state);
    static void applyChance(State& state, const Outcome<Layout>& outcome, EventLog<PlatinumFish>& log);

    static View view(const State& state, Seat viewer);
    static void follow(View& view, const SeenEvent<PlatinumFish>& event);
    static Status statusFor(const Status& status, Seat viewer);
    /// All moves are made in the open, or known to their maker alone.
    static Move censor(const Move& move) { return move; }
};

static_assert(Game<PlatinumFish>);

} // namespace tacklebox
