// The options that games offer at a target. Words are translated, and keys are letters of the keyboard.
#pragma once

#include "views/scene/picture/gesture.h"

namespace tacklebox {

/// Colours with the ids that options and symbols share.
enum class OptionColour : quint8 { Red, Yellow, Green, Blue, Purple };

/// "red", "yellow", ...
QString colourWords(OptionColour colour);

/// A colour. `held`: the player holds that card.
MoveOption colourOption(OptionColour colour, bool held = false);
/// A rank of the standard pack, 0 ace to 12 king, its label A 2 ... 10 J Q K and its key A 2 ... 9 0 J Q K.
MoveOption rankOption(int rank, const QString& words, bool held = false);
/// A kind of fish, by its number. It has no key, because users find it by its name.
MoveOption fishOption(int fish, const QString& words);
/// A single card; `label` is the text on its button.
MoveOption faceOption(Face face, const QString& words, const QString& label, bool held = false);
/// A second player, with the number of their panel as key.
MoveOption playerOption(Seat seat, const QString& name, int panel);
/// Any other choice.
MoveOption wordsOption(int id, const QString& words, const QString& key = {});

} // namespace tacklebox
