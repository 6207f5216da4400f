#include "views/scene/items/carditem.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kRaise = 16; ///< pixels a chosen card is lifted by

QPixmap paled(const QPixmap& pixmap) {
    QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            const int grey = qGray(line[x]);
            line[x] = qRgba(grey, grey, grey, qAlpha(line[x]));
        }
    }
    QPixmap pale = QPixmap::fromImage(image);
    pale.setDevicePixelRatio(pixmap.devicePixelRatio());
    return pale;
}

QString artKey(const CardArt& art) {
    return art.file + art.plate + art.plateLine;
}

} // namespace

// ---- one card ----

CardItem::CardItem(Brushes& brushes) : m_brushes(brushes) {
    setAcceptedMouseButtons({});
}

void CardItem::dress(const CardArt& newArt, QSizeF size) {
    if (newArt == art && size == m_size && !m_pixmap.isNull()) return;
    prepareGeometryChange();
    art = newArt;
    m_size = size;
    m_pixmap = QPixmap();
    update();
}

void CardItem::mount(bool on, const QString& tag) {
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
    const QPixmap better = m_brushes.faces.pixmap(art, m_brushes.physical(m_size));
    if (better.cacheKey() == m_pixmap.cacheKey()) return;
    m_pixmap = better;
    update();
}

QPointF CardItem::home() const {
    return raised ? rest.topLeft() - QPointF(0, kRaise) : rest.topLeft();
}

QRectF CardItem::boundingRect() const {
    constexpr qreal kReach = Brushes::kReach;
    return QRectF(QPointF(0, 0), m_size).adjusted(-kReach, -kReach, kReach, kReach);
}

void CardItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    QPainter& p = *painter;
    const QRectF rect(QPointF(0, 0), m_size);
    if (m_pixmap.isNull()) {
        m_pixmap = m_brushes.faces.seen(art, m_brushes.physical(m_size));
        if (m_pale) m_pixmap = paled(m_pixmap);
    }
    if (carried) m_brushes.frame(p, rect, Brushes::Frame::Shadow);
    if (picture.dashed) {
        p.setOpacity(p.opacity() * 0.3);
        blit(p, rect.topLeft(), m_pixmap, m_size);
        p.setOpacity(1);
        m_brushes.frame(p, rect, Brushes::Frame::Dashed);
    } else {
        blit(p, rect.topLeft(), m_pixmap, m_size);
    }
    if (picture.dimmed) m_brushes.frame(p, rect, Brushes::Frame::Dim);
    if (picture.marked) m_brushes.frame(p, rect, Brushes::Frame::Marked);
    if (playable) m_brushes.frame(p, rect, Brushes::Frame::Playable);
    if (hovered) m_brushes.frame(p, rect, Brushes::Frame::Hovered);
    if (hinted) m_brushes.frame(p, rect, Brushes::Frame::Hinted);
    if (focused) m_brushes.frame(p, rect, Brushes::Frame::Focus);
    if (!picture.tag.isEmpty()) {
        TextCache::Style style{.scale = 0.86, .bold = true, .colour = kInk, .align = Qt::AlignCenter};
        const qreal high = std::min(m_brushes.text.line(), rect.height() * 0.3);
        const qreal wide = std::min(rect.width() - 4, m_brushes.text.width(picture.tag, style) + 12);
        const QRectF pill(std::round(rect.center().x() - wide / 2),
                          std::round(rect.height() * 0.72 - high / 2), wide, high);
        p.setRenderHint(QPainter::Antialiasing);
        fillRounded(p, pill.adjusted(-1, -1, 1, 1), high / 2, kInk);
        fillRounded(p, pill, high / 2, kGold);
        m_brushes.text.write(p, pill.adjusted(4, 0, -4, 0), picture.tag, style);
    }
}

// ---- a heap ----

void HeapItem::set(const ZonePicture& zone, const ZoneGeometry& geometry, std::vector<CardArt> arts) {
    if (zone == m_zone && geometry == m_geometry && arts == m_arts) return;
    m_zone = zone;
    m_geometry = geometry;
    m_arts = std::move(arts);
    QRectF bounds = geometry.badge;
    for (const QRectF& card : geometry.cards)
        bounds |= card;
    setBounds(bounds.adjusted(-12, -28, 12, 12));
    m_pixmaps.clear();
    forget();
}

void HeapItem::setArriving(int count) {
    if (count == m_arriving) return;
    m_arriving = count;
    forget();
}

void HeapItem::setHighlights(bool playable, bool raised, bool hovered, bool focused, bool hinted) {
    if (playable == m_playable && raised == m_raised && hovered == m_hovered && focused == m_focused &&
        hinted == m_hinted)
        return;
    m_playable = playable;
    m_raised = raised;
    m_hinted = hinted;
    m_hovered = hovered;
    m_focused = focused;
    forget();
}

void HeapItem::refresh() {
    bool better = false;
    for (const CardArt& art : m_arts)
        if (auto old = m_pixmaps.find(artKey(art)); old != m_pixmaps.end()) {
            const QPixmap now = m_brushes.faces.pixmap(art, m_brushes.physical(m_geometry.card));
            if (now.cacheKey() == old->cacheKey()) continue;
            *old = now;
            better = true;
        }
    if (better) forget();
}

void HeapItem::draw(QPainter& p) {
    const bool pile = m_zone.arrangement == Arrangement::Pile;
    const int n = int(m_zone.cards.size()), here = std::max(0, n - m_arriving);
    const auto face = [&](int index) {
        const CardArt& art = m_arts[std::size_t(index)];
        QPixmap& pixmap = m_pixmaps[artKey(art)];
        if (pixmap.isNull()) pixmap = m_brushes.faces.seen(art, m_brushes.physical(m_geometry.card));
        return pixmap;
    };
    if (pile && here > 0) {
        const QRectF spot = m_geometry.cards[0];
        const int under = std::min(4, (here - 1 + 5) / 6); // its height tells roughly how many there are
        if (under > 0) m_brushes.frame(p, spot.translated(0, 2), Brushes::Frame::Shadow);
        const int top = n - here;
        for (int k = under; k > 0; --k) {
            const QRectF edge = spot.translated(-2.0 * k, 2.0 * k);
            p.setPen(QPen(QColor(0x16, 0x28, 0x3a, 200), 1));
            p.setBrush(QColor(0xf1, 0xea, 0xd6));
            p.drawRoundedRect(edge.adjusted(0.5, 0.5, -0.5, -0.5), spot.width() * Brushes::kCornerShare,
                              spot.width() * Brushes::kCornerShare);
        }
        const QRectF at = m_raised ? spot.translated(0, -kRaise) : spot;
        blit(p, at.topLeft(), face(top), m_geometry.card);
        const CardPicture& card = m_zone.cards[std::size_t(top)];
        if (card.dimmed) m_brushes.frame(p, at, Brushes::Frame::Dim);
        if (card.marked) m_brushes.frame(p, at, Brushes::Frame::Marked);
        if (m_playable) m_brushes.frame(p, at, Brushes::Frame::Playable);
        if (m_hovered) m_brushes.frame(p, at, Brushes::Frame::Hovered);
        if (m_hinted) m_brushes.frame(p, at, Brushes::Frame::Hinted);
        if (m_focused) m_brushes.frame(p, at, Brushes::Frame::Focus);
    } else if (!pile) {
        for (int i = 0; i < std::min(here, m_geometry.drawn); ++i) {
            blit(p, m_geometry.cards[std::size_t(i)].topLeft(), face(i), m_geometry.card);
            if (m_focused && i == here - 1)
                m_brushes.frame(p, m_geometry.cards[std::size_t(i)], Brushes::Frame::Focus);
        }
    }
    if (!m_geometry.badge.isEmpty() && (here > 0 || !pile)) {
        const qreal radius = m_geometry.badge.height() * 0.32;
        fillRounded(p, m_geometry.badge.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5, kInk);
        fillRounded(p, m_geometry.badge, radius, kGold);
        m_brushes.text.write(
            p, m_geometry.badge, QString::number(here),
            {.scale = std::min(1.0, m_geometry.badge.height() / (1.1 * m_brushes.text.line())),
             .bold = true,
             .colour = kInk,
             .align = Qt::AlignCenter});
    }
}

} // namespace tacklebox
