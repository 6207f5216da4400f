// Scores over time: a point a game, and the mean as a dashed line. Where there are more games than room,
// neighbours share a point that shows their mean.
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
        QDateTime when; ///< only its day here is told
    };

    using Chart::Chart;

    /// All games, oldest first, and what is said of them.
    void setPoints(const QList<Point>& points, const QString& summary);
    const QList<Point>& points() const { return m_points; }
    double mean() const { return m_mean; }
    /// How many games share a point where `width` is the room of the points in pixels.
    int gamesAPoint(qreal width) const;

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
        Axis axis; ///< of scores
    };
    Places placesIn(const QRectF& box) const;
    /// The middle of game number `number`, which may lie between two.
    qreal across(const QRectF& plot, qreal number) const;
    void drawScales(QPainter& painter, const QRectF& box, const Places& places) const;
    QString numberWords(double number) const;

    QList<Point> m_points;
    QString m_summary;
    double m_mean = 0;
};

} // namespace tacklebox
