// Where everything of the picture lies.
#include "views/games/platinumfish/parts.h"

namespace tacklebox {

using namespace platinumfishview;

namespace {

/// Six and six: a six, a jack, a queen, a king.
constexpr int kMostRolled = 4;

} // namespace

TableLayout PlatinumFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    const Seat mine = me();
    const ZonePicture* hand = picture.zone(handOf(mine));
    const TableFrame frame = frameOf(game(), size, hand ? 84 : 0, hand);
    const qreal unit = frame.unit, gap = 8 * unit;
    TableLayout layout;
    layout.unit = unit;
    layout.handHeight = frame.handHeight;
    layout.ground = Ground::Ice;

    const std::vector<QRectF> panels = frame.panels(int(picture.seats.size()));
    for (std::size_t i = 0; i < picture.seats.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        layout.seats[seat] = panels[i];
        const TableFrame::PanelParts parts = frame.parts(panels[i], 0.5);
        layout.portraits[seat] = parts.portrait;
        layout.zones[handOf(seat)] = {parts.backs, frame.panelCard(parts.backs.height())};
        layout.zones[pairsOf(seat)] = {parts.laid, parts.laid.height()};
    }
    if (hand) {
        layout.zones[handOf(mine)] = {frame.hand, frame.handHeight};
        layout.zones[pairsOf(mine)] = {frame.sets, 70 * unit};
    }

    // The step ribbon, and below it a table of at most 900 units: deck, discard, dice, ranks.
    QRectF middle = inset(frame.middle, gap / 2);
    const qreal wide = std::min(middle.width(), 900 * unit);
    middle = QRectF(middle.center().x() - wide / 2, middle.top(), wide, middle.height());
    const qreal ribbon = std::min(28 * unit, middle.height() * 0.2);
    const auto steps = across(QRectF(middle.left(), middle.top(), middle.width(), ribbon), {2, 3, 2}, gap);
    for (int step = 0; step < kSteps; ++step)
        layout.notes[kFirstStep + step] = steps[std::size_t(step)];

    const QRectF rest = middle.adjusted(0, ribbon + gap, 0, 0);
    const qreal high = std::min(rest.height(), 250 * unit);
    const QRectF board(rest.left(), rest.center().y() - high / 2, rest.width(), high);
    const auto cells = across(inset(board, 14 * unit), {2, 2.4, 2.2, 3.6}, 2 * gap);
    layout.zones[kDeck] = {cells[0], 170 * unit};
    layout.zones[kDiscard] = {cells[1], 170 * unit};
    const qreal hole = 0.84 * high;
    layout.water = QRectF(cells[0].center().x() - cells[0].width() / 2 - gap, board.center().y() - hole / 2,
                          cells[0].width() + 2 * gap, hole);

    const auto dice = down(cells[2], {3, 2}, gap);
    const auto die = across(dice[0], {1, 1}, gap);
    for (int i = 0; i < 2; ++i) {
        const QRectF cell = die[std::size_t(i)];
        const qreal side = std::min({cell.width(), cell.height(), 90 * unit});
        layout.notes[kFirstDie + i] = QRectF(cell.center().x() - side / 2, cell.bottom() - side, side, side);
    }
    layout.notes[kSumNote] = dice[1];

    int rolled = 0; // ranks: 2 of doubles, 4 of two sixes
    for (const NotePicture& note : picture.notes)
        rolled += note.id >= kFirstRank && note.id < kFirstRank + kMostRolled;
    if (rolled > 0) {
        const auto ranks = across(cells[3], std::vector<qreal>(std::size_t(rolled), 1), gap / 2);
        for (int i = 0; i < rolled; ++i) {
            const auto lines = down(ranks[std::size_t(i)], {3, 2}, gap);
            const qreal side = std::min({lines[0].width(), lines[0].height(), 72 * unit});
            layout.notes[kFirstRank + i] =
                QRectF(lines[0].center().x() - side / 2, lines[0].bottom() - side, side, side);
            layout.notes[kFirstRankWord + i] = lines[1];
        }
    }
    if (picture.zone(kRolled)) {
        const auto parts = down(cells[3], {3, 1}, gap);
        layout.zones[kRolled] = {parts[0], parts[0].height()};
        layout.notes[kFirstRankWord] = parts[1];
    }
    layout.bubbles = cells[3];
    return layout;
}

} // namespace tacklebox
