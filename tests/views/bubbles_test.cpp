// Speech bubbles at the table: speaker, colour, position and duration.
#include "tests/support/qttest.h"
#include "tests/views/stagedtable.h"
#include "views/scene/items/carditem.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/noteitem.h"
#include "views/scene/items/overlays.h"
#include "views/scene/items/passingitems.h"
#include "views/scene/items/propitems.h"
#include "views/scene/items/speechbubbles.h"
#include "views/settings/settings.h"

#include <QScopeGuard>

#include <QPainter>

#include <utility>

using namespace tacklebox;
using namespace tacklebox::testing;
using testing::Staged;

class BubblesTest : public QObject {
    Q_OBJECT

  private slots:
    void aQuestionStaysUntilItIsAnswered();
    void hitsAndMissesHaveTheirColours();
    void bubblesDoNotCoverText();
    void noTailCoversTheAsk();
    void theViewerSpeaksBesideCaptions();
    void aBubbleDoesNotCoverTheFishThatItSpeaksOf();
    void aQuestionShowsItsCard();
    void theLastAskedPlayerShowsTheAsk();
    void theHookedPlayerHasTheRing();
    void aSearcherSpeaksBesideTheStepsOfTheTurn();
    void aGiftRestsBelowItsBubble();
    void aFaceDownGiftRestsOnNoPile();
    void aGiftRestsAboveThePromptBar();
    void aQuestionDoesNotCoverTheAskedPlayersChip();
    void nobodySaysTheirOwnName();
    void aRemarkIsReadBeforeItIsEnded();
    void theTableWaitsWhileTextIsRead();
    void aCatchIsAnnouncedWhileItIsVisible();
    void anEarlyZingerIsShown();
    void noDieCoversARemark();
    void noPointsCoverARemark();
    void aKeeperSpeaksBesideTheirCard();
    void aKeeperCoversNobodysCard();
    void bubblesAndPopupsDoNotOverlap();
    void aRemarkCoversNoCaption();
    void wordsKeepOffTheEdgeOfTheirBubble();
    void aRefusalIsUnderNoPopup();
    void theViewerSpeaksBesideTheLake();
    void cardsInAFanShowTheirIndices();
    void ringsOnWaterAreRound();
    void wordsBreakWhereTheyWereMeasured();

  private:
    /// Plays a match of four seats, some of them people who make random moves. Calls `look` every
    /// 40 milliseconds.
    static void watch(const QString& game, quint64 seed, const std::function<void(Staged&)>& look,
                      int people = 0, int steps = 2500);
    /// The same; calls `look` when a card given from hand to hand is reported, at a waypoint.
    static void watchGifts(const QString& game, quint64 seed, int people,
                           const std::function<void(Staged&, const Moved&)>& look);
};

void BubblesTest::watch(const QString& game, quint64 seed, const std::function<void(Staged&)>& look,
                        int people, int steps) {
    FaceStore faces(testing::blankFace);
    const auto table = openQuick(planOf(game, people, 4 - people, seed));
    QVERIFY(table);
    Staged staged(faces, *table);
    if (people > 0) staged.director.setPromptBarHeight(58);
    Random random(seed);
    staged.director.setVoices(false);
    for (int i = 0; i < steps && (table->waitingFor() != WaitingFor::Over || !staged.director.idle()); ++i) {
        staged.scene.frameClock().advance(40);
        tacklebox::testing::untilIdle();
        // On a busy machine, wait for the bots before the frame clock advances.
        const int before = table->events();
        QVERIFY(until([&] {
            return !staged.director.idle() || table->waitingFor() != WaitingFor::Bot ||
                   table->events() != before;
        }));
        look(staged);
        if (table->waitingFor() == WaitingFor::Person && staged.director.idle())
            table->play(table->choices()[std::size_t(random.below(int(table->choices().size())))].id);
        if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
    }
}

void BubblesTest::aQuestionStaysUntilItIsAnswered() {
    int asked = 0;
    watch(QStringLiteral("go-fish"), 3, [&](Staged& staged) {
        const auto line = staged.scene.fishingLine().line();
        if (!line) return;
        const TableScene::Speech speech = staged.scene.bubbles().speech();
        QCOMPARE(speech.seat, line->from);
        QVERIFY(speech.words.contains(u'?'));
        ++asked;
    });
    QVERIFY(asked > 100);
}

namespace {

/// The visible cards in flight.
std::vector<const CardItem*> flyingCards(const TableScene& scene) {
    std::vector<const CardItem*> cards;
    for (const QGraphicsItem* item : scene.items())
        if (const auto* card = dynamic_cast<const CardItem*>(item);
            card && card->isVisible() && card->zValue() > layer::kFlying)
            cards.push_back(card);
    return cards;
}

} // namespace

/// Caption in the middle: the bubble is above the player's hand. Caption at one end of the table: the bubble
/// is right beside it.
void BubblesTest::theViewerSpeaksBesideCaptions() {
    FaceStore faces(testing::blankFace);
    const auto table = openQuick(planOf(QStringLiteral("twisted-fish"), 1, 3, 3));
    Staged staged(faces, *table);
    staged.director.setPromptBarHeight(58);
    const Seat me = table->viewer();
    const QRectF open = staged.scene.openRect();
    const qreal hand = staged.scene.zoneRect(handOf(me)).center().x();
    for (const qreal x : {hand, open.right() - 160, open.left() + 160}) {
        auto words = props::caption(staged.scene.paintContext(), QStringLiteral("Divine Intervention"),
                                    QStringLiteral("Not today: the Zinger is stopped."), 600);
        const QSizeF size = words->size();
        const QPointF middle(x, open.bottom() - size.height() / 2);
        staged.scene.perform(std::move(words), {.z = layer::kEffectWords, .at = middle, .millis = 5000});
        staged.scene.frameClock().advance(16);
        staged.scene.bubbles().say({.seat = me, .words = QStringLiteral("Not today."), .millis = 2000});
        const BubbleItem* said = nullptr;
        for (const QGraphicsItem* item : staged.scene.items())
            if (const auto* bubble = dynamic_cast<const BubbleItem*>(item)) said = bubble;
        QVERIFY(said);
        const QRectF plate(middle - QPointF(size.width() / 2, size.height() / 2), size);
        QVERIFY(!said->box().intersects(plate));
        QVERIFY(open.contains(said->box()));
        if (x != hand)
            QVERIFY2(said->box().adjusted(-60, -60, 60, 60).intersects(plate),
                     qPrintable(QString::number(x)));
        staged.scene.frameClock().advance(6000);
    }
}

/// The answering player's bubble is below the chip with the ask.
void BubblesTest::noTailCoversTheAsk() {
    for (const char* game : {"go-fish", "twisted-fish", "rainbow-fish"}) {
        int answers = 0, covered = 0;
        watch(QLatin1String(game), 3, [&](Staged& staged) {
            const TableLayout& layout = staged.scene.layout();
            for (const QGraphicsItem* item : staged.scene.items()) {
                const auto* bubble = dynamic_cast<const BubbleItem*>(item);
                if (!bubble || bubble->words() != staged.scene.bubbles().speech().words) continue;
                for (const SeatPicture& seat : staged.scene.picture().seats) {
                    const QRectF chip = layout.chips[seat.seat];
                    if (seat.note.isEmpty() || chip.isEmpty()) continue;
                    answers += seat.seat == staged.scene.bubbles().speech().seat;
                    const QRectF tail(bubble->tip() - QPointF(2, 0),
                                      QPointF(bubble->tip().x() + 2, bubble->box().top()));
                    covered += tail.adjusted(0, 2, 0, 0).intersects(chip);
                }
            }
        });
        QVERIFY2(answers > 20, game);
        QVERIFY2(covered == 0,
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(game).arg(covered).arg(answers)));
    }
}

/// The bubble appears while the card is still face up on its way.
void BubblesTest::aCatchIsAnnouncedWhileItIsVisible() {
    for (const char* game : {"go-fish", "twisted-fish", "rainbow-fish"}) {
        int caught = 0, unseen = 0;
        QString before;
        for (quint64 seed = 3; caught == 0 && seed < 12; ++seed)
            watch(QLatin1String(game), seed, [&](Staged& staged) {
                const QString words = staged.scene.bubbles().speech().words;
                const bool begins = words != before && words == QLatin1String("Just what I fished for!");
                before = words;
                if (!begins) return;
                ++caught;
                unseen += flyingCards(staged.scene).empty();
            });
        QVERIFY2(caught > 0, game);
        QVERIFY2(unseen == 0, game);
    }
}

/// Each card is above its left neighbour, as in a hand; otherwise the corner with its index would be hidden.
void BubblesTest::cardsInAFanShowTheirIndices() {
    int fans = 0, hidden = 0;
    watch(QStringLiteral("go-fish"), 3, [&](Staged& staged) {
        const auto cards = flyingCards(staged.scene);
        for (const CardItem* one : cards)
            for (const CardItem* other : cards) {
                const QRectF left = one->sceneBoundingRect(), right = other->sceneBoundingRect();
                if (one->pos().y() != other->pos().y() || one->pos().x() >= other->pos().x() ||
                    left.height() != right.height() || !left.intersects(right))
                    continue;
                ++fans;
                hidden += one->zValue() > other->zValue();
            }
    });
    QVERIFY(fans > 4);
    QCOMPARE(hidden, 0);
}

void BubblesTest::ringsOnWaterAreRound() {
    int rings = 0;
    watch(QStringLiteral("go-fish"), 3, [&](Staged& staged) {
        const QPointF pond = staged.scene.zoneRect({PileKind::Pond}).center();
        for (const QGraphicsItem* item : staged.scene.items())
            if (const auto* ring = dynamic_cast<const RingItem*>(item);
                ring && QLineF(ring->boundingRect().center(), pond).length() < 2 && ring->isVisible() &&
                ring->zValue() < layer::kFlying) {
                QCOMPARE(ring->form(), RingShape::Water);
                ++rings;
            }
    });
    QVERIFY(rings > 4);
}

void BubblesTest::hitsAndMissesHaveTheirColours() {
    QSet<QString> hits, misses, others;
    watch(QStringLiteral("go-fish"), 3, [&](Staged& staged) {
        const TableScene::Speech speech = staged.scene.bubbles().speech();
        if (!speech.words.isEmpty())
            (speech.tone == BubbleTone::Hit    ? hits
             : speech.tone == BubbleTone::Miss ? misses
                                               : others)
                << speech.words;
    });
    QVERIFY(hits.contains(QStringLiteral("Here you are.")));
    QCOMPARE(misses, QSet<QString>{QStringLiteral("Go fish!")});
    QVERIFY(!others.intersects(hits) && !others.intersects(misses));
}

void BubblesTest::bubblesDoNotCoverText() {
    int said = 0;
    watch(QStringLiteral("what-the-fish"), 5, [&](Staged& staged) {
        const TableScene& scene = staged.scene;
        for (const QGraphicsItem* item : scene.items()) {
            const auto* bubble = dynamic_cast<const BubbleItem*>(item);
            if (!bubble) continue;
            ++said;
            // The tail points at the speaker and covers nothing.
            QVERIFY(bubble->boundingRect().height() - bubble->box().height() < 60);
            for (const NotePicture& note : scene.picture().notes)
                if (note.kind == NotePicture::Kind::Caption && !note.text.isEmpty()) {
                    const QRectF box = scene.layout().notes.at(note.id);
                    QVERIFY2(!box.intersects(bubble->box()), qPrintable(bubble->words() + note.text));
                }
        }
    });
    QVERIFY(said > 100);
}

// Everything said over the lane, for example "Not with me!", by opponents and by the viewer.
void BubblesTest::aBubbleDoesNotCoverTheFishThatItSpeaksOf() {
    for (const QSizeF size : {QSizeF(960, 532), QSizeF(1280, 732), QSizeF(2560, 1372)}) {
        FaceStore faces(testing::blankFace);
        int said = 0, mine = 0;
        for (quint64 seed = 1; seed < 5; ++seed) {
            const auto table = openQuick(planOf(QStringLiteral("what-the-fish"), 1, 3, seed));
            QVERIFY(table);
            Staged staged(faces, *table);
            staged.director.setVoices(false);
            staged.scene.setSceneRect(QRectF(QPointF(0, 0), size));
            staged.director.setPromptBarHeight(58 * size.height() / 732);
            staged.director.setSize(size, 1);
            Random random(seed);
            for (int i = 0; i < 1500 && table->waitingFor() != WaitingFor::Over; ++i) {
                staged.scene.frameClock().advance(40);
                tacklebox::testing::untilIdle();
                const auto& choices = table->choices();
                if (table->waitingFor() == WaitingFor::NextDeal)
                    table->continueMatch();
                else if (table->waitingFor() == WaitingFor::Person && staged.director.idle() &&
                         !choices.empty())
                    table->play(choices[std::size_t(random.below(int(choices.size())))].id);
                const ZonePicture* lane = laneOf(staged.scene.picture());
                if (!lane || lane->cards.empty()) continue;
                const QRectF fish = staged.scene.cardRect({lane->place, 0});
                for (const QGraphicsItem* item : staged.scene.items()) {
                    const auto* bubble = dynamic_cast<const BubbleItem*>(item);
                    if (!bubble) continue;
                    ++said;
                    mine += staged.scene.bubbles().speech().seat == table->viewer();
                    QVERIFY2(!bubble->box().intersects(fish),
                             qPrintable(QStringLiteral("%1 at %2").arg(bubble->words()).arg(size.width())));
                }
            }
        }
        QVERIFY2(said > 100 && mine > 10, qPrintable(QStringLiteral("%1 %2").arg(said).arg(mine)));
    }
}

// A bubble that asks for a single card shows it before the words; a bubble that asks for a rank shows no
// card, which would reveal too much.
void BubblesTest::aQuestionShowsItsCard() {
    for (const QString& game : kGames) {
        int shown = 0, asked = 0;
        watch(game, 3, [&](Staged& staged) {
            const TableScene::Speech speech = staged.scene.bubbles().speech();
            const auto line = staged.scene.fishingLine().line();
            asked += line && line->from == speech.seat;
            if (speech.card.file.isEmpty()) return;
            ++shown;
            QVERIFY(speech.words.endsWith(u'?') || speech.words.endsWith(u'!'));
            for (const QGraphicsItem* item : staged.scene.items())
                if (const auto* bubble = dynamic_cast<const BubbleItem*>(item)) {
                    QVERIFY(bubble->box().contains(bubble->cardBox()));
                    QVERIFY(bubble->cardBox().width() >= 20);
                }
        });
        const bool ofCards = game == QLatin1String("twisted-fish");
        QVERIFY2(ofCards ? shown > 100 && asked > 100 : shown == 0,
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(game).arg(shown).arg(asked)));
    }
}

// In the games with asks: a ring, a chip and an accessible description, from the cast of the line until the
// next ask or turn.
void BubblesTest::theLastAskedPlayerShowsTheAsk() {
    for (const char* game : {"go-fish", "twisted-fish", "rainbow-fish"}) {
        int hanging = 0, later = 0, early = 0;
        const auto look = [&](Staged& staged) {
            const SeatPicture* asked = nullptr;
            for (const SeatPicture& seat : staged.scene.picture().seats)
                if (seat.asked) {
                    QVERIFY(!asked);
                    asked = &seat;
                }
            const auto line = staged.scene.fishingLine().line();
            const TableScene::Speech speech = staged.scene.bubbles().speech();
            if (!line || speech.seat != line->from || !speech.words.endsWith(u'?')) {
                later += asked != nullptr;
                return;
            }
            ++hanging;
            if (!asked) {
                ++early; // a played card that asks finishes before the tags change
                return;
            }
            const Seat by = asked->seat == line->to ? line->from : line->to; // a Reverse has turned it
            const QString name = staged.table.plan().seats[by].name;
            if ((asked->seat != line->to && asked->seat != line->from) ||
                !asked->note.startsWith(name + u':')) {
                ++early;
                return;
            }
            QVERIFY2(asked->accessibleText.contains(QStringLiteral(", by %1").arg(name)),
                     qPrintable(asked->accessibleText));
            QVERIFY2(asked->note.endsWith(u'?'), qPrintable(asked->note));
        };
        for (quint64 seed = 1; seed < 20 && hanging < 20; ++seed)
            watch(QLatin1String(game), seed, look);
        QVERIFY2(hanging > 5 && later > 5 && 5 * early < hanging,
                 qPrintable(QStringLiteral("%1: %2, %3").arg(QLatin1String(game)).arg(hanging).arg(later)));
    }
}

// Also if a played card asks: the ring appears when the line hangs, not only when the card is at rest.
void BubblesTest::theHookedPlayerHasTheRing() {
    for (const char* game : {"go-fish", "twisted-fish", "rainbow-fish"}) {
        int hung = 0;
        const Staged* heard = nullptr;
        const auto look = [&](Staged& staged) {
            if (heard == &staged) return;
            heard = &staged;
            connect(&staged.director, &Director::lineArrived, this, [&hung, &staged](Seat at) {
                for (const SeatPicture& seat : staged.scene.picture().seats) {
                    if (seat.seat != at || (!seat.note.isEmpty() && !seat.note.endsWith(u'?'))) continue;
                    ++hung;
                    QVERIFY2(seat.asked, qPrintable(seat.accessibleText));
                }
            });
        };
        for (quint64 seed = 1; seed < 20 && hung < 60; ++seed) {
            heard = nullptr;
            watch(QLatin1String(game), seed, look);
        }
        QVERIFY2(hung > 5, game);
    }
}

/// With each number of seats, also at the smallest window size.
void BubblesTest::aSearcherSpeaksBesideTheStepsOfTheTurn() {
    for (const QSizeF size : {QSizeF(960, 532), QSizeF(1280, 732), QSizeF(2560, 1372)})
        for (int seats = 2; seats <= 6; ++seats) {
            FaceStore faces(testing::blankFace);
            const auto table = openQuick(planOf(QStringLiteral("platinum-fish"), 1, seats - 1, 4));
            QVERIFY(table);
            Staged staged(faces, *table);
            staged.scene.setSceneRect(QRectF(QPointF(0, 0), size));
            staged.director.setPromptBarHeight(58 * size.height() / 732);
            staged.director.setSize(size, 1);
            for (Seat seat = 1; seat < seats; ++seat) {
                staged.scene.bubbles().say(
                    {.seat = seat, .words = QStringLiteral("I'm after threes."), .millis = -1});
                const BubbleItem* bubble = nullptr;
                for (const QGraphicsItem* item : staged.scene.items())
                    if (const auto* said = dynamic_cast<const BubbleItem*>(item)) bubble = said;
                QVERIFY(bubble);
                for (const auto& [id, box] : staged.scene.layout().notes)
                    QVERIFY2(!box.intersects(bubble->box()),
                             qPrintable(QStringLiteral("%1 seats, %2 wide, seat %3, note %4")
                                            .arg(seats)
                                            .arg(size.width())
                                            .arg(seat)
                                            .arg(id)));
            }
        }
}

void BubblesTest::watchGifts(const QString& game, quint64 seed, int people,
                             const std::function<void(Staged&, const Moved&)>& look) {
    const Staged* watched = nullptr;
    QObject context;
    watch(
        game, seed,
        [&](Staged& staged) {
            if (std::exchange(watched, &staged) == &staged) return;
            connect(&staged.director, &Director::showing, &context, [&](int number) {
                const auto event = staged.table.event(number);
                const Moved* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
                if (moved && moved->from.kind == PileKind::Hand && moved->to.kind == PileKind::Hand)
                    look(staged, *moved);
            });
        },
        people);
}

void BubblesTest::aGiftRestsBelowItsBubble() {
    int given = 0;
    const auto look = [&](Staged& staged, const Moved&) {
        const BubbleItem* bubble = nullptr;
        const CardItem* gift = nullptr; // at a waypoint, larger than all cards at rest
        for (const QGraphicsItem* item : staged.scene.items()) {
            if (const auto* said = dynamic_cast<const BubbleItem*>(item)) bubble = said;
            const auto* card = dynamic_cast<const CardItem*>(item);
            if (card && card->isVisible() && (!gift || card->size().height() > gift->size().height()))
                gift = card;
        }
        if (!bubble || !gift || gift->size().height() < staged.scene.layout().handHeight) return;
        ++given;
        QVERIFY(!bubble->box().intersects(QRectF(gift->pos(), gift->size())));
    };
    watchGifts(QStringLiteral("go-fish"), 3, 0, look);
    QVERIFY2(given > 10, qPrintable(QString::number(given)));
}

/// Over the pile it would look discarded and redrawn.
void BubblesTest::aFaceDownGiftRestsOnNoPile() {
    int gifts = 0;
    for (const quint64 seed : {3, 13, 17, 24, 29})
        watchGifts(QStringLiteral("twisted-fish"), seed, 0, [&](Staged& staged, const Moved& moved) {
            if (moved.face != kHidden) return;
            const QRectF pile = staged.scene.cardRect({{PileKind::Pond}, 0});
            QVERIFY(!pile.isEmpty());
            for (const QGraphicsItem* item : staged.scene.items()) {
                const auto* card = dynamic_cast<const CardItem*>(item);
                if (!card || !card->isVisible() || card->zValue() <= layer::kFlying) continue;
                ++gifts;
                QVERIFY(!card->mapRectToScene(QRectF(QPointF(0, 0), card->size())).intersects(pile));
            }
        });
    QVERIFY2(gifts >= 3, qPrintable(QString::number(gifts)));
}

/// The asked player's chip shows the ask, and the neighbour's bubble does not cover it.
void BubblesTest::aQuestionDoesNotCoverTheAskedPlayersChip() {
    int asked = 0;
    for (const char* game : {"twisted-fish", "rainbow-fish", "go-fish"})
        watch(QLatin1String(game), 5, [&](Staged& staged) {
            constexpr QSizeF kNarrow(1045, 720); // beside the lists
            if (staged.scene.sceneRect().size() != kNarrow) {
                staged.scene.setSceneRect(QRectF({0, 0}, kNarrow));
                staged.director.setSize(kNarrow, 1);
            }
            const auto line = staged.scene.fishingLine().line();
            const TableScene::Speech speech = staged.scene.bubbles().speech();
            if (!line || speech.seat != line->from || !speech.words.endsWith(u'?')) return;
            for (const QGraphicsItem* item : staged.scene.items()) {
                const auto* bubble = dynamic_cast<const BubbleItem*>(item);
                if (!bubble || bubble->words() != speech.words) continue;
                ++asked;
                QVERIFY2(!bubble->box().intersects(staged.scene.layout().chips[line->to]),
                         qPrintable(QLatin1String(game) + u' ' + speech.words));
            }
        });
    QVERIFY2(asked > 300, qPrintable(QString::number(asked)));
}

/// Also if large text leaves little room between the faces and the prompt bar.
void BubblesTest::aGiftRestsAboveThePromptBar() {
    const auto restore = qScopeGuard([] { useTextSize(100); });
    useTextSize(200);
    int given = 0;
    const Staged* watched = nullptr;
    QObject context;
    const auto look = [&](Staged& staged) {
        if (watched == &staged) return;
        watched = &staged;
        constexpr QSizeF kSmall(960, 572);
        staged.scene.setSceneRect(QRectF({0, 0}, kSmall));
        staged.director.setSize(kSmall, 1);
        staged.director.setPromptBarHeight(134);
        connect(&staged.director, &Director::showing, &context, [&](int number) {
            const auto event = staged.table.event(number);
            const Moved* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
            if (!moved || moved->from.kind != PileKind::Hand || moved->to.kind != PileKind::Hand) return;
            const BubbleItem* bubble = nullptr;
            for (const QGraphicsItem* item : staged.scene.items())
                if (const auto* said = dynamic_cast<const BubbleItem*>(item)) bubble = said;
            qreal low = 0; // bottom of those at their waypoint; the others are still moving
            for (const CardItem* card : flyingCards(staged.scene))
                low = std::max(low, card->pos().y() + card->size().height());
            QRectF gifts;
            for (const CardItem* card : flyingCards(staged.scene))
                if (card->pos().y() + card->size().height() > low - 1)
                    gifts |= QRectF(card->pos(), card->size());
            if (!bubble || gifts.height() < staged.scene.layout().handHeight) return;
            ++given;
            const QRectF open = staged.scene.openRect(), box = bubble->box();
            QVERIFY2(gifts.bottom() <= open.bottom() && gifts.left() >= open.left() &&
                         gifts.right() <= open.right(),
                     qPrintable(QStringLiteral("%1 to %2 above %3, %4 to %5")
                                    .arg(gifts.top())
                                    .arg(gifts.bottom())
                                    .arg(open.bottom())
                                    .arg(gifts.left())
                                    .arg(gifts.right())));
            if (moved->from.seat == staged.table.viewer()) return;
            QVERIFY2(!box.intersects(gifts), qPrintable(QStringLiteral("%1: %2 %3 %4 %5 on %6 %7 %8 %9")
                                                            .arg(int(moved->from.seat))
                                                            .arg(gifts.left())
                                                            .arg(gifts.top())
                                                            .arg(gifts.right())
                                                            .arg(gifts.bottom())
                                                            .arg(box.left())
                                                            .arg(box.top())
                                                            .arg(box.right())
                                                            .arg(box.bottom())));
        });
    };
    for (quint64 seed = 3; seed < 6; ++seed) {
        watched = nullptr;
        watch(QStringLiteral("go-fish"), seed, look, 1);
    }
    QVERIFY2(given > 10, qPrintable(QString::number(given)));
}

void BubblesTest::nobodySaysTheirOwnName() {
    for (const QString& game : kGames) {
        int said = 0;
        watch(game, 2, [&](Staged& staged) {
            const TableScene::Speech speech = staged.scene.bubbles().speech();
            if (speech.words.isEmpty()) return;
            ++said;
            const QString name = staged.table.plan().seats[speech.seat].name;
            QVERIFY2(!speech.words.contains(name), qPrintable(speech.words));
        });
        QVERIFY2(said > 50 || !isFinished(game), qPrintable(game + u' ' + QString::number(said)));
    }
}

void BubblesTest::aRemarkIsReadBeforeItIsEnded() {
    int remarks = 0, most = 0; // largest remaining time in milliseconds when a remark ended
    TableScene::RemarkLeft before;
    QString words;
    const auto look = [&](Staged& staged) {
        staged.director.setVoices(true);
        const QString now = staged.scene.bubbles().remark();
        if (!words.isEmpty() && now != words) {
            ++remarks;
            most = std::max(most, before.millis);
        }
        words = now;
        before = staged.scene.bubbles().remarkLeft();
    };
    for (quint64 seed = 1; seed < 6; ++seed) {
        words.clear(); // the last words of the previous match
        watch(QStringLiteral("twisted-fish"), seed, look);
    }
    QVERIFY2(remarks > 5, qPrintable(QString::number(remarks)));
    QVERIFY2(most < 1000, qPrintable(QString::number(most)));
}

/// A bot that may play a card after its draw decides at once, while the ask is still animating. Its card must
/// be shown all the same.
void BubblesTest::anEarlyZingerIsShown() {
    int played = 0, unseen = 0;
    for (quint64 seed = 1; seed < 5; ++seed) {
        bool flew = false, connected = false;
        watch(QStringLiteral("twisted-fish"), seed, [&](Staged& staged) {
            if (!std::exchange(connected, true))
                connect(&staged.director, &Director::showing, &staged.scene,
                        [&, table = &staged.table](int number) {
                            const auto event = table->event(number);
                            const auto* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
                            if (!moved || moved->from.kind != PileKind::Hand ||
                                moved->to.kind != PileKind::Discard)
                                return;
                            ++played;
                            unseen += !std::exchange(flew, false);
                        });
            flew |= staged.scene.arriving({PileKind::Discard}) > 0;
            until([&] { return !staged.table.botsThink(); }); // while the ask is still animating
        });
    }
    QVERIFY2(played > 10, qPrintable(QString::number(played)));
    QCOMPARE(unseen, 0);
}

/// Dice cross the whole table: they wait until remarks have been read.
void BubblesTest::noDieCoversARemark() {
    int rolled = 0, remarks = 0;
    for (quint64 seed = 1; seed < 5; ++seed) {
        watch(QStringLiteral("platinum-fish"), seed, [&](Staged& staged) {
            staged.director.setVoices(true);
            const bool stands = !staged.scene.bubbles().remark().isEmpty();
            remarks += stands;
            for (const QGraphicsItem* item : staged.scene.items()) {
                const auto* die = dynamic_cast<const NoteItem*>(item);
                if (!die || !die->isVisible() || die->zValue() < layer::kEffects) continue;
                ++rolled;
                QVERIFY(!stands);
                if (die->pos().isNull()) continue; // at rest
                for (const NotePicture& note : staged.scene.picture().notes)
                    QVERIFY(note.kind != NotePicture::Kind::Die); // of the previous roll
            }
        });
    }
    QVERIFY(rolled > 100 && remarks > 20);
}

void BubblesTest::noPointsCoverARemark() {
    int counted = 0, remarks = 0;
    for (quint64 seed = 1; seed < 7; ++seed) {
        const Staged* watched = nullptr;
        QObject context;
        const auto look = [&](Staged& staged) {
            staged.director.setVoices(true);
            remarks += !staged.scene.bubbles().remark().isEmpty();
            if (std::exchange(watched, &staged) == &staged) return;
            connect(&staged.director, &Director::showing, &context, [&](int number) {
                const auto event = staged.table.event(number);
                if (!event || !std::holds_alternative<Scored>(event->what)) return;
                ++counted;
                QCOMPARE(staged.scene.bubbles().remark(), QString());
            });
        };
        watch(QStringLiteral("go-fish"), seed, look, 0, 20000);
    }
    QVERIFY2(counted == 6 && remarks > 20, qPrintable(QStringLiteral("%1 %2").arg(counted).arg(remarks)));
}

/// "I do not fish" refers to the card there: it stays visible.
void BubblesTest::aKeeperSpeaksBesideTheirCard() {
    int said = 0;
    watch(QStringLiteral("great-lakes"), 3, [&](Staged& staged) {
        const TableScene::Speech speech = staged.scene.bubbles().speech();
        const QRectF card = staged.scene.cardRect({{PileKind::Kept, speech.seat}, 0});
        if (speech.words.isEmpty() || card.isEmpty()) return;
        for (const QGraphicsItem* item : staged.scene.items())
            if (const auto* bubble = dynamic_cast<const BubbleItem*>(item)) {
                ++said;
                QVERIFY2(!bubble->box().intersects(card), qPrintable(speech.words));
            }
    });
    QVERIFY(said > 20);
}

/// Nor the kept cards of close neighbours.
void BubblesTest::aKeeperCoversNobodysCard() {
    int said = 0;
    for (quint64 seed = 1; seed < 3; ++seed) {
        FaceStore faces(testing::blankFace);
        const auto table = openQuick(planOf(QStringLiteral("great-lakes"), 0, 5, seed));
        QVERIFY(table);
        Staged staged(faces, *table);
        staged.scene.setSceneRect(0, 0, 960, 532);
        staged.director.setSize({960, 532}, 1);
        staged.director.setVoices(false);
        for (int i = 0; i < 2500 && table->waitingFor() != WaitingFor::Over; ++i) {
            staged.scene.frameClock().advance(40);
            tacklebox::testing::untilIdle();
            if (table->waitingFor() == WaitingFor::NextDeal) table->continueMatch();
            if (staged.scene.bubbles().speech().words.isEmpty()) continue;
            for (const QGraphicsItem* item : staged.scene.items()) {
                const auto* bubble = dynamic_cast<const BubbleItem*>(item);
                if (!bubble || staged.director.idle()) continue;
                for (Seat seat = 0; seat < 5; ++seat) {
                    const QRectF card = staged.scene.cardRect({{PileKind::Kept, seat}, 0});
                    if (card.isEmpty() || !staged.scene.bubbles().speech().words.startsWith("Back it goes"))
                        continue;
                    ++said;
                    QVERIFY2(!bubble->box().intersects(card), qPrintable(QString::number(seat)));
                }
            }
        }
    }
    QVERIFY2(said > 20, qPrintable(QString::number(said)));
}

/// A popup above the prompt bar and the viewer's bubble don't overlap, in either order.
void BubblesTest::bubblesAndPopupsDoNotOverlap() {
    FaceStore faces(testing::blankFace);
    const auto table = openQuick(planOf(QStringLiteral("what-the-fish"), 1, 3, 3));
    QVERIFY(table);
    Staged staged(faces, *table);
    staged.director.setPromptBarHeight(58);
    const QRectF open = staged.scene.openRect();
    const QRectF hint(open.center().x() - 250, open.bottom() - 50, 500, 48);
    const TableScene::Speech words{
        .seat = table->viewer(), .words = QStringLiteral("I pass."), .millis = 2000};
    const auto box = [&] {
        for (const QGraphicsItem* item : staged.scene.items())
            if (const auto* bubble = dynamic_cast<const BubbleItem*>(item)) return bubble->box();
        return QRectF();
    };
    staged.scene.bubbles().say(words);
    const QRectF usual = box();
    QVERIFY(usual.intersects(hint));
    staged.scene.overlays().show(Overlay::Hint, {.box = {{{hint.size(), hint}}}});
    QVERIFY(!box().isEmpty() && !box().intersects(hint));
    staged.scene.bubbles().say(words);
    QVERIFY(!box().isEmpty() && !box().intersects(hint));
    staged.scene.overlays().hide(Overlay::Hint);
    staged.scene.bubbles().say(words);
    QCOMPARE(box(), usual);
}

void BubblesTest::wordsKeepOffTheEdgeOfTheirBubble() {
    FaceStore faces(testing::blankFace);
    TableScene scene(faces);
    scene.setSceneRect(0, 0, 1280, 732);
    constexpr int kMargin = 5, kOutline = 3, kCorner = 12;
    for (int room = 100; room < 330; room += 5) {
        BubbleItem bubble(scene.paintContext(), QStringLiteral("I attack with the KILL 10 and the KILL 8!"),
                          {400, 100}, 100, true, QRectF(400, 0, room, 700));
        const QRectF around = bubble.boundingRect();
        QImage image(around.size().toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(-around.topLeft());
        bubble.paint(&painter, nullptr, nullptr);
        painter.end();
        const QRect box = bubble.box().translated(-around.topLeft()).toRect();
        for (int y = box.top() + kCorner; y < box.bottom() - kCorner; ++y)
            for (int k = kOutline; k < kOutline + kMargin; ++k)
                for (const int x : {box.left() + k, box.right() - k})
                    QVERIFY2(qGray(image.pixel(x, y)) > 200,
                             qPrintable(QStringLiteral("%1: %2, %3").arg(room).arg(x).arg(y)));
    }
}

/// The reason for a refused move at a card of the hand does not overlap a popup shown before or after it.
void BubblesTest::aRefusalIsUnderNoPopup() {
    FaceStore faces(testing::blankFace);
    const auto table = openQuick(planOf(QStringLiteral("what-the-fish"), 1, 3, 3));
    QVERIFY(table);
    Staged staged(faces, *table);
    staged.director.setPromptBarHeight(58);
    const QRectF open = staged.scene.openRect();
    const QRectF hint(open.left() + 20, open.bottom() - 30, open.width() - 40, 30);
    const QRectF card = staged.scene.cardRect({handOf(table->viewer()), 0});
    QVERIFY(!card.isEmpty());
    const auto refuse = [&] {
        staged.scene.refuse(QStringLiteral("It's Ada's fish. Only Ada may save it or give it up."), card, {},
                            5000);
    };
    const auto box = [&] {
        for (const QGraphicsItem* item : staged.scene.items())
            if (dynamic_cast<const RefusalItem*>(item)) return item->sceneBoundingRect();
        return QRectF();
    };
    const auto above = [&] {
        const QRectF reason = box();
        return !reason.isEmpty() && reason.bottom() < hint.top() + 20; // including its tail
    };
    refuse();
    QVERIFY(box().intersects(hint));
    staged.scene.overlays().show(Overlay::Hint, {.box = {{{hint.size(), hint}}}}); // after the reason
    QVERIFY(above());
    refuse();
    QVERIFY(above());
}

/// A caption that appears under a remark ends it.
void BubblesTest::aRemarkCoversNoCaption() {
    FaceStore faces(testing::blankFace);
    const auto table = openQuick(planOf(QStringLiteral("what-the-fish"), 1, 3, 3));
    QVERIFY(table);
    Staged staged(faces, *table);
    TableScene& scene = staged.scene;
    TablePicture picture = scene.picture();
    TableLayout layout = scene.layout();
    constexpr int kNew = 77;
    picture.notes.push_back({.id = kNew, .kind = NotePicture::Kind::Caption});
    QVERIFY(scene.bubbles().remark(2, QStringLiteral("That was cold."), 60000));
    for (const QGraphicsItem* item : scene.items())
        if (const auto* bubble = dynamic_cast<const BubbleItem*>(item)) layout.notes[kNew] = bubble->box();
    QVERIFY(!layout.notes[kNew].isEmpty());
    scene.show(*staged.presenter, picture, layout, {}, 0);
    QVERIFY(!scene.bubbles().remark().isEmpty());
    picture.notes.back().text = QStringLiteral("The fish waits");
    scene.show(*staged.presenter, picture, layout, {}, 0);
    QVERIFY(scene.bubbles().remark().isEmpty());
}

/// The viewer's bubble is above the hand and covers no card of the lake.
void BubblesTest::theViewerSpeaksBesideTheLake() {
    int said = 0;
    for (quint64 seed = 1; seed < 4; ++seed)
        watch(
            QStringLiteral("great-lakes"), seed,
            [&](Staged& staged) {
                if (staged.scene.bubbles().speech().seat != 0 ||
                    staged.scene.bubbles().speech().words.isEmpty())
                    return;
                for (const QGraphicsItem* item : staged.scene.items()) {
                    const auto* bubble = dynamic_cast<const BubbleItem*>(item);
                    if (!bubble) continue;
                    ++said;
                    for (const ZonePicture& zone : staged.scene.picture().zones)
                        for (int k = 0; zone.place.kind == PileKind::Lake && k < int(zone.cards.size()); ++k)
                            QVERIFY2(!bubble->box().intersects(staged.scene.cardRect({zone.place, k})),
                                     qPrintable(bubble->words()));
                }
            },
            1);
    QVERIFY(said > 20);
}

/// While text beside the table about the last event is being read, no further event is shown, unless the
/// player hurries.
void BubblesTest::theTableWaitsWhileTextIsRead() {
    FaceStore faces(testing::blankFace);
    for (const bool motionSkipped : {false, true}) {
        const auto table = openQuick(planOf(QStringLiteral("go-fish"), 0, 3, 5));
        QVERIFY(table);
        Staged staged(faces, *table);
        int told = -1;
        connect(&staged.director, &Director::showing, this, [&](int number) { told = number; });
        for (int i = 0; i < 2000 && told < 0; ++i) {
            staged.scene.frameClock().advance(16);
            QVERIFY(letBotsDecide(*table));
        }
        QVERIFY(told >= 0);
        staged.director.readFor(5000);
        staged.scene.frameClock().advance(2500); // the running animation has ended
        QVERIFY(letBotsDecide(*table));
        const int before = staged.presenter->shownUpTo();
        QVERIFY(before < table->events());
        staged.scene.frameClock().advance(1500);
        QCOMPARE(staged.presenter->shownUpTo(), before);
        if (motionSkipped)
            staged.director.readFor(0);
        else
            staged.scene.frameClock().advance(1100);
        staged.scene.frameClock().advance(100);
        QVERIFY(staged.presenter->shownUpTo() > before);
    }
}

/// A bubble breaks lines at the same words when measured and when painted.
void BubblesTest::wordsBreakWhereTheyWereMeasured() {
    FaceStore faces(testing::blankFace);
    const auto table = openQuick(planOf(QStringLiteral("go-fish"), 0, 4, 3));
    Staged staged(faces, *table);
    const QStringList words = QStringLiteral("Ich würd mich entschuldigen, aber das wär gelogen. Und kein "
                                             "einziger Alarm, ehrlich gesagt, hat geläutet.")
                                  .split(QLatin1Char(' '));
    for (const qreal unit : {0.75, 1.0, 1.8}) {
        staged.scene.paintContext().unit = unit;
        for (int count = 1; count <= words.size(); ++count) {
            BubbleItem bubble(staged.scene.paintContext(), words.mid(0, count).join(QLatin1Char(' ')),
                              QPointF(700, 100), 100, true, QRectF(0, 0, 1400, 800));
            const QRectF bounds = bubble.boundingRect();
            QImage seen(bounds.size().toSize(), QImage::Format_RGB32);
            seen.fill(Qt::white);
            QPainter painter(&seen);
            painter.translate(-bounds.topLeft());
            bubble.paint(&painter, nullptr, nullptr);
            painter.end();
            // The margins between outline and words, in the middle of the left and right sides.
            const QRectF box =
                bubble.box().translated(-bounds.topLeft()).adjusted(0, 16 * unit, 0, -12 * unit);
            for (const qreal left : {box.left() + 4 * unit, box.right() - 12 * unit})
                for (int y = int(box.top()); y <= int(box.bottom()); ++y)
                    for (int x = int(std::ceil(left)); x <= int(left + 8 * unit); ++x)
                        QVERIFY2(qGray(seen.pixel(x, y)) > 200,
                                 qPrintable(QStringLiteral("%1 words, unit %2, at %3 %4 of %5 %6")
                                                .arg(count)
                                                .arg(unit)
                                                .arg(x - box.left())
                                                .arg(y - box.top())
                                                .arg(box.width())
                                                .arg(box.height())));
        }
    }
}

TACKLEBOX_QTEST(BubblesTest)
#include "bubbles_test.moc"
