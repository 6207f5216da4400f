// The zones of the table as items: the ground of each, and its cards, one by one or as a heap.
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
class ShownTable;

/// Keeps the items of all zones that have room on the table, and stirs them in their places. It decides
/// nothing: they lie as the table that is shown says.
class ZoneItems {
  public:
    /// All outlive this. `animator` is that of motion for which the table waits.
    ZoneItems(QGraphicsScene& scene, Brushes& brushes, Animator& animator, const ShownTable& table);

    // ---- following the table ----
    /// The items become those of the table that is shown; cards whose looks come from `presenter`. Those that
    /// `flights` bring wait for them and are not seen before, items of the same face are kept, and slide to
    /// their new spots within `slide` milliseconds, after `slideAfter`.
    void show(const Presenter& presenter, const std::vector<Flight>& flights, int slide, int slideAfter);
    /// There are none.
    void clear() { m_zones.clear(); }
    /// Those who race have been moved: they are where the table says, or on their way there.
    void followRace();
    /// Lights what is to be lit, and lifts what is chosen.
    void highlight(const Highlights& highlights);
    /// Faces that have been rendered meanwhile are drawn.
    void refreshFaces();
    /// What they draw with has changed.
    void forgetDrawings();

    // ---- looking things up ----
    /// Null where that card is not drawn singly.
    CardItem* cardOf(Spot spot) const;
    /// How a card looks that is drawn there; null where none is.
    const CardArt* artOf(Spot spot) const;
    /// The topmost at that point (scene coordinates); of a pile only its top card.
    std::optional<Spot> cardAt(QPointF point) const;
    /// Where a zone says that no card lies in it (scene coordinates); null where it does not.
    QRectF emptyWordsBox(PileId place) const;
    /// True if there are the zones of the table that is shown, no others, and every card is drawn where it
    /// lies.
    bool agree() const;

    // ---- what happens to a card in its place ----
    /// One that was waited for has landed: it is drawn there, or is one more of the heap; not so if it
    /// `isHidden`.
    void land(Spot spot, bool isHidden);
    /// A heap is shaken gently for `millis`.
    void wiggle(PileId place, int millis);
    /// A card that is drawn singly shakes after `delay`.
    void shake(Spot spot, int delay);
    /// A card that is drawn singly turns over, after `delay` and within `millis`: as it was, then as it is.
    void flip(Spot spot, const CardArt& before, int delay, int millis);

  private:
    struct Zone {
        std::unique_ptr<ZoneItem> ground;
        std::unique_ptr<HeapItem> heap;               ///< where not every card is drawn singly
        std::vector<std::unique_ptr<CardItem>> cards; ///< where each is
    };
    /// Null where there is no such zone.
    const Zone* zoneOf(PileId place) const;
    /// The ground follows the picture, at once or when its cards have slid.
    void showGround(Zone& zone, const ZonePicture& picture, int slide, int slideAfter);
    /// The cards of a heap, of which those of `fresh` are still on their way. `z` is its depth.
    void showHeap(const Presenter& presenter, Zone& zone, const ZonePicture& picture,
                  const std::vector<int>& fresh, qreal z);
    /// The cards of a zone that is no heap. `z` is the depth of the next one.
    void showCards(const Presenter& presenter, Zone& zone, const ZonePicture& picture,
                   const std::vector<int>& fresh, int slide, int slideAfter, qreal& z);
    /// Nothing may move what is about to go.
    void stopAll(Zone& zone);

    QGraphicsScene& m_scene;
    Brushes& m_brushes;
    Animator& m_animator;
    const ShownTable& m_table;
    std::map<PileId, Zone, PileOrder> m_zones;
};

} // namespace tacklebox
