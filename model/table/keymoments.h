// The most interesting moments of a match, found in its public events.
#pragma once

#include "model/engine/cards.h"
#include "model/engine/seats.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace tacklebox {

class Table;

/// A few events that belong together, usually one line of a TableNarrator.
struct KeyMoment {
    int event = 0, last = 0;           ///< first and last event
    int deal = 0, move = 0;            ///< number of the deal and of the move in it, from 1
    Seat seat = kNoSeat;               ///< the player who gains
    int gain = 0;                      ///< points gained
    int leadBefore = 0, leadAfter = 0; ///< points ahead of the best other player
    QString headline;                  ///< without a full stop: "Cleo takes the lead for good"
    QStringList sentences;             ///< one or two sentences about it
    std::vector<Face> faces;           ///< at most two public cards of it
};

struct KeyMoments {
    /// The best catch: most points at once. Ties are broken by a change of the lead, then by cards taken from
    /// other hands, then by the later moment.
    std::optional<KeyMoment> best;
    /// The moment from which the winner led to the end. nullopt for a shared win, if the winner always led,
    /// or if it is the best catch.
    std::optional<KeyMoment> turningPoint;
    /// The best catch is also the turning point.
    bool bestIsTurningPoint = false;
};

/// The key moments of a finished match; none if it is unfinished. Uses public events only; addressed to the
/// viewer called "you" at the table. Takes one pass over the match.
KeyMoments keyMomentsOf(const Table& table);

} // namespace tacklebox
