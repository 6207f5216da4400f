// Two people at one screen: between two reveals, no frame of the window shows a card of a covered hand.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/engine/random.h"
#include "model/table/table.h"
#include "tests/support/environment.h"
#include "tests/support/qttest.h"
#include "views/dialogs/curtain.h"
#include "views/dialogs/lastplans.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/settings/settings.h"
#include "views/theme/facestore.h"

#include <algorithm>
#include <map>

using namespace tacklebox;

namespace {

/// A part of a card's picture that identifies it in a frame: the index with rank and suit or fish and colour.
/// It is visible in a fan, too.
struct Mark {
    Face face;
    QImage piece;
};

/// Whether the piece is in the frame, pixel by pixel. Searches first for the row with the pixel that differs
/// most from the piece's corner, since most of a frame is paper or background.
bool contains(const QImage& frame, const QImage& piece) {
    const auto row = [](const QImage& image, int y) {
        return QByteArrayView(image.constScanLine(y), qsizetype(image.width()) * qsizetype(sizeof(QRgb)));
    };
    const QRgb corner = piece.pixel(0, 0);
    int most = -1, mark = 0;
    for (int y = 0; y < piece.height(); ++y)
        for (int x = 0; x < piece.width(); ++x) {
            const QRgb pixel = piece.pixel(x, y);
            const int apart = std::abs(qRed(pixel) - qRed(corner)) +
                              std::abs(qGreen(pixel) - qGreen(corner)) +
                              std::abs(qBlue(pixel) - qBlue(corner));
            if (apart > most) most = apart, mark = y;
        }
    const QByteArrayMatcher marked(row(piece, mark).toByteArray());
    for (int y = 0; y + piece.height() <= frame.height(); ++y) {
        const QByteArrayView line = row(frame, y + mark);
        for (qsizetype at = marked.indexIn(line.data(), line.size()); at >= 0;
             at = marked.indexIn(line.data(), line.size(), at + 1)) {
            if (at % qsizetype(sizeof(QRgb)) != 0) continue; // between two pixels
            int same = 0;
            while (same < piece.height() && row(frame, y + same).sliced(at).startsWith(row(piece, same)))
                ++same;
            if (same == piece.height()) return true;
        }
    }
    return false;
}

class Watch : public QObject {
  public:
    explicit Watch(MainWindow& window) : m_window(window), m_table(*window.tablePage().table()) {
        connect(&m_table, &Table::viewerChanged, this, &Watch::look);
        connect(&m_table, &Table::happened, this, &Watch::forget);
        connect(&m_table, &Table::happened, this, &Watch::look);
        connect(&m_table, &Table::waitingForChanged, this, &Watch::look);
    }

    /// Takes the marks of the open hand, and checks that the search finds them.
    void learn() {
        const Seat seat = m_table.viewer();
        const TableScene& scene = m_window.tablePage().view().tableScene();
        const QImage frame = grab();
        std::vector<Mark>& marks = m_marks[seat];
        marks.clear();
        const ZonePicture* hand = scene.picture().zone(handOf(seat));
        QVERIFY(hand);
        for (int at = 0; at < int(hand->cards.size()); ++at) {
            const Face face = hand->cards[std::size_t(at)].face;
            QVERIFY(face != kHidden);
            const QRectF card = scene.cardRect({handOf(seat), at});
            const QRect index = QRectF(card.left() + card.width() * 0.04, card.top() + card.height() * 0.03,
                                       card.width() * 0.15, card.height() * 0.22)
                                    .toRect();
            const QPoint corner = m_window.tablePage().view().viewport()->mapTo(&m_window, index.topLeft());
            marks.push_back({face, frame.copy(QRect(corner, index.size()))});
        }
        for (const Mark& mark : marks)
            QVERIFY(contains(frame, mark.piece));
        learned += int(marks.size());
    }

    /// Cards that left a hand openly are no longer secret.
    void forget(int first, int last) {
        for (int number = first; number < last; ++number) {
            const auto event = m_table.event(number);
            const auto* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
            if (!moved || moved->from.kind != PileKind::Hand || moved->face == kHidden) continue;
            std::erase_if(m_marks[moved->from.seat],
                          [&](const Mark& mark) { return mark.face == moved->face; });
        }
    }

    void look() {
        const QImage frame = grab();
        ++frames;
        for (const auto& [seat, marks] : m_marks) {
            if (seat == m_table.viewer()) continue;
            const QSet<Face> open = openFaces();
            for (const Mark& mark : marks)
                if (!open.contains(mark.face) && contains(frame, mark.piece)) {
                    ++leaks;
                    frame.save(QDir::temp().filePath(QStringLiteral("leak-%1.png").arg(leaks)));
                }
        }
    }

    int frames = 0, leaks = 0, learned = 0;

  private:
    QImage grab() const { return m_window.grab().toImage().convertToFormat(QImage::Format_RGB32); }
    /// The cards that the viewer or everybody may see now.
    QSet<Face> openFaces() const {
        QSet<Face> faces;
        for (const PileCards& pile : m_table.piles())
            for (const Face face : pile.faces)
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
    // In these games every card looks different, so a face identifies a card.
    void noFrameBetweenTwoRevealsShowsACoveredHand_data() {
        QTest::addColumn<Pace>("pace");
        QTest::newRow("moving") << Pace::Turbo;
        QTest::newRow("still") << Pace::Off;
    }
    void noFrameBetweenTwoRevealsShowsACoveredHand() {
        QFETCH(Pace, pace);
        play("twisted-fish", pace);
    }
    void noFrameShowsACoveredHandWhereCardsAreChosenSecretly() { play("great-lakes", Pace::Turbo); }

  private:
    static void play(const QString& game, Pace pace) {
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        window.resize(1280, 800);
        window.show();
        TablePlan plan = firstPlan(game);
        QString error;
        plan.seats = readSeats("you:Ana,you:Ben,perch:Nick", &error);
        plan.seed = 11;
        QVERIFY2(window.openTable(plan, &error), qPrintable(error));
        window.setPace(pace);
        window.tablePage().view().director().setActsForViewer(true);
        Table& table = *window.tablePage().table();
        TableRules tableRules = table.tableRules();
        tableRules.pauseMillis = 0;
        table.setTableRules(tableRules);

        Watch watch(window);
        Random random(5);
        int reveals = 0;
        QElapsedTimer timer;
        timer.start();
        const int enough = testing::moreAsShipped(6, 3);
        while (reveals < enough && timer.elapsed() < 240'000) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 30);
            if (table.waitingFor() != WaitingFor::HandOver) watch.look();
            if (table.waitingFor() == WaitingFor::HandOver) {
                table.reveal(table.seatToAct());
                ++reveals;
                // Faces are rendered in another thread; the marks need the finished cards.
                QTRY_VERIFY_WITH_TIMEOUT(window.faces().idle() && window.tablePage().caughtUp(), 30'000);
                QCoreApplication::processEvents();
                watch.learn();
                if (QTest::currentTestFailed()) return;
            } else if (table.waitingFor() == WaitingFor::Person && window.tablePage().caughtUp()) {
                const auto& choices = table.choices();
                table.play(choices[std::size_t(random.below(int(choices.size())))].id);
            } else if (table.waitingFor() == WaitingFor::HideCards && window.tablePage().caughtUp()) {
                window.tablePage().findChild<Curtain*>()->coverNow();
            } else if (table.waitingFor() == WaitingFor::NextDeal) {
                table.continueMatch();
            }
        }
        QCOMPARE(reveals, enough);
        QVERIFY(watch.learned > 20);
        QVERIFY(watch.frames > 20);
        QCOMPARE(watch.leaks, 0);
    }
};

TACKLEBOX_QTEST(LeakTest)
#include "leak_test.moc"
