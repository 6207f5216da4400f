#!/usr/bin/env python3
"""No shared file names a game: neither by its id, its folder, its namespace nor the name of its type, nor by its title in what is
said to people. Nor does one name a kind of place that few games have: what is true of it says the table of places. What is
particular to a game lies in its folders, and model/games/games.txt is the one list; comments may name one as an example. What
still has to be mended is listed here, and must be taken off the list when it is.

usage: gamenames_test.py ROOT
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
GAMES = re.findall(r"^([a-z]+) +([A-Za-z]+) ", (ROOT / "model/games/games.txt").read_text(), re.M)
FOLDERS = {folder for folder, _ in GAMES}
NAMES = {name for game in GAMES for name in game}
NAMES |= {name[0].lower() + name[1:] for _, name in GAMES}
NAMES |= {re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower() for _, name in GAMES}  # ids: "twisted-fish"
NAMED = re.compile(r"\b(" + "|".join(sorted(NAMES)) + r")\b")
# Titles, long and short: "The Great Lakes Fish-Out", "Great Lakes".
TITLES = set()
for folder in FOLDERS:
    for header in (ROOT / "model/games" / folder).glob("*.h"):
        TITLES |= set(re.findall(r'kTitle = "(.+?)"', header.read_text(encoding="utf-8")))
    TITLES |= set(re.findall(r'shortTitle = QStringLiteral\("(.+?)"\)', (ROOT / "views/games" / folder / "info.cpp").read_text(encoding="utf-8")))
TITLED = re.compile("|".join(re.escape(title) for title in sorted(TITLES)))
# Kinds of place that no more than half of the games have.
PLACES = re.findall(r"\{PlaceKind::(\w+), ", (ROOT / "model/engine/places.cpp").read_text(encoding="utf-8"))
WITH = {place: {folder for folder in FOLDERS for file in (ROOT / "model/games" / folder).glob("*.cpp")
                if f"PlaceKind::{place}" in file.read_text(encoding="utf-8")} for place in PLACES}
RARE = re.compile(r"PlaceKind::(" + "|".join(place for place in PLACES if 2 * len(WITH[place]) <= len(FOLDERS)) + r")\b")
TABLE_OF_PLACES = ("model/engine/places.h", "model/engine/places.cpp")
LITERAL = re.compile(r'"(?:[^"\\]|\\.)*"')

# Folders and files that still name games.
EXCEPTIONS = [
]
# What is no game's name there: players say "go fish" to each other, which is a word of the protocol.
SAYING = {"model/engine/names.cpp": 'case Saying::GoFishing: return "go-fish";',
          "app/console/main.cpp": "said (go-fish, dead-in-the-water,"}


def excepted(path):
    return next((entry for entry in EXCEPTIONS if path == entry or path.startswith(entry + "/")), None)


def named(code, is_cpp):
    """What names a game in a line without its comment, or None."""
    if found := NAMED.search(code):
        return found[0]
    titles = (TITLED.search(literal) for literal in LITERAL.findall(code)) if is_cpp else ()
    return next((found[0] for found in titles if found), None)


faults, needed, read = [], set(), 0
for top in ("model", "views", "app", "cmake"):
    for file in sorted((ROOT / top).rglob("*")):
        path = file.relative_to(ROOT)
        if file.suffix not in (".h", ".cpp", ".cmake") and file.name != "CMakeLists.txt" or FOLDERS & set(path.parts):
            continue
        read += 1
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            code = re.sub(r"(?<!:)//.*", "", line)
            if (saying := SAYING.get(str(path))) and saying in code:
                needed.add(saying)
                code = code.replace(saying, "")
            if found := named(code, file.suffix in (".h", ".cpp")):
                entry = excepted(str(path))
                needed.add(entry)
                if not entry:
                    faults.append(f"{path}:{number} names {found}")
            if str(path) not in TABLE_OF_PLACES and (place := RARE.search(code)):
                faults.append(f"{path}:{number} names {place[0]}, which few games have")
faults += [f"{entry} is no exception any more: take it off the list" for entry in [*EXCEPTIONS, *SAYING.values()] if entry not in needed]
if len(PLACES) < len(GAMES) or max(map(len, WITH.values())) < len(GAMES):
    faults.append("the table of places was not found, or not who has them")
if len(TITLES) < len(GAMES):
    faults.append("a game has no title that is found")
# The tests of a game name no other and go through no list of all, so that tests/unchanged.py need not run them when another changes.
for folder in sorted(FOLDERS):
    others = "|".join(sorted(NAMES - {name for name in NAMES if name.replace("-", "").lower() in (folder, "gofish")}))
    other_game = re.compile(rf"\b({others})\b|allGames\(\)|gameInfos\(\)|FOR_EACH_GAME|games/every/" +
                            ("" if folder == "gofish" else r"|\bgofish\b|(Table|shuffled|gameNamed)\(\"go-fish\""))
    for file in sorted((ROOT / "tests/games" / folder).rglob("*")):
        read += 1
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if found := other_game.search(re.sub(r"(?<!:)//.*", "", line)):
                faults.append(f"{file.relative_to(ROOT)}:{number} names {found[0]}: a game's tests are of that game alone")
print(f"{read} files that all games share or that test one, {len(EXCEPTIONS)} exceptions")
if faults or read < 200:
    sys.exit("\n".join(faults) or "the house was not found")
