#include "views/theme/parts.h"

#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/shapes.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>
#include <QWidget>

namespace tacklebox::theme {

namespace {

constexpr qreal kChipStrength = 0.65;

QColor backgroundOf(const ButtonState& state) {
    const Theme& l = currentTheme();
    if (!state.enabled) return l.off;
    if (state.checked) return l.row;
    switch (state.kind) {
    case ButtonKind::Main: return l.act;
    case ButtonKind::Plain: return l.paper;
    case ButtonKind::Quiet: return l.panel;
    case ButtonKind::Danger: return l.danger;
    }
    return l.paper;
}

} // namespace

qreal unitOf(const QWidget& widget) {
    return fontPixels(widget) / tokens::kBody;
}

void drawBox(QPainter& painter, const QRectF& rect, qreal radius, qreal unit) {
    const Theme& l = currentTheme();
    drawOutlined(painter, rect, radius, l.paperSecond, l.ink, l.stroke * unit);
}

void drawPaper(QPainter& painter, const QRectF& rect, qreal unit) {
    const Theme& l = currentTheme();
    const qreal radius = tokens::kDialogRadius * unit;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (l.shadows) drawRounded(painter, rect.translated(4 * unit, 8 * unit), radius, faded(l.night, 0.5));
    drawRounded(painter, rect, radius, l.paper, QPen(l.ink, std::max(2.0, tokens::kDialogStroke * unit)));
    painter.restore();
}

void drawChip(QPainter& painter, const QRectF& rect, qreal unit) {
    const Theme& l = currentTheme();
    const qreal radius = tokens::kTagRadius * unit;
    if (!l.shadows) return drawOutlined(painter, rect, radius, l.night, l.ink, l.stroke * unit);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawRounded(painter, rect, radius, faded(l.night, kChipStrength));
    painter.restore();
}

void drawFocusAround(QPainter& painter, const QRectF& box, qreal radius, qreal unit) {
    const Theme& l = currentTheme();
    const qreal reach = focusReach(unit), gold = 2.2 * unit;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const qreal between = reach - gold;
    painter.setPen(QPen(l.ringBackground, between + unit));
    painter.drawRoundedRect(box.adjusted(-between / 2, -between / 2, between / 2, between / 2), radius,
                            radius);
    const qreal out = reach - gold / 2;
    painter.setPen(QPen(l.ring, gold));
    painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out);
    painter.restore();
}

QColor buttonInk(const ButtonState& state) {
    const Theme& l = currentTheme();
    if (!state.enabled) return l.onOff;
    if (state.checked) return l.onRow;
    switch (state.kind) {
    case ButtonKind::Main: return l.onAct;
    case ButtonKind::Plain: return l.ink;
    case ButtonKind::Quiet: return l.onPanel;
    case ButtonKind::Danger: return l.onDanger;
    }
    return l.ink;
}

QRectF drawButton(QPainter& painter, const QRectF& rect, const ButtonState& state, qreal unit) {
    const Theme& l = currentTheme();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal reach = focusReach(unit), edge = tokens::kButtonEdge * unit;
    QRectF box = rect.adjusted(reach, reach, -reach, -reach - edge);
    const qreal radius = tokens::kButtonRoundness * qMin(box.height(), tokens::kTouchHeight * unit);
    const bool down = state.pressed || state.checked || !state.enabled;
    const QRectF whole = down ? box.translated(0, edge) : box.adjusted(0, 0, 0, edge);
    const QColor edgeColour = state.kind == ButtonKind::Quiet && l.shadows ? l.night : l.ink;
    if (!down) drawRounded(painter, whole, radius, edgeColour);
    if (down) box.translate(0, edge);
    QColor background = backgroundOf(state);
    if (state.hovered && !down)
        background = l.shadows ? mixed(background, Qt::white, state.kind == ButtonKind::Quiet ? 0.14 : 0.35)
                               : background;
    drawOutlined(painter, box, radius, background, state.enabled ? edgeColour : l.onOff,
                 (state.enabled ? l.stroke : 1.4) * unit);
    if (state.kind == ButtonKind::Main && !down && l.shadows) { // one highlight
        painter.setPen(QPen(QColor(255, 255, 255, 166), 2 * unit, Qt::SolidLine, Qt::RoundCap));
        const qreal y = box.top() + 4.4 * unit;
        painter.drawLine(QPointF(box.left() + radius, y), QPointF(box.right() - radius, y));
    }
    if (state.focused) drawFocusAround(painter, whole, radius, unit);
    painter.restore();
    return box;
}

int capWidth(const QFontMetrics& metrics, const QString& key) {
    return key.isEmpty()
               ? 0
               : qMax(metrics.horizontalAdvance(key) + metrics.height() * 3 / 5, metrics.height() + 2);
}

void drawCap(QPainter& painter, const QRectF& cap, const QString& key, const ButtonState& on, qreal unit) {
    const Theme& l = currentTheme();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const bool quiet = on.kind == ButtonKind::Quiet || on.kind == ButtonKind::Danger;
    QColor background = quiet && l.shadows ? mixed(l.panel, l.onPanel, 0.12) : l.paper;
    QColor words = quiet ? l.onPanel : l.ink, line = words;
    if (!on.enabled) words = line = l.onOff, background = l.off;
    if (!l.shadows && on.enabled) words = line = buttonInk(on), background = Qt::transparent;
    const qreal radius = tokens::kCapRadius * unit, under = (quiet || !on.enabled ? 1 : 2) * unit;
    if (l.shadows) drawRounded(painter, cap.adjusted(0, 0, 0, under), radius, line);
    drawOutlined(painter, cap, radius, background, line, 1.5 * unit);
    painter.setPen(words);
    painter.drawText(cap, Qt::AlignCenter, key);
    painter.restore();
}

void drawFish(QPainter& painter, const QRectF& box, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const qreal w = box.width(), h = box.height();
    QPainterPath fish(box.topLeft() + QPointF(0, h / 2));
    fish.cubicTo(box.topLeft() + QPointF(w * 0.2, 0), box.topLeft() + QPointF(w * 0.55, 0),
                 box.topLeft() + QPointF(w * 0.74, h * 0.42));
    fish.lineTo(box.topLeft() + QPointF(w, h * 0.08));
    fish.lineTo(box.topLeft() + QPointF(w * 0.93, h * 0.5));
    fish.lineTo(box.topLeft() + QPointF(w, h * 0.92));
    fish.lineTo(box.topLeft() + QPointF(w * 0.74, h * 0.58));
    fish.cubicTo(box.topLeft() + QPointF(w * 0.55, h), box.topLeft() + QPointF(w * 0.2, h),
                 box.topLeft() + QPointF(0, h / 2));
    painter.drawPath(fish);
    painter.setBrush(currentTheme().paper);
    painter.drawEllipse(box.topLeft() + QPointF(w * 0.18, h * 0.42), h * 0.09, h * 0.09);
    painter.restore();
}

void drawStrength(QPainter& painter, const QRectF& box, int fish) {
    constexpr int kMost = 4;
    const Theme& l = currentTheme();
    const qreal each = box.width() / kMost, high = qMin(box.height(), each * 0.52);
    for (int i = 0; i < kMost; ++i) {
        const QColor empty = l.shadows ? mixed(l.rule, l.muted, 0.1) : QColor(0x60, 0x60, 0x60);
        drawFish(painter, QRectF(box.left() + i * each, box.center().y() - high / 2, each * 0.84, high),
                 i < fish ? (l.shadows ? QColor(0x11, 0x7a, 0x88) : l.ink) : empty);
    }
}

void drawTriangle(QPainter& painter, const QRectF& box, const QColor& colour, bool up) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour);
    const qreal flat = up ? box.bottom() : box.top(), tip = up ? box.top() : box.bottom();
    const QPointF corners[] = {{box.left(), flat}, {box.right(), flat}, {box.center().x(), tip}};
    painter.drawPolygon(corners, 3);
    painter.restore();
}

void drawTick(QPainter& painter, const QRectF& box, const QColor& colour) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, box.width() * 0.17, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF stroke[] = {box.topLeft() + QPointF(box.width() * 0.23, box.height() * 0.5),
                              box.topLeft() + QPointF(box.width() * 0.42, box.height() * 0.75),
                              box.topLeft() + QPointF(box.width() * 0.8, box.height() * 0.24)};
    painter.drawPolyline(stroke, 3);
    painter.restore();
}

} // namespace tacklebox::theme
