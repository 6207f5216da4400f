"""What the Fish: one giant value a card; fish, hooks and lifebelts. The eight WTF cards stand in wtfcards.py."""
from drawing import bubble, circle, eye, ground, line, mat, move, panel, path, plaque, rim, sunbeams, turned, weed
from glyphs import glyph
from palette import GOLD, INK, PAPER, TYPES, WHITE, lin, svg
from symbols import shape
from wtfcards import wtf_cards


def value(n, cy=148, height=122):
    """The giant value: paper with an ink edge and a shadow."""
    d = glyph(str(n), 128, cy, height, 168)
    return move(path(d, INK, 15), 5, 7) + path(d, INK, 15) + path(d, PAPER)


def swimmer(n):
    """The fish of this value: a minnow at 1, a whopper at 13."""
    s = .7 + n * .044
    fish = [path("M58,0C70,-18 88,-30 100,-32C94,-12 94,12 100,32C88,30 70,18 58,0Z", "#0B5A69", 5 / s),
            path("M-24,-34C-10,-58 24,-58 40,-48C34,-36 34,-28 34,-22Z", "#0B5A69", 5 / s),
            path("M-6,34C2,50 20,54 30,48C26,40 26,34 26,30Z", "#0B5A69", 5 / s),
            path("M-84,4C-68,-34 -12,-48 62,0C-12,48 -68,38 -84,4Z", "url(#skin)", 5 / s),
            path("M-79,8C-50,20 0,26 44,10C-10,44 -62,34 -79,8Z", "#E5F7F6", fo=.75),
            line("M-58,-16C-40,-28 -10,-28 12,-18", 4, WHITE, .6),
            line("M-34,-14C-26,-4 -26,8 -34,18", 3.4), path("M-20,4C-8,-4 6,0 10,10C0,18 -14,16 -20,4Z", "#7FD3DB", 3.4),
            line("M-83,6C-74,12 -66,12 -60,10", 3.4), eye(-56, -6, 10, -3, 1, 3.2)]
    return move(fish, 104 + n, 264, -4, s)


def fish(n):
    marks = "".join(bubble(x, y, r, .6) for x, y, r in ((30, 218, 6), (42, 200, 4), (216, 40, 7), (206, 62, 4), (224, 196, 5)))
    sand = path("M11,318C50,306 90,312 125,318S200,326 239,312L239,339L11,339Z", "#F6DDA6")
    return marks + weed(30, 330, 60, .8, "#0B5A69") + weed(222, 330, 74, .8, "#0B5A69", -1) + sand + swimmer(n) + mat() + value(n, 136)


def kill(n):
    picture = (line("M128,11L128,50", 4, PAPER) + line("M128,64L128,238C128,296 44,296 44,232L44,216", 25)
         + line("M128,64L128,238C128,296 44,296 44,232L44,216", 14, "#D9E2E8")
               + path("M44,184L30,236L78,238L58,222Z", "#D9E2E8", 6) + line("M132,70L132,236", 3.4, WHITE, .9)
               + circle(128, 54, 15, "none", 17) + circle(128, 54, 15, "none", 7, "#D9E2E8"))
    return sunbeams() + move(picture, 34, 8) + mat() + value(n, 150)


def protection(n):
    belt = circle(125, 175, 104, INK) + circle(125, 175, 99, PAPER)
    red = ""
    for turn in (45, 135, 225, 315):
        red += move(path("M-24,-98.5A99,99 0 0 1 24,-98.5L13,-55A57,57 0 0 0 -13,-55Z", "#E0603F", 3.4), 125, 175, turn)
    waves = "".join(line(f"M20,{y}C38,{y - 12} 54,{y - 12} 71,{y}S106,{y + 12} 125,{y}S161,{y - 12} 179,{y}S214,{y + 12} 230,{y}", 5, WHITE,
         .16) for y in (46, 74, 276, 304, 326))
    ring = (belt + red + circle(125, 175, 57, "url(#p)") + circle(125, 175, 57, "none", 5) + circle(125, 175, 104, "none", 5)
            + f'<circle cx="125" cy="175" r="104" fill="none" stroke="{GOLD}" stroke-width="3" stroke-dasharray="30 133.4" stroke-linecap="round"/>'
            + line("M54,118A91,91 0 0 1 100,87", 5, WHITE, .85))
    return waves + ring + mat() + value(n, 175, 118)


PICTURES = {"fish": fish, "kill": kill, "protection": protection}


def number_card(kind, n):
    base, deep, light, symbol = TYPES[kind]
    defs = (lin("p", [(0, light), (.45, base), (1, deep)], 0, 11, 0, 339)
         + lin("skin", [(0, "#BDEBEE"), (.5, "#4DBBC6"), (1, base)], 0, -44, 0, 44))
    corner = plaque(path(glyph(str(n), 26.5, 31, 36, 41), INK) + path(shape(symbol, 26.5, 71, {"fish": 18, "hook": 19}.get(symbol, 16)),
         base, 2, more=' fill-rule="evenodd"'))
    return svg([ground(), panel("url(#p)"), PICTURES[kind](n), corner, turned(corner), rim()], defs, f"{kind.capitalize()} {n}")


def cards():
    """(name, file) of the 47 faces."""
    for kind in ("fish", "kill", "protection"):
        for n in range(1, 14):
            yield f"{kind}-{n}", number_card(kind, n)
    yield from wtf_cards()
