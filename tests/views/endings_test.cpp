// Titles of endings in the list of games and in the statistics.
#include "model/host/anygame.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/history/pastwords.h"
#include "views/history/report.h"

using namespace tacklebox;
using namespace tacklebox::testing;

class EndingsTest : public QObject {
    Q_OBJECT

    static QStringList endingsOf(const QString& game) {
        QStringList names;
        for (const std::string_view ending : gameNamed(game.toStdString())->endings)
            names << QString::fromUtf8(ending.data(), qsizetype(ending.size()));
        return names;
    }

  private slots:
    void everyEndingOfAGameHasADistinctTitleInBothLanguages_data() { rowsOfGames(kFinishedGames); }
    void everyEndingOfAGameHasADistinctTitleInBothLanguages() {
        QFETCH(QString, game);
        static const QRegularExpression kId(QStringLiteral("^[a-z-]+$"));
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/translations/tacklebox_de.qm")));
        QSet<QString> titles;
        for (const QString& ending : endingsOf(game)) {
            const QString title = endingTitle(game, ending);
            QCoreApplication::installTranslator(&german);
            const QString translated = endingTitle(game, ending);
            QCoreApplication::removeTranslator(&german);
            for (const QString& words : {title, translated})
                QVERIFY2(!words.isEmpty() && !kId.match(words).hasMatch(),
                         qPrintable(ending + QStringLiteral(": ") + words));
            QVERIFY2(translated != title,
                     qPrintable(ending + QStringLiteral(" is not translated: ") + title));
            titles << title << translated;
        }
        QCOMPARE(titles.size(), 2 * endingsOf(game).size());
    }

    /// Two games may give the same name to two endings.
    void aQuietEndHasTheTitleOfItsGame() {
        const QString quiet = QStringLiteral("quiet");
        MatchSummary match;
        match.begun = match.played = QDateTime::currentDateTime();
        match.seats = {{QStringLiteral("Ana"), true}, {QStringLiteral("Ben"), true}};
        match.result.seats = {{3, true, 1}, {2, false, 1}};
        match.result.endings = {quiet};
        match.game = QStringLiteral("go-fish");
        QVERIFY(matchDetails(match, 0).contains(QStringLiteral(": Forty turns, no card moved")));
        match.game = QStringLiteral("rainbow-fish");
        QVERIFY(matchDetails(match, 0).contains(QStringLiteral(": Hole empty, no progress")));

        QList<PersonalResult> results;
        for (const char* game : {"go-fish", "rainbow-fish", "great-lakes"})
            results.append(
                {.game = QString::fromLatin1(game),
                 .name = QStringLiteral("Ana"),
                 .seats = 2,
                 .endings = {game == std::string_view("great-lakes") ? QStringLiteral("out-of-cards")
                                                                     : quiet}});
        QStringList bars;
        for (const BarChart::Bar& bar : reportOf(results, {}, true).endings)
            bars << bar.label;
        QCOMPARE(bars,
                 (QStringList{"All cards played", "Forty turns, no card moved", "Hole empty, no progress"}));
    }
};

TACKLEBOX_QTEST(EndingsTest)
#include "endings_test.moc"
