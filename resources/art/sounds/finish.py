"""Finishing: room, loudness, edges, and the file."""
import io
import wave

import numpy as np

from .plan import LOOPS, LUFS, PLAN, rate_of
from .rooms import in_room
from .tools import RATE, biquad, highpass, lowpass, unit


def weighted(x, rate):
    """K-weighting of BS.1770 for any rate (the two stages as analogue prototypes)."""
    def bilinear(f0, q, vh, vb, vl):
        k = np.tan(np.pi * f0 / rate)
        a0 = 1 + k / q + k * k
        return ((vh + vb * k / q + vl * k * k) / a0, 2 * (vl * k * k - vh) / a0, (vh - vb * k / q + vl * k * k) / a0), \
               (1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)
    high = 10 ** (3.999843853973347 / 20)
    b, a = bilinear(1681.974450955533, .7071752369554196, high, high ** .4996667741545416, 1.0)
    x = biquad(x, b, a)
    b, a = bilinear(38.13547087602444, .5003270373238773, 1.0, 0.0, 0.0)
    return biquad(x, (1.0, -2.0, 1.0), a)


def loudest(x, rate):
    """Returns the highest momentary loudness (400 ms) in LUFS; shorter sounds count with silence around them."""
    win = int(.4 * rate)
    energy = weighted(np.concatenate([np.zeros(win), x, np.zeros(win)]), rate) ** 2
    sums = np.concatenate([[0], np.cumsum(energy)])
    return -.691 + 10 * np.log10(np.max(sums[win:] - sums[:-win]) / win + 1e-15)


def channel(x, place, wet):
    x = in_room(unit(x), place, wet) if place else x
    return lowpass(lowpass(highpass(highpass(x, 55), 40), 8200, .6), 9500, .6)


def slower(x, rate):
    """Resamples to a lower rate; cuts off the spectrum above half of it with a short slope. `x` is circular."""
    part = RATE // rate
    spectrum = np.fft.rfft(x)[:len(x) // part // 2 + 1]
    keep = len(spectrum)
    slope = np.clip((1 - np.arange(keep) / keep) / .08, 0, 1)
    return np.fft.irfft(spectrum * np.sin(np.pi / 2 * slope) ** 2, len(x) // part) / part


def loop(x, name):
    long = np.tile(x, 3)  # use the middle of three repetitions, so that the loop stays seamless
    x = slower(channel(long, None, 0)[len(x):2 * len(x)], rate_of(name))
    return x * 10 ** ((LUFS[PLAN[name].loudness] - loudest(np.tile(x, 2), rate_of(name))) / 20)


def finished(x, name):
    plan, rate = PLAN[name], rate_of(name)
    if plan.loudness in LOOPS:
        return loop(x, name)
    x = channel(x, plan.room, plan.wet)
    x = slower(np.concatenate([np.zeros(256), x, np.zeros(1024 + (len(x) % (RATE // rate)))]), rate)
    level = np.abs(x)
    heard = np.nonzero(level > np.max(level) * 10 ** (-39 / 20))[0]
    x = x[max(0, heard[0] - int(.001 * rate)):heard[-1] + int(.012 * rate)]
    n = len(x)
    first, last = int(.0012 * rate), min(int(.09 * rate), n // 3)
    fade = np.ones(n)
    fade[:first] = np.sin(np.pi / 2 * np.arange(first) / first) ** 2
    fade[n - last:] = np.cos(np.pi / 2 * (np.arange(last) + 1) / last) ** 2
    x = x * fade
    x = x - fade * (x.sum() / fade.sum())  # no offset
    return x * 10 ** ((LUFS[plan.loudness] - loudest(x, rate)) / 20)


def wav(x, rate):
    """Returns a WAV file of 16-bit mono samples."""
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setparams((1, 2, rate, len(x), "NONE", ""))
        out.writeframes(np.clip(np.round(x * 32768), -32768, 32767).astype("<i2").tobytes())
    return file.getvalue()


def samples(content):
    """Returns the samples of such a file."""
    with wave.open(io.BytesIO(content)) as file:
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768
