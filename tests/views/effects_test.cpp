// How the director stages effects.
#include "model/table/tablenarrator.h"
#include "tests/support/blankface.h"
#include "tests/support/gameids.h"
#include "tests/support/qttest.h"
#include "tests/views/effectstage.h"
#include "tests/views/faketable.h"
#include "tests/views/scenefakes.h"
#include "views/scene/items/carditem.h"
#include "views/scene/items/fishingline.h"
#include "views/scene/items/flightpath.h"
#include "views/scene/items/passingitems.h"
#include "views/scene/items/speechbubbles.h"
#include "views/scene/motion/effectplayer.h"
#include "views/theme/theme.h"

#include <QPainter>

#include <map>
#include <optional>
#include <set>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

/// Single cards that move to a seat's sets.
class Gathering : public FakePresenter {
  public:
    explicit Gathering(Table& table) { m_table = &table; }
    TablePicture picture() const override { return fakePicture(3, 5); }
    TableLayout layout(QSizeF size, const TablePicture& picture) const override {
        return fakeLayout(size, picture);
    }
};

/// A scripted table and its scene.
struct ScriptedTable {
    FakeTable table{"rainbow-fish", 1, 2};
    FaceStore faces{blankFace};
    TableScene scene{faces};
    Director director{scene};
    Gathering presenter{table};

    ScriptedTable() {
        scene.frameClock().setManual();
        scene.setSceneRect(0, 0, 1280, 732);
        director.setSize({1280, 732}, 1);
        director.setPresenter(&presenter);
    }
    ~ScriptedTable() { director.setPresenter(nullptr); }
    ScriptedTable(const ScriptedTable&) = delete;
    ScriptedTable& operator=(const ScriptedTable&) = delete;
};

} // namespace

class EffectsTest : public QObject {
    Q_OBJECT

  private slots:
    void everyEffectIsPlayedAndLeavesTheTableCorrect_data() {
        QTest::addColumn<int>("which");
        QTest::addColumn<bool>("reduced");
        for (int which = 0; which < int(kWantedEffects.size()); ++which)
            for (const bool reduced : {false, true})
                QTest::addRow("%s%s", kWantedEffects[std::size_t(which)].name, reduced ? " reduced" : "")
                    << which << reduced;
    }

    // Its events are reported once and in order, and in the end nothing of it remains and all cards are at
    // their places, however the player hurries. Without motion its text is shown all the same.
    void everyEffectIsPlayedAndLeavesTheTableCorrect() {
        QFETCH(const int, which);
        QFETCH(const bool, reduced);
        constexpr int kNever = -1;
        std::optional<TablePicture> ended;
        std::vector<QRectF> lay;
        for (const int hurriedAt : {kNever, 0, 200, 900, 1700}) { // milliseconds
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, kWantedEffects[std::size_t(which)]);
            QVERIFY(stage);
            stage->director.setMotion({.reduced = reduced});
            QVERIFY(stage->untilPlayed(kWantedEffects[std::size_t(which)].kind) >= 0);
            int words = 0;
            const qint64 began = stage->scene.frameClock().now();
            for (int ticks = 0; ticks < 2000 && !stage->director.idle(); ++ticks) {
                if (hurriedAt != kNever && stage->scene.frameClock().now() - began >= hurriedAt) {
                    stage->director.skipMotion();
                    continue;
                }
                stage->scene.frameClock().advance(16);
                words = std::max(words, stage->props() + stage->coins());
            }
            QVERIFY(stage->director.idle());
            QVERIFY(stage->director.settled());
            const EffectKind kind = kWantedEffects[std::size_t(which)].kind; // these two have no text
            if (hurriedAt == kNever)
                QVERIFY(words > 0 || kind == EffectKind::Pour || (reduced && kind == EffectKind::Reveal));
            QCOMPARE(stage->props() + stage->coins() + stage->dark(), 0);
            QVERIFY(!stage->told.empty());
            for (std::size_t k = 0; k < stage->told.size(); ++k)
                QCOMPARE(stage->told[k], stage->told.front() + int(k));
            QCOMPARE(stage->told.back(), stage->table.events() - 1);
            QVERIFY(stage->scene.picture() == stage->presenter->picture());
            if (!ended) {
                ended = stage->scene.picture();
                lay = stage->cardRects();
            }
            QVERIFY(*ended == stage->scene.picture());
            QCOMPARE(stage->cardRects(), lay);
        }
    }

    void aCatchTakesItsTime_data() {
        QTest::addColumn<QByteArray>("books");
        QTest::addColumn<Pace>("pace");
        QTest::addColumn<int>("millis");
        const QByteArray none = "[[],[],[],[]]", lead = "[['A'],['Q'],[],[]]";
        QTest::newRow("normal") << none << Pace::Normal << 1200;
        QTest::newRow("fast") << none << Pace::Fast << 400;
        QTest::newRow("off") << none << Pace::Off << 0;
        QTest::newRow("a lead changes") << lead << Pace::Normal << 1800;
    }
    // From the first card that leaves the hand to the last that lands.
    void aCatchTakesItsTime() {
        QFETCH(const QByteArray, books);
        QFETCH(const Pace, pace);
        QFETCH(const int, millis);
        WantedEffect wanted = pieceCalled("gofish-book");
        wanted.deal.replace("'pond'", "'books':" + books + ",'pond'");
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, wanted);
        QVERIFY(stage);
        const auto reader = makePresenter(stage->table);
        reader->restart(stage->eventOf(EffectKind::Gather));
        const EffectSpec spec = reader->effectSpec();
        QCOMPARE(spec.weight, millis > 1200 ? kTurningPoint : 1.0);
        QCOMPARE(spec.line, millis > 1200 ? QStringLiteral("You take the lead!") : QString());
        std::vector<int> notes;
        connect(&stage->director, &Director::pointsCounted, this,
                [&notes](Seat, int note) { notes.push_back(note); });
        stage->director.setMotion({.pace = pace});
        if (pace == Pace::Off) {
            stage->scene.frameClock().advance(5000); // ends the group before
            QVERIFY(stage->director.idle() && stage->director.settled());
            QVERIFY(notes.empty());
            QCOMPARE(stage->told.back(), stage->table.events() - 1);
            return;
        }
        QVERIFY(stage->untilPlayed(EffectKind::Gather) >= 0);
        const qint64 began = stage->scene.frameClock().now();
        const auto flying = [&stage] {
            return std::ranges::any_of(stage->scene.items(), [](const QGraphicsItem* item) {
                return dynamic_cast<const CardItem*>(item) && item->isVisible() &&
                       item->zValue() > layer::kFlying;
            });
        };
        while (flying())
            stage->scene.frameClock().advance(4);
        const qint64 took = stage->scene.frameClock().now() - began;
        QVERIFY2(std::abs(took - millis) <= 24, qPrintable(QString::number(took)));
        for (int note = 0; note < int(notes.size()); ++note) // they rise
            QCOMPARE(notes[std::size_t(note)], note);
        QVERIFY(notes.size() >= 5);
    }

    void aCatchWeighsItsPoints() {
        const auto weightOf = [](const char* name, const QByteArray& from, const QByteArray& to) {
            WantedEffect wanted = pieceCalled(name);
            wanted.deal.replace(from, to);
            for (QByteArray& move : wanted.moves)
                move.replace(from, to);
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, wanted);
            if (!stage) return -1.0;
            const auto reader = makePresenter(stage->table);
            reader->restart(stage->eventOf(EffectKind::Gather));
            return reader->effectSpec().weight;
        };
        QCOMPARE(weightOf("twisted-basket", "crab", "card-shark"), 1.0); // 75 points
        const double crabs = weightOf("twisted-basket", "crab", "crab");
        QVERIFY(crabs > 0 && crabs < 0.5);
        const double pair = weightOf("platinum-pair", "KS", "KS");
        QVERIFY(pair > 0 && pair < 0.5);
        EffectSpec small, large;
        small.weight = crabs;
        large.weight = 1;
        QVERIFY(EffectPlayer::catchFactor(small, Pace::Normal) <
                EffectPlayer::catchFactor(large, Pace::Normal));
    }

    // When it has reached the sea: its point is counted, and nothing remains of that in the end.
    void aFreedFishIsCelebrated() {
        const QByteArray pass = "{'kind':'pass'}";
        const WantedEffect wanted{
            "wtf-free",
            "what-the-fish",
            EffectKind::Free,
            "{'hands':[['fish-3','kill-2'],['kill-1'],['kill-5'],['kill-6']],'rest':'out'}",
            {"{'kind':'dive'}", pass, pass, pass}};
        for (const bool reduced : {false, true}) {
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, wanted);
            QVERIFY(stage);
            stage->director.setMotion({.reduced = reduced});
            int notes = 0, coins = 0;
            connect(&stage->director, &Director::pointsCounted, this, [&notes](Seat seat, int) {
                QCOMPARE(seat, 0);
                ++notes;
            });
            for (; !stage->director.idle(); stage->scene.frameClock().advance(16))
                coins = std::max(coins, stage->coins());
            QCOMPARE(coins, 1);
            QVERIFY(notes >= 5);
            QVERIFY(stage->director.settled());
            QCOMPARE(stage->props() + stage->coins() + stage->dark(), 0);
        }
    }

    void cardsTakenFromYouAreShownAndNamed_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QByteArray>("deal");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("more"); // the line of the catch that they complete
        QTest::newRow("book") << "go-fish"
                              << QByteArray("{'hands':[['7H','7D','KS'],['7S','7C']],'pond':['5S','6S']}")
                              << "Ben takes 2 sevens from you."
                              << "Ben scores! 2 of the cards were yours.";
        QTest::newRow("set") << "rainbow-fish"
                             << QByteArray("{'hands':[['red-5','red-1'],['green-5','blue-5','yellow-5']],"
                                           "'hole':['yellow-8','yellow-9'],'rest':'out'}")
                             << "Ben takes the red 5 from you."
                             << "Ben scores! One of the cards was yours.";
        QTest::newRow("basket") << "twisted-fish"
                                << QByteArray("{'hands':[['red-crab','red-eel'],['blue-crab','green-crab',"
                                              "'yellow-crab','purple-crab']],'pond':['red-dogfish','blue-"
                                              "dogfish'],'rest':'out'}")
                                << "Ben takes the red crab from you."
                                << "Ben scores! One of the cards was yours.";
    }
    // The cards rest on their way, and a caption says the same as the line beside the table. On a shared
    // screen nobody is "you".
    void cardsTakenFromYouAreShownAndNamed() {
        QFETCH(const QString, game);
        QFETCH(const QByteArray, deal);
        QFETCH(const QString, words);
        QFETCH(const QString, more);
        for (const int people : {1, 2})
            for (const bool reduced : {false, true}) {
                FaceStore faces{blankFace};
                const auto table = laidTable(game, people, 2 - people, 0, deal);
                QVERIFY(table);
                Staged staged(faces, *table);
                staged.director.setMotion({.reduced = reduced});
                if (people > 1) {
                    table->reveal(1);
                    QVERIFY(playMove(*table, "{'kind':'ask'}"));
                }
                const auto isLoss = [&](int number) {
                    const auto event = table->event(number);
                    const auto* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
                    return moved && moved->from == handOf(0) && moved->to == handOf(1);
                };
                int lost = 0;
                QVERIFY(until([&] {
                    for (lost = 0; lost < table->events() && !isLoss(lost);)
                        ++lost;
                    return lost < table->events();
                }));
                while (staged.presenter->shownUpTo() <= lost && !staged.director.idle())
                    staged.scene.frameClock().advance(1);
                TableNarrator narrator(*table);
                narrator.processBefore(staged.presenter->shownUpTo());
                QCOMPARE(narrator.loss(lost), people == 1 ? words : QString());
                if (people == 1) QCOMPARE(narrator.lastLines(1).back().brief, words);
                int shown = 0;
                for (int k = 0; k < 60; ++k, staged.scene.frameClock().advance(10))
                    shown += 10 * std::ranges::any_of(staged.scene.items(), [](const QGraphicsItem* item) {
                                 return dynamic_cast<const PropItem*>(item) && item->isVisible() &&
                                        item->zValue() == layer::kEffectWords;
                             });
                QCOMPARE(shown > 250, people == 1);
                std::optional<EffectSpec> first; // catch
                QVERIFY(until([&] {              // bots lay sets after a pause
                    while (!staged.director.idle())
                        staged.scene.frameClock().advance(10);
                    const auto reader = makePresenter(*table);
                    for (reader->restart(lost + 1); !first && reader->shownUpTo() < table->events();
                         reader->advance())
                        if (const EffectSpec spec = reader->effectSpec(); isCatch(spec.kind)) first = spec;
                    return people > 1 || first;
                }));
                QVERIFY(!first || first->hurts == (people == 1));
                if (people == 1) QCOMPARE(first->line, more);
                QVERIFY(staged.director.settled());
            }
    }

    // Any press ends it.
    void aPressEndsACatch() {
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, pieceCalled("twisted-basket"));
        QVERIFY(stage);
        QVERIFY(stage->untilPlayed(EffectKind::Gather) >= 0);
        stage->scene.frameClock().advance(200);
        QVERIFY(stage->coins() + stage->dark() > 0);
        stage->director.hurry();
        QVERIFY(stage->director.settled());
        QCOMPARE(stage->coins() + stage->props() + stage->dark(), 0);
    }

    void theTableDimsAndBrightens() {
        for (const bool reduced : {false, true}) {
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, kWantedEffects[0]);
            QVERIFY(stage);
            stage->director.setMotion({.reduced = reduced});
            int dark = 0, light = 0;
            while (!stage->director.idle()) {
                stage->scene.frameClock().advance(16);
                (stage->dark() > 0 ? dark : light) += 16;
            }
            QCOMPARE(dark > 0, !reduced); // no dimming without motion
            QVERIFY(light > 0);
        }
    }

    // Each step repaints the whole table, so it uses the fewest steps that still look smooth.
    void aLightDimmerIsRarelyRepainted() {
        const auto shades = [](double dark) {
            QColor colour(Qt::black);
            colour.setAlphaF(float(dark));
            QGraphicsScene scene(0, 0, 4, 4);
            auto* dimmer = new DimmerItem(scene.sceneRect(), colour);
            scene.addItem(dimmer);
            std::set<QRgb> seen;
            for (int k = 0; k <= 100; ++k) {
                dimmer->setDark(k / 100.0);
                QImage image(4, 4, QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                scene.render(&painter);
                painter.end();
                seen.insert(image.pixel(1, 1));
            }
            return int(seen.size());
        };
        QCOMPARE(shades(0.2), 3); // undimmed included
        QCOMPARE(shades(0.4), 5);
    }

    void effectTextHasTheChosenSize() {
        FaceStore faces{blankFace};
        TableScene scene(faces);
        const auto high = [&] {
            const qreal whose =
                props::chip(scene.paintContext(), QStringLiteral("Ben"), 400)->size().height();
            const qreal does =
                props::caption(scene.paintContext(), QStringLiteral("Wild!"), QStringLiteral("All reds"), 900)
                    ->size()
                    .height();
            return std::pair(whose, does);
        };
        const auto usual = high();
        const theme::Choice before = theme::choice();
        theme::use({.text = 2});
        const auto large = high();
        theme::use(before);
        QVERIFY(large.first > 1.5 * usual.first);
        QVERIFY(large.second > 1.5 * usual.second);
    }

    // All faces are revealed at the same time.
    void cardsAreRevealedAndReportedTogether() {
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, kWantedEffects[0]);
        QVERIFY(stage);
        std::set<qint64> moments;
        int turned = 0, before = 0, watched = 0;
        connect(&stage->director, &Director::showing, this, [&](int number) {
            const auto event = stage->table.event(number);
            if (event && std::holds_alternative<Shown>(event->what)) {
                moments.insert(stage->scene.frameClock().now());
                ++turned;
            } else if (event && std::holds_alternative<Moved>(event->what) && turned > 0) {
                before += turned < stage->table.seats();
            }
        });
        for (; !stage->director.idle(); stage->scene.frameClock().advance(16)) {
            // No text reveals earlier whether the viewer's card is the highest.
            for (const ZonePicture& zone : stage->scene.picture().zones)
                if (turned == 0 && zone.place.kind == PileKind::Kept) {
                    ++watched;
                    QCOMPARE(zone.title, QString());
                }
        }
        QVERIFY(watched > 0);
        QCOMPARE(turned, stage->table.seats());
        QCOMPARE(moments.size(), std::size_t(1));
        QCOMPARE(before, 0);
    }

    // A gap between the cards in the lake would reveal the next card.
    void nothingMovesBeforeCardsAreRevealed() {
        int watched = 0;
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, pieceCalled("lakes-reveal"));
        QVERIFY(stage);
        QVERIFY(stage->untilPlayed(EffectKind::Reveal) >= 0);
        bool turned = false;
        connect(&stage->director, &Director::showing, this, [&](int number) {
            const auto event = stage->table.event(number);
            turned |= event && std::holds_alternative<Shown>(event->what);
        });
        std::map<const QGraphicsItem*, QPointF> lay;
        for (; !turned && !stage->director.idle(); stage->scene.frameClock().advance(16))
            for (const QGraphicsItem* item : stage->scene.items()) {
                if (!dynamic_cast<const CardItem*>(item) || item->zValue() > layer::kFlying ||
                    !stage->scene.zoneRect({PileKind::Lake}).contains(item->pos()))
                    continue;
                const auto at = lay.emplace(item, item->pos()).first;
                QCOMPARE(item->pos(), at->second);
                ++watched;
            }
        QVERIFY(watched > 50);
    }

    // Otherwise its duration would reveal the card's depth.
    void theDurationOfASearchDoesNotDependOnTheDepth() {
        std::set<qint64> lengths;
        for (const WantedEffect& wanted :
             {searchOf("['KS','QS']", kRanks),
              searchOf("['KS','QS']", "'KH','QH','JH','10H','8H','7H','6H','5H','4H','2H','AH','3H'")}) {
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, wanted);
            QVERIFY(stage);
            const int search = stage->untilPlayed(EffectKind::Search);
            QVERIFY(search >= 0);
            const qint64 began = stage->scene.frameClock().now();
            qint64 told = 0;
            connect(&stage->director, &Director::showing, this, [&](int number) {
                if (number == search) told = stage->scene.frameClock().now();
            });
            while (told == 0)
                stage->scene.frameClock().advance(1);
            lengths.insert(told - began);
        }
        QCOMPARE(lengths.size(), std::size_t(1));
    }

    void theThirdSimilarEventIsFaster() {
        ScriptedTable scripted;
        FakeTable& table = scripted.table;
        TableScene& scene = scripted.scene;
        Director& director = scripted.director;
        std::vector<int> lengths;
        const auto gather = [&](PileId to) {
            table.addEvent(Moved{.face = 3, .from = handOf(1), .to = to});
            lengths.push_back(director.backlogMillis());
            while (!director.idle())
                scene.frameClock().advance(16);
        };
        for (int k = 0; k < 4; ++k)
            gather({PileKind::Sets, 1});
        QVERIFY(lengths[0] > 0);
        QCOMPARE(lengths[1], lengths[0]);
        QCOMPARE(lengths[2], lengths[0] * 2 / 3);
        QCOMPARE(lengths[3], lengths[2]);
        gather({PileKind::Discard}); // another event in between
        gather({PileKind::Sets, 1});
        QCOMPARE(lengths.back(), lengths[0]);
    }

    void aReversedLineSwapsTheSeats() {
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, pieceCalled("green-reverse"));
        QVERIFY(stage);
        std::vector<CastLine> lines;
        if (stage->lineBefore) lines.push_back(*stage->lineBefore);
        while (!stage->director.idle()) {
            if (const auto line = stage->scene.fishingLine().line();
                line && (lines.empty() || !(lines.back() == *line)))
                lines.push_back(*line);
            stage->scene.frameClock().advance(16);
        }
        QVERIFY(lines.size() >= 2);
        const CastLine first = lines[0], second = lines[1];
        QCOMPARE(second.from, first.to);
        QCOMPARE(second.to, first.from);
    }

    /// The card that turns the line does not cover its swing: it is outside, or below.
    void theSwingOfALineIsVisible() {
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, pieceCalled("green-reverse"));
        QVERIFY(stage);
        const auto find = [&]<class Item>(Item*) {
            std::vector<Item*> items;
            for (QGraphicsItem* item : stage->scene.items())
                if (auto* one = dynamic_cast<Item*>(item); one && item->isVisible()) items.push_back(one);
            return items;
        };
        const auto cast = [&] { return stage->scene.fishingLine().line(); };
        std::optional<CastLine> before = stage->lineBefore;
        while (!stage->director.idle() && !(before && cast() && !(*before == *cast()))) {
            before = cast();
            stage->scene.frameClock().advance(1);
        }
        QVERIFY(cast());
        int swings = 0;
        QPointF hook;
        for (int k = 0; k < 100; ++k, stage->scene.frameClock().advance(12))
            for (const LineItem* line : find(static_cast<LineItem*>(nullptr))) {
                const QPointF was = std::exchange(hook, line->hookAt(1));
                if (k == 0 || was == hook) continue; // it does not swing
                for (const CardItem* card : find(static_cast<CardItem*>(nullptr))) {
                    if (card->zValue() < layer::kFlying) continue;
                    ++swings;
                    QVERIFY(line->zValue() > card->zValue());
                    for (int share = 0; share <= 20; ++share)
                        QVERIFY(!card->sceneBoundingRect().contains(line->hookAt(share / 20.0)));
                }
            }
        QVERIFY(swings > 0);
    }

    /// Players look for it at the line, not at an end of the table.
    void aCardThatStopsAnAskIsBesideItsLine() {
        for (const Seat target : {1, 2, 3})
            for (const WantedEffect& wanted : {stoppedAsk(EffectKind::Skip, "no-fishing", target),
                                               stoppedAsk(EffectKind::Skip, "green-skip", target)}) {
                FaceStore faces{blankFace};
                const auto stage = stageOf(faces, wanted);
                QVERIFY2(stage, wanted.name);
                QVERIFY2(stage->untilPlayed(wanted.kind) >= 0, wanted.name);
                const auto cast = stage->lineBefore;
                QVERIFY2(cast, wanted.name);
                QRectF largest;
                for (int k = 0; k < 60; ++k, stage->scene.frameClock().advance(16))
                    for (const QGraphicsItem* item : stage->scene.items())
                        if (const auto* card = dynamic_cast<const CardItem*>(item);
                            card && card->isVisible() && card->zValue() >= layer::kFlying)
                            if (const QRectF at = card->sceneBoundingRect(); at.height() >= largest.height())
                                largest = at;
                const QPointF from = stage->scene.fishingLine().endAt(cast->from),
                              to = stage->scene.fishingLine().endAt(cast->to);
                const QRectF line = QRectF(from, to).normalized();
                const qreal gap = std::max(largest.left() - line.right(), line.left() - largest.right());
                const qreal below = largest.top() - line.bottom();
                QVERIFY2(below > 0 || (gap > -10 && gap < largest.width() * 0.7),
                         qPrintable(QStringLiteral("%1: %2 from the line").arg(wanted.name).arg(gap)));
            }
    }

    /// Bubbles do not cover the text of an effect.
    void noBubbleCoversAnEffect() {
        int spoken = 0;
        const auto watch = [&](const WantedEffect& wanted) {
            FaceStore faces([](const CardArt&, QSize size) { return QImage(size, QImage::Format_RGB32); });
            const auto stage = stageOf(faces, wanted);
            if (!stage || stage->untilPlayed(wanted.kind) < 0) return;
            const int shown = stage->presenter->shownUpTo();
            for (; !stage->director.idle() && stage->presenter->shownUpTo() == shown;
                 stage->scene.frameClock().advance(40)) {
                const BubbleItem* bubble = nullptr;
                std::vector<QRectF> words;
                for (const QGraphicsItem* item : stage->scene.items()) {
                    if (const auto* said = dynamic_cast<const BubbleItem*>(item);
                        said && said->words() == stage->scene.bubbles().speech().words)
                        bubble = said;
                    const auto* prop = dynamic_cast<const PropItem*>(item);
                    if (prop && prop->isVisible() && prop->zValue() == layer::kEffectWords) {
                        const QSizeF size = prop->size();
                        words.emplace_back(prop->pos() - QPointF(size.width() / 2, size.height() / 2), size);
                    }
                }
                if (!bubble || words.empty()) continue;
                ++spoken;
                for (const QRectF& rect : words)
                    QVERIFY2(!bubble->box().intersects(rect.adjusted(6, 6, -6, -6)),
                             qPrintable(QStringLiteral("%1: %2").arg(wanted.name, bubble->words())));
            }
        };
        for (const WantedEffect& wanted : kWantedEffects)
            watch(wanted);
        QVERIFY(spoken > 20);
    }

    /// The card that makes an ask fail ends its line at once, before anything is drawn.
    void aStoppedAskHasNoLine() {
        for (const char* name : {"no-fishing", "green-skip"}) {
            const WantedEffect& wanted = pieceCalled(name);
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, wanted);
            QVERIFY2(stage, wanted.name);
            const int played = stage->untilPlayed(wanted.kind);
            QVERIFY2(stage->lineBefore, wanted.name);
            const int after = stage->presenter->shownUpTo();
            QVERIFY(after > played);
            while (!stage->director.idle() && stage->presenter->shownUpTo() == after)
                stage->scene.frameClock().advance(16);
            QVERIFY2(!stage->scene.fishingLine().line(), wanted.name);
        }
    }

    /// The text of a card's effect and of its result is shown long enough to be read.
    void effectTextCanBeRead() {
        constexpr int kForALetter = 20; // milliseconds
        for (const WantedEffect& wanted : kWantedEffects) {
            if (wanted.kind == EffectKind::Reveal || wanted.kind == EffectKind::Pour)
                continue; // without a line
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, wanted);
            QVERIFY2(stage, wanted.name);
            const auto reader = makePresenter(stage->table);
            const int played = stage->untilPlayed(wanted.kind);
            QVERIFY(played >= 0);
            reader->restart(played);
            const EffectSpec spec = reader->effectSpec();
            const qint64 chars = spec.title.size() + spec.line.size();
            qint64 seen = 0;
            for (; !stage->director.idle() && stage->presenter->shownUpTo() <= stage->table.events();
                 stage->scene.frameClock().advance(16)) {
                if (stage->props() == 0 && seen > 0) break;
                if (stage->props() > 0) seen += 16;
            }
            QVERIFY2(seen >= std::min<qint64>(chars * kForALetter, 1500),
                     qPrintable(QStringLiteral("%1: %2 ms for \"%3 %4\"")
                                    .arg(wanted.name)
                                    .arg(seen)
                                    .arg(spec.title, spec.line)));
        }
    }

    /// It rains when the cards are taken, after the cards drawn before: in the order of events.
    void itPoursWhenCardsAreTaken() {
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, pieceCalled("rainbow-downpour"));
        QVERIFY(stage);
        const int pours = stage->untilPlayed(EffectKind::Pour);
        QVERIFY(pours >= 0);
        const auto before = stage->table.event(pours - 1);
        const auto* drawn = before ? std::get_if<Moved>(&before->what) : nullptr;
        QVERIFY(drawn && drawn->from.kind == PileKind::Hole);
        int dark = 0, drops = 0;
        for (int k = 0; k < 40; ++k, stage->scene.frameClock().advance(16)) {
            dark = std::max(dark, stage->dark());
            drops = std::max(drops, stage->props());
        }
        QCOMPARE(dark, 1);
        QVERIFY(drops > 3);
    }

    /// Otherwise the neighbour's card would hide the card that is turned away.
    void fallingCardsAreAboveStayingOnes() {
        constexpr qreal kTips = 25; // degrees: flying and bowing cards tilt less
        int seen = 0;
        FaceStore faces{blankFace};
        WantedEffect wanted = pieceCalled("lakes-reveal");
        wanted.deal.replace("AS", "10C"); // the king wins, so only the queen falls
        wanted.moves[0] = "{'card':'10C'}";
        const auto stage = stageOf(faces, wanted, {960, 532});
        QVERIFY(stage);
        QVERIFY(stage->untilPlayed(EffectKind::Reveal) >= 0);
        for (; !stage->director.idle(); stage->scene.frameClock().advance(16)) {
            std::vector<const CardItem*> tipping, others;
            for (const QGraphicsItem* item : stage->scene.items()) {
                const auto* card = dynamic_cast<const CardItem*>(item);
                if (!card || !card->isVisible() || card->zValue() <= layer::kFlying) continue;
                const QTransform shape = card->transform();
                const qreal lean = std::abs(qRadiansToDegrees(std::atan2(shape.m12(), shape.m11())));
                (lean > kTips ? tipping : others).push_back(card);
            }
            for (const CardItem* card : tipping)
                for (const CardItem* other : others)
                    if (card->collidesWithItem(other)) {
                        ++seen;
                        QVERIFY(card->zValue() > other->zValue());
                    }
        }
        QVERIFY(seen > 0);
    }

    /// Otherwise the catch would hide the cards that others keep.
    void aCatchCoversNoSavedGameCard() {
        int rested = 0;
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, pieceCalled("lakes-haul"));
        QVERIFY(stage);
        QVERIFY(stage->untilPlayed(EffectKind::Haul) >= 0);
        std::map<const CardItem*, QPointF> was;
        for (; !stage->director.idle(); stage->scene.frameClock().advance(16)) {
            if (stage->coins() == 0) continue; // before all of them rest
            for (const QGraphicsItem* item : stage->scene.items()) {
                const auto* card = dynamic_cast<const CardItem*>(item);
                if (!card || card->zValue() <= layer::kFlying || !card->isVisible()) continue;
                if (std::exchange(was[card], card->pos()) != card->pos()) continue;
                ++rested;
                for (const ZonePicture& zone : stage->scene.picture().zones)
                    if (zone.place.kind == PileKind::Kept && !zone.cards.empty())
                        QVERIFY(
                            !card->sceneBoundingRect().intersects(stage->scene.cardRect({zone.place, 0})));
            }
        }
        QVERIFY(rested > 0);
    }

    /// Also if cards appear at the edge of a small table.
    void aCoinIsFullyVisible() {
        int seen = 0;
        for (const QSizeF size : {QSizeF(960, 532), QSizeF(1280, 732)})
            for (Seat keeper = 0; keeper < 5; ++keeper) {
                FaceStore faces{blankFace};
                const auto stage = stageOf(faces, haulOf(keeper), size);
                QVERIFY(stage);
                QVERIFY(stage->untilPlayed(EffectKind::Haul) >= 0);
                for (; !stage->director.idle(); stage->scene.frameClock().advance(16))
                    for (const QGraphicsItem* item : stage->scene.items())
                        if (dynamic_cast<const CoinItem*>(item) && item->scale() == 1) {
                            ++seen;
                            QVERIFY(stage->scene.sceneRect().contains(item->sceneBoundingRect()));
                        }
            }
        QVERIFY(seen > 50);
    }

    /// The card affects the race, so both must be visible.
    void aPlayedCardIsBesideTheRace() {
        int rested = 0, covers = 0, over = 0, onFish = 0;
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, pieceCalled("wtf-card"));
        QVERIFY(stage);
        QVERIFY(stage->untilPlayed(EffectKind::Enter) >= 0);
        std::map<const CardItem*, std::pair<QPointF, int>> was; // position, and number of steps there
        for (int k = 0; k < 70 && !stage->director.idle(); ++k, stage->scene.frameClock().advance(16))
            for (const QGraphicsItem* item : stage->scene.items()) {
                const auto* card = dynamic_cast<const CardItem*>(item);
                if (!card || card->zValue() <= layer::kFlying || !card->isVisible()) continue;
                auto& [at, rests] = was[card];
                rests = at == card->pos() ? rests + 1 : 0;
                at = card->pos();
                if (rests < 2) continue; // in flight, or just landed
                const TablePicture& picture = stage->scene.picture();
                const ZonePicture* lane = laneOf(picture);
                if (!lane || lane->cards.empty()) continue;
                ++rested;
                // Its text is beside it, and covers neither the card nor the fish.
                for (const QGraphicsItem* other : stage->scene.items())
                    if (const auto* words = dynamic_cast<const PropItem*>(other);
                        words && words->isVisible()) {
                        const QRectF box = words->sceneBoundingRect().adjusted(10, 10, -10, -10);
                        over += box.intersects(card->sceneBoundingRect());
                        onFish += box.intersects(stage->scene.cardRect({lane->place, 0}));
                    }
                covers += card->sceneBoundingRect()
                              .adjusted(8, 8, -8, -8)
                              .intersects(stage->scene.cardRect({lane->place, 0}));
            }
        QVERIFY(rested > 20);
        QCOMPARE(covers, 0);
        QCOMPARE(over, 0);
        QCOMPARE(onFish, 0);
    }

    /// Between two other players it would be one back among many, so it rests in the open.
    void aFaceDownGiftRestsOnItsWay() {
        constexpr int kLeast = 200; // milliseconds
        ScriptedTable scripted;
        FakeTable& table = scripted.table;
        TableScene& scene = scripted.scene;
        Director& director = scripted.director;
        table.addEvent(Moved{.face = kHidden, .from = handOf(1), .to = handOf(2)});
        int rests = 0;
        QPointF was;
        for (; !director.idle(); scene.frameClock().advance(10))
            for (const QGraphicsItem* item : scene.items())
                if (dynamic_cast<const CardItem*>(item) && item->zValue() > layer::kFlying &&
                    item->isVisible()) {
                    rests += std::exchange(was, item->pos()) == item->pos() ? 10 : 0;
                    QVERIFY(scene.sceneRect().contains(item->sceneBoundingRect().center()));
                }
        QVERIFY2(rests >= kLeast, qPrintable(QString::number(rests)));
    }

    /// Both go to the same pile: their order does not change on landing.
    void aStoppedCardLandsUnderTheStoppingCard() {
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, pieceCalled("rainbow-block"));
        QVERIFY(stage);
        QVERIFY(stage->untilPlayed(EffectKind::Stop) >= 0);
        const ZonePicture* pile = stage->scene.picture().zone({PileKind::Discard});
        QVERIFY(pile && pile->cards.size() >= 2);
        const CardArt stops = stage->presenter->art(pile->cards.front().face);
        int seen = 0;
        for (; !stage->director.idle(); stage->scene.frameClock().advance(16)) {
            qreal upper = 0, lower = 0;
            for (const QGraphicsItem* item : stage->scene.items()) {
                const auto* card = dynamic_cast<const CardItem*>(item);
                if (!card || !card->isVisible() || card->zValue() <= layer::kFlying) continue;
                qreal& high = card->art == stops ? upper : lower;
                high = std::max(high, card->zValue());
            }
            if (upper == 0 || lower == 0) continue;
            ++seen;
            QVERIFY(upper > lower);
        }
        QVERIFY(seen > 20);
    }

    /// Reduced motion skips movement and keeps pauses: card movements of different kinds are never reported
    /// at the same time, and a drawn card can be read.
    void reducedMotionKeepsPauses() {
        constexpr int kLeast = 170, kDrawn = 380; // milliseconds, for the third event of a kind in a row
        int draws = 0, others = 0;
        for (const std::string_view game : gameIds()) {
            FaceStore faces{blankFace};
            const auto table = openQuick(planOf(QLatin1String(game.data()), 1, 3, 3));
            QVERIFY(table);
            Staged stage(faces, *table);
            Random random(3);
            stage.director.setMotion({.pace = Pace::Normal, .reduced = true});
            std::optional<Moved> before;
            qint64 toldAt = 0;
            int together = 0;
            bool drawn = false;
            connect(&stage.director, &Director::showing, this, [&](int number) {
                const auto event = table->event(number);
                const auto* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
                if (!moved) return;
                const qint64 now = stage.scene.frameClock().now(), since = now - std::exchange(toldAt, now);
                // The events of one effect are reported together.
                const bool first = number >= std::exchange(together, stage.presenter->shownUpTo());
                const bool another =
                    first && before &&
                    (before->from.kind != moved->from.kind || before->to.kind != moved->to.kind);
                if (another) {
                    ++others;
                    QVERIFY2(since >= kLeast,
                             qPrintable(QStringLiteral("%1: event %2 comes %3 ms after another")
                                            .arg(QLatin1String(game.data()))
                                            .arg(number)
                                            .arg(since)));
                    if (drawn) {
                        ++draws;
                        QVERIFY2(since >= kDrawn, qPrintable(QString::number(since)));
                    }
                }
                before = *moved;
                drawn = moved->to == handOf(table->viewer()) && moved->face != kHidden &&
                        (moved->from.kind == PileKind::Pond || moved->from.kind == PileKind::Hole ||
                         moved->from.kind == PileKind::Deck);
            });
            for (int steps = 0; steps < 400 && table->waitingFor() != WaitingFor::Over; ++steps) {
                while (!stage.director.idle())
                    stage.scene.frameClock().advance(10);
                const WaitingFor waitingFor = table->waitingFor();
                if (waitingFor == WaitingFor::NextDeal) break;
                if (waitingFor == WaitingFor::HideCards)
                    table->cover();
                else if (waitingFor == WaitingFor::HandOver)
                    table->reveal(table->seatToAct());
                else if (waitingFor == WaitingFor::Person && !table->choices().empty())
                    playAny(*table, random);
                else
                    QVERIFY(
                        until([&] { return !stage.director.idle() || table->waitingFor() != waitingFor; }));
            }
        }
        const std::size_t games = gameIds().size();
        QVERIFY(others > 10 * int(games));
        QVERIFY(draws > 5); // two games have no such draws
    }

    /// An ace among court cards of its suit counts 14: it leaps, they bow, and the number stays on it until
    /// it leaves.
    void aWinningAceLeapsToFourteen() {
        FaceStore faces{blankFace};
        const auto stage = stageOf(faces, pieceCalled("lakes-reveal"));
        QVERIFY(stage);
        const auto reader = makePresenter(stage->table);
        reader->restart(stage->eventOf(EffectKind::Reveal));
        const std::vector<Verdict> verdicts = reader->effectSpec().verdicts;
        const auto top = std::ranges::find(verdicts, true, &Verdict::leaps);
        QVERIFY(top != verdicts.end());
        QCOMPARE(top->tag, QStringLiteral("14"));
        QVERIFY(std::ranges::any_of(verdicts, &Verdict::bows));
        QVERIFY(stage->untilPlayed(EffectKind::Reveal) >= 0);
        int millis = 0; // time for which the number is larger than the other text of the effect
        for (; !stage->director.idle(); stage->scene.frameClock().advance(10))
            for (const QGraphicsItem* item : stage->scene.items())
                if (const auto* prop = dynamic_cast<const PropItem*>(item); prop && prop->scale() > 1.3)
                    millis += 10;
        QVERIFY2(millis >= 500, qPrintable(QString::number(millis)));
    }

    /// The text of a bubble is not repeated on the table.
    void aTitleDoesNotRepeatTheBubble() {
        int titled = 0;
        for (const WantedEffect& wanted : kWantedEffects) {
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, wanted);
            QVERIFY2(stage, wanted.name);
            QSet<QString> titles;
            const auto reader = makePresenter(stage->table);
            for (reader->restart(stage->first); reader->shownUpTo() < stage->table.events();
                 reader->advance())
                titles << reader->effectSpec().title;
            titles.remove({});
            titled += int(titles.size());
            while (!stage->director.idle()) {
                const QString said = stage->scene.bubbles().speech().words;
                QVERIFY2(!titles.contains(said), qPrintable(said));
                stage->scene.frameClock().advance(16);
            }
        }
        QVERIFY(titled > 10);
    }

    /// A card found in the deck is laid at once if it pairs; otherwise its text says that the turn ends.
    void aFoundCardStatesItsResult() {
        QStringList lines;
        for (const char* hand : {"['3S','QS']", "['KS','QS']"}) { // a three is found
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, searchOf(hand, kRanks));
            QVERIFY(stage);
            const auto reader = makePresenter(stage->table);
            reader->restart(stage->eventOf(EffectKind::Search));
            lines << reader->effectSpec().line;
        }
        QCOMPARE(lines, (QStringList{QStringLiteral("It makes a pair."),
                                     QStringLiteral("No pair: that ends the turn.")}));
    }

    // "Ada plays a Wild", "You lay a set of threes" and "Fished out!" appear when the cards have reached the
    // middle.
    void aPlayedCardIsShownBeforeItsText() {
        for (const WantedEffect& wanted : kWantedEffects) {
            if (wanted.kind == EffectKind::Reveal || wanted.kind == EffectKind::Search ||
                wanted.kind == EffectKind::Call)
                continue; // turned up, not played, or without a card
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, wanted);
            QVERIFY2(stage, wanted.name);
            int moves = 0;
            connect(&stage->director, &Director::showing, this, [&](int number) {
                const auto event = stage->table.event(number), card = stage->table.event(number + 1);
                const Moved* moved = card ? std::get_if<Moved>(&card->what) : nullptr;
                if (!event || !std::holds_alternative<MoveEvent>(event->what) || !moved ||
                    moved->face == kHidden || moved->from.kind == PileKind::Deck ||
                    (moved->to.kind != PileKind::Discard && !isLaid(moved->to.kind)))
                    return;
                ++moves;
                QVERIFY2(stage->presenter->shownUpTo() > number + 1, wanted.name);
                QCOMPARE(stage->scene.arriving(moved->to), 0);
            });
            while (!stage->director.idle())
                stage->scene.frameClock().advance(16);
            // Books and pairs are laid without a move, and a downpour comes after one.
            QVERIFY2(moves > 0 || wanted.kind == EffectKind::Gather || wanted.kind == EffectKind::Pour,
                     wanted.name);
            QVERIFY2(moves > 0 || !QByteArray("twisted-basket rainbow-set").contains(wanted.name),
                     wanted.name);
        }
    }

    // A set is reported once all its cards have arrived, not earlier or card by card.
    void aSetIsReportedOnArrival() {
        for (const WantedEffect& wanted : kWantedEffects) {
            if (wanted.kind != EffectKind::Gather) continue;
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, wanted);
            QVERIFY2(stage, wanted.name);
            std::map<int, qint64> toldAt;
            connect(&stage->director, &Director::showing, this,
                    [&](int number) { toldAt[number] = stage->scene.frameClock().now(); });
            // No tag counts it before, not even the viewer's.
            const auto scores = [&] {
                QStringList all{stage->scene.picture().own.score};
                for (const SeatPicture& seat : stage->scene.picture().seats)
                    all << seat.score;
                return all;
            };
            qint64 title = -1; // when it appears
            const auto reader = makePresenter(stage->table);
            for (reader->restart(stage->first); reader->effectSpec().kind != wanted.kind;)
                reader->advance();
            const int first = reader->shownUpTo(), until = reader->effectSpec().until;
            QStringList before;
            while (!stage->director.idle()) {
                if (stage->presenter->shownUpTo() <= first) before = scores();
                stage->scene.frameClock().advance(4);
                if (title < 0 && stage->presenter->shownUpTo() > first &&
                    stage->presenter->shownUpTo() < until + 1)
                    QCOMPARE(scores(), before);
                if (title < 0 && stage->presenter->shownUpTo() >= until && stage->props() > 0)
                    title = stage->scene.frameClock().now();
            }
            QVERIFY2(title >= 0, wanted.name);
            for (int number = first; number < until; ++number) {
                QCOMPARE(toldAt[number], toldAt[first]);
                QVERIFY2(toldAt[number] >= title && toldAt[number] <= title + 150, wanted.name);
            }
        }
    }

    // "No pair, so it is discarded": not while the card is still in the middle.
    void discardedCardsAreReportedOnArrival() {
        FaceStore faces{blankFace};
        WantedEffect wanted = searchOf("['KS','QS']", kRanks);
        wanted.kind = EffectKind::None;
        wanted.moves.removeLast(); // the card is drawn and discarded
        const auto stage = stageOf(faces, wanted);
        QVERIFY(stage);
        int discarded = 0;
        bool flew = false;
        connect(&stage->director, &Director::showing, this, [&](int number) {
            const auto event = stage->table.event(number);
            const Moved* moved = event ? std::get_if<Moved>(&event->what) : nullptr;
            if (!moved || moved->from.kind != PileKind::Deck || moved->to.kind != PileKind::Discard) return;
            for (const QGraphicsItem* item : stage->scene.items())
                if (dynamic_cast<const CardItem*>(item) && item->isVisible() &&
                    item->zValue() > layer::kFlying)
                    QVERIFY(stage->scene.zoneRect(moved->to).contains(item->sceneBoundingRect().center()));
            discarded += flew;
        });
        for (; !stage->director.idle(); stage->scene.frameClock().advance(16))
            flew |= stage->scene.arriving({PileKind::Discard}) > 0;
        QCOMPARE(discarded, 1);
    }

    void aCardStaysInPlaceUntilItLeaves() {
        for (const WantedEffect& wanted : kWantedEffects) {
            if (wanted.kind == EffectKind::Stop || wanted.kind == EffectKind::Call)
                continue; // their light comes first; they have no card
            FaceStore faces{blankFace};
            const auto stage = stageOf(faces, wanted);
            QVERIFY2(stage, wanted.name);
            QVERIFY2(stage->untilPlayed(wanted.kind) >= 0, wanted.name);
            int flying = 0;
            for (const QGraphicsItem* item : stage->scene.items())
                flying += dynamic_cast<const CardItem*>(item) && item->isVisible() &&
                          item->zValue() >= layer::kFlying;
            QVERIFY2(flying > 0, wanted.name);
        }
    }

    void aCardBowsLeapsAndTurnsAtAWaypoint() {
        Flight flight;
        flight.before = {.file = QStringLiteral("back")};
        flight.after = flight.waypointArt = {.file = QStringLiteral("face")};
        flight.from = QRectF(0, 0, 50, 70);
        flight.waypoint = QRectF(200, 200, 100, 140);
        flight.millis = 100;
        flight.hold = 1000;
        flight.onward = 100;
        flight.waypointActions = {.turns = 100,
                                  .mounts = 700,
                                  .bows = 300,
                                  .leaps = 500,
                                  .pales = 800,
                                  .turnMillis = 100,
                                  .gestureMillis = 100};
        const FlightPath path(flight, QRectF(400, 400, 50, 70), 1);
        QCOMPARE(path.at(99).side, CardSide::Leaving); // arrives unturned
        QCOMPARE(path.at(190).side, CardSide::Leaving);
        QVERIFY(path.at(249).narrow < 0.1);
        QCOMPARE(path.at(310).side, CardSide::Stopping);
        QVERIFY(path.at(450).lean > 20);
        QCOMPARE(path.at(510).lean, 0.0);
        QVERIFY(path.at(650).middle.y() < flight.waypoint.center().y() - 40);
        QVERIFY(path.at(650).height > 140);
        QVERIFY(!path.at(790).mounted);
        QVERIFY(path.at(810).mounted);
        QVERIFY(path.at(1150).mounted); // also on the way to its destination
        QVERIFY(!path.at(890).pale);
        QVERIFY(path.at(910).pale);
        QCOMPARE(path.at(path.millis()).middle, QPointF(425, 435));
    }
};

TACKLEBOX_QTEST(EffectsTest)
#include "effects_test.moc"
