#include "views/games/rainbowfish/parts.h"

namespace tacklebox {

using namespace rainbowfishview;

TableLayout RainbowFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    constexpr qreal kPlayedCard = 98, kPlayedWide = 170; // units
    PondLayout pond = pondLayout(
        game(), me(), size, picture,
        {.pile = kHole, .laid = PileKind::Sets, .background = Background::Beach, .water = {384, 172}});
    const qreal unit = pond.frame.unit;
    const QRectF& beside = pond.beside;
    const QSizeF played(
        std::round(std::min(beside.width(), kPlayedWide * unit)),
        std::round(std::min(beside.height(), (kPlayedCard + 8) * unit + 1.6 * 15 * unit * pond.frame.text)));
    const qreal x = beside.left() + std::min(40 * unit, (beside.width() - played.width()) / 2);
    pond.layout.zones[kDiscard] = {
        QRectF(QPointF(std::round(x), std::round(beside.center().y() - played.height() / 2)), played),
        std::floor(kPlayedCard * unit)};
    return pond.layout;
}

} // namespace tacklebox
