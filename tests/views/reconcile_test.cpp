// After any play, hurry, resize or drag, at any moment: once motion has ended, the table shows the state of
// the model.
#include "tests/support/environment.h"
#include "tests/support/qttest.h"
#include "tests/views/stagedtable.h"
#include "views/scene/input/tableinput.h"

using namespace tacklebox;
using namespace tacklebox::testing;
using testing::Staged;

namespace {

const int kUsualGames = moreAsShipped(30, 20);
constexpr int kMostSteps = 1200; ///< random players may not finish a game

int gamesToShow() {
    bool given = false;
    const int games = qEnvironmentVariableIntValue("TACKLEBOX_SHOWN_GAMES", &given);
    return given && games > 0 ? games : kUsualGames;
}

/// A fully shown table of three people, at which somebody is to move.
std::unique_ptr<Table> tableToPlay(const QString& game) {
    auto table = openQuick(planOf(game, 3, 0, 11));
    return table;
}

bool untilSomebodyMoves(Staged& staged) {
    for (int i = 0; i < 40 && staged.table.waitingFor() != WaitingFor::Person; ++i) {
        if (staged.table.waitingFor() == WaitingFor::HideCards) staged.table.cover();
        if (staged.table.waitingFor() == WaitingFor::HandOver) staged.table.reveal(staged.table.seatToAct());
        if (!staged.untilIdle()) return false;
        untilWaitingFor(staged.table, 1000);
    }
    return staged.untilIdle() && staged.table.waitingFor() == WaitingFor::Person;
}

} // namespace

class ReconcileTest : public QObject {
    Q_OBJECT

  private slots:
    void randomGamesEndInTheModelsState() {
        FaceStore faces(blankFace);
        int played = 0, catchUps = 0;
        for (int number = 0; number < gamesToShow(); ++number) {
            Random random(std::uint64_t(number) + 1);
            const QString& game = kGames[number % kGames.size()];
            ++played;
            int least = 0, most = 0;
            withGame(game.toStdString(), [&]<class G>() { least = G::kLeastSeats, most = G::kMostSeats; });
            const int seats = least + random.below(most - least + 1);
            const bool alone = number % 20 == 7; // bots answer from another thread
            auto table =
                openQuick(planOf(game, alone ? 1 : seats, alone ? seats - 1 : 0, quint64(number) + 1));
            QVERIFY(table);
            Staged staged(faces, *table);
            QVERIFY2(staged.presenter, qPrintable(game));
            bool over = false;
            for (int steps = 0; steps < kMostSteps && !over; ++steps) {
                if (table->waitingFor() == WaitingFor::Bot) {
                    QVERIFY2(staged.untilIdle(), qPrintable(game));
                    if (!untilWaitingFor(*table, 20)) continue;
                }
                switch (table->waitingFor()) {
                case WaitingFor::Over: over = true; break;
                case WaitingFor::NextDeal:
                    over = random.below(2) == 0;
                    if (!over) table->continueMatch();
                    break;
                case WaitingFor::HideCards: table->cover(); break;
                case WaitingFor::HandOver: table->reveal(table->seatToAct()); break;
                case WaitingFor::Person: QVERIFY(playAny(*table, random)); break;
                case WaitingFor::Bot: break;
                }
                staged.disturb(random);
                if (random.below(6) == 0) {
                    QVERIFY2(staged.untilIdle(), qPrintable(game));
                    QVERIFY2(
                        staged.director.settled(),
                        qPrintable(QStringLiteral("%1, game %2, step %3").arg(game).arg(number).arg(steps)));
                }
            }
            QVERIFY2(staged.untilIdle(), qPrintable(game));
            QVERIFY(staged.director.settled());
            QVERIFY(staged.presenter->agrees());
            QCOMPARE(staged.presenter->shownUpTo(), table->events());
            QCOMPARE(staged.wrong, 0);
            catchUps += staged.caughtUp;
        }
        QVERIFY(catchUps > played); // not everything was shown at once
    }

    void aCoveredHandIsGoneAtOnce() {
        for (const QString& game : kGames) {
            FaceStore faces(blankFace);
            auto table = openQuick(planOf(game, 3, 0, 5));
            QVERIFY(table);
            Staged staged(faces, *table);
            for (int i = 0; i < 40 && table->waitingFor() != WaitingFor::Person; ++i) {
                if (table->waitingFor() == WaitingFor::HandOver) table->reveal(table->seatToAct());
                QVERIFY(staged.untilIdle());
                untilWaitingFor(*table, 1000);
            }
            QCOMPARE(table->waitingFor(), WaitingFor::Person);
            const PileId hand = handOf(table->viewer());
            QVERIFY(staged.scene.picture().zone(hand));
            const auto faceShown = [&] {
                const ZonePicture* zone = staged.scene.picture().zone(hand);
                return zone && std::any_of(zone->cards.begin(), zone->cards.end(),
                                           [](const CardPicture& card) { return card.face != kHidden; });
            };
            QVERIFY(faceShown());
            table->cover(); // no time passes in between, and no event is processed
            QCOMPARE(table->viewer(), kNoSeat);
            QVERIFY2(!faceShown(), qPrintable(game));
            QVERIFY(staged.scene.settled());
        }
    }

    void everyEventIsShownOnceAndInOrder() {
        for (const QString& game : kGames) {
            FaceStore faces(blankFace);
            auto table = tableToPlay(game);
            QVERIFY(table);
            Staged staged(faces, *table);
            int next = table->events();
            bool inOrder = true;
            connect(&staged.director, &Director::showing, this,
                    [&](int number) { inOrder &= number == next++; });
            Random random(3);
            for (int moves = 0; moves < 30 && untilSomebodyMoves(staged); ++moves) {
                QVERIFY(playAny(*table, random));
                if (random.below(3) == 0) staged.director.skipMotion();
            }
            QVERIFY(staged.untilIdle());
            QVERIFY2(inOrder, qPrintable(game));
            QCOMPARE(next, table->events());
        }
    }

    // When the event of a card is reported, the card has arrived, or is face up at a waypoint: fewer cards
    // are flying to its pile than have unreported events.
    void nothingIsReportedBeforeItIsShown() {
        for (const QString& game : kGames) {
            FaceStore faces(blankFace);
            auto table = tableToPlay(game);
            QVERIFY(table);
            Staged staged(faces, *table);
            int moves = 0, early = 0;
            const auto movedTo = [&](int number) -> std::optional<PileId> {
                const auto event = table->event(number);
                const Moved* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
                return moved ? std::optional(moved->to) : std::nullopt;
            };
            connect(&staged.director, &Director::showing, this, [&](int number) {
                const auto place = movedTo(number);
                if (!place) return;
                int rest = 0;
                for (int other = number; other < staged.presenter->shownUpTo(); ++other)
                    rest += movedTo(other) == place;
                early += staged.scene.arriving(*place) >= rest; // this card itself has arrived
                ++moves;
            });
            Random random(5);
            for (int turns = 0; turns < 40 && untilSomebodyMoves(staged); ++turns)
                QVERIFY(playAny(*table, random));
            QVERIFY(staged.untilIdle());
            QVERIFY2(moves > 5, qPrintable(game));
            QVERIFY2(early == 0, qPrintable(game));
        }
    }

    // A button, a lit card or a target appears only after the events that cause it, unless it was there
    // before. Once everything has been shown, all choices are offered.
    void nothingIsOfferedBeforeItsCauseIsShown() {
        for (const QString& game : kGames) {
            FaceStore faces(blankFace);
            auto table = tableToPlay(game);
            QVERIFY(table);
            Staged staged(faces, *table);
            TableInput input(staged.scene);
            input.setPresenter(staged.presenter.get());
            QStringList offered;
            int early = 0, kept = 0, withheld = 0, whole = 0;
            const auto choices = [&] {
                QStringList all;
                for (const Gesture& gesture : input.buttons())
                    all << QString::number(gesture.choice);
                for (const CardRef& spot : input.highlights().playable)
                    all << QStringLiteral("card %1").arg(spot.index);
                return all;
            };
            const auto look = [&] {
                input.refresh();
                const QStringList now = choices();
                if (table->isAllShown()) {
                    offered = now;
                    whole += !now.isEmpty();
                    return;
                }
                for (const QString& choice : now)
                    if (!choice.startsWith(QLatin1String("card"))) {
                        early += !offered.contains(choice);
                        ++kept;
                    }
                withheld += now.isEmpty() && !table->choices().empty();
            };
            connect(&staged.director, &Director::showing, this, look);
            connect(table.get(), &Table::allShown, this, look);
            connect(table.get(), &Table::happened, this, look);
            connect(table.get(), &Table::waitingForChanged, this, look);
            Random random(7);
            for (int turns = 0; turns < 40 && untilSomebodyMoves(staged); ++turns) {
                look();
                QVERIFY(playAny(*table, random));
            }
            QVERIFY(staged.untilIdle());
            QVERIFY2(early == 0, qPrintable(QStringLiteral("%1: %2 of %3").arg(game).arg(early).arg(kept)));
            QVERIFY2(whole > 0, qPrintable(game));
            QVERIFY2(withheld > 0, qPrintable(game));
        }
    }

    void hurryingEndsAllMotion() {
        for (const QString& game : kGames) {
            FaceStore faces(blankFace);
            auto table = tableToPlay(game);
            QVERIFY(table);
            Staged staged(faces, *table);
            Random random(3);
            bool moved = false;
            for (int moves = 0; moves < 40 && untilSomebodyMoves(staged); ++moves) {
                QVERIFY(playAny(*table, random));
                staged.scene.frameClock().advance(
                    random.below(800)); // a card may fly only after its announcement
                moved |= staged.scene.moving() && staged.director.backlogMillis() > 0;
                staged.director.skipMotion();
                QVERIFY(staged.director.idle());
                QVERIFY2(staged.director.settled(), qPrintable(game));
                QCOMPARE(staged.director.backlogMillis(), 0);
                QVERIFY(!staged.scene.frameClock().running() || !staged.scene.moving());
            }
            QVERIFY2(moved, qPrintable(game));
        }
    }

    void withoutMotionNothingMoves() {
        for (const QString& game : kGames) {
            FaceStore faces(blankFace);
            auto table = tableToPlay(game);
            QVERIFY(table);
            Staged staged(faces, *table);
            staged.director.setMotion({.pace = Pace::Off});
            Random random(3);
            for (int moves = 0; moves < 30 && untilSomebodyMoves(staged); ++moves) {
                QVERIFY(playAny(*table, random));
                QVERIFY(!staged.scene.moving());
                QVERIFY2(staged.director.settled(), qPrintable(game));
            }
        }
    }
};

TACKLEBOX_QTEST(ReconcileTest)
#include "reconcile_test.moc"
