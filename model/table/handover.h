// The screen passes from one person to the next: what the covered table tells the one who comes.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <QString>

#include <vector>

namespace tacklebox {

class Table;

/// What happened, in a few sentences, and the cards that changed hands, as far as they are known. Says so
/// where a standing order of the one who is told played a card.
struct RecapLine {
    QString words;
    std::vector<Face> faces;
};

/// What all may know of what happened since `seat`, a person, was last at the screen, told to him in a few
/// lines: first of all what was his business. The newest last.
std::vector<RecapLine> recap(const Table& table, Seat seat);

/// What came of the turn of the player at the screen, in words that are for them alone (Due::HideCards).
QString outcome(const Table& table);

inline constexpr int kLongestReason = 120; ///< of whyDue(), in letters
/// Why `seat` is due now, in a sentence to him of what all may know: how the turn before his ended, or what
/// he has to answer; what takes longer to tell is left to the recap. Empty where there is nothing to say.
QString whyDue(const Table& table, Seat seat);

/// Who comes after `seat`, the one who is due, as all know: the others who are asked in turn whether they
/// act, or, where the turn is his, those left of him. Nobody where the game has no turns.
std::vector<Seat> seatsToCome(const Table& table, Seat seat);

} // namespace tacklebox
