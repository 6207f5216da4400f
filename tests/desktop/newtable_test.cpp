// New tables in the window: from the last settings, or from a deal code.
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/table/table.h"
#include "tests/support/ownfolders.h"
#include "tests/support/part.h"
#include "tests/support/qttest.h"
#include "views/dialogs/dealcodedialog.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/newtabledialog.h"
#include "views/settings/settings.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryFile>

using namespace tacklebox;
using namespace tacklebox::testing;

class NewTableTest : public QObject {
    Q_OBJECT

    /// Triggers the action with that shortcut; each function in `steps` handles one dialog, in order.
    void trigger(MainWindow& window, const QKeySequence& key,
                 const QList<std::function<void(QWidget*)>>& steps) {
        for (QAction* action : window.findChildren<QAction*>())
            if (action->shortcut() == key) action->trigger();
        for (const auto& step : steps) {
            QWidget* dialog = QApplication::activeModalWidget();
            QVERIFY(dialog && !qobject_cast<QMessageBox*>(dialog));
            step(dialog);
        }
        QVERIFY(!QApplication::activeModalWidget());
    }
    static void press(QWidget* dialog, const char* name) {
        QTest::mouseClick(part<QPushButton>(*dialog, name), Qt::LeftButton);
    }

    Language m_language{*qApp};

  private slots:
    void theLastTableComesBack() {
        {
            MainWindow window(m_language, MainWindow::Memory::Kept);
            window.show();
            trigger(window, QKeySequence::New, {[](QWidget* dialog) {
                        part<QSpinBox>(*dialog, "count")->setValue(3);
                        part<QLineEdit>(*dialog, "name1")->setText(QStringLiteral("Wanda"));
                        press(dialog, "play");
                    }});
            QVERIFY(window.tablePage().table());
            QCOMPARE(window.tablePage().table()->plan().seats[1].name, QStringLiteral("Wanda"));
            window.closeWithoutAsking();
        }
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.show();
        trigger(window, QKeySequence::New, {[](QWidget* dialog) {
                    QCOMPARE(part<QSpinBox>(*dialog, "count")->value(), 3);
                    QCOMPARE(part<QLineEdit>(*dialog, "name1")->text(), QStringLiteral("Wanda"));
                    QCOMPARE(part<QLineEdit>(*dialog, "seed")->text(), QString());
                    static_cast<QDialog*>(dialog)->reject();
                }});
    }

    void aQuietTableOffersNoLivePlay() {
        const auto save = [](bool quiet) {
            QSettings store;
            Settings settings = Settings::load(store);
            settings.quietTable = quiet;
            settings.save(store);
        };
        save(true);
        {
            MainWindow window(m_language, MainWindow::Memory::Kept);
            window.show();
            QString error;
            QVERIFY2(window.openTable(firstPlan(QStringLiteral("what-the-fish")), &error), qPrintable(error));
            trigger(window, QKeySequence::New, {[](QWidget* dialog) {
                        QCOMPARE(part<QComboBox>(*dialog, "tempo")->count(), 1);
                        static_cast<QDialog*>(dialog)->reject();
                    }});
            window.closeWithoutAsking();
        }
        save(false);
    }

    void aCodeIsCopiedAndPlayed() {
        MainWindow window(m_language, MainWindow::Memory::None);
        window.show();
        TablePlan plan = firstPlan(QStringLiteral("rainbow-fish"));
        plan.seats = usualSeats(5);
        plan.options.value[0] = 1;
        plan.seed = 987654321098; // needs all letters of a code
        QString error;
        QVERIFY2(window.openTable(plan, &error), qPrintable(error));
        const QByteArray cards = window.tablePage().table()->opening();
        trigger(window, QKeySequence(Qt::CTRL | Qt::Key_D), {[](QWidget* dialog) {
                    QCOMPARE(part<QLineEdit>(*dialog, "own")->text().size(), 4 * 4 + 3);
                    press(dialog, "copy");
                    static_cast<QDialog*>(dialog)->reject();
                }});
        const QString code = QApplication::clipboard()->text();
        QVERIFY(window.openTable(firstPlan(QStringLiteral("great-lakes")), &error));
        trigger(window, QKeySequence(Qt::CTRL | Qt::Key_D),
                {[&code](QWidget* dialog) {
                     part<QLineEdit>(*dialog, "typed")->setText(code.chopped(1) + u'?');
                     press(dialog, "set");
                     QVERIFY(dialog->isVisible());
                     QVERIFY(!part<QLabel>(*dialog, "told")->text().isEmpty());
                     part<QLineEdit>(*dialog, "typed")->setText(code.toLower());
                     press(dialog, "set");
                 },
                 [](QWidget* dialog) { press(dialog, "play"); }});
        QCOMPARE(window.tablePage().table()->opening(), cards);
    }

    void aCodeInTheNewTableDialogSetsUpItsTable() {
        TablePlan plan = firstPlan(QStringLiteral("great-lakes"));
        plan.seats = usualSeats(3);
        plan.dealer = Seat(2);
        plan.seed = 12345;
        plan.options.value[0] = 40;
        QString error;
        const auto table = Table::open(plan, &error);
        NewTableDialog dialog(QStringLiteral("great-lakes"));
        auto* seed = part<QLineEdit>(dialog, "seed");
        seed->setText(table->dealCode());
        QCOMPARE(dialog.plan().seats.size(), 3);
        QCOMPARE(dialog.plan().seed.value_or(0), quint64(12345));
        QCOMPARE(dialog.plan().dealer.value_or(kNoSeat), Seat(2));
        QVERIFY(dialog.plan().options == plan.options);
        dialog.accept();
        QCOMPARE(dialog.result(), int(QDialog::Accepted));

        NewTableDialog other(QStringLiteral("twisted-fish"));
        part<QLineEdit>(other, "seed")->setText(table->dealCode());
        other.accept();
        QVERIFY(other.result() != QDialog::Accepted);
        QVERIFY(part<QLabel>(other, "error")->text().contains(QStringLiteral("Great Lakes")));
    }

    /// The question blocks the window, but not the program.
    void aGameThatCannotBeSavedIsLeftAfterAQuestion() {
        const QByteArray folder = qgetenv("XDG_DATA_HOME");
        const auto restore = qScopeGuard([&] { qputenv("XDG_DATA_HOME", folder); });
        QTemporaryFile noFolder;
        QVERIFY(noFolder.open());
        qputenv("XDG_DATA_HOME", noFolder.fileName().toLocal8Bit());
        MainWindow window(m_language, MainWindow::Memory::Kept);
        window.show();
        const auto answer = [&window](QMessageBox::StandardButton button) {
            for (auto* box : window.findChildren<QMessageBox*>())
                if (box->isVisible() && box->windowTitle() == MainWindow::tr("Leave this game?"))
                    return box->button(button)->click();
            QFAIL("no question");
        };
        const auto game = [&window] { return window.tablePage().table()->plan().game; };
        const QString first = QStringLiteral("go-fish"), second = QStringLiteral("great-lakes");
        QString error;
        QVERIFY(window.openTable(firstPlan(first), &error));
        for (const auto button : {QMessageBox::No, QMessageBox::Yes}) {
            QVERIFY(window.openTable(firstPlan(second), &error));
            QCOMPARE(game(), first);
            answer(button);
            QCOMPARE(game(), button == QMessageBox::Yes ? second : first);
        }
        QVERIFY(!window.close());
        answer(QMessageBox::No);
        QVERIFY(window.isVisible());
        QVERIFY(!window.close());
        answer(QMessageBox::Yes);
        QTRY_VERIFY(!window.isVisible());
    }

    void defaultNamesFollowTheLanguage() {
        const QByteArray user = qgetenv("USER"), userName = qgetenv("USERNAME");
        qunsetenv("USER");
        qunsetenv("USERNAME");
        QTemporaryDir folder;
        QSettings kept(folder.filePath(QStringLiteral("kept.ini")), QSettings::IniFormat);
        QSet<QString> names;
        for (const char* language : {"en", "de"}) {
            m_language.use(language);
            names.insert(usualPersonName());
            savePlan(kept, firstPlan(QStringLiteral("rainbow-fish")));
            for (const char* later : {"de", "en"}) {
                m_language.use(later);
                const auto plan = lastPlan(kept, QStringLiteral("rainbow-fish"));
                QVERIFY(plan);
                QCOMPARE(plan->seats[0].name, usualPersonName());
                QCOMPARE(plan->seats[1].name, usualBotName(0));
            }
        }
        m_language.use(QStringLiteral("en"));
        QCOMPARE(names.size(), 2);
        for (const QString& name : std::as_const(names)) {
            const QStringList all = keptNamesOf(name);
            QCOMPARE(QSet<QString>(all.cbegin(), all.cend()), names);
        }
        if (!user.isNull()) qputenv("USER", user);
        if (!userName.isNull()) qputenv("USERNAME", userName);
    }

    void theChosenLanguageIsUsedAtTheNextStart() {
        QSettings settings;
        Settings german;
        german.language = QStringLiteral("de");
        german.save(settings);
        settings.sync();
        QCOMPARE(Settings::load(QSettings()).language, QStringLiteral("de"));
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        program.setProcessEnvironment(environment);
        program.start(QCoreApplication::applicationDirPath() + QStringLiteral("/tacklebox"),
                      {QStringLiteral("--help")});
        QVERIFY(program.waitForFinished(20000));
        const QString said = QString::fromUtf8(program.readAllStandardOutput());
        QVERIFY2(said.contains(QStringLiteral("Sprache")), qPrintable(said));
    }
};

TACKLEBOX_QTEST(NewTableTest)
#include "newtable_test.moc"
