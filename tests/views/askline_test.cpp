// The line of an open ask by itself: what it is after each event, and what the scene shows of that.
#include "tests/support/blankface.h"
#include "tests/support/qttest.h"
#include "views/scene/items/ticker.h"
#include "views/scene/motion/askline.h"
#include "views/theme/facestore.h"

#include <QtTest>

using namespace tacklebox;
using tacklebox::testing::blankFace;

namespace {

constexpr Face kCard = 5;
constexpr Place kPile{PlaceKind::Discard};

TableEvent asks(Seat seat, Seat target) {
    return {0, MoveEvent{seat, Act::Asks, target}};
}

TableEvent moves(Place from, Place to) {
    return {0, Moved{kCard, from, to}};
}

/// A line over a scene without a table; time goes on when the test says so.
struct Hung {
    Hung() { scene.ticker().setManual(); }

    FaceStore faces{blankFace};
    TableScene scene{faces};
    Pacing pacing;
    AskLine line{scene, pacing};
};

} // namespace

class AskLineTest : public QObject {
    Q_OBJECT

  private slots:
    void anAskCastsItAndItsCardsBringItHome() {
        Hung hung;
        hung.line.follow(asks(1, 2), SetPiece::None);
        QVERIFY((hung.line.now() == CastLine{1, 2}));
        hung.line.follow(moves(handOf(0), handOf(3)), SetPiece::None); // no answer to it
        QVERIFY((hung.line.now() == CastLine{1, 2}));
        hung.line.follow(moves(handOf(2), handOf(1)), SetPiece::None);
        QVERIFY(!hung.line.now());
    }

    void whoAsksNobodyElseCastsNone() {
        Hung hung;
        hung.line.follow(asks(1, kNoSeat), SetPiece::None);
        QVERIFY(!hung.line.now());
        hung.line.follow(asks(1, 1), SetPiece::None);
        QVERIFY(!hung.line.now());
    }

    void wordsDenyIt() {
        Hung hung;
        hung.line.follow(asks(0, 2), SetPiece::None);
        hung.line.follow({0, Said{2, Saying::GoFishing}}, SetPiece::None);
        QVERIFY(!hung.line.now());
    }

    void aCardTurnsItRoundWhenItLiesThere() {
        Hung hung;
        hung.line.follow(asks(0, 2), SetPiece::None);
        hung.line.follow({0, MoveEvent{2, Act::Answers}}, SetPiece::Reverse);
        QVERIFY((hung.line.now() == CastLine{0, 2}));
        hung.line.follow(moves(handOf(2), kPile), SetPiece::Reverse);
        QVERIFY((hung.line.now() == CastLine{2, 0}));
        QVERIFY(!hung.line.isToBeCast(SetPiece::Reverse)); // it hangs there
    }

    // Whose ask a card let fail may stop that card: his line hangs there once more. Another cannot.
    void whatHasSunkComesBackIfItsCardIsStopped() {
        for (const Seat stops : {Seat(0), Seat(3)}) {
            Hung hung;
            hung.line.follow(asks(0, 2), SetPiece::None);
            hung.line.follow(moves(handOf(2), kPile), SetPiece::Skip);
            QVERIFY(!hung.line.now());
            hung.line.follow(moves(handOf(stops), kPile), SetPiece::Stop);
            QCOMPARE(hung.line.now().has_value(), stops == 0);
        }
    }

    void whomItIsCastAtStopsWhatHasCastIt() {
        Hung hung;
        hung.line.follow(asks(0, 2), SetPiece::None);
        hung.line.follow(moves(handOf(2), kPile), SetPiece::Stop);
        QVERIFY(!hung.line.now());
    }

    void theSceneShowsItOnce() {
        Hung hung;
        QVERIFY(!hung.line.isToBeCast(SetPiece::None));
        hung.line.follow(asks(0, 2), SetPiece::None);
        QVERIFY(hung.line.isToBeCast(SetPiece::None));
        QVERIFY(!hung.scene.line());
        hung.line.show({}, SetPiece::None, 0);
        QVERIFY(!hung.line.isToBeCast(SetPiece::None));
        QVERIFY((hung.scene.line() == CastLine{0, 2}));
        hung.line.forget();
        QVERIFY((hung.scene.line() == CastLine{0, 2}));
        hung.line.showAtOnce();
        QVERIFY(!hung.scene.line());
    }
};

TACKLEBOX_QTEST(AskLineTest)
#include "askline_test.moc"
