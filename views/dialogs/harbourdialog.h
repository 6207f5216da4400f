// The harbour chart: the tasks of the career, by game.
#pragma once

#include "model/table/career.h"
#include "views/theme/stagedialog.h"

#include <QHash>
#include <QStringList>

class QListWidget;

namespace tacklebox {

/// The ids of the fulfilled tasks by game.
using FulfilledTasks = QHash<QString, QStringList>;

/// The easiest task of that game that is not fulfilled; null if there is none.
const CareerTask* nextTask(const QString& game, const FulfilledTasks& fulfilled);
/// Names the task that a finished match has fulfilled, or counts several. Empty without new tasks.
QString newsOfTasks(const QString& game, const QStringList& before, const QStringList& now);

class HarbourDialog : public StageDialog {
    Q_OBJECT

  public:
    /// Shows the tasks of `game` first.
    HarbourDialog(const QString& game, FulfilledTasks fulfilled, QWidget* parent = nullptr);

    QListWidget* places() const { return m_places; }
    QListWidget* tasks() const { return m_tasks; }
    /// The game of the chosen place.
    QString game() const;

  signals:
    void playWanted(const QString& game);

  private:
    void showTasks();

    FulfilledTasks m_fulfilled;
    QListWidget *m_places, *m_tasks;
};

} // namespace tacklebox
