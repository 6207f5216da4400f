// Databases of a store, damaged as a disk might do it.
#pragma once

#include "model/store/database.h"
#include "model/store/store.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

namespace tacklebox::testing {

inline QString databaseIn(const QString& folder) {
    return QDir(folder).filePath(QStringLiteral("tacklebox.db"));
}
/// Returns the files that the store in `folder` has set aside as damaged.
inline QStringList setAsideIn(const QString& folder) {
    return QDir(folder).entryList({QStringLiteral("tacklebox-damaged-*.db")});
}
inline QByteArray contentOf(const QString& file) {
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}
inline void writeAll(const QString& file, const QByteArray& content) {
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(file));
}
inline void overwrite(const QString& file, qint64 at, const QByteArray& bytes) {
    QFile out(file);
    if (!out.open(QIODevice::ReadWrite) || !out.seek(at) || out.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(file));
}
/// Flips bits of the byte at offset `at`.
inline void flip(const QString& file, qint64 at, int bits) {
    QFile out(file);
    char byte = 0;
    if (!out.open(QIODevice::ReadWrite) || !out.seek(at) || !out.getChar(&byte) || !out.seek(at) ||
        !out.putChar(char(quint8(byte) ^ bits)))
        qFatal("cannot write %s", qPrintable(file));
}

/// Returns the root page of a table or index, counted from 1.
inline qint64 rootOf(const QString& file, const QString& name) {
    qint64 page = 0;
    Database(file).query(QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = ?"), {name},
                         [&page](const QVariantList& row) {
                             page = row[0].toLongLong();
                             return false;
                         });
    if (page == 0) qFatal("there is no %s", qPrintable(name));
    return page;
}

/// Stores a match of two seats whose steps are only well-formed, not playable. Returns its number.
inline qint64 keepOne(Store& store, int steps, bool finished,
                      const QString& game = QStringLiteral("rainbow-fish")) {
    const qint64 match =
        store.begin({game,
                     "{\"format\":1,\"game\":\"" + game.toLatin1() + "\",\"seats\":2}",
                     "{}",
                     {{QStringLiteral("Ana"), true}, {QStringLiteral("Pim"), false, Level::Shark}}});
    QList<QByteArray> list;
    for (int number = 0; number < steps; ++number)
        list.append("{\"seat\":" + QByteArray::number(number % 2) +
                    ",\"move\":{\"kind\":\"ask\",\"number\":" + QByteArray::number(number) + "}}");
    store.setSteps(match, 0, list, "{\"undone\":0}");
    if (finished)
        store.finish(match, {{{12, true, 4}, {7, false, 2}}, {QStringLiteral("all-played")}, {2, 1, true}});
    return match;
}

/// Returns the number of steps of a record, or -1 if it cannot be read.
inline int goodStepsOf(const QByteArray& record) {
    const QJsonDocument document = QJsonDocument::fromJson(record);
    return document.isObject() ? int(document.object().value(QStringLiteral("steps")).toArray().size()) : -1;
}

} // namespace tacklebox::testing
