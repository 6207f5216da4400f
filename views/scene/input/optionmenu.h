// Options: the small buttons that open at a seat, at a zone or in the middle of the table where a move needs
// one more choice. Up to five stand at the place they belong to; more make a chart, below the seat that is
// meant and pointing at it, or else over the middle.
#pragma once

#include "views/scene/input/optionitem.h"
#include "views/scene/picture/presenter.h"

#include <QGraphicsScene>
#include <QPointer>

#include <optional>
#include <vector>

namespace tacklebox {

/// Options that belong to one target.
struct OptionGroup {
    std::vector<Gesture> gestures; ///< each with an option
    QRectF at;                     ///< the seat's panel, the zone, or where the middle of the table is free
    bool atSeat = false;           ///< below the panel's edge, not in its middle
    QPointF face;                  ///< atSeat: right below what a player with a face is and does; else null
    bool chart = false;            ///< a panel under the options, with `title`; at a seat it points there
    QString title;
};

/// All options that are open.
class OptionMenu : public QObject {
    Q_OBJECT

  public:
    OptionMenu(QGraphicsScene& scene, QObject* parent);
    ~OptionMenu() override;

    void setFaces(FaceStore* faces) { m_faces = faces; }
    /// Opens these and closes all others. `unit` and `bounds` as in TableLayout and the view; options are
    /// never smaller than 28 pixels and never outside the bounds. The focus stays on an option that is still
    /// there.
    void show(const std::vector<OptionGroup>& groups, const Presenter& presenter, qreal unit, QRectF bounds);
    void close();

    const std::vector<OptionItem*>& items() const { return m_items; }
    bool open() const { return !m_items.empty(); }
    /// Where they lie, in scene coordinates.
    std::vector<QRectF> rects() const;
    /// The option under a point, -1 for none.
    int at(QPointF point) const;
    /// True on the ground of a chart: a click there must not reach the cards below.
    bool onChart(QPointF point) const;
    int focused() const { return m_focused; }
    /// -1 takes the focus away.
    void setFocused(int index);
    void setHovered(int index);
    /// Keys: the next option in that direction (dx, dy are -1, 0 or 1), or the same where there is none.
    int neighbour(int index, int dx, int dy) const;

  signals:
    /// Options have opened or closed.
    void changed();

  private:
    void clear();

    QGraphicsScene& m_scene;
    QPointer<FaceStore> m_faces;
    std::vector<OptionItem*> m_items;
    std::vector<QPointer<QGraphicsObject>> m_grounds;
    std::vector<QRectF> m_charts;
    std::vector<OptionGroup> m_shown;
    QRectF m_bounds;
    int m_focused = -1, m_hovered = -1;
};

} // namespace tacklebox
