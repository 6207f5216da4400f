#include "views/theme/felt.h"

#include <QLinearGradient>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

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

void paintTrack(QPainter& p, QRectF track, qreal unit) {
    const qreal radius = 18 * unit;
    QLinearGradient pool(track.topLeft(), track.topRight());
    pool.setColorAt(0, QColor(0x17, 0x4a, 0x66));
    pool.setColorAt(1, QColor(0x0c, 0x2b, 0x43));
    p.setBrush(pool);
    p.setPen(QPen(QColor(0x9f, 0xdd, 0xd8, 150), 1.6 * unit));
    p.drawRoundedRect(track, radius, radius);
    // Ropes of floats between the lanes, as in a swimming race.
    for (int lane = 1; lane < 3; ++lane) {
        const qreal y = track.top() + track.height() * lane / 3;
        p.setPen(QPen(QColor(255, 255, 255, 26), 1.2 * unit));
        p.drawLine(QPointF(track.left() + radius, y), QPointF(track.right() - radius, y));
        p.setPen(Qt::NoPen);
        int k = 0;
        for (qreal x = track.left() + radius; x < track.right() - radius; x += 26 * unit, ++k) {
            p.setBrush(k % 4 ? QColor(255, 255, 255, 34) : QColor(0xff, 0xd2, 0x3f, 60));
            p.drawEllipse(QPointF(x, y), 2.6 * unit, 2.6 * unit);
        }
    }
}

} // namespace

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
