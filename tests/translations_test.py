#!/usr/bin/env python3
"""Checks the German translation: every message of the sources is there and translated, with its placeholders and access keys, and
nothing is left in English. The English file must have the singular forms of the sources. Prints errors.

usage: translations_test.py FOLDER-OF-THE-PROJECT
"""
import collections
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = pathlib.Path(sys.argv[1])
FILES = {"de": "translations/tacklebox_de.ts", "en": "translations/tacklebox_en.ts"}
FOLDERS = ["model", "views", "app"]

# German texts that equal the English: names of games and cards, and a few words and keys.
SAME = set("""
Dead Scuba Diver|Divine Intervention|Game Warden|Glass Bottom Boat|No Fishing|The Lure|The Net|Two Fisted Fisherman
Beaver Buddha|Ben Franklin|Ben Franklin, Time Traveler|Communist Manifesto|Elvis Effect|Mrs. Crabite|Mugger Croc
Snapper Snatch|The Elvis Effect|WTF Tax
%1, Zinger|Flint Flush|Reverse|Skip|War Machine|WTF
Downpour!|Draw 2!|Reverse!|Skip!|War Machine!|Wild!|Wild Draw 4!
&Lobby|&Normal|&Tempo:|&Turbo|Bot: %1|Esc|Lobby|Normal|Pause|Turbo
""".strip().replace("\n", "|").split("|"))

Message = collections.namedtuple("Message", "context source comment numerus finished forms")


def messages(path):
    """Returns all messages of a .ts file; `forms` holds one translation, or all plural forms."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            kind = translation.get("type", "")
            if kind in ("vanished", "obsolete"):
                continue
            numerus = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")] if numerus else [translation.text or ""]
            yield Message(context.findtext("name"), message.findtext("source") or "", message.findtext("comment") or "",
                          numerus, kind != "unfinished", forms)


def placeholders(text):
    """Counts the placeholders %1 to %99 and %n (%L1 counts as %1)."""
    return collections.Counter(place.replace("L", "") for place in re.findall(r"%(?:L?\d{1,2}|L?n)", text))


def key(text):
    """Returns the letter after an & that marks the access key, or None."""
    found = re.search(r"&([^&\s])", text.replace("&&", "").replace("&amp;", "").replace("&lt;", "").replace("&gt;", ""))
    return found and found.group(1)


def is_rich(text):
    return bool(re.search(r"<(?:p|b|i|br|h\d|a|table|html)\b", text))


def tags(text):
    return collections.Counter(re.findall(r"</?\w+", text)) if is_rich(text) else collections.Counter()


def errors_of(message):
    """Yields the errors of a message in the German file."""
    source = message.source
    if not message.finished or not all(form.strip() for form in message.forms):
        yield "is not translated"
        return
    if message.numerus and len(message.forms) != 2:
        yield f"has {len(message.forms)} plural forms, German has 2"
    for index, form in enumerate(message.forms):
        there, wanted = placeholders(form), placeholders(source)
        if message.numerus and index == 0:  # the singular may omit its number
            there.pop("%n", None)
            wanted.pop("%n", None)
        if set(there) != set(wanted):
            yield f"has {sorted(there)} instead of {sorted(wanted)}: {form}"
        if bool(key(form)) != bool(key(source)):
            yield f"has {'lost' if key(source) else 'got'} a key: {form}"
        if tags(form) != tags(source):
            yield f"has other tags: {form}"
        if source[:1] == " " or source[-1:] in (" ", "\n"):
            if (source[:1].isspace(), source[-1:].isspace()) != (form[:1].isspace(), form[-1:].isspace()):
                yield f"begins or ends with other spaces: {form}"
        if source.endswith(".") and not source.endswith("..") and form[-1:] not in ".!?“":
            yield f"has lost its full stop: {form}"
        bare = re.sub(r"%(?:L?\d{1,2}|L?n)", "", source)
        shortcut = re.fullmatch(r"(?:(?:Ctrl|Alt|Shift)\+)+\w+", source)
        if form == source and re.search(r"[^\W\d_]{2}", bare) and not shortcut and source not in SAME:
            yield "is still English"
        if re.search(r'["]', re.sub(r"<[^>]*>", "", form)):
            yield f'has straight quotation marks, German has „ “: {form}'
        if re.search(r"(?<=\w |, )(Sie|Ihnen|Ihre[nmrs]?|Ihr)\b", form):  # at the start of a sentence it may mean she or they
            yield f"may say Sie instead of du: {form}"


# Plural nouns that need %n and plural forms after a number.
NOUNS = """bots cards clubs colours copies days deals decisions diamonds dice dives files fish games hands hearts hints
matches moves pages pairs points pts players rounds seats seconds sets spades steps times turns wins""".split()
# An adjective may come between; a word ending in -s would be a verb: "%1 swaps hands", "%1 pairs with your %1".
COUNTED = re.compile(r"%L?\d{1,2}(?: \w+(?<!s))? (?:" + "|".join(NOUNS) + r")\b(?! with| a set| game| hand| the | this )")
# Texts in which the placeholder is no number, or a number that is never one.
NO_COUNTS = ["%1 to %2 players", "%1 needs %2 to %3 seats, not %4.", "%1 cards", "%1 deals.", "Game %2: %1 deals.",
             "Round %2: %1 deals.", "%1 turns the tables.", "%1 pairs %2."]


def glued_counts(listed):
    """Yields texts with %1 before a plural noun: wrong for one, and in languages with more plural forms."""
    for message in listed:
        if not message.numerus and message.source not in NO_COUNTS and COUNTED.search(message.source):
            yield message


def printed_counts():
    """Yields numbers that the console program puts before a plural noun without a plural form."""
    glued = re.compile(r'(?:to_string\(|size\(\)|<< \w+)[^;"]*?(?:<<|\+) *" (?:' + "|".join(NOUNS)
                       + r')\b')
    for file in sorted(pathlib.Path(ROOT, "app/console").rglob("*.cpp")):
        for found in glued.finditer(file.read_text(encoding="utf-8")):
            if "== 1" not in found.group():
                yield f"{file.relative_to(ROOT)}: {' '.join(found.group().split())!r} is wrong for one: Phrase::counted()"


def contexts_in_use():
    """Returns the translation contexts that the program uses. lupdate guesses the context of a tr(); after a wrong guess the
    translation is never found."""
    contexts = set()
    for folder in FOLDERS:
        for file in pathlib.Path(ROOT, folder).rglob("*"):
            if file.suffix not in (".h", ".cpp"):
                continue
            code = file.read_text(encoding="utf-8")
            contexts.update(re.findall(r"Q_DECLARE_TR_FUNCTIONS\((?:\w+::)*(\w+)\)", code))
            contexts.update(re.findall(r'(?:NOOP|translate)\(\s*"(\w+)"', code))
            # The class with Q_OBJECT: the last one named before the macro.
            for head in code.split("Q_OBJECT")[:-1]:
                contexts.update(re.findall(r"\b(?:class|struct)\s+(\w+)(?:\s+final)?\s*(?::[^;{]*)?\{", head)[-1:])
    return contexts


def uncounted():
    """Yields counted phrases of the model whose plural pattern has no plural forms."""
    for file in sorted(pathlib.Path(ROOT, "model").rglob("*.cpp")):
        for call in re.split(r"Phrase::counted\(", file.read_text(encoding="utf-8"))[1:]:
            marks = re.findall(r'(QT_TRANSLATE_\w*NOOP)\(\s*"Words",\s*"((?:[^"\\]|\\.)*)"', call)[:2]
            if not call.startswith("int ") and len(marks) == 2 and marks[1][0] != "QT_TRANSLATE_N_NOOP":
                yield f"{file.relative_to(ROOT)}: {marks[1][1]!r} has to be marked QT_TRANSLATE_N_NOOP"


LITERALS = r'((?:"(?:[^"\\\\]|\\\\.)*"\s*)+)'
COUNTED_PAIR = re.compile(r'QT_TRANSLATE_NOOP\(\s*"Words",\s*' + LITERALS + r'\)\s*,\s*QT_TRANSLATE_N_NOOP\(\s*"Words",\s*' + LITERALS
                          + r'\)')


def patterns_for_one():
    """Returns the singular patterns in the sources for each plural pattern."""
    ones = collections.defaultdict(set)
    for folder in FOLDERS:
        for file in pathlib.Path(ROOT, folder).rglob("*.cpp"):
            for pair in COUNTED_PAIR.finditer(file.read_text(encoding="utf-8")):
                one, many = ("".join(re.findall(r'"((?:[^"\\]|\\.)*)"', text)).replace('\\"', '"') for text in pair.groups())
                ones[many].add(one.replace("%n", "1"))
    return ones


def main():
    wrong = []

    def report(file, message, error):
        wrong.append(f"{file}: [{message.context}] {message.source!r} {error}")

    german = list(messages(ROOT / FILES["de"]))
    english = list(messages(ROOT / FILES["en"]))
    for message in german:
        for error in errors_of(message):
            report("de", message, error)
    for message in english:
        if not message.numerus:
            report("en", message, "has no plural forms, and needs no words: build the target update_translations")
            continue
        if not message.finished or len(message.forms) != 2 or not all(form.strip() for form in message.forms):
            report("en", message, "needs its words for one and for many")
            continue
        for index, form in enumerate(message.forms):
            there, wanted = set(placeholders(form)), set(placeholders(message.source))
            if there != wanted and not (index == 0 and there == wanted - {"%n"}):
                report("en", message, f"has {sorted(there)} instead of {sorted(wanted)}: {form}")

    ones = patterns_for_one()
    if len(ones) < 50:
        wrong.append(f"only {len(ones)} counted phrases found in the sources")
    for message in english:
        if message.context == "Words" and message.source in ones and message.forms[0].replace("%n", "1") not in ones[message.source]:
            report("en", message, f"says for one {message.forms[0]!r}, the sources {sorted(ones[message.source])}")

    wrong.extend(uncounted())
    for message in glued_counts(german):
        report("sources", message, "has a count before its noun that is no %n")
    wrong.extend(printed_counts())

    for context in sorted({message.context for message in german} - contexts_in_use()):
        texts = [message.source for message in german if message.context == context]
        wrong.append(f"de: nothing is looked up in the context {context}, where lupdate puts {texts}")

    def names(listed):
        return {(message.context, message.source, message.comment, message.numerus) for message in listed}

    lupdate = next((tool for tool in (os.environ.get("LUPDATE"), shutil.which("lupdate6"), "/usr/lib/qt6/bin/lupdate",
                                      shutil.which("lupdate")) if tool and os.access(tool, os.X_OK)), None)
    if lupdate:
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder, "tacklebox_de.ts")
            copy.write_text('<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
                            '<TS version="2.1" language="de_DE" sourcelanguage="en"></TS>\n', encoding="utf-8")
            subprocess.run([lupdate, "-silent", "-locations", "none", *FOLDERS, "-ts", str(copy)],
                           cwd=ROOT, check=True, stderr=subprocess.DEVNULL)
            sources = names(messages(copy))
        if len(sources) < 400:
            wrong.append(f"{lupdate} found only {len(sources)} texts in the sources")
        plurals = {name for name in sources if name[3]}
        for file, listed, wanted in (("de", german, sources), ("en", english, plurals)):
            for context, source, comment, numerus in sorted(wanted - names(listed)):
                wrong.append(f"{file}: [{context}] {source!r} is missing: build the target update_translations")
            for context, source, comment, numerus in sorted(names(listed) - sources):
                wrong.append(f"{file}: [{context}] {source!r} is no longer in the sources")
    else:
        print("no lupdate here: the sources were not searched for new texts")

    print(f"{len(german)} messages in German, {sum(message.numerus for message in german)} of them with plural forms")
    if wrong:
        sys.exit("\n".join(wrong) + f"\n{len(wrong)} errors")


main()
