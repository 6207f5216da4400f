#include "views/games/platinumfish/parts.h"

#include <cmath>

namespace tacklebox {

using namespace platinumfishview;

namespace {

/// Two sixes name four ranks: six, jack, queen and king.
constexpr int kMostRolled = 4;

} // namespace

TableLayout PlatinumFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    constexpr QSizeF kHole{380, 172};                       // units
    constexpr qreal kPileCard = 136, kDie = 64, kTile = 54; // units
    const Seat mine = me();
    const TableFrame frame = frameOf(game(), size, picture);
    const qreal unit = frame.unit, gap = std::round(8 * unit);
    TableLayout layout = frame.layout(picture.seats, mine);
    layout.background = Background::Ice;
    for (std::size_t i = 0; i < frame.seats.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        const SeatFrame& parts = frame.seats[i];
        layout.zones[handOf(seat)] = {parts.backs, parts.card};
        layout.zones[pairsOf(seat)] = {parts.laid, parts.coin};
    }
    if (!frame.hand.isEmpty()) {
        layout.zones[handOf(mine)] = {frame.hand, frame.handHeight};
        layout.zones[pairsOf(mine)] = {frame.own.laid, frame.own.coin};
    }

    // The hole with the deck is in the middle, the dice are on the ice to the left, and the discard pile is
    // to the right.
    const QRectF& middle = frame.middle;
    const qreal share =
        std::min({std::max(unit, 0.55 * middle.height() / kHole.height()),
                  (middle.height() - 40 * unit) / kHole.height(), 0.4 * middle.width() / kHole.width()});
    const QSizeF hole(std::round(kHole.width() * share), std::round(kHole.height() * share));
    layout.water = QRectF(QPointF(std::round(middle.center().x() - hole.width() / 2),
                                  std::round(middle.center().y() - hole.height() / 2)),
                          hole);
    const qreal card = std::floor(std::min(kPileCard * unit, 0.76 * hole.height()));
    const QSizeF pile(std::round(card * 5 / 7 + 0.5 * card), std::round(card * 1.12));
    layout.zones[kDeck] = {QRectF(QPointF(std::round(middle.center().x() - pile.width() / 2),
                                          std::round(middle.center().y() - pile.height() / 2)),
                                  pile),
                           card};
    const QRectF right(QPointF(layout.water.right() + gap, middle.top()), middle.bottomRight());
    const qreal line = std::round(1.5 * 15 * unit * frame.text);
    const qreal discard = std::min(kPileCard * unit, middle.height() - 2 * line - 2 * gap);
    const QSizeF heap(std::round(std::min(right.width(), 200 * unit)),
                      std::round(discard + 2 * line + 2 * gap));
    layout.zones[kDiscard] = {QRectF(QPointF(std::round(right.center().x() - heap.width() / 2),
                                             std::round(middle.center().y() - heap.height() / 2)),
                                     heap),
                              std::floor(discard)};

    const QRectF left(middle.topLeft(), QPointF(layout.water.left() - 2 * gap, middle.bottom()));
    const qreal wide = std::min(left.width(), 330 * unit * frame.text);
    const QRectF board(std::round(left.center().x() - wide / 2), left.top(), wide, left.height());
    const qreal step = std::min(line, 0.22 * board.height());
    // The steps are at the bottom, because the bubbles of the players above need the room over the dice.
    const qreal search = frame.text > 1 ? 4 : 3; // its words are the longest
    std::vector<qreal> shares{2, search, 2};
    // In a narrow place the current step gets most of the width, and the others show only their number.
    constexpr qreal kNarrow = 190; // units
    if (board.width() < kNarrow * unit * frame.text)
        for (const NotePicture& note : picture.notes)
            if (note.active && note.id >= kFirstStep && note.id < kFirstStep + kSteps) {
                shares.assign(std::size_t(kSteps), step + gap / 2);
                shares[std::size_t(note.id - kFirstStep)] =
                    std::max(step, board.width() - (kSteps - 1) * (step + gap));
            }
    const auto steps =
        across(QRectF(board.left(), board.bottom() - step, board.width(), step), shares, gap / 2);
    for (int k = 0; k < kSteps; ++k)
        layout.notes[kFirstStep + k] = steps[std::size_t(k)];
    const auto rows = down(board.adjusted(0, step + gap, 0, -step - gap / 2),
                           {kDie + 8, 1.35 * line / unit, kTile + 24}, gap / 2);
    const qreal die = std::round(std::min(kDie * unit, rows[0].height()));
    for (int k = 0; k < 2; ++k)
        layout.notes[kFirstDie + k] = QRectF(std::round(board.center().x() + (k == 0 ? -die - gap : gap)),
                                             std::round(rows[0].center().y() - die / 2), die, die);
    layout.notes[kSumNote] = rows[1];

    int rolled = 0; // number of ranks that the dice name
    for (const NotePicture& note : picture.notes)
        rolled += note.id >= kFirstRank && note.id < kFirstRank + kMostRolled;
    const auto lines = down(rows[2], {kTile, 24}, gap / 2);
    if (rolled > 0) {
        const auto ranks = across(rows[2], std::vector<qreal>(std::size_t(rolled), 1), gap / 2);
        for (int i = 0; i < rolled; ++i) {
            const auto parts = down(ranks[std::size_t(i)], {kTile, 24}, gap / 2);
            const qreal side = std::round(std::min({parts[0].width(), parts[0].height(), kTile * unit}));
            layout.notes[kFirstRank + i] = QRectF(std::round(parts[0].center().x() - side / 2),
                                                  std::round(parts[0].bottom() - side), side, side);
            layout.notes[kFirstRankWord + i] = parts[1];
        }
    }
    if (picture.zone(kRolled)) {
        const qreal tiles = std::min(lines[0].width(), kMostRolled * (kTile + 8) * unit);
        layout.zones[kRolled] = {
            QRectF(std::round(lines[0].center().x() - tiles / 2), lines[0].top(), tiles, lines[0].height()),
            lines[0].height()};
        layout.notes[kFirstRankWord] = lines[1];
    }
    layout.bubbles =
        QRectF(QPointF(layout.water.left(), middle.top()), QPointF(layout.water.right(), middle.bottom()));
    return layout;
}

} // namespace tacklebox
