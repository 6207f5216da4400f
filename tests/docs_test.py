#!/usr/bin/env python3
"""Checks docs/protocol.md against the program: the example conversation works, and the tables list exactly the fields of all
observations and moves in random games.

usage: docs_test.py PAGE TACKLE
"""
import json
import pathlib
import random
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "support"))
from games import FINISHED

PAGE = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
REASONS = set(re.findall(r"`([a-z0-9-]+)`", pathlib.Path(sys.argv[1]).with_name("bots").joinpath("README.md").read_text(encoding="utf-8")))
MATCHES, MOST_MOVES = 3, 100  # for each table size; in each match
errors = set()
cards = {"?"}
KINDS = {  # the types in the tables
    "number": lambda value, seats: type(value) is int,
    "seat": lambda value, seats: type(value) is int and 0 <= value < seats,
    "card": lambda value, seats: value in cards,
    **{word: lambda value, seats, type_=type_: isinstance(value, type_)
       for word, type_ in (("word", str), ("true or false", bool), ("object", dict), ("list", list))},
}


engine = subprocess.Popen([sys.argv[2], "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def do(request, **more):
    """Sends a request (a whole line, or a name and fields) and returns the answer."""
    engine.stdin.write((json.dumps({"do": request, **more}) if more else request) + "\n")
    engine.stdin.flush()
    answer = json.loads(engine.stdout.readline())
    return answer if answer["ok"] else sys.exit(f"{request} is refused: {answer['error']['text']}")


def rows(text, header):
    """Returns the cells of each row of all tables with that header."""
    tables = re.findall(rf"^{re.escape(header)}\n\|---.*\n((?:\|.*\n)+)", text, re.M)
    return [[cell.strip() for cell in line.strip("|").split("|")] for table in tables for line in table.splitlines()]


def fields_in(text):
    """Returns the types of each field by its path, with None if it may be null."""
    fields = {path.strip("`"): kind.split(" or null") for path, kind, _ in rows(text, "|field|what it is||")}
    return {path: {kind, *(None for _ in null)} for path, (kind, *null) in fields.items()}


def moves_in(text):
    """Returns required and optional fields by phase and kind of a move."""
    moves = {}
    for phases, _, cell in rows(text, "|phase|who|moves|"):
        for kind, told in re.findall(r"`([a-z0-9-]+)`(?: \(([^)]*)\))?", cell):
            optional = set(re.findall(r"optional `(\w+)`", told.partition(":")[0]))
            for phase in re.findall(r"`(\w+)`", phases):
                moves[phase, kind] = set(re.findall(r"`(\w+)`", told.partition(":")[0])) - optional, optional
    return moves


def look(value, path, seats, fields, met):
    """Compares a field of an observation, and all its subfields, with the tables."""
    kind = next((kind for kind in fields.get(path, ()) if kind), None)
    met.add((path, None if value is None else kind))
    if not (None in fields.get(path, ()) if value is None else KINDS[kind](value, seats) if kind else isinstance(value, (dict, list))):
        errors.add(f"{path} is {json.dumps(value)}, and on the page {kind or 'nothing'}")
    for name, entry in value.items() if isinstance(value, dict) else [("[]", entry) for entry in value] if isinstance(value, list) else ():
        look(entry, path + name if name == "[]" else f"{path}.{name}" if path else name, seats, fields, met)


shared, shared_met = fields_in(PAGE[PAGE.index("## Views"):PAGE.index("## Words")]), set()
for game in do('{"do":"hello"}')["games"]:
    if game["id"] not in FINISHED:
        continue
    cards.update(game["deck"], *game.get("decks", {}).values())
    text = re.search(rf"^\*\*[^*]+\*\*, `{game['id']}`\..*?(?=^\*\*|\Z)", PAGE, re.M | re.S)[0]
    own, moves, met = fields_in(text), moves_in(text), set()
    for seats, seed in [(seats, seed) for seats in game["seats"] for seed in range(MATCHES)]:
        dice = random.Random(seed)
        options = {option["name"]: option["least"] if "least" in option else dice.choice(option["choices"]) for option in game["options"]}
        view = do("new", game=game["id"], seats=seats, seed=seed, options=options)["view"]
        for number in range(MOST_MOVES):
            for seat in range(seats):
                look(do("view", seat=seat)["view"], "", seats, shared | own, met)
            if view["over"]:
                break
            seat = dice.choice(view["waiting"])
            choices = [entry["move"] for entry in do("moves", seat=seat)["moves"]]
            bot = do("bot", seat=seat, level="minnow", seed=number)
            if bot["why"] and bot["why"]["kind"] not in REASONS:
                errors.add(f"docs/bots/README.md has no reason {bot['why']['kind']}")
            move = bot["move"] if seed % 2 else dice.choice(choices)
            needed, optional = moves.get((view["phase"], move["kind"]), ({"no such move"}, set()))
            if not needed <= set(move) - {"kind"} <= needed | optional:
                errors.add(f"{game['id']}: {move} in {view['phase']} is not on the page")
            view = do("move", seat=seat, move=move)["view"]
    errors |= {f"{game['id']}: no view had {path} as {kind}" for path, kinds in own.items() for kind in kinds if (path, kind) not in met}
    shared_met |= met
for line in re.findall(r'^    (\{"do".*\})$', PAGE, re.M):
    do(line)  # the example conversation, which ends with quit
errors |= {f"no view had {path} as {kind}" for path, kinds in shared.items() for kind in kinds if (path, kind) not in shared_met}
sys.exit("\n".join(sorted(errors)) or engine.wait(10))
