// Players and their points, deal by deal.
#pragma once

#include "model/table/table.h"

#include <QPointer>
#include <QTableWidget>
#include <QWidget>

class QLabel;

namespace tacklebox {

/// A row a seat: name, total, and what the last deals gave, the newest first. Used by the panel and by the
/// summaries; takes the width it gets and scrolls sideways where that is too little.
class ScoreSheet : public QTableWidget {
    Q_OBJECT

  public:
    explicit ScoreSheet(QWidget* parent = nullptr);

    /// Shows the table's scores; at most `deals` columns of deals. Winners are marked. Null empties the
    /// sheet. `soFar`: what each has laid in the deal that is being played has a column; empty for none.
    void show(const Table* table, int deals, const std::vector<int>& soFar = {});
    using QTableWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Arrows walk it; nobody looks for a player by letters, which are answers at the table.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void fitColumns();
    void arrangement();

    int m_names = 0; ///< the width that the names need
};

class ScoresPanel : public QWidget {
    Q_OBJECT

  public:
    explicit ScoresPanel(QWidget* parent = nullptr);

    /// Null for none.
    void setTable(Table* table);
    ScoreSheet* sheet() const { return m_sheet; }

  private:
    void refresh();

    QPointer<Table> m_table;
    QLabel *m_target, *m_deal;
    ScoreSheet* m_sheet;
    std::vector<int> m_soFar; ///< laid in the deal that is being played, as far as it has been seen
    QString m_shown;          ///< what the sheet was made of
};

} // namespace tacklebox
