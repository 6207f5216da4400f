#include "views/dialogs/hiddenwidgets.h"

#include "views/panels/announcer.h"

#include <QAbstractScrollArea>

#include <utility>

namespace tacklebox {

void HiddenWidgets::hideAllBut(QWidget* cover, QWidget* seen, QWidget* window) {
    const auto* area = window == seen ? qobject_cast<QAbstractScrollArea*>(window) : nullptr;
    for (QObject* child : window->children()) {
        auto* widget = qobject_cast<QWidget*>(child);
        if (!widget || widget == cover || widget->isWindow() || widget->isHidden() ||
            qobject_cast<Announcer*>(widget) || widget == seen || (area && widget == area->viewport()))
            continue;
        if (seen && widget->isAncestorOf(seen)) {
            hideAllBut(cover, seen, widget);
            continue;
        }
        m_hidden.append(widget);
        widget->hide();
    }
    if (window != seen && seen && seen->parentWidget() == window) hideAllBut(cover, seen, seen);
}

void HiddenWidgets::showAgain() {
    for (const QPointer<QWidget>& widget : std::as_const(m_hidden))
        if (widget) widget->show();
    m_hidden.clear();
}

} // namespace tacklebox
