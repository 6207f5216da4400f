// The coach's notes: each appears in random games, with true, complete and short texts.
#include "model/engine/random.h"
#include "model/lessons/claim.h"
#include "model/lessons/notematcher.h"
#include "model/lessons/script.h"
#include "tests/lessons/textof.h"
#include "tests/support/environment.h"
#include "tests/support/gameids.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <set>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr Seat kMe = 0;
constexpr std::size_t kLongest = 140;
constexpr int kMostGames = 400, kCheckedGames = 12;
const int kGamesOfATable = moreAsShipped(12, 2); ///< with each changed option

std::filesystem::path fileOf(const AnyGame& game) {
    return std::filesystem::path(TACKLEBOX_LESSONS) / "notes" / (std::string(game.id) + ".json");
}

Json jsonOf(const AnyGame& game) {
    return parseJson(textOf(fileOf(game)));
}

/// Counts characters of UTF-8, not bytes.
std::size_t letters(const std::string& text) {
    return std::size_t(std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

std::string playerName(Seat seat) {
    return std::string(1, char('A' + seat)) + "ngela";
}

/// Returns options that each differ from the defaults in one choice.
std::vector<Json> otherTables(const AnyGame& game) {
    std::vector<Json> tables;
    for (const OptionSpec& option : game.options) {
        if (option.kind == OptionKind::Number) continue; // these only set the length of a match
        for (int value = option.least; value <= option.most; ++value) {
            if (value == option.standard) continue;
            const Json chosen =
                option.kind == OptionKind::Flag ? Json(value != 0) : Json(option.choices[std::size_t(value)]);
            tables.push_back({{std::string(option.name), chosen}});
        }
    }
    return tables;
}

/// Plays games at random, one player being the person, and checks the claims of every matching note.
class Player {
  public:
    explicit Player(const Notes& notes) : m_notes(notes) {}

    /// Plays until every note has matched or the limit is reached. Checked builds play few games.
    void playAll() {
        for (const Json& deal : m_notes.rare)
            for (std::uint64_t seed = 0; seed < 4; ++seed)
                play(seed, deal);
        for (const Json& options : otherTables(*m_notes.game))
            for (int number = 0; number < kGamesOfATable; ++number)
                play(std::uint64_t(number), {}, options);
        const int most = moreAsShipped(kMostGames, kCheckedGames);
        for (int number = 0; number < most && m_fitted.size() < m_notes.notes.size(); ++number)
            play(std::uint64_t(number));
    }
    std::set<std::string> missing() const {
        std::set<std::string> ids;
        for (const Note& note : m_notes.notes)
            if (!m_fitted.contains(note.id)) ids.insert(note.id);
        return ids;
    }
    const std::set<std::string>& moves() const { return m_moves; }
    const std::set<std::string>& sayings() const { return m_sayings; }

  private:
    void play(std::uint64_t seed, const Json& deal = {}, const Json& options = Json::object()) {
        const AnyGame& game = *m_notes.game;
        NewMatch opening;
        opening.game = std::string(game.id);
        opening.seats = std::clamp(2 + int(seed % 3), game.leastSeats, game.mostSeats);
        opening.seed = seed;
        opening.options = options;
        if (!deal.is_null()) {
            opening.seats = 2;
            opening.deal = deal;
        }
        const auto match = newSession(opening)->match().copy();
        NoteMatcher matcher(m_notes, kMe);
        Random random(seed);
        int nextEvent = 0;
        for (int step = 0; step < 1500; ++step) {
            for (; nextEvent < match->events(); ++nextEvent)
                if (const auto event = match->seen(kMe, nextEvent)) {
                    matcher.onEvent(*event);
                    note(*event);
                    for (const DueNote& due : matcher.afterEvent())
                        hold(due, matcher, match->setup().options);
                }
            if (match->over()) break;
            const AnyMoves mine = match->legalMoves(kMe);
            for (const DueNote& due : matcher.atDecision(mine))
                hold(due, matcher, match->setup().options);
            std::vector<Seat> playersToAct;
            for (Seat seat = 0; seat < match->seats(); ++seat)
                if (match->playersToAct().has(seat)) playersToAct.push_back(seat);
            ASSERT_FALSE(playersToAct.empty());
            const Seat seat = playersToAct[std::size_t(random.below(int(playersToAct.size())))];
            const AnyMoves legal = match->legalMoves(seat);
            ASSERT_FALSE(legal.empty());
            ASSERT_FALSE(match->move(seat, legal[std::size_t(random.below(int(legal.size())))]));
        }
    }
    void note(const AnySeen& event) {
        const EventContent content = event.content();
        if (const auto* made = std::get_if<AnyMoveMade>(&content))
            m_moves.insert(m_notes.game->moveJson(made->move)["kind"].get<std::string>());
        if (const auto* said = std::get_if<Said>(&content)) m_sayings.insert(name(said->saying));
    }
    void hold(const DueNote& due, const NoteMatcher& matcher, const Options& options) {
        m_fitted.insert(due.note->id);
        SCOPED_TRACE(due.note->id);
        EXPECT_EQ(due.missingPlaceholder(*m_notes.game, options), "");
        for (const Json& claim : due.note->holds)
            EXPECT_EQ(observationClaimError(substituted(claim, due.variables), matcher.observation()), "");
        const NoteWords words{playerName, [](const Phrase& phrase) { return phrase.english(); }};
        for (const std::string_view language : kLessonLanguages) {
            const std::string text = due.text(*m_notes.game, options, language, words);
            EXPECT_LE(letters(text), kLongest) << text;
            EXPECT_EQ(text.find_first_of("{}"), std::string::npos) << text;
        }
    }

    const Notes& m_notes;
    std::set<std::string> m_fitted, m_moves, m_sayings;
};

/// Collects the kinds of moves, comments and cards that the notes name.
void collectNamed(const Json& json, std::set<std::string>& named) {
    if (json.is_string()) named.insert(json.get<std::string>());
    if (json.is_structured())
        for (const Json& part : json)
            collectNamed(part, named);
}

} // namespace

TEST(Notes, ExistForEachGameOnly) {
    std::set<std::string> files, games;
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(TACKLEBOX_LESSONS) / "notes"))
        files.insert(file.path().stem().string());
    for (const AnyGame* game : finishedGames())
        games.emplace(game->id);
    EXPECT_EQ(files, games);
}

TEST(Notes, EachNamesARulingOfItsGame) {
    for (const AnyGame* game : finishedGames()) {
        const std::string page =
            textOf(std::filesystem::path(TACKLEBOX_RULES) / (std::string(game->id) + ".md"));
        for (const Note& note : readNotes(jsonOf(*game)).notes)
            for (const std::string& rule : note.rules)
                EXPECT_NE(page.find("**" + rule + "**"), std::string::npos)
                    << game->id << ", " << note.id << ": " << rule;
    }
}

TEST(Notes, EachAppearsAndIsTrueCompleteAndShort) {
    for (const AnyGame* game : finishedGames()) {
        SCOPED_TRACE(game->id);
        const Notes notes = readNotes(jsonOf(*game));
        ASSERT_EQ(notes.game, game);
        Player player(notes);
        player.playAll();
        if (kIsRelease) {
            EXPECT_EQ(player.missing(), std::set<std::string>());
        }
        EXPECT_LE(2 * player.missing().size(), notes.notes.size());
        std::set<std::string> named;
        collectNamed(jsonOf(*game), named);
        for (const std::string& kind : player.moves())
            EXPECT_TRUE(named.contains(kind)) << "no note has the move " << kind;
        for (const std::string& saying : player.sayings())
            EXPECT_TRUE(named.contains(saying)) << "no note has what is said: " << saying;
    }
}

TEST(Notes, ErrorNamesItsNote) {
    Json json = jsonOf(*finishedGames().back());
    const auto errorOf = [](const Json& notes) {
        try {
            readNotes(notes);
        } catch (const WireError& error) {
            return error.text();
        }
        return std::string();
    };
    Json wrong = json;
    wrong["notes"][1].erase("de");
    EXPECT_EQ(errorOf(wrong).find("Note 2: "), 0U) << errorOf(wrong);
    wrong = json;
    wrong["notes"][1]["id"] = wrong["notes"][0]["id"];
    EXPECT_NE(errorOf(wrong).find("another has the id"), std::string::npos) << errorOf(wrong);
    wrong = json;
    wrong["notes"][0]["en"] = "{other";
    EXPECT_NE(errorOf(wrong).find("brace"), std::string::npos) << errorOf(wrong);
    wrong = json;
    wrong["notes"][0]["may"] = {{"kind", "ask"}};
    EXPECT_NE(errorOf(wrong).find("either"), std::string::npos) << errorOf(wrong);
}

TEST(Notes, VariablesAreConsistentAndOthersAreNotThePerson) {
    const auto matching = [](const char* pattern, const char* value, Variables variables = {}) {
        return matches(Json::parse(pattern), Json::parse(value), kMe, variables);
    };
    EXPECT_TRUE(matching(R"({"a": "$x", "b": "$x"})", R"({"a": 1, "b": 1, "c": 2})"));
    EXPECT_FALSE(matching(R"({"a": "$x", "b": "$x"})", R"({"a": 1, "b": 2})"));
    EXPECT_FALSE(matching(R"("$other")", "0"));
    EXPECT_TRUE(matching(R"("hand:$other")", R"("hand:2")"));
    EXPECT_FALSE(matching(R"("hand:$other")", R"("hand:0")"));
    EXPECT_TRUE(matching(R"("hand:$me")", R"("hand:0")"));
    EXPECT_TRUE(matching(R"("$card=*-skip")", R"("red-skip")"));
    EXPECT_FALSE(matching(R"("$card=*-skip")", R"("red-5")"));
    EXPECT_TRUE(matching(R"(["a", "b"])", R"("b")"));
    Variables variables;
    EXPECT_TRUE(matches(Json("$x"), Json(3), kMe, variables));
    EXPECT_EQ(substituted(Json("/hands/$x"), variables), Json("/hands/3"));
    EXPECT_EQ(substituted(Json("$x"), variables), Json(3));
}
