"""The program's icon (256 x 256) and the small icons of the window (24 x 24, one colour, lines of 2 units)."""
import re

from drawing import circle, line, move, path, rect
from palette import GOLD, INK, PAPER, WHITE, lin, svg
from symbols import shape


HEART, FISH = shape("heart", 0, 0, 9), "M-1.1,.02C-.8,-.55 -.1,-.72 .5,-.14C.68,-.36 .9,-.52 1.1,-.58C1,-.2 1,.2 1.1,.58C.9,.52 .68,.36 .5,.14C-.1,.72 -.8,.58 -1.1,.02Z"
SKY = lin("sky", [(0, "#F59A6B"), (1, "#FCE0A8")], 0, 10, 0, 140)
GOLDFISH = lin("fish", [(0, "#FFC04D"), (1, "#DE5F22")], 0, -26, 0, 26)


def porthole():
    """A card with a fish on a hook, seen through a brass porthole."""
    fish = path(scaled(FISH, 33), "url(#fish)", 7.4) + circle(-14, -4.5, 5.2, WHITE, 3.2)
    card = [rect(-47, -63, 94, 126, 16, PAPER, 9), move(fish, 0, 6), move(path(HEART, "#C22440"), -30, -44), move(path(HEART, "#C22440"), 30, 44, 180)]
    hook = "M128,50C148,50 150,78 132,82"
    return [circle(128, 128, 120, GOLD, 8), circle(128, 128, 98, "url(#sky)", 7), line("M128,34L128,56", 10), line("M128,34L128,56", 4.4, PAPER),
            move(card, 128, 132, -8), line(hook, 13), line(hook, 6, "#E2E9EE"),
            path("M46.2,182C78.9,164 103.5,168 128,182C152.5,196 177.1,198 209.8,182A98,98 0 0 1 46.2,182Z", "url(#water)", 7, fo=.82),
            line("M70,198C80,192 88,194 94,198C100,202 108,204 118,198M142,206C152,200 160,202 166,206C172,210 180,212 190,206", 5, WHITE, .6),
            circle(128, 128, 98, "none", 7), line("M20,104A110,110 0 0 1 68,36", 6, PAPER, .9)]


PORTHOLE = SKY + GOLDFISH + lin("water", [(0, "#3FB6C4"), (1, "#0F4F63")], 0, 120, 0, 250)


def tacklebox():
    """The program's icon for 48 pixels and more."""
    return svg(porthole(), PORTHOLE, "Tacklebox", 256, 256)


def tacklebox_small():
    """The same below 48 pixels: only card, fish and water, in thick lines."""
    fish = path(scaled(FISH, 54), "url(#fish)", 14) + circle(-26, -8, 9, WHITE)
    return svg([circle(128, 128, 121, "url(#sky)", 14), move([rect(-62, -80, 124, 160, 16, PAPER, 14), move(fish, 0, 6)], 128, 118, -8),
                path("M26.4,188C67,170 97.5,174 128,188C158.5,202 189,204 229.6,188A118,118 0 0 1 26.4,188Z", "#17809A", 12)],
               SKY + lin("fish", [(0, "#FFC04D"), (1, "#DE5F22")], 0, -38, 0, 38), "Tacklebox", 256, 256)


def scaled(d, factor):
    """Scales path data around (0, 0)."""
    return re.sub(r"-?\d*\.?\d+", lambda number: f"{float(number.group(0)) * factor:.2f}", d)


def document():
    """The file icon of a saved game: a sheet with a folded corner and the program's porthole."""
    return svg([path("M48,24C48,17 53,12 60,12L160,12L208,60L208,232C208,239 203,244 196,244L60,244C53,244 48,239 48,232Z", "url(#sheet)", 9),
                path("M160,12L160,52C160,57 163,60 168,60L208,60Z", "#D9C9A4", 9), move(porthole(), 54, 82, 0, .58)],
               PORTHOLE + lin("sheet", [(0, "#FFFFFF"), (1, "#EFE6D2")], 0, 12, 0, 244), "Tacklebox game", 256, 256)


def document_small():
    """The same below 48 pixels."""
    fish = path(scaled(FISH, 62), "url(#fish)", 14) + circle(-30, -9, 10, WHITE)
    return svg([path("M40,26C40,17 46,11 54,11L158,11L214,67L214,230C214,239 208,245 200,245L54,245C46,245 40,239 40,230Z", "#FBF6EA", 14),
                path("M158,11L158,54C158,62 162,67 170,67L214,67Z", "#D9C9A4", 12), move(fish, 128, 140),
                path("M42,192C76,176 102,180 128,192C154,204 180,206 212,192L212,230C212,238 208,243 200,243L54,243C46,243 42,238 42,230Z", "#17809A", 12)],
               lin("fish", [(0, "#FFC04D"), (1, "#DE5F22")], 0, -44, 0, 44), "Tacklebox game", 256, 256)


def small(*parts):
    return svg(list(parts), "", "", 24, 24)


HAND = "M7.6,13.6L5.4,10.8C4.2,9.4 2.4,10.6 3.2,12.2L6.6,18.6C7.8,20.9 9.8,22 12.6,22C16.6,22 19,19.4 19,15.4L19,8.6C19,6.8 16.6,6.8 16.6,8.6L16.6,5.2C16.6,3.4 14.2,3.4 14.2,5.2L14.2,3.8C14.2,1.8 11.6,1.8 11.6,3.8L11.6,5C11.6,3.2 9,3.2 9,5L9,13.6"
SPEAKER = "M3,9.4L6.6,9.4L11.4,5.2L11.4,18.8L6.6,14.6L3,14.6Z"
ICONS = {
    "pause": rect(5.5, 4, 4.6, 16, 1.4, INK) + rect(13.9, 4, 4.6, 16, 1.4, INK),
    "play": path("M7,4.2L19.5,12L7,19.8Z", INK, 2),
    "step-on": rect(3, 2, 4, 20, 0, INK) + path("M9,2L22,12L9,22Z", INK),
    "step-back": rect(17, 2, 4, 20, 0, INK) + path("M15,2L2,12L15,22Z", INK),
    "to-end": path("M1,2L10,12L1,22ZM10,2L19,12L10,22Z", INK) + rect(19, 2, 4, 20, 0, INK),
    "to-start": path("M23,2L14,12L23,22ZM14,2L5,12L14,22Z", INK) + rect(1, 2, 4, 20, 0, INK),
    "resume": path("M10.4,5.4L20,12L10.4,18.6Z", INK, 2) + rect(3.4, 4.4, 3.4, 15.2, 1.2, INK),
    "hold": path(HAND, "none", 2) + line("M11.6,5L11.6,11.4M14.2,5.2L14.2,11.4M16.6,8.6L16.6,12", 2),
    "rules": path("M12,6.2C9.6,4.4 6.4,4 3,4.4L3,18.4C6.4,18 9.6,18.4 12,20.2C14.4,18.4 17.6,18 21,18.4L21,4.4C17.6,4 14.4,4.4 12,6.2Z",
    "none", 2) + line("M12,6.2L12,20M6,8.6L9,9M6,12.4L9,12.8M15,9L18,8.6M15,12.8L18,12.4", 2),
    "log": path("M6,3L18,3L18,21L15,19.4L12,21L9,19.4L6,21Z", "none", 2) + line("M9.4,8L14.6,8M9.4,12L14.6,12M9.4,16L12.4,16", 2),
    "settings": line("M4,6.5L20,6.5M4,12L20,12M4,17.5L20,17.5", 2) + circle(15.5, 6.5, 2.6, INK) + circle(8.5, 12, 2.6, INK)
    + circle(13.5, 17.5, 2.6, INK),
    "fish": path("M2,12.2C5,6.4 11.6,5 16.4,10.4C17.8,8.6 19.8,7.4 22,7C21.2,9.8 21.2,14.4 22,17.2C19.8,16.8 17.8,15.6 16.4,13.8C11.6,19.2 5,18 2,12.2Z",
    "none", 2) + circle(7.2, 11, 1.4, INK) + line("M11,9.4C12,11 12,13.4 11,15", 2),
    "rod": line("M4,21L15,3.6M15,3.6C18.6,6 20,9.6 20,13.4L20,15.4", 2) + line("M20,15C20,19.2 15.4,19.2 15.4,16.2", 2)
    + circle(7.2, 15.8, 2.4, INK),
    "eye": path("M2,12C6.4,4.6 17.6,4.6 22,12C17.6,19.4 6.4,19.4 2,12Z", "none", 2) + circle(12, 12, 3.4, INK),
    "sound": path(SPEAKER, INK, 2) + line("M14.8,9C16.4,10.6 16.4,13.4 14.8,15M17.6,6.2C21,9.4 21,14.6 17.6,17.8", 2),
    "sound-off": path(SPEAKER, INK, 2) + line("M15.4,9.2L21,14.8M21,9.2L15.4,14.8", 2),
}


def icons():
    yield "tacklebox", tacklebox()
    yield "tacklebox-small", tacklebox_small()
    for name, parts in ICONS.items():
        yield name, small(parts)
