#include "views/history/matchnews.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tacklebox {

namespace {

struct MatchNews {
    Q_DECLARE_TR_FUNCTIONS(MatchNews)
};

} // namespace

QString newsOfMatch(const QList<PersonalResult>& results, qint64 match, const QString& title) {
    const auto isIt = [match](const PersonalResult& result) { return result.match == match; };
    const auto here = std::find_if(results.begin(), results.end(), isIt);
    if (match == 0 || here == results.end() || std::count_if(results.begin(), results.end(), isIt) > 1)
        return {};
    QList<PersonalResult> own = filtered(results, {.game = here->game, .name = here->name});
    const Statistics now = statisticsOf(own);
    own.removeIf(isIt);
    const Statistics before = statisticsOf(own);

    if (before.matches == 0)
        return here->won ? MatchNews::tr("Your first match of %1, and you won!").arg(title)
                         : MatchNews::tr("Your first match of %1. Your record starts here.").arg(title);
    QStringList news;
    if (here->score > std::max(0, before.bestScore))
        news << MatchNews::tr("%n point(s), your best match so far.", nullptr, here->score);
    if (here->won && now.streak > 1)
        news << (now.streak > before.longestStreak
                     ? MatchNews::tr("%n wins in a row, your longest streak yet.", nullptr, now.streak)
                     : MatchNews::tr("%n wins in a row.", nullptr, now.streak));
    else if (!here->won && before.streak > 1)
        news << MatchNews::tr("That ends your streak of %n wins.", nullptr, before.streak);
    if (news.size() < 2)
        news << MatchNews::tr("%1: %2 of %n match(es) won.", "a game, and how many", now.matches)
                    .arg(title, QLocale().toString(now.wins));
    return news.join(u' ');
}

} // namespace tacklebox
