#!/usr/bin/env python3
"""A bot for the tests of `tackle duel`: makes legal moves, logs what it receives, and misbehaves.

usage: tricky_bot.py MODE LOG

MODE names the misbehaviour, from the third question of a match on. "children" only starts child processes, which would outlive it;
"orphans" starts one and exits before it.
"""
import json
import os
import random
import subprocess
import sys
import time

mode, log = sys.argv[1], sys.argv[2]
with open(log + ".pids", "a", encoding="utf-8") as pids:
    pids.write(f"{os.getpid()}\n")
if mode in ("children", "orphans"):  # the children keep the inherited streams open
    for detached in ((False,) if mode == "orphans" else (False, True)):
        child = subprocess.Popen(["sleep", "120"], start_new_session=detached, stderr=subprocess.DEVNULL)
        with open(log + (".escaped" if detached else ".children"), "a", encoding="utf-8") as pids:
            pids.write(f"{child.pid}\n")
received = open(log, "a", encoding="utf-8")
random.seed(1)
questions = 0
chosen = 0


def send(**answer):
    print(json.dumps(answer), flush=True)


def misbehave(message):
    """Misbehaves. Returns True if no answer is to follow."""
    if mode == "late":
        time.sleep(60)
    elif mode == "late-once" and questions == 3:
        time.sleep(2.5)
    elif mode == "garbled":
        print("I think I shall ask for fives.", flush=True)
    elif mode == "binary":
        sys.stdout.buffer.write(b'{"id":\xff\x00}\n')
        sys.stdout.flush()
    elif mode == "no-object":
        print("[1, 2]", flush=True)
    elif mode == "deep":
        print("[" * 100000, flush=True)
    elif mode == "unknown-move":
        send(id=message["id"], move={"kind": "fly"})
    elif mode == "wrong-id":
        send(id=message["id"] + 1, move=message["moves"][0])
    elif mode == "illegal":
        card = min({f"{rank}{suit}" for rank in range(2, 11) for suit in "SHDC"} - set(message["view"]["hands"][seat]))
        send(id=message["id"], move={"kind": "choose", "card": card})
    elif mode == "passes":
        send(id=message["id"], **{"pass": True})
    elif mode == "mistypes":
        text = list(json.dumps({"id": message["id"], "move": random.choice(message["moves"])}))
        for _ in range(random.randrange(3)):
            text[random.randrange(len(text))] = chr(random.choice([10, 34, 44, 48, 49, 57, 58, 91, 93, 123, 125, 255, 0x20AC]))
        print("".join(text), flush=True)
    elif mode == "many-keys":
        fields = ",".join(f'"k{number}":0' for number in range(80000))  # just below the length limit
        print(f'{{"id":{message["id"]},{fields}}}', flush=True)
    elif mode in ("dies", "orphans"):
        sys.exit(3 if mode == "dies" else 0)
    elif mode == "flood":
        while True:
            print("x" * 100000, end="")
    elif mode == "flood-lines":
        while True:
            send(id=1, move=message["moves"][0])
    elif mode == "closes":
        os.close(1)
        time.sleep(60)
    else:
        return False
    return mode not in ("late", "late-once")


for line in sys.stdin:
    received.write(line)
    received.flush()
    message = json.loads(line)
    if message["do"] == "seat":
        seat, questions, chosen = message["seat"], 0, 0  # every match starts the same, for reproducible results
        if mode == "deaf-later" and message["match"] > 0:
            time.sleep(60)
        send(id=message["id"], ready=True)
    elif message["do"] == "choose":
        questions += 1
        if questions >= 3 and misbehave(message):
            continue
        chosen += 1
        send(id=message["id"], move=message["moves"][chosen * 7 % len(message["moves"])])
