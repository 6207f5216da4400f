// Names and file contents are shown literally, even if they look like HTML or contain an ampersand.
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/dialogs/whatifdialog.h"
#include "views/history/unfinished.h"
#include "views/theme/stagedialog.h"
#include "views/theme/theme.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QLabel>
#include <QToolTip>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const QString kName = QStringLiteral("<b>Ann</b> & <img src=x>");

/// Shows `window`, and checks that its labels and buttons show kName literally. Returns their number.
int namesShown(QWidget& window) {
    window.show();
    int shown = 0;
    for (const auto* label : window.findChildren<QLabel*>()) {
        if (label->text().isEmpty() || !label->isVisible()) continue;
        if (label->textFormat() != Qt::PlainText || (label->buddy() && label->text().contains(kName))) {
            QTest::qFail(qPrintable(QStringLiteral("a label interprets \"%1\"").arg(label->text())), __FILE__,
                         __LINE__);
        }
        if (label->text().contains(kName)) ++shown;
    }
    for (const auto* button : window.findChildren<QAbstractButton*>()) {
        if (!button->text().contains(QStringLiteral("Ann"))) continue;
        ++shown;
        const QString words = button->text();
        if (!words.contains(QString(kName).replace(u'&', QStringLiteral("&&"))))
            QTest::qFail(qPrintable(QStringLiteral("a button has a key of \"%1\"").arg(words)), __FILE__,
                         __LINE__);
    }
    return shown;
}

TablePlan planWithThatName() {
    TablePlan plan = testing::planOf(kGames.front(), 2, 0, 7);
    plan.seats[0].name = kName;
    plan.seats[1].name = kName + QStringLiteral(" II");
    return plan;
}

/// The label of the visible tool tip.
const QLabel* tip() {
    for (const QWidget* window : QApplication::topLevelWidgets())
        if (window->inherits("QTipLabel") && window->isVisible()) return qobject_cast<const QLabel*>(window);
    return nullptr;
}

} // namespace

class PlainNamesTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { theme::use({}); }

    void labelsAndToolTips() {
        QWidget window;
        QLabel label(kName, &window);
        QCOMPARE(namesShown(window), 1);
        QCOMPARE(QAccessible::queryAccessibleInterface(&label)->text(QAccessible::Name), kName);
        QToolTip::showText(window.mapToGlobal(QPoint(5, 5)), kName, &window);
        QVERIFY(tip());
        QCOMPARE(tip()->textFormat(), Qt::PlainText);
        QCOMPARE(tip()->text(), kName);
        QToolTip::hideText();
    }

    void messages() {
        StageMessageBox box(QMessageBox::Warning, QStringLiteral("Tacklebox"), kName, QMessageBox::Ok,
                            nullptr);
        box.setInformativeText(kName);
        QCOMPARE(namesShown(box), 2);
    }

    void anAbandonedGame() {
        QWidget window;
        window.show();
        MatchSummary match;
        match.game = planWithThatName().game;
        match.seats = planWithThatName().seats;
        askToGiveUp(match, &window, [] {});
        auto* box = window.findChild<QMessageBox*>();
        QVERIFY(box);
        QVERIFY(box->informativeText().contains(kName));
        QVERIFY(namesShown(*box) > 0);
    }

    void theSeatsOfAWhatIf() {
        WhatIfDialog dialog(planWithThatName(), QString());
        QVERIFY(namesShown(dialog) > 0);
    }

    void aTableFromAFile() {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("evening.tacklebox"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto table = openQuick(planWithThatName());
        QVERIFY(table);
        file.write(table->record());
        file.close();
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        QString error;
        QVERIFY2(window.openFile(name, planWithThatName().seats, &error), qPrintable(error));
        QVERIFY(namesShown(window) > 0); // the curtain names the player on turn
    }

    void anUnreadableFile() {
        QTemporaryDir folder;
        const QString name = folder.filePath(QString(kName).remove(u'/'));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no game");
        file.close();
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        window.show();
        window.openFileAsking(name);
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        QVERIFY(box);
        QVERIFY(box->text().contains(QString(kName).remove(u'/')));
        namesShown(*box);
    }
};

TACKLEBOX_QTEST(PlainNamesTest)
#include "plainnames_test.moc"
