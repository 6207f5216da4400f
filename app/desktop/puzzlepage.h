// The puzzles: a position of a played game on the same table as in play, as one player sees it, with a
// question under it. Nobody moves; one answers.
#pragma once

#include "model/puzzles/puzzle.h"
#include "views/panels/puzzlebar.h"
#include "views/settings/settings.h"

#include <QSet>
#include <QWidget>

#include <memory>
#include <vector>

class QLabel;
class QSettings;
class QSplitter;
class QTabWidget;

namespace tacklebox {

class Announcer;
class FaceStore;
class PlacesPanel;
class ScoresPanel;
class Table;
class TableView;
class TalkPanel;

/// The puzzles of that game which the program brings along; none if it has none, or a file of another format.
std::vector<Puzzle> puzzlesOf(const QString& game);

class PuzzlePage : public QWidget {
    Q_OBJECT

  public:
    /// `faces` outlives the page.
    explicit PuzzlePage(FaceStore& faces, QWidget* parent = nullptr);
    ~PuzzlePage() override;

    /// What is solved is kept there from now on, and read from there; null: only as long as the page lives.
    void useMemory(QSettings* memory);
    void useSettings(const Settings& settings);
    /// Shows the first puzzle of the game that is not solved, or the first of all. False if there is none.
    bool open(const QString& game);
    /// Shows puzzle number `number` of the game, from 0, and asks it.
    void goTo(int number);
    /// Nothing is shown any more.
    void leave();

    const QString& game() const { return m_game; }
    const std::vector<Puzzle>& puzzles() const { return m_puzzles; }
    int number() const { return m_number; }
    /// How many puzzles of the game are solved.
    int solved() const { return int(m_solved.size()); }
    Table* table() const { return m_table.get(); }
    TableView& view() const { return *m_view; }
    PuzzleBar& bar() const { return *m_bar; }
    Announcer& announcer() const { return *m_announcer; }
    void showLists(bool shown);
    bool listsShown() const;

  signals:
    /// Another puzzle is asked.
    void shown();
    void leaveWanted();
    void rulesWanted(const QString& anchor);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// The width that the lists want.
    int listsWish() const;
    void answer(int choice);
    PuzzleCard cardOf(const Puzzle& puzzle) const;
    void noteSolved(const Puzzle& puzzle);
    bool steer(const QKeyEvent& event);
    bool leavesToPage(const QWidget* widget, int key) const;

    std::unique_ptr<Table> m_table;
    TableView* m_view;
    TalkPanel* m_talk;
    ScoresPanel* m_scores;
    PlacesPanel* m_places;
    Announcer* m_announcer;
    QTabWidget* m_lists;
    QSplitter* m_splitter;
    PuzzleBar* m_bar;
    QSettings* m_memory = nullptr;
    QString m_game;
    std::vector<Puzzle> m_puzzles;
    QSet<QString> m_solved; ///< ids of the game's
    int m_number = 0;
    bool m_singleKeys = true, m_listsChosen = false;
};

} // namespace tacklebox
