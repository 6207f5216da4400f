// What a person plays by in the terminal: lists and lines that fit it.
#pragma once

#include "model/json/jsonfwd.h"

#include <string>
#include <vector>

namespace tacklebox::console {

/// The text in small letters (ASCII).
std::string lowered(std::string text);
/// The text in lines that fit the screen, broken between words.
std::string wrapped(const std::string& text);
/// One entry of a list in a view: a card, a rank, a basket.
std::string entryText(const Json& entry);
/// A pile or a list: its length where it is face down or long, else what lies there.
std::string listText(const Json& list);

/// Prints those of the moves that have all the words or letters of `parts`, numbered, in as many columns as
/// fit. `brief`: where they would push the hand off the screen only how many there are.
void listMoves(const std::vector<std::string>& texts, const std::string& parts, bool brief = false);

} // namespace tacklebox::console
