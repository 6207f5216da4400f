#include "model/table/privatefiles.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tacklebox {

bool makePrivateFolder(const QString& folder) {
    if (!QDir().mkpath(folder)) return false;
    QFile::setPermissions(folder, kOwnerOnly | QFileDevice::ExeOwner);
    return true;
}

void makePrivate(const QString& file) {
    if (QFileInfo(file).isFile()) QFile::setPermissions(file, kOwnerOnly);
}

void beginPrivately(const QString& file) {
    QFile begun(file);
    if (!begun.open(QIODevice::WriteOnly | QIODevice::NewOnly, kOwnerOnly)) makePrivate(file);
}

} // namespace tacklebox
