// A card in somebody's hand: lifted, carried, left on the table, and on its way home. With it come the dots
// that lead back to its gap, and the signs at the places where it may be dropped.
#pragma once

#include "views/scene/items/carditem.h"
#include "views/scene/items/dragguides.h"
#include "views/scene/items/passingitems.h"
#include "views/scene/items/tablescene.h"

#include <memory>
#include <optional>
#include <vector>

namespace tacklebox {

class Animator;
class ShownTable;
class ZoneItems;

/// One card at most, drawn by an item of its own; the item at its place is hidden for as long. All points and
/// rectangles are in scene coordinates.
class CarriedCard {
  public:
    /// All outlive this. `animator` is that of motion for which the table waits.
    CarriedCard(QGraphicsScene& scene, Brushes& brushes, Animator& animator, const ShownTable& table,
                const ZoneItems& zones);

    // ---- the card ----
    /// The card follows the point, held at `hotSpot` (a point of its own rectangle). One that is held already
    /// is at home again first. Nothing is lifted where no card lies.
    void lift(Spot spot, QPointF hotSpot, QPointF point);
    /// Does nothing where no card is held, or it has been left.
    void carry(QPointF point);
    /// Glides home in `millis`; 0: at once; -1: it is left on the table, and glides home after a while if
    /// nobody takes it.
    void letGo(int millis);
    /// It is at home again, at once.
    void putBack();
    /// The same if it has been left: a flight goes on with it.
    void takeLeft();
    /// Another picture is shown: it is hidden at the place where it lies now, or put back if it has left its
    /// zone.
    void follow();

    /// A card is carried, left on the table, or on its way home.
    bool isHeld() const { return m_card != nullptr; }
    /// True if it is the card of that spot.
    bool isOf(Spot spot) const { return m_card && spot == m_from; }
    /// Its middle; null if there is none.
    QPointF middle() const;
    /// The card that was left and has not gone home.
    std::optional<TableScene::LeftCard> left() const;
    /// Its face is drawn if it has been rendered meanwhile.
    void refreshFace();

    // ---- where it may be dropped ----
    /// Writes those words at these places until the card is let go of, instead of those that are there;
    /// nothing while no card is carried.
    void showDrops(const std::vector<TableScene::Drop>& drops);
    QStringList dropWords() const;
    std::vector<QRectF> dropSigns() const;
    /// It would be dropped on that place; null for none. With `isLit` a light falls on it.
    void setDropTarget(QRectF target, bool isLit);
    const QRectF& dropTarget() const { return m_dropTarget; }

  private:
    /// Nobody carries it any more: no place for it is marked.
    void endDrag();

    QGraphicsScene& m_scene;
    Brushes& m_brushes;
    Animator& m_animator;
    const ShownTable& m_table;
    const ZoneItems& m_zones;
    std::unique_ptr<CardItem> m_card;
    QPointF m_hotSpot; ///< the point of it that is under the pointer
    Spot m_from;
    Face m_face = kHidden;
    bool m_isLeft = false; ///< nobody holds it any more, and it is not gliding home
    std::unique_ptr<TrailItem> m_trail;
    std::vector<std::unique_ptr<DropSignItem>> m_signs;
    QRectF m_dropTarget;
    std::unique_ptr<DropTargetItem> m_light; ///< on that place
};

} // namespace tacklebox
