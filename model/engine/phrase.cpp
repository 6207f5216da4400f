#include "model/engine/phrase.h"

namespace tacklebox {

Phrase Phrase::counted(int count, const char* one, const char* many, std::vector<Phrase> parts) {
    Phrase phrase(one, std::move(parts));
    phrase.m_many = many;
    phrase.m_count = count;
    return phrase;
}

Phrase Phrase::verbatim(std::string text) {
    Phrase phrase;
    phrase.m_verbatim = std::move(text);
    return phrase;
}

Phrase Phrase::sentences(const Phrase& first, const Phrase& second) {
    if (first.empty()) return second;
    if (second.empty()) return first;
    //: Two sentences, one after the other
    Phrase both(QT_TRANSLATE_NOOP("Words", "%1 %2"), {first, second});
    both.m_sentences = true;
    return both;
}

namespace {
/// Joins the phrases with commas, and the last two with the pattern `last`.
Phrase joined(const std::vector<Phrase>& phrases, const char* last) {
    if (phrases.empty()) return {};
    Phrase list = phrases.front();
    for (std::size_t i = 1; i < phrases.size(); ++i)
        list =
            Phrase(i + 1 == phrases.size() ? last : QT_TRANSLATE_NOOP("Words", "%1, %2"), {list, phrases[i]});
    return list;
}
} // namespace

Phrase Phrase::listed(const std::vector<Phrase>& phrases) {
    return joined(phrases, QT_TRANSLATE_NOOP("Words", "%1 and %2"));
}

Phrase Phrase::oneOf(const std::vector<Phrase>& phrases) {
    return joined(phrases, QT_TRANSLATE_NOOP("Words", "%1 or %2"));
}

std::string Phrase::english() const {
    if (!m_pattern) return m_verbatim;
    std::string text;
    const std::string_view pattern = m_many && m_count != 1 ? m_many : m_pattern;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        const char next = i + 1 < pattern.size() ? pattern[i + 1] : '\0';
        if (pattern[i] == '%' && next == 'n') {
            text += std::to_string(m_count);
            ++i;
        } else if (pattern[i] == '%' && next >= '1' && next <= '9') {
            const std::size_t part = std::size_t(next - '1');
            if (part < m_parts.size()) text += m_parts[part].english();
            ++i;
        } else {
            text += pattern[i];
        }
    }
    return text;
}

Phrase Names::of(Seat seat) const {
    if (seat < bySeat.size() && !bySeat[seat].empty()) return Phrase::verbatim(bySeat[seat]);
    return Phrase(QT_TRANSLATE_NOOP("Words", "player %1"), {Phrase::number(seat)});
}

Phrase Names::title(Seat seat) const {
    if (isYou(seat)) return QT_TRANSLATE_NOOP("Words", "you");
    return of(seat);
}

std::size_t Names::formIndex(const Seat* players, std::size_t count) const {
    for (std::size_t i = 0; i < count; ++i)
        if (isYou(players[i])) return i + 1;
    return 0;
}

std::vector<Phrase> Names::withNames(const Seat* players, std::size_t count,
                                     std::vector<Phrase> parts) const {
    std::vector<Phrase> all;
    all.reserve(count + parts.size());
    for (std::size_t i = 0; i < count; ++i)
        all.push_back(of(players[i]));
    for (Phrase& part : parts)
        all.push_back(std::move(part));
    return all;
}

} // namespace tacklebox
