// A harbour mouth at night: the town and the quay with the pan on the left, the buoys and the bright open sea
// on the right.
#include "views/theme/places/parts.h"
#include "views/theme/scenery.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox::places {

namespace {

constexpr QColor kMoon(0xff, 0xf3, 0xc4), kWindow(0xff, 0xd9, 0x6a);

/// Paints houses from `left` to `right`, the nearest first, some with lit windows.
void paintTown(QPainter& p, qreal left, qreal right, qreal water, qreal size, const QColor& wall,
               quint32 seed) {
    Scatter scatter(seed);
    for (qreal x = left; x < right;) {
        const qreal wide = size * scatter.between(34, 62), high = size * scatter.between(24, 58);
        const QRectF house(x, water - high, wide, high + 4);
        QPainterPath shape;
        shape.addRect(house);
        const qreal form = scatter.between(0, 1);
        if (form < 0.5) // a gable
            shape = polygon({house.bottomLeft(),
                             house.topLeft(),
                             {house.center().x(), house.top() - size * scatter.between(12, 20)},
                             house.topRight(),
                             house.bottomRight()});
        else if (form < 0.68) { // a tower with a pointed roof
            const qreal c = house.center().x(), half = size * 9;
            fillOutlined(p,
                         polygon({{c - half, house.top() + 2},
                                  {c - half, house.top() - 26 * size},
                                  {c, house.top() - 50 * size},
                                  {c + half, house.top() - 26 * size},
                                  {c + half, house.top() + 2}}),
                         wall, 2.6);
        }
        fillOutlined(p, shape, wall, 2.6);
        const qreal pane = 7 * size;
        for (qreal y = house.top() + 8 * size; y + 10 * size < water; y += 16 * size)
            for (qreal at = x + 8 * size; at + pane < x + wide - 4 * size; at += 14 * size)
                if (scatter.between(0, 1) < 0.42) fillAliased(p, QRectF(at, y, pane, 9 * size), kWindow);
        x += wide - 2;
    }
}

/// A fire in a ring of stones, with a pan over it.
void paintPan(QPainter& p, const QRectF& box) {
    const qreal w = box.width();
    p.save();
    p.translate(box.left(), box.bottom());
    p.scale(w, w);
    const qreal ink = 3 / w;
    fill(
        p, disc({0.5, -0.34}, 0.8),
        around({0.5, -0.34}, 0.8, {{0, faded({0xff, 0xb0, 0x4a}, 0.55)}, {1, faded({0xff, 0xb0, 0x4a}, 0)}}));
    for (const auto& [at, high, colour] :
         {std::tuple{0.3, 0.42, QColor(0xf2, 0x6b, 0x2a)}, std::tuple{0.7, 0.46, QColor(0xf2, 0x6b, 0x2a)},
          std::tuple{0.5, 0.62, QColor(0xf5, 0x92, 0x2a)}}) {
        const QPointF foot(at, -0.26);
        QPainterPath flame(foot);
        flame.cubicTo(foot + QPointF(-0.36, -0.2) * high, foot + QPointF(-0.2, -0.6) * high,
                      foot + QPointF(0.06, -1) * high);
        flame.cubicTo(foot + QPointF(0.1, -0.64) * high, foot + QPointF(0.42, -0.4) * high, foot);
        fillOutlined(p, flame, colour, ink);
        QPainterPath heart(foot + QPointF(0.02, 0));
        heart.cubicTo(foot + QPointF(-0.16, -0.16) * high, foot + QPointF(-0.06, -0.34) * high,
                      foot + QPointF(0.05, -0.55) * high);
        heart.cubicTo(foot + QPointF(0.08, -0.34) * high, foot + QPointF(0.2, -0.2) * high, foot);
        fill(p, heart, QColor(0xff, 0xe0, 0x7a));
    }
    // The handle points to the lower left.
    QPainterPath handle(QPointF(0.1, -0.16));
    handle.lineTo(-0.14, 0.02);
    stroke(p, handle, 0.13);
    stroke(p, handle, 0.06, {0x7a, 0x4a, 0x25});
    fillOutlined(p, ellipse({0.5, -0.16}, 0.5, 0.2), QColor(0x1b, 0x24, 0x2e), ink);
    fillOutlined(p, ellipse({0.5, -0.2}, 0.5, 0.2), QColor(0x4a, 0x59, 0x66), ink);
    fillOutlined(p, ellipse({0.5, -0.19}, 0.4, 0.145), QColor(0x11, 0x18, 0x1f), ink * 0.8);
    QPainterPath shine;
    shine.moveTo(0.18, -0.21);
    shine.cubicTo(0.24, -0.3, 0.36, -0.32, 0.46, -0.325);
    stroke(p, shine, 0.03, faded(Qt::white, 0.55));
    p.restore();
}

/// Paints a floating buoy.
void paintBuoy(QPainter& p, QPointF foot, qreal high) {
    fill(p, ellipse(foot + QPointF(0, 3), 0.62 * high, 0.13 * high), faded(tokens::kNight, 0.35));
    fillOutlined(p,
                 polygon({foot + QPointF(0, -0.9 * high), foot + QPointF(0.42 * high, -0.1 * high),
                          foot + QPointF(-0.42 * high, -0.1 * high)}),
                 tokens::kGold, 3.2);
    fill(p,
         polygon({foot + QPointF(-0.04 * high, -0.72 * high), foot + QPointF(-0.1 * high, -0.17 * high),
                  foot + QPointF(-0.3 * high, -0.17 * high)}),
         QColor(0xff, 0xe7, 0x9a));
    fillOutlined(p, rounded({foot.x() - 0.52 * high, foot.y() - 0.18 * high, 1.04 * high, 0.2 * high}, 4),
                 tokens::kPaper, 3);
    fillOutlined(p, disc(foot + QPointF(0, -0.95 * high), 0.13 * high), kMoon, 2.6);
}

} // namespace

void paintHarbourMouth(QPainter& p, const Stage& stage) {
    const qreal w = stage.width, sea = stage.sky, bottom = stage.bottom;
    fillAliased(
        p, QRectF(0, 0, w, sea + 2),
        downwards(0, sea, {{0, {0x2a, 0x15, 0x48}}, {0.6, {0x4a, 0x22, 0x70}}, {1, {0x7a, 0x3a, 0x8c}}}));
    const QPointF moon(w - 84, std::min(58.0, sea * 0.32));
    fill(p, disc(moon, 140), around(moon, 140, {{0, faded(kMoon, 0.55)}, {1, faded(kMoon, 0)}}));
    Scatter stars(3);
    for (int i = 0; i < int(w / 34); ++i) {
        const QPointF at(stars.between(0, w), stars.between(4, sea * 0.8));
        fill(p, disc(at, stars.between(0.9, 1.9)), faded(Qt::white, 0.75));
    }
    fillOutlined(p, disc(moon, 34), kMoon, 3);
    for (const auto& [x, y, r] :
         {std::tuple{-12.0, -8.0, 6.0}, std::tuple{9.0, 10.0, 8.0}, std::tuple{13.0, -13.0, 4.0}})
        fill(p, disc(moon + QPointF(x, y), r), QColor(0xee, 0xd9, 0x96));
    // The far shore, the town on the near shore, and the lighthouse at the end of the mole.
    fill(p, ridge(w, sea, 46, 620, 2.1, sea), QColor(0x4a, 0x23, 0x6c));
    paintTown(p, w * 0.25, w * 0.4, sea, 0.5, {0x2e, 0x16, 0x4c}, 5);
    paintTown(p, -8, w * 0.19, sea, 1, {0x1b, 0x0e, 0x33}, 11);
    const qreal light = w * 0.8;
    fill(p, polygon({{light, sea - 78}, {light - 300, sea - 118}, {light - 300, sea - 66}}),
         acrossTo(light - 300, light, {{0, faded(kMoon, 0)}, {1, faded(kMoon, 0.4)}}));
    fillOutlined(p,
                 polygon({{light - 9, sea}, {light - 6, sea - 66}, {light + 6, sea - 66}, {light + 9, sea}}),
                 tokens::kPaper, 2.6);
    for (const qreal up : {16.0, 44.0})
        fillAliased(p, QRectF(light - 7, sea - up - 6, 14, 12), tokens::kRed);
    fillOutlined(p, rounded({light - 7, sea - 82, 14, 17}, 3), tokens::kGoldLight, 2.6);
    fillOutlined(p, polygon({{light - 10, sea - 82}, {light, sea - 94}, {light + 10, sea - 82}}),
                 tokens::kRed, 2.6);
    fillOutlined(
        p,
        polygon({{light - 62, sea + 3}, {light - 46, sea - 9}, {light + 28, sea - 9}, {light + 46, sea + 3}}),
        QColor(0x2e, 0x16, 0x4c), 2.6);

    // The water: red in front of the pan, bright towards the open sea.
    const QRectF lane = stage.middle.isEmpty() ? QRectF(0, sea, w, bottom - sea) : stage.middle;
    const qreal quay = lane.left() + kQuayShare * lane.width(),
                buoys = lane.left() + kBuoyShare * lane.width();
    const qreal danger = std::min(330.0, 0.3 * lane.width()), free = std::min(300.0, 0.28 * lane.width());
    const QRectF water(0, sea, w, bottom - sea);
    fillAliased(p, water,
                downwards(sea, bottom,
                          {{0, {0x1e, 0x6a, 0x9a}}, {0.5, {0x15, 0x49, 0x7c}}, {1, {0x0b, 0x27, 0x50}}}));
    // Reflections of the moon and the windows.
    Scatter glints(17);
    for (int i = 0; i < 9; ++i) {
        const qreal half = glints.between(10, 34), y = sea + 12 + i * 13;
        fillAliased(p, QRectF(moon.x() + glints.between(-12, 12) - half, y, 2 * half, 3.4),
                    faded(kMoon, 0.5 - 0.045 * i));
    }
    for (int i = 0; i < 12; ++i)
        fillAliased(p,
                    QRectF(glints.between(quay, w * 0.2 + 80), sea + glints.between(5, 26),
                           glints.between(8, 20), 2.6),
                    faded(kWindow, 0.5));
    fillAliased(p, QRectF(0, sea, quay + danger, bottom - sea),
                acrossTo(quay - 30, quay + danger,
                         {{0, faded({0xd0, 0x38, 0x52}, 0.78)}, {1, faded({0xd0, 0x38, 0x52}, 0)}}));
    const qreal open = buoys - 0.6 * free;
    fillAliased(p, QRectF(open, sea, w - open, bottom - sea),
                acrossTo(open, std::max(buoys + 0.4 * free, lane.right()),
                         {{0, faded({0x9b, 0xe8, 0xe4}, 0)}, {1, faded({0xc9, 0xfb, 0xf4}, 0.86)}}));
    stroke(p, {0, sea}, {w, sea}, 2.6, {0x12, 0x14, 0x33});
    waves(p, {quay + 14, sea + 10, w - quay - 14, bottom - sea - 20}, std::max(3, int((bottom - sea) / 44)),
          faded(Qt::white, 0.17));

    // The line between the buoys, behind which a fish is free.
    const qreal buoy = std::min(46.0, lane.height() * 0.2);
    const QPointF upper(buoys, lane.top() + lane.height() * 0.26),
        lower(buoys, lane.top() + lane.height() * 0.78);
    QPen dots(faded(tokens::kPaper, 0.9), 4, Qt::CustomDashLine, Qt::RoundCap);
    dots.setDashPattern({0.1, 3});
    p.setPen(dots);
    p.drawLine(upper + QPointF(0, 10), lower - QPointF(0, buoy + 8));
    paintBuoy(p, upper, buoy);
    paintBuoy(p, lower, buoy);

    // The quay, a rope between bollards, and the pan.
    const QRectF stones(0, sea, quay, bottom - sea);
    fillAliased(p, stones.translated(8, 0), faded(tokens::kNight, 0.4));
    boards(p, stones, std::max(3, int(std::lround(stones.height() / 40))),
           {.wood = kWood, .dark = kWoodDark, .length = 190});
    fillAliased(p, QRectF(quay - 9, sea, 9, stones.height()), kWoodLight);
    stroke(p, {quay - 9, sea}, {quay - 9, bottom}, 2.4, kWoodDark);
    stroke(p, {0, sea}, {quay, sea}, 3);
    stroke(p, {quay, sea}, {quay, bottom}, 4);
    std::vector<QPointF> posts;
    for (const qreal at : {0.07, 0.42, 0.77})
        posts.emplace_back(quay - 1, sea + at * stones.height());
    for (std::size_t i = 0; i + 1 < posts.size(); ++i) {
        QPainterPath rope(posts[i] + QPointF(4, 14));
        rope.quadTo((posts[i] + posts[i + 1]) / 2 + QPointF(34, 20), posts[i + 1] + QPointF(4, 14));
        stroke(p, rope, 7);
        stroke(p, rope, 3.4, {0xd9, 0xb8, 0x7c});
    }
    for (const QPointF& post : posts) {
        fillOutlined(p, rounded({post.x() - 9, post.y(), 18, 38}, 7), kWoodDark, 2.8);
        fillOutlined(p, rounded({post.x() - 11, post.y() - 2, 22, 11}, 5), QColor(0x6e, 0x44, 0x27), 2.6);
    }
    paintPan(p, panOf(lane));
}

} // namespace tacklebox::places
