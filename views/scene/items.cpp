#include "views/scene/items.h"

#include "views/scene/hintring.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tacklebox {

const QColor kInk{0x16, 0x28, 0x3a}, kGold{0xff, 0xd2, 0x3f}, kPaper{0xff, 0xf9, 0xea},
    kMist{0xcf, 0xe9, 0xea};

namespace {

const QColor kSlate{0x10, 0x31, 0x3a};
constexpr qreal kRaise = 16; ///< pixels a chosen card is lifted by
constexpr qreal kCornerShare = 17.0 / 250;

void hollow(QPainter& p, QRectF rect, qreal radius, QColor colour, qreal width) {
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colour, width));
    p.drawRoundedRect(rect, radius, radius);
}

void solid(QPainter& p, QRectF rect, qreal radius, QColor colour) {
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    p.drawRoundedRect(rect, radius, radius);
}

/// The ring of the keyboard's focus around `rect`: gold, with ink outside so that it shows on any ground.
void focusRing(QPainter& p, QRectF rect, qreal radius) {
    hollow(p, rect.adjusted(-4, -4, 4, 4), radius + 4, kInk, 2);
    hollow(p, rect.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5, kGold, 3);
}

/// A rod over the shoulder: whose turn it is.
void paintRod(QPainter& p, QRectF box) {
    p.save();
    p.translate(box.topLeft());
    p.scale(box.width() / 24, box.height() / 24);
    p.setPen(QPen(kGold, 2.4, Qt::SolidLine, Qt::RoundCap));
    p.drawLine(QPointF(3, 21), QPointF(17, 4));
    p.setPen(QPen(kPaper, 1.4, Qt::SolidLine, Qt::RoundCap));
    QPainterPath line(QPointF(17, 4));
    line.quadTo(21.5, 7, 20.5, 15);
    p.drawPath(line);
    p.drawArc(QRectF(16.6, 14, 4, 5), 180 * 16, 200 * 16);
    p.setBrush(kGold);
    p.setPen(Qt::NoPen);
    p.drawEllipse(QPointF(7.6, 17.2), 2.4, 2.4);
    p.restore();
}

/// Who plays there: a fish of tin with a key in its back for a bot, a head for a person.
void paintWho(QPainter& p, QRectF box, bool bot) {
    p.save();
    p.translate(box.topLeft());
    p.scale(box.width() / 24, box.height() / 24);
    if (bot) {
        p.setPen(QPen(kMist, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(4, 8, 16, 12), 3, 3);
        p.drawLine(QPointF(12, 8), QPointF(12, 4.5));
        p.setBrush(kMist);
        p.drawEllipse(QPointF(12, 3.6), 1.3, 1.3);
        p.setPen(Qt::NoPen);
        p.drawEllipse(QPointF(9, 13.4), 1.7, 1.7);
        p.drawEllipse(QPointF(15, 13.4), 1.7, 1.7);
    } else {
        p.setPen(Qt::NoPen);
        p.setBrush(kMist);
        p.drawEllipse(QPointF(12, 8), 4.4, 4.4);
        QPainterPath body(QPointF(3.5, 21));
        body.cubicTo(4, 11, 20, 11, 20.5, 21);
        p.drawPath(body);
    }
    p.restore();
}

void paintPips(QPainter& p, QRectF die, int value, QColor colour) {
    const qreal r = die.width() * 0.092;
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    const auto pip = [&](qreal x, qreal y) {
        p.drawEllipse(QPointF(die.left() + die.width() * x, die.top() + die.height() * y), r, r);
    };
    if (value % 2) pip(0.5, 0.5);
    if (value >= 2) pip(0.25, 0.25), pip(0.75, 0.75);
    if (value >= 4) pip(0.75, 0.25), pip(0.25, 0.75);
    if (value == 6) pip(0.25, 0.5), pip(0.75, 0.5);
}

QString artKey(const CardArt& art) {
    return art.file + art.plate + art.plateLine;
}

} // namespace

// ---- brushes ----

void Brushes::setScale(qreal newUnit, qreal newRatio) {
    letters.setScale(newUnit, newRatio);
    if (newUnit != unit || newRatio != ratio) m_frames.clear();
    unit = newUnit;
    ratio = newRatio;
}

QSize Brushes::physical(QSizeF size) const {
    return {std::max(1, qRound(size.width() * ratio)), std::max(1, qRound(size.height() * ratio))};
}

void Brushes::frame(QPainter& painter, QRectF card, Frame frame) {
    const QSize size = physical(card.size());
    const QString key = QString::number(int(frame)) + QLatin1Char('/') + QString::number(size.width()) +
                        QLatin1Char('x') + QString::number(size.height());
    QPixmap& pixmap = m_frames[key];
    const QRectF reach = card.adjusted(-kReach, -kReach, kReach, kReach);
    if (pixmap.isNull()) {
        if (m_frames.size() > 60) m_frames.clear(); // sizes of flights on the way
        QPixmap drawn(physical(reach.size()));
        drawn.fill(Qt::transparent);
        QPainter p(&drawn);
        p.setRenderHint(QPainter::Antialiasing);
        p.scale(ratio, ratio);
        const QRectF rect(QPointF(kReach, kReach), card.size());
        const qreal radius = rect.width() * kCornerShare;
        switch (frame) {
        case Frame::Playable:
            for (int k = 3; k >= 1; --k)
                hollow(p, rect.adjusted(-k, -k, k, k), radius + k, QColor(0xff, 0xd2, 0x3f, 55), 2.0);
            hollow(p, rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, QColor(0xff, 0xd2, 0x3f, 235), 2);
            break;
        case Frame::Hovered: hollow(p, rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, Qt::white, 2.4); break;
        case Frame::Focus: focusRing(p, rect, radius); break;
        case Frame::Marked:
            hollow(p, rect.adjusted(-1, -1, 1, 1), radius + 1, QColor(0xff, 0xd2, 0x3f, 110), 6);
            hollow(p, rect.adjusted(1, 1, -1, -1), radius, kGold, 3);
            break;
        case Frame::Hinted: drawHintRing(p, rect.adjusted(1, 1, -1, -1), radius); break;
        case Frame::Dim: solid(p, rect, radius, QColor(0x10, 0x2c, 0x36, 125)); break;
        case Frame::Dashed: {
            p.setBrush(QColor(0, 0, 0, 40));
            p.setPen(QPen(QColor(255, 255, 255, 190), 1.6, Qt::DashLine));
            p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius);
            break;
        }
        case Frame::Shadow:
            for (int k = 8; k >= 0; --k)
                solid(p, rect.adjusted(-k + 2, -k + 4, k - 2, k + 0.5), radius + k, QColor(0, 0, 0, 13));
            break;
        }
        p.end();
        m_frames[key] = drawn;
        blit(painter, reach.topLeft(), drawn, reach.size());
        return;
    }
    blit(painter, reach.topLeft(), pixmap, reach.size());
}

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

void CardItem::refresh() {
    if (m_pixmap.isNull()) return;
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
    if (m_pixmap.isNull()) m_pixmap = m_brushes.faces.pixmap(art, m_brushes.physical(m_size));
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
        Lettering::Style style{.scale = 0.86, .bold = true, .colour = kInk, .align = Qt::AlignCenter};
        const qreal high = std::min(m_brushes.letters.line(), rect.height() * 0.3);
        const qreal wide = std::min(rect.width() - 4, m_brushes.letters.width(picture.tag, style) + 12);
        const QRectF pill(std::round(rect.center().x() - wide / 2),
                          std::round(rect.height() * 0.72 - high / 2), wide, high);
        p.setRenderHint(QPainter::Antialiasing);
        solid(p, pill.adjusted(-1, -1, 1, 1), high / 2, kInk);
        solid(p, pill, high / 2, kGold);
        m_brushes.letters.write(p, pill.adjusted(4, 0, -4, 0), picture.tag, style);
    }
}

// ---- a heap ----

HeapItem::HeapItem(Brushes& brushes) : m_brushes(brushes) {
    setAcceptedMouseButtons({});
}

void HeapItem::set(const ZonePicture& zone, const ZoneLie& lie, std::vector<CardArt> arts) {
    prepareGeometryChange();
    m_zone = zone;
    m_lie = lie;
    m_arts = std::move(arts);
    m_bounds = lie.badge;
    for (const QRectF& card : lie.cards)
        m_bounds |= card;
    m_bounds.adjust(-12, -28, 12, 12);
    m_pixmaps.clear();
    update();
}

void HeapItem::setArriving(int count) {
    if (count == m_arriving) return;
    m_arriving = count;
    update();
}

void HeapItem::setLights(bool playable, bool raised, bool hovered, bool focused, bool hinted) {
    if (playable == m_playable && raised == m_raised && hovered == m_hovered && focused == m_focused &&
        hinted == m_hinted)
        return;
    m_playable = playable;
    m_raised = raised;
    m_hinted = hinted;
    m_hovered = hovered;
    m_focused = focused;
    update();
}

void HeapItem::refresh() {
    m_pixmaps.clear();
    update();
}

void HeapItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    QPainter& p = *painter;
    const bool pile = m_zone.spread == Spread::Pile;
    const int n = int(m_zone.cards.size()), here = std::max(0, n - m_arriving);
    const auto face = [&](int index) {
        const CardArt& art = m_arts[std::size_t(index)];
        QPixmap& pixmap = m_pixmaps[artKey(art)];
        if (pixmap.isNull()) pixmap = m_brushes.faces.pixmap(art, m_brushes.physical(m_lie.card));
        return pixmap;
    };
    if (pile && here > 0) {
        const QRectF spot = m_lie.cards[0];
        const int under = std::min(4, (here - 1 + 5) / 6); // its height tells roughly how many there are
        if (under > 0) m_brushes.frame(p, spot.translated(0, 2), Brushes::Frame::Shadow);
        const int top = n - here;
        p.setRenderHint(QPainter::Antialiasing);
        for (int k = under; k > 0; --k) {
            const QRectF edge = spot.translated(-2.0 * k, 2.0 * k);
            p.setPen(QPen(QColor(0x16, 0x28, 0x3a, 200), 1));
            p.setBrush(QColor(0xf1, 0xea, 0xd6));
            p.drawRoundedRect(edge.adjusted(0.5, 0.5, -0.5, -0.5), spot.width() * kCornerShare,
                              spot.width() * kCornerShare);
        }
        const QRectF at = m_raised ? spot.translated(0, -kRaise) : spot;
        blit(p, at.topLeft(), face(top), m_lie.card);
        const CardPicture& card = m_zone.cards[std::size_t(top)];
        if (card.dimmed) m_brushes.frame(p, at, Brushes::Frame::Dim);
        if (card.marked) m_brushes.frame(p, at, Brushes::Frame::Marked);
        if (m_playable) m_brushes.frame(p, at, Brushes::Frame::Playable);
        if (m_hovered) m_brushes.frame(p, at, Brushes::Frame::Hovered);
        if (m_hinted) m_brushes.frame(p, at, Brushes::Frame::Hinted);
        if (m_focused) m_brushes.frame(p, at, Brushes::Frame::Focus);
    } else if (!pile) {
        for (int i = 0; i < std::min(here, m_lie.drawn); ++i) {
            blit(p, m_lie.cards[std::size_t(i)].topLeft(), face(i), m_lie.card);
            if (m_focused && i == here - 1)
                m_brushes.frame(p, m_lie.cards[std::size_t(i)], Brushes::Frame::Focus);
        }
    }
    if (!m_lie.badge.isEmpty() && (here > 0 || !pile)) {
        p.setRenderHint(QPainter::Antialiasing);
        const qreal radius = m_lie.badge.height() * 0.32;
        solid(p, m_lie.badge.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5, kInk);
        solid(p, m_lie.badge, radius, kGold);
        m_brushes.letters.write(
            p, m_lie.badge, QString::number(here),
            {.scale = std::min(1.0, m_lie.badge.height() / (1.1 * m_brushes.letters.line())),
             .bold = true,
             .colour = kInk,
             .align = Qt::AlignCenter});
    }
}

// ---- a zone ----

ZoneItem::ZoneItem(Brushes& brushes) : m_brushes(brushes) {
    setAcceptedMouseButtons({});
}

void ZoneItem::set(const ZonePicture& zone, const TableLayout::ZoneBox& box, const ZoneLie& lie, bool plate) {
    prepareGeometryChange();
    m_zone = zone;
    m_lie = lie;
    m_rect = box.rect;
    m_plate = plate;
    m_bounds = m_rect.adjusted(-16, -28, 16, 16);
    update();
}

void ZoneItem::setLit(bool lit, bool focused, bool hinted) {
    if (lit == m_lit && focused == m_focused && hinted == m_hinted) return;
    m_hinted = hinted;
    m_lit = lit;
    m_focused = focused;
    update();
}

void ZoneItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    QPainter& p = *painter;
    Lettering& letters = m_brushes.letters;
    p.setRenderHint(QPainter::Antialiasing);
    const qreal radius = 10 * m_brushes.unit;
    QRectF ground = m_rect.adjusted(-3, -3, 3, 3);
    if (scene()) ground &= scene()->sceneRect().adjusted(2, 2, -2, -2);
    if (m_plate) {
        solid(p, ground, radius, QColor(0x0c, 0x28, 0x31, 150));
        hollow(p, ground.adjusted(0.5, 0.5, -0.5, -0.5), radius, QColor(255, 255, 255, 26), 1);
    }
    if (m_lit) {
        solid(p, ground, radius, QColor(0xff, 0xd2, 0x3f, 34));
        hollow(p, ground, radius, kGold, 2.5);
    }
    if (m_hinted) drawHintRing(p, ground, radius);
    if (m_focused) focusRing(p, ground.adjusted(3, 3, -3, -3), radius);
    const bool middle = m_zone.spread == Spread::Pile;
    const Qt::Alignment side = (middle ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter;
    if (!m_lie.title.isEmpty())
        letters.write(p, m_lie.title, m_zone.title,
                      {.scale = 0.92, .bold = true, .colour = kMist, .align = side});
    if (!m_lie.caption.isEmpty())
        letters.write(p, m_lie.caption, m_zone.caption, {.scale = 0.92, .colour = Qt::white, .align = side});
    for (const ZoneText& heading : m_lie.headings) {
        const GroupPicture& group = m_zone.groups[std::size_t(heading.group)];
        Lettering::Style title{.scale = 0.92, .bold = true, .colour = kMist, .struck = group.crossed};
        Lettering::Style note{.scale = 0.92, .bold = true, .colour = kGold};
        if (group.crossed) title.colour = note.colour = QColor(0x9f, 0xba, 0xbd);
        const qreal noteWide = group.note.isEmpty() ? 0 : letters.width(group.note, note);
        const qreal titleWide =
            std::min(letters.width(group.title, title) + 6, std::max(0.0, heading.rect.width() - noteWide));
        if (!group.title.isEmpty())
            letters.write(p, QRectF(heading.rect.topLeft(), QSizeF(titleWide, heading.rect.height())),
                          group.title, title);
        if (!group.note.isEmpty())
            letters.write(p,
                          QRectF(heading.rect.left() + (group.title.isEmpty() ? 0 : titleWide),
                                 heading.rect.top(), std::min(noteWide, heading.rect.width()),
                                 heading.rect.height()),
                          group.note, note);
    }
    if (m_zone.cards.empty()) {
        constexpr qreal kEdge = 5;
        const Lettering::Style style{
            .scale = 0.92, .wrapped = true, .colour = kMist, .align = Qt::AlignCenter};
        QRectF box = m_lie.empty.isEmpty() ? m_rect : m_lie.empty;
        Lettering::Style least = style;
        least.scale *= Lettering::kLeastShare;
        // Words that are too long for the missing card stand beside it, where there is room. If one would be
        // cut even at the least size they take its place without its frame.
        const qreal besideIt = m_rect.right() - box.right();
        const bool beside = !m_lie.empty.isEmpty() && besideIt > 1.2 * box.width() && !middle;
        const bool inItsPlace =
            !beside && m_rect.width() > box.width() &&
            letters.widthOfLongestWord(m_zone.emptyWords, least) > box.width() - 2 * kEdge;
        if (!m_lie.empty.isEmpty() && !inItsPlace) {
            p.setBrush(QColor(0, 0, 0, 36));
            p.setPen(QPen(QColor(0xcf, 0xe9, 0xea, 150), 1.6, Qt::DashLine));
            const qreal corner = m_lie.empty.width() * kCornerShare;
            p.drawRoundedRect(m_lie.empty.adjusted(1, 1, -1, -1), corner, corner);
        }
        if (beside) {
            Lettering::Style left = style;
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

// ---- a panel ----

PanelItem::PanelItem(Brushes& brushes) : m_brushes(brushes) {
    setAcceptedMouseButtons({});
}

void PanelItem::set(const SeatPicture& seat, int number, QRectF rect, std::vector<QRectF> inside) {
    if (seat == m_seat && number == m_number && rect == m_rect && inside == m_inside && !m_baked.isNull())
        return;
    prepareGeometryChange();
    m_seat = seat;
    m_number = number;
    m_rect = rect;
    m_inside = std::move(inside);
    m_baked = QPixmap();
    update();
}

void PanelItem::setLit(bool lit, bool focused, bool hinted) {
    if (lit == m_lit && focused == m_focused && hinted == m_hinted) return;
    m_hinted = hinted;
    m_lit = lit;
    m_focused = focused;
    m_baked = QPixmap();
    update();
}

QRectF PanelItem::boundingRect() const {
    return m_rect.adjusted(-12, -12, 12, 12);
}

void PanelItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const QRectF bounds = boundingRect();
    if (m_baked.size() != m_brushes.physical(bounds.size())) {
        m_baked = QPixmap(m_brushes.physical(bounds.size()));
        m_baked.fill(Qt::transparent);
        QPainter p(&m_baked);
        p.setRenderHint(QPainter::Antialiasing);
        p.scale(m_brushes.ratio, m_brushes.ratio);
        p.translate(-bounds.topLeft());
        draw(p);
    }
    blit(*painter, bounds.topLeft(), m_baked, bounds.size());
}

void PanelItem::draw(QPainter& p) {
    Lettering& letters = m_brushes.letters;
    const qreal unit = m_brushes.unit, radius = 10 * unit;
    // The lines share what is free above the cards; larger text than that would lie on them.
    const qreal wish = letters.line();
    qreal free = m_rect.bottom();
    for (const QRectF& box : m_inside)
        free = std::min(free, box.top());
    const int lines = m_seat.note.isEmpty() ? 1 : 2;
    const qreal line = std::clamp((free - m_rect.top() - 4) / lines, std::min(13.0, wish), wish);
    const qreal scale = line / wish;
    solid(p, m_rect, radius, m_seat.out ? QColor(0x10, 0x31, 0x3a, 150) : QColor(0x10, 0x31, 0x3a, 225));
    if (m_lit) solid(p, m_rect, radius, QColor(0xff, 0xd2, 0x3f, 38));
    if (m_seat.inTurn || m_lit)
        hollow(p, m_rect.adjusted(1, 1, -1, -1), radius - 1, kGold, 3);
    else if (m_seat.waiting) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(kGold, 2.4, Qt::DashLine, Qt::RoundCap));
        p.drawRoundedRect(m_rect.adjusted(1, 1, -1, -1), radius - 1, radius - 1);
    } else
        hollow(p, m_rect.adjusted(0.5, 0.5, -0.5, -0.5), radius,
               m_seat.asked ? QColor(0x9f, 0xe6, 0xdf) : QColor(0x7f, 0xc0, 0xc2, 150),
               m_seat.asked ? 2 : 1.2);
    if (m_seat.asked && !m_seat.inTurn && !m_lit) // a soft glow, inside so that it shines on no neighbour
        for (int k = 2; k <= 10; k += 2)
            hollow(p, m_rect.adjusted(k, k, -k, -k), std::max(1.0, radius - k),
                   QColor(0x9f, 0xe6, 0xdf, 60 - 5 * k), 2.2);
    if (m_hinted) drawHintRing(p, m_rect.adjusted(1, 1, -1, -1), radius);
    if (m_focused) focusRing(p, m_rect, radius);

    // The first line: key, who, name; at its right the points and the rod.
    const qreal pad = std::round(7 * std::min(1.4, std::max(0.72, unit)));
    QRectF row(m_rect.left() + pad, m_rect.top() + std::round(pad * 0.55), m_rect.width() - 2 * pad, line);
    const QColor nameInk = m_seat.out ? QColor(0xb4, 0xc8, 0xca) : QColor(Qt::white);
    if (m_number > 0 && row.width() > 96) {
        const QRectF chip(row.left(), row.top() + line * 0.1, std::round(line * 0.8), std::round(line * 0.8));
        solid(p, chip, chip.height() * 0.28, QColor(255, 255, 255, 34));
        letters.write(p, chip, QString::number(m_number),
                      {.scale = 0.8 * scale, .bold = true, .colour = kMist, .align = Qt::AlignCenter});
        row.setLeft(chip.right() + pad * 0.6);
    }
    const QRectF who(row.left(), row.top() + line * 0.08, line * 0.84, line * 0.84);
    paintWho(p, who, m_seat.bot);
    row.setLeft(who.right() + pad * 0.5);
    if (m_seat.inTurn) {
        const QRectF rod(row.right() - line, row.top(), line, line);
        paintRod(p, rod);
        row.setRight(rod.left() - 2);
    }
    const Lettering::Style name{.scale = scale, .bold = true, .colour = nameInk};
    const Lettering::Style points{
        .scale = 0.92 * scale, .colour = kGold, .align = Qt::AlignRight | Qt::AlignVCenter};
    const qreal nameWish = letters.width(m_seat.name, name);
    const qreal pointsWish = m_seat.points.isEmpty() ? 0 : letters.width(m_seat.points, points);
    QString note = m_seat.note;
    bool pointsAbove = pointsWish > 0;
    if (pointsAbove && nameWish * 0.75 + pointsWish * 0.8 + pad > row.width()) {
        pointsAbove = false; // too narrow for both: the points begin the line below
    }
    if (pointsAbove) {
        const qreal share = std::min(pointsWish, std::max(row.width() * 0.34, row.width() - nameWish - pad));
        letters.write(p, QRectF(row.right() - share, row.top(), share, line), m_seat.points, points);
        row.setRight(row.right() - share - pad * 0.5);
    }
    letters.write(p, row, m_seat.name, name);

    if (note.isEmpty() && (pointsAbove || m_seat.points.isEmpty())) return;
    // The second line stands in the first gap between what lies in the panel, else over its lower edge.
    std::vector<QRectF> inside = m_inside;
    std::sort(inside.begin(), inside.end(),
              [](const QRectF& a, const QRectF& b) { return a.top() < b.top(); });
    qreal from = m_rect.top() + pad * 0.55 + line;
    qreal best = -1;
    for (const QRectF& box : inside) {
        if (box.top() - from >= line * 0.8) {
            best = from;
            break;
        }
        from = std::max(from, box.bottom());
    }
    bool over = false;
    if (best < 0) {
        best = from;
        if (best + line * 0.8 > m_rect.bottom()) {
            best = m_rect.bottom() - line - 2;
            over = true;
        }
    }
    QRectF second(m_rect.left() + pad, best, m_rect.width() - 2 * pad, line);
    if (over) solid(p, second.adjusted(-pad + 3, 0, pad - 3, 0), 4, QColor(0x0c, 0x28, 0x31, 215));
    if (!pointsAbove && pointsWish > 0) {
        Lettering::Style left = points;
        left.align = Qt::AlignLeft | Qt::AlignVCenter;
        const qreal share = note.isEmpty() ? second.width() : std::min(pointsWish, second.width() * 0.5);
        letters.write(p, QRectF(second.topLeft(), QSizeF(share, line)), m_seat.points, left);
        second.setLeft(second.left() + share + pad * 0.5);
    }
    if (!note.isEmpty()) letters.write(p, second, note, {.scale = 0.9 * scale, .colour = kMist});
}

// ---- a note ----

NoteItem::NoteItem(Brushes& brushes) : m_brushes(brushes) {
    setAcceptedMouseButtons({});
}

void NoteItem::set(const NotePicture& note, QRectF rect) {
    if (note == m_note && rect == m_rect) return;
    prepareGeometryChange();
    m_note = note;
    m_rect = rect;
    update();
}

void NoteItem::tumble(int face, qreal turned) {
    m_face = face;
    m_turned = turned;
    update();
}

void NoteItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    QPainter& p = *painter;
    Lettering& letters = m_brushes.letters;
    p.setRenderHint(QPainter::Antialiasing);
    const qreal high = m_rect.height();
    switch (m_note.kind) {
    case NotePicture::Kind::Text:
        letters.write(p, m_rect, m_note.text,
                      {.bold = m_note.active,
                       .wrapped = true,
                       .colour = m_note.active ? kGold : QColor(Qt::white),
                       .align = Qt::AlignCenter});
        break;
    case NotePicture::Kind::Step: {
        const qreal radius = std::min(high / 2, 12 * m_brushes.unit);
        if (m_note.active) {
            solid(p, m_rect, radius, kGold);
        } else {
            solid(p, m_rect, radius, QColor(0x0c, 0x28, 0x31, 150));
            hollow(p, m_rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, QColor(0xcf, 0xe9, 0xea, 120), 1.2);
        }
        letters.write(p, m_rect.adjusted(6, 0, -6, 0), m_note.text,
                      {.bold = m_note.active,
                       .wrapped = true,
                       .colour = m_note.active ? kInk : kMist,
                       .align = Qt::AlignCenter});
        break;
    }
    case NotePicture::Kind::Die: {
        const qreal side = std::min(m_rect.width(), high);
        const QRectF die(m_rect.center().x() - side / 2, m_rect.center().y() - side / 2, side, side);
        p.save();
        if (m_turned != 0) {
            p.translate(die.center());
            p.rotate(m_turned);
            p.translate(-die.center());
        }
        solid(p, die.translated(0, side * 0.05), side * 0.18, QColor(0, 0, 0, 90));
        QLinearGradient light(die.topLeft(), die.bottomRight());
        light.setColorAt(0, Qt::white);
        light.setColorAt(1, QColor(0xea, 0xdf, 0xc6));
        p.setBrush(light);
        p.setPen(QPen(kInk, std::max(1.5, side * 0.035)));
        p.drawRoundedRect(die.adjusted(1, 1, -1, -1), side * 0.18, side * 0.18);
        paintPips(p, die, m_face > 0 ? m_face : m_note.value, kInk);
        if (m_note.active) hollow(p, die.adjusted(-2, -2, 2, 2), side * 0.2, kGold, 3);
        p.restore();
        break;
    }
    case NotePicture::Kind::Bar: {
        const qreal radius = std::min(high / 2, 8 * m_brushes.unit);
        solid(p, m_rect, radius, QColor(0x0c, 0x28, 0x31, 190));
        const qreal share = m_note.most > 0 ? std::clamp(qreal(m_note.value) / m_note.most, 0.0, 1.0) : 0;
        if (share > 0) {
            QPainterPath shape;
            shape.addRoundedRect(m_rect, radius, radius);
            p.setClipPath(shape, Qt::IntersectClip);
            QRectF filled = m_rect;
            filled.setWidth(m_rect.width() * share);
            p.fillRect(filled, m_note.active ? QColor(0xb7, 0x3a, 0x3a) : QColor(0x2a, 0x8f, 0x92));
            p.setClipping(false);
        }
        hollow(p, m_rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, QColor(0xcf, 0xe9, 0xea, 140), 1.2);
        letters.write(p, m_rect.adjusted(8, 0, -8, 0), m_note.text,
                      {.bold = true, .wrapped = true, .colour = Qt::white, .align = Qt::AlignCenter});
        break;
    }
    case NotePicture::Kind::Badge: {
        const qreal side = std::min(m_rect.width(), high);
        const QRectF disc(m_rect.center().x() - side / 2, m_rect.center().y() - side / 2, side, side);
        p.setBrush(m_note.active ? QColor(0x2a, 0x6f, 0x57) : QColor(0x0c, 0x28, 0x31, 150));
        p.setPen(QPen(m_note.active ? kGold : QColor(0xcf, 0xe9, 0xea, 110), 1.6));
        p.drawEllipse(disc.adjusted(1, 1, -1, -1));
        letters.write(p, disc.adjusted(2, 1, -2, -1), m_note.text,
                      {.scale = std::min(1.6, 0.62 * side / letters.pixels()),
                       .bold = true,
                       .colour = m_note.active ? QColor(Qt::white) : QColor(0x9f, 0xba, 0xbd),
                       .align = Qt::AlignCenter});
        break;
    }
    }
}

// ---- what comes and goes ----

BubbleItem::BubbleItem(Brushes& brushes, const QString& words, QPointF tip, bool below, QRectF bounds)
    : m_brushes(brushes), m_words(words), m_tip(tip), m_below(below) {
    setAcceptedMouseButtons({});
    Lettering& letters = m_brushes.letters;
    const Lettering::Style style{.bold = true};
    const qreal pad = 12, most = std::min(bounds.width() - 16, 300 * m_brushes.unit);
    const qreal wide = std::ceil(std::min(most, letters.width(words, style) + 2 * pad + 4));
    const qreal high = letters.height(words, style, wide - 2 * pad) + 14;
    m_rect = QRectF(std::round(tip.x() - wide / 2), std::round(below ? tip.y() + 10 : tip.y() - 10 - high),
                    wide, high);
    if (m_rect.left() < bounds.left() + 6) m_rect.moveLeft(bounds.left() + 6);
    if (m_rect.right() > bounds.right() - 6) m_rect.moveRight(std::floor(bounds.right() - 6));
}

void BubbleItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    QPainter& p = *painter;
    p.setRenderHint(QPainter::Antialiasing);
    const qreal x = std::clamp(m_tip.x(), m_rect.left() + 16, m_rect.right() - 16);
    QPainterPath shape;
    shape.addRoundedRect(m_rect, 11, 11);
    QPainterPath point;
    const qreal edge = m_below ? m_rect.top() + 1 : m_rect.bottom() - 1;
    point.moveTo(x - 8, edge);
    point.lineTo(x, m_below ? m_rect.top() - 9 : m_rect.bottom() + 9);
    point.lineTo(x + 8, edge);
    point.closeSubpath();
    shape = shape.united(point);
    p.setPen(QPen(kInk, 2));
    p.setBrush(kPaper);
    p.drawPath(shape);
    m_brushes.letters.write(p, m_rect.adjusted(10, 4, -10, -4), m_words,
                            {.bold = true, .wrapped = true, .colour = kInk, .align = Qt::AlignCenter});
}

void RingItem::set(qreal progress, qreal grown) {
    m_progress = progress;
    m_grown = grown;
    update();
}

void RingItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    QColor colour = m_colour;
    colour.setAlphaF(float(std::clamp(1 - m_progress, 0.0, 1.0)));
    const QRectF rect = m_rect.adjusted(-m_grown, -m_grown, m_grown, m_grown);
    hollow(*painter, rect, 12 + m_grown, colour, 3);
}

} // namespace tacklebox
