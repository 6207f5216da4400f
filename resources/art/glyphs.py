"""Numbers and letters as outlines of League Spartan, so that drawing a card needs no font."""
import os

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

FONTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fonts")
_open = {}


def font(name="ExtraBold"):
    if name not in _open:
        file = TTFont(os.path.join(FONTS, f"LeagueSpartan-{name}.otf"))
        _open[name] = (file.getGlyphSet(), file.getBestCmap())
    return _open[name]


def glyph(letters, cx, cy, height, width=None, track=0.0):
    """Returns path data of the letters, centred by their bounds on (cx, cy), `height` units high and at most `width` wide."""
    glyphs, codes = font()
    placed, at = [], 0
    for letter in letters:
        placed.append((glyphs[codes[ord(letter)]], at))
        at += placed[-1][0].width + track * 1000
    bounds = BoundsPen(glyphs)
    for one, x in placed:
        one.draw(TransformPen(bounds, (1, 0, 0, 1, x, 0)))
    x0, y0, x1, y1 = bounds.bounds
    k = height / (y1 - y0)
    kx = min(k, width / (x1 - x0)) if width else k
    data = ""
    for one, x in placed:
        pen = SVGPathPen(glyphs, ntos=lambda v: f"{v:.2f}".rstrip("0").rstrip("."))
        one.draw(TransformPen(pen, (kx, 0, 0, -k, cx - (x0 + x1) / 2 * kx + x * kx, cy + (y0 + y1) / 2 * k)))
        data += pen.getCommands()
    return data


def numeral(n, cx, cy, height, width=None):
    """Returns path data of a number, as glyph() does; 6 and 9 are underlined to tell them apart."""
    if n not in (6, 9):
        return glyph(str(n), cx, cy, height, width)
    bar, half = height * .115, height * .3
    y = cy + height / 2
    return (glyph(str(n), cx, cy - height * .1, height * .8, width)
            + f"M{cx - half:.2f},{y - bar:.2f}L{cx + half:.2f},{y - bar:.2f}L{cx + half:.2f},{y:.2f}L{cx - half:.2f},{y:.2f}Z")
