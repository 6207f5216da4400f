"""The pictures of the numbers 0 to 9 in Rainbow Fish; each shows its number of things. A picture has the three shades of its suit, on a
disc of paper around (0, 0) with a radius of about 84 units."""
import math

from drawing import bubble, circle, cord, ellipse, eye, line, move, path
from palette import INK, PAPER, WHITE
from symbols import shape
from wtffish import round_star, swimmer

WATER = "#DCEFF5"


def waves(y, fill, edge=4.6):
    """The part of the disc that is under water, with the surface at about `y`; `edge` is the width of its outline."""
    half = math.sqrt(max(0, 78 ** 2 - y ** 2))
    step = half / 2
    top = f"M{-half:.1f},{y}"
    for i in range(4):
        x = -half + i * step
        top += f"C{x + step * .35:.1f},{y + (9 if i % 2 else -9)} {x + step * .65:.1f},{y + (9 if i % 2 else -9)} {x + step:.1f},{y}"
    return path(f"{top}A78,78 0 0 1 {-half:.1f},{y}Z", fill, edge)


def empty_bowl(base, deep, light):
    """No fish: an empty bowl."""
    bowl = "M-44,-50L44,-50C72,-34 80,0 72,26C62,58 34,72 0,72C-34,72 -62,58 -72,26C-80,0 -72,-34 -44,-50Z"
    water = "M-73,-8C-50,-16 -26,-2 0,-8C26,-14 50,-2 73,-8C77,6 75,18 71,28C61,58 34,71 0,71C-34,71 -61,58 -71,28C-75,18 -77,6 -73,-8Z"
    return [path(bowl, WHITE, 5), path(water, light), path("M-60,46C-30,36 30,36 60,46C46,64 24,71 0,71C-24,71 -46,64 -60,46Z", base),
            path("M-24,44L-24,14L-14,14L-14,20L-5,20L-5,14L5,14L5,20L14,20L14,14L24,14L24,44Z", PAPER, 4.4), path("M-8,44L-8,36C-8,26 8,26 8,36L8,44Z", INK),
            line("M-73,-8C-50,-16 -26,-2 0,-8C26,-14 50,-2 73,-8", 3.6, WHITE), path(bowl, "none", 5), line("M-58,-22C-64,-8 -66,6 -63,20", 5, WHITE), ellipse(0, -50, 46, 8, WHITE, 4.6),
            *[path(shape("drop", x, y, r), base, 3.4) for x, y, r in ((36, -68, 7), (54, -58, 5))]]


def one_leap(base, deep, light):
    """One fish, one leap."""
    return [waves(44, light), move(swimmer(base, deep, PAPER, "grin"), 2, -8, 26, 1.12),
            *[path(shape("drop", x, y, r), light, 3.4) for x, y, r in ((38, 34, 8), (62, 22, 6), (14, 44, 6), (-48, 34, 6))], line("M-46,62C-34,56 -22,56 -10,62M18,60C28,55 38,55 46,60", 4, WHITE)]


def two_in_love(base, deep, light):
    """Two fish in love."""
    left = move(swimmer(light, base, PAPER, "smile", (-3, -2)), scale=-1, sy=1)
    return [move(swimmer(base, deep, PAPER, "smile", (-3, -2)), 42, 18, 0, .66), move(left, -42, 18, 0, .66), path(shape("heart", 0, -42, 23), base, 5), line("M-14,-50C-13,-56 -9,-58 -5,-56", 4, WHITE, .9),
            bubble(-40, -30, 5, .9), bubble(40, -34, 4, .9), line("M-54,56C-42,50 -30,50 -18,56M12,60C24,54 36,54 48,60", 4, deep, .5)]


def three_sails(base, deep, light):
    """Three sails before the wind."""
    def sail(x, top, low, w, fill):
        return line(f"M{x},{top - 10}L{x},36", 5) + path(f"M{x + 2},{top}C{x + w * .9:.0f},{top + 6} {x + w},{low - 16} {x + w * .8:.0f},{low}C{x + w * .4:.0f},{low - 8} {x + 8},{low - 6} {x + 2},{low}C{x - 4},{low - 20} {x - 4},{top + 20} {x + 2},{top}Z", fill, 4.6)
    return [sail(-46, -38, 20, 38, light), sail(-2, -66, 18, 46, base), sail(42, -34, 20, 32, light),
            path("M-48,-48L-66,-42L-48,-36ZM-4,-76L-24,-69L-4,-62ZM40,-44L24,-39L40,-34Z", base, 3.4),
            path("M-72,28C-40,36 40,36 72,22C70,44 58,58 44,60L-46,60C-58,58 -70,46 -72,28Z", deep, 5), path("M-72,28C-40,36 40,36 72,22L70,34C38,46 -40,46 -69,38Z", PAPER, 3.8),
            path("M-76,58C-62,48 -50,48 -38,58C-26,68 -12,68 0,58C12,48 26,48 38,58C50,68 62,66 72,56C56,82 -56,84 -76,58Z", light, 4.6)]


def turtle(base, deep, light):
    """A turtle with four flippers."""
    flipper = path("M28,-30C48,-54 70,-60 80,-52C84,-38 66,-22 42,-14Z", light, 4.8)
    hind = path("M30,32C44,42 58,58 56,68C44,74 28,62 18,46Z", light, 4.8)
    g = [flipper, move(flipper, scale=-1, sy=1), hind, move(hind, scale=-1, sy=1), path("M-8,54L0,76L8,54Z", light, 4.4),
         path("M-22,-44C-26,-70 -14,-82 0,-82C14,-82 26,-70 22,-44Z", light, 4.8), eye(-9, -62, 7.4, 0, -2, 3.4), eye(9, -62, 7.4, 0, -2, 3.4), line("M-6,-49C-2,-46 2,-46 6,-49", 3.4),
         path("M0,-48C34,-48 52,-22 50,8C48,42 26,60 0,60C-26,60 -48,42 -50,8C-52,-22 -34,-48 0,-48Z", base, 5),
         path("M0,-22L20,-8L20,16L0,30L-20,16L-20,-8Z", light, 4.2), line("M0,-22L0,-46M20,-8L40,-22M20,16L42,30M0,30L0,58M-20,16L-42,30M-20,-8L-40,-22", 4.2), line("M-32,-26C-26,-34 -18,-38 -10,-40", 4.4, WHITE, .8)]
    return [move(g, 0, 4, 14, .98)]


def five_arms(base, deep, light):
    """Five waving arms."""
    dots = [circle(round(d * math.cos(a), 1), round(6 + d * math.sin(a), 1), r, PAPER) for a in [math.radians(-90 + 72 * i) for i in range(5)] for d, r in ((50, 4.6), (64, 3.6))]
    return [move([round_star(0, 6, 70, 5, .5, 10, light, base), *dots, eye(-15, -2, 12, 2, -1, 3.8), eye(15, -2, 12, 2, -1, 3.8),
                  path("M-16,18C-6,22 6,22 16,18C14,34 -14,34 -16,18Z", "#5A1630", 4), path("M-10,27C-4,24 4,24 10,27C6,31 -6,31 -10,27Z", "#E8677A")], 0, 0, 8)]


def shell(base, deep, light):
    """A shell of six ribs, with a face."""
    g = [path("M-26,40L-40,66L40,66L26,40Z", deep, 4.8)]
    for i in range(6):
        a0, a1 = math.radians(196 + i * 24.67), math.radians(196 + (i + 1) * 24.67)
        x0, y0, x1, y1 = 78 * math.cos(a0), 34 + 96 * math.sin(a0), 78 * math.cos(a1), 34 + 96 * math.sin(a1)
        mx, my = 96 * math.cos((a0 + a1) / 2), 34 + 118 * math.sin((a0 + a1) / 2)
        lobe = f"C{(x0 + 2 * mx) / 3:.1f},{(y0 + 2 * my) / 3:.1f} {(x1 + 2 * mx) / 3:.1f},{(y1 + 2 * my) / 3:.1f} {x1:.1f},{y1:.1f}"
        g.append(path(f"M0,58L{x0:.1f},{y0:.1f}{lobe}Z", light if i % 2 else base, 4.6))
    g += [line("M-52,-8C-46,-22 -38,-32 -28,-40", 4.6, WHITE, .8), eye(-14, 24, 11, 2, 1, 3.8), eye(14, 24, 11, -2, 1, 3.8), line("M-7,42C-3,46 3,46 7,42", 4)]
    return [move(g, 0, 2)]


def seven_bands(base, deep, light):
    """A rainbow of seven bands in shades of one colour."""
    g = []
    for i, fill in enumerate((deep, base, light, PAPER, light, base, deep)):
        r = 78 - i * 8.6
        g.append(path(f"M{-r:.1f},36A{r:.1f},{r:.1f} 0 0 1 {r:.1f},36Z", fill, 3.4))
    g.append(path("M-17.8,36A17.8,17.8 0 0 1 17.8,36Z", WATER, 3.4))
    cloud = "M-30,18C-44,18 -46,-2 -30,-4C-30,-22 -6,-26 0,-12C12,-20 28,-12 26,0C40,2 38,18 26,18Z"
    return [*g, move(path(cloud, WHITE, 4.8) + circle(-8, 2, 3, INK) + circle(8, 2, 3, INK) + line("M-4,9C-1,12 2,12 5,9", 3.4), -52, 44), move(path(cloud, WHITE, 4.8) + line("M-12,2C-10,-1 -6,-1 -4,2M4,2C6,-1 10,-1 12,2M-3,9C-1,11 2,11 4,9", 3), 52, 46, 0, -1, 1)]


def eight_arms(base, deep, light):
    """Eight ticklish arms."""
    arms = ("M-14,14C-34,16 -48,0 -62,-8C-72,-12 -80,-2 -74,6", "M-18,22C-40,30 -54,22 -66,28C-76,34 -72,46 -62,44", "M-14,30C-28,46 -42,48 -48,58C-52,68 -42,74 -34,68", "M-6,32C-10,50 -20,56 -18,68C-14,76 -4,72 -4,64")
    g = []
    for d in arms:
        g += [cord(d, 11, base, 3), move(cord(d, 11, base, 3), scale=-1, sy=1)]
    g += [path("M-38,-16C-44,-58 -24,-80 0,-80C24,-80 44,-58 38,-16C36,2 40,14 44,24C28,42 -28,42 -44,24C-40,14 -36,2 -38,-16Z", base, 5), line("M-27,-44C-24,-58 -16,-66 -6,-69", 5, WHITE, .8),
          eye(-15, -18, 14, 3, 1, 4), eye(15, -18, 14, -1, 1, 4), path("M-11,8C-4,12 4,12 11,8C9,20 -9,20 -11,8Z", "#5A1630", 4), circle(-28, 2, 6, "#F2858A", fo=.7), circle(28, 2, 6, "#F2858A", fo=.7),
          *[circle(x, y, 3, deep, fo=.6) for x, y in ((14, -58), (24, -48), (6, -50))]]
    return [move(g, 0, 2)]


def nine_balloons(base, deep, light):
    """A fish that flies with nine balloons."""
    places = [(-20, -66), (20, -66), (-40, -38), (0, -40), (40, -38), (-57, -8), (-19, -10), (19, -10), (57, -8)]
    g = [line("".join(f"M{x},{y + 18}L0,44" for x, y in places), 2.6)]
    for i, (x, y) in enumerate(places):
        g.append(path(f"M{x - 4},{y + 21}L{x},{y + 15}L{x + 4},{y + 21}Z", INK, 2) + ellipse(x, y, 16, 18, (base, light, PAPER)[(i + i // 5) % 3], 4.2) + line(f"M{x - 8},{y - 5}C{x - 7},{y - 9} {x - 5},{y - 11} {x - 2},{y - 12}", 3.2, WHITE, .9))
    return [*g, move(swimmer(base, deep, PAPER, "grin", (-2, -4)), 0, 56, 0, .56)]


PICTURES = [empty_bowl, one_leap, two_in_love, three_sails, turtle, five_arms, shell, seven_bands, eight_arms, nine_balloons]
