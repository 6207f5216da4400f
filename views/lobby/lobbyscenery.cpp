#include "views/lobby/lobbyscenery.h"

#include "views/theme/colours.h"
#include "views/theme/facepainting.h"
#include "views/theme/fonts.h"
#include "views/theme/parts.h"

#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace tacklebox {

using theme::Scenery;

namespace {

constexpr QColor kLedge(0xd0, 0x9a, 0x5c);
constexpr QColor kCounterWood(0x6e, 0x44, 0x27), kCounterDark(0x3b, 0x21, 0x10),
    kCounterRim(0xa8, 0x71, 0x3f);
constexpr QColor kWallTop(0x1b, 0x3b, 0x46), kWallLow(0x10, 0x26, 0x2f), kPlankGap(0x0b, 0x1b, 0x22);
constexpr QColor kLamp(0xff, 0xe9, 0xa0), kChain(0xc9, 0xa2, 0x4a);
constexpr qreal kLedgeHeight = 12, kCounterEdgeHeight = 10, kSignFontSize = 54;

/// Paints rows of boards with joints, nails and grain. `unit`: pixels per unit.
void paintPlanks(QPainter& p, const QRectF& area, int rows, const QColor& light, const QColor& dark,
                 qreal length, qreal unit) {
    p.fillRect(area, light);
    const qreal each = area.height() / rows;
    for (int row = 0; row < rows; ++row) {
        const qreal y = area.top() + row * each;
        p.fillRect(QRectF(area.left(), y, area.width(), each * 0.16), faded(Qt::white, 0.10));
        p.fillRect(QRectF(area.left(), y + each * 0.84, area.width(), each * 0.16), faded(dark, 0.28));
        p.setPen(QPen(dark, 2.4 * unit));
        if (row > 0) p.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        p.setPen(QPen(dark, 2.2 * unit));
        for (qreal at = area.left() + length * unit * (row % 2 ? 0.35 : 0.8); at < area.right();
             at += length * unit) {
            p.drawLine(QPointF(at, y), QPointF(at, y + each));
            p.save();
            p.setPen(Qt::NoPen);
            p.setBrush(dark);
            for (const qreal side : {-9.0, 9.0})
                p.drawEllipse(QPointF(at + side * unit, y + each * 0.5), 2 * unit, 2 * unit);
            p.restore();
        }
        p.setPen(QPen(faded(dark, 0.35), 1.6 * unit, Qt::SolidLine, Qt::RoundCap));
        for (qreal at = area.left() + (60 + row * 67 % 120) * unit; at < area.right(); at += 190 * unit) {
            QPainterPath grain(QPointF(at, y + each * 0.4));
            grain.cubicTo(at + 18 * unit, y + each * 0.4 - 4 * unit, at + 34 * unit,
                          y + each * 0.4 + 3 * unit, at + 58 * unit, y + each * 0.4);
            p.drawPath(grain);
        }
    }
}

void paintWall(QPainter& p, const RoomPlan& plan, Scenery scenery) {
    const qreal unit = plan.unit, width = plan.size.width(), height = plan.size.height();
    if (scenery == Scenery::HighContrast) return p.fillRect(QRectF(0, 0, width, height), Qt::black);
    QLinearGradient wall(0, 0, 0, height);
    wall.setColorAt(0, kWallTop);
    wall.setColorAt(1, kWallLow);
    p.fillRect(QRectF(0, 0, width, height), wall);
    if (scenery == Scenery::Off) return;
    p.setPen(QPen(faded(kPlankGap, 0.6), 2.4 * unit));
    for (qreal off = 40 * unit; off < width / 2 + unit; off += 80 * unit)
        for (const qreal x : {width / 2 - off, width / 2 + off})
            p.drawLine(QPointF(x, 0), QPointF(x, height));
    const qreal reach = 620 * unit;
    QRadialGradient lamp(QPointF(width / 2, 216 * unit), reach);
    lamp.setColorAt(0, faded(kLamp, 0.42));
    lamp.setColorAt(1, faded(kLamp, 0));
    p.save();
    p.translate(width / 2, 0);
    p.scale(std::max(1.0, width / (2 * reach)), 1); // as far as the wall extends
    p.translate(-width / 2, 0);
    p.fillRect(QRectF(width / 2 - reach, 0, 2 * reach, height), lamp);
    p.restore();
}

QPainterPath signPath(const QRectF& r, qreal unit) {
    // Wider at the top, with round corners.
    const qreal slant = 8 * unit, corner = 14 * unit;
    QPainterPath path(QPointF(r.left() + corner, r.top()));
    path.lineTo(r.right() - corner, r.top());
    path.cubicTo(r.right(), r.top(), r.right() + 2 * unit, r.top() + 6 * unit, r.right(),
                 r.top() + 1.5 * corner);
    path.lineTo(r.right() - slant, r.bottom() - corner);
    path.quadTo(r.right() - slant - unit, r.bottom(), r.right() - slant - 1.5 * corner, r.bottom());
    path.lineTo(r.left() + slant + 1.5 * corner, r.bottom());
    path.quadTo(r.left() + slant + unit, r.bottom(), r.left() + slant, r.bottom() - corner);
    path.lineTo(r.left(), r.top() + 1.5 * corner);
    path.cubicTo(r.left() - 2 * unit, r.top() + 6 * unit, r.left(), r.top(), r.left() + corner, r.top());
    path.closeSubpath();
    return path;
}

void paintSign(QPainter& p, const RoomPlan& plan, Scenery scenery) {
    const qreal unit = plan.unit;
    const QRectF& sign = plan.sign;
    const QString words = QStringLiteral("Tacklebox");
    const QFont font = theme::titleFont(std::min(kSignFontSize * unit, sign.height() * 0.68));
    const QFontMetricsF metrics(font);
    const QPointF at(sign.center().x() - metrics.horizontalAdvance(words) / 2,
                     sign.center().y() + metrics.capHeight() / 2);
    p.setFont(font);
    if (scenery == Scenery::HighContrast) {
        p.setPen(Qt::white);
        p.drawText(at, words);
        return;
    }
    p.setBrush(Qt::NoBrush);
    for (const qreal x : {sign.left() + sign.width() * 0.145, sign.right() - sign.width() * 0.145})
        for (qreal y = sign.top() - 2 * unit; y > -7 * unit; y -= 11 * unit) {
            p.setPen(QPen(tokens::kInk, 4.6 * unit));
            p.drawEllipse(QPointF(x, y), 4 * unit, 7 * unit);
            p.setPen(QPen(kChain, 2.8 * unit));
            p.drawEllipse(QPointF(x, y), 4 * unit, 7 * unit);
        }
    const QPainterPath board = signPath(sign, unit);
    p.fillPath(board.translated(0, 6 * unit), faded(tokens::kNight, 0.5));
    p.setPen(QPen(tokens::kInk, tokens::kSceneryStroke * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(tokens::kWood);
    p.drawPath(board);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(faded(tokens::kWoodDark, 0.5), 2 * unit, Qt::SolidLine, Qt::RoundCap));
    for (const qreal share : {0.28, 0.66}) {
        const qreal y = sign.top() + sign.height() * share, in = 10 * unit;
        QPainterPath grain(QPointF(sign.left() + in, y));
        grain.cubicTo(sign.left() + sign.width() * 0.3, y - 6 * unit, sign.left() + sign.width() * 0.7,
                      y + 6 * unit, sign.right() - in, y);
        p.drawPath(grain);
    }
    p.setPen(tokens::kWoodDark);
    p.drawText(at + QPointF(2, 3) * unit, words);
    p.setPen(tokens::kGoldLight);
    p.drawText(at, words);
}

void paintBoard(QPainter& p, const RoomPlan& plan, qreal y, Scenery scenery) {
    const qreal unit = plan.unit, width = plan.size.width(), high = kBoardHeight * unit;
    const QRectF board(0, y, width, high);
    if (scenery == Scenery::HighContrast) {
        p.setPen(QPen(Qt::white, tokens::kThinStroke * unit));
        p.drawLine(board.topLeft(), board.topRight());
        return;
    }
    p.fillRect(QRectF(0, y + high, width, 16 * unit), faded(tokens::kNight, 0.45)); // its shadow on the wall
    const QRectF front = board.adjusted(0, kLedgeHeight * unit, 0, 0);
    if (scenery == Scenery::Standard)
        paintPlanks(p, front, 1, tokens::kWood, tokens::kWoodDark, 300, unit);
    else
        p.fillRect(front, tokens::kWood);
    p.fillRect(QRectF(0, y, width, kLedgeHeight * unit), kLedge);
    p.setPen(QPen(tokens::kInk, tokens::kDialogStroke * unit));
    for (const qreal line : {y, y + kLedgeHeight * unit, y + high})
        p.drawLine(QPointF(0, line), QPointF(width, line));
}

void paintCounter(QPainter& p, const RoomPlan& plan, Scenery scenery) {
    const qreal unit = plan.unit, width = plan.size.width();
    const QRectF counter(0, plan.counter, width, plan.size.height() - plan.counter);
    if (counter.height() <= 0) return;
    if (scenery == Scenery::HighContrast) {
        p.setPen(QPen(Qt::white, tokens::kThinStroke * unit));
        p.drawLine(counter.topLeft(), counter.topRight());
        return;
    }
    const int rows = std::max(1, int(std::lround(counter.height() / (44 * unit))));
    if (scenery == Scenery::Standard)
        paintPlanks(p, counter, rows, kCounterWood, kCounterDark, 340, unit);
    else
        p.fillRect(counter, kCounterWood);
    const qreal edge = kCounterEdgeHeight * unit;
    p.fillRect(QRectF(0, plan.counter, width, edge), kCounterRim);
    p.setPen(QPen(tokens::kInk, tokens::kDialogStroke * unit));
    for (const qreal y : {plan.counter, plan.counter + edge})
        p.drawLine(QPointF(0, y), QPointF(width, y));
}

/// The colours of sky, water and rim.
struct PlaceColours {
    QColor skyTop, skyLow, water, deep, rim;
};
PlaceColours coloursOf(Background background) {
    switch (background) {
    case Background::BackRoom: break;
    case Background::HarbourMouth:
        return {{0x2a, 0x15, 0x48},
                {0x7a, 0x3a, 0x8c},
                {0x15, 0x49, 0x7c},
                {0x0b, 0x27, 0x50},
                {0x4b, 0x2a, 0x13}};
    case Background::Ice:
        return {{0x5e, 0x7f, 0xa6},
                {0xb9, 0xcf, 0xe2},
                {0xea, 0xf3, 0xf8},
                {0x7e, 0x9d, 0xb3},
                {0xff, 0xff, 0xff}};
    case Background::Beach:
        return {{0x58, 0xa6, 0xe4},
                {0xbf, 0xe3, 0xf2},
                {0x2e, 0x7f, 0xc4},
                {0x1b, 0x5c, 0x9c},
                {0xf0, 0xd5, 0x9a}};
    case Background::Dock:
        return {{0xf7, 0xa4, 0x5a},
                {0xfb, 0xd3, 0x9a},
                {0x4f, 0xa0, 0xa0},
                {0x0f, 0x3a, 0x4e},
                {0x6e, 0x44, 0x27}};
    case Background::LilyPond:
        return {{0xee, 0x8e, 0x98},
                {0xfd, 0xeb, 0xcb},
                {0x4f, 0xa9, 0xae},
                {0x16, 0x4d, 0x5c},
                {0x9c, 0xc5, 0x8a}};
    }
    return {
        {0x1b, 0x4a, 0x50}, {0x2f, 0x8a, 0x86}, {0x2f, 0x8a, 0x86}, {0x0f, 0x3a, 0x47}, {0x8a, 0x55, 0x30}};
}

} // namespace

void paintRoom(QPainter& p, const RoomPlan& plan, Scenery scenery) {
    p.save();
    p.setRenderHint(QPainter::Antialiasing);
    paintWall(p, plan, scenery);
    paintSign(p, plan, scenery);
    for (const qreal board : plan.boards)
        paintBoard(p, plan, board, scenery);
    paintCounter(p, plan, scenery);
    p.restore();
}

QPixmap paintedRoom(const RoomPlan& plan, qreal ratio, Scenery scenery) {
    QPixmap room((QSizeF(plan.size) * ratio).toSize());
    room.setDevicePixelRatio(ratio);
    QPainter p(&room);
    paintRoom(p, plan, scenery);
    return room;
}

void paintSnapshot(QPainter& p, const QRectF& rect, qreal unit, Background background,
                   const QList<QPixmap>& faces, const QPixmap& back) {
    const PlaceColours colours = coloursOf(background);
    p.save();
    QPainterPath frame;
    frame.addRoundedRect(rect, 4 * unit, 4 * unit);
    p.setClipPath(frame);
    const qreal shore = rect.top() + rect.height() * 0.42;
    QLinearGradient sky(0, rect.top(), 0, shore);
    sky.setColorAt(0, colours.skyTop);
    sky.setColorAt(1, colours.skyLow);
    p.fillRect(QRectF(rect.left(), rect.top(), rect.width(), shore - rect.top()), sky);
    p.fillRect(QRectF(rect.left(), shore, rect.width(), rect.bottom() - shore), colours.rim);
    // The water. The deck is where there are no portraits.
    const qreal high = rect.bottom() - shore;
    const QRectF water(rect.left() + rect.width() * 0.04, shore + high * 0.08, rect.width() * 0.92,
                       high * 1.1);
    QLinearGradient depth(0, water.top(), 0, water.bottom());
    depth.setColorAt(0, colours.water);
    depth.setColorAt(1, colours.deep);
    p.setPen(QPen(tokens::kInk, 1.6 * unit));
    p.setBrush(depth);
    p.drawEllipse(water);
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(faded(Qt::white, 0.28), 1.4 * unit));
    p.drawEllipse(water.adjusted(water.width() * 0.07, high * 0.12, -water.width() * 0.07, -high * 0.12));
    // Cards: three backs, the front one straight.
    const QSizeF card = back.isNull() ? QSizeF() : back.size() / back.devicePixelRatio();
    const QPointF deck(rect.right() - 40 * unit - card.width() / 2, rect.center().y() - card.height() / 2);
    if (!card.isEmpty()) {
        p.fillRect(QRectF(deck, card).translated(5 * unit, 4 * unit), faded(tokens::kNight, 0.45));
        for (const qreal off : {4.0, 2.0, 0.0})
            p.drawPixmap(deck + QPointF(off, -off / 2) * unit, back);
    }
    if (!faces.isEmpty()) {
        const qreal side = faces.front().width() / faces.front().devicePixelRatio();
        const qreal room = deck.x() - 6 * unit - (rect.left() + 8 * unit);
        const qreal step =
            faces.size() < 2 ? 0 : std::min(side * 0.96, (room - side) / qreal(faces.size() - 1));
        for (qsizetype i = 0; i < faces.size(); ++i)
            p.drawPixmap(QPointF(rect.left() + 8 * unit + step * qreal(i), rect.center().y() - side / 2),
                         faces[i]);
    }
    p.restore();
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(tokens::kInk, 2 * unit));
    p.drawRoundedRect(rect, 4 * unit, 4 * unit);
}

void paintChip(QPainter& p, const QRectF& rect, const QString& words, const QFont& font, qreal unit) {
    theme::drawChip(p, rect, unit);
    p.setPen(tokens::kPaper);
    p.setFont(font);
    p.drawText(rect, Qt::AlignCenter, words);
}

const QPixmap& SvgPicture::at(QSizeF logical, qreal ratio, bool live) {
    const QSize wanted = (logical * ratio).toSize();
    if (m_pixmap.size() == wanted || wanted.isEmpty() || (live && !m_pixmap.isNull())) return m_pixmap;
    m_pixmap = QPixmap(wanted);
    m_pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(drawingOf(m_file));
    if (renderer.isValid()) {
        QPainter painter(&m_pixmap);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(wanted)));
    } else if (m_file.startsWith(QStringLiteral(":/cards/backs/"))) {
        m_pixmap = plainBack(m_file, wanted);
    }
    m_pixmap.setDevicePixelRatio(ratio);
    return m_pixmap;
}

} // namespace tacklebox
