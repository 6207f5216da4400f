#!/usr/bin/env python3
"""Plays a match of each game with the screen reader Orca, from the lobby to "Play again", using only the accessibility tree and
Orca's speech, which is read from its log.

    orca_test.py PROGRAM [--games ID,...] [--transcripts DIR]

Checks that every match ends by accessible actions alone; that everything that can be acted on has a name; that every ask of others is spoken,
in order, and every other sentence of the log that speech does not shorten; that nothing is spoken twice; that the turn and the end of the
match are spoken after their causes; and that focus moves by the player's actions only. --transcripts writes logs to DIR. Prints errors and exits
with 1; exits with 77 without Orca."""

import argparse
import datetime
import difflib
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import warnings

from window_test import Screen

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../support"))
from games import FINISHED, need_rows  # noqa: E402
from waiting import wait_for  # noqa: E402

try:
    import gi

    gi.require_version("Atspi", "2.0")
    from gi.repository import Atspi, GLib
except (ImportError, ValueError):
    Atspi = None

TITLES = {"twisted-fish": "Twisted Fish", "what-the-fish": "WTF (What the Fish!)", "platinum-fish": "Platinum Fish",
          "rainbow-fish": "Rainbow Fish", "great-lakes": "The Great Lakes Fish-Out", "go-fish": "Go Fish"}
need_rows(TITLES, "The table of titles")
MOVING = {"what-the-fish"}  # animations would take minutes in the other games
# Settings of the new table dialog for short matches.
SHORT = {"great-lakes": {"option-target": 10}, "twisted-fish": {"option-target": 20}}
errors = []


def check(good, what):
    print(("ok      " if good else "WRONG   ") + what, flush=True)
    if not good:
        errors.append(what)


def silence(folder):
    """Configures a dummy voice. Otherwise speech-dispatcher searches for a sound device, up to half a minute."""
    place = os.path.join(folder, ".config", "speech-dispatcher")
    os.makedirs(place, exist_ok=True)
    with open(os.path.join(place, "speechd.conf"), "w", encoding="utf-8") as file:
        file.write('AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nAudioOutputMethod "alsa"\n')


class Reader:
    """Orca and its speech so far."""

    SPEECH = re.compile(r"^([\d:.]+) - SPEECH OUTPUT: '(.*)'(?:\{.*\})?$")

    def __init__(self, folder, environment):
        self.log = os.path.join(folder, "orca.log")
        self.process = subprocess.Popen(["orca", "--replace", "--debug-file=" + self.log, "--disable=braille"],
                                        env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.read = 0

    def news(self):
        """Returns times and texts spoken so far. Orca writes its log with a delay."""
        if not os.path.exists(self.log):
            return []
        with open(self.log, encoding="utf-8", errors="replace") as log:
            log.seek(self.read)
            text = log.read()
        end = text.rfind("\n") + 1
        self.read += len(text[:end].encode("utf-8", "replace"))
        return [found.groups() for found in map(self.SPEECH.match, text[:end].split("\n")) if found]

    def is_ready(self, seconds):
        def begun():
            if not os.path.exists(self.log):
                return False
            with open(self.log, encoding="utf-8", errors="replace") as log:
                return "SPEECH: Initialized" in log.read()
        return wait_for(begun, seconds)


class Node:
    """A snapshot of an accessible object."""

    def __init__(self, thing, above):
        self.thing, self.above = thing, above
        self.role, self.name, self.description = thing.get_role_name(), thing.get_name(), thing.get_description()
        self.states = thing.get_state_set()

    def has(self, state):
        return self.states.contains(state)

    def is_below(self, role, name):
        return self.above is not None and (self.above.role == role and self.above.name.startswith(name)
                                           or self.above.is_below(role, name))


class Player:
    """Uses the program through the accessibility tree only."""

    ASIDE = {"Hint", "Hold", "Pause"}

    def __init__(self, reader, seed):
        self.reader, self.random, self.marks = reader, random.Random(seed), []
        self.application, self.chosen, self.told = None, 0, []

    # ---- the tree ----
    def find_application(self, seconds):
        def listed():
            desktop = Atspi.get_desktop(0)
            children = (desktop.get_child_at_index(index) for index in range(desktop.get_child_count()))
            return next((one for one in children if one and one.get_name() == "Tacklebox" and one.get_child_count()), None)
        self.application = wait_for(listed, seconds)
        return self.application is not None

    def showing(self, thing=None, above=None):
        """Returns all visible nodes, parents first; skips objects that vanish meanwhile."""
        try:
            node = Node(thing or self.application, above)
            if above and not node.has(Atspi.StateType.SHOWING):
                return []
            found = [node]
            for index in range(node.thing.get_child_count()):
                child = node.thing.get_child_at_index(index)
                if child:
                    found += self.showing(child, node)
            return found
        except GLib.Error:
            return []

    def press(self, node):
        try:
            for index in range(node.thing.get_n_actions()):
                if node.thing.get_action_name(index) == "Press":
                    self.hear()
                    self.marks.append((datetime.datetime.now().strftime("%H:%M:%S.%f"), "> " + node.name))
                    return node.thing.do_action(index)
        except GLib.Error:
            return False
        return False

    def named(self, role, name, nodes):
        for node in nodes:
            if node.role == role and node.name.startswith(name):
                return node
        return None

    def talk(self):
        """Returns the sentences of the table talk, also while it is closed."""
        def lists(thing):
            if thing.get_role_name() == "list" and thing.get_name() == "Log":
                yield [thing.get_child_at_index(index).get_name() for index in range(thing.get_child_count())]
            elif thing.get_role_name() not in ("table", "tree table", "tree", "menu bar", "list"):
                for index in range(thing.get_child_count()):
                    child = thing.get_child_at_index(index)
                    if child:
                        yield from lists(child)
        rows = max(lists(self.application), key=len, default=[])
        return [row for row in rows if not re.search(r" (\d+ steps|Opened)\.$", row)]  # without summaries of turns

    # ---- Speech ----
    def hear(self):
        self.marks += [(when, words) for when, words in self.reader.news() if words]

    def listen(self, rest=0.35, most=6, answer=0):
        """Waits until Orca has been silent for `rest` seconds. Waits at least `answer` seconds for its first words, which
        are late on a busy machine."""
        begin = last = time.time()
        heard = False
        while (time.time() - last < rest or (not heard and time.time() - begin < answer)) and time.time() - begin < most:
            before = len(self.marks)
            self.hear()
            if len(self.marks) > before:
                last, heard = time.time(), True
            time.sleep(0.05)

    @property
    def transcript(self):
        """Returns actions and speech in order of time."""
        late = any(when >= "23" for when, _ in self.marks)  # times just after midnight come last then
        return [words for _, words in sorted(self.marks, key=lambda mark: (late and mark[0] < "12", mark[0]))]

    # ---- Playing ----
    def step(self):
        """Does one thing if possible. Returns "moved", "over" or None."""
        nodes = self.showing()
        again = self.named("push button", "Play again", nodes)
        if again:
            self.listen(rest=3, most=20)  # the remaining speech
            self.told = self.talk()
            return "over" if self.press(again) else None
        following = self.named("push button", "Next round", nodes) or self.named("push button", "Next game", nodes)
        if following:
            return "moved" if self.press(following) else None
        buttons = [node for node in nodes if node.role == "push button" and node.has(Atspi.StateType.ENABLED)]
        options = [node for node in buttons if node.is_below("list", "Choices")]
        answers = [node for node in buttons if node.is_below("frame", "What to do") and node.name not in self.ASIDE]
        cards = [node for node in buttons if node.is_below("list", "Your hand") and node.has(Atspi.StateType.SELECTABLE)]
        lit = [node for node in nodes if node.description == "You can choose this now."]
        chosen = [node for node in cards if node.has(Atspi.StateType.SELECTED)]
        if options:
            one = self.random.choice(options)
        elif chosen and lit:
            one = self.random.choice(lit)
        elif answers and (not cards or self.random.random() < 0.3 or self.chosen > 6):
            one = self.random.choice(answers)
        elif cards:
            one = self.random.choice(cards)
        else:
            return None
        self.chosen = self.chosen + 1 if one in cards else 0
        return "moved" if self.press(one) else None


def settings(folder):
    """Settings for short matches at tables of three."""
    lines = ["[reader]", "announced=all", "[tables]"]
    for game in FINISHED:
        lines.append(f"{game}\\seats=3")
        for seat, (name, person) in enumerate([("You", "true"), ("Ada", "false"), ("Ben", "false")]):
            lines += [f"{game}\\seat{seat}\\name={name}", f"{game}\\seat{seat}\\person={person}",
                      f"{game}\\seat{seat}\\level=perch"]
        lines += [f"{game}\\{key}={value}" for key, value in SHORT.get(game, {}).items()]
    os.makedirs(os.path.join(folder, "Tacklebox"), exist_ok=True)
    with open(os.path.join(folder, "Tacklebox", "Tacklebox.conf"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def nameless(nodes):
    """Returns objects without a name that can be acted on or read."""
    roles = {"push button", "check box", "list", "list item", "slider", "combo box", "text", "page tab", "menu item", "panel"}
    found = []
    for node in nodes:
        if node.role in roles and not node.name:
            found.append(f"{node.role} in {node.above.role} '{node.above.name}'")
    return found


def compare(game, player):
    """Compares Orca's speech with the table talk."""
    news = [words.removeprefix("notification ") for words in player.transcript if words.startswith("notification ")]
    twice = [one for one, following in zip(news, news[1:]) if one == following]
    check(not twice, f"{game}: nothing is said twice {twice[:3]}")
    speech = " ".join(news)
    told = sentences(" ".join(player.told))
    wanted = asks(" ".join(player.told)) + [one for one in told if not SHORTENED.match(one)]
    said = asks(speech) + sentences(speech)
    missing = [one for kind, begin, end, _, _ in difflib.SequenceMatcher(None, wanted, said, autojunk=False).get_opcodes()
               if kind in ("delete", "replace") for one in wanted[begin:end]]
    check(len(told) > 2 and not missing,
          f"{game}: {len(wanted)} asks and sentences of the log are said in their order {missing[:5]}")
    check(WON.search(speech), f"{game}: the sentences of the log about the winner are said")
    early = [words for words in news if set(sentences(words.partition("Your turn.")[2])) & set(told)]
    check(not early, f"{game}: the turn is announced last {early[:3]}")
    # The events of the end come before the final sheet; after it only the winner is announced.
    lines = player.transcript
    over = next((at for at, words in enumerate(lines) if words.startswith("The match is over")), len(lines))
    after = " ".join(words.removeprefix("notification ") for words in lines[over:] if words.startswith("notification "))
    late = [one for one in sentences(re.split(r"(?:You deal|\w+ deals)\b", after)[0]) if one in told and not re.search(r"\bwinners?\b|\bwon\b", one)]
    check(over < len(lines), f"{game}: that the match is over is said, at the end of {lines[-3:]}")
    check(not late, f"{game}: what led to the end is said before it {late[:3]}")
    stolen = [words for words in player.transcript if words.startswith("Moves you can make")]
    check(not stolen, f"{game}: the closed list of moves does not take the focus")


# Sentences that speech says in fewer words, or joins with others: "Ada asks you for tens and takes one.", "Ada wins the match with 14
# pairs; you have 10.", "The pond is empty, so Ben is skipped.", "Ada's fish swims free and wins the game and the match."
SHORTENED = re.compile(r"Go fish!|The pond is empty\b|[^.!?]*\bwins the game\b|\w+: |(\w+ (and \w+ )?)?(asks?|draws?|gets?|gives?|lays?|fish(es)?|deals?|goes?|plays?|wins?|shares?)\b")
WON = re.compile(r"\bwins? the match\b|\bshare the win\b")


def asks(text):
    """Returns the others' asks in a text as "Ben for tens". Speech does not repeat the asker: "Asks Ben for tens: go fish."."""
    return [f"{target} for {what}" for target, what in re.findall(r"\basks (\w+) for ((?:the )?[\w ]+?)(?= and |[.:,])", text, re.IGNORECASE)]


def sentences(text):
    return [one for one in re.split(r"(?<=[.!?]) +", text) if one]


def play(program, reader, screen, environment, game, seconds):
    home = tempfile.mkdtemp(prefix="tacklebox-home-")
    settings(home)
    surroundings = dict(environment, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_CACHE_HOME=home, LC_ALL="C.UTF-8",
                        TACKLEBOX_SILENT="1")
    process = subprocess.Popen([program, "--language", "en", "--size", "1280x800",
                                "--speed", "turbo" if game in MOVING else "off"], env=surroundings,
                               stderr=subprocess.DEVNULL)  # Qt 6.4 warns about every accessible table
    player, unnamed, over = Player(reader, len(game)), set(), False
    try:
        check(player.find_application(30), f"{game}: the program is in the accessible tree")
        # Orca reports focus only in the active window.
        check(screen.activate(screen.window()), f"{game}: its window has the keyboard")
        title = TITLES[game]
        lobby = wait_for(lambda: player.named("push button", "Play " + title, player.showing()), 20)
        player.listen(rest=0.8, most=12, answer=8)  # the lobby's announcement
        check(lobby is not None and player.press(lobby), f"{game}: the lobby offers it")
        end, moves, done = time.time() + seconds, 0, "moved"
        while time.time() < end and process.poll() is None and not over:
            player.listen(answer=2.5 if done == "moved" else 0)
            done = player.step()
            over, moves = done == "over", moves + (done == "moved")
            if moves % 10 == 1:
                unnamed.update(nameless(player.showing()))
        player.listen(rest=1)
        check(over, f"{game}: a match is played to its end by accessible actions, {moves} of them")
        compare(game, player)
        check(not unnamed, f"{game}: nothing is without a name {sorted(unnamed)}")
    finally:
        process.terminate()
        process.wait(30)
        shutil.rmtree(home, ignore_errors=True)
    return player.transcript


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("program")
    arguments.add_argument("--games", default=",".join(FINISHED))
    arguments.add_argument("--transcripts")
    arguments.add_argument("--patience", type=int, default=240, help="seconds for a match")
    arguments = arguments.parse_args()
    if Atspi is None or not shutil.which("orca"):
        print("Orca or the accessible tree's own library is not installed here.")
        sys.exit(77)
    if "TACKLEBOX_OWN_BUS" not in os.environ:  # restart with a separate D-Bus session
        os.environ["TACKLEBOX_OWN_BUS"] = "1"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, *sys.argv])
    folder = tempfile.mkdtemp(prefix="tacklebox-orca-")
    os.environ.update(HOME=folder, XDG_RUNTIME_DIR=folder)
    silence(folder)
    screen = Screen()
    os.environ["DISPLAY"] = screen.display
    # libatspi warns about every event in the older format.
    warnings.simplefilter("ignore")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    environment = dict(screen.environment, HOME=folder, XDG_RUNTIME_DIR=folder)
    launcher = subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1"],
                                env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    reader = Reader(folder, environment)
    try:
        check(reader.is_ready(30), "Orca runs")
        for game in arguments.games.split(","):
            # Orca drops messages on an overloaded machine. If only sentences are missing, another match is played and decides. All
            # other errors count at once.
            for again in (True, False):
                before = len(errors)
                transcript = play(os.path.abspath(arguments.program), reader, screen, environment, game, arguments.patience)
                if len(errors) == before or not again or any("sentences of the log" not in error for error in errors[before:]):
                    break
                print(f"again   {game}: {len(errors) - before} error(s) in the first match", flush=True)
                del errors[before:]
            if arguments.transcripts:
                os.makedirs(arguments.transcripts, exist_ok=True)
                with open(os.path.join(arguments.transcripts, game + ".txt"), "w", encoding="utf-8") as file:
                    file.write("\n".join(transcript) + "\n")
    finally:
        reader.process.terminate()
        launcher.terminate()
        screen.close()
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
