// A beach after rain: a rainbow over the sea, sand, and a tide pool between stones.
#include "views/theme/places/parts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox::places {

namespace {

/// Paints a cloud with the middle of its lower edge at `foot`.
void paintCloud(QPainter& p, QPointF foot, qreal wide, const QColor& colour) {
    const qreal r = wide / 6;
    QPainterPath shape;
    shape.setFillRule(Qt::WindingFill);
    shape.addRoundedRect(QRectF(foot.x() - wide / 2, foot.y() - 1.1 * r, wide, 1.1 * r), 0.55 * r, 0.55 * r);
    for (const auto& [x, y, size] :
         {std::tuple{-1.6, -0.9, 0.95}, std::tuple{-0.2, -1.4, 1.35}, std::tuple{1.4, -0.95, 1.0}})
        shape.addEllipse(foot + QPointF(x, y) * r, size * r, size * r);
    p.save();
    p.setClipRect(QRectF(foot.x() - wide, foot.y() - wide, 2 * wide, wide));
    fill(p, shape, colour);
    p.restore();
}

void paintBoat(QPainter& p, QPointF at) {
    stroke(p, at + QPointF(0, -2), at + QPointF(0, -42), 3);
    fillOutlined(p, polygon({at + QPointF(3, -40), at + QPointF(22, -8), at + QPointF(3, -8)}),
                 tokens::kPaper, 2.6);
    fillOutlined(p, polygon({at + QPointF(-3, -34), at + QPointF(-17, -8), at + QPointF(-3, -8)}),
                 QColor(0xe4, 0x5b, 0x4a), 2.6);
    fillOutlined(
        p, polygon({at + QPointF(-24, -4), at + QPointF(26, -4), at + QPointF(17, 8), at + QPointF(-16, 8)}),
        QColor(0x8a, 0x55, 0x30), 2.8);
}

void paintStarfish(QPainter& p, QPointF at, qreal r, const QColor& colour) {
    std::vector<QPointF> points;
    for (int i = 0; i < 10; ++i) {
        const qreal a = M_PI * (i + 0.4) / 5, out = i % 2 ? 0.46 * r : r;
        points.push_back(at + QPointF(out * std::cos(a), 0.8 * out * std::sin(a)));
    }
    fillOutlined(p, through(points, true), colour, 2.6);
    for (int i = 0; i < 10; i += 2)
        fill(p, disc(at + (points[std::size_t(i)] - at) * 0.5, r * 0.08), mixed(colour, Qt::white, 0.6));
    fill(p, disc(at, r * 0.1), mixed(colour, Qt::white, 0.6));
}

void paintShell(QPainter& p, QPointF at, qreal r, const QColor& colour) {
    QPainterPath shape(at + QPointF(-0.3 * r, 0.6 * r));
    shape.cubicTo(at + QPointF(-1.4 * r, -0.1 * r), at + QPointF(-0.8 * r, -r), at + QPointF(0, -0.9 * r));
    shape.cubicTo(at + QPointF(0.8 * r, -r), at + QPointF(1.4 * r, -0.1 * r), at + QPointF(0.3 * r, 0.6 * r));
    shape.closeSubpath();
    fillOutlined(p, shape, colour, 2.6);
    for (const qreal x : {-0.6, 0.0, 0.6})
        stroke(p, at + QPointF(0.2 * x * r, 0.45 * r), at + QPointF(x * r, -0.5 * r), 1.8,
               mixed(colour, tokens::kInk, 0.5));
}

} // namespace

void paintBeach(QPainter& p, const Stage& stage) {
    const qreal w = stage.width, sea = stage.sky, bottom = stage.bottom;
    const QBrush sky = downwards(0, sea * 1.3, {{0, {0x4e, 0x9f, 0xe0}}, {1, {0xcf, 0xeb, 0xfa}}});
    fillAliased(p, QRectF(0, 0, w, sea + 2), sky);
    p.save();
    p.setClipRect(QRectF(0, 0, w, sea));
    constexpr QColor kBow[] = {{0xd0, 0x38, 0x52}, {0xf2, 0x87, 0x3a}, {0xf1, 0xd2, 0x32},
                               {0x2f, 0x9a, 0x55}, {0x3c, 0x89, 0xdc}, {0x8b, 0x20, 0xa6}};
    const QPointF foot(w / 2, sea * 1.9);
    const qreal high = foot.y() - 6, wide = std::min(0.42 * w, 1.5 * high);
    const qreal band = std::min(14.0, 0.07 * sea);
    for (int i = 0; i < int(std::size(kBow)); ++i)
        fill(p, ellipse(foot, wide - band * i, high - band * i), mixed({0xb4, 0xdb, 0xf5}, kBow[i], 0.52));
    const qreal inside = band * qreal(std::size(kBow));
    fill(p, ellipse(foot, wide - inside, high - inside), sky);
    fill(p, ellipse(foot, wide - inside, high - inside), faded(Qt::white, 0.12));
    p.restore();
    paintCloud(p, {w * 0.055, sea * 0.42}, 190, {0xa9, 0xc6, 0xdd});
    paintCloud(p, {w * 0.97, sea * 0.56}, 230, {0xe9, 0xf5, 0xfc});
    paintCloud(p, {w * 0.83, sea * 0.2}, 120, {0xd3, 0xe8, 0xf7});

    // The shore leaves room for the pool and its stones.
    qreal shore = sea + 0.3 * (bottom - sea);
    if (!stage.middle.isEmpty()) shore = std::min(shore, stage.middle.top() - 44);
    shore = std::max(shore, sea + 26);
    fillAliased(p, QRectF(0, sea, w, shore + 40 - sea),
                downwards(sea, shore + 30, {{0, {0x2e, 0x7f, 0xc4}}, {1, {0x1c, 0x56, 0x98}}}));
    stroke(p, {0, sea}, {w, sea}, 3);
    paintBoat(p, {w / 2 - 300, sea + 10});
    waves(p, {0, sea + 12, w, shore - sea - 20}, std::max(1, int((shore - sea) / 32)),
          faded(Qt::white, 0.32));
    const auto coast = [&](qreal lower) {
        std::vector<QPointF> line;
        for (qreal x = -60; x < w + 120; x += 60) {
            const qreal a = (x - w / 2) / 1280;
            line.emplace_back(x, shore + lower + 12 * std::sin(15 * a + 0.4) + 6 * std::sin(33 * a));
        }
        return line;
    };
    const auto land = [&](qreal lower) {
        const auto line = coast(lower);
        QPainterPath path = through(line);
        path.lineTo(line.back().x(), bottom + 20);
        path.lineTo(line.front().x(), bottom + 20);
        path.closeSubpath();
        return path;
    };
    fillOutlined(p, land(0), QColor(0xd9, 0xb6, 0x78), 3); // wet sand
    fill(p, land(24), downwards(shore, bottom, {{0, {0xf0, 0xd5, 0x9a}}, {1, {0xd2, 0xa3, 0x5e}}}));
    stroke(p, through(coast(13)), 7, faded(Qt::white, 0.78));
    stroke(p, through(coast(25)), 2.4, faded(Qt::white, 0.4));

    // Pebbles, and shells at the sides where there are no cards.
    Scatter scatter(31);
    const qreal top = shore + 62, depth = bottom - top;
    for (int i = 0; i < int(w / 34); ++i) {
        const QPointF at(scatter.between(0, w), top + depth * scatter.between(0, 1));
        fill(p, ellipse(at, scatter.between(1.8, 3.6), 1.9), faded({0xa8, 0x7c, 0x40}, 0.6));
    }
    QPainterPath ripples; // ripples made by the wind
    for (int i = 0; i < int(w / 150); ++i) {
        const QPointF at(scatter.between(20, w - 120), top + depth * scatter.between(0.1, 0.95));
        ripples.moveTo(at);
        ripples.quadTo(at + QPointF(22, -6), at + QPointF(44, 0));
        ripples.quadTo(at + QPointF(62, 5), at + QPointF(84, 0));
    }
    stroke(p, ripples, 2.4, faded({0xa8, 0x7c, 0x40}, 0.4));
    paintStarfish(p, {64, top + 0.3 * depth}, 21, {0xe8, 0x78, 0x4a});
    paintShell(p, {w - 70, top + 0.24 * depth}, 16, {0xf6, 0xc7, 0xcb});
    paintShell(p, {176, top + 0.72 * depth}, 12, {0xf4, 0xe9, 0xd2});

    if (stage.middle.isEmpty()) return;
    // The pool: stones around it, and the water.
    const QRectF& water = stage.middle;
    const QPointF middle = water.center();
    const qreal rx = water.width() / 2, ry = water.height() / 2;
    fill(p, ellipse(middle + QPointF(3, 9), rx + 22, ry + 19), faded({0x6b, 0x4a, 0x1e}, 0.35));
    const int stones = std::max(16, int(std::lround((rx + ry) / 9.5)));
    for (int i = 0; i < stones; ++i) { // the farthest first
        const qreal share = (i + 0.5) / stones;
        const qreal a = -M_PI / 2 + (i % 2 ? 1 : -1) * M_PI * share;
        const qreal size = scatter.between(0.84, 1.12), around = M_PI * (rx + ry) / stones;
        const QPointF at = middle + QPointF((rx + 6) * std::cos(a), (ry + 5) * std::sin(a));
        const qreal along = std::hypot(rx * std::sin(a), ry * std::cos(a)) / std::hypot(rx, ry) * 1.2;
        const qreal half = std::clamp(0.62 * around * size, 9.0, 25.0);
        const QColor grey =
            mixed({0x8b, 0x99, 0xa0}, i % 3 == 0 ? QColor(0xb7, 0xc2, 0xc6) : QColor(0x6f, 0x7d, 0x86),
                  scatter.between(0.1, 0.8));
        const QPainterPath stone = ellipse(at, half * (0.8 + 0.2 * along), std::min(17.0, half * 0.72));
        fillOutlined(p, stone, grey, 3);
        QPainterPath shine(at + QPointF(-0.45 * half, -0.12 * half));
        shine.quadTo(at + QPointF(-0.2 * half, -0.42 * half), at + QPointF(0.24 * half, -0.4 * half));
        stroke(p, shine, 2.4, faded(Qt::white, 0.55));
    }
    surface(p, water,
            around(middle - QPointF(0, ry * 0.3), rx,
                   {{0, {0x3f, 0xa4, 0xc4}}, {0.6, {0x1f, 0x68, 0x9c}}, {1, {0x12, 0x3d, 0x6c}}}),
            {0xb0, 0xe4, 0xf0});
    p.save();
    p.setClipPath(ellipse(middle, rx - 2, ry - 2));
    QPainterPath weed;
    for (const auto& [x, y, lean] :
         {std::tuple{0.6, 0.78, 8.0}, std::tuple{0.66, 0.74, -6.0}, std::tuple{0.72, 0.7, 9.0}}) {
        const QPointF at = middle + QPointF(x * rx, y * ry);
        weed.moveTo(at);
        weed.cubicTo(at + QPointF(lean, -10), at + QPointF(-lean, -20), at + QPointF(lean * 0.6, -32));
    }
    stroke(p, weed, 7.4);
    stroke(p, weed, 3.6, {0x3f, 0xa3, 0x6b});
    p.restore();
    paintStarfish(p, middle + QPointF(-0.64 * rx, 0.4 * ry), std::min(20.0, 0.11 * rx), {0xf2, 0xa5, 0x4a});
}

} // namespace tacklebox::places
