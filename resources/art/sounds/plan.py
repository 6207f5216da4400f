"""The list of sounds with loudness and number of takes. Uses the standard library only, for the tests.

Pitched sounds use only G A B D E, so that overlapping ones harmonise. G stands for gain, E for loss, D and A for questions. The meaning selects a
step of a sound (`hit-1` to `hit-4`); takes (`card-slide-1` to `card-slide-4`) alternate.
"""
import collections

# The loudest 400 ms in LUFS (BS.1770): sounds of every card, of every turn, of results, of special events, of rare events; the background of a
# place is below all of them.
LUFS = {"whisper": -35.0, "routine": -32.0, "result": -27.0, "special": -22.5, "rare": -18.5, "tension": -36.0, "air": -46.0}
FREQUENT, SELDOM = ("whisper", "routine"), ("special", "rare")
LEAST_BETWEEN = 8.0  # LU between the loudest frequent sound and the quietest seldom one
LOOPS = ("tension", "air")
RATES = {"tension": 11025, "air": 11025}  # default:
RATE = 22050
ENDING = "wav"

Sound = collections.namedtuple("Sound", "steps takes loudness room wet")
PLAN = {
    # cards and dice
    "card-slide": Sound(1, 4, "whisper", "table", .25), "card-flip": Sound(1, 4, "routine", "table", .30),
    "card-place": Sound(1, 3, "whisper", "table", .30), "deal": Sound(1, 4, "whisper", "table", .25),
    "shuffle": Sound(1, 2, "routine", "table", .30), "dice": Sound(1, 4, "routine", "table", .35),
    "button": Sound(1, 3, "whisper", "table", .25), "veil": Sound(1, 1, "routine", "shop", .35),
    # every turn
    "your-turn": Sound(1, 1, "result", "shop", .35), "line-cast": Sound(1, 3, "routine", "shop", .25),
    "hook": Sound(1, 3, "routine", "shop", .25), "ask": Sound(3, 3, "routine", "shop", .35),
    "reel": Sound(1, 1, "routine", "shop", .25), "refuse": Sound(1, 2, "routine", "table", .35),
    "danger-tick": Sound(3, 3, "routine", "shop", .30),
    # results
    "hit": Sound(4, 2, "result", "shop", .35), "miss": Sound(1, 3, "result", "shop", .35),
    "splash": Sound(1, 4, "result", "shop", .30), "coin": Sound(3, 2, "result", "shop", .30),
    "wave-attack": Sound(1, 3, "result", "harbour", .25), "wave-protect": Sound(1, 3, "result", "harbour", .25),
    "reveal": Sound(1, 2, "result", "shop", .35), "anchor": Sound(1, 1, "result", "shop", .30),
    # special and rare events
    "set": Sound(1, 2, "special", "shop", .40), "special-enter": Sound(1, 1, "special", "shop", .45),
    "escape": Sound(1, 1, "special", "harbour", .30), "caught": Sound(1, 1, "special", "harbour", .25),
    "reverse-whirl": Sound(1, 1, "special", "shop", .35), "downpour": Sound(1, 1, "special", "harbour", .25),
    "haul": Sound(1, 1, "special", "harbour", .25), "end-of-hand": Sound(1, 1, "special", "shop", .40),
    "defeat": Sound(1, 1, "special", "harbour", .35),
    "divine-stop": Sound(1, 1, "rare", "harbour", .35), "victory": Sound(1, 1, "rare", "harbour", .35),
    # loops
    "tension": Sound(1, 1, "tension", None, 0),
    "air-pond": Sound(1, 1, "air", None, 0), "air-shop": Sound(1, 1, "air", None, 0), "air-harbour": Sound(1, 1, "air", None, 0),
    "air-ice": Sound(1, 1, "air", None, 0), "air-beach": Sound(1, 1, "air", None, 0), "air-dock": Sound(1, 1, "air", None, 0),
}


def cues():
    """Yields (cue, name, step, takes). The program asks for cues ("ask-2"); steps count from 0."""
    for name, sound in PLAN.items():
        for step in range(sound.steps):
            yield (name if sound.steps == 1 else f"{name}-{step + 1}"), name, step, sound.takes


def files():
    """Yields (file, name, step, take); file names have no ending: "ask-2-1" is the first take of the cue "ask-2"."""
    for cue, name, step, takes in cues():
        for take in range(takes):
            yield (cue if takes == 1 else f"{cue}-{take + 1}"), name, step, take


def rate_of(name):
    return RATES.get(PLAN[name].loudness, RATE)
