// All texts at a table, in all games and both languages: a single person is "you" in every sentence, caption
// and accessible name; numbers have their plural forms; no placeholder remains.
#include "model/table/replay.h"
#include "model/table/words.h"
#include "tests/support/environment.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/dialogs/results.h"
#include "views/games/games.h"
#include "views/panels/pilespanel.h"
#include "views/panels/scorespanel.h"
#include "views/panels/tablereport.h"
#include "views/scene/picture/presenter.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

const QString kPerson = QStringLiteral("Zacharias"); // a name that occurs nowhere else

QStringList ofPicture(const Presenter& presenter) {
    QStringList texts;
    const TablePicture picture = presenter.picture();
    for (const SeatPicture& seat : picture.seats)
        texts << seat.name << seat.points << seat.note << seat.accessibleText;
    for (const NotePicture& note : picture.notes)
        texts << note.text;
    for (const ZonePicture& zone : picture.zones) {
        texts << zone.name << zone.title << zone.caption << zone.emptyWords;
        for (const GroupPicture& group : zone.groups)
            texts << group.title << group.note;
        for (std::size_t card = 0; card < zone.cards.size(); ++card)
            texts << presenter.accessibleText(zone, int(card));
    }
    return texts;
}

/// All visible and accessible texts at the table now, except the log.
QStringList ofTable(Table& table) {
    const auto presenter = makePresenter(table);
    presenter->restart(table.events());
    QStringList texts = ofPicture(*presenter);
    const Prompt prompt = presenter->prompt();
    texts << prompt.words << prompt.more << tableState(*presenter) << lastTurn(*presenter)
          << lastAsks(*presenter);
    for (const Gesture& gesture : presenter->gestures()) {
        if (gesture.button) texts << gesture.button->words << gesture.button->why;
        if (gesture.option) texts << gesture.option->words;
    }
    for (const TableChoice& choice : table.choices())
        texts << choice.words;
    for (const HandFact& fact : table.publicFacts(table.events()))
        texts << fact.subject;
    for (const PileCards& pile : table.piles())
        texts << pileTitle(table, pile.pile);
    for (int deal = 0; deal < int(table.deals().size()); ++deal)
        texts << table.endingWords(deal);
    const QList<Result> results = resultsOf(table);
    if (table.score().over) texts << winnersTitle(results) << matchLine(results, table.plan().game);
    for (const Result& result : results)
        texts << result.name << spokenRow(result, table.plan().game);
    ScoreSheet sheet;
    sheet.show(&table, 3);
    for (int row = 0; row < sheet.rowCount(); ++row)
        texts << sheet.item(row, 0)->text() << sheet.item(row, 0)->data(Qt::AccessibleTextRole).toString();
    return texts;
}

/// Describes the error of a text for the only person at the table; empty if there is none.
QString errorOf(const QString& text) {
    static const QRegularExpression kUnfilled(QStringLiteral("%(?:L?[1-9]|n)"));
    static const QRegularExpression kPluralAfterOne(QStringLiteral(
        "(?<![\\d,.])\\b1 "
        "(?:points|pts|cards|games|pairs|turns|rounds|times|spades|hearts|diamonds|clubs|sets|wins|"
        "Punkte|Pkt|Karten|Fische|Spiele|Paare|Z\u00fcge|Runden|Siege|Partien|Pl\u00e4tze)\\b"));
    static const QRegularExpression kThirdPerson(
        QStringLiteral("\\b[Yy]ou (?:is|has|was|does|goes|passes|[a-z]+(?:ks|ys|ls|ts|ds|ps|ns|es|ws))\\b"));
    // German verbs after "du" end in -st, or are like "setzt"; "Du an Ben" has no verb, and "Du und Ben"
    // takes "gewinnen".
    static const QRegularExpression kDritte(
        QStringLiteral("(?:^|[.:;] )Du (?!an |und |\\w*(?:st|zt|wei\u00dft)\\b)[a-z\u00e4\u00f6\u00fc]\\w+"),
        QRegularExpression::UseUnicodePropertiesOption);
    if (text.contains(kPerson)) return QStringLiteral("calls the viewer by name");
    if (text.contains(kUnfilled)) return QStringLiteral("is not filled in");
    if (text.contains(kPluralAfterOne)) return QStringLiteral("has a plural after 1");
    if (text.contains(kThirdPerson) || text.contains(kDritte))
        return QStringLiteral("speaks of the viewer as of another");
    return {};
}

} // namespace

class TableWordingTest : public QObject {
    Q_OBJECT

    QTranslator m_german, m_english;

    /// All texts of a random game with all settings that add text.
    QStringList textsOf(const QString& game, quint64 seed, std::unique_ptr<Table>& table) {
        TablePlan plan = planOf(game, 1, 2, seed, Level::Minnow);
        plan.seats[0].name = kPerson;
        table = openQuick(plan);
        TableRules tableRules = quick();
        tableRules.reasons = ReasonsShown::AtOnce;
        tableRules.knownCards = KnownCards::Follows;
        table->setTableRules(tableRules);
        QStringList texts;
        int told = 0, looks = 0;
        Random random(seed);
        TableNarrator narrator(*table);
        constexpr int kMostLooks = 60;
        while (looks < kMostLooks && untilWaitingFor(*table)) {
            for (; told < table->events(); ++told)
                texts << table->sentence(told) << table->reasonFor(told);
            narrator.processBefore(told);
            texts << narrator.news();
            const auto lines = narrator.lastLines(4);
            if (lines.size() == 4) texts << narrator.summary(lines);
            texts << ofTable(*table);
            ++looks;
            if (table->waitingFor() == WaitingFor::Over) break;
            if (table->waitingFor() == WaitingFor::NextDeal) {
                table->continueMatch();
                continue;
            }
            if (!playAny(*table, random)) break;
        }
        return texts;
    }

    static void expectNoError(const QStringList& texts) {
        for (const QString& text : QSet<QString>(texts.begin(), texts.end()))
            if (const QString error = errorOf(text); !error.isEmpty())
                QFAIL(qPrintable(text + QStringLiteral("  -- ") + error));
    }

  private slots:
    /// "225", and not "225+225": a counted round is part of the match.
    void aCountedRoundIsNotAddedTwice() {
        int counted = 0;
        for (const QString& game : kGames) {
            const auto table = openQuick(planOf(game, 1, 2, 3));
            QVERIFY(table);
            const auto follows = makePresenter(*table);
            QVERIFY(playOut(*table, 3, [&] {
                while (!follows->agrees())
                    follows->advance();
                if (table->waitingFor() != WaitingFor::NextDeal && table->waitingFor() != WaitingFor::Over)
                    return;
                const auto looksBack = makePresenter(*table);
                looksBack->restart(table->events());
                for (const Presenter* presenter : {follows.get(), looksBack.get()})
                    for (const SeatPicture& seat : presenter->picture().seats) {
                        QVERIFY2(!seat.score.contains(u'+'), qPrintable(game + u' ' + seat.score));
                        counted += seat.score.toInt() != 0;
                    }
            }));
        }
        QVERIFY(counted > 10);
    }
    void initTestCase() {
        QVERIFY(m_german.load(QStringLiteral(":/translations/tacklebox_de")));
        QVERIFY(m_english.load(QStringLiteral(":/translations/tacklebox_en")));
    }

    void thePersonIsYouEverywhere_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("german");
        for (const QString& game : kGames)
            for (const bool german : {false, true})
                QTest::addRow("%s, %s", qPrintable(game), german ? "de" : "en") << game << german;
    }
    void thePersonIsYouEverywhere() {
        QFETCH(QString, game);
        QFETCH(bool, german);
        QCoreApplication::installTranslator(german ? &m_german : &m_english);
        const auto restore =
            qScopeGuard([&] { QCoreApplication::removeTranslator(german ? &m_german : &m_english); });
        qsizetype spokenTo = 0;
        const std::vector<quint64> seeds = moreAsShipped<std::vector<quint64>>({3, 8}, {8});
        for (const quint64 seed : seeds) {
            std::unique_ptr<Table> table;
            const QStringList texts = textsOf(game, seed, table);
            expectNoError(texts);
            const QRegularExpression you(german ? QStringLiteral("\\b[Dd](?:u|ich|ir|eine?)\\b")
                                                : QStringLiteral("\\b[Yy]our?\\b"));
            spokenTo += texts.filter(you).size();

            // In replays by the same player and by a spectator.
            QString error;
            for (const Seat viewer : {Seat(0), kNoSeat}) {
                const auto again = Replay::open(table->record(), table->plan().seats, viewer, &error);
                QVERIFY2(again, qPrintable(error));
                Replay* replay = Replay::of(again.get());
                QStringList seen = replay->sentences(0, replay->allEvents());
                for (const int position : {0, replay->length() / 2, replay->length()}) {
                    replay->goTo(position);
                    seen << ofTable(*again);
                }
                expectNoError(seen);
                spokenTo += seen.filter(you).size();
            }
        }
        QVERIFY2(spokenTo > 25 * qsizetype(seeds.size()) || !isFinished(game),
                 qPrintable(QString::number(spokenTo)));
    }

    /// A viewer of another player's seat is not "you".
    void atAnotherSeatAllPlayersHaveNames() {
        for (const QString& game : {QStringLiteral("platinum-fish"), QStringLiteral("rainbow-fish")}) {
            TablePlan plan = planOf(game, 1, 2, 5, Level::Random);
            plan.seats[0].name = kPerson;
            const auto table = openQuick(plan);
            QVERIFY(playOut(*table, 5));
            QString error;
            const auto again = Replay::open(table->record(), table->plan().seats, Seat(1), &error);
            QVERIFY2(again, qPrintable(error));
            Replay* replay = Replay::of(again.get());
            QCOMPARE(again->viewer(), Seat(1));
            QStringList seen = replay->sentences(0, replay->allEvents());
            for (const int position : {0, replay->length() / 2}) {
                replay->goTo(position);
                const auto presenter = makePresenter(*again);
                presenter->restart(again->events());
                seen << ofPicture(*presenter);
            }
            QVERIFY(!seen.filter(kPerson).isEmpty());
            const QStringList you = seen.filter(QRegularExpression(QStringLiteral("\\b[Yy]our?\\b")));
            QVERIFY2(you.isEmpty(), qPrintable(you.value(0)));
        }
    }

    void seatNumbersDoNotChangeWithTheViewer() {
        const auto table = openQuick(planOf(QStringLiteral("go-fish"), 3, 1, 4));
        QSet<Seat> viewers;
        for (int turns = 0; turns < 200 && viewers.size() < 2; ++turns) {
            QVERIFY(untilWaitingFor(*table));
            if (table->waitingFor() == WaitingFor::HandOver) table->reveal(table->seatToAct());
            if (table->waitingFor() != WaitingFor::Person) break;
            viewers << table->viewer();
            for (const SeatPicture& seat : makePresenter(*table)->picture().seats)
                QCOMPARE(seat.number, seat.seat + 1);
            QVERIFY(table->play(table->choices().front().id));
        }
        QCOMPARE(viewers.size(), 2);
    }

    /// People who share the screen have names in the log; a question still says "you".
    void peopleSharingTheScreenHaveNames() {
        const auto table = openQuick(planOf(QStringLiteral("twisted-fish"), 2, 1, 4, Level::Random));
        QStringList talk;
        int steps = 0;
        Random random(4);
        while (steps++ < 60 && untilWaitingFor(*table) && table->waitingFor() != WaitingFor::Over) {
            if (table->waitingFor() == WaitingFor::HandOver)
                table->reveal(table->seatToAct());
            else if (table->waitingFor() == WaitingFor::Person)
                playAny(*table, random);
            else
                break;
        }
        TableNarrator narrator(*table);
        narrator.processBefore(table->events());
        for (const TableNarrator::Line& line : narrator.linesFrom(0))
            talk << line.words;
        QVERIFY(!talk.filter(QStringLiteral("Ann")).isEmpty() &&
                !talk.filter(QStringLiteral("Ben")).isEmpty());
        const QStringList you = talk.filter(QRegularExpression(QStringLiteral("\\b[Yy]our?\\b")));
        QVERIFY2(you.isEmpty(), qPrintable(you.value(0)));
    }
};

TACKLEBOX_QTEST(TableWordingTest)
#include "tablewording_test.moc"
