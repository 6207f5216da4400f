// Which rows of a damaged database are the store's own, and what can be believed of them.
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

/// A row of the store, by its key.
struct SalvagedRow {
    StoreTable table = StoreTable::None;
    qint64 match = 0;
    qint64 number = 0;   ///< of a step or a seat
    QVariantList values; ///< as in DamagedRow
    int worth = 0;       ///< of two rows with one key the one worth more is the true one
    /// Its key must lie between these, by the rows beside it on its page.
    qint64 after = 0, before = 0;
    bool inOrder = true; ///< its key does
};

/// The place of a row: the page, and its number among those on it.
struct RowPlace {
    quint32 page = 0;
    int row = 0;
};

/// What is left of one match, by where it lies.
struct MatchPlaces {
    std::vector<RowPlace> rows, steps, seats, archive;
};

/// All rows of the store that the used pages of a damaged file still hold. Limits the number of matches,
/// steps and bytes, so that a file made to do harm can't exhaust the memory.
class SalvagedRows {
  public:
    /// `file` must outlive this object. Some rows are missing if `goOn` returned false.
    explicit SalvagedRows(DamagedFile& file, const SalvageProgress& goOn = {});

    const std::map<qint64, MatchPlaces>& matches() const { return m_matches; }
    /// The rows of these that can be believed most, by their numbers (0 for a row of matches or archive).
    std::map<qint64, SalvagedRow> best(const std::vector<RowPlace>& places);

  private:
    const std::vector<SalvagedRow>& page(quint32 number);
    void findMatches(const SalvageProgress& goOn);
    void findMatchesOn(quint32 page);
    /// Rows of matches whose number is damaged go back to the steps and seats that belong to them.
    void giveBackNumbers();

    DamagedFile& m_file;
    std::vector<bool> m_inUse;
    std::map<qint64, MatchPlaces> m_matches;
    std::map<quint32, std::vector<SalvagedRow>> m_read; ///< a few pages, for neighbours share them
    qint64 m_bytesRead = 0;                             ///< in m_read
};

/// The text in a value of column `record`, `resume state` or `step`; empty if it is unreadable. All of
/// salvage reads these columns through this, so that another way of writing them has to be told here only.
QByteArray textIn(const QVariant& value);
/// The texts in a blob that may be damaged (matchblob.h): the steps up to the last that can be believed, by
/// its form and by the rules of the game. Nothing if its opening cannot be read.
std::optional<MatchTexts> readableTexts(const QByteArray& blob);
/// True if the text is a JSON object, as openings, situations and steps are.
bool isObject(const QByteArray& text);
/// What the text of an opening says of its match.
struct OpeningLeft {
    bool any = false; ///< it is an object, and has fields
    QString game;     ///< none if that is empty
    std::optional<int> seats;
};
OpeningLeft openingIn(const QByteArray& text);

} // namespace tacklebox
