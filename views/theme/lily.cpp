#include "views/theme/lily.h"

#include "views/theme/fonts.h"
#include "views/theme/places/parts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QPainter>

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
    using namespace places;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(middle);
    painter.scale(radius / kBudRadius, radius / kBudRadius);
    if (open) {
        QPainterPath petal;
        petal.cubicTo(-7.6, -9, -7, -19, 0, -26);
        petal.cubicTo(7, -19, 7.6, -9, 0, 0);
        fill(painter, ellipse({2, 4}, 24, 22), faded(tokens::kNight, 0.3));
        for (const auto& [turn, colour] :
             {std::pair{22.5, QColor(0xe9, 0x9a, 0xa6)}, std::pair{0.0, QColor(0xf9, 0xd2, 0xd4)}})
            for (int i = 0; i < 8; ++i) {
                painter.save();
                painter.rotate(turn + 45 * i);
                fillOutlined(painter, petal, colour, 2);
                painter.restore();
            }
        fillOutlined(painter, disc({0, 0}, 14), tokens::kGoldLight, 2.2);
    } else {
        QPainterPath bud(QPointF(0, 18));
        bud.cubicTo(-20, 12, -17, -12, 0, -22);
        bud.cubicTo(17, -12, 20, 12, 0, 18);
        fill(painter, bud.translated(2, 4), faded(tokens::kNight, 0.3));
        fillOutlined(painter, bud, QColor(0x2c, 0x6b, 0x4c), 2.4);
        // The tip of the blossom.
        QPainterPath tip(QPointF(0, -21));
        tip.cubicTo(4.5, -18, 7, -14.5, 8.6, -11);
        tip.cubicTo(4, -8.6, -4, -8.6, -8.6, -11);
        tip.cubicTo(-7, -14.5, -4.5, -18, 0, -21);
        fill(painter, tip, QColor(0xf0, 0xa8, 0xb2));
        QPainterPath veins(QPointF(-8, -10));
        veins.cubicTo(-12, -1, -9, 9, -3, 14);
        veins.moveTo(8, -10);
        veins.cubicTo(12, -1, 9, 9, 3, 14);
        stroke(painter, veins, 1.8, faded({0x8f, 0xcb, 0xa0}, 0.8));
    }
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
