// A question with few answers: it is announced with their keys, and an answer gives the keyboard focus back
// to the table.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/engine/random.h"
#include "model/table/table.h"
#include "tests/support/ownfolders.h"
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/table/tablesupport.h"
#include "views/dialogs/lastplans.h"
#include "views/panels/announcer.h"
#include "views/panels/promptbar.h"
#include "views/scene/input/tableinput.h"
#include "views/theme/keybutton.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// The visible answer buttons of the prompt bar.
QList<KeyButton*> answersOn(const PromptBar& promptBar) {
    QList<KeyButton*> answers;
    for (KeyButton* button : promptBar.findChildren<KeyButton*>())
        if (button->isVisible() && button->objectName().isEmpty()) answers << button;
    return answers;
}

} // namespace

class AnswersTest : public QObject {
    Q_OBJECT

  private slots:
    void fewAnswersAreAnnouncedLastAndReturnTheFocus_data() {
        QTest::addColumn<int>("least");
        QTest::newRow("rainbow-fish") << 3;
        QTest::newRow("twisted-fish") << 2;
        QTest::newRow("great-lakes") << 2;
        QTest::newRow("what-the-fish") << 3;
        QTest::newRow("platinum-fish") << 2;
    }
    void fewAnswersAreAnnouncedLastAndReturnTheFocus() {
        QFETCH(int, least);
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        useWindow(window);
        window.setPace(Pace::Off);
        QString error;
        TablePlan plan = firstPlan(QString::fromLatin1(QTest::currentDataTag()));
        plan.seats = readSeats(QStringLiteral("you:Ana,minnow,minnow"), &error);
        plan.seed = 11;
        QVERIFY(window.openTable(plan, &error));
        TablePage& page = window.tablePage();
        Table& table = *page.table();
        auto& promptBar = *page.findChild<PromptBar*>();
        QStringList asked;
        connect(&promptBar, &PromptBar::questionChanged, this, [&](const QString& words) {
            if (!words.isEmpty()) asked << words;
        });
        Random random(5);
        int chosen = 0;
        for (int moves = 0; moves < 150 && chosen < least; ++moves) {
            QVERIFY(QTest::qWaitFor([&] { return table.waitingFor() != WaitingFor::Bot; }, 30000));
            if (table.waitingFor() == WaitingFor::Over) break;
            if (table.waitingFor() == WaitingFor::NextDeal) {
                table.continueMatch();
                continue;
            }
            QTRY_VERIFY(page.caughtUp());
            QCoreApplication::processEvents();
            const QList<KeyButton*> answers = answersOn(promptBar);
            if (!answers.empty() && answers.size() <= 4) {
                QVERIFY(!asked.isEmpty());
                QString last;
                for (const KeyButton* answer : answers) {
                    QString words = answer->accessibleName();
                    words.replace(QStringLiteral(": "), QStringLiteral(", "));
                    last += u' ' +
                            (answer->key().isEmpty() ? QString() : answer->key() + QStringLiteral(": ")) +
                            words + (words.endsWith(u'!') ? QString() : QStringLiteral("."));
                }
                // Losing one of several answers does not repeat the question.
                QVERIFY2(answers.size() > 1 ? asked.last().endsWith(last) : asked.last().contains(last),
                         qPrintable(asked.last() + u'|' + last));
                QCOMPARE(asked.last().count(last), 1);
                ++chosen;
                KeyButton* pressed = answers[random.below(int(answers.size()))];
                pressed->setFocus(Qt::TabFocusReason);
                QVERIFY(pressed->hasFocus());
                const int before = table.events();
                QTest::keyClick(pressed, chosen % 2 ? Qt::Key_Return : Qt::Key_Space);
                if (table.events() == before) { // the answer needs a choice at the table
                    page.view().setFocus();
                    page.view().input().cancel();
                } else {
                    QTRY_VERIFY2(page.view().hasFocus(), qPrintable(asked.last()));
                    const Highlights& at = page.view().input().highlights();
                    QVERIFY(at.focusedCard || at.focusedPlace || at.focusedSeat);
                    continue;
                }
            }
            if (table.waitingFor() != WaitingFor::Person || table.choices().empty()) continue;
            QVERIFY(playAny(table, random));
        }
        QVERIFY2(chosen >= least, qPrintable(QString::number(chosen)));
        window.closeWithoutAsking();
    }
};

TACKLEBOX_QTEST(AnswersTest)
#include "answers_test.moc"
