// Which of the past games are listed: of a game, with somebody, finished or not, with a word that is typed;
// and how many these are.
#pragma once

#include "model/store/past.h"
#include "views/theme/keybutton.h"

class QComboBox;
class QLabel;
class QLineEdit;

namespace tacklebox {

class PastGames;

class PastFilters : public ButtonRow {
    Q_OBJECT

  public:
    /// Filters `games`, which must outlive this.
    explicit PastFilters(PastGames& games, QWidget* parent = nullptr);

    /// Only those in that state are listed, until another one is chosen.
    void setState(PastSelection::State state);
    /// Offers the games and persons that there are now; what was chosen stays so where it is still there.
    void refresh();
    /// Tells how many are listed.
    void count();
    /// Puts the keyboard where words are typed.
    void lookFor();

  signals:
    /// Enter was pressed after the words, or the way down: on to what was found.
    void wordsDone();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    PastGames& m_games;
    QComboBox *m_game, *m_person, *m_state;
    QLineEdit* m_text;
    QLabel* m_count;
};

} // namespace tacklebox
