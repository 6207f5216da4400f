#!/usr/bin/env python3
"""The sounds as they are shipped: how loud each is heard to be, what is frequent below what is rare, and none clicks or clips.

usage: sounds_test.py [FOLDER-OF-THE-PROJECT]

Prints the measures and every fault as one line, and ends with 1 if there was any.
"""
import math
import pathlib
import sys
import wave

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parents[1])
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "resources" / "art"))
import loudness  # noqa: E402

NAMES = ["ask", "card-flip", "card-slide", "deal", "dice", "go-fish", "refuse", "set", "splash", "turn", "wave-attack",
         "wave-protect", "win"]
# Heard many times in every round, and heard a few times in a match.
FREQUENT, RARE = ["ask", "card-flip", "card-slide", "deal", "dice"], ["win"]
LEAST_BETWEEN = 8.0  # LU

faults = []


def must(right, words):
    if not right:
        faults.append(words)


def read(name):
    with wave.open(str(ROOT / "resources" / "sounds" / f"{name}.wav")) as file:
        must((file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, 22050), f"{name}: not 16-bit mono at 22050 Hz")
        data = file.readframes(file.getnframes())
        return [int.from_bytes(data[i:i + 2], "little", signed=True) / 32768 for i in range(0, len(data), 2)], file.getframerate()


def check_measure():
    """A sine of 997 Hz at full scale is -3.01 LUFS (BS.1770-4, annex 1), here at the rate of the files and at 48 kHz."""
    for rate in (22050, 48000):
        sine = [math.sin(2 * math.pi * 997 * i / rate) for i in range(rate)]
        must(abs(loudness.momentary(sine, rate) + 3.01) < .1, f"the measure itself is off at {rate} Hz")


check_measure()
shipped = sorted(path.stem for path in (ROOT / "resources" / "sounds").glob("*.wav"))
must(shipped == NAMES, f"the sounds are {', '.join(shipped)}")
loud = {}
for name in set(NAMES) & set(shipped):
    samples, rate = read(name)
    loud[name] = loudness.momentary(samples, rate)
    must(max(abs(value) for value in samples) < .71, f"{name}: a peak above -3 dB")
    must(abs(samples[0]) < .002 and abs(samples[-1]) < .002, f"{name}: begins or ends with a click")
    must(abs(sum(samples) / len(samples)) < .005, f"{name}: is not centred")
    must(len(samples) / rate < 1, f"{name}: longer than a second")
for name in sorted(loud, key=loud.get):
    print(f"{name:13} {loud[name]:6.1f} LUFS")
for frequent in FREQUENT:
    for rare in RARE:
        must(loud.get(frequent, 0) <= loud.get(rare, 0) - LEAST_BETWEEN, f"{frequent} is not {LEAST_BETWEEN} LU below {rare}")
    for other in set(loud) - set(FREQUENT) - {"refuse"}:
        must(loud[frequent] < loud[other] - 1, f"{frequent} is not quieter than {other}, which is heard less often")
must(max(loud.values(), default=0) - min(loud.values(), default=0) < 14, "the quietest is not heard beside the loudest")
for words in faults:
    print(words)
print(f"{len(loud)} sounds, {len(faults)} faults")
sys.exit(1 if faults else 0)
