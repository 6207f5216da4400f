#!/usr/bin/env python3
"""Plays the example game in the console program: simulate, a whole match by the line protocol, and its record in verify.

usage: console_test.py PROGRAM
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop(1)


def run(*arguments, lines=()):
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, check=True, timeout=120).stdout


class ExampleGame(unittest.TestCase):
    def test_simulate(self):
        result = json.loads(run("simulate", "old-maid", "--seats", "pike,perch,minnow", "--option", "from=anyone", "--games", "12", "--json"))
        self.assertEqual(result["matches"], 12)

    def test_a_match_by_the_protocol_and_its_record(self):
        # With two players each can only draw from the other, so only one of each two moves is refused.
        draws = [{"do": "move", "seat": seat, "move": {"kind": "draw", "target": 1 - seat}} for _ in range(200) for seat in (0, 1)]
        lines = [{"do": "new", "game": "old-maid", "seats": 2, "seed": 3}, {"do": "bot", "seat": 1, "level": "shark"}, *draws,
                 {"do": "view", "seat": "all"}, {"do": "record"}]
        answers = [json.loads(line) for line in run("protocol", lines=lines).splitlines()]
        self.assertEqual(answers[1]["move"], {"kind": "draw", "target": 0})
        self.assertTrue(answers[-2]["view"]["over"])
        self.assertEqual(sum(len(pairs) for pairs in answers[-2]["view"]["matches"]), 50)
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "match.json"
            file.write_text(json.dumps(answers[-1]["record"]))
            run("verify", str(file))


if __name__ == "__main__":
    unittest.main()
