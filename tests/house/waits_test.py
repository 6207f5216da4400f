#!/usr/bin/env python3
"""Tests wait for what they mean (until() and untilIdle() in tests/support/eventloop.h, QTRY_...), never for a time.

usage: waits_test.py ROOT
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
WAITS = re.compile(r"\b(?:qWait|qSleep|msleep|usleep|sleep_for)\(")
faults, files = [], 0
for file in sorted((ROOT / "tests").rglob("*")):
    own = file.relative_to(ROOT)
    if file.suffix not in (".h", ".cpp") or own.parts[1] == "bench":  # a benchmark may let things settle
        continue
    files += 1
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if WAITS.search(line):
            faults.append(f"{own}:{number} waits for a time: {line.strip()}")
print(f"{files} files of tests, {len(faults)} waits for a time")
if faults or files < 100:
    sys.exit("\n".join(faults) or "the tests were not found")
