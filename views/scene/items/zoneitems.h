#pragma once

#include "views/scene/items/carditem.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/items/zoneitem.h"

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace tacklebox {

class Animator;
class LaidOutTable;

/// The items of all zones that have room on the table: the background of each, and its cards, singly or as a
/// pile. Positions come from the shown table.
class ZoneItems {
  public:
    /// All arguments must outlive this object. The table waits for motions of `animator`.
    ZoneItems(QGraphicsScene& scene, PaintContext& paintContext, Animator& animator,
              const LaidOutTable& table);

    // ---- following the table ----
    /// Updates the items from the shown table. `presenter` provides the art of the cards. Cards of `flights`
    /// are hidden until they land. Items with the same face are kept, and slide to their new spots within
    /// `slide` milliseconds, after `slideAfter`.
    void show(const Presenter& presenter, const std::vector<Flight>& flights, int slide, int slideAfter);
    /// Removes all items.
    void clear() { m_zones.clear(); }
    /// Moves the racing cards to their new places, except those that are being animated.
    void followRace();
    /// Applies the highlights, and raises chosen cards.
    void highlight(const Highlights& highlights);
    /// Redraws faces whose rendering is ready.
    void refreshFaces();
    /// Call this after a change of the paint context.
    void invalidateAll();

    // ---- looking things up ----
    /// Returns null if that card is not drawn singly.
    CardItem* cardOf(CardRef spot) const;
    /// Returns the art of the card that is drawn there, or null.
    const CardArt* artOf(CardRef spot) const;
    /// Returns the topmost card at a point (scene coordinates); of a pile only its top card.
    std::optional<CardRef> cardAt(QPointF point) const;
    /// Returns the rectangle of the text of an empty zone (scene coordinates); null: none.
    QRectF emptyWordsBox(PileId place) const;
    /// Returns true if the items agree with the shown table: the same zones, and every card drawn at its
    /// place.
    bool agree() const;

    // ---- motion of a card in its place ----
    /// Ends the wait for a flying card: draws it at its spot, or adds it to the pile. If `isHidden`, it is
    /// not drawn.
    void land(CardRef spot, bool isHidden);
    /// Shakes a pile gently for `millis`.
    void wiggle(PileId place, int millis);
    /// Shakes a card that is drawn singly, after `delay`.
    void shake(CardRef spot, int delay);
    /// Turns over a card that is drawn singly, after `delay` and within `millis`: from `before` to its
    /// current look.
    void flip(CardRef spot, const CardArt& before, int delay, int millis);

  private:
    struct Zone {
        std::unique_ptr<ZoneItem> area;
        std::unique_ptr<PileItem> pile;               ///< if its cards are not drawn singly
        std::vector<std::unique_ptr<CardItem>> cards; ///< else
    };
    /// Returns null if there is no such zone.
    const Zone* zoneOf(PileId place) const;
    /// Updates the background, at once or after its cards have slid.
    void showBackground(Zone& zone, const ZonePicture& picture, int slide, int slideAfter);
    /// Updates a pile, of which the cards in `fresh` are still under way. `z` is its z value.
    void showPile(const Presenter& presenter, Zone& zone, const ZonePicture& picture,
                  const std::vector<int>& fresh, qreal z);
    /// Updates the cards of a zone that is not a pile. `z` is the z value of the next card.
    void showCards(const Presenter& presenter, Zone& zone, const ZonePicture& picture,
                   const std::vector<int>& fresh, int slide, int slideAfter, qreal& z);
    /// Stops the motion of all items of a zone.
    void stopAll(Zone& zone);

    QGraphicsScene& m_scene;
    PaintContext& m_paintContext;
    Animator& m_animator;
    const LaidOutTable& m_table;
    std::map<PileId, Zone, PileOrder> m_zones;
};

} // namespace tacklebox
