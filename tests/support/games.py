"""The ids of the games in their display order, without drafts."""
import pathlib
import re
import sys

_TYPES = re.findall(r"^[a-z]+ +([A-Za-z]+) +[0-7]$", (pathlib.Path(__file__).resolve().parents[2] / "model/games/games.txt").read_text(encoding="utf-8"), re.M)
GAMES = [re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower() for name in _TYPES]


def need_rows(table, of):
    """Ends the script if `table` lacks a game."""
    if missing := [game for game in GAMES if game not in table]:
        sys.exit(f"{of} has no row for {', '.join(missing)}")
