// What a player has set once for all tables, kept between two evenings.
#pragma once

#include "model/table/plan.h"
#include "views/panels/announcer.h"
#include "views/scene/tableview.h"

#include <QString>
#include <QStringList>

#include <optional>

class QSettings;

namespace tacklebox {

struct Settings {
    MotionManners motion;
    bool sounds = true;
    int volume = 60;       ///< 0 to 100
    int textPercent = 100; ///< 100 to 200, of the system's text size
    Announced announcements = Announced::All;
    Manners manners;
    bool confirmAsks = false;                    ///< a move needs a second press, for hands that tremble
    QString language = QStringLiteral("system"); ///< "system", "en" or "de"
    bool singleKeys = true; ///< letters and digits do something without Ctrl (WCAG 2.1.4)
    // Of the curtain, where several persons play:
    bool onePress = false; ///< hands are shown on one press instead of a hold
    bool soundsOffWhilePassing = true;

    /// What was saved; what is missing, unknown or out of bounds is as at first. `strange` gets the names of
    /// those that are there but mean nothing.
    static Settings load(const QSettings& store, QStringList* strange = nullptr);
    /// Does nothing if that is what is saved already: a later version of the program may know more values.
    void save(QSettings& store) const;

    bool operator==(const Settings&) const = default;
};

/// Makes the program's letters so large: percent of what they were when this was first called.
void useTextSize(int percent);

/// What a table of that game was last set up with; nothing if it never was, or what is kept cannot be played.
std::optional<TablePlan> lastPlan(const QSettings& store, const QString& game);
/// For a game that was never set up: one person and three bots, or as many as it holds.
TablePlan firstPlan(const QString& game);
/// Keeps the plan for lastPlan(), but not its seed, which is for one match.
void savePlan(QSettings& store, const TablePlan& plan);

} // namespace tacklebox
