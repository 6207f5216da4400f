#include "model/wire/protocol.h"

#include "model/bots/bot.h"
#include "model/engine/diagnostics.h"
#include "model/wire/version.h"

#include <limits>

namespace tacklebox {

namespace {

constexpr int kLongestThought = 3'600'000;

bool isSeatNumber(const Json& json) {
    return json.is_number_unsigned() && json.get<std::uint64_t>() < std::uint64_t(kMostSeats);
}

/// The number of an event; 0 if absent. Numbers beyond the range of int are beyond the end anyway.
int readSince(Fields& fields) {
    constexpr int kBeyondAnyEnd = std::numeric_limits<int>::max();
    const Json* since = fields.take("since");
    if (since && since->is_number_unsigned() && since->get<std::uint64_t>() > std::uint64_t(kBeyondAnyEnd))
        return kBeyondAnyEnd;
    return since ? fields.needNumber("since", 0, kBeyondAnyEnd) : 0;
}

/// The viewer of the answer to `request`: kOmniscient if it names no seat, kNoSeat if it names an invalid
/// one.
Seat viewerOf(const Json& request) {
    if (!request.is_object()) return kOmniscient;
    const auto seat = request.find("seat");
    if (seat == request.end() || *seat == "all") return kOmniscient;
    return isSeatNumber(*seat) ? seat->get<Seat>() : kNoSeat;
}

[[noreturn]] void badSeat(const Json& json) {
    throw WireError(ErrorCode::BadRequest, "There is no seat " + quoted(json) + " at this table.");
}

} // namespace

Json helloJson() {
    return {
        {"name", "tacklebox"}, {"version", kVersion}, {"protocol", kProtocolVersion}, {"games", gamesJson()}};
}

Json errorJson(const std::exception& error) {
    if (const auto* refusal = dynamic_cast<const WireError*>(&error))
        return {{"code", name(refusal->code())}, {"text", refusal->text()}};
    logInternalError(std::string("a request failed: ") + error.what());
    return {{"code", "internal-error"}, {"text", "Internal error."}};
}

std::string Protocol::answer(std::string_view line) {
    Json answer = {{"ok", true}};
    Json request;
    try {
        if (line.size() > kLongestRequest)
            throw WireError(ErrorCode::BadRequest, "A line may have at most 4 MiB + 64 KiB.");
        request = parseJson(line);
        answer.update(answerTo(request));
    } catch (const std::exception& error) {
        answer = {{"ok", false}, {"error", errorJson(error)}};
    }
    addChance(answer, request);
    if (request.is_object() && request.contains("id")) answer["id"] = request["id"];
    return answer.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// An answer to a seat, even a refusal, contains only the kind of the chance step, as far as the seat may
/// know. Only the answer to a successful move is complete.
void Protocol::addChance(Json& answer, const Json& request) const {
    if (!m_session || m_finished) return;
    const bool moveMade = answer["ok"] == true && request["do"] == "move";
    const Json chance = m_session->chance(moveMade ? kOmniscient : viewerOf(request));
    if (!chance.is_null()) answer["chance"] = chance;
}

Json Protocol::answerTo(const Json& request) {
    Fields fields(request, ErrorCode::BadRequest, "A request");
    const std::string what = fields.needText("do");
    fields.take("id");
    return dispatch(what, fields);
}

Json Protocol::dispatch(const std::string& request, Fields& fields) {
    if (request == "new") return newGame(fields);
    if (request == "view") return observation(fields); // the protocol says view
    if (request == "moves") return moves(fields);
    if (request == "move") return move(fields);
    if (request == "chance") return decideChance(fields);
    if (request == "events") return events(fields);
    if (request == "bot") return bot(fields);
    if (request == "load") return load(fields);
    if (request == "hello") {
        fields.done();
        return helloJson();
    }
    if (request == "record") {
        fields.done();
        return {{"record", game().record()}};
    }
    if (request == "quit") {
        fields.done();
        m_finished = true;
        return Json::object();
    }
    fields.fail("Unknown request " + quoted(Json(request)) + ".");
}

Session& Protocol::game() const {
    if (!m_session)
        throw WireError(ErrorCode::NoGame, "No game is running. Start one with \"new\" or \"load\".");
    return *m_session;
}

/// A seat of the current table. A number that is invalid at every table is rejected before a missing game.
Seat Protocol::readSeat(const Json& json) const {
    if (!isSeatNumber(json)) badSeat(json);
    const Seat seat = json.get<Seat>();
    if (seat >= game().seats()) badSeat(json);
    return seat;
}

Seat Protocol::readViewer(const Json* json) const {
    if (!json || *json == "all") return kOmniscient;
    return readSeat(*json);
}

Json Protocol::newGame(Fields& fields) {
    NewMatch request;
    request.game = fields.needText("game");
    const Json& seats = fields.need("seats");
    if (!seats.is_number_integer())
        fields.fail("\"seats\" must be a whole number, not " + quoted(seats) + ".");
    request.seats = isSeatNumber(seats) || seats == kMostSeats ? seats.get<int>() : 0;
    if (const Json* dealer = fields.take("dealer")) {
        if (!dealer->is_number_integer())
            fields.fail("\"dealer\" must be a seat, not " + quoted(*dealer) + ".");
        request.dealer = isSeatNumber(*dealer) ? dealer->get<int>() : -1;
    }
    if (const Json* seed = fields.take("seed")) request.seed = readSeed(*seed, ErrorCode::BadRequest);
    if (const Json* options = fields.take("options")) request.options = *options;
    if (const Json* deal = fields.take("deal")) request.deal = *deal;
    if (fields.has("chance")) {
        constexpr std::string_view kModes[] = {"auto", "ask"};
        const std::string mode = fields.needText("chance");
        if (mode != kModes[0] && mode != kModes[1]) fields.fail("\"chance\" must be \"auto\" or \"ask\".");
        request.chance = mode == "auto" ? ChanceMode::Auto : ChanceMode::Ask;
    }
    fields.done();
    m_session = newSession(request);
    return {{"view", m_session->observation(kOmniscient)}, {"seed", std::to_string(m_session->seed())}};
}

Json Protocol::load(Fields& fields) {
    const Json& record = fields.need("record");
    fields.done();
    m_session = loadSession(record);
    return {{"view", m_session->observation(kOmniscient)}};
}

Json Protocol::observation(Fields& fields) {
    const Json* seat = fields.take("seat");
    fields.done();
    const Seat viewer = readViewer(seat);
    return {{"view", game().observation(viewer)}};
}

Json Protocol::moves(Fields& fields) {
    const Json* json = fields.take("seat");
    fields.done();
    std::optional<Seat> seat;
    if (json) seat = readSeat(*json);
    return {{"moves", game().moves(seat)}};
}

Json Protocol::move(Fields& fields) {
    const Json& seat = fields.need("seat");
    const Json& move = fields.need("move");
    fields.done();
    Fields(move, ErrorCode::BadRequest, "The move").needText("kind"); // every game's moves have a kind
    const Seat mover = readSeat(seat);
    const int before = game().eventCount(kOmniscient);
    game().move(mover, move);
    return {{"events", game().events(kOmniscient, before)}, {"view", game().observation(kOmniscient)}};
}

Json Protocol::decideChance(Fields& fields) {
    const Json& outcome = fields.need("outcome");
    fields.done();
    const int before = game().eventCount(kOmniscient);
    game().decideChance(outcome);
    return {{"events", game().events(kOmniscient, before)}, {"view", game().observation(kOmniscient)}};
}

Json Protocol::events(Fields& fields) {
    const Json* seat = fields.take("seat");
    const int since = readSince(fields);
    fields.done();
    const Seat viewer = readViewer(seat);
    return {{"events", game().events(viewer, since)}, {"next", game().eventCount(viewer)}};
}

Json Protocol::bot(Fields& fields) {
    const Json& seatJson = fields.need("seat");
    std::string level = "pike";
    if (fields.has("level")) level = fields.needText("level");
    const auto known = levelNamed(level);
    if (!known || *known == Level::Random)
        fields.fail("A bot's level is \"minnow\", \"perch\", \"pike\" or \"shark\", not " +
                    quoted(Json(level)) + ".");
    const int millis = fields.has("millis") ? fields.needNumber("millis", 0, kLongestThought) : 0;
    std::uint64_t seed = 0;
    if (const Json* given = fields.take("seed")) seed = readSeed(*given, ErrorCode::BadRequest);
    fields.done();
    const Seat seat = readSeat(seatJson);
    return game().botMove(seat, level, millis, seed);
}

} // namespace tacklebox
