// A card as it is to be drawn, as plain data.
#pragma once

#include <QString>

namespace tacklebox {

/// How a card looks: its file, and what the program writes on its plate in the player's language.
struct CardArt {
    QString file;      ///< ":/cards/twisted-fish/red-whale.svg"
    QString plate;     ///< "WHALE"; empty: this card has no plate
    QString plateLine; ///< "RED · 15 POINTS", the small line under it
    /// "15": what is told of that where the line would be too small to be read; empty: nothing.
    QString plateCount = {};
    /// How a card of the standard pack is drawn otherwise than in its file (dressOf()); empty: as it is
    /// there.
    QString dress = {};
    /// By how much plate and corner mark are larger than in the file, 1 to 2, as the person has set letters.
    double letters = 1;

    bool operator==(const CardArt&) const = default;
};

} // namespace tacklebox
