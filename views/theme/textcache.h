// Words on the table, drawn once into pixmaps of exact physical size and blitted from then on.
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
    /// Words that are too long are made smaller, to this share at the least where letters have their usual
    /// size; where a person has made them larger they come down to what they usually are.
    static constexpr qreal kLeastShare = 0.67;

    TextCache();

    /// The layout's unit, the person's wish for larger text, and the device pixel ratio set the size of all
    /// text.
    void setScale(qreal unit, qreal ratio);
    qreal ratio() const { return m_ratio; }
    /// Pixel size of the table's text: a caption at that unit, times the person's factor.
    qreal pixels() const { return m_pixels; }
    /// Height of a line of it.
    qreal line() const { return m_line; }

    struct Style {
        qreal scale = 1.0; ///< of pixels()
        bool bold = false;
        bool wrapped = false;
        QColor colour = Qt::white;
        Qt::Alignment align = Qt::AlignLeft | Qt::AlignVCenter;
        bool struck = false;
    };
    /// Writes `text` into `box`: made smaller, to leastShare() at most, then elided, where it is too long.
    void write(QPainter& painter, QRectF box, const QString& text, const Style& style);
    /// How wide `text` would like to be.
    qreal width(const QString& text, const Style& style) const;
    /// The same of its longest word.
    qreal widthOfLongestWord(const QString& text, const Style& style) const;
    /// How high it is when wrapped to that width.
    qreal height(const QString& text, const Style& style, qreal width) const;

  private:
    QFont fontOf(const Style& style) const;
    qreal leastShare() const;

    qreal m_unit = 1, m_ratio = 1, m_pixels = 13;
    qreal m_line; ///< asked for by every zone that is laid out
    QCache<QString, QPixmap> m_cache;
};

} // namespace tacklebox
