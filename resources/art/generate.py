#!/usr/bin/python3
"""Writes every picture, every sound and resources.qrc: python3 resources/art/generate.py [deck...]

Without arguments everything; with names (twisted-fish, standard, posters, sounds...) only these, without resources.qrc. Then runs
tests/art_test.py and tests/sounds_test.py.
Needs fontTools (python3-fonttools) for the outlines of the numbers, and NumPy (python3-numpy) for the sounds. The output is
reproducible.
"""
import os
import subprocess
import sys

sys.dont_write_bytecode = True
ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
FONTS = ["fonts/LeagueSpartan-ExtraBold.otf", "fonts/Nunito_600SemiBold.ttf",
         "fonts/Nunito_800ExtraBold.ttf", "fonts/OFL-Nunito.txt", "fonts/OFL.txt"]

SCENERIES = [f"scenery/{name}.svg"
             for name in ("back-room", "beach", "dock", "harbour-mouth", "ice", "lily", "lily-pond", "rail")]

# The licences in the About dialog and their files.
LICENCES = {"tacklebox.txt": "../LICENSE", "league-spartan.txt": "fonts/OFL.txt", "nunito.txt": "fonts/OFL-Nunito.txt", "gpl-3.txt": "licences/GPL-3.txt",
            "lgpl-3.txt": "licences/LGPL-3.txt", "cli11.txt": "licences/cli11.txt", "libuv.txt": "licences/libuv.txt",
            "nlohmann-json.txt": "licences/nlohmann-json.txt", "sqlite.txt": "licences/sqlite.txt", "zlib.txt": "licences/zlib.txt"}


def write(place, content):
    """Writes a resource; `place` is its path below resources/."""
    target = os.path.join(ROOT, place)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode("utf-8"))


def resource_list(places):
    """Writes resources.qrc, with :/cards/twisted-fish/red-whale.svg and so on."""
    files = [(place, place) for place in places] + [(f"licences/{name}", place) for name, place in LICENCES.items()]
    folders = sorted(files, key=lambda file: ("licences/", 0) if file[0].startswith("licences/") else (file[0], 1))
    lines = "".join(f'    <file alias="{name}">{place}</file>\n' for name, place in folders)
    return f'<!DOCTYPE RCC>\n<RCC version="1.0">\n  <qresource prefix="/">\n{lines}  </qresource>\n</RCC>\n'


def main():
    import backs
    import icons
    import portraits
    import posters
    import rainbow
    import silhouettes
    import sounds
    import standard
    import twisted
    import whatthefish

    decks = {
        "twisted-fish": ("cards/twisted-fish", "svg", twisted.cards),
        "what-the-fish": ("cards/what-the-fish", "svg", whatthefish.cards),
        "standard": ("cards/standard", "svg", standard.cards),
        "rainbow-fish": ("cards/rainbow-fish", "svg", rainbow.cards),
        "backs": ("cards/backs", "svg", backs.backs),
        "portraits": ("portraits", "svg", portraits.portraits),
        "posters": ("posters", "svg", posters.posters),
        "icons": ("icons", "svg", icons.icons),
        "silhouettes": ("silhouettes", "svg", silhouettes.silhouettes),
        "sounds": ("sounds", sounds.ENDING, sounds.sounds),
    }
    wanted = sys.argv[1:]
    unknown = [name for name in wanted if name not in decks]
    if unknown:
        sys.exit(f"No deck is called {unknown[0]}; there are {', '.join(decks)}.")
    places = FONTS + SCENERIES
    for name, (folder, ending, pictures) in decks.items():
        if wanted and name not in wanted:
            continue
        for face, content in pictures():
            places.append(f"{folder}/{face}.{ending}")
            write(places[-1], content)
        if name == "sounds":
            write("sounds/made.txt", sounds.stamp(os.path.join(ROOT, "sounds")))
    if not wanted:
        write("resources.qrc", resource_list(places))
    tests = os.path.join(ROOT, "..", "tests")
    for test, made in (("sounds_test.py", "sounds" in (wanted or decks)), ("art_test.py", wanted != ["sounds"])):
        if made:
            subprocess.run([sys.executable, os.path.join(tests, test)], check=True)


if __name__ == "__main__":
    main()
