// How StageStyle paints controls: buttons, tabs, menus, fields, sliders and bars.
#include "views/theme/colours.h"
#include "views/theme/fonts.h"
#include "views/theme/hintring.h"
#include "views/theme/stagestyle.h"
#include "views/theme/stylepainting.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QComboBox>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>

#include <cmath>

namespace tacklebox::theme {

namespace {

/// The part of a slider's groove or knob with the given thickness, centred across the slider.
QRectF middled(const QRectF& rect, qreal thick, bool upright) {
    return upright ? QRectF(rect.center().x() - thick / 2, rect.top(), thick, rect.height())
                   : QRectF(rect.left(), rect.center().y() - thick / 2, rect.width(), thick);
}

/// Paints a groove that is filled up to `share`.
void groove(QPainter& painter, const QRectF& rect, qreal share, bool upright, bool fromEnd, bool enabled,
            qreal unit) {
    const Theme& l = currentTheme();
    const qreal radius = (upright ? rect.width() : rect.height()) / 2;
    const QColor line = enabled ? l.ink : l.onOff;
    drawOutlined(painter, rect, radius, l.groove, line, 1.8 * unit);
    QRectF filled = rect;
    if (upright)
        fromEnd ? filled.setTop(rect.bottom() - rect.height() * share)
                : filled.setBottom(rect.top() + rect.height() * share);
    else
        fromEnd ? filled.setLeft(rect.right() - rect.width() * share)
                : filled.setRight(rect.left() + rect.width() * share);
    if (filled.width() < 2 * unit || filled.height() < 2 * unit) return;
    drawOutlined(painter, filled, radius, enabled ? l.filled : l.onOff, line, 1.8 * unit);
}

/// Paints an icon of one colour in `colour`.
void drawIcon(QPainter& painter, const QRectF& box, const QIcon& icon, QColor colour) {
    const qreal ratio = painter.device()->devicePixelRatioF();
    QPixmap picture = icon.pixmap((box.size() * ratio).toSize());
    if (picture.isNull()) return;
    {
        QPainter tint(&picture);
        tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
        tint.fillRect(picture.rect(), colour);
    }
    painter.drawPixmap(box, picture, QRectF(picture.rect()));
}

} // namespace

void StageStyle::drawPushButton(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
    const auto& button = static_cast<const QStyleOptionButton&>(option);
    const qreal unit = unitFor(widget);
    const ButtonState state = stateOf(option, widget);
    const QColor ink = buttonInk(state);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF within = drawButton(painter, QRectF(option.rect), state, unit);
    const qreal radius = tokens::kButtonRoundness * within.height();
    if (const qreal held = widget ? widget->property(kHeldProperty).toReal() : 0; held > 0) {
        painter.setClipRect(QRectF(within.left(), within.top(), within.width() * held, within.height()));
        drawRounded(painter, within, radius, faded(ink, 0.35));
        painter.setClipping(false);
    }
    if (widget && widget->property(kHintedProperty).toBool())
        drawHintRing(painter, within.adjusted(-0.5, -0.5, 0.5, 0.5), radius, std::max<qreal>(1, unit));
    const QString key = keyOf(widget);
    painter.setPen(ink);
    if (widget) painter.setFont(buttonFont(*widget));
    const QFont small = capFont(unit);
    const QFontMetrics metrics(painter.font()), capMetrics(small);
    const QString words = button.text;
    const int wide = metrics.size(Qt::TextShowMnemonic, words).width(), gap = qRound(tokens::kGap * unit);
    const int cap = touch() ? 0 : capWidth(capMetrics, key);
    const int side = button.icon.isNull() ? 0 : button.iconSize.width();
    qreal x = std::round(within.center().x() -
                         (wide + (cap ? gap + cap : 0) + (side ? side + (wide ? gap : 0) : 0)) / 2.0);
    if (side) {
        drawIcon(painter, QRectF(x, std::round(within.center().y() - side / 2.0), side, side), button.icon,
                 ink);
        x += side + (wide ? gap : 0);
    }
    int flags = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine | Qt::TextShowMnemonic;
    if (!proxy()->styleHint(SH_UnderlineShortcut, &option, widget, nullptr)) flags |= Qt::TextHideMnemonic;
    painter.drawText(QRectF(x, within.top(), wide + 2, within.height()), flags, words);
    if (button.features & QStyleOptionButton::HasMenu)
        drawTriangle(painter,
                     QRectF(within.right() - 20 * unit, within.center().y() - 3 * unit, 10 * unit, 6 * unit),
                     ink);
    if (cap) {
        painter.setFont(small);
        drawCap(painter,
                QRectF(x + wide + gap, std::round(within.center().y() - capMetrics.height() / 2.0) - 1, cap,
                       capMetrics.height() + 2),
                key, state, unit);
    }
    painter.restore();
}

void StageStyle::drawTickBox(ControlElement element, const QStyleOption& option, QPainter& painter,
                             const QWidget* widget) const {
    const bool radio = element == CE_RadioButton;
    QStyleOptionButton part(static_cast<const QStyleOptionButton&>(option));
    part.rect = subElementRect(radio ? SE_RadioButtonIndicator : SE_CheckBoxIndicator, &option, widget);
    proxy()->drawPrimitive(radio ? PE_IndicatorRadioButton : PE_IndicatorCheckBox, &part, &painter, widget);
    part.rect = subElementRect(radio ? SE_RadioButtonContents : SE_CheckBoxContents, &option, widget);
    proxy()->drawControl(radio ? CE_RadioButtonLabel : CE_CheckBoxLabel, &part, &painter, widget);
}

void StageStyle::drawTab(ControlElement element, const QStyleOption& option, QPainter& painter,
                         const QWidget* widget) const {
    const auto& tab = static_cast<const QStyleOptionTab&>(option);
    const Theme& l = currentTheme();
    const qreal unit = unitFor(widget), reach = focusReach(unit);
    const bool chosen = option.state & State_Selected, over = option.state & State_MouseOver;
    const bool enabled = option.state & State_Enabled;
    const QRectF pill = QRectF(option.rect).adjusted(reach, reach, -reach, -reach);
    const qreal radius = tokens::kButtonRoundness * qMin(pill.height(), tokens::kTouchHeight * unit);
    if (element == CE_TabBarTabShape) {
        const QColor background = !enabled            ? l.off
                                  : chosen            ? l.ink
                                  : over && l.shadows ? l.row
                                                      : l.paperSecond;
        drawOutlined(painter, pill, radius, background, enabled ? l.ink : l.onOff, 2.2 * unit);
        if ((option.state & State_HasFocus) && chosen) drawFocusAround(painter, pill, radius, unit);
        return;
    }
    painter.save();
    painter.setPen(!enabled ? l.onOff : chosen ? l.onInk : l.ink);
    if (widget) painter.setFont(widget->font());
    int flags = Qt::AlignCenter | Qt::TextShowMnemonic;
    if (!proxy()->styleHint(SH_UnderlineShortcut, &option, widget, nullptr)) flags |= Qt::TextHideMnemonic;
    painter.drawText(pill, flags, tab.text);
    painter.restore();
}

void StageStyle::drawMenuItem(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
    const auto& item = static_cast<const QStyleOptionMenuItem&>(option);
    const Theme& l = currentTheme();
    const qreal unit = unitFor(widget);
    const QRectF rect(option.rect);
    const int pad = qRound(kMenuPad * unit), tick = qRound(18 * unit);
    painter.fillRect(rect, l.night);
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        const QColor line = l.shadows ? mixed(l.night, l.onNight, 0.25) : l.onNight;
        painter.fillRect(QRectF(rect.left() + pad, rect.center().y(), rect.width() - 2 * pad, 1.4), line);
        return;
    }
    const bool chosen = option.state & State_Selected, enabled = option.state & State_Enabled;
    QColor words = enabled ? l.onNight : option.palette.color(QPalette::Disabled, QPalette::Text);
    if (chosen) {
        drawFilled(painter, rect.adjusted(4, 1, -4, -1), 6 * unit,
                   l.shadows ? mixed(l.panel, l.onPanel, 0.12) : l.row);
        if (enabled) words = l.shadows ? l.title : l.onRow;
    }
    painter.save();
    painter.setFont(item.font);
    painter.setPen(words);
    if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked) {
        const qreal side = tick * 0.8;
        const QRectF at(rect.left() + pad, rect.center().y() - side / 2, side, side);
        if (item.checkType == QStyleOptionMenuItem::Exclusive)
            drawFilled(painter, at.adjusted(side * 0.25, side * 0.25, -side * 0.25, -side * 0.25), side,
                       words);
        else
            drawTick(painter, at, words);
    }
    const QRectF line = rect.adjusted(2.0 * pad + tick - pad / 2.0, 0, -pad, 0);
    int flags = Qt::AlignVCenter | Qt::TextSingleLine | Qt::TextShowMnemonic;
    if (!proxy()->styleHint(SH_UnderlineShortcut, &option, widget, nullptr)) flags |= Qt::TextHideMnemonic;
    const QStringList parts = item.text.split(u'\t');
    painter.drawText(line, flags | Qt::AlignLeft, parts.value(0));
    if (parts.size() > 1) {
        if (!chosen && enabled && l.shadows) painter.setPen(mixed(l.night, l.onNight, 0.72));
        painter.drawText(line, Qt::AlignVCenter | Qt::TextSingleLine | Qt::AlignRight, parts[1]);
    }
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const qreal high = 9 * unit;
        const qreal x = rect.right() - pad - high * 0.6;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(words);
        const QPointF corners[] = {{x, rect.center().y() - high / 2},
                                   {x, rect.center().y() + high / 2},
                                   {x + high * 0.7, rect.center().y()}};
        painter.drawPolygon(corners, 3);
    }
    painter.restore();
}

void StageStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const {
    const Theme& l = currentTheme();
    const qreal unit = unitFor(widget);
    const QRectF rect(option->rect);
    switch (element) {
    case CE_PushButton: drawPushButton(*option, *painter, widget); return;
    case CE_CheckBox:
    case CE_RadioButton: drawTickBox(element, *option, *painter, widget); return;
    case CE_TabBarTabShape:
    case CE_TabBarTabLabel: drawTab(element, *option, *painter, widget); return;
    case CE_MenuItem: drawMenuItem(*option, *painter, widget); return;
    case CE_MenuScroller: {
        painter->fillRect(rect, l.night);
        const qreal wide = 14 * unit, high = (option->state & State_DownArrow ? 1 : -1) * 7 * unit;
        const QPointF middle = rect.center();
        const QPointF corners[] = {middle + QPointF(-wide / 2, -high / 2),
                                   middle + QPointF(wide / 2, -high / 2), middle + QPointF(0, high / 2)};
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(l.title);
        painter->drawPolygon(corners, 3);
        painter->restore();
        return;
    }
    case CE_MenuEmptyArea:
    case CE_MenuBarEmptyArea: painter->fillRect(rect, l.night); return;
    case CE_MenuBarItem: {
        const auto& item = static_cast<const QStyleOptionMenuItem&>(*option);
        painter->fillRect(rect, l.night);
        const bool open = option->state & (State_Selected | State_Sunken);
        QColor words = option->state & State_Enabled ? l.onNight
                                                     : item.palette.color(QPalette::Disabled, QPalette::Text);
        if (open) {
            drawFilled(*painter, rect.adjusted(0, 3, 0, -4), 6 * unit,
                       l.shadows ? mixed(l.panel, l.onPanel, 0.12) : l.row);
            words = l.shadows ? l.title : l.onRow;
        }
        painter->save();
        painter->setPen(words);
        int flags = Qt::AlignCenter | Qt::TextSingleLine | Qt::TextShowMnemonic;
        if (!proxy()->styleHint(SH_UnderlineShortcut, option, widget, nullptr)) flags |= Qt::TextHideMnemonic;
        painter->drawText(rect, flags, item.text);
        painter->restore();
        return;
    }
    case CE_ComboBoxLabel: {
        const auto& combo = static_cast<const QStyleOptionComboBox&>(*option);
        const QRect field = subControlRect(CC_ComboBox, &combo, SC_ComboBoxEditField, widget);
        painter->save();
        painter->setPen(option->state & State_Enabled ? l.ink : l.onOff);
        const QString words =
            QFontMetrics(painter->font()).elidedText(combo.currentText, Qt::ElideRight, field.width());
        painter->drawText(field, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine, words);
        painter->restore();
        return;
    }
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(rect, l.paper);
        painter->fillRect(QRectF(rect.left(), rect.bottom() - 2 * unit, rect.width(), 2 * unit), l.ink);
        return;
    case CE_HeaderLabel: { // aligned with the text of the column
        auto label = static_cast<const QStyleOptionHeader&>(*option);
        label.rect.adjust(qRound(6 * unit), 0, -qRound(6 * unit), 0);
        QProxyStyle::drawControl(element, &label, painter, widget);
        return;
    }
    case CE_ProgressBar: {
        const auto& bar = static_cast<const QStyleOptionProgressBar&>(*option);
        const qreal share =
            bar.maximum > bar.minimum ? qreal(bar.progress - bar.minimum) / (bar.maximum - bar.minimum) : 0;
        groove(*painter, middled(rect, qMin(rect.height(), 14 * unit), false), share, false, false,
               option->state & State_Enabled, unit);
        return;
    }
    case CE_ShapedFrame: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && (frame->frameShape == QFrame::HLine || frame->frameShape == QFrame::VLine)) {
            painter->fillRect(frame->frameShape == QFrame::HLine
                                  ? QRectF(rect.left(), rect.center().y(), rect.width(), 2)
                                  : QRectF(rect.center().x(), rect.top(), 2, rect.height()),
                              l.rule);
            return;
        }
        break;
    }
    case CE_Splitter: {
        const bool upright = option->state & State_Horizontal;
        const qreal along = 40 * unit, thick = 4 * unit;
        const QSizeF grip = upright ? QSizeF(thick, along) : QSizeF(along, thick);
        painter->fillRect(rect, l.paper);
        drawFilled(*painter, QRectF(rect.center() - QPointF(grip.width() / 2, grip.height() / 2), grip),
                   thick / 2, l.rule);
        return;
    }
    case CE_SizeGrip: return;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void StageStyle::drawComboBox(const QStyleOptionComplex& option, QPainter& painter,
                              const QWidget* widget) const {
    const qreal unit = unitFor(widget);
    ButtonState state = stateOf(option, widget);
    state.checked = false;
    state.pressed = option.state & State_Sunken;
    const QRectF within = drawButton(painter, QRectF(option.rect), state, unit);
    const qreal wide = 13 * unit, high = 8 * unit;
    drawTriangle(painter,
                 QRectF(within.right() - 12 * unit - wide, within.center().y() - high / 2, wide, high),
                 buttonInk(state));
}

void StageStyle::drawSpinBox(const QStyleOptionComplex& option, QPainter& painter,
                             const QWidget* widget) const {
    const auto& spin = static_cast<const QStyleOptionSpinBox&>(option);
    const Theme& l = currentTheme();
    const qreal unit = unitFor(widget), reach = focusReach(unit);
    const bool enabled = option.state & State_Enabled;
    const QRectF field = QRectF(option.rect).adjusted(reach, reach, -reach, -reach);
    const QColor line = enabled ? l.ink : l.onOff;
    drawOutlined(painter, field, tokens::kFieldRadius * unit, enabled ? l.field : l.off, line, 2.2 * unit);
    if (option.state & State_HasFocus) drawFocusAround(painter, field, tokens::kFieldRadius * unit, unit);
    for (const SubControl sub : {SC_SpinBoxUp, SC_SpinBoxDown}) {
        const bool up = sub == SC_SpinBoxUp;
        const QRectF at(subControlRect(CC_SpinBox, &option, sub, widget));
        const bool can =
            enabled &&
            (spin.stepEnabled & (up ? QAbstractSpinBox::StepUpEnabled : QAbstractSpinBox::StepDownEnabled));
        const bool held = (option.activeSubControls & sub) && (option.state & State_Sunken);
        const bool over = (option.activeSubControls & sub) && (option.state & State_MouseOver);
        if (can && (held || over))
            drawFilled(painter, at.adjusted(2, 2, -2, -2), 5 * unit, held ? l.row : l.paperSecond);
        const qreal side = 12 * unit, thick = 2.6 * unit;
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(
            QPen(can ? held && !l.shadows ? l.onRow : l.ink : l.onOff, thick, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(at.center() - QPointF(side / 2, 0), at.center() + QPointF(side / 2, 0));
        if (up) painter.drawLine(at.center() - QPointF(0, side / 2), at.center() + QPointF(0, side / 2));
        painter.setPen(QPen(l.rule, 1.4 * unit));
        painter.drawLine(QPointF(at.left(), field.top() + 5 * unit),
                         QPointF(at.left(), field.bottom() - 5 * unit));
        painter.restore();
    }
}

void StageStyle::drawSlider(const QStyleOptionComplex& option, QPainter& painter,
                            const QWidget* widget) const {
    const auto& slider = static_cast<const QStyleOptionSlider&>(option);
    const Theme& l = currentTheme();
    const qreal unit = unitFor(widget);
    const bool upright = slider.orientation == Qt::Vertical, enabled = option.state & State_Enabled;
    const QRectF handle(subControlRect(CC_Slider, &option, SC_SliderHandle, widget));
    const QRectF along(subControlRect(CC_Slider, &option, SC_SliderGroove, widget));
    const QRectF track = middled(along, tokens::kGroove * unit, upright);
    const qreal share = upright ? (handle.center().y() - along.top()) / qMax(1.0, along.height())
                                : (handle.center().x() - along.left()) / qMax(1.0, along.width());
    groove(painter, track, upright ? 1 - share : share, upright, upright, enabled, unit);
    const qreal side = tokens::kKnob * unit;
    const QRectF knob(handle.center().x() + 0.5 - side / 2, handle.center().y() + 0.5 - side / 2, side, side);
    drawOutlined(painter, knob, side / 2, enabled ? l.act : l.off, enabled ? l.ink : l.onOff, 3 * unit);
    if (option.state & State_HasFocus) drawFocusAround(painter, knob, side / 2, unit);
}

void StageStyle::drawScrollBar(const QStyleOptionComplex& option, QPainter& painter,
                               const QWidget* widget) const {
    const auto& bar = static_cast<const QStyleOptionSlider&>(option);
    const Theme& l = currentTheme();
    const bool upright = bar.orientation == Qt::Vertical;
    const QRectF rect(option.rect);
    const qreal thick = (upright ? rect.width() : rect.height()) - 4;
    if (bar.maximum <= bar.minimum) return;
    const QRectF track = middled(rect, thick, upright)
                             .adjusted(upright ? 0 : 2, upright ? 2 : 0, upright ? 0 : -2, upright ? -2 : 0);
    drawFilled(painter, track, thick / 2, l.groove);
    if (!l.shadows) drawOutlined(painter, track, thick / 2, l.groove, l.ink, 1.4);
    const QRectF handle =
        middled(QRectF(subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget)), thick, upright);
    const bool held = (option.state & State_Sunken) && (option.activeSubControls & SC_ScrollBarSlider);
    const bool over = (option.state & State_MouseOver) && (option.activeSubControls & SC_ScrollBarSlider);
    drawFilled(painter, handle, thick / 2, held || over ? l.ink : l.filled);
}

void StageStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const {
    switch (control) {
    case CC_ComboBox: drawComboBox(*option, *painter, widget); return;
    case CC_SpinBox: drawSpinBox(*option, *painter, widget); return;
    case CC_Slider: drawSlider(*option, *painter, widget); return;
    case CC_ScrollBar: drawScrollBar(*option, *painter, widget); return;
    default: QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace tacklebox::theme
