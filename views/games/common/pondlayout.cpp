#include "views/games/common/pondlayout.h"

#include "views/games/common/rectangles.h"
#include "views/games/common/seatpictures.h"
#include "views/theme/scenery.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kPileCard = 109; ///< units
constexpr qreal kRim = SceneryLayout::kRim;
constexpr qreal kWaterShare = 0.62; ///< share of the middle's height that the water fills

} // namespace

PondLayout pondLayout(const Table& table, Seat me, QSizeF size, const TablePicture& picture,
                      const PondTable& pond) {
    PondLayout result;
    result.frame = frameOf(table, size, picture);
    const TableFrame& frame = result.frame;
    TableLayout& layout = result.layout;
    layout = frame.layout(picture.seats, me, pond.laid);
    layout.background = pond.background;

    const QRectF& middle = frame.middle;
    const qreal unit = frame.unit;
    const qreal room = std::min({std::max(unit, kWaterShare * middle.height() / pond.water.height()),
                                 (middle.height() - 2 * kRim * unit) / pond.water.height(),
                                 0.62 * middle.width() / pond.water.width()});
    const QSizeF water(std::round(pond.water.width() * room), std::round(pond.water.height() * room));
    layout.water = rectangles::around(middle.center(), water);
    const qreal card = std::floor(std::min(kPileCard * room, 0.6 * water.height()));
    const QSizeF pile(std::round(card * 5 / 7 + 0.5 * card), std::round(card * 1.12));
    const QPointF centre(middle.center().x(), layout.water.center().y());
    layout.zones[pond.pile] = {rectangles::around(centre, pile), card};
    result.beside = QRectF(QPointF(layout.water.right() + std::round(kRim * unit) + frame.gap, middle.top()),
                           QPointF(middle.right() - frame.gap, middle.bottom()));
    return result;
}

} // namespace tacklebox
