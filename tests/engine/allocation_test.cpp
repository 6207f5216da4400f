// Listing, checking and making moves and resolving chance must not allocate memory.
#include "model/games/games.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <new>

namespace {
long allocations = 0;
}

#if defined(__GNUC__) && !defined(__clang__)
// GCC reports the inlined malloc and free of the replaced operators as a mismatched pair.
#pragma GCC diagnostic ignored "-Wmismatched-new-delete"
#endif

// Counts all allocations.
void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size ? size : 1)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

namespace tacklebox {

namespace {

/// Plays random matches with a log and a move list that have already grown to their final size.
template <class G>
class QuietTable {
  public:
    void play(int seats, std::uint64_t seed) {
        Random random(seed);
        Options options = standardOptions(G::kOptions);
        m_log.clear();
        G::newInitialState(m_state, options, seats, Seat(random.below(seats)),
                           G::shuffled(options, seats, random), m_log);
        for (int step = 0; step < 3000 && !m_state.match.over; ++step) {
            const Chance chance = G::chance(m_state);
            if (chance.kind != ChanceKind::None) {
                drawChance<G>(m_state, random, m_outcome);
                G::applyChance(m_state, m_outcome, m_log);
                continue;
            }
            const SeatSet playersToAct = G::playersToAct(m_state);
            Seat actor = playersToAct.first();
            for (const Seat seat : playersToAct)
                if (random.below(2)) actor = seat;
            m_moves.clear();
            G::legalMoves(m_state, actor, m_moves);
            const auto move = m_moves[random.below(m_moves.size())];
            m_refused = m_refused || G::check(m_state, actor, move);
            G::apply(m_state, actor, move, m_log);
        }
    }
    bool refused() const { return m_refused; }

  private:
    typename G::State m_state{};
    EventLog<G> m_log;
    MoveList<typename G::Move> m_moves;
    Outcome<typename G::Layout> m_outcome;
    bool m_refused = false;
};

template <class G>
void expectQuiet() {
    const auto table = std::make_unique<QuietTable<G>>();
    const auto playAll = [&] {
        for (std::uint64_t seed = 1; seed <= 20; ++seed)
            for (int seats = G::kLeastSeats; seats <= G::kMostSeats; ++seats)
                table->play(seats, seed);
    };
    playAll(); // grows the log
    const long before = allocations;
    playAll();
    EXPECT_EQ(allocations - before, 0) << G::kId;
    EXPECT_FALSE(table->refused()) << G::kId;
}

} // namespace

TEST(Allocation, TheCounterCounts) {
    const long before = allocations;
    void* something = ::operator new(1); // unlike a new expression, never optimised away
    EXPECT_EQ(allocations - before, 1);
    ::operator delete(something);
}

TEST(Allocation, NoGameAllocatesInPlay) {
    forEachGame([]<class G>() { expectQuiet<G>(); });
}

} // namespace tacklebox
