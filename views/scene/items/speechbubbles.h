// What players say at the table, in bubbles: one for what is said in the game, and one for a remark beside
// it. Where they lie, BubbleRoom says.
#pragma once

#include "views/scene/items/bubbleroom.h"

#include <memory>

namespace tacklebox {

class Animator;
class ShownTable;
class Ticker;
class Transients;

/// Shows them in the scene, lets them come and go, and moves them when something comes under them. What is
/// said in the game comes first: a remark gives way.
class SpeechBubbles {
  public:
    using Speech = TableScene::Speech;

    /// All outlive this. `animator` is that of motion for which nothing waits, and runs by `ticker`.
    SpeechBubbles(QGraphicsScene& scene, Brushes& brushes, const Ticker& ticker, Animator& animator,
                  const ShownTable& table, const Transients& transients);

    /// Shows what is said in the game instead of what has been; nothing new if it has no words or no time. It
    /// ends a remark of the same player, or in its place.
    void say(const Speech& speech);
    void endSpeech();
    /// What is said now; without words if nothing is.
    const Speech& speech() const { return m_speech; }
    /// Where say() would put that bubble.
    QRectF boxFor(const Speech& speech) const;

    /// Shows a remark for `millis` instead of the one that stands there; false, and nothing is shown, where
    /// it has no words, no time or no room.
    bool remark(Seat seat, const QString& words, int millis);
    void endRemark();
    /// Its words; empty if none stands there.
    QString remark() const;
    /// Whose it is, and how long it stands; kNoSeat if none does.
    TableScene::RemarkLeft remarkLeft() const;
    /// True if that bubble would end the remark that stands there.
    bool wouldEndRemark(const Speech& speech) const;

    /// Where words lie over the table, which no bubble covers; null if none do. One that does already moves
    /// away.
    void setSheet(const QRectF& sheet);
    const QRectF& sheet() const { return m_sheet; }
    /// The table has changed: what is said makes way for those who have raced on, and a remark ends where
    /// something has come to be written under it.
    void makeWay();
    /// Faces of cards that have been rendered meanwhile are drawn.
    void refreshFaces();
    /// Both are gone.
    void clear();

  private:
    BubbleRoom room() const;
    bool endsRemark(Seat seat, const BubbleItem& bubble) const;

    QGraphicsScene& m_scene;
    Brushes& m_brushes;
    const Ticker& m_ticker;
    Animator& m_animator;
    const ShownTable& m_table;
    const Transients& m_transients;
    std::unique_ptr<BubbleItem> m_spoken; ///< what somebody says in the game ...
    Speech m_speech;                      ///< ... as it was wanted
    std::unique_ptr<BubbleItem> m_remark;
    Seat m_remarkBy = kNoSeat;
    qint64 m_remarkEnds = 0; ///< by the ticker
    QRectF m_sheet;
};

} // namespace tacklebox
