"""The games that a test of all games goes through."""
import os

ALL = ["twisted-fish", "what-the-fish", "platinum-fish", "rainbow-fish", "great-lakes", "go-fish"]


def played_games():
    """All, or those that TACKLEBOX_PLAYED names by their folders, where nothing else has changed (tests/unchanged.py)."""
    named = os.environ.get("TACKLEBOX_PLAYED")
    return [game for game in ALL if not named or game.replace("-", "") in named.split(",")]
