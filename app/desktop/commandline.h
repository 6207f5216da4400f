// What the program was started with.
#pragma once

#include "model/table/plan.h"
#include "views/scene/tableview.h"

#include <QSize>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace tacklebox {

struct CommandLine {
    std::optional<TablePlan> table;       ///< --game, --seats, --seed: a table to sit down at right away
    QString file;                         ///< a record to go on with; empty for none
    std::optional<QList<SeatPlan>> seats; ///< --seats, for `file`
    std::optional<Pace> pace;
    std::optional<QSize> size; ///< of the window, logical pixels
    QString lesson;            ///< the game whose lesson is to be given; empty: none
    QString language;          ///< "en", "de"; empty: the settings decide
    QString smokeTest;         ///< where to write what was found; empty: no smoke test
    bool resume = false;       ///< go on with the game that was played last, if there is one
    bool demo = false;         ///< play by itself, and print how many steps have been shown
    bool measure = false;      ///< print how long the start took and what memory it needs, and quit
    QString screenshots;       ///< a folder for pictures; empty: none wanted

    /// Reads the arguments (the first is the program's own name). A fault is a sentence for a person, and the
    /// command line is then empty. `answer` is text to print instead of starting (--help, --version). `speak`
    /// is called with a language that is asked for, before players are named or a fault is told in it.
    using Speak = std::function<void(const QString& language)>;
    static CommandLine read(const QStringList& arguments, QString* fault, QString* answer,
                            const Speak& speak = {});
};

/// Reads "you,perch,you:Ben,pike:Nick": a person or a bot's level a seat, with a name if one is given. Empty
/// with a sentence in *fault if a word is none of these.
QList<SeatPlan> readSeats(const QString& words, QString* fault);

/// What the games are called on a command line, in the order of the lobby.
QStringList gameIds();

} // namespace tacklebox
