// Settings and kept games of one test alone: nothing of the person at this computer, or of an earlier run.
#pragma once

#include <QCoreApplication>
#include <QTemporaryDir>

namespace tacklebox::testing {

/// Made before anything asks where settings are.
struct OwnFolders {
    OwnFolders() {
        QCoreApplication::setOrganizationName(QStringLiteral("Tacklebox")); // as the program calls itself
        QCoreApplication::setApplicationName(QStringLiteral("Tacklebox"));
        qputenv("XDG_CONFIG_HOME", folder.filePath(QStringLiteral("config")).toLocal8Bit());
        qputenv("XDG_DATA_HOME", folder.filePath(QStringLiteral("data")).toLocal8Bit());
    }
    QTemporaryDir folder;
};

/// The one of this program: it is enough that one of its files reads this.
inline const OwnFolders kOwnFolders;

} // namespace tacklebox::testing
