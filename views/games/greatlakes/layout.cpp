#include "views/games/greatlakes/parts.h"

namespace tacklebox {

using namespace greatlakesview;

TableLayout GreatLakesPresenter::layout(QSizeF size, const TablePicture& picture) const {
    constexpr qreal kDockCard = 168, kCove = 130, kCoveCards = 38, kWaterAbove = 48; // units
    const Seat mine = me();
    const bool sits = picture.own.seat != kNoSeat;
    const TableFrame frame =
        frameOf(game(), size, picture, {.spare = sits ? 1 : 0, .ownLaidWidth = 108, .rail = 164});
    const qreal unit = frame.unit, gap = std::round(6 * unit);
    TableLayout layout = frame.layout(picture.seats, mine);
    layout.background = Background::Dock;

    // A seat never has both a chosen and a kept card: the two piles share a box.
    const auto roundBox = [&](Seat seat, const QRectF& rect, qreal cardHeight) {
        const ZonePicture* kept = picture.zone(keptOf(seat));
        const bool keeps = kept && !kept->cards.empty();
        layout.zones[keeps ? keptOf(seat) : chosenOf(seat)] = {rect, cardHeight};
    };

    // The dock has a place for each player. Below it is the lake with its coves.
    const QRectF& middle = frame.middle;
    const qreal line = 1.5 * 15 * unit * frame.text;
    // Even in a low window with large text, the cards of a cove are below its name.
    const qreal needed = std::min(1.3 * line + kCoveCards * unit, 0.5 * middle.height());
    const qreal coveHigh = std::round(std::min(kCove * unit, std::max(needed, 0.41 * middle.height())));
    const qreal above = std::min(kWaterAbove * unit, 0.13 * middle.height());
    const QRectF coves(middle.left() + 24 * unit, middle.bottom() - coveHigh, middle.width() - 48 * unit,
                       coveHigh);
    const QRectF dock(QPointF(middle.left(), middle.top()),
                      QPointF(middle.right(), std::round(coves.top() - above)));
    layout.water = QRectF(QPointF(0, dock.bottom()),
                          QPointF(size.width(), frame.rail.isEmpty() ? size.height() : frame.rail.top()));
    layout.zones[kLake] = {coves, 92 * unit};
    layout.coves = across(coves, {1, 1, 1, 1}, std::round(0.016 * coves.width()));
    const int places = int(picture.seats.size()) + (sits ? 1 : 0);
    const auto berths = across(dock, std::vector<qreal>(std::size_t(std::max(1, places)), 1), gap);
    const auto berth = [&](int place) { return inset(berths[std::size_t(place)], std::round(8 * unit)); };
    layout.bubbles = dock;

    for (std::size_t i = 0; i < picture.seats.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        const SeatFrame& parts = frame.seats[i];
        layout.zones[handOf(seat)] = {parts.backs, parts.card};
        roundBox(seat, berth(int(i)), kDockCard * unit);
        // The coins of the suits, and the catch to the right of them.
        const qreal pile = std::min({parts.laid.height(), 46 * unit, 0.3 * parts.laid.width()});
        QRectF coins = parts.laid;
        coins.setRight(coins.right() - pile - gap);
        coins.setHeight(std::min(coins.height(), 26 * unit));
        const auto marks = boxes(coins, packs::kSuits, 24 * unit, 3 * unit);
        for (Suit suit = 0; suit < packs::kSuits; ++suit)
            layout.notes[badgeNote(seat, suit)] = marks[suit];
        const qreal left = std::round(std::min(marks.back().right() + gap, parts.laid.right() - pile));
        layout.zones[caughtOf(seat)] = {QRectF(left, parts.laid.top(), std::floor(pile),
                                               std::floor(std::min(pile * 1.3, parts.laid.height()))),
                                        pile * 1.3};
    }
    const qreal lineHigh = std::round(line);
    if (sits) {
        layout.zones[handOf(mine)] = {frame.hand, frame.handHeight};
        roundBox(mine, berth(places - 1), kDockCard * unit);
        QRectF laid = frame.own.laid;
        const qreal side = std::min(26 * unit, (laid.height() - 9 * unit) / packs::kSuits);
        for (Suit suit = 0; suit < packs::kSuits; ++suit)
            layout.notes[badgeNote(mine, suit)] =
                QRectF(std::round(laid.right() - side), std::round(laid.top() + suit * (side + 3 * unit)),
                       side, side);
        laid.setRight(laid.right() - side - gap);
        layout.zones[caughtOf(mine)] = {laid, 92 * unit};
        // Above the viewer's place: the round and the target.
        const qreal cell = frame.column.width() / places;
        const qreal roundHigh = std::round(frame.text > 1.25 ? 1.9 * line : line); // it may be wrapped
        const QRectF sky(frame.column.right() - cell + gap, frame.gap, cell - 2 * gap,
                         roundHigh + lineHigh + gap);
        layout.notes[kRoundNote] = QRectF(sky.left(), sky.top(), sky.width(), roundHigh);
        layout.notes[kScoreNote] = QRectF(sky.left(), sky.top() + roundHigh + gap / 2, sky.width(), lineHigh);
    } else {
        const qreal y = coves.top() - lineHigh - gap / 2;
        const qreal top = std::max(dock.bottom() + 1, y);
        if (top + lineHigh <= coves.top()) {
            layout.notes[kRoundNote] = QRectF(coves.left(), top, coves.width() / 2 - gap, lineHigh);
            layout.notes[kScoreNote] = QRectF(coves.center().x(), top, coves.width() / 2, lineHigh);
        }
    }
    return layout;
}

} // namespace tacklebox
