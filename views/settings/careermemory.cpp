#include "views/settings/careermemory.h"

#include <QSettings>

namespace tacklebox {

static QString keyOf(const QString& game) {
    return QStringLiteral("career/") + game;
}

QStringList savedTasks(const QSettings& store, const QString& game) {
    return store.value(keyOf(game)).toStringList();
}

void saveTasks(QSettings& store, const QString& game, const QStringList& ids) {
    store.setValue(keyOf(game), ids);
}

} // namespace tacklebox
