#include "views/theme/places/parts.h"

#include "views/theme/colours.h"

#include <QLinearGradient>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>

namespace tacklebox::places {

namespace {

QBrush stopped(QGradient&& gradient, Stops stops) {
    for (const auto& [at, colour] : stops)
        gradient.setColorAt(at, colour);
    return gradient;
}

QPen roundPen(qreal width, const QColor& colour) {
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

} // namespace

qreal Scatter::between(qreal low, qreal high) {
    m_state = m_state * 1664525U + 1013904223U;
    return low + (high - low) * ((m_state >> 8) / qreal(1 << 24));
}

QColor mixed(const QColor& under, const QColor& over, qreal alpha) {
    const auto part = [alpha](int a, int b) { return int(std::lround(a + alpha * (b - a))); };
    return {part(under.red(), over.red()), part(under.green(), over.green()),
            part(under.blue(), over.blue())};
}

QBrush downwards(qreal top, qreal bottom, Stops stops) {
    return stopped(QLinearGradient(0, top, 0, bottom), stops);
}

QBrush acrossTo(qreal left, qreal right, Stops stops) {
    return stopped(QLinearGradient(left, 0, right, 0), stops);
}

QBrush around(QPointF middle, qreal radius, Stops stops) {
    return stopped(QRadialGradient(middle, radius), stops);
}

QPainterPath ellipse(QPointF middle, qreal rx, qreal ry) {
    QPainterPath path;
    path.addEllipse(middle, rx, ry);
    return path;
}

QPainterPath rounded(const QRectF& rect, qreal radius) {
    QPainterPath path;
    path.addRoundedRect(rect, radius, radius);
    return path;
}

QPainterPath through(const std::vector<QPointF>& points, bool closed) {
    // A Catmull-Rom spline: at each point parallel to the line between its neighbours.
    const int count = int(points.size());
    const auto at = [&](int i) {
        return points[std::size_t(closed ? (i + count) % count : std::clamp(i, 0, count - 1))];
    };
    QPainterPath path(points.front());
    for (int i = 0; i < (closed ? count : count - 1); ++i)
        path.cubicTo(at(i) + (at(i + 1) - at(i - 1)) / 6, at(i + 1) - (at(i + 2) - at(i)) / 6, at(i + 1));
    if (closed) path.closeSubpath();
    return path;
}

QPainterPath polygon(std::initializer_list<QPointF> points) {
    QPainterPath path;
    path.addPolygon(QPolygonF(QList<QPointF>(points)));
    path.closeSubpath();
    return path;
}

QPainterPath ridge(qreal width, qreal foot, qreal height, qreal period, qreal phase, qreal bottom) {
    std::vector<QPointF> tops;
    // Measured from the middle, so that a wider window shows more hills, not wider ones.
    for (qreal x = -60; x < width + 120; x += 60) {
        const qreal a = 2 * M_PI * (x - width / 2) / period + phase;
        const qreal high = 0.5 + 0.3 * std::sin(a) + 0.2 * std::sin(0.47 * a + 1.3 * phase);
        tops.emplace_back(x, foot - height * high);
    }
    QPainterPath path = through(tops);
    path.lineTo(tops.back().x(), bottom + 20);
    path.lineTo(tops.front().x(), bottom + 20);
    path.closeSubpath();
    return path;
}

void fillAliased(QPainter& p, const QRectF& rect, const QBrush& brush) {
    p.setRenderHint(QPainter::Antialiasing, false);
    p.fillRect(rect, brush);
    p.setRenderHint(QPainter::Antialiasing, true);
}

void fill(QPainter& p, const QPainterPath& path, const QBrush& brush) {
    p.fillPath(path, brush);
}

void fillOutlined(QPainter& p, const QPainterPath& path, const QBrush& brush, qreal width,
                  const QColor& ink) {
    p.setPen(roundPen(width, ink));
    p.setBrush(brush);
    p.drawPath(path);
}

void stroke(QPainter& p, const QPainterPath& path, qreal width, const QColor& colour) {
    p.strokePath(path, roundPen(width, colour));
}

void stroke(QPainter& p, QPointF from, QPointF to, qreal width, const QColor& colour) {
    p.setPen(roundPen(width, colour));
    p.drawLine(from, to);
}

void boards(QPainter& p, const QRectF& rect, int rows, const Boards& look) {
    const qreal high = rect.height() / rows;
    const QColor shine = mixed(look.wood, Qt::white, 0.1), shade = mixed(look.wood, look.dark, 0.28),
                 grain = mixed(look.wood, look.dark, 0.36);
    p.save();
    p.setClipRect(rect);
    fillAliased(p, rect, look.wood);
    for (int row = 0; row < rows; ++row) {
        const qreal top = rect.top() + row * high;
        Scatter scatter(quint32(row) + 7);
        fillAliased(p, QRectF(rect.left(), top, rect.width(), high * 0.15), shine);
        fillAliased(p, QRectF(rect.left(), top + high * 0.85, rect.width(), high * 0.15), shade);
        // The grain, and a knot here and there.
        QPainterPath lines;
        for (qreal x = rect.left() + scatter.between(10, 90); x < rect.right();
             x += scatter.between(120, 210)) {
            const qreal y = top + high * scatter.between(0.3, 0.62), length = scatter.between(46, 96);
            lines.moveTo(x, y);
            lines.cubicTo(x + 0.3 * length, y - 5, x + 0.6 * length, y + 4, x + length, y - 1);
            if (scatter.between(0, 1) < 0.2) {
                const QPointF knot(x + 0.45 * length, y + 0.17 * high);
                lines.addEllipse(knot, 7, 3.4);
                lines.addEllipse(knot, 2.6, 1.2);
            } else if (scatter.between(0, 1) < 0.4) {
                lines.moveTo(x + 0.2 * length, y + 0.16 * high);
                lines.quadTo(x + 0.5 * length, y + 0.11 * high, x + 0.8 * length, y + 0.16 * high);
            }
        }
        stroke(p, lines, 1.6, grain);
        // The ends of the boards, with a nail on each side.
        for (qreal x = rect.left() + look.length * (row % 2 ? 0.35 : 0.8) + scatter.between(-20, 20);
             x < rect.right(); x += look.length) {
            stroke(p, {x, top}, {x, top + high}, 2.2, look.dark);
            if (look.nails)
                for (const qreal side : {-9.0, 9.0})
                    fill(p, disc({x + side, top + high * 0.5}, 2.2), look.dark);
        }
        if (row > 0) stroke(p, {rect.left(), top}, {rect.right(), top}, 2.4, look.dark);
    }
    p.restore();
}

void rail(QPainter& p, const QRectF& rect) {
    constexpr qreal kBoard = 45.5, kLip = 8;
    boards(p, rect, std::clamp(int(std::lround(rect.height() / kBoard)), 2, 8),
           {.wood = kWood, .dark = kWoodDark, .length = 330});
    const qreal top = rect.top();
    fillAliased(p, QRectF(rect.left(), top + kLip, rect.width(), 7), faded(tokens::kNight, 0.3));
    fillAliased(p, QRectF(rect.left(), top, rect.width(), kLip), kWoodLight);
    fillAliased(p, QRectF(rect.left(), top + 1.5, rect.width(), 2.4), mixed(kWoodLight, Qt::white, 0.32));
    stroke(p, {rect.left(), top}, {rect.right(), top}, 3);
    stroke(p, {rect.left(), top + kLip}, {rect.right(), top + kLip}, 3);
}

void waves(QPainter& p, const QRectF& rect, int rows, const QColor& colour, qreal width) {
    constexpr qreal kLong = 54, kApart = 170;
    const qreal high = rect.height() / rows;
    QPainterPath lines;
    for (int row = 0; row < rows; ++row) {
        const qreal y = rect.top() + (row + 0.5) * high;
        for (qreal x = rect.left() + (row * 83) % 140; x + kLong < rect.right(); x += kApart) {
            lines.moveTo(x, y);
            lines.quadTo(x + 9, y - 8, x + 18, y);
            lines.quadTo(x + 27, y + 8, x + 36, y);
            lines.quadTo(x + 45, y - 8, x + 54, y);
        }
    }
    stroke(p, lines, width, colour);
}

void fir(QPainter& p, QPointF foot, qreal size, const QColor& needles, bool snow) {
    p.save();
    p.translate(foot);
    p.scale(size, size);
    fillOutlined(p, rounded({-3.5, -8, 7, 10}, 1), kWoodDark, 2.4);
    fillOutlined(p,
                 polygon({{0, -74},
                          {16, -48},
                          {9, -48},
                          {23, -26},
                          {13, -26},
                          {29, -4},
                          {-29, -4},
                          {-13, -26},
                          {-23, -26},
                          {-9, -48},
                          {-16, -48}}),
                 needles, 2.6);
    const QColor light = snow ? QColor(0xf6, 0xfb, 0xfe) : mixed(needles, Qt::white, 0.14);
    fill(p, polygon({{0, -70}, {-13, -49.4}, {-6, -52}, {-1, -49.4}}), light);
    fill(p, polygon({{-8.5, -46.5}, {-20, -27.4}, {-12, -30}, {-5, -27.4}, {-4, -46.5}}), light);
    fill(p, polygon({{-12.5, -24.5}, {-26, -5.4}, {-17, -8}, {-8, -5.4}, {-7, -24.5}}), light);
    p.restore();
}

void surface(QPainter& p, const QRectF& water, const QBrush& brush, const QColor& ring) {
    const QPointF middle = water.center();
    const qreal rx = water.width() / 2, ry = water.height() / 2;
    fillOutlined(p, ellipse(middle, rx, ry), brush, 3.4);
    stroke(p, ellipse(middle, rx * 0.78, ry * 0.74), 2.4, faded(ring, 0.38));
    stroke(p, ellipse(middle, rx * 0.52, ry * 0.46), 2.4, faded(ring, 0.27));
    QPainterPath shine(middle + QPointF(-rx * 0.84, -ry * 0.28));
    shine.cubicTo(middle + QPointF(-rx * 0.72, -ry * 0.62), middle + QPointF(-rx * 0.46, -ry * 0.82),
                  middle + QPointF(-rx * 0.2, -ry * 0.88));
    stroke(p, shine, 5, faded(Qt::white, 0.45));
}

void leaf(QPainter& p, QPointF middle, qreal radius, const QColor& green) {
    // A disc in perspective, with a notch at the upper right.
    const QRectF box(middle.x() - radius, middle.y() - 0.46 * radius, 2 * radius, 0.92 * radius);
    QPainterPath shape(middle);
    shape.arcTo(box, 22, -322);
    shape.closeSubpath();
    fill(p, shape.translated(0, 0.2 * radius), faded(tokens::kNight, 0.28));
    fillOutlined(p, shape, green, 2.6);
    QPainterPath veins;
    for (const auto& end : {QPointF(-0.72, 0.04), QPointF(-0.36, 0.27), QPointF(0.2, 0.3)}) {
        veins.moveTo(middle + QPointF(-0.04, 0.02) * radius);
        veins.lineTo(middle + end * radius);
    }
    stroke(p, veins, std::min(2.0, 0.09 * radius), mixed(green, tokens::kInk, 0.4));
}

} // namespace tacklebox::places
