"""Sounds on the table: cards, dice, buttons."""
import numpy as np

from .bodies import NOTE, disc, marimba, thud, voice, wood
from .materials import creak, friction, plop, ratchet, snap, whizz
from .tools import bow, clock, flat, mix, swept, unit


def card_slide(r, step, take):
    long = (.20, .17, .23, .19)[take]
    return mix((0, 1.0, unit(friction(r, long, bow(.35, .55), 3000 + 300 * take, 1750 + 120 * take, 3900 + 180 * take))),
               (long * .80, .20, unit(thud(r, .07, 190 + 9 * take, 1500))))


def card_flip(r, step, take):
    bend = swept(.09, lambda k: 500 + 900 * k, flat(.7), bow(.7, .8), r)
    return mix((0, .35, unit(bend)), (.01, .28, unit(friction(r, .08, bow(.5, .6), 2400, 1700, 3600))),
               (.078, 1.0, unit(snap(r, 1420 + 90 * take))), (.086, .42, unit(thud(r, .08, 180 + 11 * take, 1500))))


def card_place(r, step, take):
    return mix((0, .30, unit(friction(r, .06, bow(.3, .4), 2200, 1600, 3300))), (.035, .8, unit(snap(r, 1150 + 110 * take, crisp=.5))),
               (.037, .75, unit(thud(r, .11, 165 + 12 * take))))


def deal(r, step, take):
    return mix((0, .8, unit(friction(r, .085, bow(.25, .5), 3200, 1900 + 110 * take, 4100 + 150 * take))),
               (.062, .55, unit(snap(r, 1330 + 80 * take, .05, .7))), (.066, .38, unit(thud(r, .06, 190 + 8 * take, 1500))))


def shuffle(r, step, take):
    parts, at = [], 0.0
    for j in range(26):  # the riffle: two packs interleave, faster, then slower
        parts.append((at, .35 + .4 * r.uniform(), unit(snap(r, 1250 + 500 * r.uniform(), .04, .8))))
        at += .011 + .010 * abs(j / 25 - .45) + .004 * r.uniform()
    parts.append((at + .05, .9, unit(friction(r, .22, bow(.5, .7), 3200, 1700, 3700))))  # the bridge collapses
    parts.append((at + .27, .8, unit(thud(r, .1, 140))))
    parts.append((at + .36, .5, unit(wood(r, 330, .1, .05, .3))))
    return mix(*parts)


def dice(r, step, take):
    """Two dice on felt over wood: each falls, bounces lower and sooner, and rolls over its edges."""
    parts = []
    for die in range(2):
        at, gap, loud = .02 + .035 * die, .115 + .02 * r.uniform(), 1.0
        f = 980 + 170 * die + 70 * r.uniform()
        for _ in range(7):
            face = f * (1 + .16 * r.uniform(-1, 1))
            contact = mix((0, .8, unit(wood(r, face, .06, .026, .6))), (0, .35, unit(wood(r, 360 + 40 * r.uniform(), .08, .05, .2))),
                          (0, .30 * loud, unit(thud(r, .08, 170 + 20 * r.uniform()))))
            parts.append((at, loud, contact))
            at += gap * (.85 + .3 * r.uniform())
            gap *= .80
            loud *= .74 + .08 * r.uniform()
    return mix(*parts)


def button(r, step, take):
    return mix((0, 1.0, unit(wood(r, 540 + 30 * take, .08, .045, .25))), (.0, .30, unit(thud(r, .06, 205 + 8 * take))))


def veil(r, step, take):
    cloth = swept(.42, lambda k: 900 - 450 * k, flat(.8), bow(.3, .4, 1.2), r)
    return mix((0, .6, unit(cloth)), (.05, .45, voice(r, "A4", .20)), (.17, .6, voice(r, "D4", .30)))
