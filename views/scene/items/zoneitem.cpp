#include "views/scene/items/zoneitem.h"

#include "views/theme/hintring.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr qreal kWordsEdge = 5; ///< pixels on both sides of the text of an empty zone

} // namespace

void ZoneItem::set(const ZonePicture& zone, const TableLayout::ZoneBox& box, const ZoneGeometry& geometry) {
    // Other items draw the cards. Here it matters only whether there are any.
    const bool same = geometry.sameTexts(m_geometry) && box.rect == m_rect && zone.title == m_zone.title &&
                      zone.caption == m_zone.caption && zone.groups == m_zone.groups &&
                      zone.emptyWords == m_zone.emptyWords && zone.arrangement == m_zone.arrangement &&
                      zone.cards.empty() == m_zone.cards.empty() && geometry.drawn == m_geometry.drawn;
    setToolTip(zone.tip);
    m_zone = zone;
    m_geometry = geometry;
    if (same) return;
    m_rect = box.rect;
    setBounds(frame().adjusted(-13, -25, 13, 13));
    invalidate();
}

void ZoneItem::setLit(bool lit, bool focused, bool hinted) {
    if (lit == m_lit && focused == m_focused && hinted == m_hinted) return;
    m_hinted = hinted;
    m_lit = lit;
    m_focused = focused;
    invalidate();
}

QRectF ZoneItem::frame() const {
    QRectF frame = m_rect;
    for (int spot = 0; m_zone.arrangement == Arrangement::Adrift && spot < m_geometry.drawn; ++spot) {
        const QRectF& card = m_geometry.cards[std::size_t(m_geometry.drawn - 1 - spot)];
        const QPointF middle = card.center();
        frame |= QTransform::fromTranslate(middle.x(), middle.y())
                     .rotate(driftTurn(spot))
                     .translate(-middle.x(), -middle.y())
                     .mapRect(card);
    }
    return frame.adjusted(-3, -3, 3, 3);
}

bool ZoneItem::showsNothing() const {
    return !m_lit && !m_focused && !m_hinted && m_geometry.title.isEmpty() && m_geometry.caption.isEmpty() &&
           m_geometry.headings.empty() && m_geometry.trays.empty() &&
           (!m_zone.cards.empty() || (m_geometry.empty.isEmpty() && m_zone.emptyWords.isEmpty()));
}

void ZoneItem::draw(QPainter& p) {
    const qreal radius = 12 * m_paintContext.unit;
    QRectF background = frame();
    if (scene()) background &= scene()->sceneRect().adjusted(2, 2, -2, -2);
    for (const QRectF& tray : m_geometry.trays)
        fillCaption(p, tray, radius, m_zone.arrangement == Arrangement::Coves ? 0.42 : 0.5);
    if (m_lit) {
        drawRounded(p, background, radius, captionBackground(0.25));
        p.setBrush(Qt::NoBrush);
        QPen dashes(captionAct(), std::max(2.0, 3.4 * m_paintContext.unit), Qt::CustomDashLine, Qt::RoundCap);
        dashes.setDashPattern({3, 2.6});
        p.setPen(dashes);
        p.drawRoundedRect(background, radius, radius);
    }
    const qreal scale = m_paintContext.frameScale();
    if (m_hinted) drawHintRing(p, background, radius, scale);
    if (m_focused) drawFocusRing(p, background.adjusted(3, 3, -3, -3), radius, scale);
    const bool middle = m_zone.arrangement == Arrangement::Pile ||
                        (m_zone.arrangement == Arrangement::Row && m_zone.place.seat != kNoSeat);
    const bool lane = m_zone.arrangement == Arrangement::Lane; // its title is next to the answered cards
    const Qt::Alignment side = (middle ? Qt::AlignHCenter
                                : lane ? Qt::AlignRight
                                       : Qt::AlignLeft) |
                               Qt::AlignVCenter;
    if (!m_geometry.title.isEmpty()) drawChip(p, m_geometry.title, m_zone.title, side, true);
    if (!m_geometry.caption.isEmpty()) drawChip(p, m_geometry.caption, m_zone.caption, side, false);
    for (const ZoneText& heading : m_geometry.headings)
        drawHeading(p, heading);
    if (m_zone.cards.empty()) drawEmptyPlace(p);
}

void ZoneItem::drawChip(QPainter& p, QRectF room, const QString& words, Qt::Alignment side, bool bright) {
    const TextCache::Style style{
        .scale = 0.95, .bold = bright, .colour = captionInk(), .align = Qt::AlignCenter};
    const qreal pad = std::round(7 * m_paintContext.unit);
    const qreal wide = std::min(room.width(), m_paintContext.text.width(words, style) + 2 * pad);
    if (const qreal line = std::round(1.1 * m_paintContext.text.line()); room.height() > 1.5 * line)
        room = QRectF(room.left(), std::round(room.center().y() - line / 2), room.width(), line);
    const qreal left = side & Qt::AlignHCenter ? room.center().x() - wide / 2
                       : side & Qt::AlignRight ? room.right() - wide - pad
                                               : room.left();
    const QRectF chip(std::round(left), room.top(), wide, room.height());
    fillCaption(p, chip, std::min(chip.height() / 2, tokens::kTagRadius * m_paintContext.unit));
    m_paintContext.text.write(p, chip.adjusted(pad / 2, 0, -pad / 2, 0), words, style);
}

void ZoneItem::drawHeading(QPainter& p, const ZoneText& heading) {
    TextCache& textCache = m_paintContext.text;
    const GroupPicture& group = m_zone.groups[std::size_t(heading.group)];
    const QString words = group.answered ? QString() : group.title; // answered groups share one title
    const bool tray = !m_geometry.trays.empty(), cove = m_zone.arrangement == Arrangement::Coves;
    TextCache::Style title{.scale = tray ? 0.95 : 0.92,
                           .bold = true,
                           .colour = tray && !cove ? captionAct() : captionInk(),
                           .struck = group.crossed};
    TextCache::Style note{.scale = 0.92,
                          .bold = !tray,
                          .colour = tray ? captionInk() : captionAct(),
                          .align = (tray ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter};
    if (group.crossed && theme::currentTheme().shadows) title.colour = note.colour = QColor(0x9f, 0xba, 0xbd);
    QRectF room = heading.rect;
    if (group.suit >= 0) {
        const qreal side = std::round(0.92 * room.height());
        const QRectF disc(room.left(), room.center().y() - side / 2, side, side);
        p.setPen(QPen(kInk, std::max(1.2, 0.07 * side)));
        p.setBrush(tokens::kPaper);
        p.drawEllipse(disc.adjusted(1, 1, -1, -1));
        drawSuitShape(p, disc.adjusted(0.25 * side, 0.25 * side, -0.25 * side, -0.25 * side), group.suit);
        room.setLeft(disc.right() + 6 * m_paintContext.unit);
    }
    qreal titleWide = words.isEmpty() ? 0 : textCache.width(words, title) + 6;
    qreal noteWide = group.note.isEmpty() ? 0 : textCache.width(group.note, note) + 4;
    if (tray && titleWide + noteWide > room.width()) {
        // Shrink both a little; if that is not enough, drop the note.
        const qreal share = room.width() / (titleWide + noteWide);
        if (share < 0.78) {
            noteWide = 0;
            titleWide = std::min(titleWide, room.width());
        } else {
            titleWide *= share;
            noteWide *= share;
        }
    }
    titleWide = std::min(titleWide, std::max(0.0, room.width() - noteWide));
    if (!tray && titleWide + noteWide > 0) { // text over scenery needs a background
        const QRectF chip(room.left() - 4, room.top(), std::min(room.width(), titleWide + noteWide) + 6,
                          room.height());
        fillCaption(p, chip, tokens::kTagRadius * m_paintContext.unit);
    }
    if (titleWide > 0)
        textCache.write(p, QRectF(room.topLeft(), QSizeF(titleWide, room.height())), words, title);
    if (noteWide <= 0) return;
    const qreal left = tray ? room.right() - noteWide : room.left() + titleWide;
    textCache.write(p, QRectF(left, room.top(), std::min(noteWide, room.width()), room.height()), group.note,
                    note);
}

TextCache::Style ZoneItem::emptyStyle() {
    return {.scale = 0.92, .wrapped = true, .colour = captionInk(), .align = Qt::AlignCenter};
}

QRectF ZoneItem::emptyWordsBox() const {
    if (m_zone.emptyWords.isEmpty() || !m_zone.cards.empty()) return {};
    TextCache& textCache = m_paintContext.text;
    const TextCache::Style style = emptyStyle();
    TextCache::Style least = style;
    least.scale *= TextCache::kLeastShare;
    const QRectF frame = m_geometry.empty, box = frame.isEmpty() ? m_rect : frame;
    const bool inside = !frame.isEmpty() && textCache.widthOfLongestWord(m_zone.emptyWords, least) <=
                                                box.width() - 2 * kWordsEdge;
    if (inside) return box;
    const qreal pad = std::round(8 * m_paintContext.unit);
    const qreal wide = std::min(m_rect.width(), textCache.width(m_zone.emptyWords, style) + 2 * pad);
    const qreal high =
        std::min(m_rect.height(), textCache.height(m_zone.emptyWords, style, wide - 2 * pad) + pad);
    const qreal left = std::clamp(box.center().x() - wide / 2, m_rect.left(), m_rect.right() - wide);
    return {std::round(left), std::round(box.center().y() - high / 2), wide, high};
}

void ZoneItem::drawEmptyPlace(QPainter& p) {
    const QRectF frame = m_geometry.empty;
    if (!frame.isEmpty()) {
        p.setBrush(captionBackground(0.34));
        QColor line = captionAct();
        if (theme::currentTheme().shadows) line.setAlpha(190);
        QPen dashes(line, std::max(1.4, 2 * m_paintContext.unit), Qt::DashLine);
        p.setPen(dashes);
        const qreal corner = frame.width() * PaintContext::kCornerShare;
        p.drawRoundedRect(frame.adjusted(1, 1, -1, -1), corner, corner);
    }
    const QRectF box = emptyWordsBox();
    if (box.isEmpty()) return;
    // Text that is too long for the card's outline is drawn across it on a chip.
    if (box != frame) fillCaption(p, box, tokens::kTagRadius * m_paintContext.unit);
    m_paintContext.text.write(p, box.adjusted(kWordsEdge, 3, -kWordsEdge, -3), m_zone.emptyWords,
                              emptyStyle());
}

} // namespace tacklebox
