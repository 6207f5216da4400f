#include "views/scene/items/propitems.h"

#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/numbers.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kDimmerSteps = 4, kLightDimmerSteps = 2;
constexpr qreal kLightDimmer = 0.25; ///< opacity up to which a dimmer uses fewer steps
constexpr qreal kCoinRadius = 30;

/// Each step repaints the whole table, which takes longer than a frame on a large screen.
int stepsOf(const QColor& colour) {
    return colour.alphaF() <= kLightDimmer ? kLightDimmerSteps : kDimmerSteps;
}

QRectF around(QSizeF size) {
    return {QPointF(-size.width() / 2, -size.height() / 2), size};
}

qreal titlePixels(const PaintContext& paintContext, qreal size) {
    return std::max<qreal>(tokens::kLeastFontPixels, size * paintContext.unit);
}

/// The same for text, with the text size that the user has chosen.
qreal textPixels(const PaintContext& paintContext, qreal size) {
    return tokens::fontPixels(size, paintContext.unit, theme::textFactor());
}

} // namespace

PropItem::PropItem(PaintContext& paintContext, QSizeF size, std::function<void(QPainter&)> draw)
    : CachedItem(paintContext), m_size(size), m_draw(std::move(draw)) {
    setBounds(around(size).adjusted(-1, -1, 1, 1));
}

void DimmerItem::setDark(qreal share) {
    const int step = qRound(std::clamp(share, 0.0, 1.0) * stepsOf(m_colour));
    if (step == m_step) return;
    m_step = step;
    update();
}

void DimmerItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget*) {
    if (m_step == 0) return;
    Q_UNUSED(option);
    painter->fillRect(m_scene, faded(m_colour, m_colour.alphaF() * m_step / stepsOf(m_colour)));
}

CoinItem::CoinItem(PaintContext& paintContext, int points) : CachedItem(paintContext), m_points(points) {
    const qreal side = 2 * (kCoinRadius + 8) * paintContext.unit;
    setBounds(around({side, side}));
    count(0);
}

void CoinItem::count(qreal share) {
    const int now = m_points < 10 && share < 1 ? std::min(m_points, int(share * (m_points + 1)))
                                               : int(std::lround(share * m_points));
    if (now == m_shown) return;
    m_shown = now;
    invalidate();
}

void CoinItem::draw(QPainter& p) {
    const qreal unit = m_paintContext.unit, r = kCoinRadius * unit;
    p.setPen(Qt::NoPen);
    p.setBrush(QColor(0x0d, 0x1b, 0x29, 110));
    p.drawEllipse(QPointF(2 * unit, 4 * unit), r, r);
    p.setPen(QPen(kInk, 2.8 * unit));
    p.setBrush(tokens::kGold);
    p.drawEllipse(QPointF(0, 0), r, r);
    p.setPen(QPen(tokens::kGoldLight, 2 * unit));
    p.setBrush(Qt::NoBrush);
    p.drawEllipse(QPointF(0, 0), r - 4.5 * unit, r - 4.5 * unit);
    const QString words =
        m_shown > 0 ? QLatin1Char('+') + QString::number(m_shown) : QString::number(m_shown);
    p.setPen(kInk);
    p.setFont(theme::titleFont(titlePixels(m_paintContext, words.size() > 3 ? 19 : 24)));
    p.drawText(QRectF(-r, -r + 2 * unit, 2 * r, 2 * r), Qt::AlignCenter, words);
}

namespace props {

std::unique_ptr<PropItem> caption(PaintContext& paintContext, const QString& title, const QString& line,
                                  qreal most) {
    const qreal unit = paintContext.unit, pad = 16 * unit;
    const qreal room = most - 2 * pad;
    const QFont large = theme::fitText(theme::titleFont(textPixels(paintContext, tokens::kHeading)),
                                       tokens::kLeastFontPixels, title, room);
    const QFont small = theme::textFont(textPixels(paintContext, tokens::kBody), true);
    const QFontMetricsF titleMetrics(large), lineMetrics(small);
    const qreal titleWide = std::ceil(titleMetrics.horizontalAdvance(title)) + 2;
    const QRectF lineBox =
        line.isEmpty()
            ? QRectF()
            : lineMetrics.boundingRect(QRectF(0, 0, std::min(room, 340 * unit * theme::textFactor()), 1000),
                                       Qt::TextWordWrap | Qt::AlignHCenter, line);
    const qreal wide = std::ceil(std::max(titleWide, lineBox.width() + 2)) + 2 * pad;
    const qreal titleHigh = std::ceil(titleMetrics.height());
    const qreal high = titleHigh + std::ceil(lineBox.height()) + (line.isEmpty() ? 14 : 18) * unit;
    const QSizeF whole(wide + 10 * unit, high + 12 * unit);
    return std::make_unique<PropItem>(paintContext, whole, [=](QPainter& p) {
        const QRectF plate = around({wide, high});
        const qreal radius = tokens::kPanelRadius * unit * 0.75;
        drawRounded(p, plate.translated(2 * unit, 4 * unit), radius, QColor(0x0d, 0x1b, 0x29, 120));
        drawRounded(p, plate, radius, tokens::kPaper);
        strokeRounded(p, plate, radius, kInk, tokens::kBarStroke * unit);
        p.setPen(kInk);
        p.setFont(large);
        p.drawText(QRectF(plate.left(), plate.top() + 8 * unit, plate.width(), titleHigh), Qt::AlignCenter,
                   title);
        if (line.isEmpty()) return;
        p.setPen(theme::currentTheme().shadows ? tokens::kMuted : kInk);
        p.setFont(small);
        p.drawText(plate.adjusted(pad - 1, titleHigh + 8 * unit, 1 - pad, 0),
                   Qt::TextWordWrap | Qt::AlignHCenter | Qt::AlignTop, line);
    });
}

std::unique_ptr<PropItem> chip(PaintContext& paintContext, const QString& words, qreal most) {
    const qreal unit = paintContext.unit;
    const QFont font = theme::textFont(textPixels(paintContext, tokens::kCaption), true);
    const QFontMetricsF metrics(font);
    const QString fitting = metrics.elidedText(words, Qt::ElideRight, most - 16 * unit);
    const QSizeF size(std::ceil(metrics.horizontalAdvance(fitting)) + 18 * unit,
                      std::ceil(metrics.height()) + 6 * unit);
    return std::make_unique<PropItem>(paintContext, size, [=](QPainter& p) {
        fillCaption(p, around(size), tokens::kTagRadius * unit, 0.78);
        p.setPen(captionInk());
        p.setFont(font);
        p.drawText(around(size), Qt::AlignCenter, fitting);
    });
}

std::unique_ptr<PropItem> points(PaintContext& paintContext, int points) {
    const qreal unit = paintContext.unit;
    const QString number = theme::withMinus(QString::number(points));
    const QString words = points > 0 ? u'+' + number : number;
    const QFont font = theme::titleFont(textPixels(paintContext, tokens::kBubble));
    const QFontMetricsF metrics(font);
    const QSizeF size(std::ceil(metrics.horizontalAdvance(words)) + 18 * unit,
                      std::ceil(metrics.height()) + 8 * unit);
    return std::make_unique<PropItem>(paintContext, size, [=](QPainter& p) {
        const QRectF plate = around(size).adjusted(2 * unit, 2 * unit, -2 * unit, -2 * unit);
        const qreal radius = plate.height() / 2;
        drawRounded(p, plate, radius, points > 0 ? tokens::kGold : tokens::kRed);
        strokeRounded(p, plate, radius, kInk, 2.4 * unit);
        p.setPen(points > 0 ? kInk : tokens::kPaper);
        p.setFont(font);
        p.drawText(plate, Qt::AlignCenter, words);
    });
}

std::unique_ptr<PropItem> bow(PaintContext& paintContext, qreal wide, QColor only) {
    static constexpr QColor kBands[] = {QColor(0xd8, 0x3a, 0x34), QColor(0xf2, 0xb9, 0x0f),
                                        QColor(0x3f, 0x9b, 0x4e), QColor(0x2e, 0x7f, 0xc4)};
    const qreal band = 11 * paintContext.unit, outer = wide / 2;
    const QSizeF size(wide + 8 * paintContext.unit, outer + 8 * paintContext.unit);
    return std::make_unique<PropItem>(paintContext, size, [=, &paintContext](QPainter& p) {
        const QPointF foot(0, size.height() / 2 - 2 * paintContext.unit);
        p.setBrush(Qt::NoBrush);
        const auto arc = [&](qreal radius, QColor colour, qreal width) {
            p.setPen(QPen(colour, width, Qt::SolidLine, Qt::FlatCap));
            p.drawArc(QRectF(foot - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)), 0, 180 * 16);
        };
        const qreal middle = outer - 2 * band;
        arc(middle, kInk, 4 * band + 5 * paintContext.unit);
        for (int k = 0; k < 4; ++k)
            arc(outer - (k + 0.5) * band, only.isValid() ? only : kBands[k], band + 0.6);
    });
}

std::unique_ptr<PropItem> drop(PaintContext& paintContext) {
    const qreal unit = paintContext.unit;
    const QSizeF size(22 * unit, 34 * unit);
    return std::make_unique<PropItem>(paintContext, size, [=](QPainter& p) {
        QPainterPath shape(QPointF(0, -15 * unit));
        shape.cubicTo(QPointF(3 * unit, -6 * unit), QPointF(9 * unit, 0), QPointF(9 * unit, 6 * unit));
        shape.arcTo(QRectF(-9 * unit, -3 * unit, 18 * unit, 18 * unit), 0, -180);
        shape.cubicTo(QPointF(-9 * unit, 0), QPointF(-3 * unit, -6 * unit), QPointF(0, -15 * unit));
        p.setPen(QPen(kInk, 2.2 * unit));
        p.setBrush(QColor(0x5f, 0xae, 0xe6));
        p.drawPath(shape);
        p.setPen(QPen(QColor(255, 255, 255, 200), 2 * unit, Qt::SolidLine, Qt::RoundCap));
        p.drawLine(QPointF(-4 * unit, 5 * unit), QPointF(-2.5 * unit, 0));
    });
}

std::unique_ptr<PropItem> beam(PaintContext& paintContext, qreal wide, qreal high) {
    const QSizeF size(wide * 1.5, high);
    return std::make_unique<PropItem>(paintContext, size, [=](QPainter& p) {
        QPainterPath cone(QPointF(-wide * 0.22, -high / 2));
        cone.lineTo(wide * 0.22, -high / 2);
        cone.lineTo(wide * 0.72, high / 2);
        cone.lineTo(-wide * 0.72, high / 2);
        cone.closeSubpath();
        QLinearGradient light(0, -high / 2, 0, high / 2);
        light.setColorAt(0, QColor(0xff, 0xf4, 0xc4, 190));
        light.setColorAt(1, QColor(0xff, 0xe0, 0x7a, 70));
        p.fillPath(cone, light);
    });
}

std::unique_ptr<PropItem> anchor(PaintContext& paintContext) {
    const qreal unit = paintContext.unit;
    const QSizeF size(64 * unit, 84 * unit);
    return std::make_unique<PropItem>(paintContext, size, [=](QPainter& p) {
        QPainterPath shape;
        shape.addEllipse(QPointF(0, -29 * unit), 8 * unit, 8 * unit);
        shape.moveTo(0, -21 * unit);
        shape.lineTo(0, 34 * unit);
        shape.moveTo(-15 * unit, -10 * unit);
        shape.lineTo(15 * unit, -10 * unit);
        shape.moveTo(-25 * unit, 8 * unit);
        shape.cubicTo(QPointF(-24 * unit, 28 * unit), QPointF(-10 * unit, 34 * unit), QPointF(0, 34 * unit));
        shape.cubicTo(QPointF(10 * unit, 34 * unit), QPointF(24 * unit, 28 * unit),
                      QPointF(25 * unit, 8 * unit));
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(kInk, 12 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p.drawPath(shape);
        p.setPen(QPen(QColor(0x9f, 0xb4, 0xc4), 7 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p.drawPath(shape);
    });
}

std::unique_ptr<PropItem> back(PaintContext& paintContext, const CardArt& art, QSizeF size) {
    const QPixmap face = paintContext.faces.pixmap(art, paintContext.physical(size));
    return std::make_unique<PropItem>(paintContext, size, [=](QPainter& p) {
        p.setRenderHint(QPainter::SmoothPixmapTransform);
        p.drawPixmap(around(size), face, QRectF(face.rect()));
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(QPen(kInk, 1.4));
        p.setBrush(Qt::NoBrush);
        const qreal corner = size.width() * PaintContext::kCornerShare;
        p.drawRoundedRect(around(size).adjusted(0.7, 0.7, -0.7, -0.7), corner, corner);
    });
}

} // namespace props

} // namespace tacklebox
