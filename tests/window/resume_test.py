#!/usr/bin/env python3
"""Tests `--resume` with several programs at once.

    resume_test.py TACKLEBOX

Programs without a display are killed while they play. Of three unfinished matches, four programs started with --resume at once get
one each, and the fourth none. A match with a damaged record is skipped, marked once, and kept unchanged. Prints faults and exits with 1.
"""
import os
import sqlite3
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../support"))
from demoprogram import DemoProgram

GAMES = ["twisted-fish", "rainbow-fish", "great-lakes"]
faults = []


def check(good, what):
    print(("ok      " if good else "WRONG   ") + what, flush=True)
    if not good:
        faults.append(what)


def database(folder):
    files = [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names if name == "tacklebox.db"]
    assert len(files) == 1, files
    return sqlite3.connect(files[0])


def leave_games(program, folder, games):
    """Creates matches one after the other by killing their programs. Returns their numbers."""
    numbers = []
    for game in games:
        player = DemoProgram(program, folder, "--game", game, "--seats", "you,minnow,minnow", "--seed", "5")
        numbers.append(player.plays(steps=3))
        player.kill()
    return numbers


def several_at_once(program):
    with tempfile.TemporaryDirectory() as folder:
        left = leave_games(program, folder, GAMES)
        programs = [DemoProgram(program, folder, "--resume", speed="slow") for _ in range(4)]
        found = [player.wait_for(lambda player=player: player.shown or player.has_no_table) for player in programs]
        check(all(found), "all four programs have looked for a game")
        played = [player.first[0] for player in programs if player.shown]
        check(sorted(played) == sorted(left), f"four programs at once go on with {sorted(played)} of {sorted(left)}")
        check(all(player.process.poll() is None for player in programs), "all four programs run")
        for player in programs:
            player.kill()


def damaged_records(program):
    with tempfile.TemporaryDirectory() as folder:
        good, damaged = leave_games(program, folder, GAMES[:2])
        file = database(folder)
        steps = file.execute("SELECT COUNT(*) FROM steps WHERE match = ?", (damaged,)).fetchone()[0]
        file.execute("UPDATE steps SET step = x'7b22ff' WHERE match = ? AND number = ?", (damaged, steps - 2))
        file.commit()
        before = file.execute("SELECT number, step FROM steps WHERE match = ? ORDER BY number", (damaged,)).fetchall()
        for start in ("first", "second"):
            player = DemoProgram(program, folder, "--resume", speed="slow")
            check(player.plays() == good, f"{start} start: the game behind the damaged one is gone on with")
            player.kill()
        after = file.execute("SELECT number, step FROM steps WHERE match = ? ORDER BY number", (damaged,)).fetchall()
        check(after == before, f"all {steps} steps of the damaged game are kept")
        file.close()


def main():
    program = os.path.abspath(sys.argv[1])
    several_at_once(program)
    damaged_records(program)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
