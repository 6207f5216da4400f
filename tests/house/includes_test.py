#!/usr/bin/env python3
"""Includes go down only: a file includes its own room's headers and those of the rooms below it. Rooms of one line do not know each
other. The tests may include everything, and nothing includes them.

A room links publicly what its headers include, and nothing else: tacklebox_room() in cmake/Compiler.cmake.

usage: includes_test.py ROOT
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
# From the ground up; docs/architecture.md says what each is for.
GAMES = re.findall(r"^([a-z]+) ", (ROOT / "model/games/games.txt").read_text(), re.M)
HOUSE = [
    ["model/platform", "model/engine", "model/games/list.h"],
    ["model/json"],
    ["model/games/packs"],
    [f"model/games/{game}" for game in GAMES],
    ["model/bots"],
    [f"model/games/{game}/bot" for game in GAMES],
    ["model/games"],
    ["model/host", "app/commit.h"],
    [f"model/games/{game}/game.cpp" for game in GAMES],
    ["model/wire"],
    ["model/lessons", "model/puzzles"],
    ["model/table"],
    ["model/store"],
    ["views/theme"],
    ["views/settings"],
    ["views/scene/picture"],
    ["views/scene/items"],
    ["views/scene/motion", "views/scene/input"],
    ["views/scene/accessible"],
    ["views/scene"],
    ["views/games/common"],
    [f"views/games/{game}" for game in GAMES],
    ["views/games"],
    ["views/panels", "views/sounds"],
    ["views/charts"],
    ["views/dialogs", "views/history"],
    ["views/lobby"],
    ["app/desktop", "app/console"],
]
LAYERS = {room: layer for layer, rooms in enumerate(HOUSE) for room in rooms}


def room_of(path):
    """The deepest room that `path`, from the root, lies in."""
    return max((room for room in LAYERS if path == room or path.startswith(room + "/")), key=len, default=None)


# The types of all games at once: whoever has no need of them would be compiled with every game.
ALL_TYPES = re.compile(r"model/games/(?:games\.h|words\.h|every/\w+\.h)$")
NEED_ALL_TYPES = {"model/games/games.h", "model/games/words.h", "app/console/bench.cpp"}  # the speed of each game by its types

INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)
faults, includes, with_all_types = [], 0, set()
for top in ("model", "views", "app"):
    for file in sorted((ROOT / top).rglob("*")):
        if file.suffix not in (".h", ".cpp"):
            continue
        own = str(file.relative_to(ROOT))
        room = room_of(own)
        if room is None:
            faults.append(f"{own} lies in no room of the house")
            continue
        for name in INCLUDE.findall(file.read_text(encoding="utf-8")):
            other = room_of(name)
            if other is None:
                if (ROOT / name).exists():
                    faults.append(f"{own} includes {name}")
                continue  # beside it, or generated
            includes += 1
            if ALL_TYPES.match(name):
                with_all_types.add(own)
            if other != room and LAYERS[other] >= LAYERS[room]:
                faults.append(f"{own} includes {name}, which is not below it")
if with_all_types != NEED_ALL_TYPES:
    faults.append(f"the types of all games are included in {sorted(with_all_types)}, and {sorted(NEED_ALL_TYPES)} need them")
# The rooms of games are made in one loop, and their links hold for all of them.
links = {}
for file in ROOT.glob("*/*/CMakeLists.txt"):
    for target, public in re.findall(r"tacklebox_(?:qt_)?room\((\w+)[^)]*?(?:PUBLIC ([^)]*?))?(?:PRIVATE [^)]*)?\)", file.read_text()):
        if file.parent != ROOT / "model/games":
            links[target] = str(file.parent.relative_to(ROOT)), public.replace("tacklebox_bots", "tacklebox_botparts").split()
for target, (folder, public) in links.items():
    headers = (ROOT / folder).rglob("*.h")
    included = {"/".join(name.split("/")[:2]) for header in headers for name in INCLUDE.findall(header.read_text(encoding="utf-8"))}
    for other, (below, _) in links.items():
        if below != folder and (below in included) != (other in public):
            faults.append(f"{target} {'needs no' if other in public else 'needs a'} public link with {other}")
# What systems do differently is in model/platform. Compilers, processors and Qt's versions may be asked for here:
ASKS = {"model/engine/bits.h": 1, "model/engine/namearray.h": 1, "model/engine/phrase.h": 2, "views/panels/announcer.cpp": 1}
for top in ("model", "views", "app"):
    for file in sorted((ROOT / top).rglob("*")):
        own = str(file.relative_to(ROOT))
        if file.suffix in (".h", ".cpp") and not own.startswith("model/platform/"):
            asks = len(re.findall(r"^\s*#\s*(?:if|ifdef|ifndef)\b", file.read_text(encoding="utf-8"), re.M))
            if asks != ASKS.get(own, 0):
                faults.append(f"{own} has {asks} #if, and {ASKS.get(own, 0)} are known (docs/architecture.md)")
# There is one reader of JSON, which has bounds (model/json/json.h): a second one would take other texts for JSON than it does.
for top in ("model", "views", "app"):
    for file in sorted((ROOT / top).rglob("*")):
        own = str(file.relative_to(ROOT))
        if file.suffix in (".h", ".cpp"):
            for name in re.findall(r"^\s*#\s*include\s+<((?:QtCore/)?QJson\w*|nlohmann/[^>]+)>", file.read_text(encoding="utf-8"), re.M):
                if not (name.startswith("nlohmann/") and own.startswith("model/json/")):
                    faults.append(f"{own} includes {name}: JSON is read and written through model/json/json.h")
print(f"{includes} includes, {len(faults)} that do not go down or are not linked so")
if faults or includes < 500 or len(links) < 15:
    sys.exit("\n".join(faults) or "the house was not found")
