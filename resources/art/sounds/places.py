"""Background sounds: six places, in loops of twelve seconds, and the tension of a swim. All are made at the full rate in circular buffers, so
that loops are seamless; noise uses `loop`.
"""
import numpy as np

from .bodies import NOTE, disc, modes, thud, wood
from .materials import bubble, cloud, creak, snap, splash
from .tools import RATE, TAU, bow, flat, highpass, lowpass, swept, unit

LONG = 12.0


class Circle:
    """A circular buffer of sound; what passes its end continues at its start."""

    def __init__(self, seconds=LONG):
        self.seconds = seconds
        self.samples = np.zeros(int(seconds * RATE))

    def put(self, at, loud, x):
        np.add.at(self.samples, (int(at * RATE) + np.arange(len(x))) % len(self.samples), loud * x)

    def noise(self, loud, centre, octaves, swell, r):
        """Adds noise everywhere; its functions of 0..1 must be periodic."""
        self.samples += loud * unit(swept(self.seconds, centre, octaves, swell, r, loop=True))


def cycle(k, times, part=0.0):
    return .5 + .5 * np.sin(TAU * (times * k + part))


def laps(k):
    """Water against boards: two rhythms of waves that repeat together."""
    return .25 + .75 * (cycle(k, 3) ** 2 * .6 + cycle(k, 2, .3) ** 3 * .4)


def under_boards(c, r, count, loud):
    for j in range(count):
        note = NOTE[("D4", "E4", "G4", "A4", "B4", "D5")[j % 6]]
        c.put(r.uniform(0, c.seconds), loud * (.6 + .8 * r.uniform()), bubble(3.26 / note, .12, .3, slow=2.2))


def harbour(r, step, take):
    """Night: water under the jetty, a rope, a distant halyard."""
    c = Circle()
    c.noise(.8, lambda k: 330 + 240 * cycle(k, 3, .1), flat(.8), laps, r)
    c.noise(.10, lambda k: 1500 + 500 * cycle(k, 2, .6), flat(.7), lambda k: .1 + .9 * cycle(k, 3, -.08) ** 4, r)
    under_boards(c, r, 16, .055)
    c.put(4.1, .10, creak(r, .9, 190, 16))
    for at in (1.3, 1.72, 6.8, 7.15, 7.62, 10.4):
        c.put(at, .012 + .006 * r.uniform(), lowpass(disc(r, NOTE["D6"], .3, .16), 2500))
    return c.samples


def pond(r, step, take):
    """Dawn: reeds, rings on still water, a rising fish, a frog across the pond."""
    c = Circle()
    c.noise(.5, lambda k: 420 + 120 * cycle(k, 2, .4), flat(.9), lambda k: .35 + .65 * cycle(k, 2) ** 2, r)
    c.noise(.16, lambda k: 2300 + 500 * cycle(k, 3, .2), flat(.6), lambda k: .15 + .85 * cycle(k, 3, .6) ** 3, r)
    under_boards(c, r, 10, .05)
    c.put(8.3, .11, lowpass(splash(r, .55, .6, 5), 3000))
    for at in (2.2, 2.46, 9.9):  # the frog: a creak through a wide mouth
        c.put(at, .07, lowpass(creak(r, .16, 175, 75), 1400))
    return c.samples


def shop(r, step, take):
    """The back room by lamplight: rain on a roof high above, a clock, settling boards."""
    c = Circle()
    c.noise(.5, flat(650), flat(1.1), lambda k: .75 + .25 * cycle(k, 2, .1), r)
    c.noise(.14, flat(2600), flat(.8), lambda k: .7 + .3 * cycle(k, 3, .5), r)
    for second in range(int(LONG)):
        c.put(second + .02, .045 if second % 2 else .06, lowpass(wood(r, 640 if second % 2 else 560, .06, .03, .2), 2200))
    for _ in range(70):  # drops from the gutter
        c.put(r.uniform(0, LONG), .03 * r.uniform(), bubble(r.uniform(.0018, .0036), .1, slow=1.6))
    c.put(5.5, .08, creak(r, .5, 150, 12))
    return c.samples


def ice(r, step, take):
    """Cold noon: wind over snow, and ice moving far below."""
    c = Circle()
    c.noise(.6, lambda k: 360 + 220 * cycle(k, 2, .7) + 60 * cycle(k, 5), flat(.5), lambda k: .3 + .7 * cycle(k, 2, .7) ** 2, r)
    c.noise(.14, lambda k: 1500 + 700 * cycle(k, 3, .1), flat(.35), lambda k: .1 + .9 * cycle(k, 3, .1) ** 3, r)
    for at, f in ((3.1, 98), (9.4, 82)):
        crack = modes(1.2, [(f * k, a, .9 / k ** .6, .004) for k, a in ((1, 1), (2.3, .5), (3.7, .3), (5.9, .15))])
        c.put(at, .16, unit(crack))
        c.put(at, .03, snap(r, 700, .07, .3))
    return c.samples


def beach(r, step, take):
    """After the rain: three waves on sand, drips from leaves."""
    c = Circle()

    def surf(k):
        return .12 + .88 * np.clip(np.sin(TAU * (3 * k - .05)), 0, 1) ** 1.6

    c.noise(.8, lambda k: 420 + 500 * cycle(k, 3, -.02), flat(.9), surf, r)
    c.noise(.22, lambda k: 2400 - 900 * cycle(k, 3, .1), flat(.8), lambda k: .05 + .95 * np.clip(np.sin(TAU * (3 * k - .2)), 0, 1) ** 2, r)
    for _ in range(34):
        c.put(r.uniform(0, LONG), .05 * r.uniform(.2, 1), bubble(r.uniform(.0016, .0032), .12, slow=1.8))
    return c.samples


def dock(r, step, take):
    """Sunset: slow waves between posts, two ropes in turn, a boat against its fender."""
    c = Circle()
    c.noise(.7, lambda k: 280 + 160 * cycle(k, 2, .2), flat(.8), lambda k: .3 + .7 * cycle(k, 2) ** 2, r)
    c.noise(.07, flat(1700), flat(.6), lambda k: .1 + .9 * cycle(k, 2, -.1) ** 4, r)
    under_boards(c, r, 14, .06)
    c.put(2.6, .10, creak(r, .8, 160, 14))
    c.put(8.4, .10, creak(r, .9, 205, 15))
    for at in (3.5, 9.4):
        c.put(at, .14, lowpass(unit(wood(r, 140, .2, .12, .1)), 900))
        c.put(at, .10, unit(thud(r, .14, 95, 500)))
    return c.samples


def tension(r, step, take):
    """Four seconds during a swim: water that heaves twice, and a pulse on E, felt more than heard."""
    c = Circle(4.0)
    c.noise(.8, lambda k: 190 + 260 * cycle(k, 2, -.25) ** 2, flat(.7), lambda k: .35 + .65 * cycle(k, 2, -.25) ** 2, r)
    for beat in range(8):
        c.put(beat * .5 + .02, .55 if beat % 2 == 0 else .34, unit(thud(r, .16, 92, 500)))
        if beat % 2 == 0:
            c.put(beat * .5 + .02, .30, modes(.45, [(NOTE["E3"], 1, .4, .008), (NOTE["E2"], .7, .5, .012), (NOTE["B3"], .2, .3, .01)]))
    for _ in range(24):
        c.put(r.uniform(0, 4), .05 * r.uniform(), bubble(r.uniform(.003, .006), .1, slow=1.6))
    return c.samples
