#include "views/sounds/sounds.h"

#include "views/games/games.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/motion/director.h"
#include "views/scene/tableview.h"
#include "views/sounds/cues.h"
#include "views/sounds/speaker.h"

#include <QElapsedTimer>
#include <QFile>
#include <QHash>

#include <algorithm>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kLeastMillisBetween = 40;
constexpr double kWidestPan = 0.6;
constexpr double kMostWeight = 2;
/// How much noises vary at random: as a share of the speed, and in decibels.
constexpr double kPitchPart = 0.04, kGainDecibels = 1;
constexpr double kHurrySeconds = 0.06, kMuteSeconds = 0.06;
constexpr double kAirSeconds = 1.5, kTensionSeconds = 0.3;
/// The ambient sound plays on both sides, half of its length apart.
constexpr double kAirPan = 0.8;
constexpr int kClockMillis = 100;
/// Milliseconds between ticks of the clock in each third of the window.
constexpr int kTickMillis[] = {1000, 700, 500};

QElapsedTimer startedTimer() {
    QElapsedTimer timer;
    timer.start();
    return timer;
}

/// Converts the percentage of a slider to a gain. Half way sounds about half as loud.
double gainOf(int percent) {
    const double part = std::clamp(percent, 0, 100) / 100.0;
    return part * part;
}

int percentOf(const SoundSettings& volumes, SoundGroup group) {
    switch (group) {
    case SoundGroup::Table: return volumes.table;
    case SoundGroup::Motifs: return volumes.motifs;
    case SoundGroup::Harbour: break;
    }
    return volumes.ambience;
}

/// Reads a sample, or returns the cached one.
std::shared_ptr<const Sample> sampleOf(const QString& file) {
    static QHash<QString, std::shared_ptr<const Sample>> samples;
    const auto known = samples.constFind(file);
    if (known != samples.constEnd()) return *known;
    QFile wav(file);
    std::shared_ptr<const Sample> sample;
    if (wav.open(QIODevice::ReadOnly)) sample = readSound(wav.readAll());
    samples.insert(file, sample);
    return sample;
}

int newNumber() {
    static int last = 0;
    return ++last;
}

} // namespace

struct Sounds::Private {
    struct Loop {
        QString cue; ///< empty: none
        std::vector<int> ids;
    };
    QHash<const Cue*, qint64> at;     ///< when each kind was last played
    std::shared_ptr<Speaker> speaker; ///< null if there is no output
    int owner = newNumber();
    Takes takes{quint64(owner)};
    Loop ambient, tension;
    QString ambientCue; ///< cue of the wanted ambient sound; empty: none
    double tensionNow = -1;
    qint64 tickAt = 0; ///< time of the next tick
    std::function<qint64()> millis = [since = startedTimer()] { return since.elapsed(); };

    Voice voiceOf(CueStep cue, int take) const {
        return {.sample = sampleOf(fileOf(cue, take)),
                .group = cue.cue->group(),
                .rank = cue.cue->rank,
                .family = int(cue.cue - cues().data()) + 1,
                .most = cue.cue->cards ? 3 : 2,
                .owner = owner};
    }

    void begin(Loop& loop, const QString& cue, double gain, double fadeIn, int sides) {
        const CueStep step = cueNamed(cue);
        loop.cue = cue;
        if (!step.cue || !speaker) return;
        Voice voice = voiceOf(step, 0);
        if (!voice.sample) return;
        voice.loop = true;
        voice.gain = gain;
        voice.fadeIn = fadeIn;
        for (int side = 0; side < sides; ++side) {
            voice.pan = sides == 1 ? 0 : side == 0 ? -kAirPan : kAirPan;
            voice.from = side * voice.sample->seconds() / sides;
            loop.ids.push_back(newNumber());
            speaker->start(loop.ids.back(), voice);
        }
    }

    void end(Loop& loop, double seconds) {
        for (const int id : loop.ids)
            if (speaker) speaker->stop(id, seconds);
        loop = {};
    }
};

Sounds::Sounds(QObject* parent) : QObject(parent), m(std::make_unique<Private>()) {
    m_clockTimer.setInterval(kClockMillis);
    connect(&m_clockTimer, &QTimer::timeout, this, &Sounds::pollClock);
}

Sounds::~Sounds() {
    if (m->speaker) m->speaker->stopOf(m->owner, kMuteSeconds);
}

void Sounds::setVolumes(const SoundSettings& volumes) {
    m_volumes = volumes;
    if (m->speaker) {
        for (const auto group : {SoundGroup::Table, SoundGroup::Motifs, SoundGroup::Harbour})
            m->speaker->setGain(group, gainOf(percentOf(volumes, group)));
        if (!volumes.on) m->speaker->stopOf(m->owner, kMuteSeconds, false);
    }
    updateLoops();
}

void Sounds::setMuted(bool muted) {
    m_muted = muted;
    if (muted && m->speaker) m->speaker->stopOf(m->owner, kMuteSeconds, false);
    updateLoops();
}

void Sounds::setUnattended(bool unattended) {
    m_unattended = unattended;
    updateLoops();
}

void Sounds::setTable(Table* table) {
    m_table = table;
    m_script.restart();
    const GameInfo* game = table ? gameInfo(table->plan().game) : nullptr;
    m->ambientCue = game ? ambientCue(game->background) : QString();
    if (table && !m->speaker && !qEnvironmentVariableIsSet("TACKLEBOX_SILENT")) {
        m->speaker = Speaker::shared();
        setVolumes(m_volumes);
    }
    if (table && table->plan().tempo == Tempo::Live)
        m_clockTimer.start();
    else
        m_clockTimer.stop();
    m->tensionNow = -1;
    updateLoops();
}

void Sounds::setView(const TableView& view) {
    const auto playAt = [&](void (Director::*happens)(Seat), const QString& cue) {
        connect(&view.director(), happens, this, [this, cue](Seat seat) {
            if (m_table) play(cue, panOf(*m_table, seat));
        });
    };
    playAt(&Director::lineCast, QStringLiteral("line-cast"));
    playAt(&Director::lineArrived, QStringLiteral("hook"));
    playAt(&Director::dealt, QStringLiteral("deal"));
    connect(&view.director(), &Director::pointsCounted, this, [this](Seat seat, int note) {
        const SoundCue heard = SoundScript::ofPoints(seat, note);
        if (m_table) play(heard.cue, panOf(*m_table, heard.at), 1, heard.pitch);
    });
    connect(&view, &TableView::motionSkipped, this, &Sounds::fadeOut);
    setSeating([&view](Seat seat) {
        const QRectF rect = view.tableScene().seatRect(seat);
        return rect.isEmpty() ? -1 : rect.center().x() / qMax(1, view.width());
    });
}

void Sounds::updateLoops() {
    const bool heard = m_volumes.on && !m_muted && !m_unattended;
    const QString ambient = heard && m_volumes.ambience > 0 ? m->ambientCue : QString();
    if (ambient != m->ambient.cue) {
        m->end(m->ambient, kAirSeconds);
        if (!ambient.isEmpty()) m->begin(m->ambient, ambient, 1, kAirSeconds, 2);
    }
    const bool tense = heard && m_volumes.motifs > 0 && m->tensionNow > 0;
    if (!tense) {
        m->end(m->tension, kTensionSeconds);
    } else if (m->tension.cue.isEmpty()) {
        m->begin(m->tension, QStringLiteral("tension"), m->tensionNow, kTensionSeconds, 1);
    } else if (m->speaker) {
        for (const int id : m->tension.ids)
            m->speaker->setVoiceGain(id, m->tensionNow, kTensionSeconds);
    }
}

void Sounds::setTension(double tension) {
    const double wanted = tension < 0 ? -1 : std::min(tension, 1.0);
    if (wanted < 0 && m->tensionNow < 0) return;
    if (wanted >= 0) {
        const int third = std::min(int(wanted * std::size(kTickMillis)), int(std::size(kTickMillis)) - 1);
        const qint64 now = m->millis();
        if (m->tensionNow < 0) m->tickAt = now + kTickMillis[third];
        if (now >= m->tickAt) {
            m->tickAt = now + kTickMillis[third];
            play(QStringLiteral("danger-tick-%1").arg(third + 1));
        }
    }
    m->tensionNow = wanted;
    updateLoops();
}

void Sounds::pollClock() {
    const std::optional<int> left = m_table && !m_table->isStopped() ? m_table->windowLeft() : std::nullopt;
    const int length = m_table ? m_table->windowLength() : 0;
    setTension(left && length > 0 ? 1 - double(*left) / length : -1);
}

void Sounds::setClock(std::function<qint64()> millis) {
    m->millis = std::move(millis);
}

void Sounds::restart() {
    m_script.restart();
}

double Sounds::panOf(const Table& table, Seat seat) const {
    if (seat == kNoSeat) return 0;
    const Seat you = table.viewer();
    if (seat == you) return 0;
    double across = m_across ? m_across(seat) : -1;
    if (across < 0 || across > 1) {
        const int seats = table.seats();
        // The others sit from left to right. Without a viewer, everybody does.
        across = you == kNoSeat ? (seat + 0.5) / seats : (seat - you + seats) % seats / double(seats);
    }
    return std::clamp((across - 0.5) * 2 * kWidestPan, -kWidestPan, kWidestPan);
}

void Sounds::eventShown(int number) {
    const std::optional<TableEvent> event = m_table ? m_table->event(number) : std::nullopt;
    if (!event) return;
    Table& table = *m_table;
    const std::optional<TableEvent> after = table.event(number + 1);
    const GameInfo* game = gameInfo(table.plan().game);
    const SoundCue heard =
        m_script.next(*event, game && game->cue ? game->cue(table, number) : QString(),
                      after && std::holds_alternative<Over>(after->what), table.names().you);
    const auto* moved = std::get_if<MoveEvent>(&event->what);
    if (std::holds_alternative<DealEvent>(event->what) ||
        (moved && moved->seat != table.viewer() && moved->act != Act::Answers))
        m_othersMoved = true;
    play(heard.cue, panOf(table, heard.at), 1, heard.pitch);
}

void Sounds::call(Table& table) {
    if (table.waitingFor() != WaitingFor::Person || table.viewer() == kNoSeat ||
        table.viewer() != table.seatToAct())
        return;
    if (!m_othersMoved && m_called == table.viewer() && m_calledAt == &table) return;
    m_calledAt = &table;
    m_othersMoved = false;
    m_called = table.viewer();
    play(QStringLiteral("your-turn"));
}

void Sounds::play(const QString& cue, double pan, double weight, double pitch) {
    const CueStep step = cueNamed(cue);
    if (!step.cue || !m_volumes.on || m_muted || percentOf(m_volumes, step.cue->group()) <= 0) return;
    const qint64 now = m->millis();
    const auto last = m->at.constFind(step.cue);
    if (last != m->at.constEnd() && now - *last < kLeastMillisBetween) return;
    m->at[step.cue] = now;
    emit played(cue);
    if (!m->speaker) return;
    Voice voice = m->voiceOf(step, m->takes.next(step));
    voice.pan = step.cue->rank == SoundRank::Rare ? 0 : std::clamp(pan, -kWidestPan, kWidestPan);
    voice.gain = std::clamp(weight, 0.0, kMostWeight);
    voice.pitch = pitch;
    if (step.cue->noise) {
        voice.pitch = 1 + kPitchPart * m->takes.randomOffset();
        voice.gain *= fromDecibels(kGainDecibels * m->takes.randomOffset());
    }
    m->speaker->start(newNumber(), std::move(voice));
}

void Sounds::fadeOut() {
    emit faded();
    if (m->speaker) m->speaker->stopOf(m->owner, kHurrySeconds, false);
}

} // namespace tacklebox

#include "moc_sounds.cpp"
