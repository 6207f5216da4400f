// Hands on the table: mouse, touch, pen and keys, all by one path. Grips cards, lights legal aims, blooms
// petals, and makes the choice that a gesture stands for. Knows no rules: it reads the presenter's gestures.
#pragma once

#include "views/scene/presenter.h"
#include "views/scene/tablescene.h"

#include <QObject>

class QKeyEvent;
class QMouseEvent;

namespace tacklebox {

class TableInput : public QObject {
    Q_OBJECT

  public:
    explicit TableInput(TableScene& scene, QObject* parent = nullptr);
    ~TableInput() override;

    void setPresenter(Presenter* presenter);
    /// The gestures have changed; what is gripped stays gripped where it still means something.
    void refresh();

    // Each gives true if it has used the event. Points are scene coordinates.
    bool press(QPointF point, Qt::MouseButton button, qint64 timestamp);
    bool move(QPointF point);
    bool release(QPointF point, Qt::MouseButton button, qint64 timestamp);
    bool doubleClick(QPointF point);
    bool key(QKeyEvent* event);
    bool hover(QPointF point);
    void leave();
    /// Opens or closes the close look at the card under the point or in focus.
    void inspect(std::optional<Spot> spot);
    /// Lets go of everything; false if there was nothing to let go.
    bool cancel();

    /// The prompt bar's buttons at this moment, in order.
    std::vector<Gesture> buttons() const;
    void pressButton(int choice);

    /// What has the keyboard's focus, for the accessible tree.
    const Lights& lights() const;
    void focusCard(Spot spot);
    void focusSeat(Seat seat);
    void focusPlace(Place place);
    /// What a click on it would do: for accessible actions.
    void activate(Spot spot);
    void activateSeat(Seat seat);
    void activatePlace(Place place);

  signals:
    void hint(const QString& words);
    void rulesWanted(const QString& anchor);
    /// The buttons have changed (a selection was begun, gestures changed).
    void buttonsChanged();
    void focusMoved();
    /// A gesture has made its choice: motion hurries, then the table plays it.
    void chosen(int choice, qint64 pressedAt);

  private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox
