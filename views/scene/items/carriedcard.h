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
class LaidOutTable;
class ZoneItems;

/// The card that the user carries: lifted, carried, left on the table, or gliding home. With it come the
/// trail that leads back to its gap and the labels of possible drop targets. There is at most one. While this
/// draws the card, the item at its place is hidden. All points and rectangles are in scene coordinates.
class CarriedCard {
  public:
    /// All arguments must outlive this object. The table waits for motions of `animator`.
    CarriedCard(QGraphicsScene& scene, PaintContext& paintContext, Animator& animator,
                const LaidOutTable& table, const ZoneItems& zones);

    // ---- the card ----
    /// Lifts the card at `spot`, held at `hotSpot` (a point in its rectangle). A card that is already
    /// held is put back first. Does nothing if there is no card.
    void lift(CardRef spot, QPointF hotSpot, QPointF point);
    /// Moves the card to the pointer. Does nothing if no card is held, or if it was left on the table.
    void carry(QPointF point);
    /// Lets the card glide home in `millis`; 0: at once. -1 leaves it on the table, from which it glides home
    /// after a while if no event takes it.
    void letGo(int millis);
    /// Puts the card back at once.
    void putBack();
    /// Puts the card back if it was left on the table: a flight continues from there.
    void takeLeft();
    /// Call this for a new picture: hides the card at its new place, or puts it back if it has left its
    /// zone.
    void updateFromPicture();

    /// Returns true while a card is carried, left on the table or gliding home.
    bool isHeld() const { return m_card != nullptr; }
    /// Returns true if it is the card at that spot.
    bool isOf(CardRef spot) const { return m_card && spot == m_from; }
    /// Returns the centre of the card; null if there is none.
    QPointF middle() const;
    /// Returns the card that was left on the table and has not gone home.
    std::optional<TableScene::LeftCard> left() const;
    /// Redraws the face if a better rendering is ready.
    void refreshFace();

    // ---- drop targets ----
    /// Replaces the labels of the drop targets, until the card is released. Shows none while no card is
    /// carried.
    void showDrops(const std::vector<TableScene::Drop>& drops);
    QStringList dropWords() const;
    std::vector<QRectF> dropSigns() const;
    /// Sets the place on which the card would be dropped; null: none. `isLit` puts a light on it.
    void setDropTarget(QRectF target, bool isLit);
    const QRectF& dropTarget() const { return m_dropTarget; }

  private:
    /// Removes the trail and the labels.
    void endDrag();

    QGraphicsScene& m_scene;
    PaintContext& m_paintContext;
    Animator& m_animator;
    const LaidOutTable& m_table;
    const ZoneItems& m_zones;
    std::unique_ptr<CardItem> m_card;
    QPointF m_hotSpot; ///< the point of the card under the pointer
    CardRef m_from;
    Face m_face = kHidden;
    bool m_isLeft = false; ///< left on the table, and not gliding home
    std::unique_ptr<TrailItem> m_trail;
    std::vector<std::unique_ptr<DropSignItem>> m_signs;
    QRectF m_dropTarget;
    std::unique_ptr<DropTargetItem> m_light; ///< on the drop target
};

} // namespace tacklebox
