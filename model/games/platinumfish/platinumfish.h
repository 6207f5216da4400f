// Platinum Fish for 2-6 seats, with two packs of 52 and two dice: pairs of a rank are laid at once, the most
// pairs win. Rules: platinum-fish.md (rulings P-01 ... P-25).
//
// States of a game:
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

#include "model/engine/places.h"
#include "model/games/packs/standardcards.h"

namespace tacklebox {

namespace platinumfish {

inline constexpr int kMostPlayers = 6; // P-01
/// The two cards of a face have the numbers face * 2 and face * 2 + 1.
inline constexpr int kDeckSize = 2 * packs::kStandardFaces;
inline constexpr int kMostMatches = kDeckSize / 2;
/// P-02: number of cards dealt for a lower roll.
inline constexpr int kLeastDealt = 3;

/// Index of the option `discardAfterRefill` in Options, and its values.
inline constexpr int kDiscardAfterRefill = 0;
inline constexpr std::string_view kDiscardChoices[] = {"any", "top"};
inline constexpr int kAnyDiscard = 0, kTopDiscard = 1;

inline constexpr packs::Rank kNoRank = 255;

/// Bit 0 is the ace, bit 12 the king.
using RankSet = std::uint16_t;
constexpr RankSet rankBit(packs::Rank rank) {
    return RankSet(1u << rank);
}
constexpr bool hasRank(RankSet ranks, packs::Rank rank) {
    return (ranks >> rank) & 1;
}

/// The rank of each card; a table for speed.
inline constexpr auto kRankOf = [] {
    std::array<packs::Rank, kDeckSize> ranks{};
    for (Card card = 0; card < kDeckSize; ++card)
        ranks[card] = packs::rankOf(Face(card / 2));
    return ranks;
}();
constexpr packs::Rank rankOf(Card card) {
    return kRankOf[card];
}
/// The rank of each card, as a set.
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
/// Ranks that the player may take from the deck with these dice (P-10).
constexpr RankSet ranksRolled(int a, int b) {
    constexpr RankSet kCourts = rankBit(packs::kJack) | rankBit(packs::kQueen) | rankBit(packs::kKing);
    const RankSet sum = a + b == 12 ? kCourts : rankBit(packs::Rank(a + b - 1));
    return rankBit(packs::Rank(a - 1)) | rankBit(packs::Rank(b - 1)) | sum;
}

enum class Phase : std::uint8_t {
    Draw,   ///< the player on turn draws; after a search, the searcher's opponents may call for a shuffle
    Take,   ///< the player on turn takes a card of a rolled rank from the deck
    Ask,    ///< the deck has no rolled rank: the player on turn asks an opponent for a rank, or declines
    Refill, ///< a player matches a new hand with the discard pile; hidden, as it reveals the hand
    Wait,   ///< how other seats see Refill
    Over,
};

/// The state machine. Hidden from some seats: `choices` and phase Refill.
struct Status {
    Phase phase = Phase::Draw;
    Seat turn = kNoSeat;
    SeatSet playersToAct;
    Seat refillSeat = kNoSeat;          ///< seat of the new hand, in Refill
    std::array<std::uint8_t, 2> dice{}; ///< last roll, until the next turn begins; 0 if none
    RankSet choices = 0;                ///< ranks to choose from, in Take; only for the player on turn

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

/// Reasons for a refusal besides the shared ones (Reason), one for each rule; `seat` and `first` are fields
/// of the Refusal.
enum class OwnReason : std::uint8_t {
    DrawComesFirst,         ///< a turn begins with a draw
    TakeFromDeckFirst,      ///< the deck has a rolled rank, which must be taken
    AskOrDecline,           ///< the deck has no rolled rank
    MatchNewHandFirst,      ///< the new hand must be matched or left first
    OnlyCallForShuffle,     ///< it is the turn of `seat`; others may only call for a shuffle
    DiscardPileEmpty,       ///< the discard pile is empty
    DiscardMatchesNothing,  ///< no card in hand matches the discard
    NotOnDiscardPile,       ///< the card is not on the discard pile
    OnlyTopOfDiscard,       ///< the table's option only allows matching the top card
    NoSearchToShuffleAfter, ///< no search since the last draw, or the shuffle has already been called for
    RankNotRolled,          ///< the dice do not allow rank `first`
    RankNotInDeck,          ///< the deck has no card of rank `first`
};

/// A pair of `rank`, laid in front of `seat`.
struct LaidMatch {
    Seat seat;
    packs::Rank rank;
};
using LaidMatches = List<LaidMatch, kMostMatches>;
using RankList = List<packs::Rank, kMostMatches>;

/// A start position. Without hands, dice and cards are dealt as usual, from the deck in its given order.
struct Layout {
    std::array<CardSet, kMostPlayers> hands{};
    Pile<kDeckSize> deck;
    Pile<kDeckSize> discard;
    LaidMatches matches; ///< in the order laid
    CardSet matched;     ///< the cards of these pairs
    Scores scores{};
    bool hasHands = false;
    bool discardGiven = false; ///< true even for an empty pile: no first discard is turned up
};

/// The chance step that the game waits for.
enum class PendingChance : std::uint8_t {
    Nothing,
    StartRoll,       ///< starting hand of the roller
    StartRefillRoll, ///< new hand of the roller, before the first turn
    RefillRoll,      ///< new hand of the roller
    TurnRoll,        ///< the two dice of the player on turn
    Shuffle,         ///< of the deck
};

struct State {
    MatchScore match;
    Options options;
    Status status;
    PendingChance pendingChance = PendingChance::Nothing;
    Seat roller = kNoSeat;    ///< seat that rolls for the chance step
    Seat searcher = kNoSeat;  ///< seat whose opponents may still call for a shuffle (P-12)
    bool turnsUpFirst = true; ///< the dealer turns up a first discard
    std::array<CardSet, kMostPlayers> hands{};
    Pile<kDeckSize> deck;
    Pile<kDeckSize> discard;
    LaidMatches matches; ///< of all seats, in the order laid
    CardSet matched;     ///< the cards of these pairs
};

/// The observation of one seat. Other hands and the deck are hidden, except for their sizes.
struct Observation {
    Seat viewer = kOmniscient;
    MatchScore match;
    Options options; ///< public
    Status status;
    std::array<FaceList, kMostPlayers> hands{};
    FaceList deck;
    FaceList discard;
    std::array<RankList, kMostPlayers> matches{};
    Face firstOfPair =
        kNoFace; ///< during applyEvent(): first card of a pair whose second card has not moved yet

    bool operator==(const Observation&) const = default;
};

RankSet ranksIn(CardSet cards);
/// Cards of the discard pile that a player with a new hand may match now (P-18).
CardSet discardMatches(const State& state, Seat seat);

} // namespace platinumfish

/// Implements the Game concept (model/engine/game.h).
struct PlatinumFish : PlacesGame<PlatinumFish, platinumfish::State, platinumfish::Move, platinumfish::Layout,
                                 platinumfish::Observation> {
    static constexpr std::string_view kId = "platinum-fish";
    static constexpr std::string_view kTitle = "Platinum Fish";
    static constexpr int kLeastSeats = 2; // P-01
    static constexpr int kMostSeats = platinumfish::kMostPlayers;
    static constexpr int kFaces = packs::kStandardFaces;
    static constexpr std::string_view kEndings[] = {"deck-empty"};
    static constexpr OptionSpec kOptions[] = {{"discardAfterRefill", OptionKind::Choice,
                                               platinumfish::kAnyDiscard, 0, 1,
                                               platinumfish::kDiscardChoices}};
    static constexpr PileKind kLaid = PileKind::Matches;

    /// In the order of the first pack, then the second.
    static std::span<const Card> deck(const Options& options);
    static constexpr Face faceOf(Card card) { return Face(card / 2); }
    static std::string_view faceName(Face face) { return packs::standardName(face); }

    template <class Cards, class Visit>
    static void places(Cards& cards, int seats, Visit visit) {
        visitHands(cards, seats, visit);
        visit(PileId{PileKind::Deck}, cards.deck, SeatSet());
        visit(PileId{PileKind::Discard}, cards.discard, kAllSeats);
    }

    static Layout shuffled(const Options& options, int seats, Random& random);
    static const char* validationError(const Options& options, int seats, const Layout& layout);
    static void newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                const Layout& layout, EventLog<PlatinumFish>& log);
    static void legalMoves(const State& state, Seat seat, MoveList<Move>& moves);
    static Refusal check(const State& state, Seat seat, const Move& move);
    static void apply(State& state, Seat seat, const Move& move, EventLog<PlatinumFish>& log);
    static Chance chance(const State& state);
    static void applyChance(State& state, const Outcome<Layout>& outcome, EventLog<PlatinumFish>& log);

    static Observation observation(const State& state, Seat viewer);
    using PlacesGame::update;
    static void update(Observation& observation, const Moved& moved);
    static Status statusFor(const Status& status, Seat viewer);
};

static_assert(Game<PlatinumFish>);

} // namespace tacklebox
