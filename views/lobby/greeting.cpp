#include "views/lobby/greeting.h"

#include "model/table/career.h"
#include "views/games/common/seatpictures.h"
#include "views/games/games.h"
#include "views/lobby/shelfwords.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cstdlib>

namespace tacklebox {

namespace {

constexpr int kLongAway = 14, kLongLain = 7; ///< days
constexpr int kMany = 3;                     ///< games on the counter, or equal results in a row
constexpr int kChoice = 3;                   ///< number of sentences that take turns
constexpr int kClosePercent = 5;

/// The translation context of this file.
struct Greetings {
    Q_DECLARE_TR_FUNCTIONS(Greetings)
};

QString figure(int value) {
    return QLocale().toString(value);
}

/// Collects sentences. Each gets another pair of regulars, unless a player at the table must speak.
class Sayings {
  public:
    void say(const QString& words, const QString& mood, const QString& speaker = {}) {
        static const QStringList kPairs[] = {{QStringLiteral("hal"), QStringLiteral("finn")},
                                             {QStringLiteral("ada"), QStringLiteral("gus")},
                                             {QStringLiteral("cleo"), QStringLiteral("ben")},
                                             {QStringLiteral("dan"), QStringLiteral("eve")}};
        const QStringList& pair = kPairs[m_sayings.size() % std::size(kPairs)];
        const QString who = speaker.isEmpty() ? pair[0] : speaker;
        m_sayings.append({who, mood, pair[1] == who ? pair[0] : pair[1], words});
    }
    const QList<Greeting>& all() const { return m_sayings; }

  private:
    QList<Greeting> m_sayings;
};

/// The portrait in that seat if a bot sits there; empty for a person.
QString regularAt(const MatchSummary& match, Seat seat) {
    return match.seats[seat].person ? QString() : portraitOf(match.seats, seat);
}

/// True if a regular sits there under their own name and may say "I".
bool speaksForHimself(const MatchSummary& match, Seat seat) {
    return regularAt(match, seat) == match.seats[seat].name.toLower();
}

const QString kCalm = QStringLiteral("calm"), kGlad = QStringLiteral("delighted"),
              kThinks = QStringLiteral("thinking"), kStung = QStringLiteral("stung");

/// The regular who sets the task; empty for the guest, who never speaks.
QString regularOf(const CareerTask& task) {
    const QString regular = QString::fromLatin1(task.regular);
    return regulars().contains(regular, Qt::CaseInsensitive) ? regular : QString();
}

void sayOfUnfinished(const ShelfFacts& facts, Sayings& sayings) {
    const auto free =
        std::find_if(facts.unfinished.begin(), facts.unfinished.end(), [](const MatchSummary& match) {
            return match.playedBy == PlayedBy::Nobody && !match.damage;
        });
    if (free == facts.unfinished.end()) return;
    const MatchSummary& match = *free;
    const QString title = shortTitle(match.game);
    const Seat leader = leaderOf(match), you = onlyPersonOf(match.seats);
    if (match.progress.deal >= 1 && leader == kNoSeat) {
        const auto& scores = match.progress.scores;
        const bool none = std::all_of(scores.begin(), scores.end(), [](int score) { return score == 0; });
        if (none)
            sayings.say(Greetings::tr("Your game of %1 is still on the table.", "a game").arg(title), kCalm);
        else
            sayings.say(Greetings::tr("Nobody's ahead in %1. Shall we settle it?", "a game").arg(title),
                        kThinks);
    } else if (leader != kNoSeat && leader == you) {
        sayings.say(Greetings::tr("You're ahead in %1. I'd keep going.", "a game").arg(title), kGlad);
    } else if (leader != kNoSeat && speaksForHimself(match, leader)) {
        sayings.say(
            Greetings::tr("I'm ahead in %1. Coming?", "a regular says about themselves; a game").arg(title),
            kGlad, regularAt(match, leader));
    } else if (leader != kNoSeat) {
        sayings.say(Greetings::tr("%1 is ahead in %2. Not for long, I hope?", "a name and a game")
                        .arg(match.seats[leader].name, title),
                    kThinks);
    }
    const auto days = int(match.played.toLocalTime().date().daysTo(facts.now.date()));
    if (days >= kLongLain)
        sayings.say(Greetings::tr("%1 has been waiting for %n day(s).", "a game", days).arg(title), kCalm);
    if (facts.unfinished.size() >= kMany)
        sayings.say(Greetings::tr("%n game(s) on the counter. Which one first?", nullptr,
                                  int(facts.unfinished.size())),
                    kThinks);
}

void sayOfResults(const ShelfFacts& facts, Sayings& sayings) {
    if (facts.lately.isEmpty()) return;
    const MatchSummary& match = facts.lately.front();
    const QString title = shortTitle(match.game);
    const auto daysSince = [&facts](const MatchSummary& one) {
        return int(one.played.toLocalTime().date().daysTo(facts.now.date()));
    };
    const int days = daysSince(match);
    const Seat you = onlyPersonOf(match.seats);
    int away = days; // includes unfinished matches
    for (const MatchSummary& one : facts.unfinished)
        away = std::min(away, daysSince(one));
    if (away >= kLongAway)
        sayings.say(Greetings::tr("Good to see you. %n day(s) without a card.", nullptr, away), kGlad);
    // Equal results in a row, in matches of one person against bots.
    int same = 0;
    for (const MatchSummary& one : facts.lately) {
        const Seat seat = onlyPersonOf(one.seats);
        if (you == kNoSeat || seat == kNoSeat || one.result.seats[seat].won != match.result.seats[you].won)
            break;
        ++same;
    }
    const bool won = you != kNoSeat && match.result.seats[you].won;
    const bool known = same < facts.lately.size() || facts.all; // the start of the row
    const bool gentler = std::any_of(match.seats.begin(), match.seats.end(), [](const SeatPlan& seat) {
        return !seat.person && seat.level > Level::Minnow;
    });
    if (same >= kMany && known && won)
        sayings.say(Greetings::tr("%n win(s) in a row. Who's going to stop you?", nullptr, same), kStung);
    else if (same >= kMany && known && gentler)
        sayings.say(Greetings::tr("%n losses in a row. A Minnow would be gentler.", nullptr, same), kCalm);
    if (you != kNoSeat && days <= 1) {
        const int own = match.result.seats[you].score, others = bestOfOthers(match, you);
        const auto winners = std::count_if(match.result.seats.begin(), match.result.seats.end(),
                                           [](const SeatResult& seat) { return seat.won; });
        if (own != others &&
            std::abs(own - others) * 100 <= kClosePercent * std::max(std::abs(own), std::abs(others)))
            sayings.say(Greetings::tr("%1 to %2 in %3: that was close.", "points and a game")
                            .arg(figure(own), figure(others), title),
                        kThinks);
        if (won && winners > 1)
            sayings.say(Greetings::tr("A shared win in %1. Play it out?", "a game").arg(title), kThinks);
        else if (won)
            sayings.say(Greetings::tr("You won %1. Once more?", "a game").arg(title), kGlad);
        else
            for (qsizetype seat = 0; seat < match.seats.size(); ++seat) {
                if (!match.result.seats[seat].won) continue;
                const QString speaker = regularAt(match, Seat(seat));
                if (speaksForHimself(match, Seat(seat)))
                    sayings.say(Greetings::tr("I won our last %1. Want your revenge?",
                                              "a regular says about themselves; a game")
                                    .arg(title),
                                kGlad, speaker);
                else
                    sayings.say(Greetings::tr("%1 won the last %2. Want your revenge?", "a name and a game")
                                    .arg(match.seats[seat].name, title),
                                kCalm);
                break;
            }
    }
    if (facts.all && facts.lately.size() == 1)
        sayings.say(Greetings::tr("One match played. The sea is full of them."), kCalm);
    if (facts.all && facts.lately.size() % 10 == 0)
        sayings.say(Greetings::tr("That makes %n match(es). A fine log.", nullptr, int(facts.lately.size())),
                    kGlad);
}

} // namespace

QList<Greeting> greetingsFor(const ShelfFacts& facts, const QString& chosen, const QString& atTable) {
    Sayings sayings;
    const QList<GameInfo>& games = gameInfos();
    if (!atTable.isEmpty())
        sayings.say(Greetings::tr("Your %1 hand is where you left it.", "a game").arg(atTable), kCalm);
    if (atTable.isEmpty() && !facts.hasPlayed()) {
        const auto first = std::find_if(games.begin(), games.end(),
                                        [](const GameInfo& game) { return game.isForBeginners; });
        if (!facts.learned.isEmpty())
            sayings.say(Greetings::tr("You've learned %1. Shall we play?", "a game")
                            .arg(shortTitle(facts.learned.back())),
                        kGlad);
        else if (first != games.end() && facts.lesson.isEmpty())
            sayings.say(Greetings::tr("New here? Start with %1.", "a game").arg(first->shortTitle), kGlad);
    }
    if (const CareerTask* task = facts.tasks.value(chosen); task && facts.hasPlayed())
        sayings.say(Greetings::tr("On your harbour chart for %1: %2", "a game and a task")
                        .arg(shortTitle(chosen), wordsOf(*task)),
                    kThinks, regularOf(*task));
    sayOfUnfinished(facts, sayings);
    sayOfResults(facts, sayings);
    const DayDeal deal = facts.today.value(chosen);
    const QString title = shortTitle(chosen);
    const Seat you = onlyPersonOf(deal.match.seats);
    if (deal.state == DayDeal::State::Played && you != kNoSeat && deal.match.result.seats[you].won)
        sayings.say(Greetings::tr("You won today's %1 deal. Send a friend the code!", "a game").arg(title),
                    kGlad);
    else if (deal.state == DayDeal::State::Played)
        sayings.say(Greetings::tr("Today's %1 deal got away. There's another tomorrow.", "a game").arg(title),
                    kCalm);
    else if (deal.state == DayDeal::State::Begun)
        sayings.say(Greetings::tr("You've started today's %1 deal.", "a game").arg(title), kThinks);
    else if (!facts.lately.isEmpty() && gameInfo(chosen))
        sayings.say(Greetings::tr("Today's %1 deal is ready.", "a game").arg(title), kCalm);
    if (!facts.lately.isEmpty())
        for (const GameInfo& game : games) {
            if (facts.last.contains(game.id)) continue;
            sayings.say(
                Greetings::tr("You haven't finished a match of %1 yet.", "a game").arg(game.shortTitle),
                kThinks);
            break;
        }
    if (sayings.all().isEmpty()) sayings.say(Greetings::tr("Pull up a crate. What shall we play?"), kCalm);
    return sayings.all();
}

Greeting greetingFor(const ShelfFacts& facts, const QString& chosen, const QString& atTable, int visit) {
    const QList<Greeting> all = greetingsFor(facts, chosen, atTable);
    return all[std::abs(visit) % std::min<qsizetype>(all.size(), kChoice)];
}

} // namespace tacklebox
