#include "model/store/matchrows.h"

#include "model/store/database.h"
#include "model/store/salvagedrows.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

constexpr char kSelectLines[] =
    "SELECT id, game, begun, played, finished, endings, hints, taken_back, minds, moves, what_if, uuid "
    "FROM matches WHERE ";

MatchSummary lineOf(const QVariantList& row) {
    MatchSummary line;
    line.id = row[0].toLongLong();
    line.game = row[1].toString();
    line.begun = timeOf(row[2].toString());
    line.played = timeOf(row[3].toString());
    line.finished = row[4].toBool();
    line.result.endings = row[5].toString().split(u' ', Qt::SkipEmptyParts);
    // Column `minds` has Help::knowledgeShown.
    line.result.help = {row[6].toInt(), row[7].toInt(), row[8].toBool()};
    line.moves = row[9].toInt();
    line.whatIf = row[10].toBool();
    line.uuid = QUuid::fromRfc4122(row[11].toByteArray());
    return line;
}

void addSteps(Database& database, qint64 match, const QList<QByteArray>& steps) {
    for (int number = 0; number < steps.size(); ++number)
        database.query(QStringLiteral("INSERT INTO steps (match, number, step) VALUES (?, ?, ?)"),
                       {match, number, scrambled(steps[number])});
}

} // namespace

QByteArray StoredMatch::recordWith(const QList<QByteArray>& someSteps) const {
    QByteArray text = opening.left(opening.lastIndexOf('}'));
    if (!line.uuid.isNull())
        text += ",\"app\":{\"uuid\":\"" + line.uuid.toByteArray(QUuid::WithoutBraces) + "\"}";
    return text + ",\"steps\":[" + someSteps.join(',') + "]}";
}

QByteArray StoredMatch::playedRecord() const {
    const auto state = ResumeState::fromText(resumeState);
    const qsizetype undone = state ? std::clamp<qsizetype>(state->undone, 0, steps.size()) : 0;
    return undone == 0 ? record : recordWith(steps.first(steps.size() - undone));
}

// Each subquery reads one entry of the index matches_in_order, which starts with `finished`.
const char* const kNextSequence =
    "(1 + MAX(IFNULL((SELECT MAX(sequence) FROM matches WHERE finished = 0), 0),"
    " IFNULL((SELECT MAX(sequence) FROM matches WHERE finished = 1), 0)))";
const char* const kLatestFirst = "sequence DESC, played DESC, id DESC";

QString textOf(const QDateTime& time) {
    return time.toUTC().toString(Qt::ISODateWithMs);
}

QDateTime timeOf(const QString& text) {
    // Lists read tens of thousands of timestamps, so parse the usual form "2026-01-31T23:59:59.999Z"
    // directly, and leave others to Qt.
    constexpr QStringView kShape = u"dddd-dd-ddTdd:dd:dd.dddZ"; // d: a digit
    bool usual = text.size() == kShape.size();
    for (qsizetype i = 0; usual && i < kShape.size(); ++i)
        usual = kShape[i] == u'd' ? text[i] >= u'0' && text[i] <= u'9' : text[i] == kShape[i];
    if (!usual) return QDateTime::fromString(text, Qt::ISODateWithMs);
    const auto number = [&text](qsizetype from, qsizetype digits) {
        int value = 0;
        for (qsizetype i = from; i < from + digits; ++i)
            value = value * 10 + (text[i].unicode() - u'0');
        return value;
    };
    return {QDate(number(0, 4), number(5, 2), number(8, 2)),
            QTime(number(11, 2), number(14, 2), number(17, 2), number(20, 3)), kUtc};
}

void addSeats(Database& database, qint64 match, const QList<SeatPlan>& seats) {
    for (int seat = 0; seat < seats.size(); ++seat)
        database.query(
            QStringLiteral("INSERT INTO seats (match, seat, name, person, level) VALUES (?, ?, ?, ?, ?)"),
            {match, seat, seats[seat].name, seats[seat].person,
             QString::fromUtf8(name(seats[seat].level).data())});
}

QList<MatchSummary> linesWhere(Database& database, const QString& condition, const QVariantList& values) {
    QList<MatchSummary> lines;
    QHash<qint64, qsizetype> indexes; // in `lines`, by id
    database.query(QLatin1String(kSelectLines) + condition + QStringLiteral(" ORDER BY ") +
                       QLatin1String(kLatestFirst),
                   values, [&](const QVariantList& row) {
                       indexes.insert(row[0].toLongLong(), lines.size());
                       lines.append(lineOf(row));
                       return true;
                   });
    database.query(QStringLiteral("SELECT match, name, person, level, score, won, chain FROM seats WHERE "
                                  "match IN (SELECT id FROM matches WHERE %1) ORDER BY match, seat")
                       .arg(condition),
                   values, [&](const QVariantList& row) {
                       const auto index = indexes.constFind(row[0].toLongLong());
                       if (index == indexes.constEnd()) return true; // just added by another program
                       const bool person = row[2].toBool();
                       const QString storedName = row[1].toString();
                       lines[*index].seats.append(
                           {person ? personNameOf(storedName) : storedName, person,
                            levelNamed(row[3].toString().toStdString()).value_or(Level::Perch)});
                       lines[*index].result.seats.append({row[4].toInt(), row[5].toBool(), row[6].toInt()});
                       return true;
                   });
    return lines;
}

std::optional<MatchTexts> readTexts(Database& database, qint64 match) {
    std::optional<MatchTexts> texts = MatchTexts{};
    database.query(QStringLiteral("SELECT texts FROM archive WHERE match = ?"), {match},
                   [&](const QVariantList& row) {
                       texts = textsOf(row[0].toByteArray());
                       return false;
                   });
    if (!texts) return texts;
    database.query(QStringLiteral("SELECT record, situation FROM matches WHERE id = ?"), {match},
                   [&](const QVariantList& row) {
                       if (const auto opening = row[0].toByteArray(); !opening.isEmpty())
                           texts->opening = unscrambled(opening);
                       if (const auto resumeState = row[1].toByteArray(); !resumeState.isEmpty())
                           texts->resumeState = unscrambled(resumeState);
                       return false;
                   });
    qint64 next = -1;
    database.query(QStringLiteral("SELECT number, step FROM steps WHERE match = ? ORDER BY number"), {match},
                   [&](const QVariantList& row) {
                       // An older version of the program, running while the match was archived, may have
                       // stored further steps. They replace archived steps from the first of their numbers
                       // on. An empty step marks a gap.
                       const qint64 number = row[0].toLongLong();
                       if (next < 0) {
                           next = std::min<qint64>(number, texts->steps.size());
                           texts->steps.resize(qsizetype(next));
                       }
                       if (number != next) texts->steps.append(QByteArray());
                       next = number + 1;
                       texts->steps.append(unscrambled(row[1].toByteArray()));
                       return true;
                   });
    return texts;
}

std::optional<StoredMatch> readMatch(Database& database, qint64 match) {
    std::optional<StoredMatch> stored;
    const QList<MatchSummary> lines = linesWhere(database, QStringLiteral("id = ?"), {match});
    if (lines.isEmpty()) return stored;
    stored.emplace();
    stored->line = lines.front();
    auto texts = readTexts(database, match);
    if (!texts) {
        stored->truncated = true;
        database.query(QStringLiteral("SELECT texts FROM archive WHERE match = ?"), {match},
                       [&](const QVariantList& row) {
                           texts = readableTexts(row[0].toByteArray());
                           return false;
                       });
    }
    if (texts) {
        stored->opening = texts->opening;
        stored->steps = texts->steps;
        stored->record = stored->recordWith(texts->steps);
        stored->resumeState = texts->resumeState;
    }
    return stored;
}

void putIntoArchive(Database& database, qint64 match, const QByteArray& blob) {
    database.query(QStringLiteral("INSERT OR REPLACE INTO archive (match, texts) VALUES (?, ?)"),
                   {match, blob});
    database.query(QStringLiteral("DELETE FROM steps WHERE match = ?"), {match});
    database.query(QStringLiteral("UPDATE matches SET record = x'', situation = x'', form = ? WHERE id = ?"),
                   {int(MatchForm::Blob), match});
}

bool convertToUnfinished(Database& database, qint64 match) {
    const auto texts = readTexts(database, match);
    if (!texts) return false;
    database.query(QStringLiteral("DELETE FROM archive WHERE match = ?"), {match});
    database.query(
        QStringLiteral("UPDATE matches SET record = ?, situation = ?, form = ? WHERE id = ?"),
        {scrambled(texts->opening), scrambled(texts->resumeState), int(MatchForm::Scrambled), match});
    database.query(QStringLiteral("DELETE FROM steps WHERE match = ?"), {match});
    addSteps(database, match, texts->steps);
    return true;
}

} // namespace tacklebox
