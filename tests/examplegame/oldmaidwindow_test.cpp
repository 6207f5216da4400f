// Old Maid in the window, with the usual table, hints and reviews: a game without any views of its own.
#include "app/desktop/commandline.h"
#include "app/desktop/language.h"
#include "app/desktop/mainwindow.h"
#include "app/desktop/tablepage.h"
#include "model/host/host.h"
#include "model/table/dealreview.h"
#include "tests/examplegame/oldmaid.h"
#include "tests/support/eventloop.h"
#include "tests/support/qttest.h"
#include "tests/support/usewindow.h"
#include "tests/views/playedtable.h"
#include "tests/views/tableperson.h"
#include "views/dialogs/lastplans.h"
#include "views/dialogs/rulespage.h"
#include "views/dialogs/rulesreader.h"
#include "views/games/common/defaulttable.h"
#include "views/games/games.h"
#include "views/scene/accessible/accessibletable.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/settings/settings.h"

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

constexpr int kNext = 0, kAnyone = 1;

struct Opened {
    explicit Opened(int from) : language(*qApp), window(language, MainWindow::Memory::None) {
        TablePlan plan = firstPlan(QStringLiteral("old-maid"));
        plan.seats = readSeats(QStringLiteral("you:Ana,minnow,minnow"), &error);
        plan.options = {{std::int16_t(from), 1}};
        plan.seed = 3;
        useWindow(window);
        window.setPace(Pace::Off);
        window.openTable(plan, &error);
        person.emplace(view());
    }
    Table& table() { return *window.tablePage().table(); }
    TableView& view() { return window.tablePage().view(); }

    /// Waits for a choice of the person. False if the deal has ended.
    bool untilMine() {
        const auto ended = [this] { return table().waitingFor() == WaitingFor::Over; };
        const bool comes = until([&] {
            return ended() || (table().waitingFor() == WaitingFor::Person && view().director().idle() &&
                               view().presenter()->agrees());
        });
        if (!comes) qWarning("nobody is due");
        QCoreApplication::processEvents();
        return comes && !ended();
    }
    QPoint seatPoint(Seat seat) {
        return person->at(person->find([seat](QAccessibleInterface& found) {
            auto* node = qobject_cast<AccessibleNode*>(found.object());
            return node && node->kind() == AccessibleNode::Kind::SeatPanel && node->seat == seat;
        }));
    }

    QString error;
    Language language;
    MainWindow window;
    std::optional<Person> person;
};

FacesByPile pilesOf(const OldMaid::Observation& observation) {
    FacesByPile piles;
    for (const PileCards& one : TableTraits<OldMaid>::piles(observation))
        piles.emplace_back(one.pile, listed(one.faces));
    return piles;
}

} // namespace

class OldMaidWindowTest : public QObject {
    Q_OBJECT

  private slots:
    void randomMatchesAreShownAndPlayableByHand() {
        playAndHold<OldMaid>(30, 400, {Options{{kNext, 1}}, Options{{kAnyone, 2}}}, pilesOf,
                             [](const OldMaid::State&, Seat, const MoveList<OldMaid::Move>& moves,
                                Random& random) { return random.below(moves.size()); });
    }

    void aDealByMouse() {
        Opened at(kAnyone);
        QVERIFY2(at.error.isEmpty(), qPrintable(at.error));
        int moves = 0;
        for (; at.untilMine(); ++moves) {
            const int before = at.table().events();
            const auto move = at.table().choices().back().move.as<OldMaid::Move>();
            at.person->click(at.seatPoint(move.target));
            QTRY_VERIFY(at.table().events() > before);
        }
        QVERIFY(moves > 0);
    }

    void aDealByKeys() {
        Opened at(kNext);
        int moves = 0;
        for (; at.untilMine(); ++moves) {
            const int before = at.table().events();
            at.person->key(Qt::Key_Space); // the only move is the default button
            QTRY_VERIFY(at.table().events() > before);
        }
        QVERIFY(moves > 0);
    }

    void aHintSaysWhomToDrawFrom() {
        Opened at(kAnyone);
        QVERIFY(at.untilMine());
        QVERIFY(at.table().choices().size() > 1);
        at.person->key(Qt::Key_F2);
        QTRY_VERIFY(at.table().hint());
        QVERIFY2(at.table().hint()->words.contains(QStringLiteral("Draw from")),
                 qPrintable(at.table().hint()->words));
        QVERIFY2(at.table().hint()->reason.contains(QStringLiteral("chance that you win")),
                 qPrintable(at.table().hint()->reason));
    }

    void aReviewValuesTheMoves() {
        const AnyGame& game = anyGame<OldMaid>();
        AnySetup setup{.options = {{kAnyone, 1}}, .seats = 3, .seed = 4};
        setup.layout = game.drawnLayout(setup.seed, setup.options, setup.seats);
        std::vector<std::unique_ptr<AnyBot>> bots;
        for (Seat seat = 0; seat < 3; ++seat)
            bots.push_back(game.makeBot(Level::Random, seat, seat));
        AnyHost host(game.begin(setup), std::move(bots));
        while (host.botsMove()) {
        }
        const auto review = reviewOf(host.match(), Names{{"Ann", "Ben", "Cleo"}, 0},
                                     {.seat = 0, .decisionPlayouts = 60, .pointPlayouts = 20});
        QVERIFY(review && !review->decisions.empty() && !review->line.empty());
        QVERIFY(!review->summary.isEmpty());
    }

    void theRulesAreItsRulings() {
        RulesReader reader(QStringLiteral("en"));
        reader.open(QStringLiteral("old-maid"));
        QVERIFY(reader.page()->toPlainText().contains(QStringLiteral("OM-5 The game ends")));
    }

    void theLobbyAndTheNewTableHaveIt() {
        const GameInfo* info = gameInfo(QStringLiteral("old-maid"));
        QVERIFY(info && info->line && info->motto && info->target);
        QCOMPARE(optionInfo(info->id, info->options[0]).choices, QStringList({"Next", "Anyone"}));
        QCOMPARE(endingTitle(info->id, QStringLiteral("old-maid")), QStringLiteral("Old maid"));
        Language language(*qApp);
        MainWindow window(language, MainWindow::Memory::None);
        useWindow(window);
        QVERIFY(!window.grab().isNull()); // its poster is drawn without a picture of its own
    }
};

TACKLEBOX_QTEST(OldMaidWindowTest)

#include "oldmaidwindow_test.moc"
