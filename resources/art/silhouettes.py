"""The fish of Twisted Fish as small silhouettes, around (0, 0), about 17 units in every direction: in a card's index, and with the
suits as files of their own for the coins of the table. All is ink; what is not ink is a hole, so that the ground shows."""
import math
import re

from drawing import ROUND, move, path
from palette import INK, SUITS, svg
from symbols import disc, shape, star

SIZE = 64  # a file's width and height; the coin's middle is its middle


def outline(d, width):
    """A line's own outline with round ends, as path data: `d` has the commands M, L and C in absolute numbers."""
    half, data = width / 2, ""
    for piece in re.findall(r"M[^M]*", d):
        points = []
        for command, numbers in re.findall(r"([MLC])([^MLC]*)", piece):
            n = [float(v) for v in re.findall(r"-?[\d.]+", numbers)]
            if command != "C":
                points += [(n[i], n[i + 1]) for i in range(0, len(n), 2)]
                continue
            for i in range(0, len(n), 6):
                (x0, y0), (x1, y1, x2, y2, x3, y3) = points[-1], n[i:i + 6]
                for k in range(1, 13):
                    t = k / 12
                    a, b, c, e = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3
                    points.append((a * x0 + b * x1 + c * x2 + e * x3, a * y0 + b * y1 + c * y2 + e * y3))
        left, right = [], []
        for i, (x, y) in enumerate(points):
            (ax, ay), (bx, by) = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
            long = math.hypot(bx - ax, by - ay)
            nx, ny = -(by - ay) / long * half, (bx - ax) / long * half
            left.append((x + nx, y + ny))
            right.append((x - nx, y - ny))
        arc = f"A{half},{half} 0 0 0 "
        data += ("M" + "L".join(f"{x:.2f},{y:.2f}" for x, y in left) + arc + f"{right[-1][0]:.2f},{right[-1][1]:.2f}L"
                 + "L".join(f"{x:.2f},{y:.2f}" for x, y in reversed(right)) + arc + f"{left[0][0]:.2f},{left[0][1]:.2f}Z")
    return data


def dots(*places):
    return "".join(disc(x, y, r / .9) for x, y, r in places)


def body(d, holes="", edge=0):
    """A filled form with holes in it; an edge makes it broader by a half of it, and leaves the holes as they are."""
    return path(d + holes, INK, more=' fill-rule="evenodd"') + (path(d, "none", edge) if edge else "")


def strokes(d, width):
    return f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{width}" {ROUND}/>'


SILHOUETTES = {
    # a fin above the waves, a spade on it
    "card-shark": body("M-14,8C-10,-8 -2,-17 12,-20C8,-10 9,0 14,8Z", shape("spade", 2, -2, 6.4))
    + strokes("M-17,14C-13,10 -9,10 -5,14C-1,18 3,18 7,14C11,10 13,11 17,14", 4),
    "whale": body("M-18,4C-18,-7 -9,-10 -1,-9C7,-8 10,-3 11,0C13,-2 13,-4 13,-7C9,-8 7,-12 7,-15C11,-15 13,-13 15,-11C16,-14 18,-16 21,-15"
                  "C21,-11 19,-8 16,-7C18,2 16,14 2,16C-10,17 -18,14 -18,4Z", dots((-11, 3, 2)))
    + strokes("M-8,-13C-8,-18 -12,-20 -15,-18M-8,-13C-8,-18 -4,-20 -1,-18", 2.6),
    "blowfish": body(star(0, 0, 18.5, 12, .76), dots((-5, -3, 3.2), (5, -3, 3.2), (0, 6, 2.2), (-4.4, -2.4, 1.4), (5.6, -2.4, 1.4))),
    "starfish": body(star(0, 2, 16, 5, .5), "M-10,-4.4L10,-4.4C10,1.4 8.4,3.6 5.6,3.6C3,3.6 1.8,1 1,-2L-1,-2C-1.8,1 -3,3.6 -5.6,3.6C-8.4,3.6 -10,1.4 -10,-4.4Z", 7),
    "clownfish": body("M-17,4C-13,-8 2,-10 10,1C13,-4 16,-7 20,-8C18,-1 18,8 20,14C16,12 13,10 10,6C2,16 -13,14 -17,4Z",
                      outline("M-5,-2C-3.2,1 -3.2,6 -5,9", 2.8) + outline("M3.6,-1C4.8,1 4.8,5 3.6,7.4", 2.8) + dots((-11, 1, 1.9)))
    + body("M-12,-7L-7,-19L0,-9Z", "", 2) + body(disc(-7, -19, 2.9)),
    "barnacle": body("M-8,-12C-5,-8 5,-8 8,-12C12,-2 16,8 18,17L-18,17C-16,8 -12,-2 -8,-12Z",
                     outline("M-3,-4C-4,2 -6,9 -6.6,14", 2.2) + outline("M4,-4C5,2 6,9 7,14", 2.2))
    + strokes("M-4,-12C-5,-16 -8,-18 -10,-18M0,-12L0,-19M4,-12C5,-16 8,-18 10,-18", 2.6),
    "jellyfish": body("M-15,3C-16,-10 -8,-17 0,-17C8,-17 16,-10 15,3C11,7 8,7 5,4C2,7 -2,7 -5,4C-8,7 -11,7 -15,3Z",
                      dots((-5, -5, 2.4), (5, -5, 2.4)))
    + strokes("M-10,8C-13,11 -7,14 -10,18M0,8C-3,11 3,14 0,18M10,8C7,11 13,14 10,18", 3.2),
    "shrimp": body("M-14,-8C-8,-16 6,-16 12,-8C19,2 14,16 2,17C-4,17 -9,15 -12,12L-17,17L-16,8C-10,8 -6,9 -2,8C3,7 4,0 0,-2"
                   "C-4,-3 -10,-2 -14,-8Z",
                   outline("M3.6,-11L1.6,-4.6M11,-4.4L5.6,0M12.4,5.6L6.4,4.8M6.4,13.4L3.2,9.6", 2) + dots((-6, -8, 1.8)))
    + strokes("M-13,-9C-18,-12 -18,-18 -14,-20M-11,-11C-13,-15 -11,-19 -8,-20", 2),
    "eel": body(outline("M-13,-10C-6,-18 10,-15 7,-5C5,2 -10,0 -10,9C-10,17 6,16 14,12", 7.4), dots((-12, -10.4, 1.9)))
    + body("M-16.6,-7C-17,-13 -12,-16 -6,-15L-15,-13Z", "", 2) + strokes("M12,9L18,6M14,14L20,12", 2.6),
    "crab": body("M-12,5C-12,-3 -6,-6 0,-6C6,-6 12,-3 12,5C12,12 6,15 0,15C-6,15 -12,12 -12,5Z", outline("M-5,8C-2,6 2,6 5,8", 2))
    + strokes("M-11,2L-15,-4M11,2L15,-4M-10,10L-17,13M10,10L17,13M-8,13L-13,18M8,13L13,18M-4,-6L-5,-11M4,-6L5,-11", 2.6)
    + body("M-15,-3C-21,-8 -20,-15 -14,-18L-15,-11L-10,-16C-8,-10 -10,-5 -15,-3ZM15,-3C21,-8 20,-15 14,-18L15,-11L10,-16C8,-10 10,-5 15,-3Z")
    + body(dots((-5, -11, 2.4), (5, -11, 2.4))),
    "dogfish": body("M-11,-8C-8,-16 8,-16 11,-8C12,0 11,4 8,8C7,15 -7,15 -8,8C-11,4 -12,0 -11,-8Z",
                    "M-4,5C-4,3 4,3 4,5C4,8 1,9 0,9C-1,9 -4,8 -4,5Z" + dots((-5, -4, 2.4), (5, -4, 2.4)))
    + body("M-9,-13C-17,-14 -20,-4 -17,6C-13,7 -12,0 -9,-6ZM9,-13C17,-14 20,-4 17,6C13,7 12,0 9,-6Z") + body("M-2,-14L5,-21L6,-12Z"),
    "hammerhead": body("M-15,-9C-16,-13 -12,-15 -9,-13C-6,-11.5 -3,-12.5 0,-12.5C3,-12.5 6,-11.5 9,-13C12,-15 16,-13 15,-9C14.5,-6 12,-5 9,-6"
                       "C7,-6.5 5.5,-6.5 5,-4C5,-2 6,-1 8,1L14,6L6.5,5.5C6,9 4,12 2.2,13.5L6,18L0,16L-6,18L-2.2,13.5"
                       "C-4,12 -6,9 -6.5,5.5L-14,6L-8,1C-6,-1 -5,-2 -5,-4C-5.5,-6.5 -7,-6.5 -9,-6C-12,-5 -14.5,-6 -15,-9Z",
                       dots((-12, -9.6, 1.9), (12, -9.6, 1.9))),
    "flying-fish": body("M-17,6C-13,-1 -3,-2 8,4C11,1 14,-1 18,-1C16,3 16,8 18,13C14,12 11,10 8,8C-3,13 -13,12 -17,6Z", dots((-11, 4, 1.9)))
    + body("M-6,2C-6,-8 0,-17 14,-19C12,-15 13,-13 15,-11C11,-10 11,-8 12,-6C8,-6 6,-3 5,3Z",
           outline("M-2,-2C1,-7 4.6,-11 8.4,-14", 1.7) + outline("M2.4,-1.4C4,-4 5.6,-6 7.6,-7.4", 1.7))
    + body("M-4,10C-2,15 2,18 7,18C6,14 4,11 2,9Z"),
}


def silhouettes():
    """(name, file): the thirteen fish by name, the four suits by name; ink on nothing."""
    for fish, drawn in SILHOUETTES.items():
        yield fish, svg([move(drawn, SIZE / 2, SIZE / 2, 0, 1.42)], "", fish.replace("-", " ").capitalize(), SIZE, SIZE)
    for symbol, _ in SUITS.values():
        yield symbol, svg([path(shape(symbol, SIZE / 2, SIZE / 2, 25), INK)], "", symbol.capitalize(), SIZE, SIZE)
