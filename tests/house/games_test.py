#!/usr/bin/env python3
"""No shared file names a game: what belongs to a game stands in its folder. Comments may name one as an example.

usage: games_test.py ROOT
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
ROOMS = ["views", "app/desktop"]

# TwistedFish: also twistedfish, twistedFish and twisted-fish.
GAMES = re.findall(r"^struct (\w+);", (ROOT / "model/games/list.h").read_text(encoding="utf-8"), re.M)
NAMES = [name for game in GAMES for name in
         (game, game.lower(), game[0].lower() + game[1:], re.sub(r"(?<!^)(?=[A-Z])", "-", game).lower())]
NAMED = re.compile("|".join(NAMES))

faults, files = [], 0
for room in ROOMS:
    for file in sorted((ROOT / room).rglob("*")):
        own = str(file.relative_to(ROOT))
        if file.suffix not in (".h", ".cpp") or any(part in (game.lower() for game in GAMES) for part in file.parts):
            continue
        files += 1
        for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            code = re.sub(r"(?<!:)//.*", "", line)
            if found := NAMED.search(code):
                faults.append(f"{own}:{number} names {found.group()}")
print(f"{files} shared files, {len(GAMES)} games, {len(faults)} places that name one")
if faults or files < 150 or len(GAMES) < 5:
    sys.exit("\n".join(faults) or "the house was not found")
