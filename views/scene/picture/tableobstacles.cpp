#include "views/scene/picture/tableobstacles.h"

#include "views/scene/picture/laidouttable.h"

namespace tacklebox {

namespace {

/// Costs of covering something, at unit 1: per 100 square pixels, and for any of it.
struct Weight {
    qreal area, touch;
};
constexpr Weight kButton{60, 8000};  ///< also empty places for the viewer's cards
constexpr Weight kText{40, 4000};    ///< text, portraits and name tags
constexpr Weight kCounted{20, 2000}; ///< cards that players compete for or count
constexpr Weight kSeat{5, 400};      ///< the rest of an opponent
constexpr Weight kTarget{5, 0};      ///< piles of the viewer and of all players
constexpr Weight kPile{0.5, 0};      ///< those of opponents
constexpr Weight kWater{0.02, 0};

} // namespace

std::vector<Obstacle> obstaclesOf(const LaidOutTable& table, const std::vector<QRectF>& text,
                                  const std::vector<QRectF>& buttons) {
    const TableLayout& layout = table.layout();
    std::vector<Obstacle> all;
    const auto add = [&](const QRectF& rect, Weight weight) {
        if (!rect.isEmpty()) all.push_back({rect, weight.area / layout.unit, weight.touch * layout.unit});
    };
    for (const QRectF& rect : buttons)
        add(rect, kButton);
    for (const QRectF& rect : text)
        add(rect, kText);
    for (const SeatPicture& seat : table.picture().seats) {
        add(layout.portraits[seat.seat], kText);
        add(layout.tags[seat.seat], kText);
        if (!seat.note.isEmpty()) add(layout.chips[seat.seat], kText);
        add(layout.memories[seat.seat], kText);
        add(layout.seats[seat.seat], kSeat);
    }
    for (const QRectF& cove : layout.coves)
        add(cove, kCounted);
    for (const ZonePicture& zone : table.picture().zones) {
        const ZoneGeometry* geometry = table.zone(zone.place);
        if (!geometry || zone.arrangement == Arrangement::Coves) continue;
        const bool counted = zone.arrangement == Arrangement::Lane || isContested(zone.place.kind);
        const bool target = zone.place.seat == kNoSeat || zone.place.seat == table.picture().own.seat;
        if (counted && !isPile(zone.arrangement))
            for (const QRectF& card : geometry->cards)
                add(card, kCounted);
        else if (!zone.cards.empty() || !zone.emptyWords.isEmpty())
            add(table.zoneRect(zone.place), counted              ? kCounted
                                            : !target            ? kPile
                                            : zone.cards.empty() ? kButton
                                                                 : kTarget);
    }
    add(layout.water, kWater);
    return all;
}

} // namespace tacklebox
