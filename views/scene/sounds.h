// The sounds of the table: what is shown is heard. Nothing is loaded before the first sound, and without a
// device for sounds nothing happens.
#pragma once

#include "views/scene/presenter.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>

namespace tacklebox {

class Sounds : public QObject {
    Q_OBJECT

  public:
    explicit Sounds(QObject* parent = nullptr);
    ~Sounds() override;

    /// 0 to 1; what is heard already keeps its loudness.
    void setVolume(double volume);
    double volume() const { return m_volume; }
    void setMuted(bool muted);
    bool muted() const { return m_muted; }

    /// The event that is being shown now: connect TableView::showing() to it.
    void hear(Table& table, int number);
    /// A sound by its name: "refuse", "turn", "win". At most one of the same name in 60 ms.
    void play(const QString& name);

    /// The name of the sound for an event; empty for none.
    static QString soundOf(const TableEvent& event);

  private:
    struct Private;
    std::unique_ptr<Private> m;
    double m_volume = 0.6;
    bool m_muted = false;
};

} // namespace tacklebox
