"""Lobby posters, 360 x 480: one picture for each game, without text. The lowest 96 units stay dark and calm."""
import math

from creatures import CREATURES
from drawing import bubble, circle, cord, eye, line, little_fish, move, path, rect, weed
from courts import king_of_spades
from palette import COLOURS, GOLD, GOLD_LIGHT, INK, PAPER, WHITE, lin, rad, svg
from rainbow import FOUR, arch
from symbols import shape, star

W, H, CALM = 360, 480, 384


def poster(body, defs, dark, title):
    """Adds a calm dark foot and a paper frame to the picture."""
    foot = path(f"M0,{CALM}C60,{CALM - 10} 120,{CALM + 8} 180,{CALM}S300,{CALM - 8} 360,{CALM}L360,480L0,480Z",
         dark) + line(f"M0,{CALM}C60,{CALM - 10} 120,{CALM + 8} 180,{CALM}S300,{CALM - 8} 360,{CALM}", 4)
    frame = ('<path fill-rule="evenodd" fill="' + PAPER
         + '" d="M0,0H360V480H0ZM24,10H336A14,14 0 0 1 350,24V456A14,14 0 0 1 336,470H24A14,14 0 0 1 10,456V24A14,14 0 0 1 24,10Z"/>'
             + rect(10, 10, 340, 460, 14, "none", 3))
    scene = move(body + [foot], 3.6, 4.8, 0, .98)  # keeps strokes at the edge below the frame
    return svg([rect(0, 0, 360, 480, 0, "url(#sky)"), scene, frame], defs, title, W, H)


def cut_to_page(points):
    """Clips a polygon to the page, as QtSvg would paint beyond it."""
    for axis, limit, keep in ((0, 0, 1), (0, W, -1), (1, 0, 1), (1, H, -1)):
        out = []
        for i, here in enumerate(points):
            before = points[i - 1]
            inside, was = (here[axis] - limit) * keep >= 0, (before[axis] - limit) * keep >= 0
            if inside != was:
                t = (limit - before[axis]) / (here[axis] - before[axis])
                out.append((before[0] + t * (here[0] - before[0]), before[1] + t * (here[1] - before[1])))
            if inside:
                out.append(here)
        points = out
    return points


def beams(x, y, o=.12, fill=WHITE):
    """Twelve wedges of light from (x, y) to the edges of the page."""
    out = ""
    for i in range(12):
        a = math.radians(30 * i)
        wedge = [(x + r * math.cos(a + d), y + r * math.sin(a + d)) for r, d in ((24, -.3), (600, -.11), (600, .11), (24, .3))]
        out += path("M" + "L".join(f"{px:.1f},{py:.1f}" for px, py in cut_to_page(wedge)) + "Z", fill, fo=o)
    return out


def renamed(drawing, names, tail):
    """Makes gradient names unique, so that two creatures can share a page."""
    for name in names:
        drawing = drawing.replace(f'id="{name}"', f'id="{name}{tail}"').replace(f"url(#{name})", f"url(#{name}{tail})")
    return drawing


def creature(name, tail, x, y, turn=0, scale=1.0, flip=1):
    defs, parts = CREATURES[name]()
    names = ("skin", "head", "belly", "fin", "shade", "ball", "tum", "shell", "rock", "arm", "iron", "lamp", "wing", "glow")
    return renamed(defs, names, tail), move(renamed("".join(parts), names, tail), x, y, turn, scale * flip, scale)


def twisted_fish():
    """A shark with aces, a sleepy crab, and a hook with five colours above them."""
    d1, shark = creature("card-shark", "a", 178, 214, -3, 1.22)
    d2, crab = creature("crab", "b", 84, 322, -6, .62)
    d3, blow = creature("blowfish", "c", 288, 316, 6, .62)
    defs = d1 + d2 + d3 + lin("sky", [(0, "#7FD3D0"), (.45, "#2B8C97"), (1, "#10404D")], 0, 0, 0, 400) + rad("halo",
         [(0, "#FFFFFF", .6), (1, "#FFFFFF", 0)], 180, 200, 170)
    marks = "".join(path(shape(COLOURS[c][3], x, y, 19), INK, 11) + path(shape(COLOURS[c][3], x, y, 19), COLOURS[c][0], 6, PAPER)
         + path(shape(COLOURS[c][3], x, y, 19), COLOURS[c][0])
                    for c, (x, y) in zip(("red", "yellow", "green", "blue", "purple"),
                    ((48, 196), (84, 108), (180, 46), (276, 108), (312, 196))))
    return poster([beams(180, 210), circle(180, 200, 170, "url(#halo)"), weed(36, 400, 130, 1.6, "#1C6B5A"),
         weed(64, 400, 84, 1.2, "#2F8F6A", -1), weed(326, 400, 140, 1.6, "#1C6B5A", -1), weed(298, 400, 80, 1.2, "#2F8F6A"),
                   marks, shark, crab, blow, bubble(118, 74, 8, .8), bubble(132, 56, 5, .8), bubble(240, 66, 6, .8),
                   bubble(332, 260, 6, .8), bubble(24, 270, 6, .8)], defs, "#0C2E38", "Twisted Fish")


def what_the_fish():
    """One fish swims for its life, with hooks above and lifebelts from friends."""
    defs = (lin("sky", [(0, "#D79BE6"), (.4, "#8B20A6"), (1, "#3A0C49")], 0, 0, 0, 400)
         + rad("halo", [(0, "#FFF6C8", .75), (1, "#FFF6C8", 0)], 176, 224, 150)
            + lin("body", [(0, "#C8F2F2"), (.5, "#3FB6C4"), (1, "#0F7686")], 0, -70, 0, 70))
    def hook(x, y, s, flip=1):
        g = line(f"M0,{6 - y / s:.1f}L0,-60", 3.4, PAPER) + line("M0,-48L0,40C0,84 -64,84 -64,38L-64,26",
             21) + line("M0,-48L0,40C0,84 -64,84 -64,38L-64,26", 11, "#E2E9EE") + path("M-64,2L-76,44L-38,46L-54,32Z", "#E2E9EE",
             5) + circle(0, -56, 11, "none", 14) + circle(0, -56, 11, "none", 5.4, "#E2E9EE")
        return move(g, x, y, 0, s * flip, s)
    def belt(x, y, s, turn):
        g = circle(0, 0, 44, INK) + circle(0, 0, 40, PAPER) + "".join(move(path("M-10,-39A40,40 0 0 1 10,-39L5.6,-20A20,20 0 0 0 -5.6,-20Z",
             "#E0603F", 2.6), 0, 0, t) for t in (45, 135, 225, 315)) + circle(0, 0, 20, "#5A1670", 4.4)
        return move(g, x, y, turn, s)
    fish = [path("M86,0C106,-28 132,-46 152,-48C142,-18 142,18 152,48C132,46 106,28 86,0Z", "#0F7686", 6),
         path("M-44,-56C-30,-96 30,-98 60,-76C50,-58 48,-46 46,-34Z", "#0F7686", 6),
         path("M-4,56C8,80 36,86 52,76C46,64 44,56 42,46Z", "#0F7686", 6),
            path("M-124,0C-100,-58 -20,-76 94,0C-20,76 -100,58 -124,0Z", "url(#body)", 6),
            path("M-112,22C-70,38 0,42 60,20C-16,66 -88,58 -112,22Z", "#E9F9F8", fo=.8),
            line("M-88,-32C-66,-50 -30,-54 0,-44", 6, WHITE, .65),
            line("M-36,-30C-24,-10 -24,14 -36,36", 4.4), path("M-14,8C4,-6 26,0 34,18C18,32 -6,28 -14,8Z", "#7FD3DB", 4.6),
            line("M14,-30C20,-20 20,-10 16,-2M38,-22C43,-14 43,-6 40,2M60,-12C64,-6 64,2 61,8", 3.6, INK, .5),
            eye(-86, -16, 22, -5, -9, 5), eye(-50, -22, 20, -2, -9, 5),
            line("M-108,-42C-100,-50 -90,-52 -80,-49M-64,-54C-54,-58 -42,-56 -34,-50", 5),
            path("M-120,12C-108,6 -90,10 -82,22C-90,34 -110,32 -120,12Z", "#5A1630", 5)]
    splash = "".join(path(shape("drop", x, y, 8), "#D9F1FA", 2.8) for x, y in ((40, 150), (58, 124), (92, 116), (330, 220), (320, 180)))
    return poster([beams(176, 224), circle(176, 224, 150, "url(#halo)"), hook(96, 96, .95), hook(196, 70, .82, -1), hook(306, 104, 1.0),
         belt(72, 330, 1, 14), belt(282, 336, 1.12, -12), move(fish, 176, 232, -12, 1.06), splash, bubble(120, 340, 7, .8),
         bubble(152, 356, 5, .8), bubble(216, 346, 8, .8)],
                  defs, "#260830", "What the Fish")


def platinum_fish():
    """A pair of platinum fish, and the dice that let you search the deck."""
    defs = (lin("sky", [(0, "#DDE6EE"), (.5, "#8798A9"), (1, "#3C4957")], 0, 0, 0, 400)
         + rad("halo", [(0, "#FFFFFF", .95), (1, "#FFFFFF", 0)], 180, 190, 170)
            + lin("plat", [(0, "#FFFFFF"), (.35, "#D5DEE6"), (.6, "#9AA8B6"), (.8, "#E6EDF2"), (1, "#7C8A99")], 0, -60, 0, 60)
            + lin("finp", [(0, "#C4CFDA"), (1, "#6C7A8A")], 0, -80, 0, 80)
            + lin("die", [(0, "#FFFFFF"), (1, "#DDD6C4")], -40, -40, 40, 40))
    def noble(x, y, turn, s, sy):
        g = [path("M70,0C96,-40 126,-58 142,-56C130,-28 130,28 142,56C126,58 96,40 70,0Z", "url(#finp)", 5.4),
             path("M-40,-44C-20,-84 40,-84 66,-52L40,-30Z", "url(#finp)", 5.4),
             path("M-8,44C4,70 32,76 48,66C42,54 40,44 40,36Z", "url(#finp)", 5),
             path("M-112,2C-92,-48 -20,-62 82,0C-20,62 -92,52 -112,2Z", "url(#plat)", 5.6)]
        for i in range(3):
            for j in range(-2 + (i % 2), 3 - (i % 2)):
                px, py = -2 + i * 20, j * 15 + (0 if i % 2 == 0 else 0)
                g.append(line(f"M{px},{py - 8}A9,9 0 0 1 {px},{py + 8}", 3, "#5A6878", .8))
        g += [line("M-84,-28C-62,-42 -30,-46 -4,-38", 5, WHITE, .95), line("M-42,-32C-30,-12 -30,12 -42,36", 4),
             eye(-74, -8, 15, -3, 3, 4.4, "#3C89DC"), line("M-111,6C-100,14 -88,16 -78,12", 4.2),
             path("M-26,10C-10,-2 12,2 18,16C4,28 -18,26 -26,10Z", "url(#finp)", 4.4)]
        return move(g, x, y, turn, s, sy)
    pair = noble(180, 128, -8, 1, 1) + noble(180, 226, 172, 1, 1)
    def die(x, y, turn, s, dots):
        places = {1: [(0, 0)], 5: [(-18, -18), (18, -18), (0, 0), (-18, 18), (18, 18)],
             6: [(-18, -20), (-18, 0), (-18, 20), (18, -20), (18, 0), (18, 20)], 3: [(-18, -18), (0, 0), (18, 18)]}[dots]
        g = rect(-36, -30, 76, 76, 15, INK) + rect(-38, -38, 76, 76, 15, "url(#die)", 5) + "".join(circle(px, py, 7, INK) for px,
             py in places) + line("M-28,-24C-26,-28 -22,-30 -16,-30", 3.4, WHITE)
        return move(g, x, y, turn, s)
    stars = "".join(path(star(x, y, r, 4, .26), WHITE, 2.6) for x, y, r in ((60, 66, 20), (306, 82, 16), (40, 196, 12), (324, 178, 14),
         (86, 300, 12), (180, 44, 10)))
    return poster([beams(180, 180, .16), circle(180, 190, 170, "url(#halo)"), pair, stars, die(124, 330, -14, .96, 5),
         die(238, 322, 17, .96, 6)], defs, "#26303B", "Platinum Fish")


def rainbow_fish():
    """Four fish leap along the rainbow."""
    defs = lin("sky", [(0, "#6DB4EA"), (.5, "#CDE9F7"), (1, "#FFF3D9")], 0, 0, 0, 300) + lin("sea", [(0, "#3C89DC"), (1, "#153A6B")], 0,
         300, 0, 400) + rad("sun", [(0, "#FFF6C8", .9), (1, "#FFF6C8", 0)], 296, 74, 62)
    wave = "M0,318C30,300 60,300 90,318S150,336 180,318S240,300 270,318S330,336 360,318"
    cloud = path("M-44,20C-62,20 -62,-6 -44,-8C-42,-30 -10,-34 0,-16C16,-28 42,-18 38,-2C56,-2 56,20 40,20Z", WHITE, 4.4)
    fishes = ""
    for colour, (x, y, turn, s) in zip(FOUR, ((70, 206, -52, 2.5), (140, 112, -18, 2.5), (232, 118, 22, 2.5), (296, 218, 58, 2.5))):
        base, deep, light, _ = COLOURS[colour]
        fishes += move(little_fish(0, 0, 1, 0, base, deep if colour != "yellow" else "#C9960C", light if colour != "yellow" else PAPER), x,
             y, turn, -s, s)
    drops = "".join(path(shape("drop", x, y, 8), "#D9F1FA", 2.8) for x, y in ((52, 284), (86, 272), (280, 276), (318, 268), (302, 292)))
    return poster([circle(296, 74, 62, "url(#sun)"), circle(296, 74, 34, GOLD_LIGHT, 4.4), move(cloud, 66, 78, 0, 1),
         arch(180, 318, (160, 22), foot=60), move(cloud, 210, 250, 0, .8), fishes,
                   path(wave + "L360,400L0,400Z", "url(#sea)"), line(wave, 4.4),
                   line("M0,328C30,310 60,310 90,328S150,346 180,328S240,310 270,328S330,346 360,328", 3.4, WHITE, .4),
                   line("M40,356C60,344 80,344 100,356M150,364C170,352 190,352 210,364M262,354C282,342 302,342 322,354", 3.6, WHITE, .45),
                   drops],
                  defs, "#0F2A50", "Rainbow Fish")


def great_lakes():
    """A jetty at evening, a rod, and the king of the lake with the four suits."""
    defs = (lin("sky", [(0, "#F7B267"), (.45, "#F79D65"), (.62, "#F4845F")], 0, 0, 0, 300)
         + lin("lake", [(0, "#F2A65A"), (.25, "#5B8E9A"), (1, "#1B4A59")], 0, 176, 0, 400)
         + lin("jetty", [(0, "#A8713F"), (1, "#6B421F")], 0, 290, 0, 400)
            + lin("robe", [(0, "#2F5B8C"), (1, "#152C49")], 0, 112, 0, 176) + lin("vest", [(0, "#C6303A"), (1, "#8E1E2C")], 0, 60, 0, 176)
            + lin("gold", [(0, "#FFE07A"), (.55, GOLD), (1, "#D08E00")], 0, 20, 0, 64)
            + lin("skin", [(0, "#7FA3A8"), (.6, "#4F7B86"), (1, "#33596A")], 0, 54, 0, 130)
            + lin("muz", [(0, "#E9EEE2"), (1, "#B7C9C0")], 0, 96, 0, 128))
    firs = ""
    for x, h in ((34, 66), (58, 88), (82, 60), (108, 44), (262, 46), (290, 70), (314, 90), (336, 60)):
        firs += path(f"M{x},{182 - h}L{x + h * .26:.1f},{182 - h * .5:.1f}L{x + h * .14:.1f},{182 - h * .5:.1f}L{x + h * .34:.1f},184L{x - h * .34:.1f},184L{x - h * .14:.1f},{182 - h * .5:.1f}L{x - h * .26:.1f},{182 - h * .5:.1f}Z",
             "#2B4A4A", 3)
    ripples = "".join(line(f"M{x},{y}C{x + 10},{y - 5} {x + 24},{y - 5} {x + 34},{y}", 3, WHITE, .4) for x,
         y in ((24, 214), (300, 214), (60, 250), (286, 252), (20, 300), (312, 296)))
    catfish = f'<g transform="translate(180,206) scale(1.42) translate(-125,-100)">{king_of_spades()}</g>'
    planks = path("M0,322L360,322L360,400L0,400Z", "url(#jetty)", 4.4) + line("M0,344L360,344M0,366L360,366",
         3.4) + line("M40,322L40,344M150,322L150,344M264,322L264,344M92,344L92,366M208,344L208,366M318,344L318,366",
         3) + "".join(circle(x, y, 2.6, INK) for x, y in ((32, 333), (48, 333), (142, 333), (158, 333), (256, 333), (272, 333), (84, 355),
         (100, 355), (200, 355), (216, 355), (310, 355), (326, 355)))
    suits = ""
    for i, (kind, colour) in enumerate((("spade", INK), ("heart", "#C22440"), ("diamond", "#C22440"), ("club", INK))):
        x, turn = (46, 100, 260, 314)[i], (-14, -6, 6, 14)[i]
        y = (292, 306, 306, 292)[i]
        suits += move(rect(-24, -34, 48, 68, 7, PAPER, 4) + path(shape(kind, 0, 0, 16), colour), x, y, turn)
    rod = cord("M338,330C326,220 300,120 236,46", 5, "#C98B4A", 3) + line("M236,46C214,58 206,74 204,92", 2.4) + circle(330, 284, 12,
         "#B9C6D2", 4.4) + circle(330, 284, 4, INK)
    return poster([circle(76, 72, 34, "#FFE9A8", 4.4),
         line("M228,64C240,54 250,54 258,64C266,54 276,54 288,64M288,96C296,89 303,89 308,96C313,89 320,89 328,96", 4), firs,
         path("M0,182L360,182L360,400L0,400Z", "url(#lake)"), line("M0,182L360,182", 4), ripples, catfish, suits, planks], defs, "#2E1B0D",
         "The Great Lakes Fish-Out")


def lily(x, y, s, flip=1):
    """An open water lily: back petals, front petals, a gold heart."""
    g = "".join(move(path("M0,4C-11,-8 -10,-24 0,-34C10,-24 11,-8 0,4Z", "#F6C7CB", 3), 0, 0, a) for a in (-64, -32, 0, 32, 64))
    g += "".join(move(path("M0,6C-10,-4 -10,-18 0,-27C10,-18 10,-4 0,6Z", PAPER, 3), 0, 2, a) for a in (-46, 46, -16, 16))
    return move(g + path("M-11,2C-8,-7 8,-7 11,2C8,9 -8,9 -11,2Z", GOLD, 3), x, y, 0, s * flip, s)


def pad(x, y, rx, ry, fill="#3FA36B"):
    """A lily pad with its notch and two veins."""
    return path(f"M{x},{y}L{x + rx * .95:.1f},{y - ry * .42:.1f}A{rx},{ry} 0 1 1 {x + rx * .6:.1f},{y - ry * .82:.1f}Z", fill, 4) + line(f"M{x},{y}L{x - rx * .7:.1f},{y + ry * .2:.1f}M{x},{y}L{x - rx * .2:.1f},{y + ry * .7:.1f}", 2.4, "#256B45", .7)


def cattail(x, y, h, lean=0):
    """A cattail of height h from its foot at (x, y); `lean` moves its head sideways."""
    return line(f"M{x},{y}C{x},{y - h * .4:.0f} {x + lean * .4:.1f},{y - h * .7:.0f} {x + lean},{y - h}", 7) + line(f"M{x},{y}C{x},{y - h * .4:.0f} {x + lean * .4:.1f},{y - h * .7:.0f} {x + lean},{y - h}", 3.4, "#5E8A4A") + rect(x + lean - 7, y - h - 8, 14, 46, 7, "#7A4A25", 3.4) + line(f"M{x + lean - 2.5},{y - h}l0,24", 2.4, WHITE, .4)


def go_fish():
    """A goldfish leaps out of the pond at first light with all four of a kind behind it."""
    defs = (lin("sky", [(0, "#F2959A"), (.4, "#F9C9A9"), (.62, "#FDEBCB"), (.63, "#4E9C9C"), (1, "#1D5A66")], 0, 0, 0, 400)
            + rad("halo", [(0, "#FFFFFF", .85), (1, "#FFFFFF", 0)], 180, 190, 165) + lin("body", [(0, "#FFC04D"), (.5, "#F58A2E"), (1, "#C9491F")], 0, -84, 0, 84)
            + lin("fin", [(0, "#F9A43C"), (1, "#C9491F")], 0, -90, 0, 90))
    far = path("M0,254L0,206C30,188 60,204 92,214C120,204 150,216 180,220C214,206 250,214 272,208C300,192 332,190 360,206L360,254Z", "#8FB7A2", 0) + path("M0,254L0,232C40,218 74,230 110,236C160,228 220,236 260,232C300,222 330,222 360,232L360,254Z", "#5E9482", 4)
    mist = "".join(f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="9" fill="#FFFFFF" fill-opacity=".45"/>' for x, y, rx in ((60, 248, 90), (300, 252, 80), (190, 256, 70)))
    cards = ""
    for suit, colour, a in (("spade", INK, -39), ("heart", "#C22440", -13), ("club", INK, 13), ("diamond", "#C22440", 39)):
        face = rect(-39, -192, 78, 112, 11, PAPER, 5) + path(shape(suit, -23, -172, 9.5), colour) + path(shape(suit, 0, -136, 24), colour)
        cards += move(face, 180, 252, a)
    tail = path("M70,6C98,-34 130,-52 156,-48C146,-22 140,-6 148,10C140,28 142,48 150,70C122,66 92,44 70,14Z", "url(#fin)", 6) + line("M96,4C112,-8 126,-20 138,-28M98,10C114,12 126,12 136,10M96,18C110,30 124,42 136,50", 3.2, INK, .55)
    fish = [tail, path("M-46,-62C-30,-104 34,-106 62,-66C50,-52 44,-44 40,-34Z", "url(#fin)", 6), line("M-20,-84L-12,-58M4,-92L8,-62M30,-86L28,-60", 3, INK, .5),
            path("M-18,64C-8,94 22,98 38,84C28,72 26,62 26,52Z", "url(#fin)", 6),
            path("M-110,4C-98,-62 -20,-88 44,-52C66,-38 80,-20 86,6C80,34 62,54 40,64C-20,90 -96,68 -110,4Z", "url(#body)", 6),
            path("M-100,26C-70,52 -10,58 50,36C24,76 -70,82 -100,26Z", "#FFE6B0", fo=.9), line("M-82,-36C-60,-56 -30,-62 -2,-58", 6, WHITE, .75)]
    fish += [line(f"M{x},{y - 10}A11,11 0 0 1 {x},{y + 10}", 3.4, "#A63A14", .8) for x, y in ((10, -26), (10, -2), (32, -14), (32, 10), (54, -2), (10, 22))]
    fish += [path("M-30,12C-14,-4 12,0 20,20C2,36 -22,32 -30,12Z", "url(#fin)", 5), eye(-64, -14, 24, -6, -3, 5), line("M-88,-44C-78,-54 -64,-56 -52,-50", 5),
             path("M-104,22C-88,22 -72,24 -58,32C-66,50 -92,48 -104,22Z", "#6F1D2C", 5), path("M-92,36C-84,34 -76,36 -70,41C-76,46 -86,44 -92,36Z", "#F2898F")]
    drops = "".join(path(shape("drop", x, y, 9), "#D9F1FA", 2.8) for x, y in ((66, 258), (46, 290), (296, 262), (318, 292), (286, 300), (84, 300)))
    splash = path("M66,356C74,330 88,314 100,306C102,322 110,330 122,334C128,314 142,302 156,298C156,314 166,322 180,324C194,322 202,314 204,300C220,304 232,316 238,334C252,330 260,320 262,306C276,316 290,332 296,356C240,378 120,378 66,356Z", "#D9F1FA", 5) + line("M96,352C130,366 230,366 266,352", 3.4, "#7FBFC4")
    front = pad(52, 362, 44, 17) + lily(48, 348, 1.05) + pad(314, 366, 40, 15, "#2F8F5C") + lily(318, 354, .86)
    return poster([beams(180, 190, .2), circle(180, 190, 165, "url(#halo)"), far, mist, cattail(30, 330, 120, -6), cattail(56, 330, 84, 6), cattail(334, 332, 128, 6), cattail(310, 330, 88, -6), cards,
                     line("M14,282C34,274 52,274 70,282M300,286C316,278 334,278 350,286M20,318C36,312 50,312 62,318M316,322C328,316 340,316 350,322", 3.4, WHITE, .5),
                     move(fish, 190, 244, 14, .98), splash, drops, front, bubble(96, 272, 6, .8), bubble(270, 240, 5, .8)], defs, "#16343C", "Go Fish")


def posters():
    yield "go-fish", go_fish()
    yield "twisted-fish", twisted_fish()
    yield "what-the-fish", what_the_fish()
    yield "platinum-fish", platinum_fish()
    yield "rainbow-fish", rainbow_fish()
    yield "great-lakes", great_lakes()
