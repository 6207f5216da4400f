#include "views/theme/stagestyle.h"

#include "views/theme/fonts.h"
#include "views/theme/stylepainting.h"
#include "views/theme/theme.h"
#include "views/theme/tokens.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QFileDialog>
#include <QFrame>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyleFactory>
#include <QStyleOption>

namespace tacklebox::theme {

namespace {

constexpr qreal kBoxRadius = 7, kRowRadius = 8;
constexpr QSizeF kFileDialog(760, 500); ///< the least size in units of scale 1

/// Paints the icon of a message box.
void drawSign(QPainter& painter, const QRectF& rect, QStyle::StandardPixmap what) {
    const Theme& l = currentTheme();
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = rect.width();
    const bool danger = what == QStyle::SP_MessageBoxCritical;
    drawOutlined(painter, rect.adjusted(2, 2, -2, -2), side / 2, danger ? l.danger : l.act,
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
    // Qt's own file dialog asks for the same number of pixels whatever the font.
    if (auto* files = qobject_cast<QFileDialog*>(widget))
        files->setMinimumSize((kFileDialog * scale()).toSize());
    // Names and file contents may look like HTML. Tool tips and message boxes also use QLabel.
    if (auto* label = qobject_cast<QLabel*>(widget)) label->setTextFormat(Qt::PlainText);
}

void StageStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const {
    const Theme& l = currentTheme();
    const qreal unit = unitFor(widget);
    const QRectF rect(option->rect);
    const bool enabled = option->state & State_Enabled, focused = option->state & State_HasFocus;
    switch (element) {
    case PE_FrameFocusRect:
        if (qobject_cast<const QAbstractItemView*>(widget)) return; // the row is highlighted
        drawFocusAround(*painter, rect.adjusted(4, 4, -4, -4), tokens::kCapRadius * unit, unit);
        return;
    case PE_PanelButtonCommand:
    case PE_FrameDefaultButton: drawButton(*painter, rect, stateOf(*option, widget), unit); return;
    case PE_PanelButtonTool: {
        const bool on = option->state & (State_On | State_Sunken), over = option->state & State_MouseOver;
        if (on || over)
            drawOutlined(*painter, rect, kRowRadius * unit, on ? l.row : l.paperSecond, l.ink, 1.6 * unit);
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
        QColor background = !enabled ? l.off : on ? l.act : l.field;
        if (enabled && !on && (option->state & State_MouseOver) && l.shadows) background = l.paperSecond;
        drawOutlined(*painter, at, round ? side / 2 : kBoxRadius * unit, background,
                     enabled ? l.ink : l.onOff, l.stroke * unit);
        const QColor mark = enabled ? l.onAct : l.onOff;
        if (on && !round) drawTick(*painter, at, mark);
        if (on && round)
            drawFilled(*painter, at.adjusted(side * 0.3, side * 0.3, -side * 0.3, -side * 0.3), side, mark);
        if (focused && element != PE_IndicatorItemViewItemCheck)
            drawFocusAround(*painter, at, round ? side / 2 : kBoxRadius * unit, unit);
        return;
    }
    case PE_PanelLineEdit:
    case PE_FrameLineEdit: {
        const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        if (frame && frame->lineWidth <= 0) return; // inside a widget that has a frame
        const qreal reach = focusReach(unit);
        const QRectF field = rect.adjusted(reach, reach, -reach, -reach);
        const bool fixed = option->state & State_ReadOnly;
        drawOutlined(*painter, field, tokens::kFieldRadius * unit,
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
        drawOutlined(*painter, rect, kRowRadius * unit, Qt::transparent, list ? l.ink : l.rule, 2 * unit);
        return;
    }
    case PE_FrameTabWidget:
    case PE_FrameTabBarBase:
    case PE_FrameGroupBox:
    case PE_FrameStatusBarItem:
    case PE_PanelStatusBar: return;
    case PE_FrameMenu:
        drawOutlined(*painter, rect, 0, Qt::transparent, l.shadows ? mixed(l.night, l.title, 0.55) : l.ink,
                     2);
        return;
    case PE_PanelMenu:
    case PE_PanelMenuBar: painter->fillRect(rect, l.night); return;
    case PE_PanelTipLabel:
        painter->fillRect(rect, l.night);
        drawOutlined(*painter, rect, 0, Qt::transparent, l.shadows ? mixed(l.night, l.title, 0.55) : l.ink,
                     1.4);
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
        const QColor background = chosen ? near ? l.row : mixed(l.paper, l.row, l.shadows ? 0.6 : 1)
                                         : mixed(l.paper, l.row, l.shadows ? 0.25 : 0);
        drawOutlined(*painter, row, kRowRadius * unit, background, chosen || !l.shadows ? l.ink : background,
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
            painter.setPen(QPen(currentTheme().ink, side * 0.14, Qt::SolidLine, Qt::RoundCap));
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
