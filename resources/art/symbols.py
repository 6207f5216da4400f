"""Shapes with a meaning: colours, suits, card types. Each is path data around (cx, cy) with a radius of about `r`."""
import math


def star(cx, cy, r, points=5, inner=0.46, turn=-90):
    data = []
    for i in range(2 * points):
        a = math.radians(turn + i * 180 / points)
        rr = r if i % 2 == 0 else r * inner
        data.append(f"{cx + rr * math.cos(a):.2f},{cy + rr * math.sin(a):.2f}")
    return "M" + "L".join(data) + "Z"


def disc(cx, cy, r):
    return f"M{cx - r},{cy}a{r},{r} 0 1 0 {2 * r},0a{r},{r} 0 1 0 {-2 * r},0Z"


def placed(template, cx, cy, r):
    """Moves path data in unit size, with absolute commands only, to (cx, cy) and scales it by r."""
    out, number, x_next = [], "", True
    for token in template.split():
        if token.isalpha():
            out.append(token)
            x_next = True
        else:
            value = float(token) * r + (cx if x_next else cy)
            out.append(f"{value:.2f}" + ("," if x_next else " "))
            x_next = not x_next
    return "".join(out).strip()


SHAPES = {
    "triangle": "M 0 -1 L 1 .8 L -1 .8 Z",
    "square": "M -.82 -.82 L .82 -.82 L .82 .82 L -.82 .82 Z",
    "drop": "M 0 -1.1 C .35 -.45 .8 -.1 .8 .3 C .8 .78 .44 1.05 0 1.05 C -.44 1.05 -.8 .78 -.8 .3 C -.8 -.1 -.35 -.45 0 -1.1 Z",
    "spade": "M 0 -1 C .2 -.55 .95 -.2 .95 .3 C .95 .8 .35 .85 .12 .5 C .14 .75 .22 .9 .4 1 L -.4 1 C -.22 .9 -.14 .75 -.12 .5"
             " C -.35 .85 -.95 .8 -.95 .3 C -.95 -.2 -.2 -.55 0 -1 Z",
    "heart": "M 0 1 C -.25 .55 -1 .15 -1 -.4 C -1 -.8 -.72 -.95 -.5 -.95 C -.25 -.95 -.08 -.8 0 -.55 C .08 -.8 .25 -.95 .5 -.95"
             " C .72 -.95 1 -.8 1 -.4 C 1 .15 .25 .55 0 1 Z",
    "diamond": "M 0 -1.05 C .2 -.65 .5 -.25 .8 0 C .5 .25 .2 .65 0 1.05 C -.2 .65 -.5 .25 -.8 0 C -.5 -.25 -.2 -.65 0 -1.05 Z",
    "club": "M .12 .45 C .14 .72 .22 .9 .4 1 L -.4 1 C -.22 .9 -.14 .72 -.12 .45 C -.25 .7 -.45 .75 -.58 .75"
            " C -.84 .75 -1 .55 -1 .32 C -1 .08 -.82 -.1 -.58 -.1 C -.5 -.1 -.42 -.08 -.36 -.04 C -.42 -.16 -.46 -.3 -.46 -.48"
            " C -.46 -.78 -.26 -1 0 -1 C .26 -1 .46 -.78 .46 -.48 C .46 -.3 .42 -.16 .36 -.04 C .42 -.08 .5 -.1 .58 -.1"
            " C .82 -.1 1 .08 1 .32 C 1 .55 .84 .75 .58 .75 C .45 .75 .25 .7 .12 .45 Z",
    "fish": "M -1.1 .02 C -.8 -.55 -.1 -.72 .5 -.14 C .68 -.36 .9 -.52 1.1 -.58 C 1 -.2 1 .2 1.1 .58 C .9 .52 .68 .36 .5 .14"
            " C -.1 .72 -.8 .58 -1.1 .02 Z",
    "hook": "M .1 -1 C .36 -1 .55 -.82 .55 -.58 C .55 -.4 .46 -.28 .34 -.2 L .34 .3 C .34 .75 .08 1.02 -.28 1.02 C -.62 1.02 -.86 .74 -.86 .38"
            " L -.88 -.1 L -.32 .42 L -.56 .4 C -.55 .6 -.44 .72 -.28 .72 C -.08 .72 .04 .56 .04 .3 L .04 -.18"
            " C -.14 -.24 -.3 -.38 -.3 -.58 C -.3 -.82 -.14 -1 .1 -1 Z M .12 -.72 C .02 -.72 -.04 -.66 -.04 -.58 C -.04 -.5 .02 -.44 .12 -.44"
            " C .22 -.44 .28 -.5 .28 -.58 C .28 -.66 .22 -.72 .12 -.72 Z",
    "anchor": "M 0 -1 C .22 -1 .36 -.84 .36 -.64 C .36 -.48 .28 -.36 .15 -.31 L .15 -.18 L .5 -.18 L .5 .08 L .15 .08 L .15 .68 C .4 .64 .6 .46 .66 .26"
              " L .46 .34 L .82 -.14 L 1 .42 L .86 .34 C .74 .74 .42 1 0 1.02 C -.42 1 -.74 .74 -.86 .34 L -1 .42 L -.82 -.14 L -.46 .34 L -.66 .26"
              " C -.6 .46 -.4 .64 -.15 .68 L -.15 .08 L -.5 .08 L -.5 -.18 L -.15 -.18 L -.15 -.31 C -.28 -.36 -.36 -.48 -.36 -.64 C -.36 -.84 -.22 -1 0 -1 Z"
              " M 0 -.78 C -.08 -.78 -.13 -.72 -.13 -.64 C -.13 -.56 -.08 -.5 0 -.5 C .08 -.5 .13 -.56 .13 -.64 C .13 -.72 .08 -.78 0 -.78 Z",
}


def shape(kind, cx, cy, r):
    if kind == "disc":
        return disc(cx, cy, .9 * r)
    if kind == "star":
        return star(cx, cy + r * .05, r * 1.06)
    if kind == "burst":
        return star(cx, cy, r * 1.08, 9, .62)
    if kind == "lifebelt":
        return disc(cx, cy, r) + disc(cx, cy, r * .45)
    return placed(SHAPES[kind], cx, cy, r)
