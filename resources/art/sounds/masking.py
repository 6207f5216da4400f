"""Auditory masking: noise is inaudible below simultaneous, earlier or later sound in the same band, and below the hearing threshold.

The values are conservative compared with the literature: noise is masked 4 to 6 dB below noise in its band, for 5 ms before a sound, and for
100 ms and more after it.
"""
import numpy as np

LOUD = 95.  # dB SPL of a full-scale sine: louder than usual listening
UNDER = 9.  # dB below the masking sound
AFTER, BEFORE, EARLIER = 1., 4., 3.  # dB per ms, dB per ms, and dB once
EDGES = (100, 300, 630, 1000, 1480, 2000, 2700, 3700, 5300, 7700, 11025)  # Hz; below, the ear integrates longer than a block


def quiet(f):
    """Returns the power of the hearing threshold (Terhardt); full scale is 1."""
    k = np.maximum(f, 20.) / 1000
    return .5 * 10 ** ((3.64 * k ** -.8 - 6.5 * np.exp(-.6 * (k - 3.3) ** 2) + 1e-3 * k ** 4 - LOUD) / 10)


class Masks:
    """The masks of one sound, every 1.5 ms."""

    def __init__(self, x, rate, loop):
        self.rate, self.loop = rate, loop
        self.win = 128 if rate > 16000 else 64
        self.hop = self.win // 4
        self.edges = [f for f in EDGES if f <= rate / 2]
        signal, ms = self.powers(x), self.hop / rate * 1000
        most = signal.copy()
        for d in range(1, int(60 / ms)):
            most[d:] = np.maximum(most[d:], signal[:-d] * 10 ** (-AFTER * ms * d / 10))
        for d in range(1, int(8 / ms) + 1):
            most[:-d] = np.maximum(most[:-d], signal[d:] * 10 ** (-(BEFORE * ms * d + EARLIER) / 10))
        middles = np.sqrt(np.array(self.edges[1:]) * np.array(self.edges[:-1]))
        self.mask = np.maximum(most * 10 ** (-UNDER / 10), quiet(middles)[None])

    def powers(self, x):
        around = (x[-self.win:], x[:self.win]) if self.loop else (np.zeros(self.win),) * 2
        shape = np.hanning(self.win + 1)[:self.win]
        slots = np.lib.stride_tricks.sliding_window_view(np.concatenate([around[0], x, around[1]]), self.win)[::self.hop]
        power = np.abs(np.fft.rfft(slots * shape, axis=1)) ** 2 * 2 / self.win / (shape ** 2).sum()
        f = np.fft.rfftfreq(self.win, 1 / self.rate)
        return np.stack([power[:, (f >= low) & (f < high)].sum(axis=1) for low, high in zip(self.edges, self.edges[1:])], axis=1)

    def excess(self, noise):
        """Returns dB above the mask, for each slot and band."""
        return 10 * np.log10((self.powers(noise) + 1e-30) / self.mask)

    def heard(self, noise, middles, hop, blocks):
        """Returns the blocks and bands (by centre in Hz) in which noise exceeds the mask. A slot counts for every block it overlaps."""
        slots, bands = np.nonzero(self.excess(noise) > 0)
        first, last = slots * self.hop - self.win, slots * self.hop - 1
        own = np.searchsorted(self.edges, middles, "right") - 1
        found = np.zeros((blocks, len(middles)), bool)
        for band in set(bands):
            here = bands == band
            near = np.isin(own, [band])
            near = near | np.append(near[1:], False) | np.append(False, near[:-1])
            for at in (first[here] + self.win // 4, last[here] - self.win // 4):
                for block in (at // hop, at // hop - 1):
                    found[np.ix_(np.unique(block % blocks), np.nonzero(near)[0])] = True
        return found
