"""Which games the functions of a test play, by what its source names: where nothing has changed but one game's folders,
what plays only other games need not run again (tests/unchanged.py).

A function plays the games whose id, type or folder stands in it, in its _data function, or in what it uses of the same file or of the
headers of tests/ that this includes, with the source files beside them. One that goes through all games plays all; so does one of which
nothing can be told."""
import ast
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
LISTED = re.findall(r"^([a-z]+) +([A-Za-z]+) ", (ROOT / "model/games/games.txt").read_text(encoding="utf-8"), re.M)
ALL = {folder for folder, _ in LISTED}
GOES_THROUGH_ALL = re.compile(r"played\w*Games?|playedIds|isPlayed|kGames\b|gameInfos|forEach\w*Game|allGames|TACKLEBOX_FOR_EACH_GAME")
GOOGLETEST = re.compile(r"^TEST\((\w+), (\w+)\) \{", re.M)
PARAMETERS = r"(?:[^;{}\[]|(?<![(, ])\[|\[(?=\[))*"  # among them no lambda, with which it would be a call
BEGINS = re.compile(rf"^(?: {{4}})?(?! )[^\n;#/}}]*?\b(\w+)\({PARAMETERS}\)(?: const)?(?: override)? \{{", re.M)
CLASS = re.compile(r"^(?:class|struct) (\w+)[^;{}]*\{", re.M)
INCLUDE = re.compile(r'^#include "(tests/[^"]+|[^"/]+\.h)"', re.M)
CONSTANT = re.compile(r"^(?:inline |static )?(?:constexpr|const)\b[^;{]*?\b(k\w+)\b[^;]*?;", re.M | re.S)


def id_of(kind):
    """The id of the game with that type."""
    return "-".join(re.findall("[A-Z][a-z]*", kind)).lower()


def games_named(text):
    """The folders of the games that a piece of source names."""
    found = set()
    for folder, kind in LISTED:
        if re.search(rf"\b{kind}|\b{folder}::|/{folder}/|\b{id_of(kind)}\b", text):
            found.add(folder)
    return found


def end_of_block(text, at):
    """The place behind the brace that closes the one before `at`; braces in strings and comments do not count."""
    depth = 1
    for token in re.finditer(r'R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|//[^\n]*|[{}]', text[at:]):
        depth += {"{": 1, "}": -1}.get(token.group(), 0)
        if depth == 0:
            return at + token.end()
    return len(text)


def definitions(source):
    """Each function, class and constant of a file by its name, with its text but for comments; those of one name are one. What a class
    says is all but its functions: these count where they are named, but for those that somebody else calls (overrides, slots)."""
    source = re.sub(r"^\s*//[^\n]*|(?<=[;{}]) *//[^\n]*", "", source, flags=re.M)
    found = {}
    functions = []
    for begin in BEGINS.finditer(source):
        name, end = begin.group(1), end_of_block(source, begin.end())
        found[name] = found.get(name, "") + source[begin.start():end]
        if name != "operator" and " override {" not in begin.group():
            functions.append((begin.start(), end))
    for begin in CLASS.finditer(source):
        name, at, end = begin.group(1), begin.start(), end_of_block(source, begin.end())
        said = ""
        for first, last in functions:
            if at <= first < end:
                said += source[at:first]
                at = last
        said += source[at:end]
        if " slots:" not in said:
            found[name] = found.get(name, "") + said
    for constant in CONSTANT.finditer(source):
        name = constant.group(1)
        found[name] = found.get(name, "") + constant.group()
    return found


def included(source, folder, known=None):
    """The headers of tests/ that a source file in `folder` includes, those that these include, and the source files beside them."""
    files = {} if known is None else known
    for name in INCLUDE.findall(source):
        header = ROOT / name if "/" in name else folder / name
        for file in (header, header.with_suffix(".cpp")):
            if file not in files and file.is_file():
                files[file] = file.read_text(encoding="utf-8")
                included(files[file], file.parent, files)
    return files


def all_that_is_used(names, known):
    """The text of the functions and constants of these names, and of all that they name themselves."""
    reached, left = set(), list(names)
    while left:
        name = left.pop()
        if name in known and name not in reached:
            reached.add(name)
            left += set(re.findall(r"\b\w+\b", known[name])) & set(known)
    return "\n".join(known[name] for name in reached)


def plays(source, folder=ROOT / "tests"):
    """The functions of a Qt test, and the tests of GoogleTest as SUITE__TEST, each with the games that it plays; `folder` is that of the file."""
    source = GOOGLETEST.sub(r"void \1__\2() {", source)
    known = definitions(source)
    slots = set(re.findall(r"\bvoid (?:\w+::)?(\w+)\(\)", source)) & set(known)
    for text in included(source, folder).values():
        for name, said in definitions(text).items():
            known[name] = known.get(name, "") + said
    played = {}
    for slot in slots:
        if slot.endswith("_data"):
            continue
        text = all_that_is_used([slot, slot + "_data"], known)
        games = games_named(text)
        played[slot] = ALL if GOES_THROUGH_ALL.search(text) or not games else games
    return played


def spared(source, changed, folder=ROOT / "tests"):
    """The functions of a test in `folder` that play none of the changed games; None for a test of which all may be left out."""
    played = plays(source, folder)
    functions = {name for name in played if name not in ("init", "cleanup", "initTestCase", "cleanupTestCase")}
    left_out = {name for name in functions if not played[name] & set(changed)}
    return None if functions and left_out == functions else sorted(left_out)


def methods_spared(script, changed):
    """The test methods of a script that play none of the changed games: as above, where a table with a row a game says nothing of whoever
    looks a game up in it, and whoever does anything else with it plays all."""
    tree = ast.parse(script)
    known, tables = {}, ["played_games", "ALL"]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            known[node.name] = known.get(node.name, "") + ast.get_source_segment(script, node) + "\n"
    for node in tree.body:
        if isinstance(node, ast.Assign):
            names = [target.id for target in node.targets if isinstance(target, ast.Name)]
            text = ast.get_source_segment(script, node)
            if isinstance(node.value, ast.Dict) and games_named(text):
                tables += names
            else:
                known.update((name, text) for name in names)
    through_all = re.compile(rf"\b(?:{'|'.join(tables)})\b(?!\[|\.get\b)")
    left_out = []
    for method in (name for name in known if name.startswith("test_")):
        text = all_that_is_used([method], known)
        games = games_named(text)
        if games and not through_all.search(text) and not games & set(changed):
            left_out.append(method)
    return sorted(left_out)
