#include "views/theme/lily.h"

#include "views/theme/facepainting.h"
#include "views/theme/fonts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace tacklebox {

std::vector<QPointF> budsAlong(const QRectF& pond, int count) {
    // From shore to shore in x; a little closer together at the ends, where the shore turns away.
    constexpr qreal kEnd = 0.955, kTurn = 1.32;
    std::vector<QPointF> buds;
    for (int i = 0; i < count; ++i) {
        const qreal u = count > 1 ? kEnd * (2.0 * i / (count - 1) - 1) : 0;
        const qreal x = 0.985 * std::sin(kTurn * u) / std::sin(kTurn * kEnd);
        buds.push_back(pond.center() + QPointF(0.99 * pond.width() / 2 * x,
                                               1.035 * pond.height() / 2 * std::sqrt(1 - x * x)));
    }
    return buds;
}

qreal budRadius(const QRectF& pond, int count, qreal scale) {
    return std::min(kBudRadius * scale, count > 0 ? 0.443 * pond.width() / count : kBudRadius * scale);
}

void paintBud(QPainter& painter, QPointF middle, qreal radius, bool open, const QString& words) {
    static QSvgRenderer drawing(drawingOf(QStringLiteral(":/scenery/lily.svg")));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(middle);
    painter.scale(radius / kBudRadius, radius / kBudRadius);
    const QString element = open ? QStringLiteral("open") : QStringLiteral("bud");
    drawing.render(&painter, element, drawing.boundsOnElement(element));
    if (!words.isEmpty()) {
        QFont font(theme::displayFamily());
        // Readable even in a small pond, and larger with a larger font.
        constexpr qreal kUsual = 16, kMost = 24;
        const qreal least = tokens::kLeastFontPixels * kBudRadius / radius;
        font.setPixelSize(
            qRound(std::min(std::max(kUsual * std::min(theme::textFactor(), 1.4), least), kMost)));
        font.setWeight(QFont::ExtraBold);
        painter.setFont(font);
        painter.setPen(open ? tokens::kInk : tokens::kPaper);
        painter.drawText(QRectF(-20, open ? -12 : -11, 40, 26), Qt::AlignCenter, words);
    }
    painter.restore();
}

} // namespace tacklebox
