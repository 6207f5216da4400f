// "Deal codes": shows the code of the current match, and sets up a table from a code.
#pragma once

#include "model/table/plan.h"
#include "views/theme/stagedialog.h"

#include <optional>

class QBoxLayout;
class QLabel;
class QLineEdit;

namespace tacklebox {

class Table;

class DealCodeDialog : public StageDialog {
    Q_OBJECT

  public:
    /// `table` is the current one; may be null.
    explicit DealCodeDialog(const Table* table, QWidget* parent = nullptr);

    /// The table of the entered code, with default seats. Valid after the dialog was accepted.
    const TablePlan& plan() const { return m_plan; }

  public slots:
    /// Accepts if the code is valid; otherwise shows an error and stays open.
    void accept() override;

  private:
    void addOwnCode(const Table& table, QBoxLayout& column);
    void read();

    TablePlan m_plan;
    QLineEdit* m_typed;
    QLabel* m_answer; ///< describes the entered code, or its error
    bool m_readable = false;
};

} // namespace tacklebox
