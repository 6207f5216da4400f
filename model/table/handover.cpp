#include "model/table/handover.h"

#include "model/table/table.h"
#include "model/table/tablenarrator.h"

namespace tacklebox {

std::vector<RecapLine> recap(const Table& table, Seat seat) {
    constexpr int kMostLines = 3;
    std::vector<RecapLine> recap;
    if (seat >= table.seats()) return recap;
    TableNarrator narrator = TableNarrator::publicly(table, seat);
    narrator.processBefore(table.events());
    std::vector<TableNarrator::Line> lines = narrator.linesFrom(table.seenUpTo(seat));
    // The player sees that cards are dealt. Drop lines that do not concern the player first, older ones
    // before newer ones.
    std::erase_if(lines, [](const TableNarrator::Line& line) { return line.kind == NarrationKind::Deal; });
    for (const bool concernsSeat : {false, true})
        for (std::size_t i = 0; i < lines.size() && int(lines.size()) > kMostLines;)
            if (lines[i].concerns.has(seat) == concernsSeat)
                lines.erase(lines.begin() + std::ptrdiff_t(i));
            else
                ++i;
    for (const TableNarrator::Line& line : lines) {
        bool ordered = false;
        for (int number = line.event; number <= line.last; ++number)
            ordered = ordered || table.playedByStandingOrder(seat, number);
        recap.push_back(
            {ordered ? Table::tr("Your standing order: %1", "what it did").arg(line.words) : line.words,
             line.faces});
    }
    return recap;
}

QString outcome(const Table& table) {
    TableNarrator narrator = TableNarrator::atScreen(table);
    narrator.processBefore(table.events());
    const std::vector<TableNarrator::Line> lines = narrator.lastLines(1);
    return lines.empty() ? QString() : lines.front().words;
}

QString whyToAct(const Table& table, Seat seat) {
    if (seat >= table.seats()) return {};
    TableNarrator narrator = TableNarrator::publicly(table, seat);
    narrator.processBefore(table.events());
    if (table.game().hasTurns && table.hasTheTurn(seat)) return narrator.whyTurn();
    const std::vector<TableNarrator::Line> lines = narrator.lastLines(1);
    if (!lines.empty() && lines.front().kind != NarrationKind::Deal &&
        lines.front().words.size() <= kLongestReason)
        return lines.front().words;
    return table.game().hasTurns ? QString() : Table::tr("Each player in order may act or pass.");
}

std::vector<Seat> seatsToCome(const Table& table, Seat seat) {
    std::vector<Seat> left = table.seatsThatMayPassUnseen();
    if (!left.empty()) {
        std::erase(left, seat);
        return left;
    }
    if (seat >= table.seats() || !table.game().hasTurns || !table.hasTheTurn(seat)) return left;
    for (Seat next = leftOf(seat, table.seats()); next != seat; next = leftOf(next, table.seats()))
        left.push_back(next);
    return left;
}

} // namespace tacklebox
