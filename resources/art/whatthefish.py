"""What the Fish: a giant value and a picture with that number of things: 13 fish (wtffish.py), 13 kills (wtftools.py), 13 protections
(wtfshelter.py). wtfcards.py has the eight WTF cards."""
from drawing import bubble, ground, line, mat, move, panel, path, plaque, rim, sunbeams, turned, weed
from glyphs import numeral
from palette import INK, PAPER, TYPES, WHITE, lin, svg
from symbols import shape
from wtfcards import wtf_cards
from wtffish import FISH
from wtfshelter import SHELTER
from wtftools import KILL


def value(n):
    """The giant value above the picture: paper with an ink edge, wider on the shadow's side."""
    d = numeral(n, 146, 70, 84, 150)
    return move(path(d, INK, 17.5), 2, 3) + path(d, PAPER)


PLACE = (116, 222)  # centre of a picture, below the value


def fish(n):
    marks = "".join(bubble(x, y, r, .6) for x, y, r in ((30, 138, 6), (220, 40, 7), (228, 196, 5)))
    sand = path("M11,322C50,310 90,316 125,322S200,330 239,316L239,339L11,339Z", "#F6DDA6")
    return marks + weed(30, 334, 60, .8, "#0B5A69") + weed(222, 334, 74, .8, "#0B5A69", -1) + sand + mat() + move(FISH[n](), *PLACE) + value(n)


def kill(n):
    return sunbeams(.14, 2) + move(KILL[n](), *PLACE) + value(n)


def protection(n):
    waves = "".join(line(f"M20,{y}C38,{y - 12} 54,{y - 12} 71,{y}S106,{y + 12} 125,{y}S161,{y - 12} 179,{y}S214,{y + 12} 230,{y}", 5, WHITE,
         .16) for y in (46, 74, 276, 304, 326))
    return waves + move(SHELTER[n](), *PLACE) + value(n)


PICTURES = {"fish": fish, "kill": kill, "protection": protection}


def number_card(kind, n):
    base, deep, light, symbol = TYPES[kind]
    defs = lin("p", [(0, light), (.45, base), (1, deep)], 0, 11, 0, 339)
    corner = plaque(path(numeral(n, 26.5, 31, 36, 41), INK) + path(shape(symbol, 26.5, 71, {"fish": 18, "hook": 19}.get(symbol, 16)),
         base, 2, more=' fill-rule="evenodd"'))
    return svg([ground(), panel("url(#p)"), PICTURES[kind](n), corner, turned(corner), rim()], defs, f"{kind.capitalize()} {n}")


def cards():
    """Yields (name, file) of the 47 faces."""
    for kind in ("fish", "kill", "protection"):
        for n in range(1, 14):
            yield f"{kind}-{n}", number_card(kind, n)
    yield from wtf_cards()
