// Standing orders: what to do with the player's reaction cards, and when everyone may act
// (WindowOrder), while another player has the screen.
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/tableobserver.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace tacklebox {

struct WindowWords;

class OrdersPanel : public QWidget, public TableObserver {
    Q_OBJECT

  public:
    explicit OrdersPanel(QWidget* parent = nullptr);

    /// May be null.
    void setTable(Table* table) override;
    /// Returns why this table has no standing orders, or an empty string.
    QString whyNone() const;

  private:
    /// The texts for a game in which each player is asked in turn to act or pass; null for other games.
    const WindowWords* windowWords() const;
    void rebuild();
    void addCard(QVBoxLayout* lines, const ReactionCard& card, Seat seat);
    void addWindows(QVBoxLayout* lines, Seat seat, const WindowWords& words);

    QLabel* m_intro;
    QWidget* m_orders = nullptr;
    QVBoxLayout* m_layout;
};

} // namespace tacklebox
