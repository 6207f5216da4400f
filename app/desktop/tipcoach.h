// The coach of a player's first full deal. It explains each card and event at its first appearance, in a
// bubble that stops nothing, and never again unless asked.
#pragma once

#include "model/lessons/notematcher.h"
#include "views/settings/lessonprogress.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

#include <memory>
#include <optional>

namespace tacklebox {

class CoachNote;
class Table;
class TablePage;

class TipCoach : public QObject {
    Q_OBJECT

  public:
    /// `page` and `progress` must outlive this. `language` is "en" or "de".
    TipCoach(TablePage& page, LessonProgress& progress, QString language, QObject* parent = nullptr);

    /// True if the coach is active: this is the first full deal of a game, against minnows, or restart()
    /// was called.
    bool isActive() const { return m_matcher != nullptr; }
    /// True while the coach waits for the end of a moment before speaking.
    bool hasPending() const { return m_noteTimer.isActive(); }
    /// True if one person plays against bots and there is something to explain.
    bool mayExplain() const;
    /// The coach's bubble.
    CoachNote& note() const { return *m_note; }

  public slots:
    /// Repeats the last note.
    void sayAgain();
    /// Explains everything in this game again, against any opponents. Does nothing if mayExplain() is false.
    void restart();
    /// Turns the coach on or off for all games.
    void setOn(bool on);

  private:
    /// Follows the page to another table, or to none.
    void updateFromTable();
    /// Becomes active if this table needs a coach.
    void activate();
    void deactivate();
    void onEvent(int number);
    /// Shows the pending note if this is possible now.
    void showPending();
    /// Makes the first note that was not shown yet the pending one, unless a more important one is pending.
    void propose(const std::vector<DueNote>& notes);
    void proposeDecision();
    bool maySpeak() const;
    void say(const DueNote& due);
    void show();
    /// Hides the note, and lets the table continue.
    void stopSpeaking();
    QString game() const;

    TablePage& m_page;
    LessonProgress& m_progress;
    QString m_language;
    CoachNote* m_note;
    QPointer<Table> m_table;
    std::optional<Notes> m_notes;
    std::unique_ptr<NoteMatcher> m_matcher;
    std::optional<DueNote> m_due;
    bool m_dueOfEvent = false;
    QStringList m_shownNotes; ///< ids, of this game
    int m_heard = 0;          ///< number of events seen at the table
    QString m_asked;          ///< the game of the last restart()
    QString m_last;           ///< the text of the last note
    int m_about = -1;         ///< the seat it is about; -1: none
    bool m_ofEvent = false;   ///< it is about an event that was shown, not about a decision
    QElapsedTimer m_spoken;   ///< since the last note was shown ...
    int m_readMillis = 0;     ///< ... and how long reading it takes at least
    QTimer m_noteTimer, m_read;
};

} // namespace tacklebox
