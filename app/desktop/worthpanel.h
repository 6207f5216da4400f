// The chances of the one who looks over a whole recorded match, as a line, beside the replay.
#pragma once

#include "model/table/reviewdesk.h"

#include <QPointer>
#include <QWidget>

#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace tacklebox {

class Replay;
class Table;
class WorthChart;

class WorthPanel : public QWidget {
    Q_OBJECT

  public:
    explicit WorthPanel(QWidget* parent = nullptr);
    ~WorthPanel() override;

    /// A table that Replay::open() made; null for none.
    void setTable(Table* table);
    /// Another position is shown, or another looks on.
    void follow();
    WorthChart& chart() const { return *m_chart; }

  signals:
    /// A point of the line was chosen: so many events are told there.
    void chosen(int event);

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    /// Whose chances can be told; kNoSeat if nobody's.
    Seat seat() const;
    void begin();
    void stop();
    void show(const std::optional<DealReview>& review);
    /// Words where there is no line.
    void say(const QString& words);

    QPointer<Table> m_table;
    Replay* m_replay = nullptr; ///< of that table
    Seat m_shown = kNoSeat;     ///< whose line is shown or thought out
    QLabel* m_words;
    QProgressBar* m_progress;
    QPushButton* m_way; ///< cancels, or begins again
    WorthChart* m_chart;
    std::unique_ptr<ReviewDesk> m_desk; ///< from the first line on; the last member
};

} // namespace tacklebox
