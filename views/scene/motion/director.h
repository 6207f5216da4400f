#pragma once

#include "views/scene/picture/presenter.h"
#include "views/settings/settings.h"

#include <QObject>

namespace tacklebox {

class TableScene;

/// Plays the events of a table as motion. The model is final before anything moves: the director advances the
/// presenter event by event, shows the next picture, lets changed cards fly there, and reports each event
/// when it has been seen. Hurrying ends the flights, but no event is left out. After the last motion the
/// picture is the table's own.
class Director : public QObject {
    Q_OBJECT

  public:
    Director(TableScene& scene, QObject* parent = nullptr);
    ~Director() override;

    /// Shows a table as it is now, without motion. Null: no table.
    void setPresenter(Presenter* presenter, Opening opening = Opening::AsItStands);
    /// The table has become visible: plays a first deal that waits for that.
    void begin();
    /// Returns true if the first deal waits for begin().
    bool awaitsBegin() const;
    void setMotion(const MotionSettings& motion);
    /// Sets the view's size and device pixel ratio.
    void setSize(QSizeF size, qreal ratio);
    /// Sets the height of the row that layouts keep free above the hand, in pixels; 0: none.
    void setPromptBarHeight(qreal height);
    /// Turns remarks on or off, for players who have a voice.
    void setVoices(bool on);
    /// If off, the viewer fishes and rolls dice by hand: such an event waits for act(). Replays, lessons,
    /// clocks and fast motion never wait. On by default.
    void setActsForViewer(bool on);
    /// Returns what the viewer must do by hand before the next event is shown.
    const std::optional<ManualAction>& awaitedAction() const;
    /// The viewer has done it.
    void act();
    /// The viewer carries the dice that wait to be rolled.
    void carryDice(QPointF by);
    /// Shows everything up to the table's last event at once.
    void skipMotion();
    /// Shows everything up to the next action of the viewer at once.
    void hurry();
    /// Shows nothing more for that long, so that the user can read about the last events; 0 ends the wait.
    /// Hurrying ends it too, and nothing waits while a clock runs.
    void readFor(int millis);
    /// While on, everything is shown at once: the user skips to their next decision.
    void setSkipping(bool on);
    bool skipping() const;
    /// Returns the estimated milliseconds of motion that are still to come.
    int backlogMillis() const;
    bool idle() const;
    /// Lays out the shown position again without motion: after a change of size or theme, or a refused move.
    void reconcile();
    /// Returns true if the last event is shown, nothing moves, and the scene shows the table's own picture.
    bool settled() const;

  signals:
    /// Event `number` has just been seen: its card has landed or rests face up on its way, its dice have come
    /// to rest, or its words are in a bubble. Emitted once for each event, in order. Text, sound and speech
    /// about the event are due now. Hurrying emits the rest at once.
    void showing(int number);
    /// awaitedAction() has changed.
    void awaitedActionChanged();
    /// The line of an ask, or of a player who fishes, leaves a seat.
    void lineCast(Seat from);
    /// Its hook has reached the asked seat.
    void lineArrived(Seat at);
    /// Points of a catch are counted up for a seat: note `note`, from 0.
    void pointsCounted(Seat seat, int note);
    /// A dealt card that no event reports has reached a player's hand.
    void dealt(Seat to);
    /// Every event has been seen, and nothing moves.
    void caughtUp();

  private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox
