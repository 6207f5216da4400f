// The back room of a tackle shop: dark boards, and a felt table under one lamp with a pond in it.
#include "views/theme/places/parts.h"

#include <QPainter>

#include <cmath>

namespace tacklebox::places {

namespace {

/// A lifebuoy on a nail.
void paintLifebuoy(QPainter& p, QPointF at, const QColor& shade) {
    constexpr qreal kOut = 35, kIn = 17;
    stroke(p, at - QPointF(0, kOut + 12), at - QPointF(0, kOut), 3);
    QPainterPath ring = disc(at, kOut);
    ring.addEllipse(at, kIn, kIn);
    fillOutlined(p, ring, mixed(tokens::kPaper, shade, 0.72), 3);
    for (int i = 0; i < 4; ++i) {
        const QRectF box(at - QPointF(kOut, kOut), QSizeF(2 * kOut, 2 * kOut)),
            hole(at - QPointF(kIn, kIn), QSizeF(2 * kIn, 2 * kIn));
        QPainterPath band;
        band.arcMoveTo(box, 90 * i + 28);
        band.arcTo(box, 90 * i + 28, 34);
        band.arcTo(hole, 90 * i + 62, -34);
        band.closeSubpath();
        fillOutlined(p, band, mixed(tokens::kRed, shade, 0.62), 2.4);
    }
}

/// Two floats on a line.
void paintFloats(QPainter& p, QPointF at, const QColor& shade) {
    for (const auto& [dx, drop] : {std::pair{0.0, 34.0}, std::pair{30.0, 52.0}}) {
        const QPointF foot = at + QPointF(dx, drop);
        stroke(p, at + QPointF(dx, -10), foot, 3);
        fillOutlined(p, disc(foot + QPointF(0, 17), 17), mixed(tokens::kPaper, shade, 0.72), 3);
        QPainterPath cap(foot + QPointF(-17, 17));
        cap.arcTo(QRectF(foot.x() - 17, foot.y(), 34, 34), 180, -180);
        cap.closeSubpath();
        fillOutlined(p, cap, mixed(tokens::kRed, shade, 0.62), 3);
    }
}

} // namespace

void paintBackRoom(QPainter& p, const Stage& stage) {
    constexpr QColor kWall(0x1c, 0x2f, 0x3f), kGap(0x0b, 0x17, 0x22);
    const qreal w = stage.width, floor = stage.bottom;
    // The wall is visible only beside the table.
    for (const qreal left : {0.0, 0.68 * w})
        boards(p, {left, 0, 0.32 * w, floor}, std::max(4, int(std::lround(floor / 84))),
               {.wood = kWall, .dark = kGap, .length = 300, .nails = false});
    paintLifebuoy(p, {48, 74}, kWall);
    paintFloats(p, {w - 66, 20}, kWall);

    // The table, of which only the far edge is visible: light felt under the lamp, dark green around it.
    const QPointF table(w / 2, floor * 0.62);
    const qreal rx = w * 0.56, ry = floor * 0.66;
    // Paint rings, not discs, because the table covers most of the room.
    const auto rim = [&](qreal wider, qreal lower) {
        QPainterPath ring = ellipse(table + QPointF(0, lower), rx + wider, ry + wider - 2);
        ring.addEllipse(table, rx - 1, ry - 1);
        return ring;
    };
    fill(p, rim(26, 12), faded(tokens::kNight, 0.6));
    fill(p, rim(22, 0), kWood);
    stroke(p, ellipse(table, rx + 22, ry + 20), 4);
    fill(p, rim(14, -4), kWoodLight);
    stroke(p, ellipse(table - QPointF(0, 3), rx + 18, ry + 16), 2, faded(Qt::white, 0.16));
    const qreal light = std::hypot(rx, ry) * 0.95;
    fillOutlined(p, ellipse(table, rx, ry),
                 around({w / 2, floor * 0.5}, light,
                        {{0, {0x68, 0xa9, 0x93}},
                         {0.28, {0x45, 0x8f, 0x84}},
                         {0.56, {0x22, 0x6a, 0x6e}},
                         {0.8, {0x15, 0x4c, 0x58}},
                         {1, {0x0f, 0x3a, 0x47}}}),
                 4);
    // The seam of the felt.
    QPen seam(faded({0xa9, 0xdc, 0xd8}, 0.4), 2, Qt::CustomDashLine, Qt::FlatCap);
    seam.setDashPattern({5, 4});
    p.strokePath(ellipse(table, rx - 17, ry - 15), seam);

    if (stage.middle.isEmpty()) return;
    const QPointF pond = stage.middle.center();
    const qreal px = stage.middle.width() / 2, py = stage.middle.height() / 2;
    fill(p, ellipse(pond + QPointF(4, 10), px + 17, py + 15), faded(tokens::kNight, 0.38));
    fillOutlined(p, ellipse(pond, px + 15, py + 13), kWood, 3.4);
    fill(p, ellipse(pond - QPointF(0, 2), px + 9, py + 7), kWoodLight);
    // Joints between the boards of the rim.
    for (int i = 0; i < 14; ++i) {
        const qreal a = 2 * M_PI * (i + 0.5) / 14;
        stroke(p, pond + QPointF(px * std::cos(a), py * std::sin(a)),
               pond + QPointF((px + 14) * std::cos(a), (py + 12) * std::sin(a)), 2.2, kWoodDark);
    }
    surface(p, stage.middle,
            around(pond - QPointF(0, py * 0.3), px,
                   {{0, {0x2f, 0x86, 0xb0}}, {0.6, {0x1b, 0x56, 0x88}}, {1, {0x0f, 0x2f, 0x58}}}),
            {0x8f, 0xd3, 0xea});
    for (const auto& [x, y, r] :
         {std::tuple{-0.62, 0.4, 0.1}, std::tuple{-0.46, 0.64, 0.062}, std::tuple{0.64, 0.42, 0.11}})
        leaf(p, pond + QPointF(x * px, y * py), r * px);
}

} // namespace tacklebox::places
