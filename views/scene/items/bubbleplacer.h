#pragma once

#include "views/scene/items/passingitems.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/picture/placement.h"

#include <memory>
#include <vector>

namespace tacklebox {

class LaidOutTable;

/// Places speech bubbles below or above the speaker, over nothing that must stay readable. Made for one
/// search, from the table at that moment. The bubbles that it returns are new and in no scene. All rectangles
/// are in scene coordinates.
class BubblePlacer {
  public:
    /// Obstacles over the table; null or empty if absent.
    struct Obstacles {
        std::vector<QRectF> textRects;   ///< Overlays::textRects()
        std::vector<QRectF> effectRects; ///< Transients::effectRects()
        QRectF spoken;                   ///< the bubble of the current speech
        QRectF remark;                   ///< the bubble of the current remark
        Seat remarkBy = kNoSeat;         ///< the player who makes the remark
    };
    /// `open` is the part of the view that no widget covers. `paintContext` and `table` must outlive this
    /// object.
    BubblePlacer(PaintContext& paintContext, const LaidOutTable& table, QRectF open, Obstacles obstacles);

    /// Returns a bubble for a speech in the best place, never null. On a full table it may cover something.
    std::unique_ptr<BubbleItem> forSpeech(const TableScene::Speech& said) const;
    /// Returns a bubble for a remark that covers no text, other seat, card or bubble. Returns null if there
    /// is no room for it or no such seat.
    std::unique_ptr<BubbleItem> forRemark(Seat seat, const QString& words) const;

  private:
    /// The tip of a bubble's tail, and the edge beyond which the bubble is placed.
    struct SpeakingAt {
        QPointF tip;
        qreal edge = 0;
        bool below = true; ///< the bubble is below the edge; else above
    };
    /// Returns tip and edge for the player with that box: below all texts about the player.
    SpeakingAt speakingAt(Seat seat, const QRectF& box) const;
    /// Returns what the bubble should not cover.
    std::vector<Obstacle> obstaclesFor(const TableScene::Speech& said, const SpeakingAt& at) const;
    /// Returns the bubble in the best place, beyond the edge, and how much it covers.
    std::unique_ptr<BubbleItem> bestBubble(const TableScene::Speech& said, const SpeakingAt& at,
                                           const std::vector<Obstacle>& obstacles, qreal* covered) const;

    PaintContext& m_paintContext;
    const LaidOutTable& m_table;
    QRectF m_open;
    Obstacles m_obstacles;
    std::vector<QRectF> m_read; ///< text that must stay readable: notes, captions and an effect
};

} // namespace tacklebox
