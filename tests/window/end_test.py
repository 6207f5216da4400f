#!/usr/bin/env python3
"""Tests how the desktop program ends on SIGTERM, SIGHUP and SIGINT, at a table and with a message box open.

    end_test.py PROGRAM

It must exit with 0, save the match up to the last step shown, and leave nothing that the next start would take for a crash. Needs no
display. Prints failures and exits with 1."""

import os
import signal
import sqlite3
import stat
import subprocess
import sys
import tempfile

TIMEOUT = 30
failures = []


def check(passed, expectation):
    print(("ok      " if passed else "WRONG   ") + expectation, flush=True)
    if not passed:
        failures.append(expectation)


def files_below(folder):
    return [os.path.join(parent, name) for parent, _, names in os.walk(folder) for name in names]


def reset_signals(nohup):
    """Resets signals that this script may have inherited as ignored. Ignores SIGHUP if `nohup`."""
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, signal.SIG_DFL)
    if nohup:
        signal.signal(signal.SIGHUP, signal.SIG_IGN)


def is_ignored(process, number):
    """True if the process ignores the signal."""
    with open(f"/proc/{process.pid}/status", encoding="utf-8") as status:
        ignored = next(line.split()[1] for line in status if line.startswith("SigIgn:"))
    return bool(int(ignored, 16) >> (number - 1) & 1)


def check_end(program, number, arguments, playing, nohup=False):
    case = f"{signal.Signals(number).name} {'in a game' if playing else 'in the lobby'}{' under nohup' if nohup else ''}"
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", TACKLEBOX_SILENT="1", XDG_CONFIG_HOME=home + "/config",
                           XDG_DATA_HOME=home + "/data", XDG_CACHE_HOME=home, LC_ALL="C.UTF-8")
        process = subprocess.Popen([program, "--language", "en", "--demo", *arguments], env=environment, stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, text=True,
                                   preexec_fn=lambda: reset_signals(nohup))
        shown = 0
        for line in process.stdout:  # "shown MATCH STEPS", or "shown nothing" without a table
            if line == "shown nothing\n":
                break
            if line.startswith("shown"):
                shown = int(line.split()[2])
            if shown >= 5:
                break
        check((shown > 0) == playing, f"{case}: the program shows {'a game' if playing else 'no game'} ({shown} steps)")
        if nohup:
            check(is_ignored(process, signal.SIGHUP), f"{case}: SIGHUP stays ignored")
            process.send_signal(signal.SIGHUP)
        process.send_signal(number)
        try:
            process.communicate(timeout=TIMEOUT)
            check(process.returncode == 0, f"{case}: the program ends with {process.returncode}")
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            check(False, f"{case}: the program ends in time")
        leftovers = [os.path.relpath(name, home) for name in files_below(home) if name.endswith((".lock", "-wal", "-shm"))]
        check(not leftovers, f"{case}: no lock or journal is left {leftovers or ''}")
        databases = [name for name in files_below(home) if name.endswith("tacklebox.db")]
        check(len(databases) == 1, f"{case}: there is a database")
        if databases:
            database = sqlite3.connect(databases[0])
            unfinished = database.execute("SELECT run, (SELECT COUNT(*) FROM steps WHERE match = id) FROM matches "
                                          "WHERE finished = 0").fetchall()
            finished = database.execute("SELECT COUNT(*) FROM matches WHERE finished <> 0").fetchone()[0]
            database.close()
            if playing:  # a fast match may have ended before the signal
                check((not unfinished and finished == 1) or
                      (not finished and len(unfinished) == 1 and unfinished[0][0] is None and unfinished[0][1] >= shown),
                      f"{case}: the game is saved, and no process owns it ({unfinished}, {finished} finished, {shown} steps were shown)")
        exposed = [os.path.relpath(name, home) for name in files_below(home) if stat.S_IMODE(os.stat(name).st_mode) & 0o077]
        check(not exposed, f"{case}: only the owner has access to the files {exposed or ''}")


def main():
    program = os.path.abspath(sys.argv[1])
    table = ["--game", "rainbow-fish", "--seats", "you,perch,minnow", "--seed", "7", "--speed", "off"]
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT):
        check_end(program, number, table, True)
    check_end(program, signal.SIGTERM, [], False)
    check_end(program, signal.SIGTERM, table, True, nohup=True)
    # The file does not exist, so a message box is open.
    check_end(program, signal.SIGTERM, ["/no/such/file.tacklebox"], False)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
