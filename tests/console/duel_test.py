#!/usr/bin/env python3
"""Tests `tackle duel`: what programs at seats receive, and the penalties for misbehaviour.

usage: duel_test.py TACKLE DOCS_BOTS [unittest options]     DOCS_BOTS: the folder with the sample bot and its page
"""
import json
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../support"))
from games import FINISHED, GAMES
from waiting import wait_for

TACKLE = sys.argv.pop(1)
PATIENCE = 900  # seconds; only a hanging program takes longer
DOCS = sys.argv.pop(1)
SAMPLE = f"{shlex.quote(sys.executable)} {shlex.quote(os.path.join(DOCS, 'sample_bot.py'))}"
TRICKY = f"{shlex.quote(sys.executable)} {shlex.quote(os.path.join(os.path.dirname(__file__), 'tricky_bot.py'))}"
SHORT = {"twisted-fish": ["target=0"], "great-lakes": ["target=10"]}  # one deal or a few
# Sanitized programs are slow, so they play fewer matches.
SANITIZED = "TACKLEBOX_SANITIZED" in os.environ
LEVEL = "minnow" if SANITIZED else "pike"  # of the other bots; any level would do
PATIENT = ["--move-millis", "60000", "--start-millis", "60000"]


def arguments(game, bots, games, more=()):
    words = ["duel", game, "--games", str(games), *more]
    for bot in bots:
        words += ["--bot", bot]
    for option in SHORT.get(game, []):
        words += ["--option", option]
    return [TACKLE, *words]


def duel(game, bots, games=3, more=(), timeout=PATIENCE):
    result = subprocess.run(arguments(game, bots, games, ["--json", *more]), capture_output=True, text=True,
                            timeout=timeout, check=False)
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout), result.stderr


def alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:
        return stat.read().rpartition(")")[2].split()[0] != "Z"


class Folder(unittest.TestCase):
    def setUp(self):
        self.holder = tempfile.TemporaryDirectory()
        self.addCleanup(self.holder.cleanup)
        self.folder = self.holder.name

    def tricky(self, mode, name="bot"):
        return f"{TRICKY} {mode} {shlex.quote(os.path.join(self.folder, name))}"

    def pids(self, name="bot"):
        with open(os.path.join(self.folder, name + ".pids"), encoding="utf-8") as lines:
            return [int(line) for line in lines]

    def messages(self, name="bot"):
        with open(os.path.join(self.folder, name), encoding="utf-8") as lines:
            return [json.loads(line) for line in lines]


class SampleBot(unittest.TestCase):
    def test_plays_every_game_without_an_error(self):
        for game in GAMES:
            with self.subTest(game):
                told, errors = duel(game, [SAMPLE, f"level:{LEVEL}", "level:random"], games=4, more=["--seed", "5", *PATIENT])
                self.assertEqual(errors, "")
                self.assertEqual(told["matches"], 4)
                self.assertEqual(told["seed"], "5")
                self.assertAlmostEqual(sum(player["wins"] for player in told["players"]), 1.0, places=6)
                sample = told["players"][0]
                for error in ("illegal", "malformed", "late", "crashed", "forfeited"):
                    self.assertEqual(sample[error], 0, error)
                self.assertGreater(sample["choices"], 0)

    @unittest.skipIf(SANITIZED, "how often it wins is no matter of sanitizers")
    def test_is_better_than_chance_in_rainbow_fish(self):
        told, _ = duel("rainbow-fish", [SAMPLE] + ["level:random"] * 3, games=60, more=["--seed", "1", *PATIENT])
        self.assertGreater(told["players"][0]["low"], 0.25)


class Results(Folder):
    def test_built_in_bots_give_the_result_of_simulate(self):
        games = 2 if SANITIZED else 8
        told, _ = duel("rainbow-fish", [f"level:{LEVEL}", "level:random"], games=games, more=["--seed", "8"])
        simulated = json.loads(subprocess.run(
            [TACKLE, "simulate", "rainbow-fish", "--seats", f"{LEVEL},random", "--games", str(games), "--seed", "8", "--json"],
            capture_output=True, text=True, timeout=PATIENCE, check=True).stdout)
        for mine, theirs in zip(told["players"], simulated["players"]):
            for field in ("wins", "low", "high", "score"):
                self.assertEqual(mine[field], theirs[field])
        self.assertEqual(told["movesPerMatch"], simulated["movesPerMatch"])

    def test_two_jobs_count_the_same(self):
        bots = [self.tricky("none"), f"level:{LEVEL}", "level:random"]
        games = 3 if SANITIZED else 6
        one, _ = duel("rainbow-fish", bots, games=games, more=["--seed", "3", *PATIENT])
        two, _ = duel("rainbow-fish", bots, games=games, more=["--seed", "3", "--jobs", "2", *PATIENT])
        self.assertEqual(one["matches"], games)
        self.assertAlmostEqual(sum(player["wins"] for player in one["players"]), 1.0, places=6)
        for told in (one, two):
            for player in told["players"]:
                for time_taken in ("medianMillis", "p99Millis", "maxMillis"):
                    del player[time_taken]
        self.assertEqual(one, two)
        self.assertIn(len(self.pids()), (2, 3), "one process for each job that got a match, however many matches")

    def test_quotation_marks_hold_words_together(self):
        duel("what-the-fish", [self.tricky("none", "a log"), self.tricky("none", "b log").replace("'", '"')], games=1)
        self.assertEqual({len(self.messages(name)) > 1 for name in ("a log", "b log")}, {True})

    @unittest.skipIf(SANITIZED, "a record of 4 MiB is a long match: that of the program as shipped is the same")
    def test_unreadable_record_is_not_written(self):
        result = subprocess.run([TACKLE, "duel", "twisted-fish", *["--bot", "level:random"] * 3, "--games", "1", "--seed", "3",
                                 "--option", "target=2000", "--records", self.folder],
                                capture_output=True, text=True, timeout=PATIENCE, check=True)
        self.assertEqual(result.stderr, "tackle: match 0: the record is larger than 4 MiB and isn't saved\n")
        self.assertEqual(os.listdir(self.folder), [])

    @unittest.skipIf(os.name == "nt", "Windows has no umask")
    def test_records_have_the_mode_of_the_umask(self):
        more = ["--option", "games=1", "--seed", "3", "--records", self.folder]
        subprocess.run(arguments("go-fish", ["level:random"] * 2, 1, more), capture_output=True, timeout=PATIENCE, check=True,
                       umask=0o022)
        self.assertEqual(os.stat(os.path.join(self.folder, "match-0.tacklebox")).st_mode & 0o777, 0o644)

    def test_draws_and_reports_missing_seed(self):
        seeds = {duel("what-the-fish", ["level:random"] * 2, games=1)[0]["seed"] for _ in range(3)}
        self.assertEqual(len(seeds), 3)

    def test_tells_a_person(self):
        result = subprocess.run(arguments("great-lakes", [self.tricky("illegal"), "level:pike", "level:pike"], 2, PATIENT),
                                capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual(result.returncode, 0)
        self.assertIn("forfeited", result.stdout)
        self.assertIn("95% interval", result.stdout)
        self.assertIn("illegal: ", result.stderr)
        self.assertNotIn("match 2", result.stderr)


class Misbehaving(Folder):
    def misbehaved(self, mode, games=2, more=PATIENT, game="great-lakes"):
        """Plays a bot that misbehaves in `mode` against two built-in bots. Returns its row and the messages."""
        told, errors = duel(game, [self.tricky(mode), "level:random", "level:random"], games=games,
                            more=["--seed", "2", *more])
        self.assertEqual(told["matches"], games)
        self.assertEqual(told["unfinished"], 0)
        for pid in self.pids():
            self.assertFalse(alive(pid))
        player = told["players"][0]
        counts = {name: player[name] for name in ("illegal", "malformed", "late", "crashed", "forfeited")}
        if counts["forfeited"] == games:
            self.assertEqual(player["wins"], 0)
        return {name: count for name, count in counts.items() if count}, errors

    def test_a_bot_that_behaves_has_no_counts(self):
        self.assertEqual(self.misbehaved("none"), ({}, ""))

    def test_the_third_offence_forfeits_the_match(self):
        self.assertEqual(self.misbehaved("illegal")[0], {"illegal": 6, "forfeited": 2})
        self.assertEqual(len(self.pids()), 2, "it was started afresh for the second match")
        refused = [message for message in self.messages() if message["do"] == "refused"]
        self.assertEqual(len(refused), 4, "the third offence ends the match without an answer")
        self.assertEqual(refused[0]["error"], "illegal")
        self.assertTrue(refused[0]["text"].endswith("."))

    def test_passing_where_one_must_move_is_illegal(self):
        self.assertEqual(self.misbehaved("passes")[0], {"illegal": 6, "forfeited": 2})

    def test_invalid_answers(self):
        for mode in ("binary", "no-object", "deep", "unknown-move", "wrong-id"):
            with self.subTest(mode):
                self.assertEqual(self.misbehaved(mode)[0], {"malformed": 6, "forfeited": 2})

    def test_always_late(self):
        counts, _ = self.misbehaved("late", more=["--move-millis", "400", "--start-millis", "60000"])
        self.assertEqual(counts, {"late": 6, "forfeited": 2})

    def test_ignores_one_late_answer(self):
        counts, _ = self.misbehaved("late-once", more=["--move-millis", "2000", "--start-millis", "60000"])
        self.assertEqual(counts, {"late": 2})
        self.assertEqual(len(self.pids()), 1)

    def test_closed_or_endless_output(self):
        for mode in ("closes", "flood"):
            with self.subTest(mode):
                self.assertEqual(self.misbehaved(mode)[0], {"crashed": 2, "forfeited": 2})

    def test_endless_lines_are_ignored(self):
        counts, _ = self.misbehaved("flood-lines", more=["--move-millis", "200", "--start-millis", "60000"])
        self.assertEqual(counts, {"late": 6, "forfeited": 2})

    def test_not_ready_for_a_later_match(self):
        counts, _ = self.misbehaved("deaf-later", more=["--move-millis", "60000", "--start-millis", "3000"])
        self.assertEqual(counts, {"late": 1, "forfeited": 1})

    def test_children_end_with_the_program(self):
        wrapper = os.path.join(self.folder, "wrapper.sh")
        with open(wrapper, "w", encoding="utf-8") as script:
            script.write(f"{self.tricky('late')}\necho done >&2\n")
        told, errors = duel("great-lakes", [f"sh {shlex.quote(wrapper)}"] + ["level:random"] * 2, games=1,
                            more=["--move-millis", "300", "--start-millis", "60000"])
        self.assertEqual(told["players"][0]["forfeited"], 1)
        self.assertNotIn("done", errors)
        self.assertEqual(len(self.pids()), 1)
        self.assertTrue(self.ended(self.pids()))

    def listed(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as lines:
            return [int(line) for line in lines]

    def ended(self, pids):
        """True if all processes end; killed ones need a moment."""
        return wait_for(lambda: not any(alive(pid) for pid in pids), 30)

    def test_children_end_after_a_clean_exit(self):
        self.assertEqual(self.misbehaved("children"), ({}, ""))
        self.assertTrue(self.ended(self.listed("bot.children")))
        escaped = self.listed("bot.escaped")
        self.assertTrue(all(alive(pid) for pid in escaped), "a session of its own escapes, as the page says")
        for pid in escaped:
            os.kill(pid, signal.SIGKILL)

    def test_children_end_with_a_forfeit(self):
        counts, _ = self.misbehaved("orphans", games=3)
        self.assertEqual(counts, {"crashed": 3, "forfeited": 3})
        children = self.listed("bot.children")
        self.assertEqual(len(children), 3)
        self.assertTrue(self.ended(children))

    def test_an_answer_with_many_fields_is_refused(self):
        counts, errors = self.misbehaved("many-keys")
        self.assertEqual(counts, {"malformed": 6, "forfeited": 2})
        self.assertIn("more than 64 fields", errors)

    def test_mistyped_answers(self):
        for game in GAMES:
            with self.subTest(game):
                counts, _ = self.misbehaved("mistypes", games=8, more=["--move-millis", "300", "--start-millis", "60000"],
                                            game=game)
                self.assertGreater(counts.pop("malformed"), 0)
                self.assertLessEqual(set(counts), {"illegal", "late", "forfeited"})

    def test_invalid_answers_and_crashes_in_every_game(self):
        for game in FINISHED:
            with self.subTest(game):
                self.assertEqual(self.misbehaved("dies", game=game)[0], {"crashed": 2, "forfeited": 2})
                counts, errors = self.misbehaved("garbled", game=game)
                self.assertEqual(counts, {"malformed": 6, "forfeited": 2})
                self.assertEqual(errors.count("malformed: "), 5, "only the first five are printed")


class Starting(Folder):
    def test_errors_are_one_clear_line(self):
        for bots, more in (
            (["no-such-program", "level:pike"], []),
            (["/", "level:pike"], []),
            (["true", "level:pike"], []),
            (["yes", "level:pike"], []),
            (["sleep 60", "level:pike"], ["--start-millis", "300"]),
            (["level:whale", "level:pike"], []),
            (["", "level:pike"], []),
            (["python3 'half", "level:pike"], []),
            (["level:pike"], []),
            (["level:pike"] * 9, []),
            (["level:pike"] * 2, ["--option", "depth=3"]),
            (["level:pike"] * 2, ["--records", "/no/such/folder"]),
            ([SAMPLE, "level:pike"], ["--errors", "/no/such/folder/file"]),
            ([], []),
        ):
            with self.subTest(bots):
                result = subprocess.run(arguments("rainbow-fish", bots, 2, more), capture_output=True, text=True,
                                        timeout=PATIENCE, check=False)
                self.assertEqual(result.returncode, 2)
                self.assertEqual(result.stdout, "")
                self.assertEqual(result.stderr.count("\n"), 1, result.stderr)
                self.assertTrue(result.stderr.startswith("tackle: "), result.stderr)
                self.assertNotIn(" can't be opened", result.stderr.partition("Can't write ")[2])

    def test_standard_error_goes_to_the_file(self):
        file = os.path.join(self.folder, "errors.txt")
        result = subprocess.run(
            arguments("rainbow-fish", ["python3 -c 'raise SystemExit(\"about \" + \"to fail\")'", "level:pike"], 1, ["--errors", file]),
            capture_output=True, text=True, timeout=PATIENCE, check=False)
        self.assertEqual(result.returncode, 2)
        self.assertNotIn("about to fail", result.stderr)
        with open(file, encoding="utf-8") as lines:
            self.assertEqual(lines.read(), "about to fail\n")

    def test_interrupt_ends_the_programs(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(number), subprocess.Popen(
                arguments("great-lakes", [self.tricky("late", str(number)), "level:pike", "level:pike"], 5,
                          ["--move-millis", "60000"]), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
            ) as process:
                log = os.path.join(self.folder, str(number))
                self.assertTrue(wait_for(lambda: os.path.exists(log) and sum(
                    message["do"] == "choose" for message in self.messages(str(number))) == 3, PATIENCE))
                process.send_signal(number)
                output, errors = process.communicate(timeout=PATIENCE)
                self.assertEqual(process.returncode, 130)
                self.assertEqual(output, "")
                self.assertIn("stopped", errors)
                for pid in self.pids(str(number)):
                    self.assertFalse(alive(pid))


class Page(Folder):
    def test_pages_document_every_field(self):
        pages = ""
        for name in ("README.md", os.path.join("..", "protocol.md")):
            with open(os.path.join(DOCS, name), encoding="utf-8") as file:
                pages += file.read()
        words = set()
        first = 10 if SANITIZED else 20
        for game in FINISHED:
            duel(game, [self.tricky("none", game)] + ["level:random"] * 2, games=4 if SANITIZED else 12, more=["--seed", "6", *PATIENT])
            duel(game, [self.tricky("illegal", game)] + ["level:random"] * 2, games=1, more=PATIENT)
            self.assertEqual([m["id"] for m in self.messages(game) if m["do"] != "refused"][:first],
                             list(range(1, first + 1)),
                             "numbers count what the program itself was sent")
            for message in self.messages(game):
                words |= set(message) | {message["do"], message.get("error", "seat")}
                for event in message.get("events", []):
                    words |= set(event) - {"event"} | {event["event"]}
                    words |= {event["text"]} if event["event"] == "said" else set()
                for move in message.get("moves", []):
                    words |= set(move) - {"kind"} | {move["kind"]}
                if "view" in message:
                    words |= set(message["view"]) - {"game", "seats", "dealer", "round", "over", "winners", "last"}
                    words |= {message["view"]["phase"]}
        self.assertGreater(len(words), 50 if SANITIZED else 90)
        self.assertEqual([word for word in sorted(words) if f"`{word}`" not in pages], [])

    def test_the_page_has_every_option(self):
        with open(os.path.join(DOCS, "README.md"), encoding="utf-8") as file:
            page = file.read()
        told = subprocess.run([TACKLE, "duel", "--help"], capture_output=True, text=True, timeout=PATIENCE, check=True).stdout
        options = {word.strip(",[]") for word in told.split() if word.startswith("--")} - {"--help"}
        self.assertGreater(len(options), 8)
        self.assertEqual([option for option in sorted(options) if f"`{option}" not in page], [])


class Secrets(Folder):
    """A program receives what its seat may know, and nothing else."""

    def protocol(self, requests):
        result = subprocess.run([TACKLE, "protocol"], input="".join(json.dumps(request) + "\n" for request in requests),
                                capture_output=True, text=True, timeout=PATIENCE, check=True)
        return [json.loads(line) for line in result.stdout.splitlines()]

    def positions(self, record, seat):
        """Returns the seat's observation and legal moves by the number of events that it has seen."""
        steps = [{"do": "chance", "outcome": step["chance"]} if "chance" in step else {"do": "move", **step} for step in record["steps"]]
        found, events = {}, 0
        with subprocess.Popen([TACKLE, "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as protocol:
            def ask(**request):
                protocol.stdin.write(json.dumps(request) + "\n")
                protocol.stdin.flush()
                answer = json.loads(protocol.stdout.readline())
                self.assertTrue(answer["ok"], answer)
                return answer

            for step in [{"do": "load", "record": {**record, "chance": "ask", "steps": []}}, *steps]:
                waits = "chance" in ask(**step)
                events += len(ask(do="events", seat=seat, since=events)["events"])
                if not waits:
                    moves = [entry["move"] for entry in ask(do="moves", seat=seat)["moves"]]
                    found.setdefault(events, []).append((ask(do="view", seat=seat)["view"], moves))
            protocol.stdin.close()
        return found

    def test_messages_are_the_seats_own_view_of_the_record(self):
        for game in GAMES:
            with self.subTest(game):
                name = "secrets-" + game
                told, _ = duel(game, [self.tricky("none", name), f"level:{LEVEL}", "level:random"], games=2,
                               more=["--seed", "918273645546372819", "--records", self.folder, *PATIENT])
                self.assertEqual(told["players"][0]["forfeited"], 0)
                with open(os.path.join(self.folder, name), encoding="utf-8") as lines:
                    text = lines.read()
                self.assertNotIn("seed", text)
                self.assertNotIn("918273645546372819", text)
                matches = {}
                for message in self.messages(name):
                    if message["do"] == "seat":
                        current = matches.setdefault(message["match"], [])
                    current.append(message)
                self.assertEqual(set(matches), {0, 1})
                for number, messages in matches.items():
                    with open(os.path.join(self.folder, f"match-{number}.tacklebox"), encoding="utf-8") as file:
                        record = json.load(file)
                    self.assertNotIn(str(record["seed"]), text)
                    self.compare(record, messages)

    def compare(self, record, messages):
        seat = messages[0]["seat"]
        whole = self.protocol([{"do": "load", "record": record}, {"do": "events", "seat": seat},
                               {"do": "view", "seat": seat}])
        self.assertTrue(whole[0]["ok"], whole[0])
        positions = self.positions(record, seat)
        events = []
        for message in messages:
            events += message.get("events", [])
            if message["do"] == "choose":
                self.assertIn((message["view"], message["moves"]), positions[len(events)])
        self.assertEqual(events, whole[1]["events"])
        over = messages[-1]
        self.assertEqual(over["do"], "over")
        self.assertEqual(over["winners"], whole[2]["view"]["winners"])
        self.assertEqual(over["scores"], whole[2]["view"]["scores"])
        hands = [hand for message in messages if message["do"] == "choose"
                 for other, hand in enumerate(message["view"]["hands"]) if other != seat]
        self.assertTrue(any("?" in hand for hand in hands))


if __name__ == "__main__":
    unittest.main()
