// Plays the events of a table as motion. The model is final before anything moves: the director advances the
// presenter event by event, shows the next picture, lets what changed fly there, and says of each event when
// it has been seen. Hurrying ends the flights; nothing is lost, and after the last motion the picture is the
// table's own.
#pragma once

#include "views/scene/picture/presenter.h"
#include "views/settings/settings.h"

#include <QObject>

namespace tacklebox {

class TableScene;

class Director : public QObject {
    Q_OBJECT

  public:
    Director(TableScene& scene, QObject* parent = nullptr);
    ~Director() override;

    /// Begins to show a table as it is now, without motion. Null: nothing to show.
    void setPresenter(Presenter* presenter, Opening opening = Opening::AsItStands);
    /// The table is looked at: what waited for that sets out.
    void begin();
    /// It waits for begin().
    bool awaitsBegin() const;
    void setMotion(const MotionSettings& motion);
    /// The view's size and device pixel ratio.
    void setSize(QSizeF size, qreal ratio);
    /// The height of the row that the layout leaves free above the hand, in pixels; 0 for none.
    void setRibbonHeight(qreal height);
    /// Those at the table who have a voice say something now and then, or are silent.
    void setVoices(bool on);
    /// Shows everything at once, up to the table's last event.
    void hurry();
    /// What has been shown last is read about for so long before more is shown; 0: no longer. Hurrying ends
    /// it, and nothing waits where a clock runs.
    void readFor(int millis);
    /// While on, everything is shown at once: a person runs on to his next decision.
    void setRunning(bool on);
    bool running() const;
    /// Milliseconds of motion that are still to come.
    int backlogMillis() const;
    bool idle() const;
    /// Lays everything out anew from the shown position: after a change of size, theme, facing or
    /// highlights.
    void reconcile();
    /// True if the last event is shown, nothing moves, and the cards lie where the table's own picture has
    /// them.
    bool settled() const;

  signals:
    /// Event `number` has just been seen: its card has landed, or rests face up on its way, its dice lie
    /// still, its words stand in a bubble. Each event once, in order; what else is told of it, by words, by
    /// sound or by speech, is told now. Hurrying tells at once what was not told yet.
    void showing(int number);
    /// The line of an ask sets out from a seat.
    void lineCast(Seat from);
    /// Its hook hangs at the seat that is asked.
    void lineHangs(Seat at);
    /// A card of a deal of which no event tells has come to a player: it lies in his hand.
    void dealt(Seat to);
    /// Every event has been seen, and nothing moves.
    void caughtUp();

  private:
    struct Private;
    std::unique_ptr<Private> m;
};

} // namespace tacklebox
