// Saving what can be read from a damaged database.
#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace tacklebox {

class Database;

/// Called with how much is done, in percent; false stops the work. May be empty.
using SalvageProgress = std::function<bool(int percent)>;

/// What was saved. Where it was stopped there may have been more.
struct Salvaged {
    int matches = 0;
    int cut = 0;  ///< those of them that lack steps at the end
    int lost = 0; ///< further matches of which something is left, but not what they began with
};

/// Gives the file, and what SQLite keeps beside it, another name that says what it is:
/// "tacklebox-damaged-...db". The new name, or an empty one if that cannot be done; then nothing has changed.
QString setAside(const QString& file);

/// The schema's version that the file says it has; nothing if it is no database of this program.
std::optional<int> versionIn(const QString& file);

/// Copies into `into`, which is empty, every match of the damaged file that can be read, each with its steps
/// up to the first one that cannot. Page by page and row by row, whatever else is wrong with the file, which
/// is only read: no SQL in it is ever run. Throws DatabaseError where `into` cannot be written.
Salvaged salvage(const QString& damaged, Database& into, const SalvageProgress& goOn = {});

} // namespace tacklebox
