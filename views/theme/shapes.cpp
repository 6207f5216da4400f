#include "views/theme/shapes.h"

#include "views/theme/colours.h"
#include "views/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace tacklebox {

void drawRounded(QPainter& painter, const QRectF& rect, qreal radius, const QBrush& fill, const QPen& pen) {
    painter.setPen(pen);
    painter.setBrush(fill);
    painter.drawRoundedRect(rect, radius, radius);
}

void strokeRounded(QPainter& painter, const QRectF& rect, qreal radius, const QColor& colour, qreal width) {
    drawRounded(painter, rect, radius, Qt::NoBrush, QPen(colour, width));
}

void drawOutlined(QPainter& painter, const QRectF& rect, qreal radius, const QColor& fill, const QColor& line,
                  qreal width) {
    const qreal half = width / 2;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawRounded(painter, rect.adjusted(half, half, -half, -half), radius, fill, QPen(line, width));
    painter.restore();
}

void drawColourShape(QPainter& painter, const QRectF& box, int colour) {
    if (!theme::meaningColour(colour).isValid()) return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(kInk, std::max(1.2, box.width() * 0.07), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(theme::meaningColour(colour));
    const QPointF middle = box.center();
    const qreal r = std::min(box.width(), box.height()) / 2;
    QPainterPath path;
    switch (colour) {
    case 0:
        path.moveTo(middle + QPointF(0, -r));
        path.lineTo(middle + QPointF(r, r * 0.8));
        path.lineTo(middle + QPointF(-r, r * 0.8));
        path.closeSubpath();
        break;
    case 1: path.addEllipse(middle, r * 0.92, r * 0.92); break;
    case 2: path.addRect(QRectF(middle.x() - r * 0.85, middle.y() - r * 0.85, r * 1.7, r * 1.7)); break;
    case 3:
        path.moveTo(middle + QPointF(0, -r));
        path.cubicTo(middle + QPointF(r * 0.35, -r * 0.35), middle + QPointF(r * 0.8, 0),
                     middle + QPointF(r * 0.72, r * 0.45));
        path.cubicTo(middle + QPointF(r * 0.55, r * 1.15), middle + QPointF(-r * 0.55, r * 1.15),
                     middle + QPointF(-r * 0.72, r * 0.45));
        path.cubicTo(middle + QPointF(-r * 0.8, 0), middle + QPointF(-r * 0.35, -r * 0.35),
                     middle + QPointF(0, -r));
        path.closeSubpath();
        break;
    case 4:
        for (int corner = 0; corner < 10; ++corner) {
            const qreal angle = -std::numbers::pi / 2 + corner * std::numbers::pi / 5;
            const qreal reach = corner % 2 ? r * 0.48 : r * 1.05;
            const QPointF point = middle + QPointF(std::cos(angle), std::sin(angle)) * reach;
            corner ? path.lineTo(point) : path.moveTo(point);
        }
        path.closeSubpath();
        break;
    default: break;
    }
    painter.drawPath(path);
    painter.restore();
}

void drawSuitShape(QPainter& painter, const QRectF& box, int suit) {
    drawSuitShape(painter, box, suit, theme::suitColour(suit, theme::choice().deck));
}

void drawSuitShape(QPainter& painter, const QRectF& box, int suit, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.center());
    const qreal r = std::min(box.width(), box.height()) / 2;
    painter.scale(r, r);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const auto stem = [&path] {
        path.moveTo(0, 0.2);
        path.lineTo(0.3, 0.95);
        path.lineTo(-0.3, 0.95);
        path.closeSubpath();
    };
    switch (suit) {
    case 0:
        path.moveTo(0, -0.95);
        path.cubicTo(0.25, -0.5, 0.9, -0.2, 0.9, 0.25);
        path.cubicTo(0.9, 0.75, 0.25, 0.8, 0, 0.3);
        path.cubicTo(-0.25, 0.8, -0.9, 0.75, -0.9, 0.25);
        path.cubicTo(-0.9, -0.2, -0.25, -0.5, 0, -0.95);
        stem();
        break;
    case 1:
        path.moveTo(0, 0.95);
        path.cubicTo(-0.3, 0.4, -0.95, 0.1, -0.95, -0.35);
        path.cubicTo(-0.95, -0.95, -0.2, -0.95, 0, -0.4);
        path.cubicTo(0.2, -0.95, 0.95, -0.95, 0.95, -0.35);
        path.cubicTo(0.95, 0.1, 0.3, 0.4, 0, 0.95);
        break;
    case 2:
        path.moveTo(0, -0.98);
        path.lineTo(0.72, 0);
        path.lineTo(0, 0.98);
        path.lineTo(-0.72, 0);
        path.closeSubpath();
        break;
    case 3:
        path.addEllipse(QPointF(0, -0.48), 0.44, 0.44);
        path.addEllipse(QPointF(-0.48, 0.2), 0.44, 0.44);
        path.addEllipse(QPointF(0.48, 0.2), 0.44, 0.44);
        stem();
        break;
    default: break;
    }
    painter.drawPath(path);
    painter.restore();
}

} // namespace tacklebox
