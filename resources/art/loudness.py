"""How loud a sound is heard to be: the highest momentary loudness (400 ms) of ITU-R BS.1770-4, in LUFS. Standard library only."""
import math

WINDOW = .4  # seconds
STEP = .02


def biquad(samples, b, a):
    """A second-order filter; `a` and `b` as in the recommendation, a[0] = 1."""
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in samples:
        y = b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def weighted(samples, rate):
    """K-weighting: a high shelf for the head, then a high pass; the recommendation's two filters, for any sample rate."""
    gain, quality, corner = 3.999843853973347, .7071752369554196, 1681.974450955533
    k = math.tan(math.pi * corner / rate)
    high, band = 10 ** (gain / 20), (10 ** (gain / 20)) ** .4996667741545416
    norm = 1 + k / quality + k * k
    shelf_b = [(high + band * k / quality + k * k) / norm, 2 * (k * k - high) / norm, (high - band * k / quality + k * k) / norm]
    shelf_a = [1, 2 * (k * k - 1) / norm, (1 - k / quality + k * k) / norm]
    quality, corner = .5003270373238773, 38.13547087602444
    k = math.tan(math.pi * corner / rate)
    norm = 1 + k / quality + k * k
    pass_a = [1, 2 * (k * k - 1) / norm, (1 - k / quality + k * k) / norm]
    return biquad(biquad(samples, shelf_b, shelf_a), [1, -2, 1], pass_a)


def momentary(samples, rate):
    """The loudest 400 ms of a mono sound (-1 to 1), silence before and after it, in LUFS."""
    window, step = int(WINDOW * rate), int(STEP * rate)
    rest = [0.0] * window
    power, total = [0.0], 0.0
    for value in rest + weighted(list(samples) + rest, rate):
        total += value * value
        power.append(total)
    loudest = max(power[at + window] - power[at] for at in range(0, len(power) - window, step)) / window
    return -.691 + 10 * math.log10(max(loudest, 1e-12))
