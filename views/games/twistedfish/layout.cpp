// Where everything of the picture lies.
#include "views/games/twistedfish/parts.h"

namespace tacklebox {

using namespace twistedfishview;

TableLayout TwistedFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    constexpr qreal kPlayedCard = 106, kPlayedWide = 300; // units
    PondLayout pond = pondLayout(game(), me(), size, picture, {.pile = kPond, .laid = PlaceKind::Baskets});
    const qreal unit = pond.frame.unit;
    const QRectF& beside = pond.beside;
    const QSizeF played(
        std::round(std::min(beside.width(), kPlayedWide * unit)),
        std::round(std::min(beside.height(), (kPlayedCard + 4) * unit + 1.6 * 15 * unit * pond.frame.text)));
    const qreal x =
        std::round(beside.right() - std::min(20 * unit, beside.width() - played.width()) - played.width());
    pond.layout.zones[kDiscard] = {
        QRectF(QPointF(x, std::round(beside.center().y() - played.height() / 2)), played),
        std::floor(kPlayedCard * unit)};
    return pond.layout;
}

} // namespace tacklebox
