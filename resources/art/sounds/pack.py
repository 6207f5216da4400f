"""The file format: frequency coefficients, quantised as coarsely as is inaudible. Files hold their length (32 bits, big-endian, as Qt does) and
a zlib stream of

    "Tbsm", rate and number of frames (32 bits each), hop and number of blocks (16 bits each), finest step (8 bits, signed), number of frames
    faded at both ends (8 bits), two zero bytes;
    for each band, for each block a byte: 0 if silent, otherwise 1 + the difference of its step to the band's previous step (at first to the
    finest);
    for each band, for each block that is not silent, its coefficients in steps, a byte each.

Numbers are little-endian; bytes encode signed numbers as 0 -1 1 -2 2. A block has two hops and overlaps the next by one; the last overlaps the
first, so that loops are seamless. The coefficients are the modified discrete cosine transform with a sine window. A step s is 2 ** (s / 2) of
full scale. views/sounds/sample.cpp reads the format. In resources/art, `python3 -m sounds.pack FOLDER` decodes all sounds to WAV files.

zlib uses run lengths only: its default strategy finds chance matches that take a tenth more space. rcc cannot compress the files further
and stores them unchanged.
"""
import pathlib
import struct
import sys
import wave
import zlib

import numpy as np

from . import masking
from .plan import ENDING

HEAD = struct.Struct("<4sIIHHbBxx")
LENGTH = struct.Struct(">I")
HOPS = (64, 128, 256)
MOST = 127  # steps of the largest coefficient
DEAD = .6  # steps; smaller values become 0, which takes fewer bytes for the same noise
LOWEST = 12  # dB less noise in the lowest band, where quantising short sounds adds an offset
ROUNDS = 40
FADED = 16  # frames of silence at both ends, so that noise does not start and end with a click


def bands(hop, rate):
    """Returns the edges of the bands: each at least 100 Hz wide, or a fifth of its lower edge."""
    edges, least = [0], (200 * hop + rate - 1) // rate
    while edges[-1] < hop:
        edges.append(min(hop, edges[-1] + max(least, edges[-1] // 5)))
    return edges


def basis(hop):
    n = np.arange(hop) + .5
    return np.sqrt(2 / hop) * np.cos(np.pi / hop * n[:, None] * n[None, :])


def under_sine(hop):
    return np.sin(np.pi * (np.arange(2 * hop) + .5) / (2 * hop))


def coefficients(x, hop, blocks):
    ring = np.zeros((blocks, hop))
    ring.flat[:len(x)] = x
    a, b, c, d = np.split(np.hstack([ring, np.roll(ring, -1, axis=0)]) * under_sine(hop), 4, axis=1)
    return np.hstack([-c[:, ::-1] - d, a - b[:, ::-1]]) @ basis(hop)


def sounding(coefficients, count):
    blocks, hop = coefficients.shape
    low, high = np.split(coefficients @ basis(hop), 2, axis=1)
    parts = np.hstack([high, -high[:, ::-1], -low[:, ::-1], -low]) * under_sine(hop)
    return (parts[:, :hop] + np.roll(parts[:, hop:], 1, axis=0)).ravel()[:count]


def faded(x, frames):
    slope = np.minimum(1, (np.arange(len(x)) + 1) / (frames + 1)) ** 2
    return x * slope * slope[::-1]


def folded(numbers):
    return np.where(numbers < 0, -2 * numbers - 1, 2 * numbers)


def unfolded(numbers):
    return np.where(numbers & 1, -(numbers + 1) // 2, numbers // 2)


def in_steps(tones, steps, edges):
    step = np.repeat(2. ** (steps / 2), np.diff(edges), axis=1)
    counts = np.where(np.abs(tones) < DEAD * step, 0, np.round(tones / step))
    return counts.astype(int), counts * step


def form(x, rate, loop, hop, below):
    """Encodes a sound. Steps start as coarse as each band's level allows, and become finer until their noise is inaudible."""
    blocks, edges = len(x) // hop if loop else -(-len(x) // hop) + 1, bands(hop, rate)
    tones = coefficients(x, hop, blocks)
    split = lambda values: [values[:, low:high] for low, high in zip(edges, edges[1:])]
    middles = [(low + high) / 4 * rate / hop for low, high in zip(edges, edges[1:])]
    unheard = [masking.quiet(f) * hop / (high - low) for f, low, high in zip(middles, edges, edges[1:])]
    noise = np.stack([np.maximum((band ** 2).mean(axis=1) * 10 ** (-below / 10), quiet) for band, quiet in zip(split(tones), unheard)], axis=1)
    noise[:, 0] *= 10 ** (-LOWEST / 10)
    most = np.stack([np.abs(band).max(axis=1) for band in split(tones)], axis=1)
    finest = np.maximum(np.ceil(2 * np.log2(most / MOST + 1e-30)), -40).astype(int)
    steps = np.maximum(np.floor(np.log2(12 * noise)).astype(int), finest)
    fade = 0 if loop else FADED
    masks = masking.Masks(x, rate, loop)
    for _ in range(ROUNDS):
        counts, kept = in_steps(tones, steps, edges)
        heard = masks.heard(faded(sounding(kept, len(x)), fade) - x, middles, hop, blocks)
        if not (heard & (steps > finest)).any():
            break
        steps = np.where(heard, np.maximum(steps - 1, finest), steps)
    lives = np.stack([band.any(axis=1) for band in split(counts)], axis=1)
    least = steps[lives].min()
    levels = bytearray()
    for live, step in zip(lives.T, steps.T):
        last = least
        for here, s in zip(live, step):
            levels.append(1 + folded(s - last) if here else 0)
            last = s if here else last
    values = [folded(band[live]).astype(np.uint8).tobytes() for band, live in zip(split(counts), lives.T)]
    return HEAD.pack(b"Tbsm", rate, len(x), hop, blocks, least, fade) + bytes(levels) + b"".join(values)


def squeezed(content):
    squeezer = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 7, zlib.Z_RLE)
    return LENGTH.pack(len(content)) + squeezer.compress(content) + squeezer.flush()


def edged(x, loop):
    """Adds short silence to a sound that is no loop."""
    return x if loop else np.pad(x, FADED)


def packed(x, rate, loop, below):
    """Encodes with the hop that takes the fewest bytes. Noise is `below` dB under each band and inaudible (masking.py)."""
    hops = [hop for hop in range(200, 257, 2) if len(x) % hop == 0][-1:] if loop else HOPS
    return min((squeezed(form(edged(x, loop), rate, loop, hop, below)) for hop in hops), key=len)


def unpacked(content):
    """Returns (samples, rate)."""
    content = zlib.decompress(content[LENGTH.size:])
    name, rate, count, hop, blocks, finest, fade = HEAD.unpack_from(content)
    assert name == b"Tbsm"
    edges = bands(hop, rate)
    levels, at = np.frombuffer(content, np.uint8, (len(edges) - 1) * blocks, HEAD.size).astype(int).reshape(-1, blocks), HEAD.size
    at += levels.size
    tones = np.zeros((blocks, hop))
    for low, high, band in zip(edges, edges[1:], levels):
        live = np.nonzero(band)[0]
        steps = finest + np.cumsum(unfolded(band[live] - 1))
        values = np.frombuffer(content, np.uint8, len(live) * (high - low), at).astype(int).reshape(-1, high - low)
        at += values.size
        tones[live, low:high] = unfolded(values) * 2. ** (steps / 2)[:, None]
    assert at == len(content)
    return faded(sounding(tones, count), fade), rate


def main(folder):
    for path in sorted((pathlib.Path(__file__).resolve().parents[2] / "sounds").glob(f"*.{ENDING}")):
        x, rate = unpacked(path.read_bytes())
        with wave.open(str(pathlib.Path(folder) / f"{path.stem}.wav"), "wb") as file:
            file.setparams((1, 2, rate, len(x), "NONE", ""))
            file.writeframes(np.clip(np.round(x * 32767), -32768, 32767).astype("<i2").tobytes())


if __name__ == "__main__":
    main(*sys.argv[1:])
