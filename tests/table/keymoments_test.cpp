// Key moments of a match, found in its public events.
#include "model/table/keymoments.h"
#include "model/table/replay.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

#include <limits>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// The points of all seats before event `number`: the totals of finished deals plus the points of sets laid
/// in the current deal.
std::vector<int> pointsBefore(const Table& table, int number) {
    const AnyGame& game = *gameNamed(table.plan().game.toStdString());
    const auto tracker = game.tracker(kNoSeat);
    std::vector<int> points(std::size_t(table.seats()));
    bool isScored = true; ///< the points of the current deal are in the totals
    for (int i = 0; i < number; ++i)
        if (const auto seen = table.seenByAll(i)) {
            tracker->see(*seen);
            const EventContent content = seen->content();
            if (std::holds_alternative<DealBegun>(content)) isScored = false;
            if (const auto* scored = std::get_if<Scored>(&content)) {
                isScored = true;
                for (Seat seat = 0; seat < table.seats(); ++seat)
                    points[seat] = scored->totals[seat];
            }
        }
    if (!isScored)
        for (Seat seat = 0; seat < table.seats(); ++seat)
            points[seat] += game.laidPoints(tracker->observation(), seat);
    return points;
}

/// Points ahead of the best other player.
int leadOf(const std::vector<int>& points, Seat seat) {
    int bestOther = std::numeric_limits<int>::min();
    for (Seat other = 0; other < Seat(points.size()); ++other)
        if (other != seat) bestOther = std::max(bestOther, points[other]);
    return points[seat] - bestOther;
}

} // namespace

class KeyMomentsTest : public QObject {
    Q_OBJECT

  private slots:
    void leadAndGainAgreeWithScores_data() { rowsOfGames(); }

    void leadAndGainAgreeWithScores() {
        QFETCH(QString, game);
        int turningPoints = 0;
        for (quint64 seed = 1; seed <= 6; ++seed) {
            const auto table = openQuick(planOf(game, 1, 2, seed));
            QVERIFY(table && playOut(*table, seed));
            const KeyMoments moments = keyMomentsOf(*table);
            QVERIFY(moments.best);
            for (const auto& moment : {moments.best, moments.turningPoint}) {
                if (!moment) continue;
                QVERIFY(moment->event >= 0 && moment->event <= moment->last &&
                        moment->last < table->events());
                QVERIFY(moment->seat < table->seats() && moment->deal >= 1 && moment->move >= 1);
                QVERIFY(!moment->headline.isEmpty() && !moment->sentences.isEmpty());
                QVERIFY(moment->sentences.size() <= 2 && moment->faces.size() <= 2);
                for (const Face face : moment->faces)
                    QVERIFY(face != kHidden);
                const auto before = pointsBefore(*table, moment->event);
                QCOMPARE(moment->leadBefore, leadOf(before, moment->seat));
                // If points change only later, when the deal is scored, its last moment gets them.
                const auto now = pointsBefore(*table, moment->last + 1);
                if (now != before) QCOMPARE(moment->gain, now[moment->seat] - before[moment->seat]);
            }
            if (moments.turningPoint || moments.bestIsTurningPoint) {
                ++turningPoints;
                const KeyMoment& turningPoint = moments.turningPoint ? *moments.turningPoint : *moments.best;
                QCOMPARE(table->score().winners, SeatSet::of(turningPoint.seat));
                QVERIFY(turningPoint.leadBefore <= 0 && turningPoint.leadAfter > 0);
            }
            // Key moments do not depend on the viewer.
            QString error;
            const auto replay = Replay::open(table->record(), table->plan().seats, Seat(1), &error);
            QVERIFY2(replay, qPrintable(error));
            Replay::of(replay.get())->goTo(Replay::of(replay.get())->length());
            const KeyMoments ofReplay = keyMomentsOf(*replay);
            QVERIFY(ofReplay.best);
            QCOMPARE(ofReplay.best->event, moments.best->event);
            QCOMPARE(ofReplay.best->gain, moments.best->gain);
            QCOMPARE(ofReplay.turningPoint.has_value(), moments.turningPoint.has_value());
        }
        // In What the Fish! the first point ends the match, so nobody overtakes another player.
        QVERIFY(turningPoints > 0 || game == QLatin1String("what-the-fish") || !isFinished(game));
    }

    void bookIsDescribedWithItsCards() {
        const auto table =
            laidTable("go-fish", 2, 0, 1, "{'hands':[['5S','5H','2C'],['5D','5C']],'pond':['KS']}");
        QVERIFY(table && untilWaitingFor(*table));
        table->reveal(0);
        QVERIFY(playWords(*table, "Ask Ben for fives"));
        QVERIFY(playOut(*table, 1));
        const KeyMoments moments = keyMomentsOf(*table);
        QVERIFY(moments.best);
        // Each book is one point. The first tie-break is the lead, then the cards from other hands.
        QCOMPARE(moments.best->gain, 1);
        QCOMPARE(moments.bestIsTurningPoint, !moments.turningPoint);
        const QString who = table->plan().seats[moments.best->seat].name;
        QCOMPARE(moments.best->headline,
                 moments.bestIsTurningPoint ? who + " takes the lead for good" : who + " scores");
        QVERIFY2(moments.best->sentences.front().contains(who),
                 qPrintable(moments.best->sentences.join(u'|')));
        // The sentences end with the book, before the empty hand and the next turn.
        const QString sentences = moments.best->sentences.join(u' ');
        QVERIFY2(!sentences.contains("out of cards") && !sentences.contains("turn"), qPrintable(sentences));
        QCOMPARE(moments.best->faces.size(), std::size_t(2));
    }

    void nothingForUnfinishedMatch() {
        const auto table = openQuick(planOf(QStringLiteral("go-fish"), 1, 2, 1));
        QVERIFY(table);
        QVERIFY(!keyMomentsOf(*table).best);
    }
};

TACKLEBOX_QTEST(KeyMomentsTest)
#include "keymoments_test.moc"
