#!/usr/bin/env python3
"""Holds docs/protocol.md to the program: the conversation on the page is held, and the words of each answer stand on the page. (That the
words of all games do is held by tests/console/duel_test.py.)

usage: docs_test.py PAGE TACKLE
"""
import json
import pathlib
import re
import subprocess
import sys

PAGE = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
WORDS = set(re.findall(r"[A-Za-z][A-Za-z0-9-]*", " ".join(re.findall(r"`([^`\n]+)`", PAGE) + re.findall(r"^    (\{.*)$", PAGE, re.M))))
faults = []


class Engine:
    def __init__(self):
        self.program = subprocess.Popen([sys.argv[2], "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()
        return json.loads(self.program.stdout.readline())


def known(word, where):
    if word not in WORDS:
        faults.append(f"{where}: the page has no word \"{word}\"")


engine = Engine()
conversation = re.findall(r'^    (\{"do".*\})$', PAGE, re.M)
for line in conversation:
    answer = engine.ask(line)
    if not answer["ok"]:
        faults.append(f"{line}\n    is refused: {answer['error']['text']}")
    for word in answer:
        known(word, line)
if engine.program.wait(10) != 0 or len(conversation) < 9:
    faults.append("the conversation on the page does not end well")

print(f"{len(conversation)} requests of the page, {len(faults)} faults")
if faults:
    sys.exit("\n".join(faults))
