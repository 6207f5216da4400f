// Where everything of the picture lies.
#include "views/games/rainbowfish/parts.h"

namespace tacklebox {

using namespace rainbowfishview;

TableLayout RainbowFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    PondLayout pond =
        pondLayout(game(), me(), size, picture,
                   {.pile = kHole, .laid = PlaceKind::Sets, .ownNote = kOwnNote, .ground = Ground::Beach});
    TableLayout& layout = pond.layout;
    const TableFrame& frame = pond.frame;
    const QRectF& middle = frame.middle;
    const qreal discardWidth = std::min(pond.side, pond.pileCard * 1.3);
    layout.zones[kDiscard] = {QRectF(layout.water.right() + frame.gap,
                                     middle.center().y() - pond.pile.height() / 2, discardWidth,
                                     pond.pile.height()),
                              pond.pileCard};
    const qreal line = std::floor(std::min(64 * frame.unit, (middle.height() - frame.gap) / 2));
    layout.notes[kAskNote] = QRectF(middle.left(), middle.top(), pond.side, line);
    layout.notes[kAskedNote] = QRectF(middle.left(), middle.bottom() - line, pond.side, line);
    return layout;
}

} // namespace tacklebox
