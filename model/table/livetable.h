// A game without turns against the clock: whoever presses first acts; bots react after a time of their own.
#pragma once

#include "model/table/matchtable.h"

namespace tacklebox {

/// A bot begins to see a change when the view has shown it, and its move is made kGrace after its reaction
/// time: whoever presses before that wins. When nothing has changed for tableRules().windowMillis every seat
/// that has not acted passes.
class LiveTable : public MatchTable, public TableWindow {
  public:
    /// A press that comes up to so much later than a bot's wins against it.
    static constexpr int kGrace = 150;
    /// So long bots and the window wait for a card in the air.
    static constexpr int kLongestHand = 2500;

    LiveTable(const TablePlan& plan, std::unique_ptr<AnyMatch> match);

    std::optional<int> windowLeft() const override;
    int windowLength() const override;
    void handOnTable(bool on) override;
    bool countsIn() const override;
    void reseat(Seat seat, const SeatPlan& plan) override;

  protected:
    Next whoIsNext() const override;
    void proceed() override;
    void step() override;
    void botAnswered(quint64 question, const std::optional<AnyChoice>& choice) override;
    void beforePress(qint64 pressedAt) override;
    void moveWasMade(Seat seat, const AnyMove& move) override;
    void beginNextDeal() override;
    void describe(ResumeState& resumeState) const override;
    void restore(const ResumeState& resumeState) override;
    void positionReplaced() override;

  private:
    /// How a bot reacts to the last change.
    struct Reaction {
        quint64 question = 0;            ///< 0: it has not been asked
        qint64 at = 0;                   ///< game milliseconds
        std::optional<AnyChoice> choice; ///< nothing: it still thinks
    };

    void changed();
    void begin();
    void wake();
    void arm();
    void liftHand();
    void passForAll();
    /// The bot in `seat` makes the move it has decided on.
    void makeMoveOf(Seat seat);
    /// The bot that has a move to make and reacts first; kNoSeat if none has.
    Seat firstBot() const;
    bool handIsOn() const { return m_handSince >= 0; }
    /// What began before, goes on under a hand on the table; all else waits.
    bool waitsForHand(const Reaction& reaction) const { return handIsOn() && reaction.at > m_handSince; }
    qint64 windowEnd() const { return m_begunAt + m_shift + windowLength(); }

    std::array<Reaction, kMostSeats> m_reactions;
    quint64 m_questions = 0;
    bool m_begun = false; ///< the last change has been shown, and everybody thinks about it
    quint64 m_wave = 0;   ///< counts changes
    qint64 m_begunAt = 0, m_shift = 0;
    int m_restoredWindow = -1; ///< what was left of the window when the match was kept
    int m_lateFrom = -1;       ///< of the move that the clock is about to make
    bool m_freshDeal = true;   ///< it is still to be counted in
    bool m_handDown = false;   ///< a card of the person's is in the air
    qint64 m_handSince = -1;   ///< -1: no hand is on the table, or it has lain there too long
};

} // namespace tacklebox
