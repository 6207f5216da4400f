// The legal moves that the person at the screen can choose from, with ids.
#pragma once

#include "model/host/anygame.h"

#include <QString>

#include <vector>

namespace tacklebox {

/// A legal move of the person at the screen.
struct TableChoice {
    int id = 0;      ///< never reused at a table, so a late click cannot make another move
    QString words;   ///< "Ask Nick for the purple hammerhead"
    QString asked{}; ///< what an ask for several cards asks for: "Sevens"; else empty
    AnyMove move{};
};

class ChoiceList {
  public:
    /// The seat whose moves these are; kNoSeat if there are none.
    Seat actor() const { return m_actor; }
    const std::vector<TableChoice>& choices() const { return m_choices; }
    const AnyMoves& moves() const { return m_moves; }
    /// The id of a move; -1 if the list does not contain it.
    int idOf(const AnyMove& move) const;

    /// Replaces the list by the legal moves of `actor`, in words addressed to that player. With `keepsIds`,
    /// moves of the previous list keep their ids, so that a card being dragged can still be dropped.
    void list(const AnyMatch& match, Seat actor, const Names& names, bool keepsIds);

  private:
    Seat m_actor = kNoSeat;
    AnyMoves m_moves;
    std::vector<TableChoice> m_choices; ///< one for each move
    int m_nextId = 1;
};

} // namespace tacklebox
