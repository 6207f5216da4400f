// The puzzle page: a position of a played game, as one player sees it, with a question below. The user
// answers but makes no moves.
#pragma once

#include "app/desktop/tableframepage.h"
#include "model/puzzles/puzzle.h"
#include "views/panels/puzzlebar.h"
#include "views/settings/settings.h"

#include <QSet>

#include <vector>

class QSettings;

namespace tacklebox {

/// Returns the built-in puzzles of that game; empty if it has none or they can't be read.
std::vector<Puzzle> puzzlesOf(const QString& game);

class PuzzlePage : public TableFramePage {
    Q_OBJECT

  public:
    /// `faces` must outlive the page.
    explicit PuzzlePage(FaceStore& faces, QWidget* parent = nullptr);
    ~PuzzlePage() override;

    /// Loads and saves the solved puzzles in `store` from now on. With null, only this object knows them.
    void setSettingsStore(QSettings* store);
    void useSettings(const Settings& settings) override;
    /// Shows the game's first unsolved puzzle, or its first one. Returns false if it has none.
    bool open(const QString& game);
    /// Shows puzzle `number` of the game, counted from 0.
    void goTo(int number);
    /// Closes the puzzle.
    void leave();

    const QString& game() const { return m_game; }
    const std::vector<Puzzle>& puzzles() const { return m_puzzles; }
    int number() const { return m_number; }
    /// The number of solved puzzles of the game.
    int solved() const { return int(m_solved.size()); }
    PuzzleBar& bar() const { return *m_bar; }
    Announcer& announcer() const { return *m_announcer; }

  signals:
    /// Another puzzle is shown.
    void shown();
    void leaveWanted();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    void answer(int choice);
    PuzzleCard cardOf(const Puzzle& puzzle) const;
    void noteSolved(const Puzzle& puzzle);
    bool handleNavigation(const QKeyEvent& event);
    bool leavesToPage(const QWidget* widget, int key) const;

    PuzzleBar* m_bar;
    QSettings* m_settingsStore = nullptr;
    QString m_game;
    std::vector<Puzzle> m_puzzles;
    QSet<QString> m_solved; ///< ids of solved puzzles of the game
    int m_number = 0;
};

} // namespace tacklebox
