// A new table: who sits where, who deals, and the options of the game, each with a line of what it does.
#pragma once

#include "model/table/plan.h"

#include <QDialog>

#include <optional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QScrollArea;
class QSettings;
class QSpinBox;

namespace tacklebox {

class NewTableDialog : public QDialog {
    Q_OBJECT

  public:
    /// Begins with what a table of that game was last set up with (`memory` may be null), else firstPlan().
    explicit NewTableDialog(const QString& game, const QSettings* memory = nullptr,
                            QWidget* parent = nullptr);
    /// Begins with that plan.
    explicit NewTableDialog(const TablePlan& plan, QWidget* parent = nullptr);

    /// What is chosen now.
    TablePlan plan() const;
    /// Why a table cannot be laid with `plan`, as a sentence; empty if it can.
    static QString fault(const TablePlan& plan);

  public slots:
    /// Closes with QDialog::Accepted if the plan can be played; otherwise says why not and stays.
    void accept() override;

  private:
    struct SeatRow {
        QWidget* box;
        QLineEdit* name;
        QComboBox* who; ///< person, or the level of a bot
        QLabel* line;
    };
    struct OptionRow {
        QSpinBox* number = nullptr;
        QCheckBox* flag = nullptr;
        QComboBox* choice = nullptr;
    };
    void addSeat(QGridLayout* seats, int row, const SeatPlan& plan);
    QWidget* optionRow(const OptionSpec& option, int value);
    void seatsChanged();
    void readCode();
    void check();
    /// What the typed code or number comes to.
    QString seedLine(const TablePlan& plan) const;
    /// Why what is typed is neither a code of this game nor a number; empty if it is.
    QString seedFault() const;

    QString m_game;
    QSpinBox* m_count;
    QList<SeatRow> m_seats;
    QComboBox *m_dealer, *m_tempo = nullptr;
    QLabel *m_tempoLine = nullptr, *m_fault;
    QList<OptionRow> m_options;
    QLineEdit* m_seed;
    QLabel* m_seedLine;
    std::optional<TablePlan> m_code; ///< the table of the code that is typed
    QScrollArea* m_area;
};

} // namespace tacklebox
