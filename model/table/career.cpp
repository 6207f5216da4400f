#include "model/table/career.h"

#include "model/json/json.h"
#include "model/table/table.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>
#include <map>

namespace tacklebox {

namespace {

constexpr const char* kTaken = R"("from":"hand:(?!ME)\d","to":"hand:ME")";

constexpr CareerTask kTwistedFish[] = {
    {"take", "ada", QT_TRANSLATE_NOOP("Career", "Get a card from another player."), kTaken},
    {"basket", "ben", QT_TRANSLATE_NOOP("Career", "Lay a basket."), R"("to":"baskets:ME")"},
    {"zinger", "cleo", QT_TRANSLATE_NOOP("Career", "Play a Zinger."),
     R"("seat":ME,"move":\{"kind":"(the-net|the-lure|game-warden|glass-bottom-boat|two-fisted|no-fishing|divine))"},
    {"three", "dan", QT_TRANSLATE_NOOP("Career", "Get three cards in a row from other players."),
     R"((?:[^\n]*"seat":ME,"move":\{"kind":"ask"[^\n]*\n[^\n]*"answer"[^\n]*\n[^\n]*"to":"hand:ME"[^\n]*\n){3})"},
    {"diver", "eve", QT_TRANSLATE_NOOP("Career", "Lay a basket with the Dead Scuba Diver."),
     R"("card":"dead-scuba-diver","from":"hand:ME","to":"baskets:ME")"},
    {"stop-net", "finn", QT_TRANSLATE_NOOP("Career", "Stop The Net."),
     R"("kind":"the-net","target":ME[^\n]*\n(?:(?!"kind":"ask").)*"seat":ME,"move":\{"kind":"(no-fishing|divine-intervention))"},
    {"round-100", "gus", QT_TRANSLATE_NOOP("Career", "Score 100 points in a round."), nullptr, 1, 100},
};

constexpr CareerTask kWhatTheFish[] = {
    {"dive", "ada", QT_TRANSLATE_NOOP("Career", "Dive with a FISH."), R"("seat":ME,"move":\{"kind":"dive")"},
    {"kill", "ben", QT_TRANSLATE_NOOP("Career", "Attack another player's fish."),
     R"("seat":ME,"move":\{"kind":"kill")"},
    {"protect", "cleo", QT_TRANSLATE_NOOP("Career", "Protect your fish."),
     R"("seat":ME,"move":\{"kind":"protect")"},
    {"wtf-card", "dan", QT_TRANSLATE_NOOP("Career", "Play a WTF card."),
     R"("seat":ME,"move":\{"kind":"(mugger|snapper|mrs|wtf|ben|communist|elvis|beaver))"},
    {"flush", "eve", QT_TRANSLATE_NOOP("Career", "Make a Flint Flush."),
     R"("seat":ME,"move":\{"kind":"flush")"},
    {"free", "finn", QT_TRANSLATE_NOOP("Career", "Win a game."), nullptr, 1, 1},
    {"free-big", "gus", QT_TRANSLATE_NOOP("Career", "Free a fish above 11."),
     R"("seat":ME,"move":\{"kind":"dive","card":"fish-1[23]"(?:(?!"kind":"dive").)*"fish-freed")", 1, 1},
};

constexpr CareerTask kPlatinumFish[] = {
    {"pair", "ada", QT_TRANSLATE_NOOP("Career", "Lay a pair."), R"("to":"matches:ME")"},
    {"six", "ben", QT_TRANSLATE_NOOP("Career", "Roll a six."),
     R"("event":"rolled","seat":ME,"dice":\[[^\]]*6)"},
    {"take", "cleo", QT_TRANSLATE_NOOP("Career", "Take the discard."),
     R"("seat":ME,"move":\{"kind":"take-discard")"},
    {"ask", "dan", QT_TRANSLATE_NOOP("Career", "Ask for a card and get it."), kTaken},
    {"match-discard", "eve", QT_TRANSLATE_NOOP("Career", "Pair a card of your hand with the discard."),
     R"("seat":ME,"move":\{"kind":"match-discard")"},
    {"six-pairs", "finn", QT_TRANSLATE_NOOP("Career", "Lay six pairs in a round."), R"("to":"matches:ME")",
     12},
    {"ten-pairs", "gus", QT_TRANSLATE_NOOP("Career", "Lay ten pairs in a round."), R"("to":"matches:ME")",
     20},
};

constexpr CareerTask kRainbowFish[] = {
    {"take", "ada", QT_TRANSLATE_NOOP("Career", "Get a card from another player."), kTaken},
    {"set", "ben", QT_TRANSLATE_NOOP("Career", "Lay a set."), R"("seat":ME,"move":\{"kind":"lay","number")"},
    {"wild", "cleo", QT_TRANSLATE_NOOP("Career", "Play a Wild."), R"("seat":ME,"move":\{"kind":"wild)"},
    {"skip", "dan", QT_TRANSLATE_NOOP("Career", "Skip a player's turn."),
     R"("seat":ME,"move":\{"kind":"skip")"},
    {"reverse", "eve", QT_TRANSLATE_NOOP("Career", "Answer a request with a Reverse."),
     R"("seat":ME,"move":\{"kind":"reverse")"},
    {"draw-2", "finn", QT_TRANSLATE_NOOP("Career", "Play a Draw 2."),
     R"("seat":ME,"move":\{"kind":"draw-2")"},
    {"special", "gus", QT_TRANSLATE_NOOP("Career", "Lay the Special Set."),
     R"("seat":ME,"move":\{"kind":"lay-special")"},
};

constexpr CareerTask kGreatLakes[] = {
    {"keep", "ada", QT_TRANSLATE_NOOP("Career", "Keep a card."), R"("to":"kept:ME")"},
    {"fish-out", "ben", QT_TRANSLATE_NOOP("Career", "Fish out a suit."),
     R"("seat":ME,"move":\{"kind":"fish-out")"},
    {"stock", "cleo", QT_TRANSLATE_NOOP("Career", "Stock the lake."), R"("seat":ME,"move":\{"kind":"stock")"},
    {"haul", "dan", QT_TRANSLATE_NOOP("Career", "Fish five cards out of the lake at once."),
     R"((?:[^\n]*"from":"lake","to":"caught:ME"[^\n]*\n){5})"},
    {"three-suits", "eve", QT_TRANSLATE_NOOP("Career", "Fish out three suits in a game."),
     R"("seat":ME,"move":\{"kind":"fish-out")", 3},
    {"round-15", "finn", QT_TRANSLATE_NOOP("Career", "Catch 15 fish in a game."), nullptr, 1, 15},
    {"round-25", "gus", QT_TRANSLATE_NOOP("Career", "Catch 25 fish in a game."), nullptr, 1, 25},
};

constexpr CareerTask kGoFish[] = {
    {"take", "ada", QT_TRANSLATE_NOOP("Career", "Get a card from another player."), kTaken},
    {"book", "ben", QT_TRANSLATE_NOOP("Career", "Lay a book."), R"("to":"books:ME")"},
    {"lucky", "cleo", QT_TRANSLATE_NOOP("Career", "Fish the very rank you asked for."),
     R"re("seat":ME,"move":\{"kind":"ask","target":\d,"rank":"(\w+)"\}\}\n[^\n]*"go-fish"[^\n]*\n(?:[^\n]*"shown"[^\n]*\n)?[^\n]*"card":"\1[SHDC]","from":"pond","to":"hand:ME")re"},
    {"two-at-once", "dan", QT_TRANSLATE_NOOP("Career", "Get two cards with one request."),
     R"((?:[^\n]*"from":"hand:(?!ME)\d","to":"hand:ME"[^\n]*\n){2})"},
    {"three-books", "eve", QT_TRANSLATE_NOOP("Career", "Lay three books in a game."), R"("to":"books:ME")",
     12},
    {"three-at-once", "finn", QT_TRANSLATE_NOOP("Career", "Get three cards with one request."),
     R"((?:[^\n]*"from":"hand:(?!ME)\d","to":"hand:ME"[^\n]*\n){3})"},
    {"six-books", "gus", QT_TRANSLATE_NOOP("Career", "Lay six books in a game."), R"("to":"books:ME")", 24},
};

/// The last two tasks of every game.
constexpr CareerTask kWins[] = {
    {"two-perches", "hal", QT_TRANSLATE_NOOP("Career", "Win a match against two Perches or better."), nullptr,
     1, 0, 2, Level::Perch},
    {"shark", "guest", QT_TRANSLATE_NOOP("Career", "Win a match against a Shark."), nullptr, 1, 0, 1,
     Level::Shark},
};

std::vector<CareerTask> withWins(std::span<const CareerTask> tasks) {
    std::vector<CareerTask> all(tasks.begin(), tasks.end());
    all.insert(all.end(), std::begin(kWins), std::end(kWins));
    return all;
}

/// A round: the events of the player's stream, and the player's points.
struct Round {
    QString events;
    int points = 0;
};

std::vector<Round> roundsOf(const Table& table, Seat me) {
    std::vector<Round> rounds;
    const auto tracker = table.game().tracker(me);
    for (int number = 0; number < table.events(); ++number) {
        const AnySeen* seen = table.seenInLog(number);
        if (!seen) continue;
        const EventContent content = seen->content();
        const QString line = QString::fromStdString(tracker->seeAsJson(*seen).dump());
        if (std::holds_alternative<DealBegun>(content)) {
            rounds.emplace_back();
            continue;
        }
        if (rounds.empty() || line.startsWith(QLatin1String(R"({"event":"turn")"))) continue;
        rounds.back().events += line + u'\n';
        if (const auto* scored = std::get_if<Scored>(&content)) rounds.back().points = scored->points[me];
    }
    return rounds;
}

bool fulfils(const Round& round, const CareerTask& task, Seat me) {
    if (task.points > 0 && round.points < task.points) return false; // points may be negative
    if (!task.events) return true;
    const QRegularExpression events(
        QString::fromLatin1(task.events).replace(QLatin1String("ME"), QString::number(me)),
        QRegularExpression::DotMatchesEverythingOption);
    int times = 0;
    for (auto found = events.globalMatch(round.events); found.hasNext() && times < task.times; found.next())
        ++times;
    return times == task.times;
}

bool isWon(const Table& table, const CareerTask& task, Seat me) {
    int bots = 0;
    for (const SeatPlan& seat : table.plan().seats) {
        if (seat.person) continue;
        if (seat.level < task.level) return false;
        ++bots;
    }
    return bots >= task.bots && table.score().winners.has(me);
}

} // namespace

std::span<const CareerTask> careerTasks(const QString& game) {
    static const std::map<QString, std::vector<CareerTask>> kAll{
        {QStringLiteral("twisted-fish"), withWins(kTwistedFish)},
        {QStringLiteral("what-the-fish"), withWins(kWhatTheFish)},
        {QStringLiteral("platinum-fish"), withWins(kPlatinumFish)},
        {QStringLiteral("rainbow-fish"), withWins(kRainbowFish)},
        {QStringLiteral("great-lakes"), withWins(kGreatLakes)},
        {QStringLiteral("go-fish"), withWins(kGoFish)}};
    const auto found = kAll.find(game);
    return found == kAll.end() ? std::span<const CareerTask>() : found->second;
}

QString wordsOf(const CareerTask& task) {
    return QCoreApplication::translate("Career", task.words);
}

std::vector<const CareerTask*> fulfilledTasks(const Table& table) {
    std::vector<const CareerTask*> fulfilled;
    const Seat me = onlyPersonOf(table.plan().seats);
    if (me == kNoSeat || table.isReplay() || table.plan().whatIf || !table.score().over) return fulfilled;
    const std::vector<Round> rounds = roundsOf(table, me);
    for (const CareerTask& task : careerTasks(table.plan().game))
        if (task.bots > 0 ? isWon(table, task, me) : std::ranges::any_of(rounds, [&](const Round& round) {
                return fulfils(round, task, me);
            }))
            fulfilled.push_back(&task);
    return fulfilled;
}

} // namespace tacklebox
