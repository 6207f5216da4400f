// What is shown while a card is carried: what a drop would do, at each place for it, and the trail that leads
// back to its gap in the hand.
#pragma once

#include "views/theme/brushes.h"

#include <QGraphicsItem>

namespace tacklebox {

/// The words below a place for a drop: a chip, or a golden sign while the card is over that place.
class DropSignItem : public QGraphicsItem {
  public:
    /// Below `target` and the buttons `options` that stand at it (may be empty) if there is room in `bounds`,
    /// else over its lower edge.
    DropSignItem(Brushes& brushes, QRectF target, QRectF options, const QString& words,
                 const QString& dropWords, QRectF bounds);
    const QRectF& target() const { return m_target; }
    const QRectF& rect() const { return m_rect; }
    /// What it says now.
    const QString& words() const { return m_isDropTarget ? m_dropWords : m_words; }
    /// While the card is over its place it lies above the card.
    void setDropTarget(bool on);
    QRectF boundingRect() const override { return m_rect.adjusted(-4, -4, 6, 10); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    void place();

    Brushes& m_brushes;
    QRectF m_target, m_options, m_bounds, m_rect;
    QString m_words, m_dropWords;
    bool m_isDropTarget = false;
};

/// Dots in an arc from where a card was taken to where it is.
class TrailItem : public QGraphicsItem {
  public:
    TrailItem(QPointF from, qreal unit) : m_from(from), m_to(from), m_unit(unit) {
        setAcceptedMouseButtons({});
    }
    void setEnd(QPointF to);
    QPointF end() const { return m_to; }
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    QPointF bend() const;

    QPointF m_from, m_to;
    qreal m_unit;
};

} // namespace tacklebox
