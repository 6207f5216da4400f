// The audio output of the window.
#pragma once

#include "model/table/mailbox.h"
#include "views/sounds/player.h"

#include <QMediaDevices>
#include <QThread>

#include <memory>

namespace tacklebox {

/// The audio output that all pages of the window share. It plays on a separate thread, on the system's
/// default device, and follows when that changes. All functions return at once.
class Speaker : public QObject {
    Q_OBJECT

  public:
    /// Returns the shared instance, or a new one if there is none.
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
    /// Calls a function with the player on its thread.
    void post(std::function<void(Player&)> job);

    QMediaDevices m_devices;
    QThread m_thread;
    Mailbox m_box;                    ///< lives on m_thread
    std::unique_ptr<Player> m_player; ///< lives on m_thread
};

} // namespace tacklebox
