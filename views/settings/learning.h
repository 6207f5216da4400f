// Remembers, across sessions, which offers to learn a game the player has had.
#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace tacklebox {

/// True until the player has taken or declined the offer of a first lesson.
bool shouldOfferLessons(const QSettings& store);
void saveLessonsOffered(QSettings& store);

/// True if the player has been asked once whether they want a lesson in that game.
bool firstTimeAsked(const QSettings& store, const QString& game);
void keepFirstTimeAsked(QSettings& store, const QString& game);

} // namespace tacklebox
