// Options as JSON: specifications for `hello`, values for `new` and records.
#pragma once

#include "model/engine/options.h"
#include "model/json/json.h"

namespace tacklebox {

Json optionSpecsJson(std::span<const OptionSpec> specs);
Json optionsJson(std::span<const OptionSpec> specs, const Options& options);
/// Reads options; missing ones have their default value. Throws BadOption.
Options readOptions(std::span<const OptionSpec> specs, const Json& json);

} // namespace tacklebox
