// Players and their points, round by round.
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/tableobserver.h"

#include <QTableWidget>
#include <QWidget>

class QLabel;

namespace tacklebox {

/// A row per seat: name, total, and the points of the latest rounds, newest first. Scrolls sideways if it is
/// too wide.
class ScoreSheet : public QTableWidget {
    Q_OBJECT

  public:
    explicit ScoreSheet(QWidget* parent = nullptr);

    /// Shows the scores of `table` (may be null), with at most `deals` columns of rounds, and marks the
    /// winners. `soFar`: points by seat in the current round, in a column; empty: none.
    void show(const Table* table, int deals, const std::vector<int>& soFar = {});
    using QTableWidget::show;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    /// Arrow keys select cells. Letters are keys of the table, not a search.
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void fitColumns();
    void stretchNames();

    int m_names = 0; ///< width of the names
};

class ScoresPanel : public QWidget, public TableObserver {
    Q_OBJECT

  public:
    explicit ScoresPanel(QWidget* parent = nullptr);

    /// May be null.
    void setTable(Table* table) override;
    ScoreSheet* sheet() const { return m_sheet; }

  private:
    void refresh();

    QLabel *m_target, *m_deal;
    ScoreSheet* m_sheet;
    std::vector<int> m_soFar; ///< points in the current round that were shown
    QString m_shown;          ///< identifies the content of the sheet
};

} // namespace tacklebox
