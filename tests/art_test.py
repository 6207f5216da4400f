#!/usr/bin/env python3
"""Checks the pictures: distinguishable colours, and SVG that QtSvg can draw.

usage: art_test.py [FOLDER-OF-THE-PROJECT]

Distances are CIEDE2000 (Sharma, Wu, Dalal 2005), for normal vision and for protan, deutan and tritan vision as simulated by Machado,
Oliveira and Fernandes (2009). Prints one line for each fault, and exits with 1 if there was any.
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

BACKS_APART, COLOURS_APART = 20, 14
VISIONS = {
    "most": None,
    "protan": ((.152286, 1.052583, -.204868), (.114503, .786281, .099216), (-.003882, -.048116, 1.051998)),
    "deutan": ((.367322, .860646, -.227968), (.280085, .672501, .047413), (-.011820, .042940, .968881)),
    "tritan": ((1.255528, -.076749, -.178779), (-.078411, .930809, .147602), (.004733, .691367, .303900)),
}
faults = []


def must(right, words):
    if not right:
        faults.append(words)


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


def apart(what, colours, least):
    """Checks that each pair of the colours differs enough in every vision. Returns the smallest distance."""
    smallest = math.inf
    for vision in VISIONS:
        for (one, a), (other, b) in itertools.combinations(sorted(colours.items()), 2):
            distance = ciede2000(lab(a, vision), lab(b, vision))
            smallest = min(smallest, distance)
            must(distance >= least, f"{what}: {one} and {other} are {distance:.1f} apart for {vision} eyes, less than {least}")
    return smallest


# The distance itself, with test data from its authors.
for one, other, right in (((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425), ((50, -1, 2), (50, 0, 0), 2.3669),
                          ((50, 2.49, -.001), (50, -2.49, .0011), 7.2195), ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644)):
    must(abs(ciede2000(one, other) - right) < .0001, f"the distance of {one} and {other} should be {right}")

# The backs in the files: a gradient from the centre to the edge.
files = {path.stem: path.read_text() for path in (PICTURES / "cards" / "backs").glob("*.svg")}
must(set(files) == set(palette.GAMES), f"a back, or a game, but not both: {', '.join(sorted(set(files) ^ set(palette.GAMES)))}")
shades = {game: re.findall(r'<stop offset="[^"]+" stop-color="(#\w{6})"/>', text) for game, text in files.items()}
for game, text in files.items():
    must(len(shades[game]) == 2 and '<rect x="11" y="11" width="228" height="328" rx="10" fill="url(#bk)"/>' in text,
         f"the back of {game} is painted in another way than this test reads")
nearest = min(apart(f"backs, {place}", {game: both[i] for game, both in shades.items()}, BACKS_APART) for i, place in enumerate(("middle", "edge")))
patterns = {game: backs.pattern(game, "#000000") for game in palette.GAMES}
must(len(set(patterns.values())) == len(patterns), "two backs have the same pattern")

# The colours with a meaning on faces.
apart("colours of Twisted Fish and Rainbow Fish", {name: colour[0] for name, colour in palette.COLOURS.items()}, COLOURS_APART)
apart("types of What the Fish", {name: kind[0] for name, kind in palette.TYPES.items()}, COLOURS_APART)
must(len({colour[3] for colour in palette.COLOURS.values()}) == len(palette.COLOURS), "two colours have the same shape")
must(len({kind[3] for kind in palette.TYPES.values()}) == len(palette.TYPES), "two types have the same shape")

# Silhouettes: one colour, 64 by 64.
fish = {path.name.split("-", 1)[1][:-4] for path in (PICTURES / "cards" / "twisted-fish").glob("red-*.svg")}
drawn = {path.stem: path.read_text() for path in (PICTURES / "silhouettes").glob("*.svg")}
suits = {symbol for symbol, _ in palette.SUITS.values()}
must(set(drawn) == fish | suits, f"a silhouette, or a fish or suit, but not both: {', '.join(sorted(set(drawn) ^ (fish | suits)))}")
for name, text in drawn.items():
    must(set(re.findall(r"#\w{6}", text)) == {palette.INK}, f"the silhouette {name} has other colours than ink")
    must('viewBox="0 0 64 64"' in text, f"the silhouette {name} is not 64 x 64")

# Pictures without text must equal the output of their script.
for folder, make in (("cards/backs", backs.backs), ("silhouettes", silhouettes.silhouettes), ("icons", icons.icons)):
    for name, text in make():
        file = PICTURES / folder / f"{name}.svg"
        must(file.exists() and file.read_text() == text, f"{folder}/{name}.svg is not what its script makes: run resources/art/generate.py")

# The subset of SVG Tiny that QtSvg draws.
listed = set(re.findall(r'alias="([^"]+\.svg)"', (PICTURES / "resources.qrc").read_text()))
found = {str(path.relative_to(PICTURES)) for path in PICTURES.rglob("*.svg") if path.relative_to(PICTURES).parts[0] != "art"}
must(found == listed, f"a picture, or in resources.qrc, but not both: {', '.join(sorted(found ^ listed))}")
for place in sorted(found):
    text = (PICTURES / place).read_text()
    for element in re.findall(r"<(text|clipPath|mask|filter|pattern|style|image|animate)\b", text):
        must(False, f"{place} has a <{element}>")
    must(not re.search(r"<(g|svg|use)\b[^>]*\sopacity=", text), f"{place} has group opacity")
    must(set(re.findall(r"url\(#([^)]+)\)", text)) <= set(re.findall(r'Gradient id="([^"]+)"', text)), f"{place} fills with a gradient that it does not have")

for words in faults:
    print(words)
print(f"{len(found)} pictures, the nearest backs {nearest:.1f} apart, {len(faults)} faults")
sys.exit(1 if faults else 0)
