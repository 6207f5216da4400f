// The table for screen readers: a list "Table" of seats, zones and open choices, whose cards are buttons with
// actions (ux.md 4.1). Hidden hands have no children.
#pragma once

#include "views/scene/input/tableinput.h"
#include "views/scene/items/tablescene.h"

#include <QGraphicsView>
#include <QObject>

#include <memory>
#include <vector>

namespace tacklebox {

class AccessibleTree;

/// Lets Qt make accessible interfaces for TableView and its nodes; more calls change nothing.
void installAccessibleTable();

/// One thing of the table that screen readers may hear of. Its name and state are read from the scene when
/// they are asked for.
class AccessibleNode : public QObject {
    Q_OBJECT

  public:
    enum class Kind : quint8 { SeatPanel, Zone, OneCard, Choices, OptionButton };

    AccessibleNode(const AccessibleTree& tree, Kind kind, AccessibleNode* parent);

    const AccessibleTree& tree() const { return m_tree; }
    Kind kind() const { return m_kind; }
    AccessibleNode* above() const { return m_above; } ///< null: the view

    Seat seat = kNoSeat; ///< of a SeatPanel
    Place place;         ///< of a Zone
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

    const std::vector<std::unique_ptr<AccessibleNode>>& nodes() const { return m_nodes; }
    /// The node that has the table's focus; null for none.
    AccessibleNode* focused() const;

    QGraphicsView& view() const { return m_view; }
    TableScene& scene() const { return m_scene; }
    TableInput& input() const { return m_input; }
    /// Null while no table is shown.
    const Presenter* presenter() const;

  private:
    void followOptions();
    void tellStates();

    QGraphicsView& m_view;
    TableScene& m_scene;
    TableInput& m_input;
    std::vector<std::unique_ptr<AccessibleNode>> m_nodes;
    std::vector<Spot> m_raised;
};

} // namespace tacklebox
