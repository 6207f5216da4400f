#pragma once

#include "model/store/statistics.h"
#include "views/charts/barchart.h"
#include "views/charts/linechart.h"

namespace tacklebox {

/// One figure of the statistics and its explanation.
struct Figure {
    QString title; ///< "Wins"
    QString value; ///< "18"; a dash if it has no meaning
    QString line;  ///< "43%; an equal share is 25%"; may be empty
};

/// The content of the statistics page for one selection.
struct Report {
    QList<Figure> figures;
    QList<LineChart::Point> scores; ///< empty unless the selection has one game
    QList<BarChart::Bar> endings, levels;
    QString scoresSummary, endingsSummary, levelsSummary;
};

/// `onePerson`: all selected results are of one person, so that streaks have a meaning.
Report reportOf(const QList<PersonalResult>& results, const ResultFilter& filter, bool onePerson);

/// "43%".
QString percentWords(double share);
/// The level's title, or "players only" for a table without bots.
QString tableLevelTitle(const std::optional<Level>& level);

} // namespace tacklebox
