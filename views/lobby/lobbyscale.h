// How large everything in the lobby is drawn, and in which letters.
#pragma once

#include "views/lobby/lobbyscenery.h"
#include "views/theme/fonts.h"
#include "views/theme/tokens.h"

namespace tacklebox {

struct LobbyScale {
    qreal unit = 1;    ///< pixels of a unit: tokens::scaleOf()
    qreal text = 1;    ///< the person's factor for letters, 1 to 2
    bool live = false; ///< sizes change quickly: pictures may be those of the last one

    qreal px(qreal units) const { return units * unit; }
    QFont body(qreal size, bool strong = false) const {
        return theme::textFont(tokens::fontPixels(size, unit, text), strong);
    }
    QFont title(qreal size) const { return theme::titleFont(tokens::fontPixels(size, unit, text)); }

    bool operator==(const LobbyScale&) const = default;
};

/// Words in which a score, "75 to 25", is never in two lines.
inline QString together(QString words) {
    for (qsizetype i = 1; i + 1 < words.size(); ++i) {
        const qsizetype next = words.indexOf(u' ', i + 1);
        if (words[i] != u' ' || !words[i - 1].isDigit() || next < 0 || next - i > 4) continue;
        if (next + 1 >= words.size() || !words[next + 1].isDigit()) continue;
        words[i] = words[next] = QChar::Nbsp;
    }
    return words;
}

/// A hard edge below something, as everything here throws its shadow.
inline constexpr qreal kShadowStrength = 0.5;

} // namespace tacklebox
