#include "views/lobby/shelfwords.h"

#include "views/games/games.h"
#include "views/history/pastwords.h"
#include "views/panels/playerwords.h"
#include "views/theme/numbers.h"
#include "views/theme/sentences.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <climits>
#include <optional>

namespace tacklebox {

/// The translation context of this file.
struct ShelfWords {
    Q_DECLARE_TR_FUNCTIONS(ShelfWords)
};

namespace {

constexpr qint64 kWeek = 7;

QString number(int value) {
    return theme::numberText(value);
}

bool hasWon(const MatchSummary& match, Seat seat) {
    return match.result.seats[seat].won;
}

/// The result of a match other than one person's against bots.
QString winnersWords(const MatchSummary& match, const QDateTime& now) {
    QStringList winners;
    Seat first = kNoSeat;
    for (qsizetype seat = 0; seat < match.seats.size(); ++seat) {
        if (!hasWon(match, Seat(seat))) continue;
        winners << match.seats[seat].name;
        if (first == kNoSeat) first = Seat(seat);
    }
    const QString day = dayWords(match.played, now);
    if (first == kNoSeat) return ShelfWords::tr("nobody won %1", "when").arg(day);
    const QString own = number(match.result.seats[first].score);
    if (winners.size() > 1)
        return ShelfWords::tr("%1 shared the win %2 with %3", "names, when, points")
            .arg(listed(winners), day, own);
    return ShelfWords::tr("%1 won %2, %3 to %4", "a name, when, points")
        .arg(winners.front(), day, own, number(bestOfOthers(match, first)));
}

} // namespace

QString shortTitle(const QString& game) {
    const GameInfo* info = gameInfo(game);
    return info ? info->shortTitle : game;
}

QString dateWords(const QDate& day, const QDate& today) {
    return QLocale().toString(
        day, day.year() == today.year()
                 ? ShelfWords::tr("d MMMM", "a day of this year, as QDate::toString() reads it")
                 : ShelfWords::tr("d MMMM yyyy", "a day, as QDate::toString() reads it"));
}

QString momentWords(const QDateTime& when, const QDateTime& now) {
    const QDateTime local = when.toLocalTime();
    const QDate day = local.date();
    const qint64 ago = day.daysTo(now.date());
    const QString time = QLocale().toString(local.time(), QLocale::ShortFormat);
    if (ago == 0) return ShelfWords::tr("today, %1", "a time").arg(time);
    if (ago == 1) return ShelfWords::tr("yesterday, %1", "a time").arg(time);
    if (ago > 1 && ago < kWeek)
        return ShelfWords::tr("%1, %2", "a weekday and a time")
            .arg(QLocale().standaloneDayName(day.dayOfWeek()), time);
    return dateWords(day, now.date());
}

QString dayWords(const QDateTime& when, const QDateTime& now) {
    const QDate day = when.toLocalTime().date();
    const qint64 ago = day.daysTo(now.date());
    if (ago == 0) return ShelfWords::tr("today");
    if (ago == 1) return ShelfWords::tr("yesterday");
    if (ago > 1 && ago < kWeek)
        return ShelfWords::tr("on %1", "a weekday").arg(QLocale().standaloneDayName(day.dayOfWeek()));
    return ShelfWords::tr("on %1", "a date").arg(dateWords(day, now.date()));
}

Seat leaderOf(const MatchSummary& match) {
    const QList<int>& scores = match.progress.scores;
    if (match.progress.deal < 1 || scores.isEmpty() || scores.size() != match.seats.size()) return kNoSeat;
    const auto most = std::max_element(scores.begin(), scores.end());
    if (*most == 0 || std::count(scores.begin(), scores.end(), *most) > 1) return kNoSeat;
    return Seat(most - scores.begin());
}

QString leadWords(const MatchSummary& match, bool withDeal) {
    const QList<int>& scores = match.progress.scores;
    if (match.progress.deal < 1 || scores.isEmpty() || scores.size() != match.seats.size()) return {};
    const QString deal = dealTitle(match.game, number(match.progress.deal));
    if (std::all_of(scores.begin(), scores.end(), [](int score) { return score == 0; }))
        return withDeal ? ShelfWords::tr("%1, no points yet", "a round or game").arg(deal)
                        : ShelfWords::tr("No points yet");
    const Seat leader = leaderOf(match);
    if (leader == kNoSeat) {
        const QString level = number(*std::max_element(scores.begin(), scores.end()));
        return withDeal ? ShelfWords::tr("%1, tied at %2",
                                         "a round or game, and points of those who share the lead")
                              .arg(deal, level)
                        : ShelfWords::tr("Tied at %1", "points of those who share the lead").arg(level);
    }
    QList<int> others = scores;
    const QString own = number(others.takeAt(leader));
    const QString second =
        others.isEmpty() ? number(0) : number(*std::max_element(others.begin(), others.end()));
    if (leader == onlyPersonOf(match.seats))
        return withDeal ? ShelfWords::tr("%1, you lead, %2 to %3", "a round or game, points")
                              .arg(deal, own, second)
                        : ShelfWords::tr("You lead, %1 to %2", "points").arg(own, second);
    const QString name = match.seats[leader].name;
    return withDeal ? ShelfWords::tr("%1, %2 leads, %3 to %4", "a round or game, a name, points")
                          .arg(deal, name, own, second)
                    : ShelfWords::tr("%1 leads, %2 to %3", "a name, points").arg(name, own, second);
}

int bestOfOthers(const MatchSummary& match, Seat seat) {
    std::optional<int> best;
    for (qsizetype other = 0; other < match.result.seats.size(); ++other)
        if (other != seat) best = std::max(best.value_or(INT_MIN), match.result.seats[other].score);
    return best.value_or(0);
}

QString lastResultWords(const MatchSummary& match, const QDateTime& now) {
    const Seat you = onlyPersonOf(match.seats);
    if (you == kNoSeat) return winnersWords(match, now);
    const QString day = dayWords(match.played, now), own = number(match.result.seats[you].score),
                  others = number(bestOfOthers(match, you));
    const auto winners = std::count_if(match.result.seats.begin(), match.result.seats.end(),
                                       [](const SeatResult& seat) { return seat.won; });
    if (!hasWon(match, you))
        return ShelfWords::tr("lost %1, %2 to %3", "a match: when, points").arg(day, own, others);
    if (winners > 1)
        return ShelfWords::tr("shared the win %1, %2 each", "a match: when, points").arg(day, own);
    return ShelfWords::tr("won %1, %2 to %3", "a match: when, points").arg(day, own, others);
}

QString dayDealWords(const DayDeal& deal) {
    switch (deal.state) {
    case DayDeal::State::Fresh: break;
    case DayDeal::State::Begun: {
        const QString standing = leadWords(deal.match);
        return standing.isEmpty() ? ShelfWords::tr("Started, not finished") : standing;
    }
    case DayDeal::State::Played: {
        const Seat you = onlyPersonOf(deal.match.seats);
        if (you == kNoSeat) break;
        const QString own = number(deal.match.result.seats[you].score),
                      others = number(bestOfOthers(deal.match, you));
        return hasWon(deal.match, you)
                   ? ShelfWords::tr("Played and won, %1 to %2", "points").arg(own, others)
                   : ShelfWords::tr("Played and lost, %1 to %2", "points").arg(own, others);
    }
    }
    return ShelfWords::tr("Not played yet today");
}

QString dayTableWords(const TablePlan& plan, const QDate& day, const QDate& today, bool practice) {
    QStringList opponents;
    for (const SeatPlan& seat : plan.seats)
        if (!seat.person) opponents << seat.name;
    const QString words =
        practice ? ShelfWords::tr("Practice: the deal of %1. %2 against %3. %4 Only your first result on the "
                                  "day itself counts.",
                                  "a date, a game, opponents, how to win as a sentence")
                 : ShelfWords::tr("Today's deal, %1. %2 against %3. %4 Your first result counts.",
                                  "a date, a game, opponents, how to win as a sentence");
    return words.arg(dateWords(day, today), gameTitle(plan.game), listed(opponents),
                     withFullStop(targetWords(plan)));
}

QString dayGoalWords(const GoalResult& pike, const GoalResult& shark) {
    const auto winsOnly = [](const GoalResult& result) { return result.score == int(result.won); };
    if (!winsOnly(pike) || !winsOnly(shark))
        return ShelfWords::tr("A Pike made %1 with your cards, a Shark %2.", "points")
            .arg(number(pike.score), number(shark.score));
    if (pike.won && shark.won) return ShelfWords::tr("A Pike and a Shark each won with your cards.");
    if (pike.won) return ShelfWords::tr("A Pike won with your cards, a Shark lost.");
    if (shark.won) return ShelfWords::tr("A Shark won with your cards, a Pike lost.");
    return ShelfWords::tr("Neither a Pike nor a Shark won with your cards.");
}

QString dayResultWords(const MatchSummary& match) {
    const Seat you = onlyPersonOf(match.seats);
    return ShelfWords::tr("%1, %2 to %3", "Won, Lost or Shared; points")
        .arg(resultWords(match), number(match.result.seats[you].score), number(bestOfOthers(match, you)));
}

QString dayShareText(const DayResult& result, const QString& code) {
    return ShelfWords::tr("Tacklebox, deal of %1, %2: %3", "a date, a game, a result")
               .arg(dateWords(result.day, {}), gameTitle(result.match.game), dayResultWords(result.match)) +
           u'\n' + ShelfWords::tr("Same cards: %1", "a deal code").arg(code);
}

} // namespace tacklebox
