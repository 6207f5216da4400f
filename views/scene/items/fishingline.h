// The fishing line that hangs from who asks to who is asked, as long as the ask is open.
#pragma once

#include "views/scene/items/passingitems.h"
#include "views/scene/items/tablescene.h"

#include <memory>
#include <optional>

namespace tacklebox {

class Animator;
class ShownTable;
class Transients;

/// One line at most. A motion begins after `delay` milliseconds and takes `millis`; line() tells at once what
/// comes of it.
class FishingLine {
  public:
    /// All outlive this. `animator` is that of motion for which the table waits; a line that goes is one of
    /// the transients on its way.
    FishingLine(QGraphicsScene& scene, Animator& animator, Transients& transients, const ShownTable& table);

    /// Casts that line, and reels in the one that hangs there; without a line it does only that. Nothing
    /// happens if it hangs there already. With `millis` 0 it hangs there at once.
    void cast(std::optional<CastLine> line, int delay, int millis);
    /// It reddens and swings round: who was asked has cast it now. Nothing happens if there is none.
    void turn(int delay, int millis);
    /// It sinks, and there is none. Nothing happens if there is none.
    void sink(int delay, int millis);
    /// It is gone, at once.
    void clear();

    std::optional<CastLine> line() const { return m_line; }
    /// Where a line of that seat begins or ends (scene coordinates).
    QPointF endAt(Seat seat) const;
    /// The table has changed: its ends lie where the seats are now.
    void layEnds();

  private:
    QGraphicsScene& m_scene;
    Animator& m_animator;
    Transients& m_transients;
    const ShownTable& m_table;
    std::optional<CastLine> m_line;
    std::unique_ptr<LineItem> m_item; ///< null where there is none
};

} // namespace tacklebox
