#pragma once

namespace tacklebox {

/// Returns the first 12 digits of the commit that was built, followed by "+" if the working tree had changes.
/// Returns "" if the commit is unknown.
const char* commit();

} // namespace tacklebox
