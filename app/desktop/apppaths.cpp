#include "app/desktop/apppaths.h"

#include "model/platform/system.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>

namespace tacklebox {

AppPaths::AppPaths(const QString& programFolder) {
    const QDir folder(programFolder);
    if (folder.exists(QStringLiteral("portable")))
        m_own = folder.filePath(QCoreApplication::organizationName());
}

void AppPaths::useForSettings() const {
    if (portable() || !platform::settingsAreFiles()) QSettings::setDefaultFormat(QSettings::IniFormat);
    // QSettings appends a folder named after the organisation, so settings and games share a folder.
    if (portable())
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope,
                           QDir(m_own + QStringLiteral("/..")).absolutePath());
}

QString AppPaths::games() const {
    return portable() ? m_own : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

} // namespace tacklebox
