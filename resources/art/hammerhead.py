"""The hammerhead, with a plaster from hammering."""
from palette import INK, lin

L = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'
DEFS = (lin("skin", [(0, "#8F9FC0"), (.55, "#66779F"), (1, "#44527C")], 0, -60, 0, 120)
     + lin("head", [(0, "#A9B7D4"), (.5, "#7787AF"), (1, "#55648F")], 0, -30, 0, 26)
        + lin("belly", [(0, "#FBF6EA"), (1, "#D9D3DB")], 0, 26, 0, 116) + lin("fin", [(0, "#7383AB"), (1, "#3F4C75")], 0, -104, 0, 100))


def hammerhead():
    g = []
    g.append(f'<path d="M-30,-10C-28,-56 -4,-92 30,-106C22,-78 28,-44 38,-12Z" fill="url(#fin)" {L} stroke-width="5"/>')
    g.append(f'<path d="M2,-42C4,-60 12,-76 20,-86" fill="none" stroke="#A9B7D4" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>')
    for m in (1, -1):
        g.append(f'<path d="M{-44*m},34C{-70*m},36 {-98*m},58 {-110*m},100C{-88*m},92 {-64*m},90 {-38*m},88Z" fill="url(#fin)" {L} stroke-width="5"/>')
        g.append(f'<path d="M{-62*m},54C{-76*m},62 {-88*m},74 {-95*m},86" fill="none" stroke="#A9B7D4" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>')
    g.append(f'<path d="M0,-26C44,-26 63,4 61,42C59,86 35,118 0,124C-35,118 -59,86 -61,42C-63,4 -44,-26 0,-26Z" fill="url(#skin)" {L} stroke-width="5"/>')
    g.append('<path d="M0,20C32,20 47,40 45,64C43,94 23,113 0,118C-23,113 -43,94 -45,64C-47,40 -32,20 0,20Z" fill="url(#belly)"/>')
    for m in (1, -1):   # gills
        for (x, y, h) in [(54,50,13),(52.5,66,12)]:
            g.append(f'<path d="M{x*m},{y}C{(x-6)*m},{y+h*.3:.1f} {(x-6)*m},{y+h*.7:.1f} {(x-1.5)*m},{y+h}" fill="none" {L} stroke-width="3"/>')
    # grin
    g.append(f'<path d="M-37,38C-20,50 20,50 37,38C37,66 21,84 0,84C-21,84 -37,66 -37,38Z" fill="#5A1630" {L} stroke-width="4"/>')
    g.append('<path d="M-21,72C-14,62 14,62 21,72C15,79 8,82 0,82C-8,82 -15,79 -21,72Z" fill="#E8677A"/>')
    teeth = [(-31,42.2,-21,45.6),(-20,46,-10,47.6),(-9,47.8,1,48),(2,48,11,47.4),(12,47.2,21,45.4),(22,45,32,41.8)]
    for i, (x1, y1, x2, y2) in enumerate(teeth):
        d = 12 if i in (0, 5) else 14
        g.append(f'<path d="M{x1},{y1}L{(x1+x2)/2:.1f},{(y1+y2)/2+d:.1f}L{x2},{y2}Z" fill="#FFFFFF" stroke="{INK}" stroke-width="1.6" stroke-linejoin="round"/>')
    for (x, d) in [(-17,9),(-4,10),(9,10),(19,8)]:
        yb = 80.5 - (x*x)/46
        g.append(f'<path d="M{x-5},{yb+.6:.1f}L{x},{yb-d:.1f}L{x+5},{yb+.6:.1f}Z" fill="#FFFFFF" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/>')
    g.append(f'<path d="M-37,38C-20,50 20,50 37,38" fill="none" {L} stroke-width="4"/>')
    g.append(f'<path d="M-42,35C-40,37 -38,38 -36,38.4M42,35C40,37 38,38 36,38.4" fill="none" {L} stroke-width="4"/>')
    # hammer
    g.append(f'<path d="M-104,-4C-108,-30 -86,-36 -66,-29C-42,-21 -24,-32 0,-33C24,-32 42,-21 66,-29C86,-36 108,-30 104,-4C102,18 84,25 66,18C48,11 30,12 18,18C8,22 -8,22 -18,18C-30,12 -48,11 -66,18C-84,25 -102,18 -104,-4Z" fill="url(#head)" {L} stroke-width="5"/>')
    g.append('<path d="M-60,-20C-38,-13 -22,-23 0,-24C22,-23 38,-13 58,-20" fill="none" stroke="#FFFFFF" stroke-opacity=".55" stroke-width="4" stroke-linecap="round"/>')
    for (x, y, r) in [(-14,2,2.6),(-5,8,2),(13,1,2.4),(5,6,1.8),(22,7,2),(-25,7,1.8)]:
        g.append(f'<circle cx="{x}" cy="{y}" r="{r}" fill="#3F4C75" fill-opacity=".75"/>')
    # plaster on the hammer
    g.append(f'<g transform="translate(41,-6) rotate(-24)"><rect x="-15" y="-6.5" width="30" height="13" rx="6.5" fill="#F4C9A0" stroke="{INK}" stroke-width="2.4"/><rect x="-5.5" y="-6.5" width="11" height="13" fill="#E3AE80"/>'
             f'<circle cx="-10" cy="-1.6" r="1" fill="#B98250"/><circle cx="-10" cy="2.2" r="1" fill="#B98250"/><circle cx="10" cy="-1.6" r="1" fill="#B98250"/><circle cx="10" cy="2.2" r="1" fill="#B98250"/></g>')
    for m, px, py in ((-1, 3, 3), (1, -5, 4)):
        g.append(f'<ellipse cx="{82*m}" cy="-8" rx="16.5" ry="17.5" fill="#FFFFFF" {L} stroke-width="4"/>')
        g.append(f'<circle cx="{82*m+px}" cy="{-8+py}" r="7.4" fill="{INK}"/><circle cx="{82*m+px+2.6}" cy="{-8+py-2.8}" r="2.6" fill="#FFFFFF"/>')
    g.append(f'<path d="M-98,-17C-92,-27 -72,-27 -66,-15C-76,-19 -88,-20 -98,-17Z" fill="#7787AF" {L} stroke-width="3"/>')   # one lazy eyelid
    return DEFS, g
