#!/usr/bin/env python3
"""tests/ladder.py measures rungs, keeps the rows of others, and its commands give its figures again.

usage: ladder_test.py TACKLE [unittest options]
"""
import json
import os
import shlex
import subprocess
import sys
import tempfile
import unittest

TACKLE = sys.argv.pop(1)
LADDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "ladder.py")


def ladder(*arguments):
    return subprocess.run([sys.executable, LADDER, "--tackle", TACKLE, *arguments], capture_output=True, text=True,
                          timeout=120, check=False)


class Ladder(unittest.TestCase):
    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.file = os.path.join(holder.name, "LADDER.md")

    def rows(self):
        with open(self.file, encoding="utf-8") as lines:
            rows = [[cell.strip() for cell in line.strip(" |\n").split("|")] for line in lines if line.startswith("| ")]
        return {row[0]: row for row in rows if ":" in row[0]}

    def measure(self, *arguments):
        result = ladder("--out", self.file, *arguments)
        self.assertEqual(result.returncode, 0, result.stderr)
        return self.rows()

    def test_a_part_is_renewed_and_the_rest_kept(self):
        first = self.measure("--only", "rainbow-fish:perch", "--only", "great-lakes:perch:3", "--games", "8")
        measured = [rung for rung, row in first.items() if row[1] != "not measured yet"]
        self.assertEqual(measured, ["rainbow-fish:perch:4", "rainbow-fish:perch:2", "great-lakes:perch:3"])
        self.assertEqual(len(first), 5 * 7)
        second = self.measure("--only", "rainbow-fish:perch:2", "--games", "12", "--seed", "9")
        self.assertEqual(second["rainbow-fish:perch:2"][6:8], ["12", "9"])
        for rung, row in first.items():
            if rung != "rainbow-fish:perch:2":
                self.assertEqual(second[rung], row)

    def test_without_a_number_of_games_the_table_is_made_again(self):
        rung = "great-lakes:perch:3"
        first = self.measure("--only", rung, "--games", "9", "--seed", "5")[rung]
        again = self.measure("--only", rung)[rung]
        time, seconds = 8, 9
        for column, cell in enumerate(first):
            if column not in (time, seconds):
                self.assertEqual(again[column], cell)

    def test_a_rows_command_gives_its_figures(self):
        row = self.measure("--only", "twisted-fish:perch-random:4", "--games", "10")["twisted-fish:perch-random:4"]
        words = shlex.split(row[-1].strip("`"))
        self.assertEqual(words[0], "build/release/bin/tackle")
        told = subprocess.run([TACKLE, *words[1:], "--json"], capture_output=True, text=True, timeout=60, check=True)
        player = json.loads(told.stdout)["players"][0]
        self.assertEqual(player["bot"], "perch")
        self.assertEqual(row[2], f"{100 * player['wins']:.2f} %")
        self.assertEqual(row[3], f"{100 * player['low']:.2f} - {100 * player['high']:.2f} %")

    def test_rungs_that_do_not_exist_are_named(self):
        result = ladder("--out", self.file, "--only", "rainbow-fish:whale")
        self.assertNotEqual(result.returncode, 0)
        self.assertIn("rainbow-fish:whale", result.stderr)


if __name__ == "__main__":
    unittest.main()
