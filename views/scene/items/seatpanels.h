#pragma once

#include "views/scene/items/seatitem.h"
#include "views/scene/items/tablescene.h"

#include <array>
#include <map>
#include <memory>

namespace tacklebox {

class Animator;
class LaidOutTable;

/// The panels of the players, and the moods of their portraits. There is one panel for each seat that has
/// room on the table. Panels never move.
class SeatPanels {
  public:
    /// All arguments must outlive this object. Nothing waits for motions of `animator`.
    SeatPanels(QGraphicsScene& scene, PaintContext& paintContext, Animator& animator,
               const LaidOutTable& table);

    /// Updates the panels from the table, and keeps those of seats that are still there.
    void show();
    /// Removes all panels. Every face becomes calm.
    void clear();

    /// Changes a face. After 2.4 seconds it is calm again, or thoughtful if that player is the thinker.
    /// Ignores seats that do not exist.
    void setMood(Seat seat, Mood mood);
    /// Keeps all faces calm or thoughtful.
    void setCalm(bool calm) { m_calm = calm; }
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
    /// Call this after a change of the paint context.
    void invalidateAll();

  private:
    void showOne(const SeatPicture& seat, int key, std::map<int, std::unique_ptr<SeatItem>>& kept);

    QGraphicsScene& m_scene;
    PaintContext& m_paintContext;
    Animator& m_animator;
    const LaidOutTable& m_table;
    std::map<int, std::unique_ptr<SeatItem>> m_panels; ///< by seat
    std::array<Mood, kMostSeats> m_moods{};            ///< of the faces; calm again after a while
    bool m_calm = false;                               ///< for setCalm()
    Seat m_thinker = kNoSeat;                          ///< looks thoughtful instead of calm
};

} // namespace tacklebox
