#!/usr/bin/env python3
"""Checks that every ruling in docs/rules is in the name of a test (T-11 in TwistedFish.T11_FishedCardIsShownAndTurnGoesOn), and that
every cited ruling exists.

usage: rulings_test.py ROOT
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "support"))
from games import GAMES

ROOT = pathlib.Path(sys.argv[1])
ROOMS = ("model", "views", "app", "tests")
PAGES = {"README": "X"}  # general rulings; a game's page takes the letter of its first ruling

faults, ruled = [], []
for page in ["README", *GAMES]:
    file = ROOT / "docs/rules" / f"{page}.md"
    found = re.findall(r"^- \*\*([A-Z])-(\d\d)\*\* \S", file.read_text(encoding="utf-8"), re.M) if file.is_file() else []
    if not found:
        faults.append(f"docs/rules/{page}.md rules nothing, or is not there")
        continue
    letter = PAGES.setdefault(page, found[0][0])
    faults += [f"docs/rules/{page}.md has the letter of {other}" for other, its in PAGES.items() if its == letter and other != page]
    ruled += [a + number for a, number in found]
    faults += [f"docs/rules/{page}.md rules {a}-{number}" for a, number in found if a != letter]
LETTERS = "".join(PAGES.values())
faults += [f"{ruling} is ruled twice" for ruling in sorted({ruling for ruling in ruled if ruled.count(ruling) > 1})]

named, cited = set(), {}
for room in ROOMS:
    for file in sorted((ROOT / room).rglob("*")):
        if file.suffix not in (".h", ".cpp") or not file.is_file():
            continue
        text = file.read_text(encoding="utf-8")
        for letter, number in re.findall(rf"\b([{LETTERS}])-(\d\d)\b", text) + re.findall(rf"(?<![A-Za-z0-9])([{LETTERS}])(\d\d)_", text):
            cited.setdefault(letter + number, file.relative_to(ROOT))
        if room == "tests":
            names = re.findall(r"TEST(?:_F|_P)?\(\s*\w+,\s*(\w+)\)|^    void (\w+)\(\)(?: \{|;)$", text, re.M)
            for name in [one or other for one, other in names]:
                named.update(re.findall(rf"(?:^|_|And)([{LETTERS}]\d\d)(?=_|$)", name))

faults += [f"{file} cites {ruling}, which is on no page" for ruling, file in sorted(cited.items()) if ruling not in ruled]
faults += [f"no test names {ruling}" for ruling in ruled if ruling not in named]
print(f"{len(ruled)} rulings, {len(cited)} of them cited, {len(faults)} faults")
if faults or len(ruled) < 100:
    sys.exit("\n".join(faults) or "docs/rules was not read")
