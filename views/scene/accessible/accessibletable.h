// The table for screen readers: a list of seats, zones and open choices, whose cards are buttons with
// actions. The cards of a laid set or of a suit are children of its group. Hidden hands have no children. The
// widgets on the table come last.
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

/// Returns true if `list` contains `item`.
template <class List, class Item>
bool has(const List& list, const Item& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

/// Registers the interfaces of TableView and its nodes. Repeated calls do nothing.
void installAccessibleTable();

/// An element of the table for screen readers. Name and state are read from the scene on request.
class AccessibleNode : public QObject {
    Q_OBJECT

  public:
    enum class Kind : quint8 { SeatPanel, Zone, Group, OneCard, Choices, OptionButton };

    AccessibleNode(const AccessibleTree& tree, Kind kind, AccessibleNode* parent);

    const AccessibleTree& tree() const { return m_tree; }
    Kind kind() const { return m_kind; }
    AccessibleNode* above() const { return m_above; } ///< null: the view
    void setAbove(AccessibleNode* above) { m_above = above; }
    /// Returns the cards among its children and their children, in order.
    std::vector<AccessibleNode*> cards() const;

    Seat seat = kNoSeat; ///< of a SeatPanel
    PileId place;        ///< of a Zone, and of a Group in it
    int group = -1;      ///< of a Group: its number in the zone
    CardRef spot;        ///< of a OneCard
    Face face = kNoFace; ///< of a OneCard; identifies the card when it moves
    int option = -1;     ///< of an OptionButton
    std::vector<std::unique_ptr<AccessibleNode>> children;

  private:
    const AccessibleTree& m_tree;
    Kind m_kind;
    AccessibleNode* m_above;
};

/// The nodes of a view. A node lives as long as its element, and never longer than the view.
class AccessibleTree : public QObject {
    Q_OBJECT

  public:
    AccessibleTree(QGraphicsView& view, TableScene& scene, TableInput& input);
    ~AccessibleTree() override;

    /// Returns the tree of that view, or null.
    static AccessibleTree* of(const QGraphicsView& view);

    /// Updates the nodes from the picture, and reports to screen readers what was added, removed and moved.
    void updateFromPicture();
    /// Reports the focused node to screen readers, if the view has the focus.
    void tellFocus();
    /// While true, screen readers find the focus on the table and on none of its nodes, so that other news is
    /// announced first. It ends when the user moves the focus.
    void setFocusSilent(bool silent);
    /// `comes` returns true while news is waiting to be spoken. A focus that moves with the cards meanwhile
    /// is not announced, because that would interrupt the news.
    void setNewsPending(std::function<bool()> comes) { m_newsPending = std::move(comes); }

    const std::vector<std::unique_ptr<AccessibleNode>>& nodes() const { return m_nodes; }
    /// Returns the node with the focus; null if there is none or it is not to be announced yet.
    AccessibleNode* focused() const;

    QGraphicsView& view() const { return m_view; }
    TableScene& scene() const { return m_scene; }
    TableInput& input() const { return m_input; }
    /// Returns null while no table is shown.
    const Presenter* presenter() const;

  signals:
    /// The focus was reported to screen readers.
    void focusAnnounced();

  private:
    void followOptions();
    void tellStates();

    QGraphicsView& m_view;
    TableScene& m_scene;
    TableInput& m_input;
    std::vector<std::unique_ptr<AccessibleNode>> m_nodes;
    QPointer<AccessibleNode> m_toldFocus; ///< the last one reported by tellFocus()
    bool m_focusSilent = false;           ///< set by setFocusSilent()
    std::function<bool()> m_newsPending;
    std::vector<CardRef> m_raised;
    std::vector<Seat> m_litSeats;
    std::vector<PileId> m_litPlaces;
};

} // namespace tacklebox
