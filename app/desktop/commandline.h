// The options on the command line.
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
    std::optional<TablePlan> table;       ///< --game, --seats, --seed: a table to open at the start
    QString file;                         ///< a record to open or a file of games to import; empty: none
    std::optional<QList<SeatPlan>> seats; ///< --seats, for `file`
    std::optional<Pace> pace;
    std::optional<QSize> size; ///< of the window, logical pixels
    QString lesson;            ///< the game whose lesson to start; empty: none
    QString language;          ///< "en", "de"; empty: the settings decide
    QString smokeTest;         ///< the file for the findings; empty: no smoke test
    bool resume = false;       ///< resume the last unfinished game, if there is one
    bool demo = false;         ///< play random moves and print the number of steps
    bool measure = false;      ///< print start time and memory, then quit
    QString screenshots;       ///< the folder for screenshots; empty: none

    /// Reads the arguments; the first is the program's name. On failure sets *error to a message for the user
    /// and returns an empty CommandLine. Sets *answer to text to print instead of starting (--help,
    /// --version). Calls `speak` with the value of --language before creating names and further messages in
    /// that language.
    using Speak = std::function<void(const QString& language)>;
    static CommandLine read(const QStringList& arguments, QString* error, QString* answer,
                            const Speak& speak = {});
};

/// Reads "you,perch,you:Ben,pike:Nick": for each seat a person or a bot's level, with an optional name. On
/// failure returns an empty list and sets *error to a message for the user.
QList<SeatPlan> readSeats(const QString& words, QString* error);

/// Returns the ids of the games, in the order of the lobby.
QStringList gameIds();

} // namespace tacklebox
