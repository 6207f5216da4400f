#!/usr/bin/env python3
"""Benchmark of motion, not a test: counts the frames of a window through the X server's damage extension.

The program plays by itself in a virtual X server.

    frames.py build/release/bin/tacklebox --game twisted-fish --size 3840x2160 --seconds 20 [--scale 2]

Prints, for periods with motion: frames per second, the share of frames later than 25 ms, the gap between frames (median and 95th
percentile), the share of the window that a frame changes, and the CPU time of each frame. Gaps above REST are not motion.
"""
import argparse
import ctypes
import ctypes.util
import os
import pathlib
import select
import statistics
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).parent))
from window_test import Screen, start, stop, ticks  # noqa: E402

REST = 0.1  # seconds without a frame
ONE_FRAME = 0.003  # seconds; changes within it belong to one frame


class Rectangle(ctypes.Structure):
    _fields_ = [("x", ctypes.c_short), ("y", ctypes.c_short), ("width", ctypes.c_ushort), ("height", ctypes.c_ushort)]


class Damage:
    """Reports when a window changes (seconds) and by how many pixels."""

    REPORT_NON_EMPTY = 3

    def __init__(self, display, window):
        self.x = ctypes.CDLL(ctypes.util.find_library("X11"))
        self.damage = ctypes.CDLL(ctypes.util.find_library("Xdamage"))
        self.fixes = ctypes.CDLL(ctypes.util.find_library("Xfixes"))
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XOpenDisplay.argtypes = [ctypes.c_char_p]
        for name in ("XPending", "XFlush", "XConnectionNumber"):
            getattr(self.x, name).argtypes = [ctypes.c_void_p]
        self.x.XNextEvent.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
        self.damage.XDamageQueryExtension.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p]
        self.damage.XDamageCreate.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int]
        self.damage.XDamageCreate.restype = ctypes.c_ulong
        self.damage.XDamageSubtract.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_ulong, ctypes.c_ulong]
        self.display = self.x.XOpenDisplay(display.encode())
        if not self.display:
            sys.exit(f"There is no display {display}.")
        first, error = ctypes.c_int(), ctypes.c_int()
        if not self.damage.XDamageQueryExtension(self.display, ctypes.byref(first), ctypes.byref(error)):
            sys.exit("This X server does not tell what changes (no damage extension).")
        self.handle = self.damage.XDamageCreate(self.display, window, self.REPORT_NON_EMPTY)
        self.event = ctypes.create_string_buffer(256)
        self.fixes.XFixesCreateRegion.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int]
        self.fixes.XFixesCreateRegion.restype = ctypes.c_ulong
        self.fixes.XFixesFetchRegion.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.POINTER(ctypes.c_int)]
        self.fixes.XFixesFetchRegion.restype = ctypes.POINTER(Rectangle)
        self.x.XFree.argtypes = [ctypes.c_void_p]
        self.region = self.fixes.XFixesCreateRegion(self.display, None, 0)
        self.pixels = 0
        self.x.XFlush(self.display)

    def moments(self, seconds):
        """Returns all changes within `seconds`."""
        found, end, number = [], time.monotonic() + seconds, self.x.XConnectionNumber(self.display)
        while (left := end - time.monotonic()) > 0:
            if not self.x.XPending(self.display):
                select.select([number], [], [], left)
                if not self.x.XPending(self.display):
                    continue
            self.x.XNextEvent(self.display, self.event)
            found.append(time.monotonic())
            self.damage.XDamageSubtract(self.display, self.handle, 0, self.region)
            count = ctypes.c_int()
            parts = self.fixes.XFixesFetchRegion(self.display, self.region, ctypes.byref(count))
            self.pixels += sum(parts[i].width * parts[i].height for i in range(count.value))
            self.x.XFree(parts)
        return found


def frames_of(moments):
    frames = []
    for moment in moments:
        if not frames or moment - frames[-1] > ONE_FRAME:
            frames.append(moment)
    return frames


def report(words, moments, processor, windows):
    """Prints a row. `windows`: changed pixels in units of the window's size."""
    frames = frames_of(moments)
    gaps = [b - a for a, b in zip(frames, frames[1:]) if b - a < REST]
    if len(gaps) < 20:
        sys.exit(f"{words}: only {len(gaps)} frames were seen in motion.")
    print(f"{words}: {len(gaps)} frames in {sum(gaps):.1f} s of motion, {len(gaps) / sum(gaps):.1f} a second, "
          f"{100 * sum(gap > 0.025 for gap in gaps) / len(gaps):.1f} % later than 25 ms, "
          f"gaps {1000 * statistics.median(gaps):.1f} ms (median) and {1000 * sorted(gaps)[int(len(gaps) * 0.95)]:.1f} (95 of 100), "
          f"{100 * windows / len(frames):.0f} % of the window and {1000 * processor / len(frames):.1f} ms of the processor a frame", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--game", default="twisted-fish")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--seats", default="pike,pike,pike,pike")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--after", type=float, default=3, help="seconds of the beginning that are not counted")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--speed", default="normal")
    parser.add_argument("--seed", default="7")
    wanted = parser.parse_args()
    width, height = map(int, wanted.size.split("x"))
    screen = Screen(f"{width}x{height}x24")
    os.environ.update(TACKLEBOX_SILENT="1", QT_SCALE_FACTOR=wanted.scale)
    screen.environment.update(os.environ, DISPLAY=screen.display)
    logical = f"{int(width / float(wanted.scale))}x{int(height / float(wanted.scale))}"
    program, home = start(wanted.program, screen, "--game", wanted.game, "--seats", wanted.seats, "--size", logical, "--demo",
                          "--speed", wanted.speed, "--seed", wanted.seed)
    try:
        window = screen.window()
        if not window:
            sys.exit("The program has shown no window.")
        time.sleep(wanted.after)
        damage = Damage(screen.display, int(window))
        before = ticks(program)
        moments = damage.moments(wanted.seconds)
        report(f"{wanted.game} {wanted.size} at scale {wanted.scale}", moments, (ticks(program) - before) / os.sysconf("SC_CLK_TCK"),
               damage.pixels / (width * height))
    finally:
        program.kill()
        stop(program, home)
        screen.close()


if __name__ == "__main__":
    main()
