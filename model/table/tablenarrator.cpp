#include "model/table/tablenarrator.h"

#include "model/table/table.h"
#include "model/table/words.h"

#include <algorithm>
#include <iterator>

namespace tacklebox {

namespace {

/// A beat of this kind begins a new line of the ticker.
bool beginsLine(BeatKind kind) {
    switch (kind) {
    case BeatKind::Deal:
    case BeatKind::Asked:
    case BeatKind::Played:
    case BeatKind::Laid:
    case BeatKind::Attacked:
    case BeatKind::Protected:
    case BeatKind::Rolled:
    case BeatKind::Score:
    case BeatKind::Over: return true;
    default: return false;
    }
}

} // namespace

void TableNarrator::restart(int number) {
    m_viewer = m_table->addressed();
    m_listener = m_table->names().you;
    m_numbers.clear();
    m_next = std::max(0, number);
    while (m_next > 0) {
        const auto event = m_table->seenInTalk(--m_next);
        if (event && std::holds_alternative<DealBegun>(event->content())) break;
    }
    m_narrator.emplace(*gameNamed(m_table->plan().game.toStdString()), m_table->names());
}

void TableNarrator::hearBefore(int number) {
    if (!gameNamed(m_table->plan().game.toStdString())) return;
    if (!m_narrator || number < m_next || m_viewer != m_table->addressed() ||
        m_listener != m_table->names().you)
        restart(number);
    for (; m_next < number; ++m_next) {
        const auto event = m_table->seenInTalk(m_next);
        if (!event) continue;
        m_narrator->hear(*event);
        m_numbers.push_back(m_next);
    }
}

QString TableNarrator::bubble(int number) const {
    if (!m_narrator) return {};
    const auto found = std::lower_bound(m_numbers.begin(), m_numbers.end(), number);
    if (found == m_numbers.end() || *found != number) return {};
    const auto at = std::size_t(found - m_numbers.begin());
    for (auto beat = m_narrator->beats().rbegin(); beat != m_narrator->beats().rend(); ++beat)
        if (beat->first == at) return asSentence(beat->bubble(m_narrator->names().to(kNoSeat)));
    return {};
}

std::vector<TableNarrator::Line> TableNarrator::lastLines(int most) const {
    std::vector<Line> lines;
    if (!m_narrator) return lines;
    const std::vector<Beat>& beats = m_narrator->beats();
    std::size_t end = beats.size();
    while (end > 0 && int(lines.size()) < most) {
        std::size_t begin = end - 1;
        while (begin > 0 && !beginsLine(beats[begin].kind))
            --begin;
        Line line;
        line.event = m_numbers[beats[begin].first];
        std::vector<Beat> told; // whose turn it is the table shows; why it became his is told
        std::copy_if(beats.begin() + std::ptrdiff_t(begin), beats.begin() + std::ptrdiff_t(end),
                     std::back_inserter(told),
                     [](const Beat& beat) { return beat.kind != BeatKind::Turn || beat.missed; });
        QStringList words;
        for (const Phrase& sentence : narrated(m_narrator->game(), told, m_narrator->names()))
            words << asSentence(sentence);
        line.words = words.join(QLatin1Char(' '));
        for (std::size_t i = begin; i < end; ++i)
            for (const Face face : beats[i].faces)
                if (face != kHidden && beats[i].kind != BeatKind::Deal) line.faces.push_back(face);
        if (!line.words.isEmpty()) lines.insert(lines.begin(), line);
        end = begin;
    }
    return lines;
}

} // namespace tacklebox
