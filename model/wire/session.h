// One match behind the line protocol's words: JSON in, JSON out, whatever the game.
#pragma once

#include "model/engine/match.h"
#include "model/engine/phrase.h"
#include "model/wire/json.h"

#include <memory>
#include <optional>
#include <string_view>

namespace tacklebox {

/// A match under way. Every function throws WireError on bad input, and has then changed nothing.
class Session {
  public:
    virtual ~Session() = default;

    virtual std::string_view game() const = 0;
    virtual int seats() const = 0;
    virtual bool over() const = 0;
    /// The seed, as the setup has it.
    virtual std::uint64_t seed() const = 0;

    /// What a seat (or kEverybody) may know.
    virtual Json view(Seat viewer) const = 0;
    /// The moves that `seat`, or anybody, may make now: a list of {"seat","move"}.
    virtual Json moves(std::optional<Seat> seat) const = 0;
    /// Makes a move; errors in the order of protocol.md.
    virtual void move(Seat seat, const Json& move) = 0;
    /// The due chance step, with its `kind` and what it needs; null if none is due. To a seat only the kind
    /// is told.
    virtual Json chance(Seat viewer) const = 0;
    virtual void decideChance(const Json& outcome) = 0;
    /// The events of the viewer's own stream from number `since` on. A stream is numbered from 0 by what its
    /// viewer has been told: what is hidden from a seat is not counted.
    virtual Json events(Seat viewer, int since) const = 0;
    /// How many events the viewer has been told: the number of his next.
    virtual int eventCount(Seat viewer) const = 0;
    /// What a bot of that level would do in that seat (`move`, always a legal one), and `why`: null, or what
    /// it believed. It follows from what the seat has seen and from `seed`, the bot's own dice, alone.
    /// `millis` limits its thinking; 0 for no limit.
    virtual Json botMove(Seat seat, std::string_view level, int millis, std::uint64_t seed) const = 0;
    virtual Json record() const = 0;
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

/// The version of the record format that this program writes and reads.
inline constexpr int kRecordFormat = 1;

/// What `hello` says of each game.
Json gamesJson();

} // namespace tacklebox
