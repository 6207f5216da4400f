// A chart of horizontal bars: the label to the left of the bar, the value to its right.
#pragma once

#include "views/charts/chart.h"

#include <functional>
#include <optional>

namespace tacklebox {

class BarChart : public Chart {
    Q_OBJECT

  public:
    struct Bar {
        QString label;              ///< left of the bar, at most two lines
        double value = 0;           ///< 0 or more
        QString words;              ///< right of the bar: "12 of 40"
        std::optional<double> mark; ///< a value to compare with, drawn as a diamond
    };

    using Chart::Chart;

    void setBars(const QList<Bar>& bars, const QString& summary);
    const QList<Bar>& bars() const { return m_bars; }
    /// Sets the legend of bars and marks. An empty string has no entry.
    void setLegend(const QString& bar, const QString& mark);
    /// Sets how the axis writes a number, and its maximum. Without a maximum the axis fits the largest value
    /// and counts in whole numbers.
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
        qreal labels = 0; ///< width of the label column
        QRectF bars;      ///< between labels and values
        qreal row = 0;    ///< height of a bar with its margin
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
