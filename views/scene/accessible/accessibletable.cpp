#include "views/scene/accessible/accessibletable.h"

#include "views/scene/input/optionmenu.h"

#include <QAccessible>

#include <algorithm>

namespace tacklebox {

namespace {

void tell(QObject* object, QAccessible::Event type) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(object, type);
    QAccessible::updateAccessibility(&event);
}

} // namespace

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
