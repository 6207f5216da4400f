// "Statistics": figures counted by hand, filters, charts with their texts, and uncountable matches.
#include "tests/support/part.h"
#include "tests/support/pastplayers.h"
#include "tests/support/qttest.h"

#include "model/store/statistics.h"
#include "views/charts/barchart.h"
#include "views/charts/linechart.h"
#include "views/history/historyactions.h"
#include "views/history/statisticsdialog.h"
#include "views/history/statistictile.h"

#include <QComboBox>
#include <QLabel>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Rainbow Fish with two: won 9, won 4 (with a hint); with three: lost -5. Two other games with Ben.
struct FiveGames : PastStore {
    FiveGames() {
        add(1, "rainbow-fish", {kAna, kPim}, {{{9, true, 6}, {3, false, 1}}, {"all-played", "quiet"}});
        add(2, "rainbow-fish", {kAna, kMia}, {{{4, true, 2}, {3, false, 1}}, {"all-played"}, {1, 0, false}});
        add(3, "great-lakes", {kAna, kBen, kMia},
            {{{50, false, 0}, {61, true, 0}, {20, false, 0}}, {"out-of-cards"}});
        add(4, "platinum-fish", {kAna, kBen}, {{{40, false, 3}, {61, true, 2}}, {"deck-empty"}});
        add(5, "rainbow-fish", {kAna, kPim, kMia},
            {{{-5, false, 9}, {3, true, 1}, {0, false, 0}}, {"quiet"}});
    }
};

void choose(const StatisticsDialog& dialog, const char* box, const QVariant& value) {
    auto* chooser = part<QComboBox>(dialog, box);
    const int index = chooser->findData(value);
    QVERIFY2(index >= 0, box);
    chooser->setCurrentIndex(index);
}

/// The value of a figure, with its line in brackets.
QString figure(const StatisticsDialog& dialog, const char* title) {
    for (const StatisticTile* tile : dialog.findChildren<StatisticTile*>())
        if (tile->figure().title == QLatin1String(title))
            return tile->figure().line.isEmpty()
                       ? tile->figure().value
                       : tile->figure().value + QStringLiteral(" (%1)").arg(tile->figure().line);
    return QStringLiteral("no such figure");
}

QStringList barsOf(const StatisticsDialog& dialog, const char* name) {
    const auto* chart = part<BarChart>(dialog, name);
    QStringList words;
    for (int i = 0; i < chart->count(); ++i)
        words << chart->wordsOf(i);
    return words;
}

} // namespace

class StatisticsDialogTest : public QObject {
    Q_OBJECT

  private slots:
    void beginsWithTheLastGame() {
        FiveGames games;
        const StatisticsDialog dialog(games.store);
        QCOMPARE(dialog.selection().game, QStringLiteral("rainbow-fish"));
        QCOMPARE(dialog.selection().name, QStringLiteral("Ana"));
        QCOMPARE(dialog.selection().help, HelpFilter::Any);
    }

    void figuresAgreeWithCountsByHand() {
        FiveGames games;
        const StatisticsDialog dialog(games.store);
        QVERIFY(figure(dialog, "Games").startsWith(QStringLiteral("3 (1 ")));
        // 2 of 3; an equal share is (1/2 + 1/2 + 1/3) / 3 = 44 %.
        QCOMPARE(figure(dialog, "Wins"), QStringLiteral("2 (67%; an equal share is 44%)"));
        QCOMPARE(figure(dialog, "Best score"), QStringLiteral("9"));
        QCOMPARE(figure(dialog, "Average score"), QStringLiteral("2.7")); // 8 / 3
        QCOMPARE(figure(dialog, "Wins in a row"), QStringLiteral("0 (longest: 2)"));
        QCOMPARE(figure(dialog, "Most asks in a turn"), QStringLiteral("9 (in a row)"));
        QCOMPARE(barsOf(dialog, "endings"),
                 (QStringList{"All cards played: 2", "Hole empty, no progress: 2"}));
        // The strongest bot: Minnow once, Pike twice.
        QCOMPARE(barsOf(dialog, "levels"), (QStringList{"Minnow: 100% (1 of 1)", "Pike: 50% (1 of 2)"}));
        const auto& bars = part<BarChart>(dialog, "levels")->bars();
        QCOMPARE(*bars[0].mark, 0.5);
        QVERIFY(std::abs(*bars[1].mark - (1.0 / 2 + 1.0 / 3) / 2) < 1e-12);
        const auto* scores = part<LineChart>(dialog, "scores");
        QCOMPARE(scores->count(), 3);
        QVERIFY(scores->wordsOf(0).endsWith(QStringLiteral(": 9, won")));
        QVERIFY(scores->wordsOf(2).endsWith(QStringLiteral(": −5")));
        QVERIFY(scores->accessibleDescription().contains(QStringLiteral("Average 2.7, best 9, latest −5.")));
    }

    void gamesWithHelpAreSeparate() {
        FiveGames games;
        const StatisticsDialog dialog(games.store);
        choose(dialog, "aid", int(HelpFilter::Without));
        QCOMPARE(figure(dialog, "Games"), QStringLiteral("2"));
        QCOMPARE(figure(dialog, "Average score"), QStringLiteral("2.0"));
        choose(dialog, "aid", int(HelpFilter::With));
        QVERIFY(figure(dialog, "Games").startsWith(QStringLiteral("1 (1 ")));
        QCOMPARE(figure(dialog, "Best score"), QStringLiteral("4"));
    }

    void seatsLevelAndTablesWithoutBotsAreChosen() {
        FiveGames games;
        const StatisticsDialog dialog(games.store);
        choose(dialog, "seats", 3);
        QCOMPARE(figure(dialog, "Games"), QStringLiteral("1"));
        choose(dialog, "game", "");
        QCOMPARE(figure(dialog, "Games"), QStringLiteral("2"));
        choose(dialog, "seats", 0);
        choose(dialog, "level", int(Level::Minnow));
        QVERIFY(figure(dialog, "Games").startsWith(u'2'));
        auto* level = part<QComboBox>(dialog, "level");
        level->setCurrentIndex(level->findText(QStringLiteral("players only")));
        QVERIFY(dialog.selection().personsOnly);
        QCOMPARE(figure(dialog, "Games"), QStringLiteral("1"));
    }

    void meaninglessFiguresAreExplained() {
        FiveGames games;
        const StatisticsDialog dialog(games.store);
        choose(dialog, "game", "");
        choose(dialog, "who", "");
        QVERIFY(figure(dialog, "Games").startsWith(u'7')); // Ana's five and Ben's two
        QCOMPARE(figure(dialog, "Best score"), QStringLiteral("– (choose one game to see it)"));
        QCOMPARE(figure(dialog, "Wins in a row"), QStringLiteral("– (choose one player to see it)"));
        QCOMPARE(part<LineChart>(dialog, "scores")->count(), 0);
        QVERIFY(part<LineChart>(dialog, "scores")->accessibleDescription().startsWith("Choose one game"));
        choose(dialog, "who", "Ben");
        choose(dialog, "game", "rainbow-fish");
        QCOMPARE(figure(dialog, "Games"), QStringLiteral("0"));
        QCOMPARE(figure(dialog, "Best score"), QStringLiteral("–"));
        QCOMPARE(part<BarChart>(dialog, "endings")->accessibleDescription(),
                 QStringLiteral("No games match."));
    }

    void everyFigureIsInTheList() {
        FiveGames games;
        StatisticsDialog dialog(games.store);
        dialog.show();
        auto* list = part<QListView>(dialog, "figures");
        QVERIFY(!list->isVisible());
        part<QPushButton>(dialog, "asList")->click();
        QVERIFY(list->isVisible());
        QVERIFY(!part<QScrollArea>(dialog, "page")->isVisible());
        QStringList lines;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            lines << list->model()->index(row, 0).data().toString();
        QCOMPARE(lines.size(), 6 + (1 + 3) + (1 + 2) + (1 + 2)); // figures, then three charts with headings
        QVERIFY(lines.contains(QStringLiteral("Average score: 2.7")));
        QVERIFY(lines.contains(QStringLiteral("Scores over time")));
        QVERIFY(lines.contains(QStringLiteral("Pike: 50% (1 of 2)")));
    }

    void unreadableMatchesAreReportedAndNotCounted() {
        FiveGames games;
        games.add(9, "old-maid", {kAna, kPim}, {{{999, true, 99}, {0, false, 0}}, {"odd"}});
        const StatisticsDialog dialog(games.store);
        QCOMPARE(dialog.selection().game, QStringLiteral("rainbow-fish"));
        choose(dialog, "game", "");
        QVERIFY(figure(dialog, "Games").startsWith(u'5'));
        const QString note = part<QLabel>(dialog, "note")->text();
        QVERIFY2(note.contains(QStringLiteral("1 saved game")), qPrintable(note));
        QVERIFY(!barsOf(dialog, "endings").join(u' ').contains(QStringLiteral("odd")));
    }

    void anEmptyPageSaysWhatToDo() {
        QTemporaryDir folder;
        Store store(folder.path());
        StatisticsDialog dialog(store);
        dialog.show();
        QVERIFY(part<QLabel>(dialog, "nothing")->isVisible());
        QVERIFY(part<QLabel>(dialog, "nothing")->text().contains(QStringLiteral("Pick a poster")));
        for (const char* button : {"asList", "table", "forget"})
            QVERIFY2(!part<QPushButton>(dialog, button)->isEnabled(), button);
        QSignalSpy wanted(&dialog, &StatisticsDialog::newTableWanted);
        QVERIFY(part<QPushButton>(dialog, "begin")->isVisible());
        part<QPushButton>(dialog, "begin")->click();
        QCOMPARE(wanted.size(), 1);
    }

    void forgettingEmptiesThePage() {
        FiveGames games;
        StatisticsDialog dialog(games.store);
        dialog.show();
        auto* forget = part<QPushButton>(dialog, "forget");
        forget->click();
        QPointer<QMessageBox> box = dialog.findChild<QMessageBox*>();
        QVERIFY(box);
        box->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!box);
        QCOMPARE(games.store.history().size(), 5);
        forget->click();
        part<QPushButton>(*dialog.findChild<QMessageBox*>(), "forgetAll")->click();
        QVERIFY(games.store.history().isEmpty());
        QVERIFY(part<QLabel>(dialog, "nothing")->isVisible());
        QVERIFY(!forget->isEnabled());
    }

    void tabGoesFromTopToBottom() {
        FiveGames games;
        StatisticsDialog dialog(games.store);
        dialog.resize(500, 420); // the charts are below the edge
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QStringList tabOrder;
        for (int i = 0; i < 12; ++i) {
            tabOrder << dialog.focusWidget()->objectName();
            const auto* page = part<QScrollArea>(dialog, "page");
            if (const auto* chart = qobject_cast<Chart*>(dialog.focusWidget()))
                QVERIFY(page->viewport()->rect().contains(
                    chart->mapTo(page->viewport(), chart->rect().center())));
            QTest::keyClick(dialog.focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(tabOrder, (QStringList{"who", "game", "seats", "level", "aid", "scores", "endings", "levels",
                                        "asList", "table", "forget", "close"}));
    }

    void nothingIsCutAtAnySize() {
        FiveGames games;
        StatisticsDialog dialog(games.store);
        dialog.show();
        for (const QSize& size : {QSize(500, 400), QSize(700, 500), QSize(1000, 700), QSize(1800, 1200)}) {
            dialog.resize(size);
            QCoreApplication::processEvents();
            const auto* page = part<QScrollArea>(dialog, "page");
            const int room = page->viewport()->width();
            for (const StatisticTile* tile : dialog.findChildren<StatisticTile*>()) {
                QVERIFY(tile->width() >= tile->minimumSizeHint().width());
                QVERIFY(tile->mapTo(page->viewport(), QPoint(tile->width(), 0)).x() <= room);
            }
            for (const Chart* chart : dialog.findChildren<Chart*>()) {
                QVERIFY(chart->height() >= chart->minimumSizeHint().height());
                QVERIFY2(chart->mapTo(page->viewport(), QPoint(chart->width(), 0)).x() <= room,
                         qPrintable(chart->heading()));
            }
        }
    }
};

TACKLEBOX_QTEST(StatisticsDialogTest)
#include "statistics_dialog_test.moc"
