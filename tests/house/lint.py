#!/usr/bin/env python3
"""Runs clang-tidy (.clang-tidy at the root) over the sources in few units: many files are read as one, since most of the time
goes into headers that they share. What has been found well is remembered by its content in tests/house/lint.json and not read again:
commit it with what you changed. Prints what was found; ends with 1 if there is anything.

usage: lint.py BUILD [--jobs N] [--only TEXT] [--timing]
    BUILD   a configured and built folder with compile_commands.json (generated headers must be there)
    --only  units with a file whose path contains TEXT
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time

from fingerprints import ROOT, fingerprint, reached

WELL = ROOT / "tests/house/lint.json"
FOLDERS = ("app", "model", "views", "tests")
GAMES = re.findall(r"^([a-z]+) ", (ROOT / "model/games/games.txt").read_text(encoding="utf-8"), re.M)
# What only GCC understands.
GCC_ONLY = re.compile(r"-mmemcpy-strategy=.*|-Wno-(restrict|subobject-linkage|stringop-overflow|stringop-overread|maybe-uninitialized)|-Werror|-O\d")
# A file ends its unnamed namespaces so.
UNNAMED = re.compile(r"^namespace \{\n(.*?)^\} // namespace$", re.M | re.S)
# What is defined at the start of a line: a type, an alias, a function or variable.
DEFINED = re.compile(r"^(?:(?:struct|class|enum class|enum|union) (\w+)\b(?!.*;\s*$)|using (\w+) =|template.*|"
                     r"(?:(?:static|inline|constexpr|const) )*[\w:]+(?:<.*>)?[&* ]+(\w+)(?:\(|\{|\[| = |;|,))", re.M)
CONSTANTS = re.compile(r"^(?:static |inline )?const(?:expr)? [^(]*?[;=].*$", re.M)
# What Clang is told beside.
CLANG = ("-Wno-unknown-warning-option", "-Wno-overloaded-virtual", "-Wundefined-func-template")

Unit = collections.namedtuple("Unit", "name files flags")


def unit_of(path):
    """The unit that reads a file. What knows Qt's table and what does not stand apart: some names mean other things there."""
    game = next((game for game in GAMES if game in str(path)), "")
    room = "-".join(path.parts[:2])
    if game: # its rules, its bots, its tests; and what knows Qt
        if path.name.endswith("_table_test.cpp") or room in ("model-table", "views-games"):
            return game + "-desk"
        return game + ("-bot" if "bot" in path.parts else "-tests" if path.parts[0] == "tests" else "")
    if room in ("tests-views", "tests-desktop"):
        return "tests-desktop"
    if room in ("tests-table", "tests-store"):
        return "tests-table"
    return path.parts[0]


def compiled_by(source):
    """The files that are compiled as one by a source of CMake's making, or the source itself."""
    if source.parent.name != "Unity":
        return [source]
    return [pathlib.Path(path) for path in re.findall(r'^#include "([^"]+)"', source.read_text(encoding="utf-8"), re.M)]


def units(database, only):
    """The groups of source files that are read as one, with the flags they are compiled with."""
    groups = {}
    for entry in database:
        words = shlex.split(entry["command"])
        words = words[next(at for at, word in enumerate(words) if word.startswith("-")):]
        place = words.index("-o")
        words = [word for word in words[:place] + words[place + 2:] if word not in ("-c", entry["file"])]
        # In the order in which they stand; `-isystem DIR` stays together. Headers compiled before are read as they are written.
        joined = re.sub(r"(^|\0)-isystem\0", r"\1-isystem", "\0".join(words))
        joined = re.sub(r"\0-Winvalid-pch\0-include\0[^\0]*", "", joined).split("\0")
        for file in compiled_by(pathlib.Path(entry["file"])):
            if not file.is_relative_to(ROOT) or file.relative_to(ROOT).parts[0] not in FOLDERS:
                continue  # generated
            files, flags = groups.setdefault(unit_of(file.relative_to(ROOT)), ([], {}))
            files.append(file)
            flags.update((flag, None) for flag in joined if not GCC_ONLY.fullmatch(flag))
    return [Unit(name, sorted(set(files)), tuple(flags)) for name, (files, flags) in sorted(groups.items())
            if any(only in str(file.relative_to(ROOT)) for file in files)]


def not_made(unit):
    """The unit's files that include what moc makes of them where that has not been made: clang-tidy would tell faults of them that
    are none."""
    folders = [pathlib.Path(flag[2:]) for flag in unit.flags if flag.startswith("-I")]
    return [file for file in unit.files for made in re.findall(r'^#include "([\w/]+\.moc)"', file.read_text(encoding="utf-8"), re.M)
            if not any((folder / made).is_file() for folder in folders)]


def mark(unit, build, version):
    """Of all that clang-tidy reads of the project; the same wherever project and build lie."""
    flags = [flag.replace(str(build), "BUILD").replace(str(ROOT), "ROOT") for flag in unit.flags]
    return fingerprint((version, flags), [ROOT / ".clang-tidy", pathlib.Path(__file__).resolve(), ROOT / "model/games/games.txt",
                                          *reached(unit.files)])


def kept(text):
    """The names that a file keeps to itself, but those that are a member's too."""
    own = "\n".join(UNNAMED.findall(text))
    names = {name for found in DEFINED.findall(own) for name in found if name}
    for line in CONSTANTS.findall(own):
        names.update(re.findall(r"\b(k[A-Z]\w*)\b(?=\s*[\[={])", line))
    return sorted({name for name in names if not re.search(rf"[.>:]{name}\b", text)} | {"main"})


def write(folder, name, files):
    """A source file that reads `files`: first all that they include, then each with its own names made unlike all others'."""
    included, bodies = {}, []
    for number, file in enumerate(files):
        text = file.read_text(encoding="utf-8")
        for line in re.findall(r'^#include [<"][^>"\n]+[>"]', text, re.M):
            if not re.search(r'\.moc"$|"moc_\w+\.cpp"$', line):
                beside = file.parent / line[10:-1]
                included[f'#include "{beside}"\n' if beside.is_file() else line + "\n"] = None
        names = kept(text)
        bodies += [f"#define {own} {own}_OF_{number}\n" for own in names]
        bodies += [f'#include "{file}"\n'] + [f"#undef {own}\n" for own in names]
    source = folder / (name + ".cpp")
    source.write_text("".join(included) + "".join(bodies), encoding="utf-8")
    return source


def parts(unit, folder):
    """The unit's files in as few lists as can be read as one, where all at once have errors. A list of one may still have
    some, which are told when it is read."""
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


def read(unit, folder, name, files):
    """What clang-tidy says of files that are read as one, as a list of texts."""
    done = subprocess.run(["clang-tidy", "--quiet", f"--config-file={ROOT / '.clang-tidy'}",
                           "--checks=-bugprone-suspicious-include", str(write(folder, name, files)),
                           "--", *unit.flags, *CLANG], cwd=folder, capture_output=True, text=True)
    out = re.sub(r"_OF_\d+\b", "", done.stdout)
    texts = [text.strip() for text in re.split(r"\n(?=/)", out) if re.search(r": (warning|error): ", text)]
    if done.returncode and not texts:
        texts = [f"clang-tidy failed on {unit.name}:\n{done.stdout}{done.stderr}"]
    return texts


def tidy(unit, folder):
    """What clang-tidy says of the unit, as a list of texts."""
    found = read(unit, folder, unit.name, unit.files)
    if not any("[clang-diagnostic-error]" in text for text in found):
        return found
    return [text for number, files in enumerate(parts(unit, folder))
            for text in read(unit, folder, f"{unit.name}.{number}", files)]


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("build", type=pathlib.Path)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments.add_argument("--only", default="")
    arguments.add_argument("--timing", action="store_true")
    options = arguments.parse_args()
    folder = options.build.resolve() / "lint"
    folder.mkdir(parents=True, exist_ok=True)
    version = subprocess.run(["clang-tidy", "--version"], capture_output=True, text=True, check=True).stdout
    version = re.search(r"version \S+", version)[0]
    well = json.loads(WELL.read_text(encoding="utf-8")) if WELL.exists() else {}
    todo = []
    known = units(json.loads((options.build / "compile_commands.json").read_text(encoding="utf-8")), options.only)
    if not known:
        sys.exit("no sources found")
    missing = [str(file.relative_to(ROOT)) for unit in known for file in not_made(unit)]
    if missing:
        sys.exit("build first (target tested_as_shipped): what moc makes is not there of " + ", ".join(missing))
    for unit in known:
        now = mark(unit, options.build.resolve(), version)
        if well.get(unit.name) != now:
            todo.append((unit, now))

    def look(job):
        unit, now = job
        begun = time.monotonic()
        found = tidy(unit, folder)
        if found:
            well.pop(unit.name, None)
        else:
            well[unit.name] = now
        if options.timing:
            print(f"{time.monotonic() - begun:6.1f} s  {len(unit.files):3} files  {unit.name}", flush=True)
        return found

    todo.sort(key=lambda job: -len(job[0].files))
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        found = sorted({text.replace(f"{ROOT}/", "") for texts in pool.map(look, todo) for text in texts})
    if not options.only:
        well = {unit.name: well[unit.name] for unit in known if unit.name in well}
    if todo:
        WELL.write_text(json.dumps(well, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    print("\n".join(found))
    print(f"{len(known)} units, {len(todo)} of them read, {len(found)} faults")
    sys.exit(1 if found else 0)


main()
