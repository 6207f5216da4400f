#!/usr/bin/env python3
"""Benchmark, not a test: CPU time of a step while the window is resized.
A table waits for a person in a virtual X server. The window shrinks and grows by 4 by 3 pixels every 30 ms. Painting after the last
step is not counted. A busy program skips steps, so frames are counted.

    resize.py build/release/bin/tacklebox [ANOTHER ...] --size 2560x1440 [--games go-fish,great-lakes] [--steps 40] [--rounds 3]

Prints the median of the rounds in milliseconds per frame for each game and program, and in brackets the share of steps with a frame.
Several programs are measured alternately.
"""
import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from frames import Damage, frames_of  # noqa: E402
from window_test import Screen, at_rest, start, stop  # noqa: E402
sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "support"))
from games import GAMES  # noqa: E402


def processor(process):
    """Returns the CPU seconds of all threads."""
    total = 0
    for task in pathlib.Path(f"/proc/{process.pid}/task").iterdir():
        total += int((task / "schedstat").read_text().split()[0])
    return total / 1e9


def measure(screen, process, window, size, steps):
    width, height = size
    command = ["xdotool"]
    for step in range(1, steps + 1):
        grown = step if step <= steps // 2 else steps - step
        command += ["windowsize", window, str(width - 4 * grown), str(height - 3 * grown), "sleep", "0.03"]
    damage = Damage(screen.display, int(window))
    before = processor(process)
    mover = subprocess.Popen(command, env=screen.environment)
    frames = len(frames_of(damage.moments(0.0302 * steps)))
    mover.wait()
    return 1000 * (processor(process) - before) / max(1, frames), frames / steps


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("programs", nargs="+")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=3)
    wanted = parser.parse_args()
    size = tuple(map(int, wanted.size.split("x")))
    screen = Screen(f"{size[0] + 200}x{size[1] + 200}x24")
    os.environ["TACKLEBOX_SILENT"] = "1"
    screen.environment.update(os.environ, DISPLAY=screen.display)
    try:
        for game in wanted.games.split(","):
            figures = {program: [] for program in wanted.programs}
            for program in wanted.programs:
                process, home = start(program, screen, "--game", game, "--seats", "you,perch,pike,perch", "--seed", "7",
                                      "--speed", "off", "--size", wanted.size)
                window = screen.window()
                if not window or not at_rest(process):
                    sys.exit(f"{game}: the table does not stand still.")
                for _ in range(wanted.rounds):
                    figures[program].append(measure(screen, process, window, size, wanted.steps))
                    time.sleep(0.5)
                stop(process, home)
            print(f"{game} {wanted.size}: " + ", ".join(
                f"{statistics.median(cost for cost, _ in figures[program]):.1f} ms a frame "
                f"({100 * statistics.median(share for _, share in figures[program]):.0f} %)" for program in wanted.programs), flush=True)
    finally:
        screen.close()


if __name__ == "__main__":
    main()
