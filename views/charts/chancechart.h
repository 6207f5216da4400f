// The chance of winning over the course of a game, in percent.
#pragma once

#include "views/charts/chart.h"

namespace tacklebox {

class ChanceChart : public Chart {
    Q_OBJECT

  public:
    struct Point {
        double percent = 0;
        int event = 0;       ///< the number of events before this point
        QString where;       ///< "Move 12 of 80"
        bool marked = false; ///< follows a costly choice
    };

    using Chart::Chart;

    /// Sets all points in order, the chance of each player before the first event (percent), and the summary.
    void setPoints(const QList<Point>& points, double even, const QString& summary);
    const QList<Point>& points() const { return m_points; }
    /// Marks the point that is current after `event` events; -1: none.
    void setCurrentEvent(int event);
    /// Returns the last point with at most `event` events; -1: none.
    int pointAt(int event) const;

    int count() const override { return int(m_points.size()); }
    QString wordsOf(int number) const override;
    QString summary() const override { return m_summary; }

  signals:
    /// Emitted on a click on a point, and on Enter. `event` is Point::event.
    void chosen(int event);

  protected:
    QList<LegendEntry> legend(qreal width) const override;
    void drawValues(QPainter& painter, const QRectF& box) const override;
    int valueAt(const QRectF& box, const QPointF& place) const override;
    qreal linesWanted() const override { return 7; }
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    QRectF plotIn(const QRectF& box) const;
    QPointF placeOf(const QRectF& plot, int number) const;

    QList<Point> m_points;
    double m_even = 0;
    int m_here = -1; ///< index of the marked point
    QString m_summary;
};

} // namespace tacklebox
