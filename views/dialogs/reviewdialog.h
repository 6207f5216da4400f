// "What could I have done better?": reviews a round from the player's seat and explains their two or three
// costliest choices.
#pragma once

#include "model/table/reviewdesk.h"
#include "model/table/table.h"
#include "views/theme/stagedialog.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace tacklebox {

class ChanceChart;

class ReviewDialog : public StageDialog {
    Q_OBJECT

  public:
    /// Starts to review the last finished round of `table`, which isFor() must accept and which need not
    /// outlive the dialog. `effort` sets the number of playouts. `cache` stores reviews; it must outlive the
    /// dialog and may be null.
    explicit ReviewDialog(const Table& table, QWidget* parent = nullptr, ReviewRequest effort = {},
                          ReviewCache* cache = nullptr);
    ~ReviewDialog() override;

    /// True for one person against bots and at least one finished round.
    static bool isFor(const Table& table);
    /// The record of the match when the dialog was opened.
    QByteArray record() const { return m_record; }

    /// The action to take when the dialog is closed: watch that decision, or play it again.
    enum class NextAction { Nothing, See, Try };
    NextAction nextAction() const { return m_nextAction; }
    /// The decision for nextAction(): the number of events before it, and its step in the record.
    int event() const { return m_event; }
    int step() const { return m_step; }
    /// The review that is shown; null while it is being made.
    const DealReview* review() const { return m_review ? &*m_review : nullptr; }

  signals:
    /// The review is finished or has failed.
    void reviewReady();

  private:
    void begin(int deal);
    void show(const std::optional<DealReview>& review);
    void clear();
    QWidget* mistakeBox(std::size_t number);
    void leaveFor(NextAction nextAction, const JudgedDecision& decision);
    static QString whereOf(std::size_t number);

    QByteArray m_record;
    Names m_names;
    ReviewRequest m_request; ///< without the round
    int m_seats;
    QComboBox* m_deal;
    QWidget* m_waiting;
    QProgressBar* m_progress;
    QLabel* m_summary;
    ChanceChart* m_chart;
    QWidget* m_mistakes;
    QPushButton* m_close; ///< "Cancel" during the review
    NextAction m_nextAction = NextAction::Nothing;
    int m_event = 0, m_step = 0;
    std::optional<DealReview> m_review;
    std::unique_ptr<ReviewDesk> m_desk; ///< last member, because its callbacks use the others
};

} // namespace tacklebox
