"""The twelve courts of the standard pack: kings, queens and jacks of twelve kinds of fish, each with a headgear, a costume and an object
in the fin. A function draws the upper half, above y 175 of the card; `url(#robe)`, `url(#vest)`, `url(#gold)`, `url(#skin)` and
`url(#muz)` are the card's gradients."""
import math

from drawing import circle, cord, ellipse, eye, line, mirrored, move, path, rect
from king import king
from palette import GOLD, GOLD_DARK, INK, PAPER, WHITE
from symbols import shape

ROBE = "M50,174C50,146 62,126 92,116L158,116C188,126 200,146 200,174Z"
STEEL, LEAF, LEAF_DARK = "#DCE6EE", "#6DBB5A", "#2F7A3A"
X, Y = 125, 90  # centre of a head


# ---- what they wear ---------------------------------------------------------------------------------------------

def waistcoat():
    """Spades: a coat with a waistcoat of scales."""
    out = path(ROBE, "url(#robe)", 3.4) + path("M108,120L142,120L152,174L98,174Z", "url(#vest)", 2.6)
    for y, xs in ((146, (115, 125, 135)), (155, (110, 120, 130, 140)), (164, (105, 115, 125, 135, 145))):
        out += line("".join(f"M{x - 4.4},{y}A4.4,4.4 0 0 0 {x + 4.4},{y}" for x in xs), 1.5, GOLD)
    return out + line("M108,120L98,174M142,120L152,174", 3.4, GOLD)


def ermine():
    """Hearts: a cape with broad bands of ermine, closed with hearts."""
    bands = path("M102,118L92,174L112,174L118,122ZM148,118L158,174L138,174L132,122Z", PAPER, 2.8)
    tails = "".join(path(f"M{x},{y - 4}L{x + 2.4},{y + 3}L{x},{y + 1.6}L{x - 2.4},{y + 3}Z", INK) for x, y in ((108, 136), (104, 150), (101, 164), (142, 136), (146, 150), (149, 164)))
    return (path(ROBE, "url(#robe)", 3.4) + path("M112,120L138,120L140,174L110,174Z", "url(#vest)", 2.6) + bands + tails
            + "".join(path(shape("heart", 125, y, 5.4), "#F08A8A", 2.2) for y in (142, 158)))


def harlequin():
    """Diamonds: lozenges in two colours."""
    out = path(ROBE, "url(#robe)", 3.4)
    for row, (y, low, high) in enumerate(((134, 84, 166), (150, 70, 180), (166, 66, 184))):
        for i in range(-4, 5):
            x = 125 + i * 17 + (8.5 if row % 2 else 0)
            if low <= x - 8 and x + 8 <= high:
                out += path(f"M{x},{y - 8.4}L{x + 7.4},{y}L{x},{y + 8.4}L{x - 7.4},{y}Z", GOLD if (i + row) % 2 else "url(#vest)", 1.8)
    return out


def garland():
    """Clubs: stripes, and a garland of leaves round the neck."""
    return (path(ROBE, "url(#robe)", 3.4) + line("M96,122L72,172M110,120L100,172M140,120L150,172M154,122L178,172", 4.4, GOLD, .85) + line("M125,122L125,172", 4.4, GOLD, .85))


def leaves(y=124, wide=44):
    """The garland, drawn over the chin."""
    leaf = path("M0,-9C6,-5 6,5 0,10C-6,5 -6,-5 0,-9Z", LEAF, 2.6) + line("M0,-4L0,6", 1.6, LEAF_DARK)
    return "".join(move(leaf, round(125 + wide * k, 1), round(y + 15 * math.cos(k * math.pi / 2), 1), round(-48 * k, 1)) for k in (-1, -.76, -.5, -.25, 0, .25, .5, .76, 1))


COSTUMES = {"S": waistcoat, "H": ermine, "D": harlequin, "C": garland}


def hands(fill):
    """Two fins: the left one below an object, the right one around a staff."""
    return (path("M52,160C56,151 66,151 72,154C78,151 84,154 82,160C80,167 60,169 52,160Z", fill, 2.8)
            + path("M176,148C182,141 194,142 198,148C200,155 194,160 186,159C178,159 173,154 176,148Z", fill, 2.8) + line("M180,152L194,152", 1.8))


def lashes(x, y, r, m):
    return line(f"M{x + m * r * .7:.1f},{y - r * .7:.1f}L{x + m * (r + 3.6):.1f},{y - r * 1.1:.1f}M{x + m * r * .96:.1f},{y - r * .2:.1f}L{x + m * (r + 6):.1f},{y - r * .4:.1f}", 2.6)


def lidded(x, y, r, lid, dx=-1.5, dy=2):
    """A half-shut eye."""
    return (circle(x, y, r, WHITE, 3) + circle(x + dx, y + dy, r * .46, INK) + circle(x + dx + 1.8, y + dy - 1.9, 1.7, WHITE)
            + path(f"M{x - r},{y}C{x - r + 1},{y - r - 2.6} {x + r - 1},{y - r - 2.6} {x + r},{y}C{x + r * .45:.1f},{y - 4} {x - r * .45:.1f},{y - 4} {x - r},{y}Z", lid, 2.6))


# ---- kings --------------------------------------------------------------------------------------------------------

def king_of_spades():
    """A world-weary catfish with a trident, and a float for an orb."""
    orb = (line("M68,130L68,124", 4) + circle(68, 141, 11.5, PAPER, 3) + path("M56.5,141A11.5,11.5 0 0 1 79.5,141C74,144 62,144 56.5,141Z", "#C6303A", 2.6)
           + line("M61,136C62,133.6 64,132.4 66,132", 2, WHITE, .8))
    return king(orb, False)


def king_of_hearts():
    """An old carp: a beard of foam, a closed crown, and a sword behind the head."""
    sword = (path("M181,138L181,46L187,32L193,46L193,138Z", STEEL, 2.8) + line("M187,44L187,134", 1.8, "#8FA0AE") + path("M173,136L201,136L201,143L173,143Z", GOLD, 2.6) + circle(187, 166, 4.6, GOLD, 2.4))
    fin = path("M44,-4C56,-20 68,-20 74,-14C70,-8 72,-2 76,4C70,8 68,14 70,20C60,22 52,18 46,14Z", "#C9503A", 3)
    beard = ("M-46,10C-58,20 -56,36 -43,37C-46,50 -30,57 -22,49C-18,62 0,66 4,54C10,65 28,60 27,49C38,55 50,48 45,36C57,34 57,18 46,10"
             "C30,22 -30,22 -46,10Z")
    g = [ermine(), sword, move([mirrored(fin), path("M0,-40C34,-40 52,-20 52,4C52,30 30,40 0,40C-30,40 -52,30 -52,4C-52,-20 -34,-40 0,-40Z", "url(#skin)", 3.8),
         path(beard, PAPER, 3.4), line("M-34,26C-34,34 -28,38 -24,34M-10,30C-10,42 -2,46 2,40M14,30C16,40 24,42 28,36M36,24C38,30 42,30 44,27", 2.2, "#9FB6C4"),
         eye(-20, -8, 10, 2, 1.5, 3), eye(20, -8, 10, -2, 1.5, 3), path("M-34,-18C-30,-26 -14,-26 -8,-18C-16,-20 -26,-20 -34,-14ZM34,-18C30,-26 14,-26 8,-18C16,-20 26,-20 34,-14Z", PAPER, 2.6),
         path("M0,13C-10,5 -26,7 -36,17C-26,19 -10,23 0,17C10,23 26,19 36,17C26,7 10,5 0,13Z", PAPER, 2.8), path("M-7,21C-3,24 3,24 7,21C5,29 -5,29 -7,21Z", "#C6303A", 2.4),
         ellipse(-35, 4, 7, 4.6, "#E2485A", fo=.5), ellipse(35, 4, 7, 4.6, "#E2485A", fo=.5),
         path("M-36,-32C-44,-62 -12,-68 0,-54C12,-68 44,-62 36,-32Z", "#C6303A", 3.2), line("M0,-54L0,-36", 4.4, GOLD), line("M-34,-40C-36,-58 -14,-62 -2,-52M34,-40C36,-58 14,-62 2,-52", 3.4, GOLD),
         path("M-40,-38C-22,-46 22,-46 40,-38L37,-26C20,-33 -20,-33 -37,-26Z", "url(#gold)", 3.2), *[circle(x, y, 3, c, 1.8) for x, y, c in ((-22, -36, "#3C89DC"), (0, -38, "#C6303A"), (22, -36, "#3C89DC"))],
         path(shape("heart", 0, -61, 7.4), "#F08A8A", 2.4)], X, Y + 2)]
    return "".join(g) + hands("#C9503A") + path(shape("heart", 67, 141, 12), "#F08A8A", 2.8) + line("M60,137C61,134 63,133 65,133.4", 2, WHITE, .9)


def king_of_diamonds():
    """A pike in profile, one eye on the game, with an ice axe."""
    axe = (line("M187,44L187,172", 8) + line("M187,44L187,172", 3.6, "#B9793E") + path("M183,48C172,42 166,46 160,36C156,54 158,74 164,88C168,78 174,80 183,76Z", STEEL, 2.8)
           + line("M163,44C160,56 161,70 165,80", 2, WHITE) + path("M191,52L199,56L191,72Z", STEEL, 2.4))
    head = ("M-72,10C-62,-2 -44,-6 -28,-18C-14,-34 20,-38 38,-22C52,-8 52,26 36,46L-2,46C-14,40 -26,36 -34,32C-48,32 -60,30 -70,26C-78,22 -78,14 -72,10Z")
    g = [harlequin(), axe, move([path("M34,-16C46,-26 60,-26 66,-20C62,-12 64,-4 68,4C60,8 58,16 60,26C50,28 42,24 36,20Z", "#8A6A2E", 3), path(head, "url(#skin)", 3.8),
         path("M-70,20C-50,24 -34,22 -18,16C-22,30 -34,34 -48,31C-58,30 -66,28 -70,20Z", "#E9EEE2"), line("M-72,19C-52,23 -34,21 -18,14M-18,14C-16,12 -15,10 -14,9", 3.4),
         path("M-62,20.6L-58,28L-54,22ZM-48,22L-44,29L-40,21Z", WHITE, 1.6), circle(-58, 8, 2, INK), lidded(-6, -6, 11.5, "#8C8A4A", -4, 2), line("M-22,-20L4,-18", 3.4),
         line("M22,-8C30,4 30,22 22,34M30,-4C36,6 36,20 30,30", 2.6), *[ellipse(x, y, 4, 3, "#4F4A1E", fo=.55) for x, y in ((6, 18), (-6, 26), (12, 30), (12, -20))],
         path("M-36,30C-40,44 -36,58 -26,66C-22,56 -14,48 -6,44Z", PAPER, 3), line("M-30,38C-32,46 -30,52 -27,56", 1.8, "#9FB6C4"),
         path("M-30,-18C-34,-34 -34,-44 -30,-52L-14,-40L2,-58L18,-42L36,-54C40,-44 42,-32 40,-18C20,-30 -12,-30 -30,-18Z", "url(#gold)", 3.4),
         *[path(f"M{x},{y - 7}L{x + 5.4},{y}L{x},{y + 7}L{x - 5.4},{y}Z", "#3E9BD0", 2.2) for x, y in ((2, -56), (-30, -52), (36, -53))], path("M4,-41L10,-35L4,-29L-2,-35Z", "#C6303A", 2)], X + 6, Y)]
    gem = path("M54,137L60,129L75,129L81,137L67.5,153Z", "#9BD3EE", 3) + line("M54,137L81,137M60,129L64,137L67.5,152L71,137L75,129", 1.8)
    return "".join(g) + hands("#8A6A2E") + gem


def king_of_clubs():
    """A puffer with a monocle and a matching moustache."""
    staff = (line("M187,60L187,172", 8) + line("M187,60L187,172", 3.6, GOLD) + path(shape("club", 187, 48, 13), GOLD, 2.6))
    spikes = "".join(move(path("M-8,-44L0,-60L8,-44Z", "#C9A24A", 3), 0, 0, t) for t in range(40, 330, 24))
    curl = "M-4,20C-16,14 -30,18 -40,14C-48,10 -46,0 -38,2C-34,12 -22,6 -8,10C-4,12 0,14 0,16"
    g = [garland(), staff, move([spikes, circle(0, 0, 47, "url(#skin)", 3.8), path("M-46,10C-30,22 30,22 46,10C44,34 24,47 0,47C-24,47 -44,34 -46,10Z", "#F6F0DC"), line("M-34,-20C-29,-29 -22,-34 -14,-37", 3.4, WHITE, .6),
         eye(-18, -8, 11, 2, 1.5, 3), circle(18, -8, 15.5, GOLD, 2.8), circle(18, -8, 12, WHITE, 2.2), circle(16, -6, 5, INK), circle(18, -8, 1.8, WHITE), line("M33,-2C40,10 40,26 34,40", 2, GOLD),
         line("M-30,-21C-24,-27 -14,-27 -9,-22", 3.4), path(curl + "Z", "#5C3A1E", 2.8), move(path(curl + "Z", "#5C3A1E", 2.8), scale=-1, sy=1), line("M-8,26C-3,30 3,30 8,26", 3),
         path("M-30,-36C-36,-50 -36,-56 -34,-62L-16,-50L0,-64L16,-50L34,-62C36,-56 36,-50 30,-36C14,-44 -14,-44 -30,-36Z", "url(#gold)", 3.4),
         *[path(shape("club", x, y, 6.6), "#4FA86A", 2) for x, y in ((-34, -64), (0, -67), (34, -64))], line("M-27,-42C-12,-48 12,-48 27,-42", 2.2, GOLD_DARK)], X, Y + 4)]
    orb = circle(67, 140, 12, "#4FA86A", 3) + line("M55.5,140L78.5,140M67,128L67,140", 3, GOLD) + line("M67,128L67,120M63,123L71,123", 3.4)
    return "".join(g) + leaves(130, 46) + hands("#C9A24A") + orb


# ---- queens -------------------------------------------------------------------------------------------------------

def queen_of_spades():
    """An angelfish with a perfect memory: pearls, a veil of fins, a fan of coral."""
    g = cord("M186,172L186,92M186,120L172,104L172,88M186,112L199,98L197,82M186,100L180,84M172,104L164,100", 3.4, "#E86A6A", 2) + waistcoat()
    fins = path("M150,60C172,56 190,72 196,98C184,92 176,98 176,112C166,104 158,110 152,118Z", "url(#skin)", 3.2) + line("M158,74C168,76 178,82 184,90M158,88C164,90 170,94 172,100", 2, INK, .45)
    g += move(mirrored(move(fins, -125)), 125)
    g += path("M125,42C156,42 174,66 172,92C170,116 150,132 125,132C100,132 80,116 78,92C76,66 94,42 125,42Z", "url(#skin)", 3.8)
    g += path("M104,48C98,66 96,104 104,126C98,123 92,119 88,114C82,96 84,68 96,53Z", INK, fo=.16) + path("M146,48C152,66 154,104 146,126C152,123 158,119 162,114C168,96 166,68 154,53Z", INK, fo=.16)
    g += line("M92,66C97,58 104,53 112,51", 3.4, WHITE, .7)
    for m in (1, -1):
        x = 125 + 21 * m
        g += lidded(x, 84, 11, "url(#vest)", -1, 2) + lashes(x, 84, 11, m) + ellipse(125 + 32 * m, 100, 7, 4.4, "#F06A78", fo=.55)
    g += path("M115,108C119,103 123,104 125,106C127,104 131,103 135,108C131,115 119,115 115,108Z", "#C6303A", 2.6) + line("M116,108L134,108", 1.8)
    for x, y in ((84, 124), (95, 133), (109, 139), (125, 141), (141, 139), (155, 133), (166, 124)):
        g += circle(x, y, 6, PAPER, 2.6) + circle(x - 1.6, y - 1.8, 1.5, WHITE)
    g += path("M94,57C92,44 94,38 97,32L110,43L125,25L140,43L153,32C156,38 158,44 156,57C146,52 104,52 94,57Z", "url(#gold)", 3.4) + line("M97,49C108,45 142,45 153,49", 2.2, GOLD_DARK)
    g += "".join(circle(x, y, 5, PAPER, 2.6) for x, y in ((97, 31), (125, 24), (153, 31))) + path("M125,33L130,39L125,45L120,39Z", "url(#vest)", 2)
    shell = path("M68,152C54,148 52,132 58,126C60,122 66,124 68,121C70,124 76,122 78,126C84,132 82,148 68,152Z", "#F4C9A0", 3) + line("M68,149L60,130M68,149L68,127M68,149L76,130", 1.8)
    return g + shell + hands("url(#skin)")


def queen_of_hearts():
    """A veiltail with fins for hair, enjoying a compliment."""
    hair = path("M10,-44C44,-50 66,-28 66,2C66,24 78,34 72,52C62,46 54,48 48,58C44,44 34,40 30,30Z", "#F08A3A", 3.4) + line("M34,-28C48,-18 54,0 56,24M46,-30C60,-16 62,4 64,30", 2.4, "#FFD08A")
    eyes = line("M-30,-6C-26,-15 -14,-15 -10,-6M10,-6C14,-15 26,-15 30,-6", 3.8) + line("M-31,-8L-37,-13M-27,-12L-31,-19M31,-8L37,-13M27,-12L31,-19", 2.6)
    g = [ermine(), move([mirrored(hair), path("M0,-46C28,-46 44,-26 44,0C44,26 26,42 0,42C-26,42 -44,26 -44,0C-44,-26 -28,-46 0,-46Z", "url(#skin)", 3.8), line("M-30,-22C-25,-31 -18,-36 -10,-38", 3.4, WHITE, .7), eyes,
         ellipse(-28, 8, 8.4, 5.4, "#F2586A", fo=.55), ellipse(28, 8, 8.4, 5.4, "#F2586A", fo=.55), path("M-10,16C-6,11 -2,12 0,14C2,12 6,11 10,16C6,25 -6,25 -10,16Z", "#C6303A", 2.6), circle(24, 20, 1.8, INK),
         path("M-30,-34C-14,-46 14,-46 30,-34L24,-42C20,-52 12,-50 10,-46C8,-60 -8,-60 -10,-46C-12,-50 -20,-52 -24,-42Z", "url(#gold)", 3.2), path(shape("heart", 0, -54, 8), "#E2304A", 2.4),
         circle(-23, -44, 3.4, PAPER, 2), circle(23, -44, 3.4, PAPER, 2), line("M-30,40C-16,52 16,52 30,40", 2.6, GOLD_DARK), path(shape("heart", 0, 53, 7.4), "#E2304A", 2.4)], X, Y - 2)]
    rose = (line("M187,172L187,104", 4.4) + line("M187,172L187,104", 1.6, LEAF) + path("M187,132C194,122 202,122 204,126C202,134 194,138 187,134Z", LEAF, 2.4) + circle(187, 92, 14, "#E2304A", 3)
            + line("M187,92C187,88 192,88 192,92C192,98 181,98 181,91C181,83 196,84 197,93", 2.2, "#FFB0B8"))
    return "".join(g) + rose + path("M56,128L82,128C82,142 76,146 72,148L76,154L62,154L66,148C62,146 56,142 56,128Z", GOLD, 2.8) + hands("#F08A3A")


def queen_of_diamonds():
    """A lionfish: look, do not touch. She admires herself in a mirror."""
    mane = ""
    for t in range(-112, 113, 16):
        mane += move(line("M0,-40L0,-68", 8.4) + line("M0,-40L0,-68", 4, PAPER) + line("M0,-46L0,-50M0,-58L0,-62", 4, "#C6463A") + circle(0, -70, 3.4, "#C6463A", 2.2), 0, 0, t)
    g = [harlequin(), move([mane, path("M0,-46C30,-46 48,-24 48,2C48,28 28,44 0,44C-28,44 -48,28 -48,2C-48,-24 -30,-46 0,-46Z", "url(#skin)", 3.8),
         path("M-6,-45C-8,-38 -8,-30 -5,-24L5,-24C8,-30 8,-38 6,-45ZM-36,-30C-32,-16 -36,10 -43,20C-50,4 -48,-18 -36,-30ZM36,-30C32,-16 36,10 43,20C50,4 48,-18 36,-30ZM-26,36C-22,28 -18,26 -14,27C-14,34 -14,40 -13,43ZM26,36C22,28 18,26 14,27C14,34 14,40 13,43Z", "#A8382E", fo=.75),
         lidded(-19, -4, 11, "#A8382E", -3, 1), lidded(19, -4, 11, "#A8382E", -3, 1), lashes(-19, -4, 11, -1), lashes(19, -4, 11, 1), line("M-30,-20C-24,-25 -16,-25 -10,-21M10,-24C16,-30 24,-29 30,-22", 3),
         path("M-10,20C-5,16 -2,17 0,18C3,16 6,16 10,19C5,26 -5,26 -10,20Z", "#8E1A3A", 2.4), line("M-11,20L11,19", 1.8), path("M20,13l3,3l-3,3l-3,-3Z", INK),
         path("M-28,-34C-20,-40 20,-40 28,-34L24,-46L12,-42L0,-56L-12,-42L-24,-46Z", "url(#gold)", 3.2), path("M0,-66L8,-55L0,-44L-8,-55Z", "#5DB8E0", 2.6), line("M-8,-55L8,-55", 1.6)], X, Y + 2),
         path("M88,134C100,142 150,142 162,134L156,146C140,152 110,152 94,146Z", STEEL, 2.8), *[path(f"M{x},{y - 5}L{x + 4},{y}L{x},{y + 5}L{x - 4},{y}Z", "#5DB8E0", 1.8) for x, y in ((107, 145), (125, 147), (143, 145))]]
    mirror = line("M187,118L187,150", 8) + line("M187,118L187,150", 3.6, GOLD) + ellipse(187, 99, 15, 19, GOLD, 3) + ellipse(187, 99, 10.4, 14.4, "#CFEAF5", 2.2) + line("M182,96L190,88M183,104L193,94", 2, WHITE)
    return "".join(g) + mirror + path("M54,140L67,127L80,140L67,155Z", "#5DB8E0", 2.8) + line("M54,140L80,140M67,127L67,154", 1.6) + hands("#D9785A")


def queen_of_clubs():
    """A seahorse in profile, the only rider."""
    neck = ("M-34,64C-46,30 -46,-14 -22,-34C-4,-48 24,-44 30,-22C32,-12 40,-8 58,-6C70,-6 72,10 62,13C46,17 32,16 22,15C12,22 6,40 12,64Z")
    crest = "".join(path(f"M{x},{y}C{x - 14},{y - 8} {x - 20},{y + 2} {x - 16},{y + 8}C{x - 12},{y + 12} {x - 4},{y + 12} {x + 2},{y + 10}Z", "#E8A0B8", 2.8) for x, y in ((-36, 30), (-38, 14), (-37, -2), (-32, -18), (-22, -30)))
    g = [garland(), move([crest, path(neck, "url(#skin)", 3.8), line("M-30,46C-22,52 -6,54 6,50M-36,30C-26,36 -8,38 4,34M-38,14C-30,20 -18,22 -8,20", 2.2, INK, .45), line("M-20,-24C-14,-32 -4,-36 6,-35", 3.4, WHITE, .65),
         path("M-10,16C-22,12 -30,20 -28,32C-16,34 -8,28 -6,20Z", "#E8A0B8", 2.8), circle(8, -14, 11.5, WHITE, 3) + circle(11, -13, 5.2, INK) + circle(12.6, -15, 1.8, WHITE), path("M-4,-16C-4,-30 18,-30 20,-15C14,-21 4,-22 -4,-16Z", "#8E5FA8", 2.6),
         line("M-1,-24L-6,-29M5,-27L4,-34M13,-26L16,-32", 2.6), ellipse(14, 4, 6.4, 4, "#F2586A", fo=.5), line("M48,5C53,7 58,7 62,5", 2.8), circle(62, -1, 1.6, INK),
         path("M-26,-36L-34,-58L-14,-50L-2,-68L10,-52L28,-60L26,-38C10,-48 -10,-48 -26,-36Z", "url(#gold)", 3.2), *[path(shape("club", x, y, 5.6), "#4FA86A", 1.9) for x, y in ((-34, -60), (-2, -69), (28, -62))]], X - 2, Y + 2)]
    flower = (line("M187,172L187,96", 4.4) + line("M187,172L187,96", 1.6, LEAF) + "".join(move(path("M0,0C-6,-6 -12,-12 -9,-19C-6,-23 -2,-21 0,-17C2,-21 6,-23 9,-19C12,-12 6,-6 0,0Z", LEAF, 2.6), 187, 94, t) for t in (0, 90, 180, 270)))
    return "".join(g) + leaves(134, 40) + flower + path("M56,150C54,136 60,128 67,128C74,128 80,136 78,150Z", "#E8A0B8", 2.8) + line("M67,132L67,148M61,136L63,148M73,136L71,148", 1.8) + hands("#8E5FA8")


# ---- jacks --------------------------------------------------------------------------------------------------------

def jack_of_spades():
    """A swordfish at sea: one eye, one bill, a sailor's hat."""
    oar = line("M187,52L187,172", 8) + line("M187,52L187,172", 3.6, "#D9A05A") + path("M178,58C176,40 180,28 187,28C194,28 198,40 196,58C193,64 181,64 178,58Z", "#D9A05A", 2.8) + line("M187,34L187,56", 2, "#8A5A30")
    g = [waistcoat(), oar, move([path("M40,-10C54,-20 64,-18 70,-12C66,-6 68,2 72,8C64,12 58,18 60,26C50,26 44,22 38,18Z", "#27456B", 3),
         path("M-30,-2L-76,-20C-78,-20 -78,-17 -76,-16L-32,16Z", "#4E7BA8", 3), path("M-42,4C-40,-26 -16,-42 8,-42C36,-42 50,-20 50,4C50,30 32,44 8,44C-14,44 -34,36 -38,22Z", "url(#skin)", 3.8),
         path("M-40,14C-22,22 8,22 46,16C42,34 28,43 8,43C-14,43 -34,36 -38,22Z", "#EEF3F2"), line("M-42,13C-32,18 -22,18 -12,14M-12,14C-10,12 -9,10 -8,9", 3.2),
         circle(-8, -10, 13, WHITE, 3) + circle(-12, -8, 6, INK) + circle(-10, -11, 2.1, WHITE), line("M-24,-26C-16,-31 -6,-30 2,-25", 3.4), line("M26,-8C33,2 33,16 26,26M36,-4C41,4 41,14 36,22", 2.6), ellipse(4, 8, 7, 4.4, "#E2485A", fo=.4),
         path("M-28,-34C-26,-52 -10,-60 10,-60C30,-60 46,-52 46,-32Z", PAPER, 3.2), path("M-34,-34C-16,-46 34,-46 50,-30C52,-24 48,-20 44,-22C26,-34 -10,-36 -28,-26C-34,-26 -36,-30 -34,-34Z", "url(#robe)", 3.2),
         circle(10, -62, 6.4, "#C6303A", 2.6), path("M46,-24C58,-22 66,-14 68,-2L58,-6L56,6C50,-4 46,-12 42,-18Z", "url(#robe)", 2.6)], X + 4, Y + 2),
         path("M84,130L125,146L166,130L160,150L134,152L125,168L116,152L90,150Z", PAPER, 2.8), line("M92,140L118,148M158,140L132,148", 2.4, "#2F5B8C"), path("M117,146L133,146L131,154L119,154Z", "#C6303A", 2.6)]
    anchor = path(shape("anchor", 67, 138, 15), STEEL, 2.4, more=' fill-rule="evenodd"')
    return "".join(g) + anchor + hands("#27456B")


def jack_of_hearts():
    """A young guppy with a letter that is not for you."""
    tail = path("M40,-14C58,-30 74,-26 76,-12C70,-8 70,0 76,6C74,22 58,26 42,16Z", "#E2688A", 3) + line("M50,-8L66,-14M50,2L68,2M50,10L64,14", 2, "#FFD0DC")
    g = [ermine(), move([mirrored(tail), path("M0,-42C32,-42 50,-22 50,4C50,30 30,42 0,42C-30,42 -50,30 -50,4C-50,-22 -32,-42 0,-42Z", "url(#skin)", 3.8), line("M-36,-16C-31,-26 -24,-31 -16,-34", 3.4, WHITE, .7),
         eye(-19, -2, 13, 3, -3, 3), eye(19, -2, 13, 3, -3, 3), line("M-30,-22C-26,-26 -18,-27 -12,-24M12,-24C18,-27 26,-26 30,-22", 3), ellipse(-32, 15, 8.4, 5.4, "#E2304A", fo=.55), ellipse(32, 15, 8.4, 5.4, "#E2304A", fo=.55),
         line("M-9,20C-4,26 5,26 10,19", 3.4), path("M-2,-40C-8,-48 2,-54 8,-48C10,-44 6,-42 4,-44", "none", 3),
         path("M-44,-26C-56,-50 -28,-62 0,-58C34,-64 60,-48 46,-28C24,-40 -20,-40 -44,-26Z", "url(#vest)", 3.2), line("M-34,-44C-22,-50 -6,-52 10,-51", 2.6, WHITE, .5), path("M-46,-26C-22,-42 24,-42 48,-28L46,-20C24,-33 -22,-33 -43,-18Z", "url(#gold)", 3),
         path("M36,-44C48,-62 62,-66 72,-60C72,-48 58,-36 44,-34Z", PAPER, 2.8) + line("M44,-40C54,-50 60,-54 66,-56", 1.8)], X, Y + 2),
         path("M90,132C100,126 114,130 125,138C136,130 150,126 160,132C162,146 148,152 125,150C102,152 88,146 90,132Z", PAPER, 2.8), line("M100,138C106,136 112,138 118,143M150,138C144,136 138,138 132,143", 2, "#B9A98A"), path(shape("heart", 125, 147, 7), "#E2304A", 2.4)]
    letter = move(rect(-17, -12, 34, 24, 2, PAPER, 2.8) + line("M-17,-11L0,3L17,-11", 2.4) + path(shape("heart", 0, 1, 6), "#E2304A", 2), 68, 140, -8)
    lute = (line("M187,54L187,120", 7) + line("M187,54L187,120", 2.8, "#8A5A30") + path("M180,46L194,46L192,58L182,58Z", "#8A5A30", 2.6) + path("M187,106C200,112 204,134 198,144L176,144C170,134 174,112 187,106Z", "#D9923E", 2.8) + circle(187, 128, 5, INK)
            + line("M185,58L185,140M189,58L189,140", 1, PAPER))
    return "".join(g) + lute + letter + hands("#E2688A")


def jack_of_diamonds():
    """The jester: three horns, three bells, and a small head that agrees."""
    cap = [path("M-44,-20C-56,-52 -76,-50 -78,-26C-70,-34 -58,-30 -50,-12Z", "#C6303A", 3.2), path("M44,-20C56,-52 76,-50 78,-26C70,-34 58,-30 50,-12Z", "#3E7FA8", 3.2),
           path("M-40,-18C-40,-44 -20,-56 -8,-72C4,-72 10,-66 10,-58C30,-50 40,-38 40,-18Z", "url(#gold)", 3.2), path("M-4,-20C-8,-40 0,-56 10,-58C30,-50 40,-38 40,-18Z", "#3E7FA8", 3),
           circle(-77, -22, 6, GOLD, 2.4), circle(77, -22, 6, GOLD, 2.4), circle(-10, -74, 6, GOLD, 2.4)]
    g = [harlequin(), move([*cap[:2], path("M0,-42C32,-42 50,-22 50,4C50,30 30,42 0,42C-30,42 -50,30 -50,4C-50,-22 -32,-42 0,-42Z", "url(#skin)", 3.8), path("M19,-24L34,-4L19,16L4,-4Z", "#3E7FA8", 2.4),
         eye(-19, -4, 12, 2, 2, 3), eye(19, -4, 11, -1, 2, 3), path("M-32,14C-16,24 16,24 34,10C34,34 14,40 0,38C-16,38 -30,30 -32,14Z", "#5A1630", 3.2), path("M-28,17C-14,24 14,24 30,14L28,21C14,29 -12,29 -25,24Z", WHITE, 1.8),
         *cap[2:], path("M-48,-16C-24,-30 24,-30 48,-16L45,-8C24,-20 -24,-20 -45,-8Z", "url(#vest)", 3), line("M-34,-22C-30,-18 -18,-22 -14,-26", 2.2, GOLD)], X, Y + 4)]
    collar = "".join(path(f"M{x - 10},128L{x + 10},128L{x},{146 + 6 * (1 - abs(x - 125) / 40):.0f}Z", c, 2.6) + circle(x, 149 + 6 * (1 - abs(x - 125) / 40), 3.4, GOLD, 2) for x, c in ((88, "#C6303A"), (106, "#3E7FA8"), (125, GOLD), (144, "#C6303A"), (162, "#3E7FA8")))
    marotte = (line("M187,96L187,172", 7) + line("M187,96L187,172", 2.8, "#D9A05A") + circle(187, 88, 13, "url(#skin)", 2.8) + path("M175,84C172,72 178,66 184,68L187,76L192,66C200,66 202,76 199,84C192,80 182,80 175,84Z", "#C6303A", 2.4)
               + circle(183, 89, 2.2, INK) + circle(191, 89, 2.2, INK) + line("M182,95C185,98 190,98 193,95", 2))
    return "".join(g) + collar + marotte + path("M54,152L58,136C62,128 72,128 76,136L80,152Z", GOLD, 2.8) + line("M67,130L67,124", 4) + circle(67, 153, 4, INK) + hands("#3E7FA8")


def jack_of_clubs():
    """A perch with a rod and a feathered cap, and a worm on good terms with the hook."""
    g = garland()
    g += cord("M66,172C71,134 68,98 58,68", 3.6, "#C98B4A", 2.2) + line("M58,68C56,80 55,90 56,100", 2) + line("M56,100L56,108C56,116 65,116 65,109", 3) + circle(69, 140, 7, "#B9C6D2", 2.8) + circle(69, 140, 2.2, INK)
    g += path("M168,64L190,58L178,78L198,82L182,96L198,108L178,110L184,126L164,118Z", "#C04A2A", 3.2)
    g += path("M125,54C158,54 174,72 174,94C174,117 152,131 125,131C98,131 76,117 76,94C76,72 92,54 125,54Z", "url(#skin)", 3.8)
    g += path("M158,64C154,80 154,106 160,120C170,112 174,104 174,94C174,82 168,71 158,64ZM140,56C138,66 138,74 140,82C144,78 147,68 146,57Z", INK, fo=.32)
    g += path("M125,104C142,104 156,108 158,113C152,124 140,129 125,129C110,129 98,124 92,113C94,108 108,104 125,104Z", PAPER, fo=.65) + line("M86,78C91,70 98,66 106,64", 3.4, WHITE, .6)
    for m in (1, -1):
        x = 125 + 23 * m
        g += eye(x, 86, 12, -3, 1, 3) + line(f"M{x - 10},{70 - 1.5 * m}C{x - 4},66 {x + 4},66 {x + 10},{70 + 1.5 * m}", 3.6)
    g += line("M97,108C108,118 142,120 154,106M154,106C156,104 158,103 160,103", 3.4) + line("M120,99L119,101M130,99L131,101", 3)
    g += path("M156,50C166,30 184,22 196,26C196,40 182,54 162,58Z", "#F08A8A", 3) + line("M160,54C170,42 180,34 190,30", 2)
    g += path("M80,64C80,40 100,28 130,30C154,32 168,46 170,62C146,52 104,52 80,64Z", "url(#robe)", 3.4) + path("M74,66C90,50 160,48 176,64C178,70 174,73 170,71C146,60 104,61 82,73C76,75 71,71 74,66Z", "url(#gold)", 3.2)
    g += leaves(128, 46) + hands("#5B9A8A") + cord("M184,150C182,142 190,138 187,130C185,126 188,122 192,124", 4, "#F2A0A0", 2) + circle(191, 123.6, 1.2, INK)
    return g


# The drawing, and light, middle and dark skin colours.
COURTS = {
    "KS": (king_of_spades, ("#7FA3A8", "#4F7B86", "#33596A")), "KH": (king_of_hearts, ("#FBC7A0", "#E88A5A", "#B9502E")),
    "KD": (king_of_diamonds, ("#D9D68A", "#A8A450", "#6B6A2A")), "KC": (king_of_clubs, ("#F3E08A", "#D9B84A", "#A8822A")),
    "QS": (queen_of_spades, ("#FFF3C9", "#F3CB52", "#C98B12")), "QH": (queen_of_hearts, ("#FFE9DC", "#FBBF9A", "#E08A5A")),
    "QD": (queen_of_diamonds, ("#FFEDE2", "#F3C0A4", "#D98A6A")), "QC": (queen_of_clubs, ("#E4D3F0", "#B88FCB", "#80549A")),
    "JS": (jack_of_spades, ("#8FBBDC", "#4E86B4", "#27456B")), "JH": (jack_of_hearts, ("#FFE0E6", "#F7AFC0", "#DC7A94")),
    "JD": (jack_of_diamonds, ("#FFE3B8", "#F3B06A", "#C9783A")), "JC": (jack_of_clubs, ("#A9D0C4", "#5B9A8A", "#2F6458")),
}
