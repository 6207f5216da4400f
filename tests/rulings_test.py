#!/usr/bin/env python3
"""Checks that every ruling in docs/rules is in the name of a test (T-11 in TwistedFish.T11_FishedCardIsShownAndTurnGoesOn), and that
every cited ruling exists.

usage: rulings_test.py ROOT
"""
import pathlib
import re
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "support"))
from games import FINISHED

ROOT = pathlib.Path(sys.argv[1])
FOLDERS = ("model", "views", "app", "tests")
LETTER_OF = {"README": "X"}  # by page; README has the general rulings, and a game's letter is that of its first ruling

errors, rulings = [], []
for page in ["README", *FINISHED]:
    file = ROOT / "docs/rules" / f"{page}.md"
    found = re.findall(r"^- \*\*([A-Z])-(\d\d)\*\* \S", file.read_text(encoding="utf-8"), re.M) if file.is_file() else []
    if not found:
        errors.append(f"docs/rules/{page}.md is missing or has no rulings")
        continue
    letter = LETTER_OF.setdefault(page, found[0][0])
    errors += [f"docs/rules/{page}.md has the same letter as {other}" for other, used in LETTER_OF.items() if used == letter and other != page]
    rulings += [prefix + number for prefix, number in found]
    errors += [f"docs/rules/{page}.md has ruling {prefix}-{number}, but its letter is {letter}" for prefix, number in found if prefix != letter]
LETTERS = "".join(LETTER_OF.values())
errors += [f"{ruling} occurs twice" for ruling in sorted({ruling for ruling in rulings if rulings.count(ruling) > 1})]

named, cited = set(), {}
for folder in FOLDERS:
    for file in sorted((ROOT / folder).rglob("*")):
        if file.suffix not in (".h", ".cpp") or not file.is_file():
            continue
        text = file.read_text(encoding="utf-8")
        for letter, number in re.findall(rf"\b([{LETTERS}])-(\d\d)\b", text) + re.findall(rf"(?<![A-Za-z0-9])([{LETTERS}])(\d\d)_", text):
            cited.setdefault(letter + number, file.relative_to(ROOT))
        if folder == "tests":
            # GoogleTest, or a slot of a Qt test
            names = re.findall(r"TEST(?:_F|_P)?\(\s*\w+,\s*(\w+)\)|^    void (\w+)\(\)(?: \{|;)$", text, re.M)
            for name in [google or qt for google, qt in names]:
                named.update(re.findall(rf"(?:^|_|And)([{LETTERS}]\d\d)(?=_|$)", name))

errors += [f"{file} cites {ruling}, which is on no page" for ruling, file in sorted(cited.items()) if ruling not in rulings]
errors += [f"no test names {ruling}" for ruling in rulings if ruling not in named]
print(f"{len(rulings)} rulings, {len(cited)} of them cited, {len(errors)} errors")
if errors or len(rulings) < 100:
    sys.exit("\n".join(errors) or "docs/rules has fewer than 100 rulings: has their format changed?")
