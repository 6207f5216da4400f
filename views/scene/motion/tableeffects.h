// What is seen on the table besides its cards and players: rings on the water, dice, a pile that is riffled,
// and points at the players' tags.
#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/motion/flightplanner.h"
#include "views/scene/motion/motiontimes.h"

#include <vector>

namespace tacklebox {

/// Puts effects into the scene of one table; they go by themselves, and it remembers none of them. It needs
/// the scene, the table's presenter (how a card's back looks, where its dice lie, who is at the screen) and
/// the pace; all outlive it. Times are milliseconds at the pace that is set.
class TableEffects {
  public:
    TableEffects(TableScene& scene, Presenter& presenter, const Pacing& pacing)
        : m_scene(scene), m_presenter(presenter), m_pacing(pacing) {}

    /// Makes rings on the water, and around the places that cards leave and reach; after `total` milliseconds
    /// all have landed. There must be flights. Does nothing while motion is reduced.
    void rings(Passage passage, const std::vector<Flight>& flights, PileId from, int total) const;
    /// The dice roll to where the table has them lie, or near the seat that threw them.
    void tumble(const Rolled& rolled) const;
    /// A pile is cut in two, and its halves fall into each other, within `millis`. One that does not lie
    /// there as a pile of two cards or more is shaken.
    void riffle(PileId pile, int millis) const;
    /// The rectangle over which the halves of a pile reach while riffle() has them apart, in the scene's
    /// coordinates.
    QRectF riffled(PileId pile) const;
    /// Whoever has won or lost points in the deal has a ring (an outline while motion is reduced) round his
    /// tag, and beside it what he has won or lost for `millis`.
    void showPoints(const Scored& scored, int millis) const;

  private:
    int scaled(int millis) const { return m_pacing.scaled(millis); }
    /// How long a ring spreads.
    int ringMillis() const;
    /// Where a player's name and points stand.
    QRectF tagOf(Seat seat) const;

    TableScene& m_scene;
    Presenter& m_presenter;
    const Pacing& m_pacing;
};

} // namespace tacklebox
