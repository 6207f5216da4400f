#include "model/lessons/lesson.h"

#include <algorithm>

namespace tacklebox {

namespace {

constexpr int kMostMinutes = 60;

LessonText readText(Fields& fields, const char* field) {
    const Json& json = fields.need(field);
    LessonText text;
    if (!json.is_object()) fields.fail("\"" + std::string(field) + "\" has a sentence for each language.");
    for (const auto& [language, words] : json.items()) {
        if (std::ranges::find(kLessonLanguages, language) == kLessonLanguages.end())
            fields.fail("\"" + std::string(field) + "\" has the language " + quoted(Json(language)) + ".");
        if (!words.is_string() || words.get_ref<const std::string&>().empty())
            fields.fail("\"" + std::string(field) + "\" has no words in " + quoted(Json(language)) + ".");
        text.byLanguage[language] = words.get<std::string>();
    }
    return text;
}

PileId readPile(const std::string& text, int seats, const Fields& fields) {
    for (int kind = 0; kind <= int(PileKind::Discard); ++kind) {
        const PileId own{PileKind(kind), kNoSeat};
        if (name(own) == text) return own;
        for (Seat seat = 0; seat < seats; ++seat)
            if (const PileId pile{PileKind(kind), seat}; name(pile) == text) return pile;
    }
    fields.fail("There is no place " + quoted(Json(text)) + ".");
}

Face readFaceOf(const AnyGame& game, const Json& json, const Options& options, const Fields& fields) {
    if (json.is_string())
        if (const Face face = faceNamed(game, options, json.get_ref<const std::string&>()); face != kNoFace)
            return face;
    fields.fail("There is no card " + quoted(json) + ".");
}

Anchor readAnchor(const Json& json, const Lesson& lesson, const Options& options) {
    Fields fields(json, ErrorCode::BadRecord, "The anchor");
    Anchor anchor;
    if (const Json* place = fields.take("place")) {
        if (!place->is_string()) fields.fail("\"place\" is the name of a place.");
        anchor.pile = readPile(place->get<std::string>(), lesson.seats(), fields);
        anchor.kind = Anchor::Kind::Pile;
    }
    if (const Json* cards = fields.take("cards")) {
        if (!cards->is_array() || cards->empty()) fields.fail("\"cards\" is a list of cards.");
        for (const Json& card : *cards)
            anchor.faces.push_back(readFaceOf(*lesson.game, card, options, fields));
        anchor.kind = Anchor::Kind::Cards;
    }
    if (fields.has("seat")) {
        anchor.seat = Seat(fields.needNumber("seat", 0, lesson.seats() - 1));
        anchor.kind = Anchor::Kind::Player;
    }
    if (fields.has("promptBar") && fields.needFlag("promptBar")) anchor.kind = Anchor::Kind::PromptBar;
    fields.done();
    if (anchor.kind == Anchor::Kind::Nothing) fields.fail("The anchor names nothing to point at.");
    return anchor;
}

AnyMove readMove(const Json& json, const Lesson& lesson, const Options& options) {
    return lesson.game->readMove(json, {lesson.seats(), options});
}

/// Reads the texts of a step and their anchors.
Comment readComment(Fields& fields, const Lesson& lesson, const Options& options) {
    Comment comment;
    comment.head = readText(fields, "head");
    comment.text = readText(fields, "text");
    if (const Json* at = fields.take("at")) comment.at = readAnchor(*at, lesson, options);
    if (const Json* beside = fields.take("beside")) comment.beside = readAnchor(*beside, lesson, options);
    if (const Json* shows = fields.take("shows")) {
        if (!shows->is_array() || shows->empty()) fields.fail("\"shows\" is a list of cards.");
        for (const Json& card : *shows)
            comment.shows.push_back(readFaceOf(*lesson.game, card, options, fields));
    }
    comment.holds = fields.need("holds");
    if (!comment.holds.is_array() || comment.holds.empty())
        fields.fail("\"holds\" says what is true of the position, or names a ruling.");
    return comment;
}

OtherComment readOther(const Json& json, const Lesson& lesson, const Options& options) {
    Fields fields(json, ErrorCode::BadRecord, "What else is said");
    OtherComment other;
    other.when = fields.need("when");
    if (!other.when.is_array() || other.when.empty())
        fields.fail("\"when\" says of which positions it is said.");
    other.comment = readComment(fields, lesson, options);
    fields.done();
    return other;
}

LessonStep readStep(const Json& json, const Lesson& lesson, const Options& options) {
    Fields fields(json, ErrorCode::BadRecord, "The step");
    LessonStep step;
    if (fields.has("move")) {
        step.kind = LessonStep::Kind::Move;
        step.seat = Seat(fields.needNumber("seat", 0, lesson.seats() - 1));
        step.moves.push_back(readMove(fields.need("move"), lesson, options));
        fields.done();
        return step;
    }
    if (const Json* wanted = fields.take("do")) {
        step.kind = LessonStep::Kind::Do;
        step.seat = kLearner;
        if (!wanted->is_array() || wanted->empty()) fields.fail("\"do\" is a list of moves.");
        for (const Json& move : *wanted)
            step.moves.push_back(readMove(move, lesson, options));
    }
    if (const Json* others = fields.take("or")) {
        if (!others->is_array()) fields.fail("\"or\" is a list of what else is said.");
        for (const Json& other : *others)
            step.others.push_back(readOther(other, lesson, options));
    }
    step.comment = readComment(fields, lesson, options);
    fields.done();
    return step;
}

LessonChapter readChapter(const Json& json, const Lesson& lesson) {
    Fields fields(json, ErrorCode::BadRecord, "The chapter");
    LessonChapter chapter;
    chapter.title = readText(fields, "title");
    NewMatch& opening = chapter.opening;
    opening.game = std::string(lesson.game->id);
    opening.seats = lesson.seats();
    opening.dealer = fields.needNumber("dealer", 0, lesson.seats() - 1);
    opening.seed = readSeed(fields.need("seed"), ErrorCode::BadRecord);
    opening.deal = fields.need("deal");
    if (const Json* options = fields.take("options")) opening.options = *options;
    if (fields.has("live")) chapter.live = fields.needFlag("live");
    const Json& steps = fields.need("steps");
    if (!steps.is_array() || steps.empty()) fields.fail("\"steps\" is a list of steps.");
    fields.done();
    const Options options = beginChapter(chapter)->setup().options;
    for (const Json& step : steps) {
        try {
            chapter.steps.push_back(readStep(step, lesson, options));
        } catch (const WireError& error) {
            throw WireError(ErrorCode::BadRecord,
                            "step " + std::to_string(chapter.steps.size() + 1) + ": " + error.text());
        }
    }
    return chapter;
}

} // namespace

std::string LessonText::in(std::string_view language) const {
    auto found = byLanguage.find(language);
    if (found == byLanguage.end()) found = byLanguage.find(kLessonLanguages.front());
    return found == byLanguage.end() ? std::string() : found->second;
}

const AnyGame* gameOfFile(Fields& fields, const std::string& what, int format) {
    if (const int found = fields.needNumber("format", 0, 1'000'000); found != format)
        fields.fail(what + " has format " + std::to_string(found) + "; this program reads format " +
                    std::to_string(format) + ".");
    const std::string name = fields.needText("game");
    const AnyGame* game = gameNamed(name);
    if (!game) fields.fail("There is no game " + quoted(Json(name)) + ".");
    return game;
}

Face faceNamed(const AnyGame& game, const Options& options, std::string_view name) {
    for (const Card card : game.deck(options))
        if (const Face face = game.faceOf(card); game.faceName(face) == name) return face;
    return kNoFace;
}

Lesson readLesson(const Json& json) {
    Fields fields(json, ErrorCode::BadRecord, "The lesson");
    Lesson lesson;
    lesson.game = gameOfFile(fields, "The lesson", kLessonFormat);
    lesson.minutes = fields.needNumber("minutes", 1, kMostMinutes);
    const Json& crew = fields.need("crew");
    if (!crew.is_array() || int(crew.size()) < lesson.game->leastSeats ||
        int(crew.size()) > lesson.game->mostSeats)
        fields.fail("\"crew\" names a face for each seat, \"\" for the person's.");
    for (const Json& face : crew)
        lesson.crew.push_back(face.is_string() ? face.get<std::string>() : std::string());
    const Json& chapters = fields.need("chapters");
    if (!chapters.is_array() || chapters.empty()) fields.fail("\"chapters\" is a list of chapters.");
    fields.done();
    for (const Json& chapter : chapters) {
        try {
            lesson.chapters.push_back(readChapter(chapter, lesson));
        } catch (const WireError& error) {
            throw WireError(ErrorCode::BadRecord,
                            "Chapter " + std::to_string(lesson.chapters.size() + 1) + ": " + error.text());
        }
    }
    return lesson;
}

std::unique_ptr<AnyMatch> beginChapter(const LessonChapter& chapter) {
    return newSession(chapter.opening)->match().copy();
}

} // namespace tacklebox
