// Places for boxes over the table, with random obstacles and at random moments of all games.
#include "views/scene/picture/placement.h"

#include "model/engine/random.h"
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/scene/picture/laidouttable.h"
#include "views/scene/picture/tableobstacles.h"
#include "views/theme/fonts.h"
#include "views/theme/textcache.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"
#include "views/theme/wrappedtext.h"

#include <algorithm>

using namespace tacklebox;
using namespace tacklebox::testing;

namespace {

QRectF randomRect(Random& random, const QRectF& in, int least, int most) {
    const QSizeF size(least + random.below(most - least), least + random.below(most - least));
    return {QPointF(in.left() + random.below(int(in.width() - size.width())),
                    in.top() + random.below(int(in.height() - size.height()))),
            size};
}

struct Situation {
    explicit Situation(Random& random) {
        const QRectF table(0, 0, 960 + random.below(2880), 540 + random.below(1500));
        bounds = table.adjusted(6, 6, -6, -60);
        box = {{{QSizeF(120 + random.below(300), 40 + random.below(160)), bounds}},
               random.below(4) ? randomRect(random, table, 20, 200) : QRectF()};
        for (int i = random.below(40); i >= 0; --i)
            obstacles.push_back(
                {randomRect(random, table, 20, 250), 1.0 + random.below(60), random.below(3) ? 0.0 : 1e6});
    }
    QRectF bounds;
    BoxRequest box;
    std::vector<Obstacle> obstacles;
};

/// Sizes of the view: the window without a bar.
constexpr QSizeF kTableSizes[] = {{960, 572}, {1280, 766}, {1920, 1046}, {2560, 1380}, {3840, 2090}};
constexpr int kMomentsAfter[] = {0, 40, 90}; ///< after that many moves
/// Covering any of an obstacle that must be seen costs at least this much, in units.
constexpr qreal kMustBeSeen = 1000;
/// A box that moves farther, in units, although the table has hardly changed, must gain by it.
constexpr qreal kSmallMove = 12;

/// Sentences of that language, from short to long.
QString sentence(bool german, int length) {
    const QString all =
        german ? QStringLiteral("Frag Ben nach Buckelwalen. Mit einer Wahrscheinlichkeit von 30 % hat er "
                                "welche, und voraussichtlich bekommst du in dieser Runde etwa 120 Punkte. "
                                "Das Netz nimmt alle Karten einer Art, gleich welche Farbe sie haben.")
               : QStringLiteral("Cast the Net at Ben for any clownfish. 30% chance of a hit, and your "
                                "expected score in this round is about 120 points. The Net takes any "
                                "clownfish that Ben has, whatever its colour.");
    return all.section(u' ', 0, length);
}

/// A table at one moment, with boxes over it.
struct Overlaid {
    Overlaid(const Presenter& presenter, QSizeF size, bool german, int moreWords, quint64 seed) {
        const TablePicture picture = presenter.picture();
        const qreal unit = tokens::tableScaleOf(size.width(), size.height());
        const qreal row = 58 * unit * theme::textFactor();
        TableLayout layout = presenter.layout(size - QSizeF(0, row), picture);
        addPromptBar(layout, size, row);
        TextCache text;
        text.setScale(layout.unit, 1);
        table.show(picture, layout, text.line());
        open = table.openRect(QRectF(QPointF(0, 0), size));
        obstacles = obstaclesOf(table, table.notesAndCaptions(), {});
        Random random(seed);
        const qreal fontSize = tokens::fontPixels(tokens::kBody, unit, theme::textFactor());
        const auto sized = [&](int length, qreal widest) {
            const qreal most = std::min(widest * unit * theme::textFactor(), 0.9 * open.width());
            return QSizeF(
                       theme::wrappedSize(sentence(german, length), theme::textFont(fontSize), int(most))) +
                   QSizeF(24, 24) * unit;
        };
        const auto anyOf = [&](const auto& list) -> decltype(auto) {
            return list[std::size_t(random.below(int(list.size())))];
        };
        const QRectF room = open.adjusted(6, 6, -6, -6);
        int key = 0;
        // The coach, in several widths, about a pile.
        OverlayRequest coach;
        coach.box.subject = table.zoneRect(anyOf(picture.zones).place);
        for (const qreal width : {560.0, 450.0, 330.0})
            coach.box.options.push_back({sized(30, width), room, 560 - width});
        requests[key++] = coach;
        // A hint above the prompt bar.
        const QSizeF hint = sized(20 + moreWords, 600);
        requests[key++] = {.box = {{{hint, room}}, QRectF(room.bottomLeft(), QSizeF(1, row)), 1},
                           .mostCovered = kOverlayTouch};
        // A refusal at a card.
        if (const ZonePicture* hand = picture.zone(handOf(0)); hand && !hand->cards.empty())
            requests[key++] = {.box = {{{sized(6, 300), room}},
                                       table.cardRect(hand->place, random.below(int(hand->cards.size()))),
                                       1,
                                       Qt::LeftEdge | Qt::RightEdge}};
        // A bubble of each player.
        for (const SeatPicture& seat : picture.seats)
            requests[key++] = {.box = {{{sized(random.below(8), 240), room}},
                                       layout.portraits[seat.seat],
                                       1,
                                       Qt::BottomEdge},
                               .mostCovered = kOverlayTouch};
    }

    std::map<int, Placement> placed(const std::map<int, Placement>& previous = {}) const {
        return placeAll(requests, obstacles, open, previous);
    }
    /// What box `key` must not cover: text, faces, counted cards, and the boxes before it.
    std::vector<QRectF> keptFrom(int key, const std::map<int, Placement>& placed) const {
        std::vector<QRectF> kept;
        for (const Obstacle& obstacle : obstacles)
            if (obstacle.touch >= kMustBeSeen * table.layout().unit) kept.push_back(obstacle.rect);
        for (const auto& [other, place] : placed)
            if (other < key && !place.rect.isNull()) kept.push_back(place.rect);
        return kept;
    }

    LaidOutTable table;
    QRectF open;
    std::vector<Obstacle> obstacles;
    std::map<int, OverlayRequest> requests;
};

bool coversAny(const QRectF& rect, const std::vector<QRectF>& others) {
    return std::ranges::any_of(others, [&](const QRectF& other) { return rect.intersects(other); });
}

/// Returns a place where the box covers nothing, with some room around it; null: there is none.
QRectF freePlace(const BoxRequest& box, const std::vector<QRectF>& kept) {
    constexpr qreal kRoom = 10;
    for (const auto& [size, bounds, cost] : box.options)
        for (qreal x = bounds.left() + kRoom; x + size.width() + kRoom <= bounds.right(); x += kRoom)
            for (qreal y = bounds.top() + kRoom; y + size.height() + kRoom <= bounds.bottom(); y += kRoom) {
                const QRectF rect = QRectF(QPointF(x, y), size);
                const QRectF wide = rect.adjusted(-kRoom, -kRoom, kRoom, kRoom);
                if (!wide.intersects(box.subject) && !coversAny(wide, kept)) return rect;
            }
    return {};
}

} // namespace

class PlacementTest : public QObject {
    Q_OBJECT

  private slots:
    void theBoxIsInsideAndNoOtherPlaceCoversLess() {
        Random random(1);
        for (int i = 0; i < 300; ++i) {
            const Situation at(random);
            const Placement found = bestPlace(at.box, at.obstacles);
            QVERIFY(at.bounds.contains(found.rect));
            QCOMPARE(found.rect.size(), at.box.options.front().size);
            if (at.box.subject.isEmpty()) QCOMPARE(found.cost, coverCost(found.rect, at.obstacles));
            // With 10 pixels of room around it, such a place is among those that are tried.
            for (int other = 0; other < 200; ++other) {
                QRectF rect = randomRect(random, at.bounds, 10, 11);
                rect.setSize(at.box.options.front().size + QSizeF(20, 20));
                if (!at.bounds.contains(rect) || coverCost(rect, at.obstacles) > 0 ||
                    rect.intersects(at.box.subject))
                    continue;
                QVERIFY2(coverCost(found.rect, at.obstacles) < 1e6, qPrintable(QString::number(i)));
            }
        }
    }

    void theSubjectIsNotCoveredIfThereIsRoom() {
        const QRectF bounds(0, 0, 1000, 600), subject(450, 250, 100, 140);
        const Placement beside = bestPlace({{{QSizeF(200, 100), bounds}}, subject}, {});
        QVERIFY(!beside.rect.intersects(subject));
        QVERIFY(beside.rect.intersects(subject.adjusted(-12, -12, 12, 12)));
        const Placement large = bestPlace({{{QSizeF(990, 590), bounds}}, subject}, {});
        QVERIFY(large.rect.intersects(subject));
    }

    void whatIsTooLargeIsAtTheUpperLeftCorner() {
        const Placement found = bestPlace({{{QSizeF(500, 500), QRectF(10, 20, 300, 200)}}}, {});
        QCOMPARE(found.rect, QRectF(10, 20, 500, 500));
    }

    /// Everything moves with the table, and a far obstacle changes nothing.
    void smallChangesMoveLittle() {
        Random random(2);
        for (int i = 0; i < 100; ++i) {
            Situation at(random);
            const QRectF before = bestPlace(at.box, at.obstacles).rect;
            std::vector<Obstacle> more = at.obstacles;
            more.push_back({QRectF(at.bounds.bottomRight() + QPointF(500, 500), QSizeF(50, 50)), 60, 1e6});
            QCOMPARE(bestPlace(at.box, more).rect, before);
            at.box.options.front().bounds.translate(4, 4);
            if (!at.box.subject.isEmpty()) at.box.subject.translate(4, 4);
            for (Obstacle& obstacle : at.obstacles)
                obstacle.rect.translate(4, 4);
            QCOMPARE(bestPlace(at.box, at.obstacles).rect, before.translated(4, 4));
        }
    }

    void theCheapestOptionIsChosen() {
        const QRectF bounds(0, 0, 400, 300);
        const BoxRequest box{{{QSizeF(380, 280), bounds}, {QSizeF(100, 100), bounds, 50}}};
        QCOMPARE(bestPlace(box, {}).option, 0);
        const std::vector<Obstacle> middle{{QRectF(150, 150, 100, 100)}};
        QCOMPARE(bestPlace(box, middle).option, 1);
        QCOMPARE(bestPlace(box, middle).cost, 50.0);
    }

    void thePreferredSideIsChosen() {
        const QRectF bounds(0, 0, 1000, 600), subject(450, 250, 100, 140);
        for (const Qt::Edge side : {Qt::LeftEdge, Qt::RightEdge, Qt::TopEdge, Qt::BottomEdge}) {
            const QRectF found = bestPlace({{{QSizeF(200, 100), bounds}}, subject, 1, side}, {}).rect;
            QCOMPARE(found.right() <= subject.left(), side == Qt::LeftEdge);
            QCOMPARE(found.bottom() <= subject.top(), side == Qt::TopEdge);
            QCOMPARE(found.left() >= subject.right(), side == Qt::RightEdge);
        }
    }

    void aBoxHidesRatherThanCoverTooMuch() {
        const QRectF bounds(0, 0, 300, 200);
        OverlayRequest whole{.box = {{{bounds.size(), bounds}}}};
        const auto both = placeAll({{0, whole}, {1, whole}}, {}, {}, {});
        QCOMPARE(both.at(1).rect, bounds);
        whole.mostCovered = kOverlayTouch;
        const auto one = placeAll({{0, whole}, {1, whole}}, {}, {}, {});
        QCOMPARE(one.at(0).rect, bounds);
        QVERIFY(one.at(1).rect.isNull());
    }

    void boxesOverTheTableKeepOffItsTextAndEachOther_data() {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("percent");
        QTest::addColumn<bool>("german");
        for (const QString& game : kGames) {
            int least = 0, most = 0;
            withGame(game.toStdString(), [&]<class G>() { least = G::kLeastSeats, most = G::kMostSeats; });
            for (const int seats : {least, (least + most) / 2, most})
                for (const int percent : {100, 150, 200})
                    QTest::addRow("%s, %d players, text of %d%%", qPrintable(game), seats, percent)
                        << game << seats << percent << (percent != 150);
        }
    }
    void boxesOverTheTableKeepOffItsTextAndEachOther() {
        QFETCH(const QString, game);
        QFETCH(const int, seats);
        QFETCH(const int, percent);
        QFETCH(const bool, german);
        theme::use({.text = percent / 100.0});
        const auto restore = qScopeGuard([] { theme::use({}); });
        const auto table = openQuick(planOf(game, seats, 0, 3));
        QVERIFY(table);
        const auto presenter = makePresenter(*table);
        Random random(5);
        int moves = 0, boxes = 0, far = 0;
        for (const int look : kMomentsAfter) {
            QVERIFY(playDealUntil(*table, look, moves, random));
            presenter->restart(table->events());
            for (const QSizeF size : kTableSizes) {
                const quint64 seed = quint64(look + 1);
                const Overlaid at(*presenter, size, german, 0, seed);
                const auto placed = at.placed();
                QCOMPARE(at.placed(), placed);
                for (const auto& [key, request] : at.requests) {
                    const QRectF rect = placed.at(key).rect;
                    const std::vector<QRectF> kept = at.keptFrom(key, placed);
                    const QString where = QStringLiteral("box %1 at %2x%3 after %4 moves")
                                              .arg(key)
                                              .arg(size.width())
                                              .arg(size.height())
                                              .arg(moves);
                    if (!rect.isNull()) QVERIFY2(at.open.contains(rect), qPrintable(where));
                    if (rect.isNull() || coversAny(rect, kept))
                        QVERIFY2(freePlace(request.box, kept).isNull(), qPrintable(where));
                }
                // A window that is a little larger, or a hint that is a word longer.
                for (const Overlaid& later : {Overlaid(*presenter, size + QSizeF(4, 4), german, 0, seed),
                                              Overlaid(*presenter, size, german, 1, seed)}) {
                    const auto after = later.placed(placed);
                    for (const auto& [key, place] : after) {
                        const QRectF before = placed.at(key).rect;
                        if (before.isNull() || place.rect.isNull()) continue;
                        ++boxes;
                        if (displacement(before, place.rect) <= kSmallMove * later.table.layout().unit)
                            continue;
                        ++far;
                        const auto& [optionSize, bounds, cost] =
                            later.requests.at(key).box.options[std::size_t(place.option)];
                        const QRectF stays(before.topLeft(), optionSize);
                        if (!bounds.contains(stays)) continue;
                        std::vector<Obstacle> obstacles = later.obstacles;
                        for (const auto& [other, earlier] : after)
                            if (other < key && !earlier.rect.isNull())
                                obstacles.push_back({earlier.rect, kOverlayWeight, kOverlayTouch});
                        BoxRequest there = later.requests.at(key).box;
                        there.options = {{optionSize, stays, cost}};
                        QVERIFY(bestPlace(there, obstacles, before).cost >= place.cost);
                    }
                }
            }
        }
        QVERIFY2(4 * far < boxes, qPrintable(QStringLiteral("%1 of %2 boxes move").arg(far).arg(boxes)));
    }
};

TACKLEBOX_QTEST(PlacementTest)
#include "placement_test.moc"
