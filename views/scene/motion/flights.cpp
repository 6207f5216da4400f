// The cards that a group of events moves or turns: from where to where, and when.
#include "views/scene/motion/directorprivate.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tacklebox {

using namespace motiontimes;

namespace {

bool isPile(PlaceKind kind) {
    return kind == PlaceKind::Pond || kind == PlaceKind::Draw || kind == PlaceKind::Deck ||
           kind == PlaceKind::Hole;
}

} // namespace

std::vector<Flight> Director::Private::departures(const std::vector<TableEvent>& events,
                                                  const TablePicture& before) {
    std::vector<Flight> flights;
    std::map<Place, std::vector<int>, PlaceOrder> used;
    for (const TableEvent& event : events) {
        const Moved* moved = std::get_if<Moved>(&event.what);
        if (!moved) continue;
        Flight flight;
        flight.before = presenter->art(moved->face);
        if (const auto left = scene.leftCard();
            left && left->place == moved->from && left->face == moved->face) {
            flight.from = left->rect;
            scene.takeLeftCard();
        }
        if (const ZonePicture* zone = before.zone(moved->from)) {
            const int index = pick(*zone, moved->face, used[moved->from]);
            if (index >= 0) {
                used[moved->from].push_back(index);
                flight.before = presenter->art(zone->cards[std::size_t(index)].face);
                if (flight.from.isEmpty()) flight.from = scene.cardRect({moved->from, index});
            }
        }
        if (flight.from.isEmpty()) flight.from = scene.restOf(moved->from);
        flights.push_back(std::move(flight));
    }
    return flights;
}

int Director::Private::pick(const ZonePicture& zone, Face face, const std::vector<int>& used) {
    const auto find = [&](Face wanted) {
        for (int i = 0; i < int(zone.cards.size()); ++i)
            if (zone.cards[std::size_t(i)].face == wanted && !zone.cards[std::size_t(i)].dashed &&
                std::find(used.begin(), used.end(), i) == used.end())
                return i;
        return -1;
    };
    const int known = face == kHidden ? -1 : find(face);
    return known >= 0 ? known : find(kHidden);
}

void Director::Private::arrivals(std::vector<Flight>& flights, const std::vector<TableEvent>& events,
                                 const TablePicture& after) {
    std::map<Place, std::vector<int>, PlaceOrder> used;
    std::size_t k = 0;
    for (const TableEvent& event : events) {
        const Moved* moved = std::get_if<Moved>(&event.what);
        if (!moved) continue;
        Flight& flight = flights[k++];
        flight.after = presenter->art(moved->face);
        if (const ZonePicture* zone = after.zone(moved->to)) {
            const int index = pick(*zone, moved->face, used[moved->to]);
            if (index >= 0) {
                used[moved->to].push_back(index);
                flight.to = {moved->to, index};
                flight.after = presenter->art(zone->cards[std::size_t(index)].face);
            }
        }
        if (flight.to.index < 0) flight.to.place = moved->to;
        flight.toRect = scene.restOf(moved->to);
    }
}

int Director::Private::toldAt(const Flight& flight) {
    return flight.delay + flight.millis;
}

int Director::Private::timing(std::vector<Flight>& flights, const std::vector<TableEvent>& events,
                              const TablePicture& after, const TableLayout& layout) {
    if (flights.empty()) return 0;
    std::vector<Moved> moves;
    for (const TableEvent& event : events)
        if (const Moved* moved = std::get_if<Moved>(&event.what)) moves.push_back(*moved);
    const int n = int(flights.size());
    const Moved& one = moves.front();
    if (motion.reduced) {
        for (Flight& flight : flights) {
            flight.fades = true;
            flight.millis = kFade;
        }
        return scaled(kGive);
    }
    bool manyHands = false;
    for (const Moved& moved : moves)
        manyHands |= !(moved.to == one.to);
    const bool fromPile = isPile(one.from.kind), toHand = one.to.kind == PlaceKind::Hand;
    const bool deal = fromPile && toHand && (manyHands || n > 4);
    int stagger = kGiveStagger, total = 0;
    if (deal)
        stagger = std::min(kDealStagger, kDealStaggers / n);
    else if (isLaid(one.to.kind))
        stagger = kGatherStagger;
    if (!deal) stagger = std::min(stagger, kMostStaggers / n);
    QRectF centre = layout.bubbles;
    if (centre.isEmpty()) centre = scene.sceneRect();
    int delay = 0;
    for (int k = 0; k < n; ++k) {
        Flight& flight = flights[std::size_t(k)];
        const Moved& moved = moves[std::size_t(k)];
        const QPointF way = flight.toRect.center() - flight.from.center();
        const int free = std::clamp(int(140 + 0.22 * std::hypot(way.x(), way.y())), 180, 380);
        int millis = free;
        if (deal)
            millis = kDealFlight, flight.easing = QEasingCurve::OutQuad;
        else if (one.from.kind == PlaceKind::Hand && toHand)
            millis = kGive, flight.easing = QEasingCurve::InOutQuad;
        else if (fromPile && toHand)
            millis = kFish;
        else if (isLaid(one.to.kind))
            millis = kGather;
        else if (one.to.kind == PlaceKind::Swim)
            millis = kDealFlight, flight.easing = QEasingCurve::InQuad;
        flight.delay = scaled(delay);
        flight.millis = std::max(1, scaled(millis));
        int busyMillis = flight.millis;
        // What was fished and must be shown rests face up in the middle before it joins a hand.
        const ZonePicture* hand = after.zone(moved.to);
        if (!deal && fromPile && toHand && moved.face != kHidden && hand &&
            hand->arrangement == Arrangement::Backs) {
            const qreal high = std::floor(std::max(layout.handHeight * 0.8, 60.0));
            flight.stop = cardIn(centre, high);
            flight.hold = scaled(kShowHold);
            flight.stopArt = presenter->art(moved.face);
            busyMillis = 2 * flight.millis + flight.hold;
        }
        total = std::max(total, flight.delay + busyMillis);
        delay += stagger;
    }
    return total;
}

std::vector<std::pair<Spot, CardArt>> Director::Private::turning(const TablePicture& before,
                                                                 const TablePicture& after,
                                                                 const std::vector<Flight>& flights) const {
    std::vector<std::pair<Spot, CardArt>> turned;
    for (const ZonePicture& zone : after.zones) {
        if (zone.arrangement == Arrangement::Pile || zone.arrangement == Arrangement::Backs ||
            zone.arrangement == Arrangement::Hand)
            continue;
        const ZonePicture* old = before.zone(zone.place);
        if (!old || old->cards.size() != zone.cards.size()) continue;
        for (int i = 0; i < int(zone.cards.size()); ++i) {
            if (old->cards[std::size_t(i)].face != kHidden || zone.cards[std::size_t(i)].face == kHidden)
                continue;
            const Spot spot{zone.place, i};
            if (std::none_of(flights.begin(), flights.end(),
                             [&](const Flight& flight) { return flight.to == spot; }))
                turned.emplace_back(spot, presenter->art(kHidden));
        }
    }
    return turned;
}

} // namespace tacklebox
