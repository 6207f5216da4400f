#include "views/scene/items/dragguides.h"

#include "views/scene/items/tablescene.h"

#include "views/theme/colours.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kTrailDot = 5, kTrailStep = 11; ///< units: the size of a dot, and the distance of two dots
constexpr qreal kTrailBend = 0.16;              ///< how far the arc bulges, as a share of its length

} // namespace

DropSignItem::DropSignItem(PaintContext& paintContext, QRectF target, QRectF options, const QString& words,
                           const QString& dropWords, QRectF bounds)
    : m_paintContext(paintContext), m_target(target), m_options(options), m_bounds(bounds), m_words(words),
      m_dropWords(dropWords) {
    setAcceptedMouseButtons({});
    setZValue(layer::kEffects - 1);
    place();
}

void DropSignItem::setDropTarget(bool on) {
    if (on == m_isDropTarget) return;
    prepareGeometryChange();
    m_isDropTarget = on;
    setZValue(on ? layer::kCarried + 1 : layer::kEffects - 1);
    place();
    update();
}

void DropSignItem::place() {
    const qreal unit = m_paintContext.unit, gap = 4 * unit;
    const QFontMetricsF metrics(
        m_isDropTarget
            ? theme::titleFont(tokens::fontPixels(tokens::kBubble, unit, theme::textFactor()))
            : theme::textFont(tokens::fontPixels(tokens::kCaption, unit, theme::textFactor()), true));
    const qreal pad = (m_isDropTarget ? 16 : 9) * unit,
                high = std::ceil(metrics.height() + (m_isDropTarget ? 16 : 6) * unit);
    const qreal wide =
        std::min(std::ceil(metrics.horizontalAdvance(words()) + 2 * pad), m_bounds.width() - 4 * gap);
    m_rect = QRectF(std::round(m_target.center().x() - wide / 2),
                    std::round(std::max(m_target.bottom(), m_options.bottom()) + gap), wide, high);
    if (m_rect.bottom() > m_bounds.bottom() - gap) m_rect.moveBottom(std::floor(m_bounds.bottom() - gap));
    m_rect.moveLeft(std::clamp(m_rect.left(), m_bounds.left() + gap,
                               std::max(m_bounds.left() + gap, m_bounds.right() - gap - wide)));
}

void DropSignItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    QPainter& p = *painter;
    p.setRenderHint(QPainter::Antialiasing);
    const qreal unit = m_paintContext.unit;
    const qreal radius = m_isDropTarget ? m_rect.height() / 2 : tokens::kTagRadius * unit;
    const QColor night = faded(tokens::kNight, m_isDropTarget ? 0.4 : 0.8);
    if (m_isDropTarget) {
        drawRounded(p, m_rect.translated(2 * unit, 4 * unit), radius, night);
        drawRounded(p, m_rect, radius, tokens::kGold);
        strokeRounded(p, m_rect, radius, tokens::kInk, tokens::kBarStroke * unit);
        p.setFont(theme::titleFont(tokens::fontPixels(tokens::kBubble, unit, theme::textFactor())));
        p.setPen(tokens::kInk);
    } else {
        drawRounded(p, m_rect, radius, night);
        p.setFont(theme::textFont(tokens::fontPixels(tokens::kCaption, unit, theme::textFactor()), true));
        p.setPen(tokens::kGoldLight);
    }
    p.drawText(m_rect.translated(0, m_isDropTarget ? 1.5 * unit : 0), Qt::AlignCenter,
               p.fontMetrics().elidedText(words(), Qt::ElideRight, int(m_rect.width())));
}

void TrailItem::setEnd(QPointF to) {
    prepareGeometryChange();
    m_to = to;
}

QPointF TrailItem::bend() const {
    const QPointF delta = m_to - m_from;
    const qreal side = delta.x() < 0 ? 1 : -1;
    return (m_from + m_to) / 2 + side * kTrailBend * QPointF(-delta.y(), delta.x());
}

QRectF TrailItem::boundingRect() const {
    QRectF rect = QRectF(m_from, m_to).normalized();
    rect |= QRectF(bend(), QSizeF(1, 1));
    return rect.adjusted(-kTrailDot, -kTrailDot, kTrailDot, kTrailDot)
        .adjusted(-kTrailDot * m_unit, -kTrailDot * m_unit, kTrailDot * m_unit, kTrailDot * m_unit);
}

void TrailItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    QPainterPath path(m_from);
    path.quadTo(bend(), m_to);
    painter->setRenderHint(QPainter::Antialiasing);
    QPen dots(tokens::kGoldLight, kTrailDot * m_unit, Qt::CustomDashLine, Qt::RoundCap);
    dots.setDashPattern({0.01, kTrailStep / kTrailDot});
    painter->setBrush(Qt::NoBrush);
    painter->setPen(dots);
    painter->drawPath(path);
}

} // namespace tacklebox
