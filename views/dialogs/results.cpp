#include "views/dialogs/results.h"

#include "views/games/common/seatpictures.h"
#include "views/games/games.h"
#include "views/panels/playerwords.h"
#include "views/theme/numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacklebox {

namespace {

struct Results {
    Q_DECLARE_TR_FUNCTIONS(Results)
};

QString number(int points) {
    return theme::numberText(points);
}

/// Adds up the points of laid sets in the results' rounds, from round `first` on. Returns false if cards left
/// in hand cost nothing, or if there are points from other sources.
bool addLaid(const Table& table, QList<Result>& results, int first) {
    bool others = false;
    const int deals = results.isEmpty() ? 0 : int(results.first().deals.size());
    for (int deal = 0; deal < deals; ++deal) {
        const std::vector<int> laid = table.laidPoints(first + deal);
        if (laid.empty()) return false;
        for (Result& result : results) {
            const int points = laid[result.seat], left = points - result.deals[deal];
            result.laid = result.laid.value_or(0) + points;
            result.left = result.left.value_or(0) + left;
            if (left < 0) return false;
            others |= left > 0;
        }
    }
    return others;
}

/// Adds up the points of special sets. Returns false if there was none.
bool addSpecial(const Table& table, QList<Result>& results, int first) {
    bool any = false;
    const int deals = results.isEmpty() ? 0 : int(results.first().deals.size());
    for (int deal = 0; deal < deals; ++deal) {
        const std::vector<int> special = table.specialPoints(first + deal);
        if (special.empty()) return false;
        for (Result& result : results) {
            const int points = special[result.seat];
            result.special = result.special.value_or(0) + points;
            result.usual = result.usual.value_or(0) + result.deals[deal] - points;
            any |= points > 0;
        }
    }
    return any;
}

/// The results of `deals`, numbered from `first`, with these totals.
QList<Result> resultsOf(const Table& table, const Scores& totals, const std::vector<Scored>& deals,
                        int first) {
    const MatchScore& score = table.score();
    const Seat you = table.names().you;
    QList<Result> results;
    for (Seat seat = 0; seat < table.seats(); ++seat) {
        Result result;
        result.seat = seat;
        result.name = seatTitle(table.plan(), seat, you);
        result.portrait = portraitOf(table, seat);
        result.won = score.over && score.winners.has(seat);
        result.you = seat == you;
        result.person = table.plan().seats[seat].person;
        result.total = totals[seat];
        for (const Scored& deal : deals)
            result.deals << deal.points[seat];
        results << result;
    }
    const auto better = [](const Result& one, const Result& other) {
        return one.won != other.won ? one.won : one.total > other.total;
    };
    for (Result& result : results)
        result.place = 1 + int(std::count_if(results.begin(), results.end(),
                                             [&](const Result& other) { return better(other, result); }));
    std::stable_sort(results.begin(), results.end(), better);
    if (!addLaid(table, results, first))
        for (Result& result : results) {
            result.laid.reset();
            result.left.reset();
        }
    if (!addSpecial(table, results, first))
        for (Result& result : results) {
            result.special.reset();
            result.usual.reset();
        }
    return results;
}

} // namespace

QList<Result> resultsOf(const Table& table) {
    return resultsOf(table, table.score().scores, table.deals(), 0);
}

QList<Result> resultsOfDeal(const Table& table, int deal) {
    const std::vector<Scored> all = table.deals();
    if (deal < 0 || deal >= int(all.size())) return resultsOf(table);
    const Scored& scored = all[std::size_t(deal)];
    return resultsOf(table, scored.totals, {scored}, deal);
}

Mood moodOf(const Result& result) {
    if (result.won) return Mood::Delighted;
    return result.person || result.place <= 2 ? Mood::Calm : Mood::Stung;
}

CardArt faceOf(const Result& result) {
    return portraitArt(result.portrait, moodName(moodOf(result)));
}

QString winnersTitle(const QList<Result>& results) {
    QStringList others;
    bool yours = false;
    for (const Result& result : results) {
        if (!result.won) continue;
        if (result.you)
            yours = true;
        else
            others << result.name;
    }
    constexpr int kMostNamed = 3;
    if (others.size() > kMostNamed)
        return yours ? Results::tr("You share the win with %n other(s)", nullptr, int(others.size()))
                     : Results::tr("%n player(s) share the win", nullptr, int(others.size()));
    if (yours && others.isEmpty()) return Results::tr("You win the match!");
    if (yours) return Results::tr("You share the win with %1", "one or several players").arg(listed(others));
    if (others.isEmpty()) return Results::tr("The match is over");
    if (others.size() > 1) return Results::tr("%1 share the win", "several players").arg(listed(others));
    return Results::tr("%1 wins the match", "one player").arg(others.first());
}

QString matchLine(const QList<Result>& results, const QString& game) {
    if (results.isEmpty()) return {};
    const int deals = int(results.first().deals.size());
    if (results.size() < 2 || results[1].won) return dealsWords(game, deals);
    //: The points of the winner and of the runner-up
    return Results::tr("%1, %2 to %3", "a number of rounds or games, and points")
        .arg(dealsWords(game, deals), number(results[0].total), number(results[1].total));
}

QString spokenRow(const Result& result, const QString& game) {
    // Qt's plural forms need a number that is not negative.
    //: A player's place in the match, their name, their points
    QString head = (result.total < 0 ? Results::tr("%1. %2, minus %n point(s)", nullptr, -result.total)
                                     : Results::tr("%1. %2, %n point(s)", nullptr, result.total))
                       .arg(result.place)
                       .arg(result.name);
    QStringList parts;
    if (result.deals.size() == 1 && result.deals.first() != result.total)
        parts << (dealIsGame(game) ? Results::tr("this game: %1") : Results::tr("this round: %1"))
                     .arg(number(result.deals.first()));
    for (int deal = 0; result.deals.size() > 1 && deal < result.deals.size(); ++deal)
        parts << QStringLiteral("%1: %2").arg(dealTitle(game, QString::number(deal + 1)),
                                              number(result.deals[deal]));
    if (result.laid) parts << Results::tr("laid: %1").arg(number(*result.laid));
    if (result.left) parts << Results::tr("left in hand: %1").arg(number(-*result.left));
    if (result.usual) parts << Results::tr("sets: %1").arg(number(*result.usual));
    if (result.special) parts << Results::tr("special sets: %1").arg(number(*result.special));
    if (parts.isEmpty()) return head;
    return QStringLiteral("%1: %2").arg(head, parts.join(QStringLiteral(", ")));
}

} // namespace tacklebox
