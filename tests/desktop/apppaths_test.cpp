// The folders of settings and games: the system's, or beside the program.
#include "app/desktop/apppaths.h"
#include "views/settings/settingsfile.h"

#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"

using namespace tacklebox;

class AppPathsTest : public QObject {
    Q_OBJECT

  private slots:
    void systemFoldersAreUsed() {
        QTemporaryDir program;
        const AppPaths paths(program.path());
        QVERIFY(!paths.portable());
        QCOMPARE(paths.games(), QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        paths.useForSettings();
        QVERIFY(!QSettings().fileName().startsWith(program.path()));
    }

    void aFileSelectsTheProgramsFolder() {
        QTemporaryDir stick;
        // A folder name with a space and non-Latin letters.
        const QString program = stick.filePath(QStringLiteral("Spiele \u91e3\u308a"));
        QVERIFY(QDir().mkpath(program));
        QFile sign(program + QStringLiteral("/portable"));
        QVERIFY(sign.open(QIODevice::WriteOnly));
        const AppPaths paths(program);
        QVERIFY(paths.portable());
        QCOMPARE(paths.games(), program + QStringLiteral("/Tacklebox"));
        paths.useForSettings();
        {
            SettingsFile settings;
            settings.values().setValue(QStringLiteral("look/language"), QStringLiteral("de"));
        }
        QFile kept(program + QStringLiteral("/Tacklebox/Tacklebox.ini"));
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QVERIFY(kept.readAll().contains("language=de"));
        QCOMPARE(QSettings().value(QStringLiteral("look/language")).toString(), QStringLiteral("de"));
    }
};

TACKLEBOX_QTEST(AppPathsTest)
#include "apppaths_test.moc"
