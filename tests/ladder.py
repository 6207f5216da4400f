#!/usr/bin/env python3
"""Measures the ladder of the bots, rung by rung, and writes the table tests/LADDER.md.

    tests/ladder.py                                   all rungs (hours on one core because of Shark)
    tests/ladder.py --only rainbow-fish               the rungs of one game; the other rows stay
    tests/ladder.py --only rainbow-fish:shark:4       a single rung; --only may be repeated
    tests/ladder.py --list                            the rungs and the shell command that repeats each row

Each row pools the games of at least five seeds, so that no result depends on a lucky seed. The result depends on the
seeds, not on the machine or the number of jobs; the times depend on the machine.
"""
import argparse
import contextlib
import json
import math
import os
import pathlib
import resource
import shlex
import statistics
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "support"))
from games import need_rows

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TITLES = {
    "twisted-fish": "Twisted Fish",
    "what-the-fish": "WTF (What the Fish!)",
    "platinum-fish": "Platinum Fish",
    "rainbow-fish": "Rainbow Fish",
    "great-lakes": "The Great Lakes Fish-Out",
    "go-fish": "Go Fish",
}
need_rows(TITLES, "The ladder's table of titles")
OPTIONS = {"twisted-fish": ["target=0"]}  # single rounds; defaults for the other games
BELOW = {"perch": "minnow", "pike": "perch", "shark": "pike"}
GAMES = {"perch": 2000, "pike": 2000, "shark": 600}  # enough to distinguish 30 % from 25 %, and 56 % from 50 %
GAMES_AGAINST_RANDOM = 1000
FEWEST_SEEDS = 5  # for each row
SEEDS = [1, 2, 3, 4, 5]
MEDIAN_MILLIS, MOST_MILLIS = 250, 1000  # limits for a Shark's move
HEAD = ["rung", "players", "wins %", "interval %", "goal %", "reached", "games", "seeds", "median/p99/longest ms", "s per game", "at"]


class Rung:
    """One player of a level against others of the next lower level."""

    def __init__(self, game, level, below, seats, goal, games):
        self.game, self.level, self.below, self.seats, self.goal, self.games = game, level, below, seats, goal, games
        self.id = f"{game}:{level}-random:{seats}" if below == "random" else f"{game}:{level}:{seats}"

    def matches(self, wanted):
        """True for "game", "game:level" and "game:level:seats"."""
        return (self.id + ":").startswith(wanted + ":")

    def arguments(self, games, seed):
        """Returns the arguments of "tackle" for one seed, which may be a shell variable."""
        players = ",".join([self.level] + [self.below] * (self.seats - 1))
        options = [word for option in OPTIONS.get(self.game, []) for word in ("--option", option)]
        return ["simulate", self.game, "--seats", players, *options, "--games", str(games), "--seed", str(seed), "--timing"]

    def command(self, games, seeds):
        """Returns the shell command that repeats the row, with the games split evenly over the seeds."""
        words = ["build/release/bin/tackle", *self.arguments(games // len(seeds), "$seed")]
        called = " ".join(word if word == "$seed" else shlex.quote(word) for word in words)
        return f"for seed in {' '.join(map(str, seeds))}; do {called}; done"


def all_rungs():
    rungs = []
    for game in TITLES:
        # Unreachable in What the Fish!: random players stop few fish, so divers usually win (Pike 60 %, Shark 66 %).
        rungs.append(Rung(game, "perch", "random", 4, 70, GAMES_AGAINST_RANDOM))
        for level, below in BELOW.items():
            four = 27 if game == "platinum-fish" else 42 if (game, level) == ("rainbow-fish", "shark") else 30
            rungs.append(Rung(game, level, below, 4, four, GAMES[level]))
            few, goal = (3, 37) if game == "great-lakes" else (2, 53)
            rungs.append(Rung(game, level, below, few, goal, GAMES[level]))
    return rungs


def interval(share, games):
    """Returns Wilson's 95 % interval."""
    z = 1.959964
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def pooled(players, games):
    """Pools a player's results of several seeds with equal numbers of games; `games` is the total."""
    wins = statistics.fmean(player["wins"] for player in players)
    low, high = interval(wins, games)
    return {"wins": wins, "low": low, "high": high,
            "medianMillis": statistics.median(player["medianMillis"] for player in players),
            "p99Millis": max(player["p99Millis"] for player in players),
            "maxMillis": max(player["maxMillis"] for player in players)}


def verdict(rung, player):
    """Returns "yes", or the missed goals."""
    missing = []
    if 100 * player["wins"] < rung.goal:
        missing.append(f"{rung.goal - 100 * player['wins']:.1f} points short")
    if player["low"] <= 1 / rung.seats:
        missing.append("the interval")
    if rung.level == "shark" and (player["medianMillis"] > MEDIAN_MILLIS or player["maxMillis"] > MOST_MILLIS):
        missing.append("time")
    return "no: " + ", ".join(missing) if missing else "yes"


def processor_seconds():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(rung, tackle, games, seeds, jobs, version):
    """Measures a rung and returns its row as a list of cells."""
    players = []
    before = processor_seconds()
    for seed in seeds:
        arguments = rung.arguments(games // len(seeds), seed)
        run = subprocess.run([tackle, *arguments, "--jobs", str(jobs), "--json"], stdout=subprocess.PIPE, check=True)
        players.append(json.loads(run.stdout)["players"][0])
    seconds = (processor_seconds() - before) / games
    player = pooled(players, games)
    time = "/".join(f"{player[field]:.2f}" for field in ("medianMillis", "p99Millis", "maxMillis"))
    others = f"{rung.seats - 1} {rung.below}" if rung.seats > 2 else rung.below
    return [rung.id, f"{rung.level} against {others}", f"{100 * player['wins']:.2f}",
            f"{100 * player['low']:.2f}-{100 * player['high']:.2f}", str(rung.goal), verdict(rung, player), str(games),
            seeds_text(seeds), time, f"{seconds:.3f}", version]


def seeds_text(seeds):
    return ",".join(map(str, seeds))


def read_seeds(text):
    """Parses "1,2,3". Raises ValueError unless all seeds differ."""
    seeds = [int(word) for word in text.split(",")]
    if min(seeds) < 0 or len(set(seeds)) < len(seeds):
        raise ValueError(text)
    return seeds


def seeds_of(row):
    """Returns the seeds of a measured row; empty if it was not measured."""
    try:
        return read_seeds(row[HEAD.index("seeds")])
    except ValueError:
        return []


def read_rows(file):
    """Returns the rows of an earlier table, by rung."""
    if not os.path.exists(file):
        return {}
    with open(file, encoding="utf-8") as lines:
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines if line.startswith("|")]
    return {row[0]: row for row in rows if ":" in row[0] and len(row) == len(HEAD)}


def write_table(file, rows):
    text = [
        "# The ladder of the bots",
        "",
        "How often each level wins against the level below, alone against all others at the table, with seats rotated; made by `tests/ladder.py`. "
        f"Each row pools the games of at least {FEWEST_SEEDS} seeds; `tests/ladder.py --list` prints the command that repeats it.",
        "A goal is reached if the wins are no less and the lower end of the interval (Wilson, 95 %) is above an equal share. "
        f"Shark must also keep to {MEDIAN_MILLIS} ms in the median and {MOST_MILLIS} ms at most.",
        "Milliseconds are processor time of choices between two or more moves: the median seed's median, the highest 99th percentile, the "
        "longest. *at* is the measured commit, with a + if changes came with the row.",
    ]
    if any(0 < len(seeds_of(row)) < FEWEST_SEEDS for row in rows.values()):
        text.append(f"Rows with fewer than {FEWEST_SEEDS} seeds are older and need a new measurement.")
    for game, title in TITLES.items():
        text += ["", f"## {title}", "", "|" + "|".join(HEAD) + "|", "|" + "---|" * len(HEAD)]
        for rung in all_rungs():
            if rung.game == game:
                row = rows.get(rung.id, [rung.id, "not measured yet"] + ["-"] * (len(HEAD) - 2))
                text.append("|" + "|".join(row) + "|")
    text = "\n".join(text) + "\n"
    if os.path.exists(file):  # defaultbot_bench measures the rest
        text += "".join(pathlib.Path(file).read_text(encoding="utf-8").partition("\n## The usual bot")[1:])
    with open(file + ".new", "w", encoding="utf-8") as out:
        out.write(text)
    os.replace(file + ".new", file)


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", default=[], metavar="GAME[:LEVEL[:SEATS]]", help="only these rungs")
    parser.add_argument("--games", type=int, help="games a rung, all seeds together, rounded up to as many for each seed (else "
                                                  "as many as in the table; for a new one %s, %d against random)" %
                        (GAMES, GAMES_AGAINST_RANDOM))
    parser.add_argument("--seeds", type=several_seeds, metavar="N,N,...",
                        help=f"at least {FEWEST_SEEDS}; else those of the table, or {seeds_text(SEEDS)}")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--tackle", default=os.path.join(ROOT, "build/release/bin/tackle"))
    parser.add_argument("--out", default=os.path.join(ROOT, "tests/LADDER.md"))
    parser.add_argument("--list", action="store_true", help="list the rungs and measure nothing")
    return parser.parse_args()


def several_seeds(text):
    """Parses the argument of --seeds."""
    try:
        seeds = read_seeds(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no list of different seeds such as 1,2,3,4,5") from None
    if len(seeds) < FEWEST_SEEDS:
        raise argparse.ArgumentTypeError(f"a row pools at least {FEWEST_SEEDS} seeds, and {text} names {len(seeds)}")
    return seeds


def extent(rung, wanted):
    """Returns the number of games and the seeds, by default those in the table."""
    row = read_rows(wanted.out).get(rung.id)
    measured = row and row[HEAD.index("games")].isdecimal()
    games = wanted.games or (int(row[HEAD.index("games")]) if measured else rung.games)
    seeds = wanted.seeds or (seeds_of(row) if row else [])
    if len(seeds) < FEWEST_SEEDS:
        seeds = SEEDS
    return -(-games // len(seeds)) * len(seeds), seeds


def main():
    wanted = read_arguments()
    rungs = [rung for rung in all_rungs() if not wanted.only or any(rung.matches(name) for name in wanted.only)]
    unknown = [name for name in wanted.only if not any(rung.matches(name) for rung in all_rungs())]
    if unknown:
        sys.exit(f"There is no rung {unknown[0]}; --list names them.")
    if wanted.list:
        for rung in rungs:
            print(rung.id, rung.command(*extent(rung, wanted)), sep="\t")
        return
    version = "?"
    with contextlib.suppress(OSError, subprocess.CalledProcessError):  # no git, or no repository
        version = subprocess.check_output(["git", "-C", ROOT, "describe", "--always", "--dirty=+", "--exclude=*"], text=True).strip()
    for rung in rungs:
        row = measure(rung, wanted.tackle, *extent(rung, wanted), wanted.jobs, version)
        rows = read_rows(wanted.out)  # another run may have measured other rungs meanwhile
        write_table(wanted.out, {**rows, rung.id: row})
        print(*row[:-1], sep="  ", flush=True)


if __name__ == "__main__":
    main()
