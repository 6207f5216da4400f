// That there is JSON, for headers that only pass it on.
#pragma once

#include "model/engine/options.h"

#include <nlohmann/json_fwd.hpp>

namespace tacklebox {

template <class Key, class Value, class Equal, class Allocator>
struct JsonFields;

/// Objects keep their fields in the order in which they were written.
using Json = nlohmann::basic_json<JsonFields>;

enum class ErrorCode;

/// What a reader of moves needs to know of the table.
struct TableShape {
    int seats;
    Options options;
};

} // namespace tacklebox
