// Benchmark of a large store: file size, start of the program, lists and statistics.
//
//     fill FOLDER COUNT [SEED]   creates a store of COUNT finished matches
//     old FOLDER COUNT [SEED]    the same with schema 3
//     tidy FOLDER                migrates an old store
//     measure FOLDER             compares the program with this store and with an empty one
//     forget FOLDER              deletes all matches, in a copy
//     moves FOLDER COUNT         saves a match of COUNT moves move by move, and deletes it
//
// The matches come from a few hundred games of bots; players, results and days are drawn from the seed. Each
// measurement has its own process, so only the disk cache is warm.
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "model/store/store.h"
#include "tests/support/fakehistory.h"
#include "tests/support/oldstore.h"
#include "views/history/historydialog.h"
#include "views/history/pastgames.h"
#include "views/history/statisticsdialog.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QLineEdit>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>

#include <algorithm>
#include <ctime>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kRuns = 5;

QTextStream& out() {
    static QTextStream stream(stdout);
    return stream;
}

/// Returns the store's folder below XDG_DATA_HOME.
QString storeIn(const QString& folder) {
    return QDir(folder).filePath(QStringLiteral("Tacklebox/Tacklebox"));
}

double megabytes() {
    QFile rollup(QStringLiteral("/proc/self/smaps_rollup"));
    if (!rollup.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : rollup.readAll().split('\n'))
        if (line.startsWith("Pss:")) return line.mid(4).simplified().split(' ').front().toDouble() / 1024;
    return 0;
}

/// Creates matches and passes each with its day to `keepOne`.
void makeGames(int count, quint64 seed, const std::function<void(const PastGame&)>& keepOne) {
    QElapsedTimer clock;
    clock.start();
    const QList<PastGame> played = playedGames(8, Level::Minnow);
    out() << played.size() << " games were played in " << clock.restart() / 1000 << " s\n" << Qt::flush;
    Random random(seed);
    QDateTime when = QDateTime::currentDateTimeUtc().addDays(-count / 2);
    for (int i = 0; i < count; ++i) {
        PastGame past = played[random.below(int(played.size()))];
        makeUp(past, random);
        when = when.addSecs(3600 + random.below(20 * 3600));
        past.played = when;
        keepOne(past);
    }
    out() << count << " were kept in " << clock.elapsed() / 1000 << " s\n" << Qt::flush;
}

int fill(const QString& folder, int count, quint64 seed) {
    QList<QPair<qint64, QDateTime>> days;
    {
        Store store(storeIn(folder));
        if (!store.isOpen()) return 1;
        makeGames(count, seed, [&](const PastGame& past) { days.append({keep(store, past), past.played}); });
    }
    playedAt(storeIn(folder), days);
    return 0;
}

int fillOld(const QString& folder, int count, quint64 seed) {
    OldStore store(storeIn(folder));
    makeGames(count, seed, [&](const PastGame& past) { store.add(past); });
    return 0;
}

/// Migrates an old store, as the program does in the background and on exit.
int tidy(const QString& folder) {
    const auto size = [&] {
        return double(QFileInfo(storeIn(folder) + QStringLiteral("/tacklebox.db")).size()) / 1e6;
    };
    out() << "before: " << size() << " MB\n" << Qt::flush;
    QElapsedTimer clock;
    clock.start();
    auto store = std::make_unique<Store>(storeIn(folder));
    out() << "opened in " << clock.restart() << " ms\n" << Qt::flush;
    store->beginUpkeep();
    qint64 longest = 0;
    // Meanwhile a match is played at twenty steps a second.
    const qint64 match =
        store->begin({QStringLiteral("rainbow-fish"), "{}", "{}", {{QStringLiteral("Ana"), true}}});
    for (int step = 0; store->isBusy(); ++step) {
        QElapsedTimer one;
        one.start();
        if (!store->setSteps(match, step, {"{\"seat\":0}"}, "{}")) return 1;
        longest = std::max(longest, one.elapsed());
        QThread::msleep(50);
    }
    store->remove(match);
    out() << "tidied in " << clock.restart() / 1000 << " s; the longest step meanwhile " << longest << " ms; "
          << size() << " MB\n"
          << Qt::flush;
    store.reset();
    out() << "ended in " << clock.elapsed() << " ms: " << size() << " MB, " << megabytes()
          << " MB of memory\n"
          << Qt::flush;
    return 0;
}

/// Runs one measurement, in its own process.
int one(QApplication& app, const QString& what) {
    timespec begun{}, ended{};
    QElapsedTimer clock;
    clock.start();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begun);
    const auto report = [&] {
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
        out() << clock.elapsed() << ' '
              << (ended.tv_sec - begun.tv_sec) * 1000 + (ended.tv_nsec - begun.tv_nsec) / 1000000 << ' ';
    };
    const auto shown = [](QWidget& widget) {
        widget.show();
        QCoreApplication::processEvents();
        widget.grab();
    };
    if (what == u"start") {
        Language language(app);
        MainWindow window(language, MainWindow::Memory::Kept);
        shown(window);
        report();
        out() << megabytes() << '\n' << Qt::flush;
        window.closeWithoutAsking();
        return 0;
    }
    Store store(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    clock.restart();
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begun);
    std::unique_ptr<QWidget> dialog;
    if (what == u"list" || what == u"search")
        dialog = std::make_unique<HistoryDialog>(store);
    else
        dialog = std::make_unique<StatisticsDialog>(store);
    shown(*dialog);
    if (what == u"search") {
        clock.restart();
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begun);
        dialog->findChild<QLineEdit*>(QStringLiteral("text"))->setText(QStringLiteral("no such words"));
        const auto* games = dialog->findChild<PastGames*>();
        while (games->searches())
            QCoreApplication::processEvents();
    }
    report();
    out() << megabytes() << '\n' << Qt::flush;
    return 0;
}

/// Deletes all finished matches, in a copy of the store.
int forget(const QString& folder) {
    QTemporaryDir copy;
    QDir().mkpath(storeIn(copy.path()));
    const QString name = QStringLiteral("/tacklebox.db");
    if (!QFile::copy(storeIn(folder) + name, storeIn(copy.path()) + name)) return 1;
    Store store(storeIn(copy.path()));
    const int games = int(store.past().size());
    QElapsedTimer clock;
    clock.start();
    if (!store.removeHistory()) return 1;
    out() << games << " games were forgotten in " << clock.elapsed() << " ms, " << store.past().size()
          << " are left; the file has " << double(QFileInfo(storeIn(copy.path()) + name).size()) / 1e6
          << " MB\n"
          << Qt::flush;
    return 0;
}

/// Measures saving each move.
int moves(const QString& folder, int count) {
    Store store(storeIn(folder));
    const qint64 match =
        store.begin({QStringLiteral("rainbow-fish"), "{}", "{}", {{QStringLiteral("Ana"), true}}});
    timespec begun{}, ended{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &begun);
    for (int move = 0; move < count; ++move)
        if (!store.setSteps(match, move, {QByteArray(60, 's')}, QByteArray(400, 'r'))) return 1;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &ended);
    store.remove(match);
    const qint64 nanos = qint64(ended.tv_sec - begun.tv_sec) * 1'000'000'000 + ended.tv_nsec - begun.tv_nsec;
    out() << double(nanos) / 1000 / count << " us of the processor a move\n" << Qt::flush;
    return 0;
}

/// Prints the best and the median of several runs.
void measured(const QString& words, const QString& what, const QString& folder, bool crashed = false) {
    QList<QList<double>> runs;
    for (int run = 0; run < kRuns; ++run) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("XDG_DATA_HOME"), folder);
        QTemporaryDir settings;
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), settings.path());
        process.setProcessEnvironment(environment);
        if (crashed) {
            QDir().mkpath(storeIn(folder) + QStringLiteral("/running"));
            QFile lock(storeIn(folder) + QStringLiteral("/running/left.lock"));
            if (lock.open(QIODevice::WriteOnly))
                lock.setFileTime(QDateTime::currentDateTime().addSecs(-3600),
                                 QFileDevice::FileModificationTime);
        }
        process.start(QCoreApplication::applicationFilePath(), {QStringLiteral("one"), what});
        process.waitForFinished(-1);
        QList<double> figures;
        for (const QByteArray& figure : process.readAllStandardOutput().simplified().split(' '))
            figures.append(figure.toDouble());
        if (figures.size() == 3) runs.append(figures);
    }
    if (runs.isEmpty()) return;
    std::sort(runs.begin(), runs.end());
    const QList<double>& best = runs.front();
    const QList<double>& middle = runs[runs.size() / 2];
    out() << words.leftJustified(44) << " best " << best[0] << " ms (processor " << best[1] << "), median "
          << middle[0] << " ms, memory " << QString::number(middle[2], 'f', 1) << " MB\n"
          << Qt::flush;
}

int measure(const QString& folder) {
    QTemporaryDir empty;
    out() << "file: " << double(QFileInfo(storeIn(folder) + QStringLiteral("/tacklebox.db")).size()) / 1e6
          << " MB\n";
    measured(QStringLiteral("start, empty store"), QStringLiteral("start"), empty.path());
    measured(QStringLiteral("start"), QStringLiteral("start"), folder);
    measured(QStringLiteral("start after a crash"), QStringLiteral("start"), folder, true);
    measured(QStringLiteral("Games played, empty store"), QStringLiteral("list"), empty.path());
    measured(QStringLiteral("Games played"), QStringLiteral("list"), folder);
    measured(QStringLiteral("a word that no game has, till all are seen"), QStringLiteral("search"), folder);
    measured(QStringLiteral("statistics, empty store"), QStringLiteral("statistics"), empty.path());
    measured(QStringLiteral("statistics"), QStringLiteral("statistics"), folder);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Tacklebox"));
    QCoreApplication::setApplicationName(QStringLiteral("Tacklebox"));
    const QStringList given = app.arguments();
    const QString what = given.value(1), folder = given.value(2);
    const quint64 seed = given.value(4, QStringLiteral("1")).toULongLong();
    if (what == u"one") return one(app, folder);
    if (what == u"fill" && given.size() > 3) return fill(folder, given[3].toInt(), seed);
    if (what == u"old" && given.size() > 3) return fillOld(folder, given[3].toInt(), seed);
    if (what == u"tidy") return tidy(folder);
    if (what == u"measure" && given.size() > 2) return measure(folder);
    if (what == u"forget") return forget(folder);
    if (what == u"moves" && given.size() > 3) return moves(folder, given[3].toInt());
    QTextStream(stderr)
        << "usage: store_bench fill|old FOLDER COUNT [SEED] | tidy|measure|forget FOLDER | moves FOLDER "
           "COUNT\n";
    return 2;
}
