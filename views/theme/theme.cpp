#include "views/theme/theme.h"

#include "views/theme/fonts.h"

#include <QFontInfo>
#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace tacklebox::theme {

QColor mixed(const QColor& from, const QColor& to, qreal share) {
    const auto part = [share](float a, float b) { return float(a + (b - a) * share); };
    return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
                            part(from.blueF(), to.blueF()));
}

QFont titleFont(qreal pixels) {
    QFont font;
    font.setFamily(displayFamily());
    font.setWeight(QFont::ExtraBold);
    font.setPixelSize(qMax(1, qRound(pixels)));
    return font;
}

void drawWater(QPainter& painter, const QRect& rect) {
    QLinearGradient water(rect.topLeft(), rect.bottomLeft());
    water.setColorAt(0, kWaterLight);
    water.setColorAt(1, kWaterDark);
    painter.fillRect(rect, water);
    painter.save();
    painter.setClipRect(rect);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(255, 255, 255, 12), 2));
    for (int line = 0; line < 4; ++line) {
        const qreal y = rect.top() + rect.height() * (0.22 + 0.2 * line);
        const qreal swing = rect.height() * 0.045, third = rect.width() / 3.0;
        QPainterPath wave(QPointF(rect.left() - 10, y));
        for (int part = 0; part < 3; ++part) {
            const qreal x = rect.left() + third * part, up = (part + line) % 2 ? swing : -swing;
            wave.cubicTo(x + third * 0.35, y + up, x + third * 0.65, y + up, x + third + 10, y);
        }
        painter.drawPath(wave);
    }
    painter.restore();
}

void drawRing(QPainter& painter, const QRectF& rect, qreal radius) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(kInk, 2));
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius + 3, radius + 3);
    painter.setPen(QPen(kGold, 3));
    painter.drawRoundedRect(rect.adjusted(3.5, 3.5, -3.5, -3.5), radius, radius);
    painter.restore();
}

qreal fontPixels(const QWidget& widget) {
    return QFontInfo(widget.font()).pixelSize();
}

} // namespace tacklebox::theme
