// The way of one card from where it lies to where it comes to lie, as plain figures: where it is at each
// moment, how large, how it leans, and which of its faces is seen.
#pragma once

#include "views/scene/items/tablescene.h"

namespace tacklebox {

/// Which of a flight's faces is seen: Flight::before, seenAtStop() or after.
enum class CardSide : quint8 { Leaving, Stopping, Landing };

/// A card in the air.
struct FlightPose {
    QPointF middle;   ///< scene coordinates
    qreal height = 0; ///< of the card, scene coordinates
    qreal lean = 0;   ///< degrees clockwise
    qreal narrow = 1; ///< its width as a share: less than 1 while it turns over
    CardSide side = CardSide::Leaving;
    bool mounted = false; ///< in gold, with its tag
    bool pale = false;
    bool falls = false; ///< from its stop, tipping over
};

class FlightPath {
  public:
    /// From `flight.from` by `flight.stop`, if it has one, to `end`; lengths are in units of `unit`.
    FlightPath(const Flight& flight, QRectF end, qreal unit);

    /// How long it is under way, the pause at its stop included.
    int millis() const { return m_leave + m_hold + m_onward; }
    /// When it first comes to rest: at its stop, or where it lands.
    int restsAfter() const { return m_leave; }
    /// The pose after so many milliseconds; before 0 where it lies, after millis() where it has landed.
    FlightPose at(qreal millis) const;
    /// The largest that it is seen on the way: the size in which its face is rendered.
    qreal largest() const;

  private:
    struct End {
        QPointF middle;
        qreal height;
    };
    FlightPose between(const End& a, const End& b, qreal t, bool turns) const;
    /// At its stop, so many milliseconds after it came there.
    FlightPose atStop(qreal millis) const;

    End m_from, m_stop, m_to;
    int m_leave, m_hold = 0, m_onward = 0;
    bool m_stops;
    AtStop m_atStop;
    qreal m_unit, m_arc, m_arcShare, m_lean, m_tips; ///< the arc is no more than a share of the way
    bool m_turns = false, m_turnsBack = false;
    QEasingCurve m_out, m_on;
};

} // namespace tacklebox
