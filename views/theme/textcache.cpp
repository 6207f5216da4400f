#include "views/theme/textcache.h"

#include "views/theme/blit.h"
#include "views/theme/fonts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {
constexpr int kCacheKilobytes = 6 * 1024;
constexpr int kLeast = 7; ///< pixels; the least font size
} // namespace

TextCache::TextCache() : m_line(std::ceil(QFontMetricsF(fontOf({})).height())), m_cache(kCacheKilobytes) {}

void TextCache::setScale(qreal unit, qreal ratio) {
    const qreal pixels = std::round(tokens::fontPixels(tokens::kCaption, unit) * theme::textFactor());
    if (pixels == m_pixels && ratio == m_ratio && unit == m_unit) return;
    m_unit = unit;
    m_ratio = ratio;
    m_pixels = pixels;
    m_line = std::ceil(QFontMetricsF(fontOf({})).height());
    m_cache.clear();
}

QFont TextCache::fontOf(const Style& style) const {
    QFont font = theme::textFont(std::max(tokens::kLeastFontPixels, m_pixels * style.scale), style.bold);
    font.setStrikeOut(style.struck);
    return font;
}

qreal TextCache::leastShare() const {
    constexpr qreal kMostText = 1.5; // limits how far a larger font shrinks
    const qreal usual = kLeastShare / std::clamp(theme::textFactor(), 1.0, kMostText);
    return std::min(kLeastShare, std::max(usual, tokens::kLeastFontPixels / m_pixels));
}

qreal TextCache::width(const QString& text, const Style& style) const {
    return std::ceil(QFontMetricsF(fontOf(style)).horizontalAdvance(text)) + 1;
}

qreal TextCache::widthOfLongestWord(const QString& text, const Style& style) const {
    qreal longest = 0;
    for (const QString& word : text.split(u' '))
        longest = std::max(longest, width(word, style));
    return longest;
}

qreal TextCache::height(const QString& text, const Style& style, qreal width) const {
    const QRectF room(0, 0, width, 100000);
    return std::ceil(QFontMetricsF(fontOf(style)).boundingRect(room, Qt::TextWordWrap, text).height());
}

void TextCache::write(QPainter& painter, QRectF box, const QString& text, const Style& style) {
    const QSize physical(int(std::ceil(box.width() * m_ratio)), int(std::ceil(box.height() * m_ratio)));
    if (physical.isEmpty() || text.isEmpty()) return;
    const QString key = text + QChar(1) + QString::number(physical.width()) + QChar(1) +
                        QString::number(physical.height()) + QChar(1) + QString::number(style.scale) +
                        QChar(u'0' + style.bold + 2 * style.wrapped + 4 * style.struck) +
                        QString::number(style.colour.rgba()) + QChar(1) + QString::number(int(style.align));
    const QPixmap* pixmap = m_cache.object(key);
    if (!pixmap) {
        auto* drawn = new QPixmap(physical);
        drawn->fill(Qt::transparent);
        {
            QPainter pen(drawn);
            pen.scale(m_ratio, m_ratio);
            QFont font = fontOf(style);
            const QRectF room(QPointF(0, 0), box.size());
            QString words = text;
            if (style.wrapped) {
                const int least = std::max(kLeast, int(font.pixelSize() * leastShare()));
                font = theme::fitText(font, least, [&](const QFont& tried) {
                    const QRectF used =
                        QFontMetricsF(tried).boundingRect(room, int(style.align) | Qt::TextWordWrap, words);
                    return used.height() <= room.height() && used.width() <= room.width();
                });
            } else {
                const qreal wanted = QFontMetricsF(font).horizontalAdvance(words);
                if (wanted > room.width()) {
                    const qreal share = std::max(leastShare(), room.width() / wanted);
                    font.setPixelSize(std::max(kLeast, int(font.pixelSize() * share)));
                }
                words = QFontMetricsF(font).elidedText(words, Qt::ElideRight, room.width());
            }
            pen.setFont(font);
            pen.setPen(style.colour);
            pen.drawText(room, int(style.align) | (style.wrapped ? Qt::TextWordWrap : Qt::TextSingleLine),
                         words);
        }
        const int cost = std::max(1, physical.width() * physical.height() * 4 / 1024);
        if (!m_cache.insert(key, drawn, cost)) return; // larger than the whole cache
        pixmap = m_cache.object(key);
    }
    blit(painter, box.topLeft(), *pixmap, box.size());
}

} // namespace tacklebox
