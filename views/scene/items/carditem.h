// Graphics items for one card and for piles of cards. The scene sets everything that they show.
#pragma once

#include "views/scene/items/cacheditem.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/picture/zonegeometry.h"

namespace tacklebox {

/// A card that is drawn singly. Its position is its upper left corner.
class CardItem : public QGraphicsItem {
  public:
    explicit CardItem(PaintContext& paintContext);

    CardRef spot;
    CardPicture picture;
    CardArt art;
    QRectF rest; ///< its rectangle when it is not raised
    bool raised = false, playable = false, hovered = false, focused = false, hinted = false;
    bool carried = false; ///< drawn with a shadow

    /// Shows the art at that size. Does nothing if it already does.
    void setArt(const CardArt& newArt, QSizeF size);
    /// Sets the gold frame and the tag, or removes both.
    void setGoldFrame(bool on, const QString& tag);
    /// Draws the card in grey, or in colour again.
    void setPale(bool on);
    /// Takes the face from the store again if a better rendering is ready.
    void refresh();
    QSizeF size() const { return m_size; }
    /// Returns its position at rest, raised or not.
    QPointF home() const;

    QRectF boundingRect() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    PaintContext& m_paintContext;
    QSizeF m_size;
    QPixmap m_pixmap;
    bool m_pale = false;
};

/// Cards that are not drawn singly: a pile, an opponent's hand, coins for laid sets.
class PileItem : public CachedItem {
  public:
    using CachedItem::CachedItem;

    void set(const ZonePicture& zone, const ZoneGeometry& geometry, std::vector<CardArt> cardArt);
    /// Sets the number of its cards that are still under way.
    void setArriving(int count);
    int arriving() const { return m_arriving; }
    /// `focused` is the card with the focus ring; -1: none.
    void setHighlights(bool playable, bool raised, bool hovered, int focused, bool hinted);
    /// Returns the card at a point, or -1.
    int cardAt(QPointF point) const;
    const ZoneGeometry& geometry() const { return m_geometry; }
    const std::vector<CardArt>& cardArt() const { return m_cardArt; }
    /// Takes the faces from the store again if better renderings are ready.
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
