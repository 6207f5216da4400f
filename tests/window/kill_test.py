#!/usr/bin/env python3
"""Kills the program at random moments while it plays, and checks that nothing it has shown is lost.

    kill_test.py TACKLEBOX TACKLE [--kills N] [--seed S]

The program plays by itself (--demo) without a display and prints how many steps it has shown. After each kill the store must have
at least those steps, `tackle verify` must accept the record, and the next start (--resume) must continue from exactly there.
"""
import argparse
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import threading
import zlib

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../support"))
from demoprogram import DemoProgram
from games import GAMES


def unscrambled(value):
    """Decodes a value of an unfinished match (model/store/matchblob.h)."""
    value = bytes(value)
    if value[:1] != b"\x01":
        return value
    state, text = int.from_bytes(value[1:5], "big"), bytearray(value[5:])
    for at in range(len(text)):
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        text[at] ^= state & 0xFF
    return bytes(text)


def texts_of(blob):
    """Decodes a finished match into its opening, resume state and steps (model/store/matchblob.h)."""
    assert blob[:4] == b"TBM1", blob[:4]
    rest, texts = zlib.decompress(blob[8:]), []
    while rest:
        length, rest = rest.split(b":", 1)
        texts.append(rest[: int(length)])
        rest = rest[int(length) + 1 :]
    return texts


def journal(folder, match):
    """Returns the stored record of a match and its number of steps."""
    files = [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names if name == "tacklebox.db"]
    assert len(files) == 1, files
    database = sqlite3.connect(files[0])
    opening, finished = database.execute("SELECT record, finished FROM matches WHERE id = ?", (match,)).fetchone()
    steps = database.execute("SELECT number, step FROM steps WHERE match = ? ORDER BY number", (match,)).fetchall()
    archived = database.execute("SELECT texts FROM archive WHERE match = ?", (match,)).fetchone()
    database.close()
    if archived:
        texts = texts_of(archived[0])
        opening, steps = texts[0], list(enumerate(texts[2:]))
    assert [number for number, _ in steps] == list(range(len(steps))), "a step is missing in the middle"
    text = unscrambled(opening).decode().rstrip()
    record = text[:-1] + ',"steps":[' + ",".join(unscrambled(step).decode() for _, step in steps) + "]}"
    return record, len(steps), bool(finished)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("tackle")
    parser.add_argument("--kills", type=int, default=int(os.environ.get("TACKLEBOX_KILLS", "200")), help="of all games together")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    chosen = random.Random(options.seed)
    lost, resumed, unfinished_before = 0, 0, None
    with tempfile.TemporaryDirectory() as folder:
        game = 0
        for kill in range(options.kills):
            if unfinished_before is None:
                seats = chosen.choice(["you,minnow,perch", "you,you,minnow"])
                arguments = ["--game", GAMES[game % len(GAMES)], "--seats", seats, "--seed", str(chosen.randrange(2**32))]
                game += 1
            else:
                arguments = ["--resume"]
            program = DemoProgram(options.program, folder, *arguments)
            if program.plays() is None:
                program.kill()
                sys.exit(f"the program did not begin to play: {program.process.stderr.read()}")
            if unfinished_before is not None:
                match, steps = unfinished_before
                if program.first[0] != match or program.first[1] < steps:
                    sys.exit(f"kill {kill}: the next start went on at {program.first}, not at {unfinished_before}")
                resumed += 1
            # From the very start of a match to somewhere in the middle.
            threading.Event().wait(chosen.choice([0, chosen.random() * 0.05, chosen.random() * 0.6]))
            program.kill()
            match, shown = program.shown
            record, kept, finished = journal(folder, match)
            if kept < shown:
                lost += 1
                print(f"kill {kill}: {shown} steps were shown and {kept} are kept")
            path = os.path.join(folder, "kept.tacklebox")
            with open(path, "w", encoding="utf-8") as out:
                out.write(record)
            subprocess.run([options.tackle, "verify", path], check=True, stdout=subprocess.DEVNULL)
            unfinished_before = None if finished or chosen.random() < 0.3 else (match, kept)
    print(f"{options.kills} kills over {min(game, len(GAMES))} games, {resumed} resumed; {lost} lost something")
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
