// The ground of a zone on the table as a graphics item.
#pragma once

#include "views/scene/items/bakeditem.h"
#include "views/scene/picture/zonegeometry.h"

namespace tacklebox {

/// The ground of a zone with its texts, under its cards.
class ZoneItem : public BakedItem {
  public:
    using BakedItem::BakedItem;
    /// `plate`: with a dark ground.
    void set(const ZonePicture& zone, const TableLayout::ZoneBox& box, const ZoneGeometry& geometry,
             bool plate);
    void setLit(bool lit, bool focused, bool hinted);

  private:
    void draw(QPainter& painter) override;
    bool showsNothing() const override;

    ZonePicture m_zone;
    ZoneGeometry m_geometry;
    QRectF m_rect;
    bool m_plate = false, m_lit = false, m_focused = false, m_hinted = false;
};

} // namespace tacklebox
