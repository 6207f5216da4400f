// fill_store FOLDER COUNT [SEED]: fills the store in FOLDER with COUNT made-up past games. Their records are
// those of a few real matches, so that they can be watched; players, results and days are drawn from the
// seed.
#include "tests/support/madeuppast.h"

#include <QCoreApplication>
#include <QTextStream>

using namespace tacklebox;
using namespace tacklebox::testing;

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    if (arguments.size() < 3) {
        QTextStream(stderr) << "usage: fill_store FOLDER COUNT [SEED]\n";
        return 2;
    }
    const QString& folder = arguments[1];
    const int count = arguments[2].toInt();
    Random random(arguments.value(3, QStringLiteral("1")).toULongLong());
    const QList<PastGame> played = playedGames(1, Level::Random);
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
