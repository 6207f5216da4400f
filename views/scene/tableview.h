// The widget that shows a table. It combines the scene, its motion and its input.
#pragma once

#include "views/scene/picture/presenter.h"
#include "views/settings/settings.h"

#include <QGraphicsView>

#include <functional>

class QMenu;

namespace tacklebox {

class FaceStore;
class Director;
class TableInput;
class TableScene;

class TableView : public QGraphicsView {
    Q_OBJECT

  public:
    /// `faces` must outlive the view.
    explicit TableView(FaceStore& faces, QWidget* parent = nullptr);
    ~TableView() override;

    /// Shows the presenter's table; null shows none. The table must stay alive until it is replaced.
    void setPresenter(std::unique_ptr<Presenter> presenter, Opening opening = Opening::AsItStands);
    Presenter* presenter() const;
    TableScene& tableScene() const;
    Director& director() const;
    TableInput& input() const;

    void setMotion(const MotionSettings& motion);
    /// While true, screen readers are not told which item on the table has the focus, so that other news is
    /// announced first. It ends when the user moves the focus.
    void setFocusSilent(bool silent);
    /// `comes` returns true while news about the table is waiting to be spoken (see AccessibleTree).
    void setNewsPending(std::function<bool()> comes);
    /// Shows the table's current position without motion, after a jump within the match.
    void showCurrent();
    /// Ends all motion now. Every event still counts as shown.
    void skipMotion();

  signals:
    /// A message about what the user tried: why it is impossible, or how to continue.
    void messageWanted(const QString& words);
    /// The user tried something impossible. hint() carries the reason.
    void refused();
    /// The row of the prompt bar (TableLayout::promptBar) has moved or been resized.
    void promptBarMoved(const QRectF& row);
    /// skipMotion() has ended motion that was under way. Its sounds should stop too.
    void motionSkipped();
    /// All events have been shown and nothing moves.
    void caughtUp();
    /// Event `number` is being shown: play its sound and announce it now.
    void showing(int number);
    /// Emitted before the context menu of a card opens.
    void menuAboutToShow(QMenu* menu);
    /// Esc was pressed, and there was nothing to cancel at the table.
    void pauseWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void keyReleaseEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

  private:
    void sizeChanged();
    void endMotion(void (Director::*end)());
    /// The user acts: ends pending motion up to what they must do by hand. Returns true if there was any.
    bool skipMotionBefore();

    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox
