// A disk that becomes full or read-only.
#pragma once

#include "model/store/store.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#ifdef Q_OS_LINUX
#include <sys/mount.h>
#endif

namespace tacklebox::testing {

/// A folder that can fail: on a mounted disk of its own if permitted, otherwise simulated by the store.
class Disk {
  public:
    Disk() {
#ifdef Q_OS_LINUX
        m_mounted = ::mount("tacklebox", qPrintable(path()), "tmpfs", 0, "size=16m") == 0;
#endif
    }
    ~Disk() {
#ifdef Q_OS_LINUX
        if (m_mounted) ::umount2(qPrintable(path()), MNT_DETACH);
#endif
    }
    QString path() const {
        return m_folder.path();
    }
    bool isReal() const {
        return m_mounted;
    }

    /// Uses up all free space.
    void fill(Store* store) {
        if (!m_mounted) return store->limitSizeForTests();
        QFile rest(restFile());
        if (!rest.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) qFatal("cannot fill the disk");
        for (const int size : {4096, 1})
            while (rest.write(QByteArray(size, 'x')) == size) {
            }
    }
    void makeRoom(Store* store) {
        if (!m_mounted) return store->limitSizeForTests(false);
        QFile::remove(restFile());
    }
    bool setWritable([[maybe_unused]] bool writable) {
#ifdef Q_OS_LINUX
        return m_mounted &&
               ::mount("tacklebox", qPrintable(path()), "tmpfs",
                       MS_REMOUNT | (writable ? 0UL : (unsigned long)(MS_RDONLY)), "size=16m") == 0;
#else
        return false;
#endif
    }

  private:
    QString restFile() const {
        return QDir(path()).filePath(QStringLiteral("rest"));
    }

    QTemporaryDir m_folder;
    bool m_mounted = false;
};

} // namespace tacklebox::testing
