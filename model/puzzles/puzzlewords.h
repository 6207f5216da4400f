// A puzzle in words. All is told to `names.you`, who is the puzzle's seat.
#pragma once

#include "model/engine/phrase.h"
#include "model/puzzles/puzzle.h"

namespace tacklebox {

/// What is asked, a whole sentence or two.
Phrase questionWords(const Puzzle& puzzle, const Names& names);
/// An answer as a line of a list: "Ask Ben for fives", "Cleo", "Yes".
Phrase choiceWords(const Puzzle& puzzle, const PuzzleChoice& choice, const Names& names);
/// Why the answer is right, in a sentence or a few.
Phrase reasonWords(const Puzzle& puzzle, const Names& names);

} // namespace tacklebox
