// The quiet coach of the first full deal: says of each card and event what it is when it is first seen, in a
// bubble that stops nothing, and never again unless asked.
#pragma once

#include "model/lessons/notewatch.h"
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

class QuietCoach : public QObject {
    Q_OBJECT

  public:
    /// `page` and `progress` outlive him. `language`: "en" or "de".
    QuietCoach(TablePage& page, LessonProgress& progress, QString language, QObject* parent = nullptr);
    ~QuietCoach() override;

    /// He is at the table: its game's first full deal is being played against minnows, or he was asked to.
    bool isThere() const { return m_watch != nullptr; }
    /// A moment is not over yet, after which he speaks or not.
    bool considers() const { return m_soon.isActive(); }
    /// True where one person plays against bots and there is something to explain.
    bool mayExplain() const;
    /// The bubble in which he speaks.
    CoachNote& note() const { return *m_note; }

  public slots:
    /// What he has said last, once more.
    void sayAgain();
    /// Everything of this game once more, from now on, whoever plays; nothing where mayExplain() is false.
    void explainAnew();
    /// Whether he comes at all.
    void setOn(bool on);

  protected:
    /// Any key and any press ends what he says; it is done all the same.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    /// Another table is on the page, or none.
    void follow();
    /// Comes, if he is wanted here.
    void come();
    void go();
    void hear(int number);
    /// Says what is due, if it may be said now; else it waits.
    void consider();
    /// The first of them that was not told yet becomes what is due, unless something more important is.
    void propose(const std::vector<DueNote>& notes);
    void proposeDecision();
    bool maySpeak() const;
    void say(const DueNote& due);
    void show();
    /// He says no more, and the table goes on.
    void keepQuiet();
    QString game() const;

    TablePage& m_page;
    LessonProgress& m_progress;
    QString m_language;
    CoachNote* m_note;
    QPointer<Table> m_table;
    std::optional<Notes> m_notes;
    std::unique_ptr<NoteWatch> m_watch;
    std::optional<DueNote> m_due;
    bool m_dueOfEvent = false;
    QStringList m_shownNotes; ///< of this game
    int m_heard = 0;          ///< so many events of the table have been seen
    QString m_asked;          ///< the game of which he was asked to explain everything
    QString m_last;           ///< what he has said last
    int m_about = -1;         ///< the seat that it is about, -1 for none
    bool m_ofEvent = false;   ///< it is about what has just been shown, and not about a decision
    QElapsedTimer m_spoken;   ///< since he began to say it ...
    int m_readMillis = 0;     ///< ... and how long it takes to read it at least
    QTimer m_soon, m_read;
};

} // namespace tacklebox
