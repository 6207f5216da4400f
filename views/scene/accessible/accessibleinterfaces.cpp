// The interfaces for Qt's accessibility: of the table's view and of its nodes.
#include "views/scene/accessible/accessibletable.h"

#include "views/scene/input/optionmenu.h"
#include "views/theme/sentences.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>

namespace tacklebox {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TableView)
};

QRect onScreen(const QGraphicsView& view, const QRectF& rect) {
    if (rect.isEmpty()) return {};
    const QRect inView = view.mapFromScene(rect).boundingRect();
    return {view.viewport()->mapToGlobal(inView.topLeft()), inView.size()};
}

const ZonePicture* zoneOf(const AccessibleNode& node) {
    return node.tree().presenter()
               ? node.tree().scene().picture().zone(
                     node.kind() == AccessibleNode::Kind::OneCard ? node.spot.place : node.place)
               : nullptr;
}

const OptionItem* optionOf(const AccessibleNode& node) {
    const auto& items = node.tree().input().options().items();
    return node.option >= 0 && node.option < int(items.size()) ? items[size_t(node.option)] : nullptr;
}

/// The interface of a node.
class NodeInterface : public QAccessibleObject, public QAccessibleActionInterface {
  public:
    explicit NodeInterface(AccessibleNode* node) : QAccessibleObject(node) {}

    AccessibleNode* node() const { return static_cast<AccessibleNode*>(object()); }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface && pressable()
                   ? static_cast<QAccessibleActionInterface*>(this)
                   : nullptr;
    }
    QAccessibleInterface* parent() const override {
        if (!node()) return nullptr;
        return node()->above() ? QAccessible::queryAccessibleInterface(node()->above())
                               : QAccessible::queryAccessibleInterface(&node()->tree().view());
    }
    int childCount() const override { return node() ? int(node()->children.size()) : 0; }
    QAccessibleInterface* child(int index) const override {
        return index >= 0 && index < childCount()
                   ? QAccessible::queryAccessibleInterface(node()->children[size_t(index)].get())
                   : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; child && i < childCount(); ++i)
            if (node()->children[size_t(i)].get() == child->object()) return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        for (int i = childCount() - 1; i >= 0; --i)
            if (child(i)->rect().contains(x, y)) return child(i);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        if (!node() || !node()->tree().view().hasFocus()) return nullptr;
        const AccessibleTree& tree = node()->tree();
        AccessibleNode* focused = tree.focused();
        return focused && (focused == node() || focused->above() == node())
                   ? QAccessible::queryAccessibleInterface(focused)
                   : nullptr;
    }
    QWindow* window() const override {
        return node() ? node()->tree().view().window()->windowHandle() : nullptr;
    }

    QAccessible::Role role() const override {
        if (!node()) return QAccessible::NoRole;
        switch (node()->kind()) {
        case AccessibleNode::Kind::Zone:
            if (const ZonePicture* zone = zoneOf(*node()); zone && isPile(zone->arrangement))
                return QAccessible::Button;
            return QAccessible::List;
        case AccessibleNode::Kind::Choices: return QAccessible::List;
        case AccessibleNode::Kind::Group: return QAccessible::Grouping;
        case AccessibleNode::Kind::SeatPanel:
        case AccessibleNode::Kind::OneCard:
        case AccessibleNode::Kind::OptionButton: return QAccessible::Button;
        }
        return QAccessible::NoRole;
    }

    QString text(QAccessible::Text type) const override {
        if (!node() || !node()->tree().presenter()) return {};
        if (type == QAccessible::Description) return description();
        if (type != QAccessible::Name) return {};
        switch (node()->kind()) {
        case AccessibleNode::Kind::SeatPanel:
            for (const SeatPicture& seat : node()->tree().scene().picture().seats)
                if (seat.seat == node()->seat)
                    return seat.accessibleText.isEmpty() ? seat.name : seat.accessibleText;
            return {};
        case AccessibleNode::Kind::Zone: {
            const ZonePicture* zone = zoneOf(*node());
            if (!zone) return {};
            const int count = int(zone->cards.size());
            QString name = Words::tr("%1, %n card(s)", "a hand or pile and its size", count)
                               .arg(zone->name.isEmpty() ? zone->title : zone->name);
            if (isPile(zone->arrangement) && count > 0 && zone->cards.front().face < kNoFace)
                name = Words::tr("%1. On top: %2", "a pile and its top card")
                           .arg(name, node()->tree().presenter()->accessibleText(*zone, 0));
            return name;
        }
        case AccessibleNode::Kind::Group:
            if (const ZonePicture* zone = zoneOf(*node()); zone && node()->group < int(zone->groups.size()))
                return Words::tr("%1, %n card(s)", "a laid set or a suit, and its size", childCount())
                    .arg(zone->groups[size_t(node()->group)].name);
            return {};
        case AccessibleNode::Kind::OneCard: return cardName();
        case AccessibleNode::Kind::Choices: return Words::tr("Choices", "the options that are open");
        case AccessibleNode::Kind::OptionButton:
            if (const OptionItem* item = optionOf(*node())) return optionName(*item);
            return {};
        }
        return {};
    }

    QRect rect() const override {
        if (!node()) return {};
        const TableScene& scene = node()->tree().scene();
        switch (node()->kind()) {
        case AccessibleNode::Kind::SeatPanel:
            return onScreen(node()->tree().view(), scene.seatRect(node()->seat));
        case AccessibleNode::Kind::Zone:
            return onScreen(node()->tree().view(), scene.zoneRect(node()->place));
        case AccessibleNode::Kind::OneCard:
            return onScreen(node()->tree().view(), scene.cardRect(node()->spot));
        case AccessibleNode::Kind::OptionButton:
            if (const OptionItem* item = optionOf(*node()))
                return onScreen(node()->tree().view(), item->rect());
            return {};
        case AccessibleNode::Kind::Group:
        case AccessibleNode::Kind::Choices: {
            QRect all;
            for (int i = 0; i < childCount(); ++i)
                all |= child(i)->rect();
            return all;
        }
        }
        return {};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        if (!node()) {
            state.invalid = true;
            return state;
        }
        const Highlights& highlights = node()->tree().input().highlights();
        state.focusable = pressable();
        switch (node()->kind()) {
        case AccessibleNode::Kind::OneCard:
            state.selectable = has(highlights.playable, node()->spot);
            state.selected = has(highlights.raised, node()->spot);
            break;
        case AccessibleNode::Kind::SeatPanel:
            for (const SeatPicture& seat : node()->tree().scene().picture().seats)
                if (seat.seat == node()->seat) state.active = seat.inTurn;
            state.selectable = isTarget();
            break;
        case AccessibleNode::Kind::Zone: state.selectable = isTarget(); break;
        case AccessibleNode::Kind::Group:
        case AccessibleNode::Kind::Choices:
        case AccessibleNode::Kind::OptionButton: break;
        }
        const AccessibleTree& tree = node()->tree();
        state.focused = node()->tree().view().hasFocus() && tree.focused() == node();
        state.invisible = !node()->tree().view().isVisible();
        state.offscreen = !state.invisible && rect().isEmpty();
        return state;
    }

    // ---- actions ----
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (!node()) return;
        TableInput& input = node()->tree().input();
        // The press may change the picture and delete this node: read everything before.
        const AccessibleNode::Kind kind = node()->kind();
        const CardRef spot = node()->spot;
        const PileId place = node()->place;
        const Seat seat = node()->seat;
        const int option = node()->option;
        if (action == setFocusAction()) {
            node()->tree().view().setFocus(Qt::OtherFocusReason);
            switch (kind) {
            case AccessibleNode::Kind::OneCard: return input.focusCard(spot);
            case AccessibleNode::Kind::SeatPanel: return input.focusSeat(seat);
            case AccessibleNode::Kind::Zone: return input.focusPlace(place);
            case AccessibleNode::Kind::OptionButton: return input.focusOption(option);
            case AccessibleNode::Kind::Group:
            case AccessibleNode::Kind::Choices: return;
            }
        }
        if (action != pressAction()) return;
        switch (kind) {
        case AccessibleNode::Kind::OneCard: return input.activate(spot);
        case AccessibleNode::Kind::SeatPanel: return input.activateSeat(seat);
        case AccessibleNode::Kind::Zone: return input.activatePile(place);
        case AccessibleNode::Kind::OptionButton: return input.activateOption(option);
        case AccessibleNode::Kind::Group:
        case AccessibleNode::Kind::Choices: return;
        }
    }
    QStringList keyBindingsForAction(const QString& action) const override {
        if (!node() || action != pressAction()) return {};
        if (node()->kind() == AccessibleNode::Kind::OptionButton)
            if (const OptionItem* item = optionOf(*node()); item && !item->gesture().option->key.isEmpty())
                return {item->gesture().option->key};
        if (node()->kind() == AccessibleNode::Kind::SeatPanel) {
            for (const SeatPicture& seat : node()->tree().scene().picture().seats)
                if (seat.seat == node()->seat) return {QString::number(seat.number)};
        }
        return {};
    }

  private:
    bool pressable() const {
        return node() && node()->kind() != AccessibleNode::Kind::Choices &&
               node()->kind() != AccessibleNode::Kind::Group;
    }

    /// Returns true if a chosen card can be played there.
    bool isTarget() const {
        const Highlights& highlights = node()->tree().input().highlights();
        if (node()->kind() == AccessibleNode::Kind::SeatPanel) return has(highlights.seats, node()->seat);
        return node()->kind() == AccessibleNode::Kind::Zone && has(highlights.places, node()->place);
    }

    QString cardName() const {
        const ZonePicture* zone = zoneOf(*node());
        const int index = node()->spot.index;
        if (!zone || index < 0 || index >= int(zone->cards.size())) return {};
        const Presenter& presenter = *node()->tree().input().presenter();
        const QString name = presenter.accessibleText(*zone, index);
        int equal = 0, before = 0; // cards of that pile with the same name
        for (int i = 0; i < int(zone->cards.size()); ++i)
            if (presenter.accessibleText(*zone, i) == name) {
                ++equal;
                before += i < index;
            }
        return equal < 2 ? name
                         : Words::tr("%1 %2 of %3.", "a card, and which one of several equal cards it is")
                               .arg(name)
                               .arg(before + 1)
                               .arg(equal);
    }

    QString description() const {
        QStringList parts;
        if (isTarget())
            parts << Words::tr("You can choose this now.", "a player or place that a card may be played at");
        for (const SeatPicture& seat : node()->tree().scene().picture().seats)
            if (node()->kind() == AccessibleNode::Kind::SeatPanel && seat.seat == node()->seat && seat.memory)
                parts << inSentences(seat.memory->words);
        if (!parts.isEmpty()) return parts.join(u' ');
        const ZonePicture* zone = zoneOf(*node());
        if (!zone) return {};
        if (node()->kind() == AccessibleNode::Kind::OneCard) return effect(*zone);
        if (node()->kind() != AccessibleNode::Kind::Zone) return {};
        return zone->cards.empty() && !zone->emptyWords.isEmpty() ? zone->emptyWords : zone->caption;
    }

    /// Returns the effect of a special card; else an empty string.
    QString effect(const ZonePicture& zone) const {
        const int index = node()->spot.index;
        if (index < 0 || index >= int(zone.cards.size())) return {};
        Presenter& presenter = *node()->tree().input().presenter();
        const Face face = zone.cards[size_t(index)].face;
        return face < kNoFace && presenter.isSpecial(face) ? presenter.table().effectWords(face) : QString();
    }

    /// Returns the option, and the player that it is for: "purple, Nick".
    QString optionName(const OptionItem& item) const {
        const Gesture& gesture = item.gesture();
        QString name = gesture.option->words;
        if (!gesture.option->remark.isEmpty())
            name = Words::tr("%1, %2", "a choice and a remark").arg(name, gesture.option->remark);
        else if (gesture.option->held)
            name = Words::tr("%1, you hold one").arg(name);
        if (gesture.target.kind == MoveTarget::Kind::Player)
            for (const SeatPicture& seat : node()->tree().scene().picture().seats)
                if (seat.seat == gesture.target.seat)
                    return Words::tr("%1, %2", "a choice and the player it is for").arg(name, seat.name);
        return name;
    }
};

/// The interface of the view: a list of its nodes, and of the widgets on it.
class TableInterface : public QAccessibleWidget {
  public:
    explicit TableInterface(QGraphicsView* view) : QAccessibleWidget(view, QAccessible::List) {}

    QGraphicsView* view() const { return static_cast<QGraphicsView*>(widget()); }
    AccessibleTree* tree() const { return view() ? AccessibleTree::of(*view()) : nullptr; }

    QString text(QAccessible::Text type) const override {
        if (type == QAccessible::Name && view()) return view()->accessibleName();
        return QAccessibleWidget::text(type);
    }
    int childCount() const override { return nodeCount() + int(widgets().size()); }
    QAccessibleInterface* child(int index) const override {
        if (index < 0) return nullptr;
        if (index < nodeCount())
            return QAccessible::queryAccessibleInterface(tree()->nodes()[size_t(index)].get());
        const QWidgetList on = widgets();
        index -= nodeCount();
        return index < on.size() ? QAccessible::queryAccessibleInterface(on[index]) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        if (!child) return -1;
        for (int i = 0; i < nodeCount(); ++i)
            if (tree()->nodes()[size_t(i)].get() == child->object()) return i;
        const qsizetype on = widgets().indexOf(qobject_cast<QWidget*>(child->object()));
        return on < 0 ? -1 : nodeCount() + int(on);
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        // From front to back: widgets, open choices, cards, zones.
        for (int i = childCount() - 1; i >= 0; --i) {
            QAccessibleInterface* below = child(i);
            if (below->state().invisible || !view()->isVisible()) continue;
            if (QAccessibleInterface* inner = below->childAt(x, y)) return inner;
            if (i >= nodeCount() && below->rect().contains(x, y)) return below;
        }
        for (int i = nodeCount() - 1; i >= 0; --i)
            if (child(i)->rect().contains(x, y)) return child(i);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        AccessibleNode* focused = tree() && view()->hasFocus() ? tree()->focused() : nullptr;
        return focused ? QAccessible::queryAccessibleInterface(focused) : nullptr;
    }

  private:
    int nodeCount() const { return tree() ? int(tree()->nodes().size()) : 0; }
    /// Returns the widgets on the table, without the viewport and the scroll bars.
    QWidgetList widgets() const {
        QWidgetList on;
        if (!view()) return on;
        for (QWidget* child : view()->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (child != view()->viewport() && !child->isWindow() &&
                !child->objectName().startsWith(QLatin1String("qt_scrollarea_")))
                on << child;
        return on;
    }
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object) {
    if (className == QLatin1String("tacklebox::TableView"))
        if (auto* view = qobject_cast<QGraphicsView*>(object)) return new TableInterface(view);
    if (className == QLatin1String("tacklebox::AccessibleNode"))
        if (auto* node = qobject_cast<AccessibleNode*>(object)) return new NodeInterface(node);
    return nullptr;
}

} // namespace

void installAccessibleTable() {
    static bool installed = false;
    if (installed) return;
    installed = true;
    QAccessible::installFactory(makeInterface);
}

} // namespace tacklebox
