// Deal codes: the one of the table, to tell a friend, and one that a friend has told.
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
    /// `table`: the one in front; may be null.
    explicit DealCodeDialog(const Table* table, QWidget* parent = nullptr);

    /// The table of the code that was typed, once the dialog is accepted: seated as usual.
    const TablePlan& plan() const { return m_plan; }

  public slots:
    /// Closes with QDialog::Accepted if a code is typed; otherwise says what is wrong with it and stays.
    void accept() override;

  private:
    void addOwnCode(const Table& table, QBoxLayout& column);
    void read();

    TablePlan m_plan;
    QLineEdit* m_typed;
    QLabel* m_answer; ///< what the typed code is, or what is wrong with it
    bool m_readable = false;
};

} // namespace tacklebox
