// Two persons at one screen: between two reveals no frame of the window shows a card of a hand that is
// covered.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/engine/random.h"
#include "model/table/table.h"
#include "views/dialogs/settings.h"
#include "views/scene/facestore.h"
#include "views/scene/tablescene.h"

#include <QtTest>

#include <map>

using namespace tacklebox;

namespace {

/// A square of the picture of a card, by which it is found anywhere in a frame.
constexpr int kSide = 14;

struct Mark {
    Face face;
    QImage square;
};

bool contains(const QImage& frame, const QImage& square) {
    const auto* first = reinterpret_cast<const QRgb*>(square.constScanLine(0));
    for (int y = 0; y + kSide <= frame.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(frame.constScanLine(y));
        for (int x = 0; x + kSide <= frame.width(); ++x) {
            if (row[x] != first[0] || std::memcmp(row + x, first, kSide * sizeof(QRgb)) != 0) continue;
            int line = 1;
            while (line < kSide &&
                   std::memcmp(reinterpret_cast<const QRgb*>(frame.constScanLine(y + line)) + x,
                               square.constScanLine(line), kSide * sizeof(QRgb)) == 0)
                ++line;
            if (line == kSide) return true;
        }
    }
    return false;
}

/// A square of one colour says nothing of a card.
bool tells(const QImage& square) {
    QSet<QRgb> colours;
    for (int y = 0; y < kSide; ++y)
        for (int x = 0; x < kSide; ++x)
            colours.insert(square.pixel(x, y));
    return colours.size() > 12;
}

class Watch : public QObject {
  public:
    explicit Watch(MainWindow& window) : m_window(window), m_table(*window.tablePage().table()) {
        connect(&m_table, &Table::facingChanged, this, &Watch::look);
        connect(&m_table, &Table::happened, this, &Watch::look);
        connect(&m_table, &Table::dueChanged, this, &Watch::look);
    }

    /// Takes the marks of the hand that lies open now, and sees that they are found: the search works.
    void learn() {
        const Seat seat = m_table.facing();
        const TableScene& scene = m_window.tablePage().view().tableScene();
        const QImage frame = grab();
        std::vector<Mark>& marks = m_marks[seat];
        marks.clear();
        const ZonePicture* hand = scene.picture().zone(handOf(seat));
        QVERIFY(hand);
        for (int index = 0; index < int(hand->cards.size()); ++index) {
            const Face face = hand->cards[std::size_t(index)].face;
            QVERIFY(face != kHidden);
            const QRectF card = scene.cardRect({handOf(seat), index});
            // The index plaque: in the left fifth, so that it is seen in a fan too.
            const QPoint corner = m_window.tablePage().view().viewport()->mapTo(
                &m_window, (card.topLeft() + QPointF(card.width() * 0.06, card.height() * 0.05)).toPoint());
            const QImage square = frame.copy(QRect(corner, QSize(kSide, kSide)));
            if (tells(square)) marks.push_back({face, square});
        }
        for (const Mark& mark : marks)
            QVERIFY(contains(frame, mark.square));
        learned += int(marks.size());
    }

    void look() {
        const QImage frame = grab();
        ++frames;
        for (const auto& [seat, marks] : m_marks) {
            if (seat == m_table.facing()) continue;
            const QSet<Face> open = openFaces();
            for (const Mark& mark : marks)
                if (!open.contains(mark.face) && contains(frame, mark.square)) {
                    ++leaks;
                    frame.save(QDir::temp().filePath(QStringLiteral("leak-%1.png").arg(leaks)));
                }
        }
    }

    int frames = 0, leaks = 0, learned = 0;

  private:
    QImage grab() const { return m_window.grab().toImage().convertToFormat(QImage::Format_RGB32); }
    /// What the person at the screen, or everybody, may see now.
    QSet<Face> openFaces() const {
        QSet<Face> faces;
        for (const PlaceCards& place : m_table.places())
            for (const Face face : place.faces)
                if (face != kHidden) faces.insert(face);
        return faces;
    }

    MainWindow& m_window;
    Table& m_table;
    std::map<Seat, std::vector<Mark>> m_marks;
};

} // namespace

class LeakTest : public QObject {
    Q_OBJECT

  private slots:
    void noFrameBetweenTwoRevealsShowsACoveredHand_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<Pace>("pace");
        // Games in which every card looks different, so that a face is one card.
        QTest::newRow("twisted-fish, moving") << "twisted-fish" << Pace::Turbo;
        QTest::newRow("twisted-fish, still") << "twisted-fish" << Pace::Off;
        QTest::newRow("great-lakes, moving") << "great-lakes" << Pace::Turbo;
    }
    void noFrameBetweenTwoRevealsShowsACoveredHand() {
        QFETCH(QString, game);
        QFETCH(Pace, pace);
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        window.resize(1280, 800);
        window.show();
        TablePlan plan = firstPlan(game);
        QString fault;
        plan.seats = readSeats("you:Ana,you:Ben,perch:Nick", &fault);
        plan.seed = 11;
        QVERIFY2(window.openTable(plan, &fault), qPrintable(fault));
        window.setPace(pace);
        Table& table = *window.tablePage().table();
        Manners manners = table.manners();
        manners.pauseMillis = 0;
        table.setManners(manners);

        Watch watch(window);
        Random random(5);
        int reveals = 0;
        QElapsedTimer timer;
        timer.start();
        while (reveals < 12 && timer.elapsed() < 40000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            watch.look();
            if (table.due() == Due::HandOver) {
                table.reveal(table.dueSeat());
                ++reveals;
                // Faces are rendered beside; what is learned must be the finished card.
                QTRY_VERIFY_WITH_TIMEOUT(window.faces().idle() && window.tablePage().caughtUp(), 5000);
                QCoreApplication::processEvents();
                watch.learn();
                if (QTest::currentTestFailed()) return;
            } else if (table.due() == Due::Person && window.tablePage().caughtUp()) {
                const auto& choices = table.choices();
                table.play(choices[std::size_t(random.below(int(choices.size())))].id);
            } else if (table.due() == Due::NextDeal) {
                table.carryOn();
            }
        }
        QVERIFY(reveals >= 6);
        QVERIFY(watch.learned > 20);
        QVERIFY(watch.frames > 20);
        QCOMPARE(watch.leaks, 0);
    }
};

QTEST_MAIN(LeakTest)
#include "leak_test.moc"
