// Filters for the list of games: game, player, state, search text; and the number of games listed.
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
    /// `games` must outlive this object.
    explicit PastFilters(PastGames& games, QWidget* parent = nullptr);

    /// Selects the filter for `state`.
    void setState(PastSelection::State state);
    /// Updates the choices of games and players. Keeps the selection if it still exists.
    void refresh();
    /// Shows the number of games listed.
    void count();
    /// Focuses the search field.
    void focusSearch();

  signals:
    /// Enter or Down was pressed in the search field: move to the list.
    void searchConfirmed();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    PastGames& m_games;
    QComboBox *m_game, *m_person, *m_state;
    QLineEdit* m_text;
    QLabel* m_count;
};

} // namespace tacklebox
