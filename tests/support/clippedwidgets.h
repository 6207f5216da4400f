// What a person cannot see whole on a page.
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QWidget>

namespace tacklebox::testing {

/// The first button, chooser or label of `page` that is shown and not seen whole, or has less room than it
/// needs; empty if there is none.
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
