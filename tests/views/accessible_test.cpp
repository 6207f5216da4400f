// The accessible tree of the table: its content, and playing through it alone.
#include "tests/support/usewindow.h"
#include "tests/views/handstable.h"
#include "tests/views/tableperson.h"

#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/common/gesturelist.h"
#include "views/games/games.h"
#include "views/scene/accessible/accessibletable.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/theme/facestore.h"

#include <QPushButton>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

struct AccessibleText {
    AccessibleText() : table(2), view(faces), person(view) {
        view.resize(1000, 700);
        auto made = std::make_unique<HandsPresenter>(table);
        presenter = made.get();
        view.setMotion({Pace::Off, false});
        view.setPresenter(std::move(made));
        testing::useWindow(view);
        testing::untilIdle();
        Gesture ask;
        ask.source = ofGroup(handOf(0), 1);
        ask.target = atSeat(2);
        ask.option =
            MoveOption{MoveOption::Kind::Colour, 4, QStringLiteral("purple"), {}, QStringLiteral("P"), true};
        Gesture fish;
        fish.choice = 1;
        fish.target = atZone({PileKind::Pond});
        presenter->offer({ask, fish}, {QStringLiteral("ask"), QStringLiteral("go fish")});
    }

    QAccessibleInterface* root() { return QAccessible::queryAccessibleInterface(&view); }
    QAccessibleInterface* named(const char* name) { return person.find(QLatin1String(name)); }
    static void act(QAccessibleInterface* thing, const QString& action) {
        QVERIFY(thing && thing->actionInterface());
        thing->actionInterface()->doAction(action);
    }
    static void press(QAccessibleInterface* thing) { act(thing, QAccessibleActionInterface::pressAction()); }

    FaceStore faces;
    HandsTable table;
    TableView view;
    HandsPresenter* presenter = nullptr;
    Person person;
};

/// Checks that children and parents agree, and that names and rectangles inside the view exist.
void walk(QAccessibleInterface* thing, const QRect& inside, int* count) {
    for (int i = 0; i < thing->childCount(); ++i) {
        QAccessibleInterface* child = thing->child(i);
        QVERIFY(child && child->isValid());
        QCOMPARE(child->parent(), thing);
        QCOMPARE(thing->indexOfChild(child), i);
        QVERIFY(!child->text(QAccessible::Name).isEmpty());
        if (!child->rect().isEmpty()) QVERIFY(inside.contains(child->rect()));
        QVERIFY(child->window());
        ++*count;
        walk(child, inside, count);
    }
}

} // namespace

class AccessibleTest : public QObject {
    Q_OBJECT

  private slots:
    void theTableIsATree() {
        AccessibleText at;
        QVERIFY(at.root());
        QCOMPARE(at.root()->role(), QAccessible::List);
        QCOMPARE(at.root()->text(QAccessible::Name), QStringLiteral("Table"));
        int count = 0;
        walk(at.root(), QRect(at.view.mapToGlobal(QPoint()), at.view.size()), &count);
        // 2 seats, 2 hidden hands, pond, lake with 3 cards, own sets, own hand with 5 cards
        QCOMPARE(count, 2 + 2 + 1 + 4 + 1 + 6);
    }

    void cardsAreButtonsWithNames() {
        AccessibleText at;
        QAccessibleInterface* card = at.named("card 2");
        QVERIFY(card);
        QCOMPARE(card->role(), QAccessible::Button);
        QVERIFY(card->state().focusable && card->state().selectable);
        QVERIFY(!card->state().selected);
        QCOMPARE(card->parent()->role(), QAccessible::List);
        QVERIFY(card->parent()->text(QAccessible::Name).startsWith(QLatin1String("Your hand, 5")));
        QVERIFY(!at.named("card 0")->state().selectable); // no move is possible with it
    }

    void hiddenHandsHaveNoChildren() {
        AccessibleText at;
        QAccessibleInterface* hand = at.named("Ben's hand");
        QVERIFY(hand);
        QVERIFY(hand->text(QAccessible::Name).contains(QLatin1Char('3')));
        QCOMPARE(hand->childCount(), 0);
        QCOMPARE(at.named("The pond")->childCount(), 0);
        QCOMPARE(at.named("The pond")->role(), QAccessible::Button);
    }

    void cardsOfAGroupAreItsChildren() {
        AccessibleText at;
        for (ZonePicture& zone : at.presenter->shown.zones)
            if (zone.place.kind == PileKind::Lake) {
                zone.groups = {{.name = QStringLiteral("Spades")}, {.name = QStringLiteral("Hearts")}};
                zone.cards[0].group = zone.cards[1].group = 0;
                zone.cards[2].group = 1;
            }
        at.table.addEvent(QStringLiteral("The lake has suits."));
        testing::untilIdle();
        QAccessibleInterface* spades = at.named("Spades, 2 card");
        QAccessibleInterface* hearts = at.named("Hearts, 1 card");
        QVERIFY(spades && hearts);
        QCOMPARE(spades->role(), QAccessible::Grouping);
        QCOMPARE(spades->parent(), at.named("The lake"));
        QCOMPARE(spades->childCount(), 2);
        QCOMPARE(hearts->child(0), at.named("card 52"));
        QVERIFY(!spades->actionInterface()); // its cards can be pressed
        QAccessibleInterface* stays = at.named("card 51");
        int count = 0;
        walk(at.root(), QRect(at.view.mapToGlobal(QPoint()), at.view.size()), &count);
        for (ZonePicture& zone : at.presenter->shown.zones)
            if (zone.place.kind == PileKind::Lake) zone.cards[1].group = 1;
        at.table.addEvent(QStringLiteral("One changes its suit."));
        testing::untilIdle();
        QCOMPARE(at.named("card 51"), stays);
        QCOMPARE(stays->parent(), hearts);
        QCOMPARE(hearts->childCount(), 2);
        AccessibleText::act(stays, QAccessibleActionInterface::setFocusAction());
        QCOMPARE(at.root()->focusChild(), stays);
    }

    void equalCardsAreDistinguished() {
        AccessibleText at;
        for (ZonePicture& zone : at.presenter->shown.zones)
            if (zone.place.kind == PileKind::Lake) zone.cards[0].face = zone.cards[2].face;
        at.table.addEvent(QStringLiteral("Two are the same."));
        testing::untilIdle();
        QAccessibleInterface* lake = at.named("The lake");
        QCOMPARE(lake->child(0)->text(QAccessible::Name), QStringLiteral("card 52 1 of 2."));
        QCOMPARE(lake->child(1)->text(QAccessible::Name), QStringLiteral("card 51"));
        QCOMPARE(lake->child(2)->text(QAccessible::Name), QStringLiteral("card 52 2 of 2."));
    }

    void targetsOfACardHaveAState() {
        AccessibleText at;
        QAccessibleInterface* cleo = at.named("Cleo, 3 cards");
        QVERIFY(!cleo->state().selectable && cleo->text(QAccessible::Description).isEmpty());
        AccessibleText::press(at.named("card 3"));
        QVERIFY(cleo->state().selectable);
        QCOMPARE(cleo->text(QAccessible::Description), QStringLiteral("You can choose this now."));
        QVERIFY(!at.named("Ben, 3 cards")->state().selectable);
    }

    void theMemoryAidDescribesItsPlayer() {
        AccessibleText at;
        for (SeatPicture& seat : at.presenter->shown.seats)
            if (seat.name == QStringLiteral("Cleo"))
                seat.memory = MemoryPicture{
                    .words = {QStringLiteral("asked for: sevens"), QStringLiteral("gave away: kings")}};
        at.table.addEvent(QStringLiteral("Cleo asks."));
        testing::untilIdle();
        QAccessibleInterface* cleo = at.named("Cleo, 3 cards");
        const QString marks = QStringLiteral("asked for: sevens. gave away: kings.");
        QCOMPARE(cleo->text(QAccessible::Description), marks);
        QVERIFY(at.named("Ben, 3 cards")->text(QAccessible::Description).isEmpty());
        AccessibleText::press(at.named("card 3"));
        QCOMPARE(cleo->text(QAccessible::Description), QStringLiteral("You can choose this now. ") + marks);
    }

    void widgetsOnTheTableAreInTheTree() {
        AccessibleText at;
        QWidget sheet(&at.view);
        sheet.setAccessibleName(QStringLiteral("End of the round"));
        sheet.setGeometry(100, 100, 300, 200);
        auto* next = new QPushButton(QStringLiteral("Next round"), &sheet);
        next->setGeometry(10, 10, 100, 30);
        QVERIFY(at.named("End of the round")->state().invisible); // not shown yet
        sheet.show();
        QAccessibleInterface* shown = at.named("End of the round");
        QCOMPARE(shown->parent(), at.root());
        QVERIFY(!shown->state().invisible);
        QCOMPARE(at.root()->child(at.root()->indexOfChild(shown)), shown);
        const QPoint where = next->mapToGlobal(next->rect().center());
        QCOMPARE(at.root()->childAt(where.x(), where.y())->text(QAccessible::Name),
                 QStringLiteral("Next round"));
        const QPoint aside = sheet.mapToGlobal(QPoint(290, 190)); // over a card
        QCOMPARE(at.root()->childAt(aside.x(), aside.y()), shown);
    }

    void pressingPlays() {
        AccessibleText at;
        AccessibleText::press(at.named("card 2"));
        QVERIFY(at.named("card 2")->state().selected);
        QAccessibleInterface* option = at.named("purple");
        QVERIFY(option);
        QCOMPARE(option->role(), QAccessible::Button);
        QVERIFY(option->text(QAccessible::Name).endsWith(QLatin1String("Cleo")));
        AccessibleText::press(option);
        QCOMPARE(at.table.playedWords, QStringList{"ask"});
        QVERIFY(!at.named("purple")); // closed; its interface is gone
        AccessibleText::press(at.named("The pond"));
        QCOMPARE(at.table.playedWords, (QStringList{"ask", "go fish"}));
    }

    void seatsAreButtons() {
        AccessibleText at;
        QAccessibleInterface* seat = at.named("Cleo, 3 cards");
        QVERIFY(seat);
        QCOMPARE(seat->role(), QAccessible::Button);
        QCOMPARE(seat->actionInterface()->keyBindingsForAction(QAccessibleActionInterface::pressAction()),
                 QStringList{"2"});
        AccessibleText::press(at.named("card 3"));
        AccessibleText::press(seat); // only one option, so no further question
        QCOMPARE(at.table.playedWords, QStringList{"ask"});
    }

    void theFocusIsACard() {
        AccessibleText at;
        AccessibleText::act(at.named("card 3"), QAccessibleActionInterface::setFocusAction());
        QAccessibleInterface* focus = at.root()->focusChild();
        QVERIFY(focus);
        QCOMPARE(focus->text(QAccessible::Name), QStringLiteral("card 3"));
        QVERIFY(focus->state().focused);
        at.person.key(Qt::Key_Right);
        QCOMPARE(at.root()->focusChild()->text(QAccessible::Name), QStringLiteral("card 4"));
        const QPoint where = at.root()->focusChild()->rect().center();
        QCOMPARE(at.root()->childAt(where.x(), where.y()), at.root()->focusChild());
    }

    /// While news is waiting, a focus that moves with the cards is not announced.
    void aFocusThatMovesWithTheCardsWaitsForTheNews() {
        for (const bool comes : {true, false}) {
            AccessibleText at;
            at.view.setNewsPending([comes] { return comes; });
            const QSignalSpy told(AccessibleTree::of(at.view), &AccessibleTree::focusAnnounced);
            const auto inFocus = [&at] { return at.root()->focusChild()->text(QAccessible::Name); };
            at.person.key(Qt::Key_Right);
            const auto before = told.size();
            QVERIFY(before > 0);
            QCOMPARE(inFocus(), QStringLiteral("card 1"));
            for (ZonePicture& zone : at.presenter->shown.zones)
                if (zone.place == handOf(0)) zone.cards.erase(zone.cards.begin() + 1);
            at.table.addEvent(QStringLiteral("A card goes."));
            testing::untilIdle();
            QCOMPARE(inFocus(), QStringLiteral("card 2"));
            QCOMPARE(told.size(), before + (comes ? 0 : 1));
            at.person.key(Qt::Key_Right);
            QCOMPARE(inFocus(), QStringLiteral("card 3"));
            QCOMPARE(told.size(), before + (comes ? 1 : 2));
        }
    }

    void aCardThatStaysKeepsItsInterface() {
        AccessibleText at;
        QAccessibleInterface* stays = at.named("card 3");
        QPointer<QObject> goes = at.named("card 1")->object();
        for (ZonePicture& zone : at.presenter->shown.zones)
            if (zone.place == handOf(0)) zone.cards.erase(zone.cards.begin() + 1);
        at.table.addEvent(QStringLiteral("A card goes."));
        testing::untilIdle();
        QCOMPARE(at.named("card 3"), stays);
        QVERIFY(!at.named("card 1"));
        QVERIFY(goes.isNull()); // its interface is gone
        int count = 0;
        walk(at.root(), QRect(at.view.mapToGlobal(QPoint()), at.view.size()), &count);
    }

    void anEmptyTableHasNoChildren() {
        AccessibleText at;
        at.view.setPresenter(nullptr);
        at.presenter = nullptr;
        QCOMPARE(at.root()->childCount(), 0);
        QVERIFY(!at.root()->focusChild());
    }

    void nothingOutlivesTheView() {
        QPointer<QObject> node;
        {
            AccessibleText at;
            node = at.named("card 2")->object();
            QVERIFY(node);
        }
        QVERIFY(node.isNull());
    }

    void specialCardsDescribeTheirEffect_data() {
        QTest::addColumn<int>("special");
        QTest::newRow("go-fish") << 0;
        QTest::newRow("great-lakes") << 1; // the aces
        QTest::newRow("rainbow-fish") << 2;
        QTest::newRow("twisted-fish") << 2;
        QTest::newRow("what-the-fish") << 2;
    }
    void specialCardsDescribeTheirEffect() {
        QFETCH(int, special);
        int told = 0, plain = 0;
        for (quint64 seed = 1; seed <= 4; ++seed) {
            const auto table = testing::openQuick(
                testing::planOf(QString::fromLatin1(QTest::currentDataTag()), 1, 2, seed, Level::Minnow));
            QVERIFY(testing::untilWaitingFor(*table));
            FaceStore faces;
            TableView view(faces);
            view.resize(1000, 700);
            view.setMotion({Pace::Off, false});
            view.setPresenter(makePresenter(*table));
            view.show();
            testing::untilIdle();
            const AccessibleTree* tree = AccessibleTree::of(view);
            QVERIFY(tree);
            const ZonePicture* hand = view.tableScene().picture().zone(handOf(table->viewer()));
            QVERIFY(hand);
            for (const auto& zone : tree->nodes()) {
                if (zone->kind() != AccessibleNode::Kind::Zone || zone->place != hand->place) continue;
                for (AccessibleNode* card : zone->cards()) {
                    const Face face = hand->cards[size_t(card->spot.index)].face;
                    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(card);
                    const bool isSpecial = view.presenter()->isSpecial(face);
                    const QString effect = table->effectWords(face);
                    QVERIFY(!effect.isEmpty());
                    QCOMPARE(heard->text(QAccessible::Description), isSpecial ? effect : QString());
                    QVERIFY(!heard->text(QAccessible::Name).contains(effect));
                    ++(isSpecial ? told : plain);
                }
            }
        }
        QVERIFY2(special > 0 ? told >= special : told == 0, qPrintable(QString::number(told)));
        QVERIFY(plain > 0);
    }
};

TACKLEBOX_QTEST(AccessibleTest)
#include "accessible_test.moc"
