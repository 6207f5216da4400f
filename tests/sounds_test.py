#!/usr/bin/env python3
"""Checks that the sounds equal the output of their scripts, that the program uses exactly these, and their order in the plan.

usage: sounds_test.py [FOLDER-OF-THE-PROJECT]

tests/views/soundfiles_test.cpp measures loudness. Prints one line for each error, and exits with 1 if there was any.
"""
import importlib
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[1])
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "resources" / "art"))
sounds, plan = importlib.import_module("sounds"), importlib.import_module("sounds.plan")

FOLDER = ROOT / "resources" / "sounds"
errors = []


def must(right, words):
    if not right:
        errors.append(words)


files = {file for file, *_ in plan.files()}
shipped = {path.stem for path in FOLDER.glob(f"*.{sounds.ENDING}")}
must(files == shipped, f"planned, or there, but not both: {', '.join(sorted(files ^ shipped))}")
listed = set(re.findall(r'alias="sounds/([^"]+)\.wav"', (ROOT / "resources/resources.qrc").read_text()))
must(files == listed, f"planned, or in resources.qrc, but not both: {', '.join(sorted(files ^ listed))}")
must(sounds.stamp(FOLDER) == (FOLDER / "made.txt").read_text(),
     "a script or a sound is not what resources/sounds/made.txt says: make them anew (resources/art/generate.py sounds)")

code = (ROOT / "views/sounds/cues.cpp").read_text()
cues = {name: (int(steps), int(takes), rank.lower())
        for name, steps, takes, rank in re.findall(r'\.name = "([^"]+)", \.steps = (\d+), \.takes = (\d+), \.rank = (\w+)', code)}
must(len(cues) == code.count(".name = "), "cues.cpp is written in another way than this test reads")
for name in sorted(set(cues) ^ set(plan.PLAN)):
    must(False, f"{name}: planned, or in cues.cpp, but not both")
for name in sorted(set(cues) & set(plan.PLAN)):
    planned = plan.PLAN[name]
    must(cues[name] == (planned.steps, planned.takes, planned.loudness), f"{name}: {cues[name]} in cues.cpp is not {planned}")

quietest = min(plan.LUFS[kind] for kind in plan.SELDOM)
must(quietest - max(plan.LUFS[kind] for kind in plan.FREQUENT) >= plan.LEAST_BETWEEN, "what is frequent is not below what is seldom")
for words in errors:
    print(words)
size = sum(path.stat().st_size for path in FOLDER.glob(f"*.{sounds.ENDING}"))
print(f"{len(files)} files, {size / 1e6:.2f} MB, {len(cues)} cues, {len(errors)} errors")
sys.exit(1 if errors else 0)
