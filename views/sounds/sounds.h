// The sounds of the table: what is shown is heard. Nothing is opened before somebody sits down, and without a
// device for sounds nothing happens. Which sound an event makes stands in soundscript.h, what there is in
// cues.h.
#pragma once

#include "model/table/table.h"
#include "views/settings/settings.h"
#include "views/sounds/soundscript.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <functional>
#include <memory>

namespace tacklebox {

class Sounds : public QObject {
    Q_OBJECT

  public:
    explicit Sounds(QObject* parent = nullptr);
    ~Sounds() override;

    /// How loud the groups are; holds at once for what is heard already.
    void setVolumes(const SoundSettings& volumes);
    /// Silent beside that, for a time: while a curtain hangs. What sounds fades out; the air of the place and
    /// the tension come back afterwards.
    void setMuted(bool muted);
    bool muted() const { return m_muted; }

    /// Nobody looks at the table: the air of the place and the tension end until somebody does.
    void setAway(bool away);

    /// The table that is played from now on, and the air round it; null: none. Opens the output, so that the
    /// first sound is not late. While a window of a live table runs, its tension is heard.
    void follow(Table* table);
    /// Where a seat is on the screen, 0 (left) to 1 (right); without it, or outside that, seats are taken to
    /// sit round the table in their order.
    void setSeating(std::function<double(Seat)> across) { m_across = std::move(across); }

    /// The event that is being shown now: connect TableView::showing() to it.
    void hear(Table& table, int number);
    /// Everything is shown: calls the person at the screen with "your-turn" if he is to move and somebody
    /// else has moved since he was called; an answer to his own ask is no new turn.
    void call(Table& table);
    /// A sound by its cue: "refuse", "hit-3" (cues.h); an unknown one is none. `pan`: -1 left to 1 right, of
    /// which 0.6 is used at most. `weight`: a factor to its loudness, 0 to 2. At most one of a kind in 40 ms,
    /// and never the same take twice running.
    void play(const QString& cue, double pan = 0, double weight = 1);
    /// Where what happens at a seat is heard, for play().
    double panOf(const Table& table, Seat seat) const;
    /// Somebody hurries: what sounds fades out, but for the air of the place.
    void hurry();
    /// How near the end of a window is, 0 to 1; below 0 none runs. follow() does that for live tables.
    void setTension(double tension);
    /// Where the time between two sounds is read, in milliseconds; a test's own clock.
    void setClock(std::function<qint64()> millis);
    /// Another place in a match: what comes next does not follow what was heard.
    void restart();

  signals:
    /// A sound is to be heard; also where there is no device for it.
    void played(const QString& cue);
    /// What sounds fades out, as somebody hurries; also where there is no device for it.
    void faded();

  private:
    struct Private;

    /// The air and the tension are as they have to be now.
    void renewLoops();
    void lookAtClock();

    std::unique_ptr<Private> m;
    SoundScript m_script;
    SoundSettings m_volumes;
    std::function<double(Seat)> m_across;
    bool m_othersMoved = true; ///< since the person at the screen was called
    Seat m_called = kNoSeat;   ///< who that was
    QPointer<Table> m_table;   ///< at which table
    QPointer<Table> m_followed;
    QTimer m_clockTimer; ///< at the clock of a live table
    bool m_muted = false, m_away = false;
};

} // namespace tacklebox
