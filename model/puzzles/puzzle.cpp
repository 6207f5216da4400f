#include "model/puzzles/puzzle.h"

#include "model/engine/namearray.h"
#include "model/json/codec.h"
#include "model/wire/session.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace tacklebox {

namespace {

constexpr int kPuzzleFormat = 1;
constexpr int kMostTries = 1000;
constexpr std::string_view kPuzzleKinds[] = {"best-move", "holder", "odds"};
static_assert(namesEvery<PuzzleKind>(kPuzzleKinds));
constexpr std::string_view kFactKinds[] = {"holds", "holds-some", "lacks"};
static_assert(namesEvery<FactKind>(kFactKinds));
constexpr std::string_view kSources[] = {"asked", "denied", "moved", "shown", "counted"};
static_assert(namesEvery<Source>(kSources));
constexpr Level kPuzzleLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};

/// Rounded to four decimals.
double rounded(double value) {
    return std::round(value * 10000) / 10000;
}

// ---- writing ----

Json factJson(const Fact& fact, const AnyGame& game) {
    Json json = {{"seat", int(fact.seat)},
                 {"kind", kFactKinds[int(fact.kind)]},
                 {"source", kSources[int(fact.source)]}};
    if (fact.card != kNoFace) json["card"] = game.faceName(fact.card);
    if (fact.topic != Fact::kNoTopic) json["topic"] = int(fact.topic);
    json["count"] = int(fact.count);
    json["turnsAgo"] = int(fact.turnsAgo);
    return json;
}

Json rationaleJson(const Rationale& why, const AnyGame& game) {
    Json json = {{"motive", int(why.motive)}};
    if (why.likely) json["likely"] = rounded(*why.likely);
    if (why.sure) json["sure"] = true;
    if (why.expected) json["expected"] = rounded(*why.expected);
    if (why.clue) json["clue"] = factJson(*why.clue, game);
    return json;
}

Json choiceJson(const PuzzleChoice& choice, const Puzzle& puzzle) {
    switch (puzzle.kind) {
    case PuzzleKind::Holder: return {{"seat", int(choice.seat)}};
    case PuzzleKind::Odds: return {{"yes", choice.yes}};
    case PuzzleKind::BestMove: break;
    }
    Json json = {{"move", puzzle.game().moveJson(choice.move)}};
    if (choice.value) {
        json["worth"] = rounded(*choice.value); // the name in the files
        json["error"] = rounded(choice.error);
    }
    return json;
}

// ---- reading ----

/// The face with that name in the deck of the match.
Face readFace(const Json& name, const AnyMatch& match, const Fields& fields) {
    for (const Card card : match.game().deck(match.setup().options))
        if (name == match.game().faceName(match.game().faceOf(card))) return match.game().faceOf(card);
    fields.fail("There is no card " + quoted(name) + ".");
}

Seat readSeat(Fields& fields, const AnyMatch& match) {
    return Seat(fields.needNumber("seat", 0, match.seats() - 1));
}

Fact readFact(const Json& json, const AnyMatch& match) {
    Fields fields(json, ErrorCode::BadRecord, "The fact");
    Fact fact;
    fact.seat = readSeat(fields, match);
    fact.kind = FactKind(readChoice(fields, "kind", kFactKinds));
    fact.source = Source(readChoice(fields, "source", kSources));
    if (const Json* card = fields.take("card")) fact.card = readFace(*card, match, fields);
    if (fields.has("topic")) fact.topic = std::uint8_t(fields.needNumber("topic", 0, Fact::kNoTopic - 1));
    fact.count = std::uint8_t(fields.needNumber("count", 0, 255));
    fact.turnsAgo = std::uint16_t(fields.needNumber("turnsAgo", 0, 65535));
    fields.done();
    return fact;
}

std::optional<double> readNumber(Fields& fields, const char* field) {
    const Json* number = fields.take(field);
    if (!number) return std::nullopt;
    if (!number->is_number()) fields.fail("\"" + std::string(field) + "\" must be a number.");
    return number->get<double>();
}

Rationale readRationale(const Json& json, const AnyMatch& match) {
    Fields fields(json, ErrorCode::BadRecord, "The reason");
    Rationale why;
    why.motive = std::uint8_t(fields.needNumber("motive", 1, 255));
    why.likely = readNumber(fields, "likely");
    why.sure = fields.has("sure") && fields.needFlag("sure");
    why.expected = readNumber(fields, "expected");
    if (const Json* clue = fields.take("clue")) why.clue = readFact(*clue, match);
    fields.done();
    return why;
}

AnyMove readLegalMove(Fields& fields, const Puzzle& puzzle) {
    const AnyMove move = puzzle.game().readMove(fields.need("move"), puzzle.match->shape());
    if (puzzle.match->check(puzzle.seat, move)) fields.fail("A move of the puzzle is not legal there.");
    return move;
}

PuzzleChoice readPuzzleChoice(const Json& json, const Puzzle& puzzle) {
    Fields fields(json, ErrorCode::BadRecord, "A choice");
    PuzzleChoice choice;
    switch (puzzle.kind) {
    case PuzzleKind::BestMove:
        choice.move = readLegalMove(fields, puzzle);
        choice.value = readNumber(fields, "worth");
        choice.error = readNumber(fields, "error").value_or(0);
        break;
    case PuzzleKind::Holder: choice.seat = readSeat(fields, *puzzle.match); break;
    case PuzzleKind::Odds: choice.yes = fields.needFlag("yes"); break;
    }
    fields.done();
    return choice;
}

PuzzleTrials readTrials(const Json& json) {
    Fields fields(json, ErrorCode::BadRecord, "The trials");
    PuzzleTrials trials;
    trials.tries = fields.needNumber("tries", 1, kMostTries);
    for (std::size_t level = 0; level < trials.found.size(); ++level)
        trials.found[level] = fields.needNumber(name(kPuzzleLevels[level]).data(), 0, trials.tries);
    fields.done();
    return trials;
}

Puzzle readPuzzle(const Json& json) {
    Fields fields(json, ErrorCode::BadRecord, "The puzzle");
    Puzzle puzzle;
    puzzle.id = fields.needText("id");
    puzzle.kind = PuzzleKind(readChoice(fields, "kind", kPuzzleKinds));
    puzzle.stars = fields.needNumber("stars", 1, kMostStars);
    puzzle.match = loadSession(fields.need("record"))->match().copy();
    puzzle.seat = readSeat(fields, *puzzle.match);
    if (!puzzle.match->playersToAct().has(puzzle.seat)) fields.fail("It is not for that seat to move.");
    const Json& choices = fields.need("choices");
    for (const Json& choice : choices)
        puzzle.choices.push_back(readPuzzleChoice(choice, puzzle));
    if (puzzle.choices.size() < 2) fields.fail("There is nothing to choose.");
    puzzle.answer = std::size_t(fields.needNumber("answer", 0, int(puzzle.choices.size()) - 1));
    if (puzzle.kind == PuzzleKind::Odds) puzzle.move = readLegalMove(fields, puzzle);
    if (puzzle.kind == PuzzleKind::Holder)
        puzzle.fact = readFact(fields.need("fact"), *puzzle.match);
    else
        puzzle.why = readRationale(fields.need("why"), *puzzle.match);
    if (puzzle.kind == PuzzleKind::BestMove) puzzle.trials = readTrials(fields.need("trials"));
    fields.done();
    return puzzle;
}

} // namespace

std::string_view name(PuzzleKind kind) {
    return kPuzzleKinds[int(kind)];
}

int starsOf(const PuzzleTrials& trials) {
    return trials.finds(Level::Perch) ? 1 : trials.finds(Level::Pike) ? 2 : 3;
}

int starsOf(const Fact& fact, const AnyMatch& match) {
    constexpr int kRemembered = 3; // rounds of the table
    const int round = match.game().hasTurns ? match.seats() : 1;
    return fact.turnsAgo <= round ? 1 : fact.turnsAgo <= kRemembered * round ? 2 : 3;
}

int starsOfOdds(double likely) {
    const double off = std::abs(likely - 0.5);
    return off > 0.32 ? 1 : off > 0.22 ? 2 : 3;
}

Json puzzleJson(const Puzzle& puzzle) {
    Json json = {
        {"id", puzzle.id}, {"kind", name(puzzle.kind)}, {"stars", puzzle.stars}, {"seat", int(puzzle.seat)}};
    Json& choices = json["choices"] = Json::array();
    for (const PuzzleChoice& choice : puzzle.choices)
        choices.push_back(choiceJson(choice, puzzle));
    json["answer"] = puzzle.answer;
    if (puzzle.kind == PuzzleKind::Odds) json["move"] = puzzle.game().moveJson(puzzle.move);
    if (puzzle.kind == PuzzleKind::Holder)
        json["fact"] = factJson(puzzle.fact, puzzle.game());
    else
        json["why"] = rationaleJson(puzzle.why, puzzle.game());
    if (puzzle.kind == PuzzleKind::BestMove) {
        Json& trials = json["trials"] = {{"tries", puzzle.trials.tries}};
        for (std::size_t level = 0; level < puzzle.trials.found.size(); ++level)
            trials[std::string(name(kPuzzleLevels[level]))] = puzzle.trials.found[level];
    }
    json["record"] = recordJson(*puzzle.match);
    return json;
}

Json puzzlesJson(const std::vector<Puzzle>& puzzles) {
    Json list = Json::array();
    for (const Puzzle& puzzle : puzzles)
        list.push_back(puzzleJson(puzzle));
    return {{"format", kPuzzleFormat}, {"puzzles", std::move(list)}};
}

std::vector<Puzzle> readPuzzles(std::string_view text) {
    try {
        const Json json = parseJson(text);
        Fields fields(json, ErrorCode::BadRecord, "The puzzles");
        if (fields.needNumber("format", 0, kMostTries) != kPuzzleFormat)
            fields.fail("The puzzles have another format than this program reads.");
        const Json& list = fields.need("puzzles");
        if (!list.is_array()) fields.fail("\"puzzles\" must be a list.");
        fields.done();
        std::vector<Puzzle> puzzles;
        std::set<std::string> ids;
        for (const Json& puzzle : list) {
            puzzles.push_back(readPuzzle(puzzle));
            if (!ids.insert(puzzles.back().id).second) fields.fail("Two puzzles have the same id.");
        }
        return puzzles;
    } catch (const WireError& error) {
        throw WireError(ErrorCode::BadRecord, error.text());
    }
}

} // namespace tacklebox
