// Settings files of every version, and broken ones.
#include "tests/support/damage.h"
#include "tests/support/disk.h"
#include "tests/support/qttest.h"
#include "views/settings/puzzlememory.h"
#include "views/settings/settings.h"
#include "views/settings/settingsfile.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// As written by the first version of the program.
constexpr char kVersion1[] = "[hands]\nconfirmAsks=true\nonePress=false\nsingleKeys=false\n\n"
                             "[look]\nlanguage=de\ntextPercent=150\n\n"
                             "[manners]\nanswerForMe=true\nclockPercent=75\nknownCards=last-turns\n"
                             "layForMe=false\npauseMillis=1200\nreasons=at-once\nskipEmptyWindows=true\n"
                             "strictSecrecy=true\nwindowMillis=0\n\n"
                             "[motion]\npace=turbo\nreduced=true\n\n"
                             "[reader]\nannounced=mine\n\n"
                             "[sounds]\noffWhilePassing=false\non=false\nvolume=13\n\n"
                             "[tables]\ngreat-lakes\\seats=3\n";

} // namespace

class SettingsFileTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path() const { return m_folder.filePath(QStringLiteral("Tacklebox.conf")); }
    void write(const QByteArray& bytes) const {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QStringList asides() const {
        return QDir(m_folder.path()).entryList({QStringLiteral("*.broken-*")}, QDir::Files, QDir::Name);
    }

  private slots:
    void init() {
        for (const QString& name : QDir(m_folder.path()).entryList(QDir::Files))
            QVERIFY(QFile::remove(m_folder.filePath(name)));
    }

    void settingsOfTheFirstVersionAreMigrated() {
        write(kVersion1);
        Settings wanted;
        wanted.motion = {Pace::Turbo, true};
        wanted.sounds = {
            .on = false, .table = 18, .motifs = 18}; // 13 of the former default 60 are 18 of the current 85
        wanted.soundsOffWhilePassing = false;
        wanted.appearance.textPercent = 150;
        wanted.language = QStringLiteral("de");
        wanted.announcements = Announced::Mine;
        wanted.confirmAsks = true;
        wanted.singleKeys = false;
        wanted.onePress = false;
        wanted.tableRules.layForMe = false;
        wanted.tableRules.strictSecrecy = true;
        wanted.tableRules.pauseMillis = 1200;
        wanted.tableRules.windowMillis = 0;
        wanted.tableRules.clockRate = 0.75;
        wanted.tableRules.reasons = ReasonsShown::AtOnce;
        wanted.tableRules.knownCards = KnownCards::Asked;
        {
            SettingsFile file(path());
            QCOMPARE(file.notice(), QString());
            QVERIFY(Settings::load(file.values()) == wanted);
            QCOMPARE(file.values().value(QStringLiteral("version")).toInt(), SettingsFile::kVersion);
        }
        SettingsFile again(path());
        QVERIFY(Settings::load(again.values()) == wanted);
        QVERIFY(!again.values().contains(QStringLiteral("manners/reasons")));
        QCOMPARE(again.values().value(QStringLiteral("tables/great-lakes/seats")).toInt(), 3);
        QVERIFY(asides().isEmpty());
    }

    void theListOfKnownCardsBecomesTheMemoryAid() {
        write("[General]\nversion=3\n\n[help]\nknownCards=all\n");
        QCOMPARE(Settings::load(SettingsFile(path()).values()).tableRules.knownCards, KnownCards::Follows);
    }

    void theFirstMatchesAgainstTheClockAreGentle() {
        Settings settings;
        QCOMPARE(settings.clockRate(), 0.5);
        QVERIFY(settings.isClockGentle());
        settings.liveMatches = 2;
        QCOMPARE(settings.clockRate(), 0.75);
        settings.liveMatches = 3;
        QCOMPARE(settings.clockRate(), 1.0);
        settings.liveMatches = 0;
        settings.clockChosen = true; // an explicit choice applies
        QCOMPARE(settings.clockRate(), 1.0);
        settings.liveMatches = 7;
        QCOMPARE(settings.pauseFactor(), 3.0); // if all players are asked in turn
        settings.tableRules.pauseMillis = 500;
        QCOMPARE(settings.pauseFactor(), 1.0); // an explicit choice
        settings.tableRules.pauseMillis = TableRules().pauseMillis;
        settings.roundMatches = 2;
        QCOMPARE(settings.pauseFactor(), 2.0);
        settings.roundMatches = 3;
        QCOMPARE(settings.pauseFactor(), 1.0);
        SettingsFile file(path());
        settings.save(file.values());
        QVERIFY(Settings::load(file.values()) == settings);
    }

    void migratingTwiceChangesNothingMore() {
        write(kVersion1);
        SettingsFile file(path());
        QMap<QString, QVariant> before;
        for (const QString& key : file.values().allKeys())
            before[key] = file.values().value(key);
        SettingsFile::migrate(file.values());
        for (const QString& key : file.values().allKeys())
            QCOMPARE(file.values().value(key), before[key]);
        QCOMPARE(file.values().allKeys().size(), before.size());
    }

    void noSettingsAreTheDefaults() {
        SettingsFile file(path());
        QCOMPARE(file.notice(), QString());
        QVERIFY(Settings::load(file.values()) == Settings{});
        QCOMPARE(file.values().value(QStringLiteral("version")).toInt(), SettingsFile::kVersion);
    }

    void aLaterVersionKeepsItsValues() {
        const QByteArray later = "[General]\nversion=99\n\n[future]\nwhales=7\n\n[motion]\npace=warp\n";
        write(later);
        {
            SettingsFile file(path());
            QCOMPARE(file.notice(), QString());
            const Settings settings = Settings::load(file.values());
            QVERIFY(settings == Settings{});
            QCOMPARE(file.values().value(QStringLiteral("version")).toInt(), 99);
        }
        SettingsFile again(path());
        QCOMPARE(again.values().value(QStringLiteral("future/whales")).toInt(), 7);
        QCOMPARE(again.values().value(QStringLiteral("motion/pace")).toString(), QStringLiteral("warp"));
        Settings louder;
        louder.sounds.table = 99;
        louder.save(again.values());
        QCOMPARE(again.values().value(QStringLiteral("version")).toInt(), 99);
        QCOMPARE(again.values().value(QStringLiteral("future/whales")).toInt(), 7);
    }

    void aBrokenFileIsSetAside_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("half a group") << QByteArray("[motion");
        QTest::newRow("no settings at all") << QByteArray("This is a letter to my aunt.\nDear aunt,\n");
        QTest::newRow("empty, as a full disk once left it") << QByteArray();
        QTest::newRow("bytes of a picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe\0\x01", 21);
    }
    void aBrokenFileIsSetAside() {
        QFETCH(QByteArray, bytes);
        write(bytes);
        {
            SettingsFile file(path());
            QVERIFY2(file.notice().contains(QStringLiteral("Tacklebox.conf.broken-1")),
                     qPrintable(file.notice()));
            QVERIFY(Settings::load(file.values()) == Settings{});
            Settings louder;
            louder.sounds.table = 99;
            louder.save(file.values());
        }
        QCOMPARE(asides().size(), 1);
        QFile aside(m_folder.filePath(asides().first()));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), bytes); // nothing is lost
        SettingsFile again(path());
        QCOMPARE(again.notice(), QString());
        QCOMPARE(Settings::load(again.values()).sounds.table, 99);
    }

    void twoWindowsKeepEachOthersChanges() {
        write(kVersion1);
        {
            SettingsFile first(path()), second(path());
            const auto change = [](SettingsFile& file, auto how) {
                Settings settings = Settings::load(file.values());
                how(settings);
                settings.save(file.values());
            };
            change(first, [](Settings& settings) { settings.motion.pace = Pace::Slow; });
            first.save();
            change(second, [](Settings& settings) { settings.sounds.on = true; });
            saveSolved(second.values(), QStringLiteral("go-fish"), QStringLiteral("one"));
            second.save();
            saveSolved(first.values(), QStringLiteral("go-fish"), QStringLiteral("two"));
            change(first, [](Settings& settings) { settings.motion.reduced = false; });
        }
        SettingsFile file(path());
        const Settings settings = Settings::load(file.values());
        QCOMPARE(settings.motion.pace, Pace::Slow);
        QVERIFY(!settings.motion.reduced);
        QVERIFY(settings.sounds.on);
        QCOMPARE(solvedPuzzles(file.values(), QStringLiteral("go-fish")),
                 (QStringList{QStringLiteral("one"), QStringLiteral("two")}));
    }

    void twoWindowsKeepEachOthersChangesOnAFreshInstallation() {
        {
            SettingsFile first(path()), second(path());
            Settings slow, silent;
            slow.motion.pace = Pace::Slow;
            silent.sounds.on = false;
            slow.save(first.values());
            first.save();
            silent.save(second.values());
        }
        SettingsFile file(path());
        const Settings settings = Settings::load(file.values());
        QCOMPARE(settings.motion.pace, Pace::Slow);
        QVERIFY(!settings.sounds.on);
    }

    void twoWindowsKeepEachOthersChangesInARegistry() {
        const auto open = [this] { // not the name of a settings file, as with a registry
            return SettingsFile(std::make_unique<QSettings>(
                m_folder.filePath(QStringLiteral("settings.plist")), QSettings::IniFormat));
        };
        {
            SettingsFile file = open();
            Settings().save(file.values());
        }
        {
            SettingsFile first = open(), second = open();
            Settings ofFirst = Settings::load(first.values()), ofSecond = Settings::load(second.values());
            ofFirst.motion.pace = Pace::Slow;
            ofFirst.save(first.values());
            first.save();
            ofSecond.sounds.table = 99;
            ofSecond.save(second.values());
            saveSolved(second.values(), QStringLiteral("go-fish"), QStringLiteral("one"));
            second.save();
            saveSolved(first.values(), QStringLiteral("go-fish"), QStringLiteral("two"));
        }
        SettingsFile file = open();
        const Settings settings = Settings::load(file.values());
        QCOMPARE(settings.motion.pace, Pace::Slow);
        QCOMPARE(settings.sounds.table, 99);
        QCOMPARE(solvedPuzzles(file.values(), QStringLiteral("go-fish")),
                 (QStringList{QStringLiteral("one"), QStringLiteral("two")}));
    }

    void savingNeedsNoTemporaryFolder() {
#ifdef Q_OS_UNIX
        const QByteArray before = qgetenv("TMPDIR");
        qputenv("TMPDIR", "/no/such/folder");
        const auto restore =
            qScopeGuard([&] { before.isNull() ? qunsetenv("TMPDIR") : qputenv("TMPDIR", before); });
        write(kVersion1);
        SettingsFile file(path());
        QSignalSpy failed(&file, &SettingsFile::failed);
        file.values().setValue(QStringLiteral("look/textPercent"), 110);
        file.save();
        QCOMPARE(failed.size(), 0);
        QVERIFY(contentOf(path()).contains("textPercent=110"));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).size(),
                 1); // no other file remains
#else
        QSKIP("only Unix has its temporary folder from the environment");
#endif
    }

    void anUnwritableFolderIsNamed() {
        Disk disk;
        if (!disk.isReal()) QSKIP("this test may not mount a disk");
        const QString onDisk = QDir(disk.path()).filePath(QStringLiteral("Tacklebox.conf"));
        QVERIFY(disk.setWritable(false));
        const SettingsFile file(onDisk);
        QVERIFY2(file.notice().contains(QStringLiteral("you don't have permission to write there")),
                 qPrintable(file.notice()));
    }

    void aFullDiskLeavesTheFileUnchanged() {
        Disk disk;
        if (!disk.isReal())
            QSKIP("this test may not mount a disk"); // safefile_test covers this for all users
        const QString onDisk = QDir(disk.path()).filePath(QStringLiteral("Tacklebox.conf"));
        writeAll(onDisk, kVersion1);
        SettingsFile file(onDisk);
        QTRY_VERIFY(contentOf(onDisk).contains("version=4"));
        const QByteArray before = contentOf(onDisk);
        disk.fill(nullptr);
        QSignalSpy failed(&file, &SettingsFile::failed);
        file.values().setValue(QStringLiteral("sounds/on"), QStringLiteral("true"));
        QTRY_COMPARE(failed.size(), 1); // without an explicit save
        QVERIFY2(failed[0][0].toString().contains(QStringLiteral("full")),
                 qPrintable(failed[0][0].toString()));
        QCOMPARE(contentOf(onDisk), before);
        file.values().setValue(QStringLiteral("look/scenery"), QStringLiteral("false"));
        file.save();
        QCOMPARE(failed.size(), 1); // reported once
        disk.makeRoom(nullptr);
        file.save();
        QVERIFY(contentOf(onDisk).contains("on=true"));
        QVERIFY(contentOf(onDisk).contains("scenery=false"));
    }

    void settingsArePrivate() {
        const auto others = QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther |
                            QFileDevice::WriteOther;
        const auto open = [&](const QString& file) {
            return QFile::setPermissions(file, QFile::permissions(file) | QFileDevice::ReadGroup |
                                                   QFileDevice::ReadOther);
        };
        write(kVersion1);
        QVERIFY(open(path()));
        {
            SettingsFile file(path());
            file.values().setValue(QStringLiteral("look/textPercent"), 110);
        }
        QVERIFY(!(QFile::permissions(path()) & others));
        write("no settings at all, but a shopping list");
        QVERIFY(open(path()));
        { SettingsFile file(path()); }
        QCOMPARE(asides().size(), 1);
        QVERIFY(!(QFile::permissions(m_folder.filePath(asides().front())) & others));
        QVERIFY(!(QFile::permissions(path()) & others));
    }

    void theNextBrokenFileGetsAnotherName() {
        for (int time = 1; time <= 2; ++time) {
            write("[motion");
            SettingsFile file(path());
            QCOMPARE(asides().size(), time);
        }
    }

    void aTruncatedFileKeepsItsFirstHalf() {
        write(QByteArray(kVersion1).left(36)); // up to "onePress=fa"
        SettingsFile file(path());
        QVERIFY2(file.notice().contains(QStringLiteral("hands/onePress")), qPrintable(file.notice()));
        Settings wanted;
        wanted.confirmAsks = true;
        QVERIFY(Settings::load(file.values()) == wanted);
    }

    void invalidValuesAreNamed() {
        write("[General]\nversion=2\n\n[motion]\npace=warp\n\n[sounds]\nvolume=loud\non=false\n\n"
              "[look]\ntextPercent=900\nlanguage=xx\n\n[manners]\nlayForMe=perhaps\n");
        SettingsFile file(path());
        QVERIFY2(file.notice().contains(QStringLiteral("motion/pace")) &&
                     file.notice().contains(QStringLiteral("sounds/table")) &&
                     !file.notice().contains(QStringLiteral("sounds/on")),
                 qPrintable(file.notice()));
        Settings wanted;
        wanted.sounds.on = false;
        QVERIFY(Settings::load(file.values()) == wanted);
        SettingsFile again(path());
        QCOMPARE(again.notice(), QString());
    }
};

TACKLEBOX_QTEST(SettingsFileTest)
#include "settingsfile_test.moc"
