// Undo and redo of the decisions of people.
#pragma once

#include "model/host/anygame.h"

#include <functional>
#include <memory>
#include <vector>

namespace tacklebox {

class UndoList {
  public:
    /// True if the next step of the match is a decision of the person in that seat, not an automatic move.
    using IsDecision = std::function<bool(const AnyMatch& match, Seat seat)>;

    /// Records that step `step` of the match was a person's decision.
    void decided(int step) { m_decisions.push_back(step); }
    bool canUndo() const { return !m_decisions.empty(); }
    /// The step to which undo() would go back. Requires canUndo().
    int lastDecision() const { return m_decisions.back(); }
    /// Goes back to before the last decision. Requires canUndo().
    void undo(std::unique_ptr<AnyMatch>& match);

    bool canRedo() const { return !m_undone.empty(); }
    /// Redoes undone steps up to the next decision.
    void redo(AnyMatch& match, const IsDecision& isDecision);
    /// The match has continued differently.
    void forgetUndone() { m_undone.clear(); }

    // ---- resume state ----
    /// The number of undone steps.
    int undone() const { return int(m_undone.size()); }
    /// Undoes the last `steps` steps of the match; does nothing if there are fewer.
    void restore(std::unique_ptr<AnyMatch>& match, int steps);
    /// Finds the decisions in the match so far.
    void findDecisions(const AnyMatch& match, const IsDecision& isDecision);

  private:
    void goBack(std::unique_ptr<AnyMatch>& match, int step);

    std::vector<int> m_decisions;  ///< indices of steps
    std::vector<AnyStep> m_undone; ///< in the order in which they were made
};

} // namespace tacklebox
