// What a page of statistics shows for one choice of games, in figures and words.
#pragma once

#include "model/store/statistics.h"
#include "views/charts/barchart.h"
#include "views/charts/linechart.h"

namespace tacklebox {

/// One figure with what it means.
struct Figure {
    QString title; ///< "Wins"
    QString value; ///< "18"; a dash where it would mean nothing
    QString line;  ///< "43 % of the games; ..."; may be empty
};

struct Report {
    QList<Figure> figures;
    QList<LineChart::Point> scores; ///< empty unless one game is chosen
    QList<BarChart::Bar> endings, levels;
    QString scoresSummary, endingsSummary, levelsSummary;
};

/// `onePerson`: all that `selection` takes is one person's, so that a streak means something.
Report reportOf(const QList<PersonalResult>& results, const Selection& selection, bool onePerson);

/// "43 %".
QString percentWords(double share);
/// "only persons" for a table without bots, else the level's name.
QString tableLevelTitle(const std::optional<Level>& level);

} // namespace tacklebox
