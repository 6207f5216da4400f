#!/usr/bin/env python3
"""Updates rows of tests/ODDS.md from the output of the calibration tests on standard input, and keeps the other rows.

    TACKLEBOX_CLAIMS=2000 build/release/bin/gofish_tests --gtest_filter='*Calibration*' | tests/odds.py

TACKLEBOX_CLAIMS sets the claims wanted for each band, TACKLEBOX_STRANGERS the games with each pool, TACKLEBOX_SEED the deals.
"""
import pathlib
import sys

FILE = pathlib.Path(__file__).with_name("ODDS.md")
BANDS = [f"{low}-{low + 10}" for low in range(0, 100, 10)]
HEADS = {"ODDS": ["kind", "company", *BANDS, "claims"], "EXPECTED": ["company", "stated", "got"]}
POINTS = "Points that a Shark expects in "
TEXT = """\
# Stated odds and results

A cell is a band of ten points: *stated/true±standard error*, in percent, empty below 30 claims. A row is one [kind](../docs/bots/README.md#kinds-of-reasons) of claim by a Pike among players of one sort.
`tests/odds.py` makes the rows from the output of the calibration tests, and says how. Points are measured with Sharks at 8 % of their effort in 20 matches, among Sharks in 41.
Off by more than three points and three standard errors: What the Fish! with one Shark at the table (7 of 617 cells), whose style no model fits, and some of the points.
"""


def read_rows(text):
    """Returns the rows of each section, by title, then by kind and opponents."""
    sections, rows = {}, {}
    for line in text.splitlines():
        if line.startswith("## "):
            rows = sections.setdefault(line[3:], {})
        elif line.startswith("|") and not line.startswith(("|---", *("|" + "|".join(head) + "|" for head in HEADS.values()))):
            cells = line[1:-1].split("|")
            rows[tuple(cells[:1] if len(cells) == 3 else cells[:2])] = cells
    return sections


def add(sections, line):
    """Adds a printed row unless all its cells are empty."""
    what, game, level, kind, company, *numbers, claims = [cell.strip() for cell in line.strip().rstrip("|").split("|")]
    if what == "ODDS" and level == "pike" and any(numbers):
        cells = [f"`{kind}`" if "-" in kind or kind in ("ask", "draw") else kind, company]
        sections.setdefault(game, {})[tuple(cells)] = cells + [number.replace(" ", "") for number in numbers] + [f"{int(claims):,}"]
    elif what == "EXPECTED" and level == "shark":
        stated, got = numbers
        got, error = got.split("±")
        sections.setdefault(POINTS + game, {})[company,] = [company, f"{float(stated):.0f}", f"{float(got):.0f}±{float(error):.0f}"]


def written(sections):
    text = TEXT
    for title, rows in sections.items():
        head = HEADS["EXPECTED" if title.startswith(POINTS) else "ODDS"]
        text += f"\n## {title}\n\n|{'|'.join(head)}|\n|{'---|' * len(head)}\n"
        text += "".join(f"|{'|'.join(cells)}|\n" for cells in rows.values())
    return text


def main():
    sections = read_rows(FILE.read_text(encoding="utf-8"))
    for line in sys.stdin:
        if line.startswith(("ODDS |", "EXPECTED |")):
            add(sections, line)
    FILE.write_text(written(sections), encoding="utf-8")


if __name__ == "__main__":
    main()
