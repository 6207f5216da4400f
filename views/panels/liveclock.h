// The clock of a table that is played live: the time that is left to act, and how quickly it runs.
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

    /// The table whose clock is shown and set; null for none. Its changes are told by follow() and
    /// showTime().
    void setTable(Table* table);
    /// The table is played live.
    bool isLive() const;
    /// Shows the rate that the table has.
    void follow();
    /// Shows the time that is left, and goes on by itself while it runs.
    void showTime();
    /// Where there is no room for it the rate is hidden.
    void setRateShown(bool shown);
    bool rateIsShown() const;
    /// The bar is as wide as a time in letters of that size.
    void fitLetters(const QFont& font);

  private:
    QPointer<Table> m_table;
    QProgressBar* m_window;
    QComboBox* m_rate;
    QTimer m_tick;
};

} // namespace tacklebox
