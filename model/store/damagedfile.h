// Access to the pages of a damaged SQLite database without SQLite, which rejects a file with a damaged part.
// File format: https://www.sqlite.org/fileformat2.html.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QString>

#include <vector>

namespace tacklebox {

/// Read-only access. Includes committed pages of the write-ahead log.
class DamagedFile {
  public:
    /// An unreadable file has no pages.
    explicit DamagedFile(const QString& file);

    /// Bytes per page: the value of the header if it fits the pages, else the value that fits most of them.
    int pageSize() const { return m_pageSize; }
    /// The number of the last page; pages are numbered from 1. The last one may be incomplete.
    quint32 pages() const { return m_pages; }
    /// The content of a page, always pageSize() bytes; unreadable bytes are 0.
    QByteArray page(quint32 number);
    /// The next page from `number` on that may not be blank. Makes large sparse files cheap to scan.
    quint32 skipBlank(quint32 number);
    /// Reads up to `length` bytes of payload from the chain of overflow pages that starts at `first`; less if
    /// the chain is broken. Each page starts with the number of the next and holds up to `usable` - 4 bytes.
    /// Returns nothing after far more bytes than the file has were read, because a malicious file may share
    /// one long chain among many rows.
    QByteArray overflow(quint32 first, qint64 length, int usable);

    /// Calls `look` for each page of the free list. Returns false, perhaps after some calls, if the list
    /// contradicts the header.
    template <typename Look>
    bool unused(const Look& look);

  private:
    /// pageSize() of an open file at position 0.
    int guessPageSize();
    /// Finds the committed pages of the write-ahead log.
    void readLog();

    QFile m_file;
    QFile m_log;
    QHash<quint32, qint64> m_inLog; ///< offset in the log of the latest committed version of a page
    int m_pageSize = 0;
    quint32 m_pages = 0;
    qint64 m_overflowLeft = 0; ///< bytes that overflow() may still read
};

/// The big-endian number of `bytes` (up to 8) bytes at `at`; 0 beyond the end of the data.
quint64 numberAt(const QByteArray& data, qsizetype at, int bytes);

template <typename Look>
bool DamagedFile::unused(const Look& look) {
    const QByteArray header = page(1);
    quint32 trunk = quint32(numberAt(header, 32, 4));
    const quint32 said = quint32(numberAt(header, 36, 4));
    quint32 count = 0;
    std::vector<bool> met(m_pages + 1);
    const auto meet = [&](quint32 number) {
        if (number < 2 || number > m_pages || met[number]) return false;
        met[number] = true;
        ++count;
        look(number);
        return true;
    };
    while (trunk != 0) {
        if (!meet(trunk)) return false;
        const QByteArray list = page(trunk);
        const auto leaves = numberAt(list, 4, 4);
        if (leaves > quint64(m_pageSize / 4 - 2)) return false;
        for (int leaf = 0; leaf < int(leaves); ++leaf)
            if (!meet(quint32(numberAt(list, 8 + 4 * leaf, 4)))) return false;
        trunk = quint32(numberAt(list, 0, 4));
    }
    return count == said;
}

} // namespace tacklebox
