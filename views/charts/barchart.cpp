#include "views/charts/barchart.h"

#include "views/theme/theme.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace tacklebox {

namespace {
constexpr qreal kRow = 2.3; ///< height of a bar with its margin, in lines of text
} // namespace

void BarChart::setBars(const QList<Bar>& bars, const QString& summary) {
    m_bars = bars;
    m_summary = summary;
    valuesChanged();
}

void BarChart::setLegend(const QString& bar, const QString& mark) {
    m_barWords = bar;
    m_markWords = mark;
    update();
}

void BarChart::setScale(const std::function<QString(double)>& words, std::optional<double> most) {
    m_scaleWords = words;
    m_most = most;
    update();
}

QString BarChart::wordsOf(int number) const {
    const Bar& bar = m_bars[number];
    return tr("%1: %2", "a bar's words and its value").arg(bar.label, bar.words);
}

QList<Chart::LegendEntry> BarChart::legend(qreal) const {
    QList<LegendEntry> entries;
    if (!m_barWords.isEmpty()) entries.append({Symbol::Bar, m_barWords});
    const bool marked =
        std::any_of(m_bars.begin(), m_bars.end(), [](const Bar& bar) { return bar.mark.has_value(); });
    if (marked && !m_markWords.isEmpty()) entries.append({Symbol::Mark, m_markWords});
    return entries;
}

qreal BarChart::linesWanted() const {
    return kRow * count() + 1.3; // the axis labels below
}

BarChart::Places BarChart::placesIn(const QRectF& box) const {
    Places places;
    qreal label = 0, value = 0;
    double most = m_most.value_or(1);
    for (const Bar& bar : m_bars) {
        label = std::max<qreal>(label, fontMetrics().horizontalAdvance(bar.label));
        value = std::max<qreal>(value, fontMetrics().horizontalAdvance(bar.words));
        if (!m_most) most = std::max(most, bar.value);
    }
    const qreal gap = line() * 0.5;
    places.labels = std::min(label, box.width() * 0.36);
    value = std::min(value, box.width() * 0.3);
    places.bars = box.adjusted(places.labels + gap, 0, -value - gap, -line() * 1.3);
    places.row = places.bars.height() / std::max(1, count());
    const int steps = int(places.bars.width() / (line() * 4));
    places.axis = Axis::around(0, most, std::clamp(steps, 2, 10), !m_most);
    return places;
}

void BarChart::drawScale(QPainter& painter, const QRectF& box, const Places& places) const {
    const qreal baseline = places.bars.bottom();
    qreal free = box.left();
    for (const double mark : places.axis.marks()) {
        const qreal x = places.bars.left() + places.bars.width() * places.axis.positionOf(mark);
        painter.setPen(QPen(mark == 0 ? textColour() : faint(), 1));
        painter.drawLine(QPointF(x, places.bars.top()), QPointF(x, baseline));
        const QString words = m_scaleWords ? m_scaleWords(mark) : locale().toString(mark);
        const qreal wide = fontMetrics().horizontalAdvance(words);
        const qreal left = std::min(x - wide / 2, box.right() - wide);
        if (left < free) continue;
        painter.setPen(textColour());
        painter.drawText(QRectF(left, baseline + line() * 0.25, wide + 1, line()),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, words);
        free = left + wide + line() * 0.5;
    }
}

void BarChart::drawValues(QPainter& painter, const QRectF& box) const {
    const Places places = placesIn(box);
    if (places.bars.width() < line()) return;
    drawScale(painter, box, places);
    const bool worded = places.row >= line();
    for (int i = 0; i < count(); ++i) {
        const Bar& bar = m_bars[i];
        const qreal top = places.bars.top() + places.row * i;
        const qreal thick = std::min(places.row * 0.7, line() * 1.4);
        const QRectF barRect(places.bars.left(), top + (places.row - thick) / 2,
                             places.bars.width() * places.axis.positionOf(bar.value), thick);
        painter.fillRect(barRect, i == current() ? theme::mixed(colour(), textColour(), 0.35) : colour());
        if (bar.mark)
            drawSymbol(painter, Symbol::Mark,
                       {places.bars.left() + places.bars.width() * places.axis.positionOf(*bar.mark),
                        barRect.center().y()});
        if (!worded) continue;
        painter.setPen(textColour());
        const QRectF label(box.left(), top, places.labels, places.row);
        const bool wraps = fontMetrics().horizontalAdvance(bar.label) > label.width();
        const QRectF needed = painter.boundingRect(label, Qt::AlignRight | Qt::TextWordWrap, bar.label);
        if (wraps && needed.height() <= places.row && needed.width() <= label.width() + 1)
            painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter | Qt::TextWordWrap, bar.label);
        else
            painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
                             fontMetrics().elidedText(bar.label, Qt::ElideRight, int(label.width()) + 1));
        const QRectF value(places.bars.right() + line() * 0.5, top,
                           box.right() - places.bars.right() - line() * 0.5, places.row);
        painter.drawText(value, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
                         fontMetrics().elidedText(bar.words, Qt::ElideRight, int(value.width()) + 1));
    }
}

int BarChart::valueAt(const QRectF& box, const QPointF& place) const {
    const Places places = placesIn(box);
    if (places.row <= 0 || place.y() < places.bars.top() || place.y() >= places.bars.bottom()) return -1;
    return std::min(int((place.y() - places.bars.top()) / places.row), count() - 1);
}

} // namespace tacklebox

#include "moc_barchart.cpp"
