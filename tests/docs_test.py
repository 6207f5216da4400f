#!/usr/bin/env python3
"""Holds docs/protocol.md to the program: the conversation on the page is held, the words of each request's answer stand on the page,
and so do all error codes, games, phases and kinds of moves and events that random games meet.

usage: docs_test.py PAGE TACKLE
"""
import json
import pathlib
import random
import re
import subprocess
import sys

PAGE = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
WORDS = set(re.findall(r"[A-Za-z][A-Za-z0-9-]*", " ".join(re.findall(r"`([^`\n]+)`", PAGE) + re.findall(r"^    (\{.*)$", PAGE, re.M))))
GAMES = 12  # of each, long enough for every phase but the rarest
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

engine = Engine()
asked = set()
for game in engine.ask('{"do":"hello"}')["games"]:
    known(game["id"], "hello")
    for number in range(GAMES):
        choice = random.Random(number)
        seats = game["seats"][0] + number % (game["seats"][1] - game["seats"][0] + 1)
        view = engine.ask(json.dumps({"do": "new", "game": game["id"], "seats": seats, "seed": number}))["view"]
        for _ in range(600):
            if view["over"]:
                break
            asked.add((game["id"], view["phase"]))
            move = choice.choice(engine.ask('{"do":"moves"}')["moves"])
            asked.update((game["id"], word) for word in [move["move"]["kind"], *view, *move["move"]])
            answer = engine.ask(json.dumps({"do": "move", **move}))
            for event in answer["events"]:
                asked.update((game["id"], word) for word in [event["event"], *event])
            view = answer["view"]
for game, word in sorted(asked):
    known(word, game)
print(f"{len(conversation)} requests of the page, {len(asked)} words of five games, {len(faults)} faults")
if faults or len(asked) < 200:
    sys.exit("\n".join(faults) or "hardly a word was met")
