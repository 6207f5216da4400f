// What lies on the table as graphics items: cards, heaps of cards, panels, notes, and what flies. They are
// told everything by the scene and decide nothing.
#pragma once

#include "views/scene/facestore.h"
#include "views/scene/lettering.h"
#include "views/scene/spread.h"
#include "views/scene/tablescene.h"

#include <QGraphicsItem>
#include <QHash>

namespace tacklebox {

/// What all items draw with.
class Brushes {
  public:
    explicit Brushes(FaceStore& store) : faces(store) {}

    FaceStore& faces;
    Lettering letters;
    qreal unit = 1, ratio = 1;

    /// Frames of cards, drawn once for each size.
    enum class Frame : quint8 { Playable, Hovered, Focus, Marked, Hinted, Dim, Dashed, Shadow };
    /// How far a frame reaches over the card on each side.
    static constexpr qreal kReach = 10;
    void frame(QPainter& painter, QRectF card, Frame frame);
    void setScale(qreal newUnit, qreal newRatio);
    /// The physical size of a card of that logical size.
    QSize physical(QSizeF size) const;

  private:
    QHash<QString, QPixmap> m_frames;
};

extern const QColor kInk, kGold, kPaper, kMist;

/// One card that is seen singly. Its position is its upper left corner.
class CardItem : public QGraphicsItem {
  public:
    explicit CardItem(Brushes& brushes);

    Spot spot;
    CardPicture picture;
    CardArt art;
    QRectF rest; ///< where it belongs, not raised
    bool raised = false, playable = false, hovered = false, focused = false, hinted = false;
    bool carried = false; ///< with its shadow, a little larger

    /// Shows that art at that size; nothing happens if it does already.
    void dress(const CardArt& newArt, QSizeF size);
    /// Takes the face anew from the store if it has a better one now.
    void refresh();
    QSizeF size() const { return m_size; }
    /// Where it lies at rest, raised or not.
    QPointF home() const;

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    Brushes& m_brushes;
    QSizeF m_size;
    QPixmap m_pixmap;
};

/// A pile or an opponent's hand: some backs or a top card, and the number of cards.
class HeapItem : public QGraphicsItem {
  public:
    explicit HeapItem(Brushes& brushes);

    void set(const ZonePicture& zone, const ZoneLie& lie, std::vector<CardArt> arts);
    /// So many of its cards are still on their way.
    void setArriving(int count);
    int arriving() const { return m_arriving; }
    void setLights(bool playable, bool raised, bool hovered, bool focused, bool hinted);
    const ZoneLie& lie() const { return m_lie; }
    const std::vector<CardArt>& arts() const { return m_arts; }
    void refresh();

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    Brushes& m_brushes;
    ZonePicture m_zone;
    ZoneLie m_lie;
    std::vector<CardArt> m_arts;
    QHash<QString, QPixmap> m_pixmaps;
    QRectF m_bounds;
    int m_arriving = 0;
    bool m_playable = false, m_raised = false, m_hovered = false, m_focused = false, m_hinted = false;
};

/// The ground of a zone with its texts, under its cards.
class ZoneItem : public QGraphicsItem {
  public:
    explicit ZoneItem(Brushes& brushes);
    /// `plate`: with a dark ground.
    void set(const ZonePicture& zone, const TableLayout::ZoneBox& box, const ZoneLie& lie, bool plate);
    void setLit(bool lit, bool focused, bool hinted);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    Brushes& m_brushes;
    ZonePicture m_zone;
    ZoneLie m_lie;
    QRectF m_rect, m_bounds;
    bool m_plate = false, m_lit = false, m_focused = false, m_hinted = false;
};

/// A seat's panel, baked into one pixmap.
class PanelItem : public QGraphicsItem {
  public:
    explicit PanelItem(Brushes& brushes);
    /// `number` is its key, 1..7; `inside` are the boxes of zones and notes that lie in it.
    void set(const SeatPicture& seat, int number, QRectF rect, std::vector<QRectF> inside);
    void setLit(bool lit, bool focused, bool hinted);
    void forget() { m_baked = QPixmap(); }
    const SeatPicture& seat() const { return m_seat; }
    QRectF rect() const { return m_rect; }

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    void draw(QPainter& painter);

    Brushes& m_brushes;
    SeatPicture m_seat;
    int m_number = 0;
    QRectF m_rect;
    std::vector<QRectF> m_inside;
    bool m_lit = false, m_focused = false, m_hinted = false;
    QPixmap m_baked;
};

/// A note: text, step, die, bar or badge.
class NoteItem : public QGraphicsItem {
  public:
    explicit NoteItem(Brushes& brushes);
    void set(const NotePicture& note, QRectF rect);
    /// Another face of a die while it tumbles, turned by so many degrees; 0 shows its own.
    void tumble(int face, qreal turned);
    const NotePicture& note() const { return m_note; }
    QRectF rect() const { return m_rect; }

    QRectF boundingRect() const override { return m_rect.adjusted(-8, -8, 8, 8); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    Brushes& m_brushes;
    NotePicture m_note;
    QRectF m_rect;
    int m_face = 0;
    qreal m_turned = 0;
};

/// A speech bubble.
class BubbleItem : public QGraphicsItem {
  public:
    /// Its point touches `tip`; it lies inside `bounds`. `below`: it hangs under the tip.
    BubbleItem(Brushes& brushes, const QString& words, QPointF tip, bool below, QRectF bounds);
    QRectF boundingRect() const override { return m_rect.adjusted(-6, -18, 6, 18); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    Brushes& m_brushes;
    QString m_words;
    QRectF m_rect;
    QPointF m_tip;
    bool m_below;
};

/// A ring around something: a ripple, or an outline that fades.
class RingItem : public QGraphicsItem {
  public:
    RingItem(QRectF rect, QColor colour) : m_rect(rect), m_colour(colour) { setAcceptedMouseButtons({}); }
    /// 0 to 1 of its life; a ripple grows, an outline only fades.
    void set(qreal progress, qreal grown);
    QRectF boundingRect() const override { return m_rect.adjusted(-60, -60, 60, 60); }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    QRectF m_rect;
    QColor m_colour;
    qreal m_progress = 0, m_grown = 0;
};

} // namespace tacklebox
