// The rows on the pages of a damaged SQLite database: those that a page lists, and on a page that is not in
// order also those that it does not list any more.
#pragma once

#include "model/store/damagedfile.h"

#include <QVariantList>

#include <functional>
#include <optional>
#include <vector>

namespace tacklebox {

struct DamagedRow {
    bool ofTable = false; ///< of a table with row numbers; else of one WITHOUT ROWID, or of an index
    qint64 number = 0;    ///< of a table's row
    /// As SQLite keeps them: qint64, double, QString, QByteArray, or nullptr_t for NULL; of a
    /// QByteArray the beginning where its rest cannot be read; an invalid one cannot be read.
    QVariantList values;
    bool whole = false; ///< all of it is there, and its length is what it says
    bool listed = true; ///< by its page
};

/// The rows on page `number`. `known` tells which rows are of the tables that are looked for: a row that no
/// list names is taken for one only if it is whole and known.
std::vector<DamagedRow> rowsOn(DamagedFile& file, quint32 number,
                               const std::function<bool(const DamagedRow&)>& known);

/// For each page, by its number: true if one of the database's tables or indexes leads to it.
std::vector<bool> pagesInUse(DamagedFile& file);

} // namespace tacklebox
