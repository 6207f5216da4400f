// The view of a table: scene, motion and input together. What a window puts in its middle.
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
    /// `faces` outlives the view.
    explicit TableView(FaceStore& faces, QWidget* parent = nullptr);
    ~TableView() override;

    /// Shows that table from now on; nothing for none. The presenter's table outlives it.
    void setPresenter(std::unique_ptr<Presenter> presenter, Opening opening = Opening::AsItStands);
    Presenter* presenter() const;
    TableScene& tableScene() const;
    Director& director() const;
    TableInput& input() const;

    void setMotion(const MotionSettings& motion);
    /// Those at the table who have a voice say something now and then, or are silent.
    void setVoices(bool on);
    /// Whether those who listen are not told where the focus is on the table until it is moved: something
    /// else is to be heard first.
    void keepFocusUntold(bool untold);
    /// Words of what happens here are on their way to a screen reader while that is true (AccessibleTree).
    void setNewsComes(std::function<bool()> comes);
    /// Leaves a row of that height free between table and hand for widgets that lie over the view.
    void setRibbonHeight(int height);
    /// Shows the table as it is now, without motion: it has gone to another place in the match.
    void showAnew();
    /// Ends every motion now; nothing of it is lost.
    void hurry();

  signals:
    /// A line for the player about what he tried: why it cannot be done, or how to go on.
    void hint(const QString& words);
    /// What he tried cannot be done: at the table's side or by the rules.
    void refused();
    /// He wants to know what a card does: "twisted-fish#card-the-net".
    void rulesWanted(const QString& anchor);
    /// The row for the ribbon lies elsewhere or is as wide as before no more: TableLayout::ribbon.
    void ribbonMoved(const QRectF& row);
    /// As in Director: the line of an ask sets out, and hangs there.
    void lineCast(Seat from);
    void lineHangs(Seat at);
    /// As in Director: a card of which no event tells has been dealt to a player.
    void dealt(Seat to);
    /// What was moving has been ended by hurry(); nothing of it goes on, in sound neither.
    void hurried();
    /// Motion has caught up with the table.
    void caughtUp();
    /// Sounds and announcements go with the motion: event `number` is being shown now.
    void showing(int number);
    /// The menu of a card is about to open.
    void menuComes(QMenu* menu);
    /// Esc with nothing left to cancel at the table.
    void pauseWanted();
    /// I: what the card inspector says, as in TableInput.
    void cardInspected(const QString& words);
    /// H: the bots are to wait, or to go on.
    void holdWanted();

    /// S, L, W: sentences about the table are wanted; as in TableInput.
    void stateWanted();
    void lastTurnWanted();
    void lastAsksWanted();

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
    /// A person does something: what is still being shown ends at once. True if there was something.
    bool hurryBefore();

    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox
