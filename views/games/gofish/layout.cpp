#include "views/games/gofish/parts.h"
#include "views/theme/lily.h"

namespace tacklebox {

using namespace gofishview;

namespace {

constexpr qreal kDriftCard = 92; ///< units

} // namespace

TableLayout GoFishPresenter::layout(QSizeF size, const TablePicture& picture) const {
    PondLayout pond = pondLayout(
        game(), me(), size, picture,
        {.pile = kPond, .laid = PileKind::Books, .background = Background::LilyPond, .water = {714, 232}});
    TableLayout& layout = pond.layout;
    const QRectF& water = layout.water;
    const qreal share = water.height() / 232;
    const std::vector<QPointF> buds = budsAlong(water, packs::kRanks);
    const qreal half = budRadius(water, packs::kRanks, layout.unit) * kBudBox / 2;
    for (packs::Rank rank = 0; rank < packs::kRanks; ++rank)
        layout.notes[kBudNote + rank] = QRectF(buds[rank] - QPointF(half, half), QSizeF(2 * half, 2 * half));
    const QSizeF drift(0.72 * water.width(), 0.68 * water.height());
    layout.zones[kPond] = {QRectF(QPointF(std::round(water.center().x() - drift.width() / 2),
                                          std::round(water.top() + 0.06 * water.height())),
                                  drift),
                           std::floor(kDriftCard * share)};
    return layout;
}

} // namespace tacklebox
