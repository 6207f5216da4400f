// The moves that a person may choose from, by numbers that no click can mistake.
#pragma once

#include "model/host/anygame.h"

#include <QString>

#include <vector>

namespace tacklebox {

/// A legal move of the person at the screen.
struct TableChoice {
    int id = 0;      ///< never used twice at a table, so that a late click cannot make another move
    QString words;   ///< "Ask Nick for the purple hammerhead"
    QString asked{}; ///< what it asks for where that is more than one card: "Sevens"; else empty
    AnyMove move{};
};

class ChoiceList {
  public:
    /// Whose moves these are; kNoSeat: nobody's, and there are none.
    Seat actor() const { return m_actor; }
    const std::vector<TableChoice>& choices() const { return m_choices; }
    const AnyMoves& moves() const { return m_moves; }
    /// The number of a move; -1 where the list does not name it.
    int idOf(const AnyMove& move) const;

    /// Lists the legal moves of `actor`, in words told to him. With `keepsNumbers` a move that was in the
    /// list has its number still, so that a card that is in the air meanwhile can be put down.
    void list(const AnyMatch& match, Seat actor, const Names& names, bool keepsNumbers);

  private:
    Seat m_actor = kNoSeat;
    AnyMoves m_moves;
    std::vector<TableChoice> m_choices; ///< one a move
    int m_next = 1;
};

} // namespace tacklebox
