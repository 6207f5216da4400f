// The moments of a match that are worth seeing again, found in what everybody saw of it.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tacklebox {

class Table;

/// A few events that belong together, as the ticker tells them in a line.
struct KeyMoment {
    int event = 0, last = 0;         ///< the first event, and the last
    int deal = 0, move = 0;          ///< in which deal of the match, which of its moves; from 1
    Seat who = kNoSeat;              ///< who gains by it
    int gain = 0;                    ///< his points by it
    int leadBefore = 0, leadNow = 0; ///< his points less those of the best of the others
    QString headline;                ///< without a full stop: "Cleo takes the lead for good"
    QStringList sentences;           ///< what happened, in one or two
    std::vector<Face> faces;         ///< two cards of it at the most, as all saw them
};

struct KeyMoments {
    /// The best catch: most points at once; among equals what turned the lead, then what took most cards out
    /// of others' hands, then the later one.
    std::optional<KeyMoment> best;
    /// From when on the winner was in front to the end. Nothing where the win is shared or where he always
    /// was, and where it is the best catch too.
    std::optional<KeyMoment> turn;
    /// The best catch is the turning point too.
    bool bestTurns = false;
};

/// Of a match that is over; nothing of any other. They are found from what the whole table was told, and told
/// to him who is called "you" at the table. Takes as long as a match takes to be followed once.
KeyMoments keyMomentsOf(const Table& table);

} // namespace tacklebox
