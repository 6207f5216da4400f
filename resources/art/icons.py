"""The program's icon (256 x 256) and the small icons of the window (24 x 24, one ink, lines of 2 units)."""
from drawing import circle, line, path, rect
from palette import GOLD, INK, WHITE, lin, svg


def tacklebox():
    """An open tackle box with a fish looking out; big forms, so that 16 pixels still show a box and a fish."""
    defs = (lin("lid", [(0, "#F0644E"), (1, "#B02A2A")], 0, 20, 0, 110) + lin("box", [(0, "#E2483D"), (1, "#8E1E2C")], 0, 140, 0, 240)
         + lin("fish", [(0, "#8FE0E4"), (1, "#1699AA")], 0, 40, 0, 150)
            + lin("tray", [(0, "#FFE07A"), (1, GOLD)], 0, 128, 0, 160))
    fish = [path("M70,118C70,56 96,26 132,26C168,26 194,56 194,118L194,150L70,150Z", "url(#fish)", 9),
         path("M112,32C116,8 140,4 158,16C152,24 150,30 152,38Z", "#0F7686", 8),
            circle(104, 84, 27, WHITE, 8), circle(160, 84, 27, WHITE, 8), circle(109, 88, 12, INK), circle(155, 88, 12, INK),
            circle(113, 83, 4.4, WHITE), circle(159, 83, 4.4, WHITE), line("M112,124C124,132 140,132 152,124", 8)]
    return svg([rect(8, 8, 240, 240, 46, "none"), path("M44,120L30,84C26,72 34,64 46,66L66,72L66,150L44,150Z", "url(#lid)", 9),
         path("M212,120L226,84C230,72 222,64 210,66L190,72L190,150L212,150Z", "url(#lid)", 9), *fish,
                path("M20,136L236,136L236,164L20,164Z", "url(#tray)", 9),
                path("M28,162L228,162L222,224C221,234 214,240 204,240L52,240C42,240 35,234 34,224Z", "url(#box)", 9),
                line("M48,180L54,220", 9, WHITE, .45),
                rect(106, 148, 44, 40, 8, "#FFF3C9", 8), circle(128, 168, 7, INK)], defs, "Tacklebox", 256, 256)


def document():
    """A recorded game as file managers show it: a sheet with a turned corner, and on it the fish that looks out of the box."""
    defs = (lin("sheet", [(0, "#FFFFFF"), (1, "#EFE6D2")], 0, 12, 0, 244) + lin("fish", [(0, "#8FE0E4"), (1, "#1699AA")], 0, 96, 0, 220)
            + lin("tray", [(0, "#FFE07A"), (1, GOLD)], 0, 188, 0, 214))
    return svg([path("M48,24C48,17 53,12 60,12L160,12L208,60L208,232C208,239 203,244 196,244L60,244C53,244 48,239 48,232Z", "url(#sheet)", 9),
                path("M160,12L160,52C160,57 163,60 168,60L208,60Z", "#D9C9A4", 9),
                path("M80,172C80,118 100,94 128,94C156,94 176,118 176,172L176,196L80,196Z", "url(#fish)", 8),
                circle(107, 142, 20, WHITE, 7), circle(149, 142, 20, WHITE, 7), circle(111, 145, 9, INK), circle(145, 145, 9, INK),
                line("M113,170C122,177 134,177 143,170", 7), path("M64,188L192,188L192,214L64,214Z", "url(#tray)", 8)],
               defs, "Tacklebox game", 256, 256)


def small(*parts):
    return svg(list(parts), "", "", 24, 24)


HAND = "M7.6,13.6L5.4,10.8C4.2,9.4 2.4,10.6 3.2,12.2L6.6,18.6C7.8,20.9 9.8,22 12.6,22C16.6,22 19,19.4 19,15.4L19,8.6C19,6.8 16.6,6.8 16.6,8.6L16.6,5.2C16.6,3.4 14.2,3.4 14.2,5.2L14.2,3.8C14.2,1.8 11.6,1.8 11.6,3.8L11.6,5C11.6,3.2 9,3.2 9,5L9,13.6"
SPEAKER = "M3,9.4L6.6,9.4L11.4,5.2L11.4,18.8L6.6,14.6L3,14.6Z"
ICONS = {
    "pause": rect(5.5, 4, 4.6, 16, 1.4, INK) + rect(13.9, 4, 4.6, 16, 1.4, INK),
    "play": path("M7,4.2L19.5,12L7,19.8Z", INK, 2),
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
    for name, parts in ICONS.items():
        yield name, small(parts)
