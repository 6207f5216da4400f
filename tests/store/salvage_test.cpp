// Salvage of damaged databases, compared with recovery by the sqlite3 shell: at least as many matches, at
// least as many steps of each, and all unchanged.
//
// TACKLEBOX_DAMAGES: the number of bytes to flip in each page, one at a time; default 2. For more than a few,
// raise QTEST_FUNCTION_TIMEOUT (milliseconds).
#include "model/engine/random.h"
#include "model/store/database.h"
#include "model/store/journal.h"
#include "model/store/matchrows.h"
#include "model/store/salvage.h"
#include "model/store/salvagedrows.h"
#include "tests/support/damage.h"
#include "tests/support/environment.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"

#include <map>
#include <utility>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kPage = 4096;
/// Damages every page in a release build, otherwise every fifth.
const int kPageStep = moreAsShipped(1, 5);

/// Readable matches by number, with their steps up to the first gap.
using Readable = std::map<qint64, QList<QByteArray>>;

int stepsIn(const Readable& matches) {
    int steps = 0;
    for (const auto& [match, texts] : matches)
        steps += int(texts.size());
    return steps;
}
QString wordsOf(const Readable& matches) {
    QString words = QStringLiteral("%1 matches:").arg(matches.size());
    for (const auto& [match, texts] : matches)
        words += QStringLiteral(" %1(%2)").arg(match).arg(texts.size());
    return words;
}

QList<qint64> matchesIn(Database& database) {
    QList<qint64> matches;
    database.query(QStringLiteral("SELECT id FROM matches ORDER BY id"), {}, [&](const QVariantList& row) {
        matches.append(row[0].toLongLong());
        return true;
    });
    return matches;
}

/// Saves real matches of each game, some of them finished.
void fillWithMatches(const QString& folder) {
    Store store(folder);
    for (const QString& game : kGames)
        for (const int seats : {3, 4}) {
            TablePlan plan = planOf(game, 1, seats - 1, quint64(seats), Level::Minnow);
            const bool severalDeals = game == u"twisted-fish" && seats == 4;
            if (severalDeals) plan.options.value[0] = 400; // the target
            auto table = openQuick(plan);
            QVERIFY(table);
            Journal journal(store, *table);
            Random random(5);
            if (game == u"great-lakes" || severalDeals) QVERIFY(playOut(*table, 5));
            for (int decisions = 0;
                 decisions < 20 && untilWaitingFor(*table) && table->waitingFor() == WaitingFor::Person;
                 ++decisions)
                QVERIFY(playAny(*table, random));
        }
}

/// Rewrites every fourth match in the format of schema 3.
void writeSomePlainly(Database& database) {
    for (const qint64 match : matchesIn(database)) {
        if (match % 4 != 1) continue;
        const auto texts = readTexts(database, match);
        QVERIFY(texts);
        database.transaction([&] {
            database.query(QStringLiteral("DELETE FROM archive WHERE match = ?"), {match});
            database.query(QStringLiteral("DELETE FROM steps WHERE match = ?"), {match});
            database.query(
                QStringLiteral("UPDATE matches SET record = ?, situation = ?, form = ? WHERE id = ?"),
                {texts->opening, texts->resumeState, int(MatchForm::Plain), match});
            for (int number = 0; number < texts->steps.size(); ++number)
                database.query(QStringLiteral("INSERT INTO steps (match, number, step) VALUES (?, ?, ?)"),
                               {match, number, texts->steps[number]});
        });
    }
}

/// Returns what the program can read.
Readable readableIn(Database& database) {
    Readable matches;
    for (const qint64 match : matchesIn(database)) {
        const auto texts = readTexts(database, match);
        QList<QByteArray>& steps = matches[match];
        while (texts && steps.size() < texts->steps.size() && isObject(texts->steps[steps.size()]))
            steps.append(texts->steps[steps.size()]);
    }
    return matches;
}

Readable salvagedFrom(const QString& damaged, const QString& into) {
    for (const char* part : {"", "-wal", "-shm"})
        QFile::remove(into + QLatin1String(part));
    Database database(into);
    const Salvaged saved = salvage(damaged, database);
    Readable matches = readableIn(database);
    if (saved.matches != int(matches.size()))
        qFatal("%d said to be saved, %d are there", saved.matches, int(matches.size()));
    return matches;
}

QByteArray shell(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess sqlite;
    sqlite.start(QStringLiteral("sqlite3"), arguments);
    sqlite.write(input);
    sqlite.closeWriteChannel();
    sqlite.waitForFinished();
    return sqlite.readAllStandardOutput();
}

/// Imports the output of the shell's command (".recover" or ".dump") into a new database.
Readable readByShell(const QString& damaged, const QString& command) {
    QByteArray script = shell({damaged, command});
    // A dump of a damaged file ends with a rollback.
    script.replace("ROLLBACK; -- due to errors", "COMMIT;");
    // If the schema is lost, .recover puts the rows into a table lost_and_found.
    script +=
        "\nCREATE TABLE IF NOT EXISTS matches(id); CREATE TABLE IF NOT EXISTS steps(match, number, step);"
        "CREATE TABLE IF NOT EXISTS archive(match, texts);"
        "CREATE TABLE IF NOT EXISTS lost_and_found(nfield, id, c0, c1, c2);"
        "SELECT 'match', id FROM matches UNION SELECT 'match', id FROM lost_and_found WHERE nfield > 11;"
        "SELECT 'archive', match, hex(texts) FROM archive UNION "
        "SELECT 'archive', id, hex(c1) FROM lost_and_found WHERE nfield = 2;"
        "SELECT 'step', match, number, hex(step) FROM steps UNION "
        "SELECT 'step', c0, c1, hex(c2) FROM lost_and_found WHERE nfield = 3 ORDER BY 1, 2, 3;\n";
    Readable matches;
    for (const QByteArray& line : shell({QStringLiteral(":memory:")}, script).split('\n')) {
        // A key that damage has turned into text may contain field and line separators.
        const QList<QByteArray> fields = line.split('|');
        if (fields[0] == "match" && fields.size() == 2) matches[fields[1].toLongLong()] = {};
        if (fields[0] == "archive" && fields.size() == 3)
            if (const auto texts = readableTexts(QByteArray::fromHex(fields[2])))
                matches[fields[1].toLongLong()] = texts->steps;
        if (fields[0] != "step" || fields.size() != 4) continue;
        const auto match = matches.find(fields[1].toLongLong());
        const QByteArray step = unscrambled(QByteArray::fromHex(fields[3]));
        if (match != matches.end() && fields[2].toInt() == match->second.size() && isObject(step))
            match->second.append(step);
    }
    return matches;
}

} // namespace

class SalvageTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        fillWithMatches(m_folder.path());
        {
            Database database(databaseIn(m_folder.path()));
            writeSomePlainly(database);
            m_all = readableIn(database);
            QCOMPARE(m_all.size(), std::size_t(2 * kGames.size()));
            QVERIFY(std::none_of(m_all.begin(), m_all.end(),
                                 [](const auto& match) { return match.second.isEmpty(); }));
            QList<int> forms;
            database.query(QStringLiteral("SELECT DISTINCT finished, form FROM matches ORDER BY 1, 2"), {},
                           [&](const QVariantList& row) {
                               forms << row[0].toInt() * 10 + row[1].toInt();
                               return true;
                           });
            QCOMPARE(forms, (QList<int>{0, 1, 10, 12})); // plain, scrambled; plain, blob
            int longest = 0;                             // must need overflow pages
            database.query(QStringLiteral("SELECT MAX(LENGTH(texts)) FROM archive"), {},
                           [&](const QVariantList& row) {
                               longest = row[0].toInt();
                               return true;
                           });
            QVERIFY2(longest > kPage, qPrintable(QString::number(longest)));
        }
        m_sound = contentOf(databaseIn(m_folder.path()));
        QVERIFY(m_sound.size() > 10 * kPage);
        QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("sqlite3")).isEmpty(),
                 "There is no sqlite3 shell here to compare with.");
        qInfo("%lld pages, %s", m_sound.size() / kPage, qPrintable(wordsOf(m_all)));
    }

    void savesAllOfSoundDatabase() {
        QCOMPARE(salvagedFrom(databaseIn(m_folder.path()), m_folder.filePath(QStringLiteral("saved.db"))),
                 m_all);
    }

    void truncatedAtEachPage() {
        for (qsizetype pages = 0; pages < m_sound.size() / kPage; pages += kPageStep)
            compare(m_sound.left(pages * kPage), QStringLiteral("%1 pages").arg(pages));
        for (qsizetype pages = 0; pages < m_sound.size() / kPage; pages += 5 * kPageStep)
            compare(m_sound.left(pages * kPage + kPage / 2), QStringLiteral("%1.5 pages").arg(pages));
    }

    void wipedPages() {
        for (qsizetype page = 0; page < m_sound.size() / kPage; page += kPageStep) {
            const char with = page % 2 == 0 ? '\0' : '\xa5';
            compare(QByteArray(m_sound).replace(page * kPage, kPage, QByteArray(kPage, with)),
                    QStringLiteral("page %1 is all %2").arg(page + 1).arg(int(quint8(with))));
        }
    }

    void flippedBytes() {
        const bool thorough = qEnvironmentVariableIsSet("TACKLEBOX_DAMAGES");
        Random random(12);
        for (qsizetype page = 0; page < m_sound.size() / kPage; page += kPageStep) {
            const int header = page == 0 ? 100 : 0; // the first page begins with the database header
            QList<int> places;
            if (thorough) {
                places << header << header + 4; // page type and number of cells
                for (int i = 0; i < qEnvironmentVariableIntValue("TACKLEBOX_DAMAGES"); ++i)
                    places << random.below(i % 2 == 0 ? 150 : kPage);
            } else {
                places << header + (page % 2 == 0 ? 0 : 4) << random.below(page % 3 == 0 ? 150 : kPage);
            }
            for (const int place : std::as_const(places)) {
                QByteArray damaged = m_sound;
                damaged[page * kPage + place] = char(~damaged[page * kPage + place]);
                compare(damaged, QStringLiteral("byte %1 of page %2").arg(place).arg(page + 1), 1);
            }
        }
        qInfo("%d damaged databases: %d matches with %d steps saved; by the shell %d with %d", m_compared,
              m_matches, m_steps, m_shellMatches, m_shellSteps);
    }

  private:
    /// Salvages a damaged database and compares with the shell. Up to `changed` steps may differ from the
    /// original: a flipped byte of plain text can stay readable.
    void compare(const QByteArray& damaged, const QString& what, int changed = 0) {
        const QString file = m_folder.filePath(QStringLiteral("damaged.db"));
        writeAll(file, damaged);
        const Readable saved = salvagedFrom(file, m_folder.filePath(QStringLiteral("saved.db")));
        for (const auto& [match, steps] : saved) {
            const auto kept = m_all.find(match);
            if (kept == m_all.end()) continue;
            QVERIFY2(steps.size() <= kept->second.size(), qPrintable(what));
            for (qsizetype number = 0; number < steps.size(); ++number)
                changed -= steps[number] != kept->second[number];
        }
        QVERIFY2(changed >= 0, qPrintable(what));
        ++m_compared;
        m_matches += int(saved.size());
        m_steps += stepsIn(saved);
        // Newer shells also read a damaged key as another match.
        const auto byShell = [&](const char* command) {
            Readable matches = readByShell(file, QString::fromLatin1(command));
            std::erase_if(matches, [this](const auto& match) { return !m_all.contains(match.first); });
            return matches;
        };
        const Readable recovered = byShell(".recover"), dumped = byShell(".dump");
        const Readable& better =
            std::pair(recovered.size(), stepsIn(recovered)) < std::pair(dumped.size(), stepsIn(dumped))
                ? dumped
                : recovered;
        m_shellMatches += int(better.size());
        m_shellSteps += stepsIn(better);
        QVERIFY2(
            saved.size() >= better.size() && stepsIn(saved) >= stepsIn(better),
            qPrintable(
                QStringLiteral("%1: saved %2, by the shell %3").arg(what, wordsOf(saved), wordsOf(better))));
    }

    /// In memory if possible, for speed.
    QTemporaryDir m_folder{
        (QFileInfo(QStringLiteral("/dev/shm")).isWritable() ? QStringLiteral("/dev/shm") : QDir::tempPath()) +
        QStringLiteral("/tacklebox-XXXXXX")};
    QByteArray m_sound;
    Readable m_all;
    int m_compared = 0, m_matches = 0, m_steps = 0, m_shellMatches = 0, m_shellSteps = 0;
};

TACKLEBOX_QTEST(SalvageTest)
#include "salvage_test.moc"
