// Benchmark of a table's frame: 108 cards (25 in hand, 40 backs at half size, 23 in the pond, 20 flying),
// painted by the program's scene.
//
//     QT_QPA_PLATFORM=offscreen frame_bench [FRAMES]
//
// Prints the CPU and wall-clock time of a frame for each size and pixel ratio. Compare runs on one machine
// only.
#include "tests/views/scenefakes.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/picture/zonegeometry.h"
#include "views/theme/facestore.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QGraphicsView>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

double cpuMillis() {
    return 1000.0 * double(std::clock()) / CLOCKS_PER_SEC;
}

/// A view that measures its painting time since the last query.
class MeasuredView : public QGraphicsView {
  public:
    using QGraphicsView::QGraphicsView;
    double cpu = 0, wall = 0;
    bool painted = false;

  protected:
    void paintEvent(QPaintEvent* event) override {
        QElapsedTimer timer;
        timer.start();
        const double before = cpuMillis();
        QGraphicsView::paintEvent(event);
        cpu += cpuMillis() - before;
        wall += double(timer.nsecsElapsed()) / 1e6;
        painted = true;
    }
};

double percentile(std::vector<double> values, double share) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, std::size_t(share * double(values.size())))];
}

/// 25 cards in hand, five opponents with eight backs each, 23 cards at the pond.
TablePicture benchPicture() {
    TablePicture picture;
    for (Seat seat = 1; seat <= 5; ++seat) {
        SeatPicture panel;
        panel.seat = seat;
        panel.name = QStringLiteral("Player %1").arg(seat);
        panel.points = QStringLiteral("%1 pts").arg(10 * seat);
        picture.seats.push_back(panel);
        ZonePicture backs;
        backs.place = handOf(seat);
        backs.arrangement = Arrangement::Backs;
        backs.cards = cardsOf(8, 0, 0, true);
        picture.zones.push_back(backs);
    }
    ZonePicture pond;
    pond.place = {PileKind::Pond, kNoSeat};
    pond.arrangement = Arrangement::Row;
    pond.cards = cardsOf(23, 10, 0);
    picture.zones.push_back(pond);
    ZonePicture hand;
    hand.place = handOf(0);
    hand.arrangement = Arrangement::Hand;
    hand.cards = cardsOf(25, 0, 5);
    picture.zones.push_back(hand);
    return picture;
}

void measure(QSize size, int frames) {
    FaceStore faces;
    TableScene scene(faces);
    FakePresenter presenter;
    MeasuredView view(&scene);
    view.setFrameStyle(0);
    view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view.setViewportUpdateMode(QGraphicsView::BoundingRectViewportUpdate);
    view.resize(size);
    scene.setSceneRect(QRectF(QPointF(0, 0), QSizeF(size)));
    view.show();
    scene.setRatio(view.devicePixelRatioF());
    scene.frameClock().setManual();
    const TablePicture picture = benchPicture();
    TableLayout layout = fakeLayout(size, picture);
    layout.zones[{PileKind::Pond, kNoSeat}].rect.setWidth(size.width() * 0.5);
    scene.show(presenter, picture, layout);

    const qreal high = std::round(size.height() * 0.2), wide = cardWidth(high);
    std::vector<Flight> flights;
    for (int k = 0; k < 20; ++k) { // back and forth across the table, one after another
        Flight flight;
        flight.before = flight.after = fakeArt(Face(k));
        const QPointF a(size.width() * (0.1 + 0.04 * k), size.height() * (0.15 + 0.03 * (k % 7)));
        const QPointF b(size.width() * (0.9 - 0.04 * k), size.height() * (0.85 - 0.04 * (k % 5)));
        flight.from = QRectF(a - QPointF(wide / 2, high / 2), QSizeF(wide, high));
        flight.toRect = QRectF(b - QPointF(wide / 2, high / 2), QSizeF(wide, high));
        flight.millis = 16 * (frames + 60);
        flight.easing = QEasingCurve::Linear;
        flights.push_back(flight);
    }
    for (const Flight& flight : flights)
        scene.send(flight);
    QElapsedTimer patience;
    patience.start();
    do { // until all faces are rendered
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        view.grab();
    } while (!faces.idle() && patience.elapsed() < 30'000);

    std::vector<double> cpu, wall, whole;
    for (int frame = 0; frame < frames + 20; ++frame) {
        view.cpu = view.wall = 0;
        view.painted = false;
        QElapsedTimer timer;
        timer.start();
        scene.frameClock().advance(16);
        while (!view.painted && timer.elapsed() < 2000)
            QCoreApplication::processEvents();
        if (frame < 20) continue;
        cpu.push_back(view.cpu);
        wall.push_back(view.wall);
        whole.push_back(double(timer.nsecsElapsed()) / 1e6);
    }
    std::printf(
        "%4dx%-4d ratio %.1f   paint CPU p50 %5.2f p99 %5.2f   paint wall p50 %5.2f p99 %5.2f   frame wall "
        "p50 %5.2f p99 %5.2f ms\n",
        size.width(), size.height(), view.devicePixelRatioF(), percentile(cpu, 0.5), percentile(cpu, 0.99),
        percentile(wall, 0.5), percentile(wall, 0.99), percentile(whole, 0.5), percentile(whole, 0.99));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const int frames = argc > 1 ? std::max(50, std::atoi(argv[1])) : 400;
    // The pixel ratio belongs to the screen: run again with QT_SCALE_FACTOR=2.
    measure({1280, 800}, frames);
    measure({2560, 1440}, frames);
    return 0;
}
