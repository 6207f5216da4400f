// Recognizes the store's rows in a damaged database and judges their reliability.
#pragma once

#include "model/store/damagedrows.h"
#include "model/store/matchblob.h"
#include "model/store/salvage.h"

#include <QHash>

#include <map>
#include <set>

namespace tacklebox {

/// The tables of the store (database.cpp).
enum class StoreTable { None, Matches, Steps, Seats, Archive };

/// A row of the store with its key.
struct SalvagedRow {
    StoreTable table = StoreTable::None;
    qint64 match = 0;
    qint64 number = 0;   ///< index of a step or seat
    QVariantList values; ///< as in DamagedRow
    int quality = 0;     ///< reliability; of two rows with the same key, the higher one wins
    /// Bounds of its key, from its neighbours on the page.
    qint64 after = 0, before = 0;
    bool inOrder = true; ///< the key is within the bounds
};

/// The position of a row: its page and its index there.
struct RowPlace {
    quint32 page = 0;
    int row = 0;
};

/// The positions of all remaining rows of a match.
struct MatchPlaces {
    std::vector<RowPlace> rows, steps, seats, archive;
};

/// All rows of the store on the used pages of a damaged file. Limits the number of matches, steps and bytes,
/// so that a malicious file cannot exhaust the memory.
class SalvagedRows {
  public:
    /// `file` must outlive this object. Incomplete if `goOn` returned false.
    explicit SalvagedRows(DamagedFile& file, const SalvageProgress& goOn = {});

    const std::map<qint64, MatchPlaces>& matches() const { return m_matches; }
    /// The most reliable row for each index (0 for a row of matches or archive).
    std::map<qint64, SalvagedRow> best(const std::vector<RowPlace>& places);

  private:
    const std::vector<SalvagedRow>& page(quint32 number);
    void findMatches(const SalvageProgress& goOn);
    void findMatchesOn(quint32 page);
    /// Assigns rows of matches with a damaged id to the steps and seats that lack one.
    void giveBackNumbers();

    DamagedFile& m_file;
    std::vector<bool> m_inUse;
    std::map<qint64, MatchPlaces> m_matches;
    std::map<quint32, std::vector<SalvagedRow>> m_read; ///< cache of a few pages, shared by neighbouring rows
    qint64 m_bytesRead = 0;                             ///< bytes in m_read
};

/// The text in a value of column `record`, `resume state` or `step`; empty if unreadable. The only decoder of
/// these columns in salvage.
QByteArray textIn(const QVariant& value);
/// The texts of a possibly damaged blob (matchblob.h). Keeps the steps that are well-formed and legal.
/// nullopt if its opening is unreadable.
std::optional<MatchTexts> readableTexts(const QByteArray& blob);
/// True if the text is a JSON object, as are openings, resume states and steps.
bool isObject(const QByteArray& text);
/// The readable fields of an opening.
struct OpeningLeft {
    bool any = false; ///< a non-empty object
    QString game;     ///< empty if missing
    std::optional<int> seats;
};
OpeningLeft openingIn(const QByteArray& text);

} // namespace tacklebox
