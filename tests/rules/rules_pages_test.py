#!/usr/bin/env python3
"""Checks the rules pages: tags, anchors, links, card pictures, rulings, and that the languages agree.

usage: rules_pages_test.py [FOLDER-OF-THE-PROJECT]

Prints one line for each error, and exits with 1 if there was any.
"""
import pathlib
import re
import sys
import xml.etree.ElementTree
from html.parser import HTMLParser

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "support"))
from games import need_rows

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[2])
PAGES = ROOT / "resources" / "rules"
LANGUAGES = ["en", "de"]

# Anchors that the program opens.
COMMON_ANCHORS = ["aim", "turn", "scoring", "end", "options", "questions", "playing"]
ZINGERS = ["game-warden", "dead-scuba-diver", "no-fishing", "glass-bottom-boat", "the-net", "two-fisted-fisherman",
           "the-lure", "divine-intervention"]
WTF_CARDS = ["mugger-croc", "snapper-snatch", "mrs-crabite", "wtf-tax", "ben-franklin", "communist-manifesto",
             "elvis-effect", "beaver-buddha"]
GAMES = {
    "twisted-fish": {"letter": "T", "deck": "twisted-fish", "cards": ["fish"] + ZINGERS},
    "what-the-fish": {"letter": "W", "deck": "what-the-fish", "cards": ["fish", "kill", "protection"] + WTF_CARDS},
    "platinum-fish": {"letter": "P", "deck": "standard", "cards": ["any"], "more": ["dice", "shuffle"]},
    "rainbow-fish": {"letter": "R", "deck": "rainbow-fish",
                     "cards": ["number", "skip", "reverse", "draw-2", "wild", "wild-draw-4", "downpour-1", "downpour-2",
                               "war-machine"]},
    "great-lakes": {"letter": "G", "deck": "standard", "cards": ["any", "ace", "court"]},
    "go-fish": {"letter": "F", "deck": "standard", "cards": ["any"]},
}
need_rows(GAMES, "The table of what a page must have")

# The faces of each deck, by their protocol names.
FISH = ["card-shark", "whale", "blowfish", "starfish", "clownfish", "barnacle", "jellyfish", "shrimp", "eel", "crab",
        "dogfish", "hammerhead", "flying-fish"]
DECKS = {
    "twisted-fish": {f"{color}-{fish}" for fish in FISH for color in ["red", "green", "blue", "yellow", "purple"]}
    | set(ZINGERS),
    "what-the-fish": {f"{kind}-{value}" for kind in ["fish", "kill", "protection"] for value in range(1, 14)}
    | set(WTF_CARDS),
    "rainbow-fish": {f"{color}-{face}" for color in ["red", "yellow", "green", "blue"]
                     for face in [*map(str, range(10)), "skip", "reverse", "draw-2"]}
    | {"wild", "wild-draw-4", "wild-downpour-1", "wild-downpour-2", "war-machine"},
    "standard": {rank + suit for suit in "SHDC" for rank in ["A", *map(str, range(2, 11)), "J", "Q", "K"]},
}
assert {name: len(faces) for name, faces in DECKS.items()} == {
    "twisted-fish": 73, "what-the-fish": 47, "rainbow-fish": 57, "standard": 52}

# The subset of HTML that QTextBrowser supports and the pages use, with allowed attributes.
TAGS = {
    "html": {"lang"}, "head": set(), "meta": {"charset"}, "title": set(), "style": set(), "body": set(),
    "h1": set(), "h2": set(), "h3": set(), "p": {"align"}, "div": {"align"}, "ul": set(), "ol": set(), "li": set(),
    "table": {"align", "border", "cellpadding", "cellspacing", "width"}, "tr": set(),
    "td": {"align", "valign", "width"}, "th": {"align"}, "b": set(), "i": set(), "big": set(), "small": set(),
    "nobr": set(), "a": {"name", "href"}, "img": {"src", "height"}, "br": set(), "hr": set(),
    "kbd": {"title"},
}
VOID = {"meta", "img", "br", "hr"}

# Words that look like keys in the section about playing.
KEYS = re.compile(r"(?<![\w-])(?:(?:[B-Z]|A(?! [a-z]))(?![\w-])|F\d+|Space|Enter|Esc|Ctrl\S*|Strg\S*|Home|arrow keys?|Pfeiltasten?|Leertaste|Eingabetaste)(?!\w)")

RULING = re.compile(r"(?<![\w-])([A-Z])-(\d+)(?![\w-])")

errors = []


def report(page, text):
    errors.append(f"{page}: {text}")


class Page(HTMLParser):
    """A parsed page: anchors, links, pictures and text. Reports errors of the markup while parsing."""

    def __init__(self, name, html):
        super().__init__(convert_charrefs=True)
        self.name, self.open = name, []
        self.anchors, self.links, self.images, self.text = [], [], [], []
        self.counts, self.language, self.styles = {}, None, []
        self.keys, self.section, self.played, self.cited = [], None, [], []
        self.feed(html)
        self.close()
        for tag, line in self.open:
            report(name, f"<{tag}> of line {line} is never closed")

    def handle_starttag(self, tag, attrs):
        line = self.getpos()[0]
        values = dict(attrs)
        self.counts[tag] = self.counts.get(tag, 0) + 1
        if tag not in TAGS:
            report(self.name, f"line {line}: <{tag}> is not drawn by the reader")
        for key in values.keys() - TAGS.get(tag, set()):
            report(self.name, f"line {line}: <{tag} {key}> is not for these pages")
        if tag == "html":
            self.language = values.get("lang")
        if "name" in values:
            self.anchors.append(values["name"])
            self.section = values["name"]
        if tag == "kbd":
            self.keys.append(values.get("title"))
            if not values.get("title"):
                report(self.name, f"line {line}: a key that does not say what it does")
        if "href" in values:
            self.links.append(values["href"])
        if tag == "img":
            self.images.append(values.get("src"))
            if not (values.get("height") or "").isdigit():
                report(self.name, f"line {line}: a picture without a height")
        if tag not in VOID:
            self.open.append((tag, line))

    def handle_startendtag(self, tag, attrs):
        report(self.name, f"line {self.getpos()[0]}: <{tag}/> is not HTML")

    def handle_endtag(self, tag):
        line = self.getpos()[0]
        if not self.open or self.open[-1][0] != tag:
            inside = f"<{self.open[-1][0]}> of line {self.open[-1][1]}" if self.open else "nothing"
            report(self.name, f"line {line}: </{tag}> inside {inside}")
            while self.open and self.open[-1][0] != tag and any(t == tag for t, _ in self.open):
                self.open.pop()
            if not self.open or self.open[-1][0] != tag:
                return
        self.open.pop()

    def handle_data(self, data):
        if self.open and self.open[-1][0] == "style":
            self.styles.append(data)
        else:
            self.text.append(data)
            if self.section == "playing" and not (self.open and self.open[-1][0] == "kbd"):
                self.played.append(data)


def known_rulings():
    """Returns the numbers of the rulings in docs/rules, by letter."""
    rulings = {}
    for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
        for letter, number in re.findall(r"^- \*\*([A-Z])-(\d\d)\*\*", page.read_text(encoding="utf-8"), re.M):
            rulings.setdefault(letter, []).append(number)
    return rulings or sys.exit("docs/rules rules nothing")


def check(language, game, rulings):
    """Parses a page and checks it by itself. Returns None if it does not exist."""
    name = f"{language}/{game}.html"
    file = PAGES / name
    if not file.is_file():
        report(name, "is missing")
        return None
    try:
        html = file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        report(name, f"is not UTF-8: {error}")
        return None
    page, facts = Page(name, html), GAMES[game]
    if page.language != language:
        report(name, f"says that its language is {page.language}")
    if re.search(r"color|background|#[0-9a-fA-F]{3}|font", "".join(page.styles)):
        report(name, "sets a colour or a font, which would break dark palettes and large text")
    for tag in ["h1", "title"]:
        if page.counts.get(tag) != 1:
            report(name, f"has {page.counts.get(tag, 0)} <{tag}>")

    for anchor in {a for a in page.anchors if page.anchors.count(a) > 1}:
        report(name, f"has the anchor {anchor} more than once")
    for anchor in COMMON_ANCHORS + ["card-" + card for card in facts["cards"]] + facts.get("more", []):
        if anchor not in page.anchors:
            report(name, f"has no anchor {anchor}")
    for link in page.links:
        if not link.startswith("#"):
            report(name, f"links out of the page, to {link}")
        elif link[1:] not in page.anchors:
            report(name, f"links to {link}, which is nowhere")
    for anchor in COMMON_ANCHORS:
        if "#" + anchor not in page.links:
            report(name, f"has no link to {anchor} in its table of contents")

    for image in page.images:
        deck, _, face = (image or "").removeprefix("card:").partition("/")
        if image == "back:" + game:
            continue
        if not (image or "").startswith("card:") or deck not in DECKS or face not in DECKS[deck]:
            report(name, f"shows {image}, which is no card")
        elif deck != facts["deck"]:
            report(name, f"shows {image}, a card of another deck")
    if not page.images:
        report(name, "shows no card")

    text = " ".join(page.text)
    cited = [match.groups() for match in RULING.finditer(text)]
    for letter, number in cited:
        if letter not in (facts["letter"], "X") or number not in rulings[letter]:
            report(name, f"cites {letter}-{number}, which is no ruling of this game")
    for number in rulings[facts["letter"]]:
        if (facts["letter"], number) not in cited:
            report(name, f"does not answer with {facts['letter']}-{number}")
    # <kbd title="..."> states what a key does; tests/desktop/rulekeys_test.cpp presses it.
    for key in KEYS.findall(" ".join(page.played)):
        report(name, f"names the key {key} without <kbd>")
    if re.search(r"\*\*|\[[#A-Z]|@@|TODO", text):
        report(name, "has traces of a draft in its text")
    page.cited = cited
    return page


def check_alike(game, pages):
    """Checks that all languages have the same anchors, pictures, links, rulings and parts in the same order."""
    first = LANGUAGES[0]
    for language in LANGUAGES[1:]:
        one, other = pages[first], pages[language]
        if not one or not other:
            continue
        for what in ["anchors", "links", "images", "cited", "keys"]:
            here, there = getattr(one, what), getattr(other, what)
            if here == there:
                continue
            differs = next((i for i, (a, b) in enumerate(zip(here, there)) if a != b), min(len(here), len(there)))
            report(f"{game}", f"{what} differ between {first} and {language} from number {differs + 1} on: "
                             f"{here[differs:differs + 1]} and {there[differs:differs + 1]}")
        for tag in TAGS.keys() - {"b", "i"}:
            if one.counts.get(tag, 0) != other.counts.get(tag, 0):
                report(game, f"{first} has {one.counts.get(tag, 0)} <{tag}>, {language} {other.counts.get(tag, 0)}")


def check_resource_file():
    """Checks that rules.qrc lists exactly the pages, as :/rules/LANGUAGE/GAME.html."""
    found = set()
    for resource in xml.etree.ElementTree.parse(PAGES / "rules.qrc").getroot().findall("qresource"):
        for file in resource.findall("file"):
            alias = file.get("alias", file.text)
            found.add(resource.get("prefix") + "/" + alias)
            if not (PAGES / file.text).is_file():
                report("rules.qrc", f"names {file.text}, which is not there")
    wanted = {f"/rules/{language}/{page}.html" for language in LANGUAGES for page in [*GAMES, "keyboard"]}
    for path in sorted(wanted ^ found):
        report("rules.qrc", f"{'lacks' if path in wanted else 'has besides'} :{path}")


rulings = known_rulings()
for game in GAMES:
    check_alike(game, {language: check(language, game, rulings) for language in LANGUAGES})
check_alike("keyboard", {language: Page(f"{language}/keyboard.html", (PAGES / language / "keyboard.html").read_text(encoding="utf-8"))
                         for language in LANGUAGES})
check_resource_file()
for line in errors:
    print(line)
print(f"{len(LANGUAGES) * len(GAMES)} pages, {len(errors)} errors")
sys.exit(1 if errors else 0)
