// Places for boxes over the table, with random obstacles.
#include "model/engine/random.h"
#include "tests/support/qttest.h"
#include "views/scene/picture/placement.h"

using namespace tacklebox;

namespace {

QRectF randomRect(Random& random, const QRectF& in, int least, int most) {
    const QSizeF size(least + random.below(most - least), least + random.below(most - least));
    return {QPointF(in.left() + random.below(int(in.width() - size.width())),
                    in.top() + random.below(int(in.height() - size.height()))),
            size};
}

struct Situation {
    explicit Situation(Random& random) {
        const QRectF table(0, 0, 960 + random.below(2880), 540 + random.below(1500));
        box = {QSizeF(120 + random.below(300), 40 + random.below(160)), table.adjusted(6, 6, -6, -60),
               random.below(4) ? randomRect(random, table, 20, 200) : QRectF()};
        for (int i = random.below(40); i >= 0; --i)
            obstacles.push_back(
                {randomRect(random, table, 20, 250), 1.0 + random.below(60), random.below(3) ? 0.0 : 1e6});
    }
    BoxRequest box;
    std::vector<Obstacle> obstacles;
};

} // namespace

class PlacementTest : public QObject {
    Q_OBJECT

  private slots:
    void theBoxIsInsideAndNoOtherPlaceCoversLess() {
        Random random(1);
        for (int i = 0; i < 300; ++i) {
            const Situation at(random);
            const Placement found = bestPlace(at.box, at.obstacles);
            QVERIFY(at.box.bounds.contains(found.rect));
            QCOMPARE(found.rect.size(), at.box.size);
            if (at.box.subject.isEmpty()) QCOMPARE(found.cost, coverCost(found.rect, at.obstacles));
            // With 10 pixels of room around it, such a place is among those that are tried.
            for (int other = 0; other < 200; ++other) {
                QRectF rect = randomRect(random, at.box.bounds, 10, 11);
                rect.setSize(at.box.size + QSizeF(20, 20));
                if (!at.box.bounds.contains(rect) || coverCost(rect, at.obstacles) > 0 ||
                    rect.intersects(at.box.subject))
                    continue;
                QVERIFY2(coverCost(found.rect, at.obstacles) < 1e6, qPrintable(QString::number(i)));
            }
        }
    }

    void theSubjectIsNotCoveredIfThereIsRoom() {
        const QRectF bounds(0, 0, 1000, 600), subject(450, 250, 100, 140);
        const Placement beside = bestPlace({QSizeF(200, 100), bounds, subject}, {});
        QVERIFY(!beside.rect.intersects(subject));
        QVERIFY(beside.rect.intersects(subject.adjusted(-12, -12, 12, 12)));
        const Placement large = bestPlace({QSizeF(990, 590), bounds, subject}, {});
        QVERIFY(large.rect.intersects(subject));
    }

    void whatIsTooLargeIsAtTheUpperLeftCorner() {
        const Placement found = bestPlace({QSizeF(500, 500), QRectF(10, 20, 300, 200), {}}, {});
        QCOMPARE(found.rect, QRectF(10, 20, 500, 500));
    }

    /// Everything moves with the table, and a far obstacle changes nothing.
    void smallChangesMoveLittle() {
        Random random(2);
        for (int i = 0; i < 100; ++i) {
            Situation at(random);
            const QRectF before = bestPlace(at.box, at.obstacles).rect;
            std::vector<Obstacle> more = at.obstacles;
            more.push_back(
                {QRectF(at.box.bounds.bottomRight() + QPointF(500, 500), QSizeF(50, 50)), 60, 1e6});
            QCOMPARE(bestPlace(at.box, more).rect, before);
            at.box.bounds.translate(4, 4);
            if (!at.box.subject.isEmpty()) at.box.subject.translate(4, 4);
            for (Obstacle& obstacle : at.obstacles)
                obstacle.rect.translate(4, 4);
            QCOMPARE(bestPlace(at.box, at.obstacles).rect, before.translated(4, 4));
        }
    }
};

TACKLEBOX_QTEST(PlacementTest)
#include "placement_test.moc"
