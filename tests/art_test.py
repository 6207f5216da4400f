#!/usr/bin/env python3
"""Checks the pictures: distinguishable colours, and SVG that QtSvg can draw.

usage: art_test.py [PROJECT-FOLDER]

Distances are CIEDE2000 (Sharma, Wu, Dalal 2005), for normal vision and for protan, deutan and tritan vision as simulated by Machado,
Oliveira and Fernandes (2009). Prints one line for each error. Exits with 1 if there was one.
"""
import itertools
import math
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[1])
PICTURES = ROOT / "resources"
sys.dont_write_bytecode = True
sys.path.insert(0, str(PICTURES / "art"))
import backs  # noqa: E402
import icons  # noqa: E402
import palette  # noqa: E402
import silhouettes  # noqa: E402

# Minimum CIEDE2000 distances.
MIN_BACK_DISTANCE, MIN_COLOUR_DISTANCE = 20, 14
# Positions of the elements of sceneries (resources/README.md).
ACROSS = {"left", "middle", "right", "float", "wide", "tile", "pond", "pan", "coves", "piles"}
DOWN = {"top", "horizon", "float", "sky", "ground", "whole", "rows", "pond", "pan", "coves", "dock", "edge", "lake"}
# Matrices for linear RGB.
VISIONS = {
    "normal": None,
    "protan": ((.152286, 1.052583, -.204868), (.114503, .786281, .099216), (-.003882, -.048116, 1.051998)),
    "deutan": ((.367322, .860646, -.227968), (.280085, .672501, .047413), (-.011820, .042940, .968881)),
    "tritan": ((1.255528, -.076749, -.178779), (-.078411, .930809, .147602), (.004733, .691367, .303900)),
}
errors = []


def check(condition, error):
    if not condition:
        errors.append(error)


def lab(colour, vision):
    """Returns the colour "#RRGGBB" in CIELAB under D65, as seen with that vision."""
    rgb = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    rgb = [c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in rgb]
    if VISIONS[vision]:
        rgb = [min(1, max(0, sum(a * b for a, b in zip(row, rgb)))) for row in VISIONS[vision]]
    rows = ((.4124, .3576, .1805, .95047), (.2126, .7152, .0722, 1), (.0193, .1192, .9505, 1.08883))
    x, y, z = (t ** (1 / 3) if t > .008856 else 7.787 * t + 16 / 116 for t in (sum(a * b for a, b in zip(row, rgb)) / row[3] for row in rows))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def ciede2000(one, other):
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grey = 1.5 - .5 * math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7))
    c1, c2 = math.hypot(a1 * grey, b1), math.hypot(a2 * grey, b2)
    h1, h2 = math.degrees(math.atan2(b1, a1 * grey)) % 360, math.degrees(math.atan2(b2, a2 * grey)) % 360
    turn, hue = h2 - h1, (h1 + h2) / 2
    if c1 * c2 == 0:
        turn, hue = 0, h1 + h2
    elif abs(turn) > 180:
        turn -= math.copysign(360, turn)
        hue += 180 if h1 + h2 < 360 else -180
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    dh = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    t = (1 - .17 * math.cos(math.radians(hue - 30)) + .24 * math.cos(math.radians(2 * hue)) + .32 * math.cos(math.radians(3 * hue + 6))
         - .2 * math.cos(math.radians(4 * hue - 63)))
    sl = 1 + .015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + .045 * chroma, 1 + .015 * chroma * t
    rt = -2 * math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)) * math.sin(math.radians(60 * math.exp(-((hue - 275) / 25) ** 2)))
    dl, dc, dh = (l2 - l1) / sl, (c2 - c1) / sc, dh / sh
    return math.sqrt(dl * dl + dc * dc + dh * dh + rt * dc * dh)


def check_distances(what, colours, minimum):
    """Checks that each two of the colours differ enough in every vision. Returns the smallest distance."""
    smallest = math.inf
    for vision in VISIONS:
        for (one, a), (other, b) in itertools.combinations(sorted(colours.items()), 2):
            distance = ciede2000(lab(a, vision), lab(b, vision))
            smallest = min(smallest, distance)
            check(distance >= minimum, f"{what}: {one} and {other} are only {distance:.1f} apart in {vision} vision, not {minimum}")
    return smallest


# ciede2000() itself, with test data from the authors of the formula.
for one, other, expected in (((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425), ((50, -1, 2), (50, 0, 0), 2.3669),
                          ((50, 2.49, -.001), (50, -2.49, .0011), 7.2195), ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644)):
    check(abs(ciede2000(one, other) - expected) < .0001, f"ciede2000({one}, {other}) is not {expected}")

# The card backs: each has a gradient from the centre to the edge.
files = {path.stem: path.read_text() for path in (PICTURES / "cards" / "backs").glob("*.svg")}
check(set(files) == set(palette.GAMES), f"backs without a game, or games without a back: {', '.join(sorted(set(files) ^ set(palette.GAMES)))}")
shades = {game: re.findall(r'<stop offset="[^"]+" stop-color="(#\w{6})"/>', text) for game, text in files.items()}
for game, text in files.items():
    check(len(shades[game]) == 2 and '<rect x="11" y="11" width="228" height="328" rx="10" fill="url(#bk)"/>' in text,
          f"the back of {game} has no gradient that this test can read")
nearest = min(check_distances(f"backs, {part}", {game: both[i] for game, both in shades.items()}, MIN_BACK_DISTANCE)
              for i, part in enumerate(("centre", "edge")))
patterns = {game: backs.pattern(game, "#000000") for game in palette.GAMES}
check(len(set(patterns.values())) == len(patterns), "two backs have the same pattern")

# The colours that mean something on card faces.
check_distances("colours of Twisted Fish and Rainbow Fish", {name: colour[0] for name, colour in palette.COLOURS.items()}, MIN_COLOUR_DISTANCE)
check_distances("types of What the Fish", {name: kind[0] for name, kind in palette.TYPES.items()}, MIN_COLOUR_DISTANCE)
check(len({colour[3] for colour in palette.COLOURS.values()}) == len(palette.COLOURS), "two colours have the same shape")
check(len({kind[3] for kind in palette.TYPES.values()}) == len(palette.TYPES), "two types have the same shape")

# Silhouettes: one colour, 64 by 64.
fish = {path.name.split("-", 1)[1][:-4] for path in (PICTURES / "cards" / "twisted-fish").glob("red-*.svg")}
drawn = {path.stem: path.read_text() for path in (PICTURES / "silhouettes").glob("*.svg")}
suits = {symbol for symbol, _ in palette.SUITS.values()}
check(set(drawn) == fish | suits, f"silhouettes without a fish or suit, or the reverse: {', '.join(sorted(set(drawn) ^ (fish | suits)))}")
for name, text in drawn.items():
    check(set(re.findall(r"#\w{6}", text)) == {palette.INK}, f"the silhouette {name} has a colour other than ink")
    check('viewBox="0 0 64 64"' in text, f"the silhouette {name} is not 64 x 64")

# Pictures without text must equal the output of the script that draws them.
for folder, make in (("cards/backs", backs.backs), ("silhouettes", silhouettes.silhouettes), ("icons", icons.icons)):
    for name, text in make():
        file = PICTURES / folder / f"{name}.svg"
        check(file.exists() and file.read_text() == text, f"{folder}/{name}.svg is out of date: run resources/art/generate.py")

# Files use only what QtSvg draws correctly (resources/art/palette.py).
listed = set(re.findall(r'alias="([^"]+\.svg)"', (PICTURES / "resources.qrc").read_text()))
found = {str(path.relative_to(PICTURES)) for path in PICTURES.rglob("*.svg") if path.relative_to(PICTURES).parts[0] != "art"}
check(found == listed, f"pictures missing on disk or in resources.qrc: {', '.join(sorted(found ^ listed))}")
for name in sorted(found):
    text = (PICTURES / name).read_text()
    for element in re.findall(r"<(text|clipPath|mask|filter|pattern|style|image|animate)\b", text):
        errors.append(f"{name} has a <{element}>")
    check(not re.search(r"<(g|svg|use)\b[^>]*\sopacity=", text), f"{name} has group opacity")
    for across, down in re.findall(r'^  <.* id="\w+-(\w+)-(\w+)"', text, re.MULTILINE) if name.startswith("scenery/") else ():
        check(across in ACROSS and down in DOWN, f"{name} has an element with an unknown position: {across}-{down}")
    check(set(re.findall(r"url\(#([^)]+)\)", text)) <= set(re.findall(r'Gradient id="([^"]+)"', text)), f"{name} uses an undefined gradient")

for error in errors:
    print(error)
print(f"{len(found)} pictures, backs at least {nearest:.1f} apart, {len(errors)} errors")
sys.exit(1 if errors else 0)
