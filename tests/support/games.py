"""The ids of the games in their display order: GAMES has all, FINISHED those that are not drafts."""
import pathlib
import re
import sys

_TEXT = (pathlib.Path(__file__).resolve().parents[2] / "model/games/games.txt").read_text(encoding="utf-8")
_GAMES = [(re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower(), draft) for name, draft in re.findall(r"^[a-z]+ +([A-Za-z]+) +[0-7]( +draft)?$", _TEXT, re.M)]
GAMES = [game for game, _ in _GAMES]
FINISHED = [game for game, draft in _GAMES if not draft]


def need_rows(table, of):
    """Ends the script if `table` lacks a finished game."""
    if missing := [game for game in FINISHED if game not in table]:
        sys.exit(f"{of} has no row for {', '.join(missing)}")
