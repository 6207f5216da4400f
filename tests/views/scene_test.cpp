// The scene shows a picture: every card has its place, at every size and with every number of seats.
#include "tests/support/qttest.h"
#include "tests/views/scenefakes.h"
#include "tests/views/stagedtable.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/items/zoneitem.h"
#include "views/theme/colours.h"
#include "views/theme/facestore.h"
#include "views/theme/paintcontext.h"
#include "views/theme/tokens.h"

#include <QGraphicsView>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A view as in the program: no scroll bars, the scene exactly as large as the view.
class View : public QGraphicsView {
  public:
    View(TableScene& scene, QSize size) : QGraphicsView(&scene) {
        setFrameStyle(0);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setViewportUpdateMode(BoundingRectViewportUpdate);
        setRenderHint(QPainter::Antialiasing);
        scene.setSceneRect(QRectF(QPointF(0, 0), QSizeF(size)));
        resize(size);
    }
};

Highlights someHighlights() {
    Highlights highlights;
    highlights.raised = {{handOf(0), 5}};
    for (int i = 8; i < 12; ++i)
        highlights.playable.push_back({handOf(0), i});
    highlights.focusedCard = CardRef{handOf(0), 15};
    highlights.hovered = CardRef{handOf(0), 2};
    highlights.seats = {4};
    highlights.places = {{PileKind::Chosen, 0}};
    return highlights;
}

} // namespace

class SceneTest : public QObject {
    Q_OBJECT

  private slots:
    void showsEveryCardInsideTheView_data();
    void showsEveryCardInsideTheView();
    void everythingIsSharpAfterAResize();
    void seatsDoNotOverlap();
    void facesAreIdleOnlyAfterTheirSignal();
    void everyCardAlwaysHasAFace();
    void theFocusDoesNotLookLikeATurn();
    void theBackgroundIsStretchedDuringAResize();
    void headingsOfAHandFollowItsCards();
    void aHookIsBelowTheText();
};

void SceneTest::showsEveryCardInsideTheView_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("hand");
    for (const QSize size : {QSize(960, 572), QSize(1280, 732), QSize(2560, 1440)})
        for (const int seats : {2, 5, 8})
            for (const int hand : {0, 1, 7, 25, 52})
                QTest::addRow("%dx%d, %d seats, %d cards", size.width(), size.height(), seats, hand)
                    << size << seats << hand;
}

void SceneTest::headingsOfAHandFollowItsCards() {
    FaceStore faces;
    TableScene scene(faces);
    scene.frameClock().setManual();
    scene.setSceneRect(0, 0, 1280, 732);
    FakePresenter presenter;
    TablePicture picture = fakePicture(3, 8);
    ZonePicture& hand = picture.zones.back();
    hand.groups = {{QStringLiteral("FISH"), {}, false}, {QStringLiteral("KILL"), {}, false}};
    const TableLayout layout = fakeLayout({1280, 732}, picture);
    scene.show(presenter, picture, layout);
    const auto headings = [&] {
        std::vector<qreal> lefts;
        for (const QGraphicsItem* item : scene.items())
            if (const auto* zone = dynamic_cast<const ZoneItem*>(item);
                zone && zone->geometry().headings.size() == 2)
                for (const ZoneText& heading : zone->geometry().headings)
                    lefts.push_back(heading.rect.left());
        return lefts;
    };
    const std::vector<qreal> before = headings();
    QCOMPARE(before.size(), std::size_t(2));
    hand.cards.erase(hand.cards.begin());
    scene.show(presenter, picture, layout, {}, 200, 400);
    const qreal lay = scene.cardRect({hand.place, 6}).left();
    scene.frameClock().advance(390);
    QCOMPARE(headings(), before);
    while (scene.moving())
        scene.frameClock().advance(20);
    QVERIFY(headings() != before);
    QVERIFY(scene.cardRect({hand.place, 6}).left() != lay || headings() != before);
}

void SceneTest::aHookIsBelowTheText() {
    int told = 0;
    for (const char* game : {"rainbow-fish", "go-fish"}) {
        const auto table = openQuick(planOf(QLatin1String(game), 4, 0, 7));
        QVERIFY(table);
        FaceStore faces(blankFace);
        Staged staged(faces, *table);
        for (int moves = 0; moves < 40; ++moves) {
            if (table->waitingFor() == WaitingFor::HideCards) table->cover();
            if (table->waitingFor() == WaitingFor::HandOver) table->reveal(table->seatToAct());
            if (table->waitingFor() != WaitingFor::Person || table->choices().empty()) break;
            table->play(table->choices().front().id);
            for (int i = 0; i < 400 && !staged.director.idle(); ++i) {
                staged.scene.frameClock().advance(50);
                const std::optional<CastLine> line = staged.scene.fishingLine().line();
                if (!line) continue;
                for (const SeatPicture& seat : staged.scene.picture().seats)
                    if (seat.seat == line->to && !seat.note.isEmpty()) {
                        ++told;
                        const QRectF chip = staged.scene.layout().chips[seat.seat];
                        QVERIFY(staged.scene.fishingLine().endAt(seat.seat).y() > chip.center().y());
                    }
            }
        }
    }
    QVERIFY(told > 10);
}

void SceneTest::showsEveryCardInsideTheView() {
    QFETCH(QSize, size);
    QFETCH(int, seats);
    QFETCH(int, hand);
    FaceStore faces;
    TableScene scene(faces);
    FakePresenter presenter;
    View view(scene, size);
    const TablePicture picture = fakePicture(seats, hand);
    scene.show(presenter, picture, fakeLayout(size, picture));
    QVERIFY(scene.settled());
    const QRectF whole(QPointF(0, 0), QSizeF(size));
    for (const ZonePicture& zone : picture.zones)
        for (int i = 0; i < int(zone.cards.size()); ++i) {
            const QRectF rect = scene.cardRect({zone.place, i});
            QVERIFY2(rect.isValid() && whole.contains(rect), name(zone.place).c_str());
            QVERIFY(scene.zoneRect(zone.place).adjusted(-1, -1, 1, 1).contains(rect));
            QCOMPARE(rect.topLeft(), QPointF(rect.topLeft().toPoint()));
        }
    const QByteArray shots = qgetenv("TACKLEBOX_SHOTS");
    if (!shots.isEmpty() && hand > 1) {
        if (hand == 25) scene.setHighlights(someHighlights());
        view.show();
        QTRY_VERIFY_WITH_TIMEOUT((view.grab(), faces.idle()), 20000);
        QCoreApplication::processEvents();
        view.grab().save(QStringLiteral("%1/%2-%3-%4.png")
                             .arg(QString::fromLocal8Bit(shots))
                             .arg(size.width())
                             .arg(seats)
                             .arg(hand));
    }
}

void SceneTest::facesAreIdleOnlyAfterTheirSignal() {
    for (int face = 0; face < 10; ++face) {
        FaceStore faces;
        QSignalSpy told(&faces, &FaceStore::ready);
        faces.prepare({{QStringLiteral(":/cards/rainbow-fish/blue-%1.svg").arg(face)}}, {90, 126});
        QVERIFY(until([&faces] { return faces.idle(); }));
        QCOMPARE(told.size(), 1);
    }
}

// Also in the first frame of a table: nothing is rendered in advance.
void SceneTest::everyCardAlwaysHasAFace() {
    int looked = 0;
    for (const QString& game : kGames) {
        FaceStore faces(blankFace);
        const auto table = openQuick(planOf(game, 1, 2, 3));
        QVERIFY(table);
        Staged staged(faces, *table);
        QImage image(1280, 732, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        staged.scene.render(&painter, staged.scene.sceneRect(), staged.scene.sceneRect());
        painter.end();
        for (const ZonePicture& zone : staged.scene.picture().zones)
            for (int index = 0; index < int(zone.cards.size()); ++index) {
                const QRectF card = staged.scene.cardRect({zone.place, index});
                // At the left edge: other cards cover the rest.
                const QPoint at(int(card.left() + card.width() * 0.08), int(card.center().y()));
                if (card.isEmpty() || zone.arrangement == Arrangement::Backs) continue;
                // These cast shadows on each other; coins replace cards.
                if (zone.arrangement == Arrangement::Adrift || zone.arrangement == Arrangement::Coins)
                    continue;
                QCOMPARE(QColor(image.pixel(at)), QColor(Qt::white));
                ++looked;
            }
    }
    QVERIFY(looked > 20);
}

// Gold marks the turn and playable cards.
void SceneTest::theFocusDoesNotLookLikeATurn() {
    QImage image(240, 130, QImage::Format_ARGB32_Premultiplied);
    image.fill(tokens::kPanel);
    QPainter painter(&image);
    drawFocusRing(painter, QRectF(20, 20, 200, 90), 6, 1);
    painter.end();
    QSet<QRgb> found;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found << image.pixel(x, y);
    QVERIFY(found.contains(kPaper.rgb()));
    QVERIFY(!found.contains(kGold.rgb()) && !found.contains(tokens::kGold.rgb()));
}

void SceneTest::theBackgroundIsStretchedDuringAResize() {
    FaceStore freshFaces, faces;
    FakePresenter presenter;
    TablePicture picture;
    SeatPicture ada;
    ada.seat = 1;
    ada.name = QStringLiteral("Ada");
    ada.portrait = QStringLiteral("ada");
    picture.seats.push_back(ada);
    const auto layoutOf = [](QSize size) {
        TableLayout layout;
        layout.seats[1] = QRectF(10, 10, size.width() / 3.0, 90);
        layout.portraits[1] = QRectF(10, 10, size.height() / 7.0, size.height() / 7.0);
        layout.water = QRectF(QPointF(0, 0), QSizeF(size)).adjusted(100, 100, -100, -100);
        return layout;
    };
    const auto shownIn = [&](TableScene& scene, View& view, QSize size) {
        view.resize(size);
        scene.setSceneRect(QRectF(QPointF(0, 0), QSizeF(size)));
        scene.show(presenter, picture, layoutOf(size));
        return view.grab().toImage();
    };
    constexpr QSize kSmall(960, 572), kWide(1400, 620);
    TableScene fresh(freshFaces), dragged(faces);
    View freshView(fresh, kWide), draggedView(dragged, kSmall);
    const QImage wanted = shownIn(fresh, freshView, kWide);
    shownIn(dragged, draggedView, kSmall);
    QVERIFY(shownIn(dragged, draggedView, kWide) != wanted); // at first the last picture, stretched
    QTRY_COMPARE(draggedView.grab().toImage(), wanted);
}

// After any number of resize steps nothing stays blurred.
void SceneTest::everythingIsSharpAfterAResize() {
    FaceStore freshFaces, faces;
    FakePresenter presenter;
    const TablePicture picture = fakePicture(6, 25);
    const auto showIn = [&](TableScene& scene, View& view, QSize size) {
        view.resize(size);
        scene.setSceneRect(QRectF(QPointF(0, 0), QSizeF(size)));
        TableLayout layout = fakeLayout(size, picture);
        layout.water = QRectF(QPointF(0, 0), QSizeF(size)).adjusted(100, 100, -100, -100);
        scene.show(presenter, picture, layout);
        scene.setHighlights(someHighlights());
        return view.grab().toImage();
    };
    constexpr QSize kSmall(960, 572), kLarge(1400, 800);
    TableScene fresh(freshFaces), dragged(faces);
    View freshView(fresh, kLarge), draggedView(dragged, kSmall);
    showIn(fresh, freshView, kLarge);
    QImage seen;
    for (int step = 0; step <= 5; ++step)
        seen = showIn(dragged, draggedView, kSmall + (kLarge - kSmall) * step / 5);
    QTRY_VERIFY(freshFaces.idle());
    const QImage wanted = freshView.grab().toImage();
    QVERIFY(seen != wanted); // in between
    QTRY_COMPARE(draggedView.grab().toImage(), wanted);
}

void SceneTest::seatsDoNotOverlap() {
    for (const QSize size : {QSize(960, 572), QSize(1280, 732), QSize(2560, 1440)}) {
        FaceStore faces;
        TableScene scene(faces);
        FakePresenter presenter;
        View view(scene, size);
        const TablePicture picture = fakePicture(8, 25);
        scene.show(presenter, picture, fakeLayout(size, picture));
        for (Seat a = 1; a < 8; ++a)
            for (Seat b = 1; b < a; ++b)
                QVERIFY(!scene.seatRect(a).intersects(scene.seatRect(b)));
    }
}

TACKLEBOX_QTEST(SceneTest)
#include "scene_test.moc"
