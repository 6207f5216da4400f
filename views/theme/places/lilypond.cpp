// The lily pond behind the shop at dawn: mist over the far bank, a pond in the grass, buds along its near
// shore.
#include "views/theme/lily.h"
#include "views/theme/places/parts.h"

#include <QPainter>

#include <cmath>

namespace tacklebox::places {

namespace {

/// Paints cattails of those heights.
void paintReeds(QPainter& p, QPointF foot, std::initializer_list<qreal> heights, qreal side) {
    constexpr QColor kStem(0x5e, 0x8a, 0x4a);
    qreal x = foot.x();
    int i = 0;
    for (const qreal high : heights) {
        const qreal lean = (i++ - 1) * 5 * side;
        QPainterPath stem(QPointF(x, foot.y()));
        stem.quadTo(x + lean * 0.3, foot.y() - 0.6 * high, x + lean, foot.y() - high);
        QPainterPath blade(QPointF(x + 2 * side, foot.y()));
        blade.quadTo(x + 10 * side, foot.y() - 0.42 * high, x + 24 * side, foot.y() - 0.62 * high);
        blade.quadTo(x + 3 * side, foot.y() - 0.36 * high, x - 5 * side, foot.y());
        blade.closeSubpath();
        fillOutlined(p, blade, kStem, 2.4);
        stroke(p, stem, 6);
        stroke(p, stem, 2.8, kStem);
        const QRectF head(x + lean - 5.5, foot.y() - high - 6, 11, 34);
        stroke(p, {x + lean, head.top()}, {x + lean + lean * 0.1, head.top() - 12}, 3);
        fillOutlined(p, rounded(head, 5.5), QColor(0x7a, 0x4a, 0x25), 2.6);
        stroke(p, head.topLeft() + QPointF(3.6, 8), head.topLeft() + QPointF(3.6, 22), 2, {0xb9, 0x81, 0x4c});
        x += 15 * side;
    }
    // Grass at their feet.
    QPainterPath tuft;
    for (qreal dx = -16; dx <= 48; dx += 8) {
        tuft.moveTo(foot + QPointF(dx * side, 3));
        tuft.lineTo(foot + QPointF((dx + (int(dx) % 16 ? 4 : -3)) * side, -9));
    }
    stroke(p, tuft, 3, {0x2e, 0x66, 0x55});
}

} // namespace

void paintLilyPond(QPainter& p, const Stage& stage) {
    const qreal w = stage.width, bank = stage.sky, bottom = stage.bottom;
    constexpr QColor kDawn(0xff, 0xf6, 0xd6), kGrassDark(0x2e, 0x66, 0x55);
    fillAliased(
        p, QRectF(0, 0, w, bank + 8),
        downwards(0, bank, {{0, {0xee, 0x8e, 0x98}}, {0.5, {0xf8, 0xc4, 0xa8}}, {1, {0xfd, 0xeb, 0xcb}}}));
    // The sun is below the tag of the player in front of it.
    const QPointF sun(w / 2 + 180, bank - 4);
    fill(p, disc(sun, 196), around(sun, 196, {{0, faded(kDawn, 0.95)}, {1, faded(kDawn, 0)}}));
    fillOutlined(p, disc(sun, 40), QColor(0xff, 0xf0, 0xbe), 3);
    Scatter scatter(41);
    for (int i = 0; i < int(w / 260); ++i) {
        const qreal x = scatter.between(0, w), y = scatter.between(0.12, 0.5) * bank,
                    half = scatter.between(60, 130);
        fill(p, rounded({x - half, y, 2 * half, 7}, 3.5), faded({0xff, 0xe3, 0xd2}, 0.55));
        fill(p, rounded({x - half * 0.3, y + 10, 1.5 * half, 5}, 2.5), faded({0xff, 0xe3, 0xd2}, 0.45));
    }
    fill(p, ridge(w, bank + 4, 62, 680, 2.54, bank), QColor(0xb9, 0xcf, 0xb8));
    fill(p, ridge(w, bank + 4, 36, 470, 1.8, bank), QColor(0x8f, 0xb7, 0xa2));
    // Round trees on the far bank.
    for (qreal at = std::fmod(w / 2, 520) - 520; at < w + 100; at += 520)
        for (const auto& [x, r] : {std::pair{-168.0, 19.0}, std::pair{-140.0, 13.0}, std::pair{112.0, 15.0},
                                   std::pair{140.0, 21.0}, std::pair{170.0, 14.0}}) {
            const QPointF foot(at + x, bank + 2);
            fill(p, ellipse(foot - QPointF(0, 0.86 * r), r, 0.98 * r), QColor(0x74, 0xa2, 0x8b));
            fill(p, ellipse(foot - QPointF(0.26 * r, 1.1 * r), 0.56 * r, 0.5 * r), QColor(0x8f, 0xb9, 0x9d));
        }

    fillAliased(
        p, QRectF(0, bank, w, bottom - bank),
        downwards(bank, bottom, {{0, {0x8d, 0xbb, 0x8b}}, {0.35, {0x5c, 0x9a, 0x78}}, {1, kGrassDark}}));
    stroke(p, {0, bank}, {w, bank}, 3);
    for (const auto& [x, y, half] :
         {std::tuple{0.08, -2.0, 150.0}, std::tuple{0.46, 6.0, 180.0}, std::tuple{0.9, 0.0, 170.0},
          std::tuple{0.26, 17.0, 120.0}, std::tuple{0.71, 21.0, 140.0}}) {
        fill(p, ellipse({x * w, bank + y}, half, 9), faded(Qt::white, 0.42));
        fill(p, ellipse({x * w + 0.3 * half, bank + y - 7}, 0.5 * half, 6), faded(Qt::white, 0.3));
    }
    QPainterPath grass;
    for (int i = 0; i < int(w / 60); ++i) {
        const QPointF at(scatter.between(8, w - 8), bank + scatter.between(0.2, 0.98) * (bottom - bank));
        for (const auto& tip : {QPointF(-8, -14), QPointF(1, -18), QPointF(9, -12)}) {
            grass.moveTo(at);
            grass.quadTo(at + QPointF(0.1 * tip.x(), 0.7 * tip.y()), at + tip);
        }
    }
    stroke(p, grass, 2.4, faded(kGrassDark, 0.75));
    for (int i = 0; i < int(w / 110); ++i) { // daisies
        const QPointF at(scatter.between(10, w - 10), bank + scatter.between(0.24, 0.98) * (bottom - bank));
        fill(p, ellipse(at, 4.6, 3.6), QColor(0xf6, 0xf0, 0xdd));
        fill(p, disc(at, 1.7), QColor(0xf2, 0xb9, 0x0f));
    }

    const qreal reeds = bank + 0.4 * (bottom - bank);
    paintReeds(p, {36, reeds}, {92, 124, 80}, 1);
    paintReeds(p, {w - 36, reeds}, {84, 118, 96}, -1);
    if (stage.middle.isEmpty()) return;
    const QRectF& water = stage.middle;
    const QPointF middle = water.center();
    const qreal rx = water.width() / 2, ry = water.height() / 2;
    fill(p, ellipse(middle + QPointF(0, 10), rx + 22, ry + 20), faded({0x1e, 0x4a, 0x40}, 0.5));
    fillOutlined(p, ellipse(middle, rx + 20, ry + 18), QColor(0x4c, 0x7f, 0x4e), 3.4);
    fill(p, ellipse(middle - QPointF(0, 3), rx + 13, ry + 11), QColor(0x9c, 0xc5, 0x8a));
    surface(p, water,
            around(middle - QPointF(0, ry * 0.36), rx,
                   {{0, {0x4f, 0xa9, 0xae}}, {0.6, {0x2a, 0x78, 0x84}}, {1, {0x16, 0x4d, 0x5c}}}),
            {0xbf, 0xe8, 0xe4});
    // The leaves are near the far shore. The near shore is for buds and the middle for cards.
    for (const auto& [x, y, r] :
         {std::tuple{-0.5, -0.6, 0.062}, std::tuple{-0.38, -0.72, 0.04}, std::tuple{0.44, -0.68, 0.06},
          std::tuple{0.57, -0.56, 0.042}, std::tuple{0.8, -0.2, 0.05}})
        leaf(p, middle + QPointF(x * rx, y * ry), r * rx);
    if (!stage.buds) return;
    const qreal radius = budRadius(water, kBuds, 1);
    for (const QPointF& bud : budsAlong(water, kBuds))
        paintBud(p, bud, radius, false, {});
}

} // namespace tacklebox::places
