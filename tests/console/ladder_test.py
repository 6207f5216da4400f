#!/usr/bin/env python3
"""Tests that tests/ladder.py measures rungs, keeps the other rows, and prints commands that repeat its figures.

usage: ladder_test.py TACKLE [unittest options]
"""
import json
import os
import re
import shlex
import subprocess
import sys
import tempfile
import unittest

TACKLE = sys.argv.pop(1)
PATIENCE = 900  # seconds; only a hanging program takes longer
LADDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "ladder.py")


def ladder(*arguments):
    return subprocess.run([sys.executable, LADDER, "--tackle", TACKLE, *arguments], capture_output=True, text=True,
                          timeout=PATIENCE, check=False)


class Ladder(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.file = os.path.join(holder.name, "LADDER.md")

    def rows(self):
        with open(self.file, encoding="utf-8") as lines:
            rows = [line.strip("|\n").split("|") for line in lines if line.startswith("|")]
        return {row[0]: row for row in rows if ":" in row[0]}

    def measure(self, *arguments):
        result = ladder("--out", self.file, *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return self.rows()

    def test_updates_a_part_and_keeps_the_rest(self):
        first = self.measure("--only", "rainbow-fish:perch", "--only", "great-lakes:perch:3", "--games", "8")
        measured = [rung for rung, row in first.items() if row[1] != "not measured yet"]
        self.assertEqual(measured, ["rainbow-fish:perch:4", "rainbow-fish:perch:2", "great-lakes:perch:3"])
        self.assertEqual(len(first), 6 * 7)
        second = self.measure("--only", "rainbow-fish:perch:2", "--games", "12", "--seeds", "9,8,7,6,5")
        self.assertEqual(second["rainbow-fish:perch:2"][6:8], ["15", "9,8,7,6,5"], "as many games for each seed")
        for rung, row in first.items():
            if rung != "rainbow-fish:perch:2":
                self.assertEqual(second[rung], row)

    def test_repeats_the_table_without_a_number_of_games(self):
        rung = "great-lakes:perch:3"
        first = self.measure("--only", rung, "--games", "10", "--seeds", "5,6,7,8,11")[rung]
        again = self.measure("--only", rung)[rung]
        time, seconds = 8, 9
        for column, cell in enumerate(first):
            if column not in (time, seconds):
                self.assertEqual(again[column], cell)

    def test_a_rows_command_gives_its_figures(self):
        row = self.measure("--only", "twisted-fish:perch-random:4", "--games", "10")["twisted-fish:perch-random:4"]
        listed = ladder("--out", self.file, "--list", "--only", row[0]).stdout.strip()
        loop = re.fullmatch(r".*\tfor seed in ([0-9 ]+); do (build/release/bin/tackle .*); done", listed)
        self.assertTrue(loop, listed)
        seeds = loop[1].split()
        self.assertEqual(row[7], ",".join(seeds))
        wins, games = 0, 0
        for seed in seeds:
            words = [seed if word == "$seed" else word for word in shlex.split(loop[2])]
            told = subprocess.run([TACKLE, *words[1:], "--json"], capture_output=True, text=True, timeout=PATIENCE, check=True)
            result = json.loads(told.stdout)
            self.assertEqual(result["players"][0]["bot"], "perch")
            self.assertEqual(result["seed"], seed)
            wins += result["matches"] * result["players"][0]["wins"]
            games += result["matches"]
        self.assertEqual(row[6], str(games))
        self.assertEqual(row[2], f"{100 * wins / games:.2f}")

    def test_a_row_pools_at_least_five_seeds(self):
        rung = "great-lakes:perch:3"
        row = self.measure("--only", rung, "--games", "7")[rung]
        self.assertEqual(row[6:8], ["10", "1,2,3,4,5"])
        with open(self.file, encoding="utf-8") as table:
            self.assertIn("pools the games of at least 5 seeds", table.read())
        for seeds, complaint in (("1,2,3,4", "at least 5 seeds"), ("1,1,2,3,4", "different seeds"), ("x", "different seeds")):
            result = ladder("--out", self.file, "--only", rung, "--seeds", seeds)
            self.assertNotEqual(result.returncode, 0)
            self.assertIn(complaint, result.stderr)

    def test_the_interval_is_that_of_the_pooled_games(self):
        """Wilson's interval for 6 wins of 10 is 31.27 - 83.18 %."""
        sys.path.insert(0, os.path.dirname(LADDER))
        sys.dont_write_bytecode = True
        import ladder as script  # pylint: disable=import-outside-toplevel
        players = [{"wins": wins, "medianMillis": 1, "p99Millis": 2, "maxMillis": 3} for wins in (1, 0.5, 0.5, 1, 0)]
        whole = script.pooled(players, 10)
        self.assertAlmostEqual(whole["wins"], 0.6)
        self.assertAlmostEqual(whole["low"], 0.3127, places=4)
        self.assertAlmostEqual(whole["high"], 0.8318, places=4)

    def test_old_row_of_one_seed_is_measured_with_five(self):
        rung, other = "great-lakes:perch:3", "great-lakes:perch:4"
        self.measure("--only", rung, "--only", other, "--games", "10")
        with open(self.file, encoding="utf-8") as table:
            text = table.read()
        self.assertNotIn("need a new measurement", text)
        with open(self.file, "w", encoding="utf-8") as table:
            table.write(text.replace("|1,2,3,4,5|", "|1|"))
        rows = self.measure("--only", other)
        self.assertEqual(rows[other][7], "1,2,3,4,5")
        self.assertEqual(rows[rung][7], "1")
        with open(self.file, encoding="utf-8") as table:
            self.assertIn("Rows with fewer than 5 seeds are older and need a new measurement.", table.read())

    def test_names_unknown_rungs(self):
        result = ladder("--out", self.file, "--only", "rainbow-fish:whale")
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("rainbow-fish:whale", result.stderr)


if __name__ == "__main__":
    unittest.main()
