// Type-erased moves, events, observations and layouts, for code that works with any game. Only the game
// (AnyGame) and typed code can read them.
#pragma once

#include "model/engine/events.h"
#include "model/engine/seats.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <new>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <variant>
#include <vector>

namespace tacklebox {

struct AnyGame;

/// A move of any game; trivially copyable.
class AnyMove {
  public:
    AnyMove() = default; ///< no move

    template <class Move>
    explicit AnyMove(const Move& move) : m_kind(&kKind<Move>) {
        static_assert(std::is_trivially_copyable_v<Move> && sizeof(Move) <= kRoom && alignof(Move) <= 8);
        new (m_bytes.data()) Move(move);
    }
    AnyMove(const AnyMove&) = default;
    AnyMove& operator=(const AnyMove&) = default;

    /// The typed move. Requires is<Move>().
    template <class Move>
    const Move& as() const {
        assert(m_kind == &kKind<Move>);
        return *std::launder(reinterpret_cast<const Move*>(m_bytes.data()));
    }
    template <class Move>
    bool is() const {
        return m_kind == &kKind<Move>;
    }
    bool any() const { return m_kind; }

    friend bool operator==(const AnyMove& a, const AnyMove& b) {
        return a.m_kind == b.m_kind && (!a.m_kind || a.m_kind->same(a, b));
    }

  private:
    static constexpr std::size_t kRoom = 40;
    /// The type of a move, identified by address.
    struct Kind {
        bool (*same)(const AnyMove& a, const AnyMove& b);
    };
    template <class Move>
    static bool same(const AnyMove& a, const AnyMove& b) {
        return a.as<Move>() == b.as<Move>();
    }
    template <class Move>
    static inline const Kind kKind{&AnyMove::same<Move>};

    const Kind* m_kind = nullptr;
    alignas(8) std::array<std::byte, kRoom> m_bytes{};
};

using AnyMoves = std::vector<AnyMove>;

/// An immutable value of any type, shared by copies.
class ErasedValue {
  public:
    ErasedValue() = default; ///< no value

    template <class T>
    static ErasedValue of(T value) {
        ErasedValue erased;
        erased.m_type = &typeid(T);
        erased.m_value = std::make_shared<const T>(std::move(value));
        return erased;
    }
    bool any() const { return m_value != nullptr; }

    /// The typed value. T must be its type.
    template <class T>
    const T& as() const {
        assert(m_type && *m_type == typeid(T));
        return *static_cast<const T*>(m_value.get());
    }

  private:
    const std::type_info* m_type = nullptr;
    std::shared_ptr<const void> m_value;
};

/// The observation of a seat (G::View).
class AnyObservation {
  public:
    AnyObservation() = default;
    template <class Observation>
    explicit AnyObservation(const AnyGame& game, Observation observation)
        : m_game(&game), m_observation(ErasedValue::of(std::move(observation))) {}

    bool any() const { return m_game; }
    const AnyGame& game() const { return *m_game; }
    template <class Observation>
    const Observation& as() const {
        return m_observation.as<Observation>();
    }

  private:
    const AnyGame* m_game = nullptr;
    ErasedValue m_observation;
};

/// A start position of a deal (G::Layout).
struct AnyLayout : ErasedValue {};
/// The outcome of a chance step (Outcome<G::Layout>).
struct AnyOutcome : ErasedValue {};

// ---- Events in the form common to all games ----

/// A deal begins: the observation after this event has every card.
struct DealBegun {};
/// A seat made a move; its consequences follow as further events.
struct AnyMoveMade {
    Seat seat;
    AnyMove move;
};
/// Phase, turn or pending question changed.
struct AnyStatusChange {
    Seat turn;
};
struct PileShuffled {
    PileKind pile;
    std::uint8_t size;
};

/// In the order of EventKind.
using EventContent = std::variant<DealBegun, AnyMoveMade, Moved, AnyStatusChange, Said, Peeked, Shown, Rolled,
                                  PileShuffled, Scored, Over>;
enum class EventKind : std::uint8_t {
    Deal,
    Move,
    CardMoved,
    Status,
    Said,
    Peeked,
    Shown,
    Rolled,
    Shuffle,
    Scored,
    Over
};

/// An event as one seat sees it (SeenEvent<G>). Code that only receives these cannot see hidden information.
class AnySeen {
  public:
    template <class G>
    AnySeen(const AnyGame& game, SeenEvent<G> event)
        : m_game(&game), m_viewer(event.viewer()), m_event(ErasedValue::of(std::move(event))) {}

    const AnyGame& game() const { return *m_game; }
    Seat viewer() const { return m_viewer; }
    EventContent content() const;
    template <class G>
    const SeenEvent<G>& as() const {
        return m_event.as<SeenEvent<G>>();
    }

  private:
    const AnyGame* m_game;
    Seat m_viewer;
    ErasedValue m_event;
};

} // namespace tacklebox
