#!/usr/bin/env python3
"""Tests every command of `tackle`, its output and its errors.

usage: console_test.py TACKLE [unittest options]
"""
import json
import os
import pty
import resource
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../support"))
from games import GAMES

TACKLE = sys.argv.pop(1)
PATIENCE = 900  # seconds; only a hanging program takes longer
SHORT = {"twisted-fish": ["--option", "target=0"], "great-lakes": ["--option", "target=10"]}  # one deal or a few

SHOWS_FIGURES = "TACKLEBOX_FIGURES" in os.environ  # print measurements


def little_memory():
    """Limits the program to 50 MB of data; not with sanitizers, which reserve terabytes of addresses."""
    if "TACKLEBOX_SANITIZED" in os.environ:
        return
    resource.setrlimit(resource.RLIMIT_DATA, (50 * 10**6, 50 * 10**6))


def run(*arguments, text="", timeout=PATIENCE):
    return subprocess.run([TACKLE, *arguments], input=text, capture_output=True, text=True, timeout=timeout, check=False)


class Errors(unittest.TestCase):
    def test_each_error_is_one_clear_line_and_a_failing_exit(self):
        for arguments in (
            [],
            ["fly"],
            ["simulate"],
            ["simulate", "old-maid", "--seats", "pike,pike"],
            ["simulate", "great-lakes", "--seats", "pike,pike"],
            ["simulate", "great-lakes", "--seats", "pike,pike,whale"],
            ["simulate", "great-lakes", "--seats", "pike,pike,pike", "--games", "0"],
            ["simulate", "great-lakes", "--seats", "pike,pike,pike", "--games", "many"],
            ["simulate", "great-lakes", "--seats", "pike,pike,pike", "--seed", "-1"],
            ["simulate", "great-lakes", "--seats", "pike,pike,pike", "--option", "target=5"],
            ["simulate", "great-lakes", "--seats", "pike,pike,pike", "--option", "target"],
            ["simulate", "great-lakes", "--seats", "pike,pike,pike", "--option", "depth=5"],
            ["play", "old-maid"],
            ["play", "great-lakes", "--seats", "you"],
            ["judge", "old-maid", "--seats", "pike,pike"],
            ["judge", "go-fish", "--seats", "pike,carp"],
            ["bench", "old-maid"],
            ["puzzles", "old-maid"],
            ["bench", "--seconds", "0"],
            ["games", "--xml"],
            ["verify"],
        ):
            with self.subTest(arguments):
                result = run(*arguments)
                self.assertNotEqual(result.returncode, 0)
                self.assertEqual(result.stdout, "")
                self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
                self.assertTrue(result.stderr.startswith("tackle: "), result.stderr)

    def test_help_everywhere(self):
        for command in ([], ["games"], ["play"], ["protocol"], ["simulate"], ["duel"], ["verify"], ["judge"], ["puzzles"], ["bench"]):
            with self.subTest(command):
                result = run(*command, "--help")
                self.assertEqual(result.returncode, 0)
                self.assertIn("--help", result.stdout)
                self.assertEqual(result.stderr, "")

    def test_version(self):
        self.assertRegex(run("--version").stdout, r"^tackle \d+\.\d+\.\d+\n$")


class Games(unittest.TestCase):
    def test_lists_all_games(self):
        listed = run("games").stdout
        for game in GAMES:
            self.assertIn(game + ": ", listed)
        self.assertEqual([game["id"] for game in json.loads(run("games", "--json").stdout)["games"]], GAMES)


class Protocol(unittest.TestCase):
    def test_one_answer_a_line_until_the_end_of_the_input(self):
        result = run("protocol", text='{"do":"hello","id":1}\n\nnonsense\n{"do":"view"}')
        self.assertEqual(result.returncode, 0)
        answers = [json.loads(line) for line in result.stdout.splitlines()]
        self.assertEqual([answer["ok"] for answer in answers], [True, False, False, False])
        self.assertEqual(answers[0]["id"], 1)

    def test_a_line_of_100_megabytes_is_one_refusal(self):
        start = time.monotonic()
        with subprocess.Popen([TACKLE, "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                              preexec_fn=little_memory) as engine:
            for _ in range(100):
                engine.stdin.write(b"[" * 10**6)
            engine.stdin.write(b'\n{"do":"hello","id":1}\n')
            engine.stdin.close()
            answers = [json.loads(line) for line in engine.stdout.read().splitlines()]
        if SHOWS_FIGURES:
            print(f"a line of 100 MB: {time.monotonic() - start:.2f} s")
        self.assertEqual([answer["ok"] for answer in answers], [False, True])
        self.assertIn("at most 4 MiB", answers[0]["error"]["text"])

    def test_quit_ends(self):
        result = run("protocol", text='{"do":"quit","id":2}\n{"do":"hello"}\n')
        self.assertEqual(result.returncode, 0)
        self.assertEqual(json.loads(result.stdout), {"ok": True, "id": 2})

    def test_a_whole_match_of_every_game(self):
        for game in GAMES:
            with self.subTest(game), subprocess.Popen(
                [TACKLE, "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
            ) as engine:

                def ask(engine=engine, **request):
                    engine.stdin.write(json.dumps(request) + "\n")
                    engine.stdin.flush()
                    return json.loads(engine.stdout.readline())

                options = {"target": 0} if game == "twisted-fish" else {}
                answer = ask(do="new", game=game, seats=3, seed=7, options=options)
                moves_made = 0
                while not answer["view"]["over"]:
                    legal = ask(do="moves")["moves"]
                    self.assertTrue(legal)
                    move = legal[(moves_made * 7) % len(legal)]
                    answer = ask(do="move", **move)
                    self.assertTrue(answer["ok"], answer)
                    moves_made += 1
                self.assertTrue(answer["view"]["winners"])
                self.assertEqual(ask(do="move", **move)["error"]["code"], "game-over")
                self.assertEqual(ask(do="moves")["moves"], [])
                ask(do="quit")


class Verify(unittest.TestCase):
    def test_sound_and_broken_files(self):
        with tempfile.TemporaryDirectory() as folder:
            sound = os.path.join(folder, "sound.tacklebox")
            talk = run("protocol", text='{"do":"new","game":"rainbow-fish","seats":3,"seed":4}\n{"do":"record"}\n')
            record = json.loads(talk.stdout.splitlines()[1])["record"]
            with open(sound, "w", encoding="utf-8") as out:
                json.dump(record, out)
            result = run("verify", sound)
            self.assertEqual(result.returncode, 0, result.stdout)
            self.assertIn("sound.tacklebox: sound (rainbow-fish, 3 seats", result.stdout)

            broken = os.path.join(folder, "broken.tacklebox")
            record["steps"] = [{"seat": 0, "move": {"kind": "fly"}}]
            with open(broken, "w", encoding="utf-8") as out:
                json.dump(record, out)
            result = run("verify", sound, broken, folder, os.path.join(folder, "missing"))
            self.assertEqual(result.returncode, 1)
            lines = result.stdout.splitlines()
            self.assertEqual(len(lines), 4)
            self.assertIn("Step 1 of the record: ", lines[1])
            self.assertIn("is a folder", lines[2])
            self.assertIn("can't be opened", lines[3])

    def verify(self, file):
        """Verifies a file with at most 50 MB of memory. Returns the result and the seconds it took."""
        start = time.monotonic()
        result = subprocess.run([TACKLE, "verify", file], capture_output=True, text=True, timeout=PATIENCE, check=False,
                                preexec_fn=little_memory)
        self.assertEqual(result.returncode, 1, result)
        self.assertEqual(result.stdout.count("\n"), 1, result.stdout)
        return result.stdout.partition(": ")[2].strip(), time.monotonic() - start

    def test_refuses_other_files_at_once(self):
        with tempfile.TemporaryDirectory() as folder:
            pipe, empty, loop = (os.path.join(folder, name) for name in ("pipe", "empty", "loop"))
            os.mkfifo(pipe)
            with open(empty, "w", encoding="utf-8"):
                pass
            os.symlink(loop, loop)
            files = {pipe: "is a pipe or a device", "/dev/zero": "is a pipe or a device", empty: "is empty",
                     folder: "is a folder", loop: "can't be read", os.path.join(folder, "none"): "the file doesn't exist"}
            for file in list(files):
                link = os.path.join(folder, "to-" + os.path.basename(file))
                os.symlink(file, link)
                files[link] = files[file]
            if os.geteuid() != 0:
                locked = os.path.join(folder, "locked")
                with open(locked, "w", encoding="utf-8") as out:
                    out.write("{}")
                os.chmod(locked, 0)
                files[locked] = "may not be read"
            for file, reason in files.items():
                with self.subTest(file):
                    said, seconds = self.verify(file)
                    self.assertIn(reason, said)
                    self.assertLess(seconds, 5)

    def test_large_files_cost_little(self):
        mebibyte = 1 << 20
        kinds = {
            "zeros": (b"\0" * mebibyte, 100, "larger than 4 MiB"),
            "lists": (b"[" * mebibyte, 100, "larger than 4 MiB"),
            "fields": (b"{" + b",".join(b'"k%d":0' % number for number in range(200_000)) + b"}", 1, "more than 64 fields"),
            "deep": (b"[" * mebibyte, 4, "nests deeper"),
            "empty lists": (b"[" + b"[]," * (mebibyte - 1), 1, "500000 values"),
            "strings": (b"[" + b'"",' * mebibyte, 1, "500000 values"),
            "objects": (b"[" + b'{"":0},' * 599_000, 1, "500000 values"),
            "digits": (b"[1." + b"1" * 4_000_000 + b"]", 1, "more than 40 characters"),
            "text": (b'["' + b"x" * 4_000_000 + b'"]', 1, "must be an object"),
        }
        with tempfile.TemporaryDirectory() as folder:
            for name, (content, times, reason) in kinds.items():
                with self.subTest(name):
                    file = os.path.join(folder, name)
                    with open(file, "wb") as out:
                        for _ in range(times):
                            out.write(content)
                    said, seconds = self.verify(file)
                    self.assertIn(reason, said)
                    self.assertLess(seconds, 60 if "TACKLEBOX_SANITIZED" in os.environ else 5, "a second on a quiet computer")
                    if SHOWS_FIGURES:
                        print(f"{name}: {seconds:.2f} s, {said}")
                    os.remove(file)


# Games for the test that only the seed matters. Bots are slow with sanitizers, so fewer games at a lower level.
FEW, LEVEL = (4, "minnow") if "TACKLEBOX_SANITIZED" in os.environ else (10, "pike")


class Simulate(unittest.TestCase):
    def test_the_result_depends_on_the_seed_alone(self):
        for game in GAMES:
            with self.subTest(game):
                arguments = ["simulate", game, "--seats", f"{LEVEL},random,random", "--games", str(FEW), "--seed", "5", "--json"]
                arguments += SHORT.get(game, [])
                one = json.loads(run(*arguments, "--jobs", "1").stdout)
                two = json.loads(run(*arguments, "--jobs", "3").stdout)
                self.assertEqual(one, two)
                self.assertEqual(one["matches"], FEW)
                self.assertAlmostEqual(sum(player["wins"] for player in one["players"]), 1.0, places=6)
                self.assertAlmostEqual(sum(one["endings"].values()), 1.0, places=6)
                for player in one["players"]:
                    self.assertLessEqual(player["low"], player["wins"])
                    self.assertLessEqual(player["wins"], player["high"])

    def test_timing_is_added_and_changes_nothing_else(self):
        arguments = ["simulate", "rainbow-fish", "--seats", f"{LEVEL},random,random", "--games", str(FEW), "--json"]
        plain = json.loads(run(*arguments).stdout)
        timed = json.loads(run(*arguments, "--timing").stdout)
        for player in timed["players"]:
            self.assertGreater(player.pop("choices"), 0)
            times = [player.pop(field) for field in ("medianMillis", "p99Millis", "maxMillis")]
            self.assertEqual(times, sorted(times))
            self.assertGreater(times[-1], 0)
        self.assertEqual(timed, plain)

    def test_stops_endless_match(self):
        # Random players of Twisted Fish lose points on average and never reach a high target.
        result = run("simulate", "twisted-fish", "--seats", "random,random,random", "--games", "1", "--option",
                     "target=2000", "--json")
        told = json.loads(result.stdout)
        self.assertEqual(told["unfinished"], 1)
        self.assertEqual(sum(player["wins"] for player in told["players"]), 0)

    def test_tells_a_person(self):
        result = run("simulate", "great-lakes", "--seats", "pike,random,random", "--games", "5", "--option", "target=10")
        self.assertEqual(result.returncode, 0)
        self.assertIn("95% interval", result.stdout)
        self.assertEqual(result.stderr, "", "no progress bar where there is no terminal")

    def test_a_progress_bar_on_a_terminal(self):
        control, terminal = pty.openpty()
        with subprocess.Popen(
            [TACKLE, "simulate", "great-lakes", "--seats", "pike,random,random", "--games", "100", *SHORT["great-lakes"]],
            stdout=subprocess.DEVNULL, stderr=terminal,
        ) as process:
            os.close(terminal)
            shown = b""
            try:
                while part := os.read(control, 4096):  # the program would block if nobody read its terminal
                    shown += part
            except OSError:  # the last writer has closed the terminal
                pass
            self.assertEqual(process.wait(timeout=PATIENCE), 0)
        os.close(control)
        self.assertIn(b"%", shown)
        self.assertTrue(shown.endswith(b"\r\x1b[K"), "the bar is wiped away at the end")


class Bench(unittest.TestCase):
    def test_judge(self):
        request = ("judge", "go-fish", "--seats", "minnow,perch", "--games", "3", "--playouts", "50", "--json")
        result = json.loads(run(*request).stdout)
        self.assertEqual(sum(row["positions"] for row in result["bins"]), result["positions"])
        self.assertTrue(all(0 <= row[key] <= 1 for row in result["bins"] for key in ("said", "won")))
        self.assertLessEqual(result["brier"], 1)
        self.assertNotIn("sums", result)
        every = json.loads(run(*request, "--all-seats").stdout)
        self.assertEqual(every["positions"], 2 * result["positions"])
        self.assertAlmostEqual(every["sums"]["said"], 2 * every["said"], 6)
        self.assertAlmostEqual(every["won"], 0.5, 6)
        deals = json.loads(run("judge", "go-fish", "--seats", "minnow", "--deals", "--games", "4", "--json").stdout)["deals"]
        self.assertEqual([row["seats"] for row in deals], [2, 3, 4, 5, 6])
        self.assertTrue(all(abs(row["mean"] * row["seats"] - 13) < 0.01 for row in deals))

    def test_measures_every_number_of_seats(self):
        rows = json.loads(run("bench", "rainbow-fish", "--seconds", "0.05", "--json").stdout)["bench"]
        self.assertEqual([row["seats"] for row in rows], list(range(2, 9)))
        for row in rows:
            self.assertGreater(row["playoutsPerSecond"], 0)
            self.assertGreater(row["determinizationsPerSecond"], 0)


class Play(unittest.TestCase):
    def test_a_person_plays_each_game_to_its_end(self):
        for game in GAMES:
            with self.subTest(game):
                seats = ["--seats", "you,pike,pike"]
                result = run("play", game, "--seed", "3", *seats, *SHORT.get(game, []), text="1\n" * 20000)
                self.assertEqual(result.returncode, 0, result.stderr)
                self.assertRegex(result.stdout, r"\n  (\w+ wins? the match!|.* share the win\.)\n$")

    def test_bots_say_why_on_request(self):
        told = run("play", "rainbow-fish", "--seed", "3", "--reasons", text="1\n" * 6 + "q\n").stdout
        self.assertRegex(told, r"(?m)^    \w+: .*\.( \(.*\))?$")
        self.assertIn("expected ", told)
        asked = run("play", "rainbow-fish", "--seed", "3", text="1\n" * 6 + "why\nq\n").stdout
        # The first one follows the prompt on its line, as input from a pipe has no echo.
        self.assertRegex(asked, r"(?m)^(Your move\? )?    \w+: .*\.")
        silent = run("play", "rainbow-fish", "--seed", "3", text="1\n" * 6 + "q\n").stdout
        self.assertNotIn("expected ", silent)
        secret = run("play", "great-lakes", "--seed", "3", "--reasons", text="why\nq\n").stdout
        self.assertIn("No bot has given a reason", secret, "what is chosen in secret is not told by its reason")
        self.assertNotIn("(likely ", secret)
        self.assertIn("(likely ", run("play", "great-lakes", "--seed", "3", "--reasons", text="1\nq\n").stdout)

    def test_explains_mistyped_input(self):
        result = run("play", "great-lakes", "--seed", "3", text="?\n99\nking\nt\nq\n")
        self.assertEqual(result.returncode, 0)
        self.assertIn("There's no move 99", result.stdout)
        self.assertIn("Goodbye", result.stdout)

    def test_the_game_is_asked_for(self):
        result = run("play", text="99\n5\nq\n")
        self.assertEqual(result.returncode, 0)
        self.assertRegex(result.stdout, r"Type a number from 1 to \d\b")
        self.assertIn("The Great Lakes Fish-Out", result.stdout)

    def test_the_end_of_the_input_ends_the_game(self):
        self.assertEqual(run("play", "great-lakes", "--seed", "3", text="").returncode, 0)

    def test_two_people_do_not_see_each_others_hands(self):
        result = run("play", "great-lakes", "--seed", "3", "--seats", "you,you,pike", text="\n1\n\n1\nq\n")
        self.assertEqual(result.returncode, 0)
        self.assertIn("Pass the keyboard to Angler 2", result.stdout)


if __name__ == "__main__":
    unittest.main()
