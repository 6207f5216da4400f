"""The games that a test of all games goes through, and the tests of a script that play others alone."""
import ast
import inspect
import os
import re
import unittest

ALL = ["twisted-fish", "what-the-fish", "platinum-fish", "rainbow-fish", "great-lakes", "go-fish"]


def played_games():
    """All, or those that TACKLEBOX_PLAYED names by their folders, where nothing else has changed (tests/unchanged.py)."""
    named = os.environ.get("TACKLEBOX_PLAYED")
    return [game for game in ALL if not named or game.replace("-", "") in named.split(",")]


def methods_of_other_games(source, played):
    """The test methods of a script that name games, and none of those that are played; what they use of its functions counts as theirs.
    What goes through all games, or through a table of them, plays all."""
    tree = ast.parse(source)
    functions = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            functions[node.name] = functions.get(node.name, "") + ast.get_source_segment(source, node)
    tables = {target.id for node in tree.body if isinstance(node, ast.Assign) for target in node.targets
              if isinstance(target, ast.Name) and any(game in ast.get_source_segment(source, node) for game in ALL)}
    through_all = re.compile(r"\bplayed_games\b|\bin (?:{})\b(?!\.get\b)".format("|".join(sorted(tables | {"ALL"}))))
    found = []
    for method in functions:
        if not method.startswith("test_"):
            continue
        reached, left = set(), [method]
        while left:
            name = left.pop()
            if name not in reached:
                reached.add(name)
                left += set(re.findall(r"\b\w+\b", functions[name])) & set(functions)
        text = "\n".join(functions[name] for name in reached)
        named = [game for game in ALL if f'"{game}"' in text]
        if named and not through_all.search(text) and not set(named) & set(played):
            found.append(method)
    return sorted(found)


def leave_out_other_games(module):
    """Tests of a module that play other games alone are skipped where only some games have changed."""
    if "TACKLEBOX_PLAYED" not in os.environ:
        return
    others = set(methods_of_other_games(inspect.getsource(module), played_games()))
    for _, case in inspect.getmembers(module, inspect.isclass):
        if issubclass(case, unittest.TestCase):
            for name in others & set(vars(case)):
                setattr(case, name, unittest.skip("plays other games")(vars(case)[name]))
