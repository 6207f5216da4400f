#include "views/scene/accessible/accessibletable.h"

#include "views/scene/input/optionmenu.h"

#include <QAccessible>

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

void notify(QObject* object, QAccessible::Event type) {
    if (!QAccessible::isActive()) return;
    QAccessibleEvent event(object, type);
    QAccessible::updateAccessibility(&event);
}

/// Takes the cards out of a node and its children.
std::vector<std::unique_ptr<AccessibleNode>> takeCards(AccessibleNode& node) {
    std::vector<std::unique_ptr<AccessibleNode>> cards;
    for (std::unique_ptr<AccessibleNode>& child : node.children)
        if (child->kind() == AccessibleNode::Kind::OneCard)
            cards.push_back(std::move(child));
        else
            for (std::unique_ptr<AccessibleNode>& card : takeCards(*child))
                cards.push_back(std::move(card));
    std::erase(node.children, nullptr);
    return cards;
}

bool isGrouped(const ZonePicture& zone) {
    return std::any_of(zone.groups.begin(), zone.groups.end(),
                       [](const GroupPicture& group) { return !group.name.isEmpty(); });
}

void tellState(AccessibleNode& node, void (*mark)(QAccessible::State&)) {
    QAccessible::State state;
    mark(state);
    QAccessibleStateChangeEvent event(&node, state);
    QAccessible::updateAccessibility(&event);
}

} // namespace

AccessibleNode::AccessibleNode(const AccessibleTree& tree, Kind kind, AccessibleNode* parent)
    : m_tree(tree), m_kind(kind), m_above(parent) {}

std::vector<AccessibleNode*> AccessibleNode::cards() const {
    std::vector<AccessibleNode*> found;
    for (const std::unique_ptr<AccessibleNode>& child : children) {
        if (child->kind() == Kind::OneCard) found.push_back(child.get());
        if (child->kind() == Kind::Group)
            for (AccessibleNode* card : child->cards())
                found.push_back(card);
    }
    return found;
}

// ---- the tree ----

AccessibleTree::AccessibleTree(QGraphicsView& view, TableScene& scene, TableInput& input)
    : QObject(&view), m_view(view), m_scene(scene), m_input(input) {
    connect(&input, &TableInput::focusMoved, this, [this] {
        m_focusSilent = false;
        tellFocus();
    });
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

void AccessibleTree::updateFromPicture() {
    using Kind = AccessibleNode::Kind;
    const bool wasTold = m_toldFocus;
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
        // A hidden hand is only a number of cards, and a pile is only its top card.
        const bool hidden = zone.arrangement == Arrangement::Backs || isPile(zone.arrangement) ||
                            std::all_of(zone.cards.begin(), zone.cards.end(),
                                        [](const CardPicture& card) { return card.face == kHidden; });
        std::vector<std::unique_ptr<AccessibleNode>> old = takeCards(*node);
        std::vector<std::unique_ptr<AccessibleNode>> oldGroups = std::move(node->children);
        node->children.clear();
        bool changed = false;
        const bool grouped = !hidden && isGrouped(zone);
        const auto ownerOf = [&](int group) -> AccessibleNode* {
            if (!grouped || group < 0 || group >= int(zone.groups.size())) return node.get();
            if (!node->children.empty() && node->children.back()->group == group)
                return node->children.back().get();
            std::unique_ptr<AccessibleNode> owner;
            for (std::unique_ptr<AccessibleNode>& candidate : oldGroups)
                if (candidate && candidate->group == group) owner = std::move(candidate);
            if (!owner) {
                owner = std::make_unique<AccessibleNode>(*this, Kind::Group, node.get());
                owner->place = zone.place;
                owner->group = group;
                changed = true;
            }
            node->children.push_back(std::move(owner));
            return node->children.back().get();
        };
        for (int index = 0; !hidden && index < int(zone.cards.size()); ++index) {
            const CardPicture& picturedCard = zone.cards[size_t(index)];
            if (picturedCard.dashed) continue; // a placeholder
            const Face face = picturedCard.face;
            AccessibleNode* owner = ownerOf(picturedCard.group);
            std::unique_ptr<AccessibleNode> card;
            for (std::unique_ptr<AccessibleNode>& candidate : old)
                if (candidate && candidate->face == face) {
                    card = std::move(candidate);
                    break;
                }
            if (!card) {
                card = std::make_unique<AccessibleNode>(*this, Kind::OneCard, owner);
                card->face = face;
                changed = true;
            } else if (card->spot.index != index || card->above() != owner) {
                changed = true;
            }
            card->setAbove(owner);
            card->spot = {zone.place, index};
            owner->children.push_back(std::move(card));
        }
        for (std::unique_ptr<AccessibleNode>& card : old)
            if (card) {
                changed = true;
                gone.push_back(std::move(card));
            }
        for (std::unique_ptr<AccessibleNode>& group : oldGroups)
            if (group) {
                changed = true;
                gone.push_back(std::move(group));
            }
        if (changed) changedZones.push_back(node.get());
        next.push_back(std::move(node));
    }
    if (auto choices = take([](const AccessibleNode& old) { return old.kind() == Kind::Choices; }))
        next.push_back(std::move(choices));
    m_nodes = std::move(next);
    for (const std::unique_ptr<AccessibleNode>& node : before)
        if (node) reordered = true;
    // Only now, when nothing refers to them: this deletes their interfaces too.
    before.clear();
    gone.clear();
    followOptions();
    if (reordered) notify(&m_view, QAccessible::ObjectReorder);
    for (AccessibleNode* zone : changedZones)
        notify(zone, QAccessible::ObjectReorder);
    if ((!reordered && changedZones.empty()) || focused() == m_toldFocus) return;
    if (!wasTold || !m_newsPending || !m_newsPending()) return tellFocus();
    m_toldFocus = focused();
}

void AccessibleTree::followOptions() {
    using Kind = AccessibleNode::Kind;
    const int count = presenter() ? int(m_input.options().items().size()) : 0;
    const bool has = !m_nodes.empty() && m_nodes.back()->kind() == Kind::Choices;
    if (!has && count == 0) return;
    if (has && count == 0) {
        m_nodes.pop_back();
        notify(&m_view, QAccessible::ObjectReorder);
        return;
    }
    if (!has) m_nodes.push_back(std::make_unique<AccessibleNode>(*this, Kind::Choices, nullptr));
    AccessibleNode* choices = m_nodes.back().get();
    choices->children.clear(); // new options get new nodes
    for (int index = 0; index < count; ++index) {
        auto node = std::make_unique<AccessibleNode>(*this, Kind::OptionButton, choices);
        node->option = index;
        choices->children.push_back(std::move(node));
    }
    notify(has ? static_cast<QObject*>(choices) : &m_view, QAccessible::ObjectReorder);
}

AccessibleNode* AccessibleTree::focused() const {
    using Kind = AccessibleNode::Kind;
    if (m_focusSilent) return nullptr;
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
            for (AccessibleNode* card : node->cards())
                if (card->spot == *highlights.focusedCard) return card;
    }
    return nullptr;
}

void AccessibleTree::tellFocus() {
    if (!m_view.hasFocus()) return;
    m_toldFocus = focused();
    if (!m_toldFocus) return;
    notify(m_toldFocus, QAccessible::Focus);
    emit focusAnnounced();
}

void AccessibleTree::setFocusSilent(bool silent) {
    if (silent == std::exchange(m_focusSilent, silent)) return;
    if (!silent) tellFocus();
}

void AccessibleTree::tellStates() {
    const Highlights& now = m_input.highlights();
    const std::vector<CardRef> raised = std::exchange(m_raised, now.raised);
    const std::vector<Seat> seats = std::exchange(m_litSeats, now.seats);
    const std::vector<PileId> places = std::exchange(m_litPlaces, now.places);
    if (!QAccessible::isActive() || (raised == m_raised && seats == m_litSeats && places == m_litPlaces))
        return;
    const auto selected = [](QAccessible::State& state) { state.selected = true; };
    const auto selectable = [](QAccessible::State& state) { state.selectable = true; };
    for (const std::unique_ptr<AccessibleNode>& node : m_nodes) {
        for (AccessibleNode* card : node->cards())
            if (has(raised, card->spot) != has(m_raised, card->spot)) tellState(*card, selected);
        if (node->kind() == AccessibleNode::Kind::SeatPanel &&
            has(seats, node->seat) != has(m_litSeats, node->seat))
            tellState(*node, selectable);
        if (node->kind() == AccessibleNode::Kind::Zone &&
            has(places, node->place) != has(m_litPlaces, node->place))
            tellState(*node, selectable);
    }
}

} // namespace tacklebox

#include "moc_accessibletable.cpp"
