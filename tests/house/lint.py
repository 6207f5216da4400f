#!/usr/bin/env python3
"""Runs clang-tidy (.clang-tidy at the root) over the sources, a folder at a time: the files of a folder, or of a game in it,
are read as one, since most of the time goes into headers that they share. What has been found well is remembered by
its content in BUILD/lint and not read again. Prints what was found; ends with 1 if there is anything.

usage: lint.py BUILD [--jobs N] [--only TEXT] [--timing]
    BUILD   a configured and built folder with compile_commands.json (generated headers must be there)
    --only  folders and files whose path contains TEXT
"""
import argparse
import collections
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDERS = ("app", "model", "views", "tests")
GAMES = ("twistedfish", "whatthefish", "platinumfish", "rainbowfish", "greatlakes")
# What only GCC understands.
GCC_ONLY = re.compile(r"-mmemcpy-strategy=.*|-Wno-(restrict|stringop-overflow|stringop-overread|maybe-uninitialized)|-Werror|-O\d")
# What Clang is told beside.
CLANG = ("-Wno-unknown-warning-option", "-Wno-overloaded-virtual", "-Wundefined-func-template")

Unit = collections.namedtuple("Unit", "name files flags")


def units(database, only):
    """The groups of source files that are read as one, with the flags they are compiled with."""
    groups = {}
    for entry in database:
        file = pathlib.Path(entry["file"])
        if not file.is_relative_to(ROOT) or file.relative_to(ROOT).parts[0] not in FOLDERS:
            continue  # generated
        path = file.relative_to(ROOT)
        game = next((game for game in GAMES if path.stem.startswith(game)), "")
        name = "-".join(path.parent.parts) + ("-" + game if game else "")
        if only and only not in str(path) and only not in name:
            continue
        words = shlex.split(entry["command"])
        words = words[next(at for at, word in enumerate(words) if word.startswith("-")):]
        place = words.index("-o")
        words = [word for word in words[:place] + words[place + 2:] if word not in ("-c", str(file))]
        files, flags = groups.setdefault(name, ([], {}))
        files.append(file)
        # In the order in which they stand; `-isystem DIR` stays together.
        joined = re.sub(r"(^|\0)-isystem\0", r"\1-isystem", "\0".join(words)).split("\0")
        flags.update((flag, None) for flag in joined if not GCC_ONLY.fullmatch(flag))
    return [Unit(name, sorted(set(files)), tuple(flags)) for name, (files, flags) in sorted(groups.items())]


def reached(files, headers={}):
    """The files and all headers of the project that they include."""
    todo, seen = list(files), set()
    while todo:
        file = todo.pop()
        if file in seen:
            continue
        seen.add(file)
        if file not in headers:
            included = re.findall(r'^\s*#\s*include\s+"([^"]+)"', file.read_text(encoding="utf-8"), re.M)
            headers[file] = [path for name in included for path in (ROOT / name, file.parent / name) if path.is_file()]
        todo += headers[file]
    return sorted(seen)


def fingerprint(unit):
    total = hashlib.sha256(repr((unit.flags, [str(file.relative_to(ROOT)) for file in unit.files])).encode())
    for file in [ROOT / ".clang-tidy", pathlib.Path(__file__).resolve()] + reached(unit.files):
        total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


def write(folder, name, files):
    source = folder / (name + ".cpp")
    source.write_text("".join(f'#include "{file}"\n' for file in files), encoding="utf-8")
    return source


def parts(unit, folder):
    """The unit's files in as few lists as can be read as one: names that files keep to themselves may be the same in two
    of them. A list of one may still have errors, which are told when it is read."""
    lists, files = [], list(unit.files)
    while files:
        left = []
        while len(files) > 1:
            done = subprocess.run(["clang++", *unit.flags, *CLANG, "-w", "-fsyntax-only", "-ferror-limit=0",
                                   str(write(folder, unit.name, files))], cwd=folder, capture_output=True, text=True)
            if done.returncode == 0:
                break
            errors = re.findall(r"^(/[^:\n]+):\d+:\d+: error: (.*)", done.stderr, re.M)
            again = {file for file, text in errors if "redefinition" in text} or {file for file, text in errors}
            moved = [file for file in files if str(file) in again] or files[1:]
            moved = moved[-(len(files) - 1):]  # one stays
            files = [file for file in files if file not in moved]
            left += moved
        lists.append(files)
        files = sorted(left)
    return lists


def tidy(unit, folder):
    """What clang-tidy says of the unit, as a list of texts."""
    found = []
    for number, files in enumerate(parts(unit, folder)):
        done = subprocess.run(["clang-tidy", "--quiet", f"--config-file={ROOT / '.clang-tidy'}",
                               "--checks=-bugprone-suspicious-include", str(write(folder, f"{unit.name}.{number}", files)),
                               "--", *unit.flags, *CLANG], cwd=folder, capture_output=True, text=True)
        texts = [text.strip() for text in re.split(r"\n(?=/)", done.stdout) if re.search(r": (warning|error): ", text)]
        if done.returncode and not texts:
            texts = [f"clang-tidy failed on {unit.name}:\n{done.stdout}{done.stderr}"]
        found += texts
    return found


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("build", type=pathlib.Path)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments.add_argument("--only", default="")
    arguments.add_argument("--timing", action="store_true")
    options = arguments.parse_args()
    folder = options.build.resolve() / "lint"
    folder.mkdir(parents=True, exist_ok=True)
    todo = []
    known = units(json.loads((options.build / "compile_commands.json").read_text(encoding="utf-8")), options.only)
    if not known:
        sys.exit("no sources found")
    for unit in known:
        stamp = folder / (unit.name + ".well")
        mark = fingerprint(unit)
        if not stamp.exists() or stamp.read_text() != mark:
            todo.append((unit, stamp, mark))

    def look(job):
        unit, stamp, mark = job
        begun = time.monotonic()
        found = tidy(unit, folder)
        if not found:
            stamp.write_text(mark)
        if options.timing:
            print(f"{time.monotonic() - begun:6.1f} s  {len(unit.files):3} files  {unit.name}", flush=True)
        return found

    todo.sort(key=lambda job: -len(job[0].files))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        found = sorted({text.replace(f"{ROOT}/", "") for texts in pool.map(look, todo) for text in texts})
    print("\n".join(found))
    print(f"{len(known)} units, {len(todo)} of them read, {len(found)} faults")
    sys.exit(1 if found else 0)


main()
