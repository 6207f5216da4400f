// Claims: statements about the learner's observation and events that a program can check.
#pragma once

#include "model/host/anygame.h"
#include "model/json/json.h"

#include <string>

namespace tacklebox {

/// Returns why a claim does not hold; empty if it does. Observations are those of `seat`, as are the events
/// from match index `since` on. Claims:
///
/// - {"in": "/hands/0", "are": ["7S"]}: The list contains these items, at least as often as named.
/// - {"in": "/hands/0", "none": ["KS"]}: The list contains none of these.
/// - {"size": "/pond", "is": 32}: The list has this size. "isNot" negates it.
/// - {"value": "/scores/0", "is": 1}: The value is this. "isNot" negates it.
/// - {"may": {"kind": "ask"}}: The seat has a legal move with these fields.
/// - {"mayNot": {"kind": "ask"}}: It has none.
/// - {"happened": {"event": "said"}}: The seat has seen an event with these fields.
/// - {"didNot": {"event": "said"}}: It has not.
/// - {"rule": "F-03"}: The comment is true in every position, by this ruling.
std::string claimError(const Json& claim, const AnyMatch& match, Seat seat, int since);

/// The same for a claim about the observation alone ("in", "size", "value"), given as the JSON of
/// observationJson().
std::string observationClaimError(const Json& claim, const Json& observation);

/// True if `object` has every field of `pattern`, with its value.
bool hasFields(const Json& object, const Json& pattern);

} // namespace tacklebox
