// Remembers, across sessions, which games have offered their lesson.
#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace tacklebox {

/// True if the player has been asked once whether they want a lesson in that game.
bool firstTimeAsked(const QSettings& store, const QString& game);
void keepFirstTimeAsked(QSettings& store, const QString& game);

} // namespace tacklebox
