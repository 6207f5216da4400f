// The fishing line of an ask that is open: from whom to whom it hangs, followed event by event, and shown in
// the scene.
#pragma once

#include "views/scene/items/tablescene.h"
#include "views/scene/motion/motiontimes.h"

namespace tacklebox {

/// A line is cast by an ask that names a player, and hangs until cards answer it, words deny it, or a card
/// turns it round, stops it or lets it sink. What it is after an event, and what the scene shows of that, are
/// two steps: the line of events that are still under way is shown with their cards. It needs the scene in
/// which it hangs, and the pace; both outlive it.
class AskLine {
  public:
    AskLine(TableScene& scene, const Pacing& pacing) : m_scene(scene), m_pacing(pacing) {}

    /// Who has cast it at whom, after the events that were followed; nothing if no ask is open.
    const std::optional<CastLine>& now() const { return m_line; }

    /// Forgets it, as of another table. The scene keeps what it shows.
    void forget();
    /// Becomes the line that hangs there after all events that the presenter shows, for a table that begins
    /// to be shown. The presenter is led over those events again, and shows as many as before. To be called
    /// when it is forgotten.
    void find(Presenter& presenter);
    /// Takes in that event, which is played as such a set piece.
    void follow(const TableEvent& event, SetPiece piece);
    /// Takes in the event that the presenter shows next; does nothing if those at the screen are told nothing
    /// of it. The presenter is not advanced.
    void followNext(Presenter& presenter);
    /// The number of the event that asked what is still open among those that the presenter shows; -1 if
    /// nothing is.
    int asked(Presenter& presenter) const;

    /// The next show() casts it: a line that the scene does not show yet, and that is not turned round.
    bool isToBeCast(SetPiece piece) const;
    /// Makes the line in the scene what it is now: it is cast, turns, sinks, or goes home with the cards of
    /// these flights. Cast, turned or sunk by a set piece it moves `seen` milliseconds from now, when that
    /// has been seen.
    void show(const std::vector<Flight>& flights, SetPiece piece, int seen) const;
    /// The same without motion.
    void showAtOnce() const { m_scene.setLine(m_line, 0, 0); }

  private:
    TableScene& m_scene;
    const Pacing& m_pacing;
    std::optional<CastLine> m_line;
    std::optional<CastLine> m_sunk; ///< of an ask that a card let fail, while that card may still be stopped
};

} // namespace tacklebox
