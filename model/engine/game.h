// The contract of a game: a struct of static functions over plain values. All generic code (protocol,
// records, simulation, tests, bots) is a template over it.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/chance.h"
#include "model/engine/events.h"
#include "model/engine/matchscore.h"
#include "model/engine/options.h"
#include "model/engine/refusal.h"
#include "model/engine/seats.h"

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <type_traits>
#include <vector>

namespace tacklebox {

/// A list of legal moves, filled by a game. clear() keeps the memory, so listing moves does not allocate
/// during play.
template <class Move>
class MoveList {
  public:
    MoveList() : m_moves(m_room) {}
    void clear() { m_size = 0; }
    void add(const Move& move) {
        makeRoom(1);
        m_moves[m_size++] = move;
    }
    /// Adds the move if `listed`. Branch-free, for unpredictable conditions.
    void addIf(bool listed, const Move& move) {
        makeRoom(1);
        m_moves[m_size] = move;
        m_size += listed;
    }
    /// Adds the first `count` moves of `row`. Copies the whole row: faster than a loop over `count`.
    template <std::size_t N>
    void addFirst(int count, const std::array<Move, N>& row) {
        makeRoom(N);
        std::memcpy(m_moves.data() + m_size, row.data(), sizeof row);
        m_size += std::size_t(count);
    }
    /// Adds row[n] for each bit n of `which`, lowest first.
    template <std::size_t N>
    void addEach(std::uint64_t which, const std::array<Move, N>& row) {
        makeRoom(N);
        Move* end = m_moves.data() + m_size;
        for (; which != 0; which &= which - 1)
            *end++ = row[std::size_t(std::countr_zero(which))];
        m_size = std::size_t(end - m_moves.data());
    }
    int size() const { return int(m_size); }
    bool empty() const { return m_size == 0; }
    const Move& operator[](int at) const { return m_moves[std::size_t(at)]; }
    auto begin() const { return m_moves.begin(); }
    auto end() const { return m_moves.begin() + std::ptrdiff_t(m_size); }
    std::span<const Move> all() const { return {m_moves.data(), m_size}; }

  private:
    static_assert(std::is_trivially_copyable_v<Move>);

    void makeRoom(std::size_t more) {
        if (m_size + more <= m_room) return;
        m_room = 2 * (m_size + more);
        m_moves.resize(m_room);
    }

    std::size_t m_size = 0, m_room = 1024;
    std::vector<Move> m_moves; ///< capacity m_room; the first m_size are the list
};

// clang-format off
/// The requirements of a game, in the order in which a game is played:
///
/// - `kId`, `kTitle`, `kLeastSeats`, `kMostSeats`, `kOptions`: Identity of the game.
/// - `deck(options)`: The physical cards in deck order. `faceOf(card)` is a card's face, `faceName(face)` its
///   name in the line protocol.
/// - `kEndings`: The names of the ways in which a deal can end.
/// - `State`: A trivially copyable value without pointers or random generator. `state.match` is its
///   MatchScore.
/// - `Layout`: A start position of a deal, with every card of the deck. Its `scores` are the initial match
///   totals.
/// - `shuffled`: Returns the Layout of a random deal.
/// - `validationError`: Validates a hand-made start position. Returns an error message for the user, or null. Card
///   counts are checked by the reader.
/// - `newInitialState`: Starts a match in `state`, logs the opening events and stops at the first decision or chance
///   step.
/// - `playersToAct`: The seats that may move now. Empty at chance steps and after the match.
/// - `legalMoves`: Appends every distinct legal move of a seat. Appends nothing if the seat may not move.
/// - `check`: Returns why `seat` may not make `move` now, or no refusal. Never refuses a move from
///   legalMoves().
/// - `apply`: Makes a checked move with all its consequences, up to the next decision or chance step. Does
///   not allocate.
/// - `chance`: The pending chance step; kind None if there is none.
/// - `applyChance`: Applies the outcome of the pending chance step. Requires a matching outcome with valid
///   cards and layout.
/// - `observation`: The observation of a seat or of kOmniscient.
/// - `applyEvent`: Updates an observation by one event as its seat saw it. Folding all events of a seat gives
///   exactly observation(); the tests compare both at every step.
/// - `Status`: The public state: phase, turn, who may move, what is asked.
/// - `statusFor`: The Status as a seat may see it. Phases that give a hand away become `wait`.
/// - `censor`: A move without its cards, for seats that may know of the move only.
///
/// A game that lists its places (model/engine/places.h) derives the last five from PlacesGame.
// clang-format on
template <class G>
concept Game = requires(typename G::State& state, const typename G::State& position,
                        const typename G::Move& move, const typename G::Layout& layout,
                        const Outcome<typename G::Layout>& outcome, typename G::Observation& observation,
                        MoveList<typename G::Move>& moves, EventLog<G>& log, const Options& options,
                        const SeenEvent<G>& event, Random& random, Seat seat, int seats, Card card, Face face,
                        const typename G::Status& status) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::is_trivially_copyable_v<typename G::Move>;
    requires std::equality_comparable<typename G::Move>;
    requires std::equality_comparable<typename G::Observation>;
    { G::kId } -> std::convertible_to<std::string_view>;
    { G::kTitle } -> std::convertible_to<std::string_view>;
    { G::kLeastSeats } -> std::convertible_to<int>;
    { G::kMostSeats } -> std::convertible_to<int>;
    { G::kOptions } -> std::convertible_to<std::span<const OptionSpec>>;
    { G::deck(options) } -> std::convertible_to<std::span<const Card>>;
    { G::faceOf(card) } -> std::same_as<Face>;
    { G::faceName(face) } -> std::convertible_to<std::string_view>;
    { G::kFaces } -> std::convertible_to<int>;
    { G::kEndings[0] } -> std::convertible_to<std::string_view>;
    { G::shuffled(options, seats, random) } -> std::same_as<typename G::Layout>;
    { G::validationError(options, seats, layout) } -> std::same_as<const char*>;
    {G::newInitialState(state, options, seats, seat, layout, log)};
    { G::playersToAct(position) } -> std::same_as<SeatSet>;
    {G::legalMoves(position, seat, moves)};
    { G::check(position, seat, move) } -> std::same_as<Refusal>;
    {G::apply(state, seat, move, log)};
    { G::chance(position) } -> std::same_as<Chance>;
    {G::applyChance(state, outcome, log)};
    { G::observation(position, seat) } -> std::same_as<typename G::Observation>;
    {G::applyEvent(observation, event)};
    { G::statusFor(status, seat) } -> std::same_as<typename G::Status>;
    { G::censor(move) } -> std::same_as<typename G::Move>;
    { position.match } -> std::convertible_to<MatchScore>;
};

/// Draws the outcome of the pending chance step; a Deal shuffles the whole deck.
template <class G>
void drawChance(const typename G::State& position, Random& random, Outcome<typename G::Layout>& outcome) {
    const Chance chance = G::chance(position);
    drawOutcome(chance, random, outcome);
    if (chance.kind == ChanceKind::Deal)
        outcome.layout = G::shuffled(position.options, position.match.seats, random);
}

} // namespace tacklebox
