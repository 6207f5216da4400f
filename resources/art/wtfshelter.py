"""The thirteen PROTECTIONs of What the Fish: things that float, cover, lock up or bring luck, each in its number. Around (0, 0), about 100
units to the sides and 92 up and down."""
import math

from drawing import bubble, circle, cord, ellipse, eye, line, move, path, rect
from palette import GOLD, INK, PAPER, WHITE
from symbols import shape, star
from wtffish import swimmer

ORANGE, ORANGE_DARK = "#FBA04C", "#E0701A"


def happy(s=1.0, mouth="smile", look=(-3, 1)):
    """The orange fish to be protected, swimming to the left."""
    return move(swimmer(ORANGE, ORANGE_DARK, "#FFE9C8", mouth, look), 0, 0, 0, s)


def front(r=40, mouth="M-10,15C-5,22 5,22 10,15", look=(0, 1)):
    """The same fish from the front."""
    fin = path(f"M{-r + 2},0C{-r - 14},-10 {-r - 24},-6 {-r - 26},6C{-r - 20},10 {-r - 20},14 {-r - 24},20C{-r - 12},24 {-r},18 {-r + 4},14Z", ORANGE_DARK, 4.6)
    return [fin, move(fin, scale=-1, sy=1), path(f"M-10,{-r + 2}L2,{-r - 16}L14,{-r + 2}Z", ORANGE_DARK, 4.6), circle(0, 0, r, ORANGE, 4.8),
            line(f"M{-r * .62:.1f},{-r * .46:.1f}C{-r * .45:.1f},{-r * .7:.1f} {-r * .25:.1f},{-r * .78:.1f} 0,{-r * .8:.1f}", 4.4, WHITE, .7),
            eye(-r * .38, -r * .12, r * .31, *look, 3.8), eye(r * .38, -r * .12, r * .31, *look, 3.8), line(mouth, 4.2)]


def one_ring():
    """One ring to save them all."""
    g = [circle(0, 0, 84, INK), circle(0, 0, 79, PAPER)]
    g += [move(path("M-20,-78A80.5,80.5 0 0 1 20,-78L11,-43A44,44 0 0 0 -11,-43Z", "#E0603F", 4), 0, 0, t) for t in (45, 135, 225, 315)]
    g += [circle(0, 0, 44, "#0A4A22", 5), circle(0, 0, 84, "none", 5), f'<path d="M-60,-38A71,71 0 0 1 -20,-68" fill="none" stroke="{WHITE}" stroke-width="5" stroke-linecap="round"/>',
          move(front(35), 0, 2)]
    return [move(g, -6, 0)]


def two_wings():
    """A pair of water wings, for a poor swimmer."""
    def wing(m):
        return move([path("M-22,-28C-30,-14 -30,14 -22,28L22,28C30,14 30,-14 22,-28Z", "#F2D04A", 4.8), ellipse(0, -28, 22, 8, "#D9A61E", 4.4), ellipse(0, 28, 22, 8, "#F2D04A", 4.4),
                     line("M-15,-14C-18,-4 -18,6 -15,16", 4.4, WHITE, .9), path(shape("fish", 3, 2, 12), "#E2483D"), rect(9, -35, 8, 9, 3, PAPER, 3)], 66 * m, 8, 74 * m)
    g = [move(front(52, "M-12,20C-6,28 6,28 12,20", (2, 2)), 0, -10), wing(-1), wing(1)]
    waves = [path("M-104,50C-88,38 -72,38 -56,50C-40,62 -24,62 -8,50C8,38 24,38 40,50C56,62 68,62 82,52C92,82 44,92 -10,92C-66,92 -112,82 -104,50Z", "#7FC9E4", 4.8), line("M-84,68C-72,60 -60,60 -48,68M-6,76C6,68 18,68 30,76", 4, WHITE, .8)]
    return g + waves


def three_locks():
    """A bowl with three locks: its tenant likes it inside."""
    def lock(x, y, t):
        return move([line("M-8,-4L-8,-12C-8,-22 8,-22 8,-12L8,-4", 9), line("M-8,-4L-8,-12C-8,-22 8,-22 8,-12L8,-4", 3.6, "#DCE6EE"), rect(-15, -6, 30, 25, 5, GOLD, 4.4), circle(0, 4, 4, INK), line("M0,5L0,12", 4), line("M-10,0L-10,12", 2.6, "#FFF6D0")], x, y, t)
    bowl = "M-52,-66L52,-66C84,-46 92,-8 84,24C74,62 40,80 0,80C-40,80 -74,62 -84,24C-92,-8 -84,-46 -52,-66Z"
    water = "M-86,-14C-60,-22 -30,-6 0,-14C30,-22 60,-6 86,-14C90,6 88,20 84,28C74,62 40,80 0,80C-40,80 -74,62 -84,28C-88,20 -90,6 -86,-14Z"
    g = [path(bowl, "#E8F9FD", 5), path(water, "#7CC6DE"), line("M-86,-14C-60,-22 -30,-6 0,-14C30,-22 60,-6 86,-14", 3.6, WHITE), move(happy(.72), -2, 26), bubble(-58, 6, 5, .9), path(bowl, "none", 5),
         line("M-70,-30C-76,-14 -78,2 -75,18", 5, WHITE), path("M-62,-80L62,-80L56,-60L-56,-60Z", "#96622C", 5), line("M-46,-70L46,-70", 3, "#D9A05A")]
    return [move([*g, lock(-44, -46, 8), lock(0, -44, 0), lock(44, -46, -8)], -6, 6, 0, .98)]


def clover():
    """Four leaves. Nothing can happen now."""
    leaf = path("M0,0C-10,-14 -44,-26 -44,-56C-44,-78 -14,-84 0,-62C14,-84 44,-78 44,-56C44,-26 10,-14 0,0Z", "#8ED36A", 5) + line("M0,-8L0,-42", 3.4, "#3F8A3A") + line("M-30,-52C-30,-62 -24,-67 -17,-67", 4.6, WHITE, .7)
    g = [line("M2,6C10,30 20,60 40,92", 14), line("M2,6C10,30 20,60 40,92", 6, "#5FAE48"), *[move(leaf, 0, 0, t, .97) for t in (45, 135, 225, 315)], move(front(27, "M-8,10C-3,15 3,15 8,10"), 0, 0)]
    return [move(g, -8, -8, 0, .98)]


def castle():
    """Five towers of the best sand."""
    sand, dark = "#F0CB84", "#C9995A"

    def tower(x, y, w, flag):
        h = w / 2
        return [line(f"M{x},{y - 10}L{x},{y - 34}", 4.4), path(f"M{x},{y - 34}L{x + 20},{y - 27}L{x},{y - 20}Z", flag, 3.6),
                path(f"M{x - h},{y}L{x - h},{y - 13}L{x - h * .42},{y - 13}L{x - h * .42},{y - 5}L{x + h * .42},{y - 5}L{x + h * .42},{y - 13}L{x + h},{y - 13}L{x + h},{y}L{x + h},80L{x - h},80Z", sand, 4.8),
                line(f"M{x - h + 7},{y + 4}L{x - h + 7},{y + 26}", 4, WHITE, .6), rect(x - 4.5, y + 10, 9, 15, 4.5, "#6B4A24")]
    g = [*tower(-42, -26, 36, "#4DBBC6"), *tower(42, -26, 36, "#4DBBC6"), *tower(0, -46, 40, "#E2483D"), *tower(-80, 6, 32, "#F2D04A"), *tower(80, 6, 32, "#F2D04A"),
         path("M-66,80L-66,22L-52,22L-52,30L-34,30L-34,22L-18,22L-18,30L18,30L18,22L34,22L34,30L52,30L52,22L66,22L66,80Z", sand, 4.8), path("M-28,84L-28,56C-28,28 28,28 28,56L28,84Z", "#6B4A24", 4.6),
         *[circle(x, y, 2.6, dark) for x, y in ((-48, 62), (46, 60), (-40, 70), (-78, 60), (78, 56), (38, 72))]]
    fish = [circle(0, 0, 19, ORANGE, 4.4), eye(-7, -2, 6.4, 0, 1, 3), eye(8, -2, 6.4, 0, 1, 3), line("M-5,9C-2,12 3,12 6,9", 3.4)]
    return [move([*g, move(fish, 0, 62, 0, 1.1), path("M-104,84C-60,74 60,74 104,84C100,96 -100,96 -104,84Z", sand, 4.8)], -8, 8, 0, .92)]


def umbrella():
    """Six panels against anything from above."""
    g = [line("M0,-60L0,60C0,84 -30,84 -30,64", 12), line("M0,-60L0,60C0,84 -30,84 -30,64", 5, "#D9A05A")]
    xs = [-90 + 30 * i for i in range(7)]
    for i in range(6):
        x0, x1 = xs[i], xs[i + 1]
        bend0, bend1 = x0 * .92, x1 * .92
        g.append(path(f"M0,-84C{bend0 * .5:.1f},-84 {bend0:.1f},-50 {x0},-8C{x0 + 8},-20 {x1 - 8},-20 {x1},-8C{bend1:.1f},-50 {bend1 * .5:.1f},-84 0,-84Z", "#E2483D" if i % 2 else PAPER, 4.4))
    g += [line("M0,-84L0,-94", 6), line("M-72,-36C-64,-56 -50,-68 -34,-75", 4.6, WHITE, .8)]
    return [move(g, 4, 4, 6, .96), move(happy(.66, "grin"), -36, 52), line("M-96,-64L-104,-44M-86,-84L-94,-66M92,-60L84,-40M98,-86L92,-70", 4.6, "#BFE3F2")]


def horseshoe():
    """Seven nails, and all the luck of the stable."""
    shoe = "M-28,-82C-80,-62 -94,8 -62,58L-70,74L-26,88L-22,68C-48,32 -46,-22 -14,-38C0,-44 0,-44 14,-38C46,-22 48,32 22,68L26,88L70,74L62,58C94,8 80,-62 28,-82C10,-88 -10,-88 -28,-82Z"
    nails = "".join(move(rect(-4, -7, 8, 14, 2, INK), x, y, t) for x, y, t in ((-53, 46, -24), (-64, 8, 0), (-52, -34, 32), (0, -64, 90), (52, -34, -32), (64, 8, 0), (53, 46, 24)))
    g = [path(shoe, "#B9C6D2", 5), line("M-72,-24C-66,-46 -52,-62 -34,-70", 5, WHITE, .9), nails]
    return [move(g, -6, 0, 0, .98), move(front(30), -6, 34)]


def bodyguard():
    """Eight fists between you and trouble."""
    g = []
    for m in (-1, 1):
        for d, (x, y) in (("M30,40C56,50 62,72 74,74", (80, 72)), ("M34,34C66,38 74,36 84,28", (88, 24)), ("M34,26C58,16 70,0 76,-16", (80, -26)), ("M22,44C32,62 34,76 38,82", (42, 80))):
            arm = cord(d, 13, "#8B5FC0", 3)
            glove = path("M-17,2C-20,-16 -6,-22 6,-20C20,-18 22,0 16,12C8,20 -12,18 -17,2Z", "#E2483D", 4.6) + line("M-8,-10C-5,-13 -1,-14 4,-14", 3.6, WHITE, .8) + line("M-10,6C-6,8 0,8 4,4", 3)
            g.append(move(arm + move(glove, x, y, 0, .9), scale=m, sy=1))
    g += [path("M-44,-16C-46,-62 -26,-88 0,-88C26,-88 46,-62 44,-16C42,2 40,20 46,40C30,58 -30,58 -46,40C-40,20 -42,2 -44,-16Z", "#A57BDA", 5), line("M-32,-50C-28,-66 -20,-75 -8,-78", 5, WHITE, .7),
          path("M-38,-40L38,-40L37,-30C34,-12 24,-8 16,-10C8,-12 4,-22 2,-30L-2,-30C-4,-22 -8,-12 -16,-10C-24,-8 -34,-12 -37,-30Z", INK, 3), line("M-28,-33L-20,-20M12,-33L20,-20", 3.6, "#8CC7EE"),
          line("M-12,8C-4,4 8,6 14,10", 4.6), path("M-6,34L0,27L6,34L3,38L9,60L0,68L-9,60L-3,38Z", "#16283A", 3), line("M42,-24C50,-20 50,-8 44,-2C50,4 46,12 42,14", 3, PAPER)]
    return [move(g, -8, 2, 0, .94)]


def diver():
    """Nine bolts, and the sea stays outside."""
    g = [path("M-78,88C-76,64 -58,54 -36,50L36,50C58,54 76,64 78,88Z", "#A8742A", 5), path("M-54,88L-50,64M0,88L0,62M54,88L50,64", "none", 3.6),
         circle(0, -12, 76, "#E0AC4C", 5), line("M-54,-46C-46,-62 -34,-72 -20,-78", 5.4, WHITE, .75), rect(-92, -34, 20, 42, 6, "#A8742A", 4.8), rect(72, -34, 20, 42, 6, "#A8742A", 4.8), rect(-16, -98, 32, 16, 5, "#A8742A", 4.6),
         circle(0, -10, 57, "#A8742A", 5), circle(0, -10, 40, "#BFE7F0", 4.6), move(front(25, "M-7,9C-3,13 3,13 7,9"), 0, -8)]
    g += [circle(round(48.6 * math.cos(a), 1), round(-10 + 48.6 * math.sin(a), 1), 6, "#FFE9B0", 3) for a in [math.radians(-90 + 40 * i) for i in range(9)]]
    g += [line("M-26,-34C-20,-41 -12,-45 -4,-46", 4.4, WHITE), circle(0, -10, 40, "none", 4.6)]
    return [move(g, -8, 6, 0, .95)]


def cage():
    """Ten bars, safe enough to put out a tongue."""
    xs = [-76 + 16.9 * i for i in range(10)]
    g = [rect(-86, -58, 172, 132, 6, "#0A4A22", 0, INK, .55), move(happy(.94, "grin", (-4, 0)), -2, 10)]
    g += [line(f"M{x:.1f},-56L{x:.1f},72", 9.4) + line(f"M{x:.1f},-56L{x:.1f},72", 4, "#DCE6EE") for x in xs]
    g += [rect(-90, -68, 180, 18, 6, "#9FB0BD", 4.8), rect(-90, 66, 180, 18, 6, "#9FB0BD", 4.8), line("M-80,-62L60,-62", 3.4, WHITE), line("M-60,-68L0,-94L60,-68", 10), line("M-60,-68L0,-94L60,-68", 4, "#DCE6EE"), circle(0, -92, 7, GOLD, 4)]
    return [move(g, -8, 4, 0, .97)]


def bubble_wrap():
    """Eleven bubbles that must not pop."""
    g = [move(front(46, "M-8,22C-3,19 5,19 9,22", (0, 1)), 0, -4, 0, 1.1)]
    spots = [(-60, -46), (-20, -46), (20, -46), (60, -46), (-40, 34), (0, 34), (40, 34), (-60, 66), (-20, 66), (20, 66), (60, 66)]
    wrap = path("M-86,-70C-50,-62 50,-62 86,-70L86,-24C50,-16 -50,-16 -86,-24ZM-86,12C-50,18 50,18 86,12L86,84C50,92 -50,92 -86,84Z", "#D9F1FA", 4.6, INK, .8)
    g.append(wrap)
    for x, y in spots:
        g.append(circle(x, y + 2, 15, "#F4FCFF", 4) + line(f"M{x - 8},{y - 1}C{x - 6},{y - 6} {x - 2},{y - 8} {x + 2},{y - 8}", 3.4, "#8CCBE8"))
    return [move(g, -8, 0, 0, .96)]


def safe():
    """Twelve marks on the dial of a safe."""
    g = [rect(-84, -80, 168, 158, 14, "#71889B", 5), rect(-72, -68, 144, 134, 8, "#9FB0BD", 4.6), rect(-72, 76, 34, 14, 4, "#4A586A", 4.6), rect(38, 76, 34, 14, 4, "#4A586A", 4.6),
         line("M-64,-58L-64,-20", 5, WHITE, .7), rect(-88, -54, 12, 26, 4, GOLD, 4.2), rect(-88, 28, 12, 26, 4, GOLD, 4.2), circle(4, -2, 55, "#4A586A", 5)]
    g += [move(line("M0,-50L0,-41", 5, PAPER), 4, -2, 30 * i) for i in range(12)]
    g += [circle(4, -2, 35, "#BFE7F0", 4.6), move(front(22, "M-6,8C-2,12 2,12 6,8"), 4, 0), path("M4,-62L-4,-72L12,-72Z", "#E2483D", 3.6)]
    g += [line("M-25,-18C-21,-25 -15,-29 -8,-31", 4, WHITE), circle(4, -2, 35, "none", 4.6)]
    return [move(g, -8, 2, 0, .96)]


def protected_species():
    """A fish dressed as a protected animal, with thirteen stars."""
    stars = "".join(path(star(84 * math.cos(a), 84 * math.sin(a), 11, 5, .46), GOLD, 3) for a in [math.radians(-90 + 360 / 13 * i) for i in range(13)])
    g = [circle(-38, -44, 18, INK), circle(38, -44, 18, INK), path("M-44,30C-62,30 -72,42 -72,56C-58,62 -46,56 -38,46ZM44,30C62,30 72,42 72,56C58,62 46,56 38,46Z", INK, 3), path("M-22,58C-34,66 -40,76 -38,84L38,84C40,76 34,66 22,58Z", INK, 3),
         path("M-56,0C-56,-36 -32,-54 0,-54C32,-54 56,-36 56,0C56,38 34,62 0,62C-34,62 -56,38 -56,0Z", "#FDFBF4", 5), line("M-40,-24C-34,-36 -26,-42 -14,-45", 4.6, "#C9D6DD"),
         path("M-8,-14C-16,-26 -36,-22 -40,-4C-42,10 -30,16 -20,12C-10,8 -4,-4 -8,-14ZM8,-14C16,-26 36,-22 40,-4C42,10 30,16 20,12C10,8 4,-4 8,-14Z", INK), circle(-21, -5, 9, WHITE), circle(21, -5, 9, WHITE), circle(-19, -4, 4.6, INK), circle(19, -4, 4.6, INK),
         circle(-17.4, -5.6, 1.7, WHITE), circle(20.6, -5.6, 1.7, WHITE), path("M-8,16C-7,11 7,11 8,16C6,22 2,23 0,23C-2,23 -6,22 -8,16Z", INK), line("M0,23L0,28M-12,31C-6,37 6,37 12,31", 4), circle(-36, 24, 7, "#F2A0B0", fo=.8), circle(36, 24, 7, "#F2A0B0", fo=.8)]
    return [move([circle(0, 0, 67, "#A9DD8C"), path("M24,40C44,48 58,40 62,24C54,16 54,4 60,-4C64,2 70,6 76,6C80,0 86,-2 92,-2C92,12 86,22 80,26C80,56 52,70 24,64Z", INK, 3), stars, move(g, 0, -2, 0, .86)], -8, 0)]


SHELTER = {1: one_ring, 2: two_wings, 3: three_locks, 4: clover, 5: castle, 6: umbrella, 7: horseshoe, 8: bodyguard, 9: diver, 10: cage, 11: bubble_wrap, 12: safe,
           13: protected_species}
