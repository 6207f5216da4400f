// The answer buttons above the hand, in random games: the same answers are always at the same position.
#include "app/desktop/tablepage.h"
#include "tests/desktop/randomtable.h"
#include "tests/support/environment.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/panels/promptbar.h"
#include "views/theme/keybutton.h"

#include <map>

using namespace tacklebox;
using namespace tacklebox::testing;

class AnswersPlaceTest : public QObject {
    Q_OBJECT

  private slots:
    void theSameAnswersKeepTheirPosition_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        for (const QString& game : kGames)
            for (const char* language : {"en", "de"})
                QTest::addRow("%s, %s", qPrintable(game), language) << game << QString::fromLatin1(language);
    }
    void theSameAnswersKeepTheirPosition() {
        const int matches = moreAsShipped(2, 1), moves = moreAsShipped(120, 60);
        constexpr QSize kWindow(1280, 740); // without the menu bar
        QFETCH(QString, game);
        QFETCH(QString, language);
        PageOfSize laid(kWindow, language);
        TablePage& page = laid.page;
        int again = 0, lays = 0;
        QStringList moved;
        for (quint64 seed = 1; seed <= quint64(matches); ++seed) {
            auto owned = drivenTableOf(game, seed, SeatsTaken::Default);
            DrivenTable& table = *owned;
            page.sit(std::move(owned));
            auto* promptBar = page.findChild<PromptBar*>();
            Random random(seed);
            std::map<QString, std::pair<QPoint, QString>> lay; // by the names of the answers
            for (int made = 0, shown = table.events(); made < moves && !table.over(); ++made) {
                emit table.happened(shown, table.events());
                emit table.waitingForChanged();
                shown = table.events();
                untilIdle();
                promptBar->refresh();
                QString names;
                QPoint at;
                for (const KeyButton* button : promptBar->findChildren<KeyButton*>()) {
                    if (!button->isVisible() || !button->objectName().isEmpty())
                        continue; // Hint, Hold, Pause
                    if (names.isEmpty()) at = button->mapTo(&page, QPoint(0, 0));
                    names += button->accessibleName() + u'|';
                }
                if (!names.isEmpty()) {
                    const auto [was, isNew] = lay.emplace(names, std::pair(at, promptBar->words()));
                    again += !isNew;
                    ++lays;
                    if ((was->second.first - at).manhattanLength() > 2)
                        moved << QStringLiteral("%1 by %2, %3: %4 -> %5")
                                     .arg(names)
                                     .arg(at.x() - was->second.first.x())
                                     .arg(at.y() - was->second.first.y())
                                     .arg(was->second.second, promptBar->words());
                    was->second = {at, promptBar->words()};
                }
                table.moveAtRandom(0, made, random);
            }
            page.leave();
        }
        QVERIFY(again > 0 || lays == 0 || !kIsRelease);
        QVERIFY2(moved.isEmpty(), qPrintable(moved.join(u'\n')));
    }
};

TACKLEBOX_QTEST(AnswersPlaceTest)
#include "answersplace_test.moc"
