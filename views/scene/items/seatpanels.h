#pragma once

#include "views/scene/items/panelitem.h"
#include "views/scene/items/tablescene.h"

#include <array>
#include <map>
#include <memory>

namespace tacklebox {

class Animator;
class ShownTable;

/// The panels of the players, and the moods of their portraits. There is one panel for each seat that has
/// room on the table. Panels never move.
class SeatPanels {
  public:
    /// All arguments must outlive this object. Nothing waits for motions of `animator`.
    SeatPanels(QGraphicsScene& scene, Brushes& brushes, Animator& animator, const ShownTable& table);

    /// Updates the panels from the table, and keeps those of seats that are still there.
    void show();
    /// Removes all panels. Every face becomes calm.
    void clear();

    /// Changes a face. After 2.4 seconds it is calm again, or thoughtful if that player is the thinker.
    /// Ignores seats that do not exist.
    void setMood(Seat seat, Mood mood);
    /// Returns Calm for seats that do not exist.
    Mood mood(Seat seat) const;
    /// Makes that player look thoughtful instead of calm, until another is set; kNoSeat: nobody.
    void setThinker(Seat seat);

    /// Applies the highlights of seats.
    void highlight(const Highlights& highlights);
    /// Paints the panel with that rectangle (scene coordinates) gold, and no other. Returns false if there is
    /// none.
    bool setDropTarget(const QRectF& target);
    /// Redraws faces whose rendering is ready.
    void refreshFaces();
    /// Call this after a change of the brushes.
    void forgetDrawings();

  private:
    void showOne(const SeatPicture& seat, int key, std::map<int, std::unique_ptr<PanelItem>>& kept);

    QGraphicsScene& m_scene;
    Brushes& m_brushes;
    Animator& m_animator;
    const ShownTable& m_table;
    std::map<int, std::unique_ptr<PanelItem>> m_panels; ///< by seat
    std::array<Mood, kMostSeats> m_moods{};             ///< of the faces; calm again after a while
    Seat m_thinker = kNoSeat;                           ///< looks thoughtful instead of calm
};

} // namespace tacklebox
