#include "views/history/statisticsmodel.h"

#include <QFont>

namespace tacklebox {

void StatisticsModel::show(const QList<Figure>& figures, const QList<const Chart*>& charts) {
    beginResetModel();
    m_lines.clear();
    for (const Figure& figure : figures)
        m_lines.append({figure.line.isEmpty()
                            ? tr("%1: %2", "a figure").arg(figure.title, figure.value)
                            : tr("%1: %2 (%3)", "a figure").arg(figure.title, figure.value, figure.line)});
    for (const Chart* chart : charts) {
        if (chart->count() == 0) continue;
        m_lines.append({chart->heading(), chart});
        for (int value = 0; value < chart->count(); ++value)
            m_lines.append({QString(), chart, value});
    }
    endResetModel();
}

int StatisticsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(m_lines.size());
}

QVariant StatisticsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= m_lines.size()) return {};
    const Line& line = m_lines[index.row()];
    const bool heading = line.chart && line.value < 0;
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return line.value >= 0 ? line.chart->wordsOf(line.value) : line.words;
    case Qt::AccessibleDescriptionRole: return heading ? line.chart->summary() : QString();
    case Qt::FontRole:
        if (heading) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    default: return {};
    }
}

} // namespace tacklebox

#include "moc_statisticsmodel.cpp"
