// What ears are told of the table, and what can be done by them alone.
#include "handstable.h"
#include "tableperson.h"

#include "tests/support/qttest.h"
#include "views/games/common/gesturelist.h"
#include "views/scene/accessible/accessibletable.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/theme/facestore.h"

using namespace tacklebox;
using namespace tacklebox::test;

namespace {

struct Ears {
    Ears() : table(2), view(faces), person(view) {
        view.resize(1000, 700);
        auto made = std::make_unique<HandsPresenter>(table);
        presenter = made.get();
        view.setMotion({Pace::Off, false});
        view.setPresenter(std::move(made));
        view.show();
        QApplication::setActiveWindow(&view);
        view.setFocus();
        QTest::qWait(20);
        Gesture ask;
        ask.grip = ofGroup(handOf(0), 1);
        ask.aim = atSeat(2);
        ask.petal = Petal{Petal::Kind::Colour, 4, QStringLiteral("purple"), {}, {}, true};
        Gesture fish;
        fish.choice = 1;
        fish.aim = atZone({PlaceKind::Pond});
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

/// The same tree from above and from below, with names and places, all inside the view.
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
        Ears at;
        QVERIFY(at.root());
        QCOMPARE(at.root()->role(), QAccessible::List);
        QCOMPARE(at.root()->text(QAccessible::Name), QStringLiteral("Table"));
        int count = 0;
        walk(at.root(), QRect(at.view.mapToGlobal(QPoint()), at.view.size()), &count);
        // 2 seats, 2 hidden hands, pond, lake with 3 cards, own sets, own hand with 5 cards
        QCOMPARE(count, 2 + 2 + 1 + 4 + 1 + 6);
    }

    void cardsAreButtonsWithNames() {
        Ears at;
        QAccessibleInterface* card = at.named("card 2");
        QVERIFY(card);
        QCOMPARE(card->role(), QAccessible::Button);
        QVERIFY(card->state().focusable && card->state().selectable);
        QVERIFY(!card->state().selected);
        QCOMPARE(card->parent()->role(), QAccessible::List);
        QVERIFY(card->parent()->text(QAccessible::Name).startsWith(QLatin1String("Your hand, 5")));
        QVERIFY(!at.named("card 0")->state().selectable); // nothing can be done with it
    }

    void hiddenHandsHaveNoChildren() {
        Ears at;
        QAccessibleInterface* hand = at.named("Ben's hand");
        QVERIFY(hand);
        QVERIFY(hand->text(QAccessible::Name).contains(QLatin1Char('3')));
        QCOMPARE(hand->childCount(), 0);
        QCOMPARE(at.named("The pond")->childCount(), 0);
        QCOMPARE(at.named("The pond")->role(), QAccessible::Button);
    }

    void pressingPlays() {
        Ears at;
        Ears::press(at.named("card 2"));
        QVERIFY(at.named("card 2")->state().selected);
        QAccessibleInterface* petal = at.named("purple");
        QVERIFY(petal);
        QCOMPARE(petal->role(), QAccessible::Button);
        QVERIFY(petal->text(QAccessible::Name).endsWith(QLatin1String("Cleo")));
        Ears::press(petal);
        QCOMPARE(at.table.playedWords, QStringList{"ask"});
        QVERIFY(!at.named("purple")); // closed, and its interface with it
        Ears::press(at.named("The pond"));
        QCOMPARE(at.table.playedWords, (QStringList{"ask", "go fish"}));
    }

    void seatsAreButtons() {
        Ears at;
        QAccessibleInterface* seat = at.named("Cleo, 3 cards");
        QVERIFY(seat);
        QCOMPARE(seat->role(), QAccessible::Button);
        QCOMPARE(seat->actionInterface()->keyBindingsForAction(QAccessibleActionInterface::pressAction()),
                 QStringList{"2"});
        Ears::press(at.named("card 3"));
        Ears::press(seat); // one petal only: no question is left
        QCOMPARE(at.table.playedWords, QStringList{"ask"});
    }

    void theFocusIsACard() {
        Ears at;
        Ears::act(at.named("card 3"), QAccessibleActionInterface::setFocusAction());
        QAccessibleInterface* focus = at.root()->focusChild();
        QVERIFY(focus);
        QCOMPARE(focus->text(QAccessible::Name), QStringLiteral("card 3"));
        QVERIFY(focus->state().focused);
        at.person.key(Qt::Key_Right);
        QCOMPARE(at.root()->focusChild()->text(QAccessible::Name), QStringLiteral("card 4"));
        const QPoint where = at.root()->focusChild()->rect().center();
        QCOMPARE(at.root()->childAt(where.x(), where.y()), at.root()->focusChild());
    }

    void aCardThatStaysKeepsItsInterface() {
        Ears at;
        QAccessibleInterface* stays = at.named("card 3");
        QPointer<QObject> goes = at.named("card 1")->object();
        for (ZonePicture& zone : at.presenter->shown.zones)
            if (zone.place == handOf(0)) zone.cards.erase(zone.cards.begin() + 1);
        at.table.tell(QStringLiteral("A card goes."));
        QTest::qWait(20);
        QCOMPARE(at.named("card 3"), stays);
        QVERIFY(!at.named("card 1"));
        QVERIFY(goes.isNull()); // nothing of it is left to be asked
        int count = 0;
        walk(at.root(), QRect(at.view.mapToGlobal(QPoint()), at.view.size()), &count);
    }

    void anEmptyTableHasNoChildren() {
        Ears at;
        at.view.setPresenter(nullptr);
        at.presenter = nullptr;
        QCOMPARE(at.root()->childCount(), 0);
        QVERIFY(!at.root()->focusChild());
    }

    void nothingOutlivesTheView() {
        QPointer<QObject> node;
        {
            Ears at;
            node = at.named("card 2")->object();
            QVERIFY(node);
        }
        QVERIFY(node.isNull());
    }
};

TACKLEBOX_QTEST(AccessibleTest)
#include "accessible_test.moc"
