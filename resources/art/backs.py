"""Card backs: scales and two fish head to tail, the same when the card is turned; tint and emblem name the game."""
from drawing import bubble, circle, ground, line, little_fish, move, panel, path, rect, rim, scale_rows, turned
from palette import COLOURS, GAMES, PAPER, TINTS, rad, svg
from symbols import shape


def emblem(game, accent, dark):
    """A small sign above the fish; the turned copy stands below them."""
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


def back(game):
    tint, dark, scale, accent = TINTS[game]
    half = scale_rows(scale, .3, 11, 185)
    stripe = tint
    b = [ground(), panel("url(#bk)"), half, turned(half),
         rect(17, 17, 216, 316, 7, "none", 2, accent), line("M20,175L230,175", 4, accent),
         emblem(game, accent, dark), turned(emblem(game, accent, dark)),
         circle(125, 175, 66, dark, 9), circle(125, 175, 66, "none", 4, accent),
         f'<circle cx="125" cy="175" r="57" fill="none" stroke="{scale}" stroke-opacity=".6" stroke-width="1.6" stroke-dasharray="1 5" stroke-linecap="round"/>']
    fish = little_fish(122, 153, 2.05, -8, PAPER, accent, stripe) + bubble(86, 142, 4, .7) + bubble(92, 132, 2.6, .7)
    return svg(b + [fish, turned(fish), rim()], rad("bk", [(0, tint), (1, dark)], 125, 175, 190), "Card back")


def backs():
    for game in GAMES:
        yield game, back(game)
