#include "views/history/statistictile.h"

#include "views/theme/fonts.h"
#include "views/theme/parts.h"
#include "views/theme/theme.h"
#include "views/theme/wrappedtext.h"

#include <QPainter>

#include <algorithm>

namespace tacklebox {

namespace {
constexpr int kPad = 11;      ///< units of scale 1, and at least as many pixels
constexpr qreal kValue = 2.1; ///< factor on the widget's font size
constexpr int kLetters = 20;  ///< minimum width of the text, in characters
} // namespace

StatisticTile::StatisticTile(QWidget* parent) : QWidget(parent) {
    QSizePolicy policy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StatisticTile::show(const Figure& figure) {
    m_figure = figure;
    setAccessibleName(figure.title + QStringLiteral(": ") + figure.value);
    setAccessibleDescription(figure.line);
    updateGeometry();
    update();
}

QFont StatisticTile::valueFont() const {
    return theme::titleFont(theme::fontPixels(*this) * kValue);
}

QSize StatisticTile::sizeHint() const {
    const int title = QFontMetrics(titleFont()).horizontalAdvance(m_figure.title);
    const int value = QFontMetrics(valueFont()).horizontalAdvance(m_figure.value);
    const int pad = this->pad();
    const int width = 2 * pad + qMax(qMax(title, value), fontMetrics().averageCharWidth() * kLetters);
    return {width, 2 * pad + 2 * fontMetrics().height() + QFontMetrics(valueFont()).height()};
}

int StatisticTile::heightForWidth(int width) const {
    const int pad = this->pad(), line = fontMetrics().height();
    const int small = theme::wrappedSize(m_figure.line, font(), width - 2 * pad).height();
    return 2 * pad + QFontMetrics(titleFont()).height() + 2 + QFontMetrics(valueFont()).height() +
           std::max(line, small);
}

int StatisticTile::pad() const {
    return qMax(kPad, qRound(kPad * theme::unitOf(*this)));
}

QFont StatisticTile::titleFont() const {
    return theme::textFont(theme::fontPixels(*this), true);
}

void StatisticTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& l = theme::currentTheme();
    const qreal unit = theme::unitOf(*this);
    theme::drawBox(painter, QRectF(rect()), 12 * unit, unit);
    const int pad = this->pad();
    QRect within = rect().adjusted(pad, pad, -pad, -pad);
    painter.setPen(l.ink);
    painter.setFont(titleFont());
    painter.drawText(within, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, m_figure.title);
    within.setTop(within.top() + painter.fontMetrics().height() + 2);
    painter.setFont(valueFont());
    painter.drawText(within, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, m_figure.value);
    within.setTop(within.top() + QFontMetrics(valueFont()).height());
    painter.setFont(font());
    painter.setPen(l.muted);
    painter.drawText(within, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_figure.line);
}

} // namespace tacklebox

#include "moc_statistictile.cpp"
