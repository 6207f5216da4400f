// A cache of text on the table, painted once into pixmaps of exact physical size.
#pragma once

#include <QCache>
#include <QColor>
#include <QFont>
#include <QPainter>
#include <QPixmap>
#include <QRectF>
#include <QString>

namespace tacklebox {

class TextCache {
  public:
    /// Text that is too long is made smaller, at most to this share of the usual font size. Text in a larger
    /// font may shrink to the same size in pixels.
    static constexpr qreal kLeastShare = 0.67;

    TextCache();

    /// Sets the unit of the layout and the device pixel ratio. The size of text depends on these and on the
    /// user's font size.
    void setScale(qreal unit, qreal ratio);
    qreal ratio() const { return m_ratio; }
    /// The font size of the table's text in pixels: a caption at that unit, times theme::textFactor().
    qreal pixels() const { return m_pixels; }
    /// The height of a line.
    qreal line() const { return m_line; }

    struct Style {
        qreal scale = 1.0; ///< as a share of pixels()
        bool bold = false;
        bool wrapped = false;
        QColor colour = Qt::white;
        Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
        bool struck = false;
    };
    /// Draws `text` into `box`. Text that is too long gets smaller, down to leastShare(), and is then elided.
    void write(QPainter& painter, QRectF box, const QString& text, const Style& style);
    /// The width of `text` on one line.
    qreal width(const QString& text, const Style& style) const;
    /// The width of the longest word.
    qreal widthOfLongestWord(const QString& text, const Style& style) const;
    /// The height of `text` wrapped to that width.
    qreal height(const QString& text, const Style& style, qreal width) const;

  private:
    QFont fontOf(const Style& style) const;
    qreal leastShare() const;

    qreal m_unit = 1, m_ratio = 1, m_pixels = 13;
    qreal m_line; ///< cached, because each zone of a layout asks for it
    QCache<QString, QPixmap> m_cache;
};

} // namespace tacklebox
