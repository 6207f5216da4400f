#include "views/theme/scenery.h"

#include "views/theme/scenerysvg.h"
#include "views/theme/shapes.h"
#include "views/theme/tokens.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>

namespace tacklebox {

namespace {

constexpr qreal kOutline = 2.4; ///< of the shapes without scenery, in units

/// The colours of a place without its scenery.
struct PlainColours {
    QColor background, middle, rim;
};

PlainColours plainColours(Background background) {
    switch (background) {
    case Background::BackRoom: return {{0x1d, 0x61, 0x68}, {0x1b, 0x56, 0x88}, tokens::kWood};
    case Background::HarbourMouth: return {{0x0b, 0x27, 0x50}, {0x15, 0x49, 0x7c}, tokens::kInk};
    case Background::Ice: return {{0x7e, 0x9d, 0xb3}, {0x12, 0x34, 0x4f}, {0xea, 0xf3, 0xf8}};
    case Background::Beach: return {{0xd2, 0xa3, 0x5e}, {0x1c, 0x56, 0x98}, {0x7e, 0x8c, 0x93}};
    case Background::Dock: return {{0x9a, 0x62, 0x36}, {0x26, 0x70, 0x7e}, tokens::kWoodDark};
    case Background::LilyPond: return {{0x3f, 0x7c, 0x63}, {0x2a, 0x78, 0x84}, {0x9c, 0xc5, 0x8a}};
    }
    return {};
}

/// Returns a drawing from resources/scenery. Caches it: reading takes a quarter of the time of painting.
ScenerySvg& drawing(const char* name) {
    static std::map<QLatin1String, ScenerySvg> drawings;
    const QLatin1String key(name);
    return drawings.try_emplace(key, QStringLiteral(":/scenery/%1.svg").arg(key)).first->second;
}

const char* nameOf(Background background) {
    switch (background) {
    case Background::BackRoom: return "back-room";
    case Background::HarbourMouth: return "harbour-mouth";
    case Background::Ice: return "ice";
    case Background::Beach: return "beach";
    case Background::Dock: return "dock";
    case Background::LilyPond: return "lily-pond";
    }
    return "";
}

/// Fills a rectangle without antialiasing, which may leave pixels at the picture's edge half filled.
void fillAliased(QPainter& p, const QRectF& rect, const QColor& colour) {
    p.setRenderHint(QPainter::Antialiasing, false);
    p.fillRect(rect, colour);
    p.setRenderHint(QPainter::Antialiasing, true);
}

/// Paints only the shapes of a place: filled with `middle`, `wood` and `rim`, outlined with `line`.
void paintShapes(QPainter& p, Background background, const Stage& stage, const QRectF& rail,
                 const QColor& middle, const QColor& wood, const QColor& rim, const QColor& line,
                 bool bands) {
    const QRectF& box = stage.middle;
    const QPen outline(line, kOutline);
    p.setPen(outline);
    p.setBrush(middle);
    if (!box.isEmpty()) switch (background) {
        case Background::HarbourMouth: {
            const qreal quay = box.left() + kQuayShare * box.width(),
                        buoys = box.left() + kBuoyShare * box.width();
            p.drawRect(box);
            if (bands) fillAliased(p, QRectF(box.left(), box.top(), quay - box.left(), box.height()), wood);
            p.drawLine(QPointF(quay, box.top()), QPointF(quay, box.bottom()));
            p.setPen(QPen(bands ? tokens::kPaper : line, kOutline, Qt::DashLine, Qt::FlatCap));
            p.drawLine(QPointF(buoys, box.top()), QPointF(buoys, box.bottom()));
            break;
        }
        case Background::Dock:
            if (bands)
                fillAliased(p, QRectF(0, box.bottom(), stage.width, stage.bottom - box.bottom()), middle);
            p.drawLine(box.bottomLeft(), box.bottomRight());
            for (const QRectF& cove : stage.coves)
                drawRounded(p, cove, tokens::kPanelRadius,
                            bands ? theme::mixed(middle, tokens::kNight, 0.42) : middle, outline);
            break;
        default:
            if (bands) {
                p.setBrush(rim);
                p.drawEllipse(box.adjusted(-14, -12, 14, 12));
                p.setBrush(middle);
            }
            p.drawEllipse(box);
        }
    if (rail.isEmpty()) return;
    fillAliased(p, rail, wood);
    p.setPen(QPen(line, bands ? 3 : kOutline));
    p.drawLine(rail.topLeft(), rail.topRight());
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
    stage.horizon = std::clamp(layout.skyBottom / unit, 0.0, stage.bottom);
    stage.middle = units(layout.middle);
    std::transform(layout.coves.begin(), layout.coves.end(), stage.coves.begin(), units);
    const QRectF whole(QPointF(0, 0), size);
    switch (scenery) {
    case Scenery::Standard:
        drawing(nameOf(background)).paint(p, stage);
        if (!rail.isEmpty())
            drawing("rail").paint(p, {.width = rail.width(), .horizon = rail.top(), .bottom = rail.bottom()});
        break;
    case Scenery::Off: {
        const PlainColours colours = plainColours(background);
        fillAliased(p, whole, colours.background);
        paintShapes(p, background, stage, rail, colours.middle, tokens::kWood, colours.rim, tokens::kInk,
                    true);
        break;
    }
    case Scenery::HighContrast:
        fillAliased(p, whole, Qt::black);
        paintShapes(p, background, stage, rail, Qt::black, Qt::black, Qt::black, Qt::white, false);
    }
    return picture;
}

} // namespace tacklebox
