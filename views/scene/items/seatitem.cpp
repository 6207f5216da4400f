#include "views/scene/items/seatitem.h"

#include "views/scene/items/memorygrid.h"
#include "views/theme/blit.h"
#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/hintring.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

struct SeatWords {
    Q_DECLARE_TR_FUNCTIONS(SeatWords)
};

} // namespace

void SeatItem::set(const SeatPicture& seat, int number, const Parts& parts) {
    if (seat == m_seat && number == m_number && parts == m_parts) return;
    m_seat = seat;
    m_number = number;
    m_parts = parts;
    if (seat.portrait.isEmpty()) m_parts.portrait = {};
    if (m_parts.tag.isEmpty()) m_parts.tag = QRectF(parts.whole.topLeft(), QSizeF(parts.whole.width(), 28));
    setBounds((m_parts.whole | m_parts.portrait | m_parts.tag | m_parts.chip | m_parts.memory)
                  .adjusted(-12, -12, 12, 12));
    setToolTip(seat.tip);
    invalidate();
}

void SeatItem::setMood(Mood mood) {
    if (mood == m_mood) return;
    m_mood = mood;
    invalidate();
}

void SeatItem::setLit(bool lit, bool focused, bool hinted) {
    if (lit == m_lit && focused == m_focused && hinted == m_hinted) return;
    m_hinted = hinted;
    m_lit = lit;
    m_focused = focused;
    invalidate();
}

void SeatItem::setDropTarget(bool on) {
    if (on == m_isDropTarget) return;
    m_isDropTarget = on;
    invalidate();
}

void SeatItem::refresh() {
    if (m_scaled) invalidate();
}

void SeatItem::draw(QPainter& p) {
    drawBackground(p);
    if (!m_parts.portrait.isEmpty()) drawPortrait(p);
    drawTag(p);
    drawChip(p);
    if (m_seat.memory) drawMemoryGrid(p, m_paintContext, m_parts.memory, *m_seat.memory);
    const qreal radius = tokens::kPanelRadius * m_paintContext.unit;
    const qreal scale = m_paintContext.frameScale();
    if (m_hinted) drawHintRing(p, m_parts.whole.adjusted(1, 1, -1, -1), radius, scale);
    if (m_focused) drawFocusRing(p, m_parts.whole, radius, scale);
}

/// A legal target is outlined; the drop target is gold.
void SeatItem::drawBackground(QPainter& p) {
    if (!m_lit && !m_isDropTarget) return;
    const qreal unit = m_paintContext.unit, radius = tokens::kPanelRadius * unit;
    QRectF background = m_parts.whole;
    if (m_seat.note.isEmpty() && !m_seat.out && !m_parts.chip.isEmpty() && m_parts.memory.isEmpty())
        background.setBottom(m_parts.chip.top());
    background.adjust(2, 2, -2, -2);
    if (m_isDropTarget) {
        drawRounded(p, background, radius, tokens::kGold);
        strokeRounded(p, background, radius, tokens::kInk, tokens::kSceneryStroke * unit);
        return;
    }
    drawRounded(p, background, radius, captionBackground(0.3));
    p.setBrush(Qt::NoBrush);
    QPen dashes(tokens::kGoldLight, std::max(2.0, 3.4 * unit), Qt::CustomDashLine, Qt::RoundCap);
    dashes.setDashPattern({3, 2.6});
    p.setPen(dashes);
    p.drawRoundedRect(background, radius, radius);
}

void SeatItem::drawPortrait(QPainter& p) {
    const QRectF& face = m_parts.portrait;
    const qreal side = face.width();
    // The centre of the porthole is a little below the middle of the picture.
    const QPointF middle = face.center() + QPointF(0, 0.06 * side);
    const auto disc = [&](qreal share, QColor colour) {
        p.setBrush(colour);
        p.drawEllipse(middle, share * side, share * side);
    };
    p.setPen(Qt::NoPen);
    const bool answers =
        m_seat.asked && !m_seat.inTurn; // an asked player gets a pale ring; gold is for the player on turn
    if (m_seat.inTurn || (m_seat.mustAct && !answers)) {
        disc(0.57, faded(tokens::kGoldLight, 0.45));
        disc(0.525, tokens::kInk);
        disc(0.505, tokens::kGold);
    } else if (answers) {
        disc(0.53, tokens::kInk);
        disc(0.505, tokens::kPaper);
    }
    const QSize physical = m_paintContext.physical(face.size());
    QPixmap picture = m_paintContext.faces.seen(portraitArt(m_seat.portrait, moodName(m_mood)), physical);
    m_scaled = picture.size() != physical;
    if (m_seat.out) picture = greyscale(picture);
    p.setRenderHint(QPainter::SmoothPixmapTransform, m_scaled);
    p.drawPixmap(face, picture, QRectF(picture.rect()));
}

void SeatItem::drawTag(QPainter& p) {
    const QRectF& room = m_parts.tag;
    constexpr qreal kFontShare = 0.62; // share of the height
    constexpr qreal kLeastCap = 12;    // pixels, around a key
    const qreal unit = m_paintContext.unit, high = room.height(), radius = 0.3 * high;
    const qreal stroke = std::max(1.6, tokens::kThinStroke * unit);
    // If the tag is too long, shrink letters and padding, then the name.
    qreal size = kFontShare * high, em = 0, key = 0, name = 0, flag = 0, wide = 0;
    const qreal least = std::min(size, tokens::kLeastFontPixels);
    for (;; size -= 0.5) {
        em = size / kFontShare;
        key = (m_number > 0 ? 0.95 : 0.4) * em;
        name = QFontMetricsF(theme::titleFont(size)).horizontalAdvance(m_seat.name);
        flag = m_seat.score.isEmpty()
                   ? 0
                   : QFontMetricsF(theme::titleFont(0.94 * size)).horizontalAdvance(m_seat.score) + 0.7 * em;
        wide = std::ceil(key + name + 0.3 * em + (flag > 0 ? flag : 0.3 * em));
        if (wide <= room.width() || size <= least) break;
    }
    if (wide > room.width()) {
        name -= wide - room.width();
        wide = room.width();
    }
    const qreal middle = m_parts.portrait.isEmpty() ? room.center().x() : m_parts.portrait.center().x();
    const QRectF tag(
        std::round(std::clamp(middle - wide / 2, room.left(), std::max(room.left(), room.right() - wide))),
        room.top(), wide, high - 3 * unit);
    if (theme::currentTheme().shadows)
        drawRounded(p, tag.translated(0, 3 * unit), radius, faded(tokens::kNight, 0.45));
    const bool acts = m_seat.inTurn || (m_seat.mustAct && !m_seat.asked);
    QPainterPath shape;
    shape.addRoundedRect(tag, radius, radius);
    p.fillPath(shape, m_seat.out ? tokens::kSand : acts ? tokens::kGoldLight : tokens::kPaper);
    const QPen ink(tokens::kInk, stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (flag > 0) {
        QPainterPath gold;
        gold.addRect(QRectF(tag.right() - flag, tag.top(), flag, tag.height()));
        p.fillPath(shape & gold, tokens::kGold);
        p.setPen(ink);
        p.drawLine(QPointF(tag.right() - flag, tag.top()), QPointF(tag.right() - flag, tag.bottom()));
    }
    p.strokePath(shape, ink);
    const auto write = [&](const QRectF& box, const QString& words, qreal pixels, QColor colour,
                           Qt::Alignment side) {
        const QFont font = theme::titleFont(pixels);
        p.setFont(font);
        p.setPen(colour);
        // Figures and capitals of League Spartan are high in their line.
        p.drawText(box.translated(0, 0.07 * pixels), int(side | Qt::AlignVCenter),
                   QFontMetricsF(font).elidedText(words, Qt::ElideRight, box.width() + 1));
    };
    if (m_number > 0) {
        // Keep the key legible on a small tag.
        const qreal cap =
            std::max(0.64 * std::min(em, tag.height()), std::min(kLeastCap, tag.height() - 2.5 * stroke));
        const QRectF square(tag.left() + 0.2 * em, tag.center().y() - cap / 2, cap, cap);
        drawRounded(p, square, std::min(4.0 * unit, 0.25 * cap), tokens::kInk);
        write(square, QString::number(m_number),
              std::max(0.82 * cap, std::min(tokens::kLeastFontPixels, 0.95 * cap)), tokens::kPaper,
              Qt::AlignHCenter);
    }
    write(QRectF(tag.left() + key + 0.1 * em, tag.top(), name + 1, tag.height()), m_seat.name, size,
          tokens::kInk, Qt::AlignLeft);
    if (flag > 0)
        write(QRectF(tag.right() - flag, tag.top(), flag, tag.height()), m_seat.score, 0.94 * size,
              tokens::kInk, Qt::AlignHCenter);
}

void SeatItem::drawChip(QPainter& p) {
    const QRectF& room = m_parts.chip;
    const QString words = m_seat.out && m_seat.note.isEmpty()
                              ? SeatWords::tr("out", "of a player nobody can aim at")
                              : m_seat.note;
    if (room.isEmpty() || words.isEmpty()) return;
    const TextCache::Style style{.bold = true, .colour = captionInk(), .align = Qt::AlignCenter};
    const qreal pad = 8 * m_paintContext.unit;
    const qreal wide = std::min(room.width(), m_paintContext.text.width(words, style) + 2 * pad);
    const qreal middle = m_parts.portrait.isEmpty() ? room.center().x() : m_parts.portrait.center().x();
    const QRectF chip(std::round(std::clamp(middle - wide / 2, room.left(), room.right() - wide)), room.top(),
                      wide, room.height());
    fillCaption(p, chip, std::min(chip.height() / 2, tokens::kTagRadius * m_paintContext.unit), 0.72);
    m_paintContext.text.write(p, chip.adjusted(pad / 2, 0, -pad / 2, 0), words, style);
}

} // namespace tacklebox
