"""The fish of Twisted Fish as small silhouettes around (0, 0), with a radius of about 17 units. They are used in card indexes, and with the
suits in separate files for coins on the table. Gaps are holes, so that the background shows."""
import math
import re

from drawing import ROUND, move, path
from palette import INK, SUITS, svg
from symbols import disc, shape, star

SIZE = 64  # width and height of a file


def outline(d, width):
    """Returns the outline of a line with round ends, as path data. `d` has the commands M, L and C in absolute numbers."""
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
    """A filled shape with holes. `edge` widens the shape by half of it, but not the holes."""
    return path(d + holes, INK, more=' fill-rule="evenodd"') + (path(d, "none", edge) if edge else "")


def strokes(d, width):
    return f'<path d="{d}" fill="none" stroke="{INK}" stroke-width="{width}" {ROUND}/>'


SILHOUETTES = {
    # a fin above the waves, with a spade
    "card-shark": body("M-14,8C-10,-8 -2,-17 12,-20C8,-10 9,0 14,8Z", shape("spade", 2, -2, 6.4))
    + strokes("M-17,14C-13,10 -9,10 -5,14C-1,18 3,18 7,14C11,10 13,11 17,14", 4),
    "whale": body("M-18,4C-18,-7 -9,-10 -1,-9C7,-8 10,-3 11,0C13,-2 13,-4 13,-7C9,-8 7,-12 7,-15C11,-15 13,-13 15,-11C16,-14 18,-16 21,-15"
                  "C21,-11 19,-8 16,-7C18,2 16,14 2,16C-10,17 -18,14 -18,4Z", dots((-11, 3, 2)))
    + strokes("M-8,-13C-8,-18 -12,-20 -15,-18M-8,-13C-8,-18 -4,-20 -1,-18", 2.6),
    "blowfish": body(star(0, 0, 18.5, 12, .76), dots((-5, -3, 3.2), (5, -3, 3.2), (0, 6, 2.2), (-4.4, -2.4, 1.4), (5.6, -2.4, 1.4))),
    "starfish": body(star(0, 2, 16, 5, .5), "M-9.6,0L9.6,0C9.6,5 8,7 5.2,7C2.8,7 1.8,4.8 1,2.2L-1,2.2C-1.8,4.8 -2.8,7 -5.2,7C-8,7 -9.6,5 -9.6,0Z", 7),
    "clownfish": body("M-17,4C-13,-8 2,-10 10,1C13,-4 16,-7 20,-8C18,-1 18,8 20,14C16,12 13,10 10,6C2,16 -13,14 -17,4Z",
                      outline("M-5,-2C-3.2,1 -3.2,6 -5,9", 2.8) + outline("M3.6,-1C4.8,1 4.8,5 3.6,7.4", 2.8) + dots((-11, 1, 1.9)))
    + body("M-12,-7L-7,-19L0,-9Z", "", 2) + body(disc(-7, -19, 2.9)),
    # low and broad, with plates and plumes
    "barnacle": body("M-10,1L-5,4L0,1L5,4L10,1C13,7 17,12 19,18L-19,18C-17,12 -13,7 -10,1Z", outline("M-5,8.4L-7,14.4M5,8.4L7,14.4", 2.2))
    + body("M-8,0C-8,-9 8,-9 8,0L5,2L0,-1L-5,2Z", dots((-3.4, -2.8, 1.6), (3.4, -2.8, 1.6)))
    + strokes("M-7,-6C-11,-8 -15,-8 -17,-4M-4.6,-8C-7,-13 -11,-16 -14,-14M0,-9L0,-18M4.6,-8C7,-13 11,-16 14,-14M7,-6C11,-8 15,-8 17,-4", 3),
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
    # dog in front, shark behind
    "dogfish": body("M-20,-3C-19,-6 -15,-7 -12,-8C-10,-14 -3,-15 1,-13L9,-21C9,-17 9,-14 10,-9C12,-7 13,-5 14,-3L20,-14C21,-8 20,-4 19,-1"
                    "C21,3 21,8 20,12L13,4C10,9 4,12 -1,12L1,19C-5,18 -8,15 -9,10C-12,8 -13,5 -13,3C-17,4 -20,2 -20,-3Z",
                    outline("M-7,-9C-3,-11 1,-8 1.4,-1C1.6,4 -3,5 -4.6,1C-6,-2 -5,-6 -7,-9", 1.9) + dots((-11, -4.4, 1.8))),
    "hammerhead": body("M-15,-9C-16,-13 -12,-15 -9,-13C-6,-11.5 -3,-12.5 0,-12.5C3,-12.5 6,-11.5 9,-13C12,-15 16,-13 15,-9C14.5,-6 12,-5 9,-6"
                       "C7,-6.5 5.5,-6.5 5,-4C5,-2 6,-1 8,1L14,6L6.5,5.5C6,9 4,12 2.2,13.5L6,18L0,16L-6,18L-2.2,13.5"
                       "C-4,12 -6,9 -6.5,5.5L-14,6L-8,1C-6,-1 -5,-2 -5,-4C-5.5,-6.5 -7,-6.5 -9,-6C-12,-5 -14.5,-6 -15,-9Z",
                       dots((-12, -9.6, 1.9), (12, -9.6, 1.9))),
    "flying-fish": body("M-19,9C-15,1 -3,0 8,6C11,4 14,1 17,-1C16,4 16,8 19,17C14,16 11,13 8,10C-3,16 -15,16 -19,9Z", dots((-12, 7, 1.9)))
    + body("M-5,4C-5,-7 3,-17 20,-19C17,-15 18,-13 20,-11C15,-10 15,-7 17,-5C11,-5 8,-1 7,5Z",
           outline("M0,-1C2,-6 6,-10 11,-13", 1.7) + outline("M4.4,1C6,-3 8,-5 11,-6.6", 1.7))
    + body("M-9,1C-15,-7 -15,-14 -9,-20C-6,-18 -4,-17 -1,-16.6C-5,-12 -7,-7 -7.4,0Z"),
}


def silhouettes():
    """Yields (name, file) of the thirteen fish and the four suits, in ink on transparency."""
    for fish, drawn in SILHOUETTES.items():
        yield fish, svg([move(drawn, SIZE / 2, SIZE / 2, 0, 1.42)], "", fish.replace("-", " ").capitalize(), SIZE, SIZE)
    for symbol, _ in SUITS.values():
        yield symbol, svg([path(shape(symbol, SIZE / 2, SIZE / 2, 25), INK)], "", symbol.capitalize(), SIZE, SIZE)
