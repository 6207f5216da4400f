#include "app/console/duelmatch.h"

#include "model/json/codec.h"
#include "model/json/optionsjson.h"

namespace tacklebox::console {

DuelMatch::DuelMatch(std::unique_ptr<AnyMatch> match, std::vector<std::unique_ptr<AnyBot>> bots,
                     std::vector<DuelSeat*> bySeat, int millis)
    : m_host(std::move(match), std::move(bots)), m_bySeat(std::move(bySeat)), m_millis(millis) {
    for (Seat seat = 0; seat < this->match().seats(); ++seat) {
        m_standIns.emplace_back(~botSeed(this->match().setup().seed, seat));
        m_trackers[seat] = game().tracker(seat);
    }
}

bool DuelMatch::step() {
    if (m_host.botsMove()) return true;
    const Seat seat = m_host.nextToAct();
    if (seat == kNoSeat) return false;
    if (m_bySeat[seat]->forfeited() || !ask(seat)) standIn(seat);
    return true;
}

Json DuelMatch::seatMessage(Seat seat, int number) const {
    const AnySetup& setup = match().setup();
    return {{"do", "seat"},         {"protocol", 1},
            {"game", game().id},    {"options", optionsJson(game().options, setup.options)},
            {"seats", setup.seats}, {"seat", int(seat)},
            {"match", number},      {"millis", m_millis}};
}

Json DuelMatch::overMessage(Seat seat) {
    const MatchScore& score = match().score();
    return {{"do", "over"},
            {"events", newEvents(seat)},
            {"winners", seatList(score.winners)},
            {"scores", scoresJson(score.scores, score.seats)}};
}

Json DuelMatch::newEvents(Seat seat) {
    Json events = Json::array();
    for (int& number = m_told[seat]; number < match().events(); ++number)
        if (const auto event = match().seen(seat, number))
            events.push_back(m_trackers[seat]->seeAsJson(*event));
    return events;
}

bool DuelMatch::ask(Seat seat) {
    const bool mayPass = match().canPass(seat);
    const auto answer = m_bySeat[seat]->ask([&] {
        Json moves = Json::array();
        for (const AnyMove& move : match().legalMoves(seat))
            moves.push_back(game().moveJson(move));
        return Json{{"do", "choose"},
                    {"events", newEvents(seat)},
                    {"view", game().observationJson(match().observation(seat))},
                    {"moves", std::move(moves)},
                    {"mayPass", mayPass},
                    {"millis", m_millis}};
    });
    return answer && take(seat, *answer, mayPass);
}

bool DuelMatch::take(Seat seat, const Json& answer, bool mayPass) {
    DuelSeat& duelist = *m_bySeat[seat];
    try {
        Fields fields(answer, ErrorCode::BadRequest, "An answer");
        fields.take("id");
        if (fields.has("pass")) {
            if (!fields.needFlag("pass")) fields.fail("\"pass\" can only be true.");
            fields.done();
            if (mayPass)
                m_host.pass(seat);
            else
                duelist.refuseIllegal("It must move; it can't pass.");
            return mayPass;
        }
        const AnyMove move = game().readMove(fields.need("move"), match().shape());
        fields.done();
        const Refusal refusal = m_host.move(seat, move);
        if (refusal) duelist.refuseIllegal(game().refusalWords(refusal, Names{}).english());
        return !refusal;
    } catch (const WireError& error) {
        duelist.refuseMalformed(error.text());
        return false;
    }
}

void DuelMatch::standIn(Seat seat) {
    if (match().canPass(seat)) return m_host.pass(seat);
    const AnyMoves moves = match().legalMoves(seat);
    m_host.move(seat, moves[std::size_t(m_standIns[seat].below(int(moves.size())))]);
}

} // namespace tacklebox::console
