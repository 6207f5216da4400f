// The pages of an SQLite database in any state, without SQLite, which gives up on the whole file where a part
// of it is wrong. The format: https://www.sqlite.org/fileformat2.html.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QHash>
#include <QString>

#include <vector>

namespace tacklebox {

/// Only reads. What is committed in the write-ahead log beside the file counts, as it does to SQLite.
class DamagedFile {
  public:
    /// A file that cannot be read has no pages.
    explicit DamagedFile(const QString& file);

    /// Bytes a page: as the header says where the pages fit that, else as fits most of them.
    int pageSize() const { return m_pageSize; }
    /// The pages are numbered from 1 to this; the last one may be there in part only.
    quint32 pages() const { return m_pages; }
    /// The bytes of a page, pageSize() of them; zeros where the disk gives none.
    QByteArray page(quint32 number);
    /// `number` if there is something on that page; else a later one, before which all are blank: a huge file
    /// may be nearly all holes.
    quint32 skipBlank(quint32 number);
    /// Payload that does not fit its page goes on in a chain of others, each with the number of the next
    /// first. Up to `length` bytes of it, of which each page holds up to `usable` - 4; fewer where the chain
    /// breaks. Nothing once far more has been read than the file can have: a file that was made to harm has
    /// one long chain in many rows.
    QByteArray overflow(quint32 first, qint64 length, int usable);

    /// Calls `look` with the number of each page of SQLite's list of unused ones. False, perhaps after some
    /// calls, where that list is not what the header says of it.
    template <typename Look>
    bool unused(const Look& look);

  private:
    /// pageSize(), for a file that is open and at its beginning.
    int guessPageSize();
    /// Finds the committed pages of the write-ahead log.
    void readLog();

    QFile m_file;
    QFile m_log;
    QHash<quint32, qint64> m_inLog; ///< where in the log the newest committed state of a page begins
    int m_pageSize = 0;
    quint32 m_pages = 0;
    qint64 m_overflowLeft = 0; ///< bytes that overflow() may still read
};

/// The number of `bytes` bytes (up to 8) at `at`, the highest first; 0 where the data ends before.
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
