"""Struck bodies: bars, tines, bells, boards. Partials follow the literature: marimba bars 1:4:10; kalimba tines 1:2:6.6, the last gone in
0.1 s; bells 0.5:1:1.2:1.5:2 (minor third) or 0.5:1:1.25:1.5:2 (major third); free wooden bars 1:2.76:5.40; round plates
1:1.73:2.33:3.91:4.11.
"""
import numpy as np

from .tools import RATE, TAU, bow, clock, damped, flat, highpass, lowpass, mix, ring, swept, unit

NOTE = {name + str(octave): 440.0 * 2 ** ((octave - 4) + (step - 9) / 12)
        for name, step in (("D", 2), ("E", 4), ("G", 7), ("A", 9), ("B", 11)) for octave in range(1, 8)}


def modes(seconds, spec):
    """Damped modes: (Hz, loudness, seconds to -60 dB, seconds of attack)."""
    t, out = clock(seconds), np.zeros(int(round(seconds * RATE)))
    for f, loud, t60, attack in spec:
        if f < 9000:
            out += loud * np.sin(TAU * f * t) * np.exp(-6.908 * t / t60) * (1 - np.exp(-t / attack))
    return damped(out)


def thud(r, seconds=.12, f=120.0, soft=1200.0):
    """Something light on felt: two or three dull modes and soft contact noise."""
    body = modes(seconds, [(f * k * (1 + .05 * r.uniform(-1, 1)), a, .10 / k ** .5, .0015)
                           for k, a in ((1, .8), (1.72, .7), (2.6, .5), (4.3, .3))])
    t = clock(seconds)
    return body + lowpass(r.standard_normal(len(t)) * np.exp(-t / .006) * (1 - np.exp(-t / .0011)), soft) * 2.0


def wood(r, f, seconds=.16, ringing=.07, hard=.5):
    """A knock on a board: bar modes 1:2.76:5.40, plate modes between them, short; contact noise."""
    spec = [(f * k * (1 + .02 * r.uniform(-1, 1)), a, ringing / k ** .55, .0009)
            for k, a in ((1, 1.0), (1.48, .45), (2.756, .45 * hard + .15), (3.6, .3 * hard), (5.404, .28 * hard),
                         (7.1, .12 * hard))]
    t = clock(seconds)
    click = lowpass(r.standard_normal(len(t)) * np.exp(-t / .0026) * (1 - np.exp(-t / .0010)), 2200 + 1500 * hard)
    return modes(seconds, spec) + .9 * click


def marimba(r, note, seconds=1.2, hard=.4):
    """A rosewood bar over a tube: 1:4:10; the tube lets the first mode swell in 5 ms."""
    f = NOTE[note] if isinstance(note, str) else note
    long = min(1.9, 1.15 * (262 / f) ** .7)
    f *= 1 + .0006 * r.uniform(-1, 1)
    body = modes(seconds, [(f, 1.0, long, .004), (f * 1.003, .18, long * .8, .006), (f * 3.98, .30 * hard, long / 5, .0012),
                           (f * 9.85, .16 * hard, long / 12, .0007), (f * 2.31, .03, long / 6, .001)])
    t = clock(seconds)
    mallet = lowpass(r.standard_normal(len(t)) * np.exp(-t / .005) * (1 - np.exp(-t / .001)), 500 + 1300 * hard)
    return body + mallet * (.28 + .3 * hard)


def kalimba(r, note, seconds=1.2, soft=.0):
    """A steel tine on a small box. `soft` 0 is plucked with the nail, 1 with the pad of the thumb."""
    f = NOTE[note] if isinstance(note, str) else note
    f *= 1 + .0006 * r.uniform(-1, 1)
    long = float(np.clip(2.0 * (370 / f) ** 1.1, .55, 1.9))
    over = float(np.clip(.42 * (370 / f) ** 1.6, .05, .4))
    rise = .0025 + .006 * soft
    body = modes(seconds, [(f, 1.0, long, rise), (f * 1.0016, .22, long * .9, rise * 1.5), (f * 2.0, .09, long * .7, .004),
                           (f * 6.6, .17 * (1 - .8 * soft), over, .001), (214, .16, .10, .002), (352, .10, .08, .002), (707, .06, .05, .0015)])
    t = clock(seconds)
    thumb = ring(r.standard_normal(len(t)) * np.exp(-t / .004) * (1 - np.exp(-t / .0012)), 1900 - 900 * soft, .8)
    return body + thumb * (.30 - .16 * soft)


def voice(r, note, seconds=.3, bend=.0):
    """The sound of a question: a wooden tongue over a hollow, struck with felt, with a breath across it; between a log drum
    and a bottle. The pitch rises by `bend` semitones."""
    f = NOTE[note]
    t = clock(seconds)
    glide = f * 2 ** (bend / 12 * np.clip(t / seconds, 0, 1))
    phase = TAU * np.cumsum(glide) / RATE
    body = sum(a * np.sin(phase * k) * np.exp(-6.908 * t / t60) * (1 - np.exp(-t / .007))
               for k, a, t60 in ((1, 1.0, .30), (2.0, .46, .26), (2.76, .52, .18), (4.07, .24, .12), (5.4, .14, .09)))
    breath = swept(seconds, flat(f * 1.02), flat(.09), bow(.25, .4), r)
    air = swept(seconds, flat(f * 2.9), flat(.45), bow(.18, .3), r)
    felt = lowpass(r.standard_normal(len(t)) * np.exp(-t / .012) * (1 - np.exp(-t / .003)), 900)
    return damped(mix((0, 1.0, body), (0, .30, unit(breath)), (0, .36, unit(air)), (0, .6, felt))[:len(t)], .5)


def bell(r, note, seconds=2.0, long=1.6, major=False, soft=.3):
    """A small brass bell. With a minor third it belongs to E, with a major third to G, both in the key."""
    f = NOTE[note] if isinstance(note, str) else note
    spec = []
    for k, a, part in ((.5, .22, .8), (1, .5, .9), (1.25 if major else 1.2, .45, .7), (1.5, .2, .5), (2, .9, .7),
                       (2.51, .16, .28), (2.66, .16, .25), (3.01, .26, .24), (4.17, .2, .15), (5.43, .1, .1)):
        a *= np.exp(-soft * max(0, k - 1))
        beat = .35 + .5 * r.uniform()
        for sign in (-1, 1):  # no bell is perfectly round, so every mode splits into two that beat
            spec.append((f * k + sign * beat, a * .5, long * part * (1 + .05 * sign), .0012 + .003 * soft))
    t = clock(seconds)
    clapper = ring(r.standard_normal(len(t)) * np.exp(-t / .003), 1700, .7)
    return modes(seconds, spec) + .15 * clapper


def disc(r, f, seconds=.6, long=.35):
    """A brass token: modes of a free round plate, each split into two."""
    spec = []
    for k, a in ((1, 1.0), (1.73, .5), (2.33, .45), (3.91, .22), (4.11, .2), (6.3, .07)):
        for sign in (-1, 1):
            spec.append((f * k * (1 + sign * .0016), a * .5, long / k ** .7, .0007))
    return modes(seconds, spec)


def bowed(r, note, seconds):
    """A bowed bar: the first mode only, with the noise of the bow hair."""
    t, f = clock(seconds), NOTE[note]
    swell = bow(.35, .45)(t / seconds)
    return swell * (np.sin(TAU * f * t + .18 * np.sin(TAU * 4.6 * t)) + .35 * np.sin(TAU * f * 1.002 * t)
                    + .10 * np.sin(TAU * f * 3.98 * t) + .12 * unit(swept(seconds, flat(f * 2), flat(.5), flat(1.0), r)))


def tune(r, played, instrument, notes, step, loud=1.0, fade=1.0, seconds=1.2, **how):
    """A run of notes `step` seconds apart, as parts for mix()."""
    return [(played + i * step, loud * fade ** i, instrument(r, note, seconds, **how)) for i, note in enumerate(notes)]
