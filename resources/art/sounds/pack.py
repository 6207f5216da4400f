"""The form in which sounds are kept: without loss, and so that a general compressor (rcc's) finds little left in them.

    "Tbsd", the rate (32 bits), the order of the differences and by how many bits frames are coarser (8 bits each), two bytes of
    nothing; then of each frame its difference of that order as (d << 1) ^ (d >> 15), 16 bits: first the high bytes of all, then the low.

Numbers are little-endian, and wrap at 16 bits. Read by views/sounds/sample.cpp. `python3 -m sounds.pack FOLDER`, in resources/art,
writes all as WAV files into FOLDER, to be listened to.
"""
import pathlib
import struct
import sys
import wave
import zlib

ENDING = "sound"
HEAD = struct.Struct("<4sIBBxx")
ORDERS = range(4)


def differences(frames, order):
    for _ in range(order):
        frames = [frame - before for before, frame in zip([0, *frames], frames)]
    return frames


def packed(frames, rate, coarser):
    """Of whole numbers of 16 bits; of their order of differences that which takes least."""
    frames = [(frame + (1 << coarser >> 1)) >> coarser for frame in frames]
    forms = []
    for order in ORDERS:
        signed = [((d + 32768) & 0xffff) - 32768 for d in differences(frames, order)]
        folded = [((d << 1) ^ (d >> 15)) & 0xffff for d in signed]
        forms.append(HEAD.pack(b"Tbsd", rate, order, coarser) + bytes(z >> 8 for z in folded) + bytes(z & 0xff for z in folded))
    return min(forms, key=lambda form: len(zlib.compress(form, 9)))


def unpacked(content):
    """(frames, rate)"""
    name, rate, order, coarser = HEAD.unpack_from(content)
    assert name == b"Tbsd"
    half = (len(content) - HEAD.size) // 2
    folded = [high << 8 | low for high, low in zip(content[HEAD.size:], content[HEAD.size + half:])]
    frames = [(z >> 1) ^ -(z & 1) for z in folded]
    for _ in range(order):
        total = 0
        for i, frame in enumerate(frames):
            frames[i] = total = total + frame
    return [(((frame + 32768) & 0xffff) - 32768) << coarser for frame in frames], rate


def main(folder):
    for path in sorted((pathlib.Path(__file__).resolve().parents[2] / "sounds").glob(f"*.{ENDING}")):
        frames, rate = unpacked(path.read_bytes())
        with wave.open(str(pathlib.Path(folder) / f"{path.stem}.wav"), "wb") as file:
            file.setparams((1, 2, rate, len(frames), "NONE", ""))
            file.writeframes(struct.pack(f"<{len(frames)}h", *frames))


if __name__ == "__main__":
    main(*sys.argv[1:])
