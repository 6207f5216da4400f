#include "model/lessons/notematcher.h"

#include "model/lessons/claim.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace tacklebox {

namespace {

/// The text that replaces a placeholder; nullopt if it has none. The first letters of its name give its kind:
/// see DueNote::text().
std::optional<std::string> placeholderText(const std::string& placeholder, const DueNote& due,
                                           const AnyGame& game, const Options& options,
                                           const NoteWords& words) {
    if (placeholder == "asked") {
        if (!due.matchedMove.any()) return std::nullopt;
        const Question question = game.question(due.matchedMove);
        return question.subject.empty() ? std::nullopt : std::optional(words.phrase(question.subject));
    }
    const auto found = due.variables.find(placeholder);
    if (found == due.variables.end()) return std::nullopt;
    const Json& value = found->second;
    if (placeholder.starts_with("card")) {
        if (!value.is_string()) return std::nullopt;
        const Face face = faceNamed(game, options, value.get_ref<const std::string&>());
        return face == kNoFace ? std::nullopt : std::optional(words.phrase(game.cardWords(face)));
    }
    if (!value.is_number_integer()) return std::nullopt;
    return placeholder.starts_with("number") ? std::to_string(value.get<int>())
                                             : words.player(Seat(value.get<int>()));
}

/// True if the observation fulfils all claims.
bool allHold(const Json& claims, const Variables& variables, const Json& observation) {
    return std::ranges::all_of(claims, [&](const Json& claim) {
        return observationClaimError(substituted(claim, variables), observation).empty();
    });
}

} // namespace

std::string DueNote::text(const AnyGame& game, const Options& options, std::string_view language,
                          const NoteWords& words) const {
    const std::string pattern = note->text.in(language);
    std::string text;
    std::size_t from = 0;
    for (const std::string& placeholder : placeholdersIn(pattern)) {
        const std::size_t open = pattern.find('{', from);
        const auto value = placeholderText(placeholder, *this, game, options, words);
        if (!value)
            throw WireError(ErrorCode::BadRecord, "The placeholder " + quoted(Json(placeholder)) +
                                                      " of the note " + quoted(Json(note->id)) +
                                                      " has no value.");
        text += pattern.substr(from, open - from) + *value;
        from = open + placeholder.size() + 2;
    }
    text += pattern.substr(from);
    if (!text.empty()) text[0] = char(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string DueNote::missingPlaceholder(const AnyGame& game, const Options& options) const {
    const NoteWords words{[](Seat) { return std::string(); }, [](const Phrase&) { return std::string(); }};
    for (const std::string_view language : kLessonLanguages)
        for (const std::string& placeholder : placeholdersIn(note->text.in(language)))
            if (!placeholderText(placeholder, *this, game, options, words)) return placeholder;
    return {};
}

NoteMatcher::NoteMatcher(const Notes& notes, Seat me)
    : m_notes(notes), m_me(me), m_tracker(notes.game->tracker(me)) {}

void NoteMatcher::onEvent(const AnySeen& event) {
    const EventContent content = event.content();
    if (std::holds_alternative<DealBegun>(content)) m_events.clear();
    PastEvent past{m_tracker->seeAsJson(event), {}};
    if (const auto* made = std::get_if<AnyMoveMade>(&content)) past.move = made->move;
    m_events.push_back(std::move(past));
}

Json NoteMatcher::observation() const {
    return m_notes.game->observationJson(m_tracker->observation());
}

bool NoteMatcher::matchesEvents(DueNote& due) const {
    auto past = m_events.rbegin();
    bool directly = true; // the last pattern must match the last event
    for (auto pattern = due.note->after.rbegin(); pattern != due.note->after.rend();
         ++pattern) { // backwards from the latest
        // An earlier pattern must match the nearest earlier event of its kind.
        while (!directly && past != m_events.rend() && pattern->maySkip(past->json))
            ++past;
        if (past == m_events.rend() || !matches(pattern->event, past->json, m_me, due.variables))
            return false;
        if (!due.matchedMove.any() && past->move.any() && !m_notes.game->question(past->move).subject.empty())
            due.matchedMove = past->move;
        directly = pattern->directly;
        ++past;
    }
    return true;
}

bool NoteMatcher::matchesMoves(DueNote& due, std::span<const AnyMove> legal,
                               std::span<const Json> movesJson) const {
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (!matches(due.note->may, movesJson[i], m_me, due.variables)) continue;
        due.matchedMove = legal[i];
        return true;
    }
    return false;
}

std::vector<DueNote> NoteMatcher::afterEvent() const {
    return notesWhere([this](DueNote& due) { return !due.note->isForDecision() && matchesEvents(due); });
}

std::vector<DueNote> NoteMatcher::atDecision(std::span<const AnyMove> legal) const {
    std::vector<Json> movesJson; // shared by all notes
    for (const AnyMove& move : legal)
        movesJson.push_back(m_notes.game->moveJson(move));
    return notesWhere(
        [&](DueNote& due) { return due.note->isForDecision() && matchesMoves(due, legal, movesJson); });
}

std::vector<DueNote> NoteMatcher::notesWhere(const std::function<bool(DueNote& due)>& matchesPatterns) const {
    std::vector<DueNote> all;
    if (m_events.empty()) return all;
    std::optional<Json> seen;
    for (const Note& note : m_notes.notes) {
        DueNote due{&note, {}, {}};
        if (!matchesPatterns(due)) continue;
        if (!note.when.empty()) {
            if (!seen) seen = observation();
            if (!allHold(note.when, due.variables, *seen)) continue;
        }
        all.push_back(std::move(due));
    }
    return all;
}

} // namespace tacklebox
