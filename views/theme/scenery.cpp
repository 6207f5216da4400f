#include "views/theme/scenery.h"

#include "views/theme/places/parts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

using namespace places;

namespace {

constexpr qreal kOutline = 2.4; ///< of the shapes without scenery, in units

/// The colours of a place without its scenery.
struct PlainColours {
    QColor background, middle, rim;
};

PlainColours plainColours(Background background) {
    switch (background) {
    case Background::BackRoom: return {{0x1d, 0x61, 0x68}, {0x1b, 0x56, 0x88}, kWood};
    case Background::HarbourMouth: return {{0x0b, 0x27, 0x50}, {0x15, 0x49, 0x7c}, tokens::kInk};
    case Background::Ice: return {{0x7e, 0x9d, 0xb3}, {0x12, 0x34, 0x4f}, {0xea, 0xf3, 0xf8}};
    case Background::Beach: return {{0xd2, 0xa3, 0x5e}, {0x1c, 0x56, 0x98}, {0x7e, 0x8c, 0x93}};
    case Background::Dock: return {{0x9a, 0x62, 0x36}, {0x26, 0x70, 0x7e}, kWoodDark};
    case Background::LilyPond: return {{0x3f, 0x7c, 0x63}, {0x2a, 0x78, 0x84}, {0x9c, 0xc5, 0x8a}};
    }
    return {};
}

void paintPlace(QPainter& p, Background background, const Stage& stage) {
    switch (background) {
    case Background::BackRoom: return paintBackRoom(p, stage);
    case Background::HarbourMouth: return paintHarbourMouth(p, stage);
    case Background::Ice: return paintIce(p, stage);
    case Background::Beach: return paintBeach(p, stage);
    case Background::Dock: return paintDock(p, stage);
    case Background::LilyPond: return paintLilyPond(p, stage);
    }
}

/// Paints only the shapes of a place: filled with `middle` and `rail`, outlined with `line`.
void paintShapes(QPainter& p, Background background, const Stage& stage, const QRectF& rail,
                 const QColor& middle, const QColor& wood, const QColor& rim, const QColor& line,
                 bool bands) {
    const auto shape = [&](const QPainterPath& path) { fillOutlined(p, path, middle, kOutline, line); };
    const QRectF& box = stage.middle;
    switch (background) {
    case Background::HarbourMouth: {
        const QRectF lane = box.isEmpty() ? QRectF(0, stage.sky, stage.width, stage.bottom - stage.sky) : box;
        const qreal quay = lane.left() + kQuayShare * lane.width(),
                    buoys = lane.left() + kBuoyShare * lane.width();
        QPainterPath water;
        water.addRect(lane);
        shape(water);
        if (bands) fillAliased(p, QRectF(lane.left(), lane.top(), quay - lane.left(), lane.height()), wood);
        stroke(p, {quay, lane.top()}, {quay, lane.bottom()}, kOutline, line);
        QPen dashes(bands ? tokens::kPaper : line, kOutline, Qt::DashLine, Qt::FlatCap);
        p.setPen(dashes);
        p.drawLine(QPointF(buoys, lane.top()), QPointF(buoys, lane.bottom()));
        break;
    }
    case Background::Dock: {
        const qreal edge = box.isEmpty() ? stage.sky + 0.53 * (stage.bottom - stage.sky) : box.bottom();
        if (bands) fillAliased(p, QRectF(0, edge, stage.width, stage.bottom - edge), middle);
        stroke(p, {0, edge}, {stage.width, edge}, kOutline, line);
        for (const QRectF& cove : stage.coves)
            if (!cove.isEmpty())
                fillOutlined(p, rounded(cove, tokens::kPanelRadius),
                             bands ? mixed(middle, tokens::kNight, 0.42) : middle, kOutline, line);
        break;
    }
    default:
        if (box.isEmpty()) break;
        if (bands) {
            const QPointF at = box.center();
            fillOutlined(p, ellipse(at, box.width() / 2 + 14, box.height() / 2 + 12), rim, kOutline, line);
        }
        shape(ellipse(box.center(), box.width() / 2, box.height() / 2));
    }
    if (rail.isEmpty()) return;
    fillAliased(p, rail, wood);
    stroke(p, rail.topLeft(), rail.topRight(), bands ? 3 : kOutline, line);
}

} // namespace

QRectF panOf(const QRectF& lane) {
    const qreal quay = kQuayShare * lane.width(), wide = std::min(0.72 * quay, 0.42 * lane.height());
    return {lane.left() + quay / 2 - wide * 0.46, lane.top() + lane.height() * 0.62 - wide, wide, wide};
}

QPixmap sceneryOf(Background background, const SceneryLayout& layout, qreal ratio, Scenery scenery) {
    QPixmap picture(std::max(1, int(std::ceil(layout.size.width() * ratio))),
                    std::max(1, int(std::ceil(layout.size.height() * ratio))));
    QPainter p(&picture);
    p.setRenderHint(QPainter::Antialiasing);
    const qreal unit = std::max(0.01, layout.scale);
    p.scale(ratio * unit, ratio * unit);
    const auto units = [unit](const QRectF& rect) {
        return QRectF(rect.topLeft() / unit, rect.size() / unit);
    };
    // Extend slightly beyond the edges, so that the last row and column of pixels are filled completely.
    const QSizeF size = layout.size / unit + QSizeF(2, 2) / (unit * ratio);
    QRectF rail;
    if (!layout.rail.isEmpty())
        rail = QRectF(0, layout.rail.top() / unit, size.width(), size.height() - layout.rail.top() / unit);
    Stage stage;
    stage.width = size.width();
    stage.bottom = rail.isEmpty() ? size.height() : rail.top();
    stage.sky = std::clamp(layout.skyBottom / unit, 0.0, stage.bottom);
    stage.middle = units(layout.middle);
    stage.buds = layout.buds;
    std::transform(layout.coves.begin(), layout.coves.end(), stage.coves.begin(), units);
    const QRectF whole(QPointF(0, 0), size);
    switch (scenery) {
    case Scenery::Standard:
        paintPlace(p, background, stage);
        if (!rail.isEmpty()) places::rail(p, rail);
        break;
    case Scenery::Off: {
        const PlainColours colours = plainColours(background);
        fillAliased(p, whole, colours.background);
        paintShapes(p, background, stage, rail, colours.middle, kWood, colours.rim, tokens::kInk, true);
        break;
    }
    case Scenery::HighContrast:
        fillAliased(p, whole, Qt::black);
        paintShapes(p, background, stage, rail, Qt::black, Qt::black, Qt::black, Qt::white, false);
    }
    return picture;
}

} // namespace tacklebox
