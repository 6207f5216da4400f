#pragma once

#include "views/scene/picture/placement.h"

#include <QObject>

namespace tacklebox {

class TableScene;

/// The boxes over a table, most important first: later ones make way for earlier ones.
enum class Overlay : quint8 { Inspector, Coach, CoachPortrait, Hint, EventLine, Refusal, CoachNote };

/// Places all boxes over a table, both graphics items and widgets, so that they cover neither each other nor
/// what must be seen. All rectangles are in scene coordinates.
class Overlays : public QObject {
    Q_OBJECT

  public:
    /// `scene` must outlive this object; null: there is no table.
    explicit Overlays(const TableScene* scene = nullptr, QObject* parent = nullptr);

    /// Places a box, again if it is shown already. Others may make way.
    void show(Overlay overlay, const OverlayRequest& request);
    void hide(Overlay overlay);
    /// The current place; its rectangle is null if the box is not shown or has no room.
    Placement placement(Overlay overlay) const;
    /// The hint and the event line, which appear without an action of the user.
    std::vector<QRectF> textRects() const;
    /// Sets the buttons over the table, which no box should cover.
    void setButtons(const std::vector<QRectF>& buttons);
    /// What no box should cover.
    std::vector<Obstacle> obstacles() const;
    /// Places all boxes again. Called after a change of the table.
    void update();

  signals:
    /// The placement of that box has changed.
    void placed(Overlay overlay);

  private:
    const TableScene* m_scene;
    std::vector<QRectF> m_buttons;
    std::map<int, OverlayRequest> m_requests; ///< by Overlay
    std::map<int, Placement> m_placed, m_reported;
};

} // namespace tacklebox
