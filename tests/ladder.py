#!/usr/bin/env python3
"""Measures the ladder of the bots, rung by rung, and writes the table tests/LADDER.md.

    tests/ladder.py                                   everything (hours on one core: Shark thinks)
    tests/ladder.py --only rainbow-fish               the rungs of one game; the other rows stay as they are
    tests/ladder.py --only rainbow-fish:shark:4       a single rung; --only may be repeated
    tests/ladder.py --list                            the rungs, their numbers of games and commands

Each row pools the games of at least five seeds, so that no row stands on a lucky one; it names the seeds and the
command that repeats it. The result depends on the seeds, not on the machine or the number of jobs; the times depend
on the machine.
"""
import argparse
import json
import math
import os
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
OPTIONS = {"twisted-fish": ["target=0"]}  # single hands; the other games as they stand
BELOW = {"perch": "minnow", "pike": "perch", "shark": "pike"}
GAMES = {"perch": 2000, "pike": 2000, "shark": 600}  # enough to tell 30 % from 25 %, and 56 % from 50 %
GAMES_AGAINST_RANDOM = 1000
FEWEST_SEEDS = 5  # that a row pools
SEEDS = [1, 2, 3, 4, 5]
# Where a game does not allow what is asked for, and why; what was tried and brought nothing.
NOTES = {
    "twisted-fish": "*Shark's tree over his own asks in a row*, against himself with the same play-outs but no tree, at two seats: 51.5 % "
                    "(44.6-58.3) of 200 games with twice the work, that is, as many worlds. At four seats, 500 games of seed 7 against "
                    "three Pikes, 38.6 % (34.4-42.9) with it and 37.8 % (33.6-42.1) without. It does no harm, and what it brings is too "
                    "little to be seen in so many games."
                    "\n\n"
                    "*What more time would buy Shark*: with four times the play-outs (48 ms in the median) against Shark as he is, at two "
                    "seats, 46.2 % (31.8-61.3) of 40 games. So few games would show a large gain alone, and none shows."
                    "\n\n"
                    "*What the judge says* (`tackle judge twisted-fish --seats perch,perch,perch --option target=0 --games 250 --seed 8000 "
                    "--playouts 40 --every 40 --all-seats`, 1,785 positions, each for all its seats; it is told who plays): on the mean "
                    "33.2 %, where 33.3 % were won, 3.4 % off by tenths of the scale; to the three seats of a position together 99.7 % "
                    "(standard error 0.4), to a Pike, a Minnow and a random player 99.8 % (0.8; 40 games), to Minnows 104.7 % (0.7; 60 "
                    "games), to random players 105.8 % (0.8; 100 games). Not told who plays (`--untold`) it says 100.3 % (0.8; 60 games) "
                    "to Perches. It had been 130.3 % (1.8) to Perches: the judged seat asked as keenly as can be, the others by a prior in "
                    "which two of five ask at random; and 110.5 % (1.0) to Minnows. Told that they are Minnows it was 106.9 % (0.8), and "
                    "the rest of the change is that nobody had been thought to have heard what the judged seat asked for and said no to. "
                    "What is left with Minnows lies in the play-outs, as real hands gave as much as sampled ones then (104.6 and 104.7 % "
                    "in 30 games); with random players it lies in the worlds (98.8 and 107.8 %).",
    "what-the-fish": "*Perch against random players*: the game does not allow 70 %. Random players stop few fish, so that whoever dives "
                     "mostly wins, and one hand would have to stop every fish of three others; Pike wins 60 % there (800 games), Shark 66 "
                     "% (200), while against a single random player Perch wins 86 %."
                     "\n\n"
                     "*What more time would buy Shark*: against Shark as he is, at two seats, 50.2 % (45.4-55.1) of 400 games with four "
                     "times the play-outs (26 ms in the median), 49.5 % (42.6-56.4) of 200 with sixteen times (104 ms). It buys nothing "
                     "that can be seen, so he keeps his play-outs."
                     "\n\n"
                     "*What the judge says* (`tackle judge what-the-fish --seats pike,pike,pike --games 600 --seed 8000 --playouts 40 "
                     "--every 30 --all-seats`, 673 positions, each for all its seats): on the mean 33.4 %, where 33.3 % were won, 1.4 % "
                     "off by tenths of the scale; to the three seats of a position together 100.3 % (standard error 0.7), to Minnows 98.7 "
                     "% (1.3), to a Pike, a Minnow and a random player 99.0 % (1.3). It had been 132.6 % (1.9), 11.0 % off: in its "
                     "play-outs the judged seat was a skilled player, and the others were drawn from what they had shown.",
    "platinum-fish": "*What more time would buy Shark*: with four times the play-outs against Shark as he is, at two seats, 52.5 % "
                     "(45.6-59.3) of 200 games (14.5 ms a choice on average, 4.5 as he is; most choices need no search). Not told from an "
                     "equal share, so he keeps his play-outs."
                     "\n\n"
                     "*What the judge says* (`tackle judge platinum-fish --seats pike,pike,pike --games 1500 --seed 5000 --playouts 200 "
                     "--every 24`, 6,930 positions): on the mean 33.8 %, where 34.0 % were won, 1.1 % off by tenths of the scale, squared "
                     "error 0.1502, 4.9 ms a position. It had been 39.5 %, 5.5 % off, 0.1542 and 4.8 ms: in its play-outs the judged seat "
                     "played by its best style while the others were drawn from what they had shown, so it was thought the better player. "
                     "It is drawn as they are now. Judged for all seats (`--games 600 --seed 8000 --playouts 40 --every 24 --all-seats`, "
                     "2,787 positions) it says 33.5 % on the mean, 0.7 % off by tenths of the scale, and to the three seats of a position "
                     "together 100.5 % (standard error 0.1).",
    "rainbow-fish": "*Shark's tree over his own asks in a row*, against himself without it, at two seats, with twice the work: 50.9 % "
                    "(43.3-58.6) of 160 games when a better ask takes over at 1.5 standard errors, 50.3 % (42.6-58.0) of 160 at 2.5 and "
                    "half the play-outs. It does no harm, and what it brings is too little to be seen."
                    "\n\n"
                    "*What more time would buy Shark*: with a quarter of his play-outs (15 ms a choice on average, 55 as he is) he won "
                    "55.6 % (47.1-63.7) of 134 games against Shark as he is, at two seats. Where four times the work brings nothing that "
                    "can be seen over a quarter, four times more will hardly do better, so he keeps his play-outs."
                    "\n\n"
                    "*What the judge says* (`tackle judge rainbow-fish --seats perch,perch,perch --games 200 --seed 8000 --playouts 40 "
                    "--every 60 --all-seats`, 613 positions, each for all its seats; it is told who plays): on the mean 33.4 %, where 33.3 "
                    "% were won, 2.4 % off by tenths of the scale; to the three seats of a position together 100.2 % (standard error 0.6), "
                    "to random players 99.9 % (0.8; 100 games), to Minnows 96.2 % (0.9; 100), to a Pike, a Minnow and a random player 96.7 "
                    "% (0.8; 100). Not told who plays (`--untold`) it says 100.6 % (0.7) to Perches, 2.7 % off, but 92.2 % (1.4) to "
                    "Minnows and 92.3 % (1.5) to random players (60 games each). It had been 109.0 % (0.9) to Perches, 6.0 % off, and "
                    "152.7 % (4.6; 78 positions) to random players, of two errors that went against each other. The judged seat played as "
                    "a skilled player while the others were drawn from what they had shown; now it is drawn in the same way, and hardly "
                    "anybody is thought to make any move. And the worlds gave the others 0.7 cards too many (0.06) that are no numbers, as "
                    "who could have played one mostly has: asks alone were weighed. Now it counts that who asks has left his special cards "
                    "unplayed, which a Minnow, a Perch or a Pike does next to never with a draw-2 (but for his last, near the end) or a "
                    "wild-draw-4, a Shark with every second draw-2 and a random player with six of seven. With all alike Perches the "
                    "worlds give 98.9 % (0.9; 100 games) by that, 93.3 % (1.0) by asks alone; half of the cards too many are left.",
    "great-lakes": "*What more time would buy Shark*: with four times the play-outs (12 ms in the median) against two Sharks as he is, "
                   "35.8 % (27.8-44.7) of 120 games, an equal share being 33.3 %. Not told from it, so he keeps his play-outs."
                   "\n\n"
                   "*What the judge says* (`tackle judge great-lakes --seats pike,pike,pike --games 500 --seed 5000 --playouts 100 --every "
                   "40 --all-seats --untold`, 3,499 positions, each for all its seats): on the mean 33.5 %, where 33.3 % were won, 1.2 % "
                   "off by tenths of the scale, squared error 0.1328, 4.8 ms a judgement; to the three seats of a position together 100.5 "
                   "% (standard error 0.1). It had been 35.7 %, 3.1 % off, 0.1412 with 200 play-outs and 8.3 ms, and together 108.8 % "
                   "(0.7; 289 positions of 25 such games). The cause were the worlds: hidden cards were weighed one by one by what let "
                   "them lie, and nothing was made of a keeper who stocks the lake, though he mostly does so because he holds more of the "
                   "suit. So the others' hands were worse than real ones. In 277 positions of 40 games it was 109.9 % (0.9), with the real "
                   "hands 99.9 % (0.2), with hands weighed by keepers' decisions alone 100.2 % (0.6), by chosen cards alone 103.0 % (0.6), "
                   "by both 99.4 % (0.5). Four Pikes are told 101.3 % (0.5). Told who plays it says 99.9 % (0.3; 100 games) to Pikes, "
                   "101.1 % (0.5; 60 games) to Minnows, 99.6 % (0.3; 60 games) to random players and 99.4 % (1.1; 12 games) to Sharks; a "
                   "Pike, a Minnow and a random player are told 100.1 % (0.6; 20 games). Before it was told, random players had 107.5 % "
                   "(0.7) and Sharks, whose ways the styles know roughly, 107.9 % (1.5; 102 positions).",
    "go-fish": "*What more time bought Shark*: with 1,200 play-outs, and the evaluation weighing more than they did, 49.0 % (44.1-53.9) of "
               "400 games against Pike at two seats and 24.5 % (20.5-28.9) of 400 at four. With 12,000 that decide by themselves 53.4 % "
               "(49.0-57.7) of 500 at two seats, with 20,000 55.0 % (48.1-61.7) of 200; at four seats with 16,000 30.0 % (25.8-34.7) of "
               "400, with 20,000 29.6 % (23.1-37.1) of 160. He has 14,000 now; of all 960 games at four seats he won 28.5 %. Without any "
               "search he won 51.5 % of 1,000 at two seats and 26.6 % of 1,000 at four: much of this game is luck."
               "\n\n"
               "*What the judge says* (`tackle judge go-fish --seats pike,pike,pike --games 300 --seed 8000 --playouts 40 --every 20 "
               "--all-seats`, 903 positions, each for all its seats): on the mean 33.2 %, where 33.3 % were won, 1.2 % off by tenths of "
               "the scale; to the three seats of a position together 99.6 % (standard error 0.2).",
}
MEDIAN_MILLIS, MOST_MILLIS = 250, 1000  # what Shark may take for a move
HEAD = ["rung", "players", "wins", "95 % interval", "goal", "reached", "games", "seeds", "ms a choice: median / p99 / longest",
        "s a game", "at", "command"]


class Rung:
    """One player of a level against others of the level below, at one table."""

    def __init__(self, game, level, below, seats, goal, games):
        self.game, self.level, self.below, self.seats, self.goal, self.games = game, level, below, seats, goal, games
        self.id = f"{game}:{level}-random:{seats}" if below == "random" else f"{game}:{level}:{seats}"

    def matches(self, wanted):
        """True for "game", "game:level" and "game:level:seats"."""
        return (self.id + ":").startswith(wanted + ":")

    def arguments(self, games, seed):
        """The words after "tackle" for so many games of one seed; the seed may be a shell's variable."""
        players = ",".join([self.level] + [self.below] * (self.seats - 1))
        options = [word for option in OPTIONS.get(self.game, []) for word in ("--option", option)]
        return ["simulate", self.game, "--seats", players, *options, "--games", str(games), "--seed", str(seed), "--timing"]

    def command(self, games, seeds):
        """What a shell repeats the row with: so many games in all, shared evenly between the seeds."""
        words = ["build/release/bin/tackle", *self.arguments(games // len(seeds), "$seed")]
        called = " ".join(word if word == "$seed" else shlex.quote(word) for word in words)
        return f"for seed in {' '.join(map(str, seeds))}; do {called}; done"


def all_rungs():
    rungs = []
    for game in TITLES:
        rungs.append(Rung(game, "perch", "random", 4, 70, GAMES_AGAINST_RANDOM))
        for level, below in BELOW.items():
            four = 27 if game == "platinum-fish" else 42 if (game, level) == ("rainbow-fish", "shark") else 30
            rungs.append(Rung(game, level, below, 4, four, GAMES[level]))
            few, goal = (3, 37) if game == "great-lakes" else (2, 53)
            rungs.append(Rung(game, level, below, few, goal, GAMES[level]))
    return rungs


def interval(share, games):
    """Wilson's interval at 95 %."""
    z = 1.959964
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def pooled(players, games):
    """One player's figures of several seeds as one, each seed with as many games; `games` in all."""
    wins = statistics.fmean(player["wins"] for player in players)
    low, high = interval(wins, games)
    return {"wins": wins, "low": low, "high": high,
            "medianMillis": statistics.median(player["medianMillis"] for player in players),
            "p99Millis": max(player["p99Millis"] for player in players),
            "maxMillis": max(player["maxMillis"] for player in players)}


def verdict(rung, player):
    """"yes", or what is missing."""
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
    """The row of a rung, as a list of cells."""
    players = []
    before = processor_seconds()
    for seed in seeds:
        arguments = rung.arguments(games // len(seeds), seed)
        run = subprocess.run([tackle, *arguments, "--jobs", str(jobs), "--json"], stdout=subprocess.PIPE, check=True)
        players.append(json.loads(run.stdout)["players"][0])
    seconds = (processor_seconds() - before) / games
    player = pooled(players, games)
    time = " / ".join(f"{player[field]:.2f}" for field in ("medianMillis", "p99Millis", "maxMillis"))
    others = f"{rung.seats - 1} {rung.below}" if rung.seats > 2 else rung.below
    return [rung.id, f"{rung.level} against {others}", f"{100 * player['wins']:.2f} %",
            f"{100 * player['low']:.2f} - {100 * player['high']:.2f} %", f"{rung.goal} %", verdict(rung, player), str(games),
            seeds_text(seeds), time, f"{seconds:.3f}", version, "`" + rung.command(games, seeds) + "`"]


def seeds_text(seeds):
    return ", ".join(map(str, seeds))


def read_seeds(text):
    """The seeds that "1, 2, 3" names; ValueError if it is no such list, or one has no use twice."""
    seeds = [int(word) for word in text.split(",")]
    if min(seeds) < 0 or len(set(seeds)) < len(seeds):
        raise ValueError(text)
    return seeds


def seeds_of(row):
    """The seeds of a measured row; none for a row that was not measured."""
    try:
        return read_seeds(row[HEAD.index("seeds")])
    except ValueError:
        return []


def read_rows(file):
    """The rows of an earlier table, by rung."""
    if not os.path.exists(file):
        return {}
    with open(file, encoding="utf-8") as lines:
        rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines if line.startswith("| ")]
    return {row[0]: row for row in rows if ":" in row[0] and len(row) == len(HEAD)}


def write_table(file, rows):
    text = [
        "# The ladder of the bots",
        "",
        "How often each level wins against players of the level below, one against one or one against all others, seats",
        f"rotated; made by `tests/ladder.py`. Each row pools the games of at least {FEWEST_SEEDS} seeds, which it names, each with as many games.",
        "An equal share is 25 % at four seats, 33.3 % at three and 50 % at two; a goal is",
        "reached when the wins are no less and the lower end of the interval (Wilson, 95 %) is above that share. Shark must also",
        f"keep its time: {MEDIAN_MILLIS} ms in the median and {MOST_MILLIS} ms at most. Milliseconds are processor time of the level's choices between",
        "two or more moves: the median seed's median, and of all seeds the highest 99th percentile and the longest. Seconds a game are",
        "those of all players on one core; both depend on the machine. *at* is the commit measured, with a + where something was changed "
        "since, which came with the row; of rows whose commit is not in this history, the commit that brought them.",
    ]
    if any(0 < len(seeds_of(row)) < FEWEST_SEEDS for row in rows.values()):
        text.append(f"Rows that name fewer than {FEWEST_SEEDS} seeds are older, and wait to be measured again.")
    for game, title in TITLES.items():
        text += ["", f"## {title}", "", "| " + " | ".join(HEAD) + " |", "|" + " --- |" * len(HEAD)]
        for rung in all_rungs():
            if rung.game == game:
                row = rows.get(rung.id, [rung.id, "not measured yet"] + ["-"] * (len(HEAD) - 2))
                text.append("| " + " | ".join(row) + " |")
        if game in NOTES:
            text += ["", NOTES[game]]
    with open(file + ".new", "w", encoding="utf-8") as out:
        out.write("\n".join(text) + "\n")
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
    """The argument of --seeds."""
    try:
        seeds = read_seeds(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is no list of different seeds such as 1,2,3,4,5") from None
    if len(seeds) < FEWEST_SEEDS:
        raise argparse.ArgumentTypeError(f"a row pools at least {FEWEST_SEEDS} seeds, and {text} names {len(seeds)}")
    return seeds


def extent(rung, wanted):
    """How many games, and the seeds: those of the table, so that the same command makes it again."""
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
    version = subprocess.run(["git", "-C", ROOT, "describe", "--always", "--dirty=+", "--exclude=*"], stdout=subprocess.PIPE,
                             text=True, check=False).stdout.strip() or "?"
    for rung in rungs:
        row = measure(rung, wanted.tackle, *extent(rung, wanted), wanted.jobs, version)
        rows = read_rows(wanted.out)  # anew: another run may have measured other rungs meanwhile
        write_table(wanted.out, {**rows, rung.id: row})
        print(*row[:-1], sep="  ", flush=True)


if __name__ == "__main__":
    main()
