// A frozen lake at noon, and the hole in its ice.
#include "views/theme/places/parts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox::places {

namespace {

constexpr QColor kSnow(0xf6, 0xfb, 0xfe);

/// The irregular edge of the hole, enlarged by `larger`.
QPainterPath hacked(const QRectF& water, qreal larger) {
    constexpr qreal kOut[] = {1,     0.99, 0.985, 1,    1.01,  0.995, 0.985, 1.005, 1.01,
                              0.985, 1,    1.01,  0.99, 0.985, 1,     0.985, 1.01,  0.995};
    std::vector<QPointF> edge;
    const int count = int(std::size(kOut));
    for (int i = 0; i < count; ++i) {
        const qreal a = 2 * M_PI * i / count;
        edge.emplace_back(water.center().x() + (water.width() / 2 * kOut[i] + larger) * std::cos(a),
                          water.center().y() + (water.height() / 2 * kOut[i] + larger) * std::sin(a));
    }
    return through(edge, true);
}

/// The hut of another angler.
void paintHut(QPainter& p, QPointF foot) {
    fillOutlined(p, rounded({foot.x() + 12, foot.y() - 58, 7, 20}, 1), QColor(0x4a, 0x5a, 0x68), 2.4);
    for (const auto& [x, y, r] :
         {std::tuple{18.0, -66.0, 5.0}, std::tuple{25.0, -76.0, 7.0}, std::tuple{36.0, -86.0, 9.0}})
        fill(p, disc(foot + QPointF(x, y), r), faded(kSnow, 0.75));
    fillOutlined(p,
                 polygon({foot + QPointF(-25, 0), foot + QPointF(-25, -32), foot + QPointF(25, -32),
                          foot + QPointF(25, 0)}),
                 QColor(0xa8, 0x43, 0x3a), 2.6);
    for (const qreal x : {-15.0, 3.0, 14.0})
        stroke(p, foot + QPointF(x, -31), foot + QPointF(x, -1), 1.6, {0x7a, 0x2c, 0x28});
    fillOutlined(p,
                 polygon({foot + QPointF(-9, 0), foot + QPointF(-9, -22), foot + QPointF(3, -22),
                          foot + QPointF(3, 0)}),
                 QColor(0x5a, 0x22, 0x22), 2.2);
    fillOutlined(p, rounded({foot.x() + 9, foot.y() - 24, 10, 9}, 1), tokens::kGoldLight, 2.2);
    fillOutlined(p, polygon({foot + QPointF(-32, -29), foot + QPointF(0, -54), foot + QPointF(32, -29)}),
                 kSnow, 2.6);
}

} // namespace

void paintIce(QPainter& p, const Stage& stage) {
    const qreal w = stage.width, shore = stage.sky, bottom = stage.bottom;
    fillAliased(p, QRectF(0, 0, w, shore + 2),
                downwards(0, shore, {{0, {0x5e, 0x7f, 0xa6}}, {1, {0xc9, 0xda, 0xe8}}}));
    // The sun is at the edge, because behind a portrait it would look like a ring around it.
    const QPointF sun(w - 46, shore * 0.3);
    fill(p, disc(sun, 66), faded(Qt::white, 0.14));
    fill(p, disc(sun, 46), faded(Qt::white, 0.2));
    fill(p, disc(sun, 28), QColor(0xf8, 0xfb, 0xf4));
    fill(p, ridge(w, shore, 92, 720, 0.4, shore), QColor(0xa9, 0xc0, 0xd3));
    fillOutlined(p, ridge(w, shore + 4, 52, 560, 2.6, shore), QColor(0x8f, 0xa9, 0xbe), 3);
    // Firs at the foot of the hills, in groups. A wider window shows more groups.
    constexpr QColor kFir(0x4c, 0x68, 0x78);
    for (qreal at = std::fmod(w / 2, 440) - 440; at < w + 100; at += 440)
        for (const auto& [x, size] : {std::pair{-108.0, 0.86}, std::pair{-72.0, 0.62}, std::pair{96.0, 0.74},
                                      std::pair{130.0, 1.0}, std::pair{164.0, 0.6}})
            fir(p, {at + x, shore + 2}, size, kFir, true);
    Scatter flakes(5);
    for (int i = 0; i < int(w / 52); ++i) {
        const QPointF at(flakes.between(0, w), flakes.between(6, shore * 0.92));
        fill(p, disc(at, flakes.between(1.6, 3.2)), faded(Qt::white, 0.85));
    }

    fillAliased(p, QRectF(0, shore, w, bottom - shore),
                downwards(shore, bottom,
                          {{0, {0xea, 0xf3, 0xf8}}, {0.5, {0xb7, 0xcf, 0xdd}}, {1, {0x7e, 0x9d, 0xb3}}}));
    // Snow that has drifted to the shore.
    std::vector<QPointF> drift;
    for (qreal x = -40; x < w + 80; x += 40)
        drift.emplace_back(x, shore + 13 + 6 * std::sin((x - w / 2) / 83) + 4 * std::sin((x - w / 2) / 37));
    QPainterPath snow = through(drift);
    snow.lineTo(drift.back().x(), shore);
    snow.lineTo(drift.front().x(), shore);
    fill(p, snow.translated(0, 5), QColor(0xc4, 0xd8, 0xe5));
    fill(p, snow, kSnow);
    stroke(p, {0, shore}, {w, shore}, 3);
    paintHut(p, {w / 2 - 192, shore + 8});

    // Cracks from around the hole to the edges, and scratches between them.
    const qreal depth = bottom - shore;
    const auto onIce = [&](qreal x, qreal y) {
        return QPointF(x < 0.5 ? x * 1280 : w - (1 - x) * 1280, shore + y * depth);
    };
    QPainterPath cracks;
    const auto crack = [&](std::initializer_list<std::pair<qreal, qreal>> points) {
        bool first = true;
        for (const auto& [x, y] : points) {
            first ? cracks.moveTo(onIce(x, y)) : cracks.lineTo(onIce(x, y));
            first = false;
        }
    };
    crack({{-0.01, 0.27}, {0.094, 0.19}, {0.14, 0.29}, {0.258, 0.24}, {0.297, 0.4}});
    crack({{0.14, 0.29}, {0.165, 0.41}, {0.13, 0.52}});
    crack({{1.01, 0.34}, {0.9, 0.27}, {0.844, 0.37}, {0.727, 0.32}, {0.69, 0.47}});
    crack({{0.9, 0.27}, {0.88, 0.16}});
    crack({{0.12, 1.0}, {0.235, 0.78}, {0.328, 0.84}});
    crack({{0.9, 1.0}, {0.79, 0.84}, {0.7, 0.89}, {0.66, 0.8}});
    p.save();
    p.translate(0, 2.6);
    stroke(p, cracks, 2.4, faded({0x5e, 0x7f, 0xa6}, 0.45));
    p.restore();
    stroke(p, cracks, 3, faded(Qt::white, 0.9));
    Scatter marks(23);
    QPainterPath scratches;
    for (int i = 0; i < int(w / 100); ++i) {
        const QPointF at(marks.between(0, w), shore + depth * marks.between(0.3, 0.95));
        scratches.moveTo(at);
        scratches.lineTo(at + QPointF(marks.between(36, 84), 0));
    }
    stroke(p, scratches, 4, faded(Qt::white, 0.5));

    if (stage.middle.isEmpty()) return;
    // The hole: a bank of hacked ice, the thick far edge of the ice sheet, and the water below it.
    const QRectF& water = stage.middle;
    const qreal thick = std::min(14.0, water.height() * 0.1);
    fill(p, hacked(water, 21).translated(4, 9), faded({0x2b, 0x4a, 0x66}, 0.35));
    fillOutlined(p, hacked(water, 17), kSnow, 4);
    const QPointF middle = water.center();
    for (const auto& [x, y, r] :
         {std::tuple{-1.0, 0.5, 13.0}, std::tuple{-0.86, 0.68, 9.0}, std::tuple{0.97, 0.56, 15.0},
          std::tuple{0.8, 0.76, 8.0}, std::tuple{0.99, -0.42, 9.0}}) {
        const QPointF at = middle + QPointF(x * (water.width() / 2 + 12), y * (water.height() / 2 + 10));
        fillOutlined(p,
                     polygon({at + QPointF(-r, 0.3 * r), at + QPointF(-0.5 * r, -0.7 * r),
                              at + QPointF(0.5 * r, -0.6 * r), at + QPointF(r, 0.2 * r),
                              at + QPointF(0.3 * r, 0.7 * r)}),
                     QColor(0xdc, 0xec, 0xf4), 2.6);
        stroke(p, at + QPointF(-0.4 * r, -0.3 * r), at + QPointF(0.3 * r, -0.25 * r), 2.2, Qt::white);
    }
    const QPainterPath edge = hacked(water, 0);
    fillOutlined(p, edge, QColor(0x8f, 0xbf, 0xd8), 4);
    p.save();
    p.setClipPath(edge);
    const QPainterPath deep = hacked(water, 0).translated(0, thick);
    fillOutlined(p, deep,
                 around(middle + QPointF(0, thick), water.width() / 2,
                        {{0, {0x06, 0x17, 0x27}}, {0.7, {0x12, 0x34, 0x4f}}, {1, {0x1f, 0x55, 0x78}}}),
                 2.8);
    for (qreal x = water.left() + 18; x < water.right(); x += 46) {
        const qreal t = (x - middle.x()) / (water.width() / 2),
                    y = middle.y() - water.height() / 2 * std::sqrt(std::max(0.0, 1 - t * t));
        stroke(p, {x, y + 2}, {x - 5, y + thick - 2}, 2, faded(Qt::white, 0.55));
    }
    const qreal rx = water.width() / 2, ry = water.height() / 2;
    stroke(p, ellipse(middle + QPointF(0, 0.2 * ry), rx * 0.64, ry * 0.5), 2.4,
           faded({0x7f, 0xb8, 0xd8}, 0.5));
    QPainterPath shine(middle + QPointF(-rx * 0.82, -ry * 0.14));
    shine.cubicTo(middle + QPointF(-rx * 0.7, -ry * 0.46), middle + QPointF(-rx * 0.42, -ry * 0.66),
                  middle + QPointF(-rx * 0.1, -ry * 0.7));
    stroke(p, shine, 4, faded({0x7f, 0xb8, 0xd8}, 0.75));
    p.restore();
    stroke(p, edge, 4);
}

} // namespace tacklebox::places
