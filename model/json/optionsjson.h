// Options as JSON: their specifications for `hello`, their values for `new` and for records.
#pragma once

#include "model/engine/options.h"
#include "model/json/json.h"

namespace tacklebox {

Json optionSpecsJson(std::span<const OptionSpec> specs);
Json optionsJson(std::span<const OptionSpec> specs, const Options& options);
/// Reads chosen options over the standard ones. Throws BadOption.
Options readOptions(std::span<const OptionSpec> specs, const Json& json);

} // namespace tacklebox
