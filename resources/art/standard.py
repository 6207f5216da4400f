"""The standard pack: classic suits and pips; the courts (courts.py) are twelve kinds of fish, with the same picture upside down."""
from courts import COURTS
from drawing import circle, ground, line, little_fish, path, rect, rim, turned
from glyphs import glyph
from palette import GOLD, GOLD_DARK, PAPER, SUITS, lin, svg
from symbols import shape

LEFT, MID, RIGHT = 80, 125, 170
ROWS4 = (63, 137.7, 212.3, 287)
PIPS = {
    2: [(MID, 63), (MID, 287)],
    3: [(MID, 63), (MID, 175), (MID, 287)],
    4: [(LEFT, 63), (RIGHT, 63), (LEFT, 287), (RIGHT, 287)],
    5: [(LEFT, 63), (RIGHT, 63), (MID, 175), (LEFT, 287), (RIGHT, 287)],
    6: [(x, y) for y in (63, 175, 287) for x in (LEFT, RIGHT)],
    7: [(x, y) for y in (63, 175, 287) for x in (LEFT, RIGHT)] + [(MID, 119)],
    8: [(x, y) for y in (63, 175, 287) for x in (LEFT, RIGHT)] + [(MID, 119), (MID, 231)],
    9: [(x, y) for y in ROWS4 for x in (LEFT, RIGHT)] + [(MID, 175)],
    10: [(x, y) for y in ROWS4 for x in (LEFT, RIGHT)] + [(MID, 100.3), (MID, 249.7)],
}
# Common to a suit's courts: robe (light, dark), vest (light, dark), background and its marks.
DRESS = {
    "S": (("#2F5B8C", "#152C49"), ("#C6303A", "#8E1E2C"), "#D2E8E6", "#A3CCCB"),
    "H": (("#B8324A", "#70162A"), ("#2F7F8C", "#164A56"), "#FBE6DE", "#EFC4B8"),
    "D": (("#D9822B", "#8A4A10"), ("#2F5B8C", "#152C49"), "#FBF0CF", "#EAD492"),
    "C": (("#2F7F5A", "#12492F"), ("#8B3FA6", "#52206A"), "#E2EEDA", "#B9D3A8"),
}


# The skin's gradient runs from the top of a head to its chin: for a head drawn around its own centre from -44 to 46.
COURT_LIGHT = {name: (0, 44, 0, 132) if name in ("KS", "QS", "JC") else (0, -44, 0, 46) for name in COURTS}


def marks(suit, colour):
    """The background of a court: waves, bubbles, rays, weed."""
    if suit == "S":
        return line("".join(f"M{x},{y}C{x + 4},{y - 5} {x + 9},{y - 5} {x + 12},{y}C{x + 15},{y + 5} {x + 20},{y + 5} {x + 24},{y}" for j, y in enumerate((40, 64, 88, 112, 136))
                            for x in ((54, 176) if j % 2 else (60, 170))), 2.4, colour)
    if suit == "H":
        return "".join(circle(x, y, r, "none", 2.4, colour) for x, y, r in ((84, 38, 5), (56, 74, 6), (66, 92, 3.4), (190, 66, 5), (172, 38, 4), (58, 116, 4), (194, 108, 3.6), (58, 56, 3)))
    if suit == "D":
        return line("M92,36L72,26M78,52L54,44M72,70L52,70M158,36L178,26M172,52L196,44M178,70L198,70M74,92L54,100M176,92L196,100", 2.6, colour)
    return line("M58,170C50,140 66,120 56,96M66,170C76,150 60,130 70,108M194,170C202,140 186,120 196,96M60,70C66,62 56,54 62,46M190,70C184,62 194,54 188,46", 3, colour)


def corners(rank, suit):
    symbol, colour = SUITS[suit]
    index = path(glyph(rank, 25, 34, 37, 36), colour) + path(shape(symbol, 25, 76, 16.5), colour)
    return index + turned(index)


def court(rank, suit):
    symbol, colour = SUITS[suit]
    coat, vest, paper, mark = DRESS[suit]
    draw, skin = COURTS[rank + suit]
    defs = (lin("robe", [(0, coat[0]), (1, coat[1])], 0, 112, 0, 176) + lin("vest", [(0, vest[0]), (1, vest[1])], 0, 60, 0, 176)
            + lin("gold", [(0, "#FFE07A"), (.55, GOLD), (1, "#D08E00")], *((0, 20, 0, 64) if COURT_LIGHT[rank + suit][1] > 0 else (0, -66, 0, -26)))
            + lin("sash", [(0, "#D08E00"), (.3, GOLD), (.5, "#FFE07A"), (.7, GOLD), (1, "#D08E00")], 46, 0, 204, 0) + lin("skin", [(0, skin[0]), (.55, skin[1]), (1, skin[2])], *COURT_LIGHT[rank + suit]))
    if rank + suit == "KS":
        defs += lin("muz", [(0, "#E9EEE2"), (1, "#B7C9C0")], 0, 96, 0, 128)
    k = "translate(125,178) scale(.93) translate(-125,-175)"
    half = f'<g id="half"><g transform="{k}">{marks(suit, mark)}{draw()}{path(shape(symbol, 61, 41, 11.5), colour)}</g></g>'
    sash = (path("M46,164C72,152 96,158 125,166C154,174 178,180 204,168L204,186C178,198 154,192 125,184C96,176 72,170 46,182Z",
         "url(#sash)", 3.2)
            + line("M52,169C74,160 96,165 125,173C154,181 176,186 198,177", 2, GOLD_DARK, dash="1 6"))
    return svg([ground(), rect(46, 20, 158, 310, 9, paper), half, '<use xlink:href="#half" transform="rotate(180,125,175)"/>', sash,
         rect(46, 20, 158, 310, 9, "none", 3), corners(rank, suit), rim()],
               defs, f"{rank}{suit}")


def ace(suit):
    symbol, colour = SUITS[suit]
    y = {"S": 186, "H": 166, "D": 175, "C": 190}[suit]
    fish = little_fish(126, y, 1.6, -8, PAPER, "#D2E8E6", colour)
    rings = (f'<circle cx="125" cy="175" r="88" fill="none" stroke="{colour}" stroke-opacity=".25" stroke-width="2.4" stroke-dasharray="1 7" stroke-linecap="round"/>')
    return svg([ground(), circle(125, 175, 88, "#E6F1EE"), rings, path(shape(symbol, 125, 175, 68), colour), fish, corners("A", suit),
         rim()], "", f"A{suit}")


def number(n, suit):
    symbol, colour = SUITS[suit]
    pips = ""
    for x, y in PIPS[n]:
        pip = path(shape(symbol, x, y if y <= 175 else 350 - y, 22.5), colour)
        pips += pip if y <= 175 else f'<g transform="rotate(180,{x},175)">{pip}</g>'
    return svg([ground(), pips, corners(str(n), suit), rim()], "", f"{n}{suit}")


def cards():
    """Yields (name, file) of the 52 faces."""
    for suit in SUITS:
        yield f"A{suit}", ace(suit)
        for n in range(2, 11):
            yield f"{n}{suit}", number(n, suit)
        for rank in "JQK":
            yield f"{rank}{suit}", court(rank, suit)
