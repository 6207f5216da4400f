#include "views/scene/picture/laidouttable.h"

#include <algorithm>

namespace tacklebox {

void LaidOutTable::show(const TablePicture& picture, const TableLayout& layout, qreal textHeight) {
    const ZonePicture* lane = laneOf(picture);
    const ZonePicture* lastLane = laneOf(m_picture);
    if (!lane || !lastLane || !(lane->race == lastLane->race)) m_raceAt.reset();
    m_picture = picture;
    m_layout = layout;
    m_zones.clear();
    for (const ZonePicture& zone : m_picture.zones)
        if (!zoneRect(zone.place).isEmpty()) m_zones[zone.place] = laidOut(zone, textHeight);
}

void LaidOutTable::clear() {
    *this = {};
}

void LaidOutTable::takeAsked(const TablePicture& other) {
    const auto take = [](SeatPicture& seat, const SeatPicture& from) {
        if (seat.seat != from.seat) return;
        seat.asked = from.asked;
        seat.note = from.note;
        seat.accessibleText = from.accessibleText;
    };
    for (std::size_t i = 0; i < m_picture.seats.size() && i < other.seats.size(); ++i)
        take(m_picture.seats[i], other.seats[i]);
    take(m_picture.own, other.own);
}

bool LaidOutTable::setRaceAt(qreal at, qreal textHeight) {
    const ZonePicture* lane = laneOf(m_picture);
    const auto zone = lane ? m_zones.find(lane->place) : m_zones.end();
    if (zone == m_zones.end() || m_raceAt == at) return false;
    m_raceAt = at;
    zone->second = laidOut(*lane, textHeight);
    return true;
}

const ZoneGeometry* LaidOutTable::zone(PileId place) const {
    const auto found = m_zones.find(place);
    return found == m_zones.end() ? nullptr : &found->second;
}

ZoneGeometry LaidOutTable::laidOut(const ZonePicture& zone, qreal textHeight) const {
    const auto found = m_layout.zones.find(zone.place);
    const TableLayout::ZoneBox box = found == m_layout.zones.end() ? TableLayout::ZoneBox() : found->second;
    if (zone.arrangement == Arrangement::Lane && m_raceAt) {
        ZonePicture now = zone;
        now.race.at = *m_raceAt;
        return geometryOf(now, box, m_layout.unit, textHeight);
    }
    return geometryOf(zone, box, m_layout.unit, textHeight);
}

std::optional<qreal> LaidOutTable::raceAt() const {
    const ZonePicture* lane = laneOf(m_picture);
    if (!lane || lane->cards.empty()) return std::nullopt;
    return m_raceAt.value_or(lane->race.at);
}

QRectF LaidOutTable::cardRect(PileId place, int index) const {
    const ZoneGeometry* found = zone(place);
    if (!found || index < 0 || index >= int(found->cards.size())) return {};
    return found->cards[std::size_t(index)];
}

QRectF LaidOutTable::zoneRect(PileId place) const {
    const auto box = m_layout.zones.find(place);
    return box == m_layout.zones.end() ? QRectF() : box->second.rect;
}

QRectF LaidOutTable::seatRect(Seat seat) const {
    return seat < kMostSeats ? m_layout.seats[seat] : QRectF();
}

QRectF LaidOutTable::openRect(QRectF view) const {
    if (!m_layout.promptBar.isEmpty()) view.setBottom(m_layout.promptBar.top());
    return view;
}

QRectF LaidOutTable::portraitAbove(Seat seat) const {
    if (seat >= kMostSeats || m_layout.seats[seat].isEmpty() || m_layout.tags[seat].isEmpty()) return {};
    return m_layout.portraits[seat];
}

qreal LaidOutTable::textBottom(Seat seat) const {
    if (seat >= kMostSeats) return 0;
    if (!m_layout.memories[seat].isEmpty()) return m_layout.memories[seat].bottom();
    const bool isDrawn = !m_layout.seats[seat].isEmpty() || !m_layout.portraits[seat].isEmpty();
    const auto hasNote = [seat](const SeatPicture& who) {
        return who.seat == seat && (!who.note.isEmpty() || who.out);
    };
    const bool noted =
        hasNote(m_picture.own) || std::any_of(m_picture.seats.begin(), m_picture.seats.end(), hasNote);
    return isDrawn && noted && !m_layout.chips[seat].isEmpty() ? m_layout.chips[seat].bottom()
                                                               : m_layout.tags[seat].bottom();
}

QRectF LaidOutTable::laidBelow(Seat seat) const {
    QRectF all;
    for (const auto& [place, zone] : m_zones)
        if (place.seat == seat)
            for (const QRectF& coin : zone.coins)
                if (coin.top() >= m_layout.tags[seat].bottom()) all |= coin;
    return all;
}

QRectF LaidOutTable::inFrontOf(Seat seat) const {
    QRectF all;
    for (const auto& [place, zone] : m_zones)
        if (place.seat == seat && isCommitted(place.kind))
            for (const QRectF& card : zone.cards)
                all |= card;
    return all;
}

std::vector<QRectF> LaidOutTable::inFrontOfOthers(Seat seat) const {
    std::vector<QRectF> all;
    for (const auto& [place, zone] : m_zones)
        if (place.seat != seat && isCommitted(place.kind))
            all.insert(all.end(), zone.cards.begin(), zone.cards.end());
    return all;
}

std::vector<QRectF> LaidOutTable::notesAndCaptions() const {
    std::vector<QRectF> all;
    for (const auto& [place, zone] : m_zones)
        for (const QRectF& rect : {zone.caption, zone.title, zone.badge})
            if (!rect.isEmpty()) all.push_back(rect);
    for (const NotePicture& note : m_picture.notes) {
        const auto box = m_layout.notes.find(note.id);
        const bool empty = note.kind == NotePicture::Kind::Caption && note.text.isEmpty();
        if (box != m_layout.notes.end() && !box->second.isEmpty() && !empty) all.push_back(box->second);
    }
    return all;
}

QRectF LaidOutTable::racing(qreal reach) const {
    QRectF all;
    const ZonePicture* lane = laneOf(m_picture);
    const ZoneGeometry* lies = lane ? zone(lane->place) : nullptr;
    if (!lies || lane->cards.empty()) return all;
    for (std::size_t i = 0; i < lane->cards.size(); ++i) {
        const int group = lane->cards[i].group;
        if (group < 0 || group >= int(lane->groups.size()) || !lane->groups[std::size_t(group)].answered)
            all |= lies->cards[i];
    }
    const QRectF fish = lies->cards.front();
    if (reach <= 0) return all;
    const QRectF water = zoneRect(lane->place);
    const qreal middle = water.center().x(), wide = fish.width();
    all.setLeft(std::min(all.left(), middle - wide / 2));
    all.setRight(std::max(all.right(), middle + wide / 2));
    return all.adjusted(-reach * water.width(), 0, reach * water.width(), 0);
}

} // namespace tacklebox
