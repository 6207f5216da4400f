// Standing orders: what the person at the screen wants done with his reaction cards, and in the
// windows in which all may act (WindowOrder), while somebody else sits here.
#pragma once

#include "model/table/table.h"

#include <QPointer>
#include <QWidget>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace tacklebox {

struct WindowWords;

class OrdersPanel : public QWidget {
    Q_OBJECT

  public:
    explicit OrdersPanel(QWidget* parent = nullptr);

    /// Null for none.
    void setTable(Table* table);
    /// Why there is nothing to order at this table; empty if there is.
    QString whyNone() const;

  private:
    /// Of a game in which all are asked in turn to act or pass; else null.
    const WindowWords* windowWords() const;
    void rebuild();
    void addCard(QVBoxLayout* lines, const ReactionCard& card, Seat seat);
    void addWindows(QVBoxLayout* lines, Seat seat, const WindowWords& words);

    QPointer<Table> m_table;
    QLabel* m_intro;
    QWidget* m_orders = nullptr;
    QVBoxLayout* m_layout;
};

} // namespace tacklebox
