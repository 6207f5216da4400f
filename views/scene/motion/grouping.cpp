#include "views/scene/motion/grouping.h"

#include <algorithm>
#include <map>

namespace tacklebox {

int groupEnd(Table& table, int first, const EffectSpec& spec) {
    const int last = table.events();
    if (spec.until > first) return std::min(spec.until, last);
    const std::optional<TableEvent> event = table.event(first);
    int end = first + 1;
    if (const Moved* moved = as<Moved>(event)) {
        for (int number = end; number < last; ++number) {
            const std::optional<TableEvent> other = table.event(number);
            const Moved* also = as<Moved>(other);
            if (also && also->from.kind == moved->from.kind && also->to.kind == moved->to.kind)
                end = number + 1;
            else if (other)
                break;
        }
        end = std::max(end, luckyCatchEnd(table, first));
    } else if (as<Shown>(event)) { // cards shown at one moment belong together
        for (int number = end; number < last; ++number) {
            const std::optional<TableEvent> other = table.event(number);
            if (as<Shown>(other))
                end = number + 1;
            else if (other && !as<StatusEvent>(other))
                break;
        }
    } else if (!event || as<StatusEvent>(event)) {
        while (end < last) {
            const std::optional<TableEvent> other = table.event(end);
            if (other && !as<StatusEvent>(other)) break;
            ++end;
        }
    }
    return end;
}

int luckyCatchEnd(Table& table, int number) {
    const std::optional<TableEvent> event = table.event(number);
    const Moved* moved = as<Moved>(event);
    if (!moved || moved->to.kind != PileKind::Hand || moved->face == kHidden) return 0;
    int end = 0;
    for (int next = number + 1; next < table.events(); ++next) {
        const std::optional<TableEvent> other = table.event(next);
        const Said* said = as<Said>(other);
        const Shown* shown = as<Shown>(other);
        const bool calledOut =
            said && said->saying == Saying::GotWhatIFishedFor && said->seat == moved->to.seat;
        if (calledOut || (end > 0 && shown && shown->face == moved->face))
            end = next + 1;
        else if (other)
            break;
    }
    return end;
}

int ownCardsCaught(const Table& table, int first, int last, Seat seat) {
    const Seat you = table.names().you;
    if (you == kNoSeat || you == seat) return 0;
    std::map<Face, int> taken; // from your hand, and neither laid nor returned yet
    int number = first, caught = 0;
    while (number > 0 && !as<DealEvent>(table.event(number - 1)))
        --number;
    for (; number < last; ++number) {
        const std::optional<TableEvent> event = table.event(number);
        const Moved* moved = as<Moved>(event);
        if (!moved || moved->face == kHidden) continue;
        int& count = taken[moved->face];
        if (moved->from == handOf(you) && moved->to.kind == PileKind::Hand) {
            ++count;
            continue;
        }
        const bool comes = number >= first && moved->to.seat == seat;
        caught += comes && (moved->from.seat == you || count > 0);
        if (moved->from.kind == PileKind::Hand &&
            (moved->to == handOf(you) || moved->to.kind != PileKind::Hand))
            count = std::max(0, count - 1);
    }
    return caught;
}

bool isKnownToAll(Table& table, const std::vector<TableEvent>& events) {
    return std::all_of(events.begin(), events.end(), [&table](const TableEvent& event) {
        if (!std::holds_alternative<Moved>(event.what)) return true;
        const AnySeen* seen = table.seenByAll(event.number);
        if (!seen) return false;
        const EventContent content = seen->content();
        const Moved* moved = std::get_if<Moved>(&content);
        return moved && moved->face != kHidden;
    });
}

} // namespace tacklebox
