// What the two regulars at the counter say: one sentence, true of what is kept.
#pragma once

#include "views/lobby/shelffacts.h"

#include <QList>
#include <QString>

namespace tacklebox {

/// Who says what, and how two of them scale.
struct Greeting {
    QString speaker;  ///< a portrait: "hal"
    QString mood;     ///< of both: "calm", "delighted", "thinking", "stung"
    QString listener; ///< the other one's portrait
    QString words;

    bool operator==(const Greeting&) const = default;
};

/// All that can be said now, what matters most first; never empty. `chosen`: the game whose deal of the day
/// is on the wall. `atTable`: the title of the game that still lies at the table; empty if none does.
QList<Greeting> greetingsFor(const ShelfFacts& facts, const QString& chosen, const QString& atTable);
/// One of the first three of them: another one at each visit, by its number.
Greeting greetingFor(const ShelfFacts& facts, const QString& chosen, const QString& atTable, int visit);

} // namespace tacklebox
