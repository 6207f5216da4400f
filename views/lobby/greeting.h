// Sentences of the two regulars at the counter about the stored games.
#pragma once

#include "views/lobby/shelffacts.h"

#include <QList>
#include <QString>

namespace tacklebox {

/// A sentence with its speaker and a listener.
struct Greeting {
    QString speaker;  ///< a portrait: "hal"
    QString mood;     ///< of the speaker: "calm", "delighted", "thinking", "stung"
    QString listener; ///< the listener's portrait
    QString words;

    bool operator==(const Greeting&) const = default;
};

/// Returns all sentences that are true now, the most important first; never empty. `chosen`: the game whose
/// deal of the day is on the wall. `atTable`: the title of the game at the table; empty if there is none.
QList<Greeting> greetingsFor(const ShelfFacts& facts, const QString& chosen, const QString& atTable);
/// Returns one of the first three, chosen by the number of the visit.
Greeting greetingFor(const ShelfFacts& facts, const QString& chosen, const QString& atTable, int visit);

} // namespace tacklebox
