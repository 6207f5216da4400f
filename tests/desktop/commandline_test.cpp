#include "app/desktop/commandline.h"
#include "tests/support/guestingerman.h"
#include "tests/support/qttest.h"

using namespace tacklebox;

class CommandLineTest : public QObject {
    Q_OBJECT

    static CommandLine read(const QStringList& arguments, QString* error, QString* answer = nullptr) {
        QString none;
        return CommandLine::read(QStringList(QStringLiteral("tacklebox")) + arguments, error,
                                 answer ? answer : &none);
    }

  private slots:
    void nothingGivenOpensTheLobby() {
        QString error;
        const CommandLine line = read({}, &error);
        QVERIFY(error.isEmpty());
        QVERIFY(!line.table && line.file.isEmpty() && !line.pace && !line.size);
    }

    void tablesAreReadWithSeatsSeedSpeedAndSize() {
        QString error;
        const CommandLine line = read({"--game", "rainbow-fish", "--seats", "you,perch,you:Ben,pike:Nick",
                                       "--seed", "42", "--speed", "off", "--size", "1280x800"},
                                      &error);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QVERIFY(line.table);
        QCOMPARE(line.table->game, QStringLiteral("rainbow-fish"));
        QCOMPARE(line.table->seed, std::optional<quint64>(42));
        QCOMPARE(line.table->seats.size(), 4);
        QVERIFY(line.table->seats[0].person && line.table->seats[2].person);
        QCOMPARE(line.table->seats[2].name, QStringLiteral("Ben"));
        QVERIFY(line.table->seats[1].level == Level::Perch && !line.table->seats[1].name.isEmpty());
        QVERIFY(line.table->seats[3].level == Level::Pike);
        QCOMPARE(line.table->seats[3].name, QStringLiteral("Nick"));
        QVERIFY(line.table->seats[1].name != QStringLiteral("Ben"));
        QVERIFY(line.pace == Pace::Off);
        QCOMPARE(line.size, std::optional<QSize>(QSize(1280, 800)));
    }

    void namesAreInTheChosenLanguage() {
        const QByteArray user = qgetenv("USER"), userName = qgetenv("USERNAME");
        qunsetenv("USER");
        qunsetenv("USERNAME");
        testing::GuestInGerman german;
        QString error, answer;
        const CommandLine line = CommandLine::read(
            {"tacklebox", "--game", "rainbow-fish", "--seats", "you,perch", "--language", "de"}, &error,
            &answer, [&](const QString& language) {
                if (language == QLatin1String("de")) QCoreApplication::installTranslator(&german);
            });
        if (!user.isNull()) qputenv("USER", user);
        if (!userName.isNull()) qputenv("USERNAME", userName);
        QVERIFY2(error.isEmpty(), qPrintable(error));
        QCOMPARE(line.table->seats[0].name, QStringLiteral("Gast"));
    }

    void aRecordKeepsItsOwnGame() {
        QString error;
        QCOMPARE(read({"evening.tacklebox"}, &error).file, QStringLiteral("evening.tacklebox"));
        QVERIFY(error.isEmpty());
    }

    void wrongArgumentsAreRefusedInASentence_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("game") << QStringList{"--game", "poker"} << "poker";
        QTest::newRow("seats") << QStringList{"--game", "rainbow-fish", "--seats", "you,whale"} << "whale";
        QTest::newRow("two of one name")
            << QStringList{"--game", "rainbow-fish", "--seats", "you:Nick,pike:nick,perch"} << "nick";
        QTest::newRow("seats alone") << QStringList{"--seats", "you,perch"} << "--game";
        QTest::newRow("seed") << QStringList{"--game", "rainbow-fish", "--seed", "x1"} << "x1";
        QTest::newRow("seed alone") << QStringList{"--seed", "5"} << "--game";
        QTest::newRow("speed") << QStringList{"--speed", "warp"} << "warp";
        QTest::newRow("size") << QStringList{"--size", "12"} << "12";
        QTest::newRow("tiny size") << QStringList{"--size", "10x10"} << "10x10";
        QTest::newRow("language") << QStringList{"--language", "fr"} << "fr";
        QTest::newRow("two files") << QStringList{"a", "b"} << "FILE";
        QTest::newRow("file and game") << QStringList{"--game", "rainbow-fish", "a"} << "FILE";
        QTest::newRow("unknown option") << QStringList{"--gaem", "x"} << "gaem";
    }
    void wrongArgumentsAreRefusedInASentence() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, says);
        QString error;
        const CommandLine line = read(arguments, &error);
        QVERIFY2(error.contains(says), qPrintable(error));
        QVERIFY(!line.table && line.file.isEmpty());
    }

    void helpAndVersionAreAnswered() {
        QString error, answer;
        read({"--help"}, &error, &answer);
        QVERIFY(answer.contains("--screenshot"));
        answer.clear();
        QCoreApplication::setApplicationVersion("1.2.3");
        read({"--version"}, &error, &answer);
        QVERIFY(answer.contains("1.2.3"));
    }
};

TACKLEBOX_QTEST(CommandLineTest)
#include "commandline_test.moc"
