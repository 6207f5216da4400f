"""The kings of the standard pack: a world-weary catfish. Robe and orb differ by suit."""
from palette import GOLD, GOLD_DARK, INK, PAPER

L = f'stroke="{INK}" stroke-linejoin="round" stroke-linecap="round"'


def king(orb, water=True):
    """The upper half, above y 175, with `orb` in the fin and wavelets behind the head if `water`. `url(#robe)`, `url(#vest)`, `url(#gold)`, `url(#skin)`, `url(#muz)` are the page's gradients."""
    gold, goldd, g = GOLD, GOLD_DARK, []
    # water behind the king
    for j, y in enumerate((40, 64, 88, 112, 136) if water else ()):
        for x in ((54, 176) if j % 2 else (60, 170)):
            g.append(f'<path d="M{x},{y}C{x+4},{y-5} {x+9},{y-5} {x+12},{y}C{x+15},{y+5} {x+20},{y+5} {x+24},{y}" fill="none" stroke="#9CC8C8" stroke-width="2.4" stroke-linecap="round"/>')
    # trident
    g.append(f'<path d="M187,60L187,172" fill="none" stroke="{INK}" stroke-width="8" stroke-linecap="butt"/><path d="M187,58L187,172" fill="none" stroke="{gold}" stroke-width="3.6"/>')
    tr = "M187,34L192,46L188.6,46L188.6,60L194.6,58C196,54 196,49 195,46L192.6,46L197.5,34L201.2,46L199,46C200,55 198,63 187,66C176,63 174,55 175,46L172.8,46L176.5,34L181.4,46L179,46C178,49 178,54 179.4,58L185.4,60L185.4,46L182,46Z"
    g.append(f'<path d="{tr}" fill="url(#gold)" {L} stroke-width="2.6"/>')
    # robe, vest
    g.append(f'<path d="M50,174C50,146 62,126 92,116L158,116C188,126 200,146 200,174Z" fill="url(#robe)" {L} stroke-width="3.4"/>')
    g.append(f'<path d="M108,120L142,120L152,174L98,174Z" fill="url(#vest)" {L} stroke-width="2.6"/>')
    for j in range(3):
        for i in range(-2, 3):
            x, y = 125 + i*10 + (5 if j % 2 else 0), 148 + j*8
            if 104-j <= x-5 and x+5 <= 146+j: g.append(f'<path d="M{x-5},{y}A5,5 0 0 0 {x+5},{y}" fill="none" stroke="#F2B90F" stroke-width="1.5"/>')
    g.append(f'<path d="M108,120L98,174M142,120L152,174" fill="none" stroke="{gold}" stroke-width="3.4"/>')
    # cheek fins behind the head
    for m in (1, -1):
        X = lambda v: 125 + m*v
        g.append(f'<path d="M{X(46)},84C{X(60)},70 {X(70)},70 {X(76)},74C{X(72)},80 {X(74)},84 {X(78)},90C{X(72)},93 {X(71)},98 {X(73)},105C{X(64)},106 {X(54)},106 {X(46)},104Z" fill="#3F6E7C" {L} stroke-width="3"/>')
        g.append(f'<path d="M{X(52)},88L{X(68)},80M{X(53)},94L{X(70)},92M{X(52)},100L{X(66)},101" fill="none" stroke="#9CC8C8" stroke-opacity=".8" stroke-width="2" stroke-linecap="round"/>')
    # ermine collar
    g.append(f'<path d="M72,124C82,108 168,108 178,124C184,138 164,149 125,151C86,149 66,138 72,124Z" fill="{PAPER}" {L} stroke-width="3.4"/>')
    for (x, y) in [(84,128),(97,138),(112,143),(138,143),(153,138),(166,128)]:
        g.append(f'<path d="M{x},{y-4}L{x+2.4},{y+2.6}L{x},{y+1.4}L{x-2.4},{y+2.6}Z" fill="{INK}"/>')
    # barbels under the chin
    bb = []
    for m in (1, -1):
        X = lambda v: 125 + m*v
        bb += [f"M{X(14)},120C{X(17)},132 {X(26)},134 {X(24)},144C{X(23)},149 {X(28)},151 {X(31)},148",
             f"M{X(5)},120C{X(6)},134 {X(12)},140 {X(9)},150C{X(8)},154 {X(11)},157 {X(14)},155"]
    for d in bb: g.append(f'<path d="{d}" fill="none" {L} stroke-width="7"/>')
    for d in bb: g.append(f'<path d="{d}" fill="none" stroke="#DCE9E0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>')
    # head
    g.append(f'<path d="M125,54C160,54 179,72 179,93C179,116 157,129 125,129C93,129 71,116 71,93C71,72 90,54 125,54Z" fill="url(#skin)" {L} stroke-width="3.8"/>')
    g.append('<path d="M84,74C92,64 106,60 118,59.5" fill="none" stroke="#FFFFFF" stroke-opacity=".5" stroke-width="3.4" stroke-linecap="round"/>')
    g.append(f'<path d="M125,97C146,97 164,101 166,107C164,119 146,126 125,126C104,126 86,119 84,107C86,101 104,97 125,97Z" fill="url(#muz)"/>')
    g.append(f'<circle cx="117" cy="95" r="2" fill="{INK}"/><circle cx="133" cy="95" r="2" fill="{INK}"/>')
    g.append(f'<path d="M83,104C96,117 154,117 167,104" fill="none" {L} stroke-width="3.6"/><path d="M110,119.6C120,122 130,122 140,119.6" fill="none" {L} stroke-width="2.2"/>')
    # half-shut eyes
    for m, px in ((1, -2.5), (-1, -1.5)):
        ex = 125 + 27*m
        g.append(f'<circle cx="{ex}" cy="81" r="11.5" fill="#FFFFFF" {L} stroke-width="3"/><circle cx="{ex+px}" cy="83.5" r="5.2" fill="{INK}"/><circle cx="{ex+px+1.8}" cy="81.6" r="1.7" fill="#FFFFFF"/>')
        g.append(f'<path d="M{ex-11.5},80C{ex-10},66 {ex+10},66 {ex+11.5},80C{ex+5},77 {ex-5},77 {ex-11.5},80Z" fill="#4F7B86" {L} stroke-width="2.6"/>')
    # whiskers: an ink stroke below a coloured stroke makes an outlined line
    wk = []
    for m in (1, -1):
        X = lambda v: 125 + m*v
        wk += [f"M{X(9)},106C{X(26)},118 {X(50)},119 {X(60)},107C{X(65)},100 {X(58)},94 {X(54)},99"]
    for d in wk: g.append(f'<path d="{d}" fill="none" {L} stroke-width="7"/>')
    for d in wk: g.append(f'<path d="{d}" fill="none" stroke="#DCE9E0" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>')
    # crown
    g.append(f'<path d="M92,62L84,27L106,45L125,20L144,45L166,27L158,62C148,57 102,57 92,62Z" fill="url(#gold)" {L} stroke-width="3.4"/>')
    g.append(f'<path d="M90.5,53C104,48 146,48 159.5,53" fill="none" stroke="{goldd}" stroke-width="2.4"/>')
    for (x, y) in ((84, 26), (125, 19), (166, 26)): g.append(f'<circle cx="{x}" cy="{y}" r="4.6" fill="#FFFBF1" {L} stroke-width="2.6"/>')
    g.append(f'<path d="M125,35.5L130.5,42.5L125,49.5L119.5,42.5Z" fill="#C6303A" {L} stroke-width="2"/>')
    g.append('<path d="M95,42L99.5,56" fill="none" stroke="#FFF6D0" stroke-width="2.6" stroke-linecap="round"/>')
    # fin hands: bobber for an orb, trident for a sceptre
    g.append(orb)
    g.append(f'<path d="M52,158C56,149 66,149 72,152C78,149 84,152 82,158C80,165 60,167 52,158Z" fill="#4F7B86" {L} stroke-width="2.8"/>')
    g.append(f'<path d="M176,146C182,139 194,140 198,146C200,153 194,158 186,157C178,157 173,152 176,146Z" fill="#4F7B86" {L} stroke-width="2.8"/><path d="M180,150L194,150" fill="none" {L} stroke-width="1.8"/>')
    return "".join(g)
