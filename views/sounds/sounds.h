// The sounds of a table, played as events are shown. Opens an output only when a table is followed, and does
// nothing without an audio device. soundscript.h chooses the sound of an event; cues.h lists the sounds.
#pragma once

#include "model/table/table.h"
#include "views/scene/picture/tableobserver.h"
#include "views/settings/settings.h"
#include "views/sounds/soundscript.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>

namespace tacklebox {

class TableView;

class Sounds : public QObject, public TableObserver {
    Q_OBJECT

  public:
    explicit Sounds(QObject* parent = nullptr);
    ~Sounds() override;

    /// Sets the volumes of the groups, also for sounds that are playing.
    void setVolumes(const SoundSettings& volumes);
    /// Mutes all sounds for a while, as behind a curtain. Playing sounds fade out; ambient sound and tension
    /// come back afterwards.
    void setMuted(bool muted);
    bool muted() const { return m_muted; }

    /// Ends ambient sound and tension while nobody looks at the table.
    void setUnattended(bool unattended);

    /// Sets the table, whose ambient sound starts; null: none. Opens the output now, so that the first sound
    /// is not late. Plays the tension while a window of a live table runs.
    void setTable(Table* table) override;
    /// Also plays the sounds of motion in `view`, at the positions of its seats: a line is cast or hangs,
    /// cards are dealt. Skipped motion fades sounds out.
    void setView(const TableView& view);
    /// Sets the function for a seat's position on the screen, 0 (left) to 1 (right). Without it, or for a
    /// result outside that range, seats are assumed to be evenly spaced in their order.
    void setSeating(std::function<double(Seat)> across) { m_across = std::move(across); }

    /// Plays the sound of event `number`.
    void eventShown(int number) override;
    /// Call when everything is shown. Plays "your-turn" if the viewer must move and somebody else has moved
    /// since the last call; answers do not count.
    void call(Table& table);
    /// Plays the sound of a cue: "refuse", "hit-3" (cues.h); ignores unknown names. `pan`: -1 left to 1
    /// right, limited to 0.6. `weight`: a factor for the loudness, 0 to 2. Plays each kind at most once in 40
    /// ms, and never the same take twice in a row. `pitch`: a factor for its frequency.
    void play(const QString& cue, double pan = 0, double weight = 1, double pitch = 1);
    /// The pan of sounds at a seat, for play().
    double panOf(const Table& table, Seat seat) const;
    /// The user skips the motion: fades out all sounds but loops.
    void fadeOut();
    /// Sets how close a window is to its end, 0 to 1; below 0: there is none. setTable() does this for live
    /// tables.
    void setTension(double tension);
    /// Sets the clock for intervals between sounds, in milliseconds; for tests.
    void setClock(std::function<qint64()> millis);
    /// Call after a jump in the match: the next event does not follow the previous one.
    void restart();

  signals:
    /// A sound is played, even if there is no device.
    void played(const QString& cue);
    /// Sounds fade out because the user hurries, even if there is no device.
    void faded();

  private:
    struct Private;

    /// Starts, changes or ends ambient sound and tension.
    void updateLoops();
    void pollClock();

    std::unique_ptr<Private> m;
    SoundScript m_script;
    SoundSettings m_volumes;
    std::function<double(Seat)> m_across;
    bool m_othersMoved = true;  ///< since the last call of call() that played
    Seat m_called = kNoSeat;    ///< the seat it called
    QPointer<Table> m_calledAt; ///< the table where it called
    QTimer m_clockTimer;        ///< polls the clock of a live table
    bool m_muted = false, m_unattended = false;
};

} // namespace tacklebox
