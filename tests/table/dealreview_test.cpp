// Reviews of a deal from one seat: values, explained mistakes, and no use of hidden cards.
#include "model/table/dealreview.h"
#include "model/table/reviewdesk.h"
#include "model/wire/session.h"
#include "tests/support/qttest.h"
#include "tests/table/laidtable.h"

#include <set>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

std::unique_ptr<Session> sessionOf(const QByteArray& record) {
    return loadSession(parseJson(record.toStdString()));
}

/// A finished match in which Ann, the only person, played at random.
QByteArray playedRecord(const QString& game, quint64 seed) {
    TablePlan plan = planOf(game, 1, 2, seed);
    withGame(game.toStdString(), [&]<class G>() {
        // One short round.
        if (G::kOptions[0].name == "target") plan.options.value[0] = std::int16_t(G::kOptions[0].least);
    });
    const auto table = openQuick(plan);
    return table && playOut(*table, seed) ? table->record() : QByteArray();
}

const Names kTold{{"Ann", "Ben", "Cleo"}, 0};

ReviewRequest quickRequest() {
    return {.seat = 0, .decisionPlayouts = 60, .pointPlayouts = 20};
}

/// Ann misses a certain book of kings, whatever Ben and Cleo hold otherwise.
std::unique_ptr<Session> blunder(const char* bens = "8S", const char* cleos = "JS") {
    QByteArray deal = "{'hands':[['KS','KH','KD','5S'],['KC','7S','BEN'],['9S','7H','CLEO']],"
                      "'pond':['2S','3S','4S','6S'],'rest':'out'}";
    auto session = sessionOf(laidRecord("go-fish", 3, 2, deal.replace("BEN", bens).replace("CLEO", cleos)));
    const auto play = [&](Seat seat, const char* move) {
        session->move(seat, parseJson(QByteArray(move).replace('\'', '"').toStdString()));
    };
    play(0, "{'kind':'ask','target':2,'rank':'5'}");
    play(1, "{'kind':'ask','target':2,'rank':'K'}");
    play(2, "{'kind':'ask','target':1,'rank':'9'}");
    play(0, "{'kind':'ask','target':2,'rank':'K'}"); // Ben has just asked for kings
    return session;
}

} // namespace

class DealReviewTest : public QObject {
    Q_OBJECT

  private slots:
    void wholeDeals_data() { rowsOfGames(); }

    void wholeDeals() {
        QFETCH(QString, game);
        const QByteArray record = playedRecord(game, 3);
        QVERIFY(!record.isEmpty());
        const auto session = sessionOf(record);
        ReviewRequest request = quickRequest();
        double done = 0;
        request.progress = [&done](double share) {
            QVERIFY(share >= done && share <= 1);
            done = share;
        };
        const auto review = reviewOf(session->match(), kTold, request);
        QVERIFY(review);
        QCOMPARE(done, 1.0);
        QVERIFY(!review->line.empty() && !review->decisions.empty() && !review->summary.isEmpty());
        int event = -1;
        for (const ValuePoint& point : review->line) {
            QVERIFY(point.event >= event && point.event <= session->match().events());
            QVERIFY(point.chance.percent >= 0 && point.chance.percent <= 100);
            event = point.event;
        }
        for (const JudgedDecision& decision : review->decisions) {
            const AnyStep step = session->match().step(decision.step);
            QVERIFY(step.isMove() && step.seat == 0 && step.move == decision.made.move);
            QVERIFY(decision.moves.size() > 1);
            QVERIFY(decision.moves.front().chance.percent >= decision.moves.back().chance.percent);
        }
        QVERIFY(review->mistakes.size() <= 3);
        double before = 100;
        for (const Mistake& mistake : review->mistakes) {
            const JudgedDecision& decision = review->decisions[mistake.decision];
            QVERIFY(decision.cost.isSure() && decision.cost.percent <= before);
            QVERIFY(!(decision.made.move == decision.better.move));
            QVERIFY(!mistake.made.isEmpty() && !mistake.better.isEmpty());
            for (const char* other : {"xpected ", "Overall, "}) // moves have one scale here
                QVERIFY2(!mistake.why.contains(QLatin1String(other)), qPrintable(mistake.why));
            before = decision.cost.percent;
        }
        // The result is certain at the end.
        if (session->match().score().round == 1) {
            const SeatSet winners = session->match().score().winners;
            const double share = winners.has(0) ? 100.0 / winners.size() : 0;
            QVERIFY(std::abs(review->line.back().chance.percent - share) < 1e-6);
            double sum = 0;
            for (const JudgedDecision& decision : review->decisions)
                if (decision.cost.isSure()) sum += decision.cost.percent;
            QVERIFY(std::abs(sum - review->choices) < 1e-6);
            QVERIFY(std::abs(review->line.back().chance.percent - review->line.front().chance.percent -
                             (review->luck - review->choices)) < 1e-6);
        }
    }

    void explainsBlunder() {
        const auto session = blunder();
        const int step = session->match().steps() - 1;
        const auto review =
            reviewOf(session->match(), kTold, {.seat = 0, .decisionPlayouts = 800, .pointPlayouts = 40});
        QVERIFY(review && !review->mistakes.empty());
        const Mistake& mistake = review->mistakes.front();
        QCOMPARE(review->decisions[mistake.decision].step, step);
        QVERIFY2(mistake.made.startsWith("You played: ") && mistake.made.contains("Cleo"),
                 qPrintable(mistake.made));
        QVERIFY2(mistake.better.startsWith("Better: ") && mistake.better.contains("Ben"),
                 qPrintable(mistake.better));
        QVERIFY2(mistake.why.contains("kings"), qPrintable(mistake.why));
        QVERIFY2(review->summary.contains("Your choices cost about "), qPrintable(review->summary));
    }

    void ignoresHiddenCards() {
        const auto one = reviewOf(blunder()->match(), kTold, quickRequest());
        const auto other = reviewOf(blunder("JS", "8S")->match(), kTold, quickRequest());
        QVERIFY(one && other);
        QCOMPARE(one->line.size(), other->line.size());
        for (std::size_t i = 0; i < one->line.size(); ++i)
            QCOMPARE(one->line[i].chance.percent, other->line[i].chance.percent);
        QCOMPARE(one->decisions.size(), std::size_t(2));
        for (std::size_t i = 0; i < one->decisions.size(); ++i) {
            QCOMPARE(one->decisions[i].cost.percent, other->decisions[i].cost.percent);
            QVERIFY(one->decisions[i].better.move == other->decisions[i].better.move);
        }
        QCOMPARE(one->summary, other->summary);
    }

    void lineWithoutPlayoutsHasNoDecisions() {
        const auto session = sessionOf(playedRecord("platinum-fish", 2));
        ReviewRequest request = quickRequest();
        request.decisionPlayouts = 0;
        const auto review = reviewOf(session->match(), kTold, request);
        QVERIFY(review && review->decisions.empty() && review->mistakes.empty());
        QVERIFY(review->line.size() > 10);
    }

    void reviewsInBackground() {
        double done = 0;
        std::optional<DealReview> review;
        ReviewDesk desk([&](double share) { done = share; },
                        [&](const std::optional<DealReview>& made) { review = made; });
        const QByteArray record = playedRecord("platinum-fish", 2);
        desk.start(record, kTold, quickRequest());
        QVERIFY(desk.works());
        QTRY_VERIFY_WITH_TIMEOUT(review.has_value(), 60'000);
        QVERIFY(!desk.works() && done > 0.5);
        const auto here = reviewOf(sessionOf(record)->match(), kTold, quickRequest());
        QCOMPARE(review->line.size(), here->line.size());
        QCOMPARE(review->line.back().chance.percent, here->line.back().chance.percent);
        QCOMPARE(review->choices, here->choices);
    }

    void reusesResults() {
        FoundReviews found;
        int thought = 0;
        const auto ask = [&](const QByteArray& record, const Names& names, const ReviewRequest& request) {
            std::optional<DealReview> review;
            thought = 0;
            ReviewDesk desk([&](double) { ++thought; },
                            [&](const std::optional<DealReview>& made) { review = made; }, &found);
            desk.start(record, names, request);
            const bool waits = !review;
            return waits && until([&] { return review.has_value(); }, 60'000) ? review : std::nullopt;
        };
        const QByteArray record = playedRecord("platinum-fish", 2);
        const auto first = ask(record, kTold, quickRequest());
        QVERIFY(first && thought > 0);
        const auto again = ask(record, kTold, quickRequest());
        QVERIFY(again && thought == 0);
        QCOMPARE(again->summary, first->summary);
        QCOMPARE(again->decisions.size(), first->decisions.size());
        QCOMPARE(again->choices, first->choices);
        ReviewRequest other = quickRequest();
        other.seat = 1;
        QVERIFY(ask(record, kTold, other) && thought > 0);
        QVERIFY(ask(playedRecord("platinum-fish", 3), kTold, quickRequest()) && thought > 0);
        QVERIFY(ask(record, kTold.to(1), quickRequest()) && thought > 0);
    }

    void cancelledReviewReportsNothing() {
        bool answered = false;
        ReviewDesk desk([](double) {}, [&](const std::optional<DealReview>&) { answered = true; });
        ReviewRequest request = quickRequest();
        request.decisionPlayouts = 1'000'000;
        desk.start(playedRecord("platinum-fish", 2), kTold, request);
        desk.cancel();
        QVERIFY(!desk.works());
        // A second request is answered, so the first has ended.
        desk.start(playedRecord("platinum-fish", 2), kTold, quickRequest());
        QTRY_VERIFY_WITH_TIMEOUT(answered, 60'000);
        std::atomic<bool> cancelled = true;
        request.cancelled = &cancelled;
        QVERIFY(!reviewOf(sessionOf(playedRecord("go-fish", 2))->match(), kTold, request));
    }

    void branchesFromAnyStep() {
        const auto session = blunder();
        const QByteArray record = QByteArray::fromStdString(session->record().dump());
        const auto begun = sessionOf(beginningOf(record, session->match().steps() - 1));
        QCOMPARE(begun->match().steps(), session->match().steps() - 1);
        QVERIFY(begun->match().playersToAct().has(0));
        QVERIFY(begun->seed() != session->seed()); // the branched match draws its own chance
        QVERIFY(beginningOf("no record", 3).isEmpty());

        const QByteArray over = playedRecord("platinum-fish", 2);
        QCOMPARE(sessionOf(beginningOf(over, 5))->seed(), sessionOf(over)->seed());
    }
};

TACKLEBOX_QTEST(DealReviewTest)
#include "dealreview_test.moc"
