#include "views/dialogs/choicebox.h"

#include "views/theme/accessiblefactory.h"
#include "views/theme/sentences.h"

#include <QAccessibleWidget>

namespace tacklebox {

namespace {

class ChoiceBoxInterface : public QAccessibleWidget {
    using Relations = QVector<QPair<QAccessibleInterface*, QAccessible::Relation>>;

  public:
    explicit ChoiceBoxInterface(QWidget* box) : QAccessibleWidget(box, QAccessible::ComboBox) {}

    QString text(QAccessible::Text kind) const override {
        QString chosen = box().currentText();
        if (kind == QAccessible::Value) return chosen;
        if (kind != QAccessible::Name) return QAccessibleWidget::text(kind);
        QString name = QAccessibleWidget::text(kind); // its accessible name, or the text of its label
        if (name.endsWith(u':')) name.chop(1);
        return name.isEmpty()
                   ? chosen
                   : ChoiceBox::tr("%1: %2", "what a choice is for, and what is chosen").arg(name, chosen);
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.expandable = true;
        state.hasPopup = true;
        return state;
    }
    /// Omits the label, which name() contains: readers would say the label instead of the name, without the
    /// choice.
    Relations relations(QAccessible::Relation match) const override {
        Relations all = QAccessibleWidget::relations(match);
        all.removeIf([](const auto& one) { return one.second.testFlag(QAccessible::Label); });
        return all;
    }
    QStringList actionNames() const override { return {showMenuAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (action == showMenuAction())
            box().showPopup();
        else
            QAccessibleWidget::doAction(action);
    }

  private:
    ChoiceBox& box() const { return *static_cast<ChoiceBox*>(widget()); }
};

/// Invisible to screen readers.
class HelpLineInterface : public QAccessibleWidget {
  public:
    explicit HelpLineInterface(QWidget* line) : QAccessibleWidget(line, QAccessible::StaticText) {}
    QString text(QAccessible::Text) const override { return {}; }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.invisible = true;
        return state;
    }
};

} // namespace

ChoiceBox::ChoiceBox(QWidget* parent) : QComboBox(parent) {
    useAccessibleInterface<ChoiceBox, ChoiceBoxInterface>();
}

QString ChoiceBox::spoken() const {
    const QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(const_cast<ChoiceBox*>(this));
    const QString name = heard ? heard->text(QAccessible::Name) : currentText();
    return inSentences({name, accessibleDescription()});
}

HelpLine::HelpLine(const QString& words, QWidget* parent) : MutedLabel(words, parent) {
    useAccessibleInterface<HelpLine, HelpLineInterface>();
}

} // namespace tacklebox

#include "moc_choicebox.cpp"
