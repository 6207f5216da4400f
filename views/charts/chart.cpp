#include "views/charts/chart.h"

#include "views/theme/fonts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace tacklebox {

namespace {

constexpr qreal kPad = 10;
const QColor kOnLight = tokens::kTeal, kOnDark = tokens::kGoldLight;

// The factory must go by class name: Qt may ask for the interface before the constructor has finished.
QAccessibleInterface* chartInterface(const QString&, QObject* object) {
    if (auto* chart = qobject_cast<Chart*>(object)) return new QAccessibleWidget(chart, QAccessible::Chart);
    return nullptr;
}

} // namespace

Chart::Chart(const QString& heading, QWidget* parent) : QWidget(parent), m_heading(heading) {
    static const bool installed = [] {
        QAccessible::installFactory(chartInterface);
        return true;
    }();
    Q_UNUSED(installed)
    setAccessibleName(heading);
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Chart::setNothing(const QString& words) {
    m_nothing = words;
    valuesChanged();
}

void Chart::valuesChanged() {
    m_current = -1;
    setAccessibleDescription(count() > 0 ? summary() : m_nothing);
    updateGeometry();
    update();
}

void Chart::setCurrent(int number) {
    number = number >= 0 && number < count() ? number : -1;
    if (number == m_current) return;
    m_current = number;
    if (m_current >= 0) setAccessibleDescription(wordsOf(m_current));
    update();
    emit currentChanged(m_current);
}

qreal Chart::line() const {
    return fontMetrics().height();
}

QColor Chart::background() const {
    return palette().color(QPalette::Base);
}

QColor Chart::textColour() const {
    return palette().color(QPalette::Text);
}

QColor Chart::colour() const {
    return background().lightnessF() > 0.5 ? kOnLight : kOnDark;
}

QColor Chart::faint() const {
    return theme::mixed(background(), textColour(), 0.16);
}

QSize Chart::minimumSizeHint() const {
    const int width = fontMetrics().averageCharWidth() * 34;
    const qreal lines = count() > 0 ? linesWanted() : 2;
    return {width, qRound(2 * kPad + line() * (1.4 + lines) + legendHeight(width - 2 * kPad))};
}

void Chart::drawSymbol(QPainter& painter, Symbol symbol, const QPointF& middle) const {
    const qreal r = line() * (symbol == Symbol::Mark ? 0.36 : 0.24);
    painter.save();
    const bool point = symbol == Symbol::Filled || symbol == Symbol::Hollow;
    painter.setPen(QPen(point ? textColour() : colour(), 2));
    painter.setBrush(point ? tokens::kGold : colour());
    switch (symbol) {
    case Symbol::Bar: painter.fillRect(QRectF(middle.x() - r, middle.y() - r, 2 * r, 2 * r), colour()); break;
    case Symbol::Filled: painter.drawEllipse(middle, r * 0.8, r * 0.8); break;
    case Symbol::Hollow:
        painter.setBrush(background());
        painter.drawEllipse(middle, r * 0.8, r * 0.8);
        break;
    case Symbol::Line:
        painter.setPen(QPen(textColour(), 2.4)); // same pen as the line of the chart
        painter.drawLine(middle - QPointF(2 * r, 0), middle + QPointF(2 * r, 0));
        break;
    case Symbol::Dashes:
        painter.setPen(QPen(colour(), 2, Qt::DashLine));
        painter.drawLine(middle - QPointF(3 * r, 0), middle + QPointF(3 * r, 0));
        break;
    case Symbol::Mark: {
        const QPointF corners[] = {middle - QPointF(0, r), middle + QPointF(r, 0), middle + QPointF(0, r),
                                   middle - QPointF(r, 0)};
        painter.setPen(QPen(background(), 1.5)); // separates the mark from its bar
        painter.setBrush(textColour());
        painter.drawPolygon(corners, 4);
        break;
    }
    }
    painter.restore();
}

qreal Chart::layLegend(QPainter* painter, const QRectF& box) const {
    const QList<LegendEntry> entries = count() > 0 ? legend(box.width()) : QList<LegendEntry>();
    if (entries.isEmpty()) return 0;
    const qreal symbol = line() * 1.9, gap = line() * 0.8;
    qreal x = box.left(), y = box.top();
    for (const LegendEntry& entry : entries) {
        const qreal wide = symbol + fontMetrics().horizontalAdvance(entry.words);
        if (x > box.left() && x + wide > box.right()) {
            x = box.left();
            y += line() * 1.15;
        }
        if (painter) {
            drawSymbol(*painter, entry.symbol, {x + line() * 0.75, y + line() / 2});
            const QString words = fontMetrics().elidedText(entry.words, Qt::ElideRight,
                                                           int(qMax(0.0, box.right() - x - symbol)));
            painter->drawText(QRectF(x + symbol, y, box.right() - x - symbol, line()),
                              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, words);
        }
        x += wide + gap;
    }
    return y + line() * 1.4 - box.top();
}

qreal Chart::legendHeight(qreal width) const {
    return layLegend(nullptr, QRectF(0, 0, width, 0));
}

QRectF Chart::valuesBox(const QRectF& box) const {
    const qreal head = line() * 1.4 + legendHeight(box.width() - 2 * kPad);
    return box.adjusted(kPad, kPad + head, -kPad, -kPad);
}

void Chart::draw(QPainter& painter, const QRectF& box) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(box, background());
    const QRectF within = box.adjusted(kPad, kPad, -kPad, -kPad);
    if (within.width() < 2 * line() || within.height() < line()) {
        painter.restore();
        return;
    }
    const QFont bold = theme::titleFont(theme::fontPixels(*this) * 1.1);
    painter.setFont(bold);
    painter.setPen(textColour());
    const QFontMetrics boldMetrics(bold);
    // The current value is right of the heading, or replaces it if both do not fit.
    const QString value = m_current >= 0 ? wordsOf(m_current) : QString();
    const qreal valueWide = value.isEmpty() ? 0 : fontMetrics().horizontalAdvance(value) + line();
    const QRectF headingBox(within.left(), within.top(), within.width(), boldMetrics.height());
    const bool both = boldMetrics.horizontalAdvance(m_heading) + valueWide <= within.width();
    if (both || value.isEmpty())
        painter.drawText(headingBox, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                         boldMetrics.elidedText(m_heading, Qt::ElideRight, int(within.width())));
    painter.setFont(font());
    if (!value.isEmpty())
        painter.drawText(headingBox,
                         (both ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop | Qt::TextSingleLine,
                         fontMetrics().elidedText(value, Qt::ElideRight, int(within.width())));
    const QRectF below = within.adjusted(0, line() * 1.4, 0, 0);
    if (count() == 0) {
        if (below.height() >= line())
            painter.drawText(below, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine,
                             fontMetrics().elidedText(m_nothing, Qt::ElideRight, int(below.width())));
    } else if (const QRectF values = valuesBox(box);
               values.height() >= 2 * line() && values.width() >= 4 * line()) {
        layLegend(&painter, below);
        drawValues(painter, values);
    }
    painter.restore();
}

void Chart::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    draw(painter, QRectF(rect()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus() ? textColour() : faint(), hasFocus() ? 2.4 : 1.6));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 12, 12);
}

void Chart::keyPressEvent(QKeyEvent* event) {
    const int last = count() - 1;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down: setCurrent(qMin(last, m_current + 1)); return;
    case Qt::Key_Left:
    case Qt::Key_Up: setCurrent(qMax(0, m_current - 1)); return;
    case Qt::Key_Home: setCurrent(0); return;
    case Qt::Key_End: setCurrent(last); return;
    default: QWidget::keyPressEvent(event);
    }
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
    if (count() > 0) setCurrent(valueAt(valuesBox(QRectF(rect())), event->position()));
}

void Chart::leaveEvent(QEvent*) {
    if (!hasFocus()) setCurrent(-1);
}

void Chart::focusOutEvent(QFocusEvent* event) {
    setCurrent(-1);
    QWidget::focusOutEvent(event);
}

} // namespace tacklebox

#include "moc_chart.cpp"
