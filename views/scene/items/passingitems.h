// Items that come and go over the table: speech bubbles, refusals, fishing lines and rings.
#pragma once

#include "views/scene/items/cacheditem.h"

#include <QFont>

#include <utility>
#include <vector>

namespace tacklebox {

/// The meaning of a speech bubble's colour.
enum class BubbleTone : quint8 {
    Plain,
    Hit,  ///< the asker gets the card, or fishes it
    Miss, ///< the asked player has no such card
};

/// A speech bubble.
class BubbleItem : public CachedItem {
  public:
    /// The tail points to `tip`. The bubble is inside `bounds`, below or above `edge`. A `card` with a file
    /// is drawn small before the words.
    BubbleItem(PaintContext& paintContext, const QString& words, QPointF tip, qreal edge, bool below,
               QRectF bounds, BubbleTone tone = BubbleTone::Plain, CardArt card = {});
    /// The rectangle without the tail.
    const QRectF& box() const { return m_rect; }
    /// The end of the tail.
    QPointF tip() const { return m_tip; }
    const QString& words() const { return m_words; }
    BubbleTone tone() const { return m_tone; }
    /// The rectangle of the small card; null: none.
    const QRectF& cardBox() const { return m_cardBox; }
    bool below() const { return m_below; }
    /// Shortens the tail so that it does not cross these texts. Texts that the bubble itself overlaps are
    /// ignored.
    void keepTailOff(const std::vector<QRectF>& words);
    /// Moves its rectangle there, with the tail pointing to `tip`.
    void moveTo(QPointF topLeft, QPointF tip);
    /// Moves to the place of another bubble with the same words.
    void takePlaceOf(const BubbleItem& other);
    /// Redraws the bubble if the card's face was still being rendered.
    void refresh();

  private:
    void draw(QPainter& painter) override;
    void setBoundsOfParts();
    /// Returns the two corners at which the tail leaves the bubble.
    std::pair<QPointF, QPointF> rootOfTail() const;

    QString m_words;
    QFont m_font;
    QRectF m_rect, m_cardBox;
    QPointF m_tip;
    bool m_below;
    BubbleTone m_tone;
    CardArt m_card;
    bool m_scaled = false; ///< the face was drawn from a pixmap of another size
};

/// The light on the target under a carried card. Other targets are only outlined.
class DropTargetItem : public QGraphicsItem {
  public:
    explicit DropTargetItem(QRectF target) : m_target(target) { setAcceptedMouseButtons({}); }
    QRectF boundingRect() const override { return m_target.adjusted(-4, -4, 4, 4); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    QRectF m_target;
};

/// Words beside a card that explain why something is impossible.
class RefusalItem : public QGraphicsItem {
  public:
    /// The words are about `card`.
    RefusalItem(PaintContext& paintContext, const QString& words, QRectF card);
    const QString& words() const { return m_words; }
    /// The size that the words need, at most that wide.
    QSizeF sizeIn(qreal width) const;
    /// Moves the words to this rectangle.
    void place(const QRectF& rect);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    PaintContext& m_paintContext;
    QString m_words;
    QRectF m_card, m_rect;
    QPointF m_tip;
};

/// A mark on the place where a card may not be dropped: dark red, with a dashed outline.
class RefusedPlaceItem : public QGraphicsItem {
  public:
    RefusedPlaceItem(QRectF place, qreal unit) : m_place(place), m_unit(unit) { setAcceptedMouseButtons({}); }
    QRectF boundingRect() const override { return m_place.adjusted(-6, -6, 6, 6); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    QRectF m_place;
    qreal m_unit;
};

/// A fishing line between two points, with a hook at its end.
class LineItem : public QGraphicsItem {
  public:
    LineItem() { setAcceptedMouseButtons({}); }
    /// From the rod's tip `from` to `to`. `unit` is TableLayout::unit.
    void set(QPointF from, QPointF to, qreal unit);
    /// Sets how far the line is cast: 0 not at all, 1 completely.
    void setCast(qreal share);
    qreal castShare() const { return m_share; }
    /// Sets how far the line has swung round: at 0 each end is where the other will be, at 1 the line is in
    /// its final position.
    void setTurned(qreal share);
    /// Draws the line in red from now on: it is a threat.
    void redden();
    /// Returns the position of the hook for a cast of that share.
    QPointF hookAt(qreal share) const;
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    void layBend();

    QPointF m_atFrom, m_atTo;     ///< final positions of the ends
    QPointF m_from, m_bend, m_to; ///< current positions
    qreal m_unit = 1, m_share = 0, m_turned = 1;
    bool m_red = false;
};

/// The shape of a ring.
enum class RingShape : quint8 {
    Frame, ///< around a rectangle
    Water, ///< two flat ellipses, one inside the other, as on a pond
};

/// A ring around something: a ripple, or an outline that fades.
class RingItem : public QGraphicsItem {
  public:
    RingItem(QRectF rect, QColor colour, RingShape shape = RingShape::Frame)
        : m_rect(rect), m_colour(colour), m_shape(shape) {
        setAcceptedMouseButtons({});
    }
    RingShape form() const { return m_shape; }
    /// `progress` is from 0 to 1. `grown` is the growth in pixels: a ripple grows, an outline only fades.
    void set(qreal progress, qreal grown);
    QRectF boundingRect() const override { return m_rect.adjusted(-60, -60, 60, 60); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    QRectF m_rect;
    QColor m_colour;
    RingShape m_shape;
    qreal m_progress = 0, m_grown = 0;
};

} // namespace tacklebox
