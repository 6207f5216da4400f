#pragma once

#include <QAccessible>
#include <QWidget>

namespace tacklebox {

/// Gives each `Widget` an accessible `Interface`, which is constructed from a QWidget*. Matches the class
/// name exactly, because an interface may be requested before the widget's constructor has finished; derived
/// classes need a separate call. Call it in each constructor of `Widget`; only the first call has an effect.
template <class Widget, class Interface>
void useAccessibleInterface() {
    static const bool isInstalled = [] {
        QAccessible::installFactory([](const QString& name, QObject* object) -> QAccessibleInterface* {
            const bool isMeant = name == QLatin1String(Widget::staticMetaObject.className());
            return isMeant && object && object->isWidgetType() ? new Interface(static_cast<QWidget*>(object))
                                                               : nullptr;
        });
        return true;
    }();
    Q_UNUSED(isInstalled)
}

} // namespace tacklebox
