#include "views/scene/motion/askline.h"
#include "views/scene/motion/grouping.h"

#include <algorithm>
#include <utility>

namespace tacklebox {

using namespace motiontimes;

void AskLine::clear() {
    m_line.reset();
    m_sunk.reset();
}

void AskLine::restore(Presenter& presenter) {
    Table& table = presenter.table();
    const int last = presenter.shownUpTo();
    int first = last;
    for (bool found = false; !found && first > 0;) {
        const std::optional<TableEvent> event = table.event(--first);
        const MoveEvent* move = as<MoveEvent>(event);
        if (as<DealEvent>(event)) return;
        found = move && move->act == Act::Asks && move->target != kNoSeat;
    }
    presenter.restart(first);
    for (; presenter.shownUpTo() < last; presenter.advance())
        followNext(presenter);
}

void AskLine::follow(const TableEvent& event, EffectKind kind) {
    const bool turns = kind == EffectKind::Reverse, sinks = kind == EffectKind::Skip;
    if (turns || sinks) { // nothing changes until the card is on the table
        if (!m_line || !std::holds_alternative<Moved>(event.what)) return;
        if (turns)
            std::swap(m_line->from, m_line->to);
        else
            m_sunk = std::exchange(m_line, std::nullopt);
        return;
    }
    if (const MoveEvent* move = std::get_if<MoveEvent>(&event.what)) {
        if (move->act != Act::Answers) m_sunk.reset();
        if (move->act == Act::Asks && move->target != kNoSeat && move->target != move->seat)
            m_line = CastLine{move->seat, move->target};
        else if (move->act != Act::Answers)
            m_line.reset();
        return;
    }
    const Moved* moved = std::get_if<Moved>(&event.what);
    // The asked player cancels the ask. If the asker cancels an answer, the ask stays open.
    if (moved && m_line && kind == EffectKind::Stop && moved->from == handOf(m_line->to)) m_line.reset();
    // The asker cancels the card that made the ask fail: the ask is open again.
    if (moved && m_sunk && kind == EffectKind::Stop && moved->from == handOf(m_sunk->from))
        m_line = std::exchange(m_sunk, std::nullopt);
    const bool answered = moved && m_line && moved->to == handOf(m_line->from);
    if (answered || std::holds_alternative<Said>(event.what) ||
        std::holds_alternative<DealEvent>(event.what) || std::holds_alternative<Scored>(event.what) ||
        std::holds_alternative<Over>(event.what))
        m_line.reset();
}

void AskLine::followNext(Presenter& presenter) {
    const auto event = presenter.table().event(presenter.shownUpTo());
    if (!event) return;
    const bool turns = (m_line || m_sunk) && (as<MoveEvent>(event) || as<Moved>(event));
    follow(*event, turns ? presenter.effectSpec().kind : EffectKind::None);
}

int AskLine::openAskEvent(Presenter& presenter) const {
    for (int number = presenter.shownUpTo(); m_line && --number >= 0;) {
        const std::optional<TableEvent> event = presenter.table().event(number);
        if (as<DealEvent>(event)) break;
        const MoveEvent* move = as<MoveEvent>(event);
        if (move && move->act == Act::Asks && move->target != kNoSeat)
            return m_line->from == move->seat ? number : -1;
    }
    return -1;
}

bool AskLine::isToBeCast(EffectKind kind) const {
    return m_line && m_line != m_scene.fishingLine().line() && kind != EffectKind::Reverse;
}

void AskLine::show(const std::vector<Flight>& flights, EffectKind kind, int seen) const {
    if (m_line == m_scene.fishingLine().line()) return;
    if (!m_pacing.reduced() && kind == EffectKind::Reverse && m_line && m_scene.fishingLine().line())
        return m_scene.fishingLine().turn(seen, m_pacing.scaled(kSwing));
    if (!m_pacing.reduced() && kind == EffectKind::Skip && m_scene.fishingLine().line())
        return m_scene.fishingLine().sink(seen, m_pacing.scaled(kSwing));
    if (m_line || m_pacing.reduced()) {
        m_scene.fishingLine().cast(m_line, m_pacing.reduced() || !m_line ? 0 : seen,
                                   m_pacing.reduced() ? 0 : m_pacing.scaled(kCast));
        return;
    }
    int delay = 0, millis = m_pacing.scaled(kLineHome); // at once, or together with the cards that answer
    for (const Flight& flight : flights)
        if (flight.hold > 0) {
            delay = flight.delay + flight.millis + flight.hold;
            millis = flight.onward;
        }
    m_scene.fishingLine().cast(std::nullopt, delay, std::max(1, millis));
}

} // namespace tacklebox
