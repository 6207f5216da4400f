#!/usr/bin/env python3
"""Whole games by ear: Orca, the screen reader, runs beside the program, and a player who has nothing but the accessible
tree and what Orca says plays a match of each game, from the lobby to "Play again".

    orca_test.py PROGRAM [--games ID,...] [--transcripts DIR]

Orca needs no voice for it: what it would say is read from its log. Holds that every match comes to its end by accessible
actions alone; that nothing which can be acted on is without a name; that no news is said twice or left out, all of it in
the order of the table talk (of a turn that the talk sums up, its steps are not listed); that the turn is told after what
led to it, and the end of the match too; and that what has the focus changes by the player's own actions only. --transcripts writes what was done and said to DIR. Prints what is wrong and exits with 1;
without Orca it says so and exits with 77."""

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
from games import GAMES, need_rows  # noqa: E402
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
MOVING = {"what-the-fish"}  # the others without motion, which would take minutes
# Short matches: what the new table dialog would have written.
SHORT = {"great-lakes": {"option-target": 10}, "twisted-fish": {"option-target": 20}}
faults = []


def check(good, what):
    print(("ok      " if good else "WRONG   ") + what, flush=True)
    if not good:
        faults.append(what)


def silence(folder):
    """A voice that says nothing: it looks for no sound device, which can take half a minute where there is none."""
    place = os.path.join(folder, ".config", "speech-dispatcher")
    os.makedirs(place, exist_ok=True)
    with open(os.path.join(place, "speechd.conf"), "w", encoding="utf-8") as file:
        file.write('AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\nAudioOutputMethod "alsa"\n')


class Reader:
    """Orca, and what it has said so far."""

    SPEECH = re.compile(r"^([\d:.]+) - SPEECH OUTPUT: '(.*)'(?:\{.*\})?$")

    def __init__(self, folder, environment):
        self.log = os.path.join(folder, "orca.log")
        self.process = subprocess.Popen(["orca", "--replace", "--debug-file=" + self.log, "--disable=braille"],
                                        env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.read = 0

    def news(self):
        """When and what was said, as far as the log tells by now: Orca writes it late."""
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
    """What one thing of the tree was when it was looked at."""

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
    """Sits at the program by its accessible tree alone."""

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
        """All that is shown, parents first; what goes while it is looked at is left out."""
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
        """The sentences of the table talk, which lists what happened, also while it is closed."""
        def lists(thing):
            if thing.get_role_name() == "list" and thing.get_name() == "Table talk":
                yield [thing.get_child_at_index(index).get_name() for index in range(thing.get_child_count())]
            elif thing.get_role_name() not in ("table", "tree table", "tree", "menu bar", "list"):
                for index in range(thing.get_child_count()):
                    child = thing.get_child_at_index(index)
                    if child:
                        yield from lists(child)
        rows = max(lists(self.application), key=len, default=[])
        return [row for row in rows if not re.search(r" (\d+ steps|Opened)\.$", row)]  # not the sums of turns

    # ---- what is said ----
    def hear(self):
        self.marks += [(when, words) for when, words in self.reader.news() if words]

    def listen(self, rest=0.35, most=6, answer=0):
        """Until the reader has said nothing for so many seconds. `answer`: so many seconds it is waited for that it says
        anything at all, as who has just done something waits: on a busy machine it begins late."""
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
        """What was done and said, by the clock."""
        late = any(when >= "23" for when, _ in self.marks)  # then small hours are after midnight
        return [words for _, words in sorted(self.marks, key=lambda mark: (late and mark[0] < "12", mark[0]))]

    # ---- playing ----
    def step(self):
        """Does one thing if there is one to do; answers what: "moved", "over", or nothing."""
        nodes = self.showing()
        again = self.named("push button", "Play again", nodes)
        if again:
            self.listen(rest=3, most=20)  # what is still to be said
            self.told = self.talk()
            return "over" if self.press(again) else None
        following = self.named("push button", "Next deal", nodes)
        if following:
            return "moved" if self.press(following) else None
        buttons = [node for node in nodes if node.role == "push button" and node.has(Atspi.StateType.ENABLED)]
        options = [node for node in buttons if node.is_below("list", "Choices")]
        answers = [node for node in buttons if node.is_below("frame", "What to do") and node.name not in self.ASIDE]
        cards = [node for node in buttons if node.is_below("list", "Your hand") and node.has(Atspi.StateType.SELECTABLE)]
        lit = [node for node in nodes if node.description == "Can be chosen now."]
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
    """Tables of three for short matches, as the new table dialog would have kept them."""
    lines = ["[tables]"]
    for game in GAMES:
        lines.append(f"{game}\\seats=3")
        for seat, (name, person) in enumerate([("You", "true"), ("Ada", "false"), ("Ben", "false")]):
            lines += [f"{game}\\seat{seat}\\name={name}", f"{game}\\seat{seat}\\person={person}",
                      f"{game}\\seat{seat}\\level=perch"]
        lines += [f"{game}\\{key}={value}" for key, value in SHORT.get(game, {}).items()]
    os.makedirs(os.path.join(folder, "Tacklebox"), exist_ok=True)
    with open(os.path.join(folder, "Tacklebox", "Tacklebox.conf"), "w", encoding="utf-8") as file:
        file.write("\n".join(lines) + "\n")


def nameless(nodes):
    """Things to act on or to read that have no name."""
    roles = {"push button", "check box", "list", "list item", "slider", "combo box", "text", "page tab", "menu item", "panel"}
    found = []
    for node in nodes:
        if node.role in roles and not node.name:
            found.append(f"{node.role} in {node.above.role} '{node.above.name}'")
    return found


def compare(game, player):
    """What Orca said of the table against the table talk."""
    news = [words.removeprefix("notification ") for words in player.transcript if words.startswith("notification ")]
    twice = [one for one, following in zip(news, news[1:]) if one == following]
    check(not twice, f"{game}: nothing is said twice {twice[:3]}")
    said = sentences(" ".join(news))
    # That it is one's own turn is said with what one is asked.
    told = [re.sub(r": now it is your turn\.$", ".", one) for one in sentences(" ".join(player.told))]
    missing = []
    for kind, begin, end, _, _ in difflib.SequenceMatcher(None, told, said, autojunk=False).get_opcodes():
        if kind in ("delete", "replace"):
            missing += told[begin:end]
    # A catch that is seen in two parts is said in two sentences, and listed in one.
    parts = {part for one in said for part in pieces(one)}
    missing = [one for one in missing if not (len(pieces(one)) > 1 and pieces(one) <= parts)]
    check(len(told) > 2 and not missing,
          f"{game}: all {len(told)} sentences of the talk are said in their order {missing[:5]}")
    early = [words for words in news if set(sentences(words.partition("Your turn.")[2])) & set(told)]
    check(not early, f"{game}: the turn is told last {early[:3]}")
    # What led to the end is said before the sheet that ends the match; there it is only told who has won.
    lines = player.transcript
    over = next((at for at, words in enumerate(lines) if words.startswith("The match is over")), len(lines))
    after = " ".join(words.removeprefix("notification ") for words in lines[over:] if words.startswith("notification "))
    late = [one for one in sentences(re.split(r"(?:You deal|\w+ deals)\b", after)[0]) if one in told and not re.search(r"\bwinners?\b|\bwon\b", one)]
    check(over < len(lines), f"{game}: that the match is over is said, at the end of {lines[-3:]}")
    check(not late, f"{game}: what led to the end is said before it {late[:3]}")
    stolen = [words for words in player.transcript if words.startswith("Moves you can make")]
    check(not stolen, f"{game}: the closed list of moves does not take the focus")


def pieces(sentence):
    """{("Ben draws", "the two of clubs"), ...} of "Ben draws the two of clubs and the ten of clubs.", and of
    "Ben fishes out clubs: two and ten." as well."""
    found = re.match(r"(.*?) (the .*?)(?: in the hand of \w+)?\.$", sentence) or \
        re.match(r"(.* fish(?:es)? out \w+): (.*)\.$", sentence)
    return {(found.group(1), item) for item in re.split(r", | and ", found.group(2))} if found else {(sentence, "")}


def sentences(text):
    return [one for one in re.split(r"(?<=[.!?]) +", text) if one]


def play(program, reader, screen, environment, game, seconds):
    home = tempfile.mkdtemp(prefix="tacklebox-home-")
    settings(home)
    surroundings = dict(environment, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_CACHE_HOME=home, LC_ALL="C.UTF-8",
                        TACKLEBOX_SILENT="1")
    process = subprocess.Popen([program, "--language", "en", "--size", "1280x800",
                                "--speed", "turbo" if game in MOVING else "off"], env=surroundings,
                               stderr=subprocess.DEVNULL)  # Qt 6.4 complains of every table that it makes accessible
    player, unnamed, over = Player(reader, len(game)), set(), False
    try:
        check(player.find_application(30), f"{game}: the program is in the accessible tree")
        # What has the focus is told of the window alone that has the keyboard.
        check(screen.activate(screen.window()), f"{game}: its window has the keyboard")
        title = TITLES[game]
        lobby = wait_for(lambda: player.named("push button", "Play " + title, player.showing()), 20)
        player.listen(rest=0.8, most=12, answer=8)  # where one is, before one goes on
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
    arguments.add_argument("--games", default=",".join(GAMES))
    arguments.add_argument("--transcripts")
    arguments.add_argument("--patience", type=int, default=240, help="seconds for a match")
    arguments = arguments.parse_args()
    if Atspi is None or not shutil.which("orca"):
        print("Orca or the accessible tree's own library is not installed here.")
        sys.exit(77)
    if "TACKLEBOX_OWN_BUS" not in os.environ:  # a session's bus of its own
        os.environ["TACKLEBOX_OWN_BUS"] = "1"
        os.execvp("dbus-run-session", ["dbus-run-session", "--", sys.executable, *sys.argv])
    folder = tempfile.mkdtemp(prefix="tacklebox-orca-")
    os.environ.update(HOME=folder, XDG_RUNTIME_DIR=folder)
    silence(folder)
    screen = Screen()
    os.environ["DISPLAY"] = screen.display
    # The tree's own library complains of every change of a tree that it is told in the older of two forms.
    warnings.simplefilter("ignore")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    environment = dict(screen.environment, HOME=folder, XDG_RUNTIME_DIR=folder)
    launcher = subprocess.Popen(["/usr/libexec/at-spi-bus-launcher", "--launch-immediately", "--a11y=1", "--screen-reader=1"],
                                env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    reader = Reader(folder, environment)
    try:
        check(reader.is_ready(30), "Orca runs")
        for game in arguments.games.split(","):
            # Orca drops what it is told while it is far behind, on a machine that has no time for it. So where sentences alone are
            # missing another match is played, and what is missing there counts. All other faults count at once.
            for again in (True, False):
                before = len(faults)
                transcript = play(os.path.abspath(arguments.program), reader, screen, environment, game, arguments.patience)
                if len(faults) == before or not again or any("sentences of the talk" not in fault for fault in faults[before:]):
                    break
                print(f"again   {game}: {len(faults) - before} fault(s) in the first match", flush=True)
                del faults[before:]
            if arguments.transcripts:
                os.makedirs(arguments.transcripts, exist_ok=True)
                with open(os.path.join(arguments.transcripts, game + ".txt"), "w", encoding="utf-8") as file:
                    file.write("\n".join(transcript) + "\n")
    finally:
        reader.process.terminate()
        launcher.terminate()
        screen.close()
        shutil.rmtree(folder, ignore_errors=True)
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
