#!/usr/bin/env python3
"""Each ruling is held by at least one test that names it: T11 in TwistedFish.T11_FishedCardIsShownAndTurnGoesOn.

usage: rulings_test.py FOLDER-OF-TESTS
"""
import pathlib
import re
import sys

RULINGS = {
    "T": "02 04 05 06 07 08 11 12 13 14 15 16 17 18 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 37 39 42",
    "W": "01 02 03 04 05 06 07 08 10 11 12 13 14 15 16 17 18 19 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 "
         "40 42 44",
    "P": "01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25",
    "R": "01 02 03 04 05 06 07 09 10 11 12 13 14 15 16 17 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 35 36 37 38 40",
    "G": "01 04 05 06 07 09 10 11 12 13 14 15 16 17 18 19 20 23",
    # X-04 (standing orders at a shared screen) belongs to the window.
    "X": "01 02 03 05 06 07 08 09 10 11",
}

named = set()
for file in pathlib.Path(sys.argv[1]).rglob("*_test.cpp"):
    for name in re.findall(r"TEST(?:_F|_P)?\(\s*\w+,\s*(\w+)\)", file.read_text(encoding="utf-8")):
        named.update(re.findall(r"([TWPRGX]\d\d)(?=_|$)", name))

wanted = [letter + number for letter, numbers in RULINGS.items() for number in numbers.split()]
missing = [ruling for ruling in wanted if ruling not in named]
print(f"{len(wanted) - len(missing)} of {len(wanted)} rulings are named by a test")
if missing:
    sys.exit("no test names " + ", ".join(missing))
