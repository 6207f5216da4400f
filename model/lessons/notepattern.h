// Patterns of events and moves in the line protocol's words, with variables for what differs from one to
// another.
#pragma once

#include "model/engine/seats.h"
#include "model/json/json.h"

#include <map>
#include <string>

namespace tacklebox {

/// What variables stand for, by their names without the dollar sign.
using Variables = std::map<std::string, Json>;

/// True if `value` fits `pattern`; then variables that were not set before are set in `variables`, otherwise
/// nothing has changed. Patterns:
///
///  an object      has these fields at least, each fitting its pattern
///  a list         fits one of its patterns
///  "$card"        anything; at a second place the same
///  "$card=A*"     the same of what fits the rest, here a text that begins with A
///  "hand:$other"  that place of any seat
///  "$me"          the person's seat; a variable whose name begins with "other" is no seat of his
///  "*-skip"       a text that ends so, or with the star at the end begins so
///  anything else  just that
bool fits(const Json& pattern, const Json& value, Seat me, Variables& variables);

/// `json` with the values of variables in the place of their names, in texts as part of them too:
/// "/hands/$other" becomes "/hands/2". Names that are not set stay.
Json filled(const Json& json, const Variables& variables);

} // namespace tacklebox
