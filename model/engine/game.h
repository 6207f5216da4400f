// The contract that all games share. A game is a struct of static functions over plain values; every
// piece of generic code (protocol, records, simulation, tests, bots' harness) is a template over such a
// struct.
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

/// Legal moves, appended by a game. Clearing keeps the memory, so listing moves allocates nothing in play.
template <class Move>
class MoveList {
  public:
    MoveList() : m_moves(m_room) {}
    void clear() { m_size = 0; }
    void add(const Move& move) {
        makeRoom(1);
        m_moves[m_size++] = move;
    }
    /// Adds a move if `listed`, without a branch: for what nobody can foresee.
    void addIf(bool listed, const Move& move) {
        makeRoom(1);
        m_moves[m_size] = move;
        m_size += listed;
    }
    /// Adds the first `count` moves of a row of a table. Copies the whole row, as copying a few bytes more is
    /// quicker than counting them.
    template <std::size_t N>
    void addFirst(int count, const std::array<Move, N>& row) {
        makeRoom(N);
        std::memcpy(m_moves.data() + m_size, row.data(), sizeof row);
        m_size += std::size_t(count);
    }
    /// Adds move n of a row of a table for each bit n of `which`, from the lowest up.
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
    std::vector<Move> m_moves; ///< m_room of them; the first m_size are the list
};

// clang-format off
/// What every game offers. In the order in which a game is played:
///
///  identity    kId, kTitle, kLeastSeats, kMostSeats, kOptions; deck(options) lists the physical cards in deck
///              order; faceOf(card) is what a card looks like, faceName(face) its name in the line protocol.
///  kEndings    the ways in which a deal can end, by name.
///  State       a value: trivially copyable, no pointer, no generator. `state.match` is its MatchScore.
///  Layout      a position to start a deal from: every card of the deck, in place of the opening shuffle; its
///              `scores` are the match totals to begin with.
///  shuffled    a Layout as a shuffle of the whole deck gives it.
///  fault       nothing, or why a laid-out position cannot begin (a person's words; no card counts: the reader
///              of layouts sees to those).
///  open        begins a match in `state`, writes the events of the opening, stops where chance or a player is
///              due.
///  waiting     the seats that may move now; empty while chance is due and after the match.
///  legalMoves  appends every legal move of a seat, equal moves once; nothing for a seat that is not waiting.
///  check       nothing, or why `seat` may not make `move` now. Changes nothing. Never refuses what legalMoves
///              lists.
///  apply       makes a move that check() has passed, and everything that follows from it up to the next
///              decision or chance step. Allocates nothing.
///  chance      the chance step that is due, kind None if there is none.
///  applyChance carries on with an outcome that fits the step (kinds and cards already checked, a Deal's layout
///              too).
///  view        what a seat (or kEverybody) may know of the position.
///  follow      changes a View by one event as that seat saw it. For every seat, following all its events gives
///              exactly view(): the tests hold the two equal at every step.
///  Status      the public face of the state machine (phase, turn, waiting, what is asked): part of the State.
///  statusFor   the Status as a seat may see it: phases that give a hand away show as `wait`.
///  censor      a move as those see it who may know of it but not of its cards.
// clang-format on
template <class G>
concept Game = requires(typename G::State& state, const typename G::State& position,
                        const typename G::Move& move, const typename G::Layout& layout,
                        const Outcome<typename G::Layout>& outcome, typename G::View& view,
                        MoveList<typename G::Move>& moves, EventLog<G>& log, const Options& options,
                        const SeenEvent<G>& event, Random& random, Seat seat, int seats, Card card, Face face,
                        const typename G::Status& status) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::is_trivially_copyable_v<typename G::Move>;
    requires std::equality_comparable<typename G::Move>;
    requires std::equality_comparable<typename G::View>;
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
    { G::fault(options, seats, layout) } -> std::same_as<const char*>;
    {G::open(state, options, seats, seat, layout, log)};
    { G::waiting(position) } -> std::same_as<SeatSet>;
    {G::legalMoves(position, seat, moves)};
    { G::check(position, seat, move) } -> std::same_as<Refusal>;
    {G::apply(state, seat, move, log)};
    { G::chance(position) } -> std::same_as<Chance>;
    {G::applyChance(state, outcome, log)};
    { G::view(position, seat) } -> std::same_as<typename G::View>;
    {G::follow(view, event)};
    { G::statusFor(status, seat) } -> std::same_as<typename G::Status>;
    { G::censor(move) } -> std::same_as<typename G::Move>;
    { position.match } -> std::convertible_to<MatchScore>;
};

/// Draws the outcome of the chance step that is due in `position`; a Deal is a shuffle of the whole deck.
template <class G>
void drawChance(const typename G::State& position, Random& random, Outcome<typename G::Layout>& outcome) {
    const Chance chance = G::chance(position);
    drawOutcome(chance, random, outcome);
    if (chance.kind == ChanceKind::Deal)
        outcome.layout = G::shuffled(position.options, position.match.seats, random);
}

} // namespace tacklebox
