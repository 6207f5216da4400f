// Lets those who race drift along their lane while the table's window runs: what is left of the window is the
// distance. It moves nothing but them, and only while a window is open.
#pragma once

#include <QObject>
#include <QPointer>

namespace tacklebox {

class Table;
class TableScene;

class Drift : public QObject {
    Q_OBJECT

  public:
    /// The scene outlives it.
    explicit Drift(TableScene& scene, QObject* parent = nullptr);
    void setTable(Table* table);
    /// They do not glide, but are set anew at each fifth of the window.
    void setReduced(bool reduced) { m_reduced = reduced; }
    /// Something is under way: there are ticks.
    bool runs() const;

  private:
    void follow();
    void tick(qint64 now);

    TableScene& m_scene;
    QPointer<Table> m_table;
    qint64 m_last = -1; ///< the last tick that moved them; -1: none since they stood still
    bool m_reduced = false;
};

} // namespace tacklebox
