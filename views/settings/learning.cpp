#include "views/settings/learning.h"

#include <QSettings>

namespace tacklebox {

namespace {

const QString kAskedGames = QStringLiteral("learning/asked");

} // namespace

bool firstTimeAsked(const QSettings& store, const QString& game) {
    return store.value(kAskedGames).toStringList().contains(game);
}

void keepFirstTimeAsked(QSettings& store, const QString& game) {
    QStringList asked = store.value(kAskedGames).toStringList();
    if (asked.contains(game)) return;
    store.setValue(kAskedGames, asked << game);
}

} // namespace tacklebox
