// The lobby: a shelf of games in a tackle shop. Posters on a board, notes on the wall (today's deal, a deal
// from a friend), unfinished games taped to the counter, and two regulars who say something true.
#pragma once

#include "views/lobby/keptcard.h"
#include "views/lobby/lobbyscale.h"
#include "views/lobby/shelffacts.h"

#include <QElapsedTimer>
#include <QList>
#include <QTimer>
#include <QWidget>

class QScrollArea;

namespace tacklebox {

class Counter;
class KeyButton;
class LessonStrip;
class LobbyFoot;
class LobbyRoom;
class PosterShelf;
class WallNote;

/// A press on a poster sits down at a table of that game as it was last set up; beside it another one is set
/// up, and the rules are read. Arrows go from poster to poster and between shelf, wall and counter; Tab meets
/// the chosen poster alone. The gold button goes on with the last game, also by Enter where nothing else has
/// the focus.
class Lobby : public QWidget {
    Q_OBJECT

  public:
    explicit Lobby(QWidget* parent = nullptr);

    /// The game whose poster is the chosen one: it has, or last had, the focus.
    QString currentGame() const;
    /// There is a table to go back to, of the game called so; empty: none.
    void setResumable(const QString& title);
    /// What is kept; the regulars choose a sentence anew.
    void setFacts(const ShelfFacts& facts);
    /// Games whose lessons have been gone through wear a badge, and nobody calls him new who has learned
    /// one. `offer`: while nobody has played anything, a
    /// strip offers the lesson of the first game.
    void setLessons(const QStringList& learned, bool offer);
    /// The lesson of that game was left at that part, counted from 1; an empty game: none was.
    void setLeftLesson(const QString& game, int part);
    QString leftLesson() const { return m_leftLesson; }
    /// The poster of that game is the chosen one, as far as it has one.
    void chooseGame(const QString& game);
    /// So many puzzles of that game, which has so many, have been solved. Told with the next setLessons().
    void setSolved(const QString& game, int solved, int puzzles);
    /// The game to begin with.
    QString firstGame() const;
    /// Something of that game is kept.
    bool hasPlayed(const QString& game) const;
    /// All unfinished games, also those that have no card on the counter.
    const QList<UnfinishedGame>& unfinished() const;

  signals:
    void playWanted(const QString& game);
    void newTableWanted(const QString& game);
    /// Of that game, for the rules reader.
    void rulesWanted(const QString& game);
    /// The lesson of that game, which was offered; or none, thanks.
    void lessonWanted(const QString& game);
    void lessonDeclined();
    /// Puzzles of that game.
    void puzzlesWanted(const QString& game);
    void resumeWanted();
    /// One of the unfinished games is to be gone on with, or given up.
    void keptWanted(qint64 match);
    void giveUpWanted(qint64 match);
    /// More of them than the counter has room for are to be shown.
    void allUnfinishedWanted();
    /// The deal of that day of that game, from its beginning.
    void dayDealWanted(const QString& game, const QDate& day);
    /// How today's deal ended: that match.
    void dayResultWanted(const MatchLine& match);
    /// The facts are of an earlier day: setFacts() with new ones is wanted.
    void dayPassed();
    void dealCodeWanted();
    void historyWanted();
    void statisticsWanted();
    void settingsWanted();

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void arrange();
    /// Puts what is always wanted below what scrolls, or back to the wall and the counter.
    void useFoot(bool foot);
    /// How wide posters are, and in how many columns they stand, so that all needs the least height beside a
    /// wall that ends at `wall`; that height.
    int fitShelves(int left, int column, int wall, int high, int& poster);
    /// Lays the wall above the shelf out; its lower edge.
    int arrangeWall(int left, int width, bool place);
    void choose(int index);
    /// Lesson and deal of the day are those of the chosen game.
    void tellChosen();
    void follow();
    void greet();
    void pressDayDeal();
    /// Says so if the day of the facts has passed.
    void lookAtDay();
    void moveFocus(int key);

    QScrollArea* m_area;
    LobbyRoom* m_room;
    LessonStrip* m_strip;
    QString m_leftLesson; ///< the game; empty: none was left
    int m_leftPart = 0;
    LobbyFoot* m_foot;
    Counter* m_counter;
    KeyButton *m_history, *m_statistics, *m_puzzles, *m_learn, *m_settings;
    WallNote *m_dayDeal, *m_friend;
    PosterShelf* m_shelf;

    ShelfFacts m_facts;
    QString m_resumable;
    bool m_offer = false;      ///< of a lesson, while nobody has played anything
    bool m_solvedAnew = false; ///< and not told yet
    int m_visit = -1;
    bool m_footed = false; ///< buttons are in m_foot
    LobbyScale m_scale;
    RoomPlan m_plan;
    QElapsedTimer m_resized;
    QTimer m_settle;   ///< pictures are drawn anew once sizes have come to rest
    QTimer m_midnight; ///< until the day is looked at again
};

} // namespace tacklebox
