// Remembers, across sessions, the fulfilled tasks of the harbour career.
#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace tacklebox {

/// Ids of the fulfilled tasks of that game (model/table/career.h).
QStringList savedTasks(const QSettings& store, const QString& game);
void saveTasks(QSettings& store, const QString& game, const QStringList& ids);

} // namespace tacklebox
