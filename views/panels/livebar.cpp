#include "views/panels/livebar.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace tacklebox {

namespace {

class LiveBarText : public QAccessibleWidget {
  public:
    explicit LiveBarText(QWidget* bar) : QAccessibleWidget(bar, QAccessible::StaticText) {}
    QString text(QAccessible::Text kind) const override {
        const auto* bar = static_cast<const QProgressBar*>(widget());
        if (kind == QAccessible::Name && !bar->text().isEmpty())
            return LiveBar::tr("%1: %2", "a clock and what it shows").arg(bar->accessibleName(), bar->text());
        return QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* liveBarText(const QString& className, QObject* object) {
    if (className == QLatin1String(LiveBar::staticMetaObject.className()) && object && object->isWidgetType())
        return new LiveBarText(static_cast<QWidget*>(object));
    return nullptr;
}

} // namespace

LiveBar::LiveBar(QWidget* parent) : QProgressBar(parent) {
    static const bool installed = [] {
        QAccessible::installFactory(liveBarText);
        return true;
    }();
    Q_UNUSED(installed)
}

} // namespace tacklebox

#include "moc_livebar.cpp"
