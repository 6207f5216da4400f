// The sounds of the table: what is shown is heard. Nothing is loaded before the first sound, and without a
// device for sounds nothing happens. How loud each is stands in its file (resources/art/sounds.py).
#pragma once

#include "model/table/table.h"
#include "views/games/games.h"

#include <QObject>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>

namespace tacklebox {

/// Which sound an event makes after those before it. Each occasion has one sound, once: an ask, an attack, a
/// protection; "Go fish!" and what else is said when nothing comes of an ask; a set however many cards it
/// has; a deal with all its cards; a reveal with all its cards; the end of a deal; the end of the match.
class SoundScript {
  public:
    /// The name of the event's sound; empty for none. `last`: the match ends with the event after it. `game`:
    /// whose event it is; null: of a game in which nothing but the pond splashes.
    QString next(const TableEvent& event, bool last = false, const GameInfo* game = nullptr);
    /// What comes next does not follow what was heard.
    void restart() { *this = {}; }

  private:
    static QString ofMoved(const Moved& moved, const GameInfo* game);

    bool m_dealing = false;        ///< a deal began, and nobody has moved yet
    bool m_shown = false;          ///< the event before turned a card up
    std::optional<Moved> m_before; ///< the event before, if it moved a card
};

class Sounds : public QObject {
    Q_OBJECT

  public:
    explicit Sounds(QObject* parent = nullptr);
    ~Sounds() override;

    /// 0 to 1; what is heard already keeps its loudness.
    void setVolume(double volume);
    double volume() const { return m_volume; }
    void setMuted(bool muted);
    bool muted() const { return m_muted; }

    /// The event that is being shown now: connect TableView::showing() to it.
    void hear(Table& table, int number);
    /// Everything is shown: calls the person at the screen with "turn" if he is to move and somebody else has
    /// moved since he was called; an answer to his own ask is no new turn.
    void call(Table& table);
    /// A sound by its name: "refuse", "turn", "win". At most one of the same name in 60 ms.
    void play(const QString& name);
    /// Where the time between two sounds is read, in milliseconds; a test's own clock.
    void setClock(std::function<qint64()> millis);
    /// Another place in a match: what comes next does not follow what was heard.
    void restart();

  signals:
    /// A sound is to be heard; also where there is no device for it.
    void played(const QString& name);

  private:
    struct Private;
    std::unique_ptr<Private> m;
    SoundScript m_script;
    bool m_othersMoved = true; ///< since the person at the screen was called
    Seat m_called = kNoSeat;   ///< who that was
    QPointer<Table> m_table;   ///< at which table
    double m_volume = 0.6;
    bool m_muted = false;
};

} // namespace tacklebox
