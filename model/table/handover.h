// Handing over a shared screen: what the covered table shows to the next person.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <QString>

#include <vector>

namespace tacklebox {

class Table;

/// Events in a few sentences, with the cards moved, as far as they are known. Mentions if a standing order of
/// the viewer played a card.
struct RecapLine {
    QString words;
    std::vector<Face> faces;
};

/// A short summary, addressed to `seat`, of the public events since that person last saw the screen. Prefers
/// events that concern them; newest last.
std::vector<RecapLine> recap(const Table& table, Seat seat);

/// The result of the turn of the player at the screen, for them only (WaitingFor::HideCards).
QString outcome(const Table& table);

inline constexpr int kLongestReason = 120; ///< maximum characters of whyToAct()
/// The public reason why `seat` must act now, addressed to that player: the end of the previous turn or the
/// question. Empty if there is none, or if it is too long and left to the recap.
QString whyToAct(const Table& table, Seat seat);

/// The publicly known players after `seat`, which is due: others who are asked whether they act, or the
/// players to the left of the player on turn. Empty in games without turns.
std::vector<Seat> seatsToCome(const Table& table, Seat seat);

} // namespace tacklebox
