#!/usr/bin/env python3
"""Several programs at once, and games that were left: what `--resume` goes on with.

    resume_test.py TACKLEBOX

Real programs without a display, killed while they play. Of three unfinished games four `--resume` at once give one to each of
three programs and none to the fourth. A game whose record is damaged is passed over, marked once, and kept as it is. Prints
what is wrong and exits with 1.
"""
import os
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time

GAMES = ["twisted-fish", "rainbow-fish", "great-lakes"]
PATIENCE = 60
faults = []


def check(good, what):
    print(("ok      " if good else "WRONG   ") + what, flush=True)
    if not good:
        faults.append(what)


class Program:
    """The program under way, playing by itself; the first game that it has shown."""

    def __init__(self, path, folder, *arguments):
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", TACKLEBOX_SILENT="1", XDG_DATA_HOME=folder,
                           XDG_CONFIG_HOME=os.path.join(folder, "config"))
        self.process = subprocess.Popen([path, "--demo", "--speed", "slow", *arguments], env=environment,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.shown = []
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            words = line.split()
            if len(words) == 3 and words[0] == "shown":
                self.shown.append((int(words[1]), int(words[2])))

    def plays(self, steps=0, seconds=PATIENCE):
        """The number of the game it plays, once so many steps are shown; None if it plays none."""
        end = time.time() + seconds
        while time.time() < end and self.process.poll() is None:
            if self.shown and self.shown[-1][1] >= steps:
                return self.shown[0][0]
            time.sleep(0.02)
        return None

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.reader.join()


def database(folder):
    files = [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names if name == "tacklebox.db"]
    assert len(files) == 1, files
    return sqlite3.connect(files[0])


def leave_games(program, folder, games):
    """Games that are under way when their programs are killed, one after the other; their numbers."""
    numbers = []
    for game in games:
        player = Program(program, folder, "--game", game, "--seats", "you,minnow,minnow", "--seed", "5", "--speed", "off")
        numbers.append(player.plays(steps=3))
        player.kill()
    return numbers


def several_at_once(program):
    with tempfile.TemporaryDirectory() as folder:
        left = leave_games(program, folder, GAMES)
        programs = [Program(program, folder, "--resume") for _ in range(4)]
        end = time.time() + PATIENCE
        while time.time() < end and sum(bool(player.shown) for player in programs) < 3:
            time.sleep(0.05)
        time.sleep(2)  # the fourth may still be on its way
        played = [player.shown[0][0] for player in programs if player.shown]
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
            player = Program(program, folder, "--resume")
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
