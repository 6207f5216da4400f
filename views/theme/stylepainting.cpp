#include "views/theme/stylepainting.h"

#include "views/theme/fonts.h"
#include "views/theme/stagestyle.h"
#include "views/theme/tokens.h"

#include <QApplication>
#include <QFontInfo>
#include <QPainter>
#include <QStyleOption>
#include <QWidget>

namespace tacklebox::theme {

qreal unitFor(const QWidget* widget) {
    return widget ? unitOf(*widget) : QFontInfo(QApplication::font()).pixelSize() / tokens::kBody;
}

void drawFilled(QPainter& painter, const QRectF& rect, qreal radius, const QColor& background) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawRounded(painter, rect, radius, background);
    painter.restore();
}

ButtonState stateOf(const QStyleOption& option, const QWidget* widget) {
    ButtonState state;
    state.enabled = option.state & QStyle::State_Enabled;
    state.pressed = option.state & QStyle::State_Sunken;
    state.checked = option.state & QStyle::State_On;
    state.hovered = option.state & QStyle::State_MouseOver;
    state.focused = option.state & QStyle::State_HasFocus;
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    if (widget && widget->property(kDangerProperty).toBool())
        state.kind = ButtonKind::Danger;
    else if ((button && (button->features & QStyleOptionButton::DefaultButton)) ||
             (widget && widget->property(kMainProperty).toBool()))
        state.kind = ButtonKind::Main;
    else if (widget && widget->property(kQuietProperty).toBool())
        state.kind = ButtonKind::Quiet;
    return state;
}

QString keyOf(const QWidget* widget) {
    return widget ? widget->property(kKeyProperty).toString() : QString();
}

QFont buttonFont(const QWidget& widget) {
    return textFont(fontPixels(widget), true);
}

QFont capFont(qreal unit) {
    return textFont(qMax<qreal>(tokens::kLeastFontPixels, tokens::kKeyCap * unit), true);
}

} // namespace tacklebox::theme
