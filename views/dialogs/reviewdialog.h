// "What could I have done?": a deal seen again from one's own seat, its two or three costliest choices in
// words.
#pragma once

#include "model/table/reviewdesk.h"
#include "model/table/table.h"
#include "views/theme/stagedialog.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace tacklebox {

class WorthChart;

class ReviewDialog : public StageDialog {
    Q_OBJECT

  public:
    /// Reviews the last finished deal of `table` at once, from the seat of the person who plays there alone;
    /// there must be one of both. The table need not outlive it. `effort` says how many play-outs there are;
    /// `found`, which outlives the dialog, what need not be thought through again.
    explicit ReviewDialog(const Table& table, QWidget* parent = nullptr, ReviewRequest effort = {},
                          FoundReviews* found = nullptr);
    ~ReviewDialog() override;

    /// Whose table has it: one person alone against bots, and a deal that is over.
    static bool isFor(const Table& table);
    /// The match as it was when the dialog was opened.
    QByteArray record() const { return m_record; }

    /// What the person wants to go on with when the dialog is closed.
    enum class Wish { Nothing, See, Try };
    Wish wish() const { return m_wish; }
    /// The decision that it is about: events before it, and its step in the record.
    int event() const { return m_event; }
    int step() const { return m_step; }
    /// The review that is shown; null while it is made.
    const DealReview* review() const { return m_review ? &*m_review : nullptr; }

  signals:
    /// The review is there, or could not be made.
    void reviewReady();

  private:
    void begin(int deal);
    void show(const std::optional<DealReview>& review);
    void clear();
    QWidget* mistakeBox(std::size_t number);
    void leaveFor(Wish wish, const JudgedDecision& decision);
    static QString whereOf(std::size_t number);

    QByteArray m_record;
    Names m_names;
    ReviewRequest m_request; ///< but for the deal
    int m_seats;
    QComboBox* m_deal;
    QWidget* m_waiting;
    QProgressBar* m_progress;
    QLabel* m_summary;
    WorthChart* m_chart;
    QWidget* m_mistakes;
    QPushButton* m_close; ///< Cancel, while it is thought through
    Wish m_wish = Wish::Nothing;
    int m_event = 0, m_step = 0;
    std::optional<DealReview> m_review;
    std::unique_ptr<ReviewDesk> m_desk; ///< the last member: it ends before what it answers to goes
};

} // namespace tacklebox
