// A report as a list that can be walked through line by line: each figure, then each chart with its values.
#pragma once

#include "views/charts/chart.h"
#include "views/history/report.h"

#include <QAbstractListModel>

namespace tacklebox {

class FiguresList : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;

    /// The charts outlive the list, and it is to be shown anew when their values have changed.
    void show(const QList<Figure>& figures, const QList<const Chart*>& charts);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    struct Line {
        QString words; ///< of a figure or a heading
        const Chart* chart = nullptr;
        int value = -1; ///< of the chart; -1: its heading
    };
    QList<Line> m_lines;
};

} // namespace tacklebox
