// Options: the choice that is left at a target, as each game offers it. Words are translated, keys are the
// letters that stand on the keyboard.
#pragma once

#include "views/scene/picture/gesture.h"

namespace tacklebox {

/// The colours by the ids that options and symbols share.
enum class OptionColour : quint8 { Red, Yellow, Green, Blue, Purple };

/// "red", "yellow", ...
QString colourWords(OptionColour colour);
/// One letter a colour: R Y G B P, as the language has them.
QString colourKey(OptionColour colour);

/// A colour; `held`: the player has that card himself.
MoveOption colourOption(OptionColour colour, bool held = false);
/// A rank of the standard pack, 0 ace to 12 king, its label A 2 ... 10 J Q K and its key A 2 ... 9 0 J Q K.
MoveOption rankOption(int rank, const QString& words, bool held = false);
/// A number 0 to 9.
MoveOption numberOption(int number, const QString& words, bool held = false);
/// A kind of fish by its number; found by its name, so it has no key of its own.
MoveOption fishOption(int fish, const QString& words);
/// A single card; `label` is what stands on it.
MoveOption faceOption(Face face, const QString& words, const QString& label, bool held = false);
/// A second player, by the number of his panel (1 from the left) as key.
MoveOption playerOption(Seat seat, const QString& name, int panel);
/// Any other choice.
MoveOption wordsOption(int id, const QString& words, const QString& key = {});

} // namespace tacklebox
