// Cards on their way from a picture to the next.
#pragma once

#include "views/scene/items/tablescene.h"

#include <functional>
#include <map>

namespace tacklebox {

class Animator;
class CardItem;
class CarriedCard;
class ShownTable;
class Transients;
class ZoneItems;

/// Lets them fly over the table, each as an item of its own among the transients; when it lands, the card of
/// its zone is seen instead.
class CardFlights {
  public:
    /// All outlive this. `animator` is that of motion for which the table waits; a card that is `carried` is
    /// not seen where it lands.
    CardFlights(Brushes& brushes, Animator& animator, Transients& transients, const ShownTable& table,
                ZoneItems& zones, const CarriedCard& carried);

    /// Sends those cards on their way. One that begins or ends nowhere has landed at once.
    void send(const std::vector<Flight>& flights);
    /// How many are on their way to that place and have come to rest neither there nor at their stop.
    int arriving(PileId place) const;

  private:
    /// It appears at its end.
    void fadeIn(CardItem* card, const Flight& flight, QRectF end, const std::function<void()>& landed);
    /// It goes its way.
    void travel(CardItem* card, const Flight& flight, QRectF end, const std::function<void()>& landed);
    /// The card of that spot is drawn in its zone from now on.
    void land(Spot to);

    Brushes& m_brushes;
    Animator& m_animator;
    Transients& m_transients;
    const ShownTable& m_table;
    ZoneItems& m_zones;
    const CarriedCard& m_carried;
    std::map<PileId, int, PileOrder> m_underWay; ///< that have not come to rest
};

} // namespace tacklebox
