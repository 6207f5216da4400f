"""Rainbow Fish: ten numbers, each with its picture (rainbownumbers.py) on its colour's pattern."""
import math

from drawing import bubble, circle, cord, ellipse, ground, line, little_fish, mat, move, panel, path, plaque, rect, rim, turned
from glyphs import glyph, numeral
from palette import COLOURS, GOLD, GOLD_DARK, INK, PAPER, WHITE, lin, rad, svg
from rainbownumbers import PICTURES, WATER
from symbols import shape

FOUR = ["red", "yellow", "green", "blue"]
# Colours of numerals on their paper rim, where pure yellow would be invisible.
NUMERALS = {"red": "#B8243F", "yellow": "#9C6E00", "green": "#066927", "blue": "#1F62B4"}
WAVE = "M5,232L11,228C30,214 48,214 68,228C88,242 106,242 125,228C144,214 162,214 182,228C202,242 220,242 239,228L245,224"


def cut(x0, y0, x1, y1, left, right, top, bottom):
    """Returns the part of a line inside a rectangle, or None."""
    t0, t1, dx, dy = 0.0, 1.0, x1 - x0, y1 - y0
    for p, q in ((-dx, x0 - left), (dx, right - x0), (-dy, y0 - top), (dy, bottom - y0)):
        if p == 0:
            if q < 0:
                return None
        elif p < 0:
            t0 = max(t0, q / p)
        else:
            t1 = min(t1, q / p)
    return None if t0 >= t1 else (x0 + t0 * dx, y0 + t0 * dy, x0 + t1 * dx, y0 + t1 * dy)


def pattern(colour):
    """Patterns that identify colours: red rods, yellow dots, green reeds, blue waves."""
    out = ""
    if colour == "red":
        for i in range(-6, 9):
            c = cut(125 + i * 34 - 150, 330, 125 + i * 34 + 150, 30, 20, 230, 20, 262)
            if c:
                out += line(f"M{c[0]:.1f},{c[1]:.1f}L{c[2]:.1f},{c[3]:.1f}", 11, WHITE, .14)
    elif colour == "yellow":
        for row in range(10):
            for i in range(8):
                x, y = 26 + i * 28 + (14 if row % 2 else 0), 26 + row * 24
                if x < 232:
                    out += circle(x, y, 6.5, WHITE, fo=.34)
    elif colour == "green":
        for i in range(10):
            x = 25 + i * 22.2
            out += line(f"M{x:.1f},24C{x + 7:.1f},80 {x - 7:.1f},130 {x:.1f},226", 8, WHITE, .13)
    else:
        for i in range(9):
            y = 34 + i * 25
            out += line(f"M18,{y}C36,{y - 14} 54,{y - 14} 71,{y}S106,{y + 14} 125,{y}S161,{y - 14} 179,{y}S214,{y + 14} 232,{y}", 7, WHITE,
                 .18)
    return out


def arch(cx, cy, radii, colours=None, foot=18):
    """The rainbow: an ink edge, a paper rim, four bands, sky below."""
    def half(r, fill):
        return path(f"M{cx - r},{cy + foot}L{cx - r},{cy}A{r},{r} 0 0 1 {cx + r},{cy}L{cx + r},{cy + foot}Z", fill)
    outer, width = radii
    out = half(outer, INK) + half(outer - 3.5, PAPER)
    for i, colour in enumerate(FOUR):
        out += half(outer - 9 - i * width, COLOURS[colour][0])
    return out + half(outer - 9 - 4 * width, PAPER)


def sea():
    return (path(WAVE + "L245,345L5,345Z", "url(#sea)") + line(WAVE, 3.4)
            + line("M11,234C30,220 48,220 68,234C88,248 106,248 125,234C144,220 162,220 182,234C202,248 220,248 239,234", 3, WHITE, .30)
            + line("M17,252C36,240 52,240 70,252M92,258C108,246 128,246 144,258M176,250C192,238 210,238 228,250", 3, WHITE, .35))


def big(letters, cx, cy, height, fill, width=None):
    """A number with a paper rim, an ink edge and a small shadow. The fill comes last, so that the letter keeps its shape."""
    d = glyph(letters, cx, cy, height, width)
    return (move(path(d, INK, 19), 3, 5) + path(d, INK, 20) + path(d, PAPER, 12, PAPER) + path(d, fill))


def eddy(cx, cy, r, colours, w, edge=4.5):
    """Two arrows that chase each other in a whirl."""
    out = ""
    for half, colour in ((0, colours[0]), (180, colours[1])):
        pts = []
        for i in range(13):
            a = math.radians(-150 + i * 11.5)
            pts.append((r * math.cos(a), r * math.sin(a)))
        d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in pts)
        x, y = pts[-1]
        head = f"M{x + w * 1.25:.1f},{y - w * .35:.1f}L{x + w * .35:.1f},{y + w * 1.55:.1f}L{x - w * 1.35:.1f},{y + w * .1:.1f}Z"
        one = line(d, w + 2 * edge) + path(head, INK, 2 * edge) + line(d, w, colour) + path(head, colour, 1, colour)
        out += move(one, cx, cy, half)
    return out


def index(top, bottom):
    return plaque(top + bottom)


def face(name, colour, top, middle, pips=""):
    base, deep, light, symbol = COLOURS[colour]
    defs = (lin("p", [(0, light), (.55, base), (1, base)], 0, 11, 0, 300) + rad("g", [(0, WHITE, .55), (1, WHITE, 0)], 125, 150, 120)
            + lin("sea", [(0, base), (1, deep)], 0, 205, 0, 339))
    corner = index(top, path(shape(symbol, 26.5, 71, 14.5), base, 2.4))
    return svg([ground(), panel("url(#p)"), pattern(colour), circle(125, 150, 113, "url(#g)"), arch(125, 226, (103, 12)), sea(),
                mat(), middle, pips, corner, turned(corner), rim()], defs, name)


def medallion(cx, cy, r=96):
    """The round paper background of the pictures, with a rainbow rim."""
    rings = "".join(circle(cx, cy, r - 4 - 4.2 * i, COLOURS[colour][0]) for i, colour in enumerate(FOUR))
    return circle(cx, cy, r, INK) + circle(cx, cy, r - 2.6, PAPER) + rings + circle(cx, cy, r - 20.8, PAPER, 3) + circle(cx, cy, r - 22.3, WATER)


def number(colour, n):
    base, deep, light, symbol = COLOURS[colour]
    picture = move(PICTURES[n](base, deep, light), 121, 218)
    d = numeral(n, 148, 67, 80)
    value = move(path(d, INK, 17), 3, 5) + path(d, INK, 18) + path(d, PAPER, 10, PAPER) + path(d, NUMERALS[colour])
    corner = index(path(numeral(n, 26.5, 31, 38), INK), path(shape(symbol, 26.5, 71, 14.5), base, 2.4))
    defs = lin("p", [(0, light), (.55, base), (1, base)], 0, 11, 0, 300)
    return svg([ground(), panel("url(#p)"), pattern(colour), mat(), medallion(121, 218), picture, value, corner, turned(corner), rim()], defs, f"{colour.capitalize()} {n}")


def stamped(d, fill, edge=9):
    """A big icon with the same rim as the numbers."""
    return move(path(d, INK, 2 * edge), 3, 5) + path(d, INK, 2 * edge + 1) + path(d, PAPER, edge + 2, PAPER) + path(d, fill,
         more=' fill-rule="evenodd"')


def skip(colour):
    fill = NUMERALS[colour]
    d = shape("anchor", 125, 150, 74)
    chain = "".join(ellipse(125, 66 - i * 15, 5.5, 8.5, PAPER, 4) for i in (1, 0))
    corner = path(shape("anchor", 26.5, 30, 20), INK, more=' fill-rule="evenodd"')
    return face(f"{colour.capitalize()} skip", colour, corner, chain + stamped(d, fill))


def reverse(colour):
    base, _, light, _ = COLOURS[colour]
    fill = NUMERALS[colour]
    middle = (circle(125, 150, 84, INK) + circle(125, 150, 79, PAPER) + circle(125, 150, 73, fill) + circle(125, 150, 73, WHITE, fo=.25)
              + line("M125,150C125,140 138,140 138,152C138,168 112,168 112,148C112,124 150,122 150,152C150,182 98,184 98,148", 5, PAPER, .9)
              + eddy(125, 150, 50, (PAPER, PAPER), 15, 5))
    return face(f"{colour.capitalize()} reverse", colour, eddy(26.5, 30, 14, (INK, INK), 4.6, 0), middle)


def two_fish(x, y, s, one, two):
    return little_fish(x - 6, y - 14 * s, s, -12, one[0], one[1], one[2]) + move(little_fish(0, 0, s, -12, two[0], two[1], two[2]), x + 8, y
         + 14 * s, 0, -1, 1)


def draw_two(colour):
    base, deep, light, _ = COLOURS[colour]
    one, two = (PAPER, light, base), (light, base if colour != "yellow" else "#E3B90C", deep)
    middle = (circle(125, 150, 84, INK) + circle(125, 150, 79, PAPER) + circle(125, 150, 73, base) + circle(125, 150, 73, WHITE, fo=.18)
              + two_fish(125, 150, 2.5, one, two) + bubble(70, 126, 4.5, .9) + bubble(78, 113, 3, .9) + bubble(182, 168, 4, .9))
    pips = little_fish(84, 298, 1, -6, PAPER, light, base) + little_fish(136, 298, 1, -6, PAPER, light, base)
    return face(f"{colour.capitalize()} draw two", colour, path(glyph("+2", 26.5, 31, 32, 40), INK), middle, pips)


# ---- the cards of all colours -------------------------------------------------------------------------------------

def small_rainbow(cx, cy, r):
    out = ""
    for i, colour in enumerate(FOUR):
        q = r * (1 - i * .2)
        out += path(f"M{cx - q:.1f},{cy}A{q:.1f},{q:.1f} 0 0 1 {cx + q:.1f},{cy}Z", COLOURS[colour][0])
    q = r * .22
    out += path(f"M{cx - q:.1f},{cy}A{q:.1f},{q:.1f} 0 0 1 {cx + q:.1f},{cy}Z", PAPER)
    return path(f"M{cx - r:.1f},{cy}A{r:.1f},{r:.1f} 0 0 1 {cx + r:.1f},{cy}Z", INK, 4) + out


def wide(name, top, middle, bottom="", storm=False):
    sky = [(0, "#5D7387"), (.6, "#93A9B8"), (1, "#C7D5DB")] if storm else [(0, "#8CC7EE"), (.55, "#DDF0F8"), (1, "#FFF3D9")]
    defs = (lin("p", sky, 0, 11, 0, 260) + lin("sea", [(0, "#2B757D"), (1, "#153A43")], 0, 215, 0, 339)
            + lin("gold", [(0, "#FFE07A"), (.55, GOLD), (1, "#D08E00")], 0, 60, 0, 240)
            + lin("iron", [(0, "#B9C6D2"), (.6, "#7C8DA0"), (1, "#526276")], 0, 90, 0, 230)
            + lin("cloud", [(0, WHITE), (1, "#C9D6E2")], 0, 50, 0, 140))
    corner = index(top, bottom or small_rainbow(26.5, 82, 18))
    return svg([ground(), panel("url(#p)"), middle, mat(), corner, turned(corner), rim()], defs, name)


def wild():
    shapes = ""
    for i, c in enumerate(FOUR):
        d = shape(COLOURS[c][3], 46 + i * 42, 292, 15)
        shapes += path(d, INK, 12) + path(d, PAPER, 7, PAPER) + path(d, COLOURS[c][0])
    top = "".join(path(shape(COLOURS[c][3], 26.5 + x, 27 + y, 8.6), COLOURS[c][0], 2) for c,
         (x, y) in zip(FOUR, ((-10, -11), (10, -11), (-10, 11), (10, 11))))
    middle = (circle(200, 52, 22, "#FFE07A", 3.4) + arch(125, 226, (108, 18), foot=20) + sea() + shapes
              + line("M92,222C98,212 104,208 110,206M160,222C156,212 150,208 144,206", 3, PAPER)
              + little_fish(128, 186, 1.75, 24, "#FFE07A", GOLD, GOLD_DARK))
    return wide("Wild", top, middle)


def wild_draw_four():
    fishes = "".join(little_fish(x, y, 1.45, -8, COLOURS[c][0], COLOURS[c][1], COLOURS[c][2])
                     for c, (x, y) in zip(FOUR, ((50, 268), (112, 276), (60, 304), (124, 312))))
    middle = arch(125, 226, (108, 15), foot=20) + sea() + big("+4", 125, 142, 88, INK, 130) + fishes
    return wide("Wild draw four", path(glyph("+4", 26.5, 31, 32, 40), INK), middle)


def cloud_d(cx, cy, s):
    def p(x, y):
        return f"{cx + x * s:.1f},{cy + y * s:.1f}"
    return (f"M{p(-40, 22)}C{p(-60, 22)} {p(-62, -6)} {p(-42, -8)}C{p(-42, -32)} {p(-8, -38)} {p(2, -18)}C{p(16, -32)} {p(42, -22)} {p(38, -4)}"
            f"C{p(58, -4)} {p(58, 22)} {p(40, 22)}Z")


def downpour(n):
    drops = ""
    for i, (x, y, r) in enumerate([(70, 172, 11), (106, 190, 13), (146, 176, 12), (184, 192, 11), (86, 214, 9), (166, 216, 9)]):
        drops += path(shape("drop", x, y, r), COLOURS[FOUR[i % 4]][0], 3)
    middle = (sea() + drops + path(cloud_d(128, 104, 1.72), "url(#cloud)", 5)
         + line("M74,112C70,98 82,90 92,92M102,78C110,66 124,66 130,78", 3.4, "#9DB0C2")
              + big(str(n), 128, 104, 66, "#1B4F91")
              + "".join(little_fish(125 + (i - (n - 1) / 2) * 62, 284, 1.6, -8, PAPER, "#9CCBF7", "#3C89DC") for i in range(n)))
    corner = path(cloud_d(26, 25, .36), "#8FA3B5", 2.4) + path(shape("drop", 26.5, 42, 6), COLOURS["blue"][0], 1.8)
    return wide(f"Downpour {n}", corner, middle, path(glyph(str(n), 26.5, 70, 32), INK), True)


def submarine():
    """The War Machine: a fish-shaped iron submarine, more grumpy than dangerous."""
    return [path("M60,150C78,138 84,128 84,112C98,116 108,126 112,138Z", "#8B2232", 5),
            cord("M138,112L138,74L166,74", 9, "#B9C6D2", 3.4), rect(160, 62, 14, 24, 5, "#FFE07A", 3.6),
            path("M104,124C104,106 116,100 136,100C156,100 168,106 168,124Z", "#8B2232", 5),
            path("M214,168C232,146 240,138 240,124C246,150 246,190 240,214C238,200 230,190 214,172Z", "#8B2232", 5),
            path("M34,170C34,136 74,120 128,120C182,120 216,142 222,170C216,198 182,220 128,220C74,220 34,204 34,170Z", "url(#iron)", 5),
            line("M64,142C84,132 112,128 140,129", 4.5, WHITE, .55),
            line("M176,130C186,154 186,186 176,210M152,124C160,150 160,190 152,216", 3, INK, .7),
            *[circle(x, y, 2.6, INK) for x, y in ((165, 136), (170, 156), (170, 184), (165, 204))],
            circle(88, 160, 23, "#8B2232", 4.5), circle(88, 160, 16.5, WHITE, 3), circle(84, 163, 7.4, INK), circle(87, 160, 2.5, WHITE),
            path("M66,148C74,132 102,132 110,150C98,148 80,146 66,148Z", "#526276", 4),
            path("M38,186C54,178 92,190 116,184C112,206 84,212 62,206C50,202 42,196 38,186Z", PAPER, 4),
            line("M54,186L57,203M72,187L74,209M91,187L92,208M107,186L104,201", 2.6),
            path("M126,186C138,182 154,190 160,204C150,212 134,210 124,202Z", "#8B2232", 4.4)]


def war_machine():
    middle = (sea() + move(submarine(), 8, 34, 0, .9)
         + path("M11,262C30,248 48,248 68,262C88,276 106,276 125,262C144,248 162,248 182,262C202,276 220,276 239,262L239,339L11,339Z",
         "#1E545D")
              + line("M11,262C30,248 48,248 68,262C88,276 106,276 125,262C144,248 162,248 182,262C202,276 220,276 239,262", 3.4)
              + line("M24,292C42,280 60,280 78,292M104,300C122,288 140,288 158,300", 3, WHITE, .35) + bubble(30, 128, 6, .9)
              + bubble(42, 112, 4, .9))
    icon = (path("M10,30C10,22 18,19 26,19C36,19 42,24 43,30C42,37 36,42 26,42C18,42 10,38 10,30Z", INK) + path("M40,30L47,22L47,39Z", INK)
            + rect(20, 12, 12, 9, 2, INK) + line("M27,12L27,7L33,7", 3) + circle(20, 29, 4, PAPER))
    return wide("War Machine", icon, middle, path(shape("burst", 26.5, 71, 16), COLOURS["red"][0], 2.4)
         + path(glyph("!", 26.5, 71, 16), PAPER), True)


def cards():
    """Yields (name, file) of the 57 faces."""
    for colour in FOUR:
        for n in range(10):
            yield f"{colour}-{n}", number(colour, n)
        yield f"{colour}-skip", skip(colour)
        yield f"{colour}-reverse", reverse(colour)
        yield f"{colour}-draw-2", draw_two(colour)
    yield "wild", wild()
    yield "wild-draw-4", wild_draw_four()
    yield "wild-downpour-1", downpour(1)
    yield "wild-downpour-2", downpour(2)
    yield "war-machine", war_machine()
