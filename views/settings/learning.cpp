#include "views/settings/learning.h"

#include "views/settings/values.h"

#include <QSettings>

namespace tacklebox {

namespace {

const QString kOffered = QStringLiteral("learning/offered"), kAskedGames = QStringLiteral("learning/asked");

} // namespace

bool shouldOfferLessons(const QSettings& store) {
    return !flagOf(store.value(kOffered)).value_or(false);
}

void saveLessonsOffered(QSettings& store) {
    store.setValue(kOffered, QStringLiteral("true"));
}

bool firstTimeAsked(const QSettings& store, const QString& game) {
    return store.value(kAskedGames).toStringList().contains(game);
}

void keepFirstTimeAsked(QSettings& store, const QString& game) {
    QStringList asked = store.value(kAskedGames).toStringList();
    if (asked.contains(game)) return;
    store.setValue(kAskedGames, asked << game);
}

} // namespace tacklebox
