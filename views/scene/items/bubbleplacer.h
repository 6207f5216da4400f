#pragma once

#include "views/scene/items/passingitems.h"
#include "views/scene/items/tablescene.h"

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
        QRectF hintRect;                 ///< TableScene::setHintRect()
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
    /// Requirements for a place.
    struct Wanted {
        QRectF race;             ///< must not be covered; the bubble may be on either side of it; may be null
        bool besideWords = true; ///< must not cover toBeSeen() and the cards of others
        bool near = true;        ///< must be close enough to the speaker to be recognized as theirs
    };
    /// Returns tip and edge for the player with that box: below all texts about the player.
    SpeakingAt speakingAt(Seat seat, const QRectF& box) const;
    /// Returns the horizontal strips to try, best first. Each is wide enough to read in.
    std::vector<QRectF> strips(const SpeakingAt& at, const QRectF& race,
                               const std::vector<QRectF>& others) const;
    /// Returns the obstacles except the race and the cards in front of others.
    std::vector<QRectF> toBeSeen(const TableScene::Speech& said, const SpeakingAt& at) const;
    /// Returns a bubble that meets the requirements, as near to `at` as possible, or null.
    std::unique_ptr<BubbleItem> freeBubble(const TableScene::Speech& said, const SpeakingAt& at,
                                           const Wanted& wanted) const;
    /// Returns the bubble in a strip, beyond `edge`.
    std::unique_ptr<BubbleItem> bubbleIn(const TableScene::Speech& said, const SpeakingAt& at,
                                         const QRectF& strip, qreal edge) const;

    PaintContext& m_paintContext;
    const LaidOutTable& m_table;
    QRectF m_open;
    Obstacles m_obstacles;
    std::vector<QRectF> m_read; ///< text that must stay readable: notes, captions and an effect
};

} // namespace tacklebox
