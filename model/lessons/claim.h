// What the coach says, as far as a program can check it: claims about what the learner sees and has seen.
#pragma once

#include "model/host/anygame.h"
#include "model/json/json.h"

#include <string>

namespace tacklebox {

/// Why one claim of a comment does not hold; empty if it does. Positions are looked at as `seat` sees them,
/// and so are the events from number `since` of the match on. Claims:
///
///  {"in": "/hands/0", "are": ["7S"]}     the list of the view has these, as often as they are named
///  {"in": "/hands/0", "none": ["KS"]}    and none of these
///  {"size": "/pond", "is": 32}           the list has so many
///  {"value": "/scores/0", "is": 1}       the value is that; with "isNot" in place of "is" that it is not,
///  nor is a size
///  {"may": {"kind": "ask"}}              a move with these fields is legal for him
///  {"mayNot": {"kind": "ask"}}           none is
///  {"happened": {"event": "said"}}       an event with these fields has been told to him
///  {"didNot": {"event": "said"}}         none has
///  {"rule": "F-03"}                      the sentence is true of every position: that ruling has it
std::string faultOfClaim(const Json& claim, const AnyMatch& match, Seat seat, int since);

/// The same of a claim about the view alone ("in", "size", "value"), of a view as viewJson() writes it.
std::string faultOfViewClaim(const Json& claim, const Json& view);

/// True if `object` has every field of `pattern` with its value.
bool hasFields(const Json& object, const Json& pattern);

} // namespace tacklebox
