#include "model/table/remarks.h"

#include "model/table/table.h"

#include <bit>
#include <utility>
#include <vector>

namespace tacklebox {

namespace {

/// One in kThinks turns is an occasion for its player; one in kSilent occasions stays silent.
constexpr unsigned kThinks = 3, kSilent = 4;

} // namespace

Remarks::Remarks(const Table& table)
    : Remarks(table, [&table](Seat seat) { return !table.plan().seats[seat].person; }) {}

Remarks::Remarks(const Table& table, std::function<bool(Seat)> speaks)
    : m_table(&table), m_speaks(std::move(speaks)) {}

void Remarks::processBefore(int number) {
    if (number < m_next) *this = Remarks(*m_table, m_speaks);
    for (; m_next < number; ++m_next)
        if (const AnySeen* seen = m_table->seenByAll(m_next)) onEvent(m_next, seen->content());
}

std::optional<Remark> Remarks::at(int number) const {
    const auto found = m_remarks.find(number);
    return found == m_remarks.end() ? std::nullopt : std::optional(found->second);
}

void Remarks::mix(std::uint64_t value) {
    // FNV-1a over words, followed by SplitMix64 mixing, so that all bits are usable.
    m_hash = (m_hash ^ value) * 0x100000001b3ULL + 0x9e3779b97f4a7c15ULL;
    m_hash = (m_hash ^ (m_hash >> 30)) * 0xbf58476d1ce4e5b9ULL;
    m_hash ^= m_hash >> 27;
}

void Remarks::onEvent(int number, const EventContent& content) {
    using Mood = Remark::Mood;
    mix(content.index());
    const auto* moved = std::get_if<Moved>(&content);
    if (!moved && !std::holds_alternative<AnyStatusChange>(content)) m_last.reset();

    if (std::holds_alternative<DealBegun>(content)) {
        m_said = {};
        m_turn = kNoSeat;
        m_quiet = kApart;
        mix(std::uint64_t(m_table->seats()));
        const Seat dealer = Seat(m_hash % std::uint64_t(m_table->seats()));
        offer(number, {{dealer, Mood::Calm}});
    } else if (const auto* status = std::get_if<AnyStatusChange>(&content)) {
        mix(status->turn);
        if (status->turn == kNoSeat || status->turn == std::exchange(m_turn, status->turn)) return;
        if (std::rotl(m_hash, 17) % kThinks == 0) offer(number, {{status->turn, Mood::Thinking}});
    } else if (const auto* made = std::get_if<AnyMoveMade>(&content)) {
        const Act act = m_table->game().act(made->move);
        const Seat target = m_table->game().target(made->move);
        mix(std::uint64_t(made->seat) << 16 | std::uint64_t(target) << 8 | std::uint64_t(act));
        if (act == Act::Protects) offer(number, {{made->seat, Mood::Delighted}});
        if (act == Act::Attacks && target != kNoSeat) offer(number, {{target, Mood::Stung}});
    } else if (moved) {
        mix(std::uint64_t(std::uint16_t(moved->face)) << 32 | std::uint64_t(moved->from.kind) << 24 |
            std::uint64_t(moved->from.seat) << 16 | std::uint64_t(moved->to.kind) << 8 |
            std::uint64_t(moved->to.seat));
        const bool more = m_last && m_last->from == moved->from && m_last->to == moved->to;
        m_last = *moved;
        if (more) return;
        const bool fromHand = moved->from.kind == PileKind::Hand;
        if (fromHand && moved->to.kind == PileKind::Hand)
            offer(number, {{moved->from.seat, Mood::Stung}}); // the player who got it continues at once
        else if (isLaid(moved->to.kind) && moved->from.seat == moved->to.seat)
            offer(number, {{moved->to.seat, Mood::Delighted}});
    } else if (const auto* said = std::get_if<Said>(&content)) {
        mix(std::uint64_t(said->seat) << 8 | std::uint64_t(said->saying));
        if (said->saying == Saying::GotWhatIFishedFor) offer(number, {{said->seat, Mood::Delighted}});
    }
}

void Remarks::offer(int number, std::initializer_list<Chance> chances) {
    ++m_quiet;
    if (m_quiet < kApart || std::rotl(m_hash, 31) % kSilent == 0) return;
    std::vector<Chance> able;
    for (const Chance& chance : chances)
        if (chance.seat < m_table->seats() && m_speaks(chance.seat)) able.push_back(chance);
    if (able.empty()) return;
    const Chance& chosen = able[std::size_t(std::rotl(m_hash, 45) % able.size())];
    const std::optional<int> line = unsaid(chosen.seat, chosen.mood, std::rotl(m_hash, 9));
    if (!line) return;
    std::uint16_t& said = m_said[chosen.seat][std::size_t(chosen.mood)];
    said = std::uint16_t(said | 1u << *line);
    m_remarks[number] = {chosen.seat, chosen.mood, *line};
    m_quiet = 0;
}

std::optional<int> Remarks::unsaid(Seat seat, Remark::Mood mood, std::uint64_t pick) const {
    const std::uint16_t said = m_said[seat][std::size_t(mood)];
    for (int i = 0; i < kLines; ++i)
        if (const int line = int((pick + std::uint64_t(i)) % kLines); !(said >> line & 1)) return line;
    return std::nullopt;
}

} // namespace tacklebox
