// Fits text to the terminal.
#pragma once

#include "model/json/jsonfwd.h"

#include <string>
#include <vector>

namespace tacklebox::console {

/// Returns the text in lower case (ASCII only).
std::string lowered(std::string text);
/// Breaks the text between words into lines that fit the screen.
std::string wrapped(const std::string& text);
/// Describes one entry of a list in an observation: a card, a rank, a basket.
std::string entryText(const Json& entry);
/// Describes a pile or list: by its length if it is face down or long, else by its entries.
std::string listText(const Json& list);

/// Prints the moves that contain all words of `parts`, numbered, in as many columns as fit. With `brief`,
/// prints only their number if they would push the hand off the screen.
void listMoves(const std::vector<std::string>& texts, const std::string& parts, bool brief = false);

} // namespace tacklebox::console
