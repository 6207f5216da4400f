// The viewer's winning chances over a recorded match, as a line beside the replay.
#pragma once

#include "model/table/reviewdesk.h"

#include "views/scene/picture/tableobserver.h"

#include <QWidget>

#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace tacklebox {

class ChanceChart;
class Replay;

class ChancesPanel : public QWidget, public TableObserver {
    Q_OBJECT

  public:
    explicit ChancesPanel(QWidget* parent = nullptr);
    ~ChancesPanel() override;

    /// `table` must come from Replay::open(); null for none.
    void setTable(Table* table) override;
    /// Call after a change of the position or the viewer.
    void updateFromTable();
    ChanceChart& chart() const { return *m_chart; }

  signals:
    /// The user chose the point of the line after the first `event` events.
    void chosen(int event);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    /// The seat whose chances may be shown; kNoSeat if none.
    Seat seat() const;
    void begin();
    void stop();
    void show(const std::optional<DealReview>& review);
    /// Shows text in place of the line.
    void showText(const QString& words);

    Replay* m_replay = nullptr; ///< of that table
    Seat m_shown = kNoSeat;     ///< the seat whose line is shown or being computed
    QLabel* m_words;
    QProgressBar* m_progress;
    QPushButton* m_button; ///< cancels the analysis or starts it again
    ChanceChart* m_chart;
    std::unique_ptr<ReviewDesk> m_desk; ///< created for the first line; must be the last member
};

} // namespace tacklebox
