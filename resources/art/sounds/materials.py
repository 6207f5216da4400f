"""Sounds of water, paper, rope and fishing line. A bubble has 3.26 / radius Hz (Minnaert), rising as it decays (van den Doel 2005)."""
import numpy as np

from .bodies import NOTE, thud, wood
from .tools import RATE, TAU, bow, clock, damped, flat, lowpass, mix, ring, swept, unit


def bubble(radius, rise=.1, seconds=None, slow=1.0):
    """One bubble, radius in metres, with rising pitch. `slow` prolongs its decay."""
    damp = (.13 / radius + .0072 * radius ** -1.5) / slow
    t = clock(seconds or min(.5, 7.5 / damp))
    f = 3.26 / radius
    return np.sin(TAU * f * (t + .5 * rise * damp * t * t)) * np.exp(-damp * t) * (1 - np.exp(-t * f * .9))


def cloud(r, seconds, count, small, large, power, when):
    """Many bubbles, with radii from `small` to `large` distributed as r^-power. `when` maps random numbers to times, both 0..1."""
    out = np.zeros(int(round(seconds * RATE)) + RATE // 2)
    u = r.uniform(size=count)
    radii = (small ** (1 - power) + u * (large ** (1 - power) - small ** (1 - power))) ** (1 / (1 - power))
    times = when(r.uniform(size=count)) * seconds
    for radius, at, a in zip(radii, times, r.uniform(.3, 1, size=count) * np.where(r.uniform(size=count) < .5, -1, 1)):
        x = bubble(radius, .02 + .16 * r.uniform() ** 2, slow=1.6)
        i = int(at * RATE)
        out[i:i + len(x)] += a * (radius / large) ** 1.1 * x
    return damped(out[:int(round(seconds * RATE))], .35)


def plop(r, note="D4", pitch=1.0):
    """A hook or a card enters the water: a cavity, its frequencies multiplied by `pitch`, then a bubble tuned to `note`."""
    f = NOTE[note]
    t = clock(.09)
    cavity = np.sin(TAU * (130 * t + 420 * t * t) * pitch) * np.exp(-t / .018) * (1 - np.exp(-t / .002))
    tick = swept(.03, flat(2300), flat(.9), bow(.15, .2), r)
    return mix((0, .55, cavity), (0, .22, tick), (.045, 1.0, bubble(3.26 / f, .16, .28, slow=2.2)),
               (.10, .35, bubble(3.26 / (f * 1.5), .14, .2, slow=1.8)),
               (.03, .5, cloud(r, .3, 26, .0011, .004, 2.0, lambda u: u ** 2)))


def splash(r, size=1.0, seconds=.8, drops=7):
    """A splash: crown (noise), cavity, a cloud of bubbles, drops that fall back."""
    crown = swept(seconds, lambda k: 2600 * (1 - k) ** 1.2 + 600, lambda k: .75 + .25 * k,
                  lambda k: np.clip(k / .02, 0, 1) * np.exp(-k * 9 / size), r)
    t = clock(.16)
    cavity = np.sin(TAU * (78 * t + 300 * t * t)) * np.exp(-t / (.035 * size)) * (1 - np.exp(-t / .004))
    parts = [(0, .62, unit(crown)), (.012, .30 * size, cavity),
             (.02, .95, unit(cloud(r, seconds * .8, int(260 * size), .0010, .0085, 1.7, lambda u: u ** 2.4)))]
    for _ in range(drops):
        parts.append((r.uniform(.28, .9) * seconds * .75, .10 * r.uniform(.3, 1), bubble(r.uniform(.0012, .0028), .12, slow=2)))
    return damped(mix(*parts)[:int(seconds * RATE)], .35)


def friction(r, seconds, speed, grains=2600, low=1900.0, high=4300.0):
    """Paper slides over paper: thousands of tiny impacts, denser and brighter with the speed, a function of the time 0..1."""
    count = int(round(seconds * RATE))
    v = speed(np.arange(count) / count)
    hits = (r.uniform(size=count) < np.clip(grains * v / RATE, 0, 1)) * r.exponential(1.0, size=count)
    hits *= np.where(r.uniform(size=count) < .5, -1, 1)
    body = ring(hits * v, low, 1.1) + .8 * ring(hits * v ** 2, high, 1.4) + .35 * ring(hits * v ** .7, 650, 1.0)
    return lowpass(body, 6500)


def snap(r, f=1500.0, seconds=.07, crisp=1.0):
    """Stiff paper snaps: a burst of noise of 2 ms, filtered by the card's resonances."""
    t = clock(seconds)
    burst = r.standard_normal(len(t)) * np.exp(-t / .0022) * (1 - np.exp(-t / .0003))
    return ring(burst, f, 2.2) + .6 * crisp * ring(burst, f * 2.17, 2.6) + .5 * ring(burst, f * .42, 1.6)


def creak(r, seconds, f=310.0, rate=38.0):
    """Rope or wood under load: stick-slip clicks that slow down, filtered by resonances of wood."""
    out = np.zeros(int(seconds * RATE))
    at = .0
    while at < seconds - .02:
        out[int(at * RATE)] = r.uniform(.4, 1)
        k = at / seconds
        at += (1 + .35 * r.uniform(-1, 1)) / (rate * (1.5 - k))
    k = np.arange(len(out)) / len(out)
    return (ring(out, f, 6) + .8 * ring(out, f * 1.9, 5) + .5 * ring(out, f * 3.3, 4)) * np.sin(np.pi * k) ** .8


def ratchet(r, seconds, fast=34.0, slow=18.0, f=1250.0):
    """The pawl of a wooden reel clicks, from `fast` to `slow` clicks a second."""
    parts, at, i = [], 0.0, 0
    while at < seconds:
        k = at / seconds
        tick = mix((0, .8, wood(r, f * (1 + .03 * r.uniform(-1, 1)) * (1 if i % 2 else .94), .05, .02, .5)), (0, .5, wood(r, 420, .05, .03, .2)))
        parts.append((at, .55 + .3 * r.uniform(), tick))
        at += (1 + .08 * r.uniform(-1, 1)) / (fast + (slow - fast) * k)
        i += 1
    return mix(*parts)


def whizz(r, seconds, start=900.0, top=2300.0, end=700.0):
    """A rod cuts the air and the line runs out: a broad sweep of noise with the narrow whistle of the line above it."""
    def pitch(k):
        return np.where(k < .28, start + (top - start) * np.sin(np.pi / 2 * k / .28), end + (top - end) * ((1 - k) / .72) ** 1.6)
    broad = swept(seconds, pitch, flat(.6), lambda k: np.clip(k / .16, 0, 1) ** 1.5 * (1 - k) ** 1.5, r)
    thin = swept(seconds, lambda k: pitch(k) * 1.5, flat(.11), lambda k: np.clip((k - .1) / .25, 0, 1) * (1 - k) ** 2, r)
    return mix((0, 1.0, unit(broad)), (0, .42, unit(thin)))
