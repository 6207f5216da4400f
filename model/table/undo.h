// Decisions taken back: which steps of a match persons decided, and what can be made again.
#pragma once

#include "model/host/anygame.h"

#include <functional>
#include <memory>
#include <vector>

namespace tacklebox {

class UndoList {
  public:
    /// True if the step that comes next in that match is a decision of the person in that seat, and not made
    /// for him.
    using IsDecision = std::function<bool(const AnyMatch& match, Seat seat)>;

    /// A person has decided step number `step` of the match.
    void decided(int step) { m_decisions.push_back(step); }
    bool canUndo() const { return !m_decisions.empty(); }
    /// The number of the step that undo() would go back to. Needs canUndo().
    int lastDecision() const { return m_decisions.back(); }
    /// Goes back to before the last decision. Needs canUndo().
    void undo(std::unique_ptr<AnyMatch>& match);

    bool canRedo() const { return !m_undone.empty(); }
    /// Makes the steps again that were taken back, up to the next decision.
    void redo(AnyMatch& match, const IsDecision& isDecision);
    /// The match has gone on another way.
    void forgetUndone() { m_undone.clear(); }

    // ---- kept with the match ----
    /// How many steps are taken back.
    int undone() const { return int(m_undone.size()); }
    /// Takes the last `steps` steps of the match back; nothing if it has not so many.
    void restore(std::unique_ptr<AnyMatch>& match, int steps);
    /// Looks for the decisions in the match so far.
    void findDecisions(const AnyMatch& match, const IsDecision& isDecision);

  private:
    void goBack(std::unique_ptr<AnyMatch>& match, int step);

    std::vector<int> m_decisions;  ///< numbers of steps
    std::vector<AnyStep> m_undone; ///< in the order in which they were made
};

} // namespace tacklebox
