#include "views/scene/motion/flightplanner.h"
#include "views/scene/items/carriedcard.h"
#include "views/scene/picture/zonegeometry.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tacklebox {

using namespace motiontimes;

namespace {

/// How cards of one kind of move fly. Times are milliseconds at pace 1.
struct Course {
    int millis = 0, stagger = 0; ///< duration of each flight, and delay between two starts
    QEasingCurve::Type easing = QEasingCurve::OutCubic;
    const Waypoint* waypoint = nullptr; ///< where they rest for all to see; null: nowhere
    int read = 0;                       ///< reading time if there is no waypoint
};

Course courseOf(TransferKind transfer) {
    switch (transfer) {
    case TransferKind::Deal: return {kDealFlight, kDealStagger, QEasingCurve::OutQuad};
    case TransferKind::Give: return {kGive, kGiveStagger, QEasingCurve::OutCubic, &kGiveWaypoint};
    case TransferKind::GiveHidden: return {kGive, kGiveStagger, QEasingCurve::OutCubic, &kGiveHiddenWaypoint};
    case TransferKind::Lose: return {kGive, kGiveStagger, QEasingCurve::OutCubic, &kLoseWaypoint};
    case TransferKind::Exchange: return {kCross, kCrossStagger, QEasingCurve::InOutCubic};
    case TransferKind::Draw: return {kFish, kGiveStagger, QEasingCurve::OutCubic, &kDrawWaypoint};
    case TransferKind::DrawHidden: return {kDraw, kGiveStagger};
    case TransferKind::Reveal: return {kRise, kGiveStagger, QEasingCurve::OutCubic, &kRevealWaypoint};
    case TransferKind::Catch: return {kRise, 0, QEasingCurve::OutCubic, &kCatchWaypoint};
    case TransferKind::ThrowBack: return {kGive, 0, QEasingCurve::OutCubic, &kGiveWaypoint};
    case TransferKind::Take: return {kGive, 0, QEasingCurve::OutCubic, &kTakeWaypoint};
    case TransferKind::TurnUp: return {kFish, 0, QEasingCurve::OutCubic, &kTurnUpWaypoint};
    case TransferKind::Lay: return {kGive, kGatherStagger, QEasingCurve::OutCubic, &kLayWaypoint};
    case TransferKind::Gather: return {kGather, kGatherStagger};
    case TransferKind::Play: return {kEnter, 0, QEasingCurve::OutBack, &kPlayWaypoint};
    case TransferKind::Dive: return {kLeap, kGiveStagger, QEasingCurve::OutBack};
    case TransferKind::Hook: return {.millis = kHookIn, .stagger = kGiveStagger, .read = kRingHold};
    case TransferKind::Pan: return {.read = kPanHold}; // raceFlights() sets the times
    case TransferKind::Escape: return {.read = kFreeHold};
    case TransferKind::Other: return {.stagger = kGiveStagger}; // the duration depends on the distance
    }
    return {};
}

} // namespace

int landsAt(const Flight& flight) {
    if (flight.fades || flight.waypoint.isEmpty()) return flight.delay + flight.millis;
    return flight.delay + flight.millis + flight.hold + (flight.onward > 0 ? flight.onward : flight.millis);
}

int reportedAt(const Flight& flight) {
    if (flight.fallRotation != 0 && !flight.fades) return landsAt(flight); // judged: after its fall
    const WaypointActions& there = flight.waypointActions;
    const int turned = there.turns < 0 ? 0 : there.turns + there.turnMillis;
    return flight.delay + flight.millis + std::max({0, turned, there.mounts});
}

int allLandAt(const std::vector<Flight>& flights) {
    int last = 0;
    for (const Flight& flight : flights)
        last = std::max(last, landsAt(flight));
    return last;
}

int pickCard(const ZonePicture& zone, Face face, const std::vector<int>& used, bool newest) {
    const auto find = [&](Face wanted) {
        const int n = int(zone.cards.size());
        for (int i = newest ? n - 1 : 0; i >= 0 && i < n; i += newest ? -1 : 1)
            if (zone.cards[std::size_t(i)].face == wanted && !zone.cards[std::size_t(i)].dashed &&
                std::find(used.begin(), used.end(), i) == used.end())
                return i;
        return -1;
    };
    const int known = face == kHidden ? -1 : find(face);
    return known >= 0 ? known : find(kHidden);
}

std::vector<Flight> FlightPlanner::departures(const std::vector<TableEvent>& events,
                                              const TablePicture& before) {
    std::vector<Flight> flights;
    std::map<PileId, std::vector<int>, PileOrder> used;
    for (const TableEvent& event : events) {
        const Moved* moved = std::get_if<Moved>(&event.what);
        if (!moved) continue;
        Flight flight;
        flight.before = m_presenter.art(moved->face);
        if (const auto left = m_scene.carried().left();
            left && left->place == moved->from && (left->face == moved->face || left->face == kHidden)) {
            flight.from = left->rect;
            m_scene.carried().takeLeft();
        }
        if (const ZonePicture* zone = before.zone(moved->from)) {
            const int index = pickCard(*zone, moved->face, used[moved->from]);
            if (index >= 0) {
                used[moved->from].push_back(index);
                flight.before = m_presenter.art(zone->cards[std::size_t(index)].face);
                if (flight.from.isEmpty()) flight.from = m_scene.cardRect({moved->from, index});
            }
        }
        if (flight.from.isEmpty()) flight.from = m_scene.restOf(moved->from);
        flights.push_back(std::move(flight));
    }
    return flights;
}

void FlightPlanner::arrivals(std::vector<Flight>& flights, const std::vector<TableEvent>& events,
                             const TablePicture& after) const {
    std::map<PileId, std::vector<int>, PileOrder> used;
    std::size_t k = 0;
    for (const TableEvent& event : events) {
        const Moved* moved = std::get_if<Moved>(&event.what);
        if (!moved) continue;
        Flight& flight = flights[k++];
        flight.after = m_presenter.art(moved->face);
        if (const ZonePicture* zone = after.zone(moved->to)) {
            // Cards of a lane are in order of arrival, and an older one with that face may have been
            // answered.
            const bool newest = zone->arrangement == Arrangement::Lane;
            const int index = pickCard(*zone, moved->face, used[moved->to], newest);
            if (index >= 0) {
                used[moved->to].push_back(index);
                flight.to = {moved->to, index};
                flight.after = m_presenter.art(zone->cards[std::size_t(index)].face);
            }
        }
        if (flight.to.index < 0) flight.to.place = moved->to;
        flight.toRect = m_scene.restOf(moved->to);
    }
}

TransferKind FlightPlanner::transferOf(const std::vector<Moved>& moves, const TablePicture& after, Seat you) {
    if (moves.empty()) return TransferKind::Other;
    const Moved& one = moves.front();
    const bool manyHands =
        std::any_of(moves.begin(), moves.end(), [&](const Moved& moved) { return !(moved.to == one.to); });
    const bool seen =
        std::all_of(moves.begin(), moves.end(), [](const Moved& moved) { return moved.face != kHidden; });
    const ZonePicture* hand = one.to.kind == PileKind::Hand ? after.zone(one.to) : nullptr;
    const bool others = hand && hand->arrangement == Arrangement::Backs;
    if (one.to.kind == PileKind::Hand) {
        if (one.from.kind == PileKind::Hand && manyHands) return TransferKind::Exchange;
        if (you != kNoSeat &&
            std::ranges::all_of(moves, [&](const Moved& moved) { return moved.from == handOf(you); }))
            return TransferKind::Lose;
        if (one.from.kind == PileKind::Hand) return seen ? TransferKind::Give : TransferKind::GiveHidden;
        if (one.from.kind == PileKind::Discard && others && seen && moves.size() == 1)
            return TransferKind::Take;
        if (!isDrawnFrom(one.from.kind)) return TransferKind::Other;
        if (manyHands || moves.size() > 4) return TransferKind::Deal;
        if (!seen) return TransferKind::DrawHidden;
        return others ? TransferKind::Reveal : TransferKind::Draw;
    }
    if (isDrawnFrom(one.from.kind) && one.to.kind == PileKind::Discard && seen && moves.size() == 1)
        return TransferKind::TurnUp;
    if (one.from.kind == PileKind::Hand && isDrawnFrom(one.to.kind) && moves.size() == 1)
        return TransferKind::ThrowBack;
    if (one.from.kind == PileKind::Hand && seen) {
        if (isLaid(one.to.kind) && moves.size() > 1) return TransferKind::Lay;
        if (one.to.kind == PileKind::Discard && moves.size() == 1) return TransferKind::Play;
    }
    if (const ZonePicture* lane = laneOf(after); lane && one.to == lane->place)
        return lane->cards.size() > moves.size() ? TransferKind::Hook : TransferKind::Dive;
    return isLaid(one.to.kind) ? TransferKind::Gather : TransferKind::Other;
}

void FlightPlanner::setOut(std::vector<Flight>& flights, int millis, int stagger,
                           QEasingCurve::Type easing) const {
    int delay = 0;
    for (Flight& flight : flights) {
        flight.delay = scaled(delay);
        flight.millis = std::max(1, scaled(millis));
        flight.easing = easing;
        delay += stagger;
    }
}

int FlightPlanner::timing(std::vector<Flight>& flights, const std::vector<Moved>& moves,
                          TransferKind transfer, const TablePicture& after, const TableLayout& layout) const {
    if (flights.empty()) return 0;
    const Course course = courseOf(transfer);
    if (m_pacing.reduced()) {
        for (Flight& flight : flights) {
            flight.fades = true;
            flight.millis = kFade;
        }
        return scaled(kGive) + pause(course.waypoint ? course.waypoint->hold : course.read);
    }
    const int most = transfer == TransferKind::Deal ? kDealStaggers : kMostStaggers;
    setOut(flights, course.millis, std::min(course.stagger, most / int(flights.size())), course.easing);
    // Only its owner sees the face of a card that is thrown back.
    const bool hidden = transfer == TransferKind::ThrowBack && moves.front().face == kHidden;
    if (course.waypoint)
        stopInTheMiddle(flights, moves, layout, hidden ? kGiveHiddenWaypoint : *course.waypoint);
    switch (transfer) {
    case TransferKind::Deal:
        for (Flight& flight : flights)
            flight.flat = true;
        break;
    case TransferKind::Catch: { // it stops over the pond, and then turns over
        Flight& flight = flights.front();
        if (flight.before == flight.artAtWaypoint()) break;
        flight.waypointActions = {.turns = scaled(kCatchTurn), .turnMillis = scaled(kTurnTogether)};
        flight.hold += flight.waypointActions.turns + flight.waypointActions.turnMillis;
        break;
    }
    case TransferKind::Hook:
    case TransferKind::Pan:
    case TransferKind::Escape: raceFlights(flights, moves, transfer, after, layout); break;
    case TransferKind::Other:
        for (Flight& flight : flights) {
            const QPointF delta = flight.toRect.center() - flight.from.center();
            flight.millis = std::max(
                1, scaled(std::clamp(int(140 + 0.22 * std::hypot(delta.x(), delta.y())), 200, kReel)));
        }
        break;
    default: break;
    }
    return allLandAt(flights);
}

std::vector<Flight> FlightPlanner::dealtHands(const TablePicture& after, const TableLayout& layout) const {
    const Table& table = m_presenter.table();
    const Seat dealer = table.score().dealer;
    QPointF stands = layout.bubbles.center();
    for (const QRectF& box : {layout.portraits[dealer], layout.seats[dealer]})
        if (!box.isEmpty()) {
            stands = box.center();
            break;
        }
    std::vector<Flight> flights;
    for (int round = 0, dealt = 1; dealt > 0; ++round) {
        dealt = 0;
        Seat seat = dealer;
        for (int i = 0; i < table.seats(); ++i) {
            seat = leftOf(seat, table.seats());
            const ZonePicture* hand = after.zone(handOf(seat));
            if (!hand || round >= int(hand->cards.size())) continue;
            Flight flight;
            flight.before = m_presenter.art(kHidden);
            flight.after = m_presenter.art(hand->cards[std::size_t(round)].face);
            flight.to = {hand->place, round};
            flight.toRect = m_scene.restOf(hand->place);
            flight.from = QRectF(QPointF(), flight.toRect.size());
            flight.from.moveCenter(stands);
            flights.push_back(std::move(flight));
            ++dealt;
        }
    }
    return flights;
}

Flight FlightPlanner::presentation(PileId from, PileId to, Face face, int number, int all) const {
    const TableLayout& layout = m_scene.layout();
    Flight flight;
    flight.before = flight.after = m_presenter.art(kHidden);
    flight.waypointArt = m_presenter.art(face);
    flight.from = m_scene.restOf(from);
    flight.to = {to, -1};
    flight.toRect = m_scene.restOf(to);
    const qreal high = std::floor(std::max(layout.handHeight * 0.8, 60.0));
    // Side by side with the other shown cards, and beside a race.
    const QRectF card = cardIn(layout.bubbles.isEmpty() ? m_scene.sceneRect() : layout.bubbles, high);
    const qreal step = 0.5 * card.width();
    const QRectF fan = card.adjusted(-step * (all - 1) / 2, 0, step * (all - 1) / 2, 0);
    const QRectF beside = besideRace(fan, layout.unit);
    flight.waypoint = card;
    flight.waypoint.moveLeft(std::round(beside.left() + step * number));
    flight.millis = std::max(1, scaled(kGive));
    flight.hold = scaled(kShowHold);
    return flight;
}

std::vector<std::pair<CardRef, CardArt>> FlightPlanner::turning(const TablePicture& before,
                                                                const TablePicture& after,
                                                                const std::vector<Flight>& flights) const {
    std::vector<std::pair<CardRef, CardArt>> turned;
    for (const ZonePicture& zone : after.zones) {
        if (isPile(zone.arrangement) || zone.arrangement == Arrangement::Backs ||
            zone.arrangement == Arrangement::Hand)
            continue;
        const ZonePicture* old = before.zone(zone.place);
        if (!old || old->cards.size() != zone.cards.size()) continue;
        for (int i = 0; i < int(zone.cards.size()); ++i) {
            if (old->cards[std::size_t(i)].face != kHidden || zone.cards[std::size_t(i)].face == kHidden)
                continue;
            const CardRef spot{zone.place, i};
            if (std::none_of(flights.begin(), flights.end(),
                             [&](const Flight& flight) { return flight.to == spot; }))
                turned.emplace_back(spot, m_presenter.art(kHidden));
        }
    }
    return turned;
}

} // namespace tacklebox
