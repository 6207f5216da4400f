#include "model/lessons/notes.h"

#include <algorithm>
#include <set>

namespace tacklebox {

namespace {

Json readList(Fields& fields, const char* field) {
    const Json* list = fields.take(field);
    if (!list) return Json::array();
    if (!list->is_array()) fields.fail("\"" + std::string(field) + "\" is a list.");
    return *list;
}

Note readNote(const Json& json) {
    Fields fields(json, ErrorCode::BadRecord, "The note");
    Note note;
    note.id = fields.needText("id");
    const Json& rules = fields.need("rules");
    if (!rules.is_array() || rules.empty()) fields.fail("\"rules\" names the rulings.");
    for (const Json& rule : rules) {
        if (!rule.is_string()) fields.fail("a ruling is named by its number.");
        note.rules.push_back(rule.get<std::string>());
    }
    for (const Json& one : readList(fields, "after")) {
        NotePattern pattern;
        pattern.event = one;
        if (!one.is_object() || !one.contains("event") || !one["event"].is_string())
            fields.fail("\"after\" is a list of events, each with its kind.");
        if (one.contains("directly")) {
            pattern.directly = one["directly"] == Json(true);
            pattern.event.erase("directly");
        }
        if (one.contains("past")) {
            pattern.past = one["past"];
            pattern.event.erase("past");
        }
        note.after.push_back(std::move(pattern));
    }
    if (const Json* may = fields.take("may")) note.may = *may;
    if (note.after.empty() == note.may.is_null()) fields.fail("it has either \"after\" or \"may\".");
    note.when = readList(fields, "when");
    note.holds = readList(fields, "holds");
    for (const std::string_view language : kLessonLanguages) {
        note.text.byLanguage[std::string(language)] = fields.needText(language.data());
        placeholdersIn(note.text.in(language));
    }
    fields.done();
    return note;
}

} // namespace

bool NotePattern::maySkip(const Json& between) const {
    if (between["event"] != event["event"]) return true;
    return between.contains("move") && std::ranges::find(past, between["move"]["kind"]) != past.end();
}

std::vector<std::string> placeholdersIn(const std::string& text) {
    std::vector<std::string> places;
    for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
        const std::size_t close = text.find('}', open);
        if (close == std::string::npos)
            throw WireError(ErrorCode::BadRecord, "A brace is not closed in " + quoted(Json(text)) + ".");
        places.push_back(text.substr(open + 1, close - open - 1));
    }
    return places;
}

Notes readNotes(const Json& json) {
    Fields fields(json, ErrorCode::BadRecord, "The notes");
    Notes notes;
    notes.game = gameOfFile(fields, "The file of notes", kNotesFormat);
    const Json& list = fields.need("notes");
    if (!list.is_array() || list.empty()) fields.fail("\"notes\" is a list of notes.");
    notes.rare = readList(fields, "rare");
    fields.done();
    std::set<std::string> ids;
    for (const Json& one : list) {
        const std::string where = "Note " + std::to_string(notes.notes.size() + 1) + ": ";
        try {
            notes.notes.push_back(readNote(one));
        } catch (const WireError& error) {
            throw WireError(ErrorCode::BadRecord, where + error.text());
        }
        if (!ids.insert(notes.notes.back().id).second)
            throw WireError(ErrorCode::BadRecord,
                            where + "another has the id " + quoted(Json(notes.notes.back().id)) + ".");
    }
    return notes;
}

} // namespace tacklebox
