// What a newcomer was offered and asked already, and what was learned: kept between two evenings.
#pragma once

#include <QString>
#include <QStringList>

class QSettings;

namespace tacklebox {

/// Whether the offer of a first lesson is still to be made: it is until it was taken or declined.
bool lessonsToBeOffered(const QSettings& store);
void keepLessonsOffered(QSettings& store);

/// Whether who chooses that game was asked once whether he wants to be shown how it goes.
bool firstTimeAsked(const QSettings& store, const QString& game);
void keepFirstTimeAsked(QSettings& store, const QString& game);

} // namespace tacklebox
