#include "views/panels/coachbackdrop.h"

#include "views/theme/blit.h"
#include "views/theme/colours.h"
#include "views/theme/facestore.h"
#include "views/theme/fonts.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

// In units of scale 1.
constexpr int kTailSteps = 24; ///< number of points of a tail to check
constexpr qreal kAround = 6, kInkRing = 6, kRound = 12, kBubbleTail = 34, kTag = 17;
constexpr qreal kFarthest = 260; ///< maximum length of a tail: a longer one would divide the table

/// A tail from the bubble to `point`: a triangle with its base inside the bubble.
QPainterPath tailTo(const QRectF& bubble, const QPointF& point, qreal unit) {
    QPainterPath path;
    const QRectF root =
        bubble.adjusted(kBubbleTail * unit, kBubbleTail * unit, -kBubbleTail * unit, -kBubbleTail * unit);
    const QPointF from(std::clamp(point.x(), root.left(), std::max(root.left(), root.right())),
                       std::clamp(point.y(), root.top(), std::max(root.top(), root.bottom())));
    if (bubble.contains(point)) return path;
    const bool upright = point.y() < bubble.top() || point.y() > bubble.bottom();
    const QPointF side = upright ? QPointF(kBubbleTail / 2 * unit, 0) : QPointF(0, kBubbleTail / 2 * unit);
    path.moveTo(from - side);
    path.lineTo(point);
    path.lineTo(from + side);
    path.closeSubpath();
    return path;
}

/// True if a tail to `point` is short enough and crosses neither the bottom of the table nor any text,
/// mentioned object or lit part. Ignores the first `own` lit parts.
bool reaches(const CoachBackdrop::Content& look, const QPointF& point, std::size_t own) {
    const QPointF edge(std::clamp(point.x(), look.bubble.left(), look.bubble.right()),
                       std::clamp(point.y(), look.bubble.top(), look.bubble.bottom()));
    const QPointF out = point - edge;
    const qreal length = std::hypot(out.x(), out.y());
    if (point.y() > look.bottom && out.y() > 0) return false;
    for (int step = 1; step < kTailSteps; ++step) {
        const QPointF at = edge + out * step / kTailSteps;
        const qreal half = kBubbleTail / 2 * look.unit * (kTailSteps - step) / kTailSteps;
        const QRectF here(at.x() - half, at.y() - half, 2 * half, 2 * half);
        for (std::size_t other = own; other < look.lit.size(); ++other)
            if (look.lit[other].contains(at)) return false;
        for (const auto* kept : {&look.said, &look.meant})
            for (const QRectF& rect : *kept)
                if (rect.intersects(here)) return false;
    }
    return length < kFarthest * look.unit;
}

/// The point of the circle that is nearest to the bubble.
QPointF nearestOf(const QRectF& circle, const QRectF& bubble) {
    const QPointF edge(std::clamp(circle.center().x(), bubble.left(), bubble.right()),
                       std::clamp(circle.center().y(), bubble.top(), bubble.bottom()));
    const QPointF out = edge - circle.center();
    const qreal length = std::hypot(out.x(), out.y());
    return length > 0 ? circle.center() + out * (circle.width() / 2 / length) : circle.center();
}

/// The highlight around `part`, without adjacent text.
QRectF ringAround(const CoachBackdrop::Content& look, const QRectF& part) {
    const qreal around = kAround * look.unit, line = kInkRing / 2 * look.unit;
    QRectF ring = part.adjusted(-around, -around, around, around);
    for (const QRectF& said : look.said) {
        const QRectF off = said.adjusted(-line, -line, line, line);
        if (!ring.intersects(off)) continue;
        if (said.bottom() <= part.top())
            ring.setTop(std::min(off.bottom(), part.top()));
        else if (said.top() >= part.bottom())
            ring.setBottom(std::max(off.top(), part.bottom()));
        else if (said.right() <= part.left())
            ring.setLeft(std::min(off.right(), part.left()));
        else if (said.left() >= part.right())
            ring.setRight(std::max(off.left(), part.right()));
    }
    return ring;
}

} // namespace

CoachBackdrop::CoachBackdrop(FaceStore& faces, QWidget* table) : QWidget(table), m_faces(faces) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    connect(&faces, &FaceStore::ready, this, [this] { update(); });
    hide();
}

qreal CoachBackdrop::darkness(const theme::Theme& look) {
    return look.shadows ? 0.6 : 0.2; // in high contrast, dark parts must stay readable
}

void CoachBackdrop::show(const Content& content) {
    m_content = content;
    update();
}

void CoachBackdrop::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const qreal u = m_content.unit;
    const theme::Theme& look = theme::currentTheme();
    if (m_content.dims) {
        QPainterPath dark;
        dark.addRect(rect());
        QPainterPath lit;
        for (const QRectF& part : m_content.lit)
            lit.addRoundedRect(ringAround(m_content, part), kRound * u, kRound * u);
        p.fillPath(dark.subtracted(lit.simplified()), faded(look.night, darkness(look)));
    }
    for (const QRectF& part : m_content.lit) {
        const QRectF ring = ringAround(m_content, part);
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(look.ink, kInkRing * u));
        p.drawRoundedRect(ring, kRound * u, kRound * u);
        p.setPen(QPen(look.act, 3.4 * u));
        p.drawRoundedRect(ring, kRound * u, kRound * u);
    }
    if (m_content.bubble.isNull()) return;
    QPainterPath bubble;
    bubble.addRoundedRect(m_content.bubble, tokens::kPanelRadius * u, tokens::kPanelRadius * u);
    if (!m_content.lit.empty()) {
        const QRectF& meant = m_content.lit.front();
        const QPointF near(std::clamp(m_content.bubble.center().x(), meant.left(), meant.right()),
                           std::clamp(m_content.bubble.center().y(), meant.top(), meant.bottom()));
        if (reaches(m_content, near, 1)) bubble = bubble.united(tailTo(m_content.bubble, near, u));
    }
    if (!m_content.portrait.isNull()) {
        const QPointF near = nearestOf(m_content.portrait, m_content.bubble);
        if (reaches(m_content, near, 0)) bubble = bubble.united(tailTo(m_content.bubble, near, u));
    }
    if (look.shadows) {
        p.fillPath(bubble.translated(3 * u, 6 * u), faded(look.night, 0.5));
    }
    p.setPen(QPen(look.ink, tokens::kBarStroke * u, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    p.setBrush(look.paper);
    p.drawPath(bubble);
    for (int dot = 0; dot < m_content.dotCount; ++dot) {
        const QPointF middle(m_content.dots.left() + (kDot + dot * kDotStep) * u,
                             m_content.dots.center().y());
        if (middle.x() + kDot * u > m_content.dots.right()) break;
        p.setPen(QPen(look.ink, 2 * u));
        p.setBrush(dot < m_content.dot ? look.filled : dot == m_content.dot ? look.act : look.paper);
        const qreal radius = (dot == m_content.dot  ? kDot * 1.3
                              : dot < m_content.dot ? kDot
                                                    : kDot * 0.8) *
                             u;
        p.drawEllipse(middle, radius, radius);
    }
    if (m_content.portrait.isNull()) return;
    const QRectF face = m_content.portrait;
    p.setPen(Qt::NoPen);
    p.setBrush(faded(look.act, 0.35));
    p.drawEllipse(face.adjusted(-8 * u, -8 * u, 8 * u, 8 * u));
    const qreal ratio = devicePixelRatioF();
    blit(p, face.topLeft(),
         m_faces.pixmap(portraitArt(QStringLiteral("hal"), QStringLiteral("delighted")),
                        (face.size() * ratio).toSize()),
         face.size());
    QFont tagFont = theme::titleFont(tokens::fontPixels(kTag, u));
    const QFontMetricsF metrics(tagFont);
    QRectF tag(0, 0, metrics.horizontalAdvance(m_content.name) + 20 * u, metrics.height() + 8 * u);
    tag.moveCenter(QPointF(face.center().x(), face.bottom() - 2 * u));
    if (tag.right() > width() - 4) tag.moveRight(width() - 4);
    if (tag.left() < 4) tag.moveLeft(4);
    drawRounded(p, tag, tokens::kTagRadius * u, look.paper, QPen(look.ink, tokens::kThinStroke * u));
    p.setFont(tagFont);
    p.setPen(look.ink);
    p.drawText(tag, Qt::AlignCenter, m_content.name);
}

} // namespace tacklebox

#include "moc_coachbackdrop.cpp"
