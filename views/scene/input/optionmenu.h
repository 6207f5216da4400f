#pragma once

#include "views/scene/input/optionitem.h"
#include "views/scene/picture/presenter.h"

#include <QGraphicsScene>
#include <QPointer>

#include <optional>
#include <vector>

namespace tacklebox {

/// The options of one target.
struct OptionGroup {
    std::vector<Gesture> gestures; ///< each with an option
    QRectF at;                     ///< the seat's panel, the zone, or the free middle of the table
    bool atSeat = false;           ///< the options are at the panel's lower edge, not in its middle
    QPointF anchor;                ///< atSeat: the point right below a portrait and its texts; else null
    bool chart = false;            ///< the options are on a panel with `title`; at a seat it points there
    QString title;
};

/// The option buttons. They open at a seat, at a zone or in the middle of the table if a move needs one more
/// choice. Up to five are shown at their place. More form a chart, which is below its seat and points at it,
/// or in the middle.
class OptionMenu : public QObject {
    Q_OBJECT

  public:
    OptionMenu(QGraphicsScene& scene, QObject* parent);
    ~OptionMenu() override;

    void setFaces(FaceStore* faces) { m_faces = faces; }
    /// Opens these options and closes all others. `unit` is TableLayout::unit, `bounds` the view. Options are
    /// at least 28 pixels wide and never outside the bounds. An option that is still there keeps the focus.
    void show(const std::vector<OptionGroup>& groups, const Presenter& presenter, qreal unit, QRectF bounds);
    void close();

    const std::vector<OptionItem*>& items() const { return m_items; }
    bool isOpen() const { return !m_items.empty(); }
    /// Returns their rectangles in scene coordinates.
    std::vector<QRectF> rects() const;
    /// Returns the option under a point, or -1.
    int at(QPointF point) const;
    /// Returns true on the background of a chart: a click there must not reach the cards below.
    bool onChart(QPointF point) const;
    int focused() const { return m_focused; }
    /// -1 removes the focus.
    void setFocused(int index);
    void setHovered(int index);
    /// For keys: returns the next option in that direction (dx, dy are -1, 0 or 1), or the same if there is
    /// none.
    int neighbour(int index, int dx, int dy) const;

  signals:
    /// Options have opened or closed.
    void changed();

  private:
    void clear();

    QGraphicsScene& m_scene;
    QPointer<FaceStore> m_faces;
    std::vector<OptionItem*> m_items;
    std::vector<QPointer<QGraphicsObject>> m_backgrounds;
    std::vector<QRectF> m_charts;
    std::vector<OptionGroup> m_shown;
    QRectF m_bounds;
    int m_focused = -1, m_hovered = -1;
};

} // namespace tacklebox
