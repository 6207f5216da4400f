#!/usr/bin/env python3
"""Tests wait for what they mean (until() and untilIdle() in tests/support/eventloop.h, QTRY_..., wait_for() in tests/support/waiting.py),
never for a time.

usage: waits_test.py ROOT
"""
import ast
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
WAITS = re.compile(r"\b(?:qWait|qSleep|msleep|usleep|sleep_for)\(")
# Scripts that sleep, by their functions, and what that is if no wait for something.
SLEEPS = {
    ("tests/support/waiting.py", "wait_for"): "between two looks",
    ("tests/window/window_test.py", "keys"): "a person presses keys one after another",
    ("tests/window/window_test.py", "at_rest"): "rest is a time without work",
    ("tests/window/window_test.py", "rests"): "the ten seconds at rest whose work is counted",
    ("tests/window/orca_test.py", "listen"): "silence is a time without words",
    ("tests/window/frames.py", "main"): "no test: it measures, and leaves the beginning out",
    ("tests/window/resize.py", "main"): "no test: it measures, and what it has done settles",
    ("tests/console/tricky_bot.py", "misbehave"): "it is late on purpose",
    ("tests/console/tricky_bot.py", ""): "it is late on purpose",
}


def sleeps(script):
    """Where a script sleeps: the function around it ("" for none) and the line."""
    def look(node, function):
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call) and (getattr(child.func, "attr", None) or getattr(child.func, "id", None)) == "sleep":
                yield function, child.lineno
            yield from look(child, child.name if isinstance(child, ast.FunctionDef) else function)
    return look(ast.parse(script), "")


faults, files, known = [], 0, set()
for file in sorted((ROOT / "tests").rglob("*")):
    own = file.relative_to(ROOT)
    if file.suffix == ".py":
        files += 1
        for function, number in sleeps(file.read_text(encoding="utf-8")):
            known.add((own.as_posix(), function))
            if (own.as_posix(), function) not in SLEEPS:
                faults.append(f"{own}:{number} sleeps")
    if file.suffix not in (".h", ".cpp") or own.parts[1] == "bench":  # a benchmark may let things settle
        continue
    files += 1
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if WAITS.search(line):
            faults.append(f"{own}:{number} waits for a time: {line.strip()}")
faults += [f"{file} does not sleep in {function}() any more: take it off the list" for file, function in SLEEPS if (file, function) not in known]
print(f"{files} files of tests, {len(faults)} waits for a time")
if faults or files < 100:
    sys.exit("\n".join(faults) or "the tests were not found")
