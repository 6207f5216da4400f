// Matches as records: the opening and the steps from which they can be made again.
#pragma once

#include "model/host/anygame.h"
#include "model/json/json.h"

namespace tacklebox {

/// The version of the record format that this program writes and reads.
inline constexpr int kRecordFormat = 1;

/// A record of the match without its steps.
Json openingJson(const AnyMatch& match);
/// A step of a record; 0 is the first.
Json stepJson(const AnyMatch& match, int number);
/// The whole record.
Json recordJson(const AnyMatch& match);

} // namespace tacklebox
