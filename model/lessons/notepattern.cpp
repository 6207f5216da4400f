#include "model/lessons/notepattern.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace tacklebox {

namespace {

bool matchesVariable(const std::string& name, const Json& value, Seat me, Variables& variables) {
    if (name.starts_with("other") && value == Json(int(me))) return false;
    return variables.try_emplace(name, value).first->second == value;
}

bool matchesText(const std::string& pattern, const Json& value, Seat me, Variables& variables) {
    const std::size_t dollar = pattern.find('$');
    if (dollar == 0) {
        const std::size_t equals = pattern.find('=');
        return (equals == std::string::npos ||
                matchesText(pattern.substr(equals + 1), value, me, variables)) &&
               matchesVariable(pattern.substr(1, equals - 1), value, me, variables);
    }
    if (!value.is_string()) return false;
    const auto& text = value.get_ref<const std::string&>();
    if (dollar != std::string::npos) {
        const std::string number = text.size() > dollar ? text.substr(dollar) : std::string();
        const auto isDigit = [](unsigned char character) { return std::isdigit(character) != 0; };
        return text.starts_with(pattern.substr(0, dollar)) && number.size() == 1 &&
               std::ranges::all_of(number, isDigit) &&
               matchesVariable(pattern.substr(dollar + 1), std::stoi(number), me, variables);
    }
    if (pattern.starts_with('*')) return text.ends_with(pattern.substr(1));
    if (pattern.ends_with('*')) return text.starts_with(pattern.substr(0, pattern.size() - 1));
    return text == pattern;
}

bool matchesJson(const Json& pattern, const Json& value, Seat me, Variables& variables) {
    if (pattern.is_string()) return matchesText(pattern.get_ref<const std::string&>(), value, me, variables);
    if (pattern.is_array())
        return std::ranges::any_of(
            pattern, [&](const Json& alternative) { return matches(alternative, value, me, variables); });
    if (!pattern.is_object()) return pattern == value;
    if (!value.is_object()) return false;
    for (const auto& [field, part] : pattern.items())
        if (!value.contains(field) || !matchesJson(part, value[field], me, variables)) return false;
    return true;
}

/// True if a constant or a missing field already rules out a match. Most events and moves fail this quick
/// check, which saves copying the variables for each try.
bool cannotMatch(const Json& pattern, const Json& value) {
    if (pattern.is_string())
        return pattern != value &&
               pattern.get_ref<const std::string&>().find_first_of("$*") == std::string::npos;
    if (!pattern.is_object()) return false;
    if (!value.is_object()) return true;
    for (auto part = pattern.begin(); part != pattern.end(); ++part) {
        const auto found = value.find(part.key());
        if (found == value.end() || cannotMatch(*part, *found)) return true;
    }
    return false;
}

} // namespace

bool matches(const Json& pattern, const Json& value, Seat me, Variables& variables) {
    if (cannotMatch(pattern, value)) return false;
    Variables extended = variables;
    extended.try_emplace("me", int(me));
    if (!matchesJson(pattern, value, me, extended)) return false;
    variables = std::move(extended);
    return true;
}

Json substituted(const Json& json, const Variables& variables) {
    if (json.is_structured()) {
        Json copy = json;
        for (Json& part : copy)
            part = substituted(part, variables);
        return copy;
    }
    if (!json.is_string()) return json;
    const auto& text = json.get_ref<const std::string&>();
    const std::size_t dollar = text.find('$');
    if (dollar == std::string::npos) return json;
    std::size_t end = dollar + 1;
    while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])))
        ++end;
    const auto found = variables.find(text.substr(dollar + 1, end - dollar - 1));
    if (found == variables.end()) return json;
    if (dollar == 0 && end == text.size()) return found->second;
    const Json& value = found->second;
    return text.substr(0, dollar) + (value.is_string() ? value.get<std::string>() : value.dump()) +
           text.substr(end);
}

} // namespace tacklebox
