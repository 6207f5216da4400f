// The event line above the hand, in random games in windows of the usual sizes: no sentence is cut.
#include "app/desktop/tablepage.h"
#include "tests/desktop/randomtable.h"
#include "tests/support/environment.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/panels/promptribbon.h"
#include "views/panels/tickerbar.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/tableview.h"

#include <set>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// The notes on the table that the event line covers: steps of a turn, the sum to beat.
QStringList notesUnderTicker(const TablePage& page, const TickerBar& ticker) {
    const TableScene& scene = page.view().tableScene();
    QStringList under;
    for (const NotePicture& note : scene.picture().notes)
        if (ticker.isVisible() && !note.text.isEmpty() &&
            scene.layout().notes.at(note.id).intersects(QRectF(ticker.geometry())))
            under << note.text;
    return under;
}

/// The number of covered cards that swim, have been answered in a lane, or are side by side.
int cardsUnderTicker(const TablePage& page, const TickerBar& ticker) {
    const TableScene& scene = page.view().tableScene();
    int under = 0;
    for (const ZonePicture& zone : scene.picture().zones) {
        if (zone.arrangement != Arrangement::Lane && zone.arrangement != Arrangement::Row) continue;
        for (int card = 0; ticker.isVisible() && card < int(zone.cards.size()); ++card)
            under += scene.cardRect({zone.place, card}).intersects(QRectF(ticker.geometry()));
    }
    return under;
}

constexpr int kTickerMoves = 80;
/// Without the menu bar.
constexpr QSize kTickerSmall(960, 552), kTickerUsual(1280, 740);

} // namespace

class TickerRoomTest : public QObject {
    Q_OBJECT

  private slots:
    // The event line also covers no text on the table and no cards that count.
    void noSentenceIsCut_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        using Window = std::pair<const char*, QSize>;
        std::vector<Window> windows{
            {"de", kTickerSmall}, {"de", kTickerUsual}, {"en", kTickerSmall}, {"en", kTickerUsual}};
        windows.resize(moreAsShipped(windows.size(), std::size_t(1)));
        for (const QString& game : kGames)
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
            auto owned = drivenTableOf(game, seed, SeatsTaken::AsAtFirst);
            DrivenTable& table = *owned;
            page.sit(std::move(owned));
            auto* ticker = page.findChild<TickerBar*>();
            Random random(seed);
            for (int made = 0, shown = table.events(); made < kTickerMoves && !table.over(); ++made) {
                if (table.waitingFor() ==
                    WaitingFor::Person) { // the whole table, with everything beside the event line
                    emit table.happened(shown, table.events());
                    emit table.waitingForChanged();
                    shown = table.events();
                    untilIdle();
                    for (const QString& note : notesUnderTicker(page, *ticker))
                        cut.insert(QStringLiteral("under the ticker: ") + note);
                    if (cardsUnderTicker(page, *ticker) > 0)
                        cut.insert(QStringLiteral("a card is under the ticker"));
                }
                const int before = table.events();
                table.moveAtRandom(0, made, random);
                for (int number = before; number < table.events(); ++number) {
                    ticker->showUpTo(number + 1);
                    ++lines;
                    if (ticker->isVisible() && !ticker->showsWholeText())
                        cut.insert(QStringLiteral("%1 x %2: %3")
                                       .arg(ticker->width())
                                       .arg(ticker->height())
                                       .arg(ticker->lines().last()));
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
            auto owned = drivenTableOf(game, seed, SeatsTaken::AsAtFirst);
            DrivenTable& table = *owned;
            page.sit(std::move(owned));
            const auto* ticker = page.findChild<TickerBar*>();
            Random random(seed);
            for (int made = 0, shown = table.events(); made < kTickerMoves && !table.over(); ++made) {
                if (table.waitingFor() == WaitingFor::Person) {
                    emit table.happened(shown, table.events());
                    emit table.waitingForChanged();
                    shown = table.events();
                    untilIdle();
                    ++questions;
                    covers += cardsUnderTicker(page, *ticker) > 0;
                }
                table.moveAtRandom(0, made, random);
            }
            page.leave();
        }
        // A long sentence has no room beside the cards and is shown over them.
        QVERIFY2(10 * covers <= questions, qPrintable(QStringLiteral("%1 of %2").arg(covers).arg(questions)));
    }

    // With large text, the event line skips the sentence that the prompt bar shows, for the one before it.
    void sentencesOfTheRibbonAreNotRepeated_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QSize>("size");
        for (const QString& game : kGames)
            for (const QSize size : {kTickerSmall, kTickerUsual})
                if (moreAsShipped(true, size == kTickerSmall))
                    QTest::addRow("%s, %d", qPrintable(game), size.width()) << game << size;
    }
    void sentencesOfTheRibbonAreNotRepeated() {
        QFETCH(QString, game);
        QFETCH(QSize, size);
        PageOfSize laid(size, QStringLiteral("en"), 2);
        TablePage& page = laid.page;
        auto owned = drivenTableOf(game, 1, SeatsTaken::AsAtFirst);
        DrivenTable& table = *owned;
        page.sit(std::move(owned));
        auto* ticker = page.findChild<TickerBar*>();
        auto* ribbon = page.findChild<PromptRibbon*>();
        table.playAtRandom(20, 0, Random(1));
        int lines = 0;
        for (int number = 1; number < table.events(); ++number) {
            ticker->showUpTo(number);
            const QStringList told = ticker->lines();
            if (!ticker->isVisible() || told.size() < 2 || told[0] == told[1]) continue;
            ribbon->setPrompt({.words = told[1]});
            QCOMPARE(ticker->shownLines(), QStringList{told[0]});
            ribbon->setPrompt({.words = QStringLiteral("Ada is thinking ...")});
            QCOMPARE(ticker->shownLines().last(), told[1]);
            ++lines;
        }
        QVERIFY2(lines > 10, qPrintable(QString::number(lines)));
    }
};

TACKLEBOX_QTEST(TickerRoomTest)
#include "tickerroom_test.moc"
