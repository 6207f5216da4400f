// The fishing line of an open ask: its state after each event, and its picture in the scene.
#include "tests/support/blankface.h"
#include "tests/support/qttest.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/motion/askline.h"
#include "views/theme/facestore.h"

#include <QtTest>

using namespace tacklebox;
using tacklebox::testing::blankFace;

namespace {

constexpr Face kCard = 5;
constexpr PileId kPile{PileKind::Discard};

TableEvent asks(Seat seat, Seat target) {
    return {0, MoveEvent{seat, Act::Asks, target}};
}

TableEvent moves(PileId from, PileId to) {
    return {0, Moved{kCard, from, to}};
}

/// A line in a scene without a table; the test advances the clock.
struct Hung {
    Hung() { scene.frameClock().setManual(); }

    FaceStore faces{blankFace};
    TableScene scene{faces};
    Pacing pacing;
    AskLine line{scene, pacing};
};

} // namespace

class AskLineTest : public QObject {
    Q_OBJECT

  private slots:
    void anAskCastsTheLineAndItsCardsEndIt() {
        Hung hung;
        hung.line.follow(asks(1, 2), EffectKind::None);
        QVERIFY((hung.line.now() == CastLine{1, 2}));
        hung.line.follow(moves(handOf(0), handOf(3)), EffectKind::None); // not an answer to the ask
        QVERIFY((hung.line.now() == CastLine{1, 2}));
        hung.line.follow(moves(handOf(2), handOf(1)), EffectKind::None);
        QVERIFY(!hung.line.now());
    }

    void anAskToNobodyElseCastsNoLine() {
        Hung hung;
        hung.line.follow(asks(1, kNoSeat), EffectKind::None);
        QVERIFY(!hung.line.now());
        hung.line.follow(asks(1, 1), EffectKind::None);
        QVERIFY(!hung.line.now());
    }

    void aRefusalEndsIt() {
        Hung hung;
        hung.line.follow(asks(0, 2), EffectKind::None);
        hung.line.follow({0, Said{2, Saying::GoFishing}}, EffectKind::None);
        QVERIFY(!hung.line.now());
    }

    void aReverseTurnsTheLineOnceItsCardIsPlayed() {
        Hung hung;
        hung.line.follow(asks(0, 2), EffectKind::None);
        hung.line.follow({0, MoveEvent{2, Act::Answers}}, EffectKind::Reverse);
        QVERIFY((hung.line.now() == CastLine{0, 2}));
        hung.line.follow(moves(handOf(2), kPile), EffectKind::Reverse);
        QVERIFY((hung.line.now() == CastLine{2, 0}));
        QVERIFY(!hung.line.isToBeCast(EffectKind::Reverse)); // already cast
    }

    // If a card makes an ask fail, the asker may stop that card: the line is cast again. A card of another
    // player does not restore it.
    void stoppingTheCardRestoresTheLine() {
        for (const Seat stops : {Seat(0), Seat(3)}) {
            Hung hung;
            hung.line.follow(asks(0, 2), EffectKind::None);
            hung.line.follow(moves(handOf(2), kPile), EffectKind::Skip);
            QVERIFY(!hung.line.now());
            hung.line.follow(moves(handOf(stops), kPile), EffectKind::Stop);
            QCOMPARE(hung.line.now().has_value(), stops == 0);
        }
    }

    void theTargetCanStopTheCardBehindTheLine() {
        Hung hung;
        hung.line.follow(asks(0, 2), EffectKind::None);
        hung.line.follow(moves(handOf(2), kPile), EffectKind::Stop);
        QVERIFY(!hung.line.now());
    }

    void theSceneShowsItOnce() {
        Hung hung;
        QVERIFY(!hung.line.isToBeCast(EffectKind::None));
        hung.line.follow(asks(0, 2), EffectKind::None);
        QVERIFY(hung.line.isToBeCast(EffectKind::None));
        QVERIFY(!hung.scene.fishingLine().line());
        hung.line.show({}, EffectKind::None, 0);
        QVERIFY(!hung.line.isToBeCast(EffectKind::None));
        QVERIFY((hung.scene.fishingLine().line() == CastLine{0, 2}));
        hung.line.clear();
        QVERIFY((hung.scene.fishingLine().line() == CastLine{0, 2}));
        hung.line.showAtOnce();
        QVERIFY(!hung.scene.fishingLine().line());
    }
};

TACKLEBOX_QTEST(AskLineTest)
#include "askline_test.moc"
