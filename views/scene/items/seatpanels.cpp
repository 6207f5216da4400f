#include "views/scene/items/seatpanels.h"

#include "views/scene/items/animator.h"
#include "views/scene/picture/laidouttable.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

SeatPanels::SeatPanels(QGraphicsScene& scene, PaintContext& paintContext, Animator& animator,
                       const LaidOutTable& table)
    : m_scene(scene), m_paintContext(paintContext), m_animator(animator), m_table(table) {}

void SeatPanels::show() {
    std::map<int, std::unique_ptr<SeatItem>> kept;
    for (const SeatPicture& seat : m_table.picture().seats)
        showOne(seat, seat.number, kept);
    showOne(m_table.picture().own, 0, kept);
    m_panels = std::move(kept); // panels never move
}

void SeatPanels::showOne(const SeatPicture& seat, int key, std::map<int, std::unique_ptr<SeatItem>>& kept) {
    if (seat.seat >= kMostSeats) return;
    const TableLayout& layout = m_table.layout();
    const SeatItem::Parts parts{layout.seats[seat.seat], layout.portraits[seat.seat], layout.tags[seat.seat],
                                layout.chips[seat.seat], layout.memories[seat.seat]};
    if (parts.whole.isEmpty() && parts.portrait.isEmpty()) return;
    auto& panel = m_panels[seat.seat];
    if (!panel) {
        panel = std::make_unique<SeatItem>(m_paintContext);
        panel->setZValue(layer::kPanels);
        m_scene.addItem(panel.get());
    }
    panel->set(seat, key, parts);
    panel->setMood(m_moods[seat.seat]);
    kept[seat.seat] = std::move(panel);
}

void SeatPanels::clear() {
    m_moods = {};
    m_thinker = kNoSeat;
    m_panels.clear();
}

void SeatPanels::setMood(Seat seat, Mood mood) {
    constexpr int kMoodMillis = 2400;
    if (seat >= kMostSeats) return;
    if (m_calm && mood != Mood::Thinking) mood = Mood::Calm;
    Mood& now = m_moods[seat];
    now = mood == Mood::Calm && seat == m_thinker ? Mood::Thinking : mood;
    if (const auto panel = m_panels.find(seat); panel != m_panels.end()) panel->second->setMood(now);
    if (mood == Mood::Calm)
        m_animator.stop(&now);
    else
        m_animator.run(&now, kMoodMillis, 1, {}, [this, seat] { setMood(seat, Mood::Calm); });
}

Mood SeatPanels::mood(Seat seat) const {
    return seat < kMostSeats ? m_moods[seat] : Mood::Calm;
}

void SeatPanels::setThinker(Seat seat) {
    const Seat before = std::exchange(m_thinker, seat);
    if (before == seat) return;
    if (mood(before) == Mood::Thinking) setMood(before, Mood::Calm);
    if (mood(seat) == Mood::Calm) setMood(seat, Mood::Calm);
}

void SeatPanels::highlight(const Highlights& highlights) {
    const auto has = [](const std::vector<Seat>& list, Seat seat) {
        return std::find(list.begin(), list.end(), seat) != list.end();
    };
    for (auto& [number, panel] : m_panels) {
        const Seat seat = Seat(number);
        panel->setLit(has(highlights.seats, seat), highlights.focusedSeat == seat,
                      has(highlights.hintedSeats, seat));
    }
}

bool SeatPanels::setDropTarget(const QRectF& target) {
    bool any = false;
    for (auto& [seat, panel] : m_panels) {
        const bool aimed = !target.isEmpty() && panel->rect() == target;
        panel->setDropTarget(aimed);
        any |= aimed;
    }
    return any;
}

void SeatPanels::refreshFaces() {
    for (auto& [seat, panel] : m_panels)
        panel->refresh();
}

void SeatPanels::invalidateAll() {
    for (auto& [seat, panel] : m_panels)
        panel->invalidate();
}

} // namespace tacklebox
