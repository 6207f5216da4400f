// The player on a thread of its own, at the system's own output.
#pragma once

#include "model/table/mailbox.h"
#include "views/sounds/player.h"

#include <QMediaDevices>
#include <QThread>

#include <memory>

namespace tacklebox {

/// What all pages of the window sound through. It opens the system's default output when it is made, and
/// follows it when that changes. Its functions return at once.
class Speaker : public QObject {
    Q_OBJECT

  public:
    /// The one that somebody has, or a new one.
    static std::shared_ptr<Speaker> shared();
    ~Speaker() override;

    void start(int id, Voice voice);
    void setGain(SoundGroup group, double gain);
    void setVoiceGain(int id, double gain, double seconds);
    void stop(int id, double seconds);
    void stopOf(int owner, double seconds, bool loopsToo = true);

  private:
    Speaker();
    void followDefault();
    /// Does something with the player on its thread.
    void post(std::function<void(Player&)> job);

    QMediaDevices m_devices;
    QThread m_thread;
    Mailbox m_box;                    ///< of m_thread
    std::unique_ptr<Player> m_player; ///< of m_thread
};

} // namespace tacklebox
