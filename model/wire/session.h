// One match behind the line protocol's words: JSON in, JSON out, whatever the game.
#pragma once

#include "model/engine/match.h"
#include "model/host/anygame.h"
#include "model/host/streams.h"
#include "model/json/json.h"
#include "model/wire/record.h"

#include <array>
#include <memory>
#include <optional>
#include <string_view>

namespace tacklebox {

/// A match under way. Every function throws WireError on bad input, and has then changed nothing.
class Session {
  public:
    explicit Session(std::unique_ptr<AnyMatch> match) : m_match(std::move(match)) {}

    const AnyMatch& match() const { return *m_match; }
    std::string_view game() const { return m_match->game().id; }
    int seats() const { return m_match->seats(); }
    bool over() const { return m_match->over(); }
    /// The seed, as the setup has it.
    std::uint64_t seed() const { return m_match->setup().seed; }

    /// What a seat (or kEverybody) may know.
    Json view(Seat viewer) const;
    /// The moves that `seat`, or anybody, may make now: a list of {"seat","move"}.
    Json moves(std::optional<Seat> seat) const;
    /// Makes a move; errors in the order of protocol.md.
    void move(Seat seat, const Json& move);
    /// The due chance step, with its `kind` and what it needs; null if none is due. To a seat only the kind
    /// is told.
    Json chance(Seat viewer) const;
    void decideChance(const Json& outcome);
    /// The events of the viewer's own stream from number `since` on. A stream is numbered from 0 by what its
    /// viewer has been told: what is hidden from a seat is not counted.
    Json events(Seat viewer, int since) const;
    /// How many events the viewer has been told: the number of his next.
    int eventCount(Seat viewer) const;
    /// What a bot of that level would do in that seat (`move`, always a legal one), and `why`: null, or what
    /// it believed. It follows from what the seat has seen and from `seed`, the bot's own dice, alone.
    /// `millis` limits its thinking; 0 for no limit.
    Json botMove(Seat seat, std::string_view level, int millis, std::uint64_t seed) const;
    Json record() const { return recordJson(*m_match); }

    /// Makes a step of a record again. Throws what is wrong with it.
    void replayStep(const Json& step);

  private:
    void needDecision(Seat seat) const;

    /// A viewer's stream as far as it has been told; who asks for the next events waits for no others.
    struct Telling {
        std::unique_ptr<AnyFollower> follower;
        int next = 0;
    };
    std::unique_ptr<AnyMatch> m_match;
    mutable Streams m_streams; ///< of m_match's log
    mutable std::array<Telling, kViewers> m_tellings;
};

/// The request `new`, and the opening of a record.
struct NewMatch {
    std::string game;
    int seats = 0;
    std::optional<int> dealer;         ///< drawn from the seed if left out
    std::optional<std::uint64_t> seed; ///< random if left out
    Json options = Json::object();
    Json deal = Json::object();
    ChanceMode chance = ChanceMode::Auto;
};

/// Begins a match. Throws UnknownGame, BadSeats, BadOption, BadDeal.
std::unique_ptr<Session> newSession(const NewMatch& request);
/// Replays a record, checking every step. Throws BadRecord, with the number of the step and the reason.
std::unique_ptr<Session> loadSession(const Json& record);

/// As much of a damaged record as can be replayed.
struct ReadableRecord {
    std::unique_ptr<Session> session; ///< at the last good step; a chance step may be due there
    int steps = 0;                    ///< good ones, from the first on
    std::string fault;                ///< what is wrong with the next one; empty if nothing is
};
/// Replays a record up to the first step that is refused. Throws BadRecord if its opening is.
ReadableRecord loadReadable(const Json& record);

/// A seed as a number or a decimal string. Throws `code`.
std::uint64_t readSeed(const Json& json, ErrorCode code);

/// What `hello` says of each game.
Json gamesJson();

} // namespace tacklebox
