#pragma once

#include "views/scene/items/tablescene.h"

#include <functional>
#include <map>

namespace tacklebox {

class Animator;
class CardItem;
class CarriedCard;
class LaidOutTable;
class Transients;
class ZoneItems;

/// Animates cards that fly over the table. Each is a transient item; when it lands, its zone draws the card
/// instead.
class CardFlights {
  public:
    /// All arguments must outlive this object. The table waits for motions of `animator`. A card in
    /// `carried` stays hidden where it lands.
    CardFlights(PaintContext& paintContext, Animator& animator, Transients& transients,
                const LaidOutTable& table, ZoneItems& zones, const CarriedCard& carried);

    /// Sends the cards on their way. A flight without a start or an end lands at once.
    void send(const std::vector<Flight>& flights);
    /// Returns the number of cards under way to `place` that rest neither there nor at their waypoint.
    int arriving(PileId place) const;

  private:
    /// Fades the card in at its end.
    void fadeIn(CardItem* card, const Flight& flight, QRectF end, const std::function<void()>& landed);
    /// Moves the card along its path.
    void travel(CardItem* card, const Flight& flight, QRectF end, const std::function<void()>& landed);
    /// Lets the zone draw the card at that spot from now on.
    void land(CardRef to);

    PaintContext& m_paintContext;
    Animator& m_animator;
    Transients& m_transients;
    const LaidOutTable& m_table;
    ZoneItems& m_zones;
    const CarriedCard& m_carried;
    std::map<PileId, int, PileOrder> m_underWay; ///< cards that have not come to rest
};

} // namespace tacklebox
