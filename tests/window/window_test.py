#!/usr/bin/env python3
"""Tests the desktop program in a real window: a virtual X server (Xvfb), a window manager (openbox), keys and mouse (xdotool).

    window_test.py PROGRAM [--keep-pictures DIR] [--soak SECONDS]

Checks that every table is painted, can be played by keys, survives resizing and hiding while cards fly, uses no CPU time at rest, and
closes. --soak is for sanitizers: the program plays each game for SECONDS while its window is resized, without the check at rest.
Prints errors and exits with 1."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../support"))
from games import GAMES
from waiting import wait_for

errors = []


def check(good, what):
    print(("ok      " if good else "WRONG   ") + what, flush=True)
    if not good:
        errors.append(what)


class Screen:
    """An X server on a free display, with a window manager."""

    def __init__(self, size="1600x1000x24"):
        reading, writing = os.pipe()
        # Without -noreset the server resets when its last client closes, and drops clients that connect at that moment.
        self.server = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
                                       pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            self.display = ":" + pipe.readline().strip()
        self.environment = dict(os.environ, DISPLAY=self.display, QT_QPA_PLATFORM="xcb")
        self.manager = subprocess.Popen(["openbox"], env=self.environment, stderr=subprocess.DEVNULL)
        wait_for(lambda: subprocess.run(["wmctrl", "-m"], env=self.environment, capture_output=True).returncode == 0, 10)

    def run(self, *command):
        return subprocess.run(command, env=self.environment, capture_output=True, text=True, timeout=60)

    def window(self, seconds=20):
        def visible():
            found = self.run("xdotool", "search", "--onlyvisible", "--name", "Tacklebox").stdout.split()
            return found[-1] if found else None
        return wait_for(visible, seconds)

    def activate(self, window, seconds=10):
        """Activates a window as a click would. Returns True if it has the keyboard."""
        def has_keyboard():
            return self.run("xdotool", "getwindowfocus").stdout.strip() == window
        for attempt in ("windowactivate", "windowfocus"):  # the window manager may refuse
            self.run("xdotool", attempt, window)
            if wait_for(has_keyboard, seconds / 2):
                return True
        return False

    def keys(self, *keys):
        for key in keys:
            self.run("xdotool", "key", key)
            time.sleep(0.05)

    def shows(self, window):
        return window in self.run("xdotool", "search", "--onlyvisible", "--name", "Tacklebox").stdout.split()

    def image(self, window):
        """Returns a screenshot of the window."""
        return subprocess.run(["import", "-window", window, "ppm:-"], env=self.environment, capture_output=True, timeout=60).stdout

    def colours(self, window, picture):
        self.run("import", "-window", window, picture)
        return int(self.run("identify", "-format", "%k", picture).stdout or 0)

    def close(self):
        self.manager.terminate()
        self.server.terminate()


def ticks(process):
    with open(f"/proc/{process.pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    return int(fields[11]) + int(fields[12])


def at_rest(process, quiet=1.0, seconds=30):
    """Waits until the program has used no CPU time for a while."""
    end = time.time() + seconds
    while time.time() < end:
        before = ticks(process)
        time.sleep(quiet)
        if ticks(process) == before:
            return True
    return False


def start(program, screen, *arguments):
    home = tempfile.mkdtemp(prefix="tacklebox-home-")
    environment = dict(screen.environment, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_CACHE_HOME=home, LC_ALL="C.UTF-8")
    return subprocess.Popen([program, "--language", "en", *arguments], env=environment), home


def stop(process, home):
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    shutil.rmtree(home, ignore_errors=True)
    return process.returncode


def play_a_table(program, screen, game, pictures):
    process, home = start(program, screen, "--game", game, "--seats", "you,perch,pike,perch", "--seed", "7", "--speed", "fast",
                          "--size", "1280x800")
    window = screen.window()
    check(window is not None, f"{game}: the window opens")
    if window is None:
        return stop(process, home)
    check(screen.activate(window), f"{game}: the window takes the keyboard")
    picture = os.path.join(pictures, f"{game}.png")
    painted = wait_for(lambda: screen.colours(window, picture) > 500, 30)
    check(painted, f"{game}: the table is painted")
    # A hasty user: keys and resizing while cards fly, another window on top.
    for size in ((960, 600), (1500, 900), (1280, 800)):
        screen.run("xdotool", "windowsize", window, *map(str, size))
        screen.keys("Right", "Return", "2", "r", "space", "d", "Escape", "Escape")
    screen.run("xdotool", "windowminimize", window)
    check(wait_for(lambda: not screen.shows(window), 10), f"{game}: the window is hidden")
    screen.run("xdotool", "windowmap", window)
    check(screen.activate(window), f"{game}: and takes it again after it was hidden")
    for _ in range(6):
        before = screen.image(window)
        screen.keys("F6")
        wait_for(lambda: screen.image(window) != before, 2)  # focus has moved or a card has flown
        screen.keys("Return", "Escape")
    check(process.poll() is None, f"{game}: still running after a storm of keys and sizes")
    check(screen.colours(window, picture) > 500, f"{game}: still painted")
    check(stop(process, home) == 0, f"{game}: ends well")


def soak(program, screen, game, seconds):
    process, home = start(program, screen, "--game", game, "--seats", "you,shark,pike", "--speed", "fast", "--demo")
    window = screen.window(60)
    check(window is not None, f"soak, {game}: the window opens")
    end, sizes = time.time() + seconds, [(960, 600), (1500, 900), (1280, 800)]
    while window and time.time() < end and process.poll() is None:
        size = sizes[int(end - time.time()) // 3 % len(sizes)]  # faces must be rendered again
        before = screen.image(window)
        screen.run("xdotool", "windowsize", window, *map(str, size))
        screen.keys("F6", "Escape")
        wait_for(lambda: screen.image(window) != before, 5)
    check(process.poll() is None, f"soak, {game}: still running after {seconds} s")
    check(stop(process, home) == 0, f"soak, {game}: ends well")


def rests(program, screen):
    process, home = start(program, screen, "--game", "great-lakes", "--seed", "7", "--speed", "off")
    window = screen.window()
    check(window is not None, "rest: the window opens")
    if window and at_rest(process):
        for _ in range(2):  # ignores a single late task; a timer would appear twice
            before = ticks(process)
            time.sleep(10)
            used = ticks(process) - before
            if used == 0:
                break
        check(used == 0, f"rest: {used} ticks of processor time in 10 s")
    else:
        check(False, "rest: the program comes to rest")
    stop(process, home)


def closes(program, screen):
    process, home = start(program, screen, "--game", "rainbow-fish", "--seed", "7", "--speed", "normal")
    window = screen.window()
    screen.run("xdotool", "windowactivate", "--sync", window or "0")
    screen.run("wmctrl", "-c", "Tacklebox")
    try:
        check(process.wait(30) == 0, "close: the program ends well in the middle of a bot's turn")
    except subprocess.TimeoutExpired:
        check(False, "close: the program ends")
    kept = []
    for folder, _, files in os.walk(home):
        if "tacklebox.db" in files:
            database = sqlite3.connect(os.path.join(folder, "tacklebox.db"))
            kept = database.execute("SELECT game FROM matches WHERE finished = 0").fetchall()
            database.close()
    check(kept == [("rainbow-fish",)], "close: a running game is left without a question, as it is kept")
    stop(process, home)


def main():
    program = os.path.abspath(sys.argv[1])
    pictures = tempfile.mkdtemp(prefix="tacklebox-pictures-")
    if "--keep-pictures" in sys.argv:
        pictures = sys.argv[sys.argv.index("--keep-pictures") + 1]
        os.makedirs(pictures, exist_ok=True)
    seconds = int(sys.argv[sys.argv.index("--soak") + 1]) if "--soak" in sys.argv else 0
    for tool in ("Xvfb", "openbox", "xdotool", "wmctrl", "import", "identify"):
        if not shutil.which(tool):
            sys.exit(f"{tool} is not installed; packaging/install-dependencies test does that.")
    screen = Screen()
    try:
        for game in GAMES:
            play_a_table(program, screen, game, pictures)
        if seconds:
            for game in GAMES:
                soak(program, screen, game, seconds)
        else:
            rests(program, screen)
        closes(program, screen)
    finally:
        screen.close()
        if "--keep-pictures" not in sys.argv:
            shutil.rmtree(pictures, ignore_errors=True)
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
