#include "model/table/privatefiles.h"

#include "model/platform/safefile.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace tacklebox {

namespace {

/// Why a file cannot be written, as the end of a sentence; empty if there is no error.
QString errorOf(const std::error_code& error) {
    if (!error) return {};
    if (error == std::errc::no_space_on_device || error == std::errc::file_too_large)
        return QCoreApplication::translate("PrivateFiles", "the disk is full");
    if (error == std::errc::permission_denied || error == std::errc::read_only_file_system ||
        error == std::errc::operation_not_permitted)
        return QCoreApplication::translate("PrivateFiles", "you don't have permission to write there");
    if (error == std::errc::is_a_directory)
        return QCoreApplication::translate("PrivateFiles", "it's a folder");
    return QString::fromLocal8Bit(error.message().c_str());
}

} // namespace

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

QString replacePrivately(const QString& file, const QByteArray& content) {
    return errorOf(platform::replaceFile(QFileInfo(file).filesystemFilePath(),
                                         {content.constData(), std::size_t(content.size())},
                                         platform::FileMode::OwnerOnly));
}

QString moveIntoPlace(const QString& part, const QString& file) {
    return errorOf(
        platform::moveIntoPlace(QFileInfo(part).filesystemFilePath(), QFileInfo(file).filesystemFilePath()));
}

} // namespace tacklebox
