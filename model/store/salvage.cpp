#include "model/store/salvage.h"

#include "model/store/database.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>

#include <set>

namespace tacklebox {

namespace {

/// Calls `row` for all rows that can be read; what cannot be read ends it quietly.
void readWhatCan(Database& from, const QString& statement, const QVariantList& values,
                 const Database::Row& row) {
    try {
        from.query(statement, values, row);
    } catch (const DatabaseError&) {
    }
}

/// The numbers of all matches that some page still tells of, read from both ends and by their steps.
std::set<qint64> matchesIn(Database& from) {
    std::set<qint64> ids;
    const auto add = [&](const QVariantList& row) {
        ids.insert(row[0].toLongLong());
        return true;
    };
    readWhatCan(from, QStringLiteral("SELECT id FROM matches ORDER BY id"), {}, add);
    readWhatCan(from, QStringLiteral("SELECT id FROM matches ORDER BY id DESC"), {}, add);
    readWhatCan(from, QStringLiteral("SELECT DISTINCT match FROM steps"), {}, add);
    return ids;
}

/// A column that later versions have added: what can be read of it, else it stays as at a new match.
void copyLater(Database& from, Database& into, const char* column, qint64 match) {
    readWhatCan(from, QStringLiteral("SELECT %1 FROM matches WHERE id = ?").arg(QLatin1String(column)),
                {match}, [&](const QVariantList& row) {
                    into.query(
                        QStringLiteral("UPDATE matches SET %1 = ? WHERE id = ?").arg(QLatin1String(column)),
                        {row[0], match});
                    return false;
                });
}

/// Copies a row as it is, column by column. True if there was one.
bool copyRow(Database& from, Database& into, const char* table, const char* columns, const char* condition,
             const QVariantList& key) {
    QVariantList values;
    readWhatCan(from,
                QStringLiteral("SELECT %1 FROM %2 WHERE %3")
                    .arg(QLatin1String(columns), QLatin1String(table), QLatin1String(condition)),
                key, [&](const QVariantList& row) {
                    values = row;
                    return false;
                });
    if (values.isEmpty()) return false;
    QStringList places;
    for (qsizetype i = 0; i < values.size(); ++i)
        places.append(QStringLiteral("?"));
    into.query(QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
                   .arg(QLatin1String(table), QLatin1String(columns), places.join(u',')),
               values);
    return true;
}

} // namespace

QString setAside(const QString& file) {
    const QFileInfo info(file);
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    QString aside;
    for (int number = 0; aside.isEmpty() || QFileInfo::exists(aside); ++number)
        aside = info.dir().filePath(info.completeBaseName() + QStringLiteral("-damaged-") + stamp +
                                    (number ? u'-' + QString::number(number) : QString()) +
                                    QStringLiteral(".db"));
    if (!QFile::rename(file, aside)) return {};
    for (const char* beside : {"-wal", "-shm"})
        if (QFileInfo::exists(file + QLatin1String(beside)))
            QFile::rename(file + QLatin1String(beside), aside + QLatin1String(beside));
    return aside;
}

int salvage(const QString& damaged, Database& into) {
    int matches = 0;
    std::unique_ptr<Database> from;
    try {
        from = Database::forReading(damaged);
    } catch (const DatabaseError&) {
        return matches;
    }
    for (const qint64 id : matchesIn(*from)) {
        into.inOneGo([&] {
            if (!copyRow(
                    *from, into, "matches",
                    "id, game, begun, played, finished, run, record, situation, endings, hints, taken_back, "
                    "minds",
                    "id = ?", {id}))
                return;
            copyLater(*from, into, "what_if", id);
            for (int seat = 0;
                 copyRow(*from, into, "seats", "match, seat, name, person, level, score, won, chain",
                         "match = ? AND seat = ?", {id, seat});
                 ++seat) {
            }
            for (int number = 0; copyRow(*from, into, "steps", "match, number, step",
                                         "match = ? AND number = ?", {id, number});
                 ++number) {
            }
            into.query(QStringLiteral("UPDATE matches SET moves = (SELECT COUNT(*) FROM steps WHERE match = "
                                      "matches.id) WHERE id = ? AND finished = 1"),
                       {id});
            ++matches;
        });
    }
    return matches;
}

} // namespace tacklebox
