"""Sounds of every turn: asks, results, waves, ticks."""
import numpy as np

from .bodies import NOTE, disc, kalimba, marimba, thud, tune, voice, wood
from .materials import bubble, cloud, creak, friction, plop, ratchet, snap, splash, whizz
from .tools import bow, clock, flat, mix, swept, unit


def line_cast(r, step, take):
    long = (.38, .36, .40)[take]
    return mix((0, 1.0, whizz(r, long, 880 + 40 * take, 2200 + 150 * take, 680)), (.05, .10, ratchet(r, .22, 60, 40, 1450 + 60 * take)),
               (long - .09, .16, plop(r, "A4", 1.15 + .05 * take)))


def hook(r, step, take):
    tick = mix((0, 1.0, disc(r, NOTE["E6"], .16, .07)), (0, .6, wood(r, 860 + 50 * take, .06, .03, .6)))
    return mix((0, .5, unit(friction(r, .07, bow(.6, .8), 2200, 1750 + 80 * take, 3500))), (.05, .26, unit(tick)),
               (.062 + .006 * take, .5, unit(snap(r, 1240 + 70 * take, .06, .6))), (.15, .14, creak(r, .12, 400 + 30 * take, 45)))


def ask(r, step, take):
    """A rising step, like a question; its height identifies the asking player."""
    low, high = (("A4", "B4"), ("G4", "A4"), ("D4", "E4"))[step]
    return mix((0, .16, whizz(r, .22, 560 + 60 * take, 1250 + 80 * take, 600)), (.015, .10, unit(creak(r, .12, 300 + 30 * take, 40))),
               (.02, .75, voice(r, low, .15)), (.022, .10, unit(thud(r, .08, 210 + 14 * take, 900))),
               (.135, 1.0, voice(r, high, .26, .16 + .04 * take)), (.133, .14, unit(wood(r, NOTE[high] * 1.9, .08, .04, .3))))


def hit(r, step, take):
    """A rising third on paper, board and tine; higher for each hit in a row."""
    low, high = (("E4", "G4"), ("G4", "B4"), ("B4", "D5"), ("E5", "G5"))[step]
    box = unit(wood(r, 245 + 20 * step, .12, .08, .25))
    return mix((0, .85, unit(snap(r, 1400 + 90 * take, .06, .7))), (.004, .7, unit(thud(r, .09, 160 + 10 * take))), (.016, .34, box), (.112, .40, box),
               (.02, (.72, .50)[take], kalimba(r, low, .42, soft=.15)), (.02, (.50, .70)[take], marimba(r, NOTE[low] / 2, .45, .6)),
               (.10, .30, unit(friction(r, .12, bow(.3, .5), 2600, 1700, 3600))),
               (.115 + .012 * take, (.88, .55)[take], kalimba(r, high, .56, soft=.1 + .2 * take)),
               (.115 + .012 * take, (.42, .66)[take], marimba(r, NOTE[high] / 2, .45, .6)))


def miss(r, step, take):
    return mix((0, .34, whizz(r, .30, 660 + 40 * take, 1400 + 90 * take, 600)), (.20, 1.0, plop(r, "D4", .94 + .06 * take)), (.30, .36, marimba(r, "G4", .30, .4)),
               (.24, .30, unit(cloud(r, .42, 60 + 15 * take, .0013, .005, 1.9, lambda u: u ** 1.5))),
               (.43, .44, marimba(r, "E4", .5, .4)), (.43, .12, unit(wood(r, 300, .1, .06, .2))), (.50 + .02 * take, .10, bubble(.0021, .12, slow=2)))


def splashes(r, step, take):
    return splash(r, (.85, 1.0, 1.2, .95)[take], .70, 6 + 2 * take)


def coin(r, step, take):
    token = disc(r, NOTE[("D6", "E6", "G6")[step]], .42, .40)
    return mix((0, .6, unit(wood(r, NOTE["B3"] * (1, 1.06)[take], .14, .08, .3))), (.003, .5, unit(token)), (0, .3, unit(thud(r, .07, 190))),
               (.055 + .012 * take, .13, unit(token)), (.095 + .02 * take, .05, unit(token)))


def wave_attack(r, step, take):
    surge = swept(.55, lambda k: 260 + (900 + 110 * take) * k ** 1.5, flat(.75), bow(.62, .66, 1.3), r)
    return mix((0, .8, unit(surge)), (.34, .38, unit(cloud(r, .28, 120, .0014, .008, 1.6, lambda u: u ** 1.7))),
               (.36, .7, unit(thud(r, .16, 88 + 7 * take))), (.36, .45, marimba(r, ("E3", "G3", "E3")[take], .4, .5)),
               (.40, .22, unit(creak(r, .2, 240 + 30 * take, 50))))


def wave_protect(r, step, take):
    back = swept(.55, lambda k: 1500 * (1 - k) ** 1.4 + 280, flat(.75), bow(.22, .3, 1.2), r)
    up, low = (("G4", "G3"), ("A4", "A3"), ("B4", "G3"))[take]
    return mix((0, .7, unit(back)), (.08, .22, unit(cloud(r, .5, 110, .0013, .006, 1.8, lambda u: u))), (.10, .34, unit(wood(r, 210, .14, .09, .2))),
               (.12, .50, kalimba(r, up, .5, soft=.4)), (.12, .30, marimba(r, low, .5, .3)), (.20, .45, kalimba(r, "D5", .5, soft=.4)))


def danger_tick(r, step, take):
    note = ("E3", "G3", "A3")[step]
    dead = marimba(r, note, .26, .9) * np.exp(-clock(.26) / .05)
    return mix((0, .75, unit(wood(r, NOTE[note] * (4, 3.6, 4.5)[take], .09, .05, .4))), (0, (.34, .26, .30)[take], dead), (0, .40, unit(wood(r, 380 + 50 * take, .09, .05, .3))))


def your_turn(r, step, take):
    return mix((0, .25, unit(wood(r, 250, .1, .06, .15))), (0, .8, kalimba(r, "D5", .8, soft=.3)), (.005, .3, marimba(r, "D4", .7, .2)),
               (.15, 1.0, kalimba(r, "G5", .75, soft=.25)), (.155, .4, marimba(r, "G4", .6, .25)))


def refuse(r, step, take):
    def knock(f):
        return mix((0, 1.0, unit(wood(r, f, .12, .06, .2))), (0, .45, unit(thud(r, .10, 160 + 12 * take))))
    return mix((0, .9, knock(NOTE["G4"])), (.115 - .01 * take, 1.0, knock(NOTE["E4"])))


def reel(r, step, take):
    return mix((0, .8, ratchet(r, .28, 36, 22)), (0, .30, unit(swept(.30, lambda k: 800 + 500 * k, flat(.6), bow(.4, .6), r))), (.30, .4, unit(thud(r, .08, 180))))
