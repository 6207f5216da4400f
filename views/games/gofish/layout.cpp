// Where everything of the picture lies.
#include "views/games/gofish/parts.h"

namespace tacklebox {

using namespace gofishview;

TableLayout GoFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    PondLayout pond = pondLayout(
        game(), me(), size, picture,
        {.pile = kPond, .laid = PlaceKind::Books, .ownNote = kOwnNote, .ground = Ground::LilyPond});
    const TableFrame& frame = pond.frame;
    const QRectF& middle = frame.middle;
    const qreal line = std::floor(std::min(64 * frame.unit, (middle.height() - frame.gap) / 2));
    pond.layout.notes[kAskNote] = QRectF(middle.left(), middle.top(), pond.side, line);
    pond.layout.notes[kAskedNote] = QRectF(middle.left(), middle.bottom() - line, pond.side, line);
    return pond.layout;
}

} // namespace tacklebox
