// The layouts of all games, with every number of players, at every size of window and text. Everything is
// inside the window without overlap, and the index of every card in hand is visible.
#include "tests/support/qttest.h"
#include "tests/table/tablesupport.h"
#include "views/games/games.h"
#include "views/panels/promptbar.h"
#include "views/scene/picture/zonegeometry.h"
#include "views/theme/fonts.h"
#include "views/theme/textcache.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QtTest>

using namespace tacklebox;

namespace {

/// Sizes of the view: the window without a bar.
constexpr QSizeF kViews[] = {{960, 572},   {1280, 766},  {960, 766},  {1920, 1046},
                             {2560, 1380}, {3840, 2090}, {1600, 2000}};
constexpr qreal kLeastIndex = 24;          ///< visible pixels of a covered card
constexpr int kLooksAfter[] = {0, 30, 90}; ///< after that many moves

/// A rectangle that must not overlap others, with a name for the report.
using Box = std::pair<QString, QRectF>;

QString overlap(const std::vector<Box>& boxes, const QRectF& view) {
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (!view.adjusted(-1, -1, 1, 1).contains(boxes[i].second))
            return boxes[i].first + " leaves the window";
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF common = boxes[i].second & boxes[k].second;
            if (common.width() > 1 && common.height() > 1)
                return boxes[i].first + " lies on " + boxes[k].first;
        }
    }
    return {};
}

QRectF around(const std::vector<QRectF>& rects) {
    QRectF all;
    for (const QRectF& rect : rects)
        all |= rect;
    return all;
}

QString wrongHand(const ZoneGeometry& hand) {
    for (std::size_t i = 0; i + 1 < hand.cards.size(); ++i) {
        const QRectF &card = hand.cards[i], &next = hand.cards[i + 1];
        if (hand.twoRows && std::abs(card.top() - next.top()) > 1) continue; // the last of the first row
        const qreal seen = next.left() - card.left();
        // Fifty cards cannot fit in a narrow window.
        const qreal fits = (hand.cards.size() + 1) / 2 > 26 ? 8 : kLeastIndex - 1;
        if (seen < fits) return QStringLiteral("of card %1 only %2 pixels are seen").arg(i).arg(seen);
    }
    return {};
}

QString wrongTable(const TablePicture& picture, const TableLayout& layout, QSizeF size) {
    const QRectF view(QPointF(0, 0), size);
    TextCache text;
    text.setScale(layout.unit, 1);
    std::vector<Box> boxes, people;
    const auto name = [](const ZonePicture& zone) { return zone.name; };
    for (const ZonePicture& zone : picture.zones) {
        const auto box = layout.zones.find(zone.place);
        if (box == layout.zones.end()) continue;
        const ZoneGeometry geometry = geometryOf(zone, box->second, layout.unit, text.line());
        const QRectF whole = box->second.rect.adjusted(-1, -1, 1, 1);
        std::vector<QRectF> cards = geometry.cards;
        if (!zone.cards.empty() && zone.cards.back().hangs && !box->second.apart.isEmpty()) {
            boxes.emplace_back(name(zone) + ", apart", cards.back());
            cards.pop_back();
        }
        QRectF drawn = zone.arrangement == Arrangement::Coins ? around(geometry.coins) : around(cards);
        drawn |= geometry.badge | geometry.title | geometry.caption | around(geometry.trays);
        if (!drawn.isEmpty() && !whole.contains(drawn)) return name(zone) + " reaches over its place";
        if (zone.arrangement == Arrangement::Hand) {
            QString hand = wrongHand(geometry);
            if (!hand.isEmpty()) return hand;
            if (!drawn.isEmpty() && !layout.rail.contains(drawn))
                return QStringLiteral("the hand is not on the rail");
        }
        for (const QRectF& coin : geometry.coins)
            if (coin.width() < 16) return name(zone) + " has coins too small to read";
        if (!drawn.isEmpty()) boxes.emplace_back(name(zone), drawn);
    }
    for (const NotePicture& note : picture.notes) {
        const auto at = layout.notes.find(note.id);
        if (at != layout.notes.end() && !note.text.isEmpty())
            boxes.emplace_back(QStringLiteral("note %1").arg(note.id), at->second);
    }
    boxes.emplace_back(QStringLiteral("the prompt bar"), layout.promptBar);
    std::vector<SeatPicture> all = picture.seats;
    if (picture.own.seat != kNoSeat) all.push_back(picture.own);
    for (const SeatPicture& seat : all) {
        const QRectF &face = layout.portraits[seat.seat], &tag = layout.tags[seat.seat];
        if (face.width() < 40) return seat.name + " has no face";
        if (tag.height() < 16) return seat.name + " has no name";
        boxes.emplace_back(seat.name + "'s tag", tag);
        people.emplace_back(seat.name, face);
        if (face.bottom() > tag.bottom() || face.bottom() < tag.top())
            return seat.name + "'s tag is not across the face";
        if (seat.seat == picture.own.seat) continue;
        if (!layout.seats[seat.seat].contains(face)) return seat.name + " leaves the place at the table";
        if (const QRectF& chip = layout.chips[seat.seat]; !seat.note.isEmpty())
            boxes.emplace_back(seat.name + "'s note", chip);
        const QRectF& memory = layout.memories[seat.seat];
        if (memory.isEmpty() == seat.memory.has_value()) return seat.name + " has a wrong memory aid";
        if (seat.memory && !layout.seats[seat.seat].contains(memory))
            return seat.name + "'s marks are outside";
        if (seat.memory) boxes.emplace_back(seat.name + "'s marks", memory);
        if (seat.memory) people.emplace_back(seat.name + "'s marks", memory);
    }
    QString lying = overlap(boxes, view);
    if (!lying.isEmpty()) return lying;
    people.emplace_back(QStringLiteral("the prompt bar"), layout.promptBar);
    return overlap(people, view);
}

} // namespace

class TableLayoutTest : public QObject {
    Q_OBJECT

  private slots:
    void nothingIsCutOrOverlaps_data();
    void nothingIsCutOrOverlaps();
    void aHandSpreadsIfThereIsRoom();
    void manyCoinsStayReadable();
    void aFewSmallCoinsCoverNoPoints();
    void coinsShowTheirPoints();
    void aLowLaneShowsItsCards();
};

void TableLayoutTest::nothingIsCutOrOverlaps_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("percent");
    QTest::addColumn<KnownCards>("memory");
    for (const QString& game : tacklebox::testing::kGames) {
        int least = 0, most = 0;
        withGame(game.toStdString(), [&]<class G>() { least = G::kLeastSeats, most = G::kMostSeats; });
        for (int seats = least; seats <= most; ++seats)
            for (const int percent : {100, 200})
                for (const KnownCards memory : {KnownCards::Off, KnownCards::Follows})
                    QTest::addRow("%s, %d players, text of %d %%%s", qPrintable(game), seats, percent,
                                  memory == KnownCards::Off ? "" : ", memory aid")
                        << game << seats << percent << memory;
    }
}

void TableLayoutTest::nothingIsCutOrOverlaps() {
    QFETCH(QString, game);
    QFETCH(int, seats);
    QFETCH(int, percent);
    QFETCH(KnownCards, memory);
    theme::use({.text = percent / 100.0});
    const auto restore = qScopeGuard([] { theme::use({}); });
    const auto table = tacklebox::testing::openQuick(tacklebox::testing::planOf(game, seats, 0, 3));
    QVERIFY(table);
    TableRules rules = table->tableRules();
    rules.knownCards = memory;
    table->setTableRules(rules);
    const auto presenter = makePresenter(*table);
    PromptBar bar;
    Random random(5);
    int moves = 0;
    for (const int look : kLooksAfter) {
        QVERIFY(tacklebox::testing::playDealUntil(*table, look, moves, random));
        presenter->restart(table->events());
        const TablePicture picture = presenter->picture();
        for (const QSizeF size : kViews) {
            const qreal unit = tokens::tableScaleOf(size.width(), size.height());
            bar.setScale(unit);
            const qreal promptBar = bar.sizeHint().height();
            TableLayout layout = presenter->layout(size - QSizeF(0, promptBar), picture);
            addPromptBar(layout, size, promptBar);
            const QString wrong = wrongTable(picture, layout, size);
            QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 at %2x%3 after %4 moves")
                                                     .arg(wrong)
                                                     .arg(size.width())
                                                     .arg(size.height())
                                                     .arg(moves)));
        }
    }
}

/// Beside lists or in a small window with large text, swimming cards are readable, also with answers below.
void TableLayoutTest::aLowLaneShowsItsCards() {
    theme::use({.text = 2});
    const auto restore = qScopeGuard([] { theme::use({}); });
    ZonePicture lane{.arrangement = Arrangement::Lane};
    lane.groups = {{}, {.title = QStringLiteral("KILL"), .answered = true}};
    lane.cards.push_back({.face = 3, .group = 0});
    const TableLayout::ZoneBox low{{0, 0, 700, 90}, 123};
    QCOMPARE(geometryOf(lane, low, 0.75, 40).cards[0].height(), 90.0);
    lane.cards.push_back({.face = 4, .group = 1});
    const ZoneGeometry answered = geometryOf(lane, low, 0.75, 40);
    QVERIFY2(answered.cards[0].height() >= 40, qPrintable(QString::number(answered.cards[0].height())));
    QVERIFY(answered.cards[1].top() >= answered.cards[0].bottom());
    QVERIFY2(answered.cards[1].bottom() <= 91, qPrintable(QString::number(answered.cards[1].bottom())));
}

void TableLayoutTest::aHandSpreadsIfThereIsRoom() {
    ZonePicture hand{.place = handOf(0), .arrangement = Arrangement::Hand};
    for (int i = 0; i < 4; ++i)
        hand.cards.push_back({.face = Face(i), .group = i / 2});
    const TableLayout::ZoneBox wide{{0, 0, 700, 160}, 147}, narrow{{0, 0, 300, 160}, 147};
    const ZoneGeometry spread = geometryOf(hand, wide, 1, 20), close = geometryOf(hand, narrow, 1, 20);
    for (std::size_t i = 0; i + 1 < spread.cards.size(); ++i) {
        QVERIFY(spread.cards[i].right() < spread.cards[i + 1].left());
        QVERIFY(close.cards[i].right() > close.cards[i + 1].left());
    }
    QVERIFY(std::abs(spread.cards.front().left() - (700 - spread.cards.back().right())) < 3);
    // Groups with a heading are in a tray at the right end.
    hand.groups = {{}, {.title = QStringLiteral("Tray")}};
    const ZoneGeometry withTray = geometryOf(hand, wide, 1, 20);
    QCOMPARE(withTray.trays.size(), std::size_t(1));
    QVERIFY(withTray.trays.front().contains(withTray.cards[2]) &&
            withTray.trays.front().contains(withTray.cards[3]));
    QVERIFY(!withTray.trays.front().intersects(withTray.cards[1]));
    QVERIFY(std::abs(withTray.trays.front().right() - 700) < 2);
}

void TableLayoutTest::manyCoinsStayReadable() {
    for (const int count : {1, 5, 10, 13, 26}) {
        ZonePicture coins{.place = {PileKind::Sets, 1}, .arrangement = Arrangement::Coins};
        for (int i = 0; i < 4 * count; ++i)
            coins.cards.push_back({.face = Face(i), .group = i / 4});
        const TableLayout::ZoneBox box{{0, 0, 145, 59}, 26};
        const ZoneGeometry geometry = geometryOf(coins, box, 1, 20);
        QCOMPARE(int(geometry.coins.size()) == count, count <= 14);
        QCOMPARE(geometry.coins.front().width(), count <= 10 ? 26.0 : geometry.coins.front().width());
        for (const QRectF& coin : geometry.coins)
            QVERIFY(box.rect.contains(coin) && coin.width() >= 17);
        // Each card flies to its own coin, those without one to the last.
        const int last = int(geometry.coins.size()) - 1;
        for (int i = 0; i < 4 * count; ++i)
            QVERIFY(geometry.coins[std::size_t(std::min(i / 4, last))]
                        .adjusted(-1, -1, 1, 1)
                        .contains(geometry.cards[std::size_t(i)]));
    }
}

/// Beside a small coin the points need the width of the smallest font.
void TableLayoutTest::aFewSmallCoinsCoverNoPoints() {
    ZonePicture coins{.place = {PileKind::Baskets, 1}, .arrangement = Arrangement::Coins};
    for (int i = 0; i < 3; ++i) {
        coins.cards.push_back({.face = Face(i), .group = i});
        coins.groups.push_back({.note = QStringLiteral("50")});
    }
    const QFontMetricsF digits(theme::titleFont(tokens::kLeastFontPixels));
    for (const QRectF& coin : geometryOf(coins, {{0, 0, 94, 40}, 17}, 0.75, 15).coins)
        QVERIFY(coin.width() - coin.height() >= digits.horizontalAdvance(QStringLiteral("50")) - 1);
}

// Which fish, and how many points: both can be read, also of all thirteen baskets.
void TableLayoutTest::coinsShowTheirPoints() {
    for (const int count : {1, 5, 13, 26}) {
        ZonePicture coins{.place = {PileKind::Baskets, 1}, .arrangement = Arrangement::Coins};
        for (int i = 0; i < count; ++i) {
            coins.cards.push_back({.face = Face(i), .group = i});
            coins.groups.push_back({.note = QStringLiteral("75")});
        }
        const TableLayout::ZoneBox box{{0, 0, 147, 61}, 26};
        const ZoneGeometry geometry = geometryOf(coins, box, 1, 20);
        const bool fit = count <= 13;
        QCOMPARE(int(geometry.coins.size()) == count, fit);
        for (const QRectF& coin : geometry.coins) {
            QVERIFY(box.rect.contains(coin) && coin.height() >= 17);
            QCOMPARE(coin.width() > 1.5 * coin.height(), fit); // else there is room for the fish only
        }
    }
}

TACKLEBOX_QTEST(TableLayoutTest)
#include "tablelayout_test.moc"
