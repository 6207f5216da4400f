// Patterns with variables, for events and moves in the form of the line protocol.
#pragma once

#include "model/engine/seats.h"
#include "model/json/json.h"

#include <map>
#include <string>

namespace tacklebox {

/// The values of variables, by name without the dollar sign.
using Variables = std::map<std::string, Json>;

/// Matches `value` against `pattern`. On success adds newly bound variables to `variables`; otherwise leaves
/// it unchanged. Patterns:
///
/// - An object: Has at least these fields, each matching its pattern.
/// - A list: Matches one of its patterns.
/// - "$card": Anything, but the same value at every occurrence.
/// - "$card=A*": The same, restricted to values that match the rest.
/// - "hand:$other": That place of any seat.
/// - "$me": The person's seat. A variable with a name starting with "other" never matches it.
/// - "*-skip": A text with this end; with the star at the end, with this start.
/// - Anything else: This value.
bool fits(const Json& pattern, const Json& value, Seat me, Variables& variables);

/// `json` with variables replaced by their values, also inside texts: "/hands/$other" becomes "/hands/2".
/// Unbound variables stay.
Json filled(const Json& json, const Variables& variables);

} // namespace tacklebox
