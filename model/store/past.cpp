#include "model/store/past.h"

#include "model/store/database.h"
#include "model/store/matchrows.h"

#include <QHash>

#include <algorithm>
#include <utility>
#include <vector>

namespace tacklebox {

namespace {

/// The SQL sort key of the matches.
QString keyOf(const PastSelection& selection, QVariantList& values) {
    using Order = PastSelection::Order;
    switch (selection.order) {
    case Order::Latest: break;
    case Order::Game: {
        QString key = QStringLiteral("CASE game");
        for (qsizetype place = 0; place < selection.games.size(); ++place) {
            key += QStringLiteral(" WHEN ? THEN %1").arg(place);
            values.append(selection.games[place]);
        }
        return selection.games.isEmpty() ? QStringLiteral("game")
                                         : key + QStringLiteral(" ELSE %1 END").arg(selection.games.size());
    }
    case Order::Players:
        return QStringLiteral(
            "(SELECT group_concat(name, ', ') FROM (SELECT name FROM seats WHERE match = id ORDER BY "
            "seat)) COLLATE NOCASE");
    case Order::Result:
        return QStringLiteral(
            "(SELECT CASE WHEN finished = 0 THEN '5' WHEN SUM(won) = 0 THEN '3' WHEN SUM(person) <> 1 THEN "
            "'4' || group_concat("
            "CASE WHEN won THEN name ELSE '' END, '') WHEN SUM(person AND won) = 0 THEN '2' WHEN "
            "SUM(won) > 1 THEN '1' ELSE '0' END FROM seats WHERE match = id) COLLATE NOCASE");
    case Order::Score: return QStringLiteral("(SELECT score FROM seats WHERE match = id AND seat = 0)");
    case Order::Help:
        return QStringLiteral("CASE WHEN what_if THEN 2 ELSE hints > 0 OR taken_back > 0 OR minds END");
    case Order::Length: return QStringLiteral("moves");
    }
    return {};
}

QString earliestFirst() {
    return QString::fromLatin1(kLatestFirst).replace(QStringLiteral(" DESC"), QStringLiteral(" ASC"));
}

/// Caches `make(text)` for texts that occur repeatedly.
template <class T>
const T& once(QHash<QString, T>& all, const QString& text, T (*make)(const QString&)) {
    auto found = all.find(text);
    if (found == all.end()) found = all.insert(text, make(text));
    return *found;
}

} // namespace

QList<qint64> pastMatches(Database& database, const PastSelection& selection) {
    QVariantList values;
    QString statement = QStringLiteral("SELECT id FROM matches WHERE ");
    switch (selection.state) {
    case PastSelection::State::Any: statement += QStringLiteral("finished IN (0, 1)"); break;
    case PastSelection::State::Finished: statement += QStringLiteral("finished = 1"); break;
    case PastSelection::State::Unfinished: statement += QStringLiteral("finished = 0"); break;
    }
    if (!selection.game.isEmpty()) {
        statement += QStringLiteral(" AND game = ?");
        values.append(selection.game);
    }
    if (!selection.person.isEmpty()) {
        QStringList names;
        for (const QString& name : keptNamesOf(selection.person)) {
            names.append(QStringLiteral("?"));
            values.append(name);
        }
        statement += QStringLiteral(" AND id IN (SELECT match FROM seats WHERE person = 1 AND name IN (%1))")
                         .arg(names.join(u','));
    }
    const QString key = keyOf(selection, values);
    const QLatin1String latest(kLatestFirst);
    statement += QStringLiteral(" ORDER BY ");
    if (!key.isEmpty())
        statement +=
            key + (selection.descending ? QStringLiteral(" DESC, ") : QStringLiteral(" ASC, ")) + latest;
    else
        statement += selection.descending ? QString(latest) : earliestFirst();
    if (selection.most > 0) statement += QStringLiteral(" LIMIT %1").arg(selection.most);
    QList<qint64> matches;
    database.query(statement, values, [&](const QVariantList& row) {
        matches.append(row[0].toLongLong());
        return true;
    });
    return matches;
}

QList<MatchSummary> linesOf(Database& database, const QList<qint64>& matches) {
    QStringList numbers;
    for (const qint64 match : matches)
        numbers.append(QString::number(match));
    QHash<qint64, MatchSummary> found;
    for (const MatchSummary& line :
         linesWhere(database, QStringLiteral("id IN (%1)").arg(numbers.join(u','))))
        found.insert(line.id, line);
    QList<MatchSummary> lines;
    for (const qint64 match : matches)
        if (const auto line = found.constFind(match); line != found.constEnd()) lines.append(*line);
    return lines;
}

QByteArray pastTable(Database& database) {
    constexpr qsizetype kAtOnce = 500; // limits the memory for lines
    QByteArray table = csvHeader();
    const QList<qint64> matches = pastMatches(database, {.state = PastSelection::State::Finished});
    for (qsizetype from = 0; from < matches.size(); from += kAtOnce)
        table += csvOf(linesOf(database, matches.mid(from, kAtOnce)));
    return table;
}

PastSummary pastSummary(Database& database) {
    PastSummary summary;
    const auto toList = [](QStringList& list) {
        return [&list](const QVariantList& row) {
            list.append(row[0].toString());
            return true;
        };
    };
    database.query(QStringLiteral("SELECT COUNT(*), IFNULL(SUM(finished), 0) FROM matches"), {},
                   [&](const QVariantList& row) {
                       summary.finished = row[1].toInt();
                       summary.unfinished = row[0].toInt() - summary.finished;
                       return true;
                   });
    database.query(QStringLiteral("SELECT DISTINCT game FROM matches"), {}, toList(summary.games));
    database.query(QStringLiteral("SELECT DISTINCT name FROM seats WHERE person = 1"), {},
                   [&summary](const QVariantList& row) {
                       const QString name = personNameOf(row[0].toString());
                       if (!summary.people.contains(name)) summary.people.append(name);
                       return true;
                   });
    const QString latest = QLatin1String(kLatestFirst);
    const auto end = [&](QDateTime& time, const QString& order) {
        database.query(
            QStringLiteral("SELECT played FROM matches WHERE finished = 1 ORDER BY %1 LIMIT 1").arg(order),
            {}, [&time](const QVariantList& row) {
                time = timeOf(row[0].toString());
                return true;
            });
    };
    end(summary.newest, latest);
    end(summary.oldest, earliestFirst());
    return summary;
}

PastResults pastResults(Database& database) {
    // The bots of a match, in the order of match ids.
    struct TableSize {
        qint64 match;
        int seats;
        std::optional<Level> strongest;
    };
    std::vector<TableSize> tables;
    QString rank = QStringLiteral("CASE level");
    for (const Level level : {Level::Random, Level::Minnow, Level::Perch, Level::Pike, Level::Shark})
        rank +=
            QStringLiteral(" WHEN '%1' THEN %2").arg(QString::fromUtf8(name(level).data())).arg(int(level));
    rank += QStringLiteral(" ELSE %1 END").arg(int(Level::Perch));
    database.query(
        QStringLiteral(
            "SELECT match, COUNT(*), MAX(CASE WHEN person THEN -1 ELSE %1 END) FROM seats GROUP BY "
            "match ORDER BY match")
            .arg(rank),
        {}, [&](const QVariantList& row) {
            const int strongest = row[2].toInt();
            tables.push_back({row[0].toLongLong(), row[1].toInt(),
                              strongest < 0 ? std::nullopt : std::optional(Level(strongest))});
            return true;
        });
    PastResults past;
    std::vector<std::pair<qint64, qsizetype>> order; // sequence, index in results
    QHash<QString, QString> texts, people;
    QHash<QString, QStringList> lists;
    const auto text = [&](const QVariant& value) {
        return once<QString>(texts, value.toString(), [](const QString& self) { return self; });
    };
    auto table = tables.cbegin();
    // NOT INDEXED: nearly all rows are needed, in table order.
    database.query(
        QStringLiteral(
            "SELECT id, sequence, played, game, endings, hints, taken_back, minds, name, score, won, chain, "
            "uuid "
            "FROM matches NOT INDEXED LEFT JOIN seats ON match = id AND person = 1 WHERE finished = 1 AND "
            "what_if = 0 "
            "ORDER BY id, seat"),
        {}, [&](const QVariantList& row) {
            const qint64 match = row[0].toLongLong();
            while (table != tables.cend() && table->match < match)
                ++table;
            if (table == tables.cend() || table->match != match) {
                ++past.seatless;
                return true;
            }
            if (row[8].isNull()) return true; // bots only
            order.emplace_back(row[1].toLongLong(), past.results.size());
            past.results.append({match, timeOf(row[2].toString()), text(row[3]),
                                 once<QString>(people, row[8].toString(), personNameOf), table->seats,
                                 table->strongest, row[9].toInt(), row[10].toBool(), row[11].toInt(),
                                 once<QStringList>(lists, row[4].toString(),
                                                   [](const QString& words) {
                                                       return words.split(u' ', Qt::SkipEmptyParts);
                                                   }),
                                 Help{row[5].toInt(), row[6].toInt(), row[7].toBool()},
                                 QUuid::fromRfc4122(row[12].toByteArray())});
            return true;
        });
    const auto earlier = [&](const auto& a, const auto& b) {
        if (a.first != b.first) return a.first < b.first;
        const PersonalResult &one = past.results[a.second], &other = past.results[b.second];
        return one.played != other.played ? one.played < other.played : a.second < b.second;
    };
    if (!std::is_sorted(order.begin(), order.end(), earlier)) {
        std::sort(order.begin(), order.end(), earlier);
        QList<PersonalResult> sorted;
        sorted.reserve(past.results.size());
        for (const auto& [sequence, place] : order)
            sorted.append(past.results[place]);
        past.results = sorted;
    }
    QHash<QUuid, qint64> counted;
    past.results.removeIf([&counted](const PersonalResult& result) {
        if (result.uuid.isNull()) return false;
        if (const auto first = counted.constFind(result.uuid); first != counted.constEnd())
            return *first != result.match;
        counted.insert(result.uuid, result.match);
        return false;
    });
    return past;
}

} // namespace tacklebox
