// Twisted Fish for 2-6 seats: thirteen fish in five colours, and eight Zingers with special effects. Players
// lay baskets of five. A round ends when laying a card just won empties a player's hand. Rules:
// twisted-fish.md (rulings T-02 ... T-42).
//
// States of a game:
//
//     Turn   --ask, Net, Lure--> Answer;  --Warden, Boat--> a pulled card (chance) --> Turn
//            --unload, fishing without fish cards, "dead in the water"--> the next Turn
//     Zinger (only if the target holds Divine Intervention) --stopped--> Turn, Drawn or Answer;
//            --allowed--> effect of the Zinger
//     Answer --hit--> Turn;  --a Net's hit with a choice--> Give --> Turn;  --miss--> Miss, or the draw
//     Miss   (only with Two Fisted Fisherman) --Two Fisted--> Again --ask--> Answer;  --go fish--> the draw
//     the draw: the card fished for--> Turn;  something to lay or to play--> Drawn;  else the next Turn
//     Drawn  --until nothing is left to do--> the next Turn
//
//     At the end of a round: Deal (chance) and Turn again, or Over.
#pragma once

#include "model/engine/places.h"
#include "model/games/twistedfish/cards.h"

namespace tacklebox {

namespace twistedfish {

inline constexpr int kMostPlayers = 6;
inline constexpr int kHandSize = 8;

enum class Phase : std::uint8_t {
    Turn,   ///< open moment before an ask; others may play Warden, Boat or Diver
    Zinger, ///< the target of a Zinger stops or allows it
    Answer, ///< the player asked answers, or plays No Fishing
    Give,   ///< the Net's target chooses which card to give
    Miss,   ///< the asker goes fishing or plays Two Fisted Fisherman
    Again,  ///< the ask that Two Fisted Fisherman gives
    Drawn,  ///< last chance to lay or to play a Zinger, after a draw that ends the turn
    Over,
    Wait, ///< how other seats see Zinger, Give, Miss and Drawn
};

/// The current ask, or in Miss and Again the previous one.
struct Asked {
    Seat by = kNoSeat; ///< kNoSeat: no ask
    Seat target = kNoSeat;
    Fish fish = kNoFish;
    Face card = kNoFace; ///< kNoFace: the Net, which asks for any card of the fish

    constexpr bool any() const { return by != kNoSeat; }
    constexpr bool isNet() const { return any() && card == kNoFace; }
    bool operator==(const Asked&) const = default;
};

/// A Zinger aimed at a player.
struct Aimed {
    Card zinger = kNoCard; ///< kNoCard: no Zinger
    Seat by = kNoSeat;
    Seat target = kNoSeat;

    constexpr bool any() const { return zinger != kNoCard; }
    bool operator==(const Aimed&) const = default;
};

struct Status {
    Phase phase = Phase::Turn;
    Seat turn = kNoSeat;
    SeatSet playersToAct; ///< in Turn, includes seats that may play Warden, Boat or Diver
    Asked asked;
    Aimed aimed; ///< only in Zinger

    bool operator==(const Status&) const = default;
};

/// In the order of protocol.md.
enum class MoveKind : std::uint8_t {
    Ask,
    Lay,
    AddSixth,
    TheNet,
    TheLure,
    Unload,
    GoFish,
    DeadInTheWater,
    GameWarden,
    GlassBottomBoat,
    DeadScubaDiver,
    DivineIntervention,
    Allow,
    Answer,
    NoFishing,
    Give,
    TwoFistedFisherman,
    EndTurn,
};

struct Move {
    MoveKind kind{};
    Seat target = kNoSeat; ///< Ask, TheNet, TheLure, GameWarden, GlassBottomBoat
    Face card = kNoFace;   ///< Ask, TheLure, Give
    Fish fish = kNoFish;   ///< Lay, AddSixth, TheNet, DeadScubaDiver
    bool keep = false;     ///< DivineIntervention

    bool operator==(const Move&) const = default;
};

/// Reasons for a refusal besides the shared ones (Reason), one for each rule; `seat`, `first` and `second`
/// are fields of Refusal.
enum class OwnReason : std::uint8_t {
    NotYourTurn,      ///< in others' turns, only Warden, Boat and Diver can be played
    OnlyFishAskedFor, ///< asked for a Zinger
    MustAsk,          ///< has a fish card, so cannot pass or go fishing
    PondIsEmpty,      ///< nothing to fish for
    BasketNotFull,    ///< has `second` of the five cards of fish `first`
    NoDiverBasket,    ///< has no Diver basket of fish `first`
    LiesInBasket,     ///< names a card in a basket for the Lure
    TooLateToUnload,  ///< unloads Divine Intervention after all other Zingers are used up
    WardenNeedsPond,  ///< plays the Game Warden without a pond
    DiverNeedsFour,   ///< has `second` cards of fish `first`, not exactly four
    NotTheFishNetted, ///< gives another fish than `first` to the Net
};

/// A laid basket: five colours, or four and the Diver. The sixth card replaces the Diver.
struct Basket {
    Seat owner = kNoSeat;
    Fish fish = kNoFish;
    std::uint8_t colours = 0; ///< bit set, red is bit 0
    bool diver = false;

    CardSet cards() const {
        CardSet cards;
        for (int colour = 0; colour < kColours; ++colour)
            if (colours >> colour & 1) cards.add(cardOf(fish, colour));
        if (diver) cards.add(kDeadScubaDiver);
        return cards;
    }
    void add(Card card) {
        if (card == kDeadScubaDiver)
            diver = true;
        else
            colours = std::uint8_t(colours | 1u << colourOf(card));
    }
    bool operator==(const Basket&) const = default;
};
/// All baskets in the order laid. Each fish has at most one.
using Baskets = List<Basket, kFishes>;

/// Indices into TwistedFish::kEndings (T-39, T-42).
enum class Ending : std::uint8_t { WentOut, AllBaskets, QuietOnEmptyPond, AllDead };

/// A start position. Cards not listed are out of the game.
struct Layout {
    bool hasHands = false; ///< if false, eight cards each are dealt from the pond
    std::array<CardSet, kMostPlayers> hands{};
    Pile<kDeckSize> pond;
    Pile<kDeckSize> discard;
    Baskets baskets;
    Scores scores{};
};

/// The pending chance step.
enum class PendingChance : std::uint8_t { Nothing, WardenPull, BoatPull, PondShuffle, Deal };

struct State {
    MatchScore match;
    Options options;
    Status status;
    PendingChance pendingChance = PendingChance::Nothing;
    Aimed pulling;      ///< the Zinger, in the two pulls
    Card won = kNoCard; ///< the card won by the current ask; needed to go out (T-39)
    bool drawn = false; ///< the player has drawn: after an open-moment Zinger, Drawn follows instead of Turn
    bool quiet = true;  ///< no card laid and no Zinger played or unloaded in this turn
    std::uint8_t quietOnEmptyPond = 0; ///< consecutive quiet turns that ended with an empty pond (T-42)
    std::uint8_t quietAndDead = 0;     ///< consecutive quiet turns that ended "dead in the water" (T-42)
    std::array<CardSet, kMostPlayers> hands{};
    Baskets baskets;
    Pile<kDeckSize> pond;
    Pile<kDeckSize> discard;
};

/// Observation of one seat. Hands show only cards visible now, not cards seen earlier.
struct Observation {
    Seat viewer = kOmniscient;
    MatchScore match;
    Status status;
    std::array<FaceList, kMostPlayers> hands{};
    FaceList pond;
    FaceList discard;
    Baskets baskets;

    bool operator==(const Observation&) const = default;
};

inline constexpr int kOptionTarget = 0, kOptionNetEndsTurn = 1, kOptionFishedCardGoesOut = 2;

} // namespace twistedfish

/// See model/engine/game.h for the contract.
struct TwistedFish : PlacesGame<TwistedFish, twistedfish::State, twistedfish::Move, twistedfish::Layout,
                                twistedfish::Observation> {
    static constexpr std::string_view kId = "twisted-fish";
    static constexpr std::string_view kTitle = "Twisted Fish";
    static constexpr int kLeastSeats = 2;
    static constexpr int kMostSeats = twistedfish::kMostPlayers;
    static constexpr int kFaces = twistedfish::kDeckSize;
    static constexpr std::string_view kEndings[] = {"went-out", "all-baskets", "quiet-on-empty-pond",
                                                    "all-dead"};
    static constexpr OptionSpec kOptions[] = {{"target", OptionKind::Number, 400, 0, 2000},
                                              {"netEndsTurn", OptionKind::Flag, 0},
                                              {"fishedCardGoesOut", OptionKind::Flag, 1}};
    static constexpr PileKind kLaid = PileKind::Baskets;

    static std::span<const Card> deck(const Options& options);
    static constexpr Face faceOf(Card card) { return card; }
    static std::string_view faceName(Face face) { return twistedfish::cardName(face); }

    template <class Cards, class Visit>
    static void places(Cards& cards, int seats, Visit visit) {
        visitHands(cards, seats, visit);
        visit(PileId{PileKind::Pond}, cards.pond, SeatSet());
        visit(PileId{PileKind::Discard}, cards.discard, kAllSeats);
    }

    static Layout shuffled(const Options& options, int seats, Random& random);
    static const char* validationError(const Options& options, int seats, const Layout& layout);
    static void newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                const Layout& layout, EventLog<TwistedFish>& log);
    static void legalMoves(const State& state, Seat seat, MoveList<Move>& moves);
    static Refusal check(const State& state, Seat seat, const Move& move);
    static void apply(State& state, Seat seat, const Move& move, EventLog<TwistedFish>& log);
    static Chance chance(const State& state);
    /// The chance step as `viewer` may see it. A Warden or Boat played after the draw looks to other seats as
    /// if the pull were pending, even while the target may stop it. Otherwise they would learn whether the
    /// target holds Divine Intervention.
    static Chance chanceSeenBy(const State& state, Seat viewer);
    static void applyChance(State& state, const Outcome<Layout>& outcome, EventLog<TwistedFish>& log);

    static Observation observation(const State& state, Seat viewer);
    using PlacesGame::update;
    static void update(Observation& observation, const Moved& moved);
    static Status statusFor(const Status& status, Seat viewer);
    static Move censor(const Move& move);
};

static_assert(Game<TwistedFish>);

} // namespace tacklebox
