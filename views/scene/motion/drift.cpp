#include "views/scene/motion/drift.h"

#include "model/table/gameclock.h"
#include "model/table/table.h"
#include "views/scene/items/frameclock.h"
#include "views/scene/items/tablescene.h"
#include "views/scene/picture/laidouttable.h"

#include <algorithm>
#include <cmath>

namespace tacklebox {

namespace {

constexpr int kAhead = 50;     ///< each tick requests ticks for this many milliseconds
constexpr qreal kAcross = 900; ///< milliseconds for the whole lane, if the race jumps
constexpr qreal kSteps = 5;    ///< for the whole way, while motion is reduced

} // namespace

Drift::Drift(TableScene& scene, QObject* parent) : QObject(parent), m_scene(scene) {
    connect(&scene.frameClock(), &FrameClock::tick, this, &Drift::tick);
    connect(&scene, &TableScene::pictureChanged, this, &Drift::updateFromTable);
}

void Drift::setTable(Table* table) {
    if (m_table) m_table->disconnect(this);
    m_table = table;
    m_last = -1;
    if (!table) return;
    connect(table, &Table::windowChanged, this, &Drift::updateFromTable);
    connect(table, &Table::pausedChanged, this, &Drift::updateFromTable);
    connect(table, &Table::holdChanged, this, &Drift::updateFromTable);
    connect(table, &Table::tableRulesChanged, this, &Drift::updateFromTable);
    updateFromTable();
}

bool Drift::runs() const {
    if (!m_table || m_table->clock().paused() || m_table->windowLength() <= 0) return false;
    const ZonePicture* lane = laneOf(m_scene.picture());
    return lane && !lane->cards.empty() && lane->race.end != lane->race.at && m_table->windowLeft();
}

void Drift::updateFromTable() {
    if (runs())
        m_scene.frameClock().wantUntil(m_scene.frameClock().now() + kAhead);
    else
        m_last = -1;
}

void Drift::tick(qint64 now) {
    if (!runs()) {
        m_last = -1;
        return;
    }
    const RacePicture& race = laneOf(m_scene.picture())->race;
    qreal gone = 1 - qreal(*m_table->windowLeft()) / m_table->windowLength();
    if (m_reduced) gone = std::floor(gone * kSteps) / kSteps;
    qreal goal = race.at + (race.end - race.at) * gone;
    const qreal at = m_scene.laidOut().raceAt().value_or(goal);
    const qreal most = 2 * qreal(now - std::max<qint64>(0, m_last < 0 ? now : m_last)) / kAcross;
    if (!m_reduced) goal = std::clamp(goal, at - most, at + most);
    m_last = now;
    m_scene.setRaceAt(goal);
    updateFromTable();
}

} // namespace tacklebox

#include "moc_drift.cpp"
