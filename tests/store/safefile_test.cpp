// Atomic file replacement, also on a full or read-only disk.
#include "model/table/privatefiles.h"
#include "tests/support/damage.h"
#include "tests/support/disk.h"
#include "tests/support/pastplayers.h"
#include "tests/support/qttest.h"

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

#ifdef Q_OS_UNIX
/// Limits the size of written files, as a full disk would.
class FileLimit {
  public:
    explicit FileLimit(rlim_t bytes) : m_signal(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit less{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &less);
    }
    ~FileLimit() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }

  private:
    void (*m_signal)(int);
    rlimit m_before{};
};
#endif

QStringList filesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace

class SafeFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_file;

  private slots:
    void init() {
        m_file = m_folder.filePath(QStringLiteral("evening.tacklebox"));
        writeAll(m_file, "the old game");
    }
    void cleanup() {
        for (const QString& name : filesIn(m_folder.path()))
            QVERIFY(QFile::remove(m_folder.filePath(name)));
    }

    void replacesFileAtomically() {
        QCOMPARE(replacePrivately(m_file, "new"), QString());
        QCOMPARE(contentOf(m_file), QByteArray("new"));
        QCOMPARE(QFile::permissions(m_file) & (QFileDevice::ReadGroup | QFileDevice::ReadOther),
                 QFileDevice::Permissions());
        QCOMPARE(filesIn(m_folder.path()), QStringList{QStringLiteral("evening.tacklebox")});
    }

    void keepsOldFileAtSizeLimit() {
#ifdef Q_OS_UNIX
        // 560 bytes fit into every buffer, so the error occurs only on flushing.
        for (const qsizetype size : {560, 100'000}) {
            const FileLimit limit(100);
            const QString error = replacePrivately(m_file, QByteArray(size, 'x'));
            QVERIFY2(error.contains(QLatin1String("full")), qPrintable(error));
            QCOMPARE(contentOf(m_file), QByteArray("the old game"));
            QCOMPARE(filesIn(m_folder.path()), QStringList{QStringLiteral("evening.tacklebox")});
        }
#else
        QSKIP("only Unix limits files");
#endif
    }

    void keepsOldFileOnFullDisk() {
        Disk disk;
        if (!disk.isReal()) QSKIP("this test may not mount a disk");
        const QString file = QDir(disk.path()).filePath(QStringLiteral("evening.tacklebox"));
        writeAll(file, "the old game");
        disk.fill(nullptr);
        const QString error = replacePrivately(file, QByteArray(560, 'x'));
        QVERIFY2(error.contains(QLatin1String("full")), qPrintable(error));
        QCOMPARE(contentOf(file), QByteArray("the old game"));
    }

    void failsOnReadOnlyDisk() {
        Disk disk;
        if (!disk.isReal()) QSKIP("this test may not mount a disk");
        const QString file = QDir(disk.path()).filePath(QStringLiteral("evening.tacklebox"));
        writeAll(file, "the old game");
        PastStore store;
        store.add(1, "rainbow-fish", {kAna, kPim}, {{{3, false, 1}, {9, true, 4}}, {}}, 3);
        QVERIFY(disk.setWritable(false));
        QCOMPARE(replacePrivately(file, "new"), QStringLiteral("you don't have permission to write there"));
        QString error;
        QVERIFY(!store.store.exportGames(QDir(disk.path()).filePath(QStringLiteral("a.games")), &error));
        QVERIFY2(error.contains(QLatin1String("you don't have permission to write there")),
                 qPrintable(error));
    }

    void keepsLink() {
        const QString link = m_folder.filePath(QStringLiteral("link"));
        QVERIFY(QFile::link(m_file, link));
        QCOMPARE(replacePrivately(link, "new"), QString());
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(contentOf(m_file), QByteArray("new"));
    }

    void leavesFoldersAndDevicesAlone() {
        QVERIFY(!replacePrivately(m_folder.path(), "new").isEmpty());
        QVERIFY(QFileInfo(m_folder.path()).isDir());
#ifdef Q_OS_UNIX
        QVERIFY(!replacePrivately(QStringLiteral("/dev/full"), "new").isEmpty());
        QVERIFY(!QFileInfo(QStringLiteral("/dev/full")).isFile());
#endif
    }
};

TACKLEBOX_QTEST(SafeFileTest)
#include "safefile_test.moc"
