#include "views/games/common/pondlayout.h"

#include "views/games/common/seatpictures.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kSetsHeight = 76, kSetsNoteWidth = 116; ///< in units
constexpr qreal kSmallCard = 0.42;                      ///< a laid or hidden card, of one in hand (ux.md 1.1)

} // namespace

PondLayout pondLayout(const Table& table, Seat me, QSizeF size, const TablePicture& picture,
                      const PondTable& pond) {
    const ZonePicture* hand = picture.zone(handOf(me));
    PondLayout result;
    result.frame = frameOf(table, size, kSetsHeight, hand);
    const TableFrame& frame = result.frame;
    TableLayout& layout = result.layout;
    layout.unit = frame.unit;
    layout.handHeight = frame.handHeight;
    layout.ground = pond.ground;

    const std::vector<QRectF> panels = frame.panels(int(picture.seats.size()));
    const qreal small = kSmallCard * frame.handHeight;
    const int lines = frame.panelLines(picture.seats);
    for (std::size_t i = 0; i < panels.size(); ++i) {
        const Seat seat = picture.seats[i].seat;
        const TableFrame::PanelParts parts = frame.parts(panels[i], 0.5, lines);
        layout.seats[seat] = panels[i];
        layout.portraits[seat] = parts.portrait;
        layout.zones[handOf(seat)] = {parts.backs, std::min(parts.backs.height(), small)};
        layout.zones[{pond.laid, seat}] = {parts.laid, std::min(parts.laid.height(), small)};
    }

    const QRectF& middle = frame.middle;
    const qreal waterWidth = std::min(middle.width() * 0.4, middle.height() * 2.4);
    layout.water = QRectF(middle.center().x() - waterWidth / 2, middle.top(), waterWidth, middle.height());
    result.pileCard = std::floor(std::min(middle.height() * 0.62, frame.handHeight * 0.85));
    result.pile = QSizeF(std::min(waterWidth, result.pileCard * 1.3),
                         std::min(middle.height(), result.pileCard * 1.35));
    layout.zones[pond.pile] = {QRectF(middle.center().x() - result.pile.width() / 2,
                                      middle.center().y() - result.pile.height() / 2, result.pile.width(),
                                      result.pile.height()),
                               result.pileCard};
    result.side = (middle.width() - waterWidth) / 2 - frame.gap;
    layout.bubbles = middle;

    if (hand) {
        QRectF note = frame.sets, sets = frame.sets;
        note.setWidth(std::round(std::max(96.0, kSetsNoteWidth * frame.unit)));
        sets.setLeft(note.right() + frame.gap);
        layout.notes[pond.ownNote] = note;
        layout.zones[{pond.laid, me}] = {sets, sets.height()};
        layout.zones[handOf(me)] = {frame.hand, frame.handHeight};
    }
    return result;
}

} // namespace tacklebox
