"""Compares the sounds with the plan: loudness, peaks, edges, spectrum, key, and that takes differ from one another.

In resources/art, `python3 -m sounds.check` measures the committed files and prints a table. tests/views/soundfiles_test.cpp tests what the
program needs of the files, without numpy; this script checks how they were made.
"""
import pathlib
import sys

import numpy as np

from . import finish, plan
from .bodies import NOTE
from .tools import highpass

TUNED = {"hit", "your-turn", "set", "escape", "divine-stop", "victory", "defeat", "end-of-hand", "danger-tick", "special-enter", "haul", "wave-protect"}


def power(x, rate, n=None):
    n = n or len(x)
    return np.fft.rfftfreq(n, 1 / rate), np.abs(np.fft.rfft(x, n)) ** 2


def attack(x, rate):
    """Milliseconds from 10 to 90 % of the first strong swell (2 ms envelope)."""
    w = max(1, int(.002 * rate))
    env = np.sqrt(np.convolve(x ** 2, np.ones(w) / w))
    first = np.argmax(env > .5 * env.max())
    peak = first + np.argmax(env[first:first + int(.03 * rate)])
    before = np.nonzero(env[:peak] < .1 * env[peak])[0]
    return np.argmax(env[before[-1] if len(before) else 0:] > .9 * env[peak]) / rate * 1000


def key_errors(x, rate):
    """Returns strong narrow peaks between 140 and 1250 Hz more than 40 cents off G A B D E."""
    f, p = power(x * np.hanning(len(x)), rate, 1 << 17)
    p = np.where((f > 140) & (f < 1250), p, 0)
    out = []
    for i in np.nonzero((p[1:-1] > p[:-2]) & (p[1:-1] >= p[2:]))[0] + 1:
        if p[i] >= p.max() * 10 ** (-12 / 10) and min(abs(1200 * np.log2(f[i] / note)) for note in NOTE.values()) > 40:
            out.append(f"{f[i]:.0f} Hz")
    return out


def likeness(a, b):
    n = 1 << int(np.ceil(np.log2(len(a) + len(b))))
    c = np.fft.irfft(np.fft.rfft(a, n) * np.conj(np.fft.rfft(b, n)), n)
    return np.abs(c).max() / np.sqrt((a ** 2).sum() * (b ** 2).sum())


def measure(x, rate):
    f, p = power(x, rate)
    thirds = 50 * 2 ** (np.arange(90) / 12)
    small = highpass(highpass(np.concatenate([x, np.zeros(rate // 4)]), 300 * 44100 / rate, .54), 300 * 44100 / rate, 1.31)
    return dict(seconds=len(x) / rate, peak=20 * np.log10(np.abs(x).max()), loud=finish.loudest(x, rate), laptop=finish.loudest(small, rate),
                dc=abs(x.mean()), edge=max(abs(x[0]), abs(x[-1])), step=np.abs(x[:max(1, int(.0003 * rate))]).max() / np.abs(x).max(), attack=attack(x, rate),
                centre=(f * p).sum() / p.sum(), high=p[f > 8000].sum() / p.sum(),
                third=max(p[(f > c / 2 ** (1 / 6)) & (f < c * 2 ** (1 / 6))].sum() for c in thirds) / p.sum())


def errors(found):
    """Returns a sentence for each error of the sounds {file: samples}, and the measurements of each."""
    wrong, measured, takes = [], {}, {}

    def must(right, words):
        if not right:
            wrong.append(words)

    for file, name, _, _ in plan.files():
        x, rate, kind = found[file], plan.rate_of(name), plan.PLAN[name].loudness
        loop = kind in plan.LOOPS
        d = measured[file] = measure(np.tile(x, 2) if loop else x, rate)
        takes.setdefault(name, []).append((file, x))
        must(abs(d["loud"] - plan.LUFS[kind]) < .3, f"{file}: {d['loud']:.1f} LUFS is not {kind}")
        must(d["peak"] <= -3, f"{file}: peak {d['peak']:.1f}")
        must(d["laptop"] > d["loud"] - 6 or loop, f"{file}: a laptop loses {d['loud'] - d['laptop']:.1f} LU")
        must(d["dc"] < 2e-4, f"{file}: offset {d['dc']:.5f}")
        must(d["high"] < .02, f"{file}: {100 * d['high']:.1f} % above 8 kHz")
        must(d["third"] < .82, f"{file}: {100 * d['third']:.0f} % in one third octave: a beep")
        if loop:
            must(abs(x[0] - x[-1]) <= np.percentile(np.abs(np.diff(x)), 99.5), f"{file}: the seam jumps by {abs(x[0] - x[-1]):.5f}")
            continue
        must(d["edge"] <= 2 / 32768, f"{file}: begins or ends at {d['edge']:.5f}")
        must(d["step"] < .08, f"{file}: jumps in at {d['step']:.2f} of its peak")
        must(d["seconds"] <= (.3 if kind == "whisper" else 3), f"{file}: {d['seconds']:.2f} s")
        if name == "ask":
            must(d["attack"] >= 4.9, f"{file}: attack {d['attack']:.1f} ms is hard")
            must(d["centre"] < 900, f"{file}: centroid {d['centre']:.0f}")
        off = key_errors(x, rate) if name in TUNED else []
        must(not off, f"{file}: out of the key: {', '.join(off)}")
    for name, xs in takes.items():
        for a in range(len(xs)):
            for b in range(a):
                like = likeness(xs[a][1], xs[b][1])
                must(like < .93, f"{xs[b][0]} and {xs[a][0]} are {like:.2f} alike")
    return wrong, measured


def held(found):
    wrong, _ = errors(found)
    if wrong:
        sys.exit("The sounds are not as planned:\n  " + "\n  ".join(wrong))


def main():
    folder = pathlib.Path(__file__).resolve().parents[2] / "sounds"
    found = {}
    for file, *_ in plan.files():
        found[file] = finish.samples((folder / f"{file}.{plan.ENDING}").read_bytes())
    wrong, measured = errors(found)
    print(f"{'':18}    s   peak   LUFS  300 Hz  attack  centroid  >8k %  third %    kB")
    for file, d in measured.items():
        print(f"{file:18} {d['seconds']:4.2f} {d['peak']:6.1f} {d['loud']:6.1f} {d['laptop'] - d['loud']:+7.1f} {d['attack']:7.1f} {d['centre']:9.0f} "
              f"{100 * d['high']:6.2f} {100 * d['third']:8.0f} {(folder / f'{file}.{plan.ENDING}').stat().st_size / 1000:6.0f}")
    sizes = [(folder / f"{file}.{plan.ENDING}").stat().st_size for file in found]
    print(f"{len(sizes)} files, {sum(sizes) / 1e6:.2f} MB", *wrong, sep="\n")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
