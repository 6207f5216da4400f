#include "views/theme/paintcontext.h"

#include "views/theme/blit.h"
#include "views/theme/hintring.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

/// Paints translucent ice over a card.
void drawRime(QPainter& p, QRectF rect, qreal radius) {
    constexpr QPointF kCrystals[] = {{0.76, 0.2}, {0.24, 0.52}, {0.72, 0.8}}; // shares of the card
    constexpr int kArms = 3;
    drawRounded(p, rect, radius, QColor(0xbc, 0xe2, 0xf6, 150));
    strokeRounded(p, rect.adjusted(1.5, 1.5, -1.5, -1.5), radius, QColor(255, 255, 255, 220), 3);
    p.setPen(
        QPen(QColor(255, 255, 255, 235), std::max(1.2, rect.width() * 0.03), Qt::SolidLine, Qt::RoundCap));
    for (const QPointF& at : kCrystals) {
        const QPointF middle(rect.left() + at.x() * rect.width(), rect.top() + at.y() * rect.height());
        for (int arm = 0; arm < kArms; ++arm) {
            const qreal angle = M_PI * (arm + 0.5) / kArms;
            const QPointF end = 0.15 * rect.width() * QPointF(std::cos(angle), std::sin(angle));
            p.drawLine(middle - end, middle + end);
        }
    }
}

} // namespace

QColor captionBackground(qreal share) {
    const theme::Theme& theme = theme::currentTheme();
    QColor night = theme.night;
    if (theme.shadows) night.setAlphaF(float(share));
    return night;
}

QColor captionInk() {
    const theme::Theme& theme = theme::currentTheme();
    return theme.shadows ? tokens::kFoam : theme.onNight;
}

QColor captionAct() {
    const theme::Theme& theme = theme::currentTheme();
    return theme.shadows ? tokens::kGoldLight : theme.title;
}

void fillCaption(QPainter& painter, QRectF rect, qreal radius, qreal share) {
    drawRounded(painter, rect, radius, captionBackground(share));
    if (const theme::Theme& theme = theme::currentTheme(); !theme.shadows)
        strokeRounded(painter, rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, theme.ink, 1.2);
}

void drawFocusRing(QPainter& p, QRectF rect, qreal radius, qreal scale) {
    const auto line = [&](qreal beyond, const QColor& colour, qreal width) {
        strokeRounded(p, rect.adjusted(-beyond, -beyond, beyond, beyond), radius + beyond, colour, width);
    };
    line(5 * scale, kInk, 2 * scale);
    line(2.5 * scale, kPaper, 3 * scale);
    line(0, kInk, 2 * scale);
}

// ---- the paint context ----

void PaintContext::setScale(qreal newUnit, qreal newRatio) {
    text.setScale(newUnit, newRatio);
    if (newUnit != unit || newRatio != ratio) m_frames.clear();
    unit = newUnit;
    ratio = newRatio;
}

QSize PaintContext::physical(QSizeF size) const {
    return {std::max(1, qRound(size.width() * ratio)), std::max(1, qRound(size.height() * ratio))};
}

qreal PaintContext::frameScale() const {
    constexpr qreal kMost = 2; // wider rings would reach beyond their items
    return std::clamp(unit, 1.0, kMost);
}

void PaintContext::frame(QPainter& painter, QRectF card, Frame frame) {
    const QSize size = physical(card.size());
    const QString key = QString::number(int(frame)) + QLatin1Char('/') + QString::number(size.width()) +
                        QLatin1Char('x') + QString::number(size.height());
    QPixmap& pixmap = m_frames[key];
    const qreal scale = frameScale();
    const QRectF reach = card.marginsAdded(QMarginsF() + this->reach());
    if (pixmap.isNull()) {
        if (m_frames.size() > 60) m_frames.clear(); // sizes that flying cards passed through
        QPixmap drawn(physical(reach.size()));
        drawn.fill(Qt::transparent);
        QPainter p(&drawn);
        p.setRenderHint(QPainter::Antialiasing);
        p.scale(ratio * scale, ratio * scale);
        const QRectF rect(QPointF(kReach, kReach), card.size() / scale);
        const qreal radius = rect.width() * kCornerShare;
        switch (frame) {
        case Frame::Playable:
            for (int k = 3; k >= 1; --k)
                strokeRounded(p, rect.adjusted(-k, -k, k, k), radius + k, faded(kGold, 0.22), 2.0);
            strokeRounded(p, rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, faded(kGold, 0.92), 2);
            break;
        case Frame::Hovered:
            strokeRounded(p, rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, Qt::white, 2.4);
            break;
        case Frame::Focus: drawFocusRing(p, rect, radius, 1); break;
        case Frame::Marked:
            strokeRounded(p, rect.adjusted(-1, -1, 1, 1), radius + 1, faded(kGold, 0.43), 6);
            strokeRounded(p, rect.adjusted(1, 1, -1, -1), radius, kGold, 3);
            break;
        case Frame::Hinted: drawHintRing(p, rect.adjusted(1, 1, -1, -1), radius, 1); break;
        case Frame::Rime: drawRime(p, rect, radius); break;
        case Frame::Dashed: {
            p.setBrush(QColor(0, 0, 0, 40));
            p.setPen(QPen(QColor(255, 255, 255, 190), 1.6, Qt::DashLine));
            p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius);
            break;
        }
        case Frame::Shadow:
            for (int k = 8; k >= 0; --k)
                drawRounded(p, rect.adjusted(-k + 2, -k + 4, k - 2, k + 0.5), radius + k,
                            QColor(0, 0, 0, 13));
            break;
        }
        p.end();
        m_frames[key] = drawn;
        blit(painter, reach.topLeft(), drawn, reach.size());
        return;
    }
    blit(painter, reach.topLeft(), pixmap, reach.size());
}

} // namespace tacklebox
