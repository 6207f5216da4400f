#include "views/scene/sounds.h"

#include <QAudioDevice>
#include <QFile>
#include <QHash>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include <algorithm>

namespace tacklebox {

namespace {
constexpr int kLeastMillisBetween = 60;
}

struct Sounds::Private {
    struct Sound {
        std::unique_ptr<QSoundEffect> effect; ///< null: there is no such file
        QElapsedTimer since;
    };
    QHash<QString, std::shared_ptr<Sound>> sounds;
    bool looked = false, device = false;

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

void Sounds::hear(Table& table, int number) {
    if (m_muted || m_volume <= 0) return;
    if (const std::optional<TableEvent> event = table.event(number)) play(soundOf(*event));
}

void Sounds::play(const QString& name) {
    if (name.isEmpty() || m_muted || m_volume <= 0 || !m->canBeHeard()) return;
    std::shared_ptr<Private::Sound>& sound = m->sounds[name];
    if (!sound) {
        sound = std::make_shared<Private::Sound>();
        const QString file = QStringLiteral(":/sounds/%1.wav").arg(name);
        if (QFile::exists(file)) {
            sound->effect = std::make_unique<QSoundEffect>();
            sound->effect->setSource(QUrl(QStringLiteral("qrc") + file));
        }
    }
    if (!sound->effect) return;
    if (sound->since.isValid() && sound->since.elapsed() < kLeastMillisBetween) return;
    sound->since.start();
    sound->effect->setVolume(float(m_volume));
    sound->effect->play();
}

QString Sounds::soundOf(const TableEvent& event) {
    const auto ofMove = [](const Moved& moved) {
        switch (moved.to.kind) {
        case PlaceKind::Baskets:
        case PlaceKind::Sets:
        case PlaceKind::Matches:
        case PlaceKind::Caught: return QStringLiteral("set");
        case PlaceKind::Swim: return QStringLiteral("splash");
        case PlaceKind::Hand:
            return moved.from.kind == PlaceKind::Pond || moved.from.kind == PlaceKind::Hole ||
                           moved.from.kind == PlaceKind::Lake
                       ? QStringLiteral("splash")
                       : QStringLiteral("card-slide");
        default: return QStringLiteral("card-slide");
        }
    };
    if (const auto* moved = std::get_if<Moved>(&event.what)) return ofMove(*moved);
    if (std::holds_alternative<DealTold>(event.what) || std::holds_alternative<ShuffleTold>(event.what))
        return QStringLiteral("deal");
    if (std::holds_alternative<MoveTold>(event.what))
        return event.sentence.isEmpty() ? QString() : QStringLiteral("ask");
    if (const auto* said = std::get_if<Said>(&event.what))
        return said->saying == Saying::GotWhatIFishedFor ? QStringLiteral("set") : QStringLiteral("ask");
    if (std::holds_alternative<Peeked>(event.what) || std::holds_alternative<Shown>(event.what))
        return QStringLiteral("card-flip");
    if (std::holds_alternative<Rolled>(event.what)) return QStringLiteral("dice");
    if (std::holds_alternative<Scored>(event.what)) return QStringLiteral("set");
    if (std::holds_alternative<Over>(event.what)) return QStringLiteral("win");
    return {};
}

} // namespace tacklebox
