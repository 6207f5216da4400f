#!/usr/bin/env python3
"""Tests how the desktop program ends on SIGTERM, SIGHUP and SIGINT, at a table and with a message box open.

    end_test.py PROGRAM

It must exit with 0, save the match up to the last step shown, and leave nothing that looks like a crash to the next start. Needs no
display. Prints faults and exits with 1."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile

PATIENCE = 30
faults = []


def check(good, what):
    print(("ok      " if good else "WRONG   ") + what, flush=True)
    if not good:
        faults.append(what)


def files_below(folder):
    return [os.path.join(where, name) for where, _, names in os.walk(folder) for name in names]


def as_from_a_desktop(nohup):
    """Resets signals that this script may have inherited as ignored; ignores SIGHUP for `nohup`."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
    if nohup:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)


def is_ignored(process, number):
    """True if the process ignores the signal."""
    with open(f"/proc/{process.pid}/status", encoding="utf-8") as status:
        ignored = next(line.split()[1] for line in status if line.startswith("SigIgn:"))
    return bool(int(ignored, 16) >> (number - 1) & 1)


def ends_well(program, number, arguments, playing, nohup=False):
    what = f"{signal.Signals(number).name} {'in a game' if playing else 'in the lobby'}{' under nohup' if nohup else ''}"
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", TACKLEBOX_SILENT="1", XDG_CONFIG_HOME=home + "/config",
                           XDG_DATA_HOME=home + "/data", XDG_CACHE_HOME=home, LC_ALL="C.UTF-8")
        process = subprocess.Popen([program, "--language", "en", "--demo", *arguments], env=environment, stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True,
                                   preexec_fn=lambda: as_from_a_desktop(nohup))
        shown = 0
        for line in process.stdout:  # "shown MATCH STEPS", or "shown nothing" without a table
            if line == "shown nothing\n":
                break
            if line.startswith("shown"):
                shown = int(line.split()[2])
            if shown >= 5:
                break
        check((shown > 0) == playing, f"{what}: it shows what it was started with ({shown} steps)")
        if nohup:
            check(is_ignored(process, signal.SIGHUP), f"{what}: SIGHUP stays ignored where it was")
            process.send_signal(signal.SIGHUP)
        process.send_signal(number)
        try:
            process.communicate(timeout=PATIENCE)
            check(process.returncode == 0, f"{what}: the program ends with {process.returncode}")
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            check(False, f"{what}: the program ends")
        left = [os.path.relpath(name, home) for name in files_below(home) if name.endswith((".lock", "-wal", "-shm"))]
        check(not left, f"{what}: nothing is left of a crash {left or ''}")
        databases = [name for name in files_below(home) if name.endswith("tacklebox.db")]
        check(len(databases) == 1, f"{what}: there is a database")
        if databases:
            database = sqlite3.connect(databases[0])
            runs = database.execute("SELECT run, (SELECT COUNT(*) FROM steps WHERE match = id) FROM matches "
                                    "WHERE finished = 0").fetchall()
            over = database.execute("SELECT COUNT(*) FROM matches WHERE finished <> 0").fetchone()[0]
            database.close()
            if playing:  # a fast match may have ended before the signal
                check((not runs and over == 1) or
                      (not over and len(runs) == 1 and runs[0][0] is None and runs[0][1] >= shown),
                      f"{what}: the game is kept, and nobody's ({runs}, {over} over, {shown} steps were shown)")
        others = [os.path.relpath(name, home) for name in files_below(home) if stat.S_IMODE(os.stat(name).st_mode) & 0o077]
        check(not others, f"{what}: all files are their owner's {others or ''}")


def main():
    program = os.path.abspath(sys.argv[1])
    table = ["--game", "rainbow-fish", "--seats", "you,perch,minnow", "--seed", "7", "--speed", "off"]
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        ends_well(program, number, table, True)
    ends_well(program, signal.SIGTERM, [], False)
    ends_well(program, signal.SIGTERM, table, True, nohup=True)
    # The file does not exist, so a message box is open.
    ends_well(program, signal.SIGTERM, ["/no/such/file.tacklebox"], False)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
