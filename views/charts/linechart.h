// Scores over time: a point per game, and the mean as a dashed line. Neighbouring games share a point at
// their mean if there is no room for all.
#pragma once

#include "views/charts/chart.h"

#include <QDateTime>

namespace tacklebox {

class LineChart : public Chart {
    Q_OBJECT

  public:
    struct Point {
        int score = 0;
        bool won = false;
        QDateTime when; ///< only the local date is shown
    };

    using Chart::Chart;

    /// Sets all games, oldest first, and the summary.
    void setPoints(const QList<Point>& points, const QString& summary);
    const QList<Point>& points() const { return m_points; }
    double mean() const { return m_mean; }
    /// Returns how many games share a point if the plot is `width` pixels wide.
    int gamesPerPoint(qreal width) const;

    int count() const override { return int(m_points.size()); }
    QString wordsOf(int number) const override;
    QString summary() const override { return m_summary; }

  protected:
    QList<LegendEntry> legend(qreal width) const override;
    void drawValues(QPainter& painter, const QRectF& box) const override;
    int valueAt(const QRectF& box, const QPointF& place) const override;
    qreal linesWanted() const override { return 10; }
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Places {
        QRectF plot;
        Axis axis; ///< for scores
    };
    Places placesIn(const QRectF& box) const;
    /// The x of game `number`. Fractions are between two games.
    qreal across(const QRectF& plot, qreal number) const;
    void drawScales(QPainter& painter, const QRectF& box, const Places& places) const;
    QString numberWords(double number) const;

    QList<Point> m_points;
    QString m_summary;
    double m_mean = 0;
};

} // namespace tacklebox
