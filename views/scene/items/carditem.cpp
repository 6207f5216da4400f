#include "views/scene/items/carditem.h"

#include "views/scene/items/coins.h"
#include "views/theme/blit.h"
#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/tokens.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kRaise = 16; ///< pixels by which a chosen card is raised

QString artKey(const CardArt& art) {
    return art.file + art.plate + art.plateLine;
}

} // namespace

// ---- one card ----

CardItem::CardItem(PaintContext& paintContext) : m_paintContext(paintContext) {
    setAcceptedMouseButtons({});
}

void CardItem::setArt(const CardArt& newArt, QSizeF size) {
    if (newArt == art && size == m_size && !m_pixmap.isNull()) return;
    prepareGeometryChange();
    art = newArt;
    m_size = size;
    m_pixmap = QPixmap();
    update();
}

void CardItem::setGoldFrame(bool on, const QString& tag) {
    if (picture.marked == on && picture.tag == tag) return;
    picture.marked = on;
    picture.tag = tag;
    update();
}

void CardItem::setPale(bool on) {
    if (m_pale == on) return;
    m_pale = on;
    m_pixmap = QPixmap();
    update();
}

void CardItem::refresh() {
    if (m_pixmap.isNull() || m_pale) return;
    const QPixmap better = m_paintContext.faces.pixmap(art, m_paintContext.physical(m_size));
    if (better.cacheKey() == m_pixmap.cacheKey()) return;
    m_pixmap = better;
    update();
}

QPointF CardItem::home() const {
    return raised ? rest.topLeft() - QPointF(0, kRaise) : rest.topLeft();
}

QRectF CardItem::boundingRect() const {
    return QRectF(QPointF(0, 0), m_size).marginsAdded(QMarginsF() + m_paintContext.reach());
}

void CardItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    QPainter& p = *painter;
    const QRectF rect(QPointF(0, 0), m_size);
    if (m_pixmap.isNull()) {
        m_pixmap = m_paintContext.faces.seen(art, m_paintContext.physical(m_size));
        if (m_pale) m_pixmap = greyscale(m_pixmap);
    }
    if (carried) m_paintContext.frame(p, rect, PaintContext::Frame::Shadow);
    if (picture.dashed) {
        p.setOpacity(p.opacity() * 0.3);
        blit(p, rect.topLeft(), m_pixmap, m_size);
        p.setOpacity(1);
        m_paintContext.frame(p, rect, PaintContext::Frame::Dashed);
    } else {
        blit(p, rect.topLeft(), m_pixmap, m_size);
    }
    if (picture.frozen) m_paintContext.frame(p, rect, PaintContext::Frame::Rime);
    if (picture.marked) m_paintContext.frame(p, rect, PaintContext::Frame::Marked);
    if (playable) m_paintContext.frame(p, rect, PaintContext::Frame::Playable);
    if (hovered) m_paintContext.frame(p, rect, PaintContext::Frame::Hovered);
    if (hinted) m_paintContext.frame(p, rect, PaintContext::Frame::Hinted);
    if (focused) m_paintContext.frame(p, rect, PaintContext::Frame::Focus);
    if (!picture.tag.isEmpty()) {
        TextCache::Style style{.scale = 0.86, .bold = true, .colour = kInk, .align = Qt::AlignCenter};
        const qreal high = std::min(m_paintContext.text.line(), rect.height() * 0.3);
        const qreal wide = std::min(rect.width() - 4, m_paintContext.text.width(picture.tag, style) + 12);
        const QRectF pill(std::round(rect.center().x() - wide / 2),
                          std::round(rect.height() * 0.72 - high / 2), wide, high);
        p.setRenderHint(QPainter::Antialiasing);
        drawRounded(p, pill.adjusted(-1, -1, 1, 1), high / 2, kInk);
        drawRounded(p, pill, high / 2, kGold);
        m_paintContext.text.write(p, pill.adjusted(4, 0, -4, 0), picture.tag, style);
    }
}

// ---- a pile ----

void PileItem::set(const ZonePicture& zone, const ZoneGeometry& geometry, std::vector<CardArt> cardArt) {
    if (zone == m_zone && geometry == m_geometry && cardArt == m_cardArt) return;
    m_zone = zone;
    m_geometry = geometry;
    m_cardArt = std::move(cardArt);
    QRectF bounds = geometry.badge;
    for (const std::vector<QRectF>* rects : {&geometry.cards, &geometry.coins})
        for (const QRectF& rect : *rects)
            bounds |= rect;
    setBounds(bounds.adjusted(-12, -28, 12, 12));
    m_pixmaps.clear();
    invalidate();
}

void PileItem::setArriving(int count) {
    if (count == m_arriving) return;
    m_arriving = count;
    invalidate();
}

int PileItem::cardAt(QPointF point) const {
    if (m_zone.arrangement == Arrangement::Coins) {
        const auto coin = std::ranges::find_if(m_geometry.coins,
                                               [&point](const QRectF& rect) { return rect.contains(point); });
        for (std::size_t i = 0; i < m_zone.cards.size() && coin != m_geometry.coins.end(); ++i)
            if (coin->contains(m_geometry.cards[i].center())) return int(i);
        return -1;
    }
    for (int i = 0; i < m_geometry.drawn && i < int(m_geometry.cards.size()); ++i)
        if (m_geometry.cards[std::size_t(i)].contains(point)) return isPile(m_zone.arrangement) ? 0 : i;
    return -1;
}

void PileItem::setHighlights(bool playable, bool raised, bool hovered, int focused, bool hinted) {
    if (playable == m_playable && raised == m_raised && hovered == m_hovered && focused == m_focused &&
        hinted == m_hinted)
        return;
    m_playable = playable;
    m_raised = raised;
    m_hinted = hinted;
    m_hovered = hovered;
    m_focused = focused;
    invalidate();
}

void PileItem::refresh() {
    bool better = false;
    for (const CardArt& art : m_cardArt)
        if (auto old = m_pixmaps.find(artKey(art)); old != m_pixmaps.end()) {
            const QPixmap now = m_paintContext.faces.pixmap(art, m_paintContext.physical(m_geometry.card));
            if (now.cacheKey() == old->cacheKey()) continue;
            *old = now;
            better = true;
        }
    if (better) invalidate();
}

QPixmap PileItem::face(int index) {
    const CardArt& art = m_cardArt[std::size_t(index)];
    QPixmap& pixmap = m_pixmaps[artKey(art)];
    if (pixmap.isNull()) pixmap = m_paintContext.faces.seen(art, m_paintContext.physical(m_geometry.card));
    return pixmap;
}

void PileItem::draw(QPainter& p) {
    const int n = int(m_zone.cards.size()), here = std::max(0, n - m_arriving);
    switch (m_zone.arrangement) {
    case Arrangement::Pile: drawPile(p, here); break;
    case Arrangement::Adrift: drawAdrift(p, here); break;
    case Arrangement::Coins: drawCoins(p, here); break;
    default: drawBacks(p, here); break;
    }
    if (here > 0) drawBadge(p, here);
}

void PileItem::drawPile(QPainter& p, int here) {
    if (here == 0) return;
    const QRectF spot = m_geometry.cards[0];
    const int under = std::min(4, (here - 1 + 5) / 6); // the pile's height hints at the number of cards
    if (under > 0) m_paintContext.frame(p, spot.translated(0, 2), PaintContext::Frame::Shadow);
    const int top = int(m_zone.cards.size()) - here;
    for (int k = under; k > 0; --k) {
        const QRectF edge = spot.translated(-2.0 * k, 2.0 * k);
        p.setPen(QPen(QColor(0x16, 0x28, 0x3a, 200), 1));
        p.setBrush(QColor(0xf1, 0xea, 0xd6));
        p.drawRoundedRect(edge.adjusted(0.5, 0.5, -0.5, -0.5), spot.width() * PaintContext::kCornerShare,
                          spot.width() * PaintContext::kCornerShare);
    }
    const QRectF at = m_raised ? spot.translated(0, -kRaise) : spot;
    blit(p, at.topLeft(), face(top), m_geometry.card);
    const CardPicture& card = m_zone.cards[std::size_t(top)];
    if (card.frozen) m_paintContext.frame(p, at, PaintContext::Frame::Rime);
    if (card.marked) m_paintContext.frame(p, at, PaintContext::Frame::Marked);
    if (m_playable) m_paintContext.frame(p, at, PaintContext::Frame::Playable);
    if (m_hovered) m_paintContext.frame(p, at, PaintContext::Frame::Hovered);
    if (m_hinted) m_paintContext.frame(p, at, PaintContext::Frame::Hinted);
    if (m_focused >= 0) m_paintContext.frame(p, at, PaintContext::Frame::Focus);
}

void PileItem::drawAdrift(QPainter& p, int here) {
    const int spots = std::min(here, m_geometry.drawn), hidden = int(m_zone.cards.size()) - here;
    for (int spot = 0; spot < spots; ++spot) { // the last spot has the top card of the pile
        const int index = hidden + spots - 1 - spot;
        const QRectF& rect = m_geometry.cards[std::size_t(m_geometry.drawn - 1 - spot)];
        p.save();
        p.translate(rect.center());
        p.rotate(driftTurn(spot));
        p.translate(-rect.center());
        p.setRenderHint(QPainter::SmoothPixmapTransform);
        const qreal corner = rect.width() * PaintContext::kCornerShare;
        drawRounded(p, rect.translated(rect.width() * 0.06, rect.height() * 0.09), corner,
                    QColor(0x0d, 0x1b, 0x29, 70));
        const QPixmap picture = face(std::min(index, int(m_cardArt.size()) - 1));
        p.drawPixmap(rect, picture, QRectF(picture.rect()));
        if (m_playable) m_paintContext.frame(p, rect, PaintContext::Frame::Playable);
        if (m_hovered) m_paintContext.frame(p, rect, PaintContext::Frame::Hovered);
        if (m_hinted) m_paintContext.frame(p, rect, PaintContext::Frame::Hinted);
        if (m_focused >= 0) m_paintContext.frame(p, rect, PaintContext::Frame::Focus);
        p.restore();
    }
}

void PileItem::drawBacks(QPainter& p, int here) {
    const qreal corner = m_geometry.card.width() * PaintContext::kCornerShare;
    for (int i = 0; i < std::min(here, m_geometry.drawn); ++i) {
        const QRectF& rect = m_geometry.cards[std::size_t(i)];
        drawRounded(p, rect.translated(0.04 * rect.width(), 0.05 * rect.height()), corner,
                    QColor(0x0d, 0x1b, 0x29, 72));
        blit(p, rect.topLeft(), face(i), m_geometry.card);
        if (m_focused >= 0 && i == here - 1) m_paintContext.frame(p, rect, PaintContext::Frame::Focus);
    }
}

void PileItem::drawCoins(QPainter& p, int here) {
    // The cards of a set are adjacent. Its coin appears when the last one has arrived.
    struct Set {
        int group, last;
    };
    std::vector<Set> sets;
    for (int i = 0; i < int(m_zone.cards.size()); ++i) {
        const int group = m_zone.cards[std::size_t(i)].group;
        if (sets.empty() || sets.back().group != group) sets.push_back({group, i});
        sets.back().last = i;
    }
    const int room = int(m_geometry.coins.size()), beyond = int(sets.size()) - room;
    for (int k = 0; k < room; ++k) {
        const Set& set = sets[std::size_t(k)];
        if (set.last >= here) break;
        const QRectF& whole = m_geometry.coins[std::size_t(k)];
        const QRectF coin(whole.topLeft(), QSizeF(whole.height(), whole.height()));
        const GroupPicture* group = set.group >= 0 && set.group < int(m_zone.groups.size())
                                        ? &m_zone.groups[std::size_t(set.group)]
                                        : nullptr;
        const bool rest = beyond > 0 && k == room - 1;
        QString mark = rest    ? QLatin1Char('+') + QString::number(beyond + 1)
                       : group ? group->mark
                               : QString();
        if (const QString note = group && !rest ? group->note : QString();
            whole.width() > whole.height() && !note.isEmpty())
            drawCoinNote(p, whole, note);
        drawCoin(p, coin, true);
        const qreal side = coin.width();
        if (mark.startsWith(QLatin1Char(':'))) {
            const QRectF picture = coin.adjusted(0.13 * side, 0.13 * side, -0.13 * side, -0.13 * side);
            const QSize size = m_paintContext.physical(picture.size());
            const QPixmap drawn = m_paintContext.faces.pixmapNow({mark, {}, {}}, size);
            p.drawPixmap(picture, drawn, QRectF(drawn.rect()));
        } else {
            drawCoinWords(p, coin, mark, kInk);
        }
        if (m_focused >= 0 && m_focused <= set.last &&
            (k == 0 || m_focused > sets[std::size_t(k) - 1].last)) {
            drawFocusRing(p, whole, side / 2, m_paintContext.frameScale());
        }
    }
}

void PileItem::drawBadge(QPainter& p, int here) {
    if (m_geometry.badge.isEmpty()) return;
    const qreal radius = m_geometry.badge.height() / 2;
    const qreal stroke = std::clamp(0.1 * radius * 2, 1.4, 2.6 * std::max(1.0, m_paintContext.unit));
    const QRectF disc = m_geometry.badge.adjusted(stroke / 2, stroke / 2, -stroke / 2, -stroke / 2);
    drawRounded(p, disc, disc.height() / 2, tokens::kGold);
    strokeRounded(p, disc, disc.height() / 2, kInk, stroke);
    const QFont font =
        theme::titleFont(std::max<qreal>(tokens::kLeastFontPixels, (here > 99 ? 0.92 : 1.1) * radius));
    p.setFont(font);
    p.setPen(kInk);
    p.drawText(m_geometry.badge.translated(0, 0.07 * font.pixelSize()), Qt::AlignCenter,
               QString::number(here));
}

} // namespace tacklebox
