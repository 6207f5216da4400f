#include "model/store/damagedrows.h"

#include "model/store/matchblob.h"

#include <algorithm>
#include <bit>

namespace tacklebox {

namespace {

constexpr int kFileHeader = 100;  ///< bytes before the b-tree on page 1
constexpr int kMostColumns = 100; ///< plausible maximum of a row
/// Maximum bytes of a value, and of all overflow payload of one page. SQLite allows more, but this program
/// does not store more.
constexpr qint64 kLongestValue = kLongestMatch;
constexpr int kInteriorIndex = 2, kInteriorTable = 5, kIndexLeaf = 10, kTableLeaf = 13;

/// Reads an SQLite varint of one to nine bytes. Returns false if the data ends within it.
bool readVarint(const QByteArray& data, qsizetype& at, quint64& number) {
    number = 0;
    for (int byte = 0; byte < 9; ++byte) {
        if (at >= data.size()) return false;
        const auto bits = quint8(data[at++]);
        if (byte == 8) {
            number = number << 8 | bits;
            return true;
        }
        number = number << 7 | (bits & 0x7fU);
        if (bits < 0x80) return true;
    }
    return true;
}

/// Number of bytes of a value with that serial type; -1 for an invalid type.
qint64 lengthOf(quint64 type) {
    constexpr qint64 kLengths[] = {0, 1, 2, 3, 4, 6, 8, 8, 0, 0, -1, -1};
    return type < 12 ? kLengths[type] : qint64((type - 12) / 2);
}

QVariant valueOf(quint64 type, const QByteArray& bytes) {
    const int length = int(bytes.size());
    switch (type) {
    case 0: return QVariant::fromValue(nullptr);
    case 7: return std::bit_cast<double>(numberAt(bytes, 0, 8));
    case 8: return qint64(0);
    case 9: return qint64(1);
    default: break;
    }
    if (type >= 12) return type % 2 == 0 ? QVariant(bytes) : QVariant(QString::fromUtf8(bytes));
    const int unusedBits = 64 - 8 * length;
    return qint64(numberAt(bytes, 0, length) << unusedBits) >> unusedBits;
}

/// The header of a record: the types of its columns.
struct Types {
    std::vector<quint64> types;
    qint64 header = 0; ///< length of the header
    qint64 length = 0; ///< length of the whole record according to the types
};

std::optional<Types> typesOf(const QByteArray& payload) {
    Types found;
    qsizetype at = 0;
    quint64 header = 0;
    if (!readVarint(payload, at, header) || header < 2 || header > quint64(payload.size())) return {};
    found.header = found.length = qint64(header);
    while (at < qint64(header)) {
        quint64 type = 0;
        if (!readVarint(payload, at, type) || at > qint64(header)) return {};
        const qint64 length = lengthOf(type);
        if (length < 0 || length > kLongestValue || found.types.size() == kMostColumns) return {};
        found.types.push_back(type);
        found.length += length;
    }
    return found;
}

/// The position of a row on its page.
struct Cell {
    int at = 0;
    int length = 0; ///< bytes on the page
};

/// The layout of a page.
struct Layout {
    int type = 0;
    int start = 0;  ///< offset of the page header
    int list = 0;   ///< offset of the cell pointers
    int cells = 0;  ///< number of cells according to the header
    int usable = 0; ///< bytes of the page used by SQLite

    bool hasRows() const { return type == kTableLeaf || type == kIndexLeaf || type == kInteriorIndex; }
    bool isInterior() const { return type == kInteriorIndex || type == kInteriorTable; }
};

Layout layoutOf(const QByteArray& page, quint32 number, int usable) {
    Layout layout;
    layout.start = number == 1 ? kFileHeader : 0;
    layout.type = quint8(page[layout.start]);
    layout.list = layout.start + (layout.isInterior() ? 12 : 8);
    layout.cells = std::min(int(numberAt(page, layout.start + 3, 2)), (usable - layout.list) / 2);
    layout.usable = usable;
    return layout;
}

class PageReader {
  public:
    PageReader(DamagedFile& file, quint32 number, int usable)
        : m_file(file), m_page(file.page(number)), m_layout(layoutOf(m_page, number, usable)) {}

    const Layout& layout() const { return m_layout; }
    int placeOf(int cell) const { return int(numberAt(m_page, m_layout.list + 2 * cell, 2)); }
    /// The child page of a cell; after the last cell, the rightmost child from the header.
    quint32 childOf(int cell) const {
        return quint32(numberAt(m_page, cell < m_layout.cells ? placeOf(cell) : m_layout.start + 8, 4));
    }

    /// Reads the row at offset `at`. With `strictly`, its length must be consistent before anything else is
    /// read.
    std::optional<DamagedRow> rowAt(int at, bool ofTable, bool strictly, Cell* cell) {
        const QByteArray rest = QByteArray::fromRawData(m_page.constData() + at, m_layout.usable - at);
        qsizetype head = 0;
        quint64 length = 0, number = 0;
        if (!readVarint(rest, head, length) || length < 2 ||
            length > quint64(m_file.pages()) * quint64(m_file.pageSize()))
            return {};
        if (ofTable && !readVarint(rest, head, number)) return {};
        const qint64 local = localOf(qint64(length), ofTable);
        const qint64 here = std::min<qint64>(local, rest.size() - head);
        QByteArray payload = QByteArray::fromRawData(rest.constData() + head, here);
        const auto types = typesOf(payload);
        if (!types || (strictly && (types->length != qint64(length) || here < local))) return {};
        *cell = {at, int(head + local)};
        if (local < qint64(length)) {
            cell->length += 4;
            const auto next = quint32(numberAt(rest, head + local, 4));
            if (here == local)
                payload +=
                    m_file.overflow(next, std::min(qint64(length) - local, m_overflowLeft), m_layout.usable);
            m_overflowLeft -= payload.size() - here;
        }
        DamagedRow row{ofTable, qint64(number), {}, types->length == qint64(length), true};
        qint64 from = types->header;
        for (const quint64 type : types->types) {
            const qint64 end = from + lengthOf(type);
            const bool there = end <= payload.size();
            const bool bytes = type >= 12 && type % 2 == 0;
            row.values.append(there || (bytes && from < payload.size())
                                  ? valueOf(type, payload.mid(from, end - from))
                                  : QVariant());
            row.whole = row.whole && end <= payload.size();
            from = end;
        }
        return row;
    }

    /// True if the header, the cell pointers, `cells` (all listed cells) and the free blocks fill the page
    /// exactly.
    bool isInOrder(const std::vector<Cell>& cells) const {
        const auto field = [&](int at, int bytes) {
            return int(numberAt(m_page, m_layout.start + at, bytes));
        };
        const int afterList = m_layout.list + 2 * m_layout.cells;
        const int contentField = field(5, 2);
        const int content = contentField == 0 ? 65536 : contentField;
        if (int(cells.size()) != m_layout.cells || content < afterList || content > m_layout.usable)
            return false;
        int taken = content + field(7, 1);
        for (const Cell& cell : cells)
            taken += std::max(4, cell.length);
        int last = 0;
        for (int block = field(1, 2); block != 0; block = int(numberAt(m_page, block, 2))) {
            if (block <= last || block + 4 > m_layout.usable) return false;
            taken += int(numberAt(m_page, block + 2, 2));
            last = block;
        }
        return taken == m_layout.usable;
    }

  private:
    /// The part of a payload that is stored on the page itself.
    qint64 localOf(qint64 length, bool ofTable) const {
        const qint64 usable = m_layout.usable;
        const qint64 most = ofTable ? usable - 35 : (usable - 12) * 64 / 255 - 23;
        if (length <= most) return length;
        const qint64 least = (usable - 12) * 32 / 255 - 23;
        const qint64 fitting = least + (length - least) % (usable - 4);
        return fitting <= most ? fitting : least;
    }

    DamagedFile& m_file;
    QByteArray m_page;
    Layout m_layout;
    qint64 m_overflowLeft = kLongestValue; ///< overflow bytes that rows of the page may still have
};

std::vector<DamagedRow> readPage(PageReader page, const std::function<bool(const DamagedRow&)>& known) {
    const Layout& layout = page.layout();
    std::vector<DamagedRow> rows;
    std::vector<Cell> cells, taken; // all listed cells; those of complete, known rows
    if (layout.hasRows()) {
        const int child = layout.isInterior() ? 4 : 0;
        for (int i = 0; i < layout.cells; ++i) {
            const int at = page.placeOf(i) + child;
            Cell cell;
            if (at < layout.list || at >= layout.usable) continue;
            auto row = page.rowAt(at, layout.type == kTableLeaf, false, &cell);
            if (!row) continue;
            cells.push_back({cell.at - child, cell.length + child});
            if (!known(*row)) continue;
            if (row->whole) taken.push_back(cell);
            rows.push_back(std::move(*row));
        }
        if (page.isInOrder(cells)) return rows;
    }
    // The page is inconsistent: search for rows at every offset.
    std::sort(taken.begin(), taken.end(), [](const Cell& a, const Cell& b) { return a.at < b.at; });
    auto next = taken.begin();
    for (int at = layout.start; at + 4 < layout.usable; ++at) {
        while (next != taken.end() && next->at < at)
            ++next;
        if (next != taken.end() && next->at == at) {
            at += next->length - 1;
            continue;
        }
        for (const bool ofTable : {false, true}) {
            Cell cell;
            auto row = page.rowAt(at, ofTable, true, &cell);
            if (!row || !row->whole || !known(*row)) continue;
            row->listed = false;
            rows.push_back(std::move(*row));
            at += cell.length - 1;
            break;
        }
    }
    return rows;
}

/// Marks a page and its descendants.
void mark(DamagedFile& file, quint32 number, std::vector<bool>& marked) {
    std::vector<quint32> waiting{number};
    while (!waiting.empty()) {
        const quint32 one = waiting.back();
        waiting.pop_back();
        if (one == 0 || one >= marked.size() || marked[one]) continue;
        marked[one] = true;
        const PageReader page(file, one, file.pageSize());
        if (!page.layout().isInterior()) continue;
        for (int cell = 0; cell <= page.layout().cells; ++cell)
            waiting.push_back(page.childOf(cell));
    }
}

} // namespace

std::vector<DamagedRow> rowsOn(DamagedFile& file, quint32 number,
                               const std::function<bool(const DamagedRow&)>& known) {
    auto rows = readPage(PageReader(file, number, file.pageSize()), known);
    // Some builds of SQLite reserve bytes at the end of each page.
    const int reserved = int(numberAt(file.page(1), 20, 1));
    if (reserved == 0 || reserved > 32) return rows;
    const auto wholeOf = [](const std::vector<DamagedRow>& some) {
        return std::count_if(some.begin(), some.end(), [](const DamagedRow& row) { return row.whole; });
    };
    auto other = readPage(PageReader(file, number, file.pageSize() - reserved), known);
    return wholeOf(other) > wholeOf(rows) ? other : rows;
}

std::vector<bool> pagesInUse(DamagedFile& file) {
    std::vector<bool> schema(file.pages() + 1), used(file.pages() + 1);
    if (file.pages() == 0) return used;
    mark(file, 1, schema);
    // type, name, table, first page, SQL
    const auto isEntry = [](const DamagedRow& row) {
        return row.ofTable && row.values.size() == 5 && row.values[3].typeId() == QMetaType::LongLong;
    };
    for (quint32 number = 1; number < schema.size(); ++number)
        if (schema[number])
            for (const DamagedRow& row : rowsOn(file, number, isEntry)) {
                const qint64 root = row.values[3].toLongLong();
                if (root > 1 && root <= file.pages()) mark(file, quint32(root), used);
            }
    used[1] = true;
    return used;
}

} // namespace tacklebox
