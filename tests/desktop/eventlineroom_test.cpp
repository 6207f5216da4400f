// The event line above the hand, in random games in windows of the usual sizes: no sentence is cut.
#include "app/desktop/tablepage.h"
#include "tests/desktop/randomtable.h"
#include "tests/support/environment.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/panels/eventline.h"
#include "views/panels/promptbar.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/tableview.h"

#include <set>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// The notes on the table that the event line covers: steps of a turn, the sum to beat.
QStringList notesUnderEventLine(const TablePage& page, const EventLine& eventLine) {
    const TableScene& scene = page.view().tableScene();
    QStringList under;
    for (const NotePicture& note : scene.picture().notes)
        if (eventLine.isVisible() && !note.text.isEmpty() &&
            scene.layout().notes.at(note.id).intersects(QRectF(eventLine.geometry())))
            under << note.text;
    return under;
}

/// The number of covered cards that swim, have been answered in a lane, or are side by side.
int cardsUnderEventLine(const TablePage& page, const EventLine& eventLine) {
    const TableScene& scene = page.view().tableScene();
    int under = 0;
    for (const ZonePicture& zone : scene.picture().zones) {
        if (zone.arrangement != Arrangement::Lane && zone.arrangement != Arrangement::Row) continue;
        for (int card = 0; eventLine.isVisible() && card < int(zone.cards.size()); ++card)
            under += scene.cardRect({zone.place, card}).intersects(QRectF(eventLine.geometry()));
    }
    return under;
}

constexpr int kEventLineMoves = 80;
/// Without the menu bar.
constexpr QSize kEventLineSmall(960, 552), kEventLineUsual(1280, 740);

} // namespace

class EventLineRoomTest : public QObject {
    Q_OBJECT

  private slots:
    // The event line also covers no text on the table and no cards that count.
    void noSentenceIsCut_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        using Window = std::pair<const char*, QSize>;
        std::vector<Window> windows{{"de", kEventLineSmall},
                                    {"de", kEventLineUsual},
                                    {"en", kEventLineSmall},
                                    {"en", kEventLineUsual}};
        windows.resize(moreAsShipped(windows.size(), std::size_t(1)));
        for (const QString& game : kFinishedGames)
            for (const auto& [language, size] : windows)
                QTest::addRow("%s, %s, %d", qPrintable(game), language, size.width())
                    << game << QString::fromLatin1(language) << size;
    }
    void noSentenceIsCut() {
        QFETCH(QString, game);
        QFETCH(QString, language);
        QFETCH(QSize, size);
        PageOfSize laid(size, language);
        TablePage& page = laid.page;
        std::set<QString> cut;
        int lines = 0;
        for (quint64 seed = 1; seed <= (language == u"de" ? 2 : 1); ++seed) { // German is longer
            auto owned = drivenTableOf(game, seed, SeatsTaken::Default);
            DrivenTable& table = *owned;
            page.sit(std::move(owned));
            auto* eventLine = page.findChild<EventLine*>();
            Random random(seed);
            for (int made = 0, shown = table.events(); made < kEventLineMoves && !table.over(); ++made) {
                if (table.waitingFor() ==
                    WaitingFor::Person) { // the whole table, with everything beside the event line
                    emit table.happened(shown, table.events());
                    emit table.waitingForChanged();
                    shown = table.events();
                    untilIdle();
                    for (const QString& note : notesUnderEventLine(page, *eventLine))
                        cut.insert(QStringLiteral("under the event line: ") + note);
                    if (cardsUnderEventLine(page, *eventLine) > 0)
                        cut.insert(QStringLiteral("a card is under the event line"));
                }
                const int before = table.events();
                table.moveAtRandom(0, made, random);
                for (int number = before; number < table.events(); ++number) {
                    eventLine->showUpTo(number + 1);
                    ++lines;
                    if (eventLine->isVisible() && !eventLine->showsWholeText())
                        cut.insert(QStringLiteral("%1 x %2: %3")
                                       .arg(eventLine->width())
                                       .arg(eventLine->height())
                                       .arg(eventLine->lines().last()));
                }
            }
            page.leave();
        }
        QVERIFY(lines > 60);
        for (const QString& line : cut)
            qWarning("%d: %s", int(line.size()), qPrintable(line));
        QVERIFY2(cut.empty(), cut.empty() ? "" : qPrintable(*cut.begin()));
    }

    // With large text a long question raises the event line, but not onto cards that count if there is room
    // beside them.
    void itCoversNoCardsThatCount_data() {
        QTest::addColumn<QString>("game");
        for (const QString& game : kGames)
            QTest::addRow("%s", qPrintable(game)) << game;
    }
    void itCoversNoCardsThatCount() {
        QFETCH(QString, game);
        PageOfSize laid(QSize(1280, 660), QStringLiteral("de"), 2);
        TablePage& page = laid.page;
        int questions = 0, covers = 0;
        for (quint64 seed = 1; seed <= moreAsShipped(2u, 1u); ++seed) {
            auto owned = drivenTableOf(game, seed, SeatsTaken::Default);
            DrivenTable& table = *owned;
            page.sit(std::move(owned));
            const auto* eventLine = page.findChild<EventLine*>();
            Random random(seed);
            for (int made = 0, shown = table.events(); made < kEventLineMoves && !table.over(); ++made) {
                if (table.waitingFor() == WaitingFor::Person) {
                    emit table.happened(shown, table.events());
                    emit table.waitingForChanged();
                    shown = table.events();
                    untilIdle();
                    ++questions;
                    covers += cardsUnderEventLine(page, *eventLine) > 0;
                }
                table.moveAtRandom(0, made, random);
            }
            page.leave();
        }
        // A long sentence has no room beside the cards and is shown over them.
        QVERIFY2(10 * covers <= questions, qPrintable(QStringLiteral("%1 of %2").arg(covers).arg(questions)));
    }

    // With large text, the event line skips the sentence that the prompt bar shows, for the one before it.
    void sentencesOfThePromptBarAreNotRepeated_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const QString& game : kGames)
            for (const QSize size : {kEventLineSmall, kEventLineUsual})
                if (moreAsShipped(true, size == kEventLineSmall))
                    QTest::addRow("%s, %d", qPrintable(game), size.width()) << game << size;
    }
    void sentencesOfThePromptBarAreNotRepeated() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        PageOfSize laid(size, QStringLiteral("en"), 2);
        TablePage& page = laid.page;
        auto owned = drivenTableOf(game, 1, SeatsTaken::Default);
        DrivenTable& table = *owned;
        page.sit(std::move(owned));
        auto* eventLine = page.findChild<EventLine*>();
        auto* promptBar = page.findChild<PromptBar*>();
        table.playAtRandom(20, 0, Random(1));
        int lines = 0;
        for (int number = 1; number < table.events(); ++number) {
            eventLine->showUpTo(number);
            const QStringList told = eventLine->lines();
            if (!eventLine->isVisible() || told.size() < 2 || told[0] == told[1]) continue;
            promptBar->setPrompt({.words = told[1]});
            QCOMPARE(eventLine->shownLines(), QStringList{told[0]});
            promptBar->setPrompt({.words = QStringLiteral("Ada is thinking ...")});
            QCOMPARE(eventLine->shownLines().last(), told[1]);
            ++lines;
        }
        QVERIFY2(lines > 10, qPrintable(QString::number(lines)));
    }
};

TACKLEBOX_QTEST(EventLineRoomTest)
#include "eventlineroom_test.moc"
