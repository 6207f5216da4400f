// The lobby, a tackle shop: a shelf with posters of the games, notes on the wall (today's deal, a deal from a
// friend), unfinished games on the counter, and two regulars.
#pragma once

#include "views/lobby/lobbyscale.h"
#include "views/lobby/savedgamecard.h"
#include "views/lobby/shelffacts.h"
#include "views/theme/widgetrects.h"

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

/// A press on a poster opens a table of that game with its last settings. The buttons below it set up another
/// table and show the rules. Arrows move between posters, shelf, wall and counter; Tab stops only at the
/// chosen poster. The gold button resumes the last game, also with Enter if nothing else has the focus.
class Lobby : public QWidget {
    Q_OBJECT

  public:
    explicit Lobby(QWidget* parent = nullptr);

    /// The game of the chosen poster, which has or last had the focus.
    QString currentGame() const;
    /// Sets the title of the game to which the user can return; empty: none.
    void setResumable(const QString& title);
    /// Sets the facts about stored games. The regulars choose a new sentence.
    void setFacts(const ShelfFacts& facts);
    /// Marks the games in `learned` with a badge.
    void setLessons(const QStringList& learned);
    /// The lesson of that game was left at `part`, counted from 1. An empty `game` means none.
    void setLeftLesson(const QString& game, int part);
    QString leftLesson() const { return m_leftLesson; }
    /// Chooses the poster of that game, if it has one.
    void chooseGame(const QString& game);
    /// Sets the numbers of solved and of all puzzles of that game. Takes effect with the next setLessons().
    void setSolved(const QString& game, int solved, int puzzles);
    /// The game to begin with.
    QString firstGame() const;
    /// True if a match of that game is stored.
    bool hasPlayed(const QString& game) const;
    /// All unfinished games, also those without a card on the counter.
    const QList<UnfinishedGame>& unfinished() const;

  signals:
    void playWanted(const QString& game);
    void newTableWanted(const QString& game);
    /// The user wants to read the rules of that game.
    void rulesWanted(const QString& game);
    /// The user wants the lesson of that game, or declined to continue the one that was left.
    void lessonWanted(const QString& game);
    void lessonDeclined();
    /// The user wants puzzles of that game.
    void puzzlesWanted(const QString& game);
    void resumeWanted();
    /// The user wants to resume or to give up an unfinished game.
    void resumeMatchWanted(qint64 match);
    void giveUpWanted(qint64 match);
    /// The user wants to see all unfinished games.
    void allUnfinishedWanted();
    /// The user wants to play or resume that game's deal of the day.
    void dayDealWanted(const QString& game, const QDate& day);
    /// The user wants to see all results of deals of the day; today's deal of `game` has been played.
    void dayDealsWanted(const QString& game);
    /// The facts are from an earlier day. Call setFacts() with new ones.
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
    /// Moves the buttons that must stay visible below the scrolling part, or back to the wall and the
    /// counter.
    void setFootShown(bool foot);
    struct Fit {
        int left, column; ///< left edge and width of all parts
        int poster;       ///< width of the posters
        int height;       ///< needed by all parts
    };
    /// Chooses the columns and the width of the posters, so that all parts fit into a room of that width and
    /// height if possible.
    Fit fitShelves(int room, int high);
    struct WallLayout : WidgetRects {
        QRectF sign;
    };
    /// Returns the layout of the wall; `end` is its lower edge, above the shelf.
    WallLayout wallLayout(int left, int width) const;
    void choose(int index);
    /// Updates the lesson and the deal of the day for the chosen game.
    void showChosen();
    void showFacts();
    void greet();
    void pressDayDeal();
    /// Emits dayPassed() if the facts are from an earlier day.
    void checkDate();
    void moveFocus(int key);

    QScrollArea* m_area;
    LobbyRoom* m_room;
    LessonStrip* m_strip;
    QString m_leftLesson; ///< the game, whose strip is shown; empty: none
    int m_leftPart = 0;
    LobbyFoot* m_foot;
    Counter* m_counter;
    KeyButton *m_history, *m_statistics, *m_puzzles, *m_learn, *m_settings;
    WallNote *m_dayDeal, *m_friend;
    PosterShelf* m_shelf;

    ShelfFacts m_facts;
    QString m_resumable;
    bool m_solvedAnew = false; ///< setSolved() changed something since the last setLessons()
    int m_visit = -1;
    bool m_hasFoot = false; ///< the buttons are in m_foot
    LobbyScale m_scale;
    QElapsedTimer m_resized;
    QTimer m_settle;   ///< until sizes have settled and pictures are rendered again
    QTimer m_midnight; ///< until the next check of the date
};

} // namespace tacklebox
