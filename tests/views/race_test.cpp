// A race along a lane: the positions of its cards, and their drift while a live window runs.
#include "tests/support/qttest.h"
#include "tests/views/faketable.h"
#include "tests/views/scenefakes.h"
#include "views/scene/items/carditem.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/scene/motion/drift.h"
#include "views/scene/picture/laidouttable.h"
#include "views/scene/picture/zonegeometry.h"
#include "views/theme/facestore.h"
#include "views/theme/textcache.h"

#include <QGraphicsView>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr PileId kLane{PileKind::Swim};
const QRectF kBox(100, 50, 900, 300);

/// A swimmer, two KILLs that pull at it, and three answered cards.
ZonePicture lane(RacePicture race) {
    ZonePicture zone{.place = kLane, .arrangement = Arrangement::Lane, .title = QStringLiteral("Answered")};
    zone.race = race;
    const auto group = [&](const char* title, bool answered, std::initializer_list<Face> faces) {
        zone.groups.push_back({.title = QString::fromLatin1(title), .answered = answered});
        for (const Face face : faces)
            zone.cards.push_back({.face = face, .group = int(zone.groups.size()) - 1});
    };
    group("fish", false, {1});
    group("wave", true, {2, 3});
    group("answer", true, {4});
    group("wave", false, {5, 6});
    return zone;
}

ZoneGeometry laid(RacePicture race) {
    return geometryOf(lane(race), {kBox, 180}, 1, 16);
}

TablePlan livePlan() {
    TablePlan plan = FakeTable::planFor(QStringLiteral("what-the-fish"), 1, 2);
    plan.tempo = Tempo::Live;
    return plan;
}

/// A scene with a race, and a window opened by the test, which also advances the clock.
struct Raced {
    explicit Raced(RacePicture race) : drift(scene) {
        scene.frameClock().setManual();
        scene.setSceneRect(0, 0, 1200, 600);
        drift.setTable(&table);
        show(race);
    }
    void show(RacePicture race, int slide = 0) {
        TablePicture picture;
        picture.zones.push_back(lane(race));
        TableLayout layout;
        layout.zones[kLane] = {kBox, 180};
        layout.handHeight = 160;
        scene.show(presenter, picture, layout, {}, slide);
    }
    qreal fishAt() { return scene.cardRect({kLane, 0}).left(); }
    /// Sets the time left in the window, and waits for the glide to the new position.
    void leave(int millis) {
        table.openWindow(millis, 5000);
        scene.frameClock().advance(1200);
    }

    FaceStore faces;
    FakeTable table{livePlan()};
    TableScene scene{faces};
    FakePresenter presenter;
    Drift drift;
};

} // namespace

class RaceTest : public QObject {
    Q_OBJECT

  private slots:
    // An empty lane has its place for a fish in the middle of the water, as far from the pan as from the sea.
    void anEmptyLaneTakesAFishInItsMiddle() {
        const ZonePicture zone{
            .place = kLane, .arrangement = Arrangement::Lane, .emptyWords = QStringLiteral("dive")};
        const ZoneGeometry geometry = geometryOf(zone, {kBox, 180}, 1, 16);
        QVERIFY(!geometry.empty.isEmpty());
        QVERIFY(std::abs(geometry.empty.center().x() - kBox.center().x()) <= 1);
    }

    void swimmersAreAtTheRacePosition() {
        const ZoneGeometry pan = laid({-1, -1}), middle = laid({0, 0}), sea = laid({1, 1});
        const auto fish = [](const ZoneGeometry& geometry) { return geometry.cards[0]; };
        QVERIFY(fish(pan).left() < fish(middle).left() && fish(middle).left() < fish(sea).left());
        QVERIFY(std::abs(fish(sea).right() - kBox.right()) <= 1);
        for (const ZoneGeometry& geometry : {pan, middle, sea}) {
            for (const QRectF& card : geometry.cards)
                QVERIFY(kBox.adjusted(-1, -1, 1, 1).contains(card));
            // KILLs are between the fish and the pan, the newest next to the fish.
            QVERIFY(std::abs(geometry.cards[5].right() - fish(geometry).left()) <= 1);
            QVERIFY(geometry.cards[4].left() < geometry.cards[5].left());
            // Answered cards are below, small, and don't move.
            for (const int answered : {1, 2, 3}) {
                QVERIFY(geometry.cards[std::size_t(answered)].top() > fish(geometry).bottom());
                QVERIFY(geometry.cards[std::size_t(answered)].height() < 0.7 * fish(geometry).height());
                QCOMPARE(geometry.cards[std::size_t(answered)], pan.cards[std::size_t(answered)]);
            }
        }
        QCOMPARE(pan.cards[4].left(), kBox.left()); // the hooks reach the pan
    }

    void theTitleOfAnsweredCardsHasTheUsualSize() {
        TextCache text;
        text.setScale(1, 1);
        const TextCache::Style style{.scale = 0.95, .bold = true};
        for (const char* title : {"Answered so far", "Schon beantwortet"}) {
            ZonePicture zone = lane({0, 0});
            zone.title = QString::fromLatin1(title);
            const ZoneGeometry geometry = geometryOf(zone, {kBox, 180}, 1, text.line());
            QVERIFY(text.width(zone.title, style) + 14 <= geometry.title.width());
            QVERIFY(geometry.title.right() <= geometry.cards[1].left());
        }
    }

    // A new card joins the KILLs at the fish, although an equal one has been answered.
    void aCardEqualToAnAnsweredOneGoesToTheFish() {
        struct Lane : FakePresenter {
            void setTable(Table* table) { m_table = table; }
            TablePicture picture() const override {
                TablePicture picture;
                ZonePicture zone = lane({0, 0});
                zone.cards[1].face = 5; // an answered card equals the new one
                if (shownUpTo() == 0) zone.cards.resize(4), zone.groups.resize(3);
                picture.zones.push_back(zone);
                return picture;
            }
            TableLayout layout(QSizeF, const TablePicture&) const override {
                TableLayout layout;
                layout.zones[kLane] = {kBox, 180};
                layout.handHeight = 160;
                return layout;
            }
        } presenter;
        FaceStore faces;
        FakeTable table(livePlan());
        presenter.setTable(&table);
        TableScene scene(faces);
        scene.frameClock().setManual();
        scene.setSceneRect(0, 0, 1200, 600);
        Director director(scene);
        director.setSize({1200, 600}, 1);
        director.setPresenter(&presenter);
        const QRectF answered = scene.cardRect({kLane, 1});
        const auto liesThere = [&](const QGraphicsItem* item) {
            return dynamic_cast<const CardItem*>(item) && item->isVisible() &&
                   item->zValue() < layer::kFlying &&
                   (item->sceneBoundingRect().center() - answered.center()).manhattanLength() < 6;
        };
        table.addEvent(Moved{.face = 5, .from = handOf(1), .to = kLane});
        for (; !director.idle(); scene.frameClock().advance(20)) {
            const QList<QGraphicsItem*> items = scene.items();
            QVERIFY(std::any_of(items.begin(), items.end(), liesThere));
        }
        director.setPresenter(nullptr);
    }

    void theDistanceFollowsTheRemainingTime() {
        Raced race({0, 1});
        const qreal start = race.fishAt();
        race.leave(5000);
        QCOMPARE(race.fishAt(), start);
        race.leave(2500);
        QCOMPARE(*race.scene.laidOut().raceAt(), 0.5);
        const qreal half = race.fishAt();
        race.leave(0);
        QCOMPARE(*race.scene.laidOut().raceAt(), 1.0);
        QVERIFY(std::abs((race.fishAt() - start) - 2 * (half - start)) <= 2);
        QVERIFY(race.scene.settled()); // in its position: nothing waits for it
        race.show({-0.5, -1}, 200);    // a hook pulls it back, and it drifts the other way
        QCOMPARE(*race.scene.laidOut().raceAt(), -0.5);
        race.leave(2500);
        QCOMPARE(*race.scene.laidOut().raceAt(), -0.75);
    }

    void restartingTheWindowGlidesBack() {
        Raced race({0, 1});
        race.leave(1000);
        const qreal before = race.fishAt();
        race.table.openWindow(5000, 5000);
        race.scene.frameClock().advance(32);
        QVERIFY(race.fishAt() < before && *race.scene.laidOut().raceAt() > 0.5);
        race.scene.frameClock().advance(1200);
        QCOMPARE(*race.scene.laidOut().raceAt(), 0.0);
    }

    void nothingTicksWithoutAWindow() {
        Raced race({0, 1});
        QVERIFY(!race.drift.runs());
        QVERIFY(!race.scene.frameClock().running());
        race.leave(4000);
        QVERIFY(race.drift.runs() && race.scene.frameClock().running());
        race.table.setPaused(true);
        race.scene.frameClock().advance(1000);
        QVERIFY(!race.drift.runs() && !race.scene.frameClock().running());
        race.table.setPaused(false);
        QVERIFY(race.scene.frameClock().running());
        race.show({0.2, 0.2}); // turn by turn it does not drift
        race.scene.frameClock().advance(1000);
        QVERIFY(!race.scene.frameClock().running());
    }

    void onlyRacingCardsAreRepainted() {
        Raced race({0, 1});
        QGraphicsView view(&race.scene);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        race.leave(4000);
        QTRY_VERIFY_WITH_TIMEOUT((view.grab(), race.faces.idle()),
                                 20000); // faces are painted once rendered
        QCoreApplication::processEvents();
        QSignalSpy changes(&race.scene, &QGraphicsScene::changed);
        const QRectF before = race.scene.cardRect({kLane, 4}) | race.scene.cardRect({kLane, 0});
        race.leave(3000);
        QTRY_VERIFY(!changes.isEmpty());
        const QRectF after = race.scene.cardRect({kLane, 4}) | race.scene.cardRect({kLane, 0});
        const QRectF room = (before | after).adjusted(-24, -24, 24, 24);
        for (const QList<QVariant>& change : changes)
            for (const QRectF& rect : change[0].value<QList<QRectF>>())
                QVERIFY2(room.contains(rect), qPrintable(QStringLiteral("%1 %2 %3 %4")
                                                             .arg(rect.left())
                                                             .arg(rect.top())
                                                             .arg(rect.width())
                                                             .arg(rect.height())));
    }

    void reducedMotionMovesItInAFewSteps() {
        Raced race({0, 1});
        race.drift.setReduced(true);
        race.leave(4100);
        QCOMPARE(*race.scene.laidOut().raceAt(), 0.0);
        race.leave(3900);
        QCOMPARE(*race.scene.laidOut().raceAt(), 0.2);
    }
};

TACKLEBOX_QTEST(RaceTest)
#include "race_test.moc"
