#include "model/wire/json.h"

#include <algorithm>
#include <set>

namespace tacklebox {

namespace {
constexpr int kDeepest = 64;
constexpr std::size_t kLongestQuote = 60;
} // namespace

const char* name(ErrorCode code) {
    switch (code) {
    case ErrorCode::BadRequest: return "bad-request";
    case ErrorCode::UnknownGame: return "unknown-game";
    case ErrorCode::BadSeats: return "bad-seats";
    case ErrorCode::BadOption: return "bad-option";
    case ErrorCode::BadDeal: return "bad-deal";
    case ErrorCode::BadRecord: return "bad-record";
    case ErrorCode::NoGame: return "no-game";
    case ErrorCode::NotYourMove: return "not-your-move";
    case ErrorCode::IllegalMove: return "illegal-move";
    case ErrorCode::ChanceDue: return "chance-due";
    case ErrorCode::BadOutcome: return "bad-outcome";
    case ErrorCode::GameOver: return "game-over";
    }
    return "";
}

Json parseJson(std::string_view text) {
    using Event = nlohmann::detail::parse_event_t;
    bool tooDeep = false;
    std::string repeated;
    std::vector<std::set<std::string>> keys;
    const auto watch = [&](int depth, Event event, Json& parsed) {
        if (depth > kDeepest) tooDeep = true;
        if (event == Event::object_start) keys.emplace_back();
        if (event == Event::object_end && !keys.empty()) keys.pop_back();
        if (event == Event::key && !keys.empty() && repeated.empty()) {
            const auto& key = parsed.get_ref<const std::string&>();
            if (!keys.back().insert(key).second) repeated = key;
        }
        return !tooDeep;
    };
    Json json = Json::parse(text.begin(), text.end(), watch, /*allow_exceptions=*/false);
    if (tooDeep) throw WireError(ErrorCode::BadRequest, "The text nests deeper than 64 levels.");
    if (json.is_discarded()) throw WireError(ErrorCode::BadRequest, "This is not JSON.");
    if (!repeated.empty())
        throw WireError(ErrorCode::BadRequest, "The field \"" + repeated + "\" is there twice.");
    return json;
}

Fields::Fields(const Json& object, ErrorCode code, std::string what)
    : m_object(object), m_code(code), m_what(std::move(what)) {
    if (!object.is_object()) fail(m_what + " must be an object in braces, not " + quoted(object) + ".");
}

bool Fields::has(const char* field) const {
    return m_object.contains(field);
}

const Json* Fields::take(const char* field) {
    m_taken.emplace_back(field);
    const auto found = m_object.find(field);
    return found == m_object.end() ? nullptr : &*found;
}

const Json& Fields::need(const char* field) {
    const Json* value = take(field);
    if (!value) fail(m_what + " needs the field \"" + field + "\".");
    return *value;
}

std::string Fields::needText(const char* field) {
    const Json& value = need(field);
    if (!value.is_string()) fail(m_what + ": \"" + field + "\" must be a text, not " + quoted(value) + ".");
    return value.get<std::string>();
}

int Fields::needNumber(const char* field, int least, int most) {
    const Json& value = need(field);
    const bool fits = value.is_number_unsigned()
                          ? value.get<std::uint64_t>() <= std::uint64_t(std::max(most, 0))
                          : value.is_number_integer() && value.get<std::int64_t>() <= most;
    if (!fits || value.get<std::int64_t>() < least)
        fail(m_what + ": \"" + field + "\" must be a whole number from " + std::to_string(least) + " to " +
             std::to_string(most) + ", not " + quoted(value) + ".");
    return int(value.get<std::int64_t>());
}

bool Fields::needFlag(const char* field) {
    const Json& value = need(field);
    if (!value.is_boolean())
        fail(m_what + ": \"" + field + "\" must be true or false, not " + quoted(value) + ".");
    return value.get<bool>();
}

void Fields::done() const {
    for (const auto& [field, value] : m_object.items())
        if (std::find(m_taken.begin(), m_taken.end(), field) == m_taken.end())
            fail(m_what + " has no field " + quoted(Json(field)) + ".");
}

std::string quoted(const Json& value) {
    std::string text = value.dump(-1, ' ', /*ensure_ascii=*/true, Json::error_handler_t::replace);
    if (text.size() > kLongestQuote) text = text.substr(0, kLongestQuote - 3) + "...";
    return text;
}

} // namespace tacklebox
