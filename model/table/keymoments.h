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

/// A few events that belong together, usually one TableNarrator::Line.
struct KeyMoment {
    int event = 0, last = 0;           ///< first and last event
    int deal = 0, move = 0;            ///< number of the deal and of the move in it, from 1
    Seat seat = kNoSeat;               ///< the player who gains
    int gain = 0;                      ///< points gained
    int leadBefore = 0, leadAfter = 0; ///< points ahead of the best other player
    QString headline;                  ///< without a full stop: "Cleo takes the lead for good"
    QStringList sentences;             ///< one or two, about its events
    std::vector<Face> faces;           ///< at most two face-up cards in its events
};

struct KeyMoments {
    /// The *catch of the match*: most points at once. Ties are broken by a change of the lead, then by cards
    /// taken from other hands, then by the later moment.
    std::optional<KeyMoment> best;
    /// The moment from which the winner led to the end. nullopt for a shared win, if the winner always led,
    /// or if it is `best`.
    std::optional<KeyMoment> turningPoint;
    /// `best` is also the turning point.
    bool bestIsTurningPoint = false;
};

/// The key moments of a finished match; none if it is unfinished. Uses public events only. The sentences call
/// the table's viewer "you". Reads all events of the match.
KeyMoments keyMomentsOf(const Table& table);

} // namespace tacklebox
