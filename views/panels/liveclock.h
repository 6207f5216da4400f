// The clock of a live table: the remaining time to act, and the clock rate.
#pragma once

#include <QPointer>
#include <QTimer>
#include <QWidget>

class QComboBox;
class QProgressBar;

namespace tacklebox {

class Table;

class LiveClock : public QWidget {
    Q_OBJECT

  public:
    explicit LiveClock(QWidget* parent = nullptr);

    /// Sets the table whose clock it shows and changes; may be null. Call updateFromTable() and showTime()
    /// when the table changes.
    void setTable(Table* table);
    /// True if the table is played live.
    bool isLive() const;
    /// Shows the table's clock rate.
    void updateFromTable();
    /// Shows the remaining time, and updates it while the clock runs.
    void showTime();
    /// Shows or hides the rate; it is hidden for lack of room.
    void setRateShown(bool shown);
    bool rateIsShown() const;
    /// Makes the bar wide enough for a time in that font.
    void fitFont(const QFont& font);

  private:
    QPointer<Table> m_table;
    QProgressBar* m_window;
    QComboBox* m_rate;
    QTimer m_tick;
};

} // namespace tacklebox
