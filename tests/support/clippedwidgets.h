// Finds widgets of a page that are cut off.
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QWidget>

namespace tacklebox::testing {

/// Returns the first visible button, combo box or label of `page` that is cut off or smaller than it needs to
/// be; empty if all fit.
inline QString clippedWidget(const QWidget& page) {
    for (const QWidget* part : page.findChildren<QWidget*>()) {
        const auto* label = qobject_cast<const QLabel*>(part);
        if (!qobject_cast<const QAbstractButton*>(part) && !qobject_cast<const QComboBox*>(part) && !label)
            continue;
        if (!part->isVisible() || part->size().isEmpty() || (label && label->text().isEmpty())) continue;
        const QString name = part->objectName() + QStringLiteral(" \"") + part->accessibleName() + u'"';
        if (part->visibleRegion().boundingRect() != part->rect())
            return name + QStringLiteral(" is seen in part");
        const int high =
            part->hasHeightForWidth() ? part->heightForWidth(part->width()) : part->sizeHint().height();
        const int wide = label && label->wordWrap() ? 0 : part->sizeHint().width();
        if (part->width() < wide || part->height() < high)
            return QStringLiteral("%1 has %2 x %3 and needs %4 x %5")
                .arg(name)
                .arg(part->width())
                .arg(part->height())
                .arg(wide)
                .arg(high);
    }
    return {};
}

} // namespace tacklebox::testing
