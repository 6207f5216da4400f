#include "views/scene/items/noteitem.h"

#include "views/scene/items/coins.h"
#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/lily.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QPainter>

#include <algorithm>

namespace tacklebox {

namespace {

constexpr qreal kReadable = 10; ///< pixels: the smallest readable letters

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

} // namespace

void NoteItem::set(const NotePicture& note, QRectF rect) {
    if (note == m_note && rect == m_rect) return;
    m_note = note;
    m_rect = rect;
    setToolTip(note.tip);
    // The corners of a turning die and the petals of a lily extend beyond the box.
    const qreal over = note.kind == NotePicture::Kind::Die   ? 8 + 0.22 * rect.height()
                       : note.kind == NotePicture::Kind::Bud ? 8 + 0.6 * rect.height()
                                                             : 8;
    setBounds(rect.adjusted(-over, -over, over, over));
    invalidate();
}

void NoteItem::tumble(int face, qreal turned) {
    m_face = face;
    m_turned = turned;
    invalidate();
}

bool NoteItem::showsNothing() const {
    return m_note.text.isEmpty() && m_note.kind == NotePicture::Kind::Caption;
}

void NoteItem::paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) {
    if (m_turned == 0) {
        CachedItem::paint(painter, option, widget);
    } else { // rotated differently in each frame
        painter->setRenderHint(QPainter::Antialiasing);
        draw(*painter);
    }
}

void NoteItem::draw(QPainter& p) {
    TextCache& textCache = m_paintContext.text;
    const qreal high = m_rect.height();
    switch (m_note.kind) {
    case NotePicture::Kind::Step: {
        const qreal radius = std::min(high / 2, 12 * m_paintContext.unit);
        if (m_note.active) {
            drawRounded(p, m_rect, radius, theme::currentTheme().shadows ? kGold : theme::currentTheme().act);
        } else {
            drawRounded(p, m_rect, radius, captionBackground());
        }
        const QRectF inner = m_rect.adjusted(4, 0, -4, 0);
        TextCache::Style style{.bold = m_note.active,
                               .wrapped = true,
                               .colour = m_note.active ? tokens::kInk : captionInk(),
                               .align = Qt::AlignCenter};
        style.scale = std::min(1.0, kReadable / textCache.pixels());
        // If the words would be unreadable, write only the first (a number).
        const bool read = textCache.widthOfLongestWord(m_note.text, style) <= inner.width() &&
                          textCache.height(m_note.text, style, inner.width()) <= high + 2;
        style.scale = 1;
        textCache.write(p, inner, read ? m_note.text : m_note.text.section(u' ', 0, 0), style);
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
        drawRounded(p, die.translated(0, side * 0.05), side * 0.18, QColor(0, 0, 0, 90));
        QLinearGradient light(die.topLeft(), die.bottomRight());
        light.setColorAt(0, Qt::white);
        light.setColorAt(1, QColor(0xea, 0xdf, 0xc6));
        p.setBrush(light);
        p.setPen(QPen(kInk, std::max(1.5, side * 0.035)));
        p.drawRoundedRect(die.adjusted(1, 1, -1, -1), side * 0.18, side * 0.18);
        paintPips(p, die, m_face > 0 ? m_face : m_note.value, kInk);
        if (m_note.active) strokeRounded(p, die.adjusted(-2, -2, 2, 2), side * 0.2, kGold, 3);
        p.restore();
        break;
    }
    case NotePicture::Kind::Sum: {
        drawRounded(p, m_rect, std::min(high / 4, tokens::kTagRadius * m_paintContext.unit),
                    captionBackground());
        const qreal line = std::min(textCache.line(), high * 0.4);
        const QRectF figures = m_rect.adjusted(2, 2, -2, -line - 2);
        // Shrink large letters so that number and words do not overlap.
        constexpr qreal kLeastShare = 0.5;
        textCache.write(p, figures, QString::number(m_note.value),
                        {.scale = std::max(kLeastShare, 0.86 * figures.height() / textCache.line()),
                         .bold = true,
                         .colour = m_note.active ? captionAct() : tokens::kPaper,
                         .align = Qt::AlignCenter});
        textCache.write(p, QRectF(m_rect.left() + 2, m_rect.bottom() - line - 2, m_rect.width() - 4, line),
                        m_note.text,
                        {.scale = 0.88 * std::max(kLeastShare, std::min(1.0, line / textCache.line())),
                         .colour = captionInk(),
                         .align = Qt::AlignCenter});
        break;
    }
    case NotePicture::Kind::Caption: {
        const TextCache::Style style{.bold = m_note.active,
                                     .wrapped = true,
                                     .colour = m_note.active ? captionAct() : captionInk(),
                                     .align = Qt::AlignCenter};
        const qreal pad = std::round(7 * m_paintContext.unit);
        const qreal wide = std::min(m_rect.width(), textCache.width(m_note.text, style) + 2 * pad + 2);
        const qreal tall = std::min(high, textCache.height(m_note.text, style, wide - 2 * pad) + pad);
        const QRectF chip(std::round(m_rect.center().x() - wide / 2),
                          std::round(m_rect.center().y() - tall / 2), wide, tall);
        drawRounded(p, chip, std::min(tall / 2, tokens::kTagRadius * m_paintContext.unit),
                    captionBackground());
        textCache.write(p, chip.adjusted(pad, 0, -pad, 0), m_note.text, style);
        break;
    }
    case NotePicture::Kind::Tile: {
        const qreal side = std::min(m_rect.width(), high), stroke = std::max(1.6, 2.8 * m_paintContext.unit);
        const QRectF tile = QRectF(m_rect.center().x() - side / 2, m_rect.center().y() - side / 2, side, side)
                                .adjusted(stroke, stroke, -stroke, -stroke);
        drawRounded(p, tile, 0.18 * side, m_note.active ? tokens::kGold : tokens::kPaper,
                    QPen(tokens::kInk, stroke));
        p.setFont(theme::titleFont(std::max(0.46 * side, std::min(tokens::kLeastFontPixels, 0.58 * side))));
        p.setPen(tokens::kInk);
        p.drawText(tile.translated(0, 0.035 * side), Qt::AlignCenter, m_note.text);
        break;
    }
    case NotePicture::Kind::Suit: {
        drawCoin(p, m_rect, m_note.active);
        const qreal in = 0.29 * m_rect.width();
        if (!m_note.active) p.setOpacity(0.62);
        drawSuitShape(p, m_rect.adjusted(in, in, -in, -in), m_note.value);
        p.setOpacity(1);
        break;
    }
    case NotePicture::Kind::Bud:
        paintBud(p, m_rect.center(), m_rect.width() / kBudBox, m_note.active, m_note.text);
        break;
    }
}

} // namespace tacklebox
