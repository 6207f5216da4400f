#include "views/scene/input/closelook.h"

#include "views/theme/colours.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

namespace tacklebox {

namespace {

constexpr QColor kDeepBlue(0x1b, 0x4f, 0x91);
constexpr qreal kEdge = 12;

QFont lookFont(qreal unit, bool bold = false) {
    QFont font = QApplication::font();
    font.setPixelSize(std::max(QFontInfo(font).pixelSize(), int(13 * unit)));
    font.setBold(bold);
    return font;
}

} // namespace

CloseLook::CloseLook() {
    setZValue(2e6);
    setVisible(false);
}

void CloseLook::setFaces(FaceStore* faces) {
    if (m_faces) disconnect(m_faces, nullptr, this, nullptr);
    m_faces = faces;
    if (m_faces) connect(m_faces, &FaceStore::ready, this, [this] { update(); });
}

void CloseLook::open(const CardArt& art, const QString& words, QRectF card, QRectF bounds, qreal unit) {
    prepareGeometryChange();
    m_art = art;
    m_words = words;
    m_unit = unit;
    const QRectF room = bounds.adjusted(6, 6, -6, -6);
    const qreal height = std::clamp(330 * unit, 180.0, std::max(180.0, room.height() - 2 * kEdge));
    const QSizeF face(height * 5 / 7, height);
    const qreal textWidth =
        std::clamp(230 * unit, 160.0, std::max(160.0, room.width() - face.width() - 3 * kEdge));
    m_rect = QRectF(0, 0, face.width() + textWidth + 3 * kEdge, face.height() + 2 * kEdge);
    // Above the card if it is in the lower half, else below; beside it where neither is free.
    const qreal x = card.center().x() - m_rect.width() / 2;
    m_rect.moveTopLeft({x, card.top() - 10 - m_rect.height()});
    if (m_rect.top() < room.top()) m_rect.moveTop(card.bottom() + 10);
    if (m_rect.bottom() > room.bottom()) {
        m_rect.moveTop(card.center().y() - m_rect.height() / 2);
        m_rect.moveLeft(card.right() + 10);
        if (m_rect.right() > room.right()) m_rect.moveRight(card.left() - 10);
    }
    if (m_rect.bottom() > room.bottom()) m_rect.moveBottom(room.bottom());
    if (m_rect.top() < room.top()) m_rect.moveTop(room.top());
    if (m_rect.right() > room.right()) m_rect.moveRight(room.right());
    if (m_rect.left() < room.left()) m_rect.moveLeft(room.left());
    m_rect.moveTopLeft(m_rect.topLeft().toPoint());
    m_card = QRectF(m_rect.topLeft() + QPointF(kEdge, kEdge), face);
    const QFontMetricsF metrics(lookFont(unit));
    const qreal lineHeight = std::max(28.0, metrics.height() + 8);
    m_line = QRectF(m_card.right() + kEdge, m_card.bottom() - lineHeight, textWidth, lineHeight);
    m_text = QRectF(m_line.left(), m_card.top(), textWidth, m_line.top() - 6 - m_card.top());
    setVisible(true);
    update();
}

void CloseLook::shut() {
    setVisible(false);
}

bool CloseLook::onRulesLine(QPointF point) const {
    return isVisible() && m_line.contains(point);
}

QRectF CloseLook::boundingRect() const {
    return m_rect.adjusted(-3, -3, 3, 3);
}

void CloseLook::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(kInk, 2));
    painter->setBrush(kPaper);
    painter->drawRoundedRect(m_rect, 12, 12);
    if (m_faces) {
        const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        blit(*painter, m_card.topLeft(), m_faces->pixmap(m_art, (m_card.size() * ratio).toSize()),
             m_card.size());
    }
    painter->setPen(kInk);
    QFont font = lookFont(m_unit * 1.25);
    const int flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    while (font.pixelSize() > 9 &&
           QFontMetricsF(font).boundingRect(m_text, flags, m_words).height() > m_text.height())
        font.setPixelSize(font.pixelSize() - 1);
    painter->setFont(font);
    painter->drawText(m_text, flags, m_words);

    painter->setPen(QPen(kInk, 1));
    painter->setBrush(kGold);
    painter->drawRoundedRect(m_line, 6, 6);
    painter->setPen(kInk);
    font = lookFont(m_unit, true);
    const QString ask = tr("What does this do?  (?)", "a line to click, and its key");
    while (font.pixelSize() > 9 && QFontMetricsF(font).horizontalAdvance(ask) > m_line.width() - 8)
        font.setPixelSize(font.pixelSize() - 1);
    painter->setFont(font);
    painter->drawText(m_line, Qt::AlignCenter, ask);
}

} // namespace tacklebox
