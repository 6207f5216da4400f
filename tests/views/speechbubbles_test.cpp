// Speech bubbles by themselves, over a table with a given layout.
#include "tests/support/blankface.h"
#include "tests/support/qttest.h"
#include "views/scene/items/animator.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/overlays.h"
#include "views/scene/items/passingitems.h"
#include "views/scene/items/propitems.h"
#include "views/scene/items/speechbubbles.h"
#include "views/scene/items/transients.h"
#include "views/scene/picture/laidouttable.h"

#include <QtTest>

using namespace tacklebox;
using tacklebox::testing::blankFace;

namespace {

constexpr QRectF kView(0, 0, 960, 572);

/// Two players in the scenery, and nothing else; the test advances the clock.
struct TableWithBubbles {
    TableWithBubbles() {
        frameClock.setManual();
        scene.setSceneRect(kView);
        TableLayout layout;
        TablePicture picture;
        for (const Seat seat : {Seat(1), Seat(2)}) {
            layout.seats[seat] = QRectF(200. * seat, 10, 120, 120);
            layout.portraits[seat] = QRectF(200. * seat, 10, 80, 80);
            layout.tags[seat] = QRectF(200. * seat, 100, 80, 20);
            picture.seats.push_back({.seat = seat});
        }
        layout.bubbles = QRectF(100, 200, 700, 300);
        table.show(picture, layout, paintContext.text.line());
    }

    FaceStore faces{blankFace};
    QGraphicsScene scene;
    FrameClock frameClock{nullptr};
    Animator animator{frameClock};
    PaintContext paintContext{faces};
    LaidOutTable table;
    Transients transients{scene};
    Overlays overlays;
    SpeechBubbles bubbles{scene, paintContext, frameClock, animator, table, transients, overlays};

    void showHint(const QRectF& rect) { overlays.show(Overlay::Hint, {.box = {{{rect.size(), rect}}}}); }
};

} // namespace

class SpeechBubblesTest : public QObject {
    Q_OBJECT

  private slots:
    void aRemarkEndsWhenItsPlayerSpeaks() {
        TableWithBubbles at;
        QVERIFY(at.bubbles.remark(1, QStringLiteral("Well fished."), 2000));
        at.bubbles.say({.seat = 2, .words = QStringLiteral("Any fives?"), .millis = 1000});
        QCOMPARE(at.bubbles.remark(), QStringLiteral("Well fished."));
        at.bubbles.say({.seat = 1, .words = QStringLiteral("Go fish!"), .millis = 1000});
        QCOMPARE(at.bubbles.remark(), QString());
        QCOMPARE(at.bubbles.speech().words, QStringLiteral("Go fish!"));
    }

    void noBubbleIsUnderAPopup() {
        TableWithBubbles at;
        const TableScene::Speech speech{.seat = 1, .words = QStringLiteral("Go fish!"), .millis = 1000};
        at.bubbles.say(speech);
        const QRectF before = at.bubbles.boxFor(speech);
        QVERIFY(kView.contains(before));
        at.showHint(before.adjusted(0, 0, 0, 10));
        QVERIFY(!at.bubbles.boxFor(speech).intersects(before.adjusted(0, 0, 0, 10)));
    }

    // If a caption is in between, the bubble is beyond it, and its tail ends at the caption.
    void noTailCoversACaption_data() {
        QTest::addColumn<int>("seat");
        QTest::addColumn<QRectF>("line");
        QTest::newRow("below who speaks") << 1 << QRectF(160, 126, 200, 30);
        QTest::newRow("above the hand") << int(kNoSeat) << QRectF(300, 170, 300, 20);
    }
    void noTailCoversACaption() {
        QFETCH(const int, seat);
        QFETCH(const QRectF, line);
        TableWithBubbles at;
        TablePicture picture = at.table.picture();
        picture.notes.push_back({.id = 1, .text = QStringLiteral("A line")});
        TableLayout layout = at.table.layout();
        layout.notes[1] = line;
        at.table.show(picture, layout, at.paintContext.text.line());
        at.bubbles.say({.seat = Seat(seat), .words = QStringLiteral("Any fives?"), .millis = 1000});
        const BubbleItem* said = nullptr;
        for (const QGraphicsItem* item : at.scene.items())
            if (const auto* bubble = dynamic_cast<const BubbleItem*>(item)) said = bubble;
        QVERIFY(said);
        const QRectF& box = said->box();
        const qreal tip = said->tip().y();
        QVERIFY(!box.intersects(line));
        QVERIFY(said->below() ? box.top() >= line.bottom() : box.bottom() <= line.top());
        QVERIFY(said->below() ? tip < box.top()
                              : tip > box.bottom()); // the tail shows the speaker's direction
        QVERIFY2(said->below() ? tip >= line.bottom() : tip <= line.top(), qPrintable(QString::number(tip)));
    }

    void noRemarkCoversTheTextOfAnEffect() {
        TableWithBubbles at;
        const auto remarks = [&] { return at.bubbles.remark(1, QStringLiteral("Well fished."), 1000); };
        QVERIFY(remarks());
        at.bubbles.endRemark();
        auto words = std::make_unique<PropItem>(at.paintContext, QSizeF(300, 100), [](QPainter&) {});
        words->setZValue(layer::kEffectWords);
        words->setPos(240, 170);
        at.transients.add(std::move(words));
        QVERIFY(!remarks());
    }

    // Speakers without a seat have no face to speak beside when an effect fills the middle.
    void speakersWithoutASeatAreShownOverAFullTable() {
        TableWithBubbles at;
        auto words = std::make_unique<PropItem>(at.paintContext, QSizeF(300, 100), [](QPainter&) {});
        words->setZValue(layer::kEffectWords);
        words->setPos(kView.center());
        at.transients.add(std::move(words));
        at.showHint(kView.adjusted(0, -1000, 0, 0)); // no room above the window either
        const TableScene::Speech speech{.words = QStringLiteral("It pours!"), .millis = 1000};
        at.bubbles.say(speech);
        QCOMPARE(at.bubbles.speech().words, QStringLiteral("It pours!"));
        QVERIFY(kView.intersects(at.bubbles.boxFor(speech)));
    }
};

TACKLEBOX_QTEST(SpeechBubblesTest)
#include "speechbubbles_test.moc"
