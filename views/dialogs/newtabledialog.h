// A new table: who sits where, who deals, and the options of the game, each with a line of what it does.
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
class EmptyPlace;
class SeatCard;
class TableOptions;

class NewTableDialog : public StageDialog {
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
    /// What is wrong with the names alone, in a sentence: one is missing, or two are the same; else empty.
    static QString faultOfNames(const QList<SeatPlan>& seats);

  public slots:
    /// Closes with QDialog::Accepted if the plan can be played; otherwise says why not and stays.
    void accept() override;

  private:
    QWidget* seatsHead(int seats, int least, int most, const QString& line);
    QWidget* seatCards(const TablePlan& start, int most);
    void addSeedField(const TablePlan& start);
    void seatsChanged();
    /// A bot whose name a person at the table bears now becomes another regular.
    void keepBotsApart();
    void readCode();
    void check();
    /// What the typed code or number comes to.
    QString seedLine(const TablePlan& plan) const;
    /// Why what is typed is neither a code of this game nor a number; empty if it is.
    QString seedFault() const;
    QList<SeatPlan> seats() const;

    QString m_game;
    QSpinBox* m_count;
    QList<SeatCard*> m_seats;
    QList<EmptyPlace*> m_empty;
    TableOptions* m_options;
    Announcer* m_announcer; ///< says what is chosen
    QLabel *m_fault, *m_seedLine;
    QLineEdit* m_seed;
    std::optional<TablePlan> m_code; ///< the table of the code that is typed
    bool m_naming = false;
};

} // namespace tacklebox
