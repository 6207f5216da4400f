"""The sounds: 16-bit mono, 22050 Hz, each faded in and out so that none clicks. Standard library only.

How loud each is stands in LOUDNESS and is baked into the file: what is heard often is quieter than what is heard seldom. An ask,
the commonest sound that is no card, is 8.5 LU below the end of a match; cards that slide are quieter still.

Noise comes from an own generator of integers, and samples are rounded to 16 bits, so that the bytes do not depend on
Python's random numbers.
"""
import math
import struct

import loudness

RATE = 22050


class Noise:
    """White noise between -1 and 1 from a linear congruential generator."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return self.state / 0x80000000 - 1.0


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def mix(into, sound, at=0.0, loud=1.0):
    """Adds a sound from the second `at` on; the longer one counts."""
    start = int(at * RATE)
    into.extend([0.0] * (start + len(sound) - len(into)))
    for i, value in enumerate(sound):
        into[start + i] += value * loud
    return into


def tone(frequency, seconds, decay, overtones=((1, 1.0),), rise=0.006, to=None):
    """A struck tone that dies away (`decay` a second), gliding to the frequency `to`."""
    out, phase = [], 0.0
    count = int(seconds * RATE)
    for i in range(count):
        t = i / RATE
        k = i / count
        phase += 2 * math.pi * (frequency + ((to or frequency) - frequency) * k) / RATE
        envelope = min(1.0, t / rise) * math.exp(-decay * t)
        out.append(envelope * sum(loud * math.sin(phase * n) for n, loud in overtones))
    return out


def hiss(seconds, low, high, shape, seed):
    """Noise between two frequencies (two poles above, one below); `low` and `high` may be functions of 0..1, `shape` is the loudness."""
    noise, out, slow, fast, soft = Noise(seed), [], 0.0, 0.0, 0.0
    count = int(seconds * RATE)
    for i in range(count):
        k = i / count
        lo = low(k) if callable(low) else low
        hi = high(k) if callable(high) else high
        value = noise.next()
        part = 1 - math.exp(-2 * math.pi * hi / RATE)
        fast += (value - fast) * part
        soft += (fast - soft) * part
        slow += (soft - slow) * (1 - math.exp(-2 * math.pi * lo / RATE))
        out.append((soft - slow) * shape(k))
    return out


def swell(k):
    return math.sin(math.pi * k) ** 2


def strike(rate):
    return lambda k: min(1.0, k / .04) * math.exp(-rate * k)


BELL = ((1, 1.0), (2, .35), (3, .12), (4.2, .05))
SOFT = ((1, 1.0), (2, .12))


def card_slide():
    return hiss(.20, 900, lambda k: 2600 + 2600 * k, lambda k: swell(min(1, k * 1.05)) * (1 - .4 * k), 11)


def card_flip():
    out = hiss(.06, 1200, 5200, swell, 12)
    return mix(out, hiss(.07, 1500, 6500, strike(6), 13), .065, .9)


def deal():
    out = []
    for i in range(3):
        mix(out, hiss(.07, 1100, 4800, strike(5), 20 + i), .085 * i, .9 - .12 * i)
    return out


def ask():
    out = tone(330, .10, 9, SOFT, .012, to=620)
    return mix(out, tone(440, .12, 10, SOFT, .012, to=880), .11, .8)


def splash():
    out = tone(260, .12, 12, SOFT, .01, to=90)
    mix(out, hiss(.5, 250, lambda k: 4200 - 3400 * k, lambda k: min(1, k / .03) * math.exp(-5.2 * k), 31), .05, 1.5)
    for i, (at, low) in enumerate(((.26, 520), (.36, 700), (.45, 610))):
        mix(out, tone(low, .07, 22, SOFT, .008, to=low * 1.6), at, .32)
    return out


def go_fish():
    """A plop, and two notes down: no ask goes down."""
    out = tone(300, .10, 16, SOFT, .008, to=130)
    mix(out, hiss(.10, 300, 2600, strike(6), 32), .01, .35)
    mix(out, tone(392, .24, 9, SOFT, .012), .13, .7)
    return mix(out, tone(329.63, .34, 8, SOFT, .012), .27, .7)


def chime():
    out = []
    for i, frequency in enumerate((523.25, 659.26, 783.99, 1046.5)):
        mix(out, tone(frequency, .75 - .08 * i, 5.5, BELL, .006), .09 * i, .55)
    return out


def dice():
    out = []
    for i, (at, loud) in enumerate(((0, .8), (.055, .55), (.10, .75), (.17, .5), (.235, .7), (.33, .45), (.40, .3))):
        click = hiss(.035, 700, 3600 + 300 * (i % 3), strike(9), 40 + i)
        mix(click, tone(950 + 140 * (i % 3), .03, 90, SOFT, .002), 0, .35)
        mix(out, click, at, loud)
    return out


def wave_attack():
    out = hiss(.55, 120, lambda k: 500 + 2400 * k * k, lambda k: swell(k ** 1.6), 51)
    return mix(out, tone(196, .30, 7, ((1, 1), (2, .4), (3, .2)), .02, to=147), .22, .45)


def wave_protect():
    out = hiss(.6, 200, lambda k: 2600 - 1900 * k, swell, 52)
    mix(out, tone(392, .42, 6, BELL, .02), .10, .30)
    return mix(out, tone(587.33, .40, 6, BELL, .02), .17, .26)


def win():
    """Short, because 40 kB is 0.9 seconds."""
    out = []
    for i, (frequency, at) in enumerate(((392, 0), (523.25, .11), (659.26, .22), (783.99, .33))):
        mix(out, tone(frequency, .88 - at, 4.2, BELL, .008), at, .5)
    return out


def refuse():
    out = mix(tone(150, .12, 30, SOFT, .004, to=110), hiss(.03, 200, 1200, strike(7), 61), 0, .5)
    return mix(out, tone(130, .14, 28, SOFT, .004, to=95), .11, .8)


def turn():
    return mix(tone(880, .45, 8, BELL, .006), tone(1318.5, .40, 9, BELL, .006), .07, .5)


SOUNDS = {"card-slide": card_slide, "card-flip": card_flip, "deal": deal, "ask": ask, "go-fish": go_fish, "splash": splash,
          "set": chime, "dice": dice, "wave-attack": wave_attack, "wave-protect": wave_protect, "win": win, "refuse": refuse,
          "turn": turn}
# The loudest 400 ms in LUFS: what every card does, what every turn has, what comes of it, a set, the end.
WHISPER, ROUTINE, RESULT, SPECIAL, RARE = -29.5, -27.0, -24.0, -21.0, -18.5
LOUDNESS = {"card-slide": WHISPER, "card-flip": WHISPER, "deal": WHISPER, "ask": ROUTINE, "dice": ROUTINE, "refuse": ROUTINE,
            "go-fish": RESULT, "splash": RESULT, "wave-attack": RESULT, "wave-protect": RESULT, "turn": RESULT,
            "set": SPECIAL, "win": RARE}


def wav(samples, loud):
    """The file: the offset taken away, faded over 5 ms at the start and 25 ms at the end, and `loud` LUFS loud."""
    mean = sum(samples) / len(samples)
    samples = [value - mean for value in samples]
    first, last, n = int(.005 * RATE), int(.025 * RATE), len(samples)
    for i in range(first):
        samples[i] *= i / first
    for i in range(last):
        samples[n - 1 - i] *= i / last
    scale = 10 ** ((loud - loudness.momentary(samples, RATE)) / 20)
    data = struct.pack(f"<{n}h", *(round(value * scale * 32767) for value in samples))
    return struct.pack("<4sI4s4sIHHIIHH4sI", b"RIFF", 36 + len(data), b"WAVE", b"fmt ", 16, 1, 1, RATE, RATE * 2, 2, 16, b"data",
         len(data)) + data


def sounds():
    for name, make in SOUNDS.items():
        yield name, wav(make(), LOUDNESS[name])
