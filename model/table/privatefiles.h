// Files that only their owner can access, because they contain hands, names and results.
#pragma once

#include <QByteArray>
#include <QFileDevice>
#include <QString>

namespace tacklebox {

/// Mode 0600. Windows has no such modes, but protects users' folders.
constexpr QFileDevice::Permissions kOwnerOnly = QFileDevice::ReadOwner | QFileDevice::WriteOwner;

/// Creates the folder and its parents if missing, and sets its mode (not its parents') to 0700. Returns false
/// if the folder does not exist afterwards.
bool makePrivateFolder(const QString& folder);
/// Sets the mode of an existing file to 0600. Does nothing if there is no file or no such modes.
void makePrivate(const QString& file);
/// Creates an empty file with mode 0600, or sets the mode of an existing one.
void beginPrivately(const QString& file);

/// Atomically replaces the file, or the file it links to, by `content`, with mode 0600. Returns an empty
/// string, or the reason of failure as the end of a sentence; then the file is unchanged.
QString replacePrivately(const QString& file, const QByteArray& content);
/// Syncs the finished file `part` and renames it to `file` in the same folder. Returns a reason like
/// replacePrivately().
QString moveIntoPlace(const QString& part, const QString& file);

} // namespace tacklebox
