// Plays all games by hand at their tables: an ask (or a similar move) by mouse, finger and keys, and a whole
// game with each of them alone. Targets are found in the accessible tree.
#include "tests/support/blankface.h"
#include "tests/support/eventloop.h"
#include "tests/support/usewindow.h"
#include "tests/views/tableperson.h"

#include "model/games/games.h"
#include "model/table/table.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/scene/accessible/accessibletable.h"
#include "views/scene/input/optionmenu.h"
#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/theme/facestore.h"

using namespace tacklebox;
using tacklebox::testing::blankFace;
using namespace tacklebox::testing;

namespace {

enum class By { Mouse, Finger, Keys };

struct Sitting {
    /// Painting takes most of the time; `painted` false skips it.
    Sitting(const QString& game, quint64 seed, bool painted = false) : view(faces), person(view) {
        TablePlan plan;
        plan.game = game;
        plan.seats = {{QStringLiteral("You"), true, Level::Perch},
                      {QStringLiteral("Pike"), false, Level::Minnow},
                      {QStringLiteral("Carp"), false, Level::Minnow}};
        plan.seed = seed;
        withGame(game.toStdString(), [&]<class G>() { plan.options = standardOptions(G::kOptions); });
        QString error;
        table = Table::open(plan, &error);
        if (!table) qFatal("%s", qPrintable(error));
        TableRules tableRules;
        tableRules.pauseMillis = 0;
        table->setTableRules(tableRules);
        view.resize(1240, 732);
        view.setMotion({Pace::Off, false});
        view.setPresenter(makePresenter(*table));
        view.setUpdatesEnabled(painted);
        useWindow(view);
        QObject::connect(&view, &TableView::messageWanted, &view,
                         [this](const QString& words) { lastHint = words; });
    }
    ~Sitting() { view.setPresenter(nullptr); }

    /// Waits until the person can move and all events are shown. Returns false if the round ends first.
    bool untilMine() {
        const auto hasEnded = [this] {
            return table->waitingFor() == WaitingFor::Over || table->waitingFor() == WaitingFor::NextDeal;
        };
        QCoreApplication::processEvents();
        const bool comes = until([&] {
            return hasEnded() || (table->waitingFor() == WaitingFor::Person && view.director().idle() &&
                                  view.presenter()->agrees());
        });
        if (!comes) qWarning("nobody is due");
        if (!comes || hasEnded()) return false;
        QCoreApplication::processEvents();
        return true;
    }

    QAccessibleInterface* thing(AccessibleNode::Kind kind,
                                const std::function<bool(const AccessibleNode&)>& fits) {
        return person.find([&](QAccessibleInterface& found) {
            auto* node = qobject_cast<AccessibleNode*>(found.object());
            return node && node->kind() == kind && fits(*node);
        });
    }
    QPoint seatPoint(Seat seat) {
        return person.at(thing(AccessibleNode::Kind::SeatPanel,
                               [&](const AccessibleNode& node) { return node.seat == seat; }));
    }
    QPoint placePoint(PileId place) {
        return person.at(thing(AccessibleNode::Kind::Zone,
                               [&](const AccessibleNode& node) { return node.place == place; }));
    }
    QPoint cardPoint(CardRef spot) {
        return person.at(thing(AccessibleNode::Kind::OneCard,
                               [&](const AccessibleNode& node) { return node.spot == spot; }));
    }
    int optionOf(int choice) {
        const auto& items = view.input().options().items();
        for (size_t i = 0; i < items.size(); ++i)
            if (items[i]->gesture().choice == choice) return int(i);
        return -1;
    }
    QPoint optionPoint(int choice) {
        const int index = optionOf(choice);
        return person.at(thing(AccessibleNode::Kind::OptionButton,
                               [&](const AccessibleNode& node) { return node.option == index; }));
    }
    /// The visible cards of a gesture's source.
    std::vector<CardRef> sourceSpots(const Gesture& gesture) {
        const ZonePicture* zone = view.tableScene().picture().zone(gesture.source.place);
        std::vector<CardRef> spots;
        std::vector<Face> wanted = gesture.source.cards;
        for (int i = 0; zone && i < int(zone->cards.size()); ++i) {
            const CardPicture& card = zone->cards[size_t(i)];
            const CardRef spot{gesture.source.place, i};
            switch (gesture.source.kind) {
            case MoveSource::Kind::Nothing: break;
            case MoveSource::Kind::OneCard:
                if (card.face == gesture.source.face && spots.empty()) spots.push_back(spot);
                break;
            case MoveSource::Kind::OfGroup:
                if (card.group == gesture.source.group && spots.empty()) spots.push_back(spot);
                break;
            case MoveSource::Kind::Selection:
                if (const auto at = std::find(wanted.begin(), wanted.end(), card.face); at != wanted.end()) {
                    wanted.erase(at);
                    spots.push_back(spot);
                }
                break;
            }
        }
        return spots;
    }

    // ---- by mouse or finger ----
    void point(By by, QPoint where) { by == By::Mouse ? person.click(where) : person.tap(where); }
    void byPointer(By by, const Gesture& gesture, bool drag) {
        const std::vector<CardRef> spots = sourceSpots(gesture);
        const auto done = [&] { return !chosen.isEmpty(); };
        for (size_t i = 0; i + (drag ? 1 : 0) < spots.size(); ++i)
            point(by, cardPoint(spots[i]));
        if (done()) return; // one click was enough
        if (spots.empty() && gesture.button && gesture.target.kind == MoveTarget::Kind::Nowhere)
            return view.input().pressButton(gesture.choice);
        QPoint to(-1, -1);
        if (gesture.target.kind == MoveTarget::Kind::Player) to = seatPoint(gesture.target.seat);
        if (gesture.target.kind == MoveTarget::Kind::Zone) to = placePoint(gesture.target.place);
        if (drag && !spots.empty() && to.x() >= 0) {
            by == By::Mouse ? person.drag(cardPoint(spots.back()), to)
                            : person.slide(cardPoint(spots.back()), to);
        } else if (!gesture.option || optionOf(gesture.choice) < 0) {
            if (to.x() >= 0)
                point(by, to);
            else if (gesture.source.kind == MoveSource::Kind::Selection)
                view.input().pressButton(gesture.choice);
            else if (gesture.obvious && by == By::Finger)
                person.tap(cardPoint(spots.front())); // a second tap
            else if (gesture.obvious)
                person.doubleClick(cardPoint(spots.front()));
        }
        if (!done() && gesture.option && optionOf(gesture.choice) >= 0)
            point(by, optionPoint(gesture.choice));
    }

    // ---- by keys ----
    /// Presses Tab until `there` returns true. Returns false if it never does.
    bool tabUntil(const std::function<bool()>& there) {
        for (int i = 0; i < 40; ++i) {
            if (there()) return true;
            view.setFocus();
            if (!view.input().tab(true)) view.input().focusIn(Qt::TabFocusReason); // wraps around the window
        }
        return false;
    }
    bool focusOnCard(CardRef spot) {
        const auto& highlights = view.input().highlights();
        if (!tabUntil([&] {
                return view.input().options().focused() < 0 && highlights.focusedCard &&
                       highlights.focusedCard->place == spot.place;
            }))
            return false;
        person.key(Qt::Key_Home);
        for (int i = 0; i < spot.index; ++i)
            person.key(Qt::Key_Right);
        return highlights.focusedCard == spot;
    }
    bool enterOption(int choice) {
        const auto& options = view.input().options();
        if (optionOf(choice) < 0) return false;
        if (!tabUntil([&] { return options.focused() >= 0; })) return false;
        for (int i = 0; i < 300 && chosen.isEmpty(); ++i) {
            const int wanted = optionOf(choice), now = options.focused();
            if (wanted == now) {
                person.key(Qt::Key_Return);
                return true;
            }
            const QPointF from = options.items()[size_t(now)]->rect().center();
            const QPointF delta = options.items()[size_t(wanted)]->rect().center() - from;
            const bool sideways = std::abs(delta.x()) > std::abs(delta.y()) || i % 7 == 6;
            person.key(sideways ? (delta.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                                : (delta.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
        }
        return false;
    }
    void byKeys(const Gesture& gesture) {
        const std::vector<CardRef> spots = sourceSpots(gesture);
        if (gesture.button && gesture.source.kind == MoveSource::Kind::Nothing &&
            (gesture.target.kind == MoveTarget::Kind::Nowhere || gesture.button->key.size() == 1)) {
            const QString key = gesture.button->key;
            int same = 0;
            for (const Gesture& other : view.input().buttons())
                if (other.button->key == key) ++same;
            if (key.size() == 1 && same == 1 && !gesture.option)
                QTest::keyClick(person.window(), key[0].toLatin1());
            else
                view.input().pressButton(gesture.choice); // reached by Tab in the prompt bar
            if (!chosen.isEmpty()) return;
        }
        if (gesture.source.kind == MoveSource::Kind::Selection) {
            for (const CardRef& spot : spots) {
                if (!focusOnCard(spot)) return;
                person.key(Qt::Key_Insert);
            }
            person.key(Qt::Key_Return);
            return;
        }
        if (!spots.empty()) {
            if (!focusOnCard(spots.front())) return;
            if (gesture.obvious) {
                person.key(Qt::Key_Return);
                return;
            }
            if (gesture.target.kind != MoveTarget::Kind::Player) person.key(Qt::Key_Insert);
        }
        if (gesture.target.kind == MoveTarget::Kind::Player && spots.empty()) {
            // A digit may also be a rank: without a held card, the focus moves to the seat.
            const auto& highlights = view.input().highlights();
            const auto& seats = view.tableScene().picture().seats;
            if (!tabUntil([&] {
                    return view.input().options().focused() < 0 && highlights.focusedSeat.has_value();
                }))
                return;
            person.key(Qt::Key_Home);
            for (size_t i = 0; i < seats.size() && highlights.focusedSeat != gesture.target.seat; ++i)
                person.key(Qt::Key_Right);
            if (optionOf(gesture.choice) < 0) person.key(Qt::Key_Return);
        } else if (gesture.target.kind == MoveTarget::Kind::Player) {
            const auto& seats = view.tableScene().picture().seats;
            for (size_t i = 0; i < seats.size(); ++i)
                if (seats[i].seat == gesture.target.seat) QTest::keyClick(person.window(), char('1' + i));
        } else if (gesture.target.kind == MoveTarget::Kind::Zone &&
                   (!gesture.option || optionOf(gesture.choice) < 0)) {
            const auto& highlights = view.input().highlights();
            if (!tabUntil([&] {
                    return view.input().options().focused() < 0 &&
                           (highlights.focusedPlace == gesture.target.place ||
                            (highlights.focusedCard &&
                             highlights.focusedCard->place == gesture.target.place));
                }))
                return;
            person.key(Qt::Key_Return);
        }
        if (!chosen.isEmpty() || !gesture.option) return;
        const QString key = gesture.option->key;
        int same = 0;
        for (const Gesture& other : view.presenter()->gestures())
            if (other.target == gesture.target && other.source == gesture.source && other.option &&
                other.option->key == key)
                ++same;
        if (key.size() == 1 && same == 1 && key[0].toLatin1() && optionOf(gesture.choice) >= 0 &&
            gesture.target.kind == MoveTarget::Kind::Player)
            QTest::keyClick(person.window(), key[0].toLatin1());
        if (chosen.isEmpty()) enterOption(gesture.choice);
    }

    /// Makes that move. Returns whether exactly that move was made, once.
    bool makes(const Gesture& gesture, By by, bool drag = false) {
        chosen.clear();
        view.input().cancel();
        const QMetaObject::Connection spy = QObject::connect(
            &view.input(), &TableInput::chosen, &view, [this](int choice, qint64) { chosen.append(choice); });
        by == By::Keys ? byKeys(gesture) : byPointer(by, gesture, drag);
        QObject::disconnect(spy);
        return chosen == QList<int>{gesture.choice};
    }
    QString wordsOf(const Gesture& gesture) {
        for (const TableChoice& choice : table->choices())
            if (choice.id == gesture.choice) return choice.words;
        return QStringLiteral("a choice that is gone");
    }

    FaceStore faces{blankFace};
    std::unique_ptr<Table> table;
    TableView view;
    Person person;
    QList<int> chosen;
    QString lastHint;
};

/// An ask or a similar move: a card aimed at a player; in games without asks, a card played onto a zone.
std::optional<Gesture> askAmong(const std::vector<Gesture>& gestures) {
    std::optional<Gesture> second;
    for (const Gesture& gesture : gestures) {
        if (gesture.source.kind == MoveSource::Kind::Nothing) continue;
        if (gesture.target.kind == MoveTarget::Kind::Player) return gesture;
        if (gesture.target.kind == MoveTarget::Kind::Zone && !gesture.option) second = gesture;
    }
    return second;
}

void everyGame() {
    tacklebox::testing::rowsOfGames();
}

} // namespace

class GamesByHandTest : public QObject {
    Q_OBJECT

  private slots:
    void asks_data() { rowsOfGames(kFinishedGames); }
    void asks() {
        QFETCH(QString, game);
        const struct {
            By by;
            bool drag;
        } kWays[] = {{By::Mouse, false},
                     {By::Mouse, true},
                     {By::Finger, false},
                     {By::Finger, true},
                     {By::Keys, false}};
        quint64 seed = 7;
        auto at = std::make_unique<Sitting>(game, seed);
        QRandomGenerator random(5);
        for (const auto& way : kWays) {
            bool made = false;
            for (int step = 0; step < 600 && !made; ++step) {
                if (!at->untilMine()) {
                    if (at->table->waitingFor() == WaitingFor::NextDeal)
                        at->table->continueMatch();
                    else
                        at = std::make_unique<Sitting>(game, ++seed);
                    continue;
                }
                const std::vector<Gesture> gestures = at->view.presenter()->gestures();
                if (const std::optional<Gesture> ask = askAmong(gestures)) {
                    const QString words = at->wordsOf(*ask);
                    const int before = at->table->events();
                    QVERIFY2(at->makes(*ask, way.by, way.drag),
                             qPrintable(
                                 QStringLiteral("%1 by %2%3 (%4)")
                                     .arg(words)
                                     .arg(int(way.by))
                                     .arg(way.drag ? QStringLiteral(", dragged") : QString(), at->lastHint)));
                    QVERIFY(at->table->events() > before);
                    made = true;
                } else {
                    const auto& choices = at->table->choices();
                    QVERIFY(at->table->play(choices[size_t(random.bounded(int(choices.size())))].id));
                }
            }
            QVERIFY(made);
        }
    }

    /// Presses only Space, at every question of half a game: it presses the gold button once, and does
    /// nothing without a gold button.
    void spaceGivesNothingUp_data() { everyGame(); }
    void spaceGivesNothingUp() {
        QFETCH(QString, game);
        Sitting at(game, 21);
        QRandomGenerator random(4);
        for (int question = 0; question < 25; ++question) {
            if (!at.untilMine()) {
                if (at.table->waitingFor() != WaitingFor::NextDeal) break;
                at.table->continueMatch();
                continue;
            }
            int gold = -1;
            for (const Gesture& gesture : at.view.input().buttons())
                if (gesture.button->isDefault) gold = gesture.choice;
            at.chosen.clear();
            const auto spy = QObject::connect(&at.view.input(), &TableInput::chosen, &at.view,
                                              [&](int choice, qint64) { at.chosen.append(choice); });
            at.person.key(Qt::Key_Space);
            if (gold < 0) {
                at.person.key(Qt::Key_Space);
                at.person.key(Qt::Key_Space);
            }
            QObject::disconnect(spy);
            QCOMPARE(at.chosen, gold < 0 ? QList<int>() : QList<int>{gold});
            const auto& choices = at.table->choices();
            if (gold < 0) QVERIFY(at.table->play(choices[size_t(random.bounded(int(choices.size())))].id));
        }
    }

    void keyboardAlone_data() { everyGame(); }
    void keyboardAlone() { playsADeal(By::Keys, 11); }
    void mouseAlone_data() { everyGame(); }
    void mouseAlone() { playsADeal(By::Mouse, 12); }
    void fingerAlone_data() { everyGame(); }
    void fingerAlone() {
        // Two taps of this test are faster than those of a finger.
        const int usual = QApplication::doubleClickInterval();
        QApplication::setDoubleClickInterval(0);
        playsADeal(By::Finger, 12);
        QApplication::setDoubleClickInterval(usual);
    }

  private:
    /// A round (at most 400 moves), every move made in that way.
    static void playsADeal(By by, quint64 seed) {
        QFETCH(QString, game);
        Sitting at(game, seed, by == By::Mouse);
        QRandomGenerator random(3);
        int moves = 0;
        while (moves < 400 && at.untilMine()) {
            const std::vector<Gesture> gestures = at.view.presenter()->gestures();
            QVERIFY(!gestures.empty());
            const Gesture& gesture = gestures[size_t(random.bounded(int(gestures.size())))];
            const QString words = at.wordsOf(gesture);
            QVERIFY2(at.makes(gesture, by),
                     qPrintable(QStringLiteral("move %1: %2 (%3)").arg(moves).arg(words, at.lastHint)));
            ++moves;
        }
        QVERIFY2(at.table->waitingFor() == WaitingFor::NextDeal ||
                     at.table->waitingFor() == WaitingFor::Over || moves == 400,
                 qPrintable(at.lastHint));
        QVERIFY(moves > 3 || !isFinished(game));
    }
};

TACKLEBOX_QTEST(GamesByHandTest)
#include "games_by_hand_test.moc"
