// A chance over the course of a game: a line between 0 and 100 percent.
#pragma once

#include "views/charts/chart.h"

namespace tacklebox {

class WorthChart : public Chart {
    Q_OBJECT

  public:
    struct Point {
        double percent = 0;
        int event = 0;       ///< the chance after so many events
        QString where;       ///< "Move 12 of 80"
        bool marked = false; ///< a choice before it was costly
    };

    using Chart::Chart;

    /// All points in order, the chance of everybody before anything has happened, and what is said of them.
    void setPoints(const QList<Point>& points, double even, const QString& summary);
    const QList<Point>& points() const { return m_points; }
    /// So many events are told: that place is shown. -1 for none.
    void setHere(int event);
    /// The last point of those told when so many events are; -1 if none is.
    int pointAt(int event) const;

    int count() const override { return int(m_points.size()); }
    QString wordsOf(int number) const override;
    QString summary() const override { return m_summary; }

  signals:
    /// A point was clicked, or Enter pressed on it.
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
    int m_here = -1; ///< a point
    QString m_summary;
};

} // namespace tacklebox
