"""Clocks, mixing, filters and noise."""
import zlib

import numpy as np

RATE = 44100  # of synthesis; files have half of it or less
TAU = 2 * np.pi


def dice_of(name):
    """Returns the random generator of one sound; numpy guarantees that RandomState never changes."""
    return np.random.RandomState(zlib.crc32(name.encode()) & 0x7FFFFFFF)


def clock(seconds):
    return np.arange(int(round(seconds * RATE))) / RATE


def mix(*parts):
    """Mixes sounds: (second, loudness, samples)."""
    parts = [(int(round(at * RATE)), loud, x) for at, loud, x in parts]
    out = np.zeros(max(at + len(x) for at, _, x in parts))
    for at, loud, x in parts:
        out[at:at + len(x)] += loud * x
    return out


def unit(x):
    """Scales to a peak of 1."""
    top = np.max(np.abs(x)) if len(x) else 0
    return x / top if top > 0 else x


def biquad(x, b, a, tail=0):
    """A causal second-order filter, applied in the frequency domain with room for its decay."""
    size = 1 << int(np.ceil(np.log2(len(x) + 16384)))
    z = np.exp(-1j * np.pi * np.arange(size // 2 + 1) / (size // 2))
    gain = (b[0] + b[1] * z + b[2] * z * z) / (a[0] + a[1] * z + a[2] * z * z)
    return np.fft.irfft(np.fft.rfft(x, size) * gain, size)[:len(x) + int(tail * RATE)]


def cookbook(f, q):
    w = TAU * min(f, RATE * .49) / RATE
    return np.cos(w), np.sin(w) / (2 * q)


def lowpass(x, f, q=.707):
    c, s = cookbook(f, q)
    return biquad(x, ((1 - c) / 2, 1 - c, (1 - c) / 2), (1 + s, -2 * c, 1 - s))


def highpass(x, f, q=.707):
    c, s = cookbook(f, q)
    return biquad(x, ((1 + c) / 2, -1 - c, (1 + c) / 2), (1 + s, -2 * c, 1 - s))


def ring(x, f, q, tail=0):
    """A band-pass filter with a peak of 0 dB."""
    c, s = cookbook(f, q)
    return biquad(x, (s, 0, -s), (1 + s, -2 * c, 1 - s), tail)


def convolve(x, h):
    size = 1 << int(np.ceil(np.log2(len(x) + len(h))))
    return np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(h, size), size)[:len(x) + len(h) - 1]


def swept(seconds, centre, octaves, loud, r, loop=False):
    """Noise around a moving frequency. `centre`, `octaves` (its width) and `loud` are functions of 0..1."""
    count, hop, win = int(round(seconds * RATE)), 128, 512
    frames = count // hop + (0 if loop else 4)
    k = np.clip(np.arange(frames) / max(1, frames - (0 if loop else 4)), 0, 1)
    f = np.maximum(np.fft.rfftfreq(win, 1 / RATE), 20.0)
    shape = np.exp(-.5 * (np.log2(f[None, :] / centre(k)[:, None]) / octaves(k)[:, None]) ** 2) / np.sqrt(f / 1000)
    shape /= np.sqrt(np.sum(shape ** 2, axis=1, keepdims=True)) + 1e-12
    shape *= loud(k)[:, None]
    spectrum = shape * (r.standard_normal((frames, len(f))) + 1j * r.standard_normal((frames, len(f))))
    grains = np.fft.irfft(spectrum, win, axis=1) * np.sin(np.pi * (np.arange(win) + .5) / win)
    out = np.zeros(count + win * 2)
    for i in range(frames):
        out[i * hop:i * hop + win] += grains[i]
    if loop:
        out[:win * 2] += out[count:]
        return out[:count]
    return out[:count]


def flat(value):
    return lambda k: np.full_like(k, value, dtype=float)


def bow(rise, fall, bend=1.0):
    """Returns a smooth envelope: up until `rise`, down from `fall` (fractions of the duration)."""
    return lambda k: (np.sin(np.pi / 2 * np.clip(k / rise, 0, 1)) ** 2 *
                      np.sin(np.pi / 2 * np.clip((1 - k) / (1 - fall), 0, 1)) ** 2) ** bend


def damped(x, part=.4):
    """Damps the last part to silence, so that no note ends with a click."""
    n = int(len(x) * part)
    fade = np.ones(len(x))
    fade[len(x) - n:] = np.cos(np.pi / 2 * (np.arange(n) + 1) / n) ** 2
    return x * fade
