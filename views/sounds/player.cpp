#include "views/sounds/player.h"

#include <utility>

namespace tacklebox {

Player::Player(QObject* parent) : QObject(parent), m_stream(m_mixer) {
    m_stream.open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    // Queued, because the signal comes from within a read of the output.
    connect(
        &m_stream, &SoundStream::silentForLong, this,
        [this] {
            if (!m_sink || m_suspended || !m_mixer.silent()) return;
            m_suspended = true;
            m_sink->suspend();
        },
        Qt::QueuedConnection);
}

Player::~Player() {
    close();
}

void Player::use(const QByteArray& device, OpenSink open) {
    if (m_sink && open && device == m_device) return;
    close();
    m_device = device;
    m_open = std::move(open);
    m_retry = QDeadlineTimer();
    this->open();
}

void Player::open() {
    if (!m_open || !m_retry.hasExpired()) return;
    const quint64 number = ++m_opened;
    m_suspended = false;
    m_sink = m_open(m_stream, [this, number] {
        if (number == m_opened) close();
    });
    if (!m_sink) m_retry.setRemainingTime(m_retryMillis);
}

void Player::close() {
    ++m_opened;
    m_sink.reset();
    m_mixer.drop();
}

void Player::start(int id, const Voice& voice) {
    if (!m_sink) open();         // it failed before and may work again
    if (!m_sink) m_mixer.drop(); // nobody can hear the voices that were fading out
    if (!m_sink && !voice.loop) return;
    m_mixer.start(id, voice);
    m_stream.wake();
    if (!m_sink || !std::exchange(m_suspended, false)) return;
    m_sink->resume();
}

} // namespace tacklebox

#include "moc_player.cpp"
