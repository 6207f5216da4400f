"""The games that a test of all games goes through, and the tests of a script that play others alone."""
import inspect
import os
import sys
import unittest

import namedgames

ALL = [namedgames.id_of(kind) for _, kind in namedgames.LISTED]


def need_rows(table, of):
    """Ends a script whose table of games lacks one: what it says of the others would be said of all."""
    if missing := [game for game in ALL if game not in table]:
        sys.exit(f"{of} has no row for {', '.join(missing)}")


def played_games():
    """All, or those that TACKLEBOX_PLAYED names by their folders, where nothing else has changed (tests/unchanged.py)."""
    named = os.environ.get("TACKLEBOX_PLAYED")
    return [game for game in ALL if not named or game.replace("-", "") in named.split(",")]


def leave_out_other_games(module):
    """Tests of a module that play other games alone are skipped where only some games have changed."""
    if not os.environ.get("TACKLEBOX_PLAYED"):
        return
    spared = set(namedgames.methods_spared(inspect.getsource(module), os.environ["TACKLEBOX_PLAYED"].split(",")))
    for _, case in inspect.getmembers(module, inspect.isclass):
        if issubclass(case, unittest.TestCase):
            for name in spared & set(vars(case)):
                setattr(case, name, unittest.skip("plays other games")(vars(case)[name]))
