"""FLAC (RFC 9639) of one channel of 16 bits: what the sounds are kept as, a third of what they would take as WAV.

`packed` predicts each block from what was before it, as well as its choice of predictors can, and writes what is left in Rice
codes; `unpacked` reads what `packed` writes, for `check.py`. The program reads them in views/sounds/sample.cpp.
"""
import hashlib
import struct

import numpy as np

BLOCK, PRECISION, MOST_PARTS = 4096, 14, 6
ORDERS = (2, 4, 6, 8, 10, 12)  # 12 is the most that players on small devices need to know
FIXED = ((), (1,), (2, -1), (3, -3, 1), (4, -6, 4, -1))


def crc(data, bits, poly):
    value, top, mask = 0, 1 << (bits - 1), (1 << bits) - 1
    for byte in data:
        value ^= byte << (bits - 8)
        for _ in range(8):
            value = ((value << 1) ^ poly if value & top else value << 1) & mask
    return value


class Bits:
    """Numbers as a row of bits, the highest first."""

    def __init__(self):
        self.rows = []

    def put(self, value, width):
        self.rows.append(format(value & ((1 << width) - 1), f"0{width}b") if width else "")

    def bytes(self):
        row = "".join(self.rows)
        row += "0" * (-len(row) % 8)
        return int(row, 2).to_bytes(len(row) // 8, "big") if row else b""


def folded(residual):
    return np.where(residual < 0, -2 * residual - 1, 2 * residual)


def rice(residual, order):
    """(bits, parts, a parameter for each part): the cheapest way to write what is left of a block."""
    whole, best = folded(residual), None
    n = len(residual) + order
    for parts in range(MOST_PARTS + 1):
        size = n >> parts
        if n % (1 << parts) or size <= order:
            break
        cost, chosen, at = 6, [], 0
        for part in range(1 << parts):
            piece = whole[at:at + size - (order if part == 0 else 0)]
            at += len(piece)
            costs = [int((piece >> k).sum()) + len(piece) * (k + 1) for k in range(15)]
            chosen.append(int(np.argmin(costs)))
            cost += costs[chosen[-1]] + 4
        if best is None or cost < best[0]:
            best = (cost, parts, chosen)
    return best


def predictors(x):
    """(coefficients, shift) of all that is tried: the four fixed ones, and those that fit the block, by its autocorrelation."""
    for coefficients in FIXED:
        yield coefficients, None
    if len(x) < 64 or not np.any(x):
        return
    n = len(x)
    for window in (np.hanning(n + 2)[1:-1], np.clip(np.minimum(np.arange(n) + 1, n - np.arange(n)) / (n * .25), 0, 1)):
        y = x * window
        r = np.array([float(np.dot(y[:n - lag], y[lag:])) for lag in range(ORDERS[-1] + 1)])
        r[0] *= 1 + 1e-9
        a, error = np.zeros(0), r[0]
        for order in range(1, ORDERS[-1] + 1):
            k = (r[order] - np.dot(a, r[order - 1:0:-1])) / error
            a = np.concatenate([a - k * a[::-1], [k]])
            error *= 1 - k * k
            if error <= 0:
                return
            if order in ORDERS:
                shift = int(np.clip(PRECISION - 2 - np.floor(np.log2(np.max(np.abs(a)) + 1e-12)), 0, 15))
                limit, carry, coefficients = 1 << (PRECISION - 1), 0.0, []
                for value in a:  # what one is rounded by, the next makes good
                    carry += value * (1 << shift)
                    coefficients.append(int(np.clip(np.round(carry), -limit, limit - 1)))
                    carry -= coefficients[-1]
                yield tuple(coefficients), shift


def left(x, coefficients, shift):
    order = len(coefficients)
    said = np.zeros(len(x) - order, np.int64)
    for i, coefficient in enumerate(coefficients):
        said += coefficient * x[order - 1 - i:len(x) - 1 - i]
    return x[order:] - (said >> (shift or 0))


def subframe(x, bits):
    if np.all(x == x[0]):
        bits.put(0, 8)
        return bits.put(int(x[0]), 16)
    best = None
    for coefficients, shift in predictors(x):
        order = len(coefficients)
        if order >= len(x):
            continue
        residual = left(x, coefficients, shift)
        cost, parts, chosen = rice(residual, order)
        cost += order * 16 + (0 if shift is None else 9 + order * PRECISION)
        if best is None or cost < best[0]:
            best = (cost, coefficients, shift, residual, parts, chosen)
    if best is None or best[0] > 16 * len(x):
        bits.put(1 << 1, 8)
        return [bits.put(int(value), 16) for value in x]
    _, coefficients, shift, residual, parts, chosen = best
    order = len(coefficients)
    bits.put((8 + order if shift is None else 32 + order - 1) << 1, 8)
    for value in x[:order]:
        bits.put(int(value), 16)
    if shift is not None:
        bits.put(PRECISION - 1, 4)
        bits.put(shift, 5)
        for coefficient in coefficients:
            bits.put(coefficient, PRECISION)
    bits.put(parts, 6)  # codes with parameters of four bits
    whole, at = folded(residual), 0
    for part, k in enumerate(chosen):
        size = (len(x) >> parts) - (order if part == 0 else 0)
        bits.put(k, 4)
        for value in whole[at:at + size].tolist():
            bits.put(1 << k | value & ((1 << k) - 1), (value >> k) + 1 + k)
        at += size


def frame(x, number):
    head = Bits()
    head.put(0xFFF8, 16)
    head.put(0x70, 8)  # the length follows, the rate is that of the file
    head.put(0x08, 8)  # one channel of 16 bits
    assert number < 0x80
    head.put(number, 8)
    head.put(len(x) - 1, 16)
    head = head.bytes()
    head += bytes([crc(head, 8, 0x07)])
    body = Bits()
    subframe(x, body)
    whole = head + body.bytes()
    return whole + struct.pack(">H", crc(whole, 16, 0x8005))


def packed(x, rate):
    """The file of samples `x` (16 bits, as whole numbers) at `rate`."""
    x = np.asarray(x, np.int64)
    frames = [frame(x[at:at + BLOCK], at // BLOCK) for at in range(0, len(x), BLOCK)]
    sizes = [len(each) for each in frames]
    about = struct.pack(">HH", BLOCK, BLOCK) + min(sizes).to_bytes(3, "big") + max(sizes).to_bytes(3, "big")
    about += (rate << 44 | 0 << 41 | 15 << 36 | len(x)).to_bytes(8, "big") + hashlib.md5(x.astype("<i2").tobytes()).digest()
    return b"fLaC\x80" + len(about).to_bytes(3, "big") + about + b"".join(frames)


def unpacked(data):
    """(samples, rate) of what `packed` wrote."""
    assert data[:5] == b"fLaC\x80" and data[7] == 34
    about = int.from_bytes(data[18:26], "big")
    rate, count, out, at = about >> 44, about & (1 << 36) - 1, [], 42
    while len(out) < count:
        size = int.from_bytes(data[at + 5:at + 7], "big") + 1
        row, place = format(int.from_bytes(b"\x01" + data[at + 8:], "big"), "b")[1:], 0

        def take(width, signed=False):
            nonlocal place
            value = int(row[place:place + width] or "0", 2)
            place += width
            return value - (1 << width) if signed and value >> (width - 1) else value
        kind = take(8) >> 1
        if kind < 2:
            block = [take(16, True)] * size if kind == 0 else [take(16, True) for _ in range(size)]
        else:
            order = kind - 8 if kind < 32 else kind - 31
            block, coefficients, shift = [take(16, True) for _ in range(order)], FIXED[order] if kind < 32 else None, 0
            if coefficients is None:
                width, shift = take(4) + 1, take(5)
                coefficients = [take(width, True) for _ in range(order)]
            parts = take(6)
            for part in range(1 << parts):
                k = take(4)
                for _ in range((size >> parts) - (order if part == 0 else 0)):
                    end = row.index("1", place)
                    value, place = end - place, end + 1
                    value = value << k | take(k)
                    value = -(value + 1 >> 1) if value & 1 else value >> 1
                    block.append(value + (sum(c * block[-1 - i] for i, c in enumerate(coefficients)) >> shift))
        out += block
        at += 8 + (place + 7) // 8 + 2
    x = np.array(out)
    assert hashlib.md5(x.astype("<i2").tobytes()).digest() == data[26:42]
    return x, rate
