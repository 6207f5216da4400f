#include "views/sounds/sounds.h"

#include <QAudioDevice>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kLeastMillisBetween = 60;

QElapsedTimer startedTimer() {
    QElapsedTimer timer;
    timer.start();
    return timer;
}

} // namespace

struct Sounds::Private {
    struct Sound {
        std::unique_ptr<QSoundEffect> effect; ///< null: there is no such file, or nobody has looked for it
        bool looked = false;
        std::optional<qint64> at; ///< when it was played last
    };
    QHash<QString, std::shared_ptr<Sound>> sounds;
    bool looked = false, device = false;
    std::function<qint64()> millis = [since = startedTimer()] { return since.elapsed(); };

    /// Whether there is something to be heard with; asked once, as asking is slow on some systems.
    bool canBeHeard() {
        if (!looked) {
            looked = true;
            device = !qEnvironmentVariableIsSet("TACKLEBOX_SILENT") &&
                     !QMediaDevices::defaultAudioOutput().isNull();
        }
        return device;
    }
};

Sounds::Sounds(QObject* parent) : QObject(parent), m(std::make_unique<Private>()) {}

Sounds::~Sounds() = default;

void Sounds::setVolume(double volume) {
    m_volume = std::clamp(volume, 0.0, 1.0);
}

void Sounds::setMuted(bool muted) {
    m_muted = muted;
    if (!muted) return;
    for (const auto& sound : std::as_const(m->sounds))
        if (sound->effect) sound->effect->stop();
}

void Sounds::setClock(std::function<qint64()> millis) {
    m->millis = std::move(millis);
}

void Sounds::restart() {
    m_script.restart();
}

void Sounds::hear(Table& table, int number) {
    const std::optional<TableEvent> event = table.event(number);
    if (!event) return;
    const std::optional<TableEvent> after = table.event(number + 1);
    const QString name = m_script.next(*event, after && std::holds_alternative<Over>(after->what),
                                       gameInfo(table.plan().game));
    const auto* moved = std::get_if<MoveEvent>(&event->what);
    if (std::holds_alternative<DealEvent>(event->what) ||
        (moved && moved->seat != table.facing() && moved->act != Act::Answers))
        m_othersMoved = true;
    play(name);
}

void Sounds::call(Table& table) {
    if (table.due() != Due::Person || table.facing() == kNoSeat || table.facing() != table.dueSeat()) return;
    if (!m_othersMoved && m_called == table.facing() && m_table == &table) return;
    m_table = &table;
    m_othersMoved = false;
    m_called = table.facing();
    play(QStringLiteral("turn"));
}

void Sounds::play(const QString& name) {
    if (name.isEmpty() || m_muted || m_volume <= 0) return;
    std::shared_ptr<Private::Sound>& sound = m->sounds[name];
    if (!sound) sound = std::make_shared<Private::Sound>();
    const qint64 now = m->millis();
    if (sound->at && now - *sound->at < kLeastMillisBetween) return;
    sound->at = now;
    emit played(name);
    if (!m->canBeHeard()) return;
    if (!sound->looked) {
        sound->looked = true;
        const QString file = QStringLiteral(":/sounds/%1.wav").arg(name);
        if (QFile::exists(file)) {
            sound->effect = std::make_unique<QSoundEffect>();
            sound->effect->setSource(QUrl(QStringLiteral("qrc") + file));
        }
    }
    if (!sound->effect) return;
    sound->effect->setVolume(float(m_volume));
    sound->effect->play();
}

QString SoundScript::ofMoved(const Moved& moved, const GameInfo* game) {
    if (isLaid(moved.to.kind)) return QStringLiteral("set");
    switch (moved.to.kind) {
    case PlaceKind::Swim: // waves have their own sound
        return game && game->splashes && game->splashes(moved.face) ? QStringLiteral("splash")
                                                                    : QStringLiteral("card-slide");
    case PlaceKind::Hand:
        return moved.from.kind == PlaceKind::Pond || moved.from.kind == PlaceKind::Hole ||
                       moved.from.kind == PlaceKind::Lake
                   ? QStringLiteral("splash")
                   : QStringLiteral("card-slide");
    default: return QStringLiteral("card-slide");
    }
}

QString SoundScript::next(const TableEvent& event, bool last, const GameInfo* game) {
    const std::optional<Moved> before = std::exchange(m_before, std::nullopt);
    const bool shown = std::exchange(m_shown, false);
    if (const auto* moved = std::get_if<Moved>(&event.what)) {
        m_before = *moved;
        const QString name = ofMoved(*moved, game);
        const bool sameWay = before && before->to == moved->to && ofMoved(*before, game) == name;
        return m_dealing || sameWay ? QString() : name;
    }
    if (std::holds_alternative<DealEvent>(event.what)) {
        m_dealing = true;
        return QStringLiteral("deal");
    }
    if (std::holds_alternative<ShuffleEvent>(event.what))
        return m_dealing ? QString() : QStringLiteral("deal");
    if (const auto* made = std::get_if<MoveEvent>(&event.what)) {
        m_dealing = false;
        switch (made->act) {
        case Act::Asks: return QStringLiteral("ask");
        case Act::Attacks: return QStringLiteral("wave-attack");
        case Act::Protects: return QStringLiteral("wave-protect");
        case Act::Answers:
        case Act::Other: return {};
        }
    }
    if (const auto* said = std::get_if<Said>(&event.what))
        return said->saying == Saying::GotWhatIFishedFor ? QStringLiteral("set") : QStringLiteral("go-fish");
    if (std::holds_alternative<Peeked>(event.what)) return QStringLiteral("card-flip");
    if (std::holds_alternative<Shown>(event.what)) {
        m_shown = true;
        return shown ? QString() : QStringLiteral("card-flip");
    }
    if (std::holds_alternative<Rolled>(event.what)) return QStringLiteral("dice");
    if (std::holds_alternative<Scored>(event.what)) return last ? QString() : QStringLiteral("set");
    if (std::holds_alternative<Over>(event.what)) return QStringLiteral("win");
    return {};
}

} // namespace tacklebox
