#pragma once

#include <QObject>
#include <QPointer>

namespace tacklebox {

class Table;
class TableScene;

/// Lets racing cards drift along their lane while the table's window runs, so that their position shows the
/// remaining time.
class Drift : public QObject {
    Q_OBJECT

  public:
    /// `scene` must outlive this object.
    explicit Drift(TableScene& scene, QObject* parent = nullptr);
    void setTable(Table* table);
    /// While motion is reduced, cards do not glide but jump at each fifth of the window.
    void setReduced(bool reduced) { m_reduced = reduced; }
    /// Returns true while cards drift.
    bool runs() const;

  private:
    void updateFromTable();
    void tick(qint64 now);

    TableScene& m_scene;
    QPointer<Table> m_table;
    qint64 m_last = -1; ///< time of the last tick that moved them; -1: none since they stopped
    bool m_reduced = false;
};

} // namespace tacklebox
