#pragma once

#include "views/scene/items/tablescene.h"

namespace tacklebox {

/// The visible face of a flight: Flight::before, artAtWaypoint() or after.
enum class CardSide : quint8 { Leaving, Stopping, Landing };

/// The state of a flying card.
struct FlightPose {
    QPointF middle;   ///< scene coordinates
    qreal height = 0; ///< of the card, in scene coordinates
    qreal lean = 0;   ///< degrees clockwise
    qreal narrow = 1; ///< factor of its width: less than 1 while it turns over
    CardSide side = CardSide::Leaving;
    bool mounted = false; ///< with gold frame and tag
    bool pale = false;
    bool falls = false; ///< is falling from its waypoint
};

/// The path of one flying card: its position, size, tilt and visible face at each moment.
class FlightPath {
  public:
    /// The path from `flight.from` via `flight.stop`, if it is set, to `end`. `unit` is TableLayout::unit.
    FlightPath(const Flight& flight, QRectF end, qreal unit);

    /// Returns the total duration, including the pause at the waypoint.
    int millis() const { return m_leave + m_hold + m_onward; }
    /// Returns the time at which it first comes to rest, at its waypoint or at its end.
    int restsAfter() const { return m_leave; }
    /// Returns the pose after that time: at the start if it is negative, at the end after millis().
    FlightPose at(qreal millis) const;
    /// Returns the largest height on the way. The face is rendered at this size.
    qreal largest() const;

  private:
    struct End {
        QPointF middle;
        qreal height;
    };
    FlightPose between(const End& a, const End& b, qreal t, bool turns) const;
    /// Returns the pose at the waypoint, that many milliseconds after arriving there.
    FlightPose atWaypoint(qreal millis) const;

    End m_from, m_waypoint, m_to;
    int m_leave, m_hold = 0, m_onward = 0;
    bool m_hasWaypoint;
    WaypointActions m_waypointActions;
    qreal m_unit, m_arc, m_arcShare, m_lean, m_fallRotation; ///< the arc is limited to a share of the way
    bool m_turns = false, m_turnsBack = false;
    QEasingCurve m_out, m_on;
};

} // namespace tacklebox
