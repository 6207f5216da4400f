// The dock of a boathouse at sunset: boards at the top, a lake with four coves below.
#include "views/theme/places/parts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox::places {

void paintDock(QPainter& p, const Stage& stage) {
    constexpr QColor kDock(0x9a, 0x62, 0x36), kSun(0xff, 0xef, 0xa8), kFir(0x23, 0x42, 0x4a);
    const qreal w = stage.width, top = stage.sky, bottom = stage.bottom;
    const qreal far = 17; // height of the visible part of the lake behind the dock
    const qreal horizon = top - far;
    fillAliased(
        p, QRectF(0, 0, w, top),
        downwards(0, top, {{0, {0xf7, 0xa4, 0x5a}}, {0.6, {0xf7, 0xbe, 0x7c}}, {1, {0xfa, 0xd9, 0xa0}}}));
    const QPointF sun(w / 2, horizon - 14);
    fill(p, disc(sun, 168),
         around(sun, 168, {{0, faded({0xff, 0xf3, 0xc4}, 0.9)}, {1, faded({0xff, 0xf3, 0xc4}, 0)}}));
    // Bars of cloud, lit from below.
    Scatter scatter(9);
    for (int i = 0; i < int(w / 150); ++i) {
        const qreal y = scatter.between(0.1, 0.66) * horizon, half = scatter.between(50, 120),
                    x = scatter.between(0, w);
        fill(p, rounded({x - half, y, 2 * half, 8}, 4), faded({0xf2, 0x8a, 0x5e}, 0.5));
        fill(p, rounded({x - half * 0.6, y - 6, 1.1 * half, 8}, 4), faded({0xf2, 0x8a, 0x5e}, 0.5));
        fill(p, rounded({x - half * 0.9, y + 5, 1.5 * half, 3.4}, 1.7), faded({0xff, 0xe0, 0xa0}, 0.55));
    }
    fillOutlined(p, disc(sun, 44), kSun, 3);
    fill(p, ridge(w, horizon + 4, 76, 820, 4.0, horizon), QColor(0x6a, 0x8a, 0x7e));
    // The sun sets between the nearer hills.
    QPainterPath near = ridge(w, horizon + 4, 56, 560, 4.2, horizon);
    fill(p, near, QColor(0x3d, 0x6a, 0x6c));
    for (const qreal side : {-1.0, 1.0}) // from the sun outwards, so that a wider window shows more of them
        for (qreal out = 138 + 22 * side; out < w / 2 + 60;) {
            const qreal size = scatter.between(0.5, 1.06);
            fir(p, {w / 2 + side * out, horizon + 2}, size, kFir);
            out += scatter.between(0, 1) < 0.6 ? scatter.between(32, 46) : scatter.between(120, 210);
        }
    fillAliased(p, QRectF(0, horizon, w, far + 4), QColor(0x5f, 0xa3, 0x9c));
    stroke(p, {0, horizon}, {w, horizon}, 2.6);
    for (int i = 0; i < 4; ++i) {
        const qreal half = 56 - 9 * i;
        fillAliased(p, QRectF(sun.x() - half + (i % 2 ? 9 : -6), horizon + 3 + 4 * i, 2 * half, 2.4),
                    faded(kSun, 0.85));
    }

    // The boards of the dock, down to the lake.
    const qreal edge = stage.middle.isEmpty() ? top + 0.53 * (bottom - top) : stage.middle.bottom();
    boards(p, {0, top, w, edge - top}, std::max(1, int(std::lround((edge - top) / 43))),
           {.wood = kDock, .dark = kWoodDark, .length = 300});
    // Low light on the boards.
    fillAliased(
        p, QRectF(0, top + 9, w, edge - top - 9),
        downwards(top, edge, {{0, faded({0xff, 0xc8, 0x70}, 0.13)}, {1, faded({0xff, 0xc8, 0x70}, 0)}}));
    fillAliased(p, QRectF(0, top, w, 9), QColor(0xc8, 0x92, 0x5a));
    fillAliased(p, QRectF(0, top + 1.5, w, 2.4), QColor(0xe8, 0xbd, 0x86));
    stroke(p, {0, top}, {w, top}, 3);
    stroke(p, {0, top + 9}, {w, top + 9}, 3);

    fillAliased(p, QRectF(0, edge, w, bottom - edge),
                downwards(edge, bottom,
                          {{0, {0x4f, 0xa0, 0xa0}}, {0.4, {0x26, 0x70, 0x7e}}, {1, {0x0f, 0x3a, 0x4e}}}));
    fillAliased(p, QRectF(0, edge, w, 13), faded(tokens::kNight, 0.38));
    waves(p, {0, edge + 14, w, bottom - edge - 24}, std::max(2, int((bottom - edge) / 38)),
          faded(Qt::white, 0.2));
    // Reflections of the evening sky.
    for (int i = 0; i < int(w / 80); ++i) {
        const qreal y = scatter.between(0.12, 0.5) * (bottom - edge), half = scatter.between(12, 34);
        fillAliased(p, QRectF(scatter.between(0, w), edge + y, half, 2.6), faded({0xfa, 0xd9, 0xa0}, 0.5));
    }
    for (const QRectF& cove : stage.coves)
        if (!cove.isEmpty()) {
            fill(p, rounded(cove, tokens::kPanelRadius), faded(tokens::kNight, 0.42));
            stroke(p, rounded(cove.adjusted(1.2, 1.2, -1.2, -1.2), tokens::kPanelRadius - 1.2), 2.4,
                   faded({0x8f, 0xd0, 0xd3}, 0.28));
        }
    stroke(p, {0, edge}, {w, edge}, 4);

    // Piles between the coves and at both sides.
    std::vector<qreal> piles;
    if (stage.coves[0].isEmpty())
        for (const qreal at : {0.024, 0.262, 0.5, 0.738, 0.976})
            piles.push_back(at * w);
    else {
        piles.push_back(std::max(18.0, stage.coves[0].left() - 34));
        for (std::size_t i = 0; i + 1 < stage.coves.size(); ++i)
            piles.push_back((stage.coves[i].right() + stage.coves[i + 1].left()) / 2);
        piles.push_back(std::min(w - 18, stage.coves[3].right() + 34));
        const qreal apart = piles[2] - piles[1];
        while (apart > 60 && piles.front() > apart)
            piles.insert(piles.begin(), piles.front() - apart);
        while (apart > 60 && piles.back() < w - apart)
            piles.push_back(piles.back() + apart);
    }
    const qreal down = std::min(42.0, 0.26 * (bottom - edge));
    for (const qreal x : piles) {
        fill(p, ellipse({x, edge + down + 2}, 17, 4.4), faded({0xdd, 0xf3, 0xf1}, 0.5));
        fillOutlined(p, rounded({x - 10, edge - 6, 20, down + 8}, 7), kWoodDark, 3);
        fillAliased(p, QRectF(x - 5.5, edge + 4, 3, down - 10), QColor(0x7a, 0x4a, 0x25));
        fillOutlined(p, ellipse({x, edge - 5}, 10.5, 5.4), kDock, 2.8);
        stroke(p, ellipse({x, edge - 5}, 4.4, 2), 1.6, kWoodDark);
    }
}

} // namespace tacklebox::places
