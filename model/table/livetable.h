// A live game without turns: the first to press acts, and bots have reaction times.
#pragma once

#include "model/table/matchtable.h"

namespace tacklebox {

/// Bots perceive a change when the view has shown it. A bot's move is made kGrace after its reaction time,
/// and an earlier press of a person wins. If nothing changes for tableRules().windowMillis, every seat that
/// has not acted passes.
class LiveTable : public MatchTable, public TableWindow {
  public:
    /// Milliseconds by which a press may be later than a bot's reaction and still win.
    static constexpr int kGrace = 150;
    /// Maximum milliseconds for which bots and the window wait for a dragged card.
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
    void saveTo(ResumeState& resumeState) const override;
    void restore(const ResumeState& resumeState) override;
    void positionReplaced() override;

  private:
    /// The reaction of a bot to the last change.
    struct Reaction {
        quint64 question = 0;            ///< 0: not asked
        qint64 at = 0;                   ///< game milliseconds
        std::optional<AnyChoice> choice; ///< nullopt: still thinking
    };

    void changed();
    void begin();
    void wake();
    void arm();
    void liftHand();
    void passForAll();
    /// Makes the chosen move of the bot in `seat`.
    void makeMoveOf(Seat seat);
    /// The bot with a move and the earliest reaction; kNoSeat if there is none.
    Seat firstBot() const;
    bool handIsOn() const { return m_handSince >= 0; }
    /// A dragged card delays only reactions that are due after the drag began.
    bool waitsForHand(const Reaction& reaction) const { return handIsOn() && reaction.at > m_handSince; }
    qint64 windowEnd() const { return m_begunAt + m_shift + windowLength(); }

    std::array<Reaction, kMostSeats> m_reactions;
    quint64 m_questions = 0;
    bool m_begun = false; ///< the last change has been shown, and the window runs
    quint64 m_wave = 0;   ///< number of changes
    qint64 m_begunAt = 0, m_shift = 0;
    int m_restoredWindow = -1; ///< time left in the window when the match was stored
    int m_lateFrom = -1;       ///< first event of the move that the clock is about to make
    bool m_freshDeal = true;   ///< its count-in is pending
    bool m_handDown = false;   ///< the person is dragging a card
    qint64 m_handSince = -1;   ///< -1: no card is being dragged, or for too long
};

} // namespace tacklebox
