// fill_store FOLDER COUNT [SEED]: fills the store in FOLDER with COUNT made-up past games. Their records are
// those of a few real matches, so that they can be watched; players, results and days are drawn from the
// seed.
#include "tests/support/pastgames.h"
#include "tests/table/tablesupport.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr const char* kBots[] = {"Nick", "Cleo", "Pim", "Wanda", "Otto", "Mia", "Sven"};
constexpr Level kLevels[] = {Level::Minnow, Level::Perch, Level::Pike, Level::Shark};

/// A few matches that were really played, to the end, by bots that do not think.
QList<PastGame> playedGames() {
    QList<PastGame> played;
    for (const QString& game : kGames)
        for (const int seats : {2, 3, 4}) {
            TablePlan plan = planOf(game, 1, seats - 1, quint64(seats), Level::Random);
            QString fault;
            if (!Table::open(plan, &fault)) continue; // not for so few
            auto table = openQuick(plan);
            if (!playOut(*table, 5)) continue;
            PastGame past{game, {}, plan.seats, {}, table->opening(), {}};
            for (int step = 0; step < table->steps(); ++step)
                past.steps.append(table->step(step));
            past.result.endings = table->endings();
            for (int seat = 0; seat < seats; ++seat)
                past.result.seats.append(
                    {table->score().scores[std::size_t(seat)], false, table->longestChain(Seat(seat))});
            played.append(past);
        }
    return played;
}

/// Other players, another result: whoever plays more against weaker bots wins more often.
void makeUp(PastGame& past, Random& random) {
    past.seats[0] = {random.below(6) == 0 ? QStringLiteral("Ben") : QStringLiteral("Ana"), true};
    int strongest = 0;
    for (int seat = 1; seat < past.seats.size(); ++seat) {
        const int level = random.below(4);
        strongest = std::max(strongest, level);
        past.seats[seat] = {QString::fromLatin1(kBots[(random.below(7) + seat) % 7]), false, kLevels[level]};
    }
    if (past.seats.size() > 2 && random.below(9) == 0) past.seats[1] = {QStringLiteral("Käthe"), true};
    int best = -1000;
    for (SeatResult& seat : past.result.seats) {
        seat.score += random.below(std::max(4, std::abs(seat.score) / 3 + 1)) -
                      (&seat == &past.result.seats[0] ? strongest : 1);
        best = std::max(best, seat.score);
    }
    for (SeatResult& seat : past.result.seats)
        seat.won = seat.score == best;
    if (random.below(4) == 0) past.result.help = {random.below(4), random.below(3), random.below(3) == 0};
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() < 3) {
        QTextStream(stderr) << "usage: fill_store FOLDER COUNT [SEED]\n";
        return 2;
    }
    const QString folder = arguments[1];
    const int count = arguments[2].toInt();
    Random random(arguments.value(3, QStringLiteral("1")).toULongLong());
    const QList<PastGame> played = playedGames();
    Store store(folder);
    if (!store.keeps() || played.isEmpty()) return 1;
    QDateTime when = QDateTime::currentDateTimeUtc().addDays(-count / 2);
    for (int i = 0; i < count; ++i) {
        PastGame past = played[random.below(int(played.size()))];
        makeUp(past, random);
        when = when.addSecs(3600 + random.below(20 * 3600));
        playedAt(folder, keep(store, past), when);
    }
    // Two that are broken: one of another program, one without its record.
    PastGame unknown = played[0];
    unknown.game = QStringLiteral("old-maid");
    playedAt(folder, keep(store, unknown), when.addDays(-3));
    PastGame empty = played[0];
    empty.record.clear();
    playedAt(folder, keep(store, empty), when.addDays(-4));
    QTextStream(stdout) << count << " past games, and two that are broken\n";
    return 0;
}
