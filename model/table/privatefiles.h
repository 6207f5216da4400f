// Files that are the user's own: what lies in them (hands, names, results) is nobody else's at the same
// computer.
#pragma once

#include <QByteArray>
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

/// Replaces the file, or what it links to, by `content`, whole or not at all; it gets mode 0600. Empty, or
/// why that failed, as the end of a sentence; then the file is as it was.
QString replacePrivately(const QString& file, const QByteArray& content);
/// Renames the finished file `part` to `file` in the same folder, once it is safe on the disk. Answers as
/// replacePrivately() does.
QString moveIntoPlace(const QString& part, const QString& file);

} // namespace tacklebox
