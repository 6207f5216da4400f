// Where everything of the picture lies.
#include "views/games/twistedfish/parts.h"

namespace tacklebox {

using namespace twistedfishview;

TableLayout TwistedFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    PondLayout pond = pondLayout(
        game(), me(), size, picture,
        {.pile = kPond, .laid = PlaceKind::Baskets, .ownNote = kOwnNote, .ground = Ground::BackRoom});
    TableLayout& layout = pond.layout;
    const TableFrame& frame = pond.frame;
    const QRectF& middle = frame.middle;
    const qreal card = std::floor(std::min(middle.height() * 0.6, frame.handHeight * 0.7));
    const qreal played = std::min(middle.height(), card + 40 * std::max(1.0, frame.unit));
    layout.zones[kDiscard] = {
        QRectF(middle.right() - pond.side, middle.center().y() - played / 2, pond.side, played), card};
    layout.notes[kAskNote] =
        QRectF(middle.left(), middle.top(), pond.side, std::min(middle.height(), 64 * frame.unit));
    return layout;
}

} // namespace tacklebox
