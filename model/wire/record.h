// Records: the opening and the steps that reproduce a match.
#pragma once

#include "model/host/anygame.h"
#include "model/json/json.h"

namespace tacklebox {

/// The supported version of the record format.
inline constexpr int kRecordFormat = 1;

/// The record of the match without its steps.
Json openingJson(const AnyMatch& match);
/// A step of the record; the first is 0.
Json stepJson(const AnyMatch& match, int number);
/// The complete record.
Json recordJson(const AnyMatch& match);

} // namespace tacklebox
