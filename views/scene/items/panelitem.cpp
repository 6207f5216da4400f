#include "views/scene/items/panelitem.h"

#include "views/theme/hintring.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

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

} // namespace

void PanelItem::set(const SeatPicture& seat, int number, QRectF rect, QRectF portrait,
                    std::vector<QRectF> inside) {
    if (seat == m_seat && number == m_number && rect == m_rect && portrait == m_portrait &&
        inside == m_inside)
        return;
    setBounds(rect.adjusted(-12, -12, 12, 12));
    m_seat = seat;
    m_number = number;
    m_rect = rect;
    m_portrait = seat.portrait.isEmpty() ? QRectF() : portrait;
    m_inside = std::move(inside);
    forget();
}

void PanelItem::setMood(Mood mood) {
    if (mood == m_mood) return;
    m_mood = mood;
    forget();
}

void PanelItem::setLit(bool lit, bool focused, bool hinted) {
    if (lit == m_lit && focused == m_focused && hinted == m_hinted) return;
    m_hinted = hinted;
    m_lit = lit;
    m_focused = focused;
    forget();
}

void PanelItem::paintPortrait(QPainter& p) {
    static constexpr const char* kMoods[] = {"calm", "thinking", "delighted", "stung"};
    if (m_seat.inTurn || m_lit || m_seat.waiting) { // light behind the porthole
        QRadialGradient halo(m_portrait.center(), m_portrait.width() * 0.56);
        QColor gold = kGold;
        halo.setColorAt(0.8, gold);
        gold.setAlpha(0);
        halo.setColorAt(1, gold);
        p.setPen(Qt::NoPen);
        p.setBrush(halo);
        p.drawEllipse(m_portrait.adjusted(-6, -6, 6, 6));
    }
    const CardArt art{QStringLiteral(":/portraits/%1-%2.svg")
                          .arg(m_seat.portrait, QLatin1String(kMoods[std::size_t(m_mood)])),
                      {},
                      {}};
    const QSize physical = m_brushes.physical(m_portrait.size());
    m_brushes.faces.ensure(art, physical);
    const QPixmap face = m_brushes.faces.pixmap(art, physical);
    m_scaled = face.size() != physical;
    if (m_seat.out) p.setOpacity(0.5);
    p.setRenderHint(QPainter::SmoothPixmapTransform, m_scaled);
    p.drawPixmap(m_portrait, face, QRectF(face.rect()));
    p.setOpacity(1);
}

void PanelItem::refresh() {
    if (m_scaled) forget();
}

void PanelItem::draw(QPainter& p) {
    TextCache& letters = m_brushes.text;
    const qreal unit = m_brushes.unit, radius = 10 * unit;
    // The lines share what is free above the cards; larger text than that would lie on them.
    const qreal wish = letters.line();
    qreal free = m_rect.bottom();
    for (const QRectF& box : m_inside)
        free = std::min(free, box.top());
    const int lines = m_seat.note.isEmpty() ? 1 : 2;
    const qreal line = std::clamp((free - m_rect.top() - 4) / lines, std::min(13.0, wish), wish);
    const qreal scale = line / wish;
    fillRounded(p, m_rect, radius,
                m_seat.out ? QColor(0x10, 0x31, 0x3a, 150) : QColor(0x10, 0x31, 0x3a, 225));
    if (m_lit) fillRounded(p, m_rect, radius, QColor(0xff, 0xd2, 0x3f, 38));
    if (m_seat.inTurn || m_lit)
        strokeRounded(p, m_rect.adjusted(1, 1, -1, -1), radius - 1, kGold, 3);
    else if (m_seat.waiting) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(kGold, 2.4, Qt::DashLine, Qt::RoundCap));
        p.drawRoundedRect(m_rect.adjusted(1, 1, -1, -1), radius - 1, radius - 1);
    } else
        strokeRounded(p, m_rect.adjusted(0.5, 0.5, -0.5, -0.5), radius,
                      m_seat.asked ? QColor(0x9f, 0xe6, 0xdf) : QColor(0x7f, 0xc0, 0xc2, 150),
                      m_seat.asked ? 2 : 1.2);
    if (m_seat.asked && !m_seat.inTurn && !m_lit) // a soft glow, inside so that it shines on no neighbour
        for (int k = 2; k <= 10; k += 2)
            strokeRounded(p, m_rect.adjusted(k, k, -k, -k), std::max(1.0, radius - k),
                          QColor(0x9f, 0xe6, 0xdf, 60 - 5 * k), 2.2);
    if (m_hinted) drawHintRing(p, m_rect.adjusted(1, 1, -1, -1), radius);
    if (m_focused) drawFocusRing(p, m_rect, radius);

    if (!m_portrait.isEmpty()) paintPortrait(p);

    // The first line: key, who, name; at its right the points and the rod.
    const qreal pad = std::round(7 * std::min(1.4, std::max(0.72, unit)));
    const qreal left = m_portrait.isEmpty() ? m_rect.left() + pad : m_portrait.right() + pad;
    QRectF row(left, m_rect.top() + std::round(pad * 0.55), m_rect.right() - pad - left, line);
    const QColor nameInk = m_seat.out ? QColor(0xb4, 0xc8, 0xca) : QColor(Qt::white);
    if (m_number > 0 && row.width() > 96) {
        const QRectF chip(row.left(), row.top() + line * 0.1, std::round(line * 0.8), std::round(line * 0.8));
        fillRounded(p, chip, chip.height() * 0.28, QColor(255, 255, 255, 34));
        letters.write(p, chip, QString::number(m_number),
                      {.scale = 0.8 * scale, .bold = true, .colour = kMist, .align = Qt::AlignCenter});
        row.setLeft(chip.right() + pad * 0.6);
    }
    if (m_portrait.isEmpty()) {
        const QRectF who(row.left(), row.top() + line * 0.08, line * 0.84, line * 0.84);
        paintWho(p, who, m_seat.bot);
        row.setLeft(who.right() + pad * 0.5);
    }
    if (m_seat.inTurn) {
        const QRectF rod(row.right() - line, row.top(), line, line);
        paintRod(p, rod);
        row.setRight(rod.left() - 2);
    }
    const TextCache::Style name{.scale = scale, .bold = true, .colour = nameInk};
    const TextCache::Style points{
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
    QRectF second(left, best, m_rect.right() - pad - left, line);
    if (over) fillRounded(p, second.adjusted(-pad + 3, 0, pad - 3, 0), 4, QColor(0x0c, 0x28, 0x31, 215));
    if (!pointsAbove && pointsWish > 0) {
        TextCache::Style beside = points;
        beside.align = Qt::AlignLeft | Qt::AlignVCenter;
        const qreal share = note.isEmpty() ? second.width() : std::min(pointsWish, second.width() * 0.5);
        letters.write(p, QRectF(second.topLeft(), QSizeF(share, line)), m_seat.points, beside);
        second.setLeft(second.left() + share + pad * 0.5);
    }
    if (!note.isEmpty()) letters.write(p, second, note, {.scale = 0.9 * scale, .colour = kMist});
}

} // namespace tacklebox
