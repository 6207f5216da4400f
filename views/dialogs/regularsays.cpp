#include "views/dialogs/regularsays.h"

#include "views/theme/fonts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QScrollBar>

#include <utility>

namespace tacklebox {

namespace {
// In units of scale 1.
constexpr qreal kLeastHigh = 116, kFace = 132, kAside = 28, kTail = 26, kPad = 17;
} // namespace

RegularSays::RegularSays(CardArt portrait, QString words, QWidget* parent)
    : QWidget(parent), m_portrait(std::move(portrait)), m_words(std::move(words)) {
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
}

bool RegularSays::scrolls() const {
    for (const QWidget* above = parentWidget(); above; above = above->parentWidget())
        if (const auto* area = qobject_cast<const QScrollArea*>(above))
            return area->verticalScrollBar()->maximum() > 0;
    return false;
}

void RegularSays::paintEvent(QPaintEvent*) {
    const qreal u = theme::scale(), text = qMin(theme::textFactor(), 1.5);
    if (height() < kLeastHigh * u || scrolls()) return;
    const theme::Theme& l = theme::currentTheme();
    QPainter p(this);
    p.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    p.setFont(theme::titleFont(tokens::fontPixels(tokens::kBubble, u, text)));
    const QFontMetricsF metrics(p.font());
    const qreal side = qMin(kFace * u, height() - 8.0),
                wide = metrics.horizontalAdvance(m_words) + 2 * kPad * u;
    const QRectF face(width() - side - kAside * u, height() - side - 4, side, side);
    const QRectF bubble(face.left() - kTail * u - wide, face.top() + 0.18 * side, wide,
                        metrics.height() + 20 * u);
    if (bubble.left() < 0) return;
    const QPixmap picture = m_faces.pixmapNow(m_portrait, (face.size() * devicePixelRatioF()).toSize());
    p.drawPixmap(face, picture, QRectF(picture.rect()));
    QPainterPath shape, tail(QPointF(bubble.right() - 12 * u, bubble.center().y() - 9 * u));
    shape.addRoundedRect(bubble, 14 * u, 14 * u);
    tail.lineTo(face.left() + 2 * u, bubble.center().y() + 8 * u);
    tail.lineTo(bubble.right() - 12 * u, bubble.center().y() + 9 * u);
    tail.closeSubpath();
    shape = shape.united(tail);
    if (l.shadows) p.fillPath(shape.translated(2 * u, 4 * u), QColor(13, 27, 41, 40));
    p.setPen(QPen(l.ink, tokens::kBarStroke * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(l.shadows ? l.field : l.paper);
    p.drawPath(shape);
    p.setPen(l.ink);
    p.drawText(bubble.translated(0, 0.07 * metrics.height()), Qt::AlignCenter, m_words);
}

} // namespace tacklebox

#include "moc_regularsays.cpp"
