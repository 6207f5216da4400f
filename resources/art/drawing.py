"""Shared by all cards: the pen, the frame, the index plaque, the small creatures."""
from palette import INK, PAPER, WHITE

PLATE = (24, 290, 202, 40)  # left empty for the card's name, which the program writes
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


def _look(fill, w, stroke, fo, so):
    text = f' fill="{fill}"'
    if fo is not None:
        text += f' fill-opacity="{fo}"'
    if w:
        text += f' stroke="{stroke}" stroke-width="{w}" {ROUND}'
        if so is not None:
            text += f' stroke-opacity="{so}"'
    return text


def path(d, fill="none", w=0, stroke=INK, fo=None, so=None, more=""):
    """A filled and outlined path: fill, outline width and colour, fill and stroke opacity."""
    return f'<path d="{d}"{_look(fill, w, stroke, fo, so)}{more}/>'


def line(d, w=3, stroke=INK, so=None, dash=None):
    """An open line with round ends."""
    return path(d, "none", w, stroke, so=so, more=f' stroke-dasharray="{dash}"' if dash else "")


def cord(d, w, colour, edge=2.4):
    """A coloured line with an ink edge: a broad ink line below a narrow one."""
    return line(d, w + 2 * edge) + line(d, w, colour)


def circle(cx, cy, r, fill="none", w=0, stroke=INK, fo=None, so=None):
    return f'<circle cx="{cx}" cy="{cy}" r="{r}"{_look(fill, w, stroke, fo, so)}/>'


def ellipse(cx, cy, rx, ry, fill="none", w=0, stroke=INK, fo=None, so=None):
    return f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}"{_look(fill, w, stroke, fo, so)}/>'


def rect(x, y, width, height, rx, fill="none", w=0, stroke=INK, fo=None, so=None):
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{rx}"{_look(fill, w, stroke, fo, so)}/>'


def move(what, x=0, y=0, turn=0, scale=1, sy=None):
    """The picture moved to (x, y), turned by degrees, scaled (sy: another scale downwards)."""
    what = what if isinstance(what, str) else "".join(what)
    text = f"translate({x},{y})" if x or y else ""
    text += f" rotate({turn})" if turn else ""
    if scale != 1 or sy is not None:
        text += f" scale({scale})" if sy is None else f" scale({scale},{sy})"
    return f'<g transform="{text.strip()}">{what}</g>' if text else what


def mirrored(what):
    """The picture and its mirror image about the y axis."""
    return what + move(what, scale=-1, sy=1)


def eye(cx, cy, r, dx=0, dy=0, w=3, iris=None):
    """A round eye that looks towards (dx, dy)."""
    px, py = cx + dx, cy + dy
    text = circle(cx, cy, r, WHITE, w)
    if iris:
        text += circle(px, py, r * .6, iris, 1.6)
    p = r * (.4 if iris else .46)
    return text + circle(px, py, p, INK) + circle(px + p * .35, py - p * .4, p * .36, WHITE)


# ---- the card ---------------------------------------------------------------------------------------------------

def ground():
    return rect(1, 1, 248, 348, 17, PAPER)


def rim():
    return rect(1, 1, 248, 348, 17, "none", 2)


def mat():
    """A paper frame with a rounded window, laid over a picture that bleeds, instead of a clip path."""
    return ('<path fill-rule="evenodd" fill="' + PAPER
         + '" d="M18,1H232A17,17 0 0 1 249,18V332A17,17 0 0 1 232,349H18A17,17 0 0 1 1,332V18A17,17 0 0 1 18,1Z'
            'M21,11H229A10,10 0 0 1 239,21V329A10,10 0 0 1 229,339H21A10,10 0 0 1 11,329V21A10,10 0 0 1 21,11Z"/>')


def panel(fill):
    return rect(11, 11, 228, 328, 10, fill)


def plate(paper=PAPER, edge=INK, w=2.6):
    x, y, width, height = PLATE
    return rect(x, y, width, height, 9, paper, w, edge)


def plaque(content, paper=PAPER, edge=INK):
    """The index in the upper left corner: kind above (about y 28), colour or type below (about y 70), x 26.5."""
    return (path("M2,18C2,9 9,2 18,2L51,2L51,84C51,89.5 46.5,94 41,94L2,94Z", paper)
            + line("M51,2L51,84C51,89.5 46.5,94 41,94L2,94", 2.4, edge) + content)


def turned(what):
    return f'<g transform="rotate(180,125,175)">{what}</g>'


# ---- water ------------------------------------------------------------------------------------------------------

def bubble(x, y, r, o=.55):
    return (circle(x, y, r, WHITE, 1.6, WHITE, round(o * .28, 2), o)
            + line(f"M{x - r * .55:.1f},{y - r * .2:.1f}A{r * .6:.1f},{r * .6:.1f} 0 0 1 {x - r * .05:.1f},{y - r * .58:.1f}", 1.6, WHITE,
            round(min(1, o * 1.5), 2)))


def weed(x, y, h, s, fill, flip=1):
    w = 7 * s
    return path(f"M{x - w},{y}C{x - w - 10 * flip},{y - h * .35} {x - w + 14 * flip},{y - h * .6} {x + 4 * flip},{y - h}"
                f"C{x + w + 14 * flip},{y - h * .62} {x + w - 10 * flip},{y - h * .34} {x + w},{y}Z", fill)


def little_fish(x, y, s, turn, body, shade, stripe=None):
    """A fish of about 41 x 26 units that swims to the left."""
    return move([
        path("M11,0C14,-5 19,-8 23,-9C21.5,-3 21.5,3 23,9C19,8 14,5 11,0Z", shade, 2.6),
        path("M-4,-9C-1,-15 6,-16 9,-14C8,-11 8,-8 8,-6Z", shade, 2.4),
        path("M-18,1C-14,-9 -2,-12 14,0C-2,12 -14,10 -18,1Z", body, 2.6),
        line("M-3.5,-7.4C-1,-3 -1,3 -3.5,7.4M3,-5.6C5,-2 5,2 3,5.6", 2.4, stripe) if stripe else "",
        circle(-10.5, -2, 2.9, WHITE, 1.4), circle(-11, -2, 1.4, INK)], x, y, turn, s)


def scale_rows(colour, opacity, top=11, bottom=339):
    """Fish scales over the panel: eight of 28.5 units meet its edges exactly."""
    r, text, row, y = 14.25, "", 0, top + 6
    while y < bottom - 4:
        n = 8 if row % 2 == 0 else 7
        for i in range(n):
            x = 11 + r + i * 2 * r + (0 if row % 2 == 0 else r)
            if not ((row < 1 or y > bottom - 27) and i in (0, n - 1)):
                text += f"M{x - r + 1.4:.2f},{y:.2f}A{r - 1.4:.2f},{r - 1.4:.2f} 0 0 0 {x + r - 1.4:.2f},{y:.2f}"
        row, y = row + 1, y + 13.6
    return line(text, 2.2, colour, opacity)


def sunbeams(o=.10, every=1):
    """Light wedges from the middle to the panel's edge, without a clip; all ten, or every second."""
    wedges = ((11, 30, 11, 90), (60, 11, 104, 11), (152, 11, 200, 11), (239, 40, 239, 96), (239, 150, 239, 206), (11, 140, 11, 190),
              (239, 262, 239, 318), (150, 339, 206, 339), (40, 339, 96, 339), (11, 238, 11, 290))
    return "".join(path(f"M125,160L{x0},{y0}L{x1},{y1}Z", WHITE, fo=o) for x0, y0, x1, y1 in wedges[::every])
