#include "views/games/common/memoryaid.h"

#include <QCoreApplication>

#include <algorithm>

namespace tacklebox {

namespace {

struct MemoryAid {
    Q_DECLARE_TR_FUNCTIONS(MemoryAid)
};

QString wordsOf(HandMark mark, const QString& cards) {
    switch (mark) {
    case HandMark::Asked: return MemoryAid::tr("asked for: %1", "a player; cards").arg(cards);
    case HandMark::Gave: return MemoryAid::tr("gave away: %1", "a player; cards").arg(cards);
    case HandMark::Has: return MemoryAid::tr("surely has: %1", "a player; cards").arg(cards);
    case HandMark::HasNot: return MemoryAid::tr("surely hasn't: %1", "a player; cards").arg(cards);
    case HandMark::Closed: break; // the table says it already
    }
    return {};
}

/// The line of `mark` in a tooltip, with the shape by which drawMemoryGrid() shows it.
QString tipLine(HandMark mark, const QString& words) {
    switch (mark) {
    case HandMark::Asked: return MemoryAid::tr("%1 (ring)", "asked for: sevens").arg(words);
    case HandMark::Gave: return MemoryAid::tr("%1 (arrow)", "gave away: sevens").arg(words);
    case HandMark::Has: return MemoryAid::tr("%1 (disc)", "surely has: sevens").arg(words);
    case HandMark::HasNot: return MemoryAid::tr("%1 (cross)", "surely hasn't: sevens").arg(words);
    case HandMark::Closed: break;
    }
    return words;
}

bool isShown(HandMark mark, KnownCards level) {
    return level == KnownCards::Follows || (mark != HandMark::Has && mark != HandMark::HasNot);
}

void setMark(MemoryPicture& memory, const HandFact& fact, std::pair<int, int> cell) {
    auto [column, row] = cell;
    if (memory.rows.empty()) {
        const auto named = std::ranges::find(memory.columns, fact.subject, &MemoryPicture::Column::label);
        column = int(named - memory.columns.begin());
        if (named == memory.columns.end()) memory.columns.push_back({fact.subject, -1, {fact.mark}});
        row = 0;
    }
    if (column >= 0) memory.columns[std::size_t(column)].marks[std::size_t(row)] = fact.mark;
}

} // namespace

MemoryPicture memoryColumns(const QStringList& labels) {
    MemoryPicture memory{.rows = {-1}};
    for (const QString& label : labels)
        memory.columns.push_back({label, -1, {std::nullopt}});
    return memory;
}

void addMemory(SeatPicture& seat, KnownCards level, std::span<const HandFact> facts, MemoryPicture grid,
               const MemoryCellOf& cellOf) {
    std::vector<HandFact> shown;
    for (const HandFact& fact : facts) {
        if (fact.seat != seat.seat || !isShown(fact.mark, level)) continue;
        std::erase_if(shown, [&fact](const HandFact& before) {
            return before.card == fact.card && before.topic == fact.topic;
        });
        shown.push_back(fact);
    }
    for (const HandFact& fact : shown)
        setMark(grid, fact, cellOf(fact));
    for (const HandMark mark : {HandMark::Has, HandMark::HasNot, HandMark::Asked, HandMark::Gave}) {
        QStringList cards;
        for (const HandFact& fact : shown)
            if (fact.mark == mark) cards << fact.subject;
        if (cards.isEmpty()) continue;
        grid.words << wordsOf(mark, cards.join(MemoryAid::tr(", ", "between cards of a list")));
        seat.tip += u'\n' + tipLine(mark, grid.words.back());
    }
    seat.memory = std::move(grid);
}

} // namespace tacklebox
