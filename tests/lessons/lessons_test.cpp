// Checks every shipped lesson: legal moves on each accepted path, true sentences, all languages.
#include "model/lessons/script.h"
#include "tests/lessons/textof.h"
#include "tests/support/gameids.h"

#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <map>
#include <set>
#include <vector>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

Json lessonOf(const AnyGame& game) {
    return parseJson(textOf(std::filesystem::path(TACKLEBOX_LESSONS) / (std::string(game.id) + ".json")));
}

std::string readingError(const Json& json) {
    try {
        readLesson(json);
    } catch (const WireError& error) {
        return error.text();
    }
    return {};
}

/// Returns the first step of that kind.
Json& stepWith(Json& lesson, const char* field) {
    for (Json& chapter : lesson["chapters"])
        for (Json& step : chapter["steps"])
            if (step.contains(field)) return step;
    throw std::runtime_error("no such step");
}

/// Collects the rulings that a lesson cites.
void collectRulings(const Json& json, std::set<std::string>& rulings) {
    if (json.is_object() && json.contains("rule")) rulings.insert(json["rule"].get<std::string>());
    if (json.is_structured())
        for (const Json& part : json)
            collectRulings(part, rulings);
}

/// Collects all English texts.
void collectSayings(const Json& json, std::vector<std::string>& sayings) {
    if (json.is_object() && json.contains("en")) sayings.push_back(json["en"].get<std::string>());
    if (json.is_structured())
        for (const Json& part : json)
            collectSayings(part, sayings);
}

} // namespace

TEST(Lessons, ExistForEachGameOnly) {
    std::set<std::string> files, games;
    for (const auto& file : std::filesystem::directory_iterator(TACKLEBOX_LESSONS))
        if (file.path().extension() == ".json") files.insert(file.path().stem().string());
    for (const AnyGame* game : finishedGames())
        games.emplace(game->id);
    EXPECT_EQ(files, games);
}

TEST(Lessons, EachRulingIsOnThePageOfItsGame) {
    for (const AnyGame* game : finishedGames()) {
        std::set<std::string> rulings;
        collectRulings(lessonOf(*game), rulings);
        EXPECT_FALSE(rulings.empty()) << game->id;
        const std::string page =
            textOf(std::filesystem::path(TACKLEBOX_RULES) / (std::string(game->id) + ".md"));
        for (const std::string& ruling : rulings)
            EXPECT_NE(page.find("- **" + ruling + "** "), std::string::npos) << game->id << ": " << ruling;
    }
}

TEST(Lessons, EachIsLegalTrueAndWhole) {
    for (const AnyGame* game : finishedGames()) {
        SCOPED_TRACE(game->id);
        const Json json = lessonOf(*game);
        ASSERT_EQ(readingError(json), "");
        const Lesson lesson = readLesson(json);
        EXPECT_EQ(lesson.game, game);
        for (const std::string& error : validationErrors(lesson))
            ADD_FAILURE() << error;
    }
}

// The table says "pair"; "match" means several rounds.
TEST(Lessons, TwoOfARankAreAPairAsOnTheTable) {
    for (const char* file : {"platinum-fish.json", "notes/platinum-fish.json"}) {
        std::vector<std::string> sayings;
        collectSayings(parseJson(textOf(std::filesystem::path(TACKLEBOX_LESSONS) / file)), sayings);
        EXPECT_GT(sayings.size(), 10U) << file;
        for (const std::string& saying : sayings)
            EXPECT_EQ(saying.find("match"), std::string::npos) << file << ": " << saying;
    }
    const std::string page = textOf(std::filesystem::path(TACKLEBOX_RULES) / "platinum-fish.md");
    EXPECT_EQ(page.find("match"), std::string::npos);
}

/// Rules that players did not know after the lessons: the lessons must explain them.
TEST(Lessons, ExplainsRulesThatPlayersMissed) {
    const std::map<std::string, std::set<std::string>> missed{
        {"twisted-fish", {"T-26", "T-35"}}, // the Net's victim chooses; the fifth card for the Diver
        {"what-the-fish", {"W-07", "W-18", "W-31"}}};
    for (const auto& [id, rulings] : missed) {
        std::set<std::string> cited;
        collectRulings(lessonOf(*gameNamed(id)), cited);
        for (const std::string& ruling : rulings)
            EXPECT_TRUE(cited.contains(ruling)) << id << ' ' << ruling;
    }
}

TEST(Lessons, EachChapterAsksForSomething) {
    for (const AnyGame* game : finishedGames()) {
        for (const LessonChapter& chapter : readLesson(lessonOf(*game)).chapters)
            EXPECT_TRUE(std::ranges::any_of(
                chapter.steps, [](const LessonStep& step) { return step.kind == LessonStep::Kind::Do; }))
                << game->id << ": " << chapter.title.in("en");
    }
}

// A card with an effect must be visible when a text mentions it: on the table or as a picture in the text.
TEST(Lessons, EachMentionedEffectCardIsVisible) {
    int pictured = 0;
    for (const AnyGame* game : finishedGames()) {
        for (const LessonChapter& chapter : readLesson(lessonOf(*game)).chapters)
            for (std::size_t number = 0; number < chapter.steps.size(); ++number) {
                const Comment& comment = chapter.steps[number].comment;
                const auto match = matchBefore(chapter, number);
                const std::string seen = game->observationJson(match->observation(kLearner)).dump();
                std::map<std::string, bool> spokenOf; // by name: whether such a card is visible
                for (const Card card : game->deck(match->setup().options)) {
                    const Face face = game->faceOf(card);
                    std::string name = game->cardWords(face).english();
                    for (const std::string_view article : {"the ", "The ", "a "})
                        if (name.starts_with(article)) name.erase(0, article.size());
                    if (std::isupper(static_cast<unsigned char>(name.front())) == 0 ||
                        game->effectWords(face).english().empty() ||
                        comment.text.in("en").find(name) == std::string::npos)
                        continue;
                    const bool shown = std::ranges::find(comment.shows, face) != comment.shows.end();
                    const std::string quoted = '"' + std::string(game->faceName(face)) + '"';
                    pictured += shown;
                    spokenOf[name] |= shown || seen.find(quoted) != std::string::npos;
                }
                for (const auto& [name, isSeen] : spokenOf)
                    EXPECT_TRUE(isSeen) << game->id << ": " << name << ": " << comment.text.in("en");
            }
    }
    EXPECT_GT(pictured, 6);
}

TEST(Lessons, FindsFalseClaim) {
    Json json = lessonOf(*finishedGames().back());
    stepWith(json, "do")["holds"] = {{{"value", "/turn"}, {"is", 1}}};
    const auto errors = validationErrors(readLesson(json));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_NE(errors.front().find("it is 0"), std::string::npos) << errors.front();
}

TEST(Lessons, FindsIllegalAcceptedMove) {
    Json json = lessonOf(*finishedGames().back());
    Json& step = stepWith(json, "do");
    Json wrong = step["do"][0];
    wrong["target"] = 0;
    step["do"].push_back(wrong);
    EXPECT_FALSE(validationErrors(readLesson(json)).empty());
}

TEST(Lessons, FindsMissingLanguage) {
    Json json = lessonOf(*finishedGames().back());
    stepWith(json, "head")["text"].erase("de");
    const auto errors = validationErrors(readLesson(json));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_NE(errors.front().find("no words in de"), std::string::npos) << errors.front();
}

TEST(Lessons, ReadingNamesChapterAndStep) {
    Json json = lessonOf(*finishedGames().back());
    json["chapters"][0]["steps"][0].erase("holds");
    EXPECT_EQ(readingError(json).find("Chapter 1: step 1: "), 0U) << readingError(json);
    json["chapters"][0]["steps"] = Json::array();
    EXPECT_EQ(readingError(json), "Chapter 1: \"steps\" is a list of steps.");
}

TEST(Lessons, RefusesUnknownClaim) {
    Json json = lessonOf(*finishedGames().back());
    stepWith(json, "do")["holds"] = {{{"moon", "full"}}};
    const auto errors = validationErrors(readLesson(json));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_NE(errors.front().find("nobody knows such a claim"), std::string::npos);
}

TEST(Lessons, AlternativeCommentsFitTheirMovesAndAreReached) {
    Json json = lessonOf(*finishedGames().back());
    Json& step = json["chapters"][0]["steps"].back();
    Json other = step;
    other["when"] = {{{"value", "/turn"}, {"is", 0}}};
    other["holds"] = {{{"value", "/turn"}, {"is", 1}}};
    step["or"] = Json::array({other});
    auto errors = validationErrors(readLesson(json));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_NE(errors.front().find("it is 0"), std::string::npos) << errors.front();
    step["or"][0]["when"] = Json::array({Json{{"value", "/turn"}, {"is", 1}}});
    errors = validationErrors(readLesson(json));
    ASSERT_EQ(errors.size(), 1U);
    EXPECT_NE(errors.front().find("is never said"), std::string::npos) << errors.front();
}
