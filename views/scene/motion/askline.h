#pragma once

#include "views/scene/items/fishingline.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/motiontimes.h"

namespace tacklebox {

/// The fishing line of an open ask, followed event by event and shown in the scene. An ask that names a
/// player casts it. It hangs until cards answer it, words deny it, or a card reverses, cancels or sinks it.
/// Following and showing are separate steps: while events are still under way, their line is shown together
/// with their cards. All arguments must outlive this object.
class AskLine {
  public:
    AskLine(TableScene& scene, const Pacing& pacing) : m_scene(scene), m_pacing(pacing) {}

    /// Returns the line after the events that were followed; `nullopt` if no ask is open.
    const std::optional<CastLine>& now() const { return m_line; }

    /// Clears the line, for another table. The scene keeps what it shows.
    void clear();
    /// Finds the line of the position that the presenter shows, for a table that is shown for the first time.
    /// Leads the presenter again over its last events, to the same position. Requires a cleared line.
    void restore(Presenter& presenter);
    /// Applies an event that is played as this kind of effect.
    void follow(const TableEvent& event, EffectKind kind);
    /// Applies the next event of the presenter without advancing it. Does nothing if the viewer may not know
    /// about that event.
    void followNext(Presenter& presenter);
    /// Returns the number of the event that asked, or -1 if no ask is open or it was reversed.
    int openAskEvent(Presenter& presenter) const;

    /// Returns true if the next show() casts the line: the scene does not show it yet, and it was not
    /// reversed.
    bool isToBeCast(EffectKind kind) const;
    /// Updates the line in the scene: casts, reverses or sinks it, or reels it in with the cards of
    /// `flights`. All but reeling in starts after `seen` milliseconds, when an effect has been seen.
    void show(const std::vector<Flight>& flights, EffectKind kind, int seen) const;
    /// Updates the line in the scene without motion.
    void showAtOnce() const { m_scene.fishingLine().cast(m_line, 0, 0); }

  private:
    TableScene& m_scene;
    const Pacing& m_pacing;
    std::optional<CastLine> m_line;
    std::optional<CastLine> m_sunk; ///< of an ask that a card made fail, while that card can be cancelled
};

} // namespace tacklebox
