// The rows on the pages of a damaged SQLite database: listed rows and, on inconsistent pages, also unlisted
// ones.
#pragma once

#include "model/store/damagedfile.h"

#include <QVariantList>

#include <functional>
#include <optional>
#include <vector>

namespace tacklebox {

struct DamagedRow {
    bool ofTable = false; ///< has a row number; otherwise from a WITHOUT ROWID table or an index
    qint64 number = 0;    ///< row number of a table row
    /// Values as stored by SQLite: qint64, double, QString, QByteArray, or nullptr_t for NULL. Invalid if
    /// unreadable; a partly unreadable blob is truncated.
    QVariantList values;
    bool whole = false; ///< complete, with a consistent length
    bool listed = true; ///< listed by its page
};

/// The rows on page `number`. `known` recognizes rows of the wanted tables; unlisted rows are returned only
/// if they are complete and known.
std::vector<DamagedRow> rowsOn(DamagedFile& file, quint32 number,
                               const std::function<bool(const DamagedRow&)>& known);

/// For each page number, true if a table or index of the database uses the page.
std::vector<bool> pagesInUse(DamagedFile& file);

} // namespace tacklebox
