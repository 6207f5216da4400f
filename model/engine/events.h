// The event log of a match, and the visibility of each event.
//
// `SeenEvent::seenBy(viewer, ...)` returns an event as that viewer sees it, with hidden faces as kHidden, or
// nullopt if the viewer must not know of it. Observations, bots and logs are built from these observed events
// only.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/matchscore.h"
#include "model/engine/piles.h"
#include "model/engine/seats.h"

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tacklebox {

inline constexpr SeatSet kAllSeats = SeatSet::all(kMostSeats);

/// True if `viewer` is one of `seats` or is kOmniscient. A spectator (kNoSeat) may know only what all seats
/// may know.
constexpr bool includesViewer(SeatSet seats, Seat viewer) {
    return viewer == kOmniscient || seats.has(viewer) || (viewer == kNoSeat && seats == kAllSeats);
}

/// A seat made a move; the events it caused follow. Only `observers` sees the event, because the move itself
/// can give a hand away (protocol.md, Events). `visibleTo` sees its cards too; Game::censor() hides them from
/// the rest of the audience.
template <class Move>
struct MoveMade {
    Seat seat;
    Move move;
    SeatSet visibleTo = kAllSeats;
    SeatSet observers = kAllSeats;
};

/// A card moved. Everyone sees the move; only `visibleTo` sees the face.
struct Moved {
    Face face;
    PileId from, to;
    SeatSet visibleTo = kAllSeats;

    Moved seenBy(Seat viewer) const {
        Moved seen = *this;
        if (!includesViewer(visibleTo, viewer)) seen.face = kHidden;
        seen.visibleTo = kAllSeats;
        return seen;
    }

    bool operator==(const Moved&) const = default;
};

/// Standard phrases of the table talk; public.
enum class Saying : std::uint8_t {
    GoFishing,        ///< the player asked has none, so the asker may fish
    DeadInTheWater,   ///< the player on turn can ask for nothing
    BellyUp,          ///< the player gives up the swimming fish, which dies
    NoFish,           ///< the player has shown a hand without a FISH
    NoneToGive,       ///< the player asked has none
    GotWhatIFishedFor ///< the player fished the card asked for
};
/// "go-fish", "dead-in-the-water", ...
const char* name(Saying saying);
struct Said {
    Seat seat;
    Saying saying;

    bool operator==(const Said&) const = default;
};

/// A seat looked at a card in another hand without taking it (Glass Bottom Boat, Mrs. Crabite). The look is
/// public; only `visibleTo` sees the face.
struct Peeked {
    Seat by, owner;
    Face face;
    SeatSet visibleTo;

    bool operator==(const Peeked&) const = default;

    Peeked seenBy(Seat viewer) const {
        Peeked seen = *this;
        if (!includesViewer(visibleTo, viewer)) seen.face = kHidden;
        seen.visibleTo = kAllSeats;
        return seen;
    }
};

/// A seat showed a card to all without moving it; public.
struct Shown {
    Seat seat;
    Face face;

    bool operator==(const Shown&) const = default;
};

/// A seat rolled one or two dice; public. dice[1] is 0 if only one was rolled.
struct Rolled {
    Seat seat;
    std::uint8_t dice[2];

    bool operator==(const Rolled&) const = default;
};

/// A pile was shuffled. Earlier Moved events report its cards; only kOmniscient sees the order.
struct Shuffled {
    PileKind pile;
    std::uint8_t size;
    std::uint32_t firstCard; ///< index of the new order in the log's cards, top last
};

/// The public status changed: phase, turn, question and the seats that may answer. Each seat sees
/// Game::statusFor(), and no event if that is unchanged for it.
template <class Status>
struct StatusChanged {
    Status before, now;
};

/// A deal begins. `snapshot` indexes the position before any card has moved.
struct Dealt {
    std::uint32_t snapshot;
};

/// A deal was scored; public. The log stores it apart from the events, see Counted.
struct Scored {
    Scores points;
    Scores totals; ///< match totals, including these points
    Seat out;
    std::uint8_t seats;
    std::uint8_t ending; ///< an index into Game::kEndings

    bool operator==(const Scored&) const = default;

    DealResult last() const { return {.points = points, .out = out, .ending = ending, .any = true}; }
};

/// Index into the log's scores. Scored is rare and large, so the event variant holds an index instead.
struct Counted {
    std::uint32_t scored;
};

/// The match is over; public.
struct Over {
    SeatSet winners;

    bool operator==(const Over&) const = default;
};

template <class G>
using Event = std::variant<Dealt, MoveMade<typename G::Move>, Moved, StatusChanged<typename G::Status>, Said,
                           Peeked, Shown, Rolled, Shuffled, Counted, Over>;

/// All events of a match in order, with nothing hidden. The rules write to it; after `recording(false)` every
/// write is ignored, for playouts that need no events. Indices count through the whole match.
template <class G>
class EventLog {
  public:
    EventLog() : m_events(m_room) {
        m_orders.reserve(2048);
        m_scores.reserve(16);
        m_snapshots.reserve(16);
    }

    void recording(bool on) { m_recording = on; }
    bool recording() const { return m_recording; }
    /// Removes all events but keeps the memory.
    void clear() {
        m_size = 0;
        m_orders.clear();
        m_scores.clear();
        m_snapshots.clear();
    }

    template <class E>
    void add(const E& event) {
        if (m_recording) append(event);
    }
    void add(const Scored& scored) {
        if (!m_recording) return;
        append(Counted{std::uint32_t(m_scores.size())});
        m_scores.push_back(scored);
    }
    void moved(Face face, PileId from, PileId to, SeatSet visibleTo = kAllSeats) {
        if (m_recording) append(Moved{face, from, to, visibleTo});
    }
    // The next two build the most frequent events in place, without a copy.
    void moveMade(Seat seat, const typename G::Move& move, SeatSet visibleTo = kAllSeats,
                  SeatSet observers = kAllSeats) {
        if (!m_recording) return;
        auto& made = append<MoveMade<typename G::Move>>();
        made.seat = seat;
        made.move = move;
        made.visibleTo = visibleTo;
        made.observers = observers;
    }
    void statusChanged(const typename G::Status& before, const typename G::Status& now) {
        if (!m_recording) return;
        auto& changed = append<StatusChanged<typename G::Status>>();
        changed.before = before;
        changed.now = now;
    }
    void dealt(const typename G::State& position) {
        if (!m_recording) return;
        append(Dealt{std::uint32_t(m_snapshots.size())});
        m_snapshots.push_back(position);
    }
    /// Logs the new order of `pile`, whose last card is the top.
    template <int N>
    void shuffled(PileKind kind, const Pile<N>& pile) {
        if (!m_recording) return;
        append(Shuffled{kind, std::uint8_t(pile.size()), std::uint32_t(m_orders.size())});
        m_orders.insert(m_orders.end(), pile.begin(), pile.end());
    }

    int size() const { return int(m_size); }
    const Event<G>& operator[](int number) const { return m_events[std::size_t(number)]; }
    const typename G::State& snapshot(const Dealt& dealt) const { return m_snapshots[dealt.snapshot]; }
    const Scored& scored(const Counted& counted) const { return m_scores[counted.scored]; }
    /// The shuffled pile, top first.
    FaceList order(const Shuffled& shuffled) const {
        FaceList faces;
        for (std::size_t left = shuffled.size; left > 0; --left)
            faces.add(G::faceOf(m_orders[shuffled.firstCard + left - 1]));
        return faces;
    }

  private:
    static_assert(std::is_trivially_copyable_v<Event<G>>, "an event is written over an old one");

    Event<G>* next() {
        if (m_size == m_room) {
            m_room = 2 * m_size;
            m_events.resize(m_room);
        }
        return m_events.data() + m_size++;
    }
    template <class E>
    void append(const E& event) {
        std::construct_at(next(), std::in_place_type<E>, event);
    }
    template <class E>
    E& append() {
        return std::get<E>(*std::construct_at(next(), std::in_place_type<E>));
    }

    std::size_t m_size = 0, m_room = 1024;
    std::vector<Event<G>> m_events; ///< capacity m_room; the first m_size are the log
    std::vector<Card> m_orders;     ///< of all shuffled piles
    std::vector<Scored> m_scores;
    std::vector<typename G::State> m_snapshots;
    bool m_recording = true;
};

// ---- events as a seat sees them ----

/// A deal as a seat sees it.
template <class G>
struct SeenDeal {
    typename G::Observation observation;

    bool operator==(const SeenDeal&) const = default;
};
template <class Move>
struct SeenMove {
    Seat seat;
    Move move;

    bool operator==(const SeenMove&) const = default;
};
/// A shuffle as a seat sees it. `order` (top first) is empty except for kOmniscient.
struct SeenShuffle {
    PileKind pile;
    std::uint8_t size;
    FaceList order;

    bool operator==(const SeenShuffle&) const = default;
};
template <class Status>
struct SeenStatus {
    Status now;

    bool operator==(const SeenStatus&) const = default;
};

/// An event as one seat sees it. Only seenBy() creates one, so code that receives these cannot see more.
template <class G>
class SeenEvent {
  public:
    using Content =
        std::variant<SeenDeal<G>, SeenMove<typename G::Move>, Moved, SeenStatus<typename G::Status>, Said,
                     Peeked, Shown, Rolled, SeenShuffle, Scored, Over>;
    const Content& content() const { return m_content; }
    Seat viewer() const { return m_viewer; }
    /// True if both look the same to the same viewer.
    bool operator==(const SeenEvent&) const = default;

    /// Event `number` of the log as `viewer` sees it; nullopt if the viewer must not know of it.
    static std::optional<SeenEvent> seenBy(Seat viewer, const EventLog<G>& log, int number) {
        return std::visit([&](const auto& event) { return see(viewer, log, event); }, log[number]);
    }

  private:
    SeenEvent(Seat viewer, Content content) : m_content(std::move(content)), m_viewer(viewer) {}

    static std::optional<SeenEvent> see(Seat viewer, const EventLog<G>& log, const Dealt& event) {
        return SeenEvent(viewer, SeenDeal<G>{G::observation(log.snapshot(event), viewer)});
    }
    static std::optional<SeenEvent> see(Seat viewer, const EventLog<G>&,
                                        const MoveMade<typename G::Move>& event) {
        if (!includesViewer(event.observers, viewer)) return std::nullopt;
        return SeenEvent(viewer,
                         SeenMove<typename G::Move>{event.seat, includesViewer(event.visibleTo, viewer)
                                                                    ? event.move
                                                                    : G::censor(event.move)});
    }
    static std::optional<SeenEvent> see(Seat viewer, const EventLog<G>&, const Moved& event) {
        return SeenEvent(viewer, event.seenBy(viewer));
    }
    static std::optional<SeenEvent> see(Seat viewer, const EventLog<G>&,
                                        const StatusChanged<typename G::Status>& event) {
        const auto now = G::statusFor(event.now, viewer);
        if (now == G::statusFor(event.before, viewer)) return std::nullopt;
        return SeenEvent(viewer, SeenStatus<typename G::Status>{now});
    }
    static std::optional<SeenEvent> see(Seat viewer, const EventLog<G>&, const Peeked& event) {
        return SeenEvent(viewer, event.seenBy(viewer));
    }
    static std::optional<SeenEvent> see(Seat viewer, const EventLog<G>& log, const Shuffled& event) {
        SeenShuffle seen{event.pile, event.size, {}};
        if (viewer == kOmniscient) seen.order = log.order(event);
        return SeenEvent(viewer, seen);
    }
    static std::optional<SeenEvent> see(Seat viewer, const EventLog<G>& log, const Counted& event) {
        return SeenEvent(viewer, log.scored(event));
    }
    template <class Public>
    static std::optional<SeenEvent> see(Seat viewer, const EventLog<G>&, const Public& event) {
        return SeenEvent(viewer, event);
    }

    Content m_content;
    Seat m_viewer;
};

} // namespace tacklebox
