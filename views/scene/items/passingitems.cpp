#include "views/scene/items/passingitems.h"

#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kLongestTail = 24; ///< units, of a bubble
constexpr qreal kSmallCard = 56;   ///< units: the height of the card in it
constexpr qreal kPad = 16;         ///< units: beside its words

} // namespace

BubbleItem::BubbleItem(PaintContext& paintContext, const QString& words, QPointF tip, qreal edge, bool below,
                       QRectF bounds, BubbleTone tone, CardArt card)
    : CachedItem(paintContext), m_words(words), m_tip(tip), m_below(below), m_tone(tone),
      m_card(std::move(card)) {
    const qreal unit = m_paintContext.unit, pad = kPad * unit, tail = 14 * unit;
    const qreal most = std::min(bounds.width() - 16, 320 * unit * theme::textFactor());
    m_font = theme::titleFont(tokens::fontPixels(tokens::kBubble, unit, theme::textFactor()));
    const QFontMetricsF metrics(m_font);
    const QSizeF small = m_card.file.isEmpty()
                             ? QSizeF()
                             : QSizeF(std::round(kSmallCard * unit * 5 / 7), std::round(kSmallCard * unit));
    const qreal cardRoom = small.isEmpty() ? 0 : small.width() + 0.6 * pad;
    const QRectF words1 = metrics.boundingRect(QRectF(0, 0, most - 2 * pad - cardRoom, 10000),
                                               Qt::TextWordWrap | Qt::AlignHCenter, words);
    const qreal wide = std::ceil(words1.width() + 2 * pad + cardRoom + 2);
    const qreal high = std::ceil(std::max(words1.height() + 20 * unit, small.height() + 14 * unit));
    const qreal top = below ? edge + tail : edge - tail - high;
    m_rect = QRectF(std::round(tip.x() - wide / 2), std::round(top), wide, high);
    if (m_rect.left() < bounds.left() + 6) m_rect.moveLeft(bounds.left() + 6);
    if (m_rect.right() > bounds.right() - 6) m_rect.moveRight(std::floor(bounds.right() - 6));
    if (!small.isEmpty())
        m_cardBox = QRectF(QPointF(std::round(m_rect.left() + 0.8 * pad),
                                   std::round(m_rect.center().y() - small.height() / 2)),
                           small);
    moveTo(m_rect.topLeft(), tip);
}

void BubbleItem::moveTo(QPointF topLeft, QPointF tip) {
    m_cardBox.translate(topLeft - m_rect.topLeft());
    m_rect.moveTopLeft(topLeft);
    // If the bubble is far from the speaker, a short tail points there and covers nothing between.
    const qreal longest = kLongestTail * m_paintContext.unit;
    m_tip = {std::clamp(tip.x(), m_rect.left() - longest, m_rect.right() + longest),
             std::clamp(tip.y(), m_rect.top() - longest, m_rect.bottom() + longest)};
    setBoundsOfParts();
}

std::pair<QPointF, QPointF> BubbleItem::rootOfTail() const {
    const qreal unit = m_paintContext.unit, radius = tokens::kPanelRadius * unit, half = 12 * unit;
    const qreal least = m_rect.left() + radius + half;
    const qreal x = std::clamp(m_tip.x(), least, std::max(least, m_rect.right() - radius - half));
    const qreal y = m_below ? m_rect.top() + 1 : m_rect.bottom() - 1;
    return {{x - half, y}, {x + half, y}};
}

void BubbleItem::keepTailOff(const std::vector<QRectF>& words) {
    const qreal outline = 2 * m_paintContext.unit;
    const auto [left, right] = rootOfTail();
    for (const QRectF& rect : words) {
        const QRectF tail(QPointF(std::min(left.x(), m_tip.x()), std::min(left.y(), m_tip.y())),
                          QPointF(std::max(right.x(), m_tip.x()), std::max(left.y(), m_tip.y())));
        if (!tail.intersects(rect)) continue;
        if (m_below && rect.bottom() <= m_rect.top())
            m_tip.setY(std::min(rect.bottom() + outline, m_rect.top()));
        else if (!m_below && rect.top() >= m_rect.bottom())
            m_tip.setY(std::max(rect.top() - outline, m_rect.bottom()));
    }
    setBoundsOfParts();
}

void BubbleItem::setBoundsOfParts() {
    const qreal over = 8 * m_paintContext.unit + 3;
    setBounds((m_rect | QRectF(m_tip, QSizeF(1, 1))).adjusted(-over, -over, over, over));
    invalidate();
}

void BubbleItem::draw(QPainter& p) {
    const qreal unit = m_paintContext.unit, radius = tokens::kPanelRadius * unit;
    const auto [left, right] = rootOfTail();
    QPainterPath shape, tail;
    shape.addRoundedRect(m_rect, radius, radius);
    tail.moveTo(left);
    tail.lineTo(m_tip);
    tail.lineTo(right);
    tail.closeSubpath();
    shape = shape.united(tail);
    p.fillPath(shape.translated(3 * unit, 5 * unit), faded(tokens::kNight, 0.3));
    p.setPen(QPen(kInk, 3 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(m_tone == BubbleTone::Hit    ? tokens::kGoldLight
               : m_tone == BubbleTone::Miss ? tokens::kMiss
                                            : kPaper);
    p.drawPath(shape);
    p.setPen(kInk);
    p.setFont(m_font);
    // Use the measured width, or the text would wrap elsewhere and touch the edge.
    const qreal margin = kPad * unit * (m_cardBox.isEmpty() ? 1 : 0.9);
    QRectF words = m_rect.translated(0, 1.5 * unit);
    if (!m_cardBox.isEmpty()) words.setLeft(m_cardBox.right());
    words.adjust(margin, 0, -margin, 0);
    p.drawText(words, Qt::AlignCenter | Qt::TextWordWrap | Qt::TextDontClip, m_words);
    if (m_cardBox.isEmpty()) return;
    const QSize physical = m_paintContext.physical(m_cardBox.size());
    const QPixmap face = m_paintContext.faces.seen(m_card, physical);
    m_scaled = face.size() != physical;
    p.setRenderHint(QPainter::SmoothPixmapTransform, m_scaled);
    p.drawPixmap(m_cardBox, face, QRectF(face.rect()));
    strokeRounded(p, m_cardBox, m_cardBox.width() * PaintContext::kCornerShare, kInk,
                  std::max(1.0, 1.4 * unit));
}

void BubbleItem::takePlaceOf(const BubbleItem& other) {
    m_rect = other.m_rect;
    m_cardBox = other.m_cardBox;
    m_tip = other.m_tip;
    m_below = other.m_below;
    setBoundsOfParts();
}

void BubbleItem::refresh() {
    if (m_scaled) invalidate();
}

void DropTargetItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    drawRounded(*painter, m_target, 12, faded(kGold, 0.22));
    strokeRounded(*painter, m_target.adjusted(1, 1, -1, -1), 12, kGold, 5);
}

RefusalItem::RefusalItem(PaintContext& paintContext, const QString& words, QRectF card)
    : m_paintContext(paintContext), m_words(words), m_card(card) {
    setAcceptedMouseButtons({});
}

QSizeF RefusalItem::sizeIn(qreal width) const {
    const TextCache::Style style{.bold = true};
    TextCache& textCache = m_paintContext.text;
    const qreal unit = m_paintContext.unit, pad = 12 * unit;
    const qreal most = 300 * unit * theme::textFactor(); // large text grows in width rather than height
    const qreal wide = std::ceil(std::min({textCache.width(m_words, style) + 2 * pad + 4, most, width}));
    return {wide, std::ceil(textCache.height(m_words, style, wide - 2 * pad) + 14 * unit)};
}

void RefusalItem::place(const QRectF& rect) {
    prepareGeometryChange();
    m_rect = rect;
    // A short tail points at the card.
    const qreal longest = 16 * m_paintContext.unit;
    const QRectF near = m_rect.adjusted(-longest, -longest, longest, longest);
    const QRectF inside = m_card.adjusted(2, 2, -2, -2);
    m_tip = {
        std::clamp(std::clamp(rect.center().x(), inside.left(), inside.right()), near.left(), near.right()),
        std::clamp(std::clamp(rect.center().y(), inside.top(), inside.bottom()), near.top(), near.bottom())};
    update();
}

QRectF RefusalItem::boundingRect() const {
    return (m_rect | QRectF(m_tip, QSizeF(1, 1))).adjusted(-6, -6, 6, 6);
}

void RefusedPlaceItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    QPen dashes(kRefusalLine, 3 * m_unit, Qt::CustomDashLine, Qt::RoundCap);
    dashes.setDashPattern({2, 2.4});
    painter->setPen(dashes);
    painter->setBrush(faded(kRefusal, 0.5));
    painter->drawRoundedRect(m_place, 12 * m_unit, 12 * m_unit);
}

void RefusalItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    QPainter& p = *painter;
    p.setRenderHint(QPainter::Antialiasing);
    const qreal unit = m_paintContext.unit;
    const QPointF towards = m_rect.center();
    const QPointF delta = m_tip - towards;
    const qreal length = std::max(1.0, std::hypot(delta.x(), delta.y()));
    const QPointF across = QPointF(-delta.y(), delta.x()) / length * 9 * unit;
    QPainterPath shape, point(towards + across);
    shape.addRoundedRect(m_rect, 11, 11);
    point.lineTo(m_tip);
    point.lineTo(towards - across);
    point.closeSubpath();
    p.setPen(QPen(kRefusalLine, 2));
    p.setBrush(kRefusal);
    p.drawPath(shape.united(point));
    m_paintContext.text.write(p, m_rect.adjusted(10, 4, -10, -4), m_words,
                              {.bold = true, .wrapped = true, .colour = kPaper, .align = Qt::AlignCenter});
}

namespace {

constexpr qreal kSwingsOut = 0.35; ///< how far a turning line swings out, as a share of half its length
constexpr qreal kSag = 0.22;       ///< how far a line sags, as a share of its horizontal span

} // namespace

void LineItem::set(QPointF from, QPointF to, qreal unit) {
    prepareGeometryChange();
    m_atFrom = from;
    m_atTo = to;
    m_unit = unit;
    layBend();
}

void LineItem::setTurned(qreal share) {
    prepareGeometryChange();
    m_turned = share;
    layBend();
    update();
}

void LineItem::redden() {
    if (m_red) return;
    m_red = true;
    update();
}

void LineItem::layBend() {
    // The ends rotate on a flat ellipse, because there is more room at the sides than above and below.
    const QPointF middle = (m_atFrom + m_atTo) / 2, arm = m_atTo - middle;
    const qreal angle = (1 - m_turned) * M_PI;
    const QPointF across = QPointF(-arm.y(), arm.x()) * kSwingsOut;
    const QPointF end = arm * std::cos(angle) + across * std::sin(angle);
    m_from = middle - end;
    m_to = middle + end;
    m_bend = middle + QPointF(0, kSag * std::abs(m_to.x() - m_from.x()));
}

void LineItem::setCast(qreal share) {
    prepareGeometryChange();
    m_share = share;
}

QPointF LineItem::hookAt(qreal share) const {
    const qreal rest = 1 - share;
    return m_from * (rest * rest) + m_bend * (2 * rest * share) + m_to * (share * share);
}

QRectF LineItem::boundingRect() const {
    const QPointF hook = hookAt(m_share), bend = m_from + (m_bend - m_from) * m_share;
    const qreal reach = 16 * m_unit;
    QRectF rect = QRectF(m_from, hook).normalized();
    rect |= QRectF(m_from, bend).normalized();
    return rect.adjusted(-reach, -reach, reach, reach + 12 * m_unit);
}

void LineItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    if (m_share <= 0) return;
    QPainter& p = *painter;
    p.setRenderHint(QPainter::Antialiasing);
    const QPointF hook = hookAt(m_share);
    QPainterPath line(m_from); // a part of a quadratic curve is a quadratic curve
    line.quadTo(m_from + (m_bend - m_from) * m_share, hook);
    QPainterPath bent(hook);
    const qreal r = 6 * m_unit;
    bent.lineTo(hook + QPointF(0, 1.2 * r));
    bent.arcTo(QRectF(hook + QPointF(-2 * r, 0.2 * r), QSizeF(2 * r, 2 * r)), 0, -200);
    p.setBrush(Qt::NoBrush);
    const auto stroke = [&](const QPainterPath& path, qreal width) {
        p.setPen(QPen(kInk, ((m_red ? 2.2 : 1) * width + 2) * m_unit, Qt::SolidLine, Qt::RoundCap));
        p.drawPath(path);
        p.setPen(QPen(m_red ? tokens::kRed : kPaper, (m_red ? 2.2 : 1) * width * m_unit, Qt::SolidLine,
                      Qt::RoundCap));
        p.drawPath(path);
    };
    stroke(line, 2);
    stroke(bent, 2.6);
}

void RingItem::set(qreal progress, qreal grown) {
    m_progress = progress;
    m_grown = grown;
    update();
}

void RingItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor colour = faded(m_colour, std::clamp(1 - m_progress, 0.0, 1.0));
    if (m_shape == RingShape::Water) {
        constexpr qreal kInner = 0.62;
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(colour, 3));
        for (const qreal share : {kInner, 1.0}) {
            const qreal wide = (m_rect.width() / 2 + m_grown) * share;
            const qreal high = (m_rect.height() / 2 + m_grown / 2) * share;
            painter->drawEllipse(m_rect.center(), wide, high);
        }
        return;
    }
    const QRectF rect = m_rect.adjusted(-m_grown, -m_grown, m_grown, m_grown);
    strokeRounded(*painter, rect, 12 + m_grown, colour, 3);
}

} // namespace tacklebox
