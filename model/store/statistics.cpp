#include "model/store/statistics.h"

#include <algorithm>
#include <iterator>

namespace tacklebox {

namespace {

/// A CSV field. Prefixes text that a spreadsheet would treat as a formula with an apostrophe.
QString field(QString text) {
    if (!text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text[0])) text.prepend(u'\'');
    if (text.contains(u'"') || text.contains(u',') || text.contains(u'\n') || text.contains(u'\r'))
        return u'"' + text.replace(u'"', QStringLiteral("\"\"")) + u'"';
    return text;
}

QString nameOf(Level level) {
    return QString::fromUtf8(name(level).data());
}

} // namespace

bool ResultFilter::matches(const PersonalResult& result) const {
    return (game.isEmpty() || game == result.game) && (name.isEmpty() || name == result.name) &&
           (seats == 0 || seats == result.seats) && (!level || level == result.level) &&
           (!personsOnly || !result.level) &&
           (help == HelpFilter::Any || (help == HelpFilter::With) == result.help.any());
}

QList<PersonalResult> filtered(const QList<PersonalResult>& results, const ResultFilter& filter) {
    QList<PersonalResult> those;
    std::copy_if(results.begin(), results.end(), std::back_inserter(those),
                 [&](const PersonalResult& result) { return filter.matches(result); });
    return those;
}

Statistics statisticsOf(const QList<PersonalResult>& results, const ResultFilter& filter) {
    Statistics statistics;
    qint64 sum = 0;
    for (const PersonalResult& result : results) {
        if (!filter.matches(result)) continue;
        statistics.bestScore =
            statistics.matches ? std::max(statistics.bestScore, result.score) : result.score;
        ++statistics.matches;
        statistics.wins += result.won;
        sum += result.score;
        statistics.streak = result.won ? statistics.streak + 1 : 0;
        statistics.longestStreak = std::max(statistics.longestStreak, statistics.streak);
        statistics.longestChain = std::max(statistics.longestChain, result.longestChain);
        for (const QString& ending : result.endings)
            ++statistics.endings[{result.game, ending}];
        statistics.scores.append(result.score);
        statistics.helped += result.help.any();
        statistics.equalShare += 1.0 / result.seats;
    }
    if (statistics.matches) {
        statistics.meanScore = double(sum) / statistics.matches;
        statistics.equalShare /= statistics.matches;
    }
    return statistics;
}

QByteArray csvHeader() {
    return "match,begun,finished,game,seat,name,player,score,won,longest_chain,endings,"
           "hints,taken_back,minds,what_if\r\n";
}

QByteArray csvOf(const QList<MatchSummary>& matches) {
    QString text;
    for (const MatchSummary& match : matches)
        for (qsizetype seat = 0; seat < std::min(match.seats.size(), match.result.seats.size()); ++seat) {
            const SeatPlan& plan = match.seats[seat];
            const SeatResult& result = match.result.seats[seat];
            const Help& help = match.result.help;
            text += QStringList{QString::number(match.id),
                                match.begun.toString(Qt::ISODate),
                                match.played.toString(Qt::ISODate),
                                match.game,
                                QString::number(seat),
                                field(plan.name),
                                plan.person ? QStringLiteral("person") : nameOf(plan.level),
                                QString::number(result.score),
                                QString::number(int(result.won)),
                                QString::number(result.longestChain),
                                match.result.endings.join(u' '),
                                QString::number(help.hints),
                                QString::number(help.takenBack),
                                QString::number(int(help.knowledgeShown)),
                                QString::number(int(match.whatIf))}
                        .join(u',') +
                    QStringLiteral("\r\n");
        }
    return text.toUtf8();
}

} // namespace tacklebox
