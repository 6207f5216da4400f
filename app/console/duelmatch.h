// A match between house bots and outside programs.
#pragma once

#include "app/console/series.h"
#include "model/host/host.h"
#include "model/json/json.h"

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tacklebox::console {

/// A program in a seat.
class DuelSeat {
  public:
    virtual ~DuelSeat() = default;
    /// Sends a question and waits for the answer. Returns nullopt, after counting an offence, if there is no
    /// valid answer in time. `question` creates the message, with all events since the previous one. Call it
    /// at most once, and before returning.
    virtual std::optional<Json> ask(const std::function<Json()>& question) = 0;
    /// Count an offence because an answer can't be parsed or breaks the rules.
    virtual void refuseMalformed(const std::string& why) = 0;
    virtual void refuseIllegal(const std::string& why) = 0;
    /// True if the program has lost the right to play in this match.
    virtual bool forfeited() const = 0;
};

/// A match between house bots and outside programs. A program receives only what its seat may know: the
/// seat's own events, observation and legal moves. The program is asked whenever its seat may move, and again
/// after every move for which it passed.
class DuelMatch {
  public:
    /// `bySeat` holds the programs, null for house bots. `millis` is the time limit that the messages state.
    DuelMatch(std::unique_ptr<AnyMatch> match, std::vector<std::unique_ptr<AnyBot>> bots,
              std::vector<DuelSeat*> bySeat, int millis);

    const AnyMatch& match() const { return m_host.match(); }

    /// Lets one seat decide: a house bot, a program, or the program's stand-in. Returns false if no seat is
    /// to be asked.
    bool step();
    /// Decides the pending chance step in a match that asks for its chances.
    void decideChance(const AnyOutcome& outcome) { m_host.decideChance(outcome); }

    /// Returns the first message of a match.
    Json seatMessage(Seat seat, int number) const;
    /// Returns the last message of a match.
    Json overMessage(Seat seat);

  private:
    const AnyGame& game() const { return match().game(); }
    /// Returns the events that the seat has seen since its last message.
    Json newEvents(Seat seat);
    /// Asks the program in that seat. Returns false if it did not decide.
    bool ask(Seat seat);
    bool take(Seat seat, const Json& answer, bool mayPass);
    /// Decides for a program that did not: passes if allowed, else makes a random legal move.
    void standIn(Seat seat);

    AnyHost m_host;
    std::vector<DuelSeat*> m_bySeat;
    int m_millis;
    std::vector<Random> m_standIns;
    std::array<std::unique_ptr<AnyObservationTracker>, kMostSeats> m_trackers; ///< by seat
    std::array<int, kMostSeats> m_told{}; ///< by seat, the number of log events already sent
};

} // namespace tacklebox::console
