#include "views/scene/items/flightpath.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr qreal kFlightArc = 60;  ///< units: how high a card rises above its straight way
constexpr qreal kArcShare = 0.14; ///< limit of that rise, as a share of the way
constexpr qreal kFlightLean = 5;  ///< degrees
constexpr qreal kGrown = 1.06;    ///< scale of a card in the middle of its way
constexpr qreal kTurning = 0.6;   ///< share of the way in which it turns over
constexpr qreal kBowLean = 22;    ///< degrees
constexpr qreal kLeapHigh = 46;   ///< units
constexpr qreal kLeapSize = 1.18;

} // namespace

FlightPath::FlightPath(const Flight& flight, QRectF end, qreal unit)
    : m_from{flight.from.center(), flight.from.height()},
      m_waypoint{end.center(), end.height()}, m_to{end.center(), end.height()},
      m_leave(std::max(1, flight.millis)), m_hasWaypoint(!flight.waypoint.isEmpty()),
      m_waypointActions(flight.waypointActions), m_unit(unit),
      m_arc(flight.flat ? 0 : (flight.leapHeight > 0 ? flight.leapHeight : kFlightArc) * unit),
      m_arcShare(flight.leapHeight > 0 ? 1 : kArcShare), m_lean(flight.flat ? 0 : kFlightLean),
      m_fallRotation(flight.fallRotation), m_out(flight.easing),
      m_on(flight.fallRotation != 0 ? QEasingCurve::InQuad : QEasingCurve::InOutCubic) {
    if (m_hasWaypoint) {
        m_waypoint = {flight.waypoint.center(), flight.waypoint.height()};
        m_hold = flight.hold;
        m_onward = std::max(1, flight.onward > 0 ? flight.onward : flight.millis);
    }
    m_turns = !(flight.before == flight.artAtWaypoint());
    m_turnsBack = !(flight.artAtWaypoint() == flight.after);
}

qreal FlightPath::largest() const {
    return std::max({m_from.height, m_waypoint.height, m_to.height});
}

FlightPose FlightPath::atWaypoint(qreal millis) const {
    const auto share = [&](int begins, int lasts) {
        return begins < 0 ? 0.0 : std::clamp((millis - begins) / std::max(1, lasts), 0.0, 1.0);
    };
    FlightPose pose{.middle = m_waypoint.middle, .height = m_waypoint.height, .side = CardSide::Stopping};
    if (m_turns && m_waypointActions.turns >= 0) {
        const qreal t = share(m_waypointActions.turns, m_waypointActions.turnMillis);
        if (t < 0.5) pose.side = CardSide::Leaving;
        if (t > 0 && t < 1) pose.narrow = std::max(0.04, std::abs(std::cos(t * M_PI)));
    }
    const qreal bow = std::sin(share(m_waypointActions.bows, m_waypointActions.gestureMillis) * M_PI);
    pose.lean = kBowLean * bow;
    pose.middle.ry() += 0.08 * m_waypoint.height * bow;
    const qreal leap = std::sin(share(m_waypointActions.leaps, m_waypointActions.gestureMillis) * M_PI);
    pose.middle.ry() -= kLeapHigh * m_unit * leap;
    pose.height *= 1 + (kLeapSize - 1) * leap;
    pose.mounted = m_waypointActions.mounts >= 0 && millis >= m_waypointActions.mounts;
    pose.pale = m_waypointActions.pales >= 0 && millis >= m_waypointActions.pales;
    return pose;
}

FlightPose FlightPath::between(const End& a, const End& b, qreal t, bool turns) const {
    const QPointF delta = b.middle - a.middle;
    const qreal length = std::hypot(delta.x(), delta.y()), swing = std::sin(t * M_PI);
    FlightPose pose;
    pose.middle = a.middle + delta * t - QPointF(0, swing * std::min(m_arc, m_arcShare * length));
    pose.height = (a.height + (b.height - a.height) * t) * (m_arc > 0 ? 1 + (kGrown - 1) * swing : 1);
    pose.lean = length > 1 ? m_lean * swing * std::clamp(delta.x() / length, -1.0, 1.0) : 0;
    if (turns) pose.narrow = std::max(0.04, std::abs(std::cos(std::min(1.0, t / kTurning) * M_PI)));
    return pose;
}

FlightPose FlightPath::at(qreal millis) const {
    if (millis < m_leave) {
        const qreal t = m_out.valueForProgress(std::max(0.0, millis / m_leave));
        const bool turns = m_turns && (!m_hasWaypoint || m_waypointActions.turns < 0);
        FlightPose pose = between(m_from, m_waypoint, t, turns);
        pose.side = m_turns && (!turns || t < kTurning / 2) ? CardSide::Leaving
                    : m_hasWaypoint                         ? CardSide::Stopping
                                                            : CardSide::Landing;
        return pose;
    }
    if (m_hasWaypoint && millis < m_leave + m_hold) return atWaypoint(millis - m_leave);
    if (millis < this->millis()) {
        const qreal t = m_on.valueForProgress((millis - m_leave - m_hold) / m_onward);
        FlightPose pose = between(m_waypoint, m_to, t, m_turnsBack);
        pose.side = m_turnsBack && t < kTurning / 2 ? CardSide::Stopping : CardSide::Landing;
        const FlightPose rested = atWaypoint(m_hold);
        pose.mounted = rested.mounted;
        pose.pale = rested.pale;
        pose.lean += m_fallRotation * t;
        pose.falls = m_fallRotation != 0;
        return pose;
    }
    return {.middle = m_to.middle, .height = m_to.height, .side = CardSide::Landing};
}

} // namespace tacklebox
