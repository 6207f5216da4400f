"""Synthesises all sounds with numpy (`apt install python3-numpy`) in about five minutes; nothing is recorded.

`plan.py` lists the sounds and their loudness. `table.py`, `turns.py`, `occasions.py` and `places.py` build them from `bodies.py` (struck
bodies), `materials.py` (water, paper, rope) and `tools.py` (filters, noise). `rooms.py` and `finish.py` add a room and write the file, and
`check.py` compares the result with the plan. Random numbers are seeded with the file's name, so the output is reproducible.
"""
import hashlib
import pathlib

from . import plan
from .plan import ENDING

HERE = pathlib.Path(__file__).resolve().parent


def recipes():
    from . import occasions, places, table, turns
    return {
        "card-slide": table.card_slide, "card-flip": table.card_flip, "card-place": table.card_place, "deal": table.deal,
        "shuffle": table.shuffle, "dice": table.dice, "button": table.button, "veil": table.veil, "your-turn": turns.your_turn,
        "line-cast": turns.line_cast, "hook": turns.hook, "ask": turns.ask, "reel": turns.reel, "refuse": turns.refuse,
        "danger-tick": turns.danger_tick, "hit": turns.hit, "miss": turns.miss, "splash": turns.splashes, "coin": turns.coin,
        "wave-attack": turns.wave_attack, "wave-protect": turns.wave_protect, "reveal": occasions.reveal,
        "anchor": occasions.anchor, "set": occasions.basket, "special-enter": occasions.special_enter, "escape": occasions.escape,
        "caught": occasions.caught, "reverse-whirl": occasions.reverse_whirl, "downpour": occasions.downpour,
        "haul": occasions.haul, "end-of-hand": occasions.end_of_hand, "defeat": occasions.defeat,
        "divine-stop": occasions.divine_stop, "victory": occasions.victory, "tension": places.tension, "air-pond": places.pond,
        "air-shop": places.shop, "air-harbour": places.harbour, "air-ice": places.ice, "air-beach": places.beach,
        "air-dock": places.dock,
    }


def made(file, name, step, take):
    """Returns the samples of one file, at the rate in the plan."""
    from . import finish, tools
    return finish.finished(recipes()[name](tools.dice_of(file), step, take), name)


def sounds():
    """Yields (file, bytes) of all sounds; exits with the errors if they do not match the plan."""
    from . import check, finish
    heard = {}
    for file, name, step, take in plan.files():
        content = finish.wav(made(file, name, step, take), plan.rate_of(name))
        heard[file] = finish.samples(content)
        yield file, content
    check.held(heard)


def stamp(folder):
    """Returns checksums of the scripts and of the files in `folder`, one on each line, for tests/sounds_test.py."""
    paths = sorted(HERE.glob("*.py")) + sorted(pathlib.Path(folder).glob(f"*.{ENDING}"))
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths)
