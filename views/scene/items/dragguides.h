#pragma once

#include "views/theme/paintcontext.h"

#include <QGraphicsItem>

namespace tacklebox {

/// The label below a drop target: a chip, or a gold sign while the card is over the target.
class DropSignItem : public QGraphicsItem {
  public:
    /// It is below `target` and its buttons `options` (may be empty), or at the lower edge of `bounds` if
    /// there is no room below.
    DropSignItem(PaintContext& paintContext, QRectF target, QRectF options, const QString& words,
                 const QString& dropWords, QRectF bounds);
    const QRectF& target() const { return m_target; }
    const QRectF& rect() const { return m_rect; }
    /// The current text.
    const QString& words() const { return m_isDropTarget ? m_dropWords : m_words; }
    /// While the card is over its target, the label is above the card.
    void setDropTarget(bool on);
    QRectF boundingRect() const override { return m_rect.adjusted(-4, -4, 6, 10); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    void place();

    PaintContext& m_paintContext;
    QRectF m_target, m_options, m_bounds, m_rect;
    QString m_words, m_dropWords;
    bool m_isDropTarget = false;
};

/// A dotted arc from a card's gap to the card.
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
