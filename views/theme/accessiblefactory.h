// How a widget comes to an accessible interface of its own.
#pragma once

#include <QAccessible>
#include <QWidget>

namespace tacklebox {

/// From now on each `Widget` has an `Interface`, made of it as a QWidget*. Goes by the name of the class,
/// since an interface may be asked for before the widget's construction has ended; a class derived from it
/// needs its own. To be called in each constructor of `Widget`; does its work once.
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
