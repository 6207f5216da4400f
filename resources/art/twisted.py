"""Twisted Fish: thirteen fish in five waters, and eight Zingers on the lid of a sea chest (zingers.py)."""
from creatures import CREATURES
from drawing import bubble, circle, mat, move, panel, path, plaque, plate, rim, weed
from palette import COLOURS, SAND, SAND_DARK, WHITE, lin, rad, svg
from silhouettes import SILHOUETTES
from symbols import shape
from zingers import zinger_cards

MARKS = [(84, 52, 7, .22), (214, 50, 9, .22), (168, 34, 5, .20), (196, 92, 5, .20), (30, 136, 6, .20), (222, 130, 6, .18),
     (28, 226, 7, .18), (222, 214, 8, .18), (60, 262, 5, .18), (188, 256, 5, .18)]


def water(colour):
    """Rays from above, the colour's symbols scattered in the water, weed and sand."""
    base, deep, _, symbol = COLOURS[colour]
    out = [panel("url(#water)"), path("M74,11L106,11L66,236L18,236Z", "url(#ray)"), path("M126,11L166,11L168,246L116,246Z", "url(#ray)"),
         path("M190,11L218,11L239,96L239,214Z", "url(#ray)")]
    out += [path(shape(symbol, x, y, r), WHITE, fo=o) for x, y, r, o in MARKS]
    out += [circle(125, 150, 118, "url(#glow)"), weed(24, 296, 70, .8, deep), weed(40, 296, 38, .6, base, -1),
         weed(225, 294, 84, .8, deep, -1), weed(211, 294, 46, .6, base),
            path("M11,296C40,280 74,286 104,292C140,299 190,278 239,292L239,329C239,334.5 234.5,339 229,339L21,339C15.5,339 11,334.5 11,329Z",
            "url(#sand)"), mat()]
    return out


def fish_card(colour, fish):
    base, deep, light, symbol = COLOURS[colour]
    extra, creature = CREATURES[fish]()
    defs = (lin("water", [(0, light), (.45, base), (1, deep)], 0, 11, 0, 339) + rad("glow", [(0, WHITE, .42), (1, WHITE, 0)], 125, 150, 118)
            + lin("ray", [(0, WHITE, .30), (1, WHITE, 0)], 0, 11, 0, 230) + lin("sand", [(0, SAND), (1, SAND_DARK)], 0, 285, 0, 339)
            + extra)
    where = (124, 168, -4, .93) if fish == "hammerhead" else (127, 172, 0, .96)
    corner = plaque(move(SILHOUETTES[fish], 26.5, 29, 0, 1.08) + path(shape(symbol, 26.5, 71, 15), base, 2.4))
    bubbles = "".join(bubble(x, y, r) for x, y, r in ((222, 60, 6), (230, 76, 3.4), (214, 44, 3), (34, 122, 4.6), (42, 110, 3)))
    return svg(water(colour) + [bubbles, move(creature, *where), plate(), corner, rim()], defs,
         f"{colour.capitalize()} {fish.replace('-', ' ')}")


def cards():
    """Yields (name, file) of the 73 faces."""
    for fish in CREATURES:
        for colour in ("red", "green", "blue", "yellow", "purple"):
            yield f"{colour}-{fish}", fish_card(colour, fish)
    yield from zinger_cards()
