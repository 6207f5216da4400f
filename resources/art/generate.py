#!/usr/bin/python3
"""Writes every picture, sound and the list of resources into resources/: python3 resources/art/generate.py

Needs python3-fonttools (for the outlines of the numbers). The bytes are the same on every machine.
"""
import os
import sys

sys.dont_write_bytecode = True
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
written = []


def write(place, content):
    """One resource; `place` is its path below resources/."""
    target = os.path.join(ROOT, place)
    os.makedirs(os.path.dirname(target), exist_ok=True)
    with open(target, "wb") as file:
        file.write(content if isinstance(content, bytes) else content.encode("utf-8"))
    written.append(place)


def main():
    wanted = sys.argv[1:]

    def deck(name, place, pictures):
        if not wanted or name in wanted:
            for face, text in pictures():
                write(f"{place}/{face}.svg", text)

    import backs
    import posters
    import rainbow
    import standard
    import twisted
    import whatthefish
    deck("twisted-fish", "cards/twisted-fish", twisted.cards)
    deck("standard", "cards/standard", standard.cards)
    deck("rainbow-fish", "cards/rainbow-fish", rainbow.cards)
    deck("what-the-fish", "cards/what-the-fish", whatthefish.cards)
    deck("backs", "cards/backs", backs.backs)
    deck("posters", "posters", posters.posters)


if __name__ == "__main__":
    main()
