#include "views/panels/starslabel.h"

#include "views/theme/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace tacklebox {

namespace {

/// A five-pointed star inscribed in `box`.
QPainterPath starIn(const QRectF& box) {
    constexpr int kCorners = 10;
    constexpr double kInner = 0.42;
    QPainterPath path;
    for (int corner = 0; corner < kCorners; ++corner) {
        const double angle = std::numbers::pi * (corner / 5.0 - 0.5);
        const double radius = box.width() / 2 * (corner % 2 ? kInner : 1);
        const QPointF at = box.center() + QPointF(std::cos(angle), std::sin(angle)) * radius;
        corner ? path.lineTo(at) : path.moveTo(at);
    }
    path.closeSubpath();
    return path;
}

} // namespace

StarsLabel::StarsLabel(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void StarsLabel::setStars(int stars) {
    m_stars = stars;
    setAccessibleName(tr("Difficulty: %1 of %2 stars").arg(stars).arg(kMost));
    setToolTip(accessibleName());
    update();
}

QSize StarsLabel::sizeHint() const {
    const int side = fontMetrics().height();
    return {kMost * side, side};
}

void StarsLabel::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = width() / qreal(kMost);
    for (int star = 0; star < kMost; ++star) {
        painter.setPen(QPen(theme::currentTheme().act, 1.4));
        painter.setBrush(star < m_stars ? QBrush(theme::currentTheme().act) : Qt::NoBrush);
        painter.drawPath(
            starIn(QRectF(star * side, (height() - side) / 2, side, side).adjusted(2, 2, -2, -2)));
    }
}

} // namespace tacklebox

#include "moc_starslabel.cpp"
