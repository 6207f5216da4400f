// The first deal of a new match is animated in every game, and nothing is announced or offered before it
// ends.
#include "tests/support/qttest.h"
#include "tests/views/stagedtable.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/speechbubbles.h"

#include <algorithm>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// A table with a scene and a director, without a window; the test advances the clock.
struct Opened {
    explicit Opened(const QString& game, MotionSettings motion = {}, Opening opening = Opening::Dealt)
        : table(openQuick(planOf(game, 1, 2, 7))), scene(faces), director(scene),
          presenter(makePresenter(*table)) {
        scene.frameClock().setManual();
        scene.setSceneRect(0, 0, 1280, 732);
        director.setSize({1280, 732}, 1);
        director.setMotion(motion);
        QObject::connect(&director, &Director::showing, &scene,
                         [this](int number) { told.push_back(number); });
        QObject::connect(&director, &Director::caughtUp, &scene, [this] { ++caughtUp; });
        dealt = table->events();
        director.setPresenter(presenter.get(), opening);
        table->setWatched(true);
    }
    ~Opened() { director.setPresenter(nullptr); }

    /// Cards at rest in the hands.
    int lying() const {
        int cards = 0;
        for (const ZonePicture& zone : scene.picture().zones)
            if (zone.place.kind == PileKind::Hand)
                cards += int(zone.cards.size()) - scene.arriving(zone.place);
        return cards;
    }
    int inHands() const {
        int cards = 0;
        for (const ZonePicture& zone : presenter->picture().zones)
            if (zone.place.kind == PileKind::Hand) cards += int(zone.cards.size());
        return cards;
    }
    bool anyOffered() const {
        return std::any_of(table->choices().begin(), table->choices().end(),
                           [this](const TableChoice& choice) { return table->isOffered(choice.id); });
    }
    /// Advances until all events of the opening have been shown. Returns the milliseconds.
    int untilDealt() {
        int millis = 0;
        while ((presenter->shownUpTo() < dealt || !director.idle()) && millis < 30'000) {
            scene.frameClock().advance(10);
            millis += 10;
        }
        return millis;
    }

    FaceStore faces{testing::blankFace};
    std::unique_ptr<Table> table;
    TableScene scene;
    Director director;
    std::unique_ptr<Presenter> presenter;
    std::vector<int> told;
    int dealt = 0, caughtUp = 0;
};

} // namespace

class FirstDealTest : public QObject {
    Q_OBJECT

  private slots:
    void theDealWaitsUntilTheTableIsVisible() {
        for (const QString& game : kGames) {
            Opened at(game);
            at.scene.frameClock().advance(5000);
            QCOMPARE(at.lying(), 0);
            for (const SeatPicture& seat : at.scene.picture().seats)
                QVERIFY2(!seat.out && !seat.inTurn && seat.note.isEmpty(), qPrintable(game + seat.note));
            QVERIFY(at.told.empty());
            QVERIFY(!at.table->isAllShown());
            QVERIFY2(!at.anyOffered(), qPrintable(game));
            QVERIFY(!at.director.idle() && !at.director.settled());
        }
    }

    void movesAreOfferedAfterAllCardsHaveArrived() {
        for (const QString& game : kGames) {
            Opened at(game);
            at.director.begin();
            int before = at.lying(), steps = 0;
            for (int millis = 0; millis < 30'000 && !at.director.idle(); millis += 10) {
                at.scene.frameClock().advance(10);
                QVERIFY(at.table->isAllShown() || !at.anyOffered());
                steps += at.lying() > before;
                before = at.lying();
            }
            QVERIFY2(steps >= 8, qPrintable(QStringLiteral("%1: %2").arg(game).arg(steps)));
            QVERIFY(at.director.settled() && at.table->isAllShown());
            QCOMPARE(at.caughtUp, 1);
            for (std::size_t i = 0; i < at.told.size(); ++i)
                QCOMPARE(at.told[i], int(i));
            QCOMPARE(int(at.told.size()), at.table->events());
        }
    }

    // Each dealt card makes a sound on arrival: by its event, or without an event by dealt().
    void everyDealtCardMakesASound() {
        for (const QString& game : kFinishedGames) { // a draft may lay cards with the deal
            Opened at(game);
            int events = 0, heard = 0, before = 0;
            for (int number = 0; number < at.dealt; ++number)
                if (const auto event = at.table->event(number))
                    if (const auto* moved = std::get_if<Moved>(&event->what))
                        events += moved->to.kind == PileKind::Hand;
            connect(&at.director, &Director::dealt, this, [&](Seat to) {
                QVERIFY(to < at.table->seats());
                ++heard;
            });
            at.director.begin();
            const int cards = events > 0 ? 0 : at.inHands();
            int beats = 0;
            for (int millis = 0; millis < 5'000; millis += 10) {
                at.scene.frameClock().advance(10);
                if (heard > before) QVERIFY(heard <= at.lying());
                if (heard < cards) { // no player is asked yet
                    for (const SeatPicture& seat : at.scene.picture().seats)
                        QVERIFY2(seat.note.isEmpty() && !seat.mustAct, qPrintable(game + seat.note));
                    for (const ZonePicture& zone : at.scene.picture().zones)
                        QVERIFY2(zone.emptyWords.isEmpty(), qPrintable(zone.emptyWords));
                }
                beats += heard > before;
                before = heard;
            }
            QCOMPARE(heard, cards);
            QVERIFY2(cards == 0 || beats >= 8, qPrintable(QStringLiteral("%1: %2").arg(game).arg(beats)));
        }
    }

    void theDealCanBeHurriedAtAnyTime() {
        for (const QString& game : kGames)
            for (const int moment : {0, 1, 300, 900}) {
                Opened at(game);
                if (moment > 0) at.director.begin();
                at.scene.frameClock().advance(moment);
                at.director.skipMotion();
                QVERIFY(at.director.idle() && at.director.settled() && at.table->isAllShown());
                QCOMPARE(at.lying(), at.inHands());
                QCOMPARE(int(at.told.size()), at.table->events());
            }
    }

    void withoutMotionAllCardsAreThereAtOnce() {
        MotionSettings off;
        off.pace = Pace::Off;
        for (const QString& game : kGames) {
            Opened at(game, off);
            QVERIFY(at.director.idle() && at.director.settled());
            QVERIFY(at.told.empty());
            Opened resumed(game, {}, Opening::AsItStands);
            QVERIFY(resumed.director.idle() && resumed.director.settled() && resumed.told.empty());
            QCOMPARE(resumed.lying(), resumed.inHands());
        }
    }

    // A match resumed during an ask shows the line and the question again.
    void anOpenAskShowsItsLineAndQuestion() {
        for (const QString& game : kGames) {
            int open = 0;
            for (quint64 seed = 1; seed <= 4; ++seed) {
                const auto table = openQuick(planOf(game, 1, 2, seed, Level::Minnow));
                TableRules rules = quick();
                rules.answerForMe = false;
                table->setTableRules(rules);
                FaceStore faces(testing::blankFace);
                Random random(seed);
                testing::Staged seen(faces, *table);
                const auto untilAsked = [&] { // bots wait for the animation
                    for (int i = 0;
                         i < 2000 && (table->waitingFor() == WaitingFor::Bot || !seen.director.idle()); ++i) {
                        seen.untilIdle();
                        if (table->waitingFor() == WaitingFor::Bot) untilWaitingFor(*table, 5);
                    }
                    return table->waitingFor() == WaitingFor::Person && seen.director.idle();
                };
                for (int moves = 0; moves < 30 && untilAsked(); ++moves) {
                    if (seen.scene.fishingLine().line()) {
                        const auto line = seen.scene.fishingLine().line();
                        const QString asked = seen.scene.bubbles().speech().words;
                        const bool stands = seen.scene.bubbles().speech().millis < 0;
                        seen.director.setPresenter(seen.presenter.get()); // as on opening
                        QVERIFY(seen.scene.fishingLine().line() == line);
                        if (stands) {
                            ++open;
                            QCOMPARE(seen.scene.bubbles().speech().words, asked);
                            QVERIFY(seen.scene.bubbles().speech().millis < 0);
                            seen.director.reconcile(); // also after a resize
                            QCOMPARE(seen.scene.bubbles().speech().words, asked);
                        }
                    }
                    const auto& choices = table->choices();
                    if (!table->play(choices[std::size_t(random.below(int(choices.size())))].id)) break;
                }
            }
            // The other games have no asks, or answer them without a question.
            const bool asks = game == QLatin1String("twisted-fish") || game == QLatin1String("rainbow-fish");
            QVERIFY2(!asks || open > 2, qPrintable(QStringLiteral("%1: %2").arg(game).arg(open)));
        }
    }

    void reducedMotionShowsTheDealInOrder() {
        MotionSettings reduced;
        reduced.reduced = true;
        for (const QString& game : kGames) {
            Opened at(game, reduced);
            QVERIFY(!at.anyOffered());
            at.director.begin();
            QVERIFY2(at.untilDealt() < 10'000, qPrintable(game));
            QVERIFY(at.director.settled() && at.table->isAllShown());
            QCOMPARE(int(at.told.size()), at.table->events());
        }
    }
};

TACKLEBOX_QTEST(FirstDealTest)
#include "firstdeal_test.moc"
