#include "views/theme/felt.h"

#include "views/theme/tokens.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tacklebox {

namespace {

void paintWater(QPainter& p, QSizeF size, qreal unit) {
    QLinearGradient deep(0, 0, 0, size.height());
    deep.setColorAt(0, QColor(0x2b, 0x75, 0x7d));
    deep.setColorAt(0.55, QColor(0x1d, 0x55, 0x5f));
    deep.setColorAt(1, QColor(0x15, 0x3a, 0x43));
    p.fillRect(QRectF(QPointF(0, 0), size), deep);
    // Four lines of equal depth, as on a chart.
    p.setBrush(Qt::NoBrush);
    const QPointF middle(size.width() * 0.5, size.height() * 0.46);
    for (int k = 0; k < 4; ++k) {
        const qreal rx = size.width() * (0.26 + 0.15 * k), ry = size.height() * (0.25 + 0.16 * k);
        QPainterPath line;
        for (int i = 0; i <= 96; ++i) {
            const qreal a = 2 * M_PI * i / 96;
            const qreal wave = 1 + 0.05 * std::sin(3 * a + k * 1.3) + 0.03 * std::sin(5 * a - k * 0.7);
            const QPointF at(middle.x() + rx * wave * std::cos(a), middle.y() + ry * wave * std::sin(a));
            i == 0 ? line.moveTo(at) : line.lineTo(at);
        }
        line.closeSubpath();
        p.setPen(QPen(QColor(255, 255, 255, 14), 1.6 * unit));
        p.drawPath(line);
    }
}

void paintPond(QPainter& p, QRectF water, qreal unit) {
    // A bank of light, the pool, a second depth, and the shine of the sky at its upper left.
    p.setPen(Qt::NoPen);
    QRadialGradient halo(water.center(), 0.5 * water.width() * 1.12);
    halo.setColorAt(0.8, QColor(0x9f, 0xdd, 0xd8, 60));
    halo.setColorAt(1, QColor(0x9f, 0xdd, 0xd8, 0));
    p.save();
    p.translate(water.center());
    p.scale(1, water.height() / water.width());
    p.translate(-water.center());
    p.setBrush(halo);
    p.drawEllipse(water.center(), water.width() * 0.56, water.width() * 0.56);
    p.restore();
    QLinearGradient pool(water.topLeft(), water.bottomLeft());
    pool.setColorAt(0, QColor(0x17, 0x4a, 0x66));
    pool.setColorAt(1, QColor(0x0d, 0x2f, 0x49));
    p.setBrush(pool);
    p.setPen(QPen(QColor(0x9f, 0xdd, 0xd8), 2.2 * unit));
    p.drawEllipse(water);
    const QRectF inner(water.center().x() - water.width() * 0.37, water.center().y() - water.height() * 0.36,
                       water.width() * 0.74, water.height() * 0.72);
    p.setBrush(QColor(0x08, 0x26, 0x3d, 120));
    p.setPen(QPen(QColor(0x9f, 0xdd, 0xd8, 110), 1.2 * unit));
    p.drawEllipse(inner);
    p.setPen(QPen(QColor(255, 255, 255, 70), 2 * unit, Qt::SolidLine, Qt::RoundCap));
    p.setBrush(Qt::NoBrush);
    p.drawArc(water.adjusted(water.width() * 0.06, water.height() * 0.08, -water.width() * 0.06,
                             -water.height() * 0.08),
              118 * 16, 34 * 16);
}

void paintLake(QPainter& p, QRectF water, qreal unit) {
    const qreal radius = 14 * unit;
    QLinearGradient pool(water.topLeft(), water.bottomLeft());
    pool.setColorAt(0, QColor(0x17, 0x4a, 0x66));
    pool.setColorAt(1, QColor(0x0d, 0x2f, 0x49));
    p.setBrush(pool);
    p.setPen(QPen(QColor(0x9f, 0xdd, 0xd8, 150), 1.6 * unit));
    p.drawRoundedRect(water, radius, radius);
    p.setPen(QPen(QColor(255, 255, 255, 16), 1.6 * unit, Qt::SolidLine, Qt::RoundCap));
    for (int k = 0; k < 5; ++k) {
        const qreal y = water.top() + water.height() * (0.24 + 0.17 * k);
        QPainterPath wave(QPointF(water.left() + radius, y));
        const qreal length = 46 * unit;
        for (qreal x = water.left() + radius; x + length < water.right() - radius; x += length)
            wave.quadTo(x + length / 4, y - 4 * unit, x + length / 2, y),
                wave.quadTo(x + 3 * length / 4, y + 4 * unit, x + length, y);
        p.drawPath(wave);
    }
    // The edge of the jetty from which everybody fishes: planks above the lake.
    const qreal high = 13 * unit;
    const QRectF jetty(water.left() - 6 * unit, water.top() - high * 0.75, water.width() + 12 * unit, high);
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0, 0, 0, 60));
    p.drawRoundedRect(jetty.translated(0, 4 * unit), 3 * unit, 3 * unit);
    QLinearGradient wood(jetty.topLeft(), jetty.bottomLeft());
    wood.setColorAt(0, QColor(0xc5, 0x9a, 0x66));
    wood.setColorAt(1, QColor(0x8d, 0x67, 0x3f));
    p.setBrush(wood);
    p.drawRoundedRect(jetty, 3 * unit, 3 * unit);
    p.setPen(QPen(QColor(0x5e, 0x42, 0x26, 170), 1.2 * unit));
    const qreal plank = 58 * unit;
    int k = 0;
    for (qreal x = jetty.left() + plank; x < jetty.right() - 8 * unit; x += plank, ++k) {
        p.drawLine(QPointF(x, jetty.top() + 1), QPointF(x, jetty.bottom() - 1));
        p.setBrush(QColor(0x5e, 0x42, 0x26, 170));
        p.drawEllipse(QPointF(x - 5 * unit, jetty.center().y()), 1.1 * unit, 1.1 * unit);
        p.drawEllipse(QPointF(x + 5 * unit, jetty.center().y()), 1.1 * unit, 1.1 * unit);
    }
}

void paintCork(QPainter& p, QRectF mat, qreal unit) {
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0, 0, 0, 50));
    p.drawRoundedRect(mat.translated(0, 4 * unit), 16 * unit, 16 * unit);
    QLinearGradient cork(mat.topLeft(), mat.bottomLeft());
    cork.setColorAt(0, QColor(0x8a, 0x62, 0x3d));
    cork.setColorAt(1, QColor(0x6a, 0x48, 0x2b));
    p.setBrush(cork);
    p.setPen(QPen(QColor(0x4b, 0x32, 0x1d), 2 * unit));
    p.drawRoundedRect(mat, 16 * unit, 16 * unit);
    QPainterPath inside;
    inside.addRoundedRect(mat.adjusted(2, 2, -2, -2), 15 * unit, 15 * unit);
    p.setClipPath(inside);
    p.setPen(Qt::NoPen);
    quint32 grain = 12345; // grains always lie the same
    const auto next = [&grain] {
        grain = grain * 1664525u + 1013904223u;
        return (grain >> 8) / qreal(1 << 24);
    };
    const int grains = int(std::min(1400.0, mat.width() * mat.height() / (260 * unit * unit)));
    for (int i = 0; i < grains; ++i) {
        const QPointF at(mat.left() + next() * mat.width(), mat.top() + next() * mat.height());
        const qreal r = (1 + 2.2 * next()) * unit;
        p.setBrush(next() < 0.5 ? QColor(0x4b, 0x32, 0x1d, 70) : QColor(0xc8, 0x9c, 0x6c, 60));
        p.drawEllipse(at, r, r * (0.5 + 0.4 * next()));
    }
    p.setClipping(false);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(0xe8, 0xc7, 0x97, 120), 1.4 * unit, Qt::DashLine));
    p.drawRoundedRect(mat.adjusted(8 * unit, 8 * unit, -8 * unit, -8 * unit), 10 * unit, 10 * unit);
}

/// A pan over a fire, as wide as `box`.
void paintPan(QPainter& p, QRectF box, qreal unit) {
    const QPen ink(tokens::kInk, std::max(1.0, tokens::kThinStroke * unit), Qt::SolidLine, Qt::RoundCap,
                   Qt::RoundJoin);
    const qreal w = box.width(), x = box.left(), y = box.bottom();
    for (const auto& [at, size, colour] : {std::tuple{0.36, 0.34, QColor(0xf2, 0x6b, 0x2a)},
                                           std::tuple{0.62, 0.42, QColor(0xf2, 0x8a, 0x2a)}}) {
        const QPointF foot(x + at * w, y - 0.42 * w);
        const qreal h = size * w;
        QPainterPath flame(foot);
        flame.cubicTo(foot + QPointF(-0.5 * h, -0.3 * h), foot + QPointF(-0.1 * h, -0.6 * h),
                      foot + QPointF(0.05 * h, -h));
        flame.cubicTo(foot + QPointF(0.15 * h, -0.6 * h), foot + QPointF(0.5 * h, -0.35 * h), foot);
        p.setPen(ink);
        p.setBrush(colour);
        p.drawPath(flame);
    }
    p.setPen(QPen(tokens::kInk, std::max(2.0, 6 * unit), Qt::SolidLine, Qt::RoundCap));
    p.drawLine(QPointF(x + 0.02 * w, y - 0.3 * w), QPointF(x - 0.16 * w, y - 0.12 * w));
    p.setPen(ink);
    p.setBrush(tokens::kInk);
    p.drawChord(QRectF(x, y - 0.62 * w, w, 0.62 * w), 180 * 16, 180 * 16);
    p.setBrush(QColor(0x3a, 0x4a, 0x58));
    p.drawEllipse(QRectF(x, y - 0.42 * w, w, 0.22 * w));
}

/// A buoy that floats with its foot at `foot`.
void paintBuoy(QPainter& p, QPointF foot, qreal high, qreal unit) {
    const QPen ink(tokens::kInk, std::max(1.0, 3 * unit), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    p.setPen(ink);
    p.setBrush(tokens::kGold);
    p.drawPolygon(QPolygonF{{foot.x(), foot.y() - high},
                            {foot.x() + 0.42 * high, foot.y() - 0.1 * high},
                            {foot.x() - 0.42 * high, foot.y() - 0.1 * high}});
    p.setBrush(tokens::kPaper);
    p.drawRoundedRect(QRectF(foot.x() - 0.5 * high, foot.y() - 0.16 * high, high, 0.16 * high), 2 * unit,
                      2 * unit);
    p.drawEllipse(QPointF(foot.x(), foot.y() - high), 0.11 * high, 0.11 * high);
}

/// The harbour's mouth: from the quay with the pan, where the water is red, out to the buoys and the light
/// of the open sea.
void paintTrack(QPainter& p, QRectF track, qreal unit) {
    const qreal radius = 18 * unit, quay = track.left() + kQuayShare * track.width(),
                buoys = track.left() + kBuoyShare * track.width();
    QPainterPath shape;
    shape.addRoundedRect(track, radius, radius);
    p.save();
    p.setClipPath(shape);
    QLinearGradient depth(track.topLeft(), track.bottomLeft());
    depth.setColorAt(0, QColor(0x1d, 0x5b, 0x94));
    depth.setColorAt(1, QColor(0x0b, 0x27, 0x50));
    p.fillRect(track, depth);
    QLinearGradient ends(track.topLeft(), track.topRight());
    ends.setColorAt(0.04, QColor(0xb3, 0x24, 0x3f, 190));
    ends.setColorAt(0.32, QColor(0xb3, 0x24, 0x3f, 0));
    ends.setColorAt(0.7, QColor(0xa9, 0xe6, 0xe2, 0));
    ends.setColorAt(1, QColor(0xa9, 0xe6, 0xe2, 220));
    p.fillRect(track, ends);
    // Small waves, in rows that are set off against each other.
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(QColor(255, 255, 255, 38), 2 * unit, Qt::SolidLine, Qt::RoundCap));
    const qreal rows = std::max(3.0, std::round(track.height() / (52 * unit)));
    for (int row = 0; row < int(rows); ++row) {
        const qreal y = track.top() + (row + 0.6) * track.height() / rows, length = 24 * unit;
        for (qreal x = quay + (row % 2 ? 70 : 24) * unit; x + 2 * length < track.right(); x += 116 * unit) {
            QPainterPath wave(QPointF(x, y));
            wave.quadTo(x + length / 4, y - 7 * unit, x + length / 2, y);
            wave.quadTo(x + 3 * length / 4, y + 7 * unit, x + length, y);
            p.drawPath(wave);
        }
    }
    // The line between the buoys: who is over it is free.
    const qreal buoy = std::min(46 * unit, track.height() * 0.24);
    const QPointF upper(buoys, track.top() + track.height() * 0.3),
        lower(buoys, track.top() + track.height() * 0.93);
    p.setPen(QPen(QColor(255, 255, 255, 190), 4 * unit, Qt::CustomDashLine, Qt::RoundCap));
    QPen dots = p.pen();
    dots.setDashPattern({0.1, 3});
    p.setPen(dots);
    p.drawLine(upper, lower - QPointF(0, buoy));
    paintBuoy(p, upper, buoy, unit);
    paintBuoy(p, lower, buoy, unit);
    // The quay.
    const QRectF wood(track.left(), track.top(), quay - track.left(), track.height());
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0, 0, 0, 80));
    p.drawRect(wood.translated(5 * unit, 0));
    p.fillRect(wood, QColor(0x8a, 0x55, 0x30));
    p.setPen(QPen(QColor(0x4b, 0x2a, 0x13), 2 * unit));
    const qreal plank = 34 * unit;
    int k = 0;
    for (qreal y = wood.top() + plank; y < wood.bottom(); y += plank, ++k) {
        p.drawLine(QPointF(wood.left(), y), QPointF(wood.right(), y));
        const qreal nail = wood.left() + wood.width() * (k % 2 ? 0.24 : 0.7);
        p.drawPoint(QPointF(nail, y - plank / 2));
        p.drawPoint(QPointF(nail, y - plank / 2 + 7 * unit));
    }
    p.setPen(QPen(tokens::kInk, tokens::kDialogStroke * unit));
    p.drawLine(wood.topRight(), wood.bottomRight());
    p.setBrush(QColor(0x4b, 0x2a, 0x13));
    const QSizeF post(12 * unit, std::min(36 * unit, wood.height() * 0.2));
    for (const qreal at : {0.14, 0.52, 0.9}) {
        const QRectF bollard(
            QPointF(quay - post.width() / 2, wood.top() + at * wood.height() - post.height() / 2), post);
        p.drawRoundedRect(bollard, 5 * unit, 5 * unit);
    }
    paintPan(p, panOf(track), unit);
    p.restore();
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(tokens::kInk, tokens::kDialogStroke * unit));
    p.drawRoundedRect(track, radius, radius);
}

} // namespace

QRectF panOf(const QRectF& track) {
    const qreal quay = kQuayShare * track.width(), wide = std::min(0.72 * quay, 0.42 * track.height());
    return {track.left() + quay / 2 - wide * 0.42, track.top() + track.height() * 0.62 - wide, wide, wide};
}

QPixmap feltOf(QSizeF size, qreal ratio, qreal unit, Ground ground, const QRectF& middle) {
    QPixmap felt(qMax(1, int(std::ceil(size.width() * ratio))),
                 qMax(1, int(std::ceil(size.height() * ratio))));
    QPainter p(&felt);
    p.setRenderHint(QPainter::Antialiasing);
    p.scale(ratio, ratio);
    paintWater(p, size, unit);
    if (!middle.isEmpty()) switch (ground) {
        case Ground::Pond: paintPond(p, middle, unit); break;
        case Ground::Lake: paintLake(p, middle, unit); break;
        case Ground::Cork: paintCork(p, middle, unit); break;
        case Ground::Track: paintTrack(p, middle, unit); break;
        }
    return felt;
}

} // namespace tacklebox
