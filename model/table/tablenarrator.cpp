#include "model/table/tablenarrator.h"

#include "model/host/narration.h"
#include "model/table/replay.h"
#include "model/table/table.h"
#include "model/table/words.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <utility>

namespace tacklebox {

namespace {

constexpr int kLinesForTurn = 6; ///< for games without turns

/// True if `beat`, which follows `before`, begins a new line.
bool beginsLine(const Beat& before, const Beat& beat) {
    if (before.kind == BeatKind::Turn && !(beat.ofDeal && beat.kind == BeatKind::Drew))
        return beat.kind != BeatKind::Turn;
    switch (beat.kind) {
    case BeatKind::Deal:
    case BeatKind::Asked:
    case BeatKind::Played:
    case BeatKind::Attacked:
    case BeatKind::Protected:
    case BeatKind::Rolled:
    case BeatKind::Score:
    case BeatKind::Over: return true;
    case BeatKind::Laid: // a pair laid at once belongs to the card that completed it
        return before.who != beat.who ||
               (before.kind != BeatKind::Drew && before.kind != BeatKind::CardMoved);
    case BeatKind::Drew:
    case BeatKind::CardMoved:
        // Cards turned up after the deal are not part of the first turn.
        return (beat.ofMove && (before.kind == BeatKind::Laid || before.kind == BeatKind::CardMoved)) ||
               (before.kind == BeatKind::Deal && !beat.ofDeal);
    case BeatKind::Shown: return before.kind == BeatKind::Played;
    default: return false;
    }
}

/// The number of beats that can be told now: the ask of `you` is told with what comes of it.
std::size_t withoutOpenAsk(const std::vector<Beat>& beats, Seat you) {
    std::size_t last = beats.size();
    if (last > 1 && beats[last - 1].kind == BeatKind::Refused && beats[last - 1].sendsFishing &&
        !beats[last - 1].stockIsEmpty && beats[last - 2].kind == BeatKind::Asked)
        --last;
    const bool open = last > 0 && beats[last - 1].kind == BeatKind::Asked && beats[last - 1].who == you;
    return open && you != kNoSeat ? last - 1 : beats.size();
}

} // namespace

TableNarrator TableNarrator::publicly(const Table& table, Seat listener, Begins begins) {
    TableNarrator narrator(table, begins);
    narrator.m_publicTo = listener;
    return narrator;
}

TableNarrator TableNarrator::atScreen(const Table& table) {
    TableNarrator narrator(table);
    narrator.m_atScreen = true;
    return narrator;
}

const AnySeen* TableNarrator::seen(int number) const {
    if (m_atScreen) return m_table->seen(number);
    if (m_publicTo) return m_table->seenByAll(number);
    if (m_begins == Begins::WithTheMatch)
        if (const auto* replay = dynamic_cast<const Replay*>(m_table)) return replay->seenSomeTime(number);
    return m_table->seenInTalk(number);
}

void TableNarrator::restart(int number) {
    const Names names = m_publicTo   ? m_table->names().to(*m_publicTo)
                        : m_atScreen ? m_table->names().to(m_table->viewer())
                                     : m_table->names();
    m_viewer = m_table->logViewer();
    m_listener = m_table->names().you;
    m_numbers.clear();
    m_next = std::max(0, number);
    while (m_next > 0) {
        const auto event = m_begins == Begins::WithTheMatch ? nullptr : seen(--m_next);
        if (m_begins == Begins::WithTheMatch) m_next = 0;
        if (event && std::holds_alternative<DealBegun>(event->content())) break;
    }
    m_narrator.emplace(m_table->game(), names);
}

void TableNarrator::hearBefore(int number) {
    if (!m_narrator || number < m_next || m_viewer != m_table->logViewer() ||
        m_listener != m_table->names().you)
        restart(number);
    for (; m_next < number; ++m_next)
        if (const auto event = seen(m_next)) {
            m_narrator->hear(*event, m_table->timeRanOut(m_next));
            m_numbers.push_back(m_next);
        }
}

const Beat* TableNarrator::beatOf(int number) const {
    if (!m_narrator) return nullptr;
    const auto found = std::lower_bound(m_numbers.begin(), m_numbers.end(), number);
    if (found == m_numbers.end() || *found != number) return nullptr;
    const auto at = std::size_t(found - m_numbers.begin());
    for (auto beat = m_narrator->beats().rbegin(); beat != m_narrator->beats().rend(); ++beat)
        if (beat->first <= at) return beat->first == at ? &*beat : nullptr;
    return nullptr;
}

QString TableNarrator::bubble(int number) const {
    const Beat* const beat = beatOf(number);
    if (!beat) return {};
    // In every language the form of address comes first, followed by a comma.
    QString words = asSentence(beat->aloud);
    const Seat you = m_table->names().you;
    if (you == kNoSeat || you >= m_table->seats()) return words;
    const QString name = m_table->plan().seats[you].name, called = name + QStringLiteral(", ");
    if (!isNoName(name) || !words.startsWith(called)) return words;
    words.remove(0, called.size());
    return words.left(1).toUpper() + words.mid(1);
}

Seat TableNarrator::speaker(int number) const {
    const Beat* const beat = beatOf(number);
    return beat ? beat->speaker() : kNoSeat;
}

Face TableNarrator::askedCard(int number) const {
    const Beat* const beat = beatOf(number);
    return beat ? beat->question.card : kHidden;
}

std::size_t TableNarrator::lineBegin(std::size_t at) const {
    const std::vector<Beat>& beats = m_narrator->beats();
    while (at > 0 && !beginsLine(beats[at - 1], beats[at]))
        --at;
    return at;
}

SeatSet TableNarrator::concerned(const Beat& beat) const {
    if (beat.kind == BeatKind::Deal || beat.kind == BeatKind::Score || beat.kind == BeatKind::Over)
        return SeatSet::all(m_table->seats());
    SeatSet seats = beat.emptied;
    for (const Seat seat : {beat.who, beat.whom})
        if (seat != kNoSeat) seats.add(seat);
    return seats;
}

TableNarrator::Line TableNarrator::line(std::size_t begin, std::size_t end) const {
    const std::vector<Beat>& beats = m_narrator->beats();
    Line line;
    line.kind = beats[begin].kind;
    line.event = m_numbers[beats[begin].first];
    line.last = m_numbers[beats[end - 1].last - 1];
    const auto value = worthTelling(std::span(beats).subspan(begin, end - begin));
    QStringList words;
    for (const Phrase& sentence : narrated(m_narrator->game(), value, m_narrator->names()))
        words << asSentence(sentence);
    line.words = words.join(QLatin1Char(' '));
    words.clear();
    for (const Told& sentence : told(m_narrator->game(), value, m_narrator->names(), Wording::Line))
        words << asSentence(sentence.words);
    line.brief = words.join(QLatin1Char(' '));
    for (std::size_t i = begin; i < end; ++i) {
        line.concerns = line.concerns | concerned(beats[i]);
        if (beats[i].kind == BeatKind::Deal) continue;
        for (const Face face : beats[i].faces)
            if (face != kHidden) line.faces.push_back(face);
    }
    const bool apart = beats[begin].kind == BeatKind::Deal || beats[begin].kind == BeatKind::Score ||
                       beats[begin].kind == BeatKind::Over;
    line.newTurn = begin == 0 || apart || beats[begin - 1].ofDeal ||
                   beats[begin - 1].kind == BeatKind::Turn || beats[begin - 1].kind == BeatKind::Deal ||
                   !m_narrator->game().hasTurns;
    return line;
}

std::vector<std::size_t> TableNarrator::beginnings(std::size_t first, std::size_t end) const {
    const std::vector<Beat>& beats = m_narrator->beats();
    std::vector<std::size_t> begins;
    for (std::size_t i = first; i < end; ++i)
        if (i == first || beginsLine(beats[i - 1], beats[i])) begins.push_back(i);
    return begins;
}

std::vector<TableNarrator::Line> TableNarrator::linesOf(const std::vector<std::size_t>& begins,
                                                        std::size_t end) const {
    std::vector<Line> lines;
    for (std::size_t i = 0; i < begins.size(); ++i)
        if (Line more = line(begins[i], i + 1 < begins.size() ? begins[i + 1] : end); !more.words.isEmpty())
            lines.push_back(std::move(more));
    return lines;
}

std::vector<TableNarrator::Line> TableNarrator::lastLines(int most) const {
    std::vector<Line> lines;
    if (!m_narrator) return lines;
    std::size_t end = m_narrator->beats().size();
    while (end > 0 && int(lines.size()) < most) {
        const std::size_t begin = lineBegin(end - 1);
        if (Line more = line(begin, end); !more.words.isEmpty()) lines.insert(lines.begin(), std::move(more));
        end = begin;
    }
    return lines;
}

std::size_t TableNarrator::beatFrom(int number) const {
    const std::vector<Beat>& beats = m_narrator->beats();
    const auto from =
        std::lower_bound(beats.begin(), beats.end(), number,
                         [this](const Beat& beat, int event) { return m_numbers[beat.first] < event; });
    return std::size_t(from - beats.begin());
}

std::vector<TableNarrator::Line> TableNarrator::linesFrom(int number) const {
    std::vector<Line> lines;
    if (!m_narrator) return lines;
    const std::vector<Beat>& beats = m_narrator->beats();
    std::size_t begin = beatFrom(number);
    while (begin < beats.size() && lineBegin(begin) != begin)
        ++begin;
    while (begin < beats.size()) {
        std::size_t end = begin + 1;
        while (end < beats.size() && !beginsLine(beats[end - 1], beats[end]))
            ++end;
        if (Line more = line(begin, end); !more.words.isEmpty()) lines.push_back(std::move(more));
        begin = end;
    }
    return lines;
}

std::vector<TableNarrator::Line> TableNarrator::lastTurn() const {
    if (!m_narrator) return {};
    if (!m_narrator->game().hasTurns) return lastLines(kLinesForTurn);
    const std::vector<Beat>& beats = m_narrator->beats();
    // The reason for a turn belongs to the turn before.
    const auto ends = [](const Beat& beat) {
        return beat.kind == BeatKind::Turn || beat.kind == BeatKind::Deal;
    };
    std::size_t end = beats.size();
    while (end > 0) {
        std::size_t first = end - 1;
        while (first > 0 && !ends(beats[first - 1]))
            --first;
        if (std::vector<Line> lines = linesOf(beginnings(first, end), end); !lines.empty()) return lines;
        end = first;
    }
    return {};
}

std::vector<TableNarrator::Line> TableNarrator::lastAsks() const {
    if (!m_narrator) return {};
    const std::vector<Beat>& beats = m_narrator->beats();
    std::size_t deal = beats.size();
    while (deal > 0 && beats[deal - 1].kind != BeatKind::Deal)
        --deal;
    std::vector<Seat> told;
    std::vector<Line> lines;
    for (std::size_t i = beats.size(); i-- > deal;) {
        if (beats[i].kind != BeatKind::Asked ||
            std::find(told.begin(), told.end(), beats[i].who) != told.end())
            continue;
        told.push_back(beats[i].who);
        std::size_t end = i + 1;
        while (end < beats.size() && !beginsLine(beats[end - 1], beats[end]))
            ++end;
        lines.insert(lines.begin(), line(i, end));
    }
    return lines;
}

QString TableNarrator::whyTurn() const {
    if (!m_narrator) return {};
    const std::vector<Beat>& beats = m_narrator->beats();
    const auto turn = std::find_if(beats.rbegin(), beats.rend(), [](const Beat& beat) {
        return beat.kind == BeatKind::Turn || beat.kind == BeatKind::Deal;
    });
    return turn == beats.rend() ? QString() : asSentence(turn->why);
}

QString TableNarrator::summary(const std::vector<Line>& turn) const {
    if (!m_narrator || !m_narrator->game().hasTurns || turn.size() < 2) return {};
    const std::vector<Beat>& beats = m_narrator->beats();
    const std::size_t first = beatFrom(turn.front().event), last = beatFrom(turn.back().last + 1);
    Seat who = kNoSeat;
    for (std::size_t i = first; i > 0 && who == kNoSeat; --i)
        if (beats[i - 1].kind == BeatKind::Turn) who = beats[i - 1].who;
    if (who == kNoSeat) who = beats[first].who;
    if (who == kNoSeat) return {};
    return asSentence(turnSummary(m_narrator->game(), who, std::span(beats).subspan(first, last - first),
                                  m_narrator->names()));
}

QStringList TableNarrator::news(Detail detail) {
    if (!m_narrator) return {};
    const std::vector<Beat>& beats = m_narrator->beats();
    std::vector<Beat> value;
    std::size_t begin = beatFrom(std::exchange(m_newsFrom, std::max(m_newsFrom, m_next)));
    const std::size_t last = withoutOpenAsk(beats, m_narrator->names().you);
    if (last < beats.size()) m_newsFrom = m_numbers[beats[last].first];
    while (begin < last) {
        std::size_t end = begin + 1;
        while (end < last && !beginsLine(beats[end - 1], beats[end]))
            ++end;
        SeatSet concerns;
        for (std::size_t i = begin; i < end; ++i)
            concerns = concerns | concerned(beats[i]);
        if (detail != Detail::Mine || concerns.has(m_listener))
            std::ranges::move(worthTelling(std::span(beats).subspan(begin, end - begin)),
                              std::back_inserter(value));
        begin = end;
    }
    m_narrator->cut();
    const Wording wording = detail == Detail::Short ? Wording::Brief : Wording::Spoken;
    return withoutRepeatedNames(told(m_narrator->game(), value, m_narrator->names(), wording));
}

/// "Ada asks Ben for nines. Lays a book of nines."
QStringList TableNarrator::withoutRepeatedNames(const std::vector<Told>& sentences) const {
    QStringList all;
    Seat before = kNoSeat;
    for (const Told& sentence : sentences) {
        QString text = asSentence(sentence.words);
        const QString name = sentence.subject == kNoSeat
                                 ? QString()
                                 : asSentence(m_narrator->names().of(sentence.subject)) + u' ';
        const bool isNamed = !name.isEmpty() && text.startsWith(name);
        if (sentence.subject != kNoSeat && sentence.subject == before) {
            if (isNamed) text = text.mid(name.size());
            text[0] = text[0].toUpper();
        }
        before = isNamed || sentence.subject == before ? sentence.subject : kNoSeat;
        all << text;
    }
    return all;
}

bool TableNarrator::goesOn() const {
    if (!m_narrator || m_narrator->beats().empty() || m_next >= m_table->events()) return false;
    const auto event = seen(m_next);
    if (!event) return false;
    const std::vector<Beat> after = m_narrator->lastWith(*event);
    if (after.size() != 1) return false;
    const Beat& before = m_narrator->beats().back();
    return after[0].faces.size() != before.faces.size() || after[0].words.english() != before.words.english();
}

bool TableNarrator::lineGoesOn() const {
    if (!m_narrator || m_next >= m_table->events()) return false;
    const auto event = seen(m_next);
    if (!event) return false;
    const std::vector<Beat> after = m_narrator->lastWith(*event);
    return after.size() == 1 || (after.size() == 2 && !beginsLine(after[0], after[1]));
}

QStringList TableNarrator::sentences(int first, int last) const {
    QStringList all;
    if (!m_narrator) return all;
    const std::size_t begin = beatFrom(first), end = std::max(begin, beatFrom(last));
    const auto told = worthTelling(std::span(m_narrator->beats()).subspan(begin, end - begin));
    for (const Phrase& sentence : narrated(m_narrator->game(), told, m_narrator->names()))
        all << asSentence(sentence);
    return all;
}

QStringList TableNarrator::deeds(int first, int last) const {
    QStringList all;
    if (!m_narrator) return all;
    const std::size_t begin = beatFrom(first), end = std::max(begin, beatFrom(last));
    auto told = worthTelling(std::span(m_narrator->beats()).subspan(begin, end - begin));
    std::erase_if(told, [](const Beat& beat) { return beat.kind == BeatKind::Turn; });
    for (Beat& beat : told)
        beat.emptied = {};
    for (const Phrase& sentence : narrated(m_narrator->game(), told, m_narrator->names()))
        all << asSentence(sentence);
    return all;
}

} // namespace tacklebox
