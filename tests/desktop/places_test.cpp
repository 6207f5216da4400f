// The folders of settings and games: the system's, or beside the program.
#include "app/desktop/places.h"
#include "views/settings/settingsfile.h"

#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace tacklebox;

class PlacesTest : public QObject {
    Q_OBJECT

  private slots:
    void systemFoldersAreUsed();
    void aFileSelectsTheProgramsFolder();
};

void PlacesTest::systemFoldersAreUsed() {
    QTemporaryDir program;
    const Places places(program.path());
    QVERIFY(!places.portable());
    QCOMPARE(places.games(), QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    places.useForSettings();
    QVERIFY(!QSettings().fileName().startsWith(program.path()));
}

void PlacesTest::aFileSelectsTheProgramsFolder() {
    QTemporaryDir stick;
    // A folder name with a space and non-Latin letters.
    const QString program = stick.filePath(QStringLiteral("Spiele \u91e3\u308a"));
    QVERIFY(QDir().mkpath(program));
    QFile sign(program + QStringLiteral("/portable"));
    QVERIFY(sign.open(QIODevice::WriteOnly));
    const Places places(program);
    QVERIFY(places.portable());
    QCOMPARE(places.games(), program + QStringLiteral("/Tacklebox"));
    places.useForSettings();
    {
        SettingsFile settings;
        settings.values().setValue(QStringLiteral("look/language"), QStringLiteral("de"));
    }
    QFile kept(program + QStringLiteral("/Tacklebox/Tacklebox.ini"));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QVERIFY(kept.readAll().contains("language=de"));
    QCOMPARE(QSettings().value(QStringLiteral("look/language")).toString(), QStringLiteral("de"));
}

TACKLEBOX_QTEST(PlacesTest)
#include "places_test.moc"
