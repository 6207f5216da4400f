"""Card backs: two fish head to tail, with the same picture upside down; tint, pattern and emblem identify the game."""
from drawing import bubble, circle, ground, line, little_fish, move, panel, path, rect, rim, scale_rows, turned
from palette import COLOURS, GAMES, PAPER, TINTS, rad, svg
from symbols import shape, star

# Colours of the fish's stripes, the medals and their rings, for light backs.
MEDALS = {"platinum-fish": ("#5F6B78", "#36414D", "#E6EDF2"), "rainbow-fish": ("#2E63B4", "#193C76", "#F1D232"), "go-fish": ("#C8404E", "#7A1F2E", "#F2B90F")}


def emblem(game, accent, dark):
    """The emblem above the fish; a turned copy goes below them."""
    x, y = 125, 66
    if game == "twisted-fish":
        sign = path(shape("star", x, y, 15), accent, 3)
    elif game == "what-the-fish":
        sign = path(shape("burst", x, y, 17), accent, 3) + circle(x, y, 5, dark)
    elif game == "platinum-fish":
        sign = path(shape("diamond", x, y, 17), accent,
             3) + line(f"M{x - 12},{y}L{x + 12},{y}M{x - 5},{y}L{x},{y + 15}L{x + 5},{y}L{x},{y - 15}Z", 1.8)
    elif game == "rainbow-fish":
        sign = path(f"M{x - 21},{y + 11}A21,21 0 0 1 {x + 21},{y + 11}Z", PAPER, 3)
        for i, colour in enumerate(("red", "yellow", "green", "blue")):
            r = 19.5 - i * 4.2
            sign += path(f"M{x - r},{y + 10}A{r},{r} 0 0 1 {x + r},{y + 10}Z", COLOURS[colour][0])
        sign += path(f"M{x - 3},{y + 10}A3,3 0 0 1 {x + 3},{y + 10}Z", PAPER)
    elif game == "go-fish":
        petal = path("M0,6C-8,-2 -7,-13 0,-19C7,-13 8,-2 0,6Z", PAPER, 2.4)
        sign = "".join(move(petal, x, y + 8, turn) for turn in (-72, 72, -38, 38, 0)) + circle(x, y + 9, 4.4, accent, 2.2)
    else:
        sign = path(shape("anchor", x, y, 18), accent, 2.4, more=' fill-rule="evenodd"')
    return circle(x, y, 28, dark) + circle(x, y, 28, "none", 3, accent) + sign


def bursts():
    return "".join(star(25 + 25 * i, 25 + 25 * j, 8.6, 8, .5) for j in range(13) for i in range(9) if (i + j) % 2 == 0)


def lozenges():
    return "".join(f"M{x},{y - 18}L{x + 13},{y}L{x},{y + 18}L{x - 13},{y}Z" for j, y in enumerate(range(31, 320, 36)) for x in range(34 + 13 * (j % 2), 217, 26))


def rainbows():
    """Arcs in three bands, in rows; the upper half."""
    out = ""
    for j in range(6):
        for i in range(4 - j % 2):
            x, y = 46.6 + 52.2 * i + 26.1 * (j % 2), 44 + 26 * j
            out += "".join(f"M{x - r:.1f},{y}A{r},{r} 0 0 1 {x + r:.1f},{y}" for r in (24, 17, 10))
    return out


def waters():
    """Long waves; the upper half."""
    return "".join(f"M20,{y}" + "".join(f"C{x + 9},{y - 9} {x + 17},{y - 9} {x + 26.25},{y}C{x + 35},{y + 9} {x + 43},{y + 9} {x + 52.5},{y}" for x in (20, 72.5, 125, 177.5)) for y in range(30, 170, 15))


def pads():
    """Water lily leaves; the upper half."""
    out = ""
    for j, y in enumerate((37, 69, 101, 133)):
        for i in range(6 - j % 2):
            x = 35 + 36 * i + 18 * (j % 2)
            out += f"M{x},{y}L{x + 12.6},{y - 3.4}A13,13 0 1 0 {x + 12.6},{y + 3.4}Z"
    return out


# The pattern behind the fish, and whether it is the upper half only.
PATTERNS = {"what-the-fish": (bursts, False), "platinum-fish": (lozenges, False), "rainbow-fish": (rainbows, True), "great-lakes": (waters, True), "go-fish": (pads, True)}


def pattern(game, colour):
    if game == "twisted-fish":
        half = scale_rows(colour, .3, 11, 185)
        return half + turned(half)
    draw, half = PATTERNS[game]
    lines = path(draw(), colour, fo=.34) if game == "what-the-fish" else line(draw(), 2.2, colour, .34)
    return lines + turned(lines) if half else lines


def back(game):
    tint, dark, scale, accent = TINTS[game]
    stripe, medal, ring = MEDALS.get(game, (tint, dark, accent))
    b = [ground(), panel("url(#bk)"), pattern(game, scale),
         rect(17, 17, 216, 316, 7, "none", 2, accent), line("M20,175L230,175", 4, accent),
         emblem(game, ring, medal), turned(emblem(game, ring, medal)),
         circle(125, 175, 66, medal, 9), circle(125, 175, 66, "none", 4, ring),
         f'<circle cx="125" cy="175" r="57" fill="none" stroke="{PAPER}" stroke-opacity=".45" stroke-width="1.6" stroke-dasharray="1 5" stroke-linecap="round"/>']
    fish = little_fish(122, 153, 2.05, -8, PAPER, ring, stripe) + bubble(86, 142, 4, .7) + bubble(92, 132, 2.6, .7)
    return svg(b + [fish, turned(fish), rim()], rad("bk", [(0, tint), (1, dark)], 125, 175, 190), "Card back")


def backs():
    for game in GAMES:
        yield game, back(game)
