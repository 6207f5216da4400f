"""The portraits at the table: eight bots and a person's float, in four moods each. SVG Tiny 1.2 as QtSvg 6.4 draws it (palette.py).

    portraits/<name>-<mood>.svg, 200 x 200 units each

A brass porthole around (0, 0) has an inner radius of 80. A bust ends on that circle with an arc of its path, so no clip is needed. Hats
and ears may rise above the ring; its lower half is drawn again over the bust. The mood also colours the water, to be visible at 40 px.
"""
import re

INK, PAPER, WHITE, GOLD = "#16283A", "#FFFBF1", "#FFFFFF", "#F2B90F"
MOODS = ("calm", "thinking", "delighted", "stung")
ROUND = 'stroke-linejoin="round" stroke-linecap="round"'


def path(d, fill="none", w=0.0, stroke=INK, fo=None, so=None):
    text = f'<path d="{d}" fill="{fill}"' + (f' fill-opacity="{fo}"' if fo is not None else "")
    if w:
        text += f' stroke="{stroke}" stroke-width="{w}" {ROUND}' + (f' stroke-opacity="{so}"' if so is not None else "")
    return text + "/>"


def line(d, w=4.0, stroke=INK, so=None):
    return path(d, "none", w, stroke, so=so)


def ell(cx, cy, rx, ry=None, fill="none", w=0.0, stroke=INK, fo=None):
    text = f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{rx if ry is None else ry}" fill="{fill}"'
    text += f' fill-opacity="{fo}"' if fo is not None else ""
    return text + (f' stroke="{stroke}" stroke-width="{w}" {ROUND}' if w else "") + "/>"


def cord(d, w, colour, edge=3.0):
    return line(d, w + 2 * edge) + line(d, w, colour)


def move(parts, x=0.0, y=0.0, turn=0.0, scale=1.0, flip=False):
    parts = parts if isinstance(parts, str) else "".join(parts)
    size = f"scale({-scale},{scale})" if flip else f"scale({scale})"
    return f'<g transform="translate({x},{y}) rotate({turn}) {size}">{parts}</g>'


def both(parts):
    """Adds the mirror image of the parts."""
    parts = parts if isinstance(parts, str) else "".join(parts)
    return parts + move(parts, flip=True)


def stops(pairs):
    return "".join(f'<stop offset="{o}" stop-color="{c[0] if isinstance(c, tuple) else c}"'
                   + (f' stop-opacity="{c[1]}"' if isinstance(c, tuple) else "") + "/>" for o, c in pairs)


def lin(name, pairs, y1=-80, y2=80, x1=0, x2=0):
    return (f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">{stops(pairs)}'
            '</linearGradient>')


def rad(name, pairs, cx, cy, r):
    return (f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{r}" fx="{cx}" fy="{cy}">'
            f'{stops(pairs)}</radialGradient>')


# ---- what all share ---------------------------------------------------------------------------------------------

def bust(top, fill, w=5):
    """Shoulders: from (-70, 39) along `top` to (70, 39), then down along the porthole."""
    return path(f"M-70,39{top}A80,80 0 0 1 -70,39Z", fill, w)


def water(mood, base, deep):
    if mood == "delighted":
        base, deep = "#FFE07A", "#F0A81E"
    if mood == "stung":
        base, deep = "#B5476A", "#4A1234"
    back = rad("water", [(0, base), (1, deep)], 0, -20, 110)
    text = ell(0, 0, 84, fill="url(#water)")
    if mood == "delighted":
        rays = "".join(f"M0,0L{a},{b}L{c},{d}Z" for a, b, c, d in (
            (-80, -18, -76, -32), (-62, -53, -48, -66), (-20, -79, -4, -81), (30, -76, 44, -69), (68, -45, 76, -30), (81, 2, 80, 18),
            (-81, 4, -79, 20)))
        text += path(rays, WHITE, fo=.5)
    if mood == "stung":
        text += path("M-82,-6L-52,-16L-60,-30L-80,-22ZM-60,-56L-42,-44L-34,-58L-50,-66ZM82,-6L52,-16L60,-30L80,-22ZM60,-56L42,-44L34,-58L50,-66Z",
                     "#F08CA6", fo=.4)
    if mood == "calm":
        text += line("M-70,18C-62,12 -56,12 -48,18S-34,24 -26,18M36,-38C42,-43 48,-43 54,-38M-62,-34C-56,-39 -50,-39 -44,-34M48,12C54,7 62,7 68,12",
                     3.6, WHITE, .5)
    if mood == "thinking":
        text += ell(58, -30, 5, fill=WHITE, fo=.75) + ell(66, -8, 3.4, fill=WHITE, fo=.7) + ell(-60, -30, 4, fill=WHITE, fo=.6)
    return back, text


RING = lin("brass", [(0, "#FFE9A8"), (.45, "#E0A526"), (1, "#8E5A10")], -90, 90)


def ring():
    return ell(0, 0, 84, w=13) + ell(0, 0, 84, w=7, stroke="url(#brass)")


def ring_front():
    arc = "M81.1,21.7A84,84 0 0 1 -81.1,21.7"
    return (f'<path d="{arc}" fill="none" stroke="{INK}" stroke-width="13"/>'
            f'<path d="{arc}" fill="none" stroke="url(#brass)" stroke-width="7"/>')


def eyes(mood, x, y, r, lid, iris=None, w=3.8, look=(0, 2), apart=0.0):
    """A pair of eyes; `lid` is the colour of the lids, `apart` scales the right eye."""
    text = ""
    for side in (-1, 1):
        cx, rr = side * x, r + side * apart
        if mood == "delighted":
            text += line(f"M{cx - rr * .95},{y + rr * .4}C{cx - rr * .6},{y - rr * .95} {cx + rr * .6},{y - rr * .95} {cx + rr * .95},{y + rr * .4}", w + 2)
            continue
        rr = rr * 1.16 if mood == "stung" else rr
        dx, dy = {"thinking": (rr * .46, -rr * .26), "stung": (0, rr * .05)}.get(mood, look)
        pupil = rr * (.26 if mood == "stung" else .5)
        text += ell(cx, y, rr, fill=WHITE, w=w)
        if iris:
            text += ell(cx + dx, y + dy, pupil * 1.5, fill=iris, w=1.4)
        text += ell(cx + dx, y + dy, pupil, fill=INK) + ell(cx + dx + pupil * .36, y + dy - pupil * .4, pupil * .36, fill=WHITE)
        drop = {"calm": .02, "thinking": -.02 if side < 0 else -.62}.get(mood, -1)
        if drop > -1:
            low = y + rr * (drop - .3)
            edge = (max(0, 1 - (drop - .3) ** 2)) ** .5 * rr
            text += path(f"M{cx - edge},{low}A{rr},{rr} 0 0 1 {cx + edge},{low}C{cx + edge * .4},{low + rr * .16} {cx - edge * .4},{low + rr * .16} {cx - edge},{low}Z",
                         lid, w * .8)
    return text


def brows(mood, x, y, length=13, w=5, colour=INK):
    if mood == "calm":
        return both(line(f"M{x - length},{y + 1}C{x - length * .3},{y - 3} {x + length * .4},{y - 3} {x + length},{y + 2}", w, colour))
    if mood == "thinking":
        return (line(f"M{x - length},{y - 7}C{x - length * .3},{y - 14} {x + length * .5},{y - 14} {x + length},{y - 6}", w, colour)
                + line(f"M{-x + length},{y + 5}L{-x - length},{y + 1}", w, colour))
    if mood == "delighted":
        return both(line(f"M{x - length},{y - 4}C{x - length * .3},{y - 12} {x + length * .4},{y - 12} {x + length},{y - 5}", w, colour))
    return both(line(f"M{x - length},{y - 12}C{x - 2},{y - 7} {x + length * .6},{y - 2} {x + length + 1},{y + 4}", w, colour))


def sweat(x, y, s=1.0):
    return move(path("M0,-13C5,-5 9,0 9,5C9,10 5,13 0,13C-5,13 -9,10 -9,5C-9,0 -5,-5 0,-13Z", "#BFE8F6", 3.2)
                + line("M-4,5C-4,7 -3,8 -1,9", 2.4, WHITE), x, y, 0, s)


def spark(x, y, r):
    k = r * .24
    return path(f"M{x},{y - r}L{x + k},{y - k}L{x + r},{y}L{x + k},{y + k}L{x},{y + r}L{x - k},{y + k}L{x - r},{y}L{x - k},{y - k}Z", WHITE, 2.6)


def fan(x, y, turn, back, line_colour, scale=1.0):
    """Three cards from behind."""
    card = path("M-13,-19L13,-19C15,-19 16,-18 16,-16L16,16C16,18 15,19 13,19L-13,19C-15,19 -16,18 -16,16L-16,-16C-16,-18 -15,-19 -13,-19Z", PAPER, 3)
    card += path("M-11.5,-14.5L11.5,-14.5L11.5,14.5L-11.5,14.5Z", back) + ell(0, 0, 5.6, w=2.4, stroke=line_colour)
    return move([move(card, -15, 3, -24), move(card, 0, -2, 0), move(card, 15, 3, 24)], x, y, turn, scale)


# ---- the cast -----------------------------------------------------------------------------------------------------

def ada(mood):
    """Octopus, keeper of the books. Counts every card, forgets nothing, raises one brow."""
    defs = lin("skin", [(0, "#C98BD8"), (.5, "#9A4FB4"), (1, "#5E2478")], -88, 70) + lin("arm", [(0, "#A45CBC"), (1, "#5B2274")], 20, 80)
    back = cord("M-44,30C-66,34 -78,16 -70,2C-64,-8 -52,-4 -56,6", 13, "#8A3FA4") + cord("M44,30C66,34 78,16 70,2C64,-8 52,-4 56,6", 13, "#8A3FA4")
    body = bust("C-58,22 -44,18 -30,24C-14,14 14,14 30,24C44,18 58,22 70,39", "url(#arm)")
    body += line("M-30,26C-36,40 -38,54 -36,70M30,26C36,40 38,54 36,70M0,30L0,78", 3.4, "#3F1553")
    body += "".join(ell(x, y, r, fill="#EBC6F2", w=2.4) for x, y, r in ((-48, 46, 5), (-47, 60, 4), (48, 46, 5), (47, 60, 4), (-14, 58, 4.6), (14, 58, 4.6), (-13, 71, 3.6), (13, 71, 3.6)))
    head = path("M-48,26C-44,8 -62,-6 -61,-36C-59,-74 -34,-96 0,-96C34,-96 59,-74 61,-36C62,-6 44,8 48,26C34,40 -34,40 -48,26Z", "url(#skin)", 5)
    head += line("M-46,-52C-42,-70 -28,-82 -12,-86", 5, WHITE, .55)
    head += "".join(ell(x, y, r, r * .8, "#5E2478", fo=.55) for x, y, r in ((20, -80, 6), (36, -66, 5), (8, -68, 4), (46, -48, 4)))
    head += path("M30,-60L64,-86L70,-82L36,-54Z", "#F1D232", 3) + path("M64,-86L70,-82L76,-92Z", "#F4C9A0", 2.6) + path("M30,-60L36,-54L28,-52Z", "#E86A6C", 2.6)
    face = eyes(mood, 24, -20, 16, "#B26CC8", "#F1D232", apart=0)
    face += both(ell(24, -18, 22, w=7.4) + ell(24, -18, 22, w=3.4, stroke="#FFD23F")) + line("M-3,-20C-1,-23 1,-23 3,-20", 6) + line("M-3,-20C-1,-23 1,-23 3,-20", 2.6, "#FFD23F")
    face += brows(mood, 24, -48, 12, 5)
    face += {"calm": line("M-12,18C-6,22 6,22 14,16", 4.4),
             "thinking": line("M-8,19L10,17", 4.4),
             "delighted": path("M-16,12C-8,16 8,16 16,12C15,28 6,32 0,32C-6,32 -15,28 -16,12Z", "#5A1630", 4) + path("M-9,27C-4,22 4,22 9,27C5,31 -5,31 -9,27Z", "#EA6A8A"),
             "stung": path("M-8,24C-8,14 8,14 8,24C6,29 -6,29 -8,24Z", "#5A1630", 4)}[mood]
    if mood == "thinking":
        face += cord("M56,52C62,38 44,40 28,30C20,25 20,18 26,18", 10, "#9A4FB4") + ell(30, 26, 2.6, fill="#EBC6F2") + ell(42, 33, 2.8, fill="#EBC6F2")
    hand = fan(-38, 54, -10, "#1C5D6B", "#F2B90F", .82) + cord("M-62,70C-56,60 -46,60 -34,66", 10, "#9A4FB4")
    return defs, ("#BFEAE4", "#3F9AA0"), back, body, head + face, hand


def ben(mood):
    """Walrus, harbour captain. Slow, solid, sleeps through bad news, then raises."""
    defs = (lin("skin", [(0, "#C79A78"), (.5, "#A47250"), (1, "#6B4430")], -60, 60) + lin("coat", [(0, "#2D4A78"), (1, "#15294A")], 30, 80)
            + lin("pad", [(0, "#EBCDB0"), (1, "#C79A78")], -6, 40))
    body = bust("C-56,24 -36,22 -20,26L20,26C36,22 56,24 70,39", "url(#coat)")
    body += path("M-30,26L0,66L30,26L44,30L16,80L-16,80L-44,30Z", "#F4E9D2", 3.6) + "".join(ell(x, y, 4.4, fill=GOLD, w=2.4) for x, y in ((-46, 54), (46, 54)))
    head = path("M-62,4C-66,-40 -38,-66 0,-66C38,-66 66,-40 62,4C60,36 34,52 0,52C-34,52 -60,36 -62,4Z", "url(#skin)", 5)
    head += line("M-50,-16C-48,-30 -42,-40 -34,-46", 5, WHITE, .4)
    tusk = path("M8,30C6,48 9,62 17,74C25,62 27,46 25,28Z", "#FFF6DE", 4) + line("M13,42C13,50 14,56 16,62", 2.6, "#D9B98A")
    low = 7 if mood in ("delighted", "stung") else 0
    mouth = {"delighted": path("M-24,28C-22,60 22,60 24,28Z", "#5A1630", 4.4) + path("M-12,48C-6,42 6,42 12,48C8,53 -8,53 -12,48Z", "#E8677A"),
             "stung": path("M-13,34C-14,54 14,54 13,34Z", "#5A1630", 4.4)}.get(mood, "")
    pads = path("M0,4C10,-8 46,-10 52,10C56,28 38,40 22,38C10,37 2,30 0,22C-2,30 -10,37 -22,38C-38,40 -56,28 -52,10C-46,-10 -10,-8 0,4Z", "url(#pad)", 4.6)
    pads += both("".join(ell(x, y, 1.9, fill=INK) for x, y in ((18, 12), (28, 8), (38, 12), (22, 22), (32, 19), (40, 24))))
    pads += both(line("M46,12C58,8 66,10 72,16M46,22C56,22 64,26 68,32", 3)) + ell(0, 0, 14, 9, "#3A2430", 3.6) + ell(-4, -3, 4, 2, WHITE, fo=.6)
    face = eyes(mood, 26, -20, 12, "#8F5F42", None, 3.8) + brows(mood, 26, -38, 14, 7.5, "#5A3A28")
    cap = path("M-62,-54C-82,-80 -54,-104 0,-104C54,-104 82,-80 62,-54C40,-68 -40,-68 -62,-54Z", PAPER, 5)
    cap += line("M-58,-76C-46,-90 -24,-96 0,-97", 4, "#C9D3DD") + path("M-62,-54C-40,-70 40,-70 62,-54L58,-42C36,-56 -36,-56 -58,-42Z", "#1E3A66", 4.6)
    cap += path("M-46,-47C-30,-58 30,-58 46,-47C40,-36 -40,-36 -46,-47Z", "#12233F", 4.4) + line("M-30,-46C-14,-51 6,-51 18,-49", 3, "#6F8DB8")
    cap += ell(0, -70, 13, fill=GOLD, w=3.6) + line("M0,-78L0,-62M-6,-73L6,-73M-7,-67C-6,-61 6,-61 7,-67", 3)
    return defs, ("#BFE0F5", "#3C7FB4"), "", body, head + mouth + move(both(tusk), 0, low * .4) + move(pads, 0, -low * .5) + face + cap, ""


def cleo(mood):
    """Harbour cat. Charming, patient, and your fish is already gone."""
    defs = lin("skin", [(0, "#5A6CA8"), (.5, "#34437A"), (1, "#1B2449")], -84, 60) + rad("muz", [(0, "#F3ECF4"), (1, "#B9BBD6")], 0, 18, 34)
    back = cord("M58,60C84,44 78,8 62,-4C54,-10 50,-2 56,4", 13, "#34437A")
    body = bust("C-60,26 -40,28 -24,30L24,30C40,28 60,26 70,39", "url(#skin)")
    body += path("M-16,44C-8,60 8,60 16,44L10,80L-10,80Z", "#E7E3F0") + path("M-40,30C-22,50 22,50 40,30L42,41C24,62 -24,62 -42,41Z", GOLD, 4)
    body += path("M0,50C8,50 13,56 13,63C13,70 8,75 0,75C-8,75 -13,70 -13,63C-13,56 -8,50 0,50Z", "#3FC0B8", 3.6) + path("M-7,63C-4,58 2,58 5,62L9,59L9,68L5,65C2,68 -4,68 -7,63Z", PAPER)
    ears = {"stung": both(path("M20,-50C34,-58 62,-64 84,-56C78,-38 66,-20 50,-12Z", "url(#skin)", 5) + path("M38,-44C52,-50 64,-52 73,-50C68,-40 60,-30 52,-26Z", "#E58FA8"))}.get(
        mood, both(path("M14,-56C26,-76 42,-94 58,-102C64,-76 64,-44 56,-14Z", "url(#skin)", 5) + path("M32,-60C38,-72 45,-80 52,-86C55,-70 55,-52 52,-38Z", "#E58FA8")))
    head = ears + path("M0,-62C36,-62 60,-38 62,-4C70,0 74,6 76,12C66,12 62,14 58,18C50,36 28,46 0,46C-28,46 -50,36 -58,18C-62,14 -66,12 -76,12C-74,6 -70,0 -62,-4C-60,-38 -36,-62 0,-62Z", "url(#skin)", 5)
    head += path("M-10,-61L-6,-40L0,-58L6,-40L10,-61Z", "#1B2449") + line("M-44,-30C-38,-42 -30,-48 -20,-52", 5, WHITE, .4)
    if mood != "stung":
        head += ell(-57, -70, 6, 8, w=6.4) + ell(-57, -70, 6, 8, w=2.8, stroke="#FFD23F")
    face = ""
    for s in (-1, 1):
        cx, y = 27 * s, -14
        if mood == "delighted":
            face += line(f"M{cx - 16},{y + 4}C{cx - 8},{y - 14} {cx + 8},{y - 14} {cx + 16},{y + 4}", 6.4)
            face += line(f"M{cx + 15 * s},{y + 4}L{cx + 26 * s},{y - 2}", 4.4)
            continue
        wide = 19 if mood == "stung" else 15
        top = y - (20 if mood == "stung" else 15 if mood == "thinking" and s > 0 else 9)
        face += path(f"M{cx - wide * s},{y + 5}C{cx - 10 * s},{top - 5} {cx + 10 * s},{top - 6} {cx + (wide + 3) * s},{y - 5}C{cx + 14 * s},{y + 15} {cx - 8 * s},{y + 17} {cx - wide * s},{y + 5}Z", "#E9F27A", 4.4)
        dx, dy = {"thinking": (6, -4), "stung": (0, -3)}.get(mood, (-2, 1))
        face += (ell(cx + dx, y + dy + 1, 2.6, 9, INK) if mood == "stung" else ell(cx + dx, y + dy + 2, 6, 8.4, INK)) + ell(cx + dx + 2, y + dy - 2, 2.2, fill=WHITE)
        face += line(f"M{cx + (wide + 2) * s},{y - 4}L{cx + (wide + 12) * s},{y - 11}", 4.4)
    face += ell(0, 20, 30, 17, "url(#muz)") + path("M-8,6L8,6C8,12 3,15 0,15C-3,15 -8,12 -8,6Z", "#E58FA8", 3.4)
    face += both(line("M40,14L74,6M40,21L74,24", 3, "#DDE3F4"))
    if mood == "delighted":
        face += path("M-18,20C-8,26 8,26 18,20C16,38 6,42 0,42C-6,42 -16,38 -18,20Z", "#5A1630", 4) + path("M-14,23L-9,32L-5,25ZM14,23L9,32L5,25Z", WHITE, 1.6)
        fishtail = path("M0,0C-8,8 -20,10 -28,6C-30,14 -38,22 -48,22C-46,14 -48,4 -44,-4C-36,-6 -28,-4 -26,2C-20,2 -8,-2 -2,-6Z", "#1699AA", 3.8) + line("M-38,3L-42,14", 2.6, "#7FD3DB")
        face += move(fishtail, -5, 33, -22)
    elif mood == "stung":
        face += path("M-12,28C-6,20 6,20 12,28C8,32 -8,32 -12,28Z", "#5A1630", 3.8) + path("M-8,24L-5,30L-2,24ZM8,24L5,30L2,24Z", WHITE, 1.2)
    else:
        face += line("M0,15L0,21C-4,28 -14,28 -19,22M0,21C4,28 14,28 " + ("22,17" if mood == "calm" else "18,24"), 3.8)
    return defs, ("#FBE3AE", "#D79A3C"), back, body, head + face, ""


def dan(mood):
    """Otter. Fidgets, laughs first, asks later; never bears a grudge longer than a wave."""
    defs = lin("skin", [(0, "#B9763F"), (.5, "#95562A"), (1, "#5E3216")], -60, 70) + lin("cream", [(0, "#FCEBD0"), (1, "#E6C79C")], 0, 60) + lin("wool", [(0, "#E4553F"), (1, "#A32C26")], -104, -40)
    body = bust("C-60,30 -44,28 -30,30L30,30C44,28 60,30 70,39", "url(#skin)") + path("M-28,46C-30,60 -26,70 -20,77L20,77C26,70 30,60 28,46Z", "url(#cream)")
    body += path("M-50,31C-30,46 30,46 50,31L54,43C34,62 -34,62 -54,43Z", "#2C7FA8", 4.4) + line("M-36,41L-40,53M-18,46L-20,58M0,47L0,59M18,46L20,58M36,41L40,53", 5, PAPER)
    head = both(ell(54, -28, 13, 13, "url(#skin)", 5) + ell(54, -27, 6, fill="#E6A98A"))
    head += path("M-60,0C-62,-44 -36,-64 0,-64C36,-64 62,-44 60,0C58,32 32,46 0,46C-32,46 -58,32 -60,0Z", "url(#skin)", 5)
    head += path("M0,-6C18,-14 48,-4 50,14C50,34 26,43 0,43C-26,43 -50,34 -50,14C-48,-4 -18,-14 0,-6Z", "url(#cream)")
    face = eyes(mood, 25, -19, 13, "#A5652F", "#6B3A18", look=(0, 1)) + brows(mood, 25, -40, 11, 5, "#4A2510")
    grin = {"calm": line("M-20,17C-12,26 -4,26 0,18C4,26 14,28 24,14", 4.2),
            "thinking": line("M-12,24C-4,20 6,20 14,25", 4.2) + path("M0,22L0,32C4,34 9,33 9,29L9,22Z", WHITE, 2.4),
            "delighted": path("M-32,10C-14,20 14,20 32,10C32,32 16,42 0,42C-16,42 -32,32 -32,10Z", "#5A1630", 4.2) + path("M-9,16L9,16L8,25L-8,25Z", WHITE, 2) + path("M-16,35C-8,28 8,28 16,35C10,40 -10,40 -16,35Z", "#EA6A6C"),
            "stung": path("M-20,30C-14,18 14,18 20,30C12,26 -12,26 -20,30Z", "#5A1630", 4)}[mood]
    face += grin + path("M-15,-4C-14,-14 14,-14 15,-4C14,6 4,10 0,10C-4,10 -14,6 -15,-4Z", "#2B1A1E", 3.6) + ell(-5, -6, 5, 2.6, WHITE, fo=.6) + line("M0,10L0,17", 3.6)
    face += both(line("M38,8L66,2M38,16L66,18", 2.8, "#4A2510") + "".join(ell(x, y, 1.6, fill="#8A5A34") for x, y in ((24, 6), (32, 12), (24, 16))))
    hat = path("M-58,-38C-62,-78 -38,-98 0,-98C38,-98 62,-78 58,-38C34,-50 -34,-50 -58,-38Z", "url(#wool)", 5)
    hat += line("M-30,-50C-34,-68 -30,-82 -22,-92M0,-54L0,-94M30,-50C34,-68 30,-82 22,-92", 3.4, "#7A1C1C")
    hat += path("M-62,-34C-40,-52 40,-52 62,-34C64,-40 64,-48 60,-54C40,-68 -40,-68 -60,-54C-64,-48 -64,-40 -62,-34Z", PAPER, 4.6) + line("M-44,-58L-46,-46M-22,-63L-23,-51M0,-65L0,-52M22,-63L23,-51M44,-58L46,-46", 3, "#C9BFA8")
    hat += ell(0, -97, 12, 11, PAPER, 4.6) + line("M-5,-101L-2,-95M4,-103L3,-96M7,-94L2,-92", 2.4, "#C9BFA8")
    return defs, ("#BDEBD8", "#35987E"), "", body, head + face + hat, ""


def eve(mood):
    """Anglerfish from the deep. Speaks softly, keeps the lamp on, and waits for you to come closer."""
    on = {"calm": .75, "thinking": .55, "delighted": 1, "stung": .0}[mood]
    defs = lin("skin", [(0, "#3E8C92"), (.5, "#1F5F6B"), (1, "#0C3442")], -70, 80) + lin("fin", [(0, "#2C7C84"), (1, "#124653")], -20, 50)
    defs += rad("glow", [(0, ("#FFF6B0", on)), (.45, ("#FFE25A", on * .55)), (1, ("#FFE25A", 0))], 44, -76, 34)
    back = both(path("M52,14C66,-10 80,-16 92,-14C84,-2 86,10 92,20C82,26 66,32 54,30Z", "url(#fin)", 5) + line("M64,12L82,2M66,20L82,16", 3, "#7FD3DB"))
    body = path("M-70,39C-74,-8 -58,-62 0,-64C58,-62 74,-8 70,39A80,80 0 0 1 -70,39Z", "url(#skin)", 5)
    body += line("M-52,-14C-48,-34 -38,-46 -26,-52", 5, WHITE, .45) + "".join(ell(x, y, r, fill="#0C3442", fo=.6) for x, y, r in ((-8, -46, 4), (8, -50, 3), (0, -36, 3), (-56, 16, 4), (57, 14, 4), (52, 26, 3)))
    lure = cord("M0,-60C2,-88 20,-98 36,-90", 5, "#1F5F6B", 2.8) + ell(44, -76, 42, fill="url(#glow)")
    lure += ell(44, -76, 15, fill="#FFF0A0" if on else "#8FA0A8", w=4.6) + ell(39, -81, 4.6, fill=WHITE, fo=.9)
    face = eyes(mood, 27, -19, 15, "#2C7C84", "#F1D232", look=(0, 3))
    if mood in ("calm", "thinking"):
        face += line("M-44,-25L-50,-32M-40,-31L-44,-38M44,-25L50,-32M40,-31L44,-38", 3.8)
    face += brows(mood, 27, -42, 11, 5.4)
    up = {"calm": 16, "thinking": 22, "delighted": 6, "stung": 26}[mood]
    if mood == "delighted":
        face += path("M-56,6C-30,22 30,22 56,6C60,40 34,64 0,64C-34,64 -60,40 -56,6Z", "#4A1230", 5) + path("M-24,52C-12,40 12,40 24,52C14,61 -14,61 -24,52Z", "#D9568A")
        face += "".join(path(f"M{x - 6},{12 + 6 * (1 - (x / 50) ** 2) - 1}L{x},{28 + (4 if i % 2 else 0)}L{x + 6},{12 + 6 * (1 - (x / 50) ** 2) - 1}Z", "#FDF6DC", 2) for i, x in enumerate((-36, -21, -7, 7, 21, 36)))
        face += "".join(path(f"M{x - 6},{y}L{x},{y - 15}L{x + 6},{y + 1}Z", "#FDF6DC", 2) for x, y in ((-37, 45), (-20, 58), (20, 58), (37, 45)))
    elif mood == "stung":
        face += path("M-44,36C-30,14 30,14 44,36C50,60 -50,60 -44,36Z", "#4A1230", 5)
        face += "".join(path(f"M{x - 5},{y}L{x},{y + 11}L{x + 5},{y}Z", "#FDF6DC", 2) for x, y in ((-24, 25), (-8, 21), (8, 21), (24, 25)))
        face += "".join(path(f"M{x - 5},{y}L{x},{y - 10}L{x + 5},{y}Z", "#FDF6DC", 2) for x, y in ((-28, 51), (-10, 54), (10, 54), (28, 51)))
    else:
        tilt = 6 if mood == "thinking" else 0
        face += path(f"M-54,{up}C-30,{up + 26} 30,{up + 26} 54,{up - tilt}C58,52 30,66 0,66C-30,66 -58,52 -54,{up}Z", "#2C7C84", 5)
        for i, x in enumerate((-42, -28, -13, 2, 17, 31, 44)):
            top = up + 19 * (1 - (x / 54) ** 2)
            face += path(f"M{x - 6},{top + 3:.1f}L{x + (1 if x < 0 else -1)},{top - (17 if i % 2 else 11):.1f}L{x + 6},{top + 3:.1f}Z", "#FDF6DC", 2.2)
        face += line(f"M-54,{up}C-30,{up + 26} 30,{up + 26} 54,{up - tilt}", 4.6)
        face += ell(-40, 44, 3, fill="#0C3442", fo=.6) + ell(38, 48, 3, fill="#0C3442", fo=.6)
    return defs, ("#7E7CC8", "#262458"), back, body, face + lure, ""


def finn(mood):
    """Frog, the newcomer. Straw hat, big eyes, asks for everything, is lucky far too often."""
    defs = lin("skin", [(0, "#A8D85A"), (.5, "#68A832"), (1, "#35701C")], -70, 70) + lin("pale", [(0, "#F4F3B8"), (1, "#CDD77A")], 0, 60) + lin("straw", [(0, "#FBE08A"), (1, "#D09A30")], -108, -50)
    body = bust("C-58,28 -40,30 -26,32L26,32C40,30 58,28 70,39", "url(#skin)") + path("M-30,34C-34,52 -28,68 -20,77L20,77C28,68 34,52 30,34Z", "url(#pale)")
    body += path("M-48,33L-36,34L-28,73L-40,69ZM48,33L36,34L28,73L40,69Z", "#C0483A", 3.8) + both(ell(33, 56, 4, fill=GOLD, w=2.2))
    hat = path("M-34,-58C-36,-92 -22,-104 0,-104C22,-104 36,-92 34,-58Z", "url(#straw)", 5) + line("M-24,-92C-10,-86 10,-86 24,-92M-30,-80C-12,-74 12,-74 30,-80", 3, "#A8741C")
    hat += path("M-35,-72C-14,-64 14,-64 35,-72L35,-58L-35,-58Z", "#C0483A", 4) + path("M-70,-48C-60,-64 60,-64 70,-48C50,-38 -50,-38 -70,-48Z", "url(#straw)", 5) + line("M-54,-49C-30,-56 30,-56 54,-49", 3, "#A8741C")
    bob = ell(30, -80, 9, fill=PAPER, w=3.4) + path("M21,-80A9,9 0 0 1 39,-80Z", "#D03852", 3) + line("M30,-89L30,-94", 3.4)
    head = path("M-66,4C-70,-26 -42,-44 0,-44C42,-44 70,-26 66,4C64,32 36,46 0,46C-36,46 -64,32 -66,4Z", "url(#skin)", 5) + line("M-54,-8C-52,-18 -46,-26 -38,-30", 5, WHITE, .5)
    head += path("M-60,16C-40,34 40,34 60,16C54,36 30,44 0,44C-30,44 -54,36 -60,16Z", "url(#pale)")
    lumps = both(ell(34, -36, 25, 24, "url(#skin)", 5))
    face = eyes(mood, 34, -37, 17, "#86C044", "#E8B020", 4, look=(-1, 2))
    face += ell(-6, -6, 2, 1.6, INK) + ell(6, -6, 2, 1.6, INK) + both(ell(50, 6, 10, 6, "#EE8A6A", fo=.6))
    face += {"calm": line("M-48,10C-26,24 26,24 48,8M-52,7L-45,12M52,5L45,11", 4.6),
             "thinking": line("M-40,17C-20,12 10,12 34,18M30,12C35,14 37,18 36,23", 4.6),
             "delighted": path("M-50,4C-26,14 26,14 50,4C50,32 24,42 0,42C-24,42 -50,32 -50,4Z", "#6A1A30", 4.6) + path("M-26,34C-12,22 12,22 26,34C16,41 -16,41 -26,34Z", "#F08A8A"),
             "stung": line("M-40,24C-32,12 -24,30 -14,19C-6,11 2,28 12,18C20,11 28,26 40,20", 4.8)}[mood]
    if mood == "delighted":
        face += brows(mood, 34, -62, 10, 4.4)
    return defs, ("#FFE3CF", "#E48A5A"), "", body, hat + bob + head + lumps + face, ""


def gus(mood):
    """Gull. Loud, shameless, first at every bin; after a laugh, count your cards."""
    defs = lin("skin", [(0, "#FFFFFF"), (.6, "#F3F3F0"), (1, "#BCC8D4")], -60, 60) + lin("wing", [(0, "#9DB0C0"), (1, "#5D7386")], 24, 80)
    defs += lin("oil", [(0, "#FFDE59"), (.6, "#F0B01A"), (1, "#B97A0C")], -104, -20) + lin("beak", [(0, "#FFD04A"), (1, "#E88A18")], -22, 34)
    body = bust("C-62,20 -46,18 -30,22L34,22C50,18 62,22 70,39", "url(#wing)") + path("M-36,24C-34,54 -24,72 -10,79L10,79C24,72 36,54 36,22Z", "url(#skin)", 4.4)
    body += line("M58,40C52,48 48,58 48,66M-60,44C-54,50 -50,58 -49,66", 3.4)
    head = path("M-50,-14C-52,-50 -26,-68 4,-68C36,-68 58,-46 57,-10C56,14 48,32 36,42C22,50 -22,48 -34,36C-44,24 -50,6 -50,-14Z", "url(#skin)", 5)
    head += line("M48,20C44,28 40,33 34,37", 3, "#8FA2B2")
    if mood == "delighted":
        face = line("M-30,-22C-26,-34 -12,-34 -8,-22M16,-22C20,-34 36,-34 40,-22", 6)
    else:
        face = move(eyes(mood, 24, -27, 14.5, "#E3E1D8", "#F4D24A", look=(-3, 2)), 6, 0)
    face += move(brows(mood, 24, -48, 11, 5.4), 6, 0)
    upper = "M-10,-16C-34,-22 -64,-16 -84,4C-91,12 -91,24 -84,31C-79,33 -76,29 -76,24C-76,18 -70,15 -60,15C-40,16 -20,18 -6,12C0,4 -2,-12 -10,-16Z"
    lower = "M-8,12C-24,18 -46,17 -64,15C-60,28 -34,36 -10,28C0,24 0,14 -8,12Z"
    down = {"delighted": -30, "stung": -16}.get(mood, 0)
    under = move(path(lower, "url(#beak)", 4.6) + ell(-44, 22, 5.4, 4, "#D03852"), -8 * (1 - .86), 0 if not down else 3, down)
    if mood == "delighted":
        under = path("M-6,8L-68,14L-44,52C-24,56 -4,44 2,26Z", "#6A1A30", 4.6) + path("M-46,40C-40,28 -22,24 -10,28C-14,42 -32,50 -44,47Z", "#F08A8A", 2.6) + move(path(lower, "url(#beak)", 4.6), 2, 10, -44)
    if mood == "stung":
        under = path("M-6,10L-58,14L-46,32C-26,38 -6,34 0,20Z", "#6A1A30", 4.2) + move(path(lower, "url(#beak)", 4.6), 0, 7, -22)
    beak = under + path(upper, "url(#beak)", 5) + line("M-34,-4L-22,-5", 4) + line("M-72,2C-64,-5 -54,-9 -44,-10", 3.4, WHITE, .7)
    if mood in ("calm", "thinking"):
        beak += line("M-8,12C0,12 6,8 8,2", 4.2)
    hat = path("M-44,-50C-40,-88 -24,-106 4,-106C34,-106 50,-88 54,-50C30,-60 -20,-60 -44,-50Z", "url(#oil)", 5) + line("M4,-104C-8,-92 -14,-76 -16,-58M6,-104C20,-92 26,-76 28,-58", 3.2, "#A8690A")
    hat += path("M-44,-54C-22,-66 32,-66 54,-54C74,-46 88,-22 86,8C76,-10 58,-36 6,-42C-34,-44 -52,-36 -68,-24C-68,-38 -58,-50 -44,-54Z", "url(#oil)", 5) + line("M-52,-40C-40,-48 -24,-52 -8,-53", 4, WHITE, .75)
    return defs, ("#CFEBF7", "#5AA6CF"), "", body, head + face + hat + beak, ""


def hal(mood):
    """Lobster of the old school. Bowler, eyeglass, moustache; lends nothing, forgets no debt."""
    defs = lin("skin", [(0, "#FF9A6E"), (.5, "#E0492F"), (1, "#95201C")], -70, 60) + lin("coat", [(0, "#3F4A5E"), (1, "#1C2432")], 28, 80) + lin("felt", [(0, "#5C6B54"), (1, "#2C3A2E")], -108, -44)
    lift = {"delighted": -14, "stung": 12, "thinking": -4}.get(mood, 0)
    claw = path("M2,34C-26,26 -34,-6 -18,-32C-13,-22 -9,-16 -2,-10C0,-22 6,-32 16,-38C32,-18 30,20 10,34Z", "url(#skin)", 5) + line("M-20,-8C-20,4 -15,14 -8,20", 4, "#FFC4A4", .8) + line("M-2,-10C-2,-2 0,4 4,8", 4)
    back = both(cord("M50,46C66,44 74,34 74,18", 11, "#C0382A")) + both(move(claw, 70, -8 + lift, 10, .94))
    body = bust("C-58,26 -40,24 -24,28L24,28C40,24 58,26 70,39", "url(#coat)") + path("M-22,28L0,56L22,28L14,79L-14,79Z", PAPER, 3.6)
    body += path("M-24,28L-40,34L-26,60L0,74L26,60L40,34L24,28L0,66Z", "#2B3548", 4) + path("M0,50C-8,42 -20,40 -25,44C-22,50 -22,56 -25,62C-18,66 -8,62 0,54C8,62 18,66 25,62C22,56 22,50 25,44C20,40 8,42 0,50Z", "#1C5D6B", 3.8) + ell(0, 52, 5, fill="#2F8A86", w=3)
    feel = both(cord("M16,-50C34,-66 52,-92 78,-92", 3.6, "#E0492F", 2.4))
    head = path("M-46,30C-62,6 -58,-44 0,-58C58,-44 62,6 46,30C32,46 -32,46 -46,30Z", "url(#skin)", 5) + line("M-44,-14C-40,-30 -32,-38 -22,-44", 5, WHITE, .45)
    head += both("".join(ell(x, y, 2.6, fill="#95201C", fo=.7) for x, y in ((44, 4), (40, 14), (47, -6))))
    face = eyes(mood, 22, -18, 14, "#C43A28", "#2F8A86", look=(0, 2)) + brows(mood, 22, -38, 11, 5.4, "#6E1512")
    face += ell(22, -18, 20, w=7) + ell(22, -18, 20, w=3, stroke="#FFD23F") + line("M38,-6C48,6 50,24 44,40", 2.6, "#FFD23F")
    mouth = {"delighted": path("M-16,20C-14,40 14,40 16,20Z", "#5A1630", 4) + path("M-8,32C-4,28 4,28 8,32C4,36 -4,36 -8,32Z", "#EA6A6C"), "stung": ell(0, 30, 8, 7, "#5A1630", 4)}.get(mood, line("M-8,28L8,28" if mood == "calm" else "M-8,29C-2,26 4,26 10,30", 4))
    up = {"delighted": -5, "stung": 6}.get(mood, 0)
    tache = path(f"M0,10C10,2 24,6 32,14C40,20 48,18 52,{10 + up}C54,{24 + up} 44,34 30,30C18,28 6,24 0,18C-6,24 -18,28 -30,30C-44,34 -54,{24 + up} -52,{10 + up}C-48,18 -40,20 -32,14C-24,6 -10,2 0,10Z", "#FBF0DC", 4.2) + both(line("M14,14C22,16 28,20 34,22", 2.4, "#C9B896"))
    hat = path("M-36,-54C-40,-92 -22,-106 0,-106C22,-106 40,-92 36,-54Z", "url(#felt)", 5) + path("M-37,-66C-14,-60 14,-60 37,-66L37,-53L-37,-53Z", "#C0382A", 3.8) + line("M-22,-92C-16,-97 -8,-99 0,-99", 4, WHITE, .4)
    hat += path("M-58,-58C-54,-44 54,-44 58,-58C60,-46 48,-38 0,-38C-48,-38 -60,-46 -58,-58Z", "url(#felt)", 4.6)
    return defs, ("#DCE7C6", "#7FA06A"), back + feel, body, head + mouth + tache + face + hat, ""


def guest(mood):
    """A person's seat: a float on the water. It leans when thinking, leaps at a catch, and sinks when stung."""
    defs = lin("wave", [(0, "#4FB0C8"), (1, "#1B5A80")], 0, 80) + lin("red", [(0, "#F0645E"), (1, "#B02634")], -60, 0) + lin("white", [(0, "#FFFFFF"), (1, "#D8DEE4")], 0, 60)
    y, turn = {"calm": (0, 6), "thinking": (0, 18), "delighted": (-26, -14), "stung": (34, 10)}[mood]
    float_ = cord("M0,-58L0,-84", 6, "#F1D232", 3) + ell(0, -8, 46, fill="url(#white)", w=5)
    float_ += path("M-46,-8A46,46 0 0 1 46,-8C26,0 -26,0 -46,-8Z", "url(#red)", 5) + line("M-30,-28C-26,-38 -18,-44 -8,-46", 5.4, WHITE, .8) + ell(0, -56, 9, 6, PAPER, 4)
    sea = path("M-77,20C-66,10 -54,10 -42,20S-16,30 -4,20S24,10 36,20S62,30 77,20C77,24 76,28 75,31L70,39A80,80 0 0 1 -70,39L-75,31C-76,28 -77,24 -77,20Z", "url(#wave)", 4.6)
    sea += line("M-50,42C-42,36 -34,36 -26,42M10,50C18,44 26,44 34,50M-20,64C-12,58 -4,58 4,64", 3.4, WHITE, .6)
    drops = ""
    if mood == "delighted":
        drops = sweat(-52, -6, .8) + sweat(54, -2, .9) + sweat(-34, 4, .6) + line("M-40,18C-36,8 -28,6 -22,14M40,18C36,8 28,6 22,14", 4, WHITE)
    if mood == "stung":
        drops = line("M-46,6C-30,-2 30,-2 46,6", 4, WHITE)
    return defs, ("#E6F3DC", "#6FB8B4"), "", "", "", move(float_, 0, y, turn) + sea + drops


CAST = {"ada": ada, "ben": ben, "cleo": cleo, "dan": dan, "eve": eve, "finn": finn, "gus": gus, "hal": hal, "guest": guest}


def portrait(name, mood):
    defs, colours, back, body, head, front = CAST[name](mood)
    gradient, sea = water(mood, *colours)
    # delighted: raised and tilted; stung: lowered; thinking: slightly sideways
    dx, dy, turn = {"calm": (0, 0, 0), "thinking": (2, 0, 3), "delighted": (0, -3, -4), "stung": (0, 6, 2)}[mood]
    parts = [sea, ring(), back, body, move(head, dx, dy, turn), front, ring_front()]
    if mood == "delighted":
        parts += [spark(-74, -62, 12), spark(78, -40, 9)]
    if mood == "stung":
        parts += [sweat(66, -50), sweat(-70, -32, .75)]
    if mood == "thinking":
        parts += [ell(72, -52, 6, fill=WHITE, w=3.2), ell(82, -72, 9, fill=WHITE, w=3.4)]
    text = (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="200" height="200" viewBox="0 0 200 200">\n'
            f'<title>{name.capitalize()}, {mood}</title>\n<defs>{RING}{gradient}{defs}</defs>\n<g transform="translate(100,112) scale(.95)">{"".join(parts)}</g>\n</svg>\n')
    head_line, rest = text.split("\n", 1)
    rest = re.sub(r"-?\d+\.\d{3,}", lambda m: f"{float(m.group(0)):.2f}", rest)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + head_line + "\n" + rest


def portraits():
    """Yields the name ("ada-calm") and picture of every portrait."""
    for name in CAST:
        for mood in MOODS:
            yield f"{name}-{mood}", portrait(name, mood)
