#include "model/store/salvage.h"

#include "model/store/database.h"
#include "model/store/journal.h"
#include "model/store/matchrows.h"
#include "model/store/salvagedrows.h"
#include "model/table/table.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kAllDeals = 1'000'000; ///< more than any match has

enum class Kind { Number, Text, Match, Uuid }; ///< Match: a text of the match, read by textIn()

struct Column {
    const char* name;
    Kind kind;
};

/// The columns of `matches`, in the order in which schema versions added them.
constexpr Column kMatchColumns[] = {
    {"id", Kind::Number},    {"game", Kind::Text},         {"begun", Kind::Text},
    {"played", Kind::Text},  {"finished", Kind::Number},   {"run", Kind::Text},
    {"record", Kind::Match}, {"situation", Kind::Match},   {"endings", Kind::Text},
    {"hints", Kind::Number}, {"taken_back", Kind::Number}, {"minds", Kind::Number},
    {"moves", Kind::Number}, {"what_if", Kind::Number},    {"sequence", Kind::Number},
    {"form", Kind::Number},  {"uuid", Kind::Uuid},
};

/// The readable part of a match.
struct SavedMatch {
    QHash<QByteArray, QVariant> columns; ///< the readable columns of its row
    QList<QByteArray> steps;             ///< up to the first unreadable one
    QList<SeatPlan> seats;
    QList<SeatResult> results; ///< by seat
    QByteArray blob;           ///< its archived blob, if undamaged and equal to these texts
    bool truncated = false;

    QByteArray bytes(const char* column) const { return columns.value(column).toByteArray(); }
    bool finished() const { return columns.value("finished").toBool(); }
};

bool isOfKind(const QVariant& value, Kind kind) {
    switch (kind) {
    case Kind::Number: return value.typeId() == QMetaType::LongLong;
    case Kind::Text: return value.typeId() == QMetaType::QString;
    case Kind::Match: return value.typeId() == QMetaType::QByteArray || isOfKind(value, Kind::Text);
    case Kind::Uuid: return !QUuid::fromRfc4122(value.toByteArray()).isNull();
    }
    return false;
}

bool isTime(const QVariant& text) {
    return QDateTime::fromString(text.toString(), Qt::ISODateWithMs).isValid();
}

/// The trustworthy columns of a row of `matches`, with plausible values for required ones that are missing.
/// `archived` has its texts if it is in the archive.
QHash<QByteArray, QVariant> columnsOf(const QVariantList& values, const std::optional<MatchTexts>& archived,
                                      const QString& lastWritten) {
    QHash<QByteArray, QVariant> columns;
    for (qsizetype i = 0; i < qsizetype(std::size(kMatchColumns)) && i < values.size(); ++i)
        if (const auto& [name, kind] = kMatchColumns[i]; isOfKind(values[i], kind))
            columns.insert(name, kind == Kind::Match ? textIn(values[i]) : values[i]);
    if (archived) {
        columns.insert("record", archived->opening);
        columns.insert("situation", archived->resumeState);
        columns.insert("finished", 1);
    }
    const OpeningLeft opening = openingIn(columns.value("record").toByteArray());
    if (!opening.game.isEmpty()) columns.insert("game", opening.game);
    if (!opening.any) columns.insert("record", QByteArray("{}"));
    if (!isObject(columns.value("situation").toByteArray())) columns.insert("situation", QByteArray(""));
    if (!isTime(columns.value("played")))
        columns.insert("played", isTime(columns.value("begun")) ? columns.value("begun") : lastWritten);
    if (!isTime(columns.value("begun"))) columns.insert("begun", columns.value("played"));
    columns.insert("form", int(MatchForm::Scrambled));
    if (!columns.contains("uuid")) columns.insert("uuid", QUuid::createUuid().toRfc4122());
    return columns;
}

/// The steps without gaps from the first. Sets *truncated if steps follow a gap.
QList<QByteArray> stepsOf(const std::map<qint64, SalvagedRow>& rows, bool* truncated) {
    QList<QByteArray> steps;
    for (const auto& [number, row] : rows) {
        const QByteArray step = textIn(row.values[2]);
        if (number != steps.size() || !isObject(step)) {
            *truncated = true;
            break;
        }
        steps.append(step);
    }
    return steps;
}

/// The steps of an archived match, or more steps beside the archive: an older program that was open at the
/// time may have continued it.
QList<QByteArray> stepsOf(const MatchTexts& archived, const std::map<qint64, SalvagedRow>& beside) {
    const qint64 first = beside.empty() ? -1 : beside.begin()->first;
    if (first < 0 || first > archived.steps.size()) return archived.steps;
    QList<QByteArray> steps = archived.steps.first(qsizetype(first));
    for (const auto& [number, row] : beside) {
        const QByteArray step = textIn(row.values[2]);
        if (number != steps.size() || !isObject(step)) break;
        steps.append(step);
    }
    return steps.size() > archived.steps.size() ? steps : archived.steps;
}

/// Sets the players and their results from the rows; missing players come from the resume state.
void seat(SavedMatch& match, const std::map<qint64, SalvagedRow>& rows) {
    const auto resumeState = ResumeState::fromText(match.bytes("situation"));
    QList<SeatPlan> plans = resumeState ? resumeState->seats : QList<SeatPlan>();
    int count = openingIn(match.bytes("record")).seats.value_or(int(plans.size()));
    if (count < 1 || count > kMostSeats) {
        count = 0;
        for (const auto& [number, row] : rows)
            if (number < kMostSeats) count = int(number) + 1;
    }
    if (plans.size() != count) plans = usualSeats(count);
    bool all = true;
    for (int number = 0; number < count; ++number) {
        SeatPlan& plan = plans[number];
        SeatResult& result = match.results.emplaceBack();
        const auto row = rows.find(number);
        const auto level =
            row == rows.end() ? std::nullopt : levelNamed(row->second.values[4].toString().toStdString());
        all = all && level;
        if (!level) continue;
        const QVariantList& values = row->second.values;
        plan = {values[2].toString(), values[3].toBool(), *level};
        result = {values[5].toInt(), values[6].toBool(), values[7].toInt()};
    }
    match.seats = plans;
    if (all || !match.finished() || match.truncated) return;
    // Replay the match to restore the missing results.
    QString error;
    const QByteArray opened = match.bytes("record");
    const QByteArray record =
        opened.left(opened.lastIndexOf('}')) + ",\"steps\":[" + match.steps.join(',') + "]}";
    const auto table = Table::resume(record, ResumeState{.seats = plans, .dealsShown = kAllDeals}, &error);
    if (table && table->waitingFor() == WaitingFor::Over) match.results = resultOf(*table).seats;
}

/// Writes a match in the store's form (matchblob.h).
void write(Database& into, qint64 id, const SavedMatch& match) {
    QStringList names{QStringLiteral("id")}, places{QStringLiteral("?")};
    QVariantList values{id};
    for (const Column& column : kMatchColumns) {
        const auto value = match.columns.constFind(column.name);
        if (value == match.columns.constEnd()) continue;
        names.append(QLatin1String(column.name));
        places.append(QStringLiteral("?"));
        values.append(column.kind == Kind::Match ? scrambled(value->toByteArray()) : *value);
    }
    into.transaction([&] {
        into.query(
            QStringLiteral("INSERT INTO matches (%1) VALUES (%2)").arg(names.join(u','), places.join(u',')),
            values);
        for (int number = 0; number < match.seats.size(); ++number) {
            const SeatPlan& plan = match.seats[number];
            const SeatResult& result = match.results[number];
            into.query(
                QStringLiteral("INSERT INTO seats (match, seat, name, person, level, score, won, chain) "
                               "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
                {id, number, plan.name, plan.person, QString::fromUtf8(name(plan.level).data()), result.score,
                 result.won, result.longestChain});
        }
        if (match.finished())
            putIntoArchive(into, id,
                           !match.blob.isEmpty()
                               ? match.blob
                               : blobOf({match.bytes("record"), match.bytes("situation"), match.steps}));
        else
            for (int number = 0; number < match.steps.size(); ++number)
                into.query(QStringLiteral("INSERT INTO steps (match, number, step) VALUES (?, ?, ?)"),
                           {id, number, scrambled(match.steps[number])});
    });
}

} // namespace

QString setAside(const QString& file) {
    const QFileInfo info(file);
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    QString newName;
    for (int number = 0; newName.isEmpty() || QFileInfo::exists(newName); ++number)
        newName = info.dir().filePath(info.completeBaseName() + QStringLiteral("-damaged-") + stamp +
                                      (number ? u'-' + QString::number(number) : QString()) +
                                      QStringLiteral(".db"));
    // Move the companion files too, or SQLite would use them for the next file of that name.
    QStringList moved;
    for (const char* part : {"", "-wal", "-shm", "-journal"}) {
        const QString end = QLatin1String(part);
        if (!QFileInfo::exists(file + end)) continue;
        if (!QFile::rename(file + end, newName + end)) {
            for (const QString& back : std::as_const(moved))
                QFile::rename(newName + back, file + back);
            return {};
        }
        moved.append(end);
    }
    return newName;
}

std::optional<int> versionIn(const QString& file) {
    DamagedFile damaged(file);
    const QByteArray header = damaged.page(1);
    constexpr int kVersionAt = 60, kApplicationAt = 68;
    if (numberAt(header, kApplicationAt, 4) != Database::kApplicationId) return std::nullopt;
    return int(quint32(numberAt(header, kVersionAt, 4)));
}

Salvaged salvage(const QString& damaged, Database& into, const SalvageProgress& goOn) {
    Salvaged saved;
    DamagedFile file(damaged);
    const QString lastWritten = QFileInfo(damaged).lastModified().toUTC().toString(Qt::ISODateWithMs);
    SalvagedRows rows(file, goOn);
    std::size_t done = 0;
    for (const auto& [id, places] : rows.matches()) {
        if (goOn && !goOn(int(50 + 50 * done++ / rows.matches().size()))) break;
        const auto row = rows.best(places.rows);
        std::optional<MatchTexts> archived;
        QByteArray wholeBlob;
        if (const auto found = rows.best(places.archive); !found.empty()) {
            const QByteArray blob = found.begin()->second.values[1].toByteArray();
            archived = readableTexts(blob);
            if (textsOf(blob)) wholeBlob = blob;
        }
        if ((row.empty() && !archived) || id <= 0) {
            if (!places.steps.empty() && !places.seats.empty()) ++saved.lost;
            continue;
        }
        SavedMatch match;
        match.columns =
            columnsOf(row.empty() ? QVariantList() : row.begin()->second.values, archived, lastWritten);
        match.columns.remove("id");
        if (!match.columns.contains("game")) { // neither the row nor the opening has it
            ++saved.lost;
            continue;
        }
        const auto steps = rows.best(places.steps);
        match.steps = archived ? stepsOf(*archived, steps) : stepsOf(steps, &match.truncated);
        if (archived && steps.empty() && match.bytes("situation") == archived->resumeState)
            match.blob = wholeBlob;
        if (match.finished()) {
            const auto moves = match.columns.constFind("moves");
            const bool counted = moves != match.columns.constEnd();
            match.truncated = match.truncated || (counted ? match.steps.size() < moves->toLongLong()
                                                          : archived.has_value() && wholeBlob.isEmpty());
            match.columns.insert("moves", match.steps.size());
        }
        seat(match, rows.best(places.seats));
        write(into, id, match);
        ++saved.matches;
        saved.truncated += match.truncated;
    }
    return saved;
}

} // namespace tacklebox
