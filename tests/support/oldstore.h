// A store with schema 3: one row for each step, in plain text. database.cpp explains columns `situation`
// and `minds`.
#pragma once

#include "tests/support/pastgames.h"

#include <QSqlError>

namespace tacklebox::testing {

/// Creates the database in `folder` by plain SQL. The destructor commits the transaction.
class OldStore {
  public:
    explicit OldStore(const QString& folder)
        : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("old"))) {
        QDir().mkpath(folder);
        m_database.setDatabaseName(QDir(folder).filePath(QStringLiteral("tacklebox.db")));
        m_database.open();
        run(QStringLiteral("PRAGMA synchronous = OFF"));
        run(QStringLiteral("BEGIN"));
        for (const char* statement :
             {"CREATE TABLE matches (id INTEGER PRIMARY KEY, game TEXT NOT NULL, begun TEXT NOT NULL,"
              " played TEXT NOT NULL, finished INTEGER NOT NULL DEFAULT 0, run TEXT, record BLOB NOT NULL,"
              " situation BLOB NOT NULL, endings TEXT NOT NULL DEFAULT '', hints INTEGER NOT NULL DEFAULT 0,"
              " taken_back INTEGER NOT NULL DEFAULT 0, minds INTEGER NOT NULL DEFAULT 0,"
              " moves INTEGER NOT NULL DEFAULT 0, what_if INTEGER NOT NULL DEFAULT 0)",
              "CREATE TABLE steps (match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
              " number INTEGER NOT NULL, step BLOB NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID",
              "CREATE TABLE seats (match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,"
              " seat INTEGER NOT NULL, name TEXT NOT NULL, person INTEGER NOT NULL, level TEXT NOT NULL,"
              " score INTEGER NOT NULL DEFAULT 0, won INTEGER NOT NULL DEFAULT 0,"
              " chain INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (match, seat)) WITHOUT ROWID",
              "PRAGMA application_id = 1415737208", "PRAGMA user_version = 3"})
            run(QString::fromLatin1(statement));
    }
    ~OldStore() {
        run(QStringLiteral("COMMIT"));
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(QStringLiteral("old"));
    }

    /// Adds a match and returns its id.
    qint64 add(const PastGame& past, bool finished = true) {
        const auto isoText = [](const QDateTime& time) { return time.toUTC().toString(Qt::ISODateWithMs); };
        const qint64 match = run(
            QStringLiteral(
                "INSERT INTO matches (game, begun, played, finished, record, situation, endings, hints,"
                " taken_back, minds, moves) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
            {past.game, isoText(past.played.addSecs(-20 * 60)), isoText(past.played), finished, past.record,
             past.resumeState, past.result.endings.join(u' '), past.result.help.hints,
             past.result.help.takenBack, past.result.help.knowledgeShown, finished ? past.steps.size() : 0});
        for (int step = 0; step < past.steps.size(); ++step)
            run(QStringLiteral("INSERT INTO steps VALUES (?, ?, ?)"), {match, step, past.steps[step]});
        for (int seat = 0; seat < past.seats.size(); ++seat) {
            const SeatResult result = past.result.seats.value(seat);
            run(QStringLiteral("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
                {match, seat, past.seats[seat].name, past.seats[seat].person,
                 QString::fromUtf8(name(past.seats[seat].level).data()), result.score, result.won,
                 result.longestChain});
        }
        return match;
    }

  private:
    qint64 run(const QString& statement, const QVariantList& values = {}) {
        QSqlQuery query(m_database);
        query.prepare(statement);
        // A null string would become NULL.
        for (const QVariant& value : values)
            query.addBindValue(value.toString().isNull() ? QVariant(QStringLiteral("")) : value);
        if (!query.exec()) qFatal("%s", qPrintable(query.lastError().text()));
        return query.lastInsertId().toLongLong();
    }

    QSqlDatabase m_database;
};

} // namespace tacklebox::testing
