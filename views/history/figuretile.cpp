#include "views/history/figuretile.h"

#include "views/theme/theme.h"

#include <QPainter>

namespace tacklebox {

namespace {
constexpr int kPad = 10;
constexpr int kLetters = 20; ///< a line of the small words
} // namespace

FigureTile::FigureTile(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
}

void FigureTile::show(const Figure& figure) {
    m_figure = figure;
    setAccessibleName(figure.title + QStringLiteral(": ") + figure.value);
    setAccessibleDescription(figure.line);
    updateGeometry();
    update();
}

QFont FigureTile::valueFont() const {
    QFont large = font();
    large.setPixelSize(qRound(theme::fontPixels(*this) * 1.9));
    large.setBold(true);
    return large;
}

QSize FigureTile::sizeHint() const {
    const int title = fontMetrics().horizontalAdvance(m_figure.title);
    const int width = 2 * kPad + qMax(title, fontMetrics().averageCharWidth() * kLetters);
    return {width, 2 * kPad + 3 * fontMetrics().height() + QFontMetrics(valueFont()).height()};
}

void FigureTile::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = palette().color(QPalette::Base), letters = palette().color(QPalette::Text);
    painter.setPen(theme::mixed(ground, letters, 0.16));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    QRect within = rect().adjusted(kPad, kPad, -kPad, -kPad);
    painter.setPen(letters);
    painter.drawText(within, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, m_figure.title);
    within.setTop(within.top() + fontMetrics().height());
    painter.setFont(valueFont());
    painter.drawText(within, Qt::AlignLeft | Qt::AlignTop | Qt::TextSingleLine, m_figure.value);
    within.setTop(within.top() + QFontMetrics(valueFont()).height());
    painter.setFont(font());
    painter.setPen(theme::mixed(ground, letters, 0.78));
    painter.drawText(within, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_figure.line);
}

} // namespace tacklebox

#include "moc_figuretile.cpp"
