#include "model/lessons/notewatch.h"

#include "model/lessons/claim.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace tacklebox {

namespace {

/// The value of a placeholder; nullopt if it has none.
std::optional<std::string> wordsOf(const std::string& place, const DueNote& due, const AnyGame& game,
                                   const Options& options, const NoteWords& words) {
    if (place == "asked") {
        if (!due.asked.any()) return std::nullopt;
        const Question question = game.question(due.asked);
        return question.subject.empty() ? std::nullopt : std::optional(words.phrase(question.subject));
    }
    const auto found = due.variables.find(place);
    if (found == due.variables.end()) return std::nullopt;
    const Json& value = found->second;
    if (place.starts_with("card")) {
        if (!value.is_string()) return std::nullopt;
        const Face face = faceNamed(game, options, value.get_ref<const std::string&>());
        return face == kNoFace ? std::nullopt : std::optional(words.phrase(game.cardWords(face)));
    }
    if (!value.is_number_integer()) return std::nullopt;
    return place.starts_with("number") ? std::to_string(value.get<int>())
                                       : words.player(Seat(value.get<int>()));
}

bool allHold(const Json& claims, const Variables& variables, const Json& observation) {
    return std::ranges::all_of(claims, [&](const Json& claim) {
        return faultOfObservationClaim(substituted(claim, variables), observation).empty();
    });
}

} // namespace

std::string DueNote::text(const AnyGame& game, const Options& options, std::string_view language,
                          const NoteWords& words) const {
    const std::string pattern = note->text.in(language);
    std::string text;
    std::size_t from = 0;
    for (const std::string& place : placeholdersIn(pattern)) {
        const std::size_t open = pattern.find('{', from);
        const auto filling = wordsOf(place, *this, game, options, words);
        if (!filling)
            throw WireError(ErrorCode::BadRecord,
                            "Nothing fills " + quoted(Json(place)) + " of " + quoted(Json(note->id)) + ".");
        text += pattern.substr(from, open - from) + *filling;
        from = open + place.size() + 2;
    }
    text += pattern.substr(from);
    if (!text.empty()) text[0] = char(std::toupper(static_cast<unsigned char>(text[0])));
    return text;
}

std::string DueNote::missingPlaceholder(const AnyGame& game, const Options& options) const {
    const NoteWords words{[](Seat) { return std::string(); }, [](const Phrase&) { return std::string(); }};
    for (const std::string_view language : kLessonLanguages)
        for (const std::string& place : placeholdersIn(note->text.in(language)))
            if (!wordsOf(place, *this, game, options, words)) return place;
    return {};
}

NoteWatch::NoteWatch(const Notes& notes, Seat me)
    : m_notes(notes), m_me(me), m_follower(notes.game->follower(me)) {}

void NoteWatch::onEvent(const AnySeen& event) {
    const EventContent content = event.content();
    if (std::holds_alternative<DealBegun>(content)) m_events.clear();
    PastEvent heard{m_follower->tell(event), {}};
    if (const auto* made = std::get_if<AnyMoveMade>(&content)) heard.move = made->move;
    m_events.push_back(std::move(heard));
}

Json NoteWatch::observation() const {
    return m_notes.game->observationJson(m_follower->observation());
}

bool NoteWatch::matchesEvents(DueNote& due) const {
    auto heard = m_events.rbegin();
    bool directly = true;
    for (auto pattern = due.note->after.rbegin(); pattern != due.note->after.rend();
         ++pattern) { // the latest first
        // Before the last event, only the nearest event of the pattern's kind may match.
        while (!directly && heard != m_events.rend() && pattern->passes(heard->json))
            ++heard;
        if (heard == m_events.rend() || !matches(pattern->event, heard->json, m_me, due.variables))
            return false;
        if (!due.asked.any() && heard->move.any() && !m_notes.game->question(heard->move).subject.empty())
            due.asked = heard->move;
        directly = pattern->directly;
        ++heard;
    }
    return true;
}

bool NoteWatch::matchesMoves(DueNote& due, std::span<const AnyMove> legal,
                             std::span<const Json> movesJson) const {
    for (std::size_t i = 0; i < legal.size(); ++i) {
        if (!matches(due.note->may, movesJson[i], m_me, due.variables)) continue;
        due.asked = legal[i];
        return true;
    }
    return false;
}

std::vector<DueNote> NoteWatch::afterEvent() const {
    return notesWhere([this](DueNote& due) { return !due.note->ofDecision() && matchesEvents(due); });
}

std::vector<DueNote> NoteWatch::atDecision(std::span<const AnyMove> legal) const {
    std::vector<Json> movesJson; // shared by all notes
    for (const AnyMove& move : legal)
        movesJson.push_back(m_notes.game->moveJson(move));
    return notesWhere(
        [&](DueNote& due) { return due.note->ofDecision() && matchesMoves(due, legal, movesJson); });
}

std::vector<DueNote> NoteWatch::notesWhere(const std::function<bool(DueNote& due)>& matchesPatterns) const {
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
