// The sizes of controls in StageStyle, and their behaviour.
#include "views/theme/stagestyle.h"
#include "views/theme/stylepainting.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QStyleOption>

namespace tacklebox::theme {

QRect StageStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl sub,
                                 const QWidget* widget) const {
    const qreal unit = unitFor(widget);
    const int reach = qCeil(focusReach(unit)), edge = qRound(tokens::kButtonEdge * unit);
    const QRect& rect = option->rect;
    if (control == CC_ComboBox) {
        const QRect within = rect.adjusted(reach, reach, -reach, -reach - edge);
        const int arrow = qRound(34 * unit);
        QRect part = rect;
        if (sub == SC_ComboBoxEditField)
            part = within.adjusted(qRound(14 * unit), 0, -arrow, 0);
        else if (sub == SC_ComboBoxArrow)
            part = QRect(within.right() - arrow, within.top(), arrow, within.height());
        else if (sub == SC_ComboBoxListBoxPopup)
            part = rect.adjusted(reach, 0, -reach, 0);
        return visualRect(option->direction, rect, part);
    }
    if (control == CC_SpinBox) {
        const QRect within = rect.adjusted(reach, reach, -reach, -reach);
        const int button = qRound(34 * unit);
        QRect part = rect;
        if (sub == SC_SpinBoxUp)
            part = QRect(within.right() - button + 1, within.top(), button, within.height());
        else if (sub == SC_SpinBoxDown)
            part = QRect(within.right() - 2 * button + 1, within.top(), button, within.height());
        else if (sub == SC_SpinBoxEditField)
            part = within.adjusted(qRound(10 * unit), 2, -2 * button - 2, -2);
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
            handle = qBound(qMin(length, qRound(28 * unit)), handle, length);
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
        const int pad = reach + qRound(10 * unit);
        return option->rect.adjusted(pad, reach + 2, -pad, -reach - 2);
    }
    case SE_PushButtonContents: {
        const int edge = qRound(tokens::kButtonEdge * unit);
        return option->rect.adjusted(reach, reach, -reach, -reach - edge);
    }
    default: break;
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QSize StageStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const {
    const qreal unit = unitFor(widget);
    const int reach = qCeil(focusReach(unit)), edge = qRound(tokens::kButtonEdge * unit);
    const int lineHeight = option ? option->fontMetrics.height() : 0;
    const int button = qMax(qRound(buttonHeight() * unit), lineHeight + 10) + 2 * reach + edge;
    switch (type) {
    case CT_PushButton: {
        const auto* push = qstyleoption_cast<const QStyleOptionButton*>(option);
        if (!push) break;
        const QFontMetrics metrics = widget ? QFontMetrics(buttonFont(*widget)) : push->fontMetrics;
        int wide = metrics.size(Qt::TextShowMnemonic, push->text).width();
        const int gap = qRound(tokens::kGap * unit);
        if (!push->icon.isNull()) wide += push->iconSize.width() + (push->text.isEmpty() ? 0 : gap);
        if (const int cap = touch() ? 0 : capWidth(QFontMetrics(capFont(unit)), keyOf(widget)))
            wide += gap + cap;
        if (push->features & QStyleOptionButton::HasMenu) wide += qRound(24 * unit);
        const int pad = push->text.isEmpty() ? qRound(20 * unit) : qRound(32 * unit);
        return {wide + pad + 2 * reach, button};
    }
    case CT_LineEdit:
        return {size.width() + 2 * reach + qRound(20 * unit),
                qMax(qRound(38 * unit), lineHeight + 10) + 2 * reach};
    case CT_ComboBox: {
        int wide = 0;
        if (const auto* combo = qobject_cast<const QComboBox*>(widget);
            combo && combo->sizeAdjustPolicy() != QComboBox::AdjustToMinimumContentsLengthWithIcon)
            for (int row = 0; row < combo->count(); ++row)
                wide = qMax(wide, combo->fontMetrics().horizontalAdvance(combo->itemText(row)));
        return {qMax(wide, size.width()) + qRound(52 * unit) + 2 * reach, button};
    }
    case CT_SpinBox:
        return {size.width() + qRound(88 * unit) + 2 * reach,
                qMax(qRound(38 * unit), lineHeight + 10) + 2 * reach};
    case CT_TabBarTab:
        return {size.width() + qRound(8 * unit) + 2 * reach,
                qMax(qRound(38 * unit), lineHeight + 10) + 2 * reach};
    case CT_MenuBarItem:
        return {size.width() + qRound(24 * unit),
                qRound(qMax<qreal>(tokens::kBarHeight * unit - 2, lineHeight + 8))};
    case CT_MenuItem: {
        const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (!item) break;
        if (item->menuItemType == QStyleOptionMenuItem::Separator) return {10, qRound(11 * unit)};
        const QFontMetrics metrics(item->font);
        int wide = size.width() + qRound((4 * kMenuPad + 18) * unit);
        if (item->text.contains(u'\t')) wide += qRound(24 * unit);
        return {wide, qMax(qRound(34 * unit), metrics.height() + 8)};
    }
    case CT_ItemViewItem: {
        QSize row = QProxyStyle::sizeFromContents(type, option, size, widget);
        const auto* combo = widget && widget->parentWidget() ? widget->parentWidget() : nullptr;
        const bool popup = combo && combo->inherits("QComboBoxPrivateContainer");
        row.setHeight(qMax(row.height(), qRound((popup ? 36 : 38) * unit)));
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
            item && item->features & QStyleOptionViewItem::HasDecoration) // leaves the outline visible
            row.setHeight(qMax(row.height(), item->decorationSize.height() + qRound(6 * unit)));
        row.rwidth() += qRound(12 * unit);
        return row;
    }
    case CT_HeaderSection: {
        QSize head = QProxyStyle::sizeFromContents(type, option, size, widget);
        head.setHeight(qMax(head.height(), qRound(34 * unit)));
        head.rwidth() += 2 * qRound(6 * unit);
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
    case PM_ExclusiveIndicatorHeight: return qRound(tokens::kTick * unit) + 2 * reach;
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing: return qRound(8 * unit);
    case PM_SliderThickness:
    case PM_SliderControlThickness:
    case PM_SliderLength: return qRound(tokens::kKnob * unit) + 2 * reach;
    case PM_SliderTickmarkOffset: return 0;
    case PM_ScrollBarExtent: return qMax(12, qRound(14 * unit));
    case PM_ScrollBarSliderMin: return qRound(28 * unit);
    case PM_ScrollView_ScrollBarSpacing: return 2;
    case PM_DefaultFrameWidth: return widget && widget->inherits("QComboBoxPrivateContainer") ? 2 : 3;
    case PM_MenuPanelWidth: return 2;
    case PM_MenuScrollerHeight: return qRound(20 * unit);
    case PM_MenuVMargin: return qRound(6 * unit);
    case PM_MenuBarHMargin: return qRound(4 * unit);
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
    case PM_TabBarTabHSpace: return qRound(24 * unit);
    case PM_TabBarTabVSpace:
    case PM_FocusFrameHMargin: return qRound(8 * unit);
    case PM_FocusFrameVMargin: return 3;
    case PM_SplitterWidth: return qRound(10 * unit);
    case PM_ToolTipLabelFrameWidth: return qRound(7 * unit);
    case PM_MessageBoxIconSize: return qRound(52 * unit);
    case PM_SmallIconSize:
    case PM_ButtonIconSize: return qRound(20 * unit);
    case PM_LineEditIconSize: return qRound(18 * unit);
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin: return qRound(tokens::kMargin * unit);
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin: return qRound(12 * unit);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing: return qRound(tokens::kGap * unit);
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
    case SH_Menu_Scrollable: // a menu higher than the screen scrolls and has no second column
    case SH_ItemView_ShowDecorationSelected: return 1;
    case SH_DialogButtonLayout: return QDialogButtonBox::GnomeLayout; // the default button is last
    case SH_TabBar_Alignment: return Qt::AlignLeft;
    case SH_TabBar_ElideMode: return Qt::ElideNone;
    case SH_Table_GridLineColor: return int(currentTheme().rule.rgb());
    case SH_Slider_AbsoluteSetButtons: return Qt::LeftButton | Qt::MiddleButton;
    case SH_GroupBox_TextLabelColor: return int(currentTheme().ink.rgb());
    default: return QProxyStyle::styleHint(hint, option, widget, result);
    }
}

} // namespace tacklebox::theme
