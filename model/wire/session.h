// A match accessed through JSON, independent of the game.
#pragma once

#include "model/engine/match.h"
#include "model/host/anygame.h"
#include "model/host/eventindexbyviewer.h"
#include "model/json/json.h"
#include "model/wire/record.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>

namespace tacklebox {

/// A match in progress. Functions throw WireError on bad input, without changing anything.
class Session {
  public:
    explicit Session(std::unique_ptr<AnyMatch> match) : m_match(std::move(match)) {}

    const AnyMatch& match() const { return *m_match; }
    std::string_view game() const { return m_match->game().id; }
    int seats() const { return m_match->seats(); }
    bool over() const { return m_match->over(); }
    /// The seed of the setup.
    std::uint64_t seed() const { return m_match->setup().seed; }

    /// The observation of a seat or of kOmniscient.
    Json observation(Seat viewer) const;
    /// The legal moves of `seat`, or of all seats: a list of {"seat","move"}.
    Json moves(std::optional<Seat> seat) const;
    /// Makes a move. If several errors apply, throws the first in the order of protocol.md.
    void move(Seat seat, const Json& move);
    /// The pending chance step with its `kind` and parameters; null if there is none. A seat sees only the
    /// kind.
    Json chance(Seat viewer) const;
    /// Applies an outcome of the pending chance step.
    void decideChance(const Json& outcome);
    /// The events that the viewer has seen, from index `since`. Indices count only these events.
    Json events(Seat viewer, int since) const;
    /// The number of events that the viewer has seen.
    int eventCount(Seat viewer) const;
    /// A bot's choice for a seat: a legal `move`, `pass` (true if the bot would rather pass), and `why` (its
    /// reason or null). Depends only on the seat's events, `level` and the bot's `seed`, unless `millis` (0:
    /// no limit) runs out.
    Json botMove(Seat seat, std::string_view level, int millis, std::uint64_t seed) const;
    Json record() const { return recordJson(*m_match); }

    /// Replays a step of a record. Throws if the step is invalid.
    void replayStep(const Json& step);

  private:
    /// Throws unless the seat may move now.
    void requireToAct(Seat seat) const;

    /// The state after the last event reported to a viewer, so that events() need not replay all events.
    struct EventCursor {
        std::unique_ptr<AnyObservationTracker> tracker; ///< has seen the events before `next`
        int next = 0;
    };
    std::unique_ptr<AnyMatch> m_match;
    mutable EventIndexByViewer m_eventIndex; ///< of m_match's log
    mutable std::array<EventCursor, kViewers> m_cursors;
};

/// The parameters of the request `new` (protocol.md), or of a record without its steps.
struct NewMatch {
    std::string game;
    int seats = 0;
    std::optional<int> dealer;         ///< drawn from the seed if absent
    std::optional<std::uint64_t> seed; ///< random if absent
    Json options = Json::object();
    Json deal = Json::object();
    ChanceMode chance = ChanceMode::Auto;
};

/// Starts a match. Throws UnknownGame, BadSeats, BadOption or BadDeal.
std::unique_ptr<Session> newSession(const NewMatch& request);
/// Replays a record and checks every step. Throws BadRecord with the number of the step and the reason.
std::unique_ptr<Session> loadSession(const Json& record);

/// The valid part of a damaged record.
struct ReadableRecord {
    std::unique_ptr<Session> session; ///< at the last valid step; a chance step may be pending
    int steps = 0;                    ///< number of valid steps from the start
    std::string error;                ///< the error in the next step; empty if the record is valid
};
/// Replays a record up to its first invalid step. Throws BadRecord if anything but a step is invalid.
ReadableRecord loadReadable(const Json& record);

/// Reads a seed, a number or decimal string. Throws WireError with `code`.
std::uint64_t readSeed(const Json& json, ErrorCode code);

/// The list of games in the answer to `hello`.
Json gamesJson();

} // namespace tacklebox
