#include "views/games/twistedfish/parts.h"

namespace tacklebox {

using namespace twistedfishview;

TableLayout TwistedFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    constexpr qreal kPlayedCard = 106, kPlayedWide = 300; // units
    PondLayout pond = pondLayout(game(), me(), size, picture, {.pile = kPond, .laid = PileKind::Baskets});
    const qreal unit = pond.frame.unit;
    const QRectF& beside = pond.beside;
    const QSizeF played(
        std::round(std::min(beside.width(), kPlayedWide * unit)),
        std::round(std::min(beside.height(), (kPlayedCard + 4) * unit + 1.6 * 15 * unit * pond.frame.text)));
    const qreal x =
        std::round(beside.right() - std::min(20 * unit, beside.width() - played.width()) - played.width());
    const qreal high = std::floor(kPlayedCard * unit), wide = std::round(high * 5 / 7);
    const QRectF& water = pond.layout.water;
    const QRectF pile = pond.layout.zones[kPond].rect;
    // A Zinger that may still be cancelled hangs over the water, beside the pile.
    const QPointF hangs(std::round((pile.right() + water.right() - wide) / 2),
                        std::round(water.center().y() - high / 2));
    pond.layout.zones[kDiscard] = {
        QRectF(QPointF(x, std::round(beside.center().y() - played.height() / 2)), played), high,
        QRectF(hangs, QSizeF(wide, high))};
    return pond.layout;
}

} // namespace tacklebox
