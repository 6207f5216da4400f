// The table of one game: what a view of that game may see of it beyond the Table.
#pragma once

#include "model/engine/match.h"
#include "model/games/games.h"
#include "model/table/table.h"

namespace tacklebox {

template <class G>
class GameTable : public Table {
  public:
    using View = typename G::View;
    using Move = typename G::Move;

    /// All that facing() may know now (the public half if that is kNoSeat).
    virtual View view() const = 0;
    /// What facing() may know of the position before event `number`: the fold of his events up to there.
    virtual View viewAt(int number) const = 0;
    /// Event `number` as facing() sees it.
    virtual std::optional<SeenEvent<G>> seen(int number) const = 0;
    /// The move of a current choice.
    virtual Move moveOf(int choice) const = 0;
    /// Makes a move of facing() that the list of choices need not name one by one (several KILLs at once, a
    /// set with its cards chosen). If the rules refuse it nothing changes, refused() says why, and the answer
    /// is false. `pressedAt` as in Table::play().
    virtual bool playMove(const Move& move, qint64 pressedAt = -1) = 0;
    /// Why facing() may not make that move now, as a sentence; empty if he may.
    virtual QString whyNot(const Move& move) const = 0;
    /// Whether a bot was asked and has not yet decided.
    virtual bool botsThink() const = 0;

  protected:
    using Table::Table;
};

} // namespace tacklebox
