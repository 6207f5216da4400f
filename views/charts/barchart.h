// Bars that lie: one below the other, each with its words before it and its value behind it.
#pragma once

#include "views/charts/chart.h"

#include <functional>
#include <optional>

namespace tacklebox {

class BarChart : public Chart {
    Q_OBJECT

  public:
    struct Bar {
        QString label;              ///< before the bar, in two lines at most
        double value = 0;           ///< 0 or more
        QString words;              ///< behind it: "12 of 40"
        std::optional<double> mark; ///< a value to compare with
    };

    using Chart::Chart;

    void setBars(const QList<Bar>& bars, const QString& summary);
    const QList<Bar>& bars() const { return m_bars; }
    /// What bars and marks are, for the legend; an empty one is left out.
    void setLegend(const QString& bar, const QString& mark);
    /// How a number is written at the scale, and its largest value: a number for shares, nothing for counts.
    void setScale(const std::function<QString(double)>& words, std::optional<double> most);

    int count() const override { return int(m_bars.size()); }
    QString wordsOf(int number) const override;
    QString summary() const override { return m_summary; }

  protected:
    QList<LegendEntry> legend(qreal width) const override;
    void drawValues(QPainter& painter, const QRectF& box) const override;
    int valueAt(const QRectF& box, const QPointF& place) const override;
    qreal linesWanted() const override;

  private:
    struct Places {
        qreal labels = 0; ///< width of the words before the bars
        QRectF bars;      ///< between them and the values
        qreal row = 0;    ///< height of a bar with its room
        Axis axis;
    };
    Places placesIn(const QRectF& box) const;
    void drawScale(QPainter& painter, const QRectF& box, const Places& places) const;

    QList<Bar> m_bars;
    QString m_summary, m_barWords, m_markWords;
    std::function<QString(double)> m_scaleWords;
    std::optional<double> m_most;
};

} // namespace tacklebox
