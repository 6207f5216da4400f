// Cards on the table as graphics items: one card, and heaps of cards. They are told everything by the scene
// and decide nothing, as all items.
#pragma once

#include "views/scene/items/bakeditem.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/picture/zonegeometry.h"

namespace tacklebox {

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
    /// With the gold mount and that tag, or without.
    void mount(bool on, const QString& tag);
    /// Without its colours, or with them.
    void setPale(bool on);
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
    bool m_pale = false;
};

/// Cards that are not seen one by one: a pile, an opponent's hand, coins that stand for laid sets.
class HeapItem : public BakedItem {
  public:
    using BakedItem::BakedItem;

    void set(const ZonePicture& zone, const ZoneGeometry& geometry, std::vector<CardArt> cardArt);
    /// So many of its cards are still on their way.
    void setArriving(int count);
    int arriving() const { return m_arriving; }
    /// `focused` is the card with the ring of the keyboard; -1 for none.
    void setHighlights(bool playable, bool raised, bool hovered, int focused, bool hinted);
    /// The card that stands for what is at that point; -1 for nothing.
    int cardAt(QPointF point) const;
    const ZoneGeometry& geometry() const { return m_geometry; }
    const std::vector<CardArt>& cardArt() const { return m_cardArt; }
    /// Takes the faces anew from the store if it has better ones now.
    void refresh();

  private:
    void draw(QPainter& painter) override;
    QPixmap face(int index);
    void drawPile(QPainter& painter, int here);
    void drawAdrift(QPainter& painter, int here);
    void drawBacks(QPainter& painter, int here);
    void drawCoins(QPainter& painter, int here);
    void drawBadge(QPainter& painter, int here);

    ZonePicture m_zone;
    ZoneGeometry m_geometry;
    std::vector<CardArt> m_cardArt;
    QHash<QString, QPixmap> m_pixmaps;
    int m_arriving = 0, m_focused = -1;
    bool m_playable = false, m_raised = false, m_hovered = false, m_hinted = false;
};

} // namespace tacklebox
