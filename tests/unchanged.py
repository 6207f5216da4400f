#!/usr/bin/env python3
"""Runs what has changed since it was last green. What was green is remembered beside the build with a fingerprint of all that it
reads; a clean checkout has no build, so there everything runs.

    unchanged.py BUILD [--all] [--without LABEL] ctest [OPTION...]   the tests of a build, through ctest, but those with a label;
                                                                 OPTIONs that choose tests (-R, -L) are not for here
    unchanged.py BUILD [--all] run NAME [--plays GAME,... | --each GAME,...] [--programs PROGRAM,...] [--reads PATH,...] -- COMMAND...
                                                                 a command of its own, under a NAME; with --each a word {} of it
                                                                 becomes those games that have to be played again

--all runs everything, and remembers it. A fingerprint is made of

- the command, and every variable of the environment that tests, sanitizers, Qt or the locale look at;
- the object files of the program that is run, or of those that a script is given: they hold what the compiler read, its options and
  its version. Only the text with the commit's number is left out. CMake's files and the packages of the system count for all;
- for a script every file of the project but what is built, unless --reads names those that count;
- for a test the files that its source names with QFINDTESTDATA, and those in folders so named.

What lies in another game's folders counts for nothing in the tests of a game (tests/games/GAME: tests/house/gamenames_test.py holds
that they name no other), nor in a command that says which games it plays: games cannot use each other, and shared code comes to
a game through its id alone."""
import argparse
import functools
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[1]
GAMES = re.findall(r"^([a-z]+) ", (ROOT / "model/games/games.txt").read_text(encoding="utf-8"), re.M)
VARIABLES = re.compile(r"TACKLEBOX_|[ALTU][A-Z]*SAN_|QT_|QML|LC_|LANG|TZ$|XDG_|GTEST_|SECONDS_EACH$")
COMMIT = "/tacklebox_commit.dir/"
REMEMBERED = ("lint.json", "mingw.json")  # by other checks
SYSTEM = pathlib.Path("/var/lib/dpkg/status")


@functools.cache
def content(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


@functools.cache
def project():
    """All files of the project, but what is built or kept by tools."""
    found = []
    for folder, folders, files in os.walk(ROOT):
        at = pathlib.Path(folder)
        folders[:] = sorted(name for name in folders if name not in ("build", "__pycache__") and not name.startswith(".git"))
        found += [at / name for name in sorted(files) if name not in (".git", *REMEMBERED)]
    return found


@functools.cache
def system():
    """What counts for every test: how all is built, and what the system has installed."""
    files = [ROOT / "CMakeLists.txt", ROOT / "CMakePresets.json", *sorted((ROOT / "cmake").glob("*")), pathlib.Path(__file__)]
    installed = content(SYSTEM) if SYSTEM.exists() else repr(os.uname())
    return [installed, sys.version] + [content(file) for file in files]


@functools.cache
def sources():
    """The source files of tests by their names."""
    return {file.stem: file for file in (ROOT / "tests").rglob("*.cpp")}


class Build:
    """A folder that is built, and what is remembered in it under a name: several may run beside each other."""
    def __init__(self, folder, name):
        self.folder = folder.resolve()
        self.memory = self.folder / "green" / f"{name}.json"
        self.known = json.loads(self.memory.read_text(encoding="utf-8")) if self.memory.exists() else {}

    def remember(self):
        self.memory.parent.mkdir(exist_ok=True)
        self.memory.write_text(json.dumps(self.known, indent=1, sort_keys=True) + "\n", encoding="utf-8")

    @functools.cache
    def objects(self, program):
        """The object files of a program and of its libraries, relative to the build."""
        done = subprocess.run(["ninja", "-C", self.folder, "-t", "inputs", f"bin/{program}"], capture_output=True, text=True, check=True)
        found = [line for line in done.stdout.splitlines() if line.endswith(".o") and COMMIT not in line]
        if not found:
            sys.exit(f"No object files of {program} are known in {self.folder}.")
        return found

    def fingerprint(self, words, programs, files, games):
        """`games`: those that are played; None for all."""
        total = hashlib.sha256(repr((words, system())).encode())
        others = [game for game in GAMES if games is not None and game not in games]
        foreign = re.compile("|".join(rf"tacklebox_{game}(_bot)?\.dir/|/unity_{game}_|/{game}/" for game in others) or "$^")
        for program in sorted(programs):
            for file in self.objects(program):
                if not foreign.search(file):
                    total.update(f"{file} {content(self.folder / file)}\n".encode())
        for file in sorted(set(files)):
            total.update(f"{file.relative_to(ROOT)} {content(file)}\n".encode())
        return total.hexdigest()

    def programs_in(self, command):
        folder = self.folder / "bin"
        return [pathlib.Path(word).name for word in command if pathlib.Path(word).parent == folder]


def environment(own=()):
    return sorted([f"{name}={value}" for name, value in os.environ.items() if VARIABLES.match(name)]) + list(own)


def properties_of(test):
    return {entry["name"]: entry["value"] for entry in test["properties"]}


def labels(test):
    return properties_of(test).get("LABELS", ())


def fingerprint_of_test(build, test):
    command, properties = test["command"], properties_of(test)
    programs = build.programs_in(command)
    words = (command, environment(properties.get("ENVIRONMENT", ())))
    source = sources().get(test["name"])
    if command[0] not in [str(build.folder / "bin" / name) for name in programs] or source is None:
        return build.fingerprint(words, programs, project(), None)
    named = re.findall(r'QFINDTESTDATA\("([^"]+)"\)', source.read_text(encoding="utf-8"))
    suppressions = [ROOT / "tests/lsan.supp", ROOT / "tests/tsan.supp"]
    game = source.parent.name if source.parent.parent == ROOT / "tests/games" else None
    names = {pathlib.Path(name).name for name in named}
    data = [file for file in project() if names & {file.name, file.parent.name}]
    return build.fingerprint(words, programs, data + suppressions, game and [game])


def run_tests(build, everything, without, options):
    listed = subprocess.run(["ctest", "--show-only=json-v1"], cwd=build.folder, capture_output=True, text=True, check=True)
    tests = json.loads(listed.stdout)["tests"]
    wanted = {number: test for number, test in enumerate(tests, 1) if not without or without not in labels(test)}
    marks = {test["name"]: fingerprint_of_test(build, test) for test in wanted.values()}
    numbers = [number for number, test in wanted.items() if everything or build.known.get(test["name"]) != marks[test["name"]]]
    if unchanged := len(wanted) - len(numbers):
        print(f"{unchanged} of {len(wanted)} tests: all that they read is unchanged since they were green (./test --all runs them too)", flush=True)
    if not numbers:
        return 0
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder) / "report.xml"
        ended = subprocess.run(["ctest", "--test-dir", build.folder, "-I", "0,0,0," + ",".join(map(str, numbers)), "--output-junit", report, *options]).returncode
        cases = {case.get("name"): case.get("status") for case in xml.etree.ElementTree.parse(report).iter("testcase")} if report.exists() else {}
    for number in numbers:
        name = wanted[number]["name"]
        if cases.get(name) == "run":
            build.known[name] = marks[name]
        elif name in cases:
            build.known.pop(name, None)
    build.remember()
    return ended


def run_command(build, everything, options):
    programs = options.programs.split(",") if options.programs else []
    if options.reads is None:
        files = project()
    else:
        paths = [ROOT / path for path in options.reads.split(",") if path]
        files = [file for file in project() if any(file == path or path in file.parents for path in paths)]

    def mark(games):
        if unknown := {game.replace("-", "") for game in games or ()} - set(GAMES):
            sys.exit(f"No such game: {', '.join(sorted(unknown))}")
        return build.fingerprint((options.command, environment()), programs, files, games and [game.replace("-", "") for game in games])

    if options.each:
        marks = {game: mark([game]) for game in options.each.split(",")}
    else:
        marks = {"all": mark(options.plays and options.plays.split(","))}
    todo = [part for part in marks if everything or build.known.get(part) != marks[part]]
    if not todo:
        print(f"{options.name}: all that it reads is unchanged since it was green (./test --all runs it too)", flush=True)
        return 0
    if unchanged := [part for part in marks if part not in todo]:
        print(f"{options.name}: unchanged since they were green: {', '.join(unchanged)}", flush=True)
    build.known = {part: marks[part] for part in marks if part not in todo}
    build.remember()
    ended = subprocess.run([",".join(todo) if word == "{}" else word for word in options.command]).returncode
    if ended == 0:
        build.known.update({part: marks[part] for part in todo})
        build.remember()
    return ended


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("build", type=pathlib.Path)
    arguments.add_argument("--all", action="store_true")
    arguments.add_argument("--without")
    kinds = arguments.add_subparsers(dest="kind", required=True)
    kinds.add_parser("ctest")
    run = kinds.add_parser("run")
    run.add_argument("name")
    games = run.add_mutually_exclusive_group()
    games.add_argument("--plays")
    games.add_argument("--each")
    run.add_argument("--programs")
    run.add_argument("--reads")
    run.add_argument("command", nargs="+")
    options, rest = arguments.parse_known_args()
    build = Build(options.build, "tests" if options.kind == "ctest" else options.name)
    if options.kind == "ctest":
        sys.exit(run_tests(build, options.all, options.without, rest))
    if rest:
        arguments.error(f"unknown: {' '.join(rest)}")
    sys.exit(run_command(build, options.all, options))


main()
