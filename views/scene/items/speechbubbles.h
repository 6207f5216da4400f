#pragma once

#include "views/scene/items/bubbleplacer.h"

#include <memory>

namespace tacklebox {

class Animator;
class FrameClock;
class LaidOutTable;
class Overlays;
class Transients;

/// Speech bubbles of players: one for speech in the game, and one for a remark beside it. Shows and hides
/// them, and moves them when something appears below them. Speech comes before remarks. BubblePlacer decides
/// the places.
class SpeechBubbles {
  public:
    using Speech = TableScene::Speech;

    /// All arguments must outlive this object. Nothing waits for motions of `animator`, which runs on
    /// `frameClock`.
    SpeechBubbles(QGraphicsScene& scene, PaintContext& paintContext, const FrameClock& frameClock,
                  Animator& animator, const LaidOutTable& table, const Transients& transients,
                  const Overlays& overlays);

    /// Replaces the current speech. Shows nothing if there are no words or no time. Ends a remark of the same
    /// player, or in the same place.
    void say(const Speech& speech);
    void endSpeech();
    /// Returns the current speech; without words if there is none.
    const Speech& speech() const { return m_speech; }
    /// Returns the rectangle that say() would choose.
    QRectF boxFor(const Speech& speech) const;

    /// Replaces the current remark and shows this one for `millis`. Returns false and shows nothing if it has
    /// no words, no time or no room.
    bool remark(Seat seat, const QString& words, int millis);
    void endRemark();
    /// Returns the words of the current remark; empty: none.
    QString remark() const;
    /// Returns the seat and the remaining time of the current remark; kNoSeat if there is none.
    TableScene::RemarkLeft remarkLeft() const;
    /// Returns true if that bubble would end the current remark.
    bool wouldEndRemark(const Speech& speech) const;

    /// Call this after a change of the table. The speech moves off the race and off text that has appeared
    /// below or above it; a remark ends if text has appeared below it.
    void makeWay();
    /// Redraws faces of cards whose rendering is ready.
    void refreshFaces();
    /// Removes both bubbles.
    void clear();

  private:
    BubblePlacer room() const;
    bool endsRemark(Seat seat, const BubbleItem& bubble) const;

    QGraphicsScene& m_scene;
    PaintContext& m_paintContext;
    const FrameClock& m_frameClock;
    Animator& m_animator;
    const LaidOutTable& m_table;
    const Transients& m_transients;
    const Overlays& m_overlays;
    std::unique_ptr<BubbleItem> m_spoken; ///< speech in the game ...
    Speech m_speech;                      ///< ... as requested
    std::unique_ptr<BubbleItem> m_remark;
    Seat m_remarkBy = kNoSeat;
    qint64 m_remarkEnds = 0; ///< time of the frame clock
};

} // namespace tacklebox
