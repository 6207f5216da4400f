// The one stream of events of a game, and who may see which part of each of them.
//
// An event type carries its own rule of visibility: `seenBy(viewer)` gives the event as that seat sees it,
// with hidden faces as kHidden, or nothing where the seat must not even know that it happened. A seat's
// stream is all events in order, each passed through that rule; views, bots and logs are made from such a
// stream alone.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/matchscore.h"
#include "model/engine/places.h"
#include "model/engine/seats.h"

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tacklebox {

inline constexpr SeatSet kAllSeats = SeatSet::all(kMostSeats);

/// True if `viewer` is one of `seats`, or the one from whom nothing is hidden. What all seats may know, a
/// spectator (kNoSeat) may know too.
constexpr bool mayKnow(SeatSet seats, Seat viewer) {
    return viewer == kEverybody || seats.has(viewer) || (viewer == kNoSeat && seats == kAllSeats);
}

/// A seat made a move; opens what the move caused. Those in `audience` see it; the others do not learn of it
/// at all, as the move itself would give a hand away (protocol.md, Events). Of a move that all may know of,
/// `inFull` see its cards, and to others Game::censor hides them.
template <class Move>
struct MoveMade {
    Seat seat;
    Move move;
    SeatSet inFull = kAllSeats;
    SeatSet audience = kAllSeats;
};

/// A card changed place. All see that it did; its face is for `inFull`.
struct Moved {
    Face face;
    Place from, to;
    SeatSet inFull = kAllSeats;

    Moved seenBy(Seat viewer) const {
        Moved seen = *this;
        if (!mayKnow(inFull, viewer)) seen.face = kHidden;
        seen.inFull = kAllSeats;
        return seen;
    }

    bool operator==(const Moved&) const = default;
};

/// What players say aloud; public.
enum class Saying : std::uint8_t {
    GoFishing,        ///< who is asked has none, and the asker may fish
    DeadInTheWater,   ///< who is in turn can ask for nothing
    BellyUp,          ///< he gives his fish up, which dies
    NoFish,           ///< he has shown his hand, and there is no fish in it
    NoneToGive,       ///< who is asked has none
    GotWhatIFishedFor ///< he has fished just what he asked for
};
/// "go-fish", "dead-in-the-water", ...
const char* name(Saying saying);
struct Said {
    Seat seat;
    Saying saying;

    bool operator==(const Said&) const = default;
};

/// A seat looked at a card of another's hand without taking it (Glass Bottom Boat, Mrs. Crabite). That it
/// looked is public, the face is for `inFull`.
struct Peeked {
    Seat by, owner;
    Face face;
    SeatSet inFull;

    bool operator==(const Peeked&) const = default;

    Peeked seenBy(Seat viewer) const {
        Peeked seen = *this;
        if (!mayKnow(inFull, viewer)) seen.face = kHidden;
        seen.inFull = kAllSeats;
        return seen;
    }
};

/// A seat showed a card to all without moving it; public.
struct Shown {
    Seat seat;
    Face face;

    bool operator==(const Shown&) const = default;
};

/// A seat rolled one or two dice; public. dice[1] is 0 where only one was rolled.
struct Rolled {
    Seat seat;
    std::uint8_t dice[2];

    bool operator==(const Rolled&) const = default;
};

/// A pile was shuffled (what went into it is told by Moved events before). The order is for kEverybody alone.
struct Shuffled {
    PlaceKind pile;
    std::uint8_t size;
    std::uint32_t firstCard; ///< where the new order begins in the log's cards, top last
};

/// Whose turn it is, what is asked and who may answer now. Each seat sees Game::statusFor() of it, and
/// nothing at all while that stays the same for it.
template <class Status>
struct StatusChanged {
    Status before, now;
};

/// A deal begins: `snapshot` is its position before any card has moved, as each seat may see it.
struct Dealt {
    std::uint32_t snapshot;
};

/// A hand or game of the match is counted; public. The log keeps it aside, see Counted.
struct Scored {
    Scores points;
    Scores totals; ///< of the match, these points included
    Seat out;
    std::uint8_t seats;
    std::uint8_t ending; ///< an index into Game::kEndings

    bool operator==(const Scored&) const = default;

    LastDeal last() const { return {.points = points, .out = out, .ending = ending, .any = true}; }
};

/// Where the log keeps what a hand or game gave: written as often as games end, it must not make every event
/// large.
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

/// All that has happened in a match, nothing hidden, in order. The rules write to it; `recording(false)`
/// makes every call do nothing, for play-outs that need no events. Numbers of events count through the whole
/// match.
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
    /// Forgets everything, but keeps the memory.
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
    void moved(Face face, Place from, Place to, SeatSet inFull = kAllSeats) {
        if (m_recording) append(Moved{face, from, to, inFull});
    }
    // The next two write into the log what is told most, without a copy on the way.
    void moveMade(Seat seat, const typename G::Move& move, SeatSet inFull = kAllSeats,
                  SeatSet audience = kAllSeats) {
        if (!m_recording) return;
        auto& made = append<MoveMade<typename G::Move>>();
        made.seat = seat;
        made.move = move;
        made.inFull = inFull;
        made.audience = audience;
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
    /// `pile`'s new order, top last.
    template <int N>
    void shuffled(PlaceKind kind, const Pile<N>& pile) {
        if (!m_recording) return;
        append(Shuffled{kind, std::uint8_t(pile.size()), std::uint32_t(m_orders.size())});
        m_orders.insert(m_orders.end(), pile.begin(), pile.end());
    }

    int size() const { return int(m_size); }
    const Event<G>& operator[](int number) const { return m_events[std::size_t(number)]; }
    const typename G::State& snapshot(const Dealt& dealt) const { return m_snapshots[dealt.snapshot]; }
    const Scored& scored(const Counted& counted) const { return m_scores[counted.scored]; }
    /// The pile as it came to lie, top first.
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
    std::vector<Event<G>> m_events; ///< m_room of them; the first m_size are the log
    std::vector<Card> m_orders;     ///< of all shuffled piles
    std::vector<Scored> m_scores;
    std::vector<typename G::State> m_snapshots;
    bool m_recording = true;
};

// ---- what a seat sees of it ----

/// A deal as a seat sees it.
template <class G>
struct SeenDeal {
    typename G::View view;

    bool operator==(const SeenDeal&) const = default;
};
template <class Move>
struct SeenMove {
    Seat seat;
    Move move;

    bool operator==(const SeenMove&) const = default;
};
/// A shuffle as a seat sees it: `order` (top first) is empty but for kEverybody.
struct SeenShuffle {
    PlaceKind pile;
    std::uint8_t size;
    FaceList order;

    bool operator==(const SeenShuffle&) const = default;
};
template <class Status>
struct SeenStatus {
    Status now;

    bool operator==(const SeenStatus&) const = default;
};

/// An event as one seat sees it. Only seenBy() makes one, so code that is handed these cannot see more.
template <class G>
class SeenEvent {
  public:
    using Content =
        std::variant<SeenDeal<G>, SeenMove<typename G::Move>, Moved, SeenStatus<typename G::Status>, Said,
                     Peeked, Shown, Rolled, SeenShuffle, Scored, Over>;
    const Content& content() const { return m_content; }
    Seat viewer() const { return m_viewer; }
    /// True if both are the same to the eye of the same viewer.
    bool operator==(const SeenEvent&) const = default;

    /// Event `number` of the log as `viewer` sees it, or nothing.
    static std::optional<SeenEvent> seenBy(Seat viewer, const EventLog<G>& log, int number) {
        return std::visit([&](const auto& event) { return see(viewer, log, event); }, log[number]);
    }

  private:
    SeenEvent(Seat viewer, Content content) : m_content(std::move(content)), m_viewer(viewer) {}

    static std::optional<SeenEvent> see(Seat viewer, const EventLog<G>& log, const Dealt& event) {
        return SeenEvent(viewer, SeenDeal<G>{G::view(log.snapshot(event), viewer)});
    }
    static std::optional<SeenEvent> see(Seat viewer, const EventLog<G>&,
                                        const MoveMade<typename G::Move>& event) {
        if (!mayKnow(event.audience, viewer)) return std::nullopt;
        return SeenEvent(viewer, SeenMove<typename G::Move>{event.seat, mayKnow(event.inFull, viewer)
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
        if (viewer == kEverybody) seen.order = log.order(event);
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
