// Records: written ones replay, and broken ones are refused with the step and the reason.
#include "model/engine/random.h"
#include "model/wire/protocol.h"
#include "tests/support/gameids.h"
#include "tests/support/table.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <random>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Plays random moves that depend only on the seed.
void playRandomly(Session& session, int moves, std::uint64_t seed) {
    Random random(seed);
    for (int i = 0; i < moves && !session.over(); ++i) {
        const Json list = session.moves(std::nullopt);
        const Json& chosen = list[std::size_t(random.below(int(list.size())))];
        session.move(chosen["seat"].get<Seat>(), chosen["move"]);
    }
}

std::unique_ptr<Session> begun(std::string_view game, std::uint64_t seed, int seats = 3) {
    NewMatch request;
    request.game = game;
    request.seats = seats;
    request.seed = seed;
    return newSession(request);
}

Json recordOf(std::string_view game, int moves, std::uint64_t seed) {
    const auto session = begun(game, seed);
    playRandomly(*session, moves, seed);
    return session->record();
}

/// Returns why the record is refused, or "".
std::string refusal(const Json& record) {
    try {
        loadSession(record);
    } catch (const WireError& error) {
        EXPECT_EQ(error.code(), ErrorCode::BadRecord);
        return error.text();
    }
    return "";
}

} // namespace

TEST(Records, X11_ReplaysRecordWithoutRandomGenerator) {
    for (const std::string_view game : gameIds()) {
        Json record = recordOf(game, 60, 11);
        const auto replayed = loadSession(record);
        EXPECT_EQ(replayed->record(), record) << game;
        // Chance outcomes come from the record, whatever the seed.
        record["seed"] = "999";
        const auto reseeded = loadSession(record);
        EXPECT_EQ(reseeded->observation(kOmniscient), replayed->observation(kOmniscient)) << game;
    }
}

TEST(Records, LoadedGameContinuesTheRandomStream) {
    for (const std::string_view game : gameIds()) {
        const auto original = begun(game, 21);
        playRandomly(*original, 30, 4);
        const auto loaded = loadSession(original->record());
        playRandomly(*original, 80, 5);
        playRandomly(*loaded, 80, 5);
        EXPECT_EQ(loaded->record(), original->record()) << game;
        for (const Seat viewer : {Seat(0), Seat(1), Seat(2), kOmniscient})
            EXPECT_EQ(loaded->events(viewer, 0), original->events(viewer, 0)) << game;
    }
}

TEST(Records, KeepsTheChanceMode) {
    const auto asking = loadSession(
        j("{'format':1,'game':'great-lakes','seats':3,'dealer':0,'options':{'target':50},'deal':{'hands':"
          "[['KS'],['2S'],['3S']],'rest':'out'},'chance':'ask','seed':'1','steps':["
          "{'seat':0,'move':{'kind':'choose','card':'KS'}},{'seat':1,'move':{'kind':'choose','card':'2S'}},"
          "{'seat':2,'move':{'kind':'choose','card':'3S'}},{'seat':0,'move':{'kind':'stock'}}]}"));
    EXPECT_EQ(asking->chance(kOmniscient), j("{'kind':'deal'}"))
        << "a game that asks may end where chance is due";
}

TEST(Records, AcceptsAnyFieldsUnderApp) {
    Json record = recordOf("rainbow-fish", 5, 3);
    record["app"] = j("{'names':['Ann','Ben','Cleo']}");
    EXPECT_EQ(refusal(record), "");
}

TEST(Records, BrokenRecordsAreRefusedWithTheReason) {
    const Json sound = recordOf("twisted-fish", 40, 8);
    ASSERT_EQ(refusal(sound), "");
    EXPECT_NE(refusal(j("[]")), "");
    EXPECT_NE(refusal(j("{}")), "");
    for (const auto& [field, value] : sound.items()) {
        Json without = sound;
        without.erase(field);
        EXPECT_NE(refusal(without), "") << field;
        Json wrong = sound;
        wrong[field] = Json::array({1, "x"});
        EXPECT_NE(refusal(wrong), "") << field;
    }
    Json more = sound;
    more["extra"] = 1;
    EXPECT_NE(refusal(more), "");
}

TEST(Records, RefusesFutureFormat) {
    Json record = recordOf("great-lakes", 4, 2);
    record["format"] = 2;
    EXPECT_EQ(refusal(record), "The record has format 2; this program reads format 1.");
}

TEST(Records, ErrorNamesTheBrokenStep) {
    for (const std::string_view game : gameIds()) {
        const Json sound = recordOf(game, 40, 6);
        const std::size_t steps = sound["steps"].size();
        ASSERT_GT(steps, 20u);
        for (const std::size_t at : {std::size_t(0), steps / 2, steps - 1}) {
            const std::string number = "Step " + std::to_string(at + 1) + " of the record: ";
            for (const char* broken : {"5", "{}", "{'seat':0}", "{'seat':9,'move':{'kind':'ask'}}",
                                       "{'seat':0,'move':{'kind':'fly'}}", "{'chance':'nothing'}",
                                       "{'seat':0,'move':{'kind':'ask'},'more':1}"}) {
                Json record = sound;
                record["steps"][at] = j(broken);
                EXPECT_EQ(refusal(record).substr(0, number.size()), number) << game << " " << broken;
            }
        }
    }
}

TEST(Records, RefusesUnknownFieldsOfAChanceStep) {
    Json record = recordOf("platinum-fish", 30, 5);
    for (Json& step : record["steps"])
        if (step.contains("chance")) step["more"] = 1;
    EXPECT_NE(refusal(record), "");
}

TEST(Records, RefusesRecordThatEndsBeforeAChanceOutcome) {
    // If the match draws its own chance, a record must not end before an outcome.
    Json record = recordOf("platinum-fish", 30, 9);
    Json& steps = record["steps"];
    while (!steps.back().contains("chance"))
        steps.erase(steps.size() - 1);
    steps.erase(steps.size() - 1);
    const std::string number = "Step " + std::to_string(steps.size() + 1) + " of the record is missing";
    EXPECT_EQ(refusal(record).substr(0, number.size()), number);
}

TEST(Records, ReadsDamagedRecordUpToTheFirstBadStep) {
    for (const std::string_view game : gameIds()) {
        const Json sound = recordOf(game, 40, 6);
        const int steps = int(sound["steps"].size());
        const ReadableRecord whole = loadReadable(sound);
        EXPECT_EQ(whole.steps, steps);
        EXPECT_EQ(whole.error, "");
        for (int at = 0; at < steps; ++at) {
            Json record = sound;
            record["steps"][std::size_t(at)] = j("{'seat':0,'move':{'kind':'fly'}}");
            const ReadableRecord readable = loadReadable(record);
            EXPECT_EQ(readable.steps, at);
            EXPECT_EQ(readable.error, refusal(record));
            const Json again = readable.session->record();
            ASSERT_EQ(int(again["steps"].size()), at) << game;
            for (int step = 0; step < at; ++step)
                EXPECT_EQ(again["steps"][std::size_t(step)], sound["steps"][std::size_t(step)]);
        }
        Json record = sound;
        record["seats"] = 1;
        EXPECT_THROW(loadReadable(record), WireError);
    }
}

TEST(Records, RefusesStepsOutOfOrder) {
    for (const std::string_view game : gameIds()) {
        Random random(17);
        int refused = 0;
        for (int round = 0; round < 30; ++round) {
            Json record = recordOf(game, 120, std::uint64_t(round));
            Json& steps = record["steps"];
            const std::size_t first = std::size_t(random.below(int(steps.size())));
            const std::size_t second = std::size_t(random.below(int(steps.size())));
            if (steps[first] == steps[second]) continue;
            std::swap(steps[first], steps[second]);
            const std::string why = refusal(record);
            refused += !why.empty();
            EXPECT_TRUE(why.empty() || why.substr(0, 5) == "Step ") << why;
        }
        EXPECT_GT(refused, 15) << game;
    }
}

TEST(Records, ReadsFilesUpToTheLargestRecord) {
    namespace fs = std::filesystem;
    const fs::path folder =
        fs::temp_directory_path() / ("tacklebox-records-" + std::to_string(std::random_device()()));
    ASSERT_TRUE(fs::create_directory(folder));
    const auto written = [&](const char* name, std::size_t size) {
        std::ofstream(folder / name, std::ios::binary) << std::string(size, 'x');
        return folder / name;
    };
    const FileContent largest = readRecordFile(written("largest", kLargestRecord));
    EXPECT_EQ(largest.error, FileError::None);
    EXPECT_EQ(largest.text, std::string(kLargestRecord, 'x'));
    const std::map<fs::path, FileError> files = {{written("larger", kLargestRecord + 1), FileError::TooLarge},
                                                 {written("empty", 0), FileError::Empty},
                                                 {folder / "none", FileError::Missing},
                                                 {folder / "empty" / "below", FileError::Missing},
                                                 {folder, FileError::Folder}};
    for (const auto& [file, error] : files) {
        const FileContent content = readRecordFile(file);
        EXPECT_EQ(content.error, error) << file;
        EXPECT_EQ(content.text, "");
        EXPECT_FALSE(errorWords(content).empty());
    }
    fs::remove_all(folder);
}

TEST(Records, SurvivesBrokenText) {
    const std::string text = recordOf("what-the-fish", 50, 5).dump();
    Random random(3);
    int accepted = 0;
    for (int i = 0; i < 2000; ++i) {
        std::string broken = text;
        switch (random.below(3)) {
        case 0: broken.resize(std::size_t(random.below(int(text.size())))); break;
        case 1: broken[std::size_t(random.below(int(text.size())))] = char(random.below(256)); break;
        case 2:
            broken.erase(std::size_t(random.below(int(text.size()))), std::size_t(1 + random.below(40)));
            break;
        }
        Protocol protocol;
        const Json answer = Json::parse(protocol.answer("{\"do\":\"load\",\"record\":" + broken + "}"));
        accepted += answer["ok"] == true;
        EXPECT_TRUE(answer["ok"] == true || !answer["error"]["text"].get<std::string>().empty());
    }
    EXPECT_LT(accepted, 200) << "nearly every damage must be noticed";
}
