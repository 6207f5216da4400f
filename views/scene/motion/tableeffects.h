#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/motion/flightplanner.h"
#include "views/scene/motion/motiontimes.h"

#include <vector>

namespace tacklebox {

/// Adds effects to the scene of one table: rings on the water, dice, riffled piles, and points at name tags.
/// They end by themselves, and this object keeps no state. All arguments must outlive it. Times are
/// milliseconds at the current pace.
class TableEffects {
  public:
    TableEffects(TableScene& scene, Presenter& presenter, const Pacing& pacing)
        : m_scene(scene), m_presenter(presenter), m_pacing(pacing) {}

    /// Makes rings on the water, and around the places that cards leave and reach. All cards have landed
    /// after `total` milliseconds. Requires flights. Does nothing while motion is reduced.
    void rings(TransferKind transfer, const std::vector<Flight>& flights, PileId from, int total) const;
    /// Rolls the dice to their places on the table, or near the seat that rolled them. They come from there,
    /// or from `carriedBy` beside their places if the viewer has carried them.
    void tumble(const Rolled& rolled, QPointF carriedBy) const;
    /// Cuts a pile in two and lets the halves fall into each other, within `millis`. Shakes a zone that is
    /// not a pile of two cards or more.
    void riffle(PileId pile, int millis) const;
    /// Returns the rectangle that the halves of a pile cover during riffle(), in scene coordinates.
    QRectF riffled(PileId pile) const;
    /// Puts a ring (an outline while motion is reduced) around the name tag of each player who has won or
    /// lost points in the deal, and the points beside it for `millis`.
    void showPoints(const Scored& scored, int millis) const;

  private:
    int scaled(int millis) const { return m_pacing.scaled(millis); }
    /// Returns the duration of a ring in milliseconds.
    int ringMillis() const;
    /// Returns the rectangle of a player's name and points.
    QRectF tagOf(Seat seat) const;

    TableScene& m_scene;
    Presenter& m_presenter;
    const Pacing& m_pacing;
};

} // namespace tacklebox
