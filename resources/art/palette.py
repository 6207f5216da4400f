"""The colours of every deck, and the frame of an SVG file.

A picture is SVG Tiny 1.2 as QtSvg 6.4 supports it: paths, circles, rectangles and gradients in user space. QtSvg ignores clip-path, mask,
filter, pattern, text, group opacity and CSS or draws them wrong.
"""
import re

INK, PAPER, PAPER2 = "#16283A", "#FFFBF1", "#F4E9D2"
GOLD, GOLD_DARK, GOLD_LIGHT = "#F2B90F", "#B87400", "#FFE07A"
SAND, SAND_DARK = "#F6DDA6", "#D9AE63"
WHITE = "#FFFFFF"

# base, deep, light, symbol. The bases were optimised: the smallest CIEDE2000 distance is 15 for normal, protan, deutan and tritan
# vision, and every base except yellow has a contrast of 3:1 on the paper.
COLOURS = {
    "red": ("#D03852", "#861A30", "#EA6A6C", "triangle"),
    "yellow": ("#F1D232", "#B98A08", "#FBE98A", "disc"),
    "green": ("#066927", "#033F1A", "#5DB27A", "square"),
    "blue": ("#3C89DC", "#1B4F91", "#9CCBF7", "drop"),
    "purple": ("#8B20A6", "#4A0F5C", "#CB86DD", "star"),
}
# The four types of What the Fish: base, deep, light, shape.
TYPES = {
    "fish": ("#1699AA", "#0B5A69", "#7FD3DB", "fish"),
    "kill": ("#D03852", "#861A30", "#EA6A6C", "hook"),
    "protection": ("#066927", "#033F1A", "#5DB27A", "lifebelt"),
    "wtf": ("#8B20A6", "#4A0F5C", "#CB86DD", "burst"),
}
# One entry for each suit: edit these lines for a four-colour pack.
SUITS = {"S": ("spade", INK), "H": ("heart", "#C22440"), "D": ("diamond", "#C22440"), "C": ("club", INK)}
# Panel, its dark edge, pattern and accent for each game. Panels and edges were optimised: the smallest CIEDE2000 distance is 20 for normal,
# protan, deutan and tritan vision (checked by tests/art_test.py).
TINTS = {
    "twisted-fish": ("#123836", "#0F2F2D", "#8FD0D3", GOLD),
    "what-the-fish": ("#5A1499", "#4C1181", "#D9A6E6", "#FFD23F"),
    "platinum-fish": ("#D3DCE6", "#B1B9C1", "#36414D", "#36414D"),
    "rainbow-fish": ("#5F97ED", "#507FC7", "#FFFBF1", "#F1D232"),
    "great-lakes": ("#8B500F", "#75430D", "#E0BC8C", "#F2B90F"),
    "go-fish": ("#F28A7C", "#CB7468", "#7A1F2E", GOLD),
}
GAMES = list(TINTS)


def stops(list_of_stops):
    text = ""
    for stop in list_of_stops:
        offset, colour, opacity = (tuple(stop) + (None,))[:3]
        text += f'<stop offset="{offset}" stop-color="{colour}"'
        text += f' stop-opacity="{opacity}"/>' if opacity is not None else "/>"
    return text


def lin(name, list_of_stops, x1, y1, x2, y2):
    """A linear gradient from (x1, y1) to (x2, y2); each stop is (offset, colour[, opacity])."""
    return (f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            f'{stops(list_of_stops)}</linearGradient>')


def rad(name, list_of_stops, cx, cy, r, fx=None, fy=None):
    """A radial gradient around (cx, cy), lit from (fx, fy)."""
    fx, fy = cx if fx is None else fx, cy if fy is None else fy
    return (f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{r}" fx="{fx}" fy="{fy}">'
            f'{stops(list_of_stops)}</radialGradient>')


def _short(match):
    value = f"{float(match.group(0)):.2f}".rstrip("0").rstrip(".")
    return "0" if value in ("-0", "") else value


def svg(body, defs="", title="", width=250, height=350):
    """Returns the whole file. Numbers have two decimals, so that the bytes do not depend on the machine."""
    body = body if isinstance(body, str) else "\n".join(body)
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" baseProfile="tiny" width="{width}" height="{height}" '
            f'viewBox="0 0 {width} {height}">\n<title>{title}</title>\n<defs>{defs}</defs>\n{body}\n</svg>\n')
    head, rest = text.split("\n", 1)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + head + "\n" + re.sub(r"-?\d+\.\d{3,}(e-\d+)?", _short, rest)
