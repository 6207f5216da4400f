// A match between house bots and outside programs: what the programs are told and asked, and when.
#pragma once

#include "app/console/series.h"
#include "model/games/words.h"
#include "model/host/host.h"
#include "model/json/eventsjson.h"
#include "model/json/optionsjson.h"

#include <array>
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
    virtual std::optional<Json> ask(Json question) = 0;
    /// The answer, an object that was asked for, could not be read / was against the rules.
    virtual void refuseMalformed(const std::string& why) = 0;
    virtual void refuseIllegal(const std::string& why) = 0;
    /// True once it plays no more in this match.
    virtual bool forfeited() const = 0;
};

/// A match between house bots and outside programs. Of the position a program is sent only what its seat may
/// know: the seat's own events, view and legal moves. It is asked whenever its seat may move, and again after
/// every move that it has passed by; no move that others do not learn of comes between.
template <class G>
class DuelMatch {
  public:
    /// `bySeat` has the programs, null where a house bot sits; `millis` is the time for an answer that they
    /// are told.
    DuelMatch(const Setup<G>& setup, std::vector<std::unique_ptr<Bot<G>>> bots, std::vector<DuelSeat*> bySeat,
              int millis)
        : m_host(setup, std::move(bots)), m_bySeat(std::move(bySeat)), m_millis(millis) {
        for (Seat seat = 0; seat < setup.seats; ++seat)
            m_standIns.emplace_back(~botSeed(setup.seed, seat));
    }

    const Match<G>& match() const { return m_host.match(); }

    /// Lets one seat decide: a bot of the house, a program, or the stand-in of one. False if there is nobody
    /// to ask.
    bool step() {
        if (m_host.botsMove()) return true;
        const Seat seat = m_host.toAsk();
        if (seat == kNoSeat) return false;
        if (m_bySeat[seat]->forfeited() || !ask(seat)) standIn(seat);
        return true;
    }
    /// Decides the chance step that is due in a match that asks for its chances.
    void decideChance(const typename Match<G>::ChanceOutcome& outcome) { m_host.decideChance(outcome); }

    /// The first message of a match.
    Json seatMessage(Seat seat, int number) const {
        const Setup<G>& setup = match().setup();
        return {{"do", "seat"},         {"protocol", 1},
                {"game", G::kId},       {"options", optionsJson(G::kOptions, setup.options)},
                {"seats", setup.seats}, {"seat", int(seat)},
                {"match", number},      {"millis", m_millis}};
    }
    /// The last one.
    Json overMessage(Seat seat) {
        const MatchScore& score = match().state().match;
        return {{"do", "over"},
                {"events", newEvents(seat)},
                {"winners", seatList(score.winners)},
                {"scores", scoresJson(score.scores, score.seats)}};
    }

  private:
    TableShape table() const { return {match().setup().seats, match().setup().options}; }

    /// What the seat has seen since it was told last.
    Json newEvents(Seat seat) {
        Json events = Json::array();
        for (int& number = m_told[seat]; number < match().log().size(); ++number)
            if (const auto event = SeenEvent<G>::seenBy(seat, match().log(), number))
                events.push_back(m_tellers[seat].tell(*event));
        return events;
    }

    /// Lets the program in that seat decide; false if it did not.
    bool ask(Seat seat) {
        m_moves.clear();
        G::legalMoves(match().state(), seat, m_moves);
        Json moves = Json::array();
        for (const auto& move : m_moves)
            moves.push_back(Codec<G>::move(move));
        const bool mayPass = mayHoldBack<G>(match().state(), seat);
        const auto answer = m_bySeat[seat]->ask({{"do", "choose"},
                                                 {"events", newEvents(seat)},
                                                 {"view", viewJson<G>(G::view(match().state(), seat))},
                                                 {"moves", std::move(moves)},
                                                 {"mayPass", mayPass},
                                                 {"millis", m_millis}});
        return answer && take(seat, *answer, mayPass);
    }

    bool take(Seat seat, const Json& answer, bool mayPass) {
        DuelSeat& duelist = *m_bySeat[seat];
        try {
            Fields fields(answer, ErrorCode::BadRequest, "An answer");
            fields.take("id");
            if (fields.has("pass")) {
                if (!fields.needFlag("pass")) fields.fail("\"pass\" can only be true.");
                fields.done();
                if (mayPass)
                    m_host.holdBack(seat);
                else
                    duelist.refuseIllegal("It must move.");
                return mayPass;
            }
            const auto move = Codec<G>::readMove(fields.need("move"), table());
            fields.done();
            const Refusal refusal = m_host.move(seat, move);
            if (refusal) duelist.refuseIllegal(Words<G>::refusal(refusal, Names{}).english());
            return !refusal;
        } catch (const WireError& error) {
            duelist.refuseMalformed(error.text());
            return false;
        }
    }

    /// Decides for a program that did not: lets the player in turn go on where that is possible, else makes
    /// any legal move.
    void standIn(Seat seat) {
        if (mayHoldBack<G>(match().state(), seat)) return m_host.holdBack(seat);
        m_moves.clear();
        G::legalMoves(match().state(), seat, m_moves);
        m_host.move(seat, m_moves[m_standIns[seat].below(m_moves.size())]);
    }

    Host<G> m_host;
    std::vector<DuelSeat*> m_bySeat;
    int m_millis;
    std::vector<Random> m_standIns;
    std::array<EventTeller<G>, kMostSeats> m_tellers; ///< by seat
    std::array<int, kMostSeats> m_told{}; ///< by seat, how many events of the match it has passed by
    MoveList<typename G::Move> m_moves;
};

} // namespace tacklebox::console
