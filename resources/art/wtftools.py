"""The thirteen KILLs of What the Fish: things that catch, cook, can or blow up, each in its number. Around (0, 0), about 100 units to the
sides and 92 up and down."""
import math

from drawing import circle, cord, ellipse, eye, line, little_fish, move, path, rect
from palette import GOLD, INK, PAPER, WHITE
from symbols import star
from wtffish import swimmer

STEEL, STEEL_DARK, WOOD, WOOD_DARK = "#DCE6EE", "#9FB0BD", "#D9A05A", "#96622C"
VICTIM = ("#4DBBC6", "#1699AA")


def swim(body=VICTIM):
    """A frightened fish, swimming to the left."""
    return swimmer(*body, PAPER, "worry", (-1, -5), 13)


def one_hook():
    """One hook, and a worm that uses it as a swing."""
    hook = "M22,-92L22,36C22,86 -58,86 -58,30"
    g = [line(hook, 19), line(hook, 10, STEEL), path("M-58,-4L-76,36L-56,30L-42,40Z", STEEL, 4.8), line("M19,-60L19,30", 3, WHITE, .9),
         cord("M60,-30C74,-10 50,2 34,4C4,8 -6,30 16,42C36,52 44,70 24,84", 19, "#F58CA8", 3),
         line("M48,-2C44,4 38,6 32,7M-2,20C2,16 8,14 12,12M18,38C24,40 28,44 31,48M36,66C32,72 30,74 26,76", 3, "#B94C6C"),
         circle(58, -42, 22, "#F58CA8", 4.8), eye(50, -46, 8, -2, 0, 3.2), eye(67, -46, 8, -2, 0, 3.2), line("M50,-32C55,-26 62,-26 67,-32", 3.8),
         path("M40,-58C38,-84 78,-84 76,-58Z", "#2F7F8C", 4.4), path("M32,-58L84,-58C82,-52 34,-52 32,-58Z", "#2F7F8C", 4)]
    return [move(g, -4, 2, 0, .98)]


def chopsticks():
    """Two sticks, and a piece of sushi that looks back."""
    rice = path("M-62,26C-66,6 -54,-8 -36,-6L40,-6C58,-8 68,6 64,26C60,44 -58,44 -62,26Z", PAPER, 5)
    top = path("M-74,8C-70,-28 -34,-42 4,-40C42,-38 70,-22 78,10C62,0 44,14 26,6C8,-2 -10,12 -30,4C-48,-2 -60,4 -74,8Z", "#F5803E", 5)
    g = [ellipse(0, 62, 92, 18, "#8A4A2C", 5), ellipse(0, 56, 92, 16, "#B5653C", 4.4), rice, "".join(line(f"M{x},{y}l5,-4", 3, "#C9BFA8") for x, y in ((-46, 32), (-34, 20), (32, 34), (48, 22), (40, 12))),
         top, line("M-50,-10C-36,-24 -14,-30 8,-29", 4.6, WHITE, .7), line("M-42,-6C-38,-16 -34,-24 -28,-32M-8,-2C-6,-14 -2,-26 4,-36M30,0C32,-12 34,-22 38,-32M56,-2C56,-10 58,-16 60,-20", 3.4, "#FFD0A8"),
         path("M-12,-42L14,-42L18,40L-16,40Z", "#2C4A3A", 4.6), eye(-32, 14, 9, 4, -4, 3.4), eye(34, 14, 9, -4, -4, 3.4), line("M-6,26C-2,22 6,22 10,26", 3.6, PAPER)]
    sticks = [cord("M-52,-20L76,-86", 8, "#C6303A", 3), cord("M-60,8L100,-60", 8, "#C6303A", 3), line("M62,-79L76,-86M86,-54L100,-60", 8, GOLD)]
    return [move(g, -2, 20), move(sticks, -2, 12)]


def trident():
    """A trident makes three good points."""
    prong = path("M-11,-54L0,-84L11,-54L5,-54L5,-8L-5,-8L-5,-54Z", GOLD, 4.6)
    g = [line("M0,-10L0,104", 15), line("M0,-10L0,104", 7, WOOD), prong, move(prong, -38, 6), move(prong, 38, 6),
         path("M-44,-10L-32,-10C-32,8 -20,12 0,12C20,12 32,8 32,-10L44,-10C44,20 28,28 0,28C-28,28 -44,20 -44,-10Z", GOLD, 4.8),
         circle(0, 22, 9, "#E2483D", 4), line("M-3,-54L-3,-14M-41,-48L-41,-12M35,-48L35,-12", 2.6, "#FFF6D0"),
         path("M-9,40L9,40L9,52L-9,52Z", GOLD, 4)]
    return [move(g, -8, -4, 24, .98), move(swim(), -52, 62, -8, .7)]


def fork():
    """Four tines, and some golden former cod."""
    tines = "".join(path(f"M{x - 4.6},8L{x - 4.6},-74C{x - 4},-82 {x + 4},-82 {x + 4.6},-74L{x + 4.6},8Z", STEEL, 4.4) for x in (-33, -11, 11, 33))
    g = [tines, path("M-38,0L38,0C39,22 24,36 10,40L13,96L-13,96L-10,40C-24,36 -39,22 -38,0Z", STEEL, 4.8), rect(-36, 1, 72, 10, 2, STEEL), line("M-28,10C-26,22 -18,29 -10,33M-4,50L-6,88", 4, WHITE)]
    stick = [rect(-50, -27, 100, 54, 13, "#E8A23C", 5), line("M-38,-16L30,-18", 4.6, WHITE, .6), *[circle(x, y, r, "#B5701A", fo=.8) for x, y, r in ((-38, 14, 3), (-26, 18, 2.4), (36, -10, 3), (40, 12, 2.6), (28, 18, 2.2))],
             eye(-13, -4, 10, 3, -4, 3.6), eye(14, -4, 10, 3, -4, 3.6), line("M-9,16C-4,11 5,11 10,16", 4)]
    return [move([*g, move(stick, 0, -26, -10, 1.12)], -10, 0, 16, 1.08)]


def bear_paw():
    """Five claws of a fish lover."""
    g = [path("M-34,-104L40,-104C46,-70 50,-44 48,-20L-46,-20C-46,-46 -42,-74 -34,-104Z", "#8A5A36", 5), line("M-22,-84L-26,-66M-6,-88L-8,-74M14,-86L15,-70M30,-82L33,-64", 4, "#5C3A1E"),
         path("M-74,4C-76,-30 -44,-46 0,-46C44,-46 76,-30 74,4C74,30 42,40 0,40C-42,40 -74,30 -74,4Z", "#8A5A36", 5), line("M-56,-16C-48,-28 -34,-34 -18,-36", 5, WHITE, .4)]
    for x, y, t in ((-58, 26, 16), (-30, 38, 7), (0, 42, 0), (30, 38, -7), (58, 26, -16)):
        g.append(move([path("M-9,4L9,4C9,20 5,34 -2,46C-4,34 -9,20 -9,4Z", PAPER, 4.6), path("M-17,-8C-18,-24 18,-24 17,-8C18,8 10,14 0,14C-10,14 -18,8 -17,-8Z", "#9E6A42", 4.8)], x, y, t))
    g += [ellipse(0, -2, 25, 16, "#4A2E18"), *[ellipse(x, y, 8, 10, "#4A2E18") for x, y in ((-40, 0), (40, 0))]]
    return [move(swim(("#F58CA8", "#C8507A")), -18, 76, 0, .44), move(g, -2, -2, 0, .96)]


def six_rings():
    """Six rings of a six-pack with a captive."""
    g = [move(swim(("#FBA04C", "#E0701A")), 14, 26, -10, .98)]
    for x in (-58, 0, 58):
        for y in (-34, 28):
            g.append(circle(x, y, 27, "none", 13) + circle(x, y, 27, "none", 6, "#F2FBFF"))
    g += [line(f"M{x - 17},{y - 15}C{x - 12},{y - 21} {x - 6},{y - 24} {x},{y - 25}", 2.6, "#9CCBE0") for x in (-58, 0, 58) for y in (-34, 28)]
    g += [line("M-31,-34L-27,-34M27,-34L31,-34M-31,28L-27,28M27,28L31,28M-58,-7L-58,1M0,-7L0,1M58,-7L58,1", 10), line("M-31,-34L-27,-34M27,-34L31,-34M-31,28L-27,28M27,28L31,28M-58,-7L-58,1M0,-7L0,1M58,-7L58,1", 5, "#F2FBFF")]
    return [move(g, -8, 4)]


def saw():
    """Seven teeth of an ice saw."""
    g = [path("M-88,-12L46,-40L46,14L45,14" + "".join(f"L{36 - i * 19.0},38L{26 - i * 19.0},14" for i in range(7)) + "L-88,14Z", STEEL, 5),
         line("M-78,-8L36,-31", 4.6, WHITE), path("M40,-50C52,-66 96,-62 102,-38C106,-14 100,18 80,26C62,32 46,26 40,16Z", "#C6303A", 5),
         path("M60,-30C66,-40 84,-38 86,-24C88,-8 84,4 76,8C68,10 62,4 60,-2Z", "#861A30", 4.4), line("M52,-46C60,-54 76,-55 86,-49", 4, WHITE, .6), circle(49, -16, 4.4, GOLD, 2.4)]
    face = [path("M-30,30C-34,-2 -22,-26 0,-26C22,-26 34,-2 30,30Z", "#4DBBC6", 4.8), path("M-10,-25L2,-40L12,-23Z", "#1699AA", 4.4), eye(-11, -4, 10, 3, -5, 3.6), eye(12, -4, 10, 3, -5, 3.6), line("M-8,13C-3,8 4,8 9,13", 4)]
    return [path("M-104,58C-98,36 -52,30 -8,30C40,30 86,38 92,60L86,84C60,96 -76,96 -98,82Z", "#9CCBE0", 5), path("M-104,58C-98,36 -52,30 -8,30C40,30 86,38 92,60C76,78 -84,78 -104,58Z", "#F2FBFF", 4.6),
            line("M-84,54C-76,46 -64,42 -50,40", 4, "#9CCBE0"), ellipse(-16, 57, 40, 11, "#1E5A78", 4.4), move(face, -16, 40), path("M-56,58C-52,66 -36,68 -16,68C4,68 20,66 24,58C22,62 4,64 -16,64C-36,64 -54,62 -56,58Z", "#F2FBFF"),
            path("M-55,59C-50,66 -36,68 -16,68C4,68 18,66 23,59L26,72L-58,72Z", "#F2FBFF"), line("M-55,59C-50,66 -36,68 -16,68C4,68 18,66 23,59", 4), move(g, 0, -34, -14, .88)]


def pizza():
    """Eight slices, an anchovy on each."""
    g = [circle(0, 0, 88, "#C9853C", 5), circle(0, 0, 74, "#F7D05A", 4)]
    for i in range(8):
        g.append(move(line("M0,0L0,-87", 4.4), 0, 0, 45 * i))
    for i in range(8):
        g.append(move(little_fish(0, 0, .62, 60 if i % 2 else 110, "#8FA3B5", "#566C82"), 52 * math.sin(math.radians(22.5 + 45 * i)), -52 * math.cos(math.radians(22.5 + 45 * i))))
        a = math.radians(45 * i + 10)
        g.append(circle(28 * math.sin(a + .3), -28 * math.cos(a + .3), 6.4, "#E2483D", 3) if i % 2 else circle(30 * math.sin(a + .2), -30 * math.cos(a + .2), 4.6, "#4FA86A", 2.6))
    g.append(f'<path d="M-66,-48A82,82 0 0 1 -10,-81" fill="none" stroke="{WHITE}" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>')
    return [move(g, -6, 0)]


def nine_flames():
    """A pan for one, and nine flames."""
    g = ["".join(move(path("M0,-34C6,-20 15,-12 15,2C15,14 8,20 0,20C-8,20 -15,14 -15,2C-15,-6 -9,-10 -7,-18C-3,-14 -2,-22 0,-34Z", "#FFB02E", 4.2)
                      + path("M0,-8C4,0 7,4 7,9C7,15 4,17 0,17C-4,17 -7,15 -7,9C-7,4 -3,2 0,-8Z", "#FFF0A0"), x, 66 + (8 if i % 2 else 0), 0, .94)
                 for i, x in enumerate(range(-88, 73, 20))),
         cord("M62,6L104,-22", 13, "#5C3A1E", 3), path("M-92,-6L76,-6C74,24 60,42 36,42L-52,42C-76,42 -90,24 -92,-6Z", "#4A586A", 5), line("M-78,8C-74,24 -66,32 -54,34", 4.6, WHITE, .4),
         ellipse(-8, -6, 84, 17, "#2B3643", 5), ellipse(-8, -3, 70, 11, "#E8B34A"), move(swim(("#FBA04C", "#E0701A")), -12, -32, -6, .86),
         line("M-74,-44C-80,-52 -68,-58 -74,-68M56,-46C50,-54 62,-60 56,-70", 4.4, WHITE, .9)]
    return [move(g, -4, 6, 0, .98)]


def sardines():
    """Ten in a tin."""
    g = [path("M-88,-48C-90,-74 -70,-84 -40,-84L44,-84C66,-84 80,-76 80,-60C66,-66 56,-60 52,-52L-88,-40Z", STEEL_DARK, 5), line("M-70,-66C-62,-74 -50,-75 -34,-75", 4.6, WHITE, .7),
         cord("M76,-62C88,-62 92,-52 84,-46", 5, GOLD, 2.4), path("M-92,-20C-92,-46 -76,-52 -50,-52L48,-52C74,-52 90,-46 90,-20L90,52C90,76 74,82 48,82L-50,82C-76,82 -92,76 -92,52Z", STEEL, 5),
         path("M-80,-16C-80,-36 -68,-42 -48,-42L46,-42C66,-42 78,-36 78,-16L78,42C78,60 66,64 46,64L-48,64C-68,64 -80,60 -80,42Z", "#7A4A10", 4.6)]
    g += [move(little_fish(0, 0, 1.12, 90, "#C9D9E4", "#8FA3B5"), -59 + i * 29.5, y) for y in (-16, 32) for i in range(5)]
    g += [path("M-92,52C-92,76 -76,82 -50,82L48,82C74,82 90,76 90,52C88,62 76,66 46,66L-48,66C-78,66 -90,62 -92,52Z", STEEL, 4.6), line("M-70,74C-60,77 -50,77 -34,77", 3.6, WHITE)]
    return [move(g, -8, 0, -4, .95)]


def mine():
    """Eleven horns. Do not ring."""
    horns = "".join(move(path("M-9,-62L-7,-84C-6,-91 6,-91 7,-84L9,-62Z", "#C6303A", 4.6), 0, 0, (i - 5) * 30) for i in range(11))
    g = [horns,
         *[ellipse(0, y, 6.5, 10, "none", 10) + ellipse(0, y, 6.5, 10, "none", 4, STEEL) for y in (72, 86)],
         circle(0, 0, 64, "#4A586A", 5), path("M-62,14C-30,26 30,26 62,14C56,44 32,63 0,63C-32,63 -56,44 -62,14Z", INK, fo=.3), line("M-44,-28C-36,-42 -24,-50 -10,-53", 5.4, WHITE, .55),
         *[circle(x, y, 3, INK) for x, y in ((-48, 22), (48, 22), (-40, 38), (40, 38), (0, -52), (24, -46))],
         eye(-22, -8, 15, 3, 3, 4), eye(22, -8, 15, -3, 3, 4), path("M-40,-16C-34,-28 -10,-26 -5,-6C-16,-14 -28,-17 -40,-16ZM40,-16C34,-28 10,-26 5,-6C16,-14 28,-17 40,-16Z", "#4A586A", 4),
         path("M-26,28C-12,20 12,20 26,28C24,42 -24,42 -26,28Z", WHITE, 4), line("M-13,24L-13,38M0,22L0,39M13,24L13,38", 3)]
    return [move(g, -6, -4, 0, .98)]


def dynamite():
    """A dozen of the kind of fishing that is banned everywhere."""
    def stick(x, y):
        return (path(f"M{x - 12},{y}L{x + 12},{y}L{x + 12},{y + 96}C{x + 12},{y + 102} {x - 12},{y + 102} {x - 12},{y + 96}Z", "#E2483D", 4.4) + line(f"M{x - 6},{y + 12}L{x - 6},{y + 90}", 3.4, WHITE, .5)
                + ellipse(x, y, 12, 7, "#F7C9A0", 4) + circle(x, y, 2.4, INK))
    g = ["".join(stick(-62 + i * 25, -46) for i in range(6)), "".join(stick(-75 + i * 25, -20) for i in range(6)),
         path("M-88,10L63,10L63,24L-88,24Z", "#F2D04A", 4.4), path("M-88,52L63,52L63,66L-88,66Z", "#F2D04A", 4.4)]
    clock = [circle(0, 0, 29, GOLD, 4.8), circle(0, 0, 21, PAPER, 3.6), line("M0,0L0,-14M0,0L-6,-10", 4), line("M0,-18L0,-17M18,0L17,0M0,18L0,17M-18,0L-17,0", 3), path("M-22,-26C-26,-38 -10,-44 -6,-34ZM22,-26C26,-38 10,-44 6,-34Z", GOLD, 4)]
    g += [cord("M-12,-46C-14,-66 8,-76 24,-68C38,-62 44,-70 46,-80", 3.6, "#F4E9D2", 2.6), path(star(47, -84, 17, 8, .45), "#FFE96A", 3.4), move(clock, -12, 38)]
    return [move(g, 4, 6, 0, .92)]


def jaws():
    """Thirteen teeth, and the only way is through."""
    out = [path("M-104,88C-106,20 -80,-78 -8,-90C64,-78 90,20 88,88Z", "#71889B", 5), line("M-84,10C-76,-28 -60,-58 -36,-72", 6, WHITE, .5), eye(-58, -30, 10, 3, 0, 4), eye(42, -30, 10, -3, 0, 4),
           line("M-72,-46L-46,-36M56,-46L30,-36", 5.4), 
           path("M-88,76C-92,14 -58,-24 -8,-24C42,-24 76,14 72,76C52,96 -68,96 -88,76Z", "#5A1630", 5.4), path("M-60,74C-50,46 34,46 44,74C24,88 -40,88 -60,74Z", "#E8677A", 4)]
    for i in range(7):
        a = math.radians(-166 + i * 25.4)
        x, y = -8 + 81 * math.cos(a), 62 + 86 * math.sin(a)
        out.append(move(path("M-12,-2L0,27L12,-2Z", WHITE, 4), x, y, math.degrees(a) + 90))
    for i in range(6):
        x = -62 + i * 21.6
        y = 92 - abs(i - 2.5) * 3.4
        out.append(path(f"M{x - 10.6:.1f},{y}L{x:.1f},{y - 25}L{x + 10.6:.1f},{y}Z", WHITE, 4))
    out += [move(swim(("#FBA04C", "#E0701A")), -8, 36, -6, .5)]
    return out


KILL = {1: one_hook, 2: chopsticks, 3: trident, 4: fork, 5: bear_paw, 6: six_rings, 7: saw, 8: pizza, 9: nine_flames, 10: sardines, 11: mine, 12: dynamite, 13: jaws}
