// Recovering the readable matches of a damaged database.
#pragma once

#include <QString>

#include <functional>
#include <optional>

namespace tacklebox {

class Database;

/// Receives the progress in percent; returns false to stop. May be empty.
using SalvageProgress = std::function<bool(int percent)>;

/// The numbers of recovered matches; incomplete if stopped.
struct Salvaged {
    int matches = 0;
    int truncated = 0; ///< of those: without steps at the end
    int lost = 0;      ///< additional matches without a readable opening
};

/// Renames the file and its companion files to "tacklebox-damaged-...db". Returns the new name; on failure
/// returns an empty string and changes nothing.
QString setAside(const QString& file);

/// The schema version of the file; nullopt if it is not a database of this program.
std::optional<int> versionIn(const QString& file);

/// Copies every readable match of the damaged file into the empty `into`, each with its steps up to the first
/// unreadable one. Reads the file page by page and row by row and never runs its SQL. Throws DatabaseError if
/// `into` cannot be written.
Salvaged salvage(const QString& damaged, Database& into, const SalvageProgress& goOn = {});

} // namespace tacklebox
