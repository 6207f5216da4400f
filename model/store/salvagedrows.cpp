#include "model/store/salvagedrows.h"

#include "model/wire/session.h"

#include <algorithm>
#include <limits>
#include <tuple>
#include <utility>

namespace tacklebox {

namespace {

constexpr std::size_t kPagesRemembered = 64;
constexpr qint64 kBytesRemembered = 2 * kLongestMatch;
constexpr std::size_t kMostMatches = 200'000, kMostSteps = 100'000;
/// A few lines, or a complete hand-made deal.
constexpr qsizetype kLongestOpening = 256 * 1024;
constexpr qint64 kLeast = std::numeric_limits<qint64>::min(), kMost = std::numeric_limits<qint64>::max();

bool isNumber(const QVariant& value) {
    return value.typeId() == QMetaType::LongLong;
}
bool isText(const QVariant& value) {
    return value.typeId() == QMetaType::QString;
}
/// Texts may be stored as blobs.
bool isBytes(const QVariant& value) {
    return value.typeId() == QMetaType::QByteArray || isText(value);
}

/// A row of `matches` has at least the columns of the first schema, and its id is the row number. Later
/// columns may be unreadable.
bool isMatch(const DamagedRow& row) {
    constexpr int kColumns = 12, kGame = 1, kBegun = 2, kPlayed = 3, kRecord = 6;
    const QVariantList& values = row.values;
    if (!row.ofTable || values.size() < kColumns || row.number <= 0) return false;
    return values[0].isNull() && values[0].isValid() && isText(values[kGame]) &&
           (isText(values[kBegun]) || isText(values[kPlayed])) &&
           (isBytes(values[kRecord]) || !values[kRecord].isValid());
}

bool isStep(const DamagedRow& row) {
    const QVariantList& values = row.values;
    return !row.ofTable && values.size() == 3 && isNumber(values[0]) && isNumber(values[1]) &&
           values[1].toLongLong() >= 0 && isBytes(values[2]);
}

bool isSeat(const DamagedRow& row) {
    const QVariantList& values = row.values;
    return !row.ofTable && values.size() == 8 && isNumber(values[0]) && isNumber(values[1]) &&
           values[1].toLongLong() >= 0 && isText(values[2]) && isText(values[4]);
}

bool hasOpening(const QByteArray& blob) {
    const auto texts = textsLeftOf(blob, kLongestOpening);
    return texts && isObject(texts->opening);
}

bool isArchived(const DamagedRow& row) {
    const QVariantList& values = row.values;
    return row.ofTable && row.number > 0 && values.size() == 2 && values[0].isValid() && values[0].isNull() &&
           values[1].typeId() == QMetaType::QByteArray && hasOpening(values[1].toByteArray());
}

/// Empty for a finished match, whose opening is in the archive.
bool isOpening(const QVariant& value) {
    const QByteArray text = textIn(value);
    return (text.isEmpty() && value.isValid()) || isObject(text);
}

StoreTable tableOf(const DamagedRow& row) {
    if (isArchived(row)) return StoreTable::Archive;
    if (isStep(row)) return StoreTable::Steps;
    if (isSeat(row)) return StoreTable::Seats;
    return isMatch(row) ? StoreTable::Matches : StoreTable::None;
}

std::vector<RowPlace> MatchPlaces::*listOf(StoreTable table) {
    switch (table) {
    case StoreTable::Steps: return &MatchPlaces::steps;
    case StoreTable::Seats: return &MatchPlaces::seats;
    case StoreTable::Archive: return &MatchPlaces::archive;
    case StoreTable::Matches:
    case StoreTable::None: break;
    }
    return &MatchPlaces::rows;
}

auto keyOf(const SalvagedRow& row) {
    return std::tuple(row.table, row.match, row.number);
}

/// Marks a longest increasing subsequence of the rows' keys.
std::vector<bool> inOrder(const std::vector<SalvagedRow>& rows) {
    std::vector<std::size_t> ends; // ends[n]: index of the smallest end of n + 1 increasing rows
    std::vector<std::size_t> before(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto end = std::lower_bound(ends.begin(), ends.end(), i, [&](std::size_t a, std::size_t b) {
            return keyOf(rows[a]) < keyOf(rows[b]);
        });
        before[i] = end == ends.begin() ? rows.size() : *std::prev(end);
        if (end == ends.end())
            ends.push_back(i);
        else
            *end = i;
    }
    std::vector<bool> rising(rows.size());
    for (std::size_t i = ends.empty() ? rows.size() : ends.back(); i < rows.size(); i = before[i])
        rising[i] = true;
    return rising;
}

/// Restores the damaged key of a step if its neighbours leave only one. For matches, stores the bounds of the
/// id.
void mendKeys(std::vector<SalvagedRow>& rows) {
    const std::vector<bool> rising = inOrder(rows);
    const auto size = rows.size();
    std::size_t last = size; // last row in order so far
    for (std::size_t i = 0; i < size; ++i) {
        std::size_t next = i + 1;
        while (next < size && !rising[next])
            ++next;
        SalvagedRow& row = rows[i];
        row.inOrder = rising[i];
        row.after = last < size && rows[last].table == row.table ? rows[last].match : kLeast;
        row.before = next < size && rows[next].table == row.table ? rows[next].match : kMost;
        if (rising[i]) {
            last = i;
            continue;
        }
        if (row.table != StoreTable::Steps || last >= size || next >= size) continue;
        const SalvagedRow &one = rows[last], &other = rows[next];
        if (one.table != row.table || other.table != row.table || one.match != other.match) continue;
        if (other.number - one.number != qint64(next - last)) continue;
        row.match = one.match;
        row.number = one.number + qint64(i - last);
        row.inOrder = true;
    }
}

Json readJson(const QByteArray& text) {
    return parseJson(std::string_view(text.constData(), std::size_t(text.size())));
}

qint64 bytesOf(const SalvagedRow& row) {
    qint64 bytes = 0;
    for (const QVariant& value : row.values)
        bytes += value.typeId() == QMetaType::QByteArray ? value.toByteArray().size()
                 : isText(value)                         ? value.toString().size() * 2
                                                         : 0;
    return bytes;
}

/// The JSON object in the text, or null.
Json objectIn(const QByteArray& text) {
    try {
        Json json = readJson(text);
        if (json.is_object()) return json;
    } catch (const WireError&) { // not JSON
    }
    return nullptr;
}

} // namespace

QByteArray textIn(const QVariant& value) {
    return unscrambled(value.toByteArray());
}

std::optional<MatchTexts> readableTexts(const QByteArray& blob) {
    if (auto whole = textsOf(blob)) return whole;
    auto texts = textsLeftOf(blob);
    if (!texts || !isObject(texts->opening)) return std::nullopt;
    qsizetype good = 0;
    try {
        Json record = readJson(texts->opening);
        Json& list = record["steps"] = Json::array();
        try {
            for (; good < texts->steps.size() && isObject(texts->steps[good]); ++good)
                list.push_back(readJson(texts->steps[good]));
        } catch (const WireError&) { // not JSON; later steps are invalid too
        }
        // A record must not end before the outcome of a chance step.
        for (;;) {
            const ReadableRecord readable = loadReadable(record);
            good = readable.steps;
            if (good == 0 || readable.session->chance(kNoSeat).is_null()) break;
            while (qsizetype(list.size()) >= good)
                list.erase(list.size() - 1);
        }
    } catch (const WireError&) { // the record cannot be replayed, so well-formed steps must suffice
    }
    texts->steps.resize(good);
    return texts;
}

bool isObject(const QByteArray& text) {
    return text.startsWith('{') && objectIn(text).is_object();
}

OpeningLeft openingIn(const QByteArray& text) {
    const Json json = objectIn(text);
    OpeningLeft opening{.any = !json.empty()};
    if (const auto game = json.find("game"); game != json.end() && game->is_string())
        opening.game = QString::fromStdString(game->get<std::string>());
    if (const auto seats = json.find("seats"); seats != json.end() && seats->is_number_integer())
        opening.seats = int(std::clamp(seats->get<double>(), 0.0, kMostSeats + 1.0));
    return opening;
}

SalvagedRows::SalvagedRows(DamagedFile& file, const SalvageProgress& goOn)
    : m_file(file), m_inUse(pagesInUse(file)) {
    findMatches(goOn);
    giveBackNumbers();
}

const std::vector<SalvagedRow>& SalvagedRows::page(quint32 number) {
    const auto remembered = m_read.find(number);
    if (remembered != m_read.end()) return remembered->second;
    if (m_read.size() >= kPagesRemembered || m_bytesRead > kBytesRemembered) {
        m_read.clear();
        m_bytesRead = 0;
    }
    std::vector<SalvagedRow> rows, unlisted;
    const auto known = [](const DamagedRow& row) {
        if (row.listed) return tableOf(row) != StoreTable::None;
        // An unlisted row must be more than well-formed, because its bytes may be accidental.
        switch (tableOf(row)) {
        case StoreTable::Steps: return isObject(textIn(row.values[2]));
        case StoreTable::Matches: return isOpening(row.values[6]);
        case StoreTable::Seats:
        case StoreTable::Archive: return true;
        case StoreTable::None: break;
        }
        return false;
    };
    for (DamagedRow& row : rowsOn(m_file, number, known)) {
        SalvagedRow saved;
        saved.table = tableOf(row);
        const bool ofMatch = saved.table == StoreTable::Matches || saved.table == StoreTable::Archive;
        saved.match = ofMatch ? row.number : row.values[0].toLongLong();
        saved.number = ofMatch ? 0 : row.values[1].toLongLong();
        const bool good = saved.table == StoreTable::Matches ? isOpening(row.values[6])
                          : saved.table == StoreTable::Steps ? isObject(textIn(row.values[2]))
                          : saved.table == StoreTable::Archive
                              ? textsOf(row.values[1].toByteArray()).has_value()
                              : true;
        saved.quality = (good ? 16 : 0) + (row.whole ? 4 : 0) + (m_inUse[number] ? 2 : 0) + row.listed;
        saved.values = std::move(row.values);
        (row.listed ? rows : unlisted).push_back(std::move(saved));
    }
    mendKeys(rows);
    for (SalvagedRow& row : rows)
        if (row.inOrder) row.quality += 8;
    for (SalvagedRow& row : unlisted) {
        row.after = kLeast;
        row.before = kMost;
        rows.push_back(std::move(row));
    }
    for (const SalvagedRow& row : rows)
        m_bytesRead += bytesOf(row);
    return m_read.insert_or_assign(number, std::move(rows)).first->second;
}

void SalvagedRows::findMatches(const SalvageProgress& goOn) {
    std::set<quint32> unused;
    if (!m_file.unused([&](quint32 number) { unused.insert(number); })) unused.clear();
    for (quint32 number = 1; number <= m_file.pages();) {
        if (goOn && !goOn(int(qint64(number) * 50 / m_file.pages()))) return;
        if (const quint32 next = m_file.skipBlank(number); next != number) {
            number = next;
            continue;
        }
        // Do not recover deliberately deleted data.
        if (m_inUse[number] || unused.count(number) == 0) findMatchesOn(number);
        ++number;
    }
}

void SalvagedRows::findMatchesOn(quint32 number) {
    const std::vector<SalvagedRow>& rows = page(number);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (m_matches.size() >= kMostMatches && m_matches.count(rows[i].match) == 0) continue;
        std::vector<RowPlace>& list = m_matches[rows[i].match].*listOf(rows[i].table);
        if (list.size() < kMostSteps) list.push_back({number, int(i)});
    }
}

void SalvagedRows::giveBackNumbers() {
    std::set<qint64> orphans;
    for (const auto& [match, places] : m_matches)
        if (places.rows.empty() && (!places.steps.empty() || !places.archive.empty()) &&
            !places.seats.empty())
            orphans.insert(match);
    if (orphans.empty()) return;
    std::vector<std::pair<qint64, RowPlace>> strays;
    for (const auto& [match, places] : m_matches)
        for (const RowPlace& place : places.rows)
            if (!page(place.page)[std::size_t(place.row)].inOrder ||
                (places.steps.empty() && places.archive.empty() && places.seats.empty()))
                strays.emplace_back(match, place);
    for (const auto& [match, stray] : strays) {
        const RowPlace& place = stray; // Clang 14 cannot capture a structured binding in a lambda
        const SalvagedRow& row = page(place.page)[std::size_t(place.row)];
        const auto first = orphans.upper_bound(row.after), end = orphans.lower_bound(row.before);
        if (first == end || std::next(first) != end) continue; // none or several candidates
        auto& rows = m_matches[match].rows;
        std::erase_if(
            rows, [&](const RowPlace& other) { return other.page == place.page && other.row == place.row; });
        m_matches[*first].rows.push_back(place);
        orphans.erase(first);
    }
}

std::map<qint64, SalvagedRow> SalvagedRows::best(const std::vector<RowPlace>& places) {
    std::map<qint64, SalvagedRow> found;
    qint64 bytes = 0;
    for (const RowPlace& place : places) {
        const SalvagedRow& row = page(place.page)[std::size_t(place.row)];
        bytes += bytesOf(row);
        if (bytes > kBytesRemembered) break;
        const auto [at, isNew] = found.try_emplace(row.number, row);
        if (!isNew && row.quality > at->second.quality) at->second = row;
    }
    return found;
}

} // namespace tacklebox
