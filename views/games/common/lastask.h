// The newest ask at the table: who asked whom for what. Whoever was asked wears a ring, and a chip that says
// so, until the turn is another's.
#pragma once

#include "model/games/words.h"
#include "model/table/gametable.h"
#include "views/games/common/seatpictures.h"

#include <optional>
#include <variant>

namespace tacklebox {

/// For games in which a move may ask somebody for something (`Words<G>::question`). Follows the events that
/// are shown; it stands until the next ask, and to the end of the deal.
template <class G>
class LastAsk {
  public:
    /// Takes in an event, as the one who looks sees it.
    void follow(const SeenEvent<G>& event) {
        using Move = typename G::Move;
        if constexpr (requires(const Move& move) { Words<G>::question(move); }) {
            if (std::holds_alternative<SeenDeal<G>>(event.content()) ||
                std::holds_alternative<Scored>(event.content()))
                m_question = {};
            const auto* made = std::get_if<SeenMove<Move>>(&event.content());
            Question question = made ? Words<G>::question(made->move) : Question{};
            if (question.target == kNoSeat || question.target == made->seat) return;
            m_question = std::move(question);
            m_by = made->seat;
        }
    }
    /// Finds it among the events before `number`.
    void find(const GameTable<G>& table, int number) {
        m_question = {};
        while (m_question.target == kNoSeat && --number >= 0) {
            const auto event = table.seen(number);
            if (!event) continue;
            if (std::holds_alternative<SeenDeal<G>>(event->content())) return;
            follow(*event);
        }
    }
    /// Says of that seat that it was asked, if it was. It wears that as long as it is the asker's turn.
    void mark(SeatFacts& facts, Seat turn) const {
        if (facts.seat == kNoSeat || facts.seat != m_question.target) return;
        facts.asked = m_by == turn;
        facts.askedBy = m_by;
        facts.askedFor = m_question.subject;
    }

  private:
    Seat m_by = kNoSeat;
    Question m_question;
};

} // namespace tacklebox
