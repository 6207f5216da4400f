// The summaries spoken on S, L and W: everything that the person sees and nothing else, and the same events
// as in the table's log.
#include "model/table/tablenarrator.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/panels/tablereport.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A table of one person and two bots after up to `moves` random moves.
std::unique_ptr<Table> playedFor(const QString& game, int moves, quint64 seed = 6) {
    auto table = openQuick(planOf(game, 1, 2, seed));
    Random random(seed);
    for (int made = 0;
         table && made < moves && untilWaitingFor(*table) && table->waitingFor() != WaitingFor::Over;) {
        if (table->waitingFor() == WaitingFor::NextDeal) {
            table->continueMatch();
            continue;
        }
        const auto& choices = table->choices();
        if (choices.empty() || !table->play(choices[std::size_t(random.below(int(choices.size())))].id))
            break;
        ++made;
    }
    return table && untilWaitingFor(*table) ? std::move(table) : nullptr;
}

std::unique_ptr<Presenter> presenterOf(Table& table) {
    auto presenter = makePresenter(table);
    presenter->restart(table.events());
    return presenter;
}

} // namespace

class TableReportTest : public QObject {
    Q_OBJECT

    QTranslator m_english; // has the plural forms

  private slots:
    void initTestCase() {
        QVERIFY(m_english.load(QStringLiteral(":/translations/tacklebox_en")));
        QCoreApplication::installTranslator(&m_english);
    }
    void theStateHasThePromptTheHandAndAllPlayers_data() { games(); }
    void theStateHasThePromptTheHandAndAllPlayers() {
        QFETCH(QString, game);
        for (const int moves : {0, 3, 9}) {
            const auto table = playedFor(game, moves);
            QVERIFY(table);
            if (table->waitingFor() != WaitingFor::Person) continue;
            const auto presenter = presenterOf(*table);
            const QString state = tableState(*presenter);
            QVERIFY2(state.startsWith(presenter->prompt().words), qPrintable(state));
            const TablePicture picture = presenter->picture();
            QVERIFY(picture.seats.size() == 2);
            for (const SeatPicture& seat : picture.seats)
                QVERIFY2(state.contains(seat.accessibleText), qPrintable(state + u'|' + seat.accessibleText));
            const ZonePicture* hand = picture.zone(handOf(table->viewer()));
            QVERIFY(hand);
            QMap<QString, int> many;
            for (const CardPicture& card : hand->cards)
                ++many[table->cardWords(card.face)];
            for (auto card = many.cbegin(); card != many.cend(); ++card) {
                QVERIFY2(state.contains(card.key(), Qt::CaseInsensitive),
                         qPrintable(state + u'|' + card.key()));
                if (card.value() > 1)
                    QVERIFY2(state.contains(QStringLiteral("%1, %2 times").arg(card.key()).arg(card.value()),
                                            Qt::CaseInsensitive),
                             qPrintable(state));
            }
        }
    }

    void theStateOfACoveredTableNamesNoCardOfAHand_data() { games(); }
    void theStateOfACoveredTableNamesNoCardOfAHand() {
        QFETCH(QString, game);
        const auto table = openQuick(planOf(game, 3, 0, 4));
        QVERIFY(table && untilWaitingFor(*table));
        QStringList hands;
        if (table->waitingFor() == WaitingFor::HandOver) table->reveal(table->seatToAct());
        QVERIFY(table->viewer() != kNoSeat);
        {
            const auto presenter = presenterOf(*table);
            const TablePicture picture = presenter->picture();
            const ZonePicture* hand = picture.zone(handOf(table->viewer()));
            QVERIFY(hand);
            for (const CardPicture& card : hand->cards)
                hands << table->cardWords(card.face);
        }
        QVERIFY(!hands.isEmpty());
        table->cover();
        const QString state = tableState(*presenterOf(*table));
        for (const QString& card : std::as_const(hands))
            QVERIFY2(!state.contains(card, Qt::CaseInsensitive), qPrintable(state + u'|' + card));
    }

    void ownPointsAreReported_data() { games(); }
    void ownPointsAreReported() {
        QFETCH(QString, game);
        const auto table = playedFor(game, 6);
        QVERIFY(table);
        const auto presenter = presenterOf(*table);
        const SeatPicture own = presenter->picture().own;
        QCOMPARE(own.seat, table->viewer());
        if (game != u"what-the-fish") QVERIFY(!own.points.isEmpty()); // a match of one game has none
        QVERIFY2(tableState(*presenter).contains(own.accessibleText), qPrintable(tableState(*presenter)));
    }

    void setsAreNamed() {
        const auto table = laidTable(QStringLiteral("go-fish"), 1, 1, 1,
                                     "{'hands':[['2S','2H'],['2D']],'books':[[],['7','9']]}");
        QVERIFY(table && untilWaitingFor(*table));
        const QString state = tableState(*presenterOf(*table));
        QVERIFY2(state.contains(QStringLiteral(": Sevens, Nines.")), qPrintable(state));
    }

    /// In the nominative, not as after an article.
    void basketsAreNamedInGerman() {
        QTranslator german;
        QVERIFY(german.load(QStringLiteral(":/translations/tacklebox_de.qm")));
        QCoreApplication::installTranslator(&german);
        const auto five = [](const QByteArray& fish) {
            QByteArray cards;
            for (const char* colour : {"red", "green", "blue", "yellow", "purple"})
                cards += QByteArray(cards.isEmpty() ? "'" : ",'") + colour + '-' + fish + '\'';
            return "{'fish':'" + fish + "','cards':[" + cards + "]}";
        };
        const auto table = laidTable(QStringLiteral("twisted-fish"), 1, 1, 1,
                                     "{'hands':[['red-eel','red-crab'],['green-eel']],'baskets':[[],"
                                     "[" +
                                         five("flying-fish") + ',' + five("whale") + "]]}");
        QVERIFY(table && untilWaitingFor(*table));
        const QString state = tableState(*presenterOf(*table));
        QCoreApplication::removeTranslator(&german);
        QVERIFY2(state.contains(QStringLiteral(": Fliegende Fische, Wale.")), qPrintable(state));
    }

    void anEmptyPondIsReported() {
        const auto table = laidTable(QStringLiteral("go-fish"), 1, 1, 1,
                                     "{'hands':[['2S','2H'],['2D','2C']],"
                                     "'books':[['3','4','5','6','7','8'],['9','10','J','Q','K','A']]}");
        QVERIFY(table && untilWaitingFor(*table));
        const QString state = tableState(*presenterOf(*table));
        QVERIFY2(state.contains(QStringLiteral("The pond is empty.")), qPrintable(state));
    }

    void aPauseIsReported() {
        const auto table = playedFor(QStringLiteral("twisted-fish"), 2);
        QVERIFY(table);
        table->setPaused(true);
        const QString state = tableState(*presenterOf(*table));
        QVERIFY2(state.startsWith(QStringLiteral("Paused. Press Esc to resume.")), qPrintable(state));
    }

    /// Including the cost of cards in hand, as in the results.
    void pointsOfARoundAreReported() {
        for (const char* game : {"twisted-fish", "rainbow-fish"}) {
            auto table = openQuick(planOf(QString::fromLatin1(game), 1, 2, 6));
            Random random(6);
            while (untilWaitingFor(*table) && table->waitingFor() == WaitingFor::Person) {
                const auto& choices = table->choices();
                QVERIFY(table->play(choices[std::size_t(random.below(int(choices.size())))].id));
            }
            QVERIFY(!table->deals().empty());
            const auto presenter = presenterOf(*table);
            const TablePicture picture = presenter->picture();
            const Scored deal = table->deals().back();
            for (const SeatPicture& seat : picture.seats)
                QCOMPARE(seat.points, deal.points[seat.seat] == 1 ? QStringLiteral("1 point")
                                                                  : QStringLiteral("%1 points")
                                                                        .arg(deal.points[seat.seat])
                                                                        .replace(u'-', QChar(0x2212)));
        }
    }

    void theLastTurnIsTheCurrentOne_data() { games(); }
    void theLastTurnIsTheCurrentOne() {
        QFETCH(QString, game);
        const auto table = playedFor(game, 6);
        QVERIFY(table);
        const auto presenter = presenterOf(*table);
        TableNarrator narrator(*table);
        narrator.processBefore(table->events());
        const auto turn = narrator.lastTurn(), all = narrator.lastLines(1000);
        QVERIFY(!turn.empty() && turn.size() <= all.size());
        QStringList words; // of the newest lines
        for (std::size_t i = 0; i < turn.size(); ++i) {
            const auto& line = all[all.size() - turn.size() + i];
            QCOMPARE(turn[i].words, line.words);
            QCOMPARE(turn[i].event, line.event);
            words << line.words;
        }
        if (!gameNamed(game.toStdString())->live) { // without turns the newest lines are reported
            QSet<Seat> movers;
            for (int number = turn.front().event; number < table->events(); ++number)
                if (const auto event = table->event(number))
                    if (const auto* move = std::get_if<MoveEvent>(&event->what);
                        move && move->act == Act::Asks)
                        movers << move->seat;
            QVERIFY2(movers.size() <= 1, qPrintable(words.join(u' ')));
        }
        QCOMPARE(lastTurn(*presenter), words.join(u' '));
    }

    void eachPlayersLastAskIsReported_data() { games(); }
    void eachPlayersLastAskIsReported() {
        QFETCH(QString, game);
        const auto table = playedFor(game, 8);
        QVERIFY(table);
        QMap<Seat, int> last; // the event of each player's last ask in this round
        for (int number = 0; number < table->events(); ++number) {
            const auto event = table->event(number);
            if (!event) continue;
            if (std::holds_alternative<DealEvent>(event->what)) last.clear();
            if (const auto* move = std::get_if<MoveEvent>(&event->what);
                move && move->act == Act::Asks && move->target != kNoSeat)
                last[move->seat] = number;
        }
        TableNarrator narrator(*table);
        narrator.processBefore(table->events());
        QList<int> told, wanted = last.values();
        for (const auto& line : narrator.lastAsks())
            told << line.event;
        std::sort(wanted.begin(), wanted.end());
        QCOMPARE(told, wanted);
        const QString words = lastAsks(*presenterOf(*table));
        if (wanted.isEmpty()) QCOMPARE(words, QStringLiteral("Nobody has asked for anything yet."));
        if (game == u"go-fish") QVERIFY(!wanted.isEmpty());
    }

    void beforeTheFirstEventNothingIsReported() {
        const auto table = openQuick(planOf(QStringLiteral("go-fish"), 1, 2, 3));
        QVERIFY(table);
        const auto presenter = makePresenter(*table);
        presenter->restart(0);
        QCOMPARE(lastTurn(*presenter), QStringLiteral("Nothing has happened yet."));
        QCOMPARE(lastAsks(*presenter), QStringLiteral("Nobody has asked for anything yet."));
    }

  private:
    static void games() { rowsOfGames(); }
};

TACKLEBOX_QTEST(TableReportTest)
#include "tablereport_test.moc"
