#include "model/wire/session.h"

#include "model/engine/diagnostics.h"
#include "model/engine/sentence.h"
#include "model/json/codec.h"
#include "model/json/optionsjson.h"

#include <charconv>
#include <random>

namespace tacklebox {

namespace {

const AnyGame& needGame(const std::string& id) {
    if (const AnyGame* game = gameNamed(id)) return *game;
    throw WireError(ErrorCode::UnknownGame, "Unknown game " + quoted(Json(id)) + ".");
}

std::uint64_t randomSeed() {
    std::random_device device;
    return std::uint64_t(device()) << 32 | device();
}

AnySetup readSetup(const AnyGame& game, const NewMatch& request, std::uint64_t seed) {
    AnySetup setup;
    if (request.seats < game.leastSeats || request.seats > game.mostSeats)
        throw WireError(ErrorCode::BadSeats, std::string(game.title) + " is for " +
                                                 std::to_string(game.leastSeats) + " to " +
                                                 std::to_string(game.mostSeats) + " seats, not " +
                                                 std::to_string(request.seats) + ".");
    setup.seats = request.seats;
    setup.seed = seed;
    setup.chance = request.chance;
    if (request.dealer && (*request.dealer < 0 || *request.dealer >= request.seats))
        throw WireError(ErrorCode::BadSeats, "The dealer must be one of the seats 0 to " +
                                                 std::to_string(request.seats - 1) + ".");
    setup.dealer = request.dealer ? Seat(*request.dealer) : drawnDealer(seed, request.seats);
    setup.options = readOptions(game.options, request.options);
    setup.layout = game.readLayout(request.deal, {setup.seats, setup.options},
                                   Random::forStep(seed, kShuffleStream), ErrorCode::BadDeal);
    return setup;
}

/// Replays the steps of a record up to the first invalid one, which `error` names by its number from 1.
/// Throws if the opening is invalid.
ReadableRecord replaySteps(const NewMatch& opening, std::uint64_t seed, const Json& steps) {
    const AnyGame& game = needGame(opening.game);
    auto session = std::make_unique<Session>(game.opened(readSetup(game, opening, seed)));
    ReadableRecord readable;
    for (const Json& step : steps) {
        try {
            session->replayStep(step);
        } catch (const WireError& error) {
            readable.error = "Step " + std::to_string(readable.steps + 1) + " of the record: " + error.text();
            break;
        }
        ++readable.steps;
    }
    if (readable.error.empty() && opening.chance == ChanceMode::Auto && session->match().chanceIsDue())
        readable.error = "Step " + std::to_string(readable.steps + 1) +
                         " of the record is missing: the outcome of a chance step.";
    readable.session = std::move(session);
    return readable;
}

/// Parses the record and replays its valid steps.
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
    fields.take("app"); // saved games store their own fields there
    fields.done();
    return replaySteps(opening, seed, steps);
}

/// The reason for a bot's choice; null if it has none.
Json whyJson(const AnyGame& game, const AnyChoice& choice, Seat seat) {
    const Rationale& rationale = choice.rationale;
    const Phrase words = game.rationaleWords(rationale, seat, choice.move, Names{});
    if (words.empty()) return nullptr;
    Json json = {{"kind", game.rationaleKind(rationale)},
                 {"text", sentence(words)},
                 {"likely", nullptr},
                 {"expected", nullptr}};
    if (rationale.likely) json["likely"] = *rationale.likely;
    if (rationale.expected) json["expected"] = {{"value", *rationale.expected}, {"unit", game.expectedUnit}};
    return json;
}

std::string words(const AnyGame& game, const Refusal& refusal) {
    return game.refusalWords(refusal, Names{}).english();
}

} // namespace

// ---- the match ----

Json Session::observation(Seat viewer) const {
    return m_match->game().observationJson(m_match->observation(viewer));
}

Json Session::moves(std::optional<Seat> wanted) const {
    Json list = Json::array();
    AnyMoves moves;
    for (const Seat seat : m_match->playersToAct()) {
        if (wanted && *wanted != seat) continue;
        m_match->legalMoves(seat, moves);
        for (const AnyMove& move : moves)
            list.push_back({{"seat", int(seat)}, {"move", m_match->game().moveJson(move)}});
    }
    return list;
}

void Session::move(Seat seat, const Json& json) {
    const AnyMove move = m_match->game().readMove(json, m_match->shape());
    requireToAct(seat);
    if (const Refusal refusal = m_match->move(seat, move))
        throw WireError(ErrorCode::IllegalMove, words(m_match->game(), refusal));
}

Json Session::chance(Seat viewer) const {
    const Chance chance = viewer == kOmniscient ? m_match->chance() : m_match->chanceSeenBy(viewer);
    return m_match->game().chanceJson(chance, viewer);
}

void Session::decideChance(const Json& json) {
    m_match->decideChance(m_match->game().readOutcome(json, m_match->chance(), m_match->shape(),
                                                      Random(seed() + std::uint64_t(m_match->steps()))));
}

Json Session::events(Seat viewer, int since) const {
    EventCursor& cursor = m_cursors[viewerIndex(viewer)];
    if (since < cursor.next) cursor = {};
    if (!cursor.tracker) cursor.tracker = m_match->game().tracker(viewer);
    const std::vector<int>& seen = m_eventIndex.seenBy(viewer, *m_match);
    Json list = Json::array();
    for (; cursor.next < int(seen.size()); ++cursor.next) {
        const AnySeen event = *m_match->seen(viewer, seen[std::size_t(cursor.next)]);
        if (cursor.next < since)
            cursor.tracker->see(event);
        else
            list.push_back(cursor.tracker->seeAsJson(event));
    }
    return list;
}

int Session::eventCount(Seat viewer) const {
    return int(m_eventIndex.seenBy(viewer, *m_match).size());
}

Json Session::botMove(Seat seat, std::string_view level, int millis, std::uint64_t seed) const {
    requireToAct(seat);
    const AnyGame& game = m_match->game();
    const AnyMoves moves = m_match->legalMoves(seat);
    // Seed each decision of the bot separately. The match's seed and the number of all events must not
    // influence it, because they depend on hidden information.
    const std::uint64_t dice = Random::forStep(seed, std::uint64_t(eventCount(seat))).next();
    const auto choose = [&](bool mustMove) {
        const auto bot = game.makeBot(*levelNamed(level), seat, dice);
        m_match->showEvents(*bot, seat, 0, m_match->events());
        return bot->choose(moves, {.millis = millis, .mustMove = mustMove});
    };
    const bool mayPass = m_match->canPass(seat);
    auto choice = choose(!mayPass);
    const bool passes = mayPass && !choice;
    if (passes) choice = choose(true);
    if (!choice) logInternalError("a bot of " + std::string(game.id) + " chose no move");
    Json json = {
        {"move", game.moveJson(choice ? choice->move : moves[0])}, {"pass", passes}, {"why", nullptr}};
    if (choice && moves.size() > 1) json["why"] = whyJson(game, *choice, seat);
    return json;
}

void Session::requireToAct(Seat seat) const {
    if (over()) throw WireError(ErrorCode::GameOver, "The match is over.");
    if (m_match->chanceSeenBy(seat).kind != ChanceKind::None)
        throw WireError(ErrorCode::ChanceDue, "A chance step is due before the next move.");
    if (!m_match->playersToAct().has(seat))
        throw WireError(ErrorCode::NotYourMove, "It isn't player " + std::to_string(seat) + "'s turn.");
}

void Session::replayStep(const Json& json) {
    const AnyGame& game = m_match->game();
    Fields fields(json, ErrorCode::BadRecord, "A step");
    if (const Json* outcome = fields.take("chance")) {
        fields.done();
        m_match->replayChance(game.readOutcome(*outcome, m_match->chance(), m_match->shape(), Random(0)));
        return;
    }
    const Seat seat = Seat(fields.needNumber("seat", 0, seats() - 1));
    const Json& moveJson = fields.need("move");
    fields.done();
    const AnyMove move = game.readMove(moveJson, m_match->shape());
    requireToAct(seat);
    if (const Refusal refusal = m_match->replayMove(seat, move)) fields.fail(words(game, refusal));
}

// ---- starting and loading ----

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
    const AnyGame& game = needGame(request.game);
    return std::make_unique<Session>(
        game.begin(readSetup(game, request, request.seed ? *request.seed : randomSeed())));
}

std::unique_ptr<Session> loadSession(const Json& record) {
    ReadableRecord readable = loadReadable(record);
    if (!readable.error.empty()) throw WireError(ErrorCode::BadRecord, readable.error);
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
    for (const AnyGame* game : allGames())
        list.push_back(game->helloJson());
    return list;
}

} // namespace tacklebox
