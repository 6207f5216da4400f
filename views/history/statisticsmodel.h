// List model of a report: each figure, then each chart with its values.
#pragma once

#include "views/charts/chart.h"
#include "views/history/report.h"

#include <QAbstractListModel>

namespace tacklebox {

class StatisticsModel : public QAbstractListModel {
    Q_OBJECT

  public:
    using QAbstractListModel::QAbstractListModel;

    /// The charts must outlive the list. Call it again when their values change.
    void show(const QList<Figure>& figures, const QList<const Chart*>& charts);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

  private:
    struct Line {
        QString words; ///< for a figure or a heading
        const Chart* chart = nullptr;
        int value = -1; ///< index in the chart; -1: its heading
    };
    QList<Line> m_lines;
};

} // namespace tacklebox
