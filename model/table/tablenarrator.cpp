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

/// True if `item`, which follows `before`, begins a new line.
bool beginsLine(const NarrationItem& before, const NarrationItem& item) {
    if (before.kind == NarrationKind::Turn && !(item.ofDeal && item.kind == NarrationKind::Drew))
        return item.kind != NarrationKind::Turn;
    switch (item.kind) {
    case NarrationKind::Deal:
    case NarrationKind::Asked:
    case NarrationKind::Played:
    case NarrationKind::Attacked:
    case NarrationKind::Protected:
    case NarrationKind::Rolled:
    case NarrationKind::Score: return true;
    case NarrationKind::Over: return before.kind != NarrationKind::Score;
    case NarrationKind::Laid: // a pair laid at once belongs to the card that completed it
        return before.actor != item.actor ||
               (before.kind != NarrationKind::Drew && before.kind != NarrationKind::CardMoved);
    case NarrationKind::Drew:
    case NarrationKind::CardMoved:
        // Cards turned up after the deal are not part of the first turn.
        return (item.ofMove &&
                (before.kind == NarrationKind::Laid || before.kind == NarrationKind::CardMoved)) ||
               (before.kind == NarrationKind::Deal && !item.ofDeal);
    case NarrationKind::Shown: return before.kind == NarrationKind::Played;
    default: return false;
    }
}

/// The number of items that can be reported now: all but an ask of `you` without its result.
std::size_t withoutOpenAsk(const std::vector<NarrationItem>& items, Seat you) {
    std::size_t last = items.size();
    if (last > 1 && items[last - 1].kind == NarrationKind::Refused && items[last - 1].sendsFishing &&
        !items[last - 1].stockIsEmpty && items[last - 2].kind == NarrationKind::Asked)
        --last;
    const bool open =
        last > 0 && items[last - 1].kind == NarrationKind::Asked && items[last - 1].actor == you;
    return open && you != kNoSeat ? last - 1 : items.size();
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
    return m_table->seenInLog(number);
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

void TableNarrator::processBefore(int number) {
    if (!m_narrator || number < m_next || m_viewer != m_table->logViewer() ||
        m_listener != m_table->names().you)
        restart(number);
    for (; m_next < number; ++m_next)
        if (const auto event = seen(m_next)) {
            m_narrator->addEvent(*event, m_table->timeRanOut(m_next));
            m_numbers.push_back(m_next);
        }
}

const NarrationItem* TableNarrator::itemOf(int number) const {
    if (!m_narrator) return nullptr;
    const auto found = std::lower_bound(m_numbers.begin(), m_numbers.end(), number);
    if (found == m_numbers.end() || *found != number) return nullptr;
    const auto at = std::size_t(found - m_numbers.begin());
    for (auto item = m_narrator->items().rbegin(); item != m_narrator->items().rend(); ++item)
        if (item->first <= at) return item->first == at ? &*item : nullptr;
    return nullptr;
}

QString TableNarrator::bubble(int number) const {
    const NarrationItem* const item = itemOf(number);
    if (!item) return {};
    // In every language the form of address comes first, followed by a comma.
    QString words = asSentence(item->aloud);
    const Seat you = m_table->names().you;
    if (you == kNoSeat || you >= m_table->seats()) return words;
    const QString name = m_table->plan().seats[you].name, called = name + QStringLiteral(", ");
    if (!isNoName(name) || !words.startsWith(called)) return words;
    words.remove(0, called.size());
    return words.left(1).toUpper() + words.mid(1);
}

Seat TableNarrator::speaker(int number) const {
    const NarrationItem* const item = itemOf(number);
    return item ? item->speaker() : kNoSeat;
}

QString TableNarrator::loss(int number) const {
    const NarrationItem* const item = itemOf(number);
    if (!item || item->kind != NarrationKind::Got || !m_narrator->names().isYou(item->other)) return {};
    const std::vector<NarrationItem>& items = m_narrator->items();
    auto begin = std::size_t(item - items.data());
    const std::size_t end = begin + 1;
    if (begin > 0 && items[begin - 1].kind == NarrationKind::Asked && items[begin - 1].actor == item->actor &&
        items[begin - 1].other == item->other && !items[begin - 1].question.ownSentence)
        --begin;
    const auto sentences = sentencesOf(m_narrator->game(), std::span(items).subspan(begin, end - begin),
                                       m_narrator->names(), Wording::Line);
    return sentences.empty() ? QString() : asSentence(sentences.front().words);
}

Face TableNarrator::askedCard(int number) const {
    const NarrationItem* const item = itemOf(number);
    return item ? item->question.card : kHidden;
}

std::size_t TableNarrator::lineBegin(std::size_t at) const {
    const std::vector<NarrationItem>& items = m_narrator->items();
    while (at > 0 && !beginsLine(items[at - 1], items[at]))
        --at;
    return at;
}

SeatSet TableNarrator::concerned(const NarrationItem& item) const {
    if (item.kind == NarrationKind::Deal || item.kind == NarrationKind::Score ||
        item.kind == NarrationKind::Over)
        return SeatSet::all(m_table->seats());
    SeatSet seats = item.emptied;
    for (const Seat seat : {item.actor, item.other})
        if (seat != kNoSeat) seats.add(seat);
    return seats;
}

TableNarrator::Line TableNarrator::line(std::size_t begin, std::size_t end) const {
    const std::vector<NarrationItem>& items = m_narrator->items();
    Line line;
    line.kind = items[begin].kind;
    line.event = m_numbers[items[begin].first];
    line.last = m_numbers[items[end - 1].last - 1];
    const auto reported = worthReporting(std::span(items).subspan(begin, end - begin));
    QStringList words;
    for (const Phrase& sentence : logSentences(m_narrator->game(), reported, m_narrator->names()))
        words << asSentence(sentence);
    line.words = words.join(QLatin1Char(' '));
    words.clear();
    for (const Sentence& sentence :
         sentencesOf(m_narrator->game(), reported, m_narrator->names(), Wording::Line))
        words << asSentence(sentence.words);
    line.brief = words.join(QLatin1Char(' '));
    for (std::size_t i = begin; i < end; ++i) {
        line.concerns = line.concerns | concerned(items[i]);
        if (items[i].kind == NarrationKind::Deal) continue;
        for (const Face face : items[i].faces)
            if (face != kHidden) line.faces.push_back(face);
    }
    const bool apart = items[begin].kind == NarrationKind::Deal ||
                       items[begin].kind == NarrationKind::Score || items[begin].kind == NarrationKind::Over;
    line.newTurn = begin == 0 || apart || items[begin - 1].ofDeal ||
                   items[begin - 1].kind == NarrationKind::Turn ||
                   items[begin - 1].kind == NarrationKind::Deal || !m_narrator->game().hasTurns;
    return line;
}

std::vector<std::size_t> TableNarrator::beginnings(std::size_t first, std::size_t end) const {
    const std::vector<NarrationItem>& items = m_narrator->items();
    std::vector<std::size_t> begins;
    for (std::size_t i = first; i < end; ++i)
        if (i == first || beginsLine(items[i - 1], items[i])) begins.push_back(i);
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
    std::size_t end = m_narrator->items().size();
    while (end > 0 && int(lines.size()) < most) {
        const std::size_t begin = lineBegin(end - 1);
        if (Line more = line(begin, end); !more.words.isEmpty()) lines.insert(lines.begin(), std::move(more));
        end = begin;
    }
    return lines;
}

std::size_t TableNarrator::itemFrom(int number) const {
    const std::vector<NarrationItem>& items = m_narrator->items();
    const auto from =
        std::lower_bound(items.begin(), items.end(), number, [this](const NarrationItem& item, int event) {
            return m_numbers[item.first] < event;
        });
    return std::size_t(from - items.begin());
}

std::vector<TableNarrator::Line> TableNarrator::linesFrom(int number) const {
    std::vector<Line> lines;
    if (!m_narrator) return lines;
    const std::vector<NarrationItem>& items = m_narrator->items();
    std::size_t begin = itemFrom(number);
    while (begin < items.size() && lineBegin(begin) != begin)
        ++begin;
    while (begin < items.size()) {
        std::size_t end = begin + 1;
        while (end < items.size() && !beginsLine(items[end - 1], items[end]))
            ++end;
        if (Line more = line(begin, end); !more.words.isEmpty()) lines.push_back(std::move(more));
        begin = end;
    }
    return lines;
}

std::vector<TableNarrator::Line> TableNarrator::lastTurn() const {
    if (!m_narrator) return {};
    if (!m_narrator->game().hasTurns) return lastLines(kLinesForTurn);
    const std::vector<NarrationItem>& items = m_narrator->items();
    // The reason for a turn belongs to the turn before.
    const auto ends = [](const NarrationItem& item) {
        return item.kind == NarrationKind::Turn || item.kind == NarrationKind::Deal;
    };
    std::size_t end = items.size();
    while (end > 0) {
        std::size_t first = end - 1;
        while (first > 0 && !ends(items[first - 1]))
            --first;
        if (std::vector<Line> lines = linesOf(beginnings(first, end), end); !lines.empty()) return lines;
        end = first;
    }
    return {};
}

std::vector<TableNarrator::Line> TableNarrator::lastAsks() const {
    if (!m_narrator) return {};
    const std::vector<NarrationItem>& items = m_narrator->items();
    std::size_t deal = items.size();
    while (deal > 0 && items[deal - 1].kind != NarrationKind::Deal)
        --deal;
    std::vector<Seat> reported;
    std::vector<Line> lines;
    for (std::size_t i = items.size(); i-- > deal;) {
        if (items[i].kind != NarrationKind::Asked ||
            std::find(reported.begin(), reported.end(), items[i].actor) != reported.end())
            continue;
        reported.push_back(items[i].actor);
        std::size_t end = i + 1;
        while (end < items.size() && !beginsLine(items[end - 1], items[end]))
            ++end;
        lines.insert(lines.begin(), line(i, end));
    }
    return lines;
}

QString TableNarrator::whyTurn() const {
    if (!m_narrator) return {};
    const std::vector<NarrationItem>& items = m_narrator->items();
    const auto turn = std::find_if(items.rbegin(), items.rend(), [](const NarrationItem& item) {
        return item.kind == NarrationKind::Turn || item.kind == NarrationKind::Deal;
    });
    return turn == items.rend() ? QString() : asSentence(turn->why);
}

QString TableNarrator::summary(const std::vector<Line>& turn) const {
    if (!m_narrator || !m_narrator->game().hasTurns || turn.size() < 2) return {};
    const std::vector<NarrationItem>& items = m_narrator->items();
    const std::size_t first = itemFrom(turn.front().event), last = itemFrom(turn.back().last + 1);
    Seat actor = kNoSeat;
    for (std::size_t i = first; i > 0 && actor == kNoSeat; --i)
        if (items[i - 1].kind == NarrationKind::Turn) actor = items[i - 1].actor;
    if (actor == kNoSeat) actor = items[first].actor;
    if (actor == kNoSeat) return {};
    return asSentence(turnSummary(m_narrator->game(), actor, std::span(items).subspan(first, last - first),
                                  m_narrator->names()));
}

QStringList TableNarrator::news(Detail detail) {
    if (!m_narrator) return {};
    const std::vector<NarrationItem>& items = m_narrator->items();
    std::vector<NarrationItem> reported;
    std::size_t begin = itemFrom(std::exchange(m_newsFrom, std::max(m_newsFrom, m_next)));
    const std::size_t last = withoutOpenAsk(items, m_narrator->names().you);
    if (last < items.size()) m_newsFrom = m_numbers[items[last].first];
    while (begin < last) {
        std::size_t end = begin + 1;
        while (end < last && !beginsLine(items[end - 1], items[end]))
            ++end;
        SeatSet concerns;
        for (std::size_t i = begin; i < end; ++i)
            concerns = concerns | concerned(items[i]);
        if (detail != Detail::Mine || concerns.has(m_listener))
            std::ranges::move(worthReporting(std::span(items).subspan(begin, end - begin)),
                              std::back_inserter(reported));
        begin = end;
    }
    m_narrator->cut();
    const Wording wording = detail == Detail::Short ? Wording::Brief : Wording::Spoken;
    return withoutRepeatedNames(sentencesOf(m_narrator->game(), reported, m_narrator->names(), wording));
}

/// "Ada asks Ben for nines. Lays a book of nines."
QStringList TableNarrator::withoutRepeatedNames(const std::vector<Sentence>& sentences) const {
    QStringList all;
    Seat before = kNoSeat;
    for (const Sentence& sentence : sentences) {
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

bool TableNarrator::continuesSentence() const {
    if (!m_narrator || m_narrator->items().empty() || m_next >= m_table->events()) return false;
    const auto event = seen(m_next);
    if (!event) return false;
    const std::vector<NarrationItem> after = m_narrator->lastWith(*event);
    if (after.size() != 1) return false;
    const NarrationItem& before = m_narrator->items().back();
    return after[0].faces.size() != before.faces.size() || after[0].words.english() != before.words.english();
}

bool TableNarrator::continuesLine() const {
    if (!m_narrator || m_next >= m_table->events()) return false;
    const auto event = seen(m_next);
    if (!event) return false;
    const std::vector<NarrationItem> after = m_narrator->lastWith(*event);
    return after.size() == 1 || (after.size() == 2 && !beginsLine(after[0], after[1]));
}

QStringList TableNarrator::sentences(int first, int last) const {
    QStringList all;
    if (!m_narrator) return all;
    const std::size_t begin = itemFrom(first), end = std::max(begin, itemFrom(last));
    const auto reported = worthReporting(std::span(m_narrator->items()).subspan(begin, end - begin));
    for (const Phrase& sentence : logSentences(m_narrator->game(), reported, m_narrator->names()))
        all << asSentence(sentence);
    return all;
}

QStringList TableNarrator::actionSentences(int first, int last) const {
    QStringList all;
    if (!m_narrator) return all;
    const std::size_t begin = itemFrom(first), end = std::max(begin, itemFrom(last));
    auto reported = worthReporting(std::span(m_narrator->items()).subspan(begin, end - begin));
    std::erase_if(reported, [](const NarrationItem& item) { return item.kind == NarrationKind::Turn; });
    for (NarrationItem& item : reported)
        item.emptied = {};
    for (const Phrase& sentence : logSentences(m_narrator->game(), reported, m_narrator->names()))
        all << asSentence(sentence);
    return all;
}

} // namespace tacklebox
