#pragma once

#include <QString>

namespace tacklebox {

/// The appearance of a card: its picture file, and the text on its plate in the player's language.
struct CardArt {
    QString file;      ///< ":/cards/twisted-fish/red-whale.svg"
    QString plate;     ///< "WHALE"; empty: this card has no plate
    QString plateLine; ///< "RED · 15 POINTS", the small line below it
    /// "15": shown if the line would be too small to read; empty: nothing.
    QString plateCount = {};
    /// The deck style of a card of the standard pack (deckStyleKey()); empty: as in the file.
    QString deckStyle = {};
    /// The user's factor for plate and corner mark, 1 to 2.
    double fontScale = 1;

    bool operator==(const CardArt&) const = default;
};

} // namespace tacklebox
