// The ground of a zone on the table as a graphics item.
#pragma once

#include "views/scene/picture/zonegeometry.h"
#include "views/theme/brushes.h"

#include <QGraphicsItem>

namespace tacklebox {

/// The ground of a zone with its texts, under its cards.
class ZoneItem : public QGraphicsItem {
  public:
    explicit ZoneItem(Brushes& brushes);
    /// `plate`: with a dark ground.
    void set(const ZonePicture& zone, const TableLayout::ZoneBox& box, const ZoneGeometry& geometry,
             bool plate);
    void setLit(bool lit, bool focused, bool hinted);

    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override;

  private:
    Brushes& m_brushes;
    ZonePicture m_zone;
    ZoneGeometry m_geometry;
    QRectF m_rect, m_bounds;
    bool m_plate = false, m_lit = false, m_focused = false, m_hinted = false;
};

} // namespace tacklebox
