// The options of a new table: those of the game, the tempo where it can be played live, and who deals first,
// each with a line of what it does.
#pragma once

#include "model/table/plan.h"
#include "views/theme/cardgrid.h"

#include <optional>

class QCheckBox;
class QLabel;
class QSpinBox;

namespace tacklebox {

class ChoiceBox;
struct GameInfo;

class TableOptions : public CardGrid {
    Q_OBJECT

  public:
    TableOptions(const GameInfo& game, const TablePlan& start);

    /// The players from whom the first dealer is chosen, seat by seat.
    void setPlayers(const QStringList& names);
    /// The seat that deals first; none: drawn by lot.
    void setDealer(std::optional<Seat> seat);
    void setOptions(const Options& options);
    /// Options, dealer and tempo as they are chosen.
    void write(TablePlan& plan) const;

  signals:
    /// Something else was chosen.
    void changed();

  private:
    struct OptionRow {
        QSpinBox* number = nullptr;
        QCheckBox* flag = nullptr;
        ChoiceBox* choice = nullptr;
    };
    QWidget* optionBox(const QString& game, const OptionSpec& option, int value);
    QWidget* dealerBox();
    QWidget* tempoBox(Tempo tempo);
    void tellTempo();

    QList<OptionRow> m_options;
    ChoiceBox *m_dealer, *m_tempo = nullptr;
    QLabel* m_tempoLine = nullptr;
};

} // namespace tacklebox
