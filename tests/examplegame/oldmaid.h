// Old Maid (old-maid.md): an example of a game in one file. No program lists it, only its tests.
//
//     Turn  --draws: Pull (chance)--> Turn of the next player with cards, or Deal (chance), or Over
#pragma once

#include "model/engine/matchshell.h"
#include "model/engine/places.h"
#include "model/engine/usualwords.h"
#include "model/games/packs/standardcards.h"
#include "model/json/codec.h"

namespace tacklebox {

namespace oldmaid {

inline constexpr int kMostPlayers = 6;
inline constexpr Card kMissing = packs::faceOf(packs::kQueen, 3);
inline constexpr int kFrom = 0, kGames = 1; ///< indexes in Options
inline constexpr std::string_view kSources[] = {"next", "anyone"};

inline constexpr auto kDeck = [] {
    std::array<Card, packs::kStandardFaces - 1> deck{};
    for (std::size_t i = 0; i < deck.size(); ++i)
        deck[i] = Card(i + (i >= kMissing));
    return deck;
}();

struct Status {
    Seat turn = kNoSeat;
    Seat pulledFrom = kNoSeat; ///< while a card is drawn
    bool dealDue = false;
    SeatSet playersToAct;

    bool operator==(const Status&) const = default;
};

struct Move {
    Seat target = kNoSeat;

    bool operator==(const Move&) const = default;
};

enum class OwnReason : std::uint8_t { NotTheNext };

struct Cards {
    std::array<CardSet, kMostPlayers> hands{}, pairs{};
};

struct Layout : Cards {
    Scores scores{};
};

struct State : Cards {
    MatchScore match;
    Options options;
    Status status;
};

} // namespace oldmaid

struct OldMaid : PlacesGame<OldMaid, oldmaid::State, oldmaid::Move, oldmaid::Layout> {
    using Log = EventLog<OldMaid>;

    static constexpr std::string_view kId = "old-maid", kTitle = "Old Maid";
    static constexpr int kLeastSeats = 2, kMostSeats = oldmaid::kMostPlayers;
    static constexpr int kFaces = packs::kStandardFaces;
    static constexpr std::string_view kEndings[] = {"old-maid"};
    static constexpr OptionSpec kOptions[] = {{"from", OptionKind::Choice, 0, 0, 1, oldmaid::kSources},
                                              {"games", OptionKind::Number, 1, 1, 10}};

    static std::span<const Card> deck(const Options&) { return oldmaid::kDeck; }
    static constexpr Face faceOf(Card card) { return card; }
    static std::string_view faceName(Face face) { return packs::standardName(face); }

    template <class Cards, class Visit>
    static void places(Cards& cards, int seats, Visit visit) {
        for (Seat seat = 0; seat < seats; ++seat) {
            visit(handOf(seat), cards.hands[seat], SeatSet::of(seat));
            visit(PileId{PileKind::Matches, seat}, cards.pairs[seat], kAllSeats);
        }
    }

    static Layout shuffled(const Options&, int seats, Random& random) {
        auto deck = oldmaid::kDeck;
        random.shuffle(deck);
        Layout layout;
        for (std::size_t i = 0; i < deck.size(); ++i)
            layout.hands[i % std::size_t(seats)].add(deck[i]);
        return layout;
    }
    static const char* validationError(const Options& options, int seats, const Layout& layout) {
        State state;
        Log silent;
        silent.recording(false);
        newInitialState(state, options, seats, 0, layout, silent);
        return state.match.last.any
                   ? "At most one player would have cards, so the game would already be over."
                   : nullptr;
    }
    static void newInitialState(State& state, const Options& options, int seats, Seat dealer,
                                const Layout& layout, Log& log) {
        beginMatch(state, options, seats, dealer, layout);
        deal(state, layout, log);
    }

    static void legalMoves(const State& state, Seat seat, MoveList<Move>& moves) {
        if (!state.status.playersToAct.has(seat)) return;
        for (const Seat target : targets(state, seat))
            moves.add({target});
    }
    static Refusal check(const State& state, Seat seat, const Move& move) {
        if (!state.status.playersToAct.has(seat)) return {.reason = Reason::NotYourMove};
        if (move.target == seat) return {.reason = Reason::NotYourself};
        if (state.hands[move.target].empty()) return {.reason = Reason::EmptyHand, .seat = move.target};
        if (!targets(state, seat).has(move.target)) return {.reason = oldmaid::OwnReason::NotTheNext};
        return {};
    }
    static void apply(State& state, Seat seat, const Move& move, Log& log) {
        log.moveMade(seat, move);
        setStatus(state, {seat, move.target, false, {}}, log);
    }
    static Chance chance(const State& state) {
        if (state.status.dealDue) return {.kind = ChanceKind::Deal};
        const Seat from = state.status.pulledFrom;
        if (from == kNoSeat) return {};
        return {.kind = ChanceKind::Pull, .from = from, .cards = state.hands[from]};
    }
    static void applyChance(State& state, const Outcome<Layout>& outcome, Log& log) {
        if (outcome.kind == ChanceKind::Deal) {
            beginNextDeal(state.match);
            return deal(state, outcome.layout, log);
        }
        const Seat seat = state.status.turn, from = state.status.pulledFrom;
        state.hands[from].remove(outcome.card);
        state.hands[seat].add(outcome.card);
        log.moved(outcome.card, handOf(from), handOf(seat), SeatSet::of(seat).with(from)); // OM-3
        layPairs(state, seat, log);
        nextTurn(state, seat, log);
    }

  private:
    static SeatSet holders(const State& state) {
        SeatSet holders;
        for (Seat seat = 0; seat < state.match.seats; ++seat)
            if (!state.hands[seat].empty()) holders.add(seat);
        return holders;
    }
    static Seat nextHolder(const State& state, Seat seat) {
        do
            seat = leftOf(seat, state.match.seats);
        while (state.hands[seat].empty());
        return seat;
    }
    /// OM-2. Somebody else must have cards.
    static SeatSet targets(const State& state, Seat seat) {
        if (state.options.value[oldmaid::kFrom] == 1) return holders(state).without(seat);
        return SeatSet::of(nextHolder(state, seat));
    }

    /// OM-1
    static void layPairs(State& state, Seat seat, Log& log) {
        std::array<Card, packs::kRanks> single;
        single.fill(kNoCard);
        for (const Card card : state.hands[seat]) {
            Card& other = single[packs::rankOf(card)];
            if (other == kNoCard) {
                other = card;
                continue;
            }
            for (const Card one : {other, card}) {
                state.hands[seat].remove(one);
                state.pairs[seat].add(one);
                log.moved(one, handOf(seat), {PileKind::Matches, seat});
            }
            other = kNoCard;
        }
    }
    static void deal(State& state, const Layout& layout, Log& log) {
        static_cast<oldmaid::Cards&>(state) = layout;
        state.status = {};
        log.dealt(state);
        for (Seat seat = 0; seat < state.match.seats; ++seat)
            layPairs(state, seat, log);
        nextTurn(state, state.match.dealer, log);
    }
    static void nextTurn(State& state, Seat after, Log& log) {
        const SeatSet left = holders(state);
        if (left.size() < 2) return endGame(state, left.empty() ? kNoSeat : left.first(), log);
        const Seat next = nextHolder(state, after); // OM-4
        setStatus(state, {next, kNoSeat, false, SeatSet::of(next)}, log);
    }
    /// OM-5
    static void endGame(State& state, Seat loser, Log& log) {
        DealResult game{.out = loser};
        for (Seat seat = 0; seat < state.match.seats; ++seat)
            game.points[seat] = seat != loser;
        scoreDeal(state.match, game, log);
        if (state.match.round < state.options.value[oldmaid::kGames])
            return setStatus(state, {state.status.turn, kNoSeat, true, {}}, log);
        endMatch(state, leaders(state.match.scores, state.match.seats), {}, log);
    }
};

static_assert(Game<OldMaid>);

template <>
struct TableTraits<OldMaid> : PlacesTableTraits<OldMaid> {
    static Phrase ending(const Scored& scored, const Names& names) {
        return names.phrase(scored.out, "%1 is left with the queen.", "You are left with the queen.");
    }
};

template <>
struct Words<OldMaid> : UsualWords<OldMaid> {
    static Phrase card(Face face) { return packs::cardWords(face); }
    static Phrase move(const OldMaid::Move& move, const Names& names) {
        return Phrase("Draw from %1", {names.of(move.target)});
    }
};

template <>
struct Codec<OldMaid> : UsualCodec<OldMaid> {
    static constexpr const char* kMoves[] = {"draw"};

    template <class Io, class AnyMove>
    static void fields(Io& io, AnyMove& move) {
        io.seat("target", move.target);
    }
};

} // namespace tacklebox
