"""The eight Zingers: one object each on the lid of a sea chest, gold on dark; the name plate stays empty."""
from drawing import bubble, circle, cord, ellipse, eye, line, little_fish, mat, mirrored, move, panel, path, plaque, plate, rect, rim
from palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, PAPER, WHITE, lin, rad, svg
from symbols import shape, star

WOOD, WOOD_DARK = "#4A3526", "#2A1D16"


def chest():
    """Planks, gold bands, rivets, and a light in the middle."""
    out = [panel("url(#wood)")]
    out += [line(f"M11,{y}L239,{y}", 3, "#1C120D", .8) + line(f"M11,{y + 3}L239,{y + 3}", 1.6, "#8A6645", .5) for y in (66, 121, 176, 231,
         286)]
    for x, y in ((60, 40), (170, 92), (40, 150), (200, 205), (70, 258), (190, 310)):
        out.append(line(f"M{x - 30},{y}C{x - 12},{y - 7} {x + 12},{y - 7} {x + 34},{y + 2}", 1.6, "#1C120D", .5))
    out += [circle(125, 160, 120, "url(#shine)"), mat(),
            rect(14.5, 14.5, 221, 321, 7, "none", 8), rect(14.5, 14.5, 221, 321, 7, "none", 4, "url(#gold)")]
    corner = path("M200,12L230,12C235,12 238,15 238,20L238,50C226,46 204,24 200,12Z", "url(#gold)", 3) + circle(226, 24, 3.4, GOLD_DARK,
         1.6)
    out += [corner, move(corner, 0, 350, 0, 1, -1), move(corner, 250, 350, 0, -1, -1)]
    return out


GOLD_GRADIENT = lin("gold", [(0, GOLD_LIGHT), (.5, GOLD), (1, "#C27F08")], 0, 11, 0, 339)


def game_warden():
    """The hat he hangs his badge on."""
    defs = lin("felt", [(0, "#B98A58"), (1, "#77512C")], 0, -70, 0, 40) + lin("badge", [(0, "#FFF0B0"), (.5, GOLD), (1, "#B87400")], 0, 30,
         0, 120)
    g = [path("M-104,16C-92,-4 -62,-10 -52,-14L52,-14C62,-10 92,-4 104,16C84,36 42,42 0,42C-42,42 -84,36 -104,16Z", "url(#felt)", 5),
         path("M-54,-2C-58,-50 -46,-84 -24,-86C-14,-86 -8,-76 0,-76C8,-76 14,-86 24,-86C46,-84 58,-50 54,-2C30,8 -30,8 -54,-2Z",
         "url(#felt)", 5), path("M-55,-22C-30,-12 30,-12 55,-22L54,-2C30,8 -30,8 -54,-2Z", "#2C5A3C", 4),
         line("M-30,-70C-38,-60 -42,-46 -43,-34M0,-72C-2,-58 -2,-46 0,-36", 4, INK, .35),
         line("M-88,14C-70,26 -36,32 -4,32", 3.4, WHITE, .35)]
    badge = [path(star(0, 78, 50, 6, .62), "url(#badge)", 5)] + [circle(x, y, 6, GOLD, 3.4) for x,
         y in ((0, 28), (43.3, 53), (43.3, 103), (0, 128), (-43.3, 103), (-43.3, 53))] + [circle(0, 78, 25, PAPER, 3.4),
         path(shape("fish", 0, 78, 18), "#2C5A3C")]
    return defs, g + [move(badge, 0, 0, 0, .92)]


def dead_scuba_diver():
    """An old helmet, and nobody left to complain."""
    defs = lin("brass", [(0, "#F7D68A"), (.5, "#C98F35"), (1, "#7E5212")], -80, -80, 80, 90) + rad("dark", [(0, "#33606B"), (1, "#0E2A31")],
         0, 2, 50)
    g = [path("M-92,108C-92,76 -70,64 -44,60L44,60C70,64 92,76 92,108Z", "url(#brass)", 5),
         *[circle(x, 90 - abs(x) * .08, 6, "#FFE9B0", 3) for x in (-64, -32, 0, 32, 64)],
         cord("M62,-48C96,-60 108,-20 98,20C90,50 112,70 106,112", 9, "#7C8DA0", 3), circle(0, -2, 76, "url(#brass)", 5),
         rect(-20, -98, 40, 22, 6, "#C98F35", 4.6), line("M-52,-40C-44,-54 -34,-62 -20,-67", 5, WHITE, .6),
         rect(-88, -22, 20, 40, 6, "#A8742A", 4.4), rect(68, -22, 20, 40, 6, "#A8742A", 4.4), circle(0, 2, 53, "#A8742A", 5),
         circle(0, 2, 43, "url(#dark)", 4.4)]
    for i, (x, y) in enumerate(((0, -46), (34, -32), (48, 2), (34, 36), (0, 50), (-34, 36), (-48, 2), (-34, -32))):
        g.append(circle(x, y, 3, "#FFE9B0", 1.6))
    g += [path("M-27,-4C-28,-30 28,-30 27,-4C27,6 22,11 17,13L17,26C10,31 -10,31 -17,26L-17,13C-22,11 -27,6 -27,-4Z", "#FBF6E6", 4),
         circle(-11, -3, 7.6, INK), circle(11, -3, 7.6, INK), path("M0,5L-4,13L4,13Z", INK), line("M-8,20L-8,28M0,20L0,29M8,20L8,28", 2.6),
          line("M-26,-18C-20,-26 -10,-30 2,-30", 4, WHITE, .5), little_fish(12, -5, .46, 0, "#F58220", "#C9540C"), bubble(52, -84, 7, .9),
          bubble(66, -100, 4, .9), bubble(46, -104, 3, .9)]
    return defs, g


def no_fishing():
    """The sign everybody knows."""
    defs = lin("post", [(0, "#C79A66"), (1, "#7B5430")], -12, 0, 12, 0)
    rod = [cord("M-46,44L34,-46", 4, "#C98B4A", 2.6), line("M34,-46C42,-30 42,-12 40,6", 3), circle(-30, 32, 9, "#7C8DA0", 4),
         circle(-30, 32, 2.6, INK), line("M40,6L40,20C40,32 26,32 26,22L26,18", 4), path("M21,20L26,10L31,20Z", INK, 1.6)]
    g = [path("M-12,60L12,60L12,140L-12,140Z", "url(#post)", 5), circle(0, -6, 98, INK), circle(0, -6, 94, PAPER), move(rod, -2, -4),
         line("M-47,-53L47,41", 30), line("M-47,-53L47,41", 22, "#D03852"), circle(0, -6, 77, "none", 30),
         circle(0, -6, 77, "none", 22, "#D03852"),
         line("M-40,-46L40,34", 22, "#D03852"), line("M-74,-40C-64,-62 -46,-76 -26,-81", 5, WHITE, .6)]
    return defs, g


def glass_bottom_boat():
    """One looks down, one looks up."""
    defs = lin("hull", [(0, "#E2483D"), (1, "#96232C")], 0, 0, 0, 60) + lin("glass", [(0, "#E8F9FD"), (1, "#7CC6DE")], 0, 40, 0,
         80) + lin("deepwater", [(0, "#2B8FA0"), (1, "#0F4352")], 0, 20, 0, 130)
    g = [path("M-110,26C-92,16 -74,16 -56,26S-20,36 0,26S38,16 56,26S92,36 110,26L110,118L-110,118Z", "url(#deepwater)", 4.4),
         path("M-44,72L44,72L84,118L-84,118Z", "#FFF6B0", fo=.35),
         cord("M-46,-6L-46,-62M50,-6L50,-62", 5, "#D9B27A", 2.6), path("M-70,-62C-60,-84 64,-84 74,-62Z", PAPER, 5),
         path("M-40,-62C-38,-74 -30,-78 -24,-79L-4,-79C-8,-74 -10,-68 -10,-62ZM20,-62C20,-68 18,-74 14,-79L32,-78C40,-76 46,-70 48,-62Z",
         "#3C89DC", 3), path("M-70,-62C-60,-84 64,-84 74,-62Z", "none", 5),
         circle(2, -28, 19, "#F4C9A0", 4.6), path("M-18,-32C-18,-52 22,-52 22,-32L32,-30C30,-25 -18,-25 -18,-32Z", "#F1D232", 4.4),
         circle(-5, -22, 2.6, INK), circle(8, -22, 2.6, INK), line("M-4,-14C0,-11 4,-11 8,-14", 3),
         path("M-24,2C-20,-10 22,-10 26,2Z", "#3C89DC", 4.4),
         path("M-104,-6C-60,4 60,4 104,-12C102,20 88,48 64,60L-64,60C-86,48 -100,24 -104,-6Z", "url(#hull)", 5),
         path("M-104,-6C-60,4 60,4 104,-12L102,4C60,18 -60,18 -102,10Z", PAPER, 4), path("M-58,36L58,36L50,72L-50,72Z", "url(#glass)", 5),
         line("M-40,44L-46,60M-26,44L-30,58", 4, WHITE, .95),
         line("M-110,26C-100,20 -92,18 -84,19M110,26C102,30 96,32 88,31", 4, WHITE, .7)]
    fish = [path("M30,0C38,-12 48,-18 58,-20C54,-8 54,8 58,20C48,18 38,12 30,0Z", "#F58220", 4),
         path("M-44,2C-36,-26 8,-32 36,0C8,28 -36,24 -44,2Z", "#FBA04C", 4.4), eye(-20, -8, 10, 1, -5, 3.4),
         line("M-38,8C-32,12 -26,12 -22,9", 3.4)]
    g += [move(fish, 0, 102, 0, .84), bubble(-52, 96, 5, .9), bubble(-64, 84, 3, .9)]
    return defs, [move(g, 0, -6, 0, .97)]


def the_net():
    """Big enough for a hand of cards."""
    defs = lin("pole", [(0, "#E0B070"), (1, "#96622C")], 0, 0, 14, 14)
    g = [cord("M30,-36L104,-108", 11, "#C98B4A", 3.4), cord("M84,-88L104,-108", 11, "#2F7F8C", 3.4),
         path("M-88,6C-96,62 -70,122 -26,122C22,122 44,66 50,-16C20,28 -50,38 -88,6Z", "#0E2A31", fo=.55)]
    g += [move([path("M30,0C38,-12 48,-18 58,-20C54,-8 54,8 58,20C48,18 38,12 30,0Z", "#1699AA", 4),
         path("M-44,2C-36,-26 8,-32 36,0C8,28 -36,24 -44,2Z", "#4DBBC6", 4.4), eye(-20, -8, 11, 2, -2, 3.4),
         path("M-40,8C-34,2 -26,4 -24,10C-28,14 -36,14 -40,8Z", "#5A1630", 3)], -20, 78, 68, .95)]
    g.append(line("M-88,6C-96,62 -70,122 -26,122C22,122 44,66 50,-16", 5)
         + line("M-88,6C-96,62 -70,122 -26,122C22,122 44,66 50,-16", 2, PAPER))
    mesh = ["M-86,34C-50,58 10,46 46,12", "M-84,60C-50,84 10,76 38,44", "M-72,88C-46,106 0,104 24,80", "M-60,22C-66,60 -58,96 -40,120",
         "M-34,30C-38,66 -34,100 -26,122", "M-6,28C-4,64 -8,98 -18,121", "M20,14C22,50 14,86 -2,114"]
    g += [line(d, 4.4) + line(d, 2, PAPER) for d in mesh]
    g += [f'<g transform="translate(-19,-8) rotate(-22)">{ellipse(0, 0, 76, 35, "none", 13)}{ellipse(0, 0, 76, 35, "none", 7, "#E8EEF2")}</g>',
         line("M-84,-2C-76,-18 -58,-30 -36,-36", 2.6, WHITE), bubble(-74, -44, 6, .9), bubble(-62, -60, 4, .9),
         rect(22, -46, 22, 18, 5, "#7C8DA0", 4.4)]
    return defs, [move(g, 2, 0, 0, .95)]


def fist():
    """A fist that holds a rod upright at (0, 0)."""
    out = path("M-30,24C-36,6 -34,-14 -24,-22L24,-24C34,-20 36,4 32,24C30,36 -26,36 -30,24Z", "#F4C9A0", 4.8)
    out += "".join(path(f"M{x - 9},{y}C{x - 9},{y - 14} {x + 9},{y - 14} {x + 9},{y}L{x + 8},{y + 22}C{x + 6},{y + 28} {x - 6},{y + 28} {x - 8},{y + 22}Z",
         "#F4C9A0", 4) for x, y in ((-24, -8), (-7, -12), (10, -11), (26, -6)))
    out += path("M-34,14C-30,4 -8,6 6,8C16,10 16,24 4,24C-10,26 -32,30 -34,14Z", "#EDB98A", 4.2)
    return out + path("M-28,34L30,34L34,68L-32,68Z", "#3C6FC0", 4.8) + path("M-30,44L32,44L33,52L-31,52Z", PAPER, 2.4)


def two_fisted_fisherman():
    """One rod a hand."""
    g = [line("M-62,-112C-84,-92 -98,-62 -96,-28", 2.6, PAPER), line("M62,-112C84,-92 98,-62 96,-28", 2.6, PAPER),
         cord("M-34,96L-62,-112M34,96L62,-112", 5.4, "#C98B4A", 3), line("M-55,-60L-48,-61M-58,-84L-52,-85M55,-60L48,-61M58,-84L52,-85", 4,
         GOLD)]
    g += [move(little_fish(0, 0, 1.05, 78, "#E2483D", "#A02030"), -96, -4), move(little_fish(0, 0, 1.05, 78, "#4DBBC6", "#1699AA"), 96, -4)]
    for m in (1, -1):
        x = -52 if m > 0 else 52
        g.append(move([circle(30, -40, 12, "#7C8DA0", 4.4), circle(30, -40, 4, INK), line("M30,-40L40,-30", 4), fist()], x, 52, -8 * m, m,
             1))
    g += [path(star(0, -44, 26, 10, .6), GOLD, 4), line("M-7,-44L7,-44M0,-51L0,-37", 5)]
    return "", [move(g, 0, 4)]


def hook_set(x, y, s=1):
    d = f"M{x},{y}L{x},{y + 18 * s}"
    for m in (1, -1):
        d += f"M{x},{y + 12 * s}L{x},{y + 22 * s}C{x},{y + 38 * s} {x + 22 * m * s},{y + 38 * s} {x + 22 * m * s},{y + 20 * s}"
    return line(d, 9) + line(d, 4, "#DCE6EE") + "".join(path(f"M{x + (22 * m - 6) * s},{y + 23 * s}L{x + 22 * m * s},{y + 8 * s}L{x + (22 * m + 6) * s},{y + 23 * s}Z",
         "#DCE6EE", 3.4) for m in (1, -1))


def the_lure():
    """It knows exactly how pretty it is."""
    defs = lin("lure", [(0, "#FFF3A0"), (.4, "#F58220"), (.75, "#D0203C"), (1, "#8E1A2A")], 0, -44, 0, 44)
    g = [line("M-92,-100C-86,-70 -84,-50 -86,-30", 3, PAPER), circle(-88, -22, 9, "none", 9), circle(-88, -22, 9, "none", 4, "#DCE6EE"),
         hook_set(-30, 32), hook_set(62, 30),
         path("M76,-4C90,-20 104,-26 112,-26C108,-14 108,2 112,16C104,14 90,8 76,-4Z", "#D0203C", 4.6),
         path("M-84,-4C-70,-40 -20,-50 30,-38C60,-30 78,-16 84,-4C74,16 44,36 -4,40C-50,42 -80,24 -84,-4Z", "url(#lure)", 5),
         line("M-64,-22C-48,-34 -20,-38 6,-36", 6, WHITE, .75),
         line("M2,-26C8,-12 8,10 2,28M24,-24C30,-10 30,8 24,24M46,-20C52,-8 52,4 46,16", 5, "#FFE07A", .9),
         path("M-84,-4C-70,4 -52,4 -42,-2C-44,22 -56,30 -62,28C-76,20 -82,10 -84,-4Z", PAPER, 3.4, fo=.9),
         eye(-46, -12, 16, -3, 2, 4.2, "#6DBB86"),
         line("M-62,-24C-64,-32 -62,-36 -60,-40M-52,-28C-52,-36 -50,-40 -47,-44M-41,-28C-39,-35 -36,-38 -32,-41", 3.6),
         path("M-84,6C-76,0 -72,4 -70,7C-66,4 -62,4 -58,10C-64,18 -78,18 -84,6Z", "#E2303E", 3)]
    g += [path(star(x, y, r, 4, .26), WHITE, 2.6) for x, y, r in ((62, -66, 20), (92, -44, 10), (-30, -70, 11))]
    return defs, [move(g, -4, -2, -8, .96)]


def divine_intervention():
    """A small fish that somebody up there likes."""
    defs = lin("beam", [(0, "#FFF6C8", .95), (1, "#FFF6C8", .1)], 0, -130, 0, 110) + lin("body",
         [(0, "#FFFDF0"), (.6, "#FFE9A8"), (1, "#F0BE4A")], 0, -34, 0, 40) + rad("halo", [(0, "#FFF6C8", .9), (1, "#FFF6C8", 0)], 0, 10, 96)
    cloud = "M-86,-82C-106,-84 -104,-108 -84,-108C-82,-128 -50,-132 -40,-118C-28,-136 10,-134 16,-118C32,-130 60,-124 60,-108C84,-112 100,-84 76,-80Z"
    g = [path("M-36,-92L36,-92L92,116L-92,116Z", "url(#beam)"), circle(0, 10, 96, "url(#halo)"), path(cloud, WHITE, 5),
         line("M-70,-94C-66,-102 -58,-104 -50,-102M6,-104C14,-110 24,-110 30,-104", 3.4, "#B9CBDD")]
    wing = path("M22,-6C34,-46 70,-66 104,-60C100,-52 98,-48 100,-42C94,-40 90,-36 90,-30C84,-28 80,-24 80,-18C74,-16 70,-12 68,-6C56,8 38,12 22,12Z",
         WHITE, 4.8) + line("M38,-8C48,-28 66,-42 86,-48M44,-2C56,-16 68,-24 80,-28", 2.8, INK, .5)
    g += [move(mirrored(wing), 0, 20), path("M0,60C-26,62 -40,78 -42,96C-28,98 -10,94 0,82C10,94 28,98 42,96C40,78 26,62 0,60Z", "#F0BE4A",
         5), path("M0,-34C34,-34 50,-8 48,22C44,52 24,70 0,72C-24,70 -44,52 -48,22C-50,-8 -34,-34 0,-34Z", "url(#body)", 5),
         line("M-32,-8C-28,-18 -20,-23 -10,-25", 5, WHITE, .95),
          line("M-30,12C-26,4 -16,4 -12,12M12,12C16,4 26,4 30,12", 4.6), ellipse(-30, 26, 9, 6, "#F2858A", fo=.7),
          ellipse(30, 26, 9, 6, "#F2858A", fo=.7), line("M-10,32C-4,40 4,40 10,32", 4.4),
          line("M-18,50C-14,54 -10,54 -6,50M6,50C10,54 14,54 18,50M-6,58C-2,62 2,62 6,58", 2.8, GOLD_DARK),
          ellipse(0, -52, 34, 10, "none", 13), ellipse(0, -52, 34, 10, "none", 7, GOLD), line("M-26,-56C-18,-60 -8,-61 2,-61", 2.6, WHITE)]
    return defs, [move(g, 0, 4, 0, .97)]


G = GOLD_LIGHT
DARK = "#20150F"
ICONS = {
    "game-warden": path("M-18,2C-14,-2 -10,-3 -9,-3C-10,-12 -7,-17 -3,-17C-1,-17 -1,-15 0,-15C1,-15 1,-17 3,-17C7,-17 10,-12 9,-3C10,-3 14,-2 18,2C12,7 -12,7 -18,2Z",
    G) + line("M-9,-3C-4,-1 4,-1 9,-3", 2.4, DARK) + path(star(0, 14, 7, 5, .5), G),
    "dead-scuba-diver": circle(0, -2, 15, G) + path("M-16,17C-15,11 -9,9 0,9C9,9 15,11 16,17Z", G) + circle(0, -3, 10, DARK)
    + path("M-6,-4C-6,-11 6,-11 6,-4L4,0L4,3L-4,3L-4,0Z", G) + circle(-2.6, -3.6, 1.8, DARK) + circle(2.6, -3.6, 1.8, DARK),
    "no-fishing": circle(0, 0, 15, "none", 4.6, G) + path(shape("hook", 0, 0, 9.4), G) + line("M-10.5,-10.5L10.5,10.5", 8, DARK)
    + line("M-10.5,-10.5L10.5,10.5", 4.4, G),
    "glass-bottom-boat": path("M-18,-2L18,-2C16,6 13,10 10,10L-10,10C-13,10 -16,6 -18,-2Z", G) + rect(-8, 4, 16, 9, 1, DARK)
    + rect(-6, 5, 12, 6, 1, G, fo=.55) + line("M-8,-4L-8,-13M8,-4L8,-13", 2.4, G) + path("M-13,-12C-10,-19 10,-19 13,-12Z", G)
    + line("M-17,16C-13,13 -9,13 -5,16S3,19 7,16S13,13 17,16", 2.6, G),
    "the-net": line("M5,-5L17,-17", 4.6, G) + ellipse(-4, -3, 13, 7, "none", 3, G) + line("M-17,-2C-18,9 -11,18 -5,18C3,18 8,9 9,-2", 3, G)
    + line("M-15,8C-9,12 2,12 6,7M-9,3C-10,9 -8,15 -5,18M1,3C1,9 -1,15 -5,18", 2, G),
    "two-fisted-fisherman": line("M-6,18L-13,-18M6,18L13,-18", 2.8, G)
    + path("M-17,0C-17,-5 -3,-6 -2,-1L-2,10C-2,14 -16,14 -16,10ZM17,0C17,-5 3,-6 2,-1L2,10C2,14 16,14 16,10Z", G)
    + line("M-16,2L-6,1M-16,6L-6,5M16,2L6,1M16,6L6,5", 1.8, DARK),
    "the-lure": path("M-16,-4C-12,-14 4,-14 15,-5L19,-10L19,4L15,-1C6,7 -12,7 -16,-4Z", G) + circle(-9, -6, 2.6, DARK)
    + line("M-4,5L-4,9C-4,15 3,15 3,10M8,3L8,8C8,14 15,14 15,9", 2.4, G) + line("M0,-10C2,-6 2,0 0,4M6,-9C8,-6 8,-2 6,1", 2, DARK),
    "divine-intervention": ellipse(0, -14, 10, 4, "none", 3, G)
    + path("M0,-7C7,-7 10,-1 9,5C8,10 4,14 0,14C-4,14 -8,10 -9,5C-10,-1 -7,-7 0,-7Z", G)
    + path("M8,0C11,-8 16,-10 20,-9C19,-4 16,4 8,6ZM-8,0C-11,-8 -16,-10 -20,-9C-19,-4 -16,4 -8,6Z", G) + path("M0,13L-6,19L6,19Z", G)
    + line("M-5,2C-4,0 -2,0 -1,2M1,2C2,0 4,0 5,2", 1.8, DARK),
}
OBJECTS = {"game-warden": game_warden, "dead-scuba-diver": dead_scuba_diver, "no-fishing": no_fishing,
     "glass-bottom-boat": glass_bottom_boat,
           "the-net": the_net, "two-fisted-fisherman": two_fisted_fisherman, "the-lure": the_lure,
           "divine-intervention": divine_intervention}


def zinger(name):
    extra, thing = OBJECTS[name]()
    defs = lin("wood", [(0, "#5E4430"), (.5, WOOD), (1, WOOD_DARK)], 0, 11, 0, 339) + rad("shine",
         [(0, "#FFE9A8", .55), (.6, "#FFD27A", .18), (1, "#FFD27A", 0)], 125, 160, 120) + GOLD_GRADIENT + extra
    corner = plaque(move(ICONS[name], 26.5, 29, 0, 1.08) + path("M29.5,53L18,73L26,73L22,89L36,68L27.5,68L33,53Z", G, 1.6, DARK), DARK,
         GOLD)
    return svg(chest() + [move(thing, 127, 158, 0, .9), plate(PAPER, INK), rect(27, 293, 196, 34, 6.5, "none", 1.6, GOLD_DARK), corner,
         rim()], defs, name.replace("-", " ").title())


def zinger_cards():
    for name in OBJECTS:
        yield name, zinger(name)
