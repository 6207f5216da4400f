#include "views/charts/linechart.h"

#include "views/theme/colours.h"
#include "views/theme/numbers.h"
#include "views/theme/tokens.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {
constexpr qreal kUsualLine = 22;    ///< height of a line of body text at scale 1, in pixels
constexpr qreal kRoomOfPoint = 7;   ///< width per point, in pixels
constexpr qreal kSeenAsSingle = 14; ///< minimum width in pixels per point for the large points
constexpr qreal kScaleWidthChars = 0.6;
} // namespace

void LineChart::setPoints(const QList<Point>& points, const QString& summary) {
    m_points = points;
    m_summary = summary;
    double sum = 0;
    for (const Point& point : points)
        sum += point.score;
    m_mean = points.isEmpty() ? 0 : sum / double(points.size());
    valuesChanged();
}

int LineChart::gamesPerPoint(qreal width) const {
    const int places = std::max(1, int(width / kRoomOfPoint));
    return std::max(1, (count() + places - 1) / places);
}

QString LineChart::numberWords(double number) const {
    return theme::withMinus(
        locale().toString(number, 'f', std::abs(number - std::round(number)) < 1e-6 ? 0 : 1));
}

QString LineChart::wordsOf(int number) const {
    const Point& point = m_points[number];
    return (point.won ? tr("Game %1, %2: %3, won", "number, date, score")
                      : tr("Game %1, %2: %3", "number, date, score"))
        .arg(locale().toString(number + 1),
             locale().toString(point.when.toLocalTime().date(), QLocale::ShortFormat),
             theme::withMinus(locale().toString(point.score)));
}

QList<Chart::LegendEntry> LineChart::legend(qreal width) const {
    QList<LegendEntry> entries;
    const int games = gamesPerPoint(placesIn(QRectF(0, 0, width, 100)).plot.width());
    if (games > 1) {
        entries.append({Symbol::Filled, tr("average of %n games", nullptr, games)});
    } else {
        entries.append({Symbol::Filled, tr("won")});
        entries.append({Symbol::Hollow, tr("not won")});
    }
    entries.append(
        {Symbol::Dashes, tr("average %1", "of all scores").arg(numberWords(std::round(m_mean * 10) / 10))});
    return entries;
}

LineChart::Places LineChart::placesIn(const QRectF& box) const {
    const auto [least, most] = std::minmax_element(
        m_points.begin(), m_points.end(), [](const Point& a, const Point& b) { return a.score < b.score; });
    Places places;
    const qreal high = box.height() - line() * 1.8;
    places.axis = Axis::around(std::min(0, least->score), std::max(0, most->score),
                               std::clamp(int(high / (line() * 1.6)), 2, 8), true);
    qreal wide = 0;
    for (const double mark : places.axis.marks())
        wide = std::max<qreal>(wide, fontMetrics().horizontalAdvance(numberWords(mark)));
    places.plot = box.adjusted(wide + line() * kScaleWidthChars, line() * 0.5, -line() * 0.5, -line() * 1.3);
    return places;
}

qreal LineChart::across(const QRectF& plot, qreal number) const {
    return plot.left() + plot.width() * (number + 0.5) / std::max(1, count());
}

void LineChart::drawScales(QPainter& painter, const QRectF& box, const Places& places) const {
    const QRectF& plot = places.plot;
    for (const double mark : places.axis.marks()) {
        const qreal y = plot.bottom() - plot.height() * places.axis.positionOf(mark);
        painter.setPen(QPen(mark == 0 ? textColour() : faint(), 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(textColour());
        painter.drawText(QRectF(box.left(), y - line() / 2, plot.left() - box.left() - line() * 0.4, line()),
                         Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, numberWords(mark));
    }
    qreal free = box.left();
    const Axis games = Axis::around(0, count(), std::clamp(int(plot.width() / (line() * 3)), 2, 12), true);
    for (const double mark : games.marks()) {
        if (mark < 1 || mark > count()) continue;
        const QString words = numberWords(mark);
        const qreal wide = fontMetrics().horizontalAdvance(words), x = across(plot, mark - 1);
        const qreal left = std::min(x - wide / 2, box.right() - wide - 1);
        if (left < free) continue;
        painter.setPen(QPen(textColour(), 1));
        painter.drawLine(QPointF(x, plot.bottom()), QPointF(x, plot.bottom() + line() * 0.2));
        painter.drawText(QRectF(left, plot.bottom() + line() * 0.3, wide + 1, line()),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, words);
        free = left + wide + line() * 0.5;
    }
}

void LineChart::drawValues(QPainter& painter, const QRectF& box) const {
    const Places places = placesIn(box);
    const QRectF& plot = places.plot;
    if (plot.width() < 2 * line() || plot.height() < line()) return;
    drawScales(painter, box, places);
    const auto height = [&](double score) {
        return plot.bottom() - plot.height() * places.axis.positionOf(score);
    };

    const int games = gamesPerPoint(plot.width());
    QPolygonF path;
    for (int first = 0; first < count(); first += games) {
        const int last = std::min(first + games, count());
        double sum = 0;
        for (int i = first; i < last; ++i)
            sum += m_points[i].score;
        path.append({across(plot, (first + last - 1) / 2.0), height(sum / (last - first))});
    }
    const qreal unit = line() / kUsualLine;
    QPolygonF below = path; // fills the area under the line
    below.append({path.last().x(), height(0)});
    below.append({path.first().x(), height(0)});
    painter.setPen(Qt::NoPen);
    painter.setBrush(faded(colour(), 0.12));
    painter.drawPolygon(below);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(textColour(), 2.6 * unit, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(path);
    painter.setPen(QPen(colour(), 2 * unit, Qt::DashLine));
    painter.drawLine(QPointF(plot.left(), height(m_mean)), QPointF(plot.right(), height(m_mean)));

    const bool single = games == 1;
    const qreal radius = single && plot.width() / count() >= kSeenAsSingle ? 5.5 * unit : 3 * unit;
    for (int i = 0; i < path.size(); ++i) {
        painter.setPen(QPen(textColour(), 1.8 * unit));
        painter.setBrush(single && !m_points[i].won ? background() : tokens::kGold);
        painter.drawEllipse(path[i], radius, radius);
    }
    if (current() < 0) return;
    const QPointF at(across(plot, current()), height(m_points[current()].score));
    painter.setPen(QPen(textColour(), 2));
    painter.setBrush(m_points[current()].won ? tokens::kGold : background());
    painter.drawEllipse(at, 7.5 * unit, 7.5 * unit);
}

int LineChart::valueAt(const QRectF& box, const QPointF& place) const {
    const QRectF plot = placesIn(box).plot;
    if (!plot.adjusted(0, -line(), 0, line()).contains(place)) return -1;
    return std::clamp(int((place.x() - plot.left()) / plot.width() * count()), 0, count() - 1);
}

void LineChart::resizeEvent(QResizeEvent* event) {
    Chart::resizeEvent(event);
    updateGeometry(); // the number of games per point, which the legend shows, may have changed
}

} // namespace tacklebox

#include "moc_linechart.cpp"
