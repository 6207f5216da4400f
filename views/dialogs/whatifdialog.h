// "What if?": chooses the players who continue from a point of a finished match.
#pragma once

#include "model/table/plan.h"
#include "views/theme/stagedialog.h"

class QComboBox;
class QLabel;

namespace tacklebox {

class WhatIfDialog : public StageDialog {
    Q_OBJECT

  public:
    /// Starts with the players of that match. `where` describes the point: "Move 37 of 212. Nick asks Ana for
    /// the red crab."
    WhatIfDialog(const TablePlan& match, const QString& where, QWidget* parent = nullptr);

    /// The match's plan with the chosen players, marked as a what-if.
    TablePlan plan() const;

  public slots:
    /// Accepts if the plan can be played; otherwise shows an error and stays open.
    void accept() override;

  private:
    void check();

    TablePlan m_plan;
    QList<QComboBox*> m_who; ///< by seat: a person, or a bot's level
    QLabel* m_error;
};

} // namespace tacklebox
