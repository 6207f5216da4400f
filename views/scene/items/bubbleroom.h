// Where the bubble of what a player says may lie: below or above who speaks, and over nothing that is to be
// read.
#pragma once

#include "views/scene/items/passingitems.h"
#include "views/scene/items/tablescene.h"

#include <memory>
#include <vector>

namespace tacklebox {

class ShownTable;

/// Made for one search, from the table as it is at that moment. It shows nothing: the bubbles that it returns
/// are new, and in no scene. All rectangles are in scene coordinates.
class BubbleRoom {
  public:
    /// What lies over the table and may be in the way; null or empty where there is no such thing.
    struct InTheWay {
        QRectF sheet;              ///< TableScene::setSheet()
        std::vector<QRectF> piece; ///< Transients::setPiece()
        QRectF spoken;             ///< the bubble of what is said in the game
        QRectF remark;             ///< that of a remark ...
        Seat remarkBy = kNoSeat;   ///< ... and whose it is
    };
    /// `open` is the part of the view that nothing of the window lies over. The brushes and the table outlive
    /// this.
    BubbleRoom(Brushes& brushes, const ShownTable& table, QRectF open, InTheWay inTheWay);

    /// The bubble of what is said in the game, in the best place there is; it may cover something where the
    /// table is full. Never null.
    std::unique_ptr<BubbleItem> forSpeech(const TableScene::Speech& said) const;
    /// The bubble of a remark, which covers nothing that is to be read, no other seat, no card, no count and
    /// no bubble; null where there is no such room at that seat, or no such seat.
    std::unique_ptr<BubbleItem> forRemark(Seat seat, const QString& words) const;

  private:
    /// Where the tail of a bubble points, and the edge beyond which the bubble lies.
    struct SpeakingAt {
        QPointF tip;
        qreal edge = 0;
        bool below = true; ///< it lies below the edge, else above
    };
    /// What a place for a bubble is to be like.
    struct Wanted {
        QRectF race;             ///< it does not cover that, and may lie at either side of it; may be null
        bool besideWords = true; ///< it covers nothing that is to be read, nor what is spoken of
        bool near = true;        ///< it lies no farther aside than that one sees who speaks
    };
    /// For a player whose box is `box`: under all that is told of the player.
    SpeakingAt speakingAt(Seat seat, const QRectF& box) const;
    /// The strips from left to right in which it is tried, the best first; none is too narrow to read in.
    std::vector<QRectF> strips(const SpeakingAt& at, const QRectF& race,
                               const std::vector<QRectF>& others) const;
    /// What it may not cover but the race and what lies in front of others.
    std::vector<QRectF> toBeSeen(const TableScene::Speech& said, const SpeakingAt& at) const;
    /// A bubble in such a place, as near to `at` as there is one; null if there is none.
    std::unique_ptr<BubbleItem> freeBubble(const TableScene::Speech& said, const SpeakingAt& at,
                                           const Wanted& wanted) const;
    /// The bubble in that strip, beyond `edge`.
    std::unique_ptr<BubbleItem> bubbleIn(const TableScene::Speech& said, const SpeakingAt& at,
                                         const QRectF& strip, qreal edge) const;

    Brushes& m_brushes;
    const ShownTable& m_table;
    QRectF m_open;
    InTheWay m_inTheWay;
    std::vector<QRectF> m_read; ///< what is to be read: notes, captions and what a set piece writes
};

} // namespace tacklebox
