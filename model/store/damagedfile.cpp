#include "model/store/damagedfile.h"

#include <algorithm>
#include <array>

namespace tacklebox {

namespace {

constexpr int kUsualPageSize = 4096;
/// Maximum ratio of used to written pages; they differ because SQLite does not write free pages.
constexpr quint32 kFreePerWritten = 16;
constexpr qint64 kMostPages = 1 << 24; ///< limit of examined pages, enough for millions of games
constexpr int kTimesRead = 64;         ///< how often overflow() may read the whole file
constexpr int kPagesLookedAt = 200;    ///< number of pages used to find the page size

constexpr bool isPageSize(quint64 size) {
    return size >= 512 && size <= 65536 && (size & (size - 1)) == 0;
}

/// True if a b-tree page may begin at `at`: its type is valid and all its cells are inside. Cells are
/// allocated from the end, so a page without a cell in its second half must be smaller.
bool looksLikeATree(const QByteArray& bytes, qsizetype at, int pageSize) {
    const int type = quint8(bytes[at]);
    const bool interior = type == 2 || type == 5;
    if (!interior && type != 10 && type != 13) return false;
    const auto cells = int(numberAt(bytes, at + 3, 2));
    const int list = interior ? 12 : 8;
    if (cells == 0 || list + 2 * cells > pageSize) return false;
    int last = 0;
    for (int cell = 0; cell < cells; ++cell) {
        const auto place = int(numberAt(bytes, at + list + 2 * cell, 2));
        if (place < list + 2 * cells || place >= pageSize) return false;
        last = std::max(last, place);
    }
    return last >= pageSize / 2;
}

/// The running checksum of a write-ahead log.
struct Checksum {
    bool highestFirst;
    quint32 one = 0, two = 0;

    void add(const QByteArray& data, qsizetype from, qsizetype length) {
        const auto word = [&](qsizetype at) {
            std::array<quint8, 4> bytes;
            std::copy_n(data.constData() + at, 4, bytes.begin());
            if (!highestFirst) std::reverse(bytes.begin(), bytes.end());
            return quint32(bytes[0]) << 24 | quint32(bytes[1]) << 16 | quint32(bytes[2]) << 8 | bytes[3];
        };
        for (qsizetype at = from; at + 8 <= from + length; at += 8) {
            one += word(at) + two;
            two += word(at + 4) + one;
        }
    }
};

} // namespace

quint64 numberAt(const QByteArray& data, qsizetype at, int bytes) {
    if (at < 0 || at + bytes > data.size()) return 0;
    quint64 number = 0;
    for (int i = 0; i < bytes; ++i)
        number = number << 8 | quint8(data[at + i]);
    return number;
}

DamagedFile::DamagedFile(const QString& file) : m_file(file), m_log(file + QStringLiteral("-wal")) {
    // Unbuffered, because reads of whole pages gain nothing from a buffer.
    if (m_file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) {
        m_pageSize = guessPageSize();
        m_pages = quint32(std::min(kMostPages, (m_file.size() + m_pageSize - 1) / m_pageSize));
    }
    if (m_log.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) readLog();
    m_overflowLeft = kTimesRead * (m_file.size() + m_log.size());
}

int DamagedFile::guessPageSize() {
    const QByteArray start = m_file.read(qint64(kPagesLookedAt) * kUsualPageSize);
    const quint64 field = numberAt(start, 16, 2);
    const quint64 said = field == 1 ? 65536 : field;
    int best = isPageSize(said) ? int(said) : kUsualPageSize;
    const auto covered = [&](int size) {
        qsizetype bytes = 0;
        for (qsizetype at = size; at + size <= start.size(); at += size) // not page 1, which has a header
            if (looksLikeATree(start, at, size)) bytes += size;
        return bytes;
    };
    qsizetype most = covered(best);
    for (const int size : {4096, 1024, 512, 2048, 8192, 16384, 32768, 65536})
        if (const qsizetype bytes = covered(size); bytes > most) {
            most = bytes;
            best = size;
        }
    return best;
}

void DamagedFile::readLog() {
    constexpr qsizetype kHeader = 32, kFrameHeader = 24;
    const QByteArray header = m_log.read(kHeader);
    const quint64 kind = numberAt(header, 0, 4);
    const quint64 size = numberAt(header, 8, 4);
    if (header.size() < kHeader || (kind & ~quint64(1)) != 0x377f0682 || !isPageSize(size)) return;
    Checksum sum{(kind & 1) != 0};
    sum.add(header, 0, 24);
    if (sum.one != numberAt(header, 24, 4) || sum.two != numberAt(header, 28, 4)) return;
    if (m_pages == 0) m_pageSize = int(size);
    if (int(size) != m_pageSize) return;
    const quint32 inFile = m_pages;
    quint32 frames = 0;
    QHash<quint32, qint64> open; // pages of a transaction without its commit frame so far
    for (qint64 at = kHeader;; at += kFrameHeader + m_pageSize) {
        const QByteArray frame = m_log.read(kFrameHeader + m_pageSize);
        if (frame.size() < kFrameHeader + m_pageSize || frame.mid(8, 8) != header.mid(16, 8)) return;
        sum.add(frame, 0, 8);
        sum.add(frame, kFrameHeader, m_pageSize);
        if (sum.one != numberAt(frame, 16, 4) || sum.two != numberAt(frame, 20, 4)) return;
        open.insert(quint32(numberAt(frame, 0, 4)), at + kFrameHeader);
        const auto pagesThen = quint32(numberAt(frame, 4, 4));
        ++frames;
        if (pagesThen == 0) continue;
        m_inLog.insert(open);
        const qint64 possible = std::min(kMostPages, inFile + qint64(kFreePerWritten) * frames);
        m_pages = std::max(m_pages, quint32(std::min<qint64>(pagesThen, possible)));
        open.clear();
    }
}

QByteArray DamagedFile::page(quint32 number) {
    QByteArray bytes;
    if (number == 0 || number > m_pages) return QByteArray(m_pageSize, '\0');
    const auto inLog = m_inLog.constFind(number);
    QFile& from = inLog == m_inLog.constEnd() ? m_file : m_log;
    const qint64 at = inLog == m_inLog.constEnd() ? qint64(number - 1) * m_pageSize : *inLog;
    if (from.isOpen() && from.seek(at)) bytes = from.read(m_pageSize);
    return bytes.leftJustified(m_pageSize, '\0');
}

quint32 DamagedFile::skipBlank(quint32 number) {
    constexpr quint32 kAtOnce = 256;
    const auto isBlank = [](const QByteArray& bytes) { return bytes.count('\0') == bytes.size(); };
    if (!isBlank(page(number))) return number;
    const quint32 next = number + kAtOnce;
    const qint64 from = qint64(number - 1) * m_pageSize;
    const qint64 length = std::clamp<qint64>(m_file.size() - from, 0, qint64(kAtOnce) * m_pageSize);
    if (!m_file.seek(from)) return number + 1;
    const QByteArray block = m_file.read(length);
    if (block.size() < length || !isBlank(block))
        return number + 1; // pages after an unreadable one may be valid
    for (quint32 one = number; one < next; ++one)
        if (m_inLog.contains(one)) return number + 1;
    return next;
}

QByteArray DamagedFile::overflow(quint32 first, qint64 length, int usable) {
    QByteArray payload;
    quint32 left = m_pages; // ends a cyclic chain
    for (quint32 number = first; number >= 2 && number <= m_pages && payload.size() < length && left > 0;
         --left) {
        m_overflowLeft -= m_pageSize;
        if (m_overflowLeft < 0) break;
        const QByteArray bytes = page(number);
        payload.append(bytes.mid(4, std::min<qint64>(usable - 4, length - payload.size())));
        number = quint32(numberAt(bytes, 0, 4));
    }
    return payload;
}

} // namespace tacklebox
