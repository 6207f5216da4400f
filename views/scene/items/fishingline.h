#pragma once

#include "views/scene/items/passingitems.h"
#include "views/scene/items/tablescene.h"

#include <memory>
#include <optional>

namespace tacklebox {

class Animator;
class LaidOutTable;
class Transients;

/// The fishing line from the asker to the asked player while an ask is open. There is at most one. Motions
/// start after `delay` milliseconds and take `millis`, but line() returns the result at once.
class FishingLine {
  public:
    /// All arguments must outlive this object. The table waits for motions of `animator`. A line that
    /// goes becomes a transient item.
    FishingLine(QGraphicsScene& scene, Animator& animator, Transients& transients, const LaidOutTable& table);

    /// Casts a line, and reels in the current one; `nullopt` only reels in. Does nothing if that line already
    /// hangs there. With `millis` 0 it hangs there at once.
    void cast(std::optional<CastLine> line, int delay, int millis);
    /// Reverses the line: it turns red and swings round. Does nothing if there is none.
    void turn(int delay, int millis);
    /// Sinks the line and removes it. Does nothing if there is none.
    void sink(int delay, int millis);
    /// Removes the line at once.
    void clear();

    std::optional<CastLine> line() const { return m_line; }
    /// Returns the point at which a seat's line begins or ends (scene coordinates).
    QPointF endAt(Seat seat) const;
    /// Moves the ends to the seats after a change of the table.
    void layEnds();

  private:
    QGraphicsScene& m_scene;
    Animator& m_animator;
    Transients& m_transients;
    const LaidOutTable& m_table;
    std::optional<CastLine> m_line;
    std::unique_ptr<LineItem> m_item; ///< null: none
};

} // namespace tacklebox
