// Made-up past matches in a store.
#pragma once

#include "model/store/store.h"

#include <QDir>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

namespace tacklebox::testing {

/// A finished match.
struct PastGame {
    QString game;
    QDateTime played;
    QList<SeatPlan> seats;
    MatchResult result;
    QByteArray record; ///< without steps; empty means unreadable
    QList<QByteArray> steps;
    QByteArray resumeState = "{}";
};

/// Runs one SQL statement on the database in `folder`, which a store may have open.
inline bool inDatabase(const QString& folder, const QString& statement, const QVariantList& values = {}) {
    bool done = false;
    {
        QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("beside"));
        raw.setDatabaseName(QDir(folder).filePath(QStringLiteral("tacklebox.db")));
        if (raw.open()) {
            QSqlQuery query(raw);
            query.exec(QStringLiteral("PRAGMA synchronous = OFF")); // thousands of them are wanted quickly
            query.prepare(statement);
            for (const QVariant& value : values)
                query.addBindValue(value);
            done = query.exec();
        }
        raw.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("beside"));
    return done;
}

/// Saves the match in the store and returns its number.
inline qint64 keep(Store& store, const PastGame& past) {
    const qint64 match = store.begin(
        {past.game, past.record.isEmpty() ? QByteArray("{}") : past.record, past.resumeState, past.seats});
    store.setSteps(match, 0, past.steps, past.resumeState);
    store.finish(match, past.result);
    return match;
}

/// Sets the matches' dates, 20 minutes for each.
inline bool playedAt(const QString& folder, const QList<QPair<qint64, QDateTime>>& matches) {
    const auto text = [](const QDateTime& time) { return time.toUTC().toString(Qt::ISODateWithMs); };
    bool done = false;
    {
        QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("clock"));
        raw.setDatabaseName(QDir(folder).filePath(QStringLiteral("tacklebox.db")));
        done = raw.open() && raw.transaction();
        QSqlQuery query(raw);
        query.prepare(QStringLiteral("UPDATE matches SET begun = ?, played = ? WHERE id = ?"));
        for (const auto& [match, played] : matches) {
            query.bindValue(0, text(played.addSecs(-20 * 60)));
            query.bindValue(1, text(played));
            query.bindValue(2, match);
            done = done && query.exec();
        }
        query.finish();
        done = done && raw.commit();
        query = QSqlQuery();
        raw.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("clock"));
    return done;
}
inline bool playedAt(const QString& folder, qint64 match, const QDateTime& played) {
    return playedAt(folder, {{match, played}});
}

} // namespace tacklebox::testing
