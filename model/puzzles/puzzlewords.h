// Sentences of a puzzle, addressed to `names.you`, the puzzle's seat.
#pragma once

#include "model/engine/phrase.h"
#include "model/puzzles/puzzle.h"

namespace tacklebox {

/// The question, in one or two sentences.
Phrase questionWords(const Puzzle& puzzle, const Names& names);
/// An answer as a list entry: "Ask Ben for fives", "Cleo", "Yes".
Phrase choiceWords(const Puzzle& puzzle, const PuzzleChoice& choice, const Names& names);
/// The reason for the answer, in a few sentences.
Phrase reasonWords(const Puzzle& puzzle, const Names& names);

} // namespace tacklebox
