// Under the table of a puzzle: the question, the answers to choose from, and then what is right and why.
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

/// A puzzle as it is shown.
struct PuzzleCard {
    QString question;
    QStringList choices;
    int stars = 1;
    bool solved = false; ///< once before
};

/// What is told after an answer.
struct PuzzleResult {
    int chosen = 0, right = 0;
    QString reason;
    QStringList worths; ///< of each choice, after its words: "62 %"; none where choices have no worth
};

/// Says what is wanted and shows how it is; who owns it knows the puzzles.
class PuzzleBar : public NightBar {
    Q_OBJECT

  public:
    static constexpr int kMostChoices = 8;

    explicit PuzzleBar(QWidget* parent = nullptr);

    /// The games to choose from: ids and titles; `current` is the one whose puzzles are shown.
    void setGames(const QStringList& ids, const QStringList& titles, const QString& current);
    /// The puzzles of the game, one line each: their numbers with what is solved.
    void setPuzzles(const QList<PuzzleCard>& puzzles);
    /// Asks puzzle number `number`, from 0.
    void ask(int number, const PuzzleCard& puzzle);
    void tell(const PuzzleResult& result);
    bool answered() const { return m_answered; }

    void setTimed(bool timed);
    bool timed() const;
    void setListsShown(bool shown);

    /// The key of an answer or of trying again, as on its button: true if the bar has used it.
    bool press(const QString& key);
    /// Enter after the answer, Left and Right: goes to another puzzle. True if the bar has used the key.
    bool steer(int key);
    /// What it says now, for a reader of the screen.
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
    /// Where the width does not hold what is chosen and the ways on beside each other, they lie in two rows,
    /// and letters give way before there are more, or before the table has less than it is laid out for.
    void fitRows();
    /// Between its rows, and around them.
    void setAir(bool tight);
    void writeHead(qreal share, int room);
    void holdChoosers();
    /// Question or verdict and the answers share a row where that holds them, the words in one line or, with
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
    QBoxLayout *m_head, *m_choosers; ///< the latter and m_ways are in the former
    QBoxLayout* m_body;              ///< m_question, m_answers, m_verdict
    QTimer m_second;
    QElapsedTimer m_since;
    int m_number = 0;
    bool m_answered = false;
};

} // namespace tacklebox
