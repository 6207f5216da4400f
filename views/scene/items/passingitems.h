// What comes and goes over the table as graphics items: speech bubbles and rings.
#pragma once

#include "views/theme/brushes.h"

#include <QFont>
#include <QGraphicsItem>
#include <QPixmap>

#include <utility>
#include <vector>

namespace tacklebox {

/// What a speech bubble tells by its colour.
enum class BubbleTone : quint8 {
    Plain,
    Hit,  ///< who asked gets it, or fished it
    Miss, ///< there is nothing
};

/// A speech bubble.
class BubbleItem : public QGraphicsItem {
  public:
    /// Its tail touches `tip`; it lies inside `bounds`, beyond `edge`: `below` it, or above. `card` stands
    /// small before the words, if it has a file.
    BubbleItem(Brushes& brushes, const QString& words, QPointF tip, qreal edge, bool below, QRectF bounds,
               BubbleTone tone = BubbleTone::Plain, CardArt card = {});
    QRectF boundingRect() const override;
    /// Without its tail.
    const QRectF& box() const { return m_rect; }
    /// Where its tail ends.
    QPointF tip() const { return m_tip; }
    const QString& words() const { return m_words; }
    BubbleTone tone() const { return m_tone; }
    /// Where the small card stands; null where there is none.
    const QRectF& cardBox() const { return m_cardBox; }
    bool below() const { return m_below; }
    /// Its tail ends short of these rectangles, which are to be read, where the bubble itself lies beside
    /// them.
    void keepTailOff(const std::vector<QRectF>& words);
    /// It lies where that one would, which says the same.
    void takePlaceOf(const BubbleItem& other);
    /// Draws it anew if the card's face was still being rendered.
    void refresh();
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    void draw(QPainter& painter) const;
    /// Where the tail leaves the bubble: its two corners there.
    std::pair<QPointF, QPointF> rootOfTail() const;

    Brushes& m_brushes;
    QString m_words;
    QFont m_font;
    QPixmap m_drawing;
    QRectF m_rect, m_cardBox;
    QPointF m_tip;
    bool m_below;
    BubbleTone m_tone;
    CardArt m_card;
    mutable bool m_scaled = false; ///< its face is not drawn in this size yet
};

/// The light on the one target under a carried card: the others are only framed.
class DropTargetItem : public QGraphicsItem {
  public:
    explicit DropTargetItem(QRectF target) : m_target(target) { setAcceptedMouseButtons({}); }
    QRectF boundingRect() const override { return m_target.adjusted(-4, -4, 4, 4); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    QRectF m_target;
};

/// Why something cannot be done: words beside a card, and a dashed line round what was meant.
class RefusalItem : public QGraphicsItem {
  public:
    /// The words stand beside `card`, inside `bounds`.
    RefusalItem(Brushes& brushes, const QString& words, QRectF card, QRectF bounds);
    const QString& words() const { return m_words; }
    /// The same words, inside other bounds.
    void place(QRectF bounds);
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    Brushes& m_brushes;
    QString m_words;
    QRectF m_card, m_rect;
    QPointF m_tip;
};

/// The place at which a card may not be dropped, in a dark red below that card.
class RefusedPlaceItem : public QGraphicsItem {
  public:
    RefusedPlaceItem(QRectF place, qreal unit) : m_place(place), m_unit(unit) { setAcceptedMouseButtons({}); }
    QRectF boundingRect() const override { return m_place.adjusted(-6, -6, 6, 6); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    QRectF m_place;
    qreal m_unit;
};

/// A fishing line that hangs from one point to another, with a hook at its end.
class LineItem : public QGraphicsItem {
  public:
    LineItem() { setAcceptedMouseButtons({}); }
    /// From the rod's tip `from` to `to`; `unit` is the table's measure.
    void set(QPointF from, QPointF to, qreal unit);
    /// How far it has been cast: 0 not at all, 1 the hook hangs at its end.
    void setCast(qreal share);
    qreal castShare() const { return m_share; }
    /// How far it has swung round to where it hangs now: 0 not at all, its ends are each where the other is
    /// to be; 1 it hangs there.
    void setTurned(qreal share);
    /// It is a threat from now on.
    void redden();
    /// Where the hook is when it has been cast so far.
    QPointF hookAt(qreal share) const;
    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    void layBend();

    QPointF m_atFrom, m_atTo;     ///< where its ends are to be
    QPointF m_from, m_bend, m_to; ///< where they are
    qreal m_unit = 1, m_share = 0, m_turned = 1;
    bool m_red = false;
};

/// How a ring spreads.
enum class RingShape : quint8 {
    Frame, ///< round what lies there
    Water, ///< two flat ellipses one in the other, as on a pond
};

/// A ring around something: a ripple, or an outline that fades.
class RingItem : public QGraphicsItem {
  public:
    RingItem(QRectF rect, QColor colour, RingShape shape = RingShape::Frame)
        : m_rect(rect), m_colour(colour), m_shape(shape) {
        setAcceptedMouseButtons({});
    }
    RingShape form() const { return m_shape; }
    /// 0 to 1 of its life; a ripple grows, an outline only fades.
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
