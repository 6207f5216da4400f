#pragma once

#include "views/scene/items/cacheditem.h"
#include "views/scene/picture/zonegeometry.h"

namespace tacklebox {

/// The background of a zone with its texts, below its cards.
class ZoneItem : public CachedItem {
  public:
    using CachedItem::CachedItem;
    void set(const ZonePicture& zone, const TableLayout::ZoneBox& box, const ZoneGeometry& geometry);
    void setLit(bool lit, bool focused, bool hinted);
    const ZoneGeometry& geometry() const { return m_geometry; }
    /// Returns the rectangle of the text of an empty zone; null: none.
    QRectF emptyWordsBox() const;

  private:
    static TextCache::Style emptyStyle();
    /// The frame of the lit zone: around its box, and around cards that drift beyond it.
    QRectF frame() const;
    void draw(QPainter& painter) override;
    bool showsNothing() const override;
    void drawHeading(QPainter& painter, const ZoneText& heading);
    void drawChip(QPainter& painter, QRectF room, const QString& words, Qt::Alignment side, bool bright);
    void drawEmptyPlace(QPainter& painter);

    ZonePicture m_zone;
    ZoneGeometry m_geometry;
    QRectF m_rect;
    bool m_lit = false, m_focused = false, m_hinted = false;
};

} // namespace tacklebox
