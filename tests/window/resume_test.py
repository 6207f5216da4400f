#!/usr/bin/env python3
"""Tests `--resume` with several programs at once.

    resume_test.py TACKLEBOX

The tests create unfinished matches by killing programs during play. Four programs started with --resume at once share three such
matches: three programs get one each, and the fourth gets none. --resume skips a match with a damaged record and does not change it.
Runs without a display, prints each check, and exits with 1 if one fails.
"""
import os
import sqlite3
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../support"))
from demoprogram import DemoProgram

GAMES = ["twisted-fish", "rainbow-fish", "great-lakes"]
failures = []


def check(holds, what):
    print(("ok      " if holds else "WRONG   ") + what, flush=True)
    if not holds:
        failures.append(what)


def open_database(folder):
    files = [os.path.join(path, name) for path, _, names in os.walk(folder) for name in names if name == "tacklebox.db"]
    assert len(files) == 1, files
    return sqlite3.connect(files[0])


def create_unfinished_matches(program, folder, games):
    """Starts and kills a program for each game, one after another. Returns the numbers of the matches."""
    numbers = []
    for game in games:
        demo = DemoProgram(program, folder, "--game", game, "--seats", "you,minnow,minnow", "--seed", "5")
        numbers.append(demo.plays(steps=3))
        demo.kill()
    return numbers


def test_several_programs_at_once(program):
    with tempfile.TemporaryDirectory() as folder:
        unfinished = create_unfinished_matches(program, folder, GAMES)
        demos = [DemoProgram(program, folder, "--resume", speed="slow") for _ in range(4)]
        reported = [demo.wait_for(lambda demo=demo: demo.shown or demo.has_no_table) for demo in demos]
        check(all(reported), "all four programs have looked for a match")
        resumed = [demo.first[0] for demo in demos if demo.shown]
        check(sorted(resumed) == sorted(unfinished), f"four programs at once resume {sorted(resumed)} of {sorted(unfinished)}")
        check(all(demo.process.poll() is None for demo in demos), "all four programs run")
        for demo in demos:
            demo.kill()


def test_damaged_record(program):
    with tempfile.TemporaryDirectory() as folder:
        # --resume starts with the match played last, here the damaged one.
        intact, damaged = create_unfinished_matches(program, folder, GAMES[:2])
        database = open_database(folder)
        steps = database.execute("SELECT COUNT(*) FROM steps WHERE match = ?", (damaged,)).fetchone()[0]
        database.execute("UPDATE steps SET step = x'7b22ff' WHERE match = ? AND number = ?", (damaged, steps - 2))
        database.commit()
        before = database.execute("SELECT number, step FROM steps WHERE match = ? ORDER BY number", (damaged,)).fetchall()
        for start in ("first", "second"):
            demo = DemoProgram(program, folder, "--resume", speed="slow")
            check(demo.plays() == intact, f"{start} start: skips the damaged match and resumes the other")
            demo.kill()
        after = database.execute("SELECT number, step FROM steps WHERE match = ? ORDER BY number", (damaged,)).fetchall()
        check(after == before, f"all {steps} steps of the damaged match are kept")
        database.close()


def main():
    program = os.path.abspath(sys.argv[1])
    test_several_programs_at_once(program)
    test_damaged_record(program)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
