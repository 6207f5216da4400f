#!/usr/bin/env python3
"""Lets the MinGW compiler read engine, games, bots, protocol and console program, so that Windows never breaks unseen. Nothing is
built: packaging/windows/test does that. Files of a folder, or of a game in it, are read as one; where two of them keep the same
name to themselves, both are read alone. What was read without a fault is remembered by its content in tests/house/mingw.json and not
read again: commit it with what you changed.

usage: mingw_test.py [--timing]
"""
import collections
import json
import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
import tempfile

from fingerprints import GENERATED, ROOT, fingerprint, reached

WELL = ROOT / "tests/house/mingw.json"
COMPILER = "x86_64-w64-mingw32-g++-posix"
FOLDERS = ("model/platform/windows", "model/engine", "model/games", "model/bots", "model/json", "model/host", "model/wire", "app/console")
GAMES = re.findall(r"^([a-z]+) ", (ROOT / "model/games/games.txt").read_text(encoding="utf-8"), re.M)
# Those of cmake/Compiler.cmake, without what looks at code that is not made here.
# These have names of their own that others in their folder have too. The list saves time only.
APART = ("model/games/platinumfish/rules.cpp", "model/games/whatthefish/rules.cpp", "model/games/greatlakes/bot/endgame.cpp",
         "model/games/greatlakes/bot/search.cpp", "model/games/rainbowfish/bot/expectedscore.cpp", "model/games/twistedfish/bot/knowledge.cpp",
         "model/wire/protocol.cpp")
# What most files include; read once.
SHARED = ("model/games/games.h", "model/json/json.h")
FLAGS = ("-std=c++20 -Werror -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wno-missing-field-initializers "
         "-Wno-unused-function -Wno-unused-variable").split()
LIBRARIES = ("nlohmann", "CLI", "uv", "uv.h")  # headers that are the same on every system


def groups():
    """Lists of files that are read as one."""
    found = collections.defaultdict(list)
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*.cpp")):
            path = str(file.relative_to(ROOT))
            game = next((game for game in GAMES if game in path), "")
            part = "-bot" if "/bot/" in path else "-json" if path.endswith("json.cpp") else ""
            found[folder, game + part + ("-apart" if path in APART else "")].append(path)
    return found


def name_of(folder, part):
    return folder.replace("/", "-") + ("-" + part if part else "")


def used():
    """Seconds of processor time of the compiler so far."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def faults(folder, name, files):
    source = pathlib.Path(folder) / (name + ".cpp")
    source.write_text("".join(f'#include "{file}"\n' for file in files), encoding="utf-8")
    return compiler(folder, "-fsyntax-only", "-include", "shared.h", source)


def compiler(folder, *words):
    """What it complains of."""
    done = subprocess.run([COMPILER, *FLAGS, "-I", ROOT, "-I", ".", "-I", GENERATED, "-isystem", "libraries", *words], cwd=folder, capture_output=True, text=True)
    return done.stderr if done.returncode else ""


def main():
    if not shutil.which(COMPILER):
        sys.exit(f"{COMPILER} is not installed (Debian: g++-mingw-w64-x86-64-posix; packaging/install-dependencies test).")
    if not GENERATED.is_dir():
        sys.exit("There is no build/release: ./test builds it first.")
    version = subprocess.run([COMPILER, "-dumpfullversion"], capture_output=True, text=True, check=True).stdout.strip()
    shared = [pathlib.Path(__file__).resolve(), ROOT / "model/games/games.txt", ROOT / "model/wire/version.h.in"]
    shared += reached([ROOT / file for file in SHARED])
    known = {name_of(*group): files for group, files in groups().items()}
    marks = {name: fingerprint(version, shared + reached([ROOT / file for file in files])) for name, files in known.items()}
    well = json.loads(WELL.read_text(encoding="utf-8")) if WELL.exists() else {}
    well = {name: mark for name, mark in marks.items() if well.get(name) == mark}
    todo = {name: files for name, files in known.items() if name not in well}
    if not todo:
        print("MinGW has read all that stands there, without a fault")
        return
    wrong = []
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/libraries")
        for name in LIBRARIES:
            os.symlink(f"/usr/include/{name}", f"{folder}/libraries/{name}")
        generated = pathlib.Path(folder) / "model/wire"
        generated.mkdir(parents=True)
        template = (ROOT / "model/wire/version.h.in").read_text(encoding="utf-8")
        (generated / "version.h").write_text(re.sub(r"@\w+@", "0.0.0", template), encoding="utf-8")
        header = pathlib.Path(folder) / "shared.h"
        header.write_text("".join(f'#include "{file}"\n' for file in SHARED), encoding="utf-8")
        wrong.append(compiler(folder, "-x", "c++-header", header, "-o", "shared.h.gch"))
        total = 0
        for name, files in todo.items():
            begun, faulty = used(), len(wrong)
            total += len(files)
            found, again, clashes = "", files, 0
            while again:
                found, files = faults(folder, name, again), again
                # Which files the compiler complains of; where it could be for what another keeps to itself, they are read again.
                blamed = {file for file in files if re.search(rf"(^|/){re.escape(file)}:\d+:\d+: error", found, re.M)}
                again = sorted(blamed) if found and 0 < len(blamed) < len(files) else files[1:] if found and len(files) > 1 else []
                if again:
                    clashes += 1
                    rest = faults(folder, name, [file for file in files if file not in again])
                    if rest:
                        wrong.append(rest)
            if clashes and "--timing" in sys.argv:
                print(f"{name}: read in {clashes + 1} parts")
            if found:
                wrong.append(found)
            if len(wrong) == faulty:
                well[name] = marks[name]
            if "--timing" in sys.argv:
                print(f"{used() - begun:6.1f} s  {len(files):3} files  {name}", flush=True)
    wrong = [text for text in wrong if text]
    sys.stderr.write("".join(wrong))
    WELL.write_text(json.dumps(well, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    print(f"MinGW reads {total} files" + (", and finds faults" if wrong else "") + f" ({used():.0f} s of processor time)")
    sys.exit(1 if wrong else 0)


main()
