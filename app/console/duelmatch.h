// A match between house bots and outside programs: what the programs are told and asked, and when.
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
    /// Sends a question and waits for the answer; nothing (and an offence) if there was none in time.
    /// `question` makes it, with all that has happened since the last one that was made; to be called once at
    /// most, before the return.
    virtual std::optional<Json> ask(const std::function<Json()>& question) = 0;
    /// The answer, an object that was asked for, could not be read / was against the rules.
    virtual void refuseMalformed(const std::string& why) = 0;
    virtual void refuseIllegal(const std::string& why) = 0;
    /// True once it plays no more in this match.
    virtual bool forfeited() const = 0;
};

/// A match between house bots and outside programs. Of the position a program is sent only what its seat may
/// know: the seat's own events, view and legal moves. It is asked whenever its seat may move, and again after
/// every move that it has passed by; no move that others do not learn of comes between.
class DuelMatch {
  public:
    /// `bySeat` has the programs, null where a house bot sits; `millis` is the time for an answer that they
    /// are told.
    DuelMatch(std::unique_ptr<AnyMatch> match, std::vector<std::unique_ptr<AnyBot>> bots,
              std::vector<DuelSeat*> bySeat, int millis);

    const AnyMatch& match() const { return m_host.match(); }

    /// Lets one seat decide: a bot of the house, a program, or the stand-in of one. False if there is nobody
    /// to ask.
    bool step();
    /// Decides the chance step that is due in a match that asks for its chances.
    void decideChance(const AnyOutcome& outcome) { m_host.decideChance(outcome); }

    /// The first message of a match.
    Json seatMessage(Seat seat, int number) const;
    /// The last one.
    Json overMessage(Seat seat);

  private:
    const AnyGame& game() const { return match().game(); }
    /// What the seat has seen since it was told last.
    Json newEvents(Seat seat);
    /// Lets the program in that seat decide; false if it did not.
    bool ask(Seat seat);
    bool take(Seat seat, const Json& answer, bool mayPass);
    /// Decides for a program that did not: lets the player in turn go on where that is possible, else makes
    /// any legal move.
    void standIn(Seat seat);

    AnyHost m_host;
    std::vector<DuelSeat*> m_bySeat;
    int m_millis;
    std::vector<Random> m_standIns;
    std::array<std::unique_ptr<AnyFollower>, kMostSeats> m_followers; ///< by seat
    std::array<int, kMostSeats> m_told{}; ///< by seat, how many events of the match it has passed by
};

} // namespace tacklebox::console
