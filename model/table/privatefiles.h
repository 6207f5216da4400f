// Files that are the user's own: what lies in them (hands, names, results) is nobody else's at the same
// computer.
#pragma once

#include <QFileDevice>
#include <QString>

namespace tacklebox {

/// Mode 0600: its owner reads and writes it, nobody else does anything. (Windows has no such modes; a user's
/// folders are closed to others there.)
constexpr QFileDevice::Permissions kOwnerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Makes the folder with those above it if it is missing, and gives it, not those above it, mode 0700. False
/// if it is not there afterwards.
bool makePrivateFolder(const QString& folder);
/// Gives an existing file mode 0600; where there is none, or no such modes, nothing happens.
void makePrivate(const QString& file);
/// Makes an empty file of mode 0600 where there is none; an existing one gets that mode.
void beginPrivately(const QString& file);

} // namespace tacklebox
