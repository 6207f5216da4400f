// "What if?": who plays on from a point of a finished match.
#pragma once

#include "model/table/plan.h"
#include "views/theme/stagedialog.h"

class QComboBox;
class QLabel;

namespace tacklebox {

class WhatIfDialog : public StageDialog {
    Q_OBJECT

  public:
    /// Begins with the seats of that match: persons sit where they sat. `where` says from which point on:
    /// "Move 37 of 212. Nick asks Ana for the red crab."
    WhatIfDialog(const TablePlan& match, const QString& where, QWidget* parent = nullptr);

    /// The table to play on at: that match's, with the seats as chosen, marked as a what-if.
    TablePlan plan() const;

  public slots:
    /// Closes with QDialog::Accepted if somebody plays; otherwise says why not and stays.
    void accept() override;

  private:
    void check();

    TablePlan m_plan;
    QList<QComboBox*> m_who; ///< seat by seat: a person, or the level of a bot
    QLabel* m_fault;
};

} // namespace tacklebox
