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

const Names kPlayerNames{{"Ann", "Ben", "Cleo"}, 0};

ReviewRequest quickRequest() {
    return {.seat = 0, .decisionPlayouts = 60, .pointPlayouts = 20};
}

/// A game whose last move is a mistake: Ann asks Cleo for kings, although Ben surely has the fourth. The
/// cards passed as arguments do not matter.
std::unique_ptr<Session> blunder(const char* benCard = "8S", const char* cleoCard = "JS") {
    QByteArray deal = "{'hands':[['KS','KH','KD','5S'],['KC','7S','BEN'],['9S','7H','CLEO']],"
                      "'pond':['2S','3S','4S','6S'],'rest':'out'}";
    auto session =
        sessionOf(laidRecord("go-fish", 3, 2, deal.replace("BEN", benCard).replace("CLEO", cleoCard)));
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
    void reviewsEveryGame_data() { rowsOfGames(); }

    void reviewsEveryGame() {
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
        const auto review = reviewOf(session->match(), kPlayerNames, request);
        QVERIFY(review);
        QCOMPARE(done, 1.0);
        QVERIFY(!review->line.empty() && !review->summary.isEmpty());
        QVERIFY(!review->decisions.empty() || !isFinished(game));
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
            // Only win probabilities rate the moves here, not the other estimates that bots give as a reason.
            for (const char* otherEstimate : {"xpected ", "Overall, "})
                QVERIFY2(!mistake.why.contains(QLatin1String(otherEstimate)), qPrintable(mistake.why));
            before = decision.cost.percent;
        }
        // The result is certain at the end.
        if (session->match().score().round == 1) {
            const SeatSet winners = session->match().score().winners;
            const double result = winners.has(0) ? 100.0 / winners.size() : 0;
            QVERIFY(std::abs(review->line.back().chance.percent - result) < 1e-6);
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
        const auto review = reviewOf(session->match(), kPlayerNames,
                                     {.seat = 0, .decisionPlayouts = 800, .pointPlayouts = 40});
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
        const auto one = reviewOf(blunder()->match(), kPlayerNames, quickRequest());
        const auto other = reviewOf(blunder("JS", "8S")->match(), kPlayerNames, quickRequest());
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

    void withoutDecisionPlayoutsOnlyLineIsMade() {
        const auto session = sessionOf(playedRecord("platinum-fish", 2));
        ReviewRequest request = quickRequest();
        request.decisionPlayouts = 0;
        const auto review = reviewOf(session->match(), kPlayerNames, request);
        QVERIFY(review && review->decisions.empty() && review->mistakes.empty());
        QVERIFY(review->line.size() > 10);
    }

    void reviewsInBackground() {
        double done = 0;
        std::optional<DealReview> review;
        ReviewDesk desk([&](double share) { done = share; },
                        [&](const std::optional<DealReview>& made) { review = made; });
        const QByteArray record = playedRecord("platinum-fish", 2);
        desk.start(record, kPlayerNames, quickRequest());
        QVERIFY(desk.isWorking());
        QTRY_VERIFY_WITH_TIMEOUT(review.has_value(), 60'000);
        QVERIFY(!desk.isWorking() && done > 0.5);
        const auto direct = reviewOf(sessionOf(record)->match(), kPlayerNames, quickRequest());
        QCOMPARE(review->line.size(), direct->line.size());
        QCOMPARE(review->line.back().chance.percent, direct->line.back().chance.percent);
        QCOMPARE(review->choices, direct->choices);
    }

    void reusesResults() {
        ReviewCache cache;
        int progressCalls = 0;
        const auto runReview = [&](const QByteArray& record, const Names& names,
                                   const ReviewRequest& request) {
            std::optional<DealReview> review;
            progressCalls = 0;
            ReviewDesk desk([&](double) { ++progressCalls; },
                            [&](const std::optional<DealReview>& made) { review = made; }, &cache);
            desk.start(record, names, request);
            const bool isAsynchronous = !review;
            return isAsynchronous && until([&] { return review.has_value(); }, 60'000) ? review
                                                                                       : std::nullopt;
        };
        const QByteArray record = playedRecord("platinum-fish", 2);
        const auto first = runReview(record, kPlayerNames, quickRequest());
        QVERIFY(first && progressCalls > 0);
        const auto again = runReview(record, kPlayerNames, quickRequest());
        QVERIFY(again && progressCalls == 0);
        QCOMPARE(again->summary, first->summary);
        QCOMPARE(again->decisions.size(), first->decisions.size());
        QCOMPARE(again->choices, first->choices);
        ReviewRequest other = quickRequest();
        other.seat = 1;
        QVERIFY(runReview(record, kPlayerNames, other) && progressCalls > 0);
        QVERIFY(runReview(playedRecord("platinum-fish", 3), kPlayerNames, quickRequest()) &&
                progressCalls > 0);
        QVERIFY(runReview(record, kPlayerNames.to(1), quickRequest()) && progressCalls > 0);
    }

    void cancelledReviewReportsNothing() {
        bool answered = false;
        ReviewDesk desk([](double) {}, [&](const std::optional<DealReview>&) { answered = true; });
        ReviewRequest request = quickRequest();
        request.decisionPlayouts = 1'000'000;
        desk.start(playedRecord("platinum-fish", 2), kPlayerNames, request);
        desk.cancel();
        QVERIFY(!desk.isWorking());
        // The desk answers a second request, so the first has ended.
        desk.start(playedRecord("platinum-fish", 2), kPlayerNames, quickRequest());
        QTRY_VERIFY_WITH_TIMEOUT(answered, 60'000);
        std::atomic<bool> cancelled = true;
        request.cancelled = &cancelled;
        QVERIFY(!reviewOf(sessionOf(playedRecord("go-fish", 2))->match(), kPlayerNames, request));
    }

    void branchesFromAnyStep() {
        const auto session = blunder();
        const QByteArray record = QByteArray::fromStdString(session->record().dump());
        const auto branch = sessionOf(beginningOf(record, session->match().steps() - 1));
        QCOMPARE(branch->match().steps(), session->match().steps() - 1);
        QVERIFY(branch->match().playersToAct().has(0));
        QVERIFY(branch->seed() != session->seed()); // chance is drawn anew in the branch
        QVERIFY(beginningOf("no record", 3).isEmpty());

        const QByteArray finished = playedRecord("platinum-fish", 2);
        QCOMPARE(sessionOf(beginningOf(finished, 5))->seed(), sessionOf(finished)->seed());
    }
};

TACKLEBOX_QTEST(DealReviewTest)
#include "dealreview_test.moc"
