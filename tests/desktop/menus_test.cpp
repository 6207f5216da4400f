// The menus, and the menu bar where the system has no global one.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/stagebar.h"
#include "app/desktop/tablepage.h"
#include "model/store/store.h"
#include "model/table/table.h"
#include "tests/support/eventloop.h"
#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/tablesupport.h"
#include "views/dialogs/aboutdialog.h"
#include "views/dialogs/dealcodedialog.h"
#include "views/dialogs/firsttimedialog.h"
#include "views/dialogs/newtabledialog.h"
#include "views/dialogs/rulesreader.h"
#include "views/dialogs/settingsdialog.h"
#include "views/dialogs/whatifdialog.h"
#include "views/history/historydialog.h"
#include "views/history/statisticsdialog.h"
#include "views/lobby/lobby.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QActionEvent>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QStackedWidget>
#include <QTabBar>

#include <utility>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// All actions of a menu and its submenus, without separators.
QList<const QAction*> actionsOf(const QMenu& menu) {
    QList<const QAction*> all;
    for (const QAction* action : menu.actions()) {
        if (action->isSeparator()) continue;
        all.append(action);
        if (const auto* under = action->menu()) all.append(actionsOf(*under));
    }
    return all;
}

QAction* withRole(const MainWindow& window, QAction::MenuRole role) {
    for (const QAction* menu : window.menuBar()->actions())
        for (QAction* action : menu->menu()->actions())
            if (action->menuRole() == role) return action;
    return nullptr;
}

QAction* withShortcut(const MainWindow& window, const QKeySequence& keys) {
    for (const QAction* menu : window.menuBar()->actions())
        for (QAction* action : menu->menu()->actions())
            if (action->shortcut() == keys) return action;
    return nullptr;
}

/// Title and focus of the settings dialog after a language has been chosen in it.
struct ShownSettings {
    QString title, focus;
};

/// Chooses a language in the settings dialog as a user would, and closes it.
ShownSettings choose(const MainWindow& window, const char* language) {
    withRole(window, QAction::PreferencesRole)->trigger();
    const auto inFront = [] { return qobject_cast<SettingsDialog*>(QApplication::activeModalWidget()); };
    inFront()
        ->findChild<QComboBox*>(QStringLiteral("language"))
        ->setCurrentIndex(QLatin1String(language) == QLatin1String("de") ? 2 : 1);
    SettingsDialog* dialog = inFront(); // another one
    const ShownSettings shown{dialog->windowTitle(), dialog->focusWidget()->objectName()};
    dialog->accept();
    return shown;
}

/// Records the roles of a menu's actions when the menu is added to a menu bar. Later changes are ignored.
class RolesAtBirth : public QObject {
  public:
    QHash<QAction::MenuRole, QStringList> roles;

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::ActionAdded) return false;
        const QAction* top = static_cast<QActionEvent*>(event)->action();
        roles[top->menuRole()].append(top->text());
        for (const QAction* action : actionsOf(*top->menu()))
            roles[action->menuRole()].append(action->text());
        return false;
    }
};

/// Pairs of texts whose keys in brackets (&x) are the same.
QStringList clashesAmong(const QStringList& texts) {
    QHash<QKeySequence, QString> taken;
    QStringList clashes;
    for (const QString& text : texts) {
        const QKeySequence key = QKeySequence::mnemonic(text);
        if (key.isEmpty()) continue;
        if (const auto other = taken.constFind(key); other != taken.constEnd())
            clashes << *other + QStringLiteral(" / ") + text;
        taken.insert(key, text);
    }
    return clashes;
}

QStringList clashesIn(const QMenu& menu) {
    QStringList texts, clashes;
    for (const QAction* action : menu.actions()) {
        texts << action->text();
        if (action->menu()) clashes << clashesIn(*action->menu());
    }
    return clashes << clashesAmong(texts);
}

/// Hidden parts too: a key stays where it is when they appear.
QStringList clashesIn(const QWidget& dialog) {
    QStringList texts;
    for (const auto* label : dialog.findChildren<QLabel*>())
        if (label->buddy()) texts << label->text();
    for (const auto* button : dialog.findChildren<QAbstractButton*>())
        texts << button->text();
    for (const auto* tabs : dialog.findChildren<QTabBar*>())
        for (int tab = 0; tab < tabs->count(); ++tab)
            texts << tabs->tabText(tab);
    return clashesAmong(texts);
}

} // namespace

class MenusTest : public QObject {
    Q_OBJECT

  private slots:
    void eachActionHasItsRoleBeforeTheMenusComeIntoTheBar() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        for (const char* name : {"de", "en"}) {
            RolesAtBirth at;
            window.menuBar()->installEventFilter(&at);
            choose(window, name); // rebuilds the menus
            QVERIFY(at.roles.value(QAction::NoRole).size() > 20);
            QCOMPARE(at.roles.value(QAction::AboutRole).size(), 1);
            QCOMPARE(at.roles.value(QAction::PreferencesRole).size(), 1);
            QCOMPARE(at.roles.value(QAction::QuitRole).size(), 1);
            QCOMPARE(at.roles.size(), 4); // Qt guesses no role from the text
            window.menuBar()->removeEventFilter(&at);
        }
        for (const auto& [role, words] : {std::pair(QAction::AboutRole, "&About Tacklebox"),
                                          std::pair(QAction::PreferencesRole, "&All settings ..."),
                                          std::pair(QAction::QuitRole, "&Quit")}) {
            QCOMPARE(withRole(window, role)->text(), QString::fromLatin1(words));
        }
    }

    void noMenuAndNoDialogHasAKeyTwice_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("German") << QStringLiteral("de");
    }

    void noMenuAndNoDialogHasAKeyTwice() {
        QFETCH(QString, name);
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        choose(window,
               qPrintable(name == QStringLiteral("en") ? QStringLiteral("de") : QStringLiteral("en")));
        choose(window, qPrintable(name));
        const auto english = qScopeGuard([&] { language.use(QStringLiteral("en")); });
        QString error;
        QVERIFY2(window.openTable(planOf("what-the-fish", 1, 2, 5), &error), qPrintable(error));

        QStringList titles, clashes;
        for (const QAction* top : window.menuBar()->actions()) {
            titles << top->text();
            emit top->menu()->aboutToShow();
            clashes << clashesIn(*top->menu());
        }
        clashes << clashesAmong(titles);
        QVERIFY(titles.size() == 4);

        const QTemporaryDir folder;
        Store store(folder.path());
        const TablePlan plan = planOf("what-the-fish", 1, 2, 5);
        clashes << clashesIn(AboutDialog(QString(), folder.path()))
                << clashesIn(DealCodeDialog(window.tablePage().table()))
                << clashesIn(FirstTimeDialog(QStringLiteral("go-fish"))) << clashesIn(HistoryDialog(store))
                << clashesIn(StatisticsDialog(store)) << clashesIn(RulesReader(name))
                << clashesIn(SettingsDialog(Settings())) << clashesIn(WhatIfDialog(plan, QString()));
        for (const char* game : {"what-the-fish", "twisted-fish", "rainbow-fish"})
            clashes << clashesIn(NewTableDialog(QString::fromLatin1(game)));
        QCOMPARE(clashes.join(u'\n'), QString());
    }

    void menusOfTheOtherLanguageGo() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        const auto menus = [&] {
            return window.menuBar()->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly).size();
        };
        QCOMPARE(window.menuBar()->actions().size(), 4);
        const qsizetype before = menus();
        choose(window, "de");
        QCOMPARE(window.menuBar()->actions().front()->text(), QStringLiteral("&Spiel"));
        QTRY_COMPARE(menus(), before);
        choose(window, "en");
    }

    void aNewLanguageLeavesTheLobbyOpen() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        QString error;
        QVERIFY2(window.openTable(planOf("go-fish", 1, 1, 5), &error), qPrintable(error));
        window.showLobby();
        for (const char* name : {"de", "en"}) {
            choose(window, name);
            const auto* pages = qobject_cast<QStackedWidget*>(window.centralWidget());
            QVERIFY(pages && qobject_cast<Lobby*>(pages->currentWidget()));
            QVERIFY(window.tablePage().table());
        }
    }
    void settingsSwitchToTheChosenLanguage() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        for (const auto& [name, title] : {std::pair("de", "Einstellungen"), std::pair("en", "Settings")}) {
            const ShownSettings shown = choose(window, name);
            QCOMPARE(shown.title, QString::fromLatin1(title));
            QCOMPARE(shown.focus, QStringLiteral("language"));
        }
    }

    void settingsAreRestoredOnlyAfterAQuestion() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        const auto botsTalk = [] {
            return qobject_cast<SettingsDialog*>(QApplication::activeModalWidget())->settings().botTalk;
        };
        const auto click = [](const char* name) {
            QApplication::activeModalWidget()
                ->findChild<QAbstractButton*>(QString::fromLatin1(name))
                ->click();
        };
        withRole(window, QAction::PreferencesRole)->trigger();
        QVERIFY(botsTalk());
        click("botTalk");
        click("restoreDefaults");
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box);
        QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
        box->button(QMessageBox::Cancel)->click();
        QVERIFY(!botsTalk());
        click("restoreDefaults");
        click("restore");
        QVERIFY(botsTalk());
    }

    /// Dialogs block only the window: another table, another language or the end may come behind them.
    void dialogsOutliveTheirTableAndEndWithTheWindow() {
        const OwnFolders folders;
        QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
        Language language(*qApp);
        QString error;
        int opened = 0, all = 1;
        for (int i = 0; i < all; ++i) {
            MainWindow window(language, MainWindow::Memory::Kept);
            window.show();
            QVERIFY2(window.openTable(planOf("go-fish", 1, 1, 5), &error), qPrintable(error));
            const auto openDialog = [&] {
                QList<QAction*> actions;
                for (QAction* action : window.findChildren<QAction*>())
                    if (action->text().endsWith(QStringLiteral(" ...")) ||
                        action->menuRole() == QAction::AboutRole)
                        actions << action;
                all = int(actions.size());
                actions[i]->trigger();
                return qobject_cast<QDialog*>(QApplication::activeModalWidget());
            };
            const QPointer<QDialog> dialog = openDialog();
            if (!dialog) continue; // puzzles have a page
            ++opened;
            QVERIFY2(window.tablePage().table()->isStopped(), qPrintable(dialog->windowTitle()));
            QVERIFY2(window.openTable(planOf("great-lakes", 1, 2, 5), &error), qPrintable(error));
            choose(window, opened % 2 ? "de" : "en");
            QVERIFY(dialog);
            if (!qobject_cast<QFileDialog*>(dialog)) dialog->accept();
            if (dialog->isVisible()) dialog->reject(); // a file, or a code that was not typed
            QTRY_VERIFY(!dialog);
            QVERIFY(openDialog());
            window.closeWithoutAsking();
        }
        QVERIFY(!QApplication::activeModalWidget());
        QVERIFY2(opened >= 9, qPrintable(QString::number(opened)));
        language.use(QStringLiteral("en"));
    }

    /// With a global menu bar of the system, the window keeps its other controls.
    void withoutMenusTheBarKeepsTheRest() {
        QMainWindow window;
        auto* bar = new StageBar;
        window.setMenuBar(bar);
        QVERIFY(!bar->isNativeMenuBar());
        window.resize(900, 500);
        bar->setTitle(QStringLiteral("Rainbow Fish"));
        bar->setPlaying(true, false);
        bar->showSettings({});
        window.show();
        QVERIFY(bar->actions().isEmpty());
        QVERIFY(bar->isVisible());
        const int alone = bar->height();
        bar->addMenu(QStringLiteral("Game"));
        untilIdle();
        QCOMPARE(alone, bar->height());
        bar->clear();
        for (const char* name : {"barSpeed", "barSound", "barPause"}) {
            const auto* button = bar->findChild<QAbstractButton*>(QString::fromLatin1(name));
            QVERIFY(button && button->isVisible());
            const QRect at(button->mapTo(bar, QPoint(0, 0)), button->size());
            QVERIFY2(bar->rect().contains(at) && at.width() > 12 && at.height() > 12, name);
        }
        window.grab();
        QCOMPARE(bar->shownTitle(), QStringLiteral("Rainbow Fish"));
    }

    /// The name of every speed fits in the bar: in the lobby, at a table and in a pause.
    void theSpeedIsNotCut() {
        QMainWindow window;
        auto* bar = new StageBar;
        window.setMenuBar(bar);
        bar->addMenu(QStringLiteral("Game"));
        window.resize(960, 600);
        window.show();
        const auto* speed = bar->findChild<QAbstractButton*>(QStringLiteral("barSpeed"));
        const auto isWhole = [speed] { return speed->width() >= speed->sizeHint().width(); };
        const auto restore = qScopeGuard([] { theme::use({}); });
        for (const double text : {1.0, 2.0}) {
            theme::use({.text = text});
            for (const Pace pace : {Pace::Normal, Pace::Off, Pace::Fast, Pace::Off}) {
                Settings settings;
                settings.motion.pace = pace;
                bar->showSettings(settings);
                QTRY_VERIFY2(isWhole(), "lobby");
                bar->setPlaying(true, false);
                QTRY_VERIFY2(isWhole(), "table");
                bar->setPlaying(true, true);
                QTRY_VERIFY2(isWhole(), "pause");
                bar->setPlaying(false, false);
            }
        }
    }

    /// The menu checks the current speed, however it was set.
    void theMenuChecksTheCurrentSpeed() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        const auto marked = [&window] {
            QStringList names;
            for (const auto* menu : window.findChildren<QMenu*>()) {
                if (!menu->title().contains(QStringLiteral("Speed"))) continue;
                emit const_cast<QMenu*>(menu)->aboutToShow();
                for (const QAction* action : menu->actions())
                    if (action->isChecked()) names << action->text();
            }
            return names;
        };
        QCOMPARE(marked(), QStringList{QStringLiteral("&Normal")});
        window.setPace(Pace::Turbo); // as --speed does
        QCOMPARE(marked(), QStringList{QStringLiteral("&Turbo")});
    }

    void leavingFullScreenRestoresTheWindow() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        QAction* full = withShortcut(window, QKeySequence(Qt::Key_F11));
        QVERIFY(full);
        window.showMaximized();
        full->trigger();
        QVERIFY(window.isFullScreen());
        full->trigger();
        QVERIFY(!window.isFullScreen());
        QVERIFY(window.isMaximized());
        window.showFullScreen(); // by the window manager, or restored at the start
        full->trigger();
        QVERIFY(!window.isFullScreen());
        QMenu* view = qobject_cast<QMenu*>(full->associatedObjects().value(0));
        QVERIFY(view);
        window.showFullScreen();
        emit view->aboutToShow();
        QVERIFY(full->isChecked());
    }

    /// An open menu stops the clock; the pause must not close the menu.
    void aMenuOpenedByItsLetterStaysOpenAgainstTheClock() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        window.show();
        window.setPace(Pace::Off);
        TablePlan plan = firstPlan(QStringLiteral("what-the-fish"));
        QString error;
        plan.seats = readSeats(QStringLiteral("you:Ana,perch,perch"), &error);
        plan.tempo = Tempo::Live;
        QVERIFY2(window.openTable(plan, &error), qPrintable(error));
        showActive(window);
        window.tablePage().view().setFocus();
        QTest::keyClick(&window, Qt::Key_G, Qt::AltModifier);
        QMenu* menu = window.menuBar()->actions().first()->menu();
        QVERIFY(window.tablePage().table()->isStopped());
        QVERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Escape);
        QTest::keyClick(window.menuBar(), Qt::Key_Escape);
        QVERIFY(!menu->isVisible());
        QVERIFY(!window.tablePage().table()->isStopped()); // the count-in follows
    }

    /// Without a global menu bar there is exactly one.
    void menusAreInOneBar() {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        QCOMPARE(window.findChildren<QMenuBar*>().size(), 1);
        QCOMPARE(window.menuBar()->actions().size(), 4);
    }
};

TACKLEBOX_QTEST(MenusTest)
#include "menus_test.moc"
