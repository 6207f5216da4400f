#!/usr/bin/env python3
"""What is run again after a change (tests/unchanged.py): all of a test where shared code has changed, one game where only that has.

usage: unchanged_test.py PROJECT
"""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(sys.argv.pop(1) if len(sys.argv) > 1 else ".").resolve()
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests/support")]
import namedgames
import unchanged
from playedgames import ALL, played_games


class Parts(unittest.TestCase):
    def test_files_belong_to_the_game_in_whose_folders_they_lie(self):
        for file, part in {
            "model/games/CMakeFiles/tacklebox_gofish.dir/Unity/unity_gofish_cxx.cxx.o": "gofish",
            "model/games/CMakeFiles/tacklebox_greatlakes_bot.dir/greatlakes/bot/judge.cpp.o": "greatlakes",
            "views/games/CMakeFiles/tacklebox_presenters.dir/Unity/unity_whatthefish_cxx.cxx.o": "whatthefish",
            "/views/games/rainbowfish/presenter.cpp": "rainbowfish",
            "views/games/CMakeFiles/tacklebox_presenters.dir/Unity/unity_0_cxx.cxx.o": "shared",
            "model/host/CMakeFiles/tacklebox_host.dir/Unity/unity_0_cxx.cxx.o": "shared",
            "/resources/rules/go-fish.html": "shared",
        }.items():
            self.assertEqual(unchanged.part_of(file), part, file)

    def test_every_game_has_an_id_that_its_folder_is_named_after(self):
        self.assertEqual({game.replace("-", "") for game in ALL}, set(unchanged.GAMES))

    def test_a_command_reads_what_is_shared_and_the_folders_of_what_it_plays(self):
        self.assertEqual(unchanged.parts_that_count(None), ["shared", *unchanged.GAMES])
        self.assertEqual(unchanged.parts_that_count("great-lakes,go-fish"), ["shared", "greatlakes", "gofish"])
        self.assertEqual(unchanged.parts_that_count(""), ["shared"])
        with self.assertRaisesRegex(SystemExit, "No such game: chess"):
            unchanged.parts_that_count("go-fish,chess")

    def test_what_tools_leave_in_the_folder_is_no_file_of_the_project(self):
        with tempfile.TemporaryDirectory(prefix="TackleboxTest-") as holder:
            root = pathlib.Path(holder)
            (root / ".gitignore").write_text("/build/\n.tool-cache/\nmade.json\n", encoding="utf-8")
            for name in (".git/HEAD", "build/a.o", "sub/.tool-cache/kept", "made.json", ".ci/run", "sub/source.cpp", "tests/house/lint.json"):
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                (root / name).write_text("", encoding="utf-8")
            found = {str(file.relative_to(root)) for file in unchanged.files_of_project(root)}
        self.assertEqual(found, {".gitignore", ".ci/run", "sub/source.cpp"})


    def test_what_git_knows_is_a_file_of_the_project(self):
        if not (ROOT / ".git").exists():
            self.skipTest("this is no checkout")
        listed = subprocess.run(["git", "-C", ROOT, "ls-files", "-z"], capture_output=True, text=True, check=True).stdout.split("\0")
        known = {file for file in map(pathlib.Path, filter(None, listed)) if (ROOT / file).is_file()}
        self.assertGreater(len(known), 1000)
        missing = known - {file.relative_to(ROOT) for file in unchanged.files_of_project(ROOT)}
        self.assertEqual({file.name for file in missing}, set(unchanged.REMEMBERED))


    def test_what_a_test_reads_is_found_by_how_it_names_it(self):
        read = {str(file.relative_to(ROOT)) for file in unchanged.data_of((ROOT / "tests/lessons/notes_test.cpp").read_text(encoding="utf-8"))}
        self.assertIn("docs/rules/go-fish.md", read)
        self.assertNotIn("docs/protocol.md", read)
        self.assertEqual({file.parent.name for file in unchanged.data_of('folder = QFINDTESTDATA("golden");')}, {"golden"})
        self.assertEqual(unchanged.data_of("int seats = 3;"), [])


class Remembered(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.build = unchanged.Build(pathlib.Path(holder.name), "tests")

    def changed(self, **marks):
        return unchanged.changed_parts(self.build, "a_test", marks)

    def test_what_was_never_green_has_changed_in_all(self):
        self.assertEqual(self.changed(shared="1", gofish="1"), ["shared", "gofish"])

    def test_what_was_green_is_compared_part_by_part(self):
        self.build.ran("a_test", {"shared": "1", "gofish": "1", "greatlakes": "1"}, green=True)
        self.assertEqual(self.changed(shared="1", gofish="1", greatlakes="1"), [])
        self.assertEqual(self.changed(shared="1", gofish="2", greatlakes="1"), ["gofish"])
        self.assertEqual(self.changed(shared="2", gofish="2", greatlakes="1"), ["shared", "gofish"])

    def test_what_fails_is_not_green_and_what_was_before_still_is(self):
        was, now = {"shared": "1", "gofish": "1"}, {"shared": "1", "gofish": "2"}
        self.build.ran("a_test", was, green=True)
        self.build.ran("a_test", now, green=False)
        self.assertEqual(self.changed(**now), ["gofish"])
        self.assertEqual(self.changed(**was), [])
        self.build.ran("a_test", was, green=False)
        self.assertEqual(self.changed(**was), ["shared", "gofish"])

    def test_it_is_kept_from_run_to_run(self):
        self.build.ran("a_test", {"shared": "1"}, green=True)
        self.build.remember()
        again = unchanged.Build(self.build.folder, "tests")
        self.assertEqual(unchanged.changed_parts(again, "a_test", {"shared": "1"}), [])


class Played(unittest.TestCase):
    def test_all_games_or_those_that_are_named(self):
        self.addCleanup(os.environ.pop, "TACKLEBOX_PLAYED", None)
        os.environ.pop("TACKLEBOX_PLAYED", None)
        self.assertEqual(played_games(), ALL)
        os.environ["TACKLEBOX_PLAYED"] = "gofish,greatlakes"
        self.assertEqual(played_games(), ["great-lakes", "go-fish"])


class Named(unittest.TestCase):
    SOURCE = """
constexpr int kSeats = 3;
const QString kHarbour = QStringLiteral("twisted-fish");

TablePlan lake() {
    return planOf("great-lakes", kSeats); // not the pond { of children
}

class LooksTest : public QObject {
  private slots:
    void oneGame() {
        look(lake());
    }
    void another() { look(planOf(kHarbour)); }
    void whatIsUnderTheHouse_data() {
        for (const QString& game : playedGames())
            QTest::newRow(qPrintable(game)) << game;
    }
    void whatIsUnderTheHouse() { look(planOf("go-fish")); }
    void ofNoGame();
    void children();
    void atTheLake();
    void inTheHarbour();
    void marked([[maybe_unused]] int seats, const int (&cards)[3], int more[]) {
        look(tableOf<RainbowFish>());
    }
    void everyCard() { marked(3, kCards, more); }
};

void LooksTest::watch(const QString& game) {
    look(planOf(game));
}

void LooksTest::atTheLake() {
    watch("great-lakes", [&](Table& table) {
        look(table);
    });
}

void LooksTest::inTheHarbour() {
    watch("twisted-fish", [this](Table& table) {
        look(table);
    });
}

void LooksTest::ofNoGame() {
    QVERIFY(QStringLiteral("}").size() == 1);
}

void LooksTest::children() {
    look(tableOf<GoFish>());
}
"""

    def test_a_function_plays_what_it_and_what_it_uses_names(self):
        played = namedgames.plays(self.SOURCE)
        self.assertEqual(played, {"oneGame": {"greatlakes"}, "another": {"twistedfish"}, "whatIsUnderTheHouse": namedgames.ALL,
                                  "ofNoGame": namedgames.ALL, "children": {"gofish"}, "atTheLake": {"greatlakes"},
                                  "inTheHarbour": {"twistedfish"}, "everyCard": {"rainbowfish"}})

    def test_functions_of_other_games_are_spared(self):
        self.assertEqual(namedgames.spared(self.SOURCE, ["greatlakes"]), ["another", "children", "everyCard", "inTheHarbour"])
        self.assertEqual(namedgames.spared(self.SOURCE, ["greatlakes", "gofish"]), ["another", "everyCard", "inTheHarbour"])

    def test_a_test_of_another_game_alone_is_left_out(self):
        self.assertIsNone(namedgames.spared('void lake() { play("great-lakes"); }', ["gofish"]))
        self.assertEqual(namedgames.spared('void init() {}', ["gofish"]), [])

    SCRIPT = '''
DECKS = {"twisted-fish": 1, "go-fish": 2, "rainbow-fish": 3}

LAKE = "great-lakes"

def run(game):
    return [card for card in DECKS.get(game)]

class Plays(TestCase):
    def lake(self, game="great-lakes"):
        return run(game)

    def test_pond(self):
        self.assertEqual(run("go-fish"), 2)

    def test_harbour(self):
        told = run("twisted-fish")
        self.assertIn("o", [letter for letter in told])

    def test_both(self):
        self.lake()
        run("rainbow-fish")

    def test_all(self):
        for game in played_games():
            run(game or "rainbow-fish")

    def test_every_deck(self):
        for game in sorted(DECKS):
            run("rainbow-fish")

    def test_there_and_back(self):
        run("rainbow-fish")
        run(LAKE)

    def test_no_game(self):
        pass
'''

    def test_methods_of_a_script_that_name_other_games_alone_are_left_out(self):
        self.assertEqual(namedgames.methods_spared(self.SCRIPT, ["gofish"]), ["test_both", "test_harbour", "test_there_and_back"])
        self.assertEqual(namedgames.methods_spared(self.SCRIPT, ["greatlakes"]), ["test_harbour", "test_pond"])
        self.assertEqual(namedgames.methods_spared(self.SCRIPT, namedgames.ALL), [])

    HEADER = """
#include "fishes.h"
inline constexpr const char* kPond = "go-fish";

struct Shore : TableWatcher {
    QString below = QStringLiteral("rainbow-fish");
    void look() { play("platinum-fish"); }
    void tell(int number) override { count(kPond); }
};

inline void atTheLake() { netted(); }
inline void everywhere() {
    for (const QString& game : playedGames()) play(game);
}
"""
    TEST = """
#include "shore.h"
  private slots:
    void lake() { atTheLake(); }
    void pond() { play(kPond); }
    void harbour() { play("twisted-fish"); }
    void shore() { Shore here; }
    void closer() { Shore here; here.look(); }
    void all() { everywhere(); play("go-fish"); }
    void notes() { QVERIFY(true); }
"""

    def test_a_function_plays_what_it_uses_of_included_headers(self):
        with tempfile.TemporaryDirectory() as holder:
            folder = pathlib.Path(holder)
            (folder / "shore.h").write_text(self.HEADER, encoding="utf-8")
            (folder / "fishes.h").write_text("void netted(); // \"twisted-fish\"\n", encoding="utf-8")
            (folder / "fishes.cpp").write_text('void netted() {\n    play("great-lakes");\n}\n', encoding="utf-8")
            played = namedgames.plays(self.TEST, folder)
            self.assertEqual(played, {"lake": {"greatlakes"}, "pond": {"gofish"}, "harbour": {"twistedfish"},
                                      "shore": {"gofish", "rainbowfish"}, "closer": {"gofish", "rainbowfish", "platinumfish"},
                                      "all": namedgames.ALL, "notes": namedgames.ALL})
            self.assertEqual(namedgames.spared(self.TEST, ["greatlakes"], folder), ["closer", "harbour", "pond", "shore"])

    GOOGLETEST = """
TEST(Answers, OfTheLakes) {
    testAnswers<GreatLakes>(false);
}
TEST(Answers, OfThePond) { testAnswers<GoFish>(false); }
TEST(Answers, OfAll) {
    forEachPlayedGame([]<class G>() { testAnswers<G>(true); });
}
TEST(Answers, OfAllThatAreListed) {
    for (const AnyGame* game : playedAnyGames()) play(*game, "go-fish");
}
"""

    def test_tests_of_googletest_are_functions_too(self):
        self.assertEqual(namedgames.plays(self.GOOGLETEST),
                         {"Answers__OfTheLakes": {"greatlakes"}, "Answers__OfThePond": {"gofish"}, "Answers__OfAll": namedgames.ALL,
                          "Answers__OfAllThatAreListed": namedgames.ALL})
        self.assertEqual(namedgames.spared(self.GOOGLETEST, ["greatlakes"]), ["Answers__OfThePond"])

    def test_what_is_spared_has_the_name_of_its_file(self):
        functions, others = unchanged.spared_in(["answers_properties"], ["greatlakes"])
        self.assertEqual(len(functions), len(ALL) - 1)
        self.assertIn("answers_properties::Answers.OfGoFishTellASeatNothingHidden", functions)
        self.assertEqual(others, [])

    def test_headers_are_found_from_the_root_too(self):
        found = namedgames.included('#include "tests/table/laidtable.h"\n', ROOT / "tests/views")
        self.assertIn(ROOT / "tests/table/laidtable.h", found)
        self.assertIn(ROOT / "tests/table/tablesupport.h", found)

    def test_the_names_of_all_games_are_known(self):
        for game in ALL:
            self.assertEqual(namedgames.games_named(f'at.play("{game}")'), {game.replace("-", "")})


unittest.main()
