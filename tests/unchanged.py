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
- for a test the files that its source names with QFINDTESTDATA or by a macro of tests/CMakeLists.txt, and those in folders so named.

What lies in another game's folders counts for nothing in the tests of a game (tests/games/GAME: tests/house/gamenames_test.py holds
that they name no other), nor in a command that says which games it plays: games cannot use each other, and shared code comes to
a game through its id alone. (--plays "" says that it plays none.) So, too, where nothing has changed but in folders of games, tests
of all games play these alone: they find them in TACKLEBOX_PLAYED (tests/support/playedgames.h); and functions of tests whose source
names other games alone are left out (tests/support/namedgames.py), which they find in TACKLEBOX_SPARED (tests/support/qttest.h,
gtest_main.cpp). Scripts leave out such methods themselves (leave_out_other_games() of tests/support/playedgames.py)."""
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
sys.path.insert(0, str(ROOT / "tests/support"))
import namedgames

GAMES = re.findall(r"^([a-z]+) ", (ROOT / "model/games/games.txt").read_text(encoding="utf-8"), re.M)
FOLDERS = re.compile(rf"tacklebox_({'|'.join(GAMES)})(?:_bot)?\.dir/|/unity_({'|'.join(GAMES)})_|/({'|'.join(GAMES)})/")
VARIABLES = re.compile(r"TACKLEBOX_|[ALTU][A-Z]*SAN_|QT_|QML|LC_|LANG|TZ$|XDG_|GTEST_|SECONDS_EACH$")
COMMIT = "/tacklebox_commit.dir/"
REMEMBERED = ("lint.json", "mingw.json")  # by other checks
SYSTEM = pathlib.Path("/var/lib/dpkg/status")


@functools.cache
def content(path):
    return hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()


def files_of_project(root):
    """All files below a folder, but what its .gitignore names: what is built, or left there by tools. Each line of that is one name."""
    ignored = {line.strip("/") for line in (root / ".gitignore").read_text(encoding="utf-8").split()}
    found = []
    for folder, folders, files in os.walk(root):
        folders[:] = sorted(name for name in folders if name not in ignored and name != ".git")
        found += [pathlib.Path(folder) / name for name in sorted(files) if name not in (".git", *REMEMBERED, *ignored)]
    return found


@functools.cache
def project():
    return files_of_project(ROOT)


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


def part_of(file):
    """The game in whose folders an object file or a source lies, or "shared"."""
    found = FOLDERS.search(str(file))
    return next(filter(None, found.groups())) if found else "shared"


def parts_that_count(games):
    """The parts of which a command reads something that plays these games: their ids between commas, or None for all."""
    folders = GAMES if games is None else [game.replace("-", "") for game in games.split(",") if game]
    if unknown := set(folders) - set(GAMES):
        sys.exit(f"No such game: {', '.join(sorted(unknown))}")
    return ["shared", *folders]


class Build:
    """A folder that is built, and what is remembered in it under a name: several may run beside each other."""
    def __init__(self, folder, name):
        self.folder = folder.resolve()
        self.memory = self.folder / "green" / f"{name}.json"
        self.known = json.loads(self.memory.read_text(encoding="utf-8")) if self.memory.exists() else {}

    def ran(self, name, marks, green):
        """What failed as it is now may still have been green as it was before."""
        if green:
            self.known[name] = marks
        elif self.known.get(name) == marks:
            del self.known[name]

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

    def fingerprints(self, words, programs, files):
        """Of what all games share, under the name "shared", and of what lies in the folders of each game."""
        totals = {part: hashlib.sha256() for part in ("shared", *GAMES)}
        totals["shared"].update(repr((words, system())).encode())
        for program in sorted(programs):
            for file in self.objects(program):
                totals[part_of(file)].update(f"{file} {content(self.folder / file)}\n".encode())
        for file in sorted(set(files)):
            name = file.relative_to(ROOT)
            totals[part_of(f"/{name}")].update(f"{name} {content(file)}\n".encode())
        return {part: total.hexdigest() for part, total in totals.items()}

    def programs_in(self, command):
        folder = self.folder / "bin"
        return [pathlib.Path(word).name for word in command if pathlib.Path(word).parent == folder]


def environment(own=()):
    return sorted([f"{name}={value}" for name, value in os.environ.items() if VARIABLES.match(name)]) + list(own)


def properties_of(test):
    return {entry["name"]: entry["value"] for entry in test["properties"]}


def labels(test):
    return properties_of(test).get("LABELS", ())


@functools.cache
def files_by_macro():
    """What tests find in the project by a macro: NAME="${PROJECT_SOURCE_DIR}/FOLDER"."""
    text = (ROOT / "tests/CMakeLists.txt").read_text(encoding="utf-8")
    folders = re.findall(r'\b(TACKLEBOX_\w+)="\$\{PROJECT_SOURCE_DIR\}/([^"]+)"', text)
    return {name: [file for file in project() if ROOT / folder in file.parents] for name, folder in folders}


@functools.cache
def files_by_name():
    """The files of the project by their own names, and by those of the folders that they lie in."""
    found = {}
    for file in project():
        for name in {file.name, file.parent.name}:
            found.setdefault(name, []).append(file)
    return found


def data_of(source):
    """The files that the source of a test says it reads."""
    found = []
    for name in re.findall(r'QFINDTESTDATA\("([^"]+)"\)', source):
        found += files_by_name().get(pathlib.Path(name).name, [])
    for name, files in files_by_macro().items():
        if re.search(rf"\b{name}\b", source):
            found += files
    return found


def fingerprints_of_test(build, test):
    command, properties = test["command"], properties_of(test)
    programs = build.programs_in(command)
    words = (command, environment(properties.get("ENVIRONMENT", ())))
    source = sources().get(test["name"])
    if command[0] not in [str(build.folder / "bin" / name) for name in programs] or source is None:
        return build.fingerprints(words, programs, project())
    suppressions = [ROOT / "tests/lsan.supp", ROOT / "tests/tsan.supp"]
    found = build.fingerprints(words, programs, data_of(source.read_text(encoding="utf-8")) + suppressions)
    if source.parent.parent == ROOT / "tests/games":
        found = {part: mark for part, mark in found.items() if part in ("shared", source.parent.name)}
    return found


def changed_parts(build, name, marks):
    """What is not as it was when `name` was green."""
    known = build.known.get(name)
    return [part for part in marks if not isinstance(known, dict) or known.get(part) != marks[part]]


def run_tests(build, everything, without, options):
    listed = subprocess.run(["ctest", "--show-only=json-v1"], cwd=build.folder, capture_output=True, text=True, check=True)
    tests = json.loads(listed.stdout)["tests"]
    wanted = {number: test for number, test in enumerate(tests, 1) if not without or without not in labels(test)}
    marks = {test["name"]: fingerprints_of_test(build, test) for test in wanted.values()}
    batches = {} # what is played by a number of tests: the ids of games, or nothing if all are
    for number, test in wanted.items():
        changed = list(marks[test["name"]]) if everything else changed_parts(build, test["name"], marks[test["name"]])
        if changed:
            batches.setdefault(() if "shared" in changed else tuple(changed), []).append(number)
    if unchanged := len(wanted) - sum(map(len, batches.values())):
        print(f"{unchanged} of {len(wanted)} tests: all that they read is unchanged since they were green (./test --all runs them too)", flush=True)
    ended = 0
    for games, numbers in batches.items():
        ended = run_batch(build, {wanted[number]["name"]: number for number in numbers}, games, marks, options) or ended
    return ended


def spared_in(names, games):
    """The functions of Qt tests that play none of these games, as CLASS::FUNCTION, and tests of GoogleTest, as FILE::SUITE.TEST; and the
    tests that have no others."""
    functions, tests = [], []
    for name in names:
        source = sources().get(name)
        text = source.read_text(encoding="utf-8") if source else ""
        of_qt = re.search(r"^TACKLEBOX_QTEST\((\w+)\)", text, re.M)
        spared = namedgames.spared(text, games, source.parent) if text else []
        if spared is None:
            tests.append(name)
        else:
            functions += [f"{of_qt.group(1)}::{function}" if of_qt else f"{name}::{function.replace('__', '.')}" for function in spared]
    return functions, tests


def run_batch(build, numbers, games, marks, options):
    """Tests by their names, where all games are played, or `games` alone."""
    surroundings = dict(os.environ)
    if games:
        functions, others = spared_in(numbers, games)
        print(f"{len(numbers)} tests: nothing has changed for them but {', '.join(games)}; {len(others)} of them and "
              f"{len(functions)} functions of others play other games", flush=True)
        for name in others:
            build.ran(name, marks[name], green=True)
        numbers = {name: number for name, number in numbers.items() if name not in others}
        surroundings["TACKLEBOX_PLAYED"] = ",".join(games)
        surroundings["TACKLEBOX_SPARED"] = ",".join(functions)
    with tempfile.TemporaryDirectory() as folder:
        report = pathlib.Path(folder) / "report.xml"
        chosen = "0,0,0," + ",".join(map(str, numbers.values()))
        ended = subprocess.run(["ctest", "--test-dir", build.folder, "-I", chosen, "--output-junit", report, *options], env=surroundings).returncode
        cases = {case.get("name"): case.get("status") for case in xml.etree.ElementTree.parse(report).iter("testcase")} if report.exists() else {}
    for name in numbers:
        if name in cases:
            build.ran(name, marks[name], green=cases[name] == "run")
    build.remember()
    return ended


def run_command(build, everything, options):
    programs = options.programs.split(",") if options.programs else []
    if options.reads is None:
        files = project()
    else:
        paths = [ROOT / path for path in options.reads.split(",") if path]
        files = [file for file in project() if any(file == path or path in file.parents for path in paths)]

    found = build.fingerprints((options.command, environment()), programs, files)

    def mark(games):
        return {part: found[part] for part in parts_that_count(games)}

    marks = {game: mark(game) for game in options.each.split(",")} if options.each else {"all": mark(options.plays)}
    todo = [part for part in marks if everything or build.known.get(part) != marks[part]]
    if not todo:
        print(f"{options.name}: all that it reads is unchanged since it was green (./test --all runs it too)", flush=True)
        return 0
    if unchanged := [part for part in marks if part not in todo]:
        print(f"{options.name}: unchanged since they were green: {', '.join(unchanged)}", flush=True)
    surroundings = dict(os.environ)
    parts = changed_parts(build, "all", marks["all"]) if "all" in marks else []
    if parts and not everything and "shared" not in parts:
        print(f"{options.name}: nothing has changed for it but {', '.join(parts)}", flush=True)
        surroundings["TACKLEBOX_PLAYED"] = ",".join(parts)
    for part in todo:
        build.ran(part, marks[part], green=False) # until it ends: it may be killed
    build.remember()
    ended = subprocess.run([",".join(todo) if word == "{}" else word for word in options.command], env=surroundings).returncode
    if ended == 0:
        for part in todo:
            build.ran(part, marks[part], green=True)
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


if __name__ == "__main__":
    main()
