// Saving what can be read from a damaged database.
#pragma once

#include <QString>

namespace tacklebox {

class Database;

/// Gives the file, and what SQLite keeps beside it, another name that says what it is:
/// "tacklebox-damaged-...db". The new name, or an empty one if that cannot be done.
QString setAside(const QString& file);

/// Copies into `into`, which is empty, every match of the damaged file that can be read, each with its steps
/// up to the first one that cannot. The damaged file is only read.
int salvage(const QString& damaged, Database& into);

} // namespace tacklebox
