#pragma once

#include <QString>

namespace tacklebox {

/// The appearance of a card: its picture file, and the text on its plate in the player's language.
struct CardArt {
    QString file; ///< ":/cards/twisted-fish/red-whale.svg"
    /// "WHALE"; empty: this card has no plate.
    QString plate = {};
    /// "RED · 15 POINTS", the small line below it.
    QString plateLine = {};
    /// "15": shown if the line would be too small to read; empty: nothing.
    QString plateCount = {};
    /// The deck style of a card of the standard pack (deckStyleKey()); empty: as in the file.
    QString deckStyle = {};
    /// The user's factor for plate and corner mark, 1 to 2.
    double fontScale = 1;

    bool operator==(const CardArt&) const = default;
};

/// The portrait of a regular or a guest, in a mood: calm, thinking, delighted or stung.
inline CardArt portraitArt(const QString& who, const QString& mood = QStringLiteral("calm")) {
    return {.file = QStringLiteral(":/portraits/%1-%2.svg").arg(who, mood)};
}

} // namespace tacklebox
