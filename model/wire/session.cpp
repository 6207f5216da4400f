#include "model/wire/session.h"

#include "model/games/games.h"
#include "model/wire/games.h"

#include <charconv>
#include <random>

namespace tacklebox {

namespace {

std::vector<const GameWire*> allWires() {
    std::vector<const GameWire*> wires;
    forEachGame([&]<class G>() { wires.push_back(&wireOf<G>()); });
    return wires;
}

const GameWire& wireNamed(const std::string& id) {
    for (const GameWire* wire : allWires())
        if (wire->id == id) return *wire;
    throw WireError(ErrorCode::UnknownGame, "I know no game " + quoted(Json(id)) + ".");
}

std::uint64_t randomSeed() {
    std::random_device device;
    return std::uint64_t(device()) << 32 | device();
}

/// An object of the record, taken apart, and its steps as far as they are good.
ReadableRecord replay(Fields& fields) {
    const int format = fields.needNumber("format", 0, 1'000'000);
    if (format != kRecordFormat)
        fields.fail("The record has format " + std::to_string(format) + "; this program reads format " +
                    std::to_string(kRecordFormat) + ".");
    NewMatch opening;
    opening.game = fields.needText("game");
    opening.seats = fields.needNumber("seats", 0, kMostSeats);
    opening.dealer = fields.needNumber("dealer", 0, kMostSeats);
    opening.options = fields.need("options");
    opening.deal = fields.need("deal");
    const std::string chance = fields.needText("chance");
    if (chance != "auto" && chance != "ask") fields.fail("\"chance\" must be \"auto\" or \"ask\".");
    opening.chance = chance == "auto" ? ChanceMode::Auto : ChanceMode::Ask;
    const std::uint64_t seed = readSeed(fields.need("seed"), ErrorCode::BadRecord);
    const Json& steps = fields.need("steps");
    if (!steps.is_array()) fields.fail("\"steps\" must be a list.");
    fields.take("app"); // saved games keep fields of their own there
    fields.done();
    return wireNamed(opening.game).replay(opening, seed, steps);
}

} // namespace

std::uint64_t readSeed(const Json& json, ErrorCode code) {
    if (json.is_number_unsigned()) return json.get<std::uint64_t>();
    if (json.is_string()) {
        const auto& text = json.get_ref<const std::string&>();
        std::uint64_t seed = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
        if (error == std::errc() && end == text.data() + text.size() && !text.empty()) return seed;
    }
    throw WireError(code,
                    "A seed is a whole number from 0 to 18446744073709551615, not " + quoted(json) + ".");
}

std::unique_ptr<Session> newSession(const NewMatch& request) {
    const GameWire& wire = wireNamed(request.game);
    return wire.begin(request, request.seed ? *request.seed : randomSeed());
}

std::unique_ptr<Session> loadSession(const Json& record) {
    ReadableRecord readable = loadReadable(record);
    if (!readable.fault.empty()) throw WireError(ErrorCode::BadRecord, readable.fault);
    return std::move(readable.session);
}

ReadableRecord loadReadable(const Json& record) {
    try {
        Fields fields(record, ErrorCode::BadRecord, "The record");
        return replay(fields);
    } catch (const WireError& error) {
        throw WireError(ErrorCode::BadRecord, error.text());
    }
}

Json gamesJson() {
    Json list = Json::array();
    for (const GameWire* wire : allWires())
        list.push_back(wire->hello());
    return list;
}

} // namespace tacklebox
