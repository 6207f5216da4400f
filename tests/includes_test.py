#!/usr/bin/env python3
"""Checks that each module includes only its own headers and those of lower modules. Modules in one row must not include each other.

usage: includes_test.py ROOT
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
GAMES = re.findall(r"^([a-z]+) ", (ROOT / "model/games/games.txt").read_text(), re.M)
# Lowest first, as in docs/architecture.md.
MODULES = [
    ["model/platform", "model/engine", "model/games/list.h"],
    ["model/json"],
    ["model/games/packs"],
    [f"model/games/{game}" for game in GAMES],
    ["model/bots"],
    [f"model/games/{game}/bot" for game in GAMES],
    ["model/games"],
    ["model/host", "app/commit.h"],
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
    ["app/testdrivers"],
    ["app/desktop/main.cpp"],
]
LAYERS = {module: layer for layer, modules in enumerate(MODULES) for module in modules}


def module_of(path):
    return max((module for module in LAYERS if path == module or path.startswith(module + "/")), key=len, default=None)


errors = []
for file in sorted(file for top in ("model", "views", "app") for file in (ROOT / top).rglob("*") if file.suffix in (".h", ".cpp")):
    own = str(file.relative_to(ROOT))
    if not (module := module_of(own)):
        errors.append(f"{own} is in no module of this list")
        continue
    for name in re.findall(r'^\s*#\s*include\s+"([^"]+)"', file.read_text(encoding="utf-8"), re.M):
        other = module_of(name)
        if other and other != module and LAYERS[other] >= LAYERS[module]:
            errors.append(f"{own} includes {name}, which is not below it")
sys.exit("\n".join(errors) or 0)
