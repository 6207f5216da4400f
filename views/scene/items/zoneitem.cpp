#include "views/scene/items/zoneitem.h"

#include "views/theme/hintring.h"

#include <QGraphicsScene>
#include <QPainter>

#include <algorithm>

namespace tacklebox {

void ZoneItem::set(const ZonePicture& zone, const TableLayout::ZoneBox& box, const ZoneGeometry& geometry,
                   bool plate) {
    // Cards lie over it, not on it: only whether there are any is seen of them here.
    const bool same = geometry.sameTexts(m_geometry) && box.rect == m_rect && plate == m_plate &&
                      zone.title == m_zone.title && zone.caption == m_zone.caption &&
                      zone.groups == m_zone.groups && zone.emptyWords == m_zone.emptyWords &&
                      zone.arrangement == m_zone.arrangement && zone.cards.empty() == m_zone.cards.empty();
    m_zone = zone;
    m_geometry = geometry;
    if (same) return;
    m_rect = box.rect;
    m_plate = plate;
    setBounds(m_rect.adjusted(-16, -28, 16, 16));
    forget();
}

void ZoneItem::setLit(bool lit, bool focused, bool hinted) {
    if (lit == m_lit && focused == m_focused && hinted == m_hinted) return;
    m_hinted = hinted;
    m_lit = lit;
    m_focused = focused;
    forget();
}

bool ZoneItem::showsNothing() const {
    return !m_plate && !m_lit && !m_focused && !m_hinted && m_geometry.title.isEmpty() &&
           m_geometry.caption.isEmpty() && m_geometry.headings.empty() && !m_zone.cards.empty();
}

void ZoneItem::draw(QPainter& p) {
    TextCache& letters = m_brushes.text;
    const qreal radius = 10 * m_brushes.unit;
    QRectF ground = m_rect.adjusted(-3, -3, 3, 3);
    if (scene()) ground &= scene()->sceneRect().adjusted(2, 2, -2, -2);
    if (m_plate) {
        fillRounded(p, ground, radius, QColor(0x0c, 0x28, 0x31, 150));
        strokeRounded(p, ground.adjusted(0.5, 0.5, -0.5, -0.5), radius, QColor(255, 255, 255, 26), 1);
    }
    if (m_lit) {
        fillRounded(p, ground, radius, QColor(0xff, 0xd2, 0x3f, 34));
        strokeRounded(p, ground, radius, kGold, 2.5);
    }
    if (m_hinted) drawHintRing(p, ground, radius);
    if (m_focused) drawFocusRing(p, ground.adjusted(3, 3, -3, -3), radius);
    const bool middle = m_zone.arrangement == Arrangement::Pile;
    const Qt::Alignment side = (middle ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter;
    if (!m_geometry.title.isEmpty())
        letters.write(p, m_geometry.title, m_zone.title,
                      {.scale = 0.92, .bold = true, .colour = kMist, .align = side});
    if (!m_geometry.caption.isEmpty())
        letters.write(p, m_geometry.caption, m_zone.caption,
                      {.scale = 0.92, .colour = Qt::white, .align = side});
    for (const ZoneText& heading : m_geometry.headings) {
        const GroupPicture& group = m_zone.groups[std::size_t(heading.group)];
        const QString words = group.answered ? QString() : group.title; // there is a title for all of these
        TextCache::Style title{.scale = 0.92, .bold = true, .colour = kMist, .struck = group.crossed};
        TextCache::Style note{.scale = 0.92, .bold = true, .colour = kGold};
        if (group.crossed) title.colour = note.colour = QColor(0x9f, 0xba, 0xbd);
        const qreal noteWide = group.note.isEmpty() ? 0 : letters.width(group.note, note);
        const qreal titleWide =
            std::min(letters.width(words, title) + 6, std::max(0.0, heading.rect.width() - noteWide));
        if (!words.isEmpty())
            letters.write(p, QRectF(heading.rect.topLeft(), QSizeF(titleWide, heading.rect.height())), words,
                          title);
        if (!group.note.isEmpty())
            letters.write(p,
                          QRectF(heading.rect.left() + (words.isEmpty() ? 0 : titleWide), heading.rect.top(),
                                 std::min(noteWide, heading.rect.width()), heading.rect.height()),
                          group.note, note);
    }
    if (m_zone.cards.empty()) {
        constexpr qreal kEdge = 5;
        const TextCache::Style style{
            .scale = 0.92, .wrapped = true, .colour = kMist, .align = Qt::AlignCenter};
        QRectF box = m_geometry.empty.isEmpty() ? m_rect : m_geometry.empty;
        TextCache::Style least = style;
        least.scale *= TextCache::kLeastShare;
        // Words that are too long for the missing card stand beside it, where there is room. If one would be
        // cut even at the least size they take its place without its frame.
        const qreal besideIt = m_rect.right() - box.right();
        const bool beside = !m_geometry.empty.isEmpty() && besideIt > 1.2 * box.width() && !middle;
        const bool inItsPlace =
            !beside && m_rect.width() > box.width() &&
            letters.widthOfLongestWord(m_zone.emptyWords, least) > box.width() - 2 * kEdge;
        if (!m_geometry.empty.isEmpty() && !inItsPlace) {
            p.setBrush(QColor(0, 0, 0, 36));
            p.setPen(QPen(QColor(0xcf, 0xe9, 0xea, 150), 1.6, Qt::DashLine));
            const qreal corner = m_geometry.empty.width() * Brushes::kCornerShare;
            p.drawRoundedRect(m_geometry.empty.adjusted(1, 1, -1, -1), corner, corner);
        }
        if (beside) {
            TextCache::Style left = style;
            left.align = Qt::AlignLeft | Qt::AlignVCenter;
            box = QRectF(box.right() + 10, box.top(), besideIt - 10, box.height());
            letters.write(p, box, m_zone.emptyWords, left);
        } else {
            if (inItsPlace) {
                const qreal wish = letters.widthOfLongestWord(m_zone.emptyWords, style) + 2 * kEdge;
                const qreal wide = std::min(wish, m_rect.width());
                const qreal leftMost = std::min(box.center().x() - wide / 2, m_rect.right() - wide);
                box.setRect(std::max(m_rect.left(), leftMost), box.top(), wide, box.height());
            }
            letters.write(p, box.adjusted(kEdge, 3, -kEdge, -3), m_zone.emptyWords, style);
        }
    }
}

} // namespace tacklebox
