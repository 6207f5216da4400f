// Where everything of the picture lies.
#include "views/games/greatlakes/parts.h"

namespace tacklebox {

using namespace greatlakesview;

TableLayout GreatLakesPresenter::layout(QSizeF size, const TablePicture& picture) const {
    const ZonePicture* hand = picture.zone(handOf(me()));
    const TableFrame frame = frameOf(game(), size, 0, hand);
    const qreal unit = frame.unit, gap = 6 * unit;
    TableLayout layout;
    layout.unit = unit;
    layout.handHeight = frame.handHeight;
    layout.ground = Ground::Dock;

    // A seat's chosen card and the one it keeps are never there together: they have one box between them.
    const auto roundBox = [&](Seat seat, const QRectF& rect, qreal cardHeight) {
        const ZonePicture* kept = picture.zone(keptOf(seat));
        const bool keeps = kept && !kept->cards.empty();
        layout.zones[keeps ? keptOf(seat) : chosenOf(seat)] = {rect, cardHeight};
    };

    const std::vector<QRectF> panels = frame.panels(int(picture.seats.size()));
    for (std::size_t i = 0; i < picture.seats.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        layout.seats[seat] = panels[i];
        const TableFrame::PanelParts parts = frame.parts(panels[i], frame.watched ? 0.5 : 0.26);
        layout.portraits[seat] = parts.portrait;
        // Hand, round and catch side by side; where hands may lie open they have a line of their own.
        std::vector<QRectF> cells;
        if (frame.watched) {
            cells = across(parts.laid, {2, 2, 3}, gap);
            cells.insert(cells.begin(), parts.backs);
        } else {
            cells = across(parts.backs, {4, 2, 2}, gap);
            cells.push_back(parts.laid);
        }
        layout.zones[handOf(seat)] = {cells[0], frame.panelCard(cells[0].height())};
        roundBox(seat, cells[1], cells[1].height());
        layout.zones[caughtOf(seat)] = {cells[2], cells[2].height()};
        const auto badges = boxes(cells[3], packs::kSuits, 22 * unit, 3 * unit);
        for (Suit suit = 0; suit < packs::kSuits; ++suit)
            layout.notes[badgeNote(seat, suit)] = badges[suit];
    }

    const auto rows = down(inset(frame.middle, gap), {1.7, 1}, gap);
    layout.water = rows[0];
    // The jetty lies on the lake's upper edge.
    layout.zones[kLake] = {inset(rows[0], 12 * unit).adjusted(0, 2 * unit, 0, 4 * unit), 110 * unit};
    const auto cells = across(rows[1], {5, 2, 4}, 2 * gap);
    layout.bubbles = cells[1];

    const Seat mine = me();
    const bool sits = mine < game().seats();
    if (sits) {
        layout.zones[handOf(mine)] = {frame.hand, frame.handHeight};
        layout.zones[caughtOf(mine)] = {cells[0], 84 * unit};
        roundBox(mine, cells[1], 110 * unit);
        const auto lines = down(cells[2], {1, 1, 1}, 2 * unit);
        layout.notes[kRoundNote] = lines[0];
        layout.notes[kScoreNote] = lines[1];
        const auto fished = across(lines[2], {1, 1}, gap);
        layout.notes[kFishedNote] = fished[0];
        const auto badges = boxes(fished[1], packs::kSuits, 26 * unit, 4 * unit);
        for (Suit suit = 0; suit < packs::kSuits; ++suit)
            layout.notes[badgeNote(mine, suit)] = badges[suit];
    } else {
        const auto lines = down(cells[2], {1, 1}, 2 * unit);
        layout.notes[kRoundNote] = lines[0];
        layout.notes[kScoreNote] = lines[1];
    }
    return layout;
}

} // namespace tacklebox
