// fill_store FOLDER COUNT [SEED [UNFINISHED]]: fills the store in FOLDER with COUNT made-up past matches.
// Their records come from a few played matches and can be replayed; players, results and days are drawn from
// the seed. UNFINISHED matches are played and left halfway, the last one just now.
#include "tests/support/fakehistory.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Plays at random for at least `steps` steps, until a person is on turn.
void playSome(Table& table, quint64 seed, int steps) {
    Random random(seed);
    while (untilWaitingFor(table) && table.waitingFor() != WaitingFor::Over) {
        if (table.waitingFor() == WaitingFor::NextDeal) table.continueMatch();
        if (table.waitingFor() == WaitingFor::HandOver) table.reveal(table.seatToAct());
        if (table.waitingFor() != WaitingFor::Person) continue;
        if (table.steps() >= steps || table.choices().empty()) return;
        playAny(table, random);
    }
}

} // namespace

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() < 3) {
        QTextStream(stderr) << "usage: fill_store FOLDER COUNT [SEED [UNFINISHED]]\n";
        return 2;
    }
    const QString& folder = arguments[1];
    const int count = arguments[2].toInt();
    Random random(arguments.value(3, QStringLiteral("1")).toULongLong());
    const QList<PastGame> played = playedGames(1, Level::Random);
    Store store(folder);
    if (!store.isOpen() || played.isEmpty()) return 1;
    QDateTime when = QDateTime::currentDateTimeUtc().addDays(-count / 2);
    for (int i = 0; i < count; ++i) {
        PastGame past = played[random.below(int(played.size()))];
        makeUp(past, random);
        when = when.addSecs(3600 + random.below(20 * 3600));
        playedAt(folder, keep(store, past), when);
    }
    const int unfinished = arguments.value(4).toInt();
    for (int i = 0; i < unfinished; ++i) {
        const QString& game = kGames[(i + 5) % kGames.size()];
        TablePlan plan = planOf(game, 1, 2 + i % 3, quint64(7 + i), Level::Perch);
        plan.seats[0].name = usualPersonName();
        for (int seat = 1; seat < plan.seats.size(); ++seat)
            plan.seats[seat].name = usualBotName(i + seat);
        auto table = openQuick(plan);
        playSome(*table, quint64(3 + i), i % 3 == 2 ? 6 : 90);
        const qint64 match = store.begin({game, table->opening(), {}, plan.seats});
        QList<QByteArray> steps;
        for (int step = 0; step < table->steps(); ++step)
            steps.append(table->step(step));
        store.setSteps(match, 0, steps, table->resumeState().toText());
        store.release(match);
        playedAt(folder, match, QDateTime::currentDateTimeUtc().addSecs(qint64(i + 1 - unfinished) * 50'000));
    }
    // Two broken matches: one of an unknown game, one without a record.
    PastGame unknown = played[0];
    unknown.game = QStringLiteral("old-maid");
    playedAt(folder, keep(store, unknown), when.addDays(-3));
    PastGame empty = played[0];
    empty.record.clear();
    playedAt(folder, keep(store, empty), when.addDays(-4));
    QTextStream(stdout) << count << " past games, and two that are broken\n";
    return 0;
}
