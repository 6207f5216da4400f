#include "views/scene/accessible/accessibletable.h"

#include "views/scene/input/optionmenu.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>

#include <algorithm>

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

/// Anything on the table.
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
            if (const ZonePicture* zone = zoneOf(*node()); zone && zone->arrangement == Arrangement::Pile)
                return QAccessible::Button;
            return QAccessible::List;
        case AccessibleNode::Kind::Choices: return QAccessible::List;
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
            if (zone->arrangement == Arrangement::Pile && count > 0 && zone->cards.front().face < kNoFace)
                name = Words::tr("%1. On top: %2", "a pile and its top card")
                           .arg(name, node()->tree().presenter()->accessibleText(*zone, 0));
            return name;
        }
        case AccessibleNode::Kind::OneCard: {
            const ZonePicture* zone = zoneOf(*node());
            return zone && node()->spot.index < int(zone->cards.size())
                       ? node()->tree().presenter()->accessibleText(*zone, node()->spot.index)
                       : QString();
        }
        case AccessibleNode::Kind::Choices: return Words::tr("Choices", "the petals that are open");
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
        const auto in = [](const auto& list, const auto& item) {
            return std::find(list.begin(), list.end(), item) != list.end();
        };
        state.focusable = pressable();
        switch (node()->kind()) {
        case AccessibleNode::Kind::OneCard:
            state.selectable = in(highlights.playable, node()->spot);
            state.selected = in(highlights.raised, node()->spot);
            break;
        case AccessibleNode::Kind::SeatPanel:
            for (const SeatPicture& seat : node()->tree().scene().picture().seats)
                if (seat.seat == node()->seat) state.active = seat.inTurn;
            break;
        case AccessibleNode::Kind::Zone:
        case AccessibleNode::Kind::Choices:
        case AccessibleNode::Kind::OptionButton: break;
        }
        const AccessibleTree& tree = node()->tree();
        state.focused = node()->tree().view().hasFocus() && tree.focused() == node();
        state.invisible = !node()->tree().view().isVisible();
        state.offscreen = !state.invisible && rect().isEmpty();
        return state;
    }

    // ---- what can be done with it ----
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (!node()) return;
        TableInput& input = node()->tree().input();
        // The press may change the picture, and with it take this node away: everything is read before.
        const AccessibleNode::Kind kind = node()->kind();
        const Spot spot = node()->spot;
        const Place place = node()->place;
        const Seat seat = node()->seat;
        const int option = node()->option;
        if (action == setFocusAction()) {
            node()->tree().view().setFocus(Qt::OtherFocusReason);
            switch (kind) {
            case AccessibleNode::Kind::OneCard: return input.focusCard(spot);
            case AccessibleNode::Kind::SeatPanel: return input.focusSeat(seat);
            case AccessibleNode::Kind::Zone: return input.focusPlace(place);
            case AccessibleNode::Kind::OptionButton: return input.focusOption(option);
            case AccessibleNode::Kind::Choices: return;
            }
        }
        if (action != pressAction()) return;
        switch (kind) {
        case AccessibleNode::Kind::OneCard: return input.activate(spot);
        case AccessibleNode::Kind::SeatPanel: return input.activateSeat(seat);
        case AccessibleNode::Kind::Zone: return input.activatePlace(place);
        case AccessibleNode::Kind::OptionButton: return input.activateOption(option);
        case AccessibleNode::Kind::Choices: return;
        }
    }
    QStringList keyBindingsForAction(const QString& action) const override {
        if (!node() || action != pressAction()) return {};
        if (node()->kind() == AccessibleNode::Kind::OptionButton)
            if (const OptionItem* item = optionOf(*node()); item && !keyOf(*item->gesture().option).isEmpty())
                return {keyOf(*item->gesture().option)};
        if (node()->kind() == AccessibleNode::Kind::SeatPanel) {
            const auto& seats = node()->tree().scene().picture().seats;
            for (size_t i = 0; i < seats.size(); ++i)
                if (seats[i].seat == node()->seat) return {QString::number(i + 1)};
        }
        return {};
    }

  private:
    bool pressable() const { return node() && node()->kind() != AccessibleNode::Kind::Choices; }

    QString description() const {
        if (node()->kind() != AccessibleNode::Kind::Zone) return {};
        const ZonePicture* zone = zoneOf(*node());
        if (!zone) return {};
        return zone->cards.empty() && !zone->emptyWords.isEmpty() ? zone->emptyWords : zone->caption;
    }

    /// "purple, Nick": which choice, and at whom where several have the same.
    QString optionName(const OptionItem& item) const {
        const Gesture& gesture = item.gesture();
        QString name = gesture.option->words;
        if (gesture.option->held) name = Words::tr("%1, you hold one").arg(name);
        if (gesture.target.kind == MoveTarget::Kind::Player)
            for (const SeatPicture& seat : node()->tree().scene().picture().seats)
                if (seat.seat == gesture.target.seat)
                    return Words::tr("%1, %2", "a choice and the player it is for").arg(name, seat.name);
        return name;
    }
};

/// The view: the list of all that.
class TableInterface : public QAccessibleWidget {
  public:
    explicit TableInterface(QGraphicsView* view) : QAccessibleWidget(view, QAccessible::List) {}

    QGraphicsView* view() const { return static_cast<QGraphicsView*>(widget()); }
    AccessibleTree* tree() const { return view() ? AccessibleTree::of(*view()) : nullptr; }

    QString text(QAccessible::Text type) const override {
        if (type == QAccessible::Name && view()) return view()->accessibleName();
        return QAccessibleWidget::text(type);
    }
    int childCount() const override { return tree() ? int(tree()->nodes().size()) : 0; }
    QAccessibleInterface* child(int index) const override {
        return index >= 0 && index < childCount()
                   ? QAccessible::queryAccessibleInterface(tree()->nodes()[size_t(index)].get())
                   : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (int i = 0; child && i < childCount(); ++i)
            if (tree()->nodes()[size_t(i)].get() == child->object()) return i;
        return -1;
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        // Open choices lie above all, cards above their zones.
        for (int i = childCount() - 1; i >= 0; --i) {
            QAccessibleInterface* below = child(i);
            if (QAccessibleInterface* inner = below->childAt(x, y)) return inner;
        }
        for (int i = childCount() - 1; i >= 0; --i)
            if (child(i)->rect().contains(x, y)) return child(i);
        return nullptr;
    }
    QAccessibleInterface* focusChild() const override {
        AccessibleNode* focused = tree() && view()->hasFocus() ? tree()->focused() : nullptr;
        return focused ? QAccessible::queryAccessibleInterface(focused) : nullptr;
    }
};

QAccessibleInterface* makeInterface(const QString& className, QObject* object) {
    if (className == QLatin1String("tacklebox::TableView"))
        if (auto* view = qobject_cast<QGraphicsView*>(object)) return new TableInterface(view);
    if (className == QLatin1String("tacklebox::AccessibleNode"))
        if (auto* node = qobject_cast<AccessibleNode*>(object)) return new NodeInterface(node);
    return nullptr;
}

void tell(QObject* object, QAccessible::Event type) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(object, type);
    QAccessible::updateAccessibility(&event);
}

} // namespace

void installAccessibleTable() {
    static bool installed = false;
    if (installed) return;
    installed = true;
    QAccessible::installFactory(makeInterface);
}

AccessibleNode::AccessibleNode(const AccessibleTree& tree, Kind kind, AccessibleNode* parent)
    : m_tree(tree), m_kind(kind), m_above(parent) {}

// ---- the tree ----

AccessibleTree::AccessibleTree(QGraphicsView& view, TableScene& scene, TableInput& input)
    : QObject(&view), m_view(view), m_scene(scene), m_input(input) {
    connect(&input, &TableInput::focusMoved, this, &AccessibleTree::tellFocus);
    connect(&input, &TableInput::highlightsChanged, this, &AccessibleTree::tellStates);
    connect(&input.options(), &OptionMenu::changed, this, &AccessibleTree::followOptions);
}

AccessibleTree::~AccessibleTree() = default;

const Presenter* AccessibleTree::presenter() const {
    return m_input.presenter();
}

AccessibleTree* AccessibleTree::of(const QGraphicsView& view) {
    return view.findChild<AccessibleTree*>(QString(), Qt::FindDirectChildrenOnly);
}

void AccessibleTree::follow() {
    using Kind = AccessibleNode::Kind;
    std::vector<std::unique_ptr<AccessibleNode>> before = std::move(m_nodes);
    m_nodes.clear();
    bool reordered = false;
    const auto take = [&](auto&& fits) -> std::unique_ptr<AccessibleNode> {
        for (std::unique_ptr<AccessibleNode>& node : before)
            if (node && fits(*node)) return std::move(node);
        return nullptr;
    };
    const TablePicture empty;
    const TablePicture& picture = presenter() ? m_scene.picture() : empty;

    std::vector<std::unique_ptr<AccessibleNode>> next;
    for (const SeatPicture& seat : picture.seats) {
        auto node = take([&](const AccessibleNode& old) {
            return old.kind() == Kind::SeatPanel && old.seat == seat.seat;
        });
        if (!node) {
            node = std::make_unique<AccessibleNode>(*this, Kind::SeatPanel, nullptr);
            node->seat = seat.seat;
            reordered = true;
        }
        next.push_back(std::move(node));
    }
    std::vector<AccessibleNode*> changedZones;
    std::vector<std::unique_ptr<AccessibleNode>> gone;
    for (const ZonePicture& zone : picture.zones) {
        auto node = take(
            [&](const AccessibleNode& old) { return old.kind() == Kind::Zone && old.place == zone.place; });
        if (!node) {
            node = std::make_unique<AccessibleNode>(*this, Kind::Zone, nullptr);
            node->place = zone.place;
            reordered = true;
        }
        // A hand of which nothing is seen is a number, not cards; a pile is its top card.
        const bool hidden = zone.arrangement == Arrangement::Backs || zone.arrangement == Arrangement::Pile ||
                            std::all_of(zone.cards.begin(), zone.cards.end(),
                                        [](const CardPicture& card) { return card.face == kHidden; });
        std::vector<std::unique_ptr<AccessibleNode>> old = std::move(node->children);
        node->children.clear();
        bool changed = false;
        for (int index = 0; !hidden && index < int(zone.cards.size()); ++index) {
            const Face face = zone.cards[size_t(index)].face;
            std::unique_ptr<AccessibleNode> card;
            for (std::unique_ptr<AccessibleNode>& candidate : old)
                if (candidate && candidate->face == face) {
                    card = std::move(candidate);
                    break;
                }
            if (!card) {
                card = std::make_unique<AccessibleNode>(*this, Kind::OneCard, node.get());
                card->face = face;
                changed = true;
            } else if (card->spot.index != index) {
                changed = true;
            }
            card->spot = {zone.place, index};
            node->children.push_back(std::move(card));
        }
        for (std::unique_ptr<AccessibleNode>& card : old)
            if (card) {
                changed = true;
                gone.push_back(std::move(card));
            }
        if (changed) changedZones.push_back(node.get());
        next.push_back(std::move(node));
    }
    if (auto choices = take([](const AccessibleNode& old) { return old.kind() == Kind::Choices; }))
        next.push_back(std::move(choices));
    m_nodes = std::move(next);
    for (const std::unique_ptr<AccessibleNode>& node : before)
        if (node) reordered = true;
    // Only now, when nothing refers to them: their interfaces die with them.
    before.clear();
    gone.clear();
    followOptions();
    if (reordered) tell(&m_view, QAccessible::ObjectReorder);
    for (AccessibleNode* zone : changedZones)
        tell(zone, QAccessible::ObjectReorder);
    if (reordered || !changedZones.empty()) tellFocus();
}

void AccessibleTree::followOptions() {
    using Kind = AccessibleNode::Kind;
    const int count = presenter() ? int(m_input.options().items().size()) : 0;
    const bool has = !m_nodes.empty() && m_nodes.back()->kind() == Kind::Choices;
    if (!has && count == 0) return;
    if (has && count == 0) {
        m_nodes.pop_back();
        tell(&m_view, QAccessible::ObjectReorder);
        return;
    }
    if (!has) m_nodes.push_back(std::make_unique<AccessibleNode>(*this, Kind::Choices, nullptr));
    AccessibleNode* choices = m_nodes.back().get();
    choices->children.clear(); // other options are other buttons
    for (int index = 0; index < count; ++index) {
        auto node = std::make_unique<AccessibleNode>(*this, Kind::OptionButton, choices);
        node->option = index;
        choices->children.push_back(std::move(node));
    }
    tell(has ? static_cast<QObject*>(choices) : &m_view, QAccessible::ObjectReorder);
}

AccessibleNode* AccessibleTree::focused() const {
    using Kind = AccessibleNode::Kind;
    const Highlights& highlights = m_input.highlights();
    const int option = m_input.options().focused();
    for (const std::unique_ptr<AccessibleNode>& node : m_nodes) {
        if (option >= 0) {
            if (node->kind() == Kind::Choices && option < int(node->children.size()))
                return node->children[size_t(option)].get();
            continue;
        }
        if (node->kind() == Kind::SeatPanel && highlights.focusedSeat == node->seat) return node.get();
        if (node->kind() != Kind::Zone) continue;
        if (highlights.focusedPlace == node->place) return node.get();
        if (highlights.focusedCard && highlights.focusedCard->place == node->place)
            for (const std::unique_ptr<AccessibleNode>& card : node->children)
                if (card->spot == *highlights.focusedCard) return card.get();
    }
    return nullptr;
}

void AccessibleTree::tellFocus() {
    if (!m_view.hasFocus()) return;
    if (AccessibleNode* node = focused()) tell(node, QAccessible::Focus);
}

void AccessibleTree::tellStates() {
    const std::vector<Spot> raised = m_input.highlights().raised;
    if (raised == m_raised) return;
    const auto in = [](const std::vector<Spot>& list, const Spot& spot) {
        return std::find(list.begin(), list.end(), spot) != list.end();
    };
    if (QAccessible::isActive())
        for (const std::unique_ptr<AccessibleNode>& zone : m_nodes)
            for (const std::unique_ptr<AccessibleNode>& card : zone->children)
                if (card->kind() == AccessibleNode::Kind::OneCard &&
                    in(raised, card->spot) != in(m_raised, card->spot)) {
                    QAccessible::State state;
                    state.selected = true;
                    QAccessibleStateChangeEvent event(card.get(), state);
                    QAccessible::updateAccessibility(&event);
                }
    m_raised = raised;
}

} // namespace tacklebox
