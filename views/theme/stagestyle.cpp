#include "views/theme/stagestyle.h"

#include "views/theme/fonts.h"
#include "views/theme/look.h"
#include "views/theme/parts.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFontInfo>
#include <QFrame>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>

#include <cmath>

namespace tacklebox::theme {

namespace {

constexpr int kMenuPad = 12; ///< units beside the words of a menu
constexpr qreal kBoxRadius = 7, kRowRadius = 8;

qreal unitFor(const QWidget* widget) {
    return widget ? unitOf(*widget) : QFontInfo(QApplication::font()).pixelSize() / tokens::kBody;
}

int round(qreal value) {
    return qRound(value);
}

/// A rounded box whose outline lies within `rect`.
void box(QPainter& painter, const QRectF& rect, qreal radius, const QColor& ground, const QColor& line,
         qreal width) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal half = width / 2;
    painter.setPen(QPen(line, width));
    painter.setBrush(ground);
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius);
    painter.restore();
}

void plain(QPainter& painter, const QRectF& rect, qreal radius, const QColor& ground) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ground);
    painter.drawRoundedRect(rect, radius, radius);
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
    return state;
}

QString keyOf(const QWidget* widget) {
    return widget ? widget->property(kKeyProperty).toString() : QString();
}

QFont capFont(qreal unit) {
    return textFont(qMax<qreal>(tokens::kLeastLetters, tokens::kKeyCap * unit), true);
}

/// The part of a slider, groove or knob, that lies along it.
QRectF middled(const QRectF& rect, qreal thick, bool upright) {
    return upright ? QRectF(rect.center().x() - thick / 2, rect.top(), thick, rect.height())
                   : QRectF(rect.left(), rect.center().y() - thick / 2, rect.width(), thick);
}

/// A groove that is filled up to `share`.
void groove(QPainter& painter, const QRectF& rect, qreal share, bool upright, bool fromEnd, bool enabled,
            qreal unit) {
    const Look& l = look();
    const qreal radius = (upright ? rect.width() : rect.height()) / 2;
    const QColor line = enabled ? l.ink : l.onOff;
    box(painter, rect, radius, l.groove, line, 1.8 * unit);
    QRectF filled = rect;
    if (upright)
        fromEnd ? filled.setTop(rect.bottom() - rect.height() * share)
                : filled.setBottom(rect.top() + rect.height() * share);
    else
        fromEnd ? filled.setLeft(rect.right() - rect.width() * share)
                : filled.setRight(rect.left() + rect.width() * share);
    if (filled.width() < 2 * unit || filled.height() < 2 * unit) return;
    box(painter, filled, radius, enabled ? l.filled : l.onOff, line, 1.8 * unit);
}

/// The word of a sign: what a message is about.
void drawSign(QPainter& painter, const QRectF& rect, QStyle::StandardPixmap what) {
    const Look& l = look();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = rect.width();
    const bool danger = what == QStyle::SP_MessageBoxCritical;
    box(painter, rect.adjusted(2, 2, -2, -2), side / 2, danger ? l.danger : l.act,
        l.shadows ? l.ink : l.onAct, side * 0.06);
    painter.setFont(titleFont(side * 0.6));
    painter.setPen(danger ? l.onDanger : l.onAct);
    painter.drawText(rect.adjusted(0, side * 0.05, 0, 0), Qt::AlignCenter,
                     what == QStyle::SP_MessageBoxQuestion      ? QStringLiteral("?")
                     : what == QStyle::SP_MessageBoxInformation ? QStringLiteral("i")
                                                                : QStringLiteral("!"));
}

} // namespace

StageStyle::StageStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {
    setObjectName(QStringLiteral("stage"));
}

void StageStyle::polish(QWidget* widget) {
    QProxyStyle::polish(widget);
    if (auto* view = qobject_cast<QAbstractItemView*>(widget)) view->viewport()->setAttribute(Qt::WA_Hover);
    if (qobject_cast<QComboBox*>(widget) || qobject_cast<QAbstractButton*>(widget))
        widget->setCursor(Qt::PointingHandCursor);
}

// ---- Single marks --------------------------------------------------------------------------------------

void StageStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    const Look& l = look();
    const qreal unit = unitFor(widget);
    const QRectF rect(option->rect);
    const bool enabled = option->state & State_Enabled, focused = option->state & State_HasFocus;
    switch (element) {
    case PE_FrameFocusRect:
        if (qobject_cast<const QAbstractItemView*>(widget)) return; // its row is marked
        drawFocusAround(*painter, rect.adjusted(4, 4, -4, -4), tokens::kCapRadius * unit, unit);
        return;
    case PE_PanelButtonCommand:
    case PE_FrameDefaultButton: drawButton(*painter, rect, stateOf(*option, widget), unit); return;
    case PE_PanelButtonTool: {
        const bool on = option->state & (State_On | State_Sunken), over = option->state & State_MouseOver;
        if (on || over) box(*painter, rect, kRowRadius * unit, on ? l.row : l.paperSecond, l.ink, 1.6 * unit);
        if (focused) drawFocusAround(*painter, rect.adjusted(3, 3, -3, -3), kRowRadius * unit, unit);
        return;
    }
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
    case PE_IndicatorRadioButton: {
        const qreal side = element == PE_IndicatorItemViewItemCheck ? qMin(rect.width(), rect.height())
                                                                    : tokens::kTick * unit;
        const QRectF at(rect.center().x() + 0.5 - side / 2, rect.center().y() + 0.5 - side / 2, side, side);
        const bool on = option->state & (State_On | State_NoChange);
        const bool round = element == PE_IndicatorRadioButton;
        QColor ground = !enabled ? l.off : on ? l.act : l.field;
        if (enabled && !on && (option->state & State_MouseOver) && l.shadows) ground = l.paperSecond;
        box(*painter, at, round ? side / 2 : kBoxRadius * unit, ground, enabled ? l.ink : l.onOff,
            l.stroke * unit);
        const QColor mark = enabled ? l.onAct : l.onOff;
        if (on && !round) drawTick(*painter, at, mark);
        if (on && round)
            plain(*painter, at.adjusted(side * 0.3, side * 0.3, -side * 0.3, -side * 0.3), side, mark);
        if (focused && element != PE_IndicatorItemViewItemCheck)
            drawFocusAround(*painter, at, round ? side / 2 : kBoxRadius * unit, unit);
        return;
    }
    case PE_PanelLineEdit:
    case PE_FrameLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth <= 0) return; // in a part that has its own
        const qreal reach = focusReach(unit);
        const QRectF field = rect.adjusted(reach, reach, -reach, -reach);
        const bool fixed = option->state & State_ReadOnly;
        box(*painter, field, tokens::kFieldRadius * unit,
            !enabled ? l.off
            : fixed  ? l.paperSecond
                     : l.field,
            enabled ? l.ink : l.onOff, 2.2 * unit);
        if (focused) drawFocusAround(*painter, field, tokens::kFieldRadius * unit, unit);
        return;
    }
    case PE_Frame:
    case PE_FrameDockWidget:
    case PE_FrameWindow: {
        const bool list = widget && widget->focusPolicy() != Qt::NoFocus;
        box(*painter, rect, kRowRadius * unit, Qt::transparent, list ? l.ink : l.rule, 2 * unit);
        return;
    }
    case PE_FrameTabWidget:
    case PE_FrameTabBarBase:
    case PE_FrameGroupBox:
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar: return;
    case PE_FrameMenu:
        box(*painter, rect, 0, Qt::transparent, l.shadows ? mixed(l.night, l.title, 0.55) : l.ink, 2);
        return;
    case PE_PanelMenu:
    case PE_PanelMenuBar: painter->fillRect(rect, l.night); return;
    case PE_PanelTipLabel:
        painter->fillRect(rect, l.night);
        box(*painter, rect, 0, Qt::transparent, l.shadows ? mixed(l.night, l.title, 0.55) : l.ink, 1.4);
        return;
    case PE_PanelItemViewRow: {
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (item && (item->features & QStyleOptionViewItem::Alternate) && !(option->state & State_Selected))
            painter->fillRect(rect, l.paperSecond);
        return;
    }
    case PE_PanelItemViewItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
        if (!item) return;
        if (item->backgroundBrush.style() != Qt::NoBrush) painter->fillRect(rect, item->backgroundBrush);
        const bool chosen = option->state & State_Selected, over = option->state & State_MouseOver;
        if (!chosen && !over) return;
        const bool wholeRow = item->viewItemPosition == QStyleOptionViewItem::OnlyOne ||
                              item->viewItemPosition == QStyleOptionViewItem::Invalid;
        painter->save();
        painter->setClipRect(rect);
        QRectF row = rect.adjusted(1, 1, -1, -1);
        if (!wholeRow) { // a cell in the middle of a row has no ends
            const qreal beyond = 20 * unit;
            if (item->viewItemPosition != QStyleOptionViewItem::Beginning) row.setLeft(row.left() - beyond);
            if (item->viewItemPosition != QStyleOptionViewItem::End) row.setRight(row.right() + beyond);
        }
        const bool near = item->state & State_Active;
        const QColor ground = chosen ? near ? l.row : mixed(l.paper, l.row, l.shadows ? 0.6 : 1)
                                     : mixed(l.paper, l.row, l.shadows ? 0.25 : 0);
        box(*painter, row, kRowRadius * unit, ground, chosen || !l.shadows ? l.ink : ground,
            (chosen ? 2 : 1) * unit);
        painter->restore();
        return;
    }
    case PE_PanelScrollAreaCorner: return;
    case PE_IndicatorArrowLeft:
    case PE_IndicatorArrowRight: {
        const qreal wide = 12 * unit, high = 16 * unit;
        const bool left = element == PE_IndicatorArrowLeft;
        const qreal tip = rect.center().x() + (left ? -wide / 2 : wide / 2),
                    back = tip + (left ? wide : -wide);
        const QColor colour = enabled ? l.ink : l.onOff;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(enabled ? QBrush(colour) : QBrush(Qt::NoBrush));
        const QPointF corners[] = {{tip, rect.center().y()},
                                   {back, rect.center().y() - high / 2},
                                   {back, rect.center().y() + high / 2}};
        painter->drawPolygon(corners, 3);
        painter->restore();
        return;
    }
    case PE_IndicatorArrowDown:
    case PE_IndicatorArrowUp:
    case PE_IndicatorHeaderArrow: {
        bool up = element == PE_IndicatorArrowUp;
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option);
            header && element == PE_IndicatorHeaderArrow)
            up = header->sortIndicator == QStyleOptionHeader::SortUp;
        const qreal wide = qMin(rect.width(), 10 * unit), high = wide * 0.6;
        drawTriangle(*painter, QRectF(rect.center().x() - wide / 2, rect.center().y() - high / 2, wide, high),
                     enabled ? l.ink : l.onOff, up);
        return;
    }
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

// ---- Buttons, ticks, tabs, menus -----------------------------------------------------------------------

void StageStyle::drawPushButton(const QStyleOption& option, QPainter& painter, const QWidget* widget) const {
    const auto& button = static_cast<const QStyleOptionButton&>(option);
    const qreal unit = unitFor(widget);
    const ButtonState state = stateOf(option, widget);
    const QRectF within = drawButton(painter, QRectF(option.rect), state, unit);
    const QString key = keyOf(widget);
    painter.save();
    painter.setPen(buttonInk(state));
    if (widget) painter.setFont(widget->font());
    const QFont small = capFont(unit);
    const QFontMetrics letters(painter.font()), capLetters(small);
    const QString words = button.text;
    const int wide = letters.size(Qt::TextShowMnemonic, words).width(), gap = round(tokens::kGap * unit);
    const int cap = capWidth(capLetters, key);
    const int side = button.icon.isNull() ? 0 : button.iconSize.width();
    qreal x = std::round(within.center().x() -
                         (wide + (cap ? gap + cap : 0) + (side ? side + (wide ? gap : 0) : 0)) / 2.0);
    if (side) {
        const QRect at(int(x), round(within.center().y() - side / 2.0), side, side);
        button.icon.paint(&painter, at, Qt::AlignCenter, state.enabled ? QIcon::Normal : QIcon::Disabled);
        x += side + (wide ? gap : 0);
    }
    int flags = Qt::AlignVCenter | Qt::AlignLeft | Qt::TextSingleLine | Qt::TextShowMnemonic;
    if (!proxy()->styleHint(SH_UnderlineShortcut, &option, widget, nullptr)) flags |= Qt::TextHideMnemonic;
    painter.drawText(QRectF(x, within.top(), wide + 2, within.height()), flags, words);
    if (button.features & QStyleOptionButton::HasMenu)
        drawTriangle(painter,
                     QRectF(within.right() - 20 * unit, within.center().y() - 3 * unit, 10 * unit, 6 * unit),
                     buttonInk(state));
    if (cap) {
        painter.setFont(small);
        drawCap(painter,
                QRectF(x + wide + gap, std::round(within.center().y() - capLetters.height() / 2.0) - 1, cap,
                       capLetters.height() + 2),
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
    const Look& l = look();
    const qreal unit = unitFor(widget), reach = focusReach(unit);
    const bool chosen = option.state & State_Selected, over = option.state & State_MouseOver;
    const bool enabled = option.state & State_Enabled;
    const QRectF pill = QRectF(option.rect).adjusted(reach, reach, -reach, -reach);
    const qreal radius = tokens::kButtonRoundness * qMin(pill.height(), tokens::kTouchHeight * unit);
    if (element == CE_TabBarTabShape) {
        const QColor ground = !enabled ? l.off : chosen ? l.ink : over && l.shadows ? l.row : l.paperSecond;
        box(painter, pill, radius, ground, enabled ? l.ink : l.onOff, 2.2 * unit);
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
    const Look& l = look();
    const qreal unit = unitFor(widget);
    const QRectF rect(option.rect);
    const int pad = round(kMenuPad * unit), tick = round(18 * unit);
    painter.fillRect(rect, l.night);
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        const QColor line = l.shadows ? mixed(l.night, l.onNight, 0.25) : l.onNight;
        painter.fillRect(QRectF(rect.left() + pad, rect.center().y(), rect.width() - 2 * pad, 1.4), line);
        return;
    }
    const bool chosen = option.state & State_Selected, enabled = option.state & State_Enabled;
    QColor words = enabled ? l.onNight : option.palette.color(QPalette::Disabled, QPalette::Text);
    if (chosen) {
        plain(painter, rect.adjusted(4, 1, -4, -1), 6 * unit,
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
            plain(painter, at.adjusted(side * 0.25, side * 0.25, -side * 0.25, -side * 0.25), side, words);
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
    const Look& l = look();
    const qreal unit = unitFor(widget);
    const QRectF rect(option->rect);
    switch (element) {
    case CE_PushButton: drawPushButton(*option, *painter, widget); return;
    case CE_CheckBox:
    case CE_RadioButton: drawTickBox(element, *option, *painter, widget); return;
    case CE_TabBarTabShape:
    case CE_TabBarTabLabel: drawTab(element, *option, *painter, widget); return;
    case CE_MenuItem: drawMenuItem(*option, *painter, widget); return;
    case CE_MenuEmptyArea:
    case CE_MenuBarEmptyArea: painter->fillRect(rect, l.night); return;
    case CE_MenuBarItem: {
        const auto& item = static_cast<const QStyleOptionMenuItem&>(*option);
        painter->fillRect(rect, l.night);
        const bool open = option->state & (State_Selected | State_Sunken);
        QColor words = option->state & State_Enabled ? l.onNight
                                                     : item.palette.color(QPalette::Disabled, QPalette::Text);
        if (open) {
            plain(*painter, rect.adjusted(0, 3, 0, -4), 6 * unit,
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
        plain(*painter, QRectF(rect.center() - QPointF(grip.width() / 2, grip.height() / 2), grip), thick / 2,
              l.rule);
        return;
    }
    case CE_SizeGrip: return;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

// ---- Fields, sliders, bars -----------------------------------------------------------------------------

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
    const Look& l = look();
    const qreal unit = unitFor(widget), reach = focusReach(unit);
    const bool enabled = option.state & State_Enabled;
    const QRectF field = QRectF(option.rect).adjusted(reach, reach, -reach, -reach);
    const QColor line = enabled ? l.ink : l.onOff;
    box(painter, field, tokens::kFieldRadius * unit, enabled ? l.field : l.off, line, 2.2 * unit);
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
            plain(painter, at.adjusted(2, 2, -2, -2), 5 * unit, held ? l.row : l.paperSecond);
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
    const Look& l = look();
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
    box(painter, knob, side / 2, enabled ? l.act : l.off, enabled ? l.ink : l.onOff, 3 * unit);
    if (option.state & State_HasFocus) drawFocusAround(painter, knob, side / 2, unit);
}

void StageStyle::drawScrollBar(const QStyleOptionComplex& option, QPainter& painter,
                               const QWidget* widget) const {
    const auto& bar = static_cast<const QStyleOptionSlider&>(option);
    const Look& l = look();
    const bool upright = bar.orientation == Qt::Vertical;
    const QRectF rect(option.rect);
    const qreal thick = (upright ? rect.width() : rect.height()) - 4;
    if (bar.maximum <= bar.minimum) return;
    const QRectF track = middled(rect, thick, upright)
                             .adjusted(upright ? 0 : 2, upright ? 2 : 0, upright ? 0 : -2, upright ? -2 : 0);
    plain(painter, track, thick / 2, l.groove);
    if (!l.shadows) box(painter, track, thick / 2, l.groove, l.ink, 1.4);
    const QRectF handle =
        middled(QRectF(subControlRect(CC_ScrollBar, &option, SC_ScrollBarSlider, widget)), thick, upright);
    const bool held = (option.state & State_Sunken) && (option.activeSubControls & SC_ScrollBarSlider);
    const bool over = (option.state & State_MouseOver) && (option.activeSubControls & SC_ScrollBarSlider);
    plain(painter, handle, thick / 2, held || over ? l.ink : l.filled);
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

QRect StageStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl sub,
                                 const QWidget* widget) const {
    const qreal unit = unitFor(widget);
    const int reach = qCeil(focusReach(unit)), edge = round(tokens::kButtonEdge * unit);
    const QRect& rect = option->rect;
    if (control == CC_ComboBox) {
        const QRect within = rect.adjusted(reach, reach, -reach, -reach - edge);
        const int arrow = round(34 * unit);
        QRect part = rect;
        if (sub == SC_ComboBoxEditField)
            part = within.adjusted(round(14 * unit), 0, -arrow, 0);
        else if (sub == SC_ComboBoxArrow)
            part = QRect(within.right() - arrow, within.top(), arrow, within.height());
        else if (sub == SC_ComboBoxListBoxPopup)
            part = rect.adjusted(reach, 0, -reach, 0);
        return visualRect(option->direction, rect, part);
    }
    if (control == CC_SpinBox) {
        const QRect within = rect.adjusted(reach, reach, -reach, -reach);
        const int button = round(34 * unit);
        QRect part = rect;
        if (sub == SC_SpinBoxUp)
            part = QRect(within.right() - button + 1, within.top(), button, within.height());
        else if (sub == SC_SpinBoxDown)
            part = QRect(within.right() - 2 * button + 1, within.top(), button, within.height());
        else if (sub == SC_SpinBoxEditField)
            part = within.adjusted(round(10 * unit), 2, -2 * button - 2, -2);
        return visualRect(option->direction, rect, part);
    }
    if (control == CC_ScrollBar) {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (!bar) return {};
        const bool upright = bar->orientation == Qt::Vertical;
        const int length = upright ? rect.height() : rect.width(), range = bar->maximum - bar->minimum;
        if (sub == SC_ScrollBarAddLine || sub == SC_ScrollBarSubLine) return {};
        if (sub == SC_ScrollBarGroove) return rect;
        int handle = length;
        if (range > 0) {
            handle = int(qint64(bar->pageStep) * length / (qint64(range) + bar->pageStep));
            handle = qBound(qMin(length, round(28 * unit)), handle, length);
        }
        const int at = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                               length - handle, bar->upsideDown);
        const auto part = [&](int from, int to) {
            return upright ? QRect(rect.left(), rect.top() + from, rect.width(), to - from)
                           : QRect(rect.left() + from, rect.top(), to - from, rect.height());
        };
        QRect result;
        if (sub == SC_ScrollBarSlider) result = part(at, at + handle);
        if (sub == SC_ScrollBarSubPage) result = part(0, at);
        if (sub == SC_ScrollBarAddPage) result = part(at + handle, length);
        return visualRect(option->direction, rect, result);
    }
    if (control == CC_Slider) {
        const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (!slider) return {};
        const bool upright = slider->orientation == Qt::Vertical;
        const int knob = pixelMetric(PM_SliderLength, option, widget);
        if (sub == SC_SliderGroove)
            return upright ? QRect(rect.center().x() - knob / 2, rect.top(), knob, rect.height())
                           : QRect(rect.left(), rect.center().y() - knob / 2, rect.width(), knob);
        if (sub == SC_SliderHandle) {
            const int length = upright ? rect.height() : rect.width();
            const int at = sliderPositionFromValue(slider->minimum, slider->maximum, slider->sliderPosition,
                                                   length - knob, slider->upsideDown);
            const QRect part = upright ? QRect(rect.center().x() - knob / 2, rect.top() + at, knob, knob)
                                       : QRect(rect.left() + at, rect.center().y() - knob / 2, knob, knob);
            return visualRect(option->direction, rect, part);
        }
    }
    return QProxyStyle::subControlRect(control, option, sub, widget);
}

QRect StageStyle::subElementRect(SubElement element, const QStyleOption* option,
                                 const QWidget* widget) const {
    const qreal unit = unitFor(widget);
    const int reach = qCeil(focusReach(unit));
    switch (element) {
    case SE_LineEditContents: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (!frame || frame->lineWidth <= 0) break;
        const int pad = reach + round(10 * unit);
        return option->rect.adjusted(pad, reach + 2, -pad, -reach - 2);
    }
    case SE_PushButtonContents: {
        const int edge = round(tokens::kButtonEdge * unit);
        return option->rect.adjusted(reach, reach, -reach, -reach - edge);
    }
    default: break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QSize StageStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const {
    const qreal unit = unitFor(widget);
    const int reach = qCeil(focusReach(unit)), edge = round(tokens::kButtonEdge * unit);
    const int letters = option ? option->fontMetrics.height() : 0;
    const int button = qMax(round(tokens::kButtonHeight * unit), letters + 10) + 2 * reach + edge;
    switch (type) {
    case CT_PushButton: {
        const auto* push = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (!push) break;
        int wide = push->fontMetrics.size(Qt::TextShowMnemonic, push->text).width();
        const int gap = round(tokens::kGap * unit);
        if (!push->icon.isNull()) wide += push->iconSize.width() + (push->text.isEmpty() ? 0 : gap);
        if (const int cap = capWidth(QFontMetrics(capFont(unit)), keyOf(widget))) wide += gap + cap;
        if (push->features & QStyleOptionButton::HasMenu) wide += round(24 * unit);
        const int pad = push->text.isEmpty() ? round(20 * unit) : round(32 * unit);
        return {wide + pad + 2 * reach, button};
    }
    case CT_LineEdit:
        return {size.width() + 2 * reach + round(20 * unit),
                qMax(round(38 * unit), letters + 10) + 2 * reach};
    case CT_ComboBox: {
        int wide = 0;
        if (const auto* combo = qobject_cast<const QComboBox*>(widget);
            combo && combo->sizeAdjustPolicy() != QComboBox::AdjustToMinimumContentsLengthWithIcon)
            for (int row = 0; row < combo->count(); ++row)
                wide = qMax(wide, combo->fontMetrics().horizontalAdvance(combo->itemText(row)));
        return {qMax(wide, size.width()) + round(52 * unit) + 2 * reach, button};
    }
    case CT_SpinBox:
        return {size.width() + round(88 * unit) + 2 * reach,
                qMax(round(38 * unit), letters + 10) + 2 * reach};
    case CT_TabBarTab:
        return {size.width() + round(8 * unit) + 2 * reach, qMax(round(38 * unit), letters + 10) + 2 * reach};
    case CT_MenuBarItem:
        return {size.width() + round(24 * unit),
                round(qMax<qreal>(tokens::kBarHeight * unit - 2, letters + 8))};
    case CT_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (!item) break;
        if (item->menuItemType == QStyleOptionMenuItem::Separator) return {10, round(11 * unit)};
        const QFontMetrics metrics(item->font);
        int wide = size.width() + round((4 * kMenuPad + 18) * unit);
        if (item->text.contains(u'\t')) wide += round(24 * unit);
        return {wide, qMax(round(34 * unit), metrics.height() + 8)};
    }
    case CT_ItemViewItem: {
        QSize row = QProxyStyle::sizeFromContents(type, option, size, widget);
        const auto* combo = widget && widget->parentWidget() ? widget->parentWidget() : nullptr;
        const bool popup = combo && combo->inherits("QComboBoxPrivateContainer");
        row.setHeight(qMax(row.height(), round((popup ? 36 : 38) * unit)));
        row.rwidth() += round(12 * unit);
        return row;
    }
    case CT_HeaderSection: {
        QSize head = QProxyStyle::sizeFromContents(type, option, size, widget);
        head.setHeight(qMax(head.height(), round(34 * unit)));
        return head;
    }
    default: break;
    }
    return QProxyStyle::sizeFromContents(type, option, size, widget);
}

int StageStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
    const qreal unit = unitFor(widget);
    const int reach = qCeil(focusReach(unit));
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight: return round(tokens::kTick * unit) + 2 * reach;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return round(8 * unit);
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength: return round(tokens::kKnob * unit) + 2 * reach;
    case PM_SliderTickmarkOffset: return 0;
    case PM_ScrollBarExtent: return qMax(12, round(14 * unit));
    case PM_ScrollBarSliderMin: return round(28 * unit);
    case PM_ScrollView_ScrollBarSpacing: return 2;
    case PM_DefaultFrameWidth: return widget && widget->inherits("QComboBoxPrivateContainer") ? 2 : 3;
    case PM_MenuPanelWidth: return 2;
    case PM_MenuVMargin: return round(6 * unit);
    case PM_MenuBarHMargin: return round(4 * unit);
    case PM_MenuHMargin:
    case PM_MenuBarVMargin:
    case PM_MenuBarItemSpacing:
    case PM_MenuBarPanelWidth:
    case PM_ButtonMargin:
    case PM_ButtonDefaultIndicator:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_TabBarTabOverlap:
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftHorizontal:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarBaseHeight: return 0;
    case PM_TabBarTabHSpace: return round(24 * unit);
    case PM_TabBarTabVSpace:
    case PM_FocusFrameHMargin: return round(8 * unit);
    case PM_FocusFrameVMargin: return 3;
    case PM_SplitterWidth: return round(10 * unit);
    case PM_ToolTipLabelFrameWidth: return round(7 * unit);
    case PM_MessageBoxIconSize: return round(52 * unit);
    case PM_SmallIconSize:
    case PM_ButtonIconSize: return round(20 * unit);
    case PM_LineEditIconSize: return round(18 * unit);
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin: return round(tokens::kMargin * unit);
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin: return round(12 * unit);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return round(tokens::kGap * unit);
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int StageStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* result) const {
    switch (hint) {
    case SH_ComboBox_Popup: // a list below the box, not a menu over it
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_MessageBox_CenterButtons:
    case SH_TabWidget_DefaultTabPosition:
    case SH_ScrollView_FrameOnlyAroundContents:
    case SH_ScrollBar_Transient: return 0;
    case SH_ItemView_ShowDecorationSelected: return 1;
    case SH_DialogButtonLayout: return QDialogButtonBox::GnomeLayout; // what is meant comes last
    case SH_TabBar_Alignment: return Qt::AlignLeft;
    case SH_TabBar_ElideMode: return Qt::ElideNone;
    case SH_Table_GridLineColor: return int(look().rule.rgb());
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton | Qt::MiddleButton;
    case SH_GroupBox_TextLabelColor: return int(look().ink.rgb());
    default: return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

QPixmap StageStyle::standardPixmap(StandardPixmap icon, const QStyleOption* option,
                                   const QWidget* widget) const {
    switch (icon) {
    case SP_MessageBoxInformation:
    case SP_MessageBoxWarning:
    case SP_MessageBoxCritical:
    case SP_MessageBoxQuestion: {
        const qreal ratio = widget ? widget->devicePixelRatioF() : qApp->devicePixelRatio();
        const int side = pixelMetric(PM_MessageBoxIconSize, option, widget);
        QPixmap sign(QSize(side, side) * ratio);
        sign.setDevicePixelRatio(ratio);
        sign.fill(Qt::transparent);
        QPainter painter(&sign);
        drawSign(painter, QRectF(0, 0, side, side), icon);
        return sign;
    }
    default: return QProxyStyle::standardPixmap(icon, option, widget);
    }
}

QIcon StageStyle::standardIcon(StandardPixmap icon, const QStyleOption* option, const QWidget* widget) const {
    switch (icon) {
    case SP_MessageBoxInformation:
    case SP_MessageBoxWarning:
    case SP_MessageBoxCritical:
    case SP_MessageBoxQuestion: return QIcon(standardPixmap(icon, option, widget));
    case SP_LineEditClearButton: {
        QIcon cross;
        for (const int side : {16, 32, 64}) {
            QPixmap picture(side, side);
            picture.fill(Qt::transparent);
            QPainter painter(&picture);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(look().ink, side * 0.14, Qt::SolidLine, Qt::RoundCap));
            const qreal from = side * 0.28, to = side * 0.72;
            painter.drawLine(QPointF(from, from), QPointF(to, to));
            painter.drawLine(QPointF(to, from), QPointF(from, to));
            painter.end();
            cross.addPixmap(picture);
        }
        return cross;
    }
    default: return QProxyStyle::standardIcon(icon, option, widget);
    }
}

} // namespace tacklebox::theme

#include "moc_stagestyle.cpp"
