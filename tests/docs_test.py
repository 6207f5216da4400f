#!/usr/bin/env python3
"""Holds docs/protocol.md to the program: the conversation on the page is held, and the words of each answer stand on the page. Games are
played at their smallest and largest tables: each field of each seat's views stands in the tables of the page, with what it is and whether
it may be null, and each move that may be made in the table of its game's moves. What the tables say of fields is met in those games, too.
(That the other words that programs meet stand on the page is held by tests/console/duel_test.py.) And what comments in the sources name
is there: files and folders, and the headings of pages. And the page for bots names all kinds of reasons.

usage: docs_test.py PAGE TACKLE
"""
import json
import pathlib
import random
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent / "support"))
from playedgames import played_games

PAGE = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
WORDS = set(re.findall(r"[A-Za-z][A-Za-z0-9-]*", " ".join(re.findall(r"`([^`\n]+)`", PAGE) + re.findall(r"^    (\{.*)$", PAGE, re.M))))
MATCHES, MOST_MOVES = 3, 100  # at a table, in a match
faults = {}  # their texts; each is told once


def fault(text):
    faults[text] = True


class Engine:
    def __init__(self):
        self.program = subprocess.Popen([sys.argv[2], "protocol"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        self.program.stdin.write(line + "\n")
        self.program.stdin.flush()
        return json.loads(self.program.stdout.readline())

    def good(self, **request):
        answer = self.ask(json.dumps(request))
        assert answer["ok"], (request, answer)
        return answer


# ---- the conversation ----


def hold_conversation():
    engine = Engine()
    conversation = re.findall(r'^    (\{"do".*\})$', PAGE, re.M)
    for line in conversation:
        answer = engine.ask(line)
        if not answer["ok"]:
            fault(f"{line}\n    is refused: {answer['error']['text']}")
        for word in set(answer) - WORDS:
            fault(f"{line}: the page has no word \"{word}\"")
    if engine.program.wait(10) != 0 or len(conversation) < 9:
        fault("the conversation on the page does not end well")
    return len(conversation)


# ---- the tables ----

CARDS = {"?"}  # and the cards of all games
KINDS = {  # what a field is, by the words that the tables have for it
    "number": lambda value, seats: type(value) is int,
    "seat": lambda value, seats: type(value) is int and 0 <= value < seats,
    "card": lambda value, seats: value in CARDS,
    "word": lambda value, seats: isinstance(value, str),
    "true or false": lambda value, seats: isinstance(value, bool),
    "object": lambda value, seats: isinstance(value, dict),
    "list": lambda value, seats: isinstance(value, list),
}


def rows(text, header):
    """Of all tables with such a header, each a list of its cells."""
    found = []
    for table in re.findall(rf"^{re.escape(header)}\n\| ---.*\n((?:\|.*\n)+)", text, re.M):
        found += [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
    return found


def fields_in(text):
    """By the path of a field: what it is, and if it may be null null, too."""
    fields = {path.strip("`"): kind.split(" or null") for path, kind, _ in rows(text, "| field | what it is | |")}
    for path, (kind, *_) in fields.items():
        if kind not in KINDS:
            fault(f"the page says that {path} is \"{kind}\"")
    return {path: [kind, *(None for _ in null)] for path, (kind, *null) in fields.items()}


def moves_in(text):
    """By phase and kind: the fields that a move has, and those that it may have."""
    moves = {}
    for phases, _, cell in rows(text, "| phase | who | moves |"):
        for kind, told in re.findall(r"`([a-z0-9-]+)`(?: \(([^)]*)\))?", cell):
            fields = told.partition(":")[0]
            optional = set(re.findall(r"optional `(\w+)`", fields))
            for phase in re.findall(r"`(\w+)`", phases):
                moves[phase, kind] = (set(re.findall(r"`(\w+)`", fields)) - optional, optional)
    return moves


class Game:
    shared = fields_in(PAGE[PAGE.index("## Views"):PAGE.index("## Words")])

    def __init__(self, told):
        self.id, self.tables, self.options = told["id"], told["seats"], told["options"]
        CARDS.update(told["deck"], *told.get("decks", {}).values())
        text = re.search(rf"^\*\*[^*]+\*\*, `{self.id}`\..*?(?=^\*\*|\Z)", PAGE, re.M | re.S)
        self.own, self.moves = fields_in(text[0]), moves_in(text[0])
        self.hidden = set(re.findall(r"^\| `(\w+)` \*wait\* \|", text[0], re.M))
        self.endings = set(re.findall("`([a-z-]+)`", re.search("^Words of `ending`: .*", text[0], re.M)[0]))
        self.met = set()

    def look(self, value, path, seats):
        """Holds a field of a view, and all that is in it, to the tables."""
        is_told = self.own.get(path) or self.shared.get(path)
        kind = is_told[0] if is_told else None
        if value is None:
            self.met.add((path, None))
            if not is_told or None not in is_told:
                fault(f"{self.id}: the page does not say that {path} may be null")
            return
        self.met.add((path, kind))
        if kind and not KINDS[kind](value, seats):
            fault(f"{self.id}: {path} is no {kind}: {json.dumps(value)}")
        if isinstance(value, dict):
            for name, entry in value.items():
                self.look(entry, f"{path}.{name}" if path else name, seats)
        elif isinstance(value, list):
            for entry in value if value and isinstance(value[0], (dict, list)) else set(value):
                self.look(entry, path + "[]", seats)
        elif not kind:
            fault(f"{self.id}: the page has no field {path}")

    def hold_move(self, phase, move):
        if (phase, move["kind"]) not in self.moves:
            return fault(f"{self.id}: the page has no {move['kind']} in {phase}")
        needed, optional = self.moves[phase, move["kind"]]
        named = set(move) - {"kind"}
        if not needed <= named <= needed | optional:
            fault(f"{self.id}: the page gives {move['kind']} in {phase} other fields than {sorted(named)}")

    def hold_phase(self, view, seen, seat):
        """A phase that the table marks is `wait` to all but those who may move, and no other is."""
        hides = view["phase"] in self.hidden and seat not in view["waiting"]
        if seen["phase"] != ("wait" if hides else view["phase"]):
            fault(f"{self.id}: {view['phase']} shows as {seen['phase']}, against its mark")

    def hold_kinds(self, engine):
        """The program knows each move of the tables by its kind."""
        engine.good(do="new", game=self.id, seats=self.tables[0])
        for kind in {kind for _, kind in self.moves}:
            answer = engine.ask(json.dumps({"do": "move", "seat": 0, "move": {"kind": kind}}))
            if not answer["ok"] and answer["error"]["text"].startswith("I do not know"):
                fault(f"{self.id} knows no move {kind}, which the page has")

    def play(self, engine, seats, seed):
        """A match as short as options make it: the moves are taken by chance, or a bot's."""
        dice = random.Random(seed)
        options = {option["name"]: option["least"] if "least" in option else dice.choice(option["choices"]) for option in self.options}
        view = engine.good(do="new", game=self.id, seats=seats, seed=seed, options=options)["view"]
        for number in range(MOST_MOVES):
            for seat in {dice.choice(view["waiting"]), dice.randrange(seats)}:
                seen = engine.good(do="view", seat=seat)["view"]
                self.look(seen, "", seats)
                self.hold_phase(view, seen, seat)
            seat = dice.choice(view["waiting"])
            if seed % 2:
                move = engine.good(do="bot", seat=seat, level="minnow", seed=number)["move"]
            else:
                moves = [entry["move"] for entry in engine.good(do="moves", seat=seat)["moves"]]
                move = dice.choice([move for move in moves if move["kind"] != "ask" and dice.random() < 0.5] or moves)
            self.hold_move(view["phase"], move)
            answer = engine.good(do="move", seat=seat, move=move)
            view = answer["view"]
            for ending in {event["ending"] for event in answer["events"] if event["event"] == "scored"} - self.endings:
                fault(f"{self.id}: the page has no ending {ending}")
            if view["over"]:
                break
        self.look(engine.good(do="view", seat=0)["view"], "", seats)


def hold_games():
    engine = Engine()
    all_games = engine.good(do="hello")["games"]
    games = [Game(told) for told in all_games if told["id"] in played_games()]
    for game in games:
        game.hold_kinds(engine)
        for seats in game.tables:
            for seed in range(MATCHES):
                game.play(engine, seats, seed)
        for path, kinds in game.own.items():
            for kind in kinds:
                if (path, kind) not in game.met:
                    fault(f"{game.id}: no view had {path} as {kind}, as the page says")
    engine.good(do="quit")
    engine.program.wait(10)
    met = set.union(*(game.met for game in games))
    for path, kinds in Game.shared.items() if len(games) == len(all_games) else ():
        for kind in kinds:
            if (path, kind) not in met:
                fault(f"no view had {path} as {kind}, as the page says")
    return sum(len(game.own) + len(game.moves) for game in games) + len(Game.shared)


# ---- what comments name ----

ROOT = pathlib.Path(__file__).resolve().parents[1]
ROOMS = ("app", "cmake", "docs", "model", "packaging", "resources", "tests", "views")
# A path from one of those folders on, or the end of a path to a source or a page; <game> stands for each game's folder.
NAMED = re.compile(rf"(?<![\w/.])(?:(?:{'|'.join(ROOMS)})/[\w<>./-]*[\w>]|[\w<>./-]+\.(?:cpp|h|md|py)\b)")
HEADING = re.compile(r"\(([\w/-]+\.md), ([A-Z][^)]*)\)")


def hold_comments():
    files = [path for room in ROOMS for path in (ROOT / room).rglob("*")]
    places = {str(place.relative_to(ROOT)) for place in [*files, *(ROOT / room for room in ROOMS)]}
    ends = {place[at:] for place in places for at in (0, *(slash.end() for slash in re.finditer("/", place)))}
    games = re.findall("^([a-z]+) ", (ROOT / "model/games/games.txt").read_text(encoding="utf-8"), re.M)
    count = 0
    for source in files:
        if source.suffix not in (".h", ".cpp"):
            continue
        comments = "\n".join(re.findall(r"(?:^|\s)///?<?(.*)", source.read_text(encoding="utf-8")))
        where = source.relative_to(ROOT)
        for name in NAMED.findall(comments):
            count += 1
            known = places if name.startswith(tuple(f"{room}/" for room in ROOMS)) else ends
            for path in {name.replace("<game>", game) for game in games}:
                if path not in known:
                    fault(f"{where}: there is no {path}")
        for page, heading in HEADING.findall(comments):
            texts = [file.read_text(encoding="utf-8") for file in files if file.match(f"docs/{page}")]
            if not any(re.search(rf"^#+ {re.escape(heading)}$", text, re.M) for text in texts):
                fault(f"{where}: {page} has no \"{heading}\"")
    return count


# ---- the kinds of reasons ----


def hold_reasons():
    """The page for bots names each kind of reason that the sources have."""
    page = (ROOT / "docs/bots/README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z0-9-]+)`", page[page.index("### Kinds of reasons"):page.index("## The result")]))
    for source in ROOT.glob("model/games/*/bot/motive.h"):
        names = re.search(r"kMotiveNames\[\] = \{(.*?)\};", source.read_text(encoding="utf-8"), re.S)[1]
        for kind in sorted(set(re.findall(r'"([^"]+)"', names)) - {"none"} - named):
            fault(f"docs/bots/README.md has no kind of reason {kind}, which {source.relative_to(ROOT)} has")


lines, told, named = hold_conversation(), hold_games(), hold_comments()
hold_reasons()
print(f"{lines} requests and {told} fields and moves of the page, {named} files and folders in comments, {len(faults)} faults")
if faults:
    sys.exit("\n".join(faults))
