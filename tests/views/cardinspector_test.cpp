// The card inspector: a card or a laid set, by mouse, finger and keys.
#include "views/scene/input/cardinspector.h"

#include "model/table/words.h"
#include "tests/support/qttest.h"
#include "tests/views/handswindow.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/motion/director.h"
#include "views/theme/theme.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

// Two sets, shown as coins on the table; a press on a coin has no other meaning.
ZonePicture twoSetsOf(Seat seat) {
    ZonePicture sets;
    sets.place = {PileKind::Sets, seat};
    sets.arrangement = Arrangement::Coins;
    for (const Face face : {20, 21, 22, 30, 31}) {
        CardPicture card;
        card.face = face;
        card.group = face < 30 ? 0 : 1;
        sets.cards.push_back(card);
    }
    sets.groups.resize(2);
    sets.groups[0].name = QStringLiteral("Sevens");
    sets.groups[1].name = QStringLiteral("Nines");
    return sets;
}

} // namespace

class CardInspectorTest : public QObject {
    Q_OBJECT

  private slots:
    void theInspectorLeadsToTheRules() {
        HandsWindow at(2);
        at.offerPlainAsks();
        QSignalSpy rules(&at.view.input(), &TableInput::rulesWanted);
        at.person.key(Qt::Key_End);
        at.person.type("i");
        QTest::keyClick(at.person.window(), Qt::Key_Question, Qt::ShiftModifier);
        QCOMPARE(rules.size(), 1);
        QCOMPARE(rules.first().first().toString(), QStringLiteral("hands#card-4"));
        QVERIFY(at.played().isEmpty());
    }

    void theInspectorIsAnnounced() {
        HandsWindow at(2);
        at.offerPlainAsks();
        QSignalSpy told(&at.view.input(), &TableInput::cardInspected);
        at.person.key(Qt::Key_End);
        at.person.type("i");
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.first().first().toString().contains(QStringLiteral("ard 4")),
                 qPrintable(told.first().first().toString()));
        at.person.type("i"); // closes it
        QCOMPARE(told.size(), 1);
        QVERIFY(!at.looksCloser());
    }

    void theFactsDoNotRepeatTheTitle() {
        HandsWindow at(2);
        at.offerPlainAsks();
        const QString name = at.view.presenter()->table().cardWords(4);
        at.presenter->cardFacts = asLabel(name) + QStringLiteral(", one of 2 fours");
        at.person.key(Qt::Key_End);
        at.person.type("i");
        QCOMPARE(at.inspector()->words().facts, QStringLiteral("One of 2 fours"));
    }

    /// If its card leaves the table, the inspector closes.
    void theInspectorGoesWithItsCard() {
        HandsWindow at(2);
        at.offerPlainAsks();
        at.person.key(Qt::Key_End);
        at.person.type("i");
        QVERIFY(at.looksCloser());
        at.view.input().refresh(); // no change
        QVERIFY(at.looksCloser());
        at.presenter->shown.zones.back().cards.pop_back();
        at.view.director().reconcile();
        QVERIFY(at.looksCloser());
        at.view.input().refresh();
        QVERIFY(!at.looksCloser());
    }

    /// A lane has room beside its fish, a seat has none.
    void theInspectorIsInTheLaneAndCoversNobody() {
        HandsWindow at(3);
        at.offerPlainAsks();
        const QRectF room = at.view.tableScene().openRect();
        const QRectF lane(room.left(), 0.3 * room.height(), room.width(), 0.45 * room.height());
        at.presenter->moved = {{{PileKind::Lake}, {lane, 0.4 * lane.height()}}};
        for (ZonePicture& zone : at.presenter->shown.zones)
            if (zone.place.kind == PileKind::Lake) zone.arrangement = Arrangement::Lane;
        at.view.director().reconcile();
        testing::untilIdle();
        at.person.key(Qt::Key_End);
        at.person.type("i");
        QVERIFY(at.looksCloser());
        for (const QRectF& seat : at.view.tableScene().layout().seats)
            QVERIFY2(!seat.intersects(at.inspector()->rect()), "a seat is covered");
    }

    /// In a large window large text enlarges the inspector by the same factor as in a small one.
    void theInspectorGrowsWithWindowAndText() {
        const auto restore = qScopeGuard([] { theme::use({}); });
        const auto lookedAt = [](double text, QSize window) {
            theme::use({.text = text});
            HandsWindow at(3);
            at.offerPlainAsks();
            at.window.resize(window);
            at.view.director().reconcile();
            testing::untilIdle();
            at.person.key(Qt::Key_End);
            at.person.type("i");
            return at.looksCloser() ? at.inspector()->rect().width() : 0.0;
        };
        const QSize large(2560, 1600);
        const qreal width = lookedAt(1, large);
        QVERIFY(width > 0);
        QVERIFY(lookedAt(1.5, large) > 1.3 * width);
    }

    /// Text of 200% shrinks to two thirds before the inspector covers a player.
    void largeTextShrinksForPlayers() {
        const auto restore = qScopeGuard([] { theme::use({}); });
        const auto covered = [](double text) {
            theme::use({.text = text});
            HandsWindow at(3);
            at.presenter->plays = QString("It takes a card from whom you like. ").repeated(3).trimmed();
            at.offerPlainAsks();
            at.person.key(Qt::Key_End);
            at.person.type("i");
            if (!at.looksCloser()) return -1.0;
            qreal all = 0;
            for (const QRectF& seat : at.view.tableScene().layout().seats) {
                const QRectF both = seat & at.inspector()->rect();
                all += both.width() * both.height();
            }
            return all;
        };
        QCOMPARE(covered(1.35), 0.0); // two thirds of 2
        QCOMPARE(covered(2), 0.0);
    }

    void aCoinOpensItsWholeSet() {
        HandsWindow at(2);
        at.offerPlainAsks();
        const ZonePicture sets = twoSetsOf(1);
        at.presenter->shown.zones.push_back(sets);
        at.view.director().reconcile();
        QSignalSpy told(&at.view.input(), &TableInput::cardInspected);
        const QRectF coin = at.view.tableScene().cardRect({{PileKind::Sets, 1}, 3});
        at.person.click(at.view.mapFromScene(coin.center()));
        QVERIFY(at.inspector() && at.inspector()->isOpen());
        QCOMPARE(at.inspector()->faces(), 2);
        QCOMPARE(at.inspector()->words().title, QStringLiteral("Nines"));
        QCOMPARE(told.size(), 1);
        at.person.key(Qt::Key_Escape);
        QVERIFY(!at.looksCloser());
        at.view.input().focusCard({{PileKind::Sets, 1}, 0}); // the same by key
        at.person.key(Qt::Key_Return);
        QCOMPARE(at.inspector()->faces(), 3);
        QVERIFY(told.last().first().toString().startsWith(QStringLiteral("Sevens.")));
        QVERIFY(at.played().isEmpty());
    }

    /// A short tap on the coin of a player who can be asked asks that player.
    void aFingerHeldOnACoinOpensItsSet() {
        HandsWindow at(3);
        at.offerPlainAsks();
        at.presenter->shown.zones.push_back(twoSetsOf(1));
        at.view.director().reconcile();
        at.person.tap(at.card(0));
        const QPoint point =
            at.person.scene(at.view.tableScene().cardRect({{PileKind::Sets, 1}, 3}).center());
        auto* device = QTest::createTouchDevice();
        QTest::touchEvent(at.person.window(), device).press(0, point, at.person.window());
        QTRY_VERIFY(at.inspector() && at.inspector()->isOpen());
        QTest::touchEvent(at.person.window(), device).release(0, point, at.person.window());
        QCOMPARE(at.inspector()->words().title, QStringLiteral("Nines"));
        QVERIFY(at.played().isEmpty());
    }

    void aHeldFingerOpensTheInspector() {
        HandsWindow at(3);
        at.offerAsks();
        const QPoint point = at.card(2);
        auto* device = QTest::createTouchDevice();
        QTest::touchEvent(at.person.window(), device).press(0, point, at.person.window());
        QTRY_VERIFY(at.looksCloser());
        QTest::touchEvent(at.person.window(), device).release(0, point, at.person.window());
        QVERIFY(at.view.tableScene().highlights().raised.empty()); // inspected, not chosen
        QVERIFY(at.played().isEmpty());
    }
};

TACKLEBOX_QTEST(CardInspectorTest)
#include "cardinspector_test.moc"
