#include "views/charts/chancechart.h"

#include "views/theme/colours.h"
#include "views/theme/tokens.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {
constexpr qreal kChanceLine = 22; ///< height of a line of body text at scale 1, in pixels
constexpr int kMarkEvery = 25;    ///< percent
} // namespace

void ChanceChart::setPoints(const QList<Point>& points, double even, const QString& summary) {
    m_points = points;
    m_even = even;
    m_summary = summary;
    m_here = -1;
    valuesChanged();
}

int ChanceChart::pointAt(int event) const {
    int last = -1;
    for (int number = 0; number < count() && m_points[number].event <= event; ++number)
        last = number;
    return last;
}

void ChanceChart::setCurrentEvent(int event) {
    const int here = pointAt(event);
    if (here == m_here) return;
    m_here = here;
    update();
}

QString ChanceChart::wordsOf(int number) const {
    const Point& point = m_points[number];
    const QString chance = locale().toString(int(std::lround(point.percent)));
    return (point.marked ? tr("%1: %2%, after a costly choice", "where in the game, chance to win")
                         : tr("%1: %2%", "where in the game, chance to win"))
        .arg(point.where, chance);
}

QList<Chart::LegendEntry> ChanceChart::legend(qreal) const {
    QList<LegendEntry> entries{{Symbol::Line, tr("chance of winning the match")},
                               {Symbol::Dashes, tr("equal chances for all")}};
    if (std::any_of(m_points.begin(), m_points.end(), [](const Point& point) { return point.marked; }))
        entries.append({Symbol::Filled, tr("costly choice")});
    return entries;
}

QRectF ChanceChart::plotIn(const QRectF& box) const {
    const qreal wide = fontMetrics().horizontalAdvance(tr("%1%").arg(100));
    return box.adjusted(wide + line() * 0.6, line() * 0.5, -line() * 0.5, -line() * 0.5);
}

QPointF ChanceChart::placeOf(const QRectF& plot, int number) const {
    const qreal share = count() > 1 ? qreal(number) / (count() - 1) : 0.5;
    return {plot.left() + plot.width() * share,
            plot.bottom() - plot.height() * m_points[number].percent / 100};
}

void ChanceChart::drawValues(QPainter& painter, const QRectF& box) const {
    const QRectF plot = plotIn(box);
    if (plot.width() < 2 * line() || plot.height() < line()) return;
    const int every = plot.height() < 5 * line() ? 2 * kMarkEvery : kMarkEvery;
    for (int mark = 0; mark <= 100; mark += every) {
        const qreal y = plot.bottom() - plot.height() * mark / 100;
        painter.setPen(QPen(mark == 0 ? textColour() : faint(), 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(textColour());
        painter.drawText(QRectF(box.left(), y - line() / 2, plot.left() - box.left() - line() * 0.4, line()),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, tr("%1%").arg(mark));
    }
    const qreal unit = line() / kChanceLine;
    const qreal even = plot.bottom() - plot.height() * m_even / 100;
    painter.setPen(QPen(colour(), 2 * unit, Qt::DashLine));
    painter.drawLine(QPointF(plot.left(), even), QPointF(plot.right(), even));

    QPolygonF path;
    for (int number = 0; number < count(); ++number)
        path.append(placeOf(plot, number));
    QPolygonF below = path;
    below.append(plot.bottomRight());
    below.append(plot.bottomLeft());
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(colour(), 0.12));
    painter.drawPolygon(below);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(textColour(), 2.4 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(path);

    if (m_here >= 0) {
        const qreal x = path[m_here].x();
        painter.setPen(QPen(colour(), 2 * unit));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
    painter.setPen(QPen(textColour(), 1.8 * unit));
    painter.setBrush(tokens::kGold);
    for (int number = 0; number < count(); ++number)
        if (m_points[number].marked) painter.drawEllipse(path[number], 6 * unit, 6 * unit);
    if (current() < 0) return;
    painter.setPen(QPen(textColour(), 2));
    painter.setBrush(m_points[current()].marked ? tokens::kGold : background());
    painter.drawEllipse(path[current()], 7.5 * unit, 7.5 * unit);
}

int ChanceChart::valueAt(const QRectF& box, const QPointF& place) const {
    const QRectF plot = plotIn(box);
    if (count() == 0 || !plot.adjusted(-line(), -line(), line(), line()).contains(place)) return -1;
    const qreal share = (place.x() - plot.left()) / std::max(1.0, plot.width());
    return std::clamp(int(std::lround(share * (count() - 1))), 0, count() - 1);
}

void ChanceChart::mousePressEvent(QMouseEvent* event) {
    Chart::mousePressEvent(event);
    if (event->button() == Qt::LeftButton && current() >= 0) emit chosen(m_points[current()].event);
}

void ChanceChart::keyPressEvent(QKeyEvent* event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && current() >= 0) {
        emit chosen(m_points[current()].event);
        event->accept();
        return;
    }
    Chart::keyPressEvent(event);
}

} // namespace tacklebox

#include "moc_chancechart.cpp"
