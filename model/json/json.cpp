#include "model/json/json.h"

#include <algorithm>
#include <vector>

namespace tacklebox {

namespace {
constexpr std::size_t kMostLevels = 64;     ///< of nested objects and lists
constexpr std::size_t kMostFields = 64;     ///< of an object; the largest, an observation, has 25
constexpr std::size_t kMostValues = 500000; ///< in total; a record of 4 MiB has fewer
constexpr std::size_t kLongestNumber = 40;  ///< characters; a seed has 20
constexpr std::size_t kLongestQuote = 60;   ///< characters of quoted()
constexpr const char* kNumberTooLong = "A number has more than 40 characters.";
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

namespace {

/// A SAX handler that builds a value and stops at the first exceeded limit, so time and memory are
/// proportional to the text.
class BoundedReader { // NOLINT(bugprone-exception-escape): moving a Json does not throw
  public:
    /// The error message; empty if the text is not JSON.
    const std::string& error() const { return m_error; }
    /// Number of characters read up to the syntax error.
    std::size_t errorPosition() const { return m_errorPosition; }
    Json takeResult() { return std::move(m_root); }

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(Json::number_integer_t value) { return add(value); }
    bool number_unsigned(Json::number_unsigned_t value) { return add(value); }
    bool number_float(Json::number_float_t value, const std::string& text) {
        if (text.size() > kLongestNumber) return fail(kNumberTooLong);
        return add(value);
    }
    bool string(std::string& value) { return add(std::move(value)); }
    bool binary(Json::binary_t&) { return false; } // does not occur in JSON text
    bool start_object(std::size_t) { return open(Json::object()); }
    bool key(std::string& key) {
        std::vector<std::string>& keys = m_openContainers.back().keys;
        if (keys.size() == kMostFields) return fail("An object has more than 64 fields.");
        if (std::find(keys.begin(), keys.end(), key) != keys.end())
            return fail("The field " + quoted(Json(key)) + " appears twice.");
        keys.push_back(std::move(key));
        return true;
    }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t position, const std::string&, const Json::exception& error) {
        m_errorPosition = position;
        constexpr int kOutOfRange = 406; // exceeds the range of double
        if (error.id == kOutOfRange) m_error = "A number is too large.";
        return false;
    }

  private:
    /// A list or object whose end has not been read.
    struct OpenContainer {
        Json* value;
        std::vector<std::string> keys; ///< keys of an object so far; the last one has no value yet
    };

    bool fail(std::string text) {
        m_error = std::move(text);
        return false;
    }
    bool add(Json value) { return append(std::move(value)) != nullptr; }
    bool open(Json value) {
        if (m_openContainers.size() == kMostLevels) return fail("The text nests deeper than 64 levels.");
        Json* container = append(std::move(value));
        if (container) m_openContainers.push_back({container, {}});
        return container;
    }
    bool close() {
        m_openContainers.pop_back();
        return true;
    }
    /// Appends the value to the innermost open container, or makes it the result. Returns its address, which
    /// is valid until the container grows, or null if there are too many values.
    Json* append(Json value) {
        if (++m_values > kMostValues) {
            fail("The text holds more than 500000 values.");
            return nullptr;
        }
        if (m_openContainers.empty()) {
            m_root = std::move(value);
            return &m_root;
        }
        const OpenContainer& container = m_openContainers.back();
        if (container.value->is_array()) return &container.value->emplace_back(std::move(value));
        return &container.value->emplace(container.keys.back(), std::move(value)).first.value();
    }

    Json m_root;
    std::vector<OpenContainer> m_openContainers;
    std::size_t m_values = 0, m_errorPosition = 0;
    std::string m_error;
};

/// Cuts the text off in the first number that is too long, after its first character over the limit. The
/// parser converts numbers before the handler sees them, and MinGW's strtod takes half a minute for a million
/// digits.
std::string_view cutAtLongNumber(std::string_view text) {
    bool inString = false;
    std::size_t length = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') inString = !inString;
        if (inString) {
            if (c == '\\') ++i;
            length = 0;
        } else if ((c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == 'e' || c == 'E') {
            if (++length > kLongestNumber) return text.substr(0, i + 1);
        } else {
            length = 0;
        }
    }
    return text;
}

} // namespace

Json parseJson(std::string_view text) {
    // The parser treats NUL as the end of the text.
    if (text.find('\0') != text.npos) throw WireError(ErrorCode::BadRequest, "This is not JSON.");
    BoundedReader reader;
    const std::string_view read = cutAtLongNumber(text);
    if (Json::sax_parse(read.begin(), read.end(), &reader)) return reader.takeResult();
    if (!reader.error().empty()) throw WireError(ErrorCode::BadRequest, reader.error());
    // The cut caused the error if the parser failed only at the end of the remaining text.
    const bool cutOff = read.size() < text.size() && reader.errorPosition() > read.size();
    throw WireError(ErrorCode::BadRequest, cutOff ? kNumberTooLong : "This is not JSON.");
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
