// Separate settings and saved games for each test, independent of the user's and of earlier runs.
#pragma once

#include <QCoreApplication>
#include <QTemporaryDir>

namespace tacklebox::testing {

/// Must be constructed before anything asks for the settings' location.
struct OwnFolders {
    OwnFolders() {
        QCoreApplication::setOrganizationName(QStringLiteral("Tacklebox")); // as the program calls itself
        QCoreApplication::setApplicationName(QStringLiteral("Tacklebox"));
        qputenv("XDG_CONFIG_HOME", folder.filePath(QStringLiteral("config")).toLocal8Bit());
        qputenv("XDG_DATA_HOME", folder.filePath(QStringLiteral("data")).toLocal8Bit());
    }
    QTemporaryDir folder;
};

/// One instance for the whole program; including this header in one file is enough.
inline const OwnFolders kOwnFolders;

} // namespace tacklebox::testing
