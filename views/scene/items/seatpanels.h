// The players at the table as they are seen: a panel for each, and the moods of their faces.
#pragma once

#include "views/scene/items/panelitem.h"
#include "views/scene/items/tablescene.h"

#include <array>
#include <map>
#include <memory>

namespace tacklebox {

class Animator;
class ShownTable;

/// One panel for each seat that has room on the table; they never move.
class SeatPanels {
  public:
    /// All outlive this. `animator` is that of motion for which nothing waits.
    SeatPanels(QGraphicsScene& scene, Brushes& brushes, Animator& animator, const ShownTable& table);

    /// The panels become those of the table; those that are still there are kept.
    void show();
    /// There are none, and every face is calm.
    void clear();

    /// A face changes; after 2.4 seconds it is calm again, or thinks if that player does. No such seat:
    /// nothing happens.
    void setMood(Seat seat, Mood mood);
    /// Calm where there is no such seat.
    Mood mood(Seat seat) const;
    /// That player looks as if he thought, where he would be calm, until another is set; kNoSeat: nobody
    /// does.
    void setThinker(Seat seat);

    /// Lights those that are to be lit.
    void highlight(const Highlights& highlights);
    /// The panel with that rectangle (scene coordinates) becomes golden, all others not; false if there is
    /// none.
    bool setDropTarget(const QRectF& target);
    /// Faces that have been rendered meanwhile are drawn.
    void refreshFaces();
    /// What they draw with has changed.
    void forgetDrawings();

  private:
    void showOne(const SeatPicture& seat, int key, std::map<int, std::unique_ptr<PanelItem>>& kept);

    QGraphicsScene& m_scene;
    Brushes& m_brushes;
    Animator& m_animator;
    const ShownTable& m_table;
    std::map<int, std::unique_ptr<PanelItem>> m_panels; ///< by seat
    std::array<Mood, kMostSeats> m_moods{};             ///< of the faces; calm again after a while
    Seat m_thinker = kNoSeat;                           ///< whose face thinks while it would be calm
};

} // namespace tacklebox
