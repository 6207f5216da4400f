// Sizes and fonts in the lobby.
#pragma once

#include "views/lobby/lobbyscenery.h"
#include "views/theme/fonts.h"
#include "views/theme/tokens.h"

namespace tacklebox {

struct LobbyScale {
    qreal unit = 1;    ///< pixels per unit: tokens::scaleOf()
    qreal text = 1;    ///< the user's factor for font sizes, 1 to 2
    bool live = false; ///< sizes change quickly: pictures may have the previous size

    qreal px(qreal units) const { return units * unit; }
    QFont body(qreal size, bool strong = false) const {
        return theme::textFont(tokens::fontPixels(size, unit, text), strong);
    }
    QFont title(qreal size) const { return theme::titleFont(tokens::fontPixels(size, unit, text)); }

    bool operator==(const LobbyScale&) const = default;
};

/// Inserts no-break spaces, so that a score ("75 to 25") stays on one line.
inline QString together(QString words) {
    for (qsizetype i = 1; i + 1 < words.size(); ++i) {
        const qsizetype next = words.indexOf(u' ', i + 1);
        if (words[i] != u' ' || !words[i - 1].isDigit() || next < 0 || next - i > 4) continue;
        if (next + 1 >= words.size() || !words[next + 1].isDigit()) continue;
        words[i] = words[next] = QChar::Nbsp;
    }
    return words;
}

/// The opacity of the hard shadows in the lobby.
inline constexpr qreal kShadowStrength = 0.5;

} // namespace tacklebox
