#pragma once

#include "model/engine/words.h"
#include "model/table/gametable.h"
#include "views/games/common/seatpictures.h"

#include <optional>
#include <variant>

namespace tacklebox {

/// The last ask among the shown events, for games with `Words<G>::question`. It lasts until the next ask or
/// the end of the deal. The asked player shows a ring, and a chip with asker and subject, until the asker's
/// turn ends.
template <class G>
class LastAsk {
  public:
    /// Applies an event as the viewer sees it.
    void follow(const SeenEvent<G>& event) {
        using Move = typename G::Move;
        if constexpr (requires(const Move& move) { Words<G>::question(move); }) {
            if (std::holds_alternative<SeenDeal<G>>(event.content()) ||
                std::holds_alternative<Scored>(event.content()))
                m_question = {};
            followAnswer(event);
            const auto* made = std::get_if<SeenMove<Move>>(&event.content());
            Question question = made ? Words<G>::question(made->move) : Question{};
            if (question.target == kNoSeat || question.target == made->seat) return;
            m_question = std::move(question);
            m_by = made->seat;
            m_answered = false;
        }
    }
    /// Returns true if the asked player has given something, or has said that there is nothing.
    bool isAnswered() const { return m_answered; }
    /// Adds the ask to the facts of its target. `turn` is the player on turn.
    void mark(SeatFacts& facts, Seat turn) const {
        if (facts.seat == kNoSeat || facts.seat != m_question.target) return;
        facts.asked = m_by == turn;
        facts.askedBy = m_by;
        facts.askedFor = m_question.subject;
    }

  private:
    void followAnswer(const SeenEvent<G>& event) {
        const auto* moved = std::get_if<Moved>(&event.content());
        const auto* said = std::get_if<Said>(&event.content());
        if (moved && moved->from == handOf(m_question.target) && moved->to == handOf(m_by)) m_answered = true;
        if (said && said->seat == m_question.target) m_answered = true;
    }

    bool m_answered = true;
    Seat m_by = kNoSeat;
    Question m_question;
};

} // namespace tacklebox
