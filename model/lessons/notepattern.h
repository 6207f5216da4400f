// Patterns with variables, for events and moves as JSON of the line protocol. Notes of the coach use them.
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
/// - "$card": Any value, but the same one at every occurrence.
/// - "$card=A*": The same, restricted to values that match the pattern after the equals sign.
/// - "hand:$other": This text with the number of any seat.
/// - "$me": The seat `me`. Variables whose names start with "other" never match it.
/// - "*-skip", "red-*": A text that ends with "-skip" or starts with "red-".
/// - Anything else: An equal value.
bool matches(const Json& pattern, const Json& value, Seat me, Variables& variables);

/// Returns `json` with variables replaced by their values, also inside texts: "/hands/$other" becomes
/// "/hands/2". Unbound variables stay.
Json substituted(const Json& json, const Variables& variables);

} // namespace tacklebox
