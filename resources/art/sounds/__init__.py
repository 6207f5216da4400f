"""The sounds: nothing recorded, all made by these scripts from physics and numpy (`apt install python3-numpy`), about five minutes.

`plan.py` says which there are and how loud; `table.py`, `turns.py`, `occasions.py` and `places.py` make them of `bodies.py` (what is
struck), `materials.py` (water, paper, rope) and `tools.py` (filters, noise); `rooms.py` and `finish.py` put them into a room,
`pack.py` into a file, of which `masking.py` says what may be added; `check.py` holds them to the plan. Chance comes from the name of each file, so the same scripts give the same bytes.
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
    """The samples of one file, at the rate of the plan."""
    from . import finish, tools
    return finish.finished(recipes()[name](tools.dice_of(file), step, take), name)


def sounds():
    """(file, bytes) of all; ends with an error that names the faults if what is heard of them is not as planned."""
    from . import check, pack
    heard, noises = {}, {}
    for file, name, step, take in plan.files():
        x, rate, loop = made(file, name, step, take), plan.rate_of(name), plan.PLAN[name].loudness in plan.LOOPS
        content = pack.packed(x, rate, loop, plan.below(name))
        heard[file], _ = pack.unpacked(content)
        noises[file] = check.noise(x, heard[file], rate, loop)
        yield file, content
    check.held(heard, noises)


def stamp(folder):
    """What the scripts and the files in `folder` were when the sounds were made, a line each: tests/sounds_test.py compares."""
    paths = sorted(HERE.glob("*.py")) + sorted(pathlib.Path(folder).glob(f"*.{ENDING}"))
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in paths)
