"""The games that a test of all games goes through, and the tests of a script that play others alone."""
import inspect
import os
import unittest

import namedgames

ALL = ["twisted-fish", "what-the-fish", "platinum-fish", "rainbow-fish", "great-lakes", "go-fish"]


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
