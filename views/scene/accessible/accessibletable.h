// The table for screen readers: a list "Table" of seats, zones and open choices, whose cards are buttons with
// actions. The cards of a laid set or of a suit are children of its group, hidden hands have
// none. After all that come the widgets that lie on the table: the ribbon, the sheets at the ends.
#pragma once

#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"

#include <QGraphicsView>
#include <QObject>
#include <QPointer>

#include <algorithm>
#include <functional>
#include <memory>
#include <vector>

namespace tacklebox {

class AccessibleTree;

/// `item` is one of `list`: of what is lit, raised or can be played.
template <class List, class Item>
bool has(const List& list, const Item& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// Lets Qt make accessible interfaces for TableView and its nodes; more calls change nothing.
void installAccessibleTable();

/// One thing of the table that screen readers may hear of. Its name and state are read from the scene when
/// they are asked for.
class AccessibleNode : public QObject {
    Q_OBJECT

  public:
    enum class Kind : quint8 { SeatPanel, Zone, Group, OneCard, Choices, OptionButton };

    AccessibleNode(const AccessibleTree& tree, Kind kind, AccessibleNode* parent);

    const AccessibleTree& tree() const { return m_tree; }
    Kind kind() const { return m_kind; }
    AccessibleNode* above() const { return m_above; } ///< null: the view
    void setAbove(AccessibleNode* above) { m_above = above; }
    /// The cards among its children and theirs, from the first on.
    std::vector<AccessibleNode*> cards() const;

    Seat seat = kNoSeat; ///< of a SeatPanel
    PileId place;        ///< of a Zone, and of a Group in it
    int group = -1;      ///< of a Group: its number in the zone
    Spot spot;           ///< of a OneCard
    Face face = kNoFace; ///< of a OneCard: by it the node stays with its card
    int option = -1;     ///< of a OptionButton
    std::vector<std::unique_ptr<AccessibleNode>> children;

  private:
    const AccessibleTree& m_tree;
    Kind m_kind;
    AccessibleNode* m_above;
};

/// The nodes of a view. They live as long as what they stand for, and never longer than the view.
class AccessibleTree : public QObject {
    Q_OBJECT

  public:
    AccessibleTree(QGraphicsView& view, TableScene& scene, TableInput& input);
    ~AccessibleTree() override;

    /// The tree of that view; null for none.
    static AccessibleTree* of(const QGraphicsView& view);

    /// Makes the nodes equal to the picture; tells listeners what was added, removed and moved.
    void follow();
    /// Tells listeners what has the focus, if the view has it.
    void tellFocus();
    /// For listeners the table itself has the focus, and nothing on it, until a person moves it or asks for
    /// it with false: something else is to be heard first.
    void keepFocusUntold(bool untold);
    /// `comes` returns true while news is waiting to be spoken. A focus that moves with the cards meanwhile
    /// is not announced, because that would interrupt the news.
    void setNewsComes(std::function<bool()> comes) { m_newsComes = std::move(comes); }

    const std::vector<std::unique_ptr<AccessibleNode>>& nodes() const { return m_nodes; }
    /// The node that has the table's focus, as listeners are to hear of it; null for none.
    AccessibleNode* focused() const;

    QGraphicsView& view() const { return m_view; }
    TableScene& scene() const { return m_scene; }
    TableInput& input() const { return m_input; }
    /// Null while no table is shown.
    const Presenter* presenter() const;

  signals:
    /// Listeners are told that this has the focus.
    void focusAnnounced();

  private:
    void followOptions();
    void tellStates();

    QGraphicsView& m_view;
    TableScene& m_scene;
    TableInput& m_input;
    std::vector<std::unique_ptr<AccessibleNode>> m_nodes;
    QPointer<AccessibleNode> m_toldFocus; ///< by tellFocus()
    bool m_untold = false;                ///< keepFocusUntold()
    std::function<bool()> m_newsComes;
    std::vector<Spot> m_raised;
    std::vector<Seat> m_litSeats;
    std::vector<PileId> m_litPlaces;
};

} // namespace tacklebox
