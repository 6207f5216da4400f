#include "views/scene/input/optionitem.h"

#include "views/scene/input/optionmenu.h"
#include "views/theme/blit.h"
#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/hintring.h"
#include "views/theme/shapes.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace tacklebox {

QFont optionFont(qreal height) {
    QFont font = QApplication::font();
    font.setBold(true);
    font.setPixelSize(std::max(11, int(height * 0.46)));
    return font;
}

bool isWordy(const MoveOption& option) {
    switch (option.kind) {
    case MoveOption::Kind::Colour:
    case MoveOption::Kind::OneFace: return false;
    case MoveOption::Kind::Rank: return option.label.isEmpty();
    case MoveOption::Kind::Fish:
    case MoveOption::Kind::Player:
    case MoveOption::Kind::Words: return true;
    }
    return true;
}

QString textOf(const MoveOption& option) {
    return option.label.isEmpty() ? option.words : option.label;
}

OptionItem::OptionItem(const Gesture& gesture, const QRectF& rect, FaceStore* faces,
                       std::optional<CardArt> art)
    : m_gesture(gesture), m_rect(rect), m_faces(faces), m_art(std::move(art)) {
    setZValue(kAboveCards);
    const MoveOption& option = *gesture.option;
    const QString& key = option.key;
    QString tip = option.held ? OptionMenu::tr("%1 (you hold one)").arg(option.words) : option.words;
    if (!option.remark.isEmpty())
        tip = OptionMenu::tr("%1 (%2)", "a choice and a remark").arg(option.words, option.remark);
    if (!key.isEmpty()) tip = OptionMenu::tr("%1 - key %2", "a choice and its key").arg(tip, key);
    setToolTip(tip);
    if (m_faces) connect(m_faces, &FaceStore::ready, this, [this] { update(); });
}

void OptionItem::setFocused(bool focused) {
    if (m_focused == focused) return;
    m_focused = focused;
    update();
}

void OptionItem::setHovered(bool hovered) {
    if (m_hovered == hovered) return;
    m_hovered = hovered;
    update();
}

void OptionItem::setHinted(bool hinted) {
    if (m_hinted == hinted) return;
    m_hinted = hinted;
    update();
}

QRectF OptionItem::boundingRect() const {
    return m_rect.adjusted(-6, -6, 6, 6);
}

void OptionItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const MoveOption& option = *m_gesture.option;
    painter->setRenderHint(QPainter::Antialiasing);
    const bool disc = option.kind == MoveOption::Kind::Colour;
    const qreal round = disc ? m_rect.height() / 2 : std::min(m_rect.height() * 0.32, 12.0);
    if (m_focused) {
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(kInk, 2));
        painter->drawRoundedRect(m_rect.adjusted(-4.5, -4.5, 4.5, 4.5), round + 4, round + 4);
        painter->setPen(QPen(kGold, 3));
        painter->drawRoundedRect(m_rect.adjusted(-2, -2, 2, 2), round + 2, round + 2);
    }
    painter->setPen(Qt::NoPen);
    painter->setBrush(QColor(0x0d, 0x1b, 0x29, 90)); // its hard shadow
    painter->drawRoundedRect(m_rect.adjusted(2, 4, 2, 4), round, round);
    drawRounded(*painter, m_rect.adjusted(0.75, 0.75, -0.75, -0.75), round, m_hovered ? kGold : kPaper,
                QPen(kInk, std::max(1.5, 0.055 * m_rect.height())));

    const qreal side = std::min(m_rect.width(), m_rect.height());
    const QRectF inner(m_rect.center() - QPointF(side, side) * 0.3, QSizeF(side, side) * 0.6);
    switch (option.kind) {
    case MoveOption::Kind::Colour: drawColourShape(*painter, inner, option.id); break;
    default: {
        if (m_art && m_faces) {
            const QRectF face = m_rect.adjusted(2, 2, -2, -2);
            const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
            const QPixmap pixmap = m_faces->pixmap(*m_art, (face.size() * ratio).toSize());
            if (!pixmap.isNull()) {
                blit(*painter, face.topLeft(), pixmap, face.size());
                break;
            }
        }
        const QRectF line = m_rect.adjusted(4, 2, -4, -2);
        const QString text = textOf(option);
        const QFont font =
            theme::fitText(optionFont(isWordy(option) ? std::min(m_rect.height(), 44.0) : m_rect.height()), 9,
                           text, line.width());
        painter->setFont(font);
        painter->setPen(kInk);
        painter->drawText(line, Qt::AlignCenter,
                          QFontMetricsF(font).elidedText(text, Qt::ElideRight, line.width()));
        break;
    }
    }
    if (option.held) { // a tick: asking for a card that you hold should be on purpose
        const qreal size = std::max(9.0, side * 0.32);
        const QRectF tick(m_rect.right() - size * 0.85, m_rect.top() - size * 0.15, size, size);
        painter->setPen(QPen(kInk, 1.4));
        painter->setBrush(kGold);
        painter->drawEllipse(tick);
        painter->setPen(QPen(kInk, std::max(1.4, size * 0.14), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(QPolygonF{QPointF(tick.left() + size * 0.25, tick.top() + size * 0.52),
                                        QPointF(tick.left() + size * 0.44, tick.top() + size * 0.7),
                                        QPointF(tick.left() + size * 0.76, tick.top() + size * 0.32)});
    }
    if (m_hinted)
        drawHintRing(*painter, m_rect.adjusted(-0.5, -0.5, 0.5, 0.5), round,
                     std::clamp(m_rect.height() / 44, 1.0, 1.5));
}

} // namespace tacklebox

#include "moc_optionitem.cpp"
