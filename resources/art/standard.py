"""The standard pack: classic suits and pips; the courts are fish (king catfish, queen angelfish, jack perch)."""
from drawing import circle, cord, ellipse, eye, ground, line, little_fish, mirrored, move, path, rect, rim, turned
from king import king
from glyphs import glyph
from palette import GOLD, GOLD_DARK, INK, PAPER, SUITS, WHITE, lin, svg
from symbols import shape

LEFT, MID, RIGHT = 84, 125, 166
ROWS4 = (66, 138.7, 211.3, 284)
PIPS = {
    2: [(MID, 66), (MID, 284)],
    3: [(MID, 66), (MID, 175), (MID, 284)],
    4: [(LEFT, 66), (RIGHT, 66), (LEFT, 284), (RIGHT, 284)],
    5: [(LEFT, 66), (RIGHT, 66), (MID, 175), (LEFT, 284), (RIGHT, 284)],
    6: [(x, y) for y in (66, 175, 284) for x in (LEFT, RIGHT)],
    7: [(x, y) for y in (66, 175, 284) for x in (LEFT, RIGHT)] + [(MID, 120.5)],
    8: [(x, y) for y in (66, 175, 284) for x in (LEFT, RIGHT)] + [(MID, 120.5), (MID, 229.5)],
    9: [(x, y) for y in ROWS4 for x in (LEFT, RIGHT)] + [(MID, 175)],
    10: [(x, y) for y in ROWS4 for x in (LEFT, RIGHT)] + [(MID, 102.3), (MID, 247.7)],
}
# Robe (light, dark), vest (light, dark), body of the queen and the jack (light, mid, dark).
DRESS = {
    "S": (("#2F5B8C", "#152C49"), ("#C6303A", "#8E1E2C"), ("#FFF3C9", "#F3CB52", "#C98B12"), ("#C9D48C", "#8DA34C", "#566B2B")),
    "H": (("#B8324A", "#70162A"), ("#2F7F8C", "#164A56"), ("#FFE1D6", "#F59C86", "#C85A50"), ("#E8C98A", "#C08E42", "#805A22")),
    "D": (("#D9822B", "#8A4A10"), ("#2F5B8C", "#152C49"), ("#E4F4FB", "#8CC4E2", "#3E7FA8"), ("#F3B987", "#D97B40", "#97481C")),
    "C": (("#2F7F5A", "#12492F"), ("#8B3FA6", "#52206A"), ("#EDE3F7", "#B59AD6", "#7656A4"), ("#A9D0C4", "#5B9A8A", "#2F6458")),
}


def orb(suit):
    """What the king carries: bobber, starfish heart, gem, clover."""
    stalk = line("M68,152L68,128", 4)
    if suit == "S":
        return (line("M68,130L68,124", 4) + circle(68, 141, 11.5, PAPER, 3)
             + path("M56.5,141A11.5,11.5 0 0 1 79.5,141C74,144 62,144 56.5,141Z", "#C6303A", 2.6)
                + line("M61,136C62,133.6 64,132.4 66,132", 2, WHITE, .8))
    if suit == "H":
        return path(shape("heart", 68, 140, 13), "#F08A8A", 3) + line("M60,135C61,132 63,131 65,131.4", 2, WHITE, .9)
    if suit == "D":
        return path("M55,137L61,129L75,129L81,137L68,153Z", "#9BD3EE", 3) + line("M55,137L81,137M61,129L64,137L68,152L72,137L75,129", 1.8)
    return stalk + path(shape("club", 68, 138, 13), "#6DBB86", 3)


def wavelets():
    out = ""
    for j, y in enumerate((40, 64, 88, 112, 136)):
        for x in ((54, 176) if j % 2 else (60, 170)):
            out += line(f"M{x},{y}C{x + 4},{y - 5} {x + 9},{y - 5} {x + 12},{y}C{x + 15},{y + 5} {x + 20},{y + 5} {x + 24},{y}", 2.4,
                 "#9CC8C8")
    return out


def robe(collar=True):
    out = path("M50,174C50,146 62,126 92,116L158,116C188,126 200,146 200,174Z", "url(#robe)",
         3.4) + path("M108,120L142,120L152,174L98,174Z", "url(#vest)", 2.6)
    return out + line("M108,120L98,174M142,120L152,174", 3.4, GOLD)


def queen(suit):
    """An angelfish: high fins, long lashes, a pearl crown, a fan of coral."""
    g = wavelets()
    # coral fan
    g += cord("M186,172L186,92M186,120L172,104L172,88M186,112L199,98L197,82M186,100L180,84M172,104L164,100", 3.4, "#E86A6A", 2)
    g += robe()
    # veil fins to both sides, then the tall body
    fins = path("M150,60C172,56 190,72 196,98C184,92 176,98 176,112C166,104 158,110 152,118Z", "url(#body)",
         3.2) + line("M158,74C168,76 178,82 184,90M158,88C164,90 170,94 172,100", 2, INK, .45)
    g += move(mirrored(move(fins, -125)), 125)
    g += path("M125,42C156,42 174,66 172,92C170,116 150,132 125,132C100,132 80,116 78,92C76,66 94,42 125,42Z", "url(#body)", 3.8)
    g += path("M104,48C98,66 96,104 104,126C98,123 92,119 88,114C82,96 84,68 96,53Z", INK,
         fo=.16) + path("M146,48C152,66 154,104 146,126C152,123 158,119 162,114C168,96 166,68 154,53Z", INK, fo=.16)
    g += line("M92,66C97,58 104,53 112,51", 3.4, WHITE, .7)
    for m in (1, -1):
        ex = 125 + 21 * m
        g += circle(ex, 84, 11, WHITE, 3) + circle(ex - 1, 86, 5.4, INK) + circle(ex + .8, 84, 1.8, WHITE)
        g += path(f"M{ex - 11},84C{ex - 10},71 {ex + 10},71 {ex + 11},84C{ex + 5},79 {ex - 5},79 {ex - 11},84Z", "url(#vest)", 2.6)
        g += line(f"M{ex + 9 * m},77L{ex + 15 * m},72M{ex + 11 * m},82L{ex + 17.5 * m},79", 2.6)
        g += ellipse(125 + 32 * m, 100, 7, 4.4, "#F06A78", fo=.55)
    g += path("M115,108C119,103 123,104 125,106C127,104 131,103 135,108C131,115 119,115 115,108Z", "#C6303A",
         2.6) + line("M116,108L134,108", 1.8)
    # pearls
    for x, y in ((84, 124), (95, 133), (109, 139), (125, 141), (141, 139), (155, 133), (166, 124)):
        g += circle(x, y, 6, PAPER, 2.6) + circle(x - 1.6, y - 1.8, 1.5, WHITE)
    g += path(shape("heart", 125, 154, 8), "#F08A8A", 2.4)
    # crown
    g += path("M94,57C92,44 94,38 97,32L110,43L125,25L140,43L153,32C156,38 158,44 156,57C146,52 104,52 94,57Z", "url(#gold)", 3.4)
    g += line("M97,49C108,45 142,45 153,49", 2.2, GOLD_DARK)
    for x, y in ((97, 31), (125, 24), (153, 31)):
        g += circle(x, y, 5, PAPER, 2.6)
    g += path("M125,33L130,39L125,45L120,39Z", "url(#vest)", 2)
    # fins for hands: a shell on the left, the coral on the right
    shell = {"S": "#F4C9A0", "H": "#F7A8B0", "D": "#A8D8EE", "C": "#BFE0B0"}[suit]
    g += path("M68,152C54,148 52,132 58,126C60,122 66,124 68,121C70,124 76,122 78,126C84,132 82,148 68,152Z", shell,
         3) + line("M68,149L60,130M68,149L68,127M68,149L76,130", 1.8)
    g += path("M52,160C56,151 66,151 72,154C78,151 84,154 82,160C80,167 60,169 52,160Z", "url(#body)", 2.8)
    g += path("M176,148C182,141 194,142 198,148C200,155 194,160 186,159C178,159 173,154 176,148Z", "url(#body)",
         2.8) + line("M180,152L194,152", 1.8)
    return g


def jack(suit):
    """A perch with a rod and a feathered cap, a worm on good terms with the hook."""
    g = wavelets()
    g += robe()
    # rod over the shoulder
    g += cord("M66,172C72,120 66,70 58,36", 3.6, "#C98B4A", 2.2) + line("M58,36C74,44 78,64 76,80", 2)
    g += line("M76,80L76,88C76,96 66,96 66,89", 3) + circle(69, 140, 7, "#B9C6D2", 2.8) + circle(69, 140, 2.2, INK)
    # spiny back fin as a mane, cheek fins
    g += path("M168,64L190,58L178,78L198,82L182,96L198,108L178,110L184,126L164,118Z", "url(#jackfin)", 3.2)
    g += path("M125,54C158,54 174,72 174,94C174,117 152,131 125,131C98,131 76,117 76,94C76,72 92,54 125,54Z", "url(#jackbody)", 3.8)
    g += path("M158,64C154,80 154,106 160,120C170,112 174,104 174,94C174,82 168,71 158,64ZM140,56C138,66 138,74 140,82C144,78 147,68 146,57Z",
         INK, fo=.32)
    g += path("M125,104C142,104 156,108 158,113C152,124 140,129 125,129C110,129 98,124 92,113C94,108 108,104 125,104Z", PAPER, fo=.65)
    g += line("M86,78C91,70 98,66 106,64", 3.4, WHITE, .6)
    for m, px, py in ((1, -3, 1), (-1, -3, 1)):
        ex = 125 + 23 * m
        g += eye(ex, 86, 12, px, py, 3)
        g += line(f"M{ex - 10},{70 - 1.5 * m}C{ex - 4},{66} {ex + 4},{66} {ex + 10},{70 + 1.5 * m}", 3.6)
    g += line("M97,108C108,118 142,120 154,106M154,106C156,104 158,103 160,103", 3.4)
    g += line("M120,99L119,101M130,99L131,101", 3)
    # cap and feather
    feather = {"S": "#C6303A", "H": "#FFE07A", "D": "#9BD3EE", "C": "#F08A8A"}[suit]
    g += path("M156,50C166,30 184,22 196,26C196,40 182,54 162,58Z", feather, 3) + line("M160,54C170,42 180,34 190,30", 2)
    g += path("M80,64C80,40 100,28 130,30C154,32 168,46 170,62C146,52 104,52 80,64Z", "url(#robe)", 3.4)
    g += path("M74,66C90,50 160,48 176,64C178,70 174,73 170,71C146,60 104,61 82,73C76,75 71,71 74,66Z", "url(#gold)", 3.2)
    # ruff
    ruff = ""
    for i in range(9):
        x = 77 + i * 12
        y = 131 + 9 * (1 - ((i - 4) / 4) ** 2)
        ruff += circle(round(x, 1), round(y, 1), 8.4, PAPER, 2.6)
    g += ruff + path("M80,131C100,146 150,146 170,131L166,126C150,137 100,137 84,126Z", PAPER)
    g += path("M52,160C56,151 66,151 72,154C78,151 84,154 82,160C80,167 60,169 52,160Z", "url(#jackbody)", 2.8)
    g += path("M172,152C178,144 190,144 195,150C198,157 192,163 184,162C176,162 169,158 172,152Z", "url(#jackbody)", 2.8)
    # the worm looks round the other fin
    g += cord("M184,150C182,142 190,138 187,130C185,126 188,122 192,124", 4, "#F2A0A0", 2) + circle(191, 123.6, 1.2, INK)
    return g


def corners(rank, suit):
    symbol, colour = SUITS[suit]
    index = path(glyph(rank, 25, 34, 37, 36), colour) + path(shape(symbol, 25, 76, 16.5), colour)
    return index + turned(index)


def court(rank, suit):
    symbol, colour = SUITS[suit]
    coat, vest, body, perch = DRESS[suit]
    defs = (lin("robe", [(0, coat[0]), (1, coat[1])], 0, 112, 0, 176) + lin("vest", [(0, vest[0]), (1, vest[1])], 0, 60, 0, 176)
            + lin("gold", [(0, "#FFE07A"), (.55, GOLD), (1, "#D08E00")], 0, 20, 0, 64)
            + lin("sash", [(0, "#FFE07A"), (.5, GOLD), (1, "#D08E00")], 46, 0, 204, 0))
    if rank == "K":
        skin = {"S": ("#7FA3A8", "#4F7B86", "#33596A"), "H": ("#B7A08C", "#8A6F5E", "#5F4639"), "D": ("#B5B7C9", "#7E829C", "#535771"),
             "C": ("#A7B98A", "#72895A", "#485D37")}[suit]
        defs += lin("skin", [(0, skin[0]), (.6, skin[1]), (1, skin[2])], 0, 54, 0, 130) + lin("muz", [(0, "#E9EEE2"), (1, "#B7C9C0")], 0,
             96, 0, 128)
        figure = king(orb(suit))
    elif rank == "Q":
        defs += lin("body", [(0, body[0]), (.5, body[1]), (1, body[2])], 0, 40, 0, 160)
        figure = queen(suit)
    else:
        defs += lin("jackbody", [(0, perch[0]), (.5, perch[1]), (1, perch[2])], 0, 50, 0, 150) + lin("jackfin",
             [(0, "#F08A5A"), (1, "#C04A2A")], 0, 56, 0, 126)
        figure = jack(suit)
    if rank != "J":
        figure += path(shape(symbol, 63, 42, 11), colour)
    k = "translate(125,178) scale(.93) translate(-125,-175)"
    half = f'<g id="half"><g transform="{k}">{figure}</g></g>'
    sash = (path("M46,164C72,152 96,158 125,166C154,174 178,180 204,168L204,186C178,198 154,192 125,184C96,176 72,170 46,182Z",
         "url(#sash)", 3.2)
            + line("M52,169C74,160 96,165 125,173C154,181 176,186 198,177", 2, GOLD_DARK, dash="1 6"))
    return svg([ground(), rect(46, 20, 158, 310, 9, "#D2E8E6"), half, '<use xlink:href="#half" transform="rotate(180,125,175)"/>', sash,
         rect(46, 20, 158, 310, 9, "none", 3), corners(rank, suit), rim()],
               defs, f"{rank}{suit}")


def ace(suit):
    symbol, colour = SUITS[suit]
    y = {"S": 186, "H": 166, "D": 175, "C": 190}[suit]
    fish = little_fish(126, y, 1.6, -8, PAPER, "#D2E8E6", colour)
    rings = (f'<circle cx="125" cy="175" r="88" fill="none" stroke="{colour}" stroke-opacity=".25" stroke-width="2.4" stroke-dasharray="1 7" stroke-linecap="round"/>')
    return svg([ground(), circle(125, 175, 88, "#E6F1EE"), rings, path(shape(symbol, 125, 175, 68), colour), fish, corners("A", suit),
         rim()], "", f"A{suit}")


def number(n, suit):
    symbol, colour = SUITS[suit]
    pips = ""
    for x, y in PIPS[n]:
        pip = path(shape(symbol, x, y if y <= 175 else 350 - y, 20), colour)
        pips += pip if y <= 175 else f'<g transform="rotate(180,{x},175)">{pip}</g>'
    return svg([ground(), pips, corners(str(n), suit), rim()], "", f"{n}{suit}")


def cards():
    """(name, file) of the 52 faces."""
    for suit in SUITS:
        yield f"A{suit}", ace(suit)
        for n in range(2, 11):
            yield f"{n}{suit}", number(n, suit)
        for rank in "JQK":
            yield f"{rank}{suit}", court(rank, suit)
