"""Rare sounds: sets, specials, escapes, ends."""
import numpy as np

from .bodies import NOTE, bell, bowed, disc, kalimba, marimba, thud, tune, wood
from .materials import cloud, creak, friction, plop, ratchet, snap, splash, whizz
from .table import card_flip
from .tools import RATE, TAU, bow, clock, flat, mix, swept, unit


def basket(r, step, take):
    parts = [(.075 * j, .32 + .05 * j, unit(mix((0, .6, thud(r, .09, 165 + 6 * j + 12 * take)), (0, .5, snap(r, 1120 + 60 * j + 70 * take, .05, .5)))))
             for j in range(4)]
    parts.append((0, .18, creak(r, .3, 350 + 40 * take, 60)))
    pace, wooden, steel = ((.085, .55, .70), (.094, .78, .46))[take]
    parts += tune(r, .06, marimba, ("G3", "D4", "G4", "B4"), pace, wooden, 1.05, .9, hard=.35)
    parts += tune(r, .06, kalimba, ("G4", "B4", "D5", "G5"), pace, steel, 1.05, 1.0, soft=.2)
    return mix(*parts)


def special_enter(r, step, take):
    return mix((0, .5, whizz(r, .42, 500, 1500, 500)), (.27, .55, unit(snap(r, 1100, .07, .6))), (.275, .8, unit(thud(r, .14, 100))),
               (.28, .50, marimba(r, "E3", .9, .4)), (.29, .40, marimba(r, "B3", .9, .4)), (.30, .55, bell(r, "E5", 1.2, 1.3, soft=.35)),
               (.46, .30, marimba(r, "D4", .6, .3)), (.60, .34, marimba(r, "A4", .6, .3)))


def divine_stop(r, step, take):
    parts = [(0, .16, bowed(r, "G4", 1.5)), (0, .20, bowed(r, "D4", 1.6)), (.1, .10, bowed(r, "B4", 1.4))]
    parts += tune(r, .18, kalimba, ("D6", "B5", "A5", "G5", "D5"), .10, .38, 1.08, .9, soft=.4)
    parts += [(.72, .75, bell(r, "G5", 1.6, 1.5, True, .4)), (.72, .5, marimba(r, "G3", 1.3, .3)), (.72, .3, unit(thud(r, .16, 110)))]
    return mix(*parts)


def escape(r, step, take):
    parts = [(0, .30, unit(swept(.7, lambda k: 400 + 1500 * k, flat(.8), bow(.75, .85), r)))]
    parts += tune(r, .02, kalimba, ("E4", "G4", "A4", "B4", "D5", "G5"), .082, .42, 1.10, .9, soft=.25)
    parts += [(.52, .42, unit(splash(r, 1.0, .8, 9))), (.52, .6, marimba(r, "G3", .9, .35)), (.52, .5, kalimba(r, "B5", 1.0, soft=.2)),
              (.64, .55, kalimba(r, "D6", 1.0, soft=.2)), (.64, .26, bell(r, "G5", 1.2, 1.1, True, .5))]
    return mix(*parts)


def caught(r, step, take):
    pan = disc(r, NOTE["E4"], .8, .62)
    sizzle = friction(r, .8, lambda k: .8 * np.clip(k / .06, 0, 1) * np.exp(-2.2 * k), 3200, 2400, 4200)
    return mix((0, .80, unit(pan)), (0, .35, unit(thud(r, .18, 140))), (.03, .55, unit(sizzle)), (.16, .30, marimba(r, "B4", .4, .35)),
               (.30, .30, marimba(r, "G4", .4, .35)), (.44, .40, marimba(r, "E4", .6, .35)), (.44, .18, marimba(r, "E3", .6, .35)))


def reverse_whirl(r, step, take):
    def spin(k):
        return 500 + 520 * (.5 - .5 * np.cos(TAU * (1.2 * k + 2.3 * k * k))) * (1 - .3 * k) + 500 * k
    water = swept(.85, spin, flat(.5), lambda k: bow(.3, .8)(k) * (.55 + .45 * np.cos(TAU * (1.2 * k + 2.3 * k * k)) ** 2), r)
    phrase = mix(*tune(r, 0, kalimba, ("G4", "A4", "B4", "D5"), .10, .8, 1.0, .5, soft=.3))[::-1]
    return mix((0, .62, unit(water)), (0, .5, unit(phrase) * np.clip(np.arange(len(phrase)) / 2000, 0, 1)),
               (.72, .6, unit(snap(r, 1250, .07, .7))), (.725, .6, unit(thud(r, .14, 130))), (.73, .4, marimba(r, "D4", .5, .4)),
               (.73, .35, marimba(r, "A3", .5, .4)))


def downpour(r, step, take):
    long = 1.4
    rain = cloud(r, long, 1100, .0007, .0032, 2.4, lambda u: .06 + .86 * (1 - (1 - u) ** .8))
    leaves = swept(long, lambda k: 1500 + 900 * k, flat(.9), bow(.45, .6, 1.2), r)
    slides = mix(*[(.85 + .05 * j, .25, unit(friction(r, .2, bow(.5, .7), 2600, 1700, 3600))) for j in range(6)])
    parts = [(0, .85, unit(rain) * bow(.3, .75)(np.arange(len(rain)) / len(rain))), (0, .30, unit(leaves)), (0, .5, slides),
             (0, .28, unit(swept(1.0, lambda k: 95 + 60 * k, flat(.5), bow(.2, .35), r)))]  # thunder
    parts += tune(r, .30, kalimba, ("E5", "D5", "B4", "A4", "G4"), .12, .34, 1.05, .7, soft=.5)
    return mix(*parts, (.95, .35, marimba(r, "G3", .6, .3)))


def reveal(r, step, take):
    parts = [(.030 * j + .008 * r.uniform(), .6, unit(card_flip(r, 0, (j + take) % 4))) for j in range(4)]
    parts += [(.17, .5, unit(wood(r, 185 + 14 * take, .16, .1, .2))), (.17, .38, marimba(r, "D4", .42, .4)), (.175, .36, marimba(r, "A4", .40, .4))]
    return mix(*parts)


def haul(r, step, take):
    parts = [(0, .35, ratchet(r, .62, 26, 20)), (.04, .45, unit(splash(r, .7, .6, 6)))]
    parts += [(.30 + .10 * j, .34, unit(mix((0, .7, thud(r, .1, 150 + 12 * j)), (0, .4, snap(r, 1100 + 70 * j, .05, .5))))) for j in range(5)]
    parts += tune(r, .30, marimba, ("G3", "D4", "G4", "A4", "B4"), .10, .42, 1.06, .6, hard=.4)
    parts += [(.80, .7, kalimba(r, "D5", .7, soft=.25)), (.80, .45, kalimba(r, "G5", .7, soft=.3))]
    return mix(*parts)


def end_of_hand(r, step, take):
    parts = [(.11 * j, .40 - .05 * j, unit(mix((0, .8, thud(r, .1, 150 + 15 * j)), (0, .6, snap(r, 1200 + 80 * j, .05, .6)), (0, .3, wood(r, 320, .08, .04, .2)))))
             for j in range(3)]
    parts += tune(r, .30, marimba, ("D5", "B4", "G4"), .15, .42, 1.08, .7, hard=.3)
    parts += tune(r, .30, kalimba, ("D5", "B4", "G4"), .15, .40, 1.05, .8, soft=.4)
    parts += [(.60, .5, marimba(r, "G3", .85, .3))]
    return mix(*parts)


def victory(r, step, take):
    beat = .17
    lead = ((0, "D4"), (1, "G4"), (2, "A4"), (3, "B4"), (4.5, "A4"), (5, "B4"), (6, "D5"), (8, "E5"), (9, "D5"), (10, "G5"))
    parts = [(at * beat, .62, kalimba(r, note, 1.3, soft=.2)) for at, note in lead]
    parts += [(at * beat, .42, marimba(r, note, 1.0, .4)) for at, note in lead]
    for at, chord in ((0, ("G2", "D3")), (3, ("G3", "D4")), (6, ("E3", "B3")), (8, ("D3", "A3")), (10, ("G2", "G3", "D4", "B4"))):
        parts += [(at * beat + .012 * j, .42, marimba(r, note, 1.6, .3)) for j, note in enumerate(chord)]
    parts += [(10 * beat, .62, bell(r, "G5", 2.2, 1.9, True, .35)), (10 * beat + .02, .25, unit(splash(r, 1.1, .9, 9))),
              (11 * beat, .35, kalimba(r, "B5", 1.2, soft=.3)), (12 * beat, .35, kalimba(r, "D6", 1.2, soft=.3)), (0, .4, unit(thud(r, .2, 90)))]
    return mix(*parts)


def defeat(r, step, take):
    parts = tune(r, 0, marimba, ("B4", "A4", "G4", "E4"), .20, .5, .96, .8, hard=.25)
    parts += [(0, .28, marimba(r, "E3", .9, .25)), (.40, .28, marimba(r, "G3", .8, .25)), (.60, .32, marimba(r, "B3", .9, .25)),
              (.90, .20, plop(r, "D4", .9)), (1.15, .30, kalimba(r, "G4", .8, soft=.7))]
    return mix(*parts)


def anchor(r, step, take):
    parts = [(.045 * j + .01 * r.uniform(), .22 + .1 * r.uniform(), unit(disc(r, 700 + 160 * r.uniform(), .1, .06))) for j in range(7)]
    parts += [(.36, .7, unit(thud(r, .18, 110))), (.36, .5, unit(splash(r, 1.1, .5, 4))), (.40, .30, marimba(r, "A3", .35, .4)),
              (.48, .30, cloud(r, .24, 24, .003, .009, 1.5, lambda u: u))]
    return mix(*parts)
