#include "model/lessons/claim.h"

namespace tacklebox {

namespace {

/// Checks that `list` contains each of `names` at least as often; with `none`, that it contains none of them.
std::string listError(const Json& list, const Json& names, bool none) {
    if (!list.is_array()) return "that is no list: " + quoted(list);
    Json left = list;
    for (const Json& name : names) {
        auto found = left.begin();
        while (found != left.end() && *found != name)
            ++found;
        if (none != (found == left.end())) return quoted(name) + (none ? " is there" : " is not there");
        if (!none) left.erase(found);
    }
    return {};
}

bool may(const Json& pattern, const AnyMatch& match, Seat seat) {
    for (const AnyMove& move : match.legalMoves(seat))
        if (hasFields(match.game().moveJson(move), pattern)) return true;
    return false;
}

bool happened(const Json& pattern, const AnyMatch& match, Seat seat, int since) {
    const auto tracker = match.game().tracker(seat);
    for (int number = 0; number < match.events(); ++number) {
        const auto event = match.seen(seat, number);
        if (!event) continue;
        const Json json = tracker->seeAsJson(*event);
        if (number >= since && hasFields(json, pattern)) return true;
    }
    return false;
}

} // namespace

bool hasFields(const Json& object, const Json& pattern) {
    if (!pattern.is_object()) return object == pattern;
    if (!object.is_object()) return false;
    for (const auto& [field, value] : pattern.items())
        if (!object.contains(field) || !hasFields(object[field], value)) return false;
    return true;
}

std::string observationClaimError(const Json& claim, const Json& observation) {
    const char* field = claim.contains("in") ? "in" : claim.contains("size") ? "size" : "value";
    const Json& path = claim[field];
    if (!path.is_string()) return "\"" + std::string(field) + "\" must be a path into the view";
    const Json* found = nullptr;
    try {
        found = &observation.at(Json::json_pointer(path.get<std::string>()));
    } catch (const Json::exception&) {
        return "the view has no " + quoted(path);
    }
    if (claim.contains("are")) return listError(*found, claim["are"], false);
    if (claim.contains("none")) return listError(*found, claim["none"], true);
    const Json value = claim.contains("size") ? Json(found->size()) : *found;
    if (claim.contains("isNot")) return value != claim["isNot"] ? std::string() : "it is " + quoted(value);
    if (!claim.contains("is")) return "it says nothing of " + quoted(path);
    return value == claim["is"] ? std::string() : "it is " + quoted(value);
}

std::string claimError(const Json& claim, const AnyMatch& match, Seat seat, int since) {
    if (!claim.is_object()) return "a claim is an object, not " + quoted(claim);
    std::string error;
    if (claim.contains("rule"))
        error = claim["rule"].is_string() ? "" : "a ruling is named by its number";
    else if (claim.contains("may"))
        error = may(claim["may"], match, seat) ? "" : "no such move is legal";
    else if (claim.contains("mayNot"))
        error = may(claim["mayNot"], match, seat) ? "such a move is legal" : "";
    else if (claim.contains("happened"))
        error = happened(claim["happened"], match, seat, since) ? "" : "it has not happened";
    else if (claim.contains("didNot"))
        error = happened(claim["didNot"], match, seat, since) ? "it has happened" : "";
    else if (claim.contains("in") || claim.contains("size") || claim.contains("value"))
        error = observationClaimError(claim, match.game().observationJson(match.observation(seat)));
    else
        error = "nobody knows such a claim";
    return error.empty() ? error : claim.dump() + ": " + error;
}

} // namespace tacklebox
