// The options of a new table: rules, tempo for games that can be live, first dealer, with explanations.
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

    /// Sets the names to choose the first dealer from, by seat.
    void setPlayers(const QStringList& names);
    /// Sets the first dealer; nullopt: random.
    void setDealer(std::optional<Seat> seat);
    void setOptions(const Options& options);
    /// Offers no live play.
    void forbidLive();
    /// Writes the chosen options, dealer and tempo.
    void write(TablePlan& plan) const;

  signals:
    /// The user changed an option.
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
