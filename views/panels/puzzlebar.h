#pragma once

#include "views/theme/nightbar.h"

#include <QElapsedTimer>
#include <QStringList>
#include <QTimer>

class QBoxLayout;
class QComboBox;
class QLabel;

namespace tacklebox {

class ButtonRow;
class KeyButton;
class StarsLabel;

/// A puzzle to show.
struct PuzzleCard {
    QString question;
    QStringList choices;
    int stars = 1;
    bool solved = false; ///< before
};

/// The feedback on an answer.
struct PuzzleResult {
    int chosen = 0, right = 0;
    QString reason;
    QStringList values; ///< value of each choice, shown after it: "62%"; empty if choices have no value
};

/// The bar below the table of a puzzle: question and answers, then the solution and its reason. It emits what
/// the user wants; the owner knows the puzzles and calls the setters.
class PuzzleBar : public NightBar {
    Q_OBJECT

  public:
    static constexpr int kMostChoices = 8;

    explicit PuzzleBar(QWidget* parent = nullptr);

    /// Sets ids and titles of the games. `current` is the one whose puzzles are shown.
    void setGames(const QStringList& ids, const QStringList& titles, const QString& current);
    /// Sets the list of puzzles, by number and whether they are solved.
    void setPuzzles(const QList<PuzzleCard>& puzzles);
    /// Asks puzzle `number`, from 0.
    void ask(int number, const PuzzleCard& puzzle);
    void showResult(const PuzzleResult& result);
    bool answered() const { return m_answered; }

    void setTimed(bool timed);
    bool timed() const;
    void setListsShown(bool shown);

    /// Handles the key of an answer, of "Again" or of another puzzle. Returns false for other keys.
    bool press(const QKeyEvent& event);
    /// The current text, for screen readers.
    QString words() const;

  signals:
    void chosen(int choice);
    void goWanted(int number);
    void againWanted();
    void gameWanted(const QString& id);
    void timedChanged(bool timed);
    void listsWanted(bool shown);
    void leaveWanted();

  protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// Lays out the rows. If they would leave the table too little height, reduces fonts and margins step by
    /// step.
    void fitRows();
    /// Sets margins and spacing.
    void setTight(bool tight);
    void writeHead(qreal share, int room);
    void holdChoosers();
    /// Puts question or verdict and the answers into one row if they fit: the text in one line or, with
    /// `mayWrap`, in several.
    void writeBody(qreal share, int room, bool mayWrap);
    void showTime();
    void next();

    QComboBox *m_game, *m_puzzle;
    StarsLabel* m_stars;
    QLabel *m_question, *m_verdict, *m_time;
    QList<KeyButton*> m_choices;
    KeyButton *m_next, *m_again, *m_timer, *m_lists, *m_leave;
    ButtonRow *m_answers, *m_ways;
    QBoxLayout *m_head, *m_choosers; ///< m_head contains m_choosers and m_ways
    QBoxLayout* m_body;              ///< contains m_question, m_answers and m_verdict
    QTimer m_second;
    QElapsedTimer m_since;
    int m_number = 0;
    bool m_answered = false;
};

} // namespace tacklebox
