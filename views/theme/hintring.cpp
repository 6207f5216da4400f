#include "views/theme/hintring.h"

#include "views/theme/colours.h"

#include <QPainter>
#include <QPen>

namespace tacklebox {

void drawHintRing(QPainter& painter, const QRectF& rect, qreal radius, qreal scale) {
    constexpr QColor coral(0xff, 0x9a, 0x76);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(kInk, 5.4 * scale));
    painter.drawRoundedRect(rect, radius, radius);
    QPen dashes(coral, 3.4 * scale, Qt::CustomDashLine, Qt::FlatCap);
    dashes.setDashPattern({3.2, 1.2});
    painter.setPen(dashes);
    painter.drawRoundedRect(rect, radius, radius);
}

} // namespace tacklebox
