#include "views/history/report.h"

#include "views/games/games.h"
#include "views/panels/playerwords.h"
#include "views/theme/numbers.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tacklebox {

/// Translation context.
struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

namespace {

QString meanWords(double mean) {
    return theme::withMinus(QLocale().toString(std::round(mean * 10) / 10 + 0.0, 'f', 1)); // never "-0.0"
}

QString dash() {
    return ReportWords::tr("–", "a figure that would mean nothing");
}

QString winsWords(const Statistics& counted) {
    return ReportWords::tr("%1 (%2 of %3)", "share of wins, wins, games")
        .arg(percentWords(counted.share()), QLocale().toString(counted.wins),
             QLocale().toString(counted.matches));
}

QList<Figure> figuresOf(const Statistics& counted, bool oneGame, bool onePerson) {
    const QLocale locale;
    const bool any = counted.matches > 0;
    const QString chooseGame = ReportWords::tr("choose one game to see it"),
                  choosePerson = ReportWords::tr("choose one player to see it");
    QList<Figure> figures;
    figures.append(
        {ReportWords::tr("Games"), locale.toString(counted.matches),
         counted.helped == 0 ? QString() : ReportWords::tr("%n with help", nullptr, counted.helped)});
    figures.append({ReportWords::tr("Wins"), locale.toString(counted.wins),
                    any ? ReportWords::tr("%1; an equal share is %2", "two percentages")
                              .arg(percentWords(counted.share()), percentWords(counted.equalShare))
                        : QString()});
    const auto add = [&](const QString& title, bool means, const QString& value, const QString& why,
                         const QString& line = {}) {
        figures.append({title, any && means ? value : dash(), !any ? QString() : means ? line : why});
    };
    add(ReportWords::tr("Best score"), oneGame, theme::numberText(counted.bestScore), chooseGame);
    add(ReportWords::tr("Average score"), oneGame, meanWords(counted.meanScore), chooseGame);
    add(ReportWords::tr("Wins in a row"), onePerson, locale.toString(counted.streak), choosePerson,
        ReportWords::tr("longest: %1").arg(locale.toString(counted.longestStreak)));
    add(ReportWords::tr("Most asks in a turn"), counted.longestChain > 0,
        locale.toString(counted.longestChain), ReportWords::tr("no asks in this game"),
        ReportWords::tr("in a row"));
    return figures;
}

QList<BarChart::Bar> levelBars(const QList<PersonalResult>& results, ResultFilter filter) {
    QList<BarChart::Bar> bars;
    const auto add = [&](const std::optional<Level>& level) {
        filter.level = level;
        filter.personsOnly = !level;
        const Statistics counted = statisticsOf(results, filter);
        if (counted.matches > 0)
            bars.append({tableLevelTitle(level), counted.share(), winsWords(counted), counted.equalShare});
    };
    add(std::nullopt);
    for (const Level level : {Level::Random, Level::Minnow, Level::Perch, Level::Pike, Level::Shark})
        add(level);
    return bars;
}

QString barsInWords(const QList<BarChart::Bar>& bars) {
    QStringList words;
    for (const BarChart::Bar& bar : bars)
        words << ReportWords::tr("%1: %2", "a bar and its value").arg(bar.label, bar.words);
    return words.join(ReportWords::tr("; "));
}

} // namespace

QString percentWords(double share) {
    return ReportWords::tr("%1%", "percent").arg(QLocale().toString(share * 100, 'f', 0));
}

QString tableLevelTitle(const std::optional<Level>& level) {
    return level ? levelTitle(*level) : ReportWords::tr("players only", "who sat at the table");
}

Report reportOf(const QList<PersonalResult>& results, const ResultFilter& filter, bool onePerson) {
    const Statistics counted = statisticsOf(results, filter);
    const bool oneGame = !filter.game.isEmpty();
    const QLocale locale;
    Report report;
    report.figures = figuresOf(counted, oneGame, onePerson);
    if (oneGame)
        for (const PersonalResult& result : filtered(results, filter))
            report.scores.append({result.score, result.won, result.played});
    if (!report.scores.isEmpty())
        report.scoresSummary =
            ReportWords::tr("%n game(s), oldest first.", nullptr, int(report.scores.size())) + u' ' +
            ReportWords::tr("Average %1, best %2, latest %3.")
                .arg(meanWords(counted.meanScore), theme::numberText(counted.bestScore),
                     theme::numberText(report.scores.last().score));

    QHash<QString, int> titled; // two games may have endings of the same title
    for (auto ending = counted.endings.begin(); ending != counted.endings.end(); ++ending)
        titled[endingTitle(ending.key().game, ending.key().name)] += ending.value();
    for (auto ending = titled.begin(); ending != titled.end(); ++ending)
        report.endings.append(
            {ending.key(), double(ending.value()), locale.toString(ending.value()), std::nullopt});
    std::sort(report.endings.begin(), report.endings.end(),
              [](const BarChart::Bar& a, const BarChart::Bar& b) {
                  return a.value != b.value ? a.value > b.value : a.label < b.label;
              });
    report.endingsSummary = barsInWords(report.endings);
    report.levels = levelBars(results, filter);
    report.levelsSummary = barsInWords(report.levels);
    return report;
}

} // namespace tacklebox
