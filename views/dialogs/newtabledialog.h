// "New table": players, dealer, and the game's options with explanations.
#pragma once

#include "model/table/plan.h"
#include "views/theme/stagedialog.h"

#include <optional>

class QLabel;
class QLineEdit;
class QSettings;
class QSpinBox;

namespace tacklebox {

class Announcer;
class ChoiceBox;
class EmptyPlace;
class SeatCard;
class TableOptions;

class NewTableDialog : public StageDialog {
    Q_OBJECT

  public:
    /// Starts with the last setup of that game in `memory` (may be null), or with firstPlan().
    explicit NewTableDialog(const QString& game, const QSettings* memory = nullptr,
                            QWidget* parent = nullptr);
    /// Starts with `plan`.
    explicit NewTableDialog(const TablePlan& plan, QWidget* parent = nullptr);

    /// The current choice.
    TablePlan plan() const;
    /// The level of the memory aid, which is not part of the plan.
    KnownCards knownCards() const;
    void setKnownCards(KnownCards level);
    /// Offers no live play.
    void forbidLive();
    /// Returns why `plan` cannot be played, as a sentence, or an empty string.
    static QString validationError(const TablePlan& plan);
    /// Returns the error if a name is missing or used twice, as a sentence, or an empty string.
    static QString namesError(const QList<SeatPlan>& seats);

  public slots:
    /// Accepts if the plan can be played; otherwise shows an error and stays open.
    void accept() override;

  private:
    QWidget* seatsHead(int seats, int least, int most, const QString& line);
    QWidget* seatCards(const TablePlan& start, int most);
    void addSeedField(const TablePlan& start);
    void seatsChanged();
    /// Renames bots that have the name of a person at the table.
    void keepBotsApart();
    void readCode();
    void check();
    /// Describes the effect of the entered code or number.
    QString seedLine(const TablePlan& plan) const;
    /// Returns the error if the input is neither a code of this game nor a number, or an empty string.
    QString seedError() const;
    QList<SeatPlan> seats() const;

    QString m_game;
    QSpinBox* m_count;
    QList<SeatCard*> m_seats;
    QList<EmptyPlace*> m_empty;
    TableOptions* m_options;
    ChoiceBox* m_memory;    ///< the level of the memory aid
    Announcer* m_announcer; ///< announces choices
    QLabel *m_error, *m_seedLine;
    QLineEdit* m_seed;
    std::optional<TablePlan> m_code; ///< the table of the entered code
    bool m_naming = false;
};

} // namespace tacklebox
