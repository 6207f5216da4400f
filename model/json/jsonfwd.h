// Forward declaration of the JSON type.
#pragma once

#include "model/engine/options.h"

#include <nlohmann/json_fwd.hpp>

namespace tacklebox {

template <class Key, class Value, class Equal, class Allocator>
struct JsonFields;

/// Objects keep their fields in insertion order.
using Json = nlohmann::basic_json<JsonFields>;

enum class ErrorCode;

/// The properties of a table that are needed to read moves.
struct TableShape {
    int seats;
    Options options;
};

} // namespace tacklebox
