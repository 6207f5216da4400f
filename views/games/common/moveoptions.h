// Petals: the choice that is left at an aim, as each game offers it. Words are translated, keys are the
// letters that stand on the keyboard.
#pragma once

#include "views/scene/picture/gesture.h"

namespace tacklebox {

/// The colours by the ids that petals and symbols share.
enum class PetalColour : quint8 { Red, Yellow, Green, Blue, Purple };

/// "red", "yellow", ...
QString colourWords(PetalColour colour);
/// One letter a colour: R Y G B P, as the language has them.
QString colourKey(PetalColour colour);

/// A colour; `held`: the player has that card himself.
Petal colourPetal(PetalColour colour, bool held = false);
/// A rank of the standard pack, 0 ace to 12 king, its label A 2 ... 10 J Q K and its key A 2 ... 9 0 J Q K.
Petal rankPetal(int rank, const QString& words, bool held = false);
/// A number 0 to 9.
Petal numberPetal(int number, const QString& words, bool held = false);
/// A kind of fish by its number; found by its name, so it has no key of its own.
Petal fishPetal(int fish, const QString& words);
/// A single card; `label` is what stands on it.
Petal facePetal(Face face, const QString& words, const QString& label, bool held = false);
/// A second player, by the number of his panel (1 from the left) as key.
Petal playerPetal(Seat seat, const QString& name, int panel);
/// Any other choice.
Petal wordsPetal(int id, const QString& words, const QString& key = {});

} // namespace tacklebox
