#!/usr/bin/env python3
"""A small bot for `tackle duel` that plays all games: it prefers some kinds of moves and remembers asks.
docs/bots/README.md explains how it is run and its messages."""
import json
import random
import sys

# Kinds of moves, best first; all others come last.
LIKED = ["lay-special", "lay", "add-sixth", "match-discard", "take-discard", "protect", "kill", "dive", "draw-2",
         "two-fisted-fisherman", "no-fishing", "skip", "reverse", "take", "ask", "the-net", "wild", "fish-out", "stock"]


def topic(move):
    """The subject of an ask: a number, a rank or a fish."""
    return str(move.get("number", move.get("rank", move.get("card", "").partition("-")[2])))


def rating(move, view, seat, asked):
    kind, hand = move["kind"], view["hands"][seat]
    liked = len(LIKED) - LIKED.index(kind) if kind in LIKED else 0
    if kind == "ask":
        remembered = move["target"] in asked.get(topic(move), ())
        return liked, move.get("card") not in hand, remembered, random.random()
    if kind == "fish-out":  # The Great Lakes: worth it for three cards of the suit, or near the end
        suit = view["kept"][seat][-1]
        liked *= sum(card[-1] == suit for card in view["lake"]) >= 3 or len(hand) < 4
    return liked, random.random()


asked = {}  # by topic: seats that asked for it and have not been asked for it since
for line in sys.stdin:
    message = json.loads(line)
    answer = None
    if message["do"] == "seat":
        seat, answer = message["seat"], {"ready": True}
        random.seed(message["match"])
        asked.clear()
    for event in message.get("events", ()):
        move = event.get("move", {})
        if move.get("kind") == "ask":
            asked.setdefault(topic(move), set()).add(event["seat"])
            asked[topic(move)].discard(move["target"])
    if message["do"] == "choose":
        best = max(message["moves"], key=lambda move: rating(move, message["view"], seat, asked))
        answer = {"pass": True} if message["mayPass"] else {"move": best}
    if answer:
        print(json.dumps({"id": message["id"], **answer}), flush=True)
