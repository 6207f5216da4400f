"""Reverberation: one feedback network of eight delays for each room."""
import functools

import numpy as np

from .tools import RATE, convolve, highpass, lowpass, mix


def room(seconds, early, scale, dull, seed):
    """Returns the impulse response: early reflections, then eight coupled delays (Householder)."""
    r = np.random.RandomState(seed)
    lengths = (np.array([353, 421, 487, 557, 643, 709, 787, 881]) * scale).astype(int)
    gain = 10 ** (-3 * lengths / RATE / seconds)
    lines = [np.zeros(n) for n in lengths]
    at, old = np.zeros(8, int), np.zeros(8)
    out = np.zeros(int(seconds * 1.1 * RATE))
    signs = np.array([1, -1, 1, 1, -1, 1, -1, -1]) / 8 ** .5
    for i in range(len(out)):
        read = np.array([lines[j][at[j]] for j in range(8)])
        old = (1 - dull) * read * gain + dull * old
        out[i] = old @ signs
        back = old - old.sum() / 4 + (.35 if i == 0 else 0)
        for j in range(8):
            lines[j][at[j]] = back[j]
            at[j] = (at[j] + 1) % lengths[j]
    for k, ms in enumerate(early):
        out[int(ms * RATE / 1000)] += (.5 - .055 * k) * (1 if r.uniform() < .6 else -1)
    return lowpass(highpass(out, 120), 5200)


# Seconds, early reflections in milliseconds, size, damping, and the random seed.
ROOMS = {"table": (.22, (3.1, 5.3, 7.9, 11.7, 15.1), .55, .45, 1), "shop": (.55, (5.9, 9.7, 14.3, 19.1, 26.3), 1.0, .40, 2),
         "harbour": (.8, (17.0, 31.0, 43.0, 59.0, 78.0), 2.3, .45, 3)}


@functools.lru_cache
def answer(name):
    return room(*ROOMS[name])


def in_room(x, name, wet):
    return mix((0, 1.0, x), (0, wet, convolve(x, answer(name))))
