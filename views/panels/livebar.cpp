#include "views/panels/livebar.h"

#include "views/theme/accessiblefactory.h"

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

} // namespace

LiveBar::LiveBar(QWidget* parent) : QProgressBar(parent) {
    useAccessibleInterface<LiveBar, LiveBarText>();
}

} // namespace tacklebox

#include "moc_livebar.cpp"
